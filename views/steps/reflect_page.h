// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steps/step_page.h"

#include <vector>

namespace rp {

class CompletionCard;
class MathPeek;
class ReflectionCard;
class SourcesPanel;

/// The act's last questions, and the message that it is finished.
class ReflectPage : public StepPage
{
    Q_OBJECT
public:
    ReflectPage(LabSession &session, const Bench &bench, Announcer &announcer, QWidget *parent = nullptr);

    const std::vector<ReflectionCard *> &cards() const { return m_cards; }
    CompletionCard *completion() const { return m_completion; }
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    QString blockedReason() const override;
    ActionButton *ownPrimary() const override;

private:
    std::vector<ReflectionCard *> m_cards;
    CompletionCard *m_completion;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
