// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/label_placer.h"
#include "views/charts/lines/line_builder.h"
#include "views/charts/measured_marks.h"
#include "views/widgets/contrast.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr std::size_t fewPoints = 12; ///< a line with no more has a mark at each

bool isInside(const QPointF &part)
{
    constexpr double slack = 1e-9;
    return part.x() >= -slack && part.x() <= 1.0 + slack && part.y() >= -slack && part.y() <= 1.0 + slack;
}

QRectF squareAt(const QPointF &centre, double size)
{
    return {centre.x() - size / 2.0, centre.y() - size / 2.0, size, size};
}

} // namespace

PointStyle pointStyle(const LinePlot &plot, const ChartContent &content, std::size_t series,
                      const ChartPoint &point, const ChartTheme &theme)
{
    const LineStyle &style = plot.styles[series];
    if (content.series[series].drawn != ChartSeries::Drawn::Points)
        return {style.marker, style.color, false, plot.lineMarkSize};
    return {point.shape.value_or(style.marker),
            point.meaning != Meaning::Neutral ? theme.mark(point.meaning).fill : style.color, point.hollow,
            plot.pointSize * (point.emphasized ? 1.25 : 1.0)};
}

/// Marks far enough apart to leave the line's dashes visible; lines that run together take turns.
std::vector<int> LineBuilder::thinnedMarks(const std::vector<QRectF> &points, int number) const
{
    const double apart = std::max(64.0, m_text.lineHeight() * 4.0);
    std::vector<int> shown;
    const auto drawn = static_cast<std::size_t>(
        std::count_if(points.cbegin(), points.cend(), [](const QRectF &rect) { return !rect.isEmpty(); }));
    double next = -1e9;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i].isEmpty())
            continue;
        const double x = points[i].center().x();
        if (next < -1e8)
            next = drawn <= fewPoints ? x : x + apart * (0.3 + 0.27 * (number % 3));
        if (drawn > fewPoints && x < next)
            continue;
        shown.push_back(static_cast<int>(i));
        next = x + apart;
    }
    return shown;
}

/// Rectangles of all points; which of them are drawn as marks; lines down from points to the axis.
void LineBuilder::placeMarks()
{
    int number = 0;
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        const bool isPoints = series.drawn == Drawn::Points;
        std::vector<QRectF> rects;
        std::vector<int> shown;
        rects.reserve(series.points.size());
        for (const ChartPoint &point : series.points) {
            const QPointF part = partOf(point);
            rects.emplace_back();
            if (!isInside(part))
                continue;
            const QPointF centre = placeOf(part);
            rects.back() = squareAt(centre, pointStyle(m_out, m_content, s, point, m_style.theme).size);
            if (!isPoints)
                continue;
            shown.push_back(static_cast<int>(rects.size()) - 1);
            if (point.drop) {
                m_lines.emplace_back(centre, QPointF(centre.x(), m_placed.plot.bottom()));
                m_placed.addLine(m_lines.back(), QPen(m_style.theme.text, 1.2, Qt::DotLine));
            }
            if (point.emphasized) {
                QPainterPath ring;
                ring.addEllipse(rects.back().adjusted(-3.0, -3.0, 3.0, 3.0));
                m_placed.shapes.push_back({ring, QPen(m_style.theme.text, 1.8)});
            }
        }
        if (series.drawn == Drawn::Line && m_spec.lineMarks && !m_spec.plainLines)
            shown = thinnedMarks(rects, number++);
        m_placed.points.push_back(std::move(rects));
        m_out.shownPoints.push_back(std::move(shown));
    }
    const double zero = m_out.y.axis.partOf(0.0);
    if (zero > 1e-6 && zero < 1.0)
        m_placed.addLine({placeOf({0.0, zero}), placeOf({1.0, zero})}, QPen(m_style.theme.axis, 1.5));
}

