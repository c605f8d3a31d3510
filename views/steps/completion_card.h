// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/widgets/card.h"

namespace rp {

class ActionButton;
class Bench;
class TextBlock;

/// Closes an act: what was predicted and found, how the first answers went, and what comes next.
class CompletionCard : public Card
{
    Q_OBJECT
public:
    explicit CompletionCard(QWidget *parent = nullptr);

    void refresh(const LabSession &session, const ActContent &act, const Bench &bench);
    /// Whether handing in is offered at all; it is, unless this says otherwise before refresh().
    void setHandsIn(bool handsIn) { m_handsIn = handsIn; }
    TextBlock *summary() const { return m_summary; }
    TextBlock *takeaways() const { return m_takeaways; }
    ActionButton *handInButton() const { return m_handIn; }       ///< only after the last act of a lab
    ActionButton *mysteriesButton() const { return m_mysteries; } ///< only after an act with traces

signals:
    void handInRequested();
    void mysteriesRequested();

private:
    QStringList predictionLines(const LabSession &session, const ActContent &act, const Bench &bench) const;
    QString discoveryLine(const LabSession &session, const ActContent &act) const;
    QStringList challengeLines(const LabSession &session, const ActContent &act, const Bench &bench) const;
    QString answerLine(const LabSession &session, const ActContent &act) const;
    QString nextLine(const LabSession &session, const ActContent &act) const;

    void showTakeaways(const ActContent &act);

    TextBlock *m_summary;
    TextBlock *m_takeaways;
    ActionButton *m_handIn;
    ActionButton *m_mysteries;
    bool m_handsIn = true;
};

} // namespace rp
