// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/predict_page.h"

#include "views/intents/intents.h"
#include "views/steps/cards/prediction_card.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/spoken/announcer.h"

#include <QApplication>
#include <QVBoxLayout>

namespace rp {

PredictPage::PredictPage(const StepSubject &subject, QWidget *parent)
    : StepPage(Step::Predict, subject, parent)
    , m_lock(new Notice(Notice::Kind::Information))
{
    setColumnChars(105);
    for (const QuestionContent &question : act().predictions) {
        auto *card = new PredictionCard(question);
        connect(card, &PredictionCard::optionCommitRequested, &intents(),
                &Intents::predictionCommitRequested);
        connect(card, &PredictionCard::numberCommitRequested, &intents(), &Intents::numberCommitRequested);
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
    return reason.isEmpty() || session().blockedBy() == Refusal::ReadOnly ? reason
           : m_cards.size() > 1 ? tr("Commit all of your predictions to go on.")
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

QString PredictPage::lockText(bool open) const
{
    if (act().panels.size() > 1)
        return open ? tr("The instruments are open.")
                    : tr("The instruments are locked until you commit all of your predictions.");
    if (open)
        return tr("The instrument is open.");
    return m_cards.size() > 1 ? tr("The instrument is locked until you commit all of your predictions.")
                              : tr("The instrument is locked until you commit your prediction.");
}

void PredictPage::refreshContent()
{
    const auto count = static_cast<int>(m_cards.size());
    for (int i = 0; i < count; ++i) {
        PredictionCard *card = m_cards[static_cast<std::size_t>(i)];
        const bool wasOpen = !card->isCommitted();
        const bool hadFocus = card->isAncestorOf(QApplication::focusWidget());
        card->refresh(session(), actId(), bench(), i + 1, count);
        // The button that had the focus is gone; what it did is read out by landing on it.
        if (wasOpen && card->isCommitted() && hadFocus)
            card->statement()->setFocus(Qt::OtherFocusReason);
    }
    const bool open = session().instrumentOpen(actId());
    m_lock->setKind(open ? Notice::Kind::Success : Notice::Kind::Information);
    m_lock->setText(lockText(open));
}

} // namespace rp
