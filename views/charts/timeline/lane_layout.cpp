// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/lane_layout.h"

#include <QPainter>
#include <algorithm>

namespace rp {

void mirror(std::vector<QRectF> &rects, double width)
{
    for (QRectF &rect : rects)
        rect = mirrored(rect, width);
}

void mirror(std::vector<QLineF> &lines, double width)
{
    for (QLineF &line : lines)
        line = QLineF(width - line.x1(), line.y1(), width - line.x2(), line.y2());
}

void paintLaneGround(QPainter &painter, const LaneLayout &layout, const ChartStyle &style, bool side)
{
    const QRectF &plot = layout.plot;
    painter.setPen(style.theme.grid);
    for (const double x : layout.gridX)
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom() + 4.0));
    painter.setPen(QPen(style.theme.axis, 1.5));
    painter.drawLine(QLineF(plot.bottomLeft(), plot.bottomRight()));
    const double start = style.direction == Qt::RightToLeft ? plot.right() : plot.left();
    if (side)
        painter.drawLine(QLineF(start, plot.top(), start, plot.bottom()));
}

LaneBuilder::LaneBuilder(LaneLayout &placed, const ChartContent &content, const QSizeF &size,
                         const ChartStyle &style)
    : PlotBuilder(placed, content, size, style)
    , m_lanes(placed)
{
}

double LaneBuilder::measureFoot(const ValueAxis &axis)
{
    m_ticks = ticksAlong(axis, m_right - m_left, m_style, m_text);
    return PlotBuilder::measureFoot(m_ticks, m_content.valueAxisTitle, m_content.legend);
}

void LaneBuilder::place(const QRectF &rect, const QString &text, const QColor &color, Qt::Alignment alignment,
                        bool bold, const QColor &plate)
{
    m_placed.addText(rect, text, color, alignment, bold, plate);
}

void LaneBuilder::placeFoot()
{
    for (qsizetype i = 0; i < m_ticks.texts.size(); ++i) {
        const double x =
            m_left + (m_right - m_left) * m_ticks.axis.partOf(m_ticks.ticks.values[std::size_t(i)]);
        m_lanes.gridX.push_back(x);
        const double width = m_text.width(m_ticks.texts[i]);
        const double left = std::clamp(x - width / 2.0, canvasEdge,
                                       std::max(canvasEdge, m_lanes.size.width() - canvasEdge - width));
        place({left, m_placed.plot.bottom() + tickGap, width, m_text.lineHeight()}, m_ticks.texts[i],
              m_style.theme.mutedText, Qt::AlignHCenter | Qt::AlignTop);
    }
    m_lanes.keys = PlotBuilder::placeFoot();
}

void LaneBuilder::finish()
{
    if (m_style.direction != Qt::RightToLeft)
        return;
    m_lanes.mirror();
    rp::mirror(m_lanes.keys, m_lanes.size.width());
    for (double &x : m_lanes.gridX)
        x = m_lanes.size.width() - x;
}

} // namespace rp
