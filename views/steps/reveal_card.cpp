// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/reveal_card.h"

#include "models/text/format.h"
#include "models/text/sentences.h"
#include "views/act/confidence_text.h"
#include "views/act/prediction_text.h"
#include "views/act/reveal_axis.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/reading_order.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

std::optional<RevealedAnswer::Twin> twinOf(const std::optional<MeasuredReply> &reply)
{
    if (!reply || reply->isOther)
        return std::nullopt;
    return RevealedAnswer::Twin{reply->value, reply->mark, reply->fullMark, reply->spoken};
}

/// The axis that the answer was given on, or one that holds both numbers.
AnswerAxis axisFor(const QuestionContent &question, double said, double truth)
{
    if (std::optional<AnswerAxis> given = answerAxis(question))
        return given->holding(said).holding(truth);
    AnswerAxis made;
    const bool isShare = question.distanceUnit == QLatin1String("points");
    made.axis = axisHolding({said, truth}, {isShare ? Quantity::Fraction : Quantity::Count,
                                            !isShare && std::min(said, truth) > 0.0});
    return made;
}

} // namespace

RevealCard::RevealCard(const QuestionContent &question, QWidget *parent)
    : Card(2, parent)
    , m_question(question)
    , m_axis(new RevealAxis(this))
    , m_answers(new ResponsiveRow(80, space::l, this))
    , m_said(new TextBlock)
    , m_truth(new TextBlock)
    , m_machine(new TextBlock)
    , m_distance(new TextBlock(this))
    , m_sure(new TextBlock(this))
{
    setEmphasised(true);
    m_distance->setTextStyle(1.2, QFont::DemiBold);
    m_distance->setMaxChars(110);
    m_truth->setTextStyle(1.0, QFont::DemiBold);
    for (TextBlock *block : {m_said, m_truth, m_machine, m_distance, m_sure})
        block->setReachable(true);
    m_answers->addWidget(m_said, 1, Qt::AlignTop);
    m_answers->addWidget(m_truth, 1, Qt::AlignTop);
    m_answers->addWidget(m_machine, 1, Qt::AlignTop);
    for (QWidget *part : std::initializer_list<QWidget *>{m_axis, m_answers, m_distance, m_sure})
        body()->addWidget(part);
}

void RevealCard::refresh(const LabSession &session, const QString &act, const Bench &bench, int number,
                         int count)
{
    const Format format;
    const auto record = session.prediction(act, m_question.id);
    const PredictionText text(m_question, record, bench);
    const bool isTold = m_measured && session.withheld().isEmpty();
    m_reply = isTold ? measuredReply(*m_measured, session.content(), act, m_question, bench) : std::nullopt;
    setAccessibleName(
        count > 1
            //: Name of one of several predictions, read aloud: its number, and how many there are.
            ? tr("Prediction %1 of %2").arg(format.count(number), format.count(count))
            : contentText(m_question.prompt));
    const bool both = text.predicted() && text.truth();
    m_axis->setVisible(both);
    m_answers->setVisible(!both);
    if (both)
        showAxis(text);
    else
        showAnswers(text, record.has_value());
    showMachine();
    showDistance();
    showConfidence(session, act, record);
}

/// In an exam only what was said.
void RevealCard::showConfidence(const LabSession &session, const QString &act,
                                const std::optional<PredictionRecord> &record)
{
    const int confidence = record && !record->seenBefore ? record->confidence : 0;
    const bool isJudged =
        session.withheld().isEmpty() && m_question.kind == QuestionContent::Kind::SingleChoice;
    m_sure->setVisible(confidence > 0);
    if (confidence == 0)
        return;
    m_sure->setText(isJudged ? confidenceOutcome(confidence, session.isCorrect(act, m_question.id))
                             : confidenceSaid(confidence));
    m_spoken = joinedSentences({m_spoken, m_sure->text()});
}

void RevealCard::showMachine()
{
    //: What a machine had; the symbol is that of its mark on an axis. %1: "Measured: 33.2 % (H100, 11/27/26)"
    m_machine->setText(m_reply ? tr("▲ %1").arg(m_reply->fullMark) : QString());
    m_machine->setAccessibleName(m_reply ? m_reply->spoken : QString());
    m_machine->setVisible(m_reply.has_value());
    if (m_reply)
        m_spoken =
            joinedSentences({m_spoken, m_reply->spoken, m_reply->agrees ? QString() : m_reply->comparison});
}

/// Without an axis what was measured stands among the answers already.
QString RevealCard::measuredSentences() const
{
    if (!m_reply)
        return {};
    return m_axis->isHidden() ? m_reply->comparison : joinedSentences({m_reply->spoken, m_reply->comparison});
}

void RevealCard::showAxis(const PredictionText &text)
{
    m_distance->setText(text.distance());
    m_spoken = text.distance();
    const bool isNamed = m_reply && !m_reply->truthMark.isEmpty();
    m_axis->setAnswer({axisFor(m_question, *text.predicted(), *text.truth()), *text.predicted(),
                       *text.truth(), text.marker(),
                       //: Marks the true figure on an axis; %1 is a number with its unit.
                       isNamed ? m_reply->truthMark : tr("It is %1").arg(text.truthText()), text.gap(),
                       m_spoken, twinOf(m_reply)});
    QStringList told{m_spoken};
    if (m_axis->answer().measured && m_reply->agrees) // else the page says it in words
        told.append(m_reply->spoken);
    m_axis->setProperty(readToo, told.join(QLatin1Char('\n')));
}

void RevealCard::showAnswers(const PredictionText &text, bool known)
{
    const bool right = text.isRight() && !text.truth();
    const QString said = known ? text.answer() : tr("no prediction recorded");
    //: The learner's own answer; the symbol is that of the learner's mark. %1 is the answer, or "no
    //: prediction recorded".
    m_said->setText(tr("◇ You said: %1").arg(said));
    //: The learner's answer read aloud; %1 is the answer, or "no prediction recorded".
    m_said->setAccessibleName(tr("You said: %1").arg(said));
    const QString truth = text.truth() ? text.truthText() : text.rightAnswer();
    //: The right answer; the symbol is that of the true mark. %1 is an answer, or a figure with its unit.
    m_truth->setText(tr("◆ The instrument shows: %1").arg(truth));
    //: The right answer read aloud; %1 is an answer, or a figure with its unit.
    m_truth->setAccessibleName(tr("The instrument shows: %1").arg(truth));
    m_truth->setVisible(!truth.isEmpty() && !right);
    m_distance->setText(right ? tr("✓ That is what the instrument shows.") : QString());
    m_spoken = joinedSentences({m_said->accessibleName(), m_truth->isHidden()
                                                              ? tr("That is what the instrument shows.")
                                                              : m_truth->accessibleName()});
}

void RevealCard::setBrief(bool brief)
{
    m_brief = brief;
    showDistance();
}

void RevealCard::showDistance()
{
    m_distance->setVisible(!m_distance->text().isEmpty() && !(m_brief && !m_axis->isHidden()));
}

void RevealCard::reveal()
{
    if (!m_axis->isHidden())
        m_axis->reveal();
}

} // namespace rp
