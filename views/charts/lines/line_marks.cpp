// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_marks.h"

#include "views/charts/axes/label_placer.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using Drawn = ChartSeries::Drawn;

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

/// Marks far enough apart to leave the line's dashes visible; lines that run together take turns.
std::vector<int> thinnedMarks(const std::vector<QRectF> &points, int number, double apart)
{
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

} // namespace

bool standsAbove(const ChartAnnotation &annotation)
{
    return annotation.category.has_value() && annotation.kind != ChartAnnotation::Kind::Region;
}

QString pointNumber(const Format &format, std::size_t point)
{
    return format.count(static_cast<double>(point) + 1.0);
}

std::vector<LineEnd> lineEnds(const ChartContent &content, const LineLayout &layout)
{
    std::vector<LineEnd> ends;
    for (std::size_t s = 0; s < content.series.size(); ++s) {
        if (content.series[s].drawn != Drawn::Line)
            continue;
        const PartLine &line = layout.lines[s];
        const auto last = std::find_if(line.crbegin(), line.crend(), [](const QPointF &part) {
            return part.x() >= -1e-9 && part.x() <= 1.0 + 1e-9 && std::isfinite(part.y());
        });
        if (last != line.crend())
            ends.push_back({content.series[s].legendName.isEmpty() ? content.series[s].name
                                                                   : content.series[s].legendName,
                            static_cast<int>(s), -1,
                            QPointF(std::clamp(last->x(), 0.0, 1.0), std::clamp(last->y(), 0.0, 1.0))});
    }
    for (std::size_t i = 0; i < content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = content.annotations[i];
        const double part = layout.y.partOf(annotation.position);
        if (!standsAbove(annotation) && annotation.kind == ChartAnnotation::Kind::Automatic && part >= 0.0 &&
            part <= 1.0)
            ends.push_back({annotation.label, -1, static_cast<int>(i), {1.0, part}});
    }
    return ends;
}

LineMarks::LineMarks(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                     const CanvasText &text)
    : m_layout(layout)
    , m_content(content)
    , m_style(style)
    , m_text(text)
{
}

void LineMarks::placeMarks()
{
    const double onLines = std::max(8.0, m_text.em() * 1.15);
    const double alone = std::max(11.0, m_text.em() * 1.45);
    const double apart = std::max(64.0, m_text.lineHeight() * 4.0);
    int number = 0;
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        const bool isPoints = series.drawn == Drawn::Points;
        m_layout.points.emplace_back();
        m_layout.points.back().reserve(series.points.size());
        for (std::size_t p = 0; p < series.points.size(); ++p)
            placePoint(s, p, isPoints ? alone * (series.points[p].emphasized ? 1.25 : 1.0) : onLines);
        const std::vector<QRectF> &rects = m_layout.points.back();
        std::vector<int> shown;
        for (std::size_t p = 0; isPoints && p < rects.size(); ++p)
            if (!rects[p].isEmpty())
                shown.push_back(static_cast<int>(p));
        if (series.drawn == Drawn::Line && !m_layout.plainLines)
            shown = thinnedMarks(rects, number++, apart);
        m_layout.shownPoints.push_back(std::move(shown));
    }
}

/// A mark with its line down to the axis and the bar of its interval.
void LineMarks::placePoint(std::size_t series, std::size_t point, double size)
{
    const ChartPoint &shown = m_content.series[series].points[point];
    const QPointF part = m_layout.lines[series][point];
    const QPointF centre = m_layout.placeOf(part);
    m_layout.points.back().push_back(isInside(part) ? squareAt(centre, size) : QRectF());
    if (!isInside(part))
        return;
    if (m_content.series[series].drawn == Drawn::Points && shown.drop)
        m_layout.drops.emplace_back(centre, QPointF(centre.x(), m_layout.plot.bottom()));
    if (!shown.interval)
        return;
    const auto end = [&](double value) {
        return m_layout.placeOf({part.x(), std::clamp(m_layout.y.partOf(value), 0.0, 1.0)});
    };
    m_layout.bars.push_back(
        {QLineF(end(shown.interval->first), end(shown.interval->second)), size, static_cast<int>(series)});
}

