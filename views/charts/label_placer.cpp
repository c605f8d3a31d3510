// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/label_placer.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace rp {

namespace {

constexpr double gap = 3.0;
constexpr double unreadable = 20.0;  ///< cost of a label that can't be told to be its mark's
constexpr double freeDistance = 8.0; ///< up to here a label is seen to belong to its mark

struct Direction
{
    double x;
    double y;
    double cost;
};

// To the side first, where a label reads on from its mark.
constexpr Direction directions[] = {{1.0, 0.0, 0.0},  {-1.0, 0.0, 1.0}, {0.0, -1.0, 1.5},  {0.0, 1.0, 1.5},
                                    {1.0, -1.0, 2.0}, {1.0, 1.0, 2.0},  {-1.0, -1.0, 2.5}, {-1.0, 1.0, 2.5}};

QRectF rectAt(const LabelWish &wish, const Direction &direction, double distance)
{
    const double x = wish.mark.width() / 2.0 + wish.size.width() / 2.0;
    const double y = wish.mark.height() / 2.0 + wish.size.height() / 2.0;
    QPointF shift;
    if (direction.y == 0.0)
        shift = QPointF(direction.x * (x + distance), 0.0);
    else if (direction.x == 0.0)
        shift = QPointF(0.0, direction.y * (y + distance));
    else
        shift = QPointF(direction.x * (x + distance * 0.5), direction.y * (y + distance * 0.7));
    QRectF rect(QPointF(), wish.size);
    rect.moveCenter(wish.mark.center() + shift);
    return rect;
}

/// Most are, and that is found out faster than whether they overlap.
bool areApart(const QRectF &a, const QRectF &b)
{
    return a.left() >= b.right() || b.left() >= a.right() || a.top() >= b.bottom() || b.top() >= a.bottom();
}

bool overlap(const QRectF &a, const QRectF &b)
{
    return !areApart(a, b) && a.intersects(b);
}

class Placer
{
public:
    Placer(const std::vector<LabelWish> &wishes, const QRectF &bounds, const std::vector<QLineF> &lines)
        : m_wishes(wishes)
        , m_bounds(bounds)
        , m_lines(lines)
    {
    }

    void place(std::size_t wish)
    {
        m_placed.resize(m_wishes.size());
        m_placed[wish] = bestFor(wish);
    }
    const std::vector<QRectF> &placed() const { return m_placed; }

private:
    bool isFree(std::size_t wish, const QRectF &rect) const
    {
        if (!m_bounds.contains(rect))
            return false;
        const QRectF wide = rect.adjusted(-gap, -1.0, gap, 1.0);
        for (std::size_t i = 0; i < m_wishes.size(); ++i) {
            if (i != wish && overlap(wide, m_placed[i]))
                return false;
            if (overlap(rect, m_wishes[i].mark))
                return false;
        }
        return true;
    }

    /// Beside the cost of the place itself, `base`; only as far as needed once both reach `least`.
    double costOf(std::size_t wish, const QRectF &rect, double base, double least) const
    {
        double cost = 0.0;
        for (const QLineF &line : m_lines) {
            cost += crosses(rect, line) ? 4.0 : 0.0;
            if (base + cost >= least)
                return cost;
        }
        const QLineF leader = leaderLine(m_wishes[wish].mark, rect);
        if (leader.isNull())
            return cost;
        for (std::size_t i = 0; i < m_wishes.size(); ++i)
            if (i != wish && (crosses(m_wishes[i].mark, leader) ||
                              (!m_placed[i].isNull() && crosses(m_placed[i], leader))))
                cost += unreadable;
        return cost + leader.length() / 10.0;
    }

    QRectF bestFor(std::size_t wish) const
    {
        QRectF best;
        double least = unreadable;
        for (const double distance : {gap, 8.0, 16.0, 28.0, 44.0, 64.0, 90.0, 120.0}) {
            for (const Direction &direction : directions) {
                const double base = direction.cost + distance / 4.0;
                const QRectF rect = rectAt(m_wishes[wish], direction, distance);
                // What crosses it only adds to the cost, and takes longest to find out.
                if (base >= least || !isFree(wish, rect))
                    continue;
                const double cost = base + costOf(wish, rect, base, least);
                if (cost < least) {
                    least = cost;
                    best = rect;
                }
            }
            if (least < distance / 4.0)
                break;
        }
        return best;
    }

