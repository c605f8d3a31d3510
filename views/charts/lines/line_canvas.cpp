// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_canvas.h"

#include "views/charts/canvas/straight_lines.h"
#include "views/charts/lines/line_marks.h"
#include "views/widgets/layout/contrast.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <iterator>

namespace rp {

namespace {

constexpr double reach = 12.0;    ///< pixels from a mark that a pointer still means it
constexpr double paleness = 0.16; ///< of areas and bands
constexpr float regionPaleness = 0.09F;
constexpr double gripInside = 10.0; ///< pixels from the edge of the plot

QColor pale(const QColor &color)
{
    QColor made(color);
    made.setAlphaF(static_cast<float>(paleness));
    return made;
}

bool isPlace(const QPointF &part)
{
    return std::isfinite(part.x()) && std::isfinite(part.y());
}

} // namespace

void LineCanvas::setSpec(LineChartSpec spec)
{
    m_spec = std::move(spec);
    m_needed = {};
    forgetLayout();
}

double LineCanvas::minimumWidth(const ChartStyle &style) const
{
    return isLaidOutIn(style) ? m_layout.minimumWidth : linesMinimumWidth(m_content, shownSpec(), style);
}

LineLayout LineCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    QStringList labels;
    for (const ChartSeries &series : m_content.series)
        for (const ChartPoint &point : series.points)
            if (!point.label.isEmpty())
                labels.append(point.label);
    if (labels.isEmpty() || size.height() <= 0.0)
        return layoutLines(m_content, shownSpec(), size, style);
    const bool isKnown = m_needed.labels == labels && m_needed.width == size.width() &&
                         m_needed.font == style.font && m_needed.direction == style.direction;
    LineLayout layout = layoutLines(m_content, shownSpec(), size, style,
                                    isKnown ? std::optional(m_needed.height) : std::nullopt);
    m_needed = {labels, size.width(), style.font, style.direction, layout.neededHeight};
    return layout;
}

std::optional<QRect> LineCanvas::redrawn(const LineLayout &before) const
{
    // The mark of a point that stands in the key follows the point.
    const auto isOfPoint = [](const LineLayout::Key &key) { return key.point >= 0; };
    if (before.gridY != m_layout.gridY || before.keys != m_layout.keys || before.styles != m_layout.styles ||
        std::any_of(before.keys.begin(), before.keys.end(), isOfPoint))
        return std::nullopt;
    std::optional<QRect> changed = redrawnPart(before, m_layout, marksReach());
    // Lines end at the plot's edges; marks on them do not.
    for (const LineLayout *layout : {&before, &m_layout}) {
        for (std::size_t s = 0; changed && s < layout->shownPoints.size(); ++s)
            for (const int p : layout->shownPoints[s])
                *changed |= pixelsAround(layout->points[s][std::size_t(p)], marksReach());
        for (const QRectF &diamond : layout->diamonds)
            if (changed)
                *changed |= pixelsAround(diamond, marksReach());
    }
    return changed;
}

/// Labels at their marks need a high plot, and numbers a long key: it is whichever is lower.
double LineCanvas::leastHeight(double width, const ChartStyle &style) const
{
    const double numbered = minimumHeight(width, style);
    if (m_spec.labelColumn.isEmpty())
        return numbered;
    for (const double share : {0.6, 0.7, 0.8, 0.9}) {
        const double height = std::ceil(numbered * share);
        if (!laidOut(QSizeF(width, height), style).numbered)
            return height;
    }
    return numbered;
}

/// On the line itself: over the middle of its label it would hide the words.
QPointF LineCanvas::gripOf(const ChartPosition &position) const
{
    const auto index = static_cast<std::size_t>(position.point);
    if (position.on != ChartPosition::On::Annotation || index >= m_content.annotations.size() ||
        !standsAbove(m_content.annotations[index]) || !m_layout.diamonds[index].isEmpty())
        return PlotCanvas::gripOf(position);
    const double x = m_layout.x.partOf(*m_content.annotations[index].category);
    return m_layout.placeOf({x, 1.0}) + QPointF(0.0, gripInside);
}

std::optional<double> LineCanvas::valueAt(const QPointF &place, Qt::Orientation along) const
{
    const QRectF &plot = m_layout.plot;
    if (plot.isEmpty())
        return std::nullopt;
    if (along == Qt::Vertical)
        return m_layout.y.valueOf((plot.bottom() - place.y()) / plot.height());
    const double part = (place.x() - plot.left()) / plot.width();
    return m_layout.x.valueOf(m_layout.mirrored ? 1.0 - part : part);
}

