// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_canvas.h"

#include "views/charts/canvas/straight_lines.h"

#include <QPainterPath>

#include <algorithm>

namespace rp {

namespace {

constexpr double leastPart = 0.4; ///< of an axis: bars that end below it want another one
constexpr double headroom =
    1.25; ///< of an axis, for a bar's end that is taken hold of; it wants no other one

BarFrame frameOver(const BarFrame &a, const BarFrame &b)
{
    return {std::max(a.axisEnd, b.axisEnd), std::max(a.before, b.before), std::max(a.behind, b.behind),
            std::max(a.above, b.above)};
}

} // namespace

double BarCanvas::minimumWidth(const ChartStyle &style) const
{
    return barsMinimumWidth(m_content, m_arrangement, style);
}

/// A bar that becomes half as long has to look so: the axis stays while bars can be read on it, and always
/// while something is held.
void BarCanvas::chooseAxis()
{
    if (m_held && m_keptEnd)
        return;
    const double part = m_keptEnd ? barsReach(m_content, m_arrangement) / *m_keptEnd : 0.0;
    const double room = isGripped() ? headroom : 1.0;
    if (m_keptQuantity == m_content.quantity && part * room >= leastPart && part <= 1.0)
        return;
    m_keptEnd = barsAxisEnd(m_content, m_arrangement, room);
    m_keptQuantity = m_content.quantity;
    m_keptFrame = {0.0, 0.0, 0.0, m_keptFrame.above};
}

void BarCanvas::setContent(const ChartContent &content)
{
    const auto isSame = [](const LegendEntry &a, const LegendEntry &b) { return a.meaning == b.meaning; };
    m_legendStays = std::equal(content.legend.begin(), content.legend.end(), m_content.legend.begin(),
                               m_content.legend.end(), isSame);
    PlotCanvas::setContent(content);
    chooseAxis();
}

void BarCanvas::layout(const QSizeF &size, const ChartStyle &style)
{
    if (size.width() != m_keptWidth_px || style.font != m_keptStyle.font ||
        style.direction != m_keptStyle.direction)
        m_keptFrame = {};
    m_keptWidth_px = size.width();
    m_keptStyle = style;
    PlotCanvas::layout(size, style);
    // A name or a value that becomes shorter must not stretch the bars, nor a mark that goes lift them.
    m_keptFrame = {0.0, m_layout.frame.before, m_layout.frame.behind, m_layout.frame.above};
}

BarLayout BarCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    const BarFrame kept = size.width() == m_keptWidth_px ? m_keptFrame : BarFrame{};
    return layoutBars(m_content, m_arrangement, size, style, axisEnd(), frameOver(kept, m_shared));
}

std::optional<QRect> BarCanvas::redrawn(const BarLayout &before) const
{
    std::optional<QRect> changed;
    if (m_legendStays)
        changed = redrawnPart(before, m_layout, marksReach());
    for (const BarLayout *layout : {&before, &m_layout})
        for (const QRectF &pointer : layout->pointers)
            if (changed)
                *changed |= pixelsAround(pointer, 1.0);
    return changed;
}

BarFrame BarCanvas::ownFrame() const
{
    return layoutBars(m_content, m_arrangement, m_layout.size, m_style, axisEnd()).frame;
}

void BarCanvas::setSharedFrame(const BarFrame &shared)
{
    m_shared = shared;
    m_keptFrame = {};
    forgetLayout();
}

void BarCanvas::setAxisEnd(std::optional<double> end)
{
    if (m_axisEnd == end)
        return;
    m_axisEnd = end;
    m_keptFrame = {};
    forgetLayout();
}

void BarCanvas::setHeld(bool held)
{
    m_held = held;
    if (!held)
        chooseAxis();
    forgetLayout();
}

void BarCanvas::setGripped(bool gripped)
{
    if (isGripped() == gripped)
        return;
    PlotCanvas::setGripped(gripped);
    m_keptEnd.reset();
    chooseAxis();
    forgetLayout();
}

