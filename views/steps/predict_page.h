// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <vector>

namespace rp {

class PredictionCard;
class QuestionSteps;

/// The act's predictions, one question at a time. The instrument is not here: it opens when all of them are
/// committed.
class PredictPage : public StepPage
{
    Q_OBJECT
public:
    explicit PredictPage(const StepSubject &subject, QWidget *parent = nullptr);

    const std::vector<PredictionCard *> &cards() const { return m_cards; }
    QuestionSteps *questions() const { return m_questions; }
    /// Leads to the next question that is open; hidden while the one that is shown is open itself.
    ActionButton *onwardButton() const { return m_onward; }

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    QString blockedReason() const override;
    ActionButton *ownPrimary() const override;

private:
    void refreshQuestions();
    int firstOpen() const; ///< -1: all are committed
    void goOn();

    std::vector<PredictionCard *> m_cards;
    QuestionSteps *m_questions;
    ActionButton *m_onward;
};

} // namespace rp
