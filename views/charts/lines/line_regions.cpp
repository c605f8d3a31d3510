// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a line chart's layout that shades and names parts of the ground.
#include "views/charts/axes/label_placer.h"
#include "views/charts/lines/line_layout.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Where an end of a region lies between the plot's sides; `open` for one that is not set.
double edgeOf(const LineLayout &layout, const std::optional<double> &end, double open)
{
    const double part = end ? layout.x.partOf(*end) : open;
    return layout.plot.left() + layout.plot.width() * std::clamp(std::isfinite(part) ? part : open, 0.0, 1.0);
}

/// Everything drawn as a line that a name should not hide.
std::vector<QLineF> linesOf(const LineLayout &layout, const ChartContent &content)
{
    std::vector<QLineF> lines = layout.marks;
    lines.insert(lines.end(), layout.drops.cbegin(), layout.drops.cend());
    const auto place = [&layout](const QPointF &part) {
        return QPointF(layout.plot.left() + layout.plot.width() * part.x(),
                       layout.plot.bottom() - layout.plot.height() * part.y());
    };
    for (std::size_t s = 0; s < content.series.size(); ++s) {
        if (content.series[s].drawn == ChartSeries::Drawn::Points)
            continue;
        const PartLine &line = layout.lines[s];
        for (std::size_t p = 1; p < line.size(); ++p) {
            const QLineF piece(place(line[p - 1]), place(line[p]));
            if (std::isfinite(piece.x1() + piece.y1() + piece.x2() + piece.y2()))
                lines.push_back(piece);
        }
    }
    return lines;
}

/// What a name at `rect` would hide: lines, marks of points, diamonds.
double hidden(const QRectF &rect, const LineLayout &layout, const std::vector<QLineF> &lines)
{
    const QRectF wide = rect.adjusted(-3.0, -2.0, 3.0, 2.0);
    double count = 0.0;
    for (const QLineF &line : lines)
        count += crosses(wide, line) ? 1.0 : 0.0;
    const auto covers = [&wide](const QRectF &mark) { return wide.intersects(mark); };
    for (std::size_t s = 0; s < layout.points.size(); ++s)
        for (const int p : layout.shownPoints[s])
            count += covers(layout.points[s][static_cast<std::size_t>(p)]) ? 2.0 : 0.0;
    return count +
           2.0 * static_cast<double>(std::count_if(layout.diamonds.cbegin(), layout.diamonds.cend(), covers));
}

/// Near the top of the ground and in its middle, or the nearest place where the name hides nothing.
QRectF nameIn(const QRectF &ground, const QSizeF &size, const LineLayout &layout,
              const std::vector<QLineF> &lines)
{
    const double step = size.height() / 2.0;
    const double first = ground.top() + size.height() * 0.8;
    const double aside = std::max(0.0, (ground.width() - size.width()) / 2.0 - step);
    QRectF best(QPointF(ground.center().x() - size.width() / 2.0, first - size.height() / 2.0), size);
    double least = 1e9;
    for (double y = first; y < ground.bottom() - size.height() && least > 0.0; y += step) {
        for (const double x : {0.0, -0.5, 0.5, -1.0, 1.0}) {
            QRectF name(QPointF(), size);
            name.moveCenter({ground.center().x() + x * aside, y});
            const double cost = hidden(name, layout, lines);
            if (cost < least) {
                least = cost;
                best = name;
            }
        }
    }
    return best;
}

} // namespace

void placeRegions(LineLayout &layout, const ChartContent &content, const ChartStyle &style,
                  const CanvasText &text)
{
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i < content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = content.annotations[i];
        if (annotation.kind != ChartAnnotation::Kind::Region)
            continue;
        const double left = edgeOf(layout, annotation.category, 0.0);
        const double right = edgeOf(layout, annotation.until, 1.0);
        if (right - left < 1.0)
            continue; // out of view: spoken and in the table only
        const QRectF ground(left, layout.plot.top(), right - left, layout.plot.height());
        layout.regions.push_back({ground, annotation.meaning});
        const double room = ground.width() - text.em();
        const QSizeF size(text.width(annotation.label, true), text.lineHeight());
        if (size.width() > room) { // too narrow for its name
            layout.annotations[i] = QRectF(ground.left(), ground.top(), ground.width(), text.lineHeight());
            continue;
        }
        if (lines.empty())
            lines = linesOf(layout, content);
        const QRectF name = nameIn(ground, size, layout, lines);
        layout.annotations[i] = name;
        layout.texts.push_back(
            {name, annotation.label, style.theme.text, Qt::AlignCenter, true, style.theme.background});
    }
}

} // namespace rp
