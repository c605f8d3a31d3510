// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/widgets/card.h"

namespace rp {

class Intents;
class SegmentedChoice;
class TextBlock;

/// Something to decide at the end of an act. What is chosen is kept at once, and may be changed.
class DecisionCard : public Card
{
    Q_OBJECT
public:
    DecisionCard(const DecisionContent &decision, Intents &intents, QWidget *parent = nullptr);

    void refresh(const LabSession &session);
    SegmentedChoice *choice() const { return m_choice; }

private:
    const DecisionContent &m_decision;
    TextBlock *m_prompt;
    SegmentedChoice *m_choice;
    QString m_kept;
};

} // namespace rp
