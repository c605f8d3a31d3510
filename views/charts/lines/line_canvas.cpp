// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_canvas.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using Drawn = ChartSeries::Drawn;

constexpr double reach = 12.0;    ///< pixels from a mark that a pointer still means it
constexpr double paleness = 0.16; ///< of areas and bands
constexpr float regionPaleness = 0.09F;

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
    m_laidOut = false;
}

void LineCanvas::setContent(const ChartContent &content)
{
    m_content = content;
    m_laidOut = false;
}

double LineCanvas::minimumHeight(double width, const ChartStyle &style) const
{
    // The height needed does not depend on the height given: the last layout may know it already.
    if (m_laidOut && m_layout.size.width() == width && m_style.font == style.font &&
        m_style.direction == style.direction)
        return m_layout.neededHeight;
    return layoutLines(m_content, m_spec, QSizeF(width, 0.0), style).neededHeight;
}

double LineCanvas::minimumWidth(const ChartStyle &style) const
{
    return linesMinimumWidth(m_content, m_spec, style);
}

void LineCanvas::layout(const QSizeF &size, const ChartStyle &style)
{
    m_style = style;
    m_layout = layoutLines(m_content, m_spec, size, style);
    m_laidOut = true;
    if (!m_scene)
        m_scene = std::make_unique<LineScene>();
    m_scene->setGeometry(size, m_layout.plot);
    fillScene();
}

QPointF LineCanvas::shown(const QPointF &part) const
{
    return m_layout.mirrored ? QPointF(1.0 - part.x(), part.y()) : part;
}

QPointF LineCanvas::placeOf(const QPointF &part) const
{
    const QPointF at = shown(part);
    return {m_layout.plot.left() + m_layout.plot.width() * at.x(),
            m_layout.plot.bottom() - m_layout.plot.height() * at.y()};
}

void LineCanvas::fillScene()
{
    const auto mirrored = [this](QList<QPointF> points) {
        if (m_layout.mirrored) {
            for (QPointF &point : points)
                point = shown(point);
            std::reverse(points.begin(), points.end());
        }
        return points;
    };
    std::vector<LineScene::Line> lines;
    std::vector<LineScene::Area> areas;
    m_bands.clear();
    const QPointF half(0.5 / std::max(1.0, m_layout.plot.width()),
                       0.5 / std::max(1.0, m_layout.plot.height()));
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const Drawn drawn = m_content.series[s].drawn;
        const PartLine &line = m_layout.lines[s];
        const LineStyle &style = m_layout.styles[s];
        PartLine ground;
        if (drawn == Drawn::Line && m_spec.areas)
            for (const QPointF &part : line)
                ground.emplace_back(part.x(), isPlace(part) ? 0.0 : part.y());
        if (drawn == Drawn::BandUpper && s > 0)
            ground = m_layout.lines[s - 1];
        if (!ground.empty())
            for (BandPiece &piece : bandPieces(ground, line)) {
                areas.push_back({mirrored(piece.lower), mirrored(piece.upper), pale(style.color)});
                if (drawn == Drawn::BandUpper)
                    m_bands.emplace_back(s, std::move(piece));
            }
        if (drawn != Drawn::Points)
            for (QList<QPointF> &piece : insidePieces(line, half))
                lines.push_back({mirrored(std::move(piece)), style.pen()});
    }
    m_scene->setAreas(areas); // before the lines, which lie on top of them
    m_scene->setLines(lines);
}

void LineCanvas::paintRegions(QPainter &painter) const
{
    for (const LineLayout::Region &region : m_layout.regions) {
        MarkStyle style = m_style.theme.mark(region.meaning);
        QColor wash(style.fill);
        wash.setAlphaF(regionPaleness);
        painter.fillRect(region.rect, wash);
        style.patternInk = style.fill;
        style.patternInk.setAlphaF(m_style.theme.highContrast ? 0.45F : 0.2F);
        paintPattern(painter, region.rect, style, m_layout.spacing * 2.4);
    }
}

void LineCanvas::paintGrid(QPainter &painter) const
{
    const QRectF &plot = m_layout.plot;
    painter.setPen(QPen(m_style.theme.grid, 1.0));
    for (const double x : m_layout.gridX)
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom() + 4.0));
    for (const double y : m_layout.gridY)
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y));
    painter.setPen(QPen(m_style.theme.axis, 1.5));
    painter.drawLine(QLineF(plot.bottomLeft(), plot.bottomRight()));
    const double start = m_layout.mirrored ? plot.right() : plot.left();
    painter.drawLine(QLineF(start, plot.top(), start, plot.bottom()));
    const double zero = m_layout.y.partOf(0.0);
    if (zero > 1e-6 && zero < 1.0) {
        const double y = placeOf({0.0, zero}).y();
        painter.drawLine(QLineF(plot.left(), y, plot.right(), y));
    }
}

