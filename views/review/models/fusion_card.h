// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/fusion_walk.h"
#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

#include <map>

namespace rp {

class FusionPanel;
class GraphMap;
class SegmentedChoice;
class TextBlock;

/// The decision tree of fusion, walked for one pair of operations after another. The way taken is drawn into
/// the tree beside the questions. What was answered lasts as long as the card.
class FusionCard : public Card
{
    Q_OBJECT
public:
    explicit FusionCard(const ReviewParts &parts, QWidget *parent = nullptr);
    ~FusionCard() override;

    void refresh(); ///< everything anew, in the current language
    void showPair(const QString &pair);
    QString shownPair() const { return m_pair; }
    int decided() const; ///< pairs that have come to a verdict

    SegmentedChoice *choice() const { return m_choice; }
    FusionPanel *panel() const { return m_panel; }
    GraphMap *map() const { return m_map; }

private:
    FusionWalk &walk();
    QString nextUndecided() const; ///< behind the shown one, round the end; empty: every pair is decided
    void showWalk();
    void answer(bool yes);
    void again();
    void next();

    const ReviewParts m_parts;
    std::map<QString, FusionWalk> m_walks;
    QString m_pair;
    TextBlock *m_about;
    SegmentedChoice *m_choice;
    TextBlock *m_progress;
    FusionPanel *m_panel;
    GraphMap *m_map;
};

} // namespace rp
