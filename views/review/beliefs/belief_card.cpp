// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/beliefs/belief_card.h"

#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "views/review/parts/link_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

/// Why and where it holds stand side by side with room for this many characters.
constexpr int rowChars = 100;

QVBoxLayout *columnIn(QWidget *holder)
{
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    return column;
}

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
    connect(m_link, &LinkButton::requested, this, &BeliefCard::linkRequested);
}

QWidget *BeliefCard::makeAnswer()
{
    m_answer = new QWidget(this);
    auto *column = columnIn(m_answer);
    m_verdict = new TextBlock;
    m_verdict->setTextStyle(1.0, QFont::DemiBold);
    m_correction = new TextBlock;
    auto *limits = new QWidget;
    auto *limitsColumn = columnIn(limits);
    limitsColumn->setSpacing(space::xs);
    m_nuanceTitle = new HeadingLabel(3);
    m_nuance = new TextBlock;
    limitsColumn->addWidget(m_nuanceTitle);
    limitsColumn->addWidget(m_nuance);
    limitsColumn->addStretch(1);
    for (TextBlock *text : {m_verdict, m_correction, m_nuance})
        text->setReachable(true);
    auto *row = new ResponsiveRow(rowChars, space::l);
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
    emit answered(isTrue);
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
    const auto text = [this](const QString &source) { return m_parts.figures.resolve(source); };
    const QString belief = text(m_belief.belief);
    setHeading(belief);
    //: Button: the statement is judged to be true.
    m_true->setText(tr("True"));
    //: Screen reader, a button: %1 is the statement that is judged.
    m_true->setAccessibleName(tr("True: %1").arg(belief));
    //: Button: the statement is judged to be false.
    m_false->setText(tr("False"));
    //: Screen reader, a button: %1 is the statement that is judged.
    m_false->setAccessibleName(tr("False: %1").arg(belief));
    QStringList paragraphs;
    for (const QString &paragraph : m_belief.correction)
        paragraphs << text(paragraph);
    m_correction->setText(paragraphs.join(QLatin1Char('\n')));
    //: Heading of the limits of a statement that is true.
    m_nuanceTitle->setText(m_belief.isTrue ? tr("Its limits")
                                           //: Heading of the cases in which a false statement is right.
                                           : tr("Where it does hold"));
    m_nuance->setText(text(m_belief.nuance));
    m_nuanceTitle->setVisible(!m_belief.nuance.isEmpty());
    m_nuance->setVisible(!m_belief.nuance.isEmpty());
    m_link->setLink(m_belief.link);
    const auto said = m_parts.book.beliefAnswer(m_belief.id);
    m_verdict->setText(said ? verdictText(*said) : QString());
    m_choice->setVisible(!said);
    m_answer->setVisible(said.has_value());
}

} // namespace rp
