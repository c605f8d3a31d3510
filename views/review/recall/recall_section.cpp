// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/recall/recall_section.h"

#include "models/text/sentences.h"
#include "views/review/recall/recall_dates.h"
#include "views/review/recall/recall_list.h"
#include "views/review/recall/recall_question_card.h"
#include "views/review/recall/recall_result.h"
#include "views/review/recall/recall_text.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QVBoxLayout>

namespace rp {
namespace {

constexpr int rowChars = 100; ///< less room: one below the other
constexpr int wide = 2;       ///< shares of a row
constexpr int narrow = 1;
constexpr int look_ms = 20000; ///< how often it is looked whether something has become due

} // namespace

RecallSection::RecallSection(const ReviewParts &parts, QWidget *parent)
    : ReviewSection(parts, parent)
    , m_lead(new TextBlock(this))
    , m_card(new RecallQuestionCard(parts))
    , m_list(new RecallList(parts.content, parts.figures, parts.book))
    , m_result(new RecallResult(parts))
    , m_dates(new RecallDates(parts))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_lead->setReachable(true);
    m_lead->setMaxChars(110);
    column->addWidget(m_lead);
    auto *asking = new ResponsiveRow(rowChars, space::m, this);
    asking->addWidget(m_card, wide);
    asking->addWidget(m_list, narrow);
    column->addWidget(asking);
    auto *outcome = new ResponsiveRow(rowChars, space::m, this);
    outcome->addWidget(m_result, wide);
    outcome->addWidget(m_dates, narrow);
    column->addWidget(outcome);
    column->addStretch(1);
    connect(m_card, &RecallQuestionCard::draftEdited, this, &RecallSection::draftEdited);
    connect(m_card, &RecallQuestionCard::lockRequested, this, &RecallSection::lockRequested);
    connect(m_card, &RecallQuestionCard::pointsTicked, this, &RecallSection::pointsTicked);
    connect(m_card, &RecallQuestionCard::markRequested, this, &RecallSection::markRequested);
    connect(m_card, &RecallQuestionCard::linkRequested, this, &RecallSection::linkRequested);
    connect(m_card, &RecallQuestionCard::nextRequested, this, &RecallSection::goOn);
    connect(m_list, &RecallList::chosen, this, &RecallSection::showQuestion);
    connect(m_list, &RecallList::enterPressed, m_card, &RecallQuestionCard::focusQuestion);
    connect(m_dates, &RecallDates::deleteRequested, this, &RecallSection::deleteRequested);
    connect(m_dates, &RecallDates::exported, this, &RecallSection::exported);
    connect(m_dates, &RecallDates::dueRequested, this, [this] {
        showQuestion(this->parts().book.due().value(0));
        m_card->focusQuestion();
    });
    m_clock.setInterval(look_ms);
    connect(&m_clock, &QTimer::timeout, this, &RecallSection::showState);
    refresh();
}

void RecallSection::refresh()
{
    m_lead->setText(joinedSentences(
        {tr("%Ln question(s) on two weeks, from memory.", nullptr, int(parts().content.questions.size())),
         tr("Say how sure you are before you see the answer: it shows what you only believe you know.")}));
    if (!parts().content.question(m_card->question()))
        m_card->turnTo(firstQuestion());
    m_card->refresh();
    m_result->refresh();
    showState();
}

/// What also changes as time goes by.
void RecallSection::showState()
{
    m_list->refresh();
    m_list->setCurrent(m_card->question());
    m_dates->refresh();
    const QString next = nextQuestion();
    const bool due = parts().book.due().contains(next);
    m_card->setNext(next.isEmpty() ? tr("See your result")
                    : due          ? tr("&Next due question")
                                   : tr("&Next question"));
}

QString RecallSection::firstQuestion() const
{
    const auto &questions = parts().content.questions;
    const QStringList due = parts().book.due();
    if (!due.isEmpty())
        return due.constFirst();
    for (const RecallState wanted : {RecallState::Waiting, RecallState::Begun, RecallState::New})
        for (const RecallQuestion &question : questions)
            if (recallState(parts().book, question.id) == wanted)
                return question.id;
    return questions.empty() ? QString() : questions.front().id;
}

QString RecallSection::nextQuestion() const
{
    const auto &questions = parts().content.questions;
    const QString current = m_card->question();
    const QStringList due = parts().book.due();
    for (const QString &id : due)
        if (id != current)
            return id;
    const auto at = static_cast<std::size_t>(RecallText(parts().content, parts().figures).number(current));
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const QString &id = questions[(at + i) % questions.size()].id; // from the one behind the current on
        const RecallState state = recallState(parts().book, id);
        if (id != current && state != RecallState::Right && state != RecallState::Missed)
            return id;
    }
    return {};
}

void RecallSection::goOn()
{
    const QString next = nextQuestion();
    if (next.isEmpty()) {
        m_result->focusResult();
        return;
    }
    showQuestion(next);
    m_card->focusQuestion();
}

void RecallSection::showQuestion(const QString &question)
{
    if (!parts().content.question(question))
        return;
    m_card->turnTo(question);
    showState();
}

void RecallSection::showDue()
{
    const QStringList due = parts().book.due();
    const RecallState state = recallState(parts().book, m_card->question());
    if (!due.isEmpty() && state != RecallState::Begun && state != RecallState::Waiting &&
        !due.contains(m_card->question()))
        showQuestion(due.constFirst());
}

void RecallSection::focusFirst()
{
    m_card->focusQuestion();
}

void RecallSection::setFileAsker(FileAsker asker)
{
    m_dates->setFileAsker(std::move(asker));
}

void RecallSection::showEvent(QShowEvent *event)
{
    ReviewSection::showEvent(event);
    showDue();
    showState();
    m_clock.start();
}

void RecallSection::hideEvent(QHideEvent *event)
{
    m_clock.stop();
    ReviewSection::hideEvent(event);
}

} // namespace rp