void BarCanvas::forgetAxes()
{
    m_keptEnd.reset();
    forgetLayout();
}

std::optional<double> BarCanvas::valueAt(const QPointF &place, Qt::Orientation along) const
{
    const QRectF &plot = m_layout.plot;
    if (along != Qt::Horizontal || plot.width() <= 0.0)
        return std::nullopt;
    const double along_px =
        m_style.direction == Qt::RightToLeft ? plot.right() - place.x() : place.x() - plot.left();
    return along_px / plot.width() * m_layout.axisEnd;
}

QPointF BarCanvas::gripOf(const ChartPosition &position) const
{
    const QRectF rect = positionRect(position);
    if (position.on != ChartPosition::On::Point)
        return {rect.center().x(), m_layout.plot.bottom()};
    return {m_style.direction == Qt::RightToLeft ? rect.left() : rect.right(), rect.center().y()};
}

/// Two slanted lines with the ground between them.
void BarCanvas::paintBreaks(QPainter &painter) const
{
    for (const QRectF &gap : m_layout.breaks) {
        const double slant = gap.width() * 0.6;
        const QPolygonF band({{gap.left() + slant, gap.top()},
                              {gap.right() + slant, gap.top()},
                              {gap.right() - slant, gap.bottom()},
                              {gap.left() - slant, gap.bottom()}});
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_style.theme.background);
        painter.drawPolygon(band);
        painter.setPen(QPen(m_style.theme.text, 1.5));
        painter.drawLine(band[0], band[3]);
        painter.drawLine(band[1], band[2]);
    }
}

void BarCanvas::paintBars(QPainter &painter) const
{
    for (std::size_t s = 0; s < m_layout.points.size(); ++s)
        for (std::size_t p = 0; p < m_layout.points[s].size(); ++p) {
            const ChartPoint &point = m_content.series[s].points[p];
            const QRectF &rect = m_layout.points[s][p];
            if (point.isTotal || rect.isEmpty())
                continue;
            const MarkStyle mark = m_style.theme.mark(point.meaning);
            // A gap of the background's colour keeps neighbours apart where their colours are close.
            fillOutlined(painter, rect, mark.fill, QPen(m_style.theme.background, 1.0));
            paintPattern(painter, rect.adjusted(0.75, 0.75, -0.75, -0.75), mark, m_layout.spacing);
        }
}

void BarCanvas::paintEmphasis(QPainter &painter) const
{
    std::vector<QLineF> edges;
    for (const QRectF &frame : m_layout.frames)
        for (const QLineF &edge :
             {QLineF(frame.topLeft(), frame.topRight()), QLineF(frame.bottomLeft(), frame.bottomRight()),
              QLineF(frame.topLeft(), frame.bottomLeft()), QLineF(frame.topRight(), frame.bottomRight())})
            edges.push_back(edge);
    drawStraightLines(painter, edges, m_style.theme.text, 1.6);
    painter.setPen(Qt::NoPen);
    const bool rightToLeft = m_style.direction == Qt::RightToLeft;
    for (const QRectF &r : m_layout.pointers) {
        QPainterPath path(rightToLeft ? r.topRight() : r.topLeft());
        path.lineTo(rightToLeft ? QPointF(r.left(), r.center().y()) : QPointF(r.right(), r.center().y()));
        path.lineTo(rightToLeft ? r.bottomRight() : r.bottomLeft());
        path.closeSubpath();
        painter.fillPath(path, m_style.theme.text);
    }
}

void BarCanvas::paintPlot(QPainter &painter) const
{
    paintGround(painter, m_layout, m_style, true);
    paintBars(painter);
    paintBreaks(painter);
    for (std::size_t i = 0; i < m_layout.swatches.size(); ++i)
        paintMark(painter, m_layout.swatches[i], m_style.theme.mark(m_content.legend[i].meaning),
                  m_layout.spacing);
    paintEmphasis(painter);
    paintDashed(painter, m_layout.marks, m_style.theme, 2.2, 5.0);
}

} // namespace rp