/// From left to right, also when mirrored, so that dashes begin at the same side.
QPolygonF LineCanvas::placed(const QList<QPointF> &parts) const
{
    QPolygonF points;
    points.reserve(parts.size());
    for (const QPointF &part : parts)
        points.append(m_layout.placeOf(part));
    if (m_layout.mirrored)
        std::reverse(points.begin(), points.end());
    return points;
}

std::vector<QPolygonF> LineCanvas::drawnLine(std::size_t series) const
{
    std::vector<QPolygonF> pieces;
    const QPointF half(0.5 / std::max(1.0, m_layout.plot.width()),
                       0.5 / std::max(1.0, m_layout.plot.height()));
    if (drawnAs(series) != Drawn::Points)
        for (const QList<QPointF> &piece : insidePieces(m_layout.lines[series], half))
            pieces.push_back(placed(piece));
    return pieces;
}

void LineCanvas::paintRegions(QPainter &painter) const
{
    for (const LineLayout::Region &region : m_layout.regions) {
        MarkStyle style = m_style.theme.mark(region.meaning);
        // Opaque: nothing lies below, and blending takes many times as long.
        fillStraight(painter, region.rect, mixed(m_style.theme.background, style.fill, regionPaleness));
        style.patternInk = style.fill;
        style.patternInk.setAlphaF(m_style.theme.highContrast ? 0.25F : 0.2F);
        paintPattern(painter, region.rect, style, m_layout.spacing * 2.4);
    }
}

/// Upright strokes between a band's edges: they stay vectors, need no clipping, and tell the band from an
/// area.
void LineCanvas::paintHatching(QPainter &painter, const BandPiece &piece, const QColor &color) const
{
    const double step = m_layout.spacing / std::max(1.0, m_layout.plot.width());
    std::vector<QLineF> strokes;
    const double last = std::min(piece.lower.last().x(), piece.upper.last().x());
    const int count = static_cast<int>(last / step);
    // At multiples of the step from the axis on, so that strokes stay where they are when the band moves.
    for (int i = static_cast<int>(std::ceil(piece.lower.first().x() / step)); i <= count; ++i) {
        const double x = i * step;
        strokes.emplace_back(m_layout.placeOf({x, heightAt(piece.lower, x)}),
                             m_layout.placeOf({x, heightAt(piece.upper, x)}));
    }
    drawStraightLines(painter, strokes, color, 1.0);
}

/// Bands, and the grounds of lines down to the axis.
void LineCanvas::paintAreas(QPainter &painter) const
{
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const bool isBand = drawnAs(s) == Drawn::BandUpper && s > 0;
        if (!isBand && !(drawnAs(s) == Drawn::Line && m_spec.areas))
            continue;
        const PartLine &line = m_layout.lines[s];
        PartLine ground;
        if (isBand)
            ground = m_layout.lines[s - 1];
        else
            for (const QPointF &part : line)
                ground.emplace_back(part.x(), isPlace(part) ? 0.0 : part.y());
        for (const BandPiece &piece : bandPieces(ground, line)) {
            if (isBand)
                paintHatching(painter, piece, m_layout.styles[s].color);
            QPolygonF area = placed(piece.upper);
            const QPolygonF lower = placed(piece.lower);
            std::reverse_copy(lower.begin(), lower.end(), std::back_inserter(area));
            fillPolygon(painter, area, pale(m_layout.styles[s].color));
        }
    }
}

void LineCanvas::paintLines(QPainter &painter) const
{
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        for (const QPolygonF &piece : drawnLine(s))
            paintLine(painter, piece, m_layout.styles[s].pen());
    }
}

void LineCanvas::paintAnnotations(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    drawDashedLines(painter, m_layout.drops, m_style.theme.text, 1.2, Qt::DotLine);
    paintDashed(painter, m_layout.marks, m_style.theme, 1.8, 4.0);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    painter.drawLines(m_layout.leaders.data(), static_cast<int>(m_layout.leaders.size()));
}

/// The mark of one point, on the plot or in the legend.
void LineCanvas::paintPoint(QPainter &painter, const QRectF &rect, std::size_t series,
                            const ChartPoint &point) const
{
    const LineStyle &style = m_layout.styles[series];
    const bool isPoints = m_content.series[series].drawn == Drawn::Points;
    const QColor color =
        isPoints && point.meaning != Meaning::Neutral ? m_style.theme.mark(point.meaning).fill : style.color;
    const auto paintMark = point.hollow ? paintHollowMarker : paintMarker;
    paintMark(painter, rect.center(), std::min(rect.width(), rect.height()),
              point.shape.value_or(style.marker), color, m_style.theme.background);
}

