// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/layout_columns.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {

constexpr std::size_t mostColumns = 6;
constexpr double worthIt = 1.25;   ///< so much larger, or there are no more columns
constexpr double leastGap = 6.0;   ///< between what stands above and below a cut
constexpr double groupInset = 5.0; ///< of a cut group's edge from the cut

using Span = std::pair<double, double>;

QRectF boxOf(const GraphLayout &layout, const LayoutRequest &request, std::size_t node)
{
    QRectF box(QPointF(), request.nodes[node]);
    box.moveCenter(layout.nodes[node]);
    return box;
}

/// Heights that nothing may be cut at.
std::vector<Span> wholeSpans(const GraphLayout &layout, const LayoutRequest &request)
{
    std::vector<Span> spans;
    for (std::size_t i = 0; i < layout.nodes.size(); ++i) {
        const QRectF box = boxOf(layout, request, i);
        spans.emplace_back(box.top(), box.bottom());
    }
    for (std::size_t i = 0; i < layout.edges.size(); ++i) {
        const double half = request.edges[i].label.height() / 2.0;
        if (half > 0.0 && !layout.edges[i].bezier.empty())
            spans.emplace_back(layout.edges[i].label.y() - half, layout.edges[i].label.y() + half);
    }
    for (std::size_t i = 0; i < layout.groups.size(); ++i) {
        const QRectF &group = layout.groups[i];
        const double title = i < request.groupTitles.size() ? request.groupTitles[i].height() : 0.0;
        spans.emplace_back(group.top() - leastGap, group.top() + title + leastGap);
        spans.emplace_back(group.bottom() - leastGap, group.bottom() + leastGap);
    }
    std::sort(spans.begin(), spans.end());
    return spans;
}

/// And says nothing: its words would stand far from one of its ends.
bool oneEdgeLeadsOn(const GraphLayout &layout, const LayoutRequest &request, double y)
{
    int down = 0;
    for (std::size_t i = 0; i < layout.edges.size(); ++i) {
        const GraphLayout::Edge &edge = layout.edges[i];
        if (edge.bezier.empty())
            continue;
        const double from = edge.bezier.front().y();
        const double to = edge.tip.y();
        if ((from < y) == (to < y))
            continue;
        if (from > to || !request.edges[i].label.isEmpty())
            return false;
        ++down;
    }
    return down == 1;
}

std::vector<double> possibleCuts(const GraphLayout &layout, const LayoutRequest &request)
{
    std::vector<double> cuts;
    double bottom = -std::numeric_limits<double>::infinity();
    for (const Span &span : wholeSpans(layout, request)) {
        const double y = (bottom + span.first) / 2.0;
        if (span.first - bottom >= leastGap && std::isfinite(y) && oneEdgeLeadsOn(layout, request, y))
            cuts.push_back(y);
        bottom = std::max(bottom, span.second);
    }
    return cuts;
}

/// Those of the possible cuts that part the height most evenly; fewer where there are not enough.
std::vector<double> evenCuts(const std::vector<double> &possible, double height, std::size_t columns)
{
    std::vector<double> cuts;
    for (std::size_t i = 1; i < columns; ++i) {
        const double wanted = height * static_cast<double>(i) / static_cast<double>(columns);
        const auto nearest = std::min_element(possible.begin(), possible.end(), [wanted](double a, double b) {
            return std::abs(a - wanted) < std::abs(b - wanted);
        });
        if (nearest != possible.end() && (cuts.empty() || *nearest > cuts.back()))
            cuts.push_back(*nearest);
    }
    return cuts;
}

double zoomOf(const QSizeF &size, const QSizeF &room)
{
    return std::min(room.width() / size.width(), room.height() / size.height());
}

/// A piece of the layout, where it was and how it moves.
struct Column
{
    double top = 0.0;
    double bottom = 0.0;
    double left = std::numeric_limits<double>::infinity();
    double right = -std::numeric_limits<double>::infinity();
    QPointF way = {};

    void hold(double from, double to)
    {
        left = std::min(left, from);
        right = std::max(right, to);
    }
    double x() const { return left + way.x(); }
};

class Columns
{
public:
    Columns(const GraphLayout &layout, const LayoutRequest &request, const std::vector<double> &cuts)
        : m_layout(layout)
        , m_request(request)
        , m_cuts(cuts)
        , m_columns(cuts.size() + 1)
    {
    }

    GraphLayout placed()
    {
        measure();
        GraphLayout made;
        for (const QPointF &node : m_layout.nodes)
            made.nodes.push_back(node + at(node.y()).way);
        for (const GraphLayout::Edge &edge : m_layout.edges)
            made.edges.push_back(moved(edge));
        made.groups.assign(m_layout.groups.size(), {});
        for (std::size_t i = 0; i < m_layout.groups.size(); ++i)
            placeGroup(made, i);
        made.size = m_size;
        return made;
    }

private:
    std::size_t indexAt(double y) const
    {
        return static_cast<std::size_t>(std::upper_bound(m_cuts.begin(), m_cuts.end(), y) - m_cuts.begin());
    }
    const Column &at(double y) const { return m_columns[indexAt(y)]; }