/// A marker outside the plot that says which series a text is of; with a piece of its line, or its band.
void LineBuilder::addKey(const QRectF &rect, std::size_t series, bool withLine)
{
    const LineStyle &style = m_out.styles[series];
    const Drawn drawn = m_content.series[series].drawn;
    if (drawn == Drawn::BandUpper) {
        QPainterPath band;
        band.addRect(rect);
        m_placed.shapes.push_back({band, QPen(style.color, 1.0), paleOf(style.color, m_style.theme)});
        return;
    }
    const bool plain = !m_spec.lineMarks && drawn == Drawn::Line;
    if (withLine || plain)
        m_placed.addLine({rect.left(), rect.center().y(), rect.right(), rect.center().y()}, style.pen());
    if (!plain)
        addPoint(m_placed, rect.center(), {style.marker, style.color, false, m_out.lineMarkSize},
                 m_style.theme);
}

/// Texts at the ends of lines, in the column behind the plot.
void LineBuilder::placeEnds()
{
    const std::vector<End> texts = ends();
    const QRectF &plot = m_placed.plot;
    const double textLeft = m_right + m_text.em() * 4.0;
    const double textWidth = m_placed.size.width() - canvasEdge - textLeft;
    std::vector<double> middles;
    std::vector<double> heights;
    for (const End &end : texts) {
        middles.push_back(placeOf(end.part).y());
        heights.push_back(m_text.wrapped(end.text, textWidth, end.series < 0).height());
    }
    const std::vector<double> tops = spreadTops(middles, heights, plot.top() - m_text.lineHeight() * 0.5,
                                                plot.bottom() + m_text.lineHeight() * 0.5);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const End &end = texts[i];
        const bool isSeries = end.series >= 0;
        const QRectF rect(textLeft, tops[i], textWidth, heights[i]);
        m_placed.addText(rect, end.text, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, !isSeries);
        const QPointF from = placeOf(end.part);
        if (!isSeries) {
            m_placed.annotations[static_cast<std::size_t>(end.annotation)] = rect;
            m_lines.emplace_back(plot.left(), from.y(), plot.right(), from.y());
            m_placed.addMark(m_lines.back(), m_style.theme, 1.8);
        }
        const bool hasKey = isSeries && !m_spec.plainLines;
        const QPointF to(textLeft - m_text.em() * (hasKey ? 1.1 : 0.5), rect.center().y());
        m_placed.addLine({from, to}, QPen(m_style.theme.axis, 1.0));
        if (hasKey)
            addKey(squareAt(to, m_out.lineMarkSize), static_cast<std::size_t>(end.series), false);
    }
}

/// Diamonds and lines of the annotations whose labels already stand above the plot.
void LineBuilder::placeAnnotations()
{
    m_placed.diamonds.assign(m_content.annotations.size(), QRectF());
    const double size = std::max(11.0, m_text.em() * 1.7);
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = m_content.annotations[i];
        if (annotation.kind == ChartAnnotation::Kind::Measured) {
            const QPointF at(m_out.x.axis.partOf(annotation.category.value_or(0.0)),
                             m_out.y.axis.partOf(annotation.position));
            if (!isInside(at))
                continue; // told and in the table only
            m_placed.diamonds[i] = squareAt(placeOf(at), size);
            addMeasuredDiamond(m_placed, m_style.theme, m_placed.diamonds[i].center(), size,
                               annotation.variant);
            continue;
        }
        if (!standsAbove(annotation) || m_placed.annotations[i].isEmpty())
            continue;
        const double x = m_out.x.axis.partOf(*annotation.category);
        const QPointF bottom = placeOf({x, 0.0});
        m_lines.emplace_back(QPointF(bottom.x(), m_placed.annotations[i].bottom()), bottom);
        if (annotation.kind == ChartAnnotation::Kind::Upright) {
            m_placed.addMark(m_lines.back(), m_style.theme, 1.8);
            continue;
        }
        m_placed.addLine(m_lines.back(), QPen(m_style.theme.text, 1.2, Qt::DotLine));
        const double part = m_out.y.axis.partOf(annotation.position);
        if (!(part >= 0.0 && part <= 1.0))
            continue;
        m_placed.diamonds[i] = squareAt(placeOf({x, part}), size);
        addPoint(m_placed, m_placed.diamonds[i].center(),
                 {MarkerShape::Diamond, m_style.theme.text, false, size}, m_style.theme);
    }
}

