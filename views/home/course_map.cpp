// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/home/course_map.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::CourseMap)
public:
    static QString note(const LabOverview &lab)
    {
        //: Below the title of a lab on a map: its state ("in progress") and the steps done.
        return tr("%1, %2").arg(CourseText::state(lab), CourseText::progress(lab));
    }
    static QString state(const LabOverview &lab)
    {
        //: A lab on a map, spoken: its title, then its state and the steps done.
        return tr("%1: %2.").arg(lab.title, note(lab));
    }
    static QString takes(const QString &lab, const QString &what)
    {
        //: A lab on a map: what it takes over; %1 is another lab ("Lab 07"), %2 a list of titles.
        return fillMarkers(tr("It starts from what %1 leaves: %2."), {lab, what});
    }
    static QString gives(const QString &lab, const QString &what)
    {
        //: A lab on a map: what it hands on; %1 is another lab ("Lab 11"), %2 a list of titles.
        return tr("It hands on to %1: %2.").arg(lab, what);
    }
    static QString alone() { return tr("It stands on its own."); }
    static QString summary() { return tr("An arrow leads from a lab to one that starts from its results."); }
    static QString notStarted() { return tr("not started"); }
};

int indexOf(const std::vector<LabContent> &labs, const QString &chapter)
{
    const auto it = std::find_if(labs.begin(), labs.end(),
                                 [&chapter](const LabContent &lab) { return lab.chapter == chapter; });
    return it == labs.end() ? -1 : static_cast<int>(it - labs.begin());
}

/// What a lab takes over from one other, in the order of its content.
QString handedOn(const LabContent &lab, const QString &from)
{
    QStringList titles;
    for (const TakeContent &take : lab.takes) {
        if (take.from == from)
            titles << contentText(take.title);
    }
    titles.removeDuplicates();
    // Titles may have commas of their own.
    return titles.join(QCoreApplication::translate("rp::HudStrip", "; "));
}

std::vector<MapGraph::Edge> edgesOf(const std::vector<LabContent> &labs)
{
    std::vector<MapGraph::Edge> edges;
    for (int to = 0; to < static_cast<int>(labs.size()); ++to) {
        const LabContent &lab = labs[static_cast<std::size_t>(to)];
        QStringList seen;
        for (const TakeContent &take : lab.takes) {
            const int from = indexOf(labs, take.from);
            if (from < 0 || from == to || seen.contains(take.from))
                continue;
            seen << take.from;
            edges.push_back({from, to, handedOn(lab, take.from)});
        }
    }
    return edges;
}

QString describe(const std::vector<LabOverview> &overview, const std::vector<MapGraph::Edge> &edges, int node)
{
    const LabOverview &lab = overview[static_cast<std::size_t>(node)];
    QStringList sentences{Words::state(lab)};
    const auto number = [&overview](int index) { return overview[static_cast<std::size_t>(index)].number; };
    for (const MapGraph::Edge &edge : edges) {
        if (edge.to == node)
            sentences << Words::takes(number(edge.from), edge.label);
        else if (edge.from == node)
            sentences << Words::gives(number(edge.to), edge.label);
    }
    if (sentences.size() == 1)
        sentences << Words::alone();
    return joinedSentences(sentences);
}

} // namespace

MapGraph courseMap(const std::vector<LabContent> &labs, const std::vector<LabOverview> &overview)
{
    MapGraph map;
    map.edges = edgesOf(labs);
    map.nodes.reserve(overview.size());
    for (int i = 0; i < static_cast<int>(overview.size()); ++i) {
        const LabOverview &lab = overview[static_cast<std::size_t>(i)];
        MapGraph::Node node;
        node.id = lab.id;
        node.label = lab.title;
        node.note = Words::note(lab);
        node.description = describe(overview, map.edges, i);
        node.faint = !lab.isStarted;
        map.nodes.push_back(std::move(node));
    }
    map.summary = Words::summary();
    map.faintLegend = Words::notStarted();
    return map;
}

} // namespace rp
