// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/predict_page.h"

#include "models/text/format.h"
#include "views/act/question_steps.h"
#include "views/steps/prediction_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QVBoxLayout>
#include <algorithm>

namespace rp {

PredictPage::PredictPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Predict, subject, parent)
    , m_questions(new QuestionSteps)
    , m_onward(new ActionButton)
{
    setColumnChars(130);
    column()->addWidget(m_questions);
    for (const QuestionContent &question : act().predictions) {
        auto *card = new PredictionCard(question, intents());
        connect(card, &PredictionCard::problemShown, &announcer(), &Announcer::say);
        connect(card, &PredictionCard::markMoved, this,
                [this, card](const QString &value) { announcer().tell(*card, value); });
        column()->addWidget(card);
        m_cards.push_back(card);
    }
    column()->addWidget(m_onward, 0, Qt::AlignLeading);
    column()->addStretch(1);
    connect(m_questions, &QuestionSteps::questionChosen, this, &PredictPage::refresh);
    connect(m_onward, &QPushButton::clicked, this, &PredictPage::goOn);
}

QString PredictPage::title() const
{
    return stepTitle(Step::Predict);
}

QString PredictPage::lead() const
{
    return tr(
        "Say what you expect before you measure. A wrong prediction costs nothing; it shows you what to "
        "look at.");
}

QString PredictPage::blockedReason() const
{
    const QString reason = StepPage::blockedReason();
    return reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly ? reason
           : m_cards.size() > 1 ? tr("Commit all of your predictions to go on.")
                                : tr("Commit your prediction to go on.");
}

int PredictPage::firstOpen() const
{
    const auto open =
        std::find_if(m_cards.begin(), m_cards.end(), [](auto *card) { return !card->isCommitted(); });
    return open == m_cards.end() ? -1 : static_cast<int>(open - m_cards.begin());
}

ActionButton *PredictPage::ownPrimary() const
{
    const PredictionCard *shown = m_cards[static_cast<std::size_t>(m_questions->current())];
    if (!shown->isCommitted())
        return shown->commitButton();
    return firstOpen() < 0 ? nullptr : m_onward;
}

void PredictPage::goOn()
{
    const int open = firstOpen();
    if (open < 0)
        return;
    m_questions->showQuestion(open);
    refresh();
    m_questions->focusCurrent();
}

void PredictPage::refreshQuestions()
{
    std::vector<bool> committed;
    for (const PredictionCard *card : m_cards)
        committed.push_back(card->isCommitted());
    const bool isNew = m_questions->tabs().empty();
    m_questions->setQuestions(committed);
    if (isNew && firstOpen() >= 0)
        m_questions->showQuestion(firstOpen());
    const int shown = m_questions->current();
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setVisible(static_cast<int>(i) == shown);
    const int open = firstOpen();
    m_onward->setVisible(open >= 0 && open != shown &&
                         m_cards[static_cast<std::size_t>(shown)]->isCommitted());
    //: Button: shows one of several questions; %1 is its number.
    m_onward->setText(tr("C&ontinue with question %1").arg(Format().count(open + 1)));
}

void PredictPage::refreshContent()
{
    const auto count = static_cast<int>(m_cards.size());
    PredictionCard *landed = nullptr;
    for (int i = 0; i < count; ++i) {
        PredictionCard *card = m_cards[static_cast<std::size_t>(i)];
        const bool wasOpen = !card->isCommitted();
        const bool hadFocus = card->isAncestorOf(QApplication::focusWidget());
        card->refresh(session(), actId(), bench(), i + 1, count);
        if (wasOpen && card->isCommitted() && hadFocus)
            landed = card;
    }
    refreshQuestions();
    // The button that had the focus is gone; what it did is read out by landing on it.
    if (landed)
        landed->statement()->setFocus(Qt::OtherFocusReason);
}

} // namespace rp
