// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "steps/step_page.h"

namespace rp {

class Card;

/// The message that states the act's problem, and what to read before.
class BriefPage : public StepPage
{
    Q_OBJECT
public:
    BriefPage(LabSession &session, const Bench &bench, Announcer &announcer, QWidget *parent = nullptr);

    /// The learner's track, for the paragraph that speaks about it.
    void setTrack(const QString &track);

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;

private:
    void refreshReading();

    QString m_track;
    Card *m_message;
    TextBlock *m_from;
    TextBlock *m_text;
    TextBlock *m_trackNote;
    Card *m_reading;
    QWidget *m_readingList;
};

} // namespace rp
