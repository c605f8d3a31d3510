// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/axes/label_placer.h"
#include "views/charts/lines/line_marks.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Everything drawn as a line that a name should not hide.
std::vector<QLineF> linesOf(const LineLayout &layout, const ChartContent &content)
{
    std::vector<QLineF> lines = layout.marks;
    lines.insert(lines.end(), layout.drops.cbegin(), layout.drops.cend());
    for (std::size_t s = 0; s < content.series.size(); ++s) {
        if (content.series[s].drawn == ChartSeries::Drawn::Points)
            continue;
        const PartLine &line = layout.lines[s];
        for (std::size_t p = 1; p < line.size(); ++p) {
            const QLineF piece(layout.placeOf(line[p - 1]), layout.placeOf(line[p]));
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

void LineMarks::placeRegions()
{
    // Where an end of a region lies between the plot's sides; `open` for one that is not set.
    const auto edgeOf = [this](const std::optional<double> &end, double open) {
        const double part = end ? m_layout.x.partOf(*end) : open;
        return m_layout.placeOf({std::clamp(std::isfinite(part) ? part : open, 0.0, 1.0), 0.0}).x();
    };
    std::vector<QLineF> lines;
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = m_content.annotations[i];
        if (annotation.kind != ChartAnnotation::Kind::Region)
            continue;
        const double left = edgeOf(annotation.category, 0.0);
        const double right = edgeOf(annotation.until, 1.0);
        if (right - left < 1.0)
            continue; // out of view: spoken and in the table only
        const QRectF ground(left, m_layout.plot.top(), right - left, m_layout.plot.height());
        m_layout.regions.push_back({ground, annotation.meaning});
        const QSizeF size(m_text.width(annotation.label, true), m_text.lineHeight());
        if (size.width() > ground.width() - m_text.em()) { // too narrow for its name
            m_layout.annotations[i] = QRectF(ground.topLeft(), QSizeF(ground.width(), m_text.lineHeight()));
            continue;
        }
        if (lines.empty())
            lines = linesOf(m_layout, m_content);
        m_layout.annotations[i] = nameIn(ground, size, m_layout, lines);
        m_layout.texts.push_back({m_layout.annotations[i], annotation.label, m_style.theme.text,
                                  Qt::AlignCenter, true, m_style.theme.background});
    }
}

} // namespace rp
