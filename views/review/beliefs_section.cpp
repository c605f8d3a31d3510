// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/beliefs_section.h"

#include "models/review/review_book.h"
#include "models/text/spoken_form.h"
#include "views/review/card_deck.h"
#include "views/review/review_section.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/intents.h"
#include "views/widgets/plain_column.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

namespace rp {

namespace {

/// Why and where it holds stand side by side with room for this many characters.
constexpr int beliefRowChars = 100;

} // namespace

BeliefCard::BeliefCard(const BeliefContent &belief, const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_belief(belief)
    , m_parts(parts)
    , m_choice(new QWidget(this))
    , m_true(new ActionButton(m_choice))
    , m_false(new ActionButton(m_choice))
{
    setObjectName(QStringLiteral("belief_%1").arg(belief.id));
    auto *flow = new FlowLayout(space::s, m_choice);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(m_true);
    flow->addWidget(m_false);
    body()->addWidget(m_choice);
    body()->addWidget(makeAnswer());
    connect(m_true, &ActionButton::clicked, this, [this] { answer(true); });
    connect(m_false, &ActionButton::clicked, this, [this] { answer(false); });
}

QWidget *BeliefCard::makeAnswer()
{
    m_answer = new QWidget(this);
    QVBoxLayout *column = plainColumn(m_answer, space::s);
    m_verdict = new TextBlock;
    m_verdict->setTextStyle(1.0, QFont::DemiBold);
    m_correction = new TextBlock;
    auto *limits = new QWidget;
    QVBoxLayout *limitsColumn = plainColumn(limits, space::xs);
    m_nuanceTitle = new HeadingLabel(3);
    m_nuance = new TextBlock;
    limitsColumn->addWidget(m_nuanceTitle);
    limitsColumn->addWidget(m_nuance);
    limitsColumn->addStretch(1);
    for (TextBlock *text : {m_verdict, m_correction, m_nuance})
        text->setReachable(true);
    auto *row = new ResponsiveRow(beliefRowChars, space::l);
    row->addWidget(m_correction, 1, Qt::AlignTop);
    row->addWidget(limits, 1, Qt::AlignTop);
    m_link = new LinkButton(m_parts);
    column->addWidget(m_verdict);
    column->addWidget(row);
    column->addWidget(m_link, 0, Qt::AlignLeading);
    m_answer->hide();
    return m_answer;
}

void BeliefCard::answer(bool isTrue)
{
    emit m_parts.intents.beliefAnswered(m_belief.id, isTrue);
    const auto said = m_parts.book.beliefAnswer(m_belief.id);
    if (!said)
        return; // refused: whoever refused it has said why
    refresh();
    m_verdict->setFocus(Qt::OtherFocusReason);
}

bool BeliefCard::takeFocus()
{
    if (m_choice->isHidden())
        return false;
    m_true->setFocus(Qt::OtherFocusReason);
    return true;
}

QString BeliefCard::verdictText(bool said) const
{
    if (m_belief.isTrue) {
        return said ? //: A statement was judged.
                   tr("You judged it true, and it is, within limits.")
                    : //: A statement was judged.
                   tr("You judged it false. It is true, within limits.");
    }
    return said ? //: A statement was judged.
               tr("You judged it true. As it stands, it is false.")
                : //: A statement was judged.
               tr("You judged it false, and as it stands, it is.");
}

void BeliefCard::refresh()
{
    const QString belief = m_parts.text(m_belief.belief);
    setHeading(belief);
    //: Button: the statement is judged to be true.
    m_true->setText(tr("True"));
    //: Screen reader, a button: %1 is the statement that is judged.
    m_true->setAccessibleName(spokenForm(tr("True: %1").arg(belief)));
    //: Button: the statement is judged to be false.
    m_false->setText(tr("False"));
    //: Screen reader, a button: %1 is the statement that is judged.
    m_false->setAccessibleName(spokenForm(tr("False: %1").arg(belief)));
    m_correction->setText(m_parts.lines(m_belief.correction));
    //: Heading of the limits of a statement that is true.
    m_nuanceTitle->setText(m_belief.isTrue ? tr("Its limits")
                                           //: Heading of the cases in which a false statement is right.
                                           : tr("Where it does hold"));
    m_nuance->setText(m_parts.text(m_belief.nuance));
    m_nuanceTitle->setVisible(!m_belief.nuance.isEmpty());
    m_nuance->setVisible(!m_belief.nuance.isEmpty());
    m_link->setLink(m_belief.link);
    const auto said = m_parts.book.beliefAnswer(m_belief.id);
    m_verdict->setText(said ? verdictText(*said) : QString());
    m_choice->setVisible(!said);
    m_answer->setVisible(said.has_value());
}

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
