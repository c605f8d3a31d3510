// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/race_part.h"

#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/instruments/page/instrument_reader.h"

#include <QCoreApplication>

namespace rp {

namespace {

class RaceWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::RacePart)
public:
    static QString caption(bool isFromTrace)
    {
        if (isFromTrace)
            //: Heading over a picture in motion: two ways to run the same work start at the same time.
            return tr("Eager and CUDA graph in a race");
        //: Heading over a picture in motion: three ways to run the same work start at the same time.
        return tr("Eager, compiled and CUDA graph in a race");
    }
    /// Of the chosen mode: the others may not have been looked at yet.
    static QString summary(const PlayScore &score, const PlayNames &names)
    {
        if (score.lanes.empty())
            return {};
        const PlayLane &lead = score.lanes[score.lead];
        const double waits_us = lead.waitedAt(PlayTrack::Side::Gpu, lead.end_us);
        //: %1: an execution mode, %2, %3: durations.
        return fillMarkers(tr("%1: the GPU works for %2 and waits for %3."),
                           {names.lane(lead.key), Format().duration_us(lead.end_us - waits_us, 3),
                            Format().duration_us(waits_us, 3)});
    }
};

} // namespace

Part racePart(const DispatchTaxInstrument &instrument, const std::function<QStringList()> &waiting)
{
    PlayPlan plan;
    plan.player->setSource([&instrument, waiting] {
        PlayScore score = instrument.race();
        const QStringList held = waiting();
        for (PlayLane &lane : score.lanes)
            if (held.contains(lane.key))
                lane = {lane.key};
        return score;
    });
    plan.caption = [&instrument] { return RaceWords::caption(instrument.isFromTrace()); };
    plan.names.lane = [passes = InstrumentReader(instrument).table("passes")](const QString &mode) {
        return passes->index(passes->rowOf(mode), 0).data().toString();
    };
    plan.summary = [player = plan.player, names = plan.names] {
        return RaceWords::summary(player->playback().score(), names);
    };
    return playPart("race", plan);
}

} // namespace rp
