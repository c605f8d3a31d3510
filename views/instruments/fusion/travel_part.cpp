// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion/travel_part.h"

#include "models/instruments/fusion/fusion.h"
#include "views/instruments/plan/instrument_reader.h"

#include <QCoreApplication>

namespace rp {

namespace {

class TravelWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::TravelPart)
public:
    //: Heading over a picture in motion.
    static QString caption() { return tr("Bytes on their way to memory and back"); }
    static QString summary(const InstrumentReader &shown)
    {
        //: %1, %2: amounts of bytes.
        return tr("The same work moves %1 unfused and %2 fused.")
            .arg(shown.text("traffic_unfused_bytes"), shown.text("traffic_fused_bytes"));
    }
};

std::function<QString(const QString &)> rowNames(const ResultTable *table)
{
    return [table](const QString &row) { return table->index(table->rowOf(row), 0).data().toString(); };
}

} // namespace

Part travelPart(const FusionInstrument &instrument)
{
    const InstrumentReader shown(instrument);
    PlayPlan plan;
    plan.player->setSource([&instrument] { return instrument.travel(); });
    plan.caption = [] { return TravelWords::caption(); };
    plan.summary = [shown] { return TravelWords::summary(shown); };
    plan.names = {rowNames(shown.table("times")), rowNames(shown.table("operations"))};
    return playPart("travel", plan);
}

} // namespace rp
