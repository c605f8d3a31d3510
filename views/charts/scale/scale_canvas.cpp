// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/scale/scale_canvas.h"

#include "views/charts/canvas/straight_lines.h"
#include "views/widgets/layout/contrast.h"

namespace rp {

namespace {

constexpr double gripInside = 10.0; ///< pixels from the edge of the plot

} // namespace

void ScaleCanvas::setRidgeCount(int ridges)
{
    m_ridges = ridges;
    forgetLayout();
}

double ScaleCanvas::minimumWidth(const ChartStyle &style) const
{
    return scaleMinimumWidth(m_content, style);
}

ScaleLayout ScaleCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    return layoutScale(m_content, m_ridges, size, style);
}

void ScaleCanvas::paintZone(QPainter &painter, const QRectF &zone, Meaning meaning) const
{
    if (meaning == Meaning::Neutral)
        return;
    MarkStyle style = m_style.theme.mark(meaning);
    fillStraight(painter, zone, mixed(m_style.theme.background, style.fill, 0.1)); // opaque: sooner filled
    style.patternInk = style.fill;
    style.patternInk.setAlphaF(m_style.theme.highContrast ? 0.25F : 0.16F);
    paintPattern(painter, zone, style, m_layout.spacing * 1.8);
}

void ScaleCanvas::paintPlot(QPainter &painter) const
{
    for (std::size_t i = 0; i < m_layout.zones.size(); ++i)
        paintZone(painter, m_layout.zones[i], m_layout.zoneMeanings[i]);
    for (std::size_t i = 0; i < m_layout.swatches.size(); ++i)
        paintZone(painter, m_layout.swatches[i], m_layout.swatchMeanings[i]);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    painter.drawRects(m_layout.swatches.data(), static_cast<int>(m_layout.swatches.size()));
    paintGround(painter, m_layout, m_style, false);
    paintDashed(painter, m_layout.marks, m_style.theme, 2.2, 5.0);
    if (!m_layout.points.empty())
        paintPoints(painter, m_layout.points.front());
}

/// On the line itself: over the middle of its label it would hide the words.
QPointF ScaleCanvas::gripOf(const ChartPosition &position) const
{
    const auto index = static_cast<std::size_t>(position.point);
    if (position.on != ChartPosition::On::Annotation || index >= m_content.annotations.size())
        return PlotCanvas::gripOf(position);
    const QRectF &plot = m_layout.plot;
    const double along_px = m_layout.axis.partOf(m_content.annotations[index].position) * plot.width();
    return {m_style.direction == Qt::RightToLeft ? plot.right() - along_px : plot.left() + along_px,
            plot.bottom() - gripInside};
}

std::optional<double> ScaleCanvas::valueAt(const QPointF &place, Qt::Orientation along) const
{
    const QRectF &plot = m_layout.plot;
    if (along != Qt::Horizontal || plot.width() <= 0.0)
        return std::nullopt;
    const double along_px =
        m_style.direction == Qt::RightToLeft ? plot.right() - place.x() : place.x() - plot.left();
    return m_layout.axis.valueOf(along_px / plot.width());
}

void ScaleCanvas::paintPoints(QPainter &painter, const std::vector<QRectF> &rects) const
{
    for (std::size_t p = 0; p < rects.size(); ++p) {
        const Meaning meaning = m_content.series.front().points[p].meaning;
        if (!rects[p].isEmpty())
            paintMarker(painter, rects[p].center(), rects[p].width(), m_layout.shapes[p],
                        meaning == Meaning::Neutral ? m_style.theme.text : m_style.theme.mark(meaning).fill,
                        m_style.theme.background);
    }
}

} // namespace rp