void LineMarks::placeEnds(double left, double width)
{
    const std::vector<LineEnd> ends = lineEnds(m_content, m_layout);
    const double textLeft = left + m_text.em() * 4.0;
    const double textWidth = width - m_text.em() * 4.0;
    std::vector<double> middles;
    std::vector<double> heights;
    for (const LineEnd &end : ends) {
        middles.push_back(m_layout.placeOf(end.part).y());
        heights.push_back(m_text.wrapped(end.text, textWidth, end.series < 0).height());
    }
    const QRectF &plot = m_layout.plot;
    const std::vector<double> tops = spreadTops(middles, heights, plot.top() - m_text.lineHeight() * 0.5,
                                                plot.bottom() + m_text.lineHeight() * 0.5);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const LineEnd &end = ends[i];
        const bool isSeries = end.series >= 0;
        const QRectF rect(textLeft, tops[i], textWidth, heights[i]);
        m_layout.texts.push_back(
            {rect, end.text, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, !isSeries});
        const QPointF from = m_layout.placeOf(end.part);
        if (!isSeries) {
            m_layout.annotations[static_cast<std::size_t>(end.annotation)] = rect;
            m_layout.marks.emplace_back(plot.left(), from.y(), plot.right(), from.y());
        }
        const bool hasKey = isSeries && !m_layout.plainLines;
        const QPointF to(textLeft - m_text.em() * (hasKey ? 1.1 : 0.5), rect.center().y());
        m_layout.leaders.emplace_back(from, to);
        if (hasKey)
            m_layout.keys.push_back({squareAt(to, std::max(8.0, m_text.em() * 1.15)), end.series, false});
    }
}

void LineMarks::placeAnnotations()
{
    m_layout.diamonds.assign(m_content.annotations.size(), QRectF());
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = m_content.annotations[i];
        if (!standsAbove(annotation) || m_layout.annotations[i].isEmpty())
            continue;
        const double x = m_layout.x.partOf(*annotation.category);
        const QPointF bottom = m_layout.placeOf({x, 0.0});
        const QPointF top(bottom.x(), m_layout.annotations[i].bottom());
        if (annotation.kind == ChartAnnotation::Kind::Upright) {
            m_layout.marks.emplace_back(top, bottom);
            continue;
        }
        const double part = m_layout.y.partOf(annotation.position);
        if (part >= 0.0 && part <= 1.0)
            m_layout.diamonds[i] = squareAt(m_layout.placeOf({x, part}), std::max(11.0, m_text.em() * 1.7));
        m_layout.drops.emplace_back(top, bottom);
    }
}

void LineMarks::placePointLabels()
{
    struct Wanted
    {
        QString text;
        bool bold;
    };
    std::vector<LabelWish> wishes;
    std::vector<Wanted> words;
    std::vector<QLineF> lines = m_layout.marks;
    lines.insert(lines.end(), m_layout.drops.cbegin(), m_layout.drops.cend());
    for (const LineLayout::Bar &bar : m_layout.bars)
        lines.push_back(bar.line);
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        for (std::size_t p = 0; p < series.points.size(); ++p) {
            const QRectF mark = m_layout.points[s][p];
            if (series.drawn == Drawn::Line && p > 0 && !mark.isEmpty() &&
                !m_layout.points[s][p - 1].isEmpty())
                lines.emplace_back(m_layout.points[s][p - 1].center(), mark.center());
            if (mark.isEmpty() || series.points[p].label.isEmpty())
                continue;
            const bool bold = series.points[p].emphasized;
            const QString label = m_layout.numbered ? pointNumber(m_style.format, p) : series.points[p].label;
            const double ring = bold ? 4.0 : 0.0; // drawn round the chosen one
            wishes.push_back({mark.adjusted(-ring, -ring, ring, ring),
                              QSizeF(m_text.width(label, bold), m_text.lineHeight())});
            words.push_back({label, bold});
        }
    }
    if (wishes.empty())
        return;
    // Diamonds want nothing but to stay clear: a label without size.
    for (const QRectF &diamond : m_layout.diamonds)
        if (!diamond.isEmpty())
            wishes.push_back({diamond, QSizeF(1.0, 1.0)});
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i)
        if (m_content.annotations[i].kind == ChartAnnotation::Kind::Region &&
            !m_layout.annotations[i].isEmpty())
            wishes.push_back({m_layout.annotations[i], QSizeF(1.0, 1.0)});
    const auto placed = placeLabels(wishes, m_layout.plot.adjusted(2.0, 1.0, -2.0, -1.0), lines);
    m_layout.labelsFit = placed.has_value();
    if (!placed)
        return;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QRectF &rect = (*placed)[i];
        m_layout.texts.push_back({rect, words[i].text, m_style.theme.text, Qt::AlignCenter, words[i].bold,
                                  m_style.theme.background});
        if (const QLineF leader = leaderLine(wishes[i].mark, rect); !leader.isNull())
            m_layout.leaders.push_back(leader);
    }
}

} // namespace rp
