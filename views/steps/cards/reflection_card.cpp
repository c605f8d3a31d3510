// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/cards/reflection_card.h"

#include "models/text/format.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/steps/parts/answered_list.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/spacing.h"

#include <QApplication>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

ReflectionCard::ReflectionCard(const QuestionContent &question, Use use, QWidget *parent)
    : Card(use == Use::Reflection ? 2 : 3, parent)
    , m_question(question)
    , m_use(use)
    , m_introduction(new QVBoxLayout)
    , m_prompt(new TextBlock(this))
    , m_choice(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
    , m_check(new ActionButton(this))
    , m_verdict(new VerdictBadge(this))
    , m_first(new TextBlock(this))
    , m_answered(new AnsweredList(this))
{
    setEmphasised(use == Use::Reflection);
    m_introduction->setSpacing(space::s);
    m_prompt->setTextStyle(1.1, QFont::Medium);
    m_prompt->setProperty("saidElsewhere", true); // it is the name of the choice
    m_choice->setLabelVisible(false);
    m_first->setQuiet(true);
    m_verdict->setWhole(); // what is said to an answer is what is learned from it
    for (TextBlock *block : {m_prompt, m_first})
        block->setReachable(true);
    body()->addLayout(m_introduction);
    body()->addWidget(m_prompt);
    body()->addWidget(m_choice);
    body()->addWidget(m_answered); // where the options were
    body()->addWidget(m_check, 0, Qt::AlignLeading);
    body()->addWidget(m_verdict);
    body()->addWidget(m_first);
    connect(m_check, &QPushButton::clicked, this, &ReflectionCard::check);
}

TextBlock *ReflectionCard::feedback() const
{
    return m_verdict->sentences();
}

void ReflectionCard::check()
{
    if (m_solved)
        return;
    const QString key = m_choice->currentKey();
    if (key.isEmpty()) {
        const QString sentence = tr("Choose one of the answers first.");
        m_verdict->setVerdict(Meaning::Neutral, sentence, {});
        m_verdict->show();
        emit feedbackShown(sentence);
        m_choice->focusChoice();
        return;
    }
    emit answerRequested(m_question.id, key);
}

void ReflectionCard::showHeading(const QString &heading)
{
    setHeading(heading);
    m_prompt->show();
}

void ReflectionCard::refresh(const std::optional<ReflectionRecord> &known, int number, int count,
                             const QString &withheld)
{
    m_withheld = withheld;
    const Format format;
    const QString prompt = contentText(m_question.prompt);
    //: Heading of one of several questions.
    setHeading(count > 1 ? tr("Question %1 of %2").arg(format.count(number), format.count(count)) : prompt);
    m_prompt->setText(prompt);
    m_prompt->setVisible(count > 1);
    std::vector<ChoiceEntry> entries;
    for (const OptionContent &option : m_question.options)
        entries.push_back({option.id, contentText(option.text)});
    m_choice->setLabel(m_prompt->text());
    m_choice->setEntries(entries);
    m_check->setText(withheld.isEmpty() ? tr("&Check answer")
                                        //: Button: gives the chosen answer, which can't be changed then.
                                        : tr("&Commit answer"));

    const ReflectionRecord record = known.value_or(ReflectionRecord{});
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    const bool newAnswer = m_shownOnce && record.tried.size() != m_triedBefore;
    m_triedBefore = record.tried.size();
    m_shownOnce = true;
    m_solved = record.solved;
    m_choice->setVisible(!m_solved);
    m_choice->setEnabled(!m_solved);
    m_check->setVisible(!m_solved);
    m_check->setEnabled(!m_solved);
    m_answered->setVisible(m_solved);
    showFeedback(record, newAnswer && !m_solved);
    refreshFirst(record);
    if (m_solved)
        refreshSolved(record);
    if (m_solved && newAnswer && hadFocus)
        feedback()->setFocus(Qt::OtherFocusReason);
}

void ReflectionCard::showFeedback(const ReflectionRecord &record, bool speak)
{
    if (record.tried.empty()) {
        m_verdict->hide();
        return;
    }
    if (!m_withheld.isEmpty()) {
        //: Heading over why nothing is said to an answer.
        m_verdict->setVerdict(Meaning::Neutral, tr("Answer taken"), {m_withheld});
        m_verdict->show();
        return;
    }
    const OptionContent *last = findOption(m_question, record.tried.back());
    const QString words = last ? contentText(last->feedback) : QString();
    if (m_solved) {
        //: Heading over the feedback to an answer.
        m_verdict->setVerdict(Meaning::Good, tr("Right"), {words});
    } else {
        //: Heading over the feedback to an answer that is not the right one.
        m_verdict->setVerdict(Meaning::Failure, tr("Not yet"),
                              {words, tr("Choose another answer and check again.")});
    }
    m_verdict->show();
    if (speak)
        //: Said after an answer that is not the right one; %1 is a few sentences.
        emit feedbackShown(tr("Not yet. %1 Choose another answer and check again.").arg(words));
}

void ReflectionCard::refreshFirst(const ReflectionRecord &record)
{
    const OptionContent *first = findOption(m_question, record.firstOption);
    const bool isMarked = !m_withheld.isEmpty(); // in the list of options, and that is all
    m_first->setVisible(first && !isMarked);
    if (!first || isMarked)
        return;
    const QString text = contentText(first->text);
    if (m_use == Use::Exercise) {
        m_first->setVisible(record.firstOption != m_question.correct);
        //: %1 is an answer.
        m_first->setText(tr("You answered first: “%1”").arg(text));
        return;
    }
    if (record.firstOption == m_question.correct)
        //: %1 is an answer.
        m_first->setText(tr("Your first answer counts: “%1” It was right.").arg(text));
    else if (m_solved)
        //: %1 is an answer.
        m_first->setText(tr("Your first answer counts: “%1” You found the right one later.").arg(text));
    else
        //: %1 is an answer.
        m_first->setText(
            tr("Your first answer counts: “%1” You may try again, but this one stays.").arg(text));
}

void ReflectionCard::refreshSolved(const ReflectionRecord &record)
{
    std::vector<AnsweredOption> options;
    for (const OptionContent &option : m_question.options) {
        const bool right = option.id == m_question.correct;
        const bool first = option.id == record.firstOption;
        const bool tried =
            std::find(record.tried.begin(), record.tried.end(), option.id) != record.tried.end();
        QString mark;
        if (right && first)
            mark = tr("right, your first answer");
        else if (right)
            mark = tr("right");
        else if (first)
            mark = tr("your first answer");
        else if (tried)
            mark = tr("you tried this");
        // The right answer's feedback stands above the list already.
        options.push_back({contentText(option.text), mark, right ? QString() : contentText(option.feedback),
                           m_withheld.isEmpty() ? right : first});
    }
    m_answered->setOptions(options);
}

} // namespace rp