void LineCanvas::paintBars(QPainter &painter) const
{
    for (const LineLayout::Bar &bar : m_layout.bars) {
        QPen pen(m_layout.styles[static_cast<std::size_t>(bar.series)].color,
                 m_style.theme.highContrast ? 2.4 : 1.8);
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        painter.drawLine(bar.line);
        for (const QPointF &end : {bar.line.p1(), bar.line.p2()})
            painter.drawLine(end - QPointF(bar.cap / 2.0, 0.0), end + QPointF(bar.cap / 2.0, 0.0));
    }
}

void LineCanvas::paintMarkers(QPainter &painter) const
{
    for (std::size_t s = 0; s < m_layout.shownPoints.size(); ++s) {
        const bool isPoints = m_content.series[s].drawn == Drawn::Points;
        for (const int p : m_layout.shownPoints[s]) {
            const QRectF &rect = m_layout.points[s][static_cast<std::size_t>(p)];
            const ChartPoint &point = m_content.series[s].points[static_cast<std::size_t>(p)];
            paintPoint(painter, rect, s, point);
            if (isPoints && point.emphasized) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(m_style.theme.text, 1.8));
                painter.drawEllipse(rect.adjusted(-3.0, -3.0, 3.0, 3.0));
            }
        }
    }
    for (const QRectF &diamond : m_layout.diamonds)
        if (!diamond.isEmpty())
            paintMarker(painter, diamond.center(), diamond.width(), MarkerShape::Diamond, m_style.theme.text,
                        m_style.theme.background);
}

void LineCanvas::paintKey(QPainter &painter, const LineLayout::Key &key) const
{
    const auto series = static_cast<std::size_t>(key.series);
    const LineStyle &style = m_layout.styles[series];
    const QRectF &rect = key.rect;
    const double middle = rect.center().y();
    if (key.point >= 0) {
        paintPoint(painter, rect, series,
                   m_content.series[series].points[static_cast<std::size_t>(key.point)]);
        return;
    }
    if (drawnAs(series) == Drawn::BandUpper) {
        painter.fillRect(rect, pale(style.color));
        painter.setPen(QPen(style.color, 1.0));
        const double step = m_layout.spacing * 0.7;
        const int count = static_cast<int>((rect.width() - 2.0) / step);
        for (int i = 0; i <= count; ++i) {
            const double x = rect.left() + 2.0 + i * step;
            painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
        }
        return;
    }
    const bool plain = !m_spec.lineMarks && drawnAs(series) == Drawn::Line;
    if (key.withLine || plain) {
        painter.setPen(style.pen());
        painter.drawLine(QLineF(rect.left(), middle, rect.right(), middle));
    }
    if (!plain)
        paintMarker(painter, rect.center(), std::min(rect.width(), rect.height()), style.marker, style.color,
                    m_style.theme.background);
}

void LineCanvas::paintPlot(QPainter &painter) const
{
    paintRegions(painter);
    paintGround(painter, m_layout, m_style, true, m_layout.gridY);
    const double zero = m_layout.y.partOf(0.0);
    if (zero > 1e-6 && zero < 1.0)
        painter.drawLine(QLineF(m_layout.placeOf({0.0, zero}), m_layout.placeOf({1.0, zero})));
    paintAreas(painter);
    paintGhost(painter);
    paintLines(painter);
    paintAnnotations(painter);
    paintBars(painter);
    paintMarkers(painter);
    for (const LineLayout::Key &key : m_layout.keys)
        paintKey(painter, key);
}

QRectF LineCanvas::annotationRect(int annotation) const
{
    const QRectF diamond = rectOf(m_layout.diamonds, annotation);
    return diamond.isEmpty() ? rectOf(m_layout.annotations, annotation)
                             : diamond.adjusted(-4.0, -4.0, 4.0, 4.0); // room for the focus ring round it
}

std::optional<ChartPosition> LineCanvas::positionAt(const QPointF &place, const ChartContent &content) const
{
    for (std::size_t i = 0; i < m_layout.annotations.size() && i < content.annotations.size(); ++i)
        if (m_layout.annotations[i].contains(place) || m_layout.diamonds[i].contains(place))
            return ChartPosition{ChartPosition::On::Annotation, 0, static_cast<int>(i)};
    std::optional<ChartPosition> nearest;
    double least = reach;
    for (std::size_t s = 0; s < m_layout.points.size() && s < content.series.size(); ++s)
        for (std::size_t p = 0; p < m_layout.points[s].size(); ++p) {
            const QRectF &rect = m_layout.points[s][p];
            if (rect.isEmpty())
                continue;
            const double distance = QLineF(rect.center(), place).length();
            if (distance < least) {
                least = distance;
                nearest = ChartPosition{ChartPosition::On::Point, static_cast<int>(s), static_cast<int>(p)};
            }
        }
    return nearest;
}

} // namespace rp
