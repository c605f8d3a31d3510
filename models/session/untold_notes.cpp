// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/untold_notes.h"

#include "models/content/lab_content.h"
#include "models/measured/measured.h"
#include "models/session/lab_session.h"

namespace rp {

QStringList untoldNotes(const LabSession &session, const Measured &measured)
{
    const QString lab = session.content().id;
    const bool isExam = !session.withheld().isEmpty();
    QStringList untold;
    for (const MeasuredDiscovery &each : measured.discoveries) {
        if (each.lab == lab && (isExam || !session.isFoundOrPassed(each.act, each.discovery)))
            untold += each.measurements;
    }
    return untold;
}

} // namespace rp
