// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/measured_gate.h"

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/workbench.h"
#include "models/measured/measured_twins.h"
#include "models/session/lab_session.h"
#include "models/session/untold_notes.h"

#include <algorithm>

namespace rp {

namespace {

/// Whether the machine answers one of the act's questions about this panel.
bool answersAbout(const Measured &measured, const LabContent &lab, const ActContent &act, const Bench &bench,
                  const QString &panel)
{
    return std::any_of(
        act.predictions.cbegin(), act.predictions.cend(), [&](const QuestionContent &question) {
            const bool isOfPanel = !question.truth || bench.withPanel(question.truth->figure).panel == panel;
            return isOfPanel && measuredFor(measured, lab.id, act.id, question.id);
        });
}

} // namespace

void showMeasured(const LabSession &session, const Workbench &workbench, const Measured &measured)
{
    const LabContent &lab = session.answerKey();
    const QStringList untold = untoldNotes(session, measured);
    for (const ActContent &act : lab.acts) {
        const bool isRevealed =
            session.isPresenter() ||
            (session.withheld().isEmpty() && session.state(act.id, Step::Reveal) != StepState::Locked);
        const Bench &bench = workbench.bench(act.id);
        for (const Bench::Panel &panel : bench.panels()) {
            panel.instrument->setUntoldNotes(untold);
            panel.instrument->setMeasuredShown(isRevealed ||
                                               !answersAbout(measured, lab, act, bench, panel.id));
        }
    }
}

} // namespace rp
