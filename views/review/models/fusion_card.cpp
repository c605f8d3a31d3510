// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/fusion_card.h"

#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/map/graph_map.h"
#include "views/review/models/fusion_map.h"
#include "views/review/models/fusion_panel.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

/// Questions and tree stand side by side with room for this many characters.
constexpr int rowChars = 105;

} // namespace

FusionCard::FusionCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_about(new TextBlock)
    , m_choice(new SegmentedChoice(SegmentedChoice::Arrangement::Inline))
    , m_progress(new TextBlock)
    , m_panel(new FusionPanel(parts))
    , m_map(new GraphMap)
{
    setObjectName(QStringLiteral("fusionCard"));
    m_about->setReachable(true);
    m_about->setMaxChars(110);
    m_progress->setReachable(true);
    m_progress->setQuiet(true);
    body()->addWidget(m_about);
    body()->addWidget(m_choice);
    body()->addWidget(m_progress);
    auto *row = new ResponsiveRow(rowChars, space::l);
    row->addWidget(m_panel, 1);
    row->addWidget(m_map, 1);
    body()->addWidget(row);
    if (!parts.content.pairs.empty())
        m_pair = parts.content.pairs.front().id;
    connect(m_choice, &SegmentedChoice::chosen, this, &FusionCard::showPair);
    connect(m_panel, &FusionPanel::answerGiven, this, &FusionCard::answer);
    connect(m_panel, &FusionPanel::againRequested, this, &FusionCard::again);
    connect(m_panel, &FusionPanel::nextRequested, this, &FusionCard::next);
    connect(m_map, &GraphMap::announce, &parts.announcer, &Announcer::say);
}

FusionCard::~FusionCard()
{
    // The map goes after this body, and losing the focus must not call back into it.
    disconnect(m_map, nullptr, this, nullptr);
}

FusionWalk &FusionCard::walk()
{
    return m_walks.try_emplace(m_pair, m_parts.content, m_pair).first->second;
}

int FusionCard::decided() const
{
    return static_cast<int>(std::count_if(m_walks.begin(), m_walks.end(),
                                          [](const auto &entry) { return entry.second.end() != nullptr; }));
}

QString FusionCard::nextUndecided() const
{
    const std::vector<FusionPair> &pairs = m_parts.content.pairs;
    const auto here = std::find_if(pairs.begin(), pairs.end(),
                                   [this](const FusionPair &pair) { return pair.id == m_pair; });
    const auto start = static_cast<std::size_t>(here - pairs.begin());
    for (std::size_t i = 1; i < pairs.size(); ++i) {
        const QString &id = pairs[(start + i) % pairs.size()].id;
        const auto known = m_walks.find(id);
        if (known == m_walks.end() || !known->second.end())
            return id;
    }
    return {};
}

void FusionCard::refresh()
{
    //: Heading: questions that decide whether two operations can become one kernel.
    setHeading(tr("Can these two be fused?"));
    m_about->setText(tr("Choose a pair of operations and answer question after question. An answer that does "
                        "not fit is explained, and the way goes on with the right one."));
    //: Label of a choice between pairs of operations.
    m_choice->setLabel(tr("Pair of operations"));
    //: Name of a drawn decision tree.
    m_map->setCaption(tr("Decision tree of fusion"));
    showWalk();
}

void FusionCard::showWalk()
{
    const Format format;
    std::vector<ChoiceEntry> entries;
    entries.reserve(m_parts.content.pairs.size());
    for (const FusionPair &pair : m_parts.content.pairs) {
        const QString title = m_parts.figures.resolve(pair.title);
        const auto known = m_walks.find(pair.id);
        const bool isDecided = known != m_walks.end() && known->second.end() != nullptr;
        //: A choice: a pair of operations for which the learner has found the verdict.
        entries.push_back({pair.id, isDecided ? tr("%1 (decided)").arg(title) : title});
    }
    m_choice->setEntries(entries);
    m_choice->setCurrentKey(m_pair);
    //: How many pairs of operations have come to a verdict, and how many there are.
    m_progress->setText(tr("%1 of %2 pairs decided")
                            .arg(format.count(decided()), format.count(static_cast<double>(entries.size()))));
    m_panel->present(walk(), !nextUndecided().isEmpty());
    m_map->setGraph(fusionMap(m_parts.content, m_parts.figures, walk()));
    const QString place = fusionMapNode(m_parts.content, walk());
    const auto &nodes = m_map->graph().nodes;
    const auto found = std::find_if(nodes.begin(), nodes.end(),
                                    [&place](const MapGraph::Node &node) { return node.id == place; });
    const int node = found == nodes.end() ? -1 : static_cast<int>(found - nodes.begin());
    m_map->setChosenNode(node);
    m_map->focusNode(node); // in view
}

void FusionCard::showPair(const QString &pair)
{
    if (!m_parts.content.pair(pair))
        return;
    m_pair = pair;
    showWalk();
}

void FusionCard::answer(bool yes)
{
    if (!walk().question())
        return;
    walk().answer(yes);
    const bool ended = walk().end() != nullptr;
    showWalk();
    QStringList said{m_panel->lastFeedback(walk())};
    if (ended) {
        m_panel->focusPlace(); // the buttons have gone
        said << m_panel->verdict()->text() + QLatin1Char('.');
    } else {
        said << m_panel->question()->text();
    }
    m_parts.announcer.say(joinedSentences(said));
}

void FusionCard::again()
{
    m_walks.erase(m_pair);
    showWalk();
    m_panel->focusPlace();
}

void FusionCard::next()
{
    showPair(nextUndecided());
    m_panel->focusPlace();
}

} // namespace rp
