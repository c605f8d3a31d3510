// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_walk.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace rp {

namespace {

/// The entry behind or before `from` in an ordered list, round its end.
int neighbourIn(const std::vector<int> &list, int from, int by)
{
    if (list.empty())
        return from;
    if (by > 0) {
        const auto found = std::upper_bound(list.begin(), list.end(), from);
        return found == list.end() ? list.front() : *found;
    }
    const auto found = std::lower_bound(list.begin(), list.end(), from);
    return found == list.begin() || from < 0 ? list.back() : *(found - 1);
}

bool isNode(const MapGraph &graph, int node)
{
    return node >= 0 && node < int(graph.nodes.size());
}

} // namespace

std::optional<MapStep> mapStepFor(int key, Qt::KeyboardModifiers modifiers)
{
    const Qt::KeyboardModifiers held = modifiers & ~Qt::KeypadModifier;
    const bool shift = held == Qt::ShiftModifier;
    if (held != Qt::NoModifier && !shift)
        return std::nullopt;
    if (key == Qt::Key_N)
        return shift ? MapStep::PreviousAlarm : MapStep::NextAlarm;
    if (key == Qt::Key_R)
        return shift ? MapStep::PreviousRegion : MapStep::NextRegion;
    if (key == Qt::Key_P)
        return shift ? MapStep::PreviousOnPath : MapStep::NextOnPath;
    if (shift)
        return std::nullopt;
    switch (key) {
    case Qt::Key_Down:
        return MapStep::Forward;
    case Qt::Key_Up:
        return MapStep::Back;
    case Qt::Key_Left: // as drawn: the picture is mirrored already
        return MapStep::Left;
    case Qt::Key_Right:
        return MapStep::Right;
    case Qt::Key_PageDown:
        return MapStep::Next;
    case Qt::Key_PageUp:
        return MapStep::Previous;
    case Qt::Key_Home:
        return MapStep::First;
    case Qt::Key_End:
        return MapStep::Last;
    default:
        return std::nullopt;
    }
}

void MapWalk::setGraph(const MapGraph &graph, std::vector<QRectF> places)
{
    m_places = std::move(places);
    m_next.assign(m_places.size(), {});
    m_before.assign(m_places.size(), {});
    m_wayOn.assign(m_places.size(), -1);
    m_wayBack.assign(m_places.size(), -1);
    for (const MapGraph::Edge &edge : graph.edges) {
        if (!isNode(edge.from) || !isNode(edge.to) || edge.from == edge.to)
            continue;
        m_next[std::size_t(edge.from)].push_back(edge.to);
        m_before[std::size_t(edge.to)].push_back(edge.from);
    }
    m_path.clear();
    m_pathAt = -1;
    std::copy_if(graph.path.nodes.begin(), graph.path.nodes.end(), std::back_inserter(m_path),
                 [this](int node) { return isNode(node); });
    m_alarms.clear();
    m_regionStarts.clear();
    std::vector<bool> entered(graph.regions.size(), false);
    for (int i = 0; i < int(std::min(m_places.size(), graph.nodes.size())); ++i) {
        const MapGraph::Node &node = graph.nodes[std::size_t(i)];
        if (node.alarm)
            m_alarms.push_back(i);
        if (node.region < 0 || node.region >= int(entered.size()) || entered[std::size_t(node.region)])
            continue;
        entered[std::size_t(node.region)] = true;
        m_regionStarts.push_back(i);
    }
}

int MapWalk::take(MapStep step, int from)
{
    if (m_places.empty())
        return -1;
    const int to = this->step(step, from);
    const auto place = std::find(m_path.begin(), m_path.end(), to);
    if (place != m_path.end())
        m_pathAt = int(place - m_path.begin());
    return to;
}

int MapWalk::onPath(int from, int by) const
{
    if (m_path.empty())
        return from;
    const auto place = std::find(m_path.begin(), m_path.end(), from);
    const int last = int(m_path.size()) - 1;
    const int beside = m_pathAt >= 0 ? m_pathAt : by > 0 ? 0 : last;
    const int next = place == m_path.end() ? beside : std::clamp(int(place - m_path.begin()) + by, 0, last);
    return m_path[std::size_t(next)];
}

