// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <vector>

namespace rp {

class PredictionCard;

/// The act's predictions. The instrument is not here: it opens when all of them are committed.
class PredictPage : public StepPage
{
    Q_OBJECT
public:
    explicit PredictPage(const StepSubject &subject, QWidget *parent = nullptr);

    const std::vector<PredictionCard *> &cards() const { return m_cards; }

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    QString blockedReason() const override;
    ActionButton *ownPrimary() const override;

private:
    QString lockText(bool open) const;

    std::vector<PredictionCard *> m_cards;
    Notice *m_lock;
};

} // namespace rp
