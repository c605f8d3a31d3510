// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/fusion_map.h"

#include "models/review/review_figures.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::FusionMap)
public:
    static QString yes()
    {
        //: On an arrow of a decision tree.
        return tr("yes");
    }
    static QString no()
    {
        //: On an arrow of a decision tree.
        return tr("no");
    }
    static QString question()
    {
        //: Kind of a node in a decision tree.
        return tr("question");
    }
    static QString verdict()
    {
        //: Kind of a node in a decision tree: where it ends.
        return tr("verdict");
    }
    static QString leads(const QString &yes, const QString &no)
    {
        //: A question of a decision tree, spoken: what the answers lead to.
        return tr("Yes leads to “%1”, no to “%2”.").arg(yes, no);
    }
    static QString summary()
    {
        return tr("Begin at the top. Each answer leads down to a question or a verdict.");
    }
    static QString verdict(FusionVerdict verdict)
    {
        switch (verdict) {
        case FusionVerdict::Fuse:
            //: Verdict on two operations.
            return tr("Fuse into one kernel");
        case FusionVerdict::Epilogue:
            //: Verdict on two operations: the second becomes the end of the kernel of a matrix product.
            return tr("Fuse as an epilogue of the product");
        case FusionVerdict::Horizontal:
            //: Verdict on two operations that do not depend on each other: one launch does both.
            return tr("Fuse horizontally, side by side");
        case FusionVerdict::Cannot:
            break;
        }
        //: Verdict on two operations.
        return tr("Not by ordinary fusion");
    }
};

QString leafId(const FusionNode &node, bool yes)
{
    return node.id + (yes ? QLatin1String("/yes") : QLatin1String("/no"));
}

QString targetOf(const FusionNode &node, bool yes)
{
    const FusionNode::Branch &branch = yes ? node.yes : node.no;
    return branch.node.isEmpty() ? leafId(node, yes) : branch.node;
}

const FusionNode *findNode(const ReviewContent &content, const QString &id)
{
    const auto it = std::find_if(content.fusion.begin(), content.fusion.end(),
                                 [&id](const FusionNode &node) { return node.id == id; });
    return it == content.fusion.end() ? nullptr : &*it;
}

int indexOf(const MapGraph &map, const QString &id)
{
    const auto it = std::find_if(map.nodes.begin(), map.nodes.end(),
                                 [&id](const MapGraph::Node &node) { return node.id == id; });
    return it == map.nodes.end() ? -1 : static_cast<int>(it - map.nodes.begin());
}

QString titleOf(const ReviewContent &content, const ReviewFigures &figures, const FusionNode::Branch &branch)
{
    const FusionNode *next = findNode(content, branch.node);
    return next ? figures.resolve(next->question) : fusionVerdictText(branch.verdict);
}

void addNodes(MapGraph &map, const ReviewContent &content, const ReviewFigures &figures)
{
    for (const FusionNode &meant : content.fusion) {
        MapGraph::Node node;
        node.id = meant.id;
        node.label = figures.resolve(meant.question);
        node.kind = Words::question();
        node.description = joinedSentences({node.label, Words::leads(titleOf(content, figures, meant.yes),
                                                                     titleOf(content, figures, meant.no))});
        map.nodes.push_back(std::move(node));
    }
    for (const FusionNode &meant : content.fusion) {
        for (const bool yes : {true, false}) {
            const FusionNode::Branch &branch = yes ? meant.yes : meant.no;
            if (!branch.node.isEmpty())
                continue;
            MapGraph::Node leaf;
            leaf.id = leafId(meant, yes);
            leaf.label = fusionVerdictText(branch.verdict);
            leaf.kind = Words::verdict();
            leaf.description = figures.resolve(branch.reason);
            leaf.symbol = MapSymbol::Pill;
            map.nodes.push_back(std::move(leaf));
        }
    }
}

void addEdges(MapGraph &map, const ReviewContent &content)
{
    for (const FusionNode &meant : content.fusion)
        for (const bool yes : {true, false})
            map.edges.push_back({indexOf(map, meant.id), indexOf(map, targetOf(meant, yes)),
                                 yes ? Words::yes() : Words::no(), true});
}

/// What is right of an answer that may be wrong.
bool truth(const FusionWalk::Answered &answered)
{
    return answered.right ? answered.yes : !answered.yes;
}

} // namespace

QString fusionVerdictText(FusionVerdict verdict)
{
    return Words::verdict(verdict);
}

QString fusionMapNode(const ReviewContent &content, const FusionWalk &walk)
{
    if (const FusionNode *question = walk.question())
        return question->id;
    if (walk.answered().empty())
        return {};
    const FusionWalk::Answered &last = walk.answered().back();
    const FusionNode *node = findNode(content, last.node);
    return node ? targetOf(*node, truth(last)) : QString();
}

MapGraph fusionMap(const ReviewContent &content, const ReviewFigures &figures, const FusionWalk &walk)
{
    MapGraph map;
    addNodes(map, content, figures);
    addEdges(map, content);
    map.summary = Words::summary();
    if (const FusionPair *pair = walk.pair(); pair && !walk.answered().empty()) {
        map.path.title = figures.resolve(pair->title);
        for (const FusionWalk::Answered &answered : walk.answered())
            map.path.nodes.push_back(indexOf(map, answered.node));
        map.path.nodes.push_back(indexOf(map, fusionMapNode(content, walk)));
    }
    return map;
}

} // namespace rp