int MapWalk::step(MapStep step, int from)
{
    const int last = int(m_places.size()) - 1;
    const bool outside = !isNode(from);
    switch (step) {
    case MapStep::Last:
        return last;
    case MapStep::NextAlarm:
    case MapStep::PreviousAlarm:
        return neighbourIn(m_alarms, outside ? -1 : from, step == MapStep::NextAlarm ? 1 : -1);
    case MapStep::NextRegion:
    case MapStep::PreviousRegion:
        return neighbourIn(m_regionStarts, outside ? -1 : from, step == MapStep::NextRegion ? 1 : -1);
    case MapStep::NextOnPath:
    case MapStep::PreviousOnPath:
        return onPath(outside ? -1 : from, step == MapStep::NextOnPath ? 1 : -1);
    default:
        break;
    }
    if (outside || step == MapStep::First)
        return 0;
    switch (step) {
    case MapStep::Forward:
        return along(from);
    case MapStep::Back:
        return against(from);
    case MapStep::Left:
        return beside(from, -1.0);
    case MapStep::Right:
        return beside(from, 1.0);
    case MapStep::Next:
        return std::min(from + 1, last);
    default:
        return std::max(from - 1, 0);
    }
}

int MapWalk::along(int from)
{
    const auto &ways = m_next[std::size_t(from)];
    if (ways.empty())
        return from;
    const int known = m_wayOn[std::size_t(from)];
    const int to = known >= 0 ? known : ways.front();
    m_wayOn[std::size_t(from)] = to;
    m_wayBack[std::size_t(to)] = from;
    return to;
}

int MapWalk::against(int from)
{
    const auto &ways = m_before[std::size_t(from)];
    if (ways.empty())
        return from;
    const int known = m_wayBack[std::size_t(from)];
    const int to = known >= 0 ? known : ways.front();
    m_wayBack[std::size_t(from)] = to;
    m_wayOn[std::size_t(to)] = from;
    return to;
}

int MapWalk::beside(int from, double side) const
{
    const QRectF &here = m_places[std::size_t(from)];
    int best = from;
    double nearest = std::numeric_limits<double>::infinity();
    for (int i = 0; i < int(m_places.size()); ++i) {
        const QRectF &there = m_places[std::size_t(i)];
        const bool level = there.top() <= here.center().y() && there.bottom() >= here.center().y();
        const double distance = (there.center().x() - here.center().x()) * side;
        if (i == from || !level || distance <= 0.0 || distance >= nearest)
            continue;
        best = i;
        nearest = distance;
    }
    return best;
}

QString MapWords::name(const MapGraph &graph, int node)
{
    if (!isNode(graph, node))
        return {};
    const MapGraph::Node &meant = graph.nodes[std::size_t(node)];
    if (meant.kind.isEmpty() || meant.label.contains(meant.kind, Qt::CaseInsensitive))
        return meant.label;
    //: Name of a node of a drawn graph for a screen reader. %1: its label, %2: what kind of node it is.
    return tr("%1, %2").arg(meant.label, meant.kind);
}

QString MapWords::rest(const MapGraph &graph, int node)
{
    if (!isNode(graph, node))
        return {};
    // A description often begins with the name, which has just been said.
    const MapGraph::Node &meant = graph.nodes[std::size_t(node)];
    const QString sentence = meant.label + QLatin1Char('.');
    const QString rest = meant.description.startsWith(sentence)
                             ? meant.description.mid(sentence.size()).trimmed()
                             : meant.description;
    return joinedSentences({pathPlace(graph, node), rest});
}

QString MapWords::pathPlace(const MapGraph &graph, int node)
{
    const std::vector<int> &path = graph.path.nodes;
    const auto place = std::find(path.begin(), path.end(), node);
    if (place == path.end())
        return {};
    const Format format;
    //: A node of a map and a path through the map. %1, %2: numbers, %3: title of the path.
    return tr("%1 of %2 on the path “%3”.")
        .arg(format.count(double(place - path.begin()) + 1.0), format.count(double(path.size())),
             graph.path.title);
}

QString MapWords::nothingThere(const MapGraph &graph, int node, MapStep step)
{
    switch (step) {
    case MapStep::Forward:
        return tr("Nothing leads on from here.");
    case MapStep::Back:
        return tr("Nothing leads here.");
    case MapStep::Left:
    case MapStep::Right:
        return tr("There is no node beside this one.");
    case MapStep::NextAlarm:
    case MapStep::PreviousAlarm:
        return isNode(graph, node) && graph.nodes[std::size_t(node)].alarm
                   ? tr("There is no other node of this kind.")
                   : tr("This map has no marked node.");
    case MapStep::NextRegion:
    case MapStep::PreviousRegion:
        return tr("There is no other region.");
    case MapStep::NextOnPath:
    case MapStep::PreviousOnPath:
        if (graph.path.nodes.empty())
            return tr("No path is highlighted in this map.");
        return step == MapStep::NextOnPath ? tr("The path ends here.") : tr("The path begins here.");
    default:
        return {};
    }
}

} // namespace rp