    const std::vector<LabelWish> &m_wishes;
    QRectF m_bounds;
    const std::vector<QLineF> &m_lines;
    std::vector<QRectF> m_placed;
};

} // namespace

bool crosses(const QRectF &rect, const QLineF &line)
{
    // Nearly all lines pass far away, beside or above or below.
    if (std::max(line.x1(), line.x2()) < rect.left() || std::min(line.x1(), line.x2()) > rect.right() ||
        std::max(line.y1(), line.y2()) < rect.top() || std::min(line.y1(), line.y2()) > rect.bottom())
        return false;
    if (rect.contains(line.p1()) || rect.contains(line.p2()))
        return true;
    const QLineF diagonals[] = {{rect.topLeft(), rect.bottomRight()}, {rect.topRight(), rect.bottomLeft()}};
    return std::any_of(std::begin(diagonals), std::end(diagonals), [&](const QLineF &diagonal) {
        return diagonal.intersects(line, nullptr) == QLineF::BoundedIntersection;
    });
}

std::vector<QRectF> placeLabels(const std::vector<LabelWish> &wishes, const QRectF &bounds,
                                const std::vector<QLineF> &lines)
{
    Placer placer(wishes, bounds, lines);
    for (const bool first : {true, false})
        for (std::size_t i = 0; i < wishes.size(); ++i)
            if (wishes[i].first == first)
                placer.place(i);
    return placer.placed();
}

QLineF leaderLine(const QRectF &mark, const QRectF &label)
{
    const QPointF from = mark.center();
    const QPointF to(std::clamp(from.x(), label.left(), label.right()),
                     std::clamp(from.y(), label.top(), label.bottom()));
    const QLineF line(from, to);
    const double reach = std::max(mark.width(), mark.height()) / 2.0;
    if (line.length() <= reach + freeDistance)
        return {};
    return {line.pointAt((reach + 1.0) / line.length()), line.pointAt(1.0 - 1.0 / line.length())};
}

std::vector<double> spreadTops(const std::vector<double> &wantedMiddles, const std::vector<double> &heights,
                               double top, double bottom)
{
    std::vector<std::size_t> order(wantedMiddles.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return wantedMiddles[a] < wantedMiddles[b]; });
    std::vector<double> tops(wantedMiddles.size());
    double next = top;
    for (const std::size_t i : order) {
        tops[i] = std::max(next, wantedMiddles[i] - heights[i] / 2.0);
        next = tops[i] + heights[i];
    }
    double last = bottom;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        tops[*i] = std::min(tops[*i], last - heights[*i]);
        last = tops[*i];
    }
    // Too many for the room: better below the bottom than over each other or above the top.
    next = top;
    for (const std::size_t i : order) {
        tops[i] = std::max(next, tops[i]);
        next = tops[i] + heights[i];
    }
    return tops;
}

double leftBesideMarks(Stretch wanted, const std::vector<double> &marks, double distance, Stretch bounds)
{
    const double width = wanted.to - wanted.from;
    const auto isClear = [&](double left) {
        constexpr double rounding = 0.01;
        return left >= bounds.from - rounding && left + width <= bounds.to + rounding &&
               std::none_of(marks.begin(), marks.end(), [&](double mark) {
                   return mark > left - distance + rounding && mark < left + width + distance - rounding;
               });
    };
    std::vector<double> places = {wanted.from};
    places.reserve(1 + 2 * marks.size());
    for (const double mark : marks) {
        places.push_back(mark + distance);
        places.push_back(mark - distance - width);
    }
    double best = wanted.from;
    double least = 1e9;
    for (const double left : places) {
        const double moved = std::abs(left - wanted.from);
        if (moved < least && isClear(left)) {
            least = moved;
            best = left;
        }
    }
    return best;
}

} // namespace rp
