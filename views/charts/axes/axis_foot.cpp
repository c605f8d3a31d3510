// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/axes/axis_foot.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int mostTicks = 8;
constexpr double leastTickGap = 3.0;

} // namespace

QString AxisFoot::tick(double value) const
{
    return axisTickText(m_style.format, m_axis, m_ticks, value);
}

double AxisFoot::xOf(double value) const
{
    return m_span.left + (m_span.right - m_span.left) * m_axis.partOf(value);
}

double AxisFoot::measure(const ValueAxis &axis, const QString &title, std::vector<LegendEntry> legend,
                         const Span &span)
{
    m_axis = axis;
    m_span = span;
    m_legend = std::move(legend);
    int count = mostTicks;
    for (int pass = 0; pass < 6; ++pass) {
        m_ticks = axisTicks(m_axis, count);
        double widest = 0.0;
        for (const double value : m_ticks.values)
            widest = std::max(widest, m_text.width(tick(value)));
        const int fitting = ticksThatFit(m_span.right - m_span.left, widest, m_text);
        if (static_cast<int>(m_ticks.values.size()) <= fitting + 1)
            break;
        count = std::max(1, std::min(count - 1, fitting));
    }
    const QString whole = axisTitleText(title, axisEndText(m_style.format, m_axis, m_ticks, m_axis.from),
                                        axisEndText(m_style.format, m_axis, m_ticks, m_axis.to));
    m_title = m_style.namesRanges ? whole : title;
    const double width = m_span.width - 2.0 * canvasEdge;
    m_titleSize = m_text.wrapped(whole, width);
    const double legendHeight = layoutLegend(m_legend, {}, width, m_text, m_style.theme).height;
    return m_span.tickGap + m_text.lineHeight() + m_titleSize.height() +
           (legendHeight > 0.0 ? m_text.em() * 0.6 + legendHeight : 0.0);
}

void AxisFoot::placeTicks(double top, Placed &placed) const
{
    double lastRight = -1e9;
    for (const double value : m_ticks.values) {
        const double x = xOf(value);
        placed.gridX.push_back(x);
        const QString text = tick(value);
        const double width = m_text.width(text);
        const double left =
            std::clamp(x - width / 2.0, canvasEdge, std::max(canvasEdge, m_span.width - canvasEdge - width));
        if (left < lastRight + leastTickGap)
            continue; // the grid line stays
        placed.texts.push_back({QRectF(left, top, width, m_text.lineHeight()), text, m_style.theme.mutedText,
                                Qt::AlignHCenter | Qt::AlignTop});
        lastRight = left + width;
    }
}

AxisFoot::Placed AxisFoot::place(double plotBottom) const
{
    Placed placed;
    const double tickTop = plotBottom + m_span.tickGap;
    placeTicks(tickTop, placed);
    const double titleTop = tickTop + m_text.lineHeight();
    const double middle = (m_span.left + m_span.right) / 2.0;
    const double titleLeft =
        std::clamp(middle - m_titleSize.width() / 2.0, canvasEdge,
                   std::max(canvasEdge, m_span.width - canvasEdge - m_titleSize.width()));
    placed.texts.push_back({QRectF(QPointF(titleLeft, titleTop), m_titleSize), m_title,
                            m_style.theme.mutedText, Qt::AlignHCenter | Qt::AlignTop});
    LegendLayout legend =
        layoutLegend(m_legend, QPointF(canvasEdge, titleTop + m_titleSize.height() + m_text.em() * 0.6),
                     m_span.width - 2.0 * canvasEdge, m_text, m_style.theme);
    placed.swatches = std::move(legend.swatches);
    placed.texts.insert(placed.texts.end(), legend.texts.begin(), legend.texts.end());
    return placed;
}

} // namespace rp
