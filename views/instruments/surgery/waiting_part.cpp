// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/waiting_part.h"

#include "models/instruments/surgery/surgery.h"
#include "views/instruments/page/instrument_reader.h"

#include <QCoreApplication>

namespace rp {

namespace {

class WaitingWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::WaitingPart)
public:
    //: Heading over a picture in motion: CPU and GPU wait for each other at graph breaks.
    static QString caption() { return tr("Which side waits for which"); }
    static QString summary(const InstrumentReader &shown)
    {
        //: %1, %2: durations of a pass before and after a change of the program.
        return tr("The pass takes %1 before the surgery and %2 after it, on one clock.")
            .arg(shown.text("total_baseline_us"), shown.text("total_us"));
    }
};

} // namespace

Part waitingPart(const SurgeryInstrument &instrument)
{
    const InstrumentReader shown(instrument);
    PlayPlan plan;
    plan.player->setSource([&instrument] { return instrument.waiting(); });
    plan.caption = [] { return WaitingWords::caption(); };
    plan.summary = [shown] { return WaitingWords::summary(shown); };
    plan.names.lane = [changes = shown.table("changes")](const QString &moment) {
        return changes->headerData(changes->columnOf(moment), Qt::Horizontal).toString();
    };
    return playPart("waiting", plan);
}

} // namespace rp
