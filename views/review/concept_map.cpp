// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/concept_map.h"

#include "models/review/review_figures.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

namespace rp {

namespace {

// Narrow, so that the map stands beside the explanation as a whole.
constexpr int nodeChars = 12;
constexpr int edgeChars = 11;
constexpr double nodeGap = 1.4;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::ConceptMap)
public:
    static QString summary()
    {
        return tr("Read an arrow as a sentence: the concept where it begins, the words on it, and the "
                  "concept to which it leads.");
    }
    static QString name(const QString &title)
    {
        //: A concept of a map, spoken: its title as a sentence of its own.
        return tr("%1.").arg(title);
    }
    static QString arrow(const QString &from, const QString &verb, const QString &to)
    {
        if (verb.isEmpty()) {
            //: An arrow of a map read as a sentence. %1, %2: titles of concepts.
            return tr("“%1” leads to “%2”.").arg(from, to);
        }
        //: An arrow of a map read as a sentence. %1, %3: titles of concepts; %2: the words on the arrow, a
        //: verb such as "bounds".
        return tr("“%1” %2 “%3”.").arg(from, verb, to);
    }
};

QString titleOf(const ReviewContent &content, const ReviewFigures &figures, const QString &id)
{
    const ReviewConcept *found = content.findConcept(id);
    return found ? figures.resolve(found->title) : QString();
}

} // namespace

int conceptIndex(const ReviewContent &content, const QString &concept_)
{
    const ReviewConcept *found = content.findConcept(concept_);
    return found ? static_cast<int>(found - content.concepts.data()) : -1;
}

QStringList conceptConnections(const ReviewContent &content, const ReviewFigures &figures,
                               const QString &concept_)
{
    QStringList leaving;
    QStringList arriving;
    for (const ConceptEdge &edge : content.edges) {
        if (edge.from != concept_ && edge.to != concept_)
            continue;
        const QString verb = edge.text.isEmpty() ? QString() : figures.resolve(edge.text);
        (edge.from == concept_ ? leaving : arriving)
            << Words::arrow(titleOf(content, figures, edge.from), verb, titleOf(content, figures, edge.to));
    }
    return leaving + arriving;
}

MapGraph conceptMap(const ReviewContent &content, const ReviewFigures &figures, const QString &path)
{
    MapGraph map;
    map.nodeChars = nodeChars;
    map.edgeChars = edgeChars;
    map.nodeGap = nodeGap;
    map.nodes.reserve(content.concepts.size());
    for (const ReviewConcept &shown : content.concepts) {
        MapGraph::Node node;
        node.id = shown.id;
        node.label = figures.resolve(shown.title);
        node.description = joinedSentences(QStringList{Words::name(node.label)} +
                                           conceptConnections(content, figures, shown.id));
        map.nodes.push_back(std::move(node));
    }
    map.edges.reserve(content.edges.size());
    for (const ConceptEdge &edge : content.edges) {
        const int from = conceptIndex(content, edge.from);
        const int to = conceptIndex(content, edge.to);
        // The order of the content is from the foundations up, and the map is read in it.
        map.edges.push_back(
            {from, to, edge.text.isEmpty() ? QString() : figures.resolve(edge.text), true, to < from});
    }
    map.summary = Words::summary();
    if (const ConceptPath *shown = withId(content.paths, path)) {
        map.path.title = figures.resolve(shown->title);
        for (const QString &id : shown->concepts)
            map.path.nodes.push_back(conceptIndex(content, id));
    }
    return map;
}

} // namespace rp
