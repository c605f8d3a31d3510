// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall/recall_feedback.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/review/parts/link_button.h"
#include "views/review/recall/answered_list.h"
#include "views/review/recall/recall_text.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/plain_column.h"
#include "views/widgets/layout/spacing.h"

namespace rp {

RecallFeedback::RecallFeedback(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_verdict(new TextBlock(this))
    , m_remark(new TextBlock(this))
    , m_yoursHeading(new HeadingLabel(3, this))
    , m_yours(new TextBlock(this))
    , m_options(new AnsweredList(this))
    , m_modelHeading(new HeadingLabel(3, this))
    , m_model(new TextBlock(this))
    , m_acceptedHeading(new HeadingLabel(3, this))
    , m_accepted(new TextBlock(this))
    , m_back(new TextBlock(this))
    , m_link(new LinkButton(parts, this))
    , m_next(new ActionButton(this))
    , m_again(new ActionButton(this))
{
    m_verdict->setTextStyle(1.1, QFont::DemiBold);
    for (TextBlock *block : {m_verdict, m_remark, m_yours, m_model, m_accepted, m_back}) {
        block->setReachable(true);
        block->setMaxChars(95);
    }
    for (TextBlock *block : {m_yours, m_model, m_accepted})
        block->setInset(space::l, space::xs);
    m_accepted->setParagraphGap(0.0);
    m_next->setPrimary(true);
    QVBoxLayout *column = plainColumn(this, space::s);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_verdict, m_remark, m_yoursHeading, m_yours, m_options,
                                          m_modelHeading, m_model, m_acceptedHeading, m_accepted, m_back})
        column->addWidget(part);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(space::s, buttons);
    for (QWidget *button : std::initializer_list<QWidget *>{m_next, m_again, m_link})
        flow->addWidget(button);
    column->addWidget(buttons);
    connect(m_next, &QPushButton::clicked, this, &RecallFeedback::nextRequested);
    connect(m_again, &QPushButton::clicked, this, &RecallFeedback::againRequested);
}

void RecallFeedback::present(const RecallQuestion &question, const RecallAnswer &answer)
{
    const RecallText words(m_parts.content, m_parts.figures);
    m_verdict->setText(words.verdict(question, answer));
    m_remark->setText(RecallText::confidenceRemark(answer));
    showYours(question, answer);
    m_modelHeading->setText(question.kind == RecallQuestion::Kind::Open ? tr("A good answer")
                                                                        : tr("The answer"));
    m_model->setText(m_parts.lines(question.answer));
    showAccepted(question, answer);
    if (const auto card = m_parts.book.card(question.id)) {
        const QDateTime now = m_parts.book.now();
        //: When a question is asked again; %1 is such as "in 3 days", %2 the date.
        m_back->setText(card->due <= now ? tr("It is due again now.")
                        : card->due < now.addDays(1)
                            //: When a question is asked again; %1 is such as "in 10 minutes".
                            ? tr("It comes back %1.").arg(RecallText::until(card->due, now))
                            //: When a question is asked again; %1 is such as "in 3 days", %2 the date.
                            : tr("It comes back %1: %2.")
                                  .arg(RecallText::until(card->due, now), RecallText::date(card->due)));
    }
    //: Button: answers the question once more, before it is due.
    m_again->setText(tr("Answer again now"));
    m_again->setAccessibleDescription(tr("You don't have to wait until it comes back."));
    m_link->setLink(question.link);
}

void RecallFeedback::showYours(const RecallQuestion &question, const RecallAnswer &answer)
{
    const bool open = question.kind == RecallQuestion::Kind::Open;
    m_yoursHeading->setText(tr("Your answer"));
    m_yoursHeading->setVisible(open);
    m_yours->setVisible(open);
    m_yours->setText(answer.text);
    std::vector<AnsweredOption> lines;
    for (const RecallOption &option : question.options) {
        const bool chosen = option.id == answer.option;
        const bool right = option.id == question.correct;
        const QString mark = chosen && right ? tr("your answer, and right")
                             : chosen        ? tr("your answer")
                             : right         ? tr("right")
                                             : QString();
        lines.push_back({m_parts.text(option.text), mark, m_parts.text(option.feedback), chosen});
    }
    for (std::size_t i = 0; open && i < question.keyPoints.size(); ++i) {
        const bool found = i < answer.points.size() && answer.points[i];
        lines.push_back(
            {m_parts.text(question.keyPoints[i]), found ? tr("in your answer") : QString(), {}, found});
    }
    m_options->setOptions(lines);
    m_options->setVisible(!lines.empty());
}

void RecallFeedback::showAccepted(const RecallQuestion &question, const RecallAnswer &answer)
{
    const RecallText words(m_parts.content, m_parts.figures);
    QStringList lines;
    for (const RecallConvention &convention : question.conventions) {
        const QString values = words.values(question, convention);
        const QString how = m_parts.text(convention.text);
        lines.append(answer.right && convention.id == answer.convention
                         //: A right answer and how to count for it; it is how the learner counted.
                         ? tr("• %1 (%2) – this is how you counted").arg(values, how)
                         //: A right answer and how to count for it.
                         : tr("• %1 (%2)").arg(values, how));
    }
    m_acceptedHeading->setText(tr("Accepted"));
    m_accepted->setText(lines.join(QLatin1Char('\n')));
    m_acceptedHeading->setVisible(!lines.isEmpty());
    m_accepted->setVisible(!lines.isEmpty());
}

void RecallFeedback::setNext(const QString &label)
{
    m_next->setText(label);
    m_next->setVisible(!label.isEmpty());
    m_next->setEnabled(!label.isEmpty());
}

void RecallFeedback::focusVerdict()
{
    m_verdict->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
