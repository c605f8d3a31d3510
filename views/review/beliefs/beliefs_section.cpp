// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/beliefs/beliefs_section.h"

#include "views/review/beliefs/belief_card.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

BeliefsSection::BeliefsSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_lead(new TextBlock(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    column->addWidget(m_lead);
    m_cards.reserve(parts.content.beliefs.size());
    for (const BeliefContent &belief : parts.content.beliefs) {
        auto *card = new BeliefCard(belief, parts);
        connect(card, &BeliefCard::answered, this,
                [this, id = belief.id](bool isTrue) { emit answered(id, isTrue); });
        connect(card, &BeliefCard::linkRequested, this, &ReviewSection::linkRequested);
        column->addWidget(card);
        m_cards.push_back(card);
    }
    column->addStretch(1);
    BeliefsSection::refresh();
}

void BeliefsSection::focusFirst()
{
    for (BeliefCard *card : m_cards) {
        if (card->takeFocus())
            return;
    }
    m_lead->setFocus(Qt::OtherFocusReason);
}

void BeliefsSection::refresh()
{
    m_lead->setText(tr(
        "You will hear all of these. Judge each statement before you read on: the answer says why it is as "
        "it is, and where it does hold. Your first answer stays, and it is not scored."));
    for (BeliefCard *card : m_cards)
        card->refresh();
}

} // namespace rp
