// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/card_deck.h"

#include "models/text/format.h"
#include "views/widgets/action_button.h"
#include "views/widgets/card.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace rp {

CardDeck::CardDeck(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_announcer(announcer)
    , m_column(new QVBoxLayout(this))
    , m_back(new ActionButton(this))
    , m_place(new TextBlock(this))
    , m_next(new ActionButton(this))
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::m);
    m_back->setObjectName(QStringLiteral("deckBackButton"));
    m_next->setObjectName(QStringLiteral("deckNextButton"));
    m_place->setQuiet(true);
    m_place->setWhole(TextBlock::Whole::Words);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_place, 1, Qt::AlignVCenter);
    m_column->addLayout(row);
    connect(m_back, &ActionButton::clicked, this, [this] { turn(-1); });
    connect(m_next, &ActionButton::clicked, this, [this] { turn(1); });
    retranslateUi();
}

void CardDeck::addCard(Card *card)
{
    m_column->addWidget(card);
    card->setVisible(m_cards.empty());
    m_cards.push_back(card);
    retranslateUi();
}

void CardDeck::setCurrent(int index)
{
    m_current = index;
    for (int i = 0; i < count(); ++i)
        m_cards[static_cast<std::size_t>(i)]->setVisible(i == index);
    retranslateUi();
}

void CardDeck::turn(int step)
{
    if (m_cards.empty())
        return;
    setCurrent((m_current + step + count()) % count());
    //: Spoken when another card is turned to: its heading, then "2 of 5".
    m_announcer.tell(
        *this, tr("%1, %2").arg(m_cards[static_cast<std::size_t>(m_current)]->heading(), m_place->text()));
}

void CardDeck::retranslateUi()
{
    //: Button: the card before this one.
    m_back->setText(tr("Back"));
    //: Button: the card behind this one.
    m_next->setText(tr("Next"));
    const Format format;
    //: Which of several cards is in view: its number, and how many there are.
    m_place->setText(tr("%1 of %2").arg(format.count(m_current + 1), format.count(count())));
}

void CardDeck::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
