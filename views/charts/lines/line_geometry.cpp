// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_geometry.h"

#include <algorithm>
#include <cmath>
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
