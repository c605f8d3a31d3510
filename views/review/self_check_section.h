// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"

namespace rp {

class Card;
class CardDeck;
class LinkButton;
class TextBlock;
class Toggle;

/// Boxes to tick, a few on a card, for what the learner can do, each with the place that shows it, and what
/// the count means. Behind them a card says where all that is needed again.
class SelfCheckSection : public ReviewSection
{
    Q_OBJECT
public:
    explicit SelfCheckSection(const ReviewParts &parts, QWidget *parent = nullptr);

    void focusFirst() override;
    /// In the order of the content.
    const std::vector<Toggle *> &boxes() const { return m_boxes; }
    CardDeck *deck() const { return m_deck; }
    /// The topics of the last card, in the order of the content.
    const std::vector<TextBlock *> &topics() const { return m_topics; }

protected:
    void refresh() override;

private:
    CardDeck *makeDeck();
    void addOutlook();
    void refreshOutlook();
    Card *makeResult();
    void check(const SelfCheckItem &item, bool checked);
    void showResult();

    TextBlock *m_lead;
    CardDeck *m_deck = nullptr;
    std::vector<Card *> m_cards;
    Card *m_outlook = nullptr;
    TextBlock *m_topicHeading = nullptr;
    TextBlock *m_needHeading = nullptr;
    std::vector<TextBlock *> m_topics;
    std::vector<TextBlock *> m_needs; ///< beside them
    Card *m_result = nullptr;
    TextBlock *m_count = nullptr;
    TextBlock *m_advice = nullptr;
    TextBlock *m_scale = nullptr;
    std::vector<Toggle *> m_boxes;
    std::vector<LinkButton *> m_links;
    bool m_showing = false;
};

} // namespace rp
