// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/views/steps/step_fixture.h"

#include "models/instruments/payback/payback.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/lines/line_chart.h"

namespace return_panel {

using ::key;
using ::plain;
using rp::ChartAnnotation;
using rp::ChartSeries;
using rp::Ledger;
using rp::Meaning;
using rp::PaybackInstrument;
using rp::Step;
using step_fixture::Act;

/// Act 2 as the program has it, with the learner at a step.
class Learner
{
public:
    Learner(Step step, const char *predicted)
    {
        act.goTo(step, key(predicted));
        if (!shown)
            throw std::runtime_error("act 2 has no panel \"roi\"");
    }

    Act act{Ledger::Mode::Learner, key("act2")};
    PaybackInstrument *shown =
        qobject_cast<PaybackInstrument *>(act.workbench.bench(key("act2")).instrument(key("roi")));
};

/// The panel of act 2 with a session behind it.
class Panel : public Learner, public view_bench::ViewBench<PaybackInstrument>
{
public:
    explicit Panel(Step step = Step::Explore, const char *predicted = "ten_thousand")
        : Learner(step, predicted)
        , ViewBench(*shown, {1200, 1400}, act.session.get())
    {
        set("workload", "resnet50"); // what the question is about; exploring opens with something else
        set("per_day", 10e6);
        window.show();
    }

    const ChartAnnotation *mark(const char *id) const
    {
        return view_bench::markOf(*part<rp::LineChart>("timeline"), id);
    }
    Meaning savingIsDrawnAs() const
    {
        for (const ChartSeries &series : part<rp::LineChart>("timeline")->content().series) {
            if (series.key == key("saved_s"))
                return series.meaning;
        }
        return Meaning::Neutral;
    }
};

} // namespace return_panel
