// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/surgery/surgery.h"
#include "tests/views/instruments/view_bench.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/instruments/surgery/tool_shelf.h"
#include "views/widgets/blocks/text_block.h"

#include <array>

namespace surgery_view_fixture {

using ::key;
using view_bench::nameOf;
using namespace rp;

constexpr std::array<const char *, 4> scenarios = {"cloud", "edge", "mobile", "tiny"};
constexpr std::array<const char *, 7> surgeries = {"none_skip", "none_break", "where",    "cond",
                                                   "symbolic",  "hoist",      "custom_op"};
constexpr std::array<const char *, 3> pages = {"map", "before_after", "waiting"};

class Bench : public view_bench::OverCatalogue<SurgeryInstrument>,
              public view_bench::ViewBench<SurgeryInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1280, 1800})
    {
    }
};

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