/// The shaded parts of the ground, and their names at the top of them.
void LineBuilder::placeRegions()
{
    // Where an end of a region lies between the plot's sides; `open` for one that is not set.
    const auto edgeOf = [this](const std::optional<double> &end, double open) {
        const double part = end ? m_out.x.axis.partOf(*end) : open;
        return placeOf({std::clamp(std::isfinite(part) ? part : open, 0.0, 1.0), 0.0}).x();
    };
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = m_content.annotations[i];
        if (annotation.kind != ChartAnnotation::Kind::Region)
            continue;
        const double left = edgeOf(annotation.category, 0.0);
        const double right = edgeOf(annotation.until, 1.0);
        if (right - left < 1.0)
            continue; // out of view: spoken and in the table only
        const QRectF area(left, m_placed.plot.top(), right - left, m_placed.plot.height());
        MarkStyle style = m_style.theme.mark(annotation.meaning);
        style.patternInk =
            mixed(m_style.theme.background, style.fill, m_style.theme.highContrast ? 0.3 : 0.24);
        style.fill = mixed(m_style.theme.background, style.fill, 0.09F);
        if (annotation.meaning != Meaning::Neutral)
            m_placed.ground.push_back({area, style});
        const QSizeF size(m_text.width(annotation.label, true), m_text.lineHeight());
        const bool hasRoom = size.width() <= area.width() - m_text.em();
        m_placed.annotations[i] =
            hasRoom ? QRectF({area.center().x() - size.width() / 2.0, area.top() + 2.0}, size)
                    : QRectF(area.topLeft(), QSizeF(area.width(), m_text.lineHeight()));
        if (hasRoom)
            m_placed.addText(m_placed.annotations[i], annotation.label, m_style.theme.text, Qt::AlignCenter,
                             true, m_style.theme.background);
    }
}

/// The labels beside points, clear of everything else. What finds no place is told when it is pointed at.
void LineBuilder::placePointLabels()
{
    std::vector<LabelWish> wishes;
    std::vector<const ChartPoint *> labelled;
    std::vector<QRectF> taken; // by what wants nothing but to stay clear
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        for (std::size_t p = 0; p < series.points.size(); ++p) {
            const QRectF mark = m_placed.points[s][p];
            if (series.drawn == Drawn::Line && p > 0 && !mark.isEmpty() &&
                !m_placed.points[s][p - 1].isEmpty())
                m_lines.emplace_back(m_placed.points[s][p - 1].center(), mark.center());
            const ChartPoint &point = series.points[p];
            if (point.label.isEmpty()) {
                if (series.drawn == Drawn::Points)
                    taken.push_back(mark);
                continue;
            }
            if (mark.isEmpty())
                continue;
            const double ring = point.emphasized ? 4.0 : 0.0; // drawn round the chosen one
            wishes.push_back({mark.adjusted(-ring, -ring, ring, ring),
                              QSizeF(m_text.width(point.label, point.emphasized), m_text.lineHeight()),
                              point.emphasized});
            labelled.push_back(&point);
        }
    }
    if (wishes.empty())
        return;
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i)
        taken.insert(taken.end(), {m_placed.diamonds[i], m_placed.annotations[i]});
    for (const QRectF &rect : taken)
        if (!rect.isEmpty())
            wishes.push_back({rect, QSizeF(1.0, 1.0)}); // a label without size
    const std::vector<QRectF> placed =
        placeLabels(wishes, m_placed.plot.adjusted(2.0, 1.0, -2.0, -1.0), m_lines);
    for (std::size_t i = 0; i < labelled.size(); ++i) {
        if (placed[i].isNull())
            continue;
        m_placed.addText(placed[i], labelled[i]->label, m_style.theme.text, Qt::AlignCenter,
                         labelled[i]->emphasized, m_style.theme.background);
        if (const QLineF leader = leaderLine(wishes[i].mark, placed[i]); !leader.isNull())
            m_placed.addLine(leader, QPen(m_style.theme.axis, 1.0));
    }
}

} // namespace rp
