// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"

namespace rp {

class BeliefCard;
class CardDeck;
class TextBlock;

/// Statements that many believe, one card each: judged true or false first, and then told why it is as it is
/// and where it does hold.
class BeliefsSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit BeliefsSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    /// In the order of the content.
    const std::vector<BeliefCard *> &cards() const { return m_cards; }
    TextBlock *lead() const { return m_lead; }
    CardDeck *deck() const { return m_deck; }

protected:
    void refresh() override;

private:
    TextBlock *m_lead;
    CardDeck *m_deck;
    std::vector<BeliefCard *> m_cards;
};

} // namespace rp
