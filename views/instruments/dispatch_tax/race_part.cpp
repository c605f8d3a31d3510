// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/dispatch_tax/race_part.h"

#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "views/instruments/plan/instrument_reader.h"

#include <QCoreApplication>

namespace rp {

namespace {

class RaceWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::RacePart)
public:
    //: Heading over a picture in motion: three ways to run the same work start at the same time.
    static QString caption() { return tr("Eager, compiled and CUDA graph in a race"); }
    static QString summary(const ResultTable &passes)
    {
        const auto time = [&passes](const char *mode) {
            return Format().duration_us(passes.value(QString::fromLatin1(mode), QStringLiteral("total_us")));
        };
        //: %1, %2, %3: durations.
        return tr("The same pass in three modes on one clock: eager takes %1, compiled %2, the CUDA graph "
                  "%3.")
            .arg(time("eager"), time("compiled"), time("cuda_graph"));
    }
};

} // namespace

PlayNames raceNames(const DispatchTaxInstrument &instrument)
{
    return {[passes = InstrumentReader(instrument).table("passes")](const QString &mode) {
                return passes->index(passes->rowOf(mode), 0).data().toString();
            },
            {}};
}

Part racePart(DispatchTaxInstrument &instrument, std::shared_ptr<Player> player)
{
    PlayPlan plan;
    plan.player = std::move(player);
    plan.player->setSource([&instrument] { return instrument.race(); });
    plan.caption = [] { return RaceWords::caption(); };
    const ResultTable *passes = InstrumentReader(instrument).table("passes");
    plan.summary = [passes] { return RaceWords::summary(*passes); };
    plan.names = raceNames(instrument);
    return playPart("race", plan);
}

} // namespace rp
