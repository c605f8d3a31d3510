// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/fusion_panel.h"

#include "models/review/review_figures.h"
#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/review/models/fusion_map.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/flow_layout.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {

namespace {

QVBoxLayout *columnIn(QWidget *holder)
{
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    return column;
}

} // namespace

FusionPanel::FusionPanel(const ReviewParts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_about(new TextBlock)
    , m_answered(new TextBlock)
{
    m_asking = makeQuestion();
    m_ended = makeVerdict();
    m_about->setReachable(true);
    m_answered->setReachable(true);
    m_answered->setQuiet(true);
    auto *column = columnIn(this);
    column->setSpacing(space::m);
    for (QWidget *part : std::initializer_list<QWidget *>{m_about, m_answered, m_asking, m_ended})
        column->addWidget(part);
    column->addStretch(1);
    connect(m_yes, &ActionButton::clicked, this, [this] { emit answerGiven(true); });
    connect(m_no, &ActionButton::clicked, this, [this] { emit answerGiven(false); });
    connect(m_again, &ActionButton::clicked, this, &FusionPanel::againRequested);
    connect(m_next, &ActionButton::clicked, this, &FusionPanel::nextRequested);
}

QWidget *FusionPanel::makeQuestion()
{
    auto *asking = new QWidget;
    auto *column = columnIn(asking);
    m_number = new TextBlock;
    m_number->setQuiet(true);
    m_question = new HeadingLabel(3);
    m_help = new TextBlock;
    m_help->setReachable(true);
    m_yes = new ActionButton;
    m_no = new ActionButton;
    m_yes->setObjectName(QStringLiteral("fusionYesButton"));
    m_no->setObjectName(QStringLiteral("fusionNoButton"));
    auto *buttons = new FlowLayout(space::s);
    buttons->addWidget(m_yes);
    buttons->addWidget(m_no);
    for (QWidget *part : std::initializer_list<QWidget *>{m_number, m_question, m_help})
        column->addWidget(part);
    column->addLayout(buttons);
    return asking;
}

QWidget *FusionPanel::makeVerdict()
{
    auto *ended = new QWidget;
    auto *column = columnIn(ended);
    m_verdict = new HeadingLabel(3);
    m_verdict->setFocusPolicy(Qt::ClickFocus); // reading begins here when the last answer is given
    m_reason = new TextBlock;
    m_reason->setReachable(true);
    m_again = new ActionButton;
    m_next = new ActionButton;
    m_again->setObjectName(QStringLiteral("fusionAgainButton"));
    m_next->setObjectName(QStringLiteral("fusionNextButton"));
    auto *buttons = new FlowLayout(space::s);
    buttons->addWidget(m_next);
    buttons->addWidget(m_again);
    column->addWidget(m_verdict);
    column->addWidget(m_reason);
    column->addLayout(buttons);
    return ended;
}

QString FusionPanel::resolved(const QString &source) const
{
    return m_parts.figures.resolve(source);
}

QString FusionPanel::questionText(const QString &node) const
{
    for (const FusionNode &other : m_parts.content.fusion)
        if (other.id == node)
            return resolved(other.question);
    return {};
}

QString FusionPanel::answerText(const FusionWalk &walk, const FusionWalk::Answered &answer) const
{
    const FusionPair *pair = walk.pair();
    const QString reason = pair ? resolved(pair->answers.value(answer.node).reason) : QString();
    if (answer.right) {
        return answer.yes ? //: Feedback on an answer; %1 is a sentence that says why.
                   tr("You said yes, and that is so. %1").arg(reason)
                          : //: Feedback on an answer; %1 is a sentence that says why.
                   tr("You said no, and that is so. %1").arg(reason);
    }
    return answer.yes ? //: Feedback on an answer; %1 is a sentence that says why.
               tr("You said yes. Here it is no. %1").arg(reason)
                      : //: Feedback on an answer; %1 is a sentence that says why.
               tr("You said no. Here it is yes. %1").arg(reason);
}

QString FusionPanel::lastFeedback(const FusionWalk &walk) const
{
    return walk.answered().empty() ? QString() : answerText(walk, walk.answered().back());
}

void FusionPanel::showAnswered(const FusionWalk &walk)
{
    QStringList lines;
    for (const FusionWalk::Answered &answer : walk.answered())
        lines << joinedSentences({questionText(answer.node), answerText(walk, answer)});
    m_answered->setText(lines.join(QLatin1Char('\n')));
    m_answered->setVisible(!lines.isEmpty());
}

void FusionPanel::showVerdict(const FusionWalk &walk, bool hasNext)
{
    const FusionNode::Branch *end = walk.end();
    m_ended->setVisible(end != nullptr);
    if (!end)
        return;
    //: Heading: %1 is what can be done with two operations.
    m_verdict->setText(tr("Verdict: %1").arg(fusionVerdictText(end->verdict)));
    const FusionPair *pair = walk.pair();
    QStringList paragraphs{resolved(end->reason)};
    if (pair && !pair->conclusion.isEmpty())
        paragraphs << resolved(pair->conclusion);
    m_reason->setText(paragraphs.join(QLatin1Char('\n')));
    //: Button: the questions on this pair of operations are asked again.
    m_again->setText(tr("Ask again"));
    //: Button: another pair of operations.
    m_next->setText(tr("Next pair"));
    m_next->setPrimary(hasNext);
    m_next->setVisible(hasNext);
}

void FusionPanel::present(const FusionWalk &walk, bool hasNext)
{
    const FusionPair *pair = walk.pair();
    const FusionNode *question = walk.question();
    m_about->setText(pair ? resolved(pair->about) : QString());
    m_about->setVisible(!m_about->text().isEmpty());
    showAnswered(walk);
    m_asking->setVisible(question != nullptr);
    if (question) {
        //: Above a question of a decision tree. %1: its number on the way.
        m_number->setText(
            tr("Question %1").arg(Format().count(static_cast<double>(walk.answered().size()) + 1.0)));
        m_question->setText(resolved(question->question));
        m_help->setText(resolved(question->help));
        m_help->setVisible(!question->help.isEmpty());
        //: Button: answers a question.
        m_yes->setText(tr("Yes"));
        //: Button: answers a question.
        m_no->setText(tr("No"));
        //: Screen reader: the answer on a button, then the question.
        m_yes->setAccessibleName(tr("%1: %2").arg(m_yes->text(), m_question->text()));
        m_no->setAccessibleName(tr("%1: %2").arg(m_no->text(), m_question->text()));
    }
    showVerdict(walk, hasNext);
}

void FusionPanel::focusPlace()
{
    QWidget *place = m_ended->isHidden() ? static_cast<QWidget *>(m_yes) : m_verdict;
    place->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