/// Upright strokes between a band's edges: they stay vectors, need no clipping, and tell the band from an
/// area.
void LineCanvas::paintHatching(QPainter &painter) const
{
    const double step = m_layout.spacing / std::max(1.0, m_layout.plot.width());
    for (const auto &[series, piece] : m_bands) {
        painter.setPen(QPen(m_layout.styles[series].color, 1.0));
        QList<QLineF> strokes;
        const double last = std::min(piece.lower.last().x(), piece.upper.last().x());
        const int count = static_cast<int>(last / step);
        // At multiples of the step from the axis on, so that strokes stay where they are when the band moves.
        for (int i = static_cast<int>(std::ceil(piece.lower.first().x() / step)); i <= count; ++i) {
            const double x = i * step;
            strokes.append(
                QLineF(placeOf({x, heightAt(piece.lower, x)}), placeOf({x, heightAt(piece.upper, x)})));
        }
        painter.drawLines(strokes);
    }
}

void LineCanvas::paintAnnotations(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.text, 1.2, Qt::DotLine));
    painter.drawLines(m_layout.drops.data(), static_cast<int>(m_layout.drops.size()));
    for (const QLineF &mark : m_layout.marks) {
        // The light line underneath keeps the dashes visible where they cross another line.
        painter.setPen(QPen(m_style.theme.background, 4.0));
        painter.drawLine(mark);
        painter.setPen(QPen(m_style.theme.text, 1.8, Qt::DashLine));
        painter.drawLine(mark);
    }
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

void LineCanvas::paintKeys(QPainter &painter) const
{
    for (const LineLayout::Key &key : m_layout.keys) {
        const auto series = static_cast<std::size_t>(key.series);
        const LineStyle &style = m_layout.styles[series];
        const QPointF centre = key.rect.center();
        if (key.point >= 0) {
            paintPoint(painter, key.rect, series,
                       m_content.series[series].points[static_cast<std::size_t>(key.point)]);
            continue;
        }
        if (m_content.series[series].drawn == Drawn::BandUpper) {
            painter.fillRect(key.rect, pale(style.color));
            painter.setPen(QPen(style.color, 1.0));
            const double step = m_layout.spacing * 0.7;
            const int count = static_cast<int>((key.rect.width() - 2.0) / step);
            for (int i = 0; i <= count; ++i) {
                const double x = key.rect.left() + 2.0 + i * step;
                painter.drawLine(QLineF(x, key.rect.top(), x, key.rect.bottom()));
            }
            continue;
        }
        const bool plain = !m_spec.lineMarks && m_content.series[series].drawn == Drawn::Line;
        if (key.withLine || plain) {
            painter.setPen(style.pen());
            painter.drawLine(QLineF(key.rect.left(), centre.y(), key.rect.right(), centre.y()));
        }
        if (plain)
            continue;
        paintMarker(painter, centre, std::min(key.rect.width(), key.rect.height()), style.marker, style.color,
                    m_style.theme.background);
    }
}

void LineCanvas::paint(QPainter &painter) const
{
    if (!m_scene)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    paintRegions(painter);
    paintGrid(painter);
    paintHatching(painter);
    m_scene->paint(painter);
    paintAnnotations(painter);
    paintBars(painter);
    paintMarkers(painter);
    paintKeys(painter);
    painter.restore();
    paintTexts(painter, m_layout.texts, m_style);
}

QRectF LineCanvas::pointRect(int series, int point) const
{
    if (series < 0 || series >= static_cast<int>(m_layout.points.size()))
        return {};
    const std::vector<QRectF> &rects = m_layout.points[static_cast<std::size_t>(series)];
    return point >= 0 && point < static_cast<int>(rects.size()) ? rects[static_cast<std::size_t>(point)]
                                                                : QRectF();
}

QRectF LineCanvas::annotationRect(int annotation) const
{
    const auto index = static_cast<std::size_t>(annotation);
    if (annotation < 0 || index >= m_layout.annotations.size())
        return {};
    return index < m_layout.diamonds.size() && !m_layout.diamonds[index].isEmpty()
               ? m_layout.diamonds[index].adjusted(-4.0, -4.0, 4.0, 4.0) // room for the focus ring round it
               : m_layout.annotations[index];
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
