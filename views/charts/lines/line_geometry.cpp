// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace rp {

namespace {

constexpr double farthest = 1e6; ///< plot sizes; beyond it a direction is all that counts

bool isPoint(const QPointF &point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

QPointF near(const QPointF &point)
{
    return {std::clamp(point.x(), -farthest, farthest), std::clamp(point.y(), -farthest, farthest)};
}

struct Segment
{
    QPointF from;
    QPointF to;
};

/// Liang and Barsky's way of cutting a segment to the unit square.
std::optional<Segment> cut(const QPointF &a, const QPointF &b)
{
    const QPointF d = b - a;
    double first = 0.0;
    double last = 1.0;
    const double steps[] = {-d.x(), d.x(), -d.y(), d.y()};
    const double rooms[] = {a.x(), 1.0 - a.x(), a.y(), 1.0 - a.y()};
    for (int side = 0; side < 4; ++side) {
        if (steps[side] == 0.0) {
            if (rooms[side] < 0.0)
                return std::nullopt;
            continue;
        }
        const double at = rooms[side] / steps[side];
        if (steps[side] < 0.0)
            first = std::max(first, at);
        else
            last = std::min(last, at);
    }
    if (first > last)
        return std::nullopt;
    return Segment{a + d * first, a + d * last};
}

/// One edge between two x values, clamped to the plot, with the places where it meets the border.
QList<QPointF> clampedEdge(const PartLine &edge, std::size_t from, std::size_t to)
{
    QList<QPointF> points;
    const auto add = [&](const QPointF &point) {
        const QPointF clamped(std::clamp(point.x(), 0.0, 1.0), std::clamp(point.y(), 0.0, 1.0));
        if (points.isEmpty() || points.last() != clamped)
            points.append(clamped);
    };
    for (std::size_t i = from; i + 1 < to; ++i) {
        const QPointF a = near(edge[i]);
        const QPointF b = near(edge[i + 1]);
        if (std::max(a.x(), b.x()) < 0.0 || std::min(a.x(), b.x()) > 1.0)
            continue;
        std::vector<double> stops{0.0, 1.0};
        for (const double border : {0.0, 1.0}) {
            if (a.x() != b.x())
                stops.push_back((border - a.x()) / (b.x() - a.x()));
            if (a.y() != b.y())
                stops.push_back((border - a.y()) / (b.y() - a.y()));
        }
        std::sort(stops.begin(), stops.end());
        for (const double stop : stops) {
            const QPointF point = a + (b - a) * stop;
            if (stop >= 0.0 && stop <= 1.0 && point.x() >= -1e-9 && point.x() <= 1.0 + 1e-9)
                add(point);
        }
    }
    return points;
}

} // namespace

std::vector<QList<QPointF>> insidePieces(const PartLine &line, const QPointF &nearest)
{
    std::vector<QList<QPointF>> pieces;
    QList<QPointF> piece;
    const auto finish = [&] {
        if (piece.size() > 1)
            pieces.push_back(piece);
        piece.clear();
    };
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const auto inside =
            isPoint(line[i]) && isPoint(line[i + 1]) ? cut(near(line[i]), near(line[i + 1])) : std::nullopt;
        if (!inside) {
            finish();
            continue;
        }
        if (piece.isEmpty() || piece.last() != inside->from) {
            // A point left out for being near still joins its neighbours.
            const bool joined = !piece.isEmpty() &&
                                std::abs(piece.last().x() - inside->from.x()) < nearest.x() &&
                                std::abs(piece.last().y() - inside->from.y()) < nearest.y();
            if (!joined) {
                finish();
                piece.append(inside->from);
            }
        }
        const QPointF step = inside->to - piece.last();
        if (std::abs(step.x()) >= nearest.x() || std::abs(step.y()) >= nearest.y() || i + 2 == line.size())
            piece.append(inside->to);
    }
    finish();
    return pieces;
}

QPolygonF leanLine(const QPolygonF &line, double tolerance)
{
    if (line.size() < 3)
        return line;
    QPolygonF lean{line.first()};
    // Directions from the last point that was kept, relative to that of the first far one after it, in which
    // all points since then are passed closely.
    std::optional<QPointF> ahead;
    double least = 0.0;
    double most = 0.0;
    double farthest_px = 0.0;
    const auto passes = [&](const QPointF &point) {
        const QPointF way = point - lean.last();
        const double distance = std::hypot(way.x(), way.y());
        if (distance <= tolerance)
            return !ahead;
        const double half = std::asin(tolerance / distance);
        const bool isFirst = !ahead;
        if (isFirst)
            ahead = way;
        const double turn =
            std::atan2(ahead->x() * way.y() - ahead->y() * way.x(), QPointF::dotProduct(*ahead, way));
        if (isFirst) {
            least = -half;
            most = half;
        } else if (distance < farthest_px || turn < least || turn > most) {
            return false;
        }
        least = std::max(least, turn - half);
        most = std::min(most, turn + half);
        farthest_px = distance;
        return true;
    };
    for (qsizetype i = 1; i < line.size(); ++i) {
        if (passes(line.at(i)))
            continue;
        lean.append(line.at(i - 1));
        ahead.reset();
        farthest_px = 0.0;
        passes(line.at(i));
    }
    lean.append(line.last());
    return lean;
}

QList<QLineF> strokesAlong(const QPolygonF &line, const QList<double> &pattern, double overlap)
{
    constexpr double least = 1e-6; // what is shorter is a rounding
    QList<QLineF> strokes;
    qsizetype part = 0; // of the pattern; strokes have even numbers
    double left = pattern.isEmpty() ? std::numeric_limits<double>::infinity() : pattern.first();
    bool goesOn = false; // the stroke has begun on a piece before
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF from = line.at(i - 1);
        const QPointF way = line.at(i) - from;
        const double length = std::hypot(way.x(), way.y());
        for (double at = 0.0; at < length;) {
            const double to = std::min(length, at + left);
            if (part % 2 == 0) {
                const bool leads = left > to - at + least && i + 1 < line.size(); // on to the next piece
                const double begin = goesOn ? -overlap : at;
                const double end = leads ? length + overlap : to;
                strokes.append(QLineF(from + way * (begin / length), from + way * (end / length)));
                goesOn = leads;
            }
            left -= to - at;
            at = to;
            if (left > least)
                continue;
            part = (part + 1) % pattern.size();
            left = pattern.at(part);
        }
    }
    return strokes;
}

std::vector<BandPiece> bandPieces(const PartLine &lower, const PartLine &upper)
{
    std::vector<BandPiece> pieces;
    const std::size_t count = std::min(lower.size(), upper.size());
    std::size_t from = 0;
    while (from < count) {
        std::size_t to = from;
        while (to < count && isPoint(lower[to]) && isPoint(upper[to]))
            ++to;
        BandPiece piece{clampedEdge(lower, from, to), clampedEdge(upper, from, to)};
        if (piece.lower.size() > 1 && piece.upper.size() > 1)
            pieces.push_back(std::move(piece));
        from = to + 1;
    }
    return pieces;
}

double heightAt(const QList<QPointF> &edge, double x)
{
    if (edge.isEmpty())
        return 0.0;
    const auto after = std::lower_bound(edge.cbegin(), edge.cend(), x,
                                        [](const QPointF &point, double value) { return point.x() < value; });
    if (after == edge.cbegin())
        return edge.first().y();
    if (after == edge.cend())
        return edge.last().y();
    const QPointF a = *(after - 1);
    const double width = after->x() - a.x();
    return width > 0.0 ? a.y() + (after->y() - a.y()) * (x - a.x()) / width : after->y();
}

} // namespace rp
