// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_overlay.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace rp {

void ChartOverlay::addLine(const QLineF &line, const QPen &pen)
{
    QPainterPath path(line.p1());
    path.lineTo(line.p2());
    shapes.push_back({path, pen});
}

void ChartOverlay::addMark(const QLineF &line, const ChartTheme &theme, double width)
{
    addLine(line, QPen(theme.background, width + 2.6, Qt::SolidLine, Qt::FlatCap));
    addLine(line, QPen(theme.text, width, Qt::DashLine, Qt::FlatCap));
}

void ChartOverlay::addText(const QRectF &rect, const QString &text, const QColor &color,
                           Qt::Alignment alignment, bool bold, const QColor &plate)
{
    texts.push_back({rect, text, color, alignment, bold, plate});
}

void ChartOverlay::mirror()
{
    const double width = size.width();
    const auto turn = [width](QRectF &rect) { rect = mirrored(rect, width); };
    turn(plot);
    for (std::vector<QRectF> &series : points)
        std::for_each(series.begin(), series.end(), turn);
    std::for_each(annotations.begin(), annotations.end(), turn);
    std::for_each(diamonds.begin(), diamonds.end(), turn);
    for (std::vector<OverlayFill> *fills : {&ground, &bars, &swatches})
        for (OverlayFill &fill : *fills)
            turn(fill.rect);
    const QTransform turned(-1.0, 0.0, 0.0, 1.0, width, 0.0);
    for (OverlayShape &shape : shapes)
        shape.path = turned.map(shape.path);
    for (std::vector<QLineF> *lines : {&grid, &axes})
        for (QLineF &line : *lines)
            line = turned.map(line);
    rp::mirror(texts, width);
}

void ChartOverlay::addGrid(const TickTable &x, const TickTable &y)
{
    for (const double value : x.ticks.values) {
        const double at = std::round(plot.left() + plot.width() * x.axis.partOf(value));
        grid.emplace_back(at, plot.top(), at, plot.bottom() + 4.0);
    }
    for (const double value : y.ticks.values) {
        const double at = std::round(plot.bottom() - plot.height() * y.axis.partOf(value));
        grid.emplace_back(plot.left(), at, plot.right(), at);
    }
    axes.emplace_back(plot.bottomLeft(), plot.bottomRight());
}

void ChartOverlay::paintGround(QPainter &painter, const ChartTheme &theme) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const OverlayFill &fill : ground)
        paintMark(painter, fill.rect, fill.style, spacing * 2.4);
    painter.setPen(QPen(theme.grid, 1.0, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(grid.data(), static_cast<int>(grid.size()));
    painter.setPen(QPen(theme.axis, 2.0, Qt::SolidLine, Qt::FlatCap));
    painter.drawLines(axes.data(), static_cast<int>(axes.size()));
    painter.restore();
}

void ChartOverlay::paint(QPainter &painter, const ChartStyle &style) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (painter.paintEngine() && painter.paintEngine()->type() != QPaintEngine::Raster)
        for (const OverlayFill &bar : bars)
            paintPattern(painter, bar.rect, bar.style, spacing);
    for (const OverlayFill &swatch : swatches)
        paintMark(painter, swatch.rect, swatch.style, spacing);
    for (const OverlayShape &shape : shapes) {
        // Qt's raster hands parts of a smoothed line of more than some ninety rows to other threads, and
        // waits.
        const QRectF bounds = shape.path.boundingRect();
        painter.setRenderHint(QPainter::Antialiasing, bounds.width() > 0.0 && bounds.height() > 0.0);
        painter.setPen(shape.pen);
        painter.setBrush(shape.brush);
        painter.drawPath(shape.path);
    }
    painter.restore();
    paintTexts(painter, texts, style);
}

PlotBuilder::PlotBuilder(ChartOverlay &placed, const ChartContent &content, const QSizeF &size,
                         const ChartStyle &style)
    : m_content(content)
    , m_style(style)
    , m_text(style)
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

double PlotBuilder::measureFoot(const TickTable &along, const QString &title, std::vector<LegendEntry> legend)
{
    m_legend = std::move(legend);
    const QString whole = rangeTitle(title, along, m_style.format);
    m_title = m_style.namesRanges ? whole : title;
    const double width = m_placed.size.width() - 2.0 * canvasEdge;
    m_titleSize = m_text.wrapped(whole, width);
    const double legendHeight = layoutLegend(m_legend, {}, width, m_text, m_style.theme).height;
    return tickGap + m_text.lineHeight() + m_titleSize.height() +
           (legendHeight > 0.0 ? m_text.em() * 0.6 + legendHeight : 0.0);
}

std::vector<QRectF> PlotBuilder::placeFoot()
{
    const double width = m_placed.size.width();
    const double top = m_placed.plot.bottom() + tickGap + m_text.lineHeight();
    const double left = std::clamp((m_left + m_right - m_titleSize.width()) / 2.0, canvasEdge,
                                   std::max(canvasEdge, width - canvasEdge - m_titleSize.width()));
    m_placed.addText({{left, top}, m_titleSize}, m_title, m_style.theme.mutedText,
                     Qt::AlignHCenter | Qt::AlignTop);
    LegendLayout legend = layoutLegend(m_legend, {canvasEdge, top + m_titleSize.height() + m_text.em() * 0.6},
                                       width - 2.0 * canvasEdge, m_text, m_style.theme);
    m_placed.texts.insert(m_placed.texts.end(), legend.texts.begin(), legend.texts.end());
    return std::move(legend.swatches);
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
        m_placed.addText(labels[i], m_content.annotations[which[i]].label, m_style.theme.text,
                         Qt::AlignHCenter | Qt::AlignTop, true, plate);
    }
    return lowest;
}

void PlotBuilder::placePlot(double top, double bottom)
{
    // Axes of Qt Charts stand on whole pixels.
    m_left = std::round(m_left);
    m_right = std::round(m_right);
    m_placed.plot = QRectF(QPointF(m_left, std::round(top)), QPointF(m_right, std::round(bottom)));
}

} // namespace rp
