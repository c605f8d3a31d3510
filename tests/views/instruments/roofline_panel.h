// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/models/instruments/roofline/roofline_fixture.h"
#include "tests/views/charts/drawn_chart.h"
#include "tests/views/instruments/view_bench.h"
#include "tests/views/steps/one_act_lab.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/roofline/roofline_chart.h"
#include "views/widgets/blocks/text_block.h"

namespace roofline_panel {

using ::key;
using ::plain;
using roofline_fixture::labCatalogue;

/// Names of every accessible object below one, as an assistive tool walks the tree.
inline QStringList namesIn(QAccessibleInterface *from)
{
    if (!from)
        return {};
    QStringList names{from->text(QAccessible::Name)};
    for (int i = 0; i < from->childCount(); ++i)
        names += namesIn(from->child(i));
    return names;
}
inline QStringList namesIn(QWidget *widget)
{
    return namesIn(QAccessible::queryAccessibleInterface(widget));
}

/// An act with the roofline, a prediction in words and one in numbers.
inline rp::ActContent rooflineAct()
{
    rp::QuestionContent words;
    words.id = key("why");
    words.prompt = key("Why?");
    words.options = {{key("ridge"), key("It lies below the ridge."), key("Yes."), std::nullopt},
                     {key("bug"), key("It is a bug."), key("No."), std::nullopt}};
    words.correct = key("ridge");
    rp::QuestionContent number;
    number.id = key("share");
    number.prompt = key("How much?");
    number.options = {{key("half"), key("About 50 %"), key("Near."), 0.5},
                      {key("all"), key("About 90 %"), key("Far."), 0.9}};
    number.correct = key("half");
    number.distanceUnit = key("points");
    number.truth = rp::Truth{{key("roofline"), key("mfu")}, {{key("size"), 512.0}}};
    rp::ActContent act;
    act.id = key("act1");
    act.title = key("The memory wall");
    act.panels = {{key("roofline"), key("The roofline"), {}, key("roofline")}};
    act.predictions = {words, number};
    return act;
}

/// The roofline's view with a session behind it.
class Panel : public OneActLab, public view_bench::ViewBench<rp::RooflineInstrument>
{
public:
    explicit Panel(rp::Step step = rp::Step::Explore, const rp::ActContent &act = rooflineAct())
        : OneActLab(act, labCatalogue(), step)
        , ViewBench(only<rp::RooflineInstrument>(), {1200, 1500}, session.get())
    {
        window.show();
    }

    const rp::ChartAnnotation *mark(const char *id) const
    {
        return view_bench::markOf(*part<rp::RooflineChart>("chart"), id);
    }
    const rp::SeriesPlot &drawn() const
    {
        part<rp::RooflineChart>("chart")->content(); // brings it up to date
        part<rp::RooflineChart>("chart")->plotWidget()->grab();
        return drawn_chart::canvasOf(*part<rp::RooflineChart>("chart")).plot();
    }
};

} // namespace roofline_panel
