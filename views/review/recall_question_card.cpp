// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall_question_card.h"

#include "views/review/recall_feedback.h"
#include "views/review/recall_form.h"
#include "views/review/recall_text.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace rp {

RecallQuestionCard::RecallQuestionCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_prompt(new TextBlock(this))
    , m_convention(new TextBlock(this))
    , m_before(new TextBlock(this))
    , m_form(new RecallForm(parts, this))
    , m_marking(new RecallMarking(parts, this))
    , m_feedback(new RecallFeedback(parts, this))
{
    setEmphasised(true);
    m_prompt->setTextStyle(1.1, QFont::Medium);
    for (TextBlock *block : {m_prompt, m_convention, m_before}) {
        block->setReachable(true);
        block->setMaxChars(95);
    }
    m_prompt->setProperty("saidElsewhere", true); // by what it is answered with
    m_before->setQuiet(true);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_prompt, m_convention, m_before, m_form, m_marking, m_feedback})
        body()->addWidget(part);
    body()->addStretch(1);
    connect(m_feedback, &RecallFeedback::nextRequested, this, &RecallQuestionCard::nextRequested);
    connect(m_feedback, &RecallFeedback::againRequested, this, &RecallQuestionCard::answerAgain);
}

qsizetype RecallQuestionCard::answerCount() const
{
    const std::vector<RecallAnswer> &answers = m_parts.book.answers();
    return std::count_if(answers.begin(), answers.end(),
                         [this](const RecallAnswer &answer) { return answer.question == m_question; });
}

void RecallQuestionCard::turnTo(const QString &question)
{
    m_question = question;
    const RecallState state = recallState(m_parts.book, question);
    m_isAsked = state == RecallState::New || state == RecallState::Begun || state == RecallState::Due;
    m_knownCount = answerCount();
    m_mode = modeNow();
    refresh();
}

RecallQuestionCard::Mode RecallQuestionCard::modeNow() const
{
    if (m_parts.book.pending(m_question))
        return Mode::Marking;
    return m_isAsked ? Mode::Answering : Mode::Answered;
}

void RecallQuestionCard::refresh()
{
    const RecallQuestion *question = m_parts.content.question(m_question);
    if (!question)
        return;
    // A question that becomes due while its answer is being read is not taken away.
    const qsizetype count = answerCount();
    if (count != m_knownCount)
        m_isAsked = count < m_knownCount; // answered, or deleted
    m_knownCount = count;
    const RecallAnswer *answer = m_parts.book.latestAnswer(m_question);
    if (!answer)
        m_isAsked = true;
    const Mode before = m_mode;
    m_mode = modeNow();
    const bool lands = m_mode != before && isAncestorOf(QApplication::focusWidget());
    showPrompt(*question);
    if (m_mode == Mode::Answering)
        m_form->present(*question, m_parts.book.draft(m_question));
    if (const auto pending = m_parts.book.pending(m_question))
        m_marking->present(*question, *pending);
    if (m_mode == Mode::Answered)
        m_feedback->present(*question, *answer);
    // The part that has the focus is hidden last, or the focus would go where nothing is to be read.
    const std::array<QWidget *, 3> partsByMode{m_form, m_marking, m_feedback};
    QWidget *shown = partsByMode.at(static_cast<std::size_t>(m_mode));
    shown->setEnabled(true);
    shown->show();
    if (lands && m_mode == Mode::Marking)
        m_marking->focusModel();
    if (lands && m_mode == Mode::Answered)
        m_feedback->focusVerdict();
    if (lands && m_mode == Mode::Answering)
        focusQuestion();
    if (!lands && m_mode != before && m_mode == Mode::Answered && isVisible())
        m_parts.announcer.say(m_feedback->verdict()->text());
    for (QWidget *part : partsByMode) {
        part->setEnabled(part == shown);
        part->setVisible(part == shown);
    }
}

void RecallQuestionCard::showPrompt(const RecallQuestion &question)
{
    setHeading(RecallText(m_parts.content, m_parts.figures).heading(question));
    m_prompt->setText(m_parts.text(question.prompt));
    m_convention->setText(m_parts.text(question.convention));
    m_convention->setVisible(!question.convention.isEmpty());
    const auto card = m_parts.book.card(m_question);
    const bool again = m_mode == Mode::Answering && card;
    if (again)
        //: Said with a question that is asked once more; %1 is a date.
        m_before->setText(tr("You answered this before, last on %1. Answer it from memory.")
                              .arg(RecallText::date(card->last)));
    m_before->setVisible(again);
}

void RecallQuestionCard::answerAgain()
{
    m_isAsked = true;
    refresh();
}

void RecallQuestionCard::setNext(const QString &label)
{
    m_feedback->setNext(label);
}

void RecallQuestionCard::focusQuestion()
{
    m_prompt->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
