// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/shell/look/window_page.h"

#include <QCoreApplication>

namespace rp {

/// Steps and their states in words, for the sidebar and everything else that names them.
class StepText
{
    Q_DECLARE_TR_FUNCTIONS(rp::StepText)
public:
    static QString name(Step step);
    /// "done", "open", "locked".
    static QString state(StepState state);
    /// State of a step as it is shown: one whose last questions are answered but not solved stays open,
    /// though one may go on from it.
    static StepState shownState(const LabSession &session, const QString &act, Step step);
    /// What has to be done first: "commit your prediction first". Empty when the step is not locked.
    static QString lockReason(const LabSession &session, const QString &act, Step step);
    /// "Explore, locked: commit your prediction first" or "Brief, done, current step".
    static QString spoken(const LabSession &session, const QString &act, Step step);
    /// How many of an act's steps are done.
    static int stepsDone(const LabSession &session, const QString &act);
    /// State of an act as a whole.
    static StepState actState(const LabSession &session, const QString &act);
    static QString spokenAct(const LabSession &session, const QString &act);

    /// Name of a page of the window; that of the current step for WindowPage::Step.
    static QString name(WindowPage page);
    /// "Evidence, 3 captures, current page".
    static QString spokenPage(WindowPage page, const QString &note, bool current);
};

} // namespace rp
