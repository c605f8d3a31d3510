// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/inside_range.h"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace rp {

namespace {

bool isPlace(const QPointF &point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

/// What rounding has put beside the border is on it.
QPointF held(const QPointF &point, const QRectF &range)
{
    return {std::clamp(point.x(), range.left(), range.right()),
            std::clamp(point.y(), range.top(), range.bottom())};
}

/// Liang and Barsky: the part of a segment inside the range.
std::optional<QLineF> inside(const QPointF &from, const QPointF &to, const QRectF &range)
{
    const QPointF way = to - from;
    double first = 0.0;
    double last = 1.0;
    const std::pair<double, double> sides[] = {{-way.x(), from.x() - range.left()},
                                               {way.x(), range.right() - from.x()},
                                               {-way.y(), from.y() - range.top()},
                                               {way.y(), range.bottom() - from.y()}};
    for (const auto &[speed, room] : sides) {
        if (speed == 0.0 && room < 0.0)
            return std::nullopt;
        if (speed < 0.0)
            first = std::max(first, room / speed);
        else if (speed > 0.0)
            last = std::min(last, room / speed);
    }
    if (first > last)
        return std::nullopt;
    return QLineF(first > 0.0 ? held(from + way * first, range) : from,
                  last < 1.0 ? held(from + way * last, range) : to);
}

} // namespace

QList<QList<QPointF>> piecesInside(const QList<QPointF> &line, const QRectF &range)
{
    QList<QList<QPointF>> pieces;
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (!isPlace(line[i - 1]) || !isPlace(line[i]))
            continue;
        const std::optional<QLineF> part = inside(line[i - 1], line[i], range);
        if (!part)
            continue;
        if (pieces.isEmpty() || pieces.back().back() != part->p1())
            pieces.append(QList<QPointF>{part->p1()});
        pieces.back().append(part->p2());
    }
    return pieces;
}

QList<QPointF> leanLine(const QList<QPointF> &line, const QPointF &pixel)
{
    constexpr double unseen = 0.1; // pixels
    // Of a longer piece Qt's raster hands parts to other threads, and waits for them.
    constexpr double longest = 48.0;
    if (line.size() < 3)
        return line;
    const auto seen = [&](qsizetype i) { return QPointF(line[i].x() / pixel.x(), line[i].y() / pixel.y()); };
    QList<QPointF> lean{line.first()};
    qsizetype from = 0;
    for (qsizetype to = 2; to < line.size(); ++to) {
        const QLineF way(seen(from), seen(to));
        const double length = way.length();
        bool isStraight = length > 0.0 && length < longest;
        for (qsizetype i = from + 1; isStraight && i < to; ++i) {
            const QPointF beside = seen(i) - way.p1();
            const double along = QPointF::dotProduct(beside, way.p2() - way.p1()) / length;
            isStraight = along >= 0.0 && along <= length &&
                         std::abs(beside.x() * way.dy() - beside.y() * way.dx()) <= unseen * length;
        }
        if (isStraight)
            continue;
        from = to - 1;
        lean.append(line[from]);
    }
    lean.append(line.last());
    return lean;
}

QList<QPointF> edgeInside(const QList<QPointF> &edge, const QRectF &range)
{
    constexpr double rounding = 1e-9; // of the range's width
    const double slack = range.width() * rounding;
    QList<QPointF> inside;
    const auto add = [&](const QPointF &point) {
        if (point.x() >= range.left() - slack && point.x() <= range.right() + slack)
            inside.append(held(point, range));
    };
    for (qsizetype i = 0; i < edge.size(); ++i) {
        if (!isPlace(edge[i]))
            continue;
        add(edge[i]);
        if (i + 1 == edge.size() || !isPlace(edge[i + 1]))
            continue;
        // Where it bends at the range's border.
        const QPointF way = edge[i + 1] - edge[i];
        std::vector<double> bends;
        for (const auto &[from, length, at] :
             {std::tuple(edge[i].x(), way.x(), range.left()), std::tuple(edge[i].x(), way.x(), range.right()),
              std::tuple(edge[i].y(), way.y(), range.top()),
              std::tuple(edge[i].y(), way.y(), range.bottom())})
            if (const double part = (at - from) / length; length != 0.0 && part > 0.0 && part < 1.0)
                bends.push_back(part);
        std::sort(bends.begin(), bends.end());
        for (const double part : bends)
            add(edge[i] + way * part);
    }
    return inside;
}

} // namespace rp
