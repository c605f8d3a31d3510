// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a line chart's layout that places marks and labels, when axes and plot stand.
#include "views/charts/axes/label_placer.h"
#include "views/charts/lines/line_layout.h"

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

QPointF placeOf(const LineLayout &layout, const QPointF &part)
{
    return {layout.plot.left() + layout.plot.width() * part.x(),
            layout.plot.bottom() - layout.plot.height() * part.y()};
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

QRectF diamondAt(const QPointF &centre, const CanvasText &text)
{
    return squareAt(centre, std::max(11.0, text.em() * 1.7));
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
                            static_cast<int>(s), -1, std::clamp(last->y(), 0.0, 1.0),
                            std::clamp(last->x(), 0.0, 1.0)});
    }
    for (std::size_t i = 0; i < content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = content.annotations[i];
        const double part = layout.y.partOf(annotation.position);
        if (!standsAbove(annotation) && annotation.kind == ChartAnnotation::Kind::Automatic && part >= 0.0 &&
            part <= 1.0)
            ends.push_back({annotation.label, -1, static_cast<int>(i), part, 1.0});
    }
    return ends;
}

void placeMarks(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                const CanvasText &text)
{
    const double onLines = std::max(8.0, text.em() * 1.15);
    const double alone = std::max(11.0, text.em() * 1.45);
    const double apart = std::max(64.0, text.lineHeight() * 4.0);
    Q_UNUSED(style)
    int number = 0;
    for (std::size_t s = 0; s < content.series.size(); ++s) {
        const ChartSeries &series = content.series[s];
        const bool isPoints = series.drawn == Drawn::Points;
        std::vector<QRectF> rects;
        rects.reserve(series.points.size());
        for (std::size_t p = 0; p < series.points.size(); ++p) {
            const double size = isPoints ? alone * (series.points[p].emphasized ? 1.25 : 1.0) : onLines;
            const QPointF part = layout.lines[s][p];
            rects.push_back(isInside(part) ? squareAt(placeOf(layout, part), size) : QRectF());
            if (isPoints && series.points[p].drop && !rects.back().isEmpty())
                layout.drops.emplace_back(rects.back().center(),
                                          QPointF(rects.back().center().x(), layout.plot.bottom()));
            if (const auto &interval = series.points[p].interval; interval && !rects.back().isEmpty()) {
                const auto end = [&](double value) {
                    return placeOf(layout, {part.x(), std::clamp(layout.y.partOf(value), 0.0, 1.0)});
                };
                layout.bars.push_back(
                    {QLineF(end(interval->first), end(interval->second)), size, static_cast<int>(s)});
            }
        }
        std::vector<int> shown;
        if (isPoints) {
            for (std::size_t p = 0; p < rects.size(); ++p)
                if (!rects[p].isEmpty())
                    shown.push_back(static_cast<int>(p));
        } else if (series.drawn == Drawn::Line && !layout.plainLines) {
            shown = thinnedMarks(rects, number++, apart);
        }
        layout.shownPoints.push_back(std::move(shown));
        layout.points.push_back(std::move(rects));
    }
}

void placeEnds(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
               const CanvasText &text, double left, double width)
{
    Q_UNUSED(content)
    const std::vector<LineEnd> ends = lineEnds(content, layout);
    const double textLeft = left + text.em() * 4.0;
    const double textWidth = width - text.em() * 4.0;
    std::vector<double> middles;
    std::vector<double> heights;
    for (const LineEnd &end : ends) {
        middles.push_back(placeOf(layout, {end.partX, end.part}).y());
        heights.push_back(text.wrapped(end.text, textWidth, end.series < 0).height());
    }
    const std::vector<double> tops = spreadTops(middles, heights, layout.plot.top() - text.lineHeight() * 0.5,
                                                layout.plot.bottom() + text.lineHeight() * 0.5);
    const double size = std::max(8.0, text.em() * 1.15);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        const LineEnd &end = ends[i];
        const QRectF rect(textLeft, tops[i], textWidth, heights[i]);
        const bool bold = end.series < 0;
        layout.texts.push_back({rect, end.text, style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, bold});
        const QPointF from = placeOf(layout, {end.partX, end.part});
        if (end.series < 0) {
            layout.annotations[static_cast<std::size_t>(end.annotation)] = rect;
            layout.marks.emplace_back(layout.plot.left(), from.y(), layout.plot.right(), from.y());
            layout.leaders.emplace_back(from, QPointF(textLeft - text.em() * 0.5, rect.center().y()));
            continue;
        }
        if (layout.plainLines) {
            layout.leaders.emplace_back(from, QPointF(textLeft - text.em() * 0.5, rect.center().y()));
            continue;
        }
        const QPointF mark(textLeft - text.em() * 1.1, rect.center().y());
        layout.leaders.emplace_back(from, mark);
        layout.keys.push_back({squareAt(mark, size), end.series, false});
    }
}