    /// What a group has in a column; empty: nothing.
    QRectF pieceOf(const QRectF &group, const Column &column) const
    {
        QRectF piece = group;
        if (group.top() < column.top)
            piece.setTop(column.top + groupInset);
        if (group.bottom() > column.bottom)
            piece.setBottom(column.bottom - groupInset);
        return piece.height() > 2.0 * groupInset ? piece : QRectF();
    }

    void measure()
    {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            m_columns[i].top = i == 0 ? 0.0 : m_cuts[i - 1];
            m_columns[i].bottom = i < m_cuts.size() ? m_cuts[i] : m_layout.size.height();
        }
        for (std::size_t i = 0; i < m_layout.nodes.size(); ++i) {
            const QRectF box = boxOf(m_layout, m_request, i);
            m_columns[indexAt(box.center().y())].hold(box.left(), box.right());
        }
        for (std::size_t i = 0; i < m_layout.edges.size(); ++i) {
            const GraphLayout::Edge &edge = m_layout.edges[i];
            for (const QPointF &point : edge.bezier)
                m_columns[indexAt(point.y())].hold(point.x(), point.x());
            const double half = m_request.edges[i].label.width() / 2.0;
            if (half > 0.0 && !edge.bezier.empty())
                m_columns[indexAt(edge.label.y())].hold(edge.label.x() - half, edge.label.x() + half);
        }
        for (const QRectF &group : m_layout.groups) {
            for (Column &column : m_columns) {
                if (!pieceOf(group, column).isEmpty())
                    column.hold(group.left(), group.right());
            }
        }
        double x = 0.0;
        for (Column &column : m_columns) {
            column.way = QPointF(x - column.left, -column.top);
            x += column.right - column.left + gutter();
            m_size = {x - gutter(), std::max(m_size.height(), column.bottom - column.top)};
        }
    }
    double gutter() const { return 2.0 * m_request.nodeGap; }

    GraphLayout::Edge moved(const GraphLayout::Edge &edge) const
    {
        GraphLayout::Edge made = edge;
        if (edge.bezier.empty())
            return made;
        const Column &from = at(edge.bezier.front().y());
        const Column &to = at(edge.tip.y());
        for (QPointF &point : made.bezier)
            point += from.way;
        made.label += from.way;
        made.tip = edge.tip + to.way;
        if (&from != &to)
            made.bezier = round(edge, from, to);
        return made;
    }

    /// Down to the end of a column, up between the two, and down again from the top of the next one.
    std::vector<QPointF> round(const GraphLayout::Edge &edge, const Column &from, const Column &to) const
    {
        const QPointF start = edge.bezier.front() + from.way;
        const QPointF end = edge.bezier.back() + to.way;
        const double below = from.bottom - from.top;
        const double between = to.x() - gutter() / 2.0;
        std::vector<QPointF> made{start};
        for (const QPointF &corner : {QPointF(start.x(), below), QPointF(between, below),
                                      QPointF(between, 0.0), QPointF(end.x(), 0.0), end}) {
            const QPointF way = corner - made.back();
            made.insert(made.end(), {made.back() + way / 3.0, made.back() + way * 2.0 / 3.0, corner});
        }
        return made;
    }

    void placeGroup(GraphLayout &made, std::size_t index) const
    {
        for (const Column &column : m_columns) {
            const QRectF piece = pieceOf(m_layout.groups[index], column);
            if (piece.isEmpty())
                continue;
            if (made.groups[index].isEmpty())
                made.groups[index] = piece.translated(column.way);
            else
                made.carriedOn.push_back({index, piece.translated(column.way)});
        }
    }

    const GraphLayout &m_layout;
    const LayoutRequest &m_request;
    const std::vector<double> &m_cuts;
    std::vector<Column> m_columns;
    QSizeF m_size;
};

} // namespace

std::vector<double> columnCuts(const GraphLayout &layout, const LayoutRequest &request, const QSizeF &room,
                               double readable)
{
    std::vector<double> best;
    double zoom = zoomOf(layout.size, room);
    if (layout.isEmpty() || room.isEmpty() || zoom >= readable ||
        request.direction != LayoutRequest::Direction::Down)
        return best;
    const std::vector<double> possible = possibleCuts(layout, request);
    for (std::size_t columns = 2; columns <= mostColumns; ++columns) {
        const std::vector<double> cuts = evenCuts(possible, layout.size.height(), columns);
        const double found = zoomOf(inColumns(layout, request, cuts).size, room);
        if (cuts.size() + 1 < columns || found < zoom * worthIt)
            continue;
        best = cuts;
        zoom = found;
        if (zoom >= 1.0)
            break;
    }
    return best;
}

GraphLayout inColumns(const GraphLayout &layout, const LayoutRequest &request,
                      const std::vector<double> &cuts)
{
    return cuts.empty() || layout.isEmpty() ? layout : Columns(layout, request, cuts).placed();
}

} // namespace rp
