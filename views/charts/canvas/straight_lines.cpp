// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/canvas/straight_lines.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// Pixels side by side that an area covers to the same part.
struct Pixels
{
    double from = 0.0;
    double to = 0.0;
    double covered = 0.0;
};

/// Those at the beginning of an area, in its middle, and at its end, along one direction.
std::array<Pixels, 3> pixelsOf(double from, double to)
{
    const double first = std::ceil(from);
    const double last = std::floor(to);
    if (first > last)
        return {{{last, first, to - from}}};
    return {{{first - 1.0, first, first - from}, {first, last, 1.0}, {last, last + 1.0, to - last}}};
}

/// A line of as many whole pixels as are nearest to its width, at least one, where the line is.
QRectF wholePixels(const QRectF &line, bool upright)
{
    const double width = std::max(1.0, std::round(upright ? line.width() : line.height()));
    const QPointF centre = line.center();
    const double begin = std::round((upright ? centre.x() : centre.y()) - width / 2.0);
    return upright ? QRectF(QPointF(begin, std::round(line.top())),
                            QPointF(begin + width, std::round(line.bottom())))
                   : QRectF(QPointF(std::round(line.left()), begin),
                            QPointF(std::round(line.right()), begin + width));
}

/// Rows that are blended at once. From some ninety on Qt hands parts of them to other threads and waits for
/// these, which takes many times as long as to fill them. What covers all below is filled at once.
constexpr double fewRows = 64.0;

void fill(QPainter &painter, const QRectF &area, const QTransform &back, const QColor &color)
{
    for (const Pixels &x : pixelsOf(area.left(), area.right())) {
        for (const Pixels &y : pixelsOf(area.top(), area.bottom())) {
            constexpr double unseen = 1.0 / 512.0;
            const double covered = x.covered * y.covered;
            if (x.to <= x.from || y.to <= y.from || covered < unseen)
                continue;
            QColor ink(color);
            ink.setAlphaF(static_cast<float>(color.alphaF() * std::min(1.0, covered)));
            const double atOnce = ink.alpha() == 255 ? y.to - y.from : fewRows;
            for (double top = y.from; top < y.to; top += atOnce)
                painter.fillRect(
                    back.mapRect(QRectF(QPointF(x.from, top), QPointF(x.to, std::min(y.to, top + atOnce)))),
                    ink);
        }
    }
}

bool areAlong(const std::vector<QLineF> &lines)
{
    return std::all_of(lines.begin(), lines.end(),
                       [](const QLineF &line) { return line.x1() == line.x2() || line.y1() == line.y2(); });
}

} // namespace

bool isPlainRaster(const QPainter &painter)
{
    const QTransform &to = painter.deviceTransform();
    return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster &&
           to.type() <= QTransform::TxScale && to.m11() > 0.0 && to.m11() == to.m22();
}

void drawStraightLines(QPainter &painter, const std::vector<QLineF> &lines, const QColor &color, double width)
{
    if (!areAlong(lines) || !isPlainRaster(painter) || !painter.testRenderHint(QPainter::Antialiasing)) {
        painter.setPen(QPen(color, width));
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        return;
    }
    const QTransform to = painter.deviceTransform();
    const QTransform back = to.inverted();
    const double half = width / 2.0; // also beyond the ends, which are square
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QLineF &line : lines) {
        const QRectF area = QRectF(line.p1(), line.p2()).normalized().adjusted(-half, -half, half, half);
        fill(painter, wholePixels(to.mapRect(area), line.x1() == line.x2()), back, color);
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

void drawDashedLines(QPainter &painter, const std::vector<QLineF> &lines, const QColor &color, double width,
                     Qt::PenStyle style)
{
    QPen pen(color, width, style, Qt::FlatCap);
    if (!areAlong(lines) || !isPlainRaster(painter) || painter.deviceTransform().m11() != 1.0) {
        painter.setPen(pen);
        painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        return;
    }
    QList<qreal> pattern = pen.dashPattern(); // counts the pen's widths
    for (qreal &length : pattern)
        length *= width;
    pen.setWidthF(1.0);
    pen.setDashPattern(pattern);
    painter.setPen(pen);
    const bool smooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const int pixels = std::max(1, static_cast<int>(std::lround(width)));
    for (const QLineF &line : lines) {
        const bool upright = line.x1() == line.x2();
        for (int i = 0; i < pixels; ++i) {
            const double beside = i - pixels / 2.0;
            painter.drawLine(line.translated(upright ? beside : 0.0, upright ? 0.0 : beside));
        }
    }
    painter.setRenderHint(QPainter::Antialiasing, smooth);
}

void fillStraight(QPainter &painter, const QRectF &area, const QColor &color)
{
    if (!isPlainRaster(painter)) {
        painter.fillRect(area, color);
        return;
    }
    const bool isSmooth = painter.testRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QTransform to = painter.deviceTransform();
    fill(painter, to.mapRect(area.normalized()), to.inverted(), color);
    painter.setRenderHint(QPainter::Antialiasing, isSmooth);
}

void fillOutlined(QPainter &painter, const QRectF &area, const QColor &color, const QPen &outline)
{
    if (!isPlainRaster(painter)) {
        painter.setPen(outline);
        painter.setBrush(color);
        painter.drawRect(area);
        return;
    }
    const double half = outline.widthF() / 2.0;
    const QRectF inside = area.adjusted(half, half, -half, -half);
    fillStraight(painter, area.adjusted(-half, -half, half, half), outline.color());
    if (inside.isValid())
        fillStraight(painter, inside, color);
}

void fillPolygon(QPainter &painter, const QPolygonF &area, const QColor &color)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    const QRectF bounds = painter.deviceTransform().mapRect(area.boundingRect());
    if (!isPlainRaster(painter)) {
        painter.drawPolygon(area);
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false); // a smoothed edge has a part for each of its pixels
    const QTransform back = painter.deviceTransform().inverted();
    for (double top = std::floor(bounds.top()); top < bounds.bottom(); top += fewRows) {
        const QRectF band(bounds.left() - 1.0, top, bounds.width() + 2.0, fewRows);
        painter.setClipRect(back.mapRect(band));
        painter.drawPolygon(area);
    }
    painter.restore();
}

} // namespace rp