void placeAnnotations(LineLayout &layout, const ChartContent &content, const CanvasText &text)
{
    layout.diamonds.assign(content.annotations.size(), QRectF());
    for (std::size_t i = 0; i < content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = content.annotations[i];
        if (!standsAbove(annotation) || layout.annotations[i].isEmpty())
            continue;
        const double x = placeOf(layout, {layout.x.partOf(*annotation.category), 0.0}).x();
        const QPointF top(x, layout.annotations[i].bottom());
        const QPointF bottom(x, layout.plot.bottom());
        if (annotation.kind == ChartAnnotation::Kind::Upright) {
            layout.marks.emplace_back(top, bottom);
            continue;
        }
        const double part = layout.y.partOf(annotation.position);
        if (part >= 0.0 && part <= 1.0)
            layout.diamonds[i] = diamondAt({x, placeOf(layout, {0.0, part}).y()}, text);
        layout.drops.emplace_back(top, bottom);
    }
}

void placePointLabels(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                      const CanvasText &text)
{
    struct Wanted
    {
        QString text;
        bool bold;
    };
    std::vector<LabelWish> wishes;
    std::vector<Wanted> words;
    std::vector<QLineF> lines = layout.marks;
    lines.insert(lines.end(), layout.drops.cbegin(), layout.drops.cend());
    for (const LineLayout::Bar &bar : layout.bars)
        lines.push_back(bar.line);
    for (std::size_t s = 0; s < content.series.size(); ++s) {
        const ChartSeries &series = content.series[s];
        for (std::size_t p = 0; p < series.points.size(); ++p) {
            const QRectF mark = layout.points[s][p];
            if (series.drawn == Drawn::Line && p > 0 && !mark.isEmpty() && !layout.points[s][p - 1].isEmpty())
                lines.emplace_back(layout.points[s][p - 1].center(), mark.center());
            if (mark.isEmpty() || series.points[p].label.isEmpty())
                continue;
            const bool bold = series.points[p].emphasized;
            const QString label = layout.numbered ? pointNumber(style.format, p) : series.points[p].label;
            const double ring = bold ? 4.0 : 0.0; // drawn round the chosen one
            wishes.push_back({mark.adjusted(-ring, -ring, ring, ring),
                              QSizeF(text.width(label, bold), text.lineHeight())});
            words.push_back({label, bold});
        }
    }
    if (wishes.empty())
        return;
    // Diamonds want nothing but to stay clear: a label without size.
    for (const QRectF &diamond : layout.diamonds)
        if (!diamond.isEmpty())
            wishes.push_back({diamond, QSizeF(1.0, 1.0)});
    for (std::size_t i = 0; i < content.annotations.size(); ++i)
        if (content.annotations[i].kind == ChartAnnotation::Kind::Region && !layout.annotations[i].isEmpty())
            wishes.push_back({layout.annotations[i], QSizeF(1.0, 1.0)});
    const auto placed = placeLabels(wishes, layout.plot.adjusted(2.0, 1.0, -2.0, -1.0), lines);
    layout.labelsFit = placed.has_value();
    if (!placed)
        return;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const QRectF &rect = (*placed)[i];
        layout.texts.push_back(
            {rect, words[i].text, style.theme.text, Qt::AlignCenter, words[i].bold, style.theme.background});
        if (const QLineF leader = leaderLine(wishes[i].mark, rect); !leader.isNull())
            layout.leaders.push_back(leader);
    }
}

} // namespace rp
