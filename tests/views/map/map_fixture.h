// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/map_graph.h"
#include "views/map/operation_map.h"

#include <QStringList>
#include <utility>

namespace map_fixture {

inline QString words(const char *text)
{
    return QString::fromUtf8(text);
}

inline rp::GraphPlan plan(rp::BreakCause cause, rp::physics::SurgeryMethod method, int sites = 1)
{
    rp::GraphPlan made;
    made.cause = cause;
    made.method = method;
    made.scenario.sites = sites;
    made.scenario.kernels_before = 9;
    made.scenario.kernels_a = 6;
    made.scenario.kernels_b = 4;
    made.scenario.kernels_after = 9;
    made.scenario.probability_a = 0.3;
    return made;
}

/// The map of a pass, in English.
inline rp::MapGraph pass(rp::physics::SurgeryMethod method,
                         rp::BreakCause cause = rp::BreakCause::ValueBranch, int sites = 1,
                         const rp::GraphDetail &detail = {})
{
    const rp::GraphPlan made = plan(cause, method, sites);
    return rp::operationMap(rp::operationGraph(made, detail), cause, made.scenario.probability_a);
}

/// A break with two branches, its texts given: input, entry, before, break, entry A, A, entry B, B, output;
/// the words of edges A and B; two region titles; the words of the legend.
inline rp::MapGraph branches(const QStringList &nodes, const QStringList &kinds, const QStringList &edges,
                             const QStringList &regions)
{
    using rp::MapSymbol;
    constexpr MapSymbol symbols[] = {MapSymbol::Pill,    MapSymbol::Gate,      MapSymbol::Box,
                                     MapSymbol::Octagon, MapSymbol::Gate,      MapSymbol::Box,
                                     MapSymbol::Gate,    MapSymbol::Hourglass, MapSymbol::Pill};
    constexpr int regionOf[] = {-1, 0, 0, -1, 1, 1, 2, 2, -1};
    constexpr int kindOf[] = {3, 0, 1, 2, 0, 1, 0, 4, 3};
    rp::MapGraph made;
    for (int i = 0; i < 9; ++i) {
        rp::MapGraph::Node node;
        node.id = QString::number(i);
        node.label = nodes.at(i);
        node.kind = kinds.at(kindOf[i]);
        node.description = nodes.at(i) + QStringLiteral(". ") + kinds.at(kindOf[i]) + QLatin1Char('.');
        node.symbol = symbols[i];
        node.region = regionOf[i];
        node.alarm = i == 3;
        node.faint = i >= 4 && i <= 7;
        made.nodes.push_back(node);
    }
    made.edges = {{0, 1, {}},          {1, 2, {}}, {2, 3, {}}, {3, 4, edges.at(0)}, {4, 5, {}},
                  {3, 6, edges.at(1)}, {6, 7, {}}, {5, 8, {}}, {7, 8, {}}};
    for (int i = 0; i < 3; ++i)
        made.regions.push_back({QStringLiteral("r%1").arg(i), regions.at(i)});
    made.summary = regions.at(3);
    made.regionLegend = regions.at(4);
    made.faintLegend = regions.at(5);
    return made;
}

inline rp::MapGraph arabic()
{
    return branches(
        {words("المدخل"), words("دخول الشيفرة المترجمة"), words("الجزء الأول: العمليات ١ إلى ٩"),
         words("انقطاع الرسم: فرع يعتمد على قيمة"), words("دخول الشيفرة المترجمة"),
         words("الفرع A: العمليات ١ إلى ٦"), words("دخول الشيفرة المترجمة"),
         words("المضيف يقرأ قيمة باستدعاء item"), words("المخرج")},
        {words("مدخل منطقة"), words("عملية"), words("انقطاع الرسم"), words("طرف"), words("قراءة من المضيف")},
        {words("الفرع A، ‏٣٠٪"), words("الفرع B، ‏٧٠٪")},
        {words("المنطقة ١: حتى الانقطاع"), words("المنطقة ٢: بعد الانقطاع، المسار الأول"),
         words("المنطقة ٣: بعد الانقطاع، المسار الثاني"),
         words("في الخريطة ٩ عقد و٣ مناطق مترجمة وانقطاع واحد."), words("مترجمة معًا"),
         words("لا تعمل في كل تمريرة")});
}

} // namespace map_fixture
