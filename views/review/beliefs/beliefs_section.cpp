// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/beliefs/beliefs_section.h"

#include "models/review/review_book.h"
#include "views/review/beliefs/belief_card.h"
#include "views/review/parts/card_deck.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/plain_column.h"
#include "views/widgets/layout/spacing.h"

namespace rp {

BeliefsSection::BeliefsSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_lead(new TextBlock(this))
    , m_deck(new CardDeck(parts.announcer))
{
    QVBoxLayout *column = plainColumn(this, space::m);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    column->addWidget(m_lead);
    column->addWidget(m_deck);
    m_cards.reserve(parts.content.beliefs.size());
    for (const BeliefContent &belief : parts.content.beliefs) {
        auto *card = new BeliefCard(belief, parts);
        m_deck->addCard(card);
        m_cards.push_back(card);
    }
    column->addStretch(1);
    BeliefsSection::refresh();
}

void BeliefsSection::focusFirst()
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        if (parts().book.beliefAnswer(parts().content.beliefs[i].id))
            continue;
        m_deck->setCurrent(static_cast<int>(i));
        if (m_cards[i]->takeFocus())
            return;
    }
    m_lead->setFocus(Qt::OtherFocusReason);
}

void BeliefsSection::refresh()
{
    m_lead->setText(tr("You will hear all of these. Your first answer stays, and it is not scored."));
    for (BeliefCard *card : m_cards)
        card->refresh();
}

} // namespace rp
