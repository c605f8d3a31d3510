// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps/predict_page.h"

#include "steps/prediction_card.h"
#include "widgets/announcer.h"
#include "widgets/notice.h"
#include "widgets/text_block.h"

#include <QApplication>
#include <QVBoxLayout>

namespace rp {

PredictPage::PredictPage(LabSession &labSession, Instrument *labInstrument, Announcer &labAnnouncer,
                         QWidget *parent)
    : StepPage(Step::Predict, labSession, labInstrument, labAnnouncer, parent)
    , m_lock(new Notice(Notice::Kind::Information))
{
    setColumnChars(105);
    for (const QuestionContent &question : act().predictions) {
        auto *card = new PredictionCard(question);
        connect(card, &PredictionCard::optionCommitRequested, this, &StepPage::predictionCommitRequested);
        connect(card, &PredictionCard::numberCommitRequested, this, &StepPage::numberCommitRequested);
        connect(card, &PredictionCard::problemShown, &announcer(), &Announcer::say);
        column()->addWidget(card);
        m_cards.push_back(card);
    }
    column()->addWidget(m_lock);
    column()->addStretch(1);
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
    return reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly
               ? reason
               : tr("Commit your prediction to go on.");
}

ActionButton *PredictPage::ownPrimary() const
{
    for (PredictionCard *card : m_cards) {
        if (!card->isCommitted())
            return card->commitButton();
    }
    return nullptr;
}

void PredictPage::refreshContent()
{
    const auto count = static_cast<int>(m_cards.size());
    for (int i = 0; i < count; ++i) {
        PredictionCard *card = m_cards[static_cast<std::size_t>(i)];
        const bool wasOpen = !card->isCommitted();
        const bool hadFocus = card->isAncestorOf(QApplication::focusWidget());
        card->refresh(session(), actId(), instrument(), i + 1, count);
        // The button that had the focus is gone; what it did is read out by landing on it.
        if (wasOpen && card->isCommitted() && hadFocus)
            card->statement()->setFocus(Qt::OtherFocusReason);
    }
    const bool open = session().instrumentOpen(actId());
    m_lock->setKind(open ? Notice::Kind::Success : Notice::Kind::Information);
    m_lock->setText(open ? tr("The instrument is open.")
                         : tr("The instrument is locked until you commit your prediction."));
}

} // namespace rp
