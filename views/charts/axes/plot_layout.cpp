// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/axes/plot_layout.h"

#include "views/charts/canvas/straight_lines.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

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

void mirror(PlotLayout &layout)
{
    const double width = layout.size.width();
    layout.plot = mirrored(layout.plot, width);
    for (double &x : layout.gridX)
        x = width - x;
    for (std::vector<QRectF> &series : layout.points)
        mirror(series, width);
    mirror(layout.annotations, width);
    mirror(layout.marks, width);
    mirror(layout.leaders, width);
    mirror(layout.swatches, width);
    mirror(layout.texts, width);
}

QRect pixelsAround(const QRectF &rect, double reach)
{
    return rect.isNull() ? QRect() : rect.adjusted(-reach, -reach, reach, reach).toAlignedRect();
}

std::optional<QRect> redrawnPart(const PlotLayout &before, const PlotLayout &after, double reach)
{
    if (before.size != after.size || before.plot != after.plot || before.gridX != after.gridX ||
        before.swatches != after.swatches || before.spacing != after.spacing ||
        before.texts.size() != after.texts.size())
        return std::nullopt;
    QRect changed = pixelsAround(after.plot, reach);
    if (before.annotations != after.annotations)
        for (const PlotLayout *layout : {&before, &after})
            for (const QRectF &label : layout->annotations)
                changed |= pixelsAround(label, reach);
    for (const auto lines : {&PlotLayout::marks, &PlotLayout::leaders})
        if (before.*lines != after.*lines)
            for (const PlotLayout *layout : {&before, &after})
                for (const QLineF &line : layout->*lines)
                    changed |= pixelsAround(QRectF(line.p1(), line.p2()).normalized(), reach);
    for (std::size_t i = 0; i < after.texts.size(); ++i)
        if (before.texts[i] != after.texts[i])
            changed |= pixelsAround(before.texts[i].rect, reach) | pixelsAround(after.texts[i].rect, reach);
    return changed;
}

void paintGround(QPainter &painter, const PlotLayout &layout, const ChartStyle &style, bool side,
                 const std::vector<double> &gridY)
{
    const QRectF &plot = layout.plot;
    std::vector<QLineF> grid;
    grid.reserve(layout.gridX.size() + gridY.size());
    for (const double x : layout.gridX)
        grid.emplace_back(x, plot.top(), x, plot.bottom() + 4.0);
    for (const double y : gridY)
        grid.emplace_back(plot.left(), y, plot.right(), y);
    drawStraightLines(painter, grid, style.theme.grid, 1.0);
    std::vector<QLineF> axes{QLineF(plot.bottomLeft(), plot.bottomRight())};
    const double start = style.direction == Qt::RightToLeft ? plot.right() : plot.left();
    if (side)
        axes.emplace_back(start, plot.top(), start, plot.bottom());
    drawStraightLines(painter, axes, style.theme.axis, 1.5);
    painter.setPen(QPen(style.theme.axis, 1.5)); // for what else is drawn of the axes
}

void paintDashed(QPainter &painter, const std::vector<QLineF> &lines, const ChartTheme &theme, double width,
                 double ground)
{
    for (const QLineF &line : lines) {
        drawStraightLines(painter, {line}, theme.background, ground);
        drawDashedLines(painter, {line}, theme.text, width, Qt::DashLine);
    }
}

PlotBuilder::PlotBuilder(PlotLayout &placed, const ChartContent &content, const QSizeF &size,
                         const ChartStyle &style)
    : m_content(content)
    , m_style(style)
    , m_text(style)
    , m_foot(m_text, style)
    , m_placed(placed)
{
    m_placed.size = size;
    m_placed.spacing = std::max(6.0, m_text.lineHeight() * 0.42);
}

double PlotBuilder::widestName(double limit) const
{
    double widest = 0.0;
    for (const ChartSeries &series : m_content.series)
        widest = std::max(widest, m_text.wrapped(series.name, limit, true).width());
    return widest;
}

double PlotBuilder::measureFoot(const ValueAxis &axis, const QString &title, std::vector<LegendEntry> legend,
                                double tickGap)
{
    return m_foot.measure(axis, title, std::move(legend), {m_left, m_right, m_placed.size.width(), tickGap});
}

double PlotBuilder::placeAnnotationLabels(const std::function<double(const ChartAnnotation &)> &xOf,
                                          double top, double limit, const QColor &plate)
{
    std::vector<QSizeF> sizes;
    std::vector<double> middles;
    std::vector<std::size_t> which;
    m_placed.annotations.assign(m_content.annotations.size(), QRectF());
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
        const double x = xOf(m_content.annotations[i]);
        if (std::isnan(x))
            continue;
        sizes.push_back(m_text.wrapped(m_content.annotations[i].label, limit, true));
        middles.push_back(x);
        which.push_back(i);
    }
    const std::vector<QRectF> labels =
        stackedLabels(sizes, middles, top, canvasEdge, m_placed.size.width() - canvasEdge);
    double lowest = top;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        m_placed.annotations[which[i]] = labels[i];
        lowest = std::max(lowest, labels[i].bottom());
        place(labels[i], m_content.annotations[which[i]].label, m_style.theme.text,
              Qt::AlignHCenter | Qt::AlignTop, true, plate);
    }
    return lowest;
}

void PlotBuilder::placePlot(double top, double bottom)
{
    m_placed.plot = QRectF(QPointF(m_left, top), QPointF(m_right, bottom));
}

void PlotBuilder::placeFoot()
{
    AxisFoot::Placed foot = m_foot.place(m_placed.plot.bottom());
    m_placed.gridX = std::move(foot.gridX);
    m_placed.swatches = std::move(foot.swatches);
    m_placed.texts.insert(m_placed.texts.end(), foot.texts.begin(), foot.texts.end());
}

void PlotBuilder::place(const QRectF &rect, const QString &text, const QColor &color, Qt::Alignment alignment,
                        bool bold, const QColor &plate)
{
    m_placed.texts.push_back({rect, text, color, alignment, bold, plate});
}

void PlotBuilder::finish()
{
    if (m_style.direction == Qt::RightToLeft)
        mirror(m_placed);
}

} // namespace rp
