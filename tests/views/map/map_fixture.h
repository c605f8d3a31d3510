// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/map/operation_map.h"
#include "views/map/picture/map_graph.h"

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

inline rp::MapGraph chinese()
{
    return branches({words("输入"), words("进入编译代码"), words("第一部分：运算 1 到 9"),
                     words("图中断：取决于数值的分支"), words("进入编译代码"), words("分支 A：运算 1 到 6"),
                     words("进入编译代码"), words("主机读取一个数值"), words("输出")},
                    {words("区域入口"), words("运算"), words("图中断"), words("端点"), words("主机读取")},
                    {words("分支 A，30%"), words("分支 B，70%")},
                    {words("区域 1：中断之前"), words("区域 2：中断之后，第一条路径"),
                     words("区域 3：中断之后，第二条路径"),
                     words("这张图有 9 个节点、3 个编译区域和 1 个图中断。"), words("一起编译"),
                     words("并非每次传播都运行")});
}

/// A ladder of `count` nodes with regions of ten, forks, meetings, labels and one edge back.
inline rp::MapGraph large(int count)
{
    rp::MapGraph made;
    for (int i = 0; i < count; ++i) {
        rp::MapGraph::Node node;
        node.id = QString::number(i);
        node.label = QStringLiteral("First part: operations %1 to %2").arg(i).arg(i + 9);
        node.kind = i % 17 == 3 ? QStringLiteral("graph break") : QStringLiteral("operation");
        node.description = node.label + QStringLiteral(". Node %1 of %2.").arg(i + 1).arg(count);
        node.symbol = i % 17 == 3 ? rp::MapSymbol::Octagon : rp::MapSymbol::Box;
        node.alarm = i % 17 == 3;
        node.region = node.alarm ? -1 : i / 10;
        made.nodes.push_back(node);
        if (i > 0)
            made.edges.push_back(
                {i - 1 - (i > 3 ? i % 3 : 0), i, i % 9 == 0 ? QStringLiteral("branch A, 30 %") : QString()});
    }
    if (count > 20)
        made.edges.push_back({15, 5, {}});
    for (int i = 0; i <= count / 10; ++i)
        made.regions.push_back(
            {QStringLiteral("r%1").arg(i), QStringLiteral("Region %1: behind the break").arg(i + 1)});
    return made;
}

} // namespace map_fixture
