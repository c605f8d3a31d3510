// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/graph_layout.h"

#include "views/map/dot_graph.h"

#include <algorithm>

namespace rp {

namespace {

bool isNode(const LayoutRequest &request, int index)
{
    return index >= 0 && index < int(request.nodes.size());
}

/// A request with each label as a node of its own, so that it has its room on its edge, which is then two.
class Labelled
{
public:
    explicit Labelled(const LayoutRequest &request)
        : m_request(request)
    {
        m_plain.nodes = request.nodes;
        m_plain.groupTitles = request.groupTitles;
        m_plain.direction = request.direction;
        m_plain.nodeGap = request.nodeGap;
        m_plain.rankGap = request.rankGap;
        addGroups();
        addEdges();
    }

    const DotRequest &plain() const { return m_plain; }
    /// What was laid out, told in the nodes and edges that were asked for.
    GraphLayout folded(GraphLayout found) const
    {
        if (found.isEmpty())
            return found;
        std::vector<GraphLayout::Edge> edges(m_request.edges.size());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            const Place &place = m_places[i];
            if (place.first < 0)
                continue;
            edges[i] = std::move(found.edges[std::size_t(place.first)]);
            if (place.label < 0)
                continue;
            edges[i].label = found.nodes[std::size_t(place.label)];
            append(edges[i], found.edges[std::size_t(place.first) + 1]);
        }
        found.edges = std::move(edges);
        found.nodes.resize(m_request.nodes.size());
        return found;
    }

private:
    struct Place
    {
        int first = -1; ///< index of the edge, or of its part before the label; -1: not laid out
        int label = -1; ///< node of its label; -1: none
    };

    void addGroups()
    {
        m_groupOf.assign(m_request.nodes.size(), -1);
        m_plain.groups.resize(m_request.groups.size());
        for (std::size_t i = 0; i < m_request.groups.size(); ++i)
            for (const int member : m_request.groups[i]) {
                if (!isNode(m_request, member) || m_groupOf[std::size_t(member)] >= 0)
                    continue;
                m_groupOf[std::size_t(member)] = int(i);
                m_plain.groups[i].push_back(member);
            }
    }
    void addEdges()
    {
        const bool anyLabel =
            std::any_of(m_request.edges.begin(), m_request.edges.end(),
                        [](const LayoutRequest::Edge &edge) { return !edge.label.isEmpty(); });
        const int ranks = anyLabel ? 2 : 1; // labels stand on the ranks between
        if (anyLabel)
            m_plain.rankGap /= 2.0;
        m_places.reserve(m_request.edges.size());
        m_plain.edges.reserve(m_request.edges.size() * std::size_t(ranks));
        for (const LayoutRequest::Edge &edge : m_request.edges) {
            Place place;
            if (isNode(m_request, edge.from) && isNode(m_request, edge.to)) {
                place.first = int(m_plain.edges.size());
                if (edge.label.isEmpty())
                    m_plain.edges.push_back({edge.from, edge.to, ranks, true, edge.upward});
                else
                    place.label = addLabel(edge);
            }
            m_places.push_back(place);
        }
    }
    int addLabel(const LayoutRequest::Edge &edge)
    {
        const int label = int(m_plain.nodes.size());
        m_plain.nodes.push_back(edge.label);
        m_plain.edges.push_back({edge.from, label, 1, false, edge.upward});
        m_plain.edges.push_back({label, edge.to, 1, true, edge.upward});
        const int group = m_groupOf[std::size_t(edge.from)];
        if (group >= 0 && group == m_groupOf[std::size_t(edge.to)])
            m_plain.groups[std::size_t(group)].push_back(label);
        return label;
    }
    /// The part behind the label, and a straight piece below the label to it.
    static void append(GraphLayout::Edge &edge, const GraphLayout::Edge &rest)
    {
        if (edge.bezier.empty() || rest.bezier.empty())
            return;
        const QPointF from = edge.bezier.back();
        const QPointF way = rest.bezier.front() - from;
        edge.bezier.push_back(from + way / 3.0);
        edge.bezier.push_back(from + way * (2.0 / 3.0));
        edge.bezier.insert(edge.bezier.end(), rest.bezier.begin(), rest.bezier.end());
        edge.tip = rest.tip;
    }

    const LayoutRequest &m_request;
    DotRequest m_plain;
    std::vector<int> m_groupOf; ///< by node; -1: in none
    std::vector<Place> m_places;
};

/// How many pairs of edges out of one node stand in the order of the request, less those that don't. As many
/// of either: the first decides, which is seen first.
int orderOfForks(const LayoutRequest &request, const GraphLayout &layout)
{
    int right = 0;
    int first = 0;
    std::vector<int> lastOf(layout.nodes.size(), -1);
    for (std::size_t i = 0; i < request.edges.size(); ++i) {
        if (layout.edges[i].bezier.empty())
            continue;
        const auto from = std::size_t(request.edges[i].from);
        const int before = lastOf[from];
        const int to = request.edges[i].to;
        if (before >= 0 && before != to) {
            const int sign =
                layout.nodes[std::size_t(before)].x() <= layout.nodes[std::size_t(to)].x() ? 1 : -1;
            right += sign;
            first = first == 0 ? sign : first;
        }
        lastOf[from] = to;
    }
    return right == 0 ? first : right;
}

void mirror(GraphLayout &layout)
{
    const auto turn = [width = layout.size.width()](QPointF &point) { point.setX(width - point.x()); };
    for (QPointF &node : layout.nodes)
        turn(node);
    for (GraphLayout::Edge &edge : layout.edges) {
        for (QPointF &point : edge.bezier)
            turn(point);
        turn(edge.tip);
        turn(edge.label);
    }
    for (QRectF &group : layout.groups)
        if (!group.isEmpty())
            group.moveLeft(layout.size.width() - group.right());
}

} // namespace

GraphLayout layOut(const LayoutRequest &request)
{
    if (request.nodes.empty())
        return {};
    const Labelled labelled(request);
    GraphLayout layout = labelled.folded(runDot(labelled.plain()));
    // dot sees to few crossings, not to order: turn the picture round where most forks came out reversed.
    if (!layout.isEmpty() && request.direction == LayoutRequest::Direction::Down &&
        orderOfForks(request, layout) < 0)
        mirror(layout);
    return layout;
}

} // namespace rp
