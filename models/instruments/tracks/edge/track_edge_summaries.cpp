// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QLocale>
#include <algorithm>

namespace rp {

namespace {

QString perHour(double misses)
{
    return quantityText(Quantity::PerHour, misses);
}

} // namespace

QString edgeLatencySummary(const EdgeTrack::State &state)
{
    const EdgeTrackResult &r = state.result;
    const Format format;
    //: what a chart shows; %1 is a duration, %2 and %4 are shares of the loops such as "1 in 100", %3 is
    //: a rate such as "3,763 per hour"
    const QString sentence =
        TrackText::tr("Loops that take longer than the deadline of %1: %2, or %3. The goal allows %4.");
    return fillMarkers(sentence,
                       {format.milliseconds(r.limits.deadline_ms * 1e3), format.oneIn(r.loop.miss_prob),
                        perHour(r.loop.miss_per_hour), format.oneIn(r.limits.miss_target)});
}

QString edgeQuantileSummary(const EdgeTrack::State &state)
{
    const EdgeTrackResult &r = state.result;
    const Format format;
    //: what a table shows; all are durations
    const QString sentence =
        TrackText::tr("Half of the loops take at most %1, 99 of 100 take at most %2, and "
                      "9,999 of 10,000 take at most %3.");
    return fillMarkers(sentence,
                       {format.milliseconds(r.p50_ms * 1e3), format.milliseconds(r.loop.p99_ms * 1e3),
                        format.milliseconds(r.loop.p9999_ms * 1e3)});
}

QString edgeSourceSummary(const EdgeTrack::State &state)
{
    const EdgeTrackResult &r = state.result;
    const auto costliest = std::min_element(r.sources.begin(), r.sources.end(),
                                            [](const EdgeTrackSource &a, const EdgeTrackSource &b) {
                                                return a.misses_per_hour_without < b.misses_per_hour_without;
                                            });
    const QString misses = perHour(r.loop.miss_per_hour);
    if (costliest == r.sources.end() || perHour(costliest->misses_per_hour_without) == misses) {
        //: what a chart shows; %1 is a rate such as "0 per hour"
        return TrackText::tr("No single one of them makes a difference. Missed deadlines: %1.").arg(misses);
    }
    return fillMarkers(
        //: what a chart shows; %1 is a source of jitter, %2 and %3 are rates such as "3,763 per hour"
        TrackText::tr("The costliest is: %1. Missed deadlines without it: %2 instead of %3."),
        {EdgeTrack::sourceName(costliest->key), perHour(costliest->misses_per_hour_without), misses});
}

QString edgeModeSummary(const EdgeTrack::State &state, const Catalogue &catalogue)
{
    QStringList reaching;
    for (const EdgeModeEntry &entry : catalogue.edgeModes) {
        if (physics::edgeLoop(entry.mode, state.result.limits).passes)
            reaching.append(contentText(entry.name));
    }
    if (reaching.isEmpty())
        return TrackText::tr("None of these modes reaches the goal.");
    //: %1 is a list of execution modes
    return TrackText::tr("The goal is reached by: %1.").arg(QLocale().createSeparatedList(reaching));
}

} // namespace rp
