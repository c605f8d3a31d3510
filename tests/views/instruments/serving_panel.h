// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/instruments/serving/serving_fixture.h"
#include "tests/views/instruments/view_bench.h"
#include "tests/views/steps/one_act_lab.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/widgets/layout/tab_row.h"

#include <array>

namespace serving_panel {

using serving_fixture::labCatalogue;

constexpr std::array<const char *, 5> pages = {"roofline", "memory", "throughput", "fusion", "operations"};

/// A question about a figure of the design at batch 64, with a far and a near answer.
inline rp::QuestionContent question(const char *figure, double far, double near)
{
    rp::QuestionContent asked;
    asked.id = key(figure);
    asked.prompt = key("How much?");
    asked.options = {{key("far"), key("Far"), key("Far."), far},
                     {key("near"), key("Near"), key("Near."), near}};
    asked.correct = key("near");
    asked.distanceUnit = key("factor");
    asked.truth = rp::Truth{key("serving.") + key(figure), {{key("batch"), 64.0}}};
    return asked;
}

inline rp::ActContent servingAct()
{
    rp::ActContent act;
    act.id = key("act2");
    act.title = key("The design challenge");
    act.panels = {{key("serving"), key("Serving"), {}, key("serving_design")}};
    act.predictions = {question("tokens_s", 1000.0, 9000.0), question("largest_batch", 58.0, 233.0),
                       question("total_bytes", 70e9, 34e9), question("intensity", 300.0, 42.0)};
    return act;
}

/// The design's view with a session behind it.
class Panel : public OneActLab, public view_bench::ViewBench<rp::ServingInstrument>
{
public:
    explicit Panel(rp::Step step = rp::Step::Explore)
        : OneActLab(servingAct(), labCatalogue(), step)
        , ViewBench(only<rp::ServingInstrument>(), {1280, 1800}, session.get())
    {
        window.show();
    }

    static const rp::ChartAnnotation *mark(rp::ChartWidget &chart, const char *id)
    {
        return view_bench::markOf(chart, id);
    }
};

} // namespace serving_panel
