// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery.h"
#include "tests/views/instruments/view_bench.h"
#include "views/instruments/surgery/surgery_choice.h"
#include "views/widgets/layout/tab_row.h"

#include <array>
#include <optional>

namespace surgery_view_fixture {

using ::key;
using view_bench::nameOf;
using namespace rp;

constexpr std::array<const char *, 4> scenarios = {"cloud", "edge", "mobile", "tiny"};
constexpr std::array<const char *, 7> surgeries = {"none_skip", "none_break", "where",    "cond",
                                                   "symbolic",  "hoist",      "custom_op"};
constexpr std::array<const char *, 9> pages = {"map",  "map_after", "before_after", "masking", "rule",
                                               "work", "baselines", "iron_law",     "waiting"};

class Bench : public view_bench::OverCatalogue<SurgeryInstrument>,
              public view_bench::ViewBench<SurgeryInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1280, 1800})
    {
    }
};

/// An annotation of a chart by its key; null when it has none.
inline const rp::ChartAnnotation *annotation(rp::ChartWidget &chart, const char *wanted)
{
    for (const rp::ChartAnnotation &mark : chart.content().annotations) {
        if (mark.key == QLatin1String(wanted))
            return &mark;
    }
    return nullptr;
}

/// A copy: a chart makes its marks anew when its page leaves the front or an input changes.
inline std::optional<rp::ChartAnnotation> copyOf(rp::ChartWidget &chart, const char *wanted)
{
    const rp::ChartAnnotation *found = annotation(chart, wanted);
    return found ? std::optional(*found) : std::nullopt;
}

/// The map draws the nodes and breaks of the graph.
inline void compareMap(const GraphMap &map, const OperationGraph &graph)
{
    QCOMPARE(map.graph().nodes.size(), graph.nodes.size());
    QCOMPARE(map.graph().edges.size(), graph.edges.size());
    QCOMPARE(map.graph().regions.size(), graph.regions.size());
    std::size_t alarms = 0;
    for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
        QCOMPARE(map.graph().nodes[i].id, graph.nodes[i].id);
        alarms += map.graph().nodes[i].alarm ? 1 : 0;
    }
    QCOMPARE(alarms, graph.breaks().size());
}

} // namespace surgery_view_fixture
