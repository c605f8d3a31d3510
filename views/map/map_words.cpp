// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/map/map_words.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace rp {

namespace {

bool isNode(const MapGraph &graph, int node)
{
    return node >= 0 && node < int(graph.nodes.size());
}

} // namespace

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
