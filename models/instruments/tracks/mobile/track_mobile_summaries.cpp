// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/mobile/track_mobile.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QLocale>
#include <algorithm>
#include <array>

namespace rp {

namespace {

QString energyText(double joules)
{
    return Format().millijoules(joules);
}

QString timeText(double us)
{
    return Format().milliseconds(us);
}

QString rateText(const MobileTrack::State &state, bool fused, bool masked, const Catalogue &catalogue)
{
    MobileTrackSettings settings = state.settings;
    settings.fused = fused;
    settings.masked = masked;
    return quantityText(Quantity::PerSecond, MobileTrack::evaluate(settings, catalogue).result.highestRate());
}

} // namespace

QString mobileEnergySummary(const MobileTrack::State &state)
{
    const MobileTrackResult &r = state.result;
    const QString spent = fillMarkers(
        //: what a chart shows; %1 is a percentage, %2 to %4 are energies
        TrackText::tr("As set now, DRAM takes %1 of the energy of a frame, which is %2. The budget is %3 for "
                      "each frame."),
        {Format().percent(r.dram_j / r.energy_j(), 0), energyText(r.energy_j()), energyText(r.budget_j())});
    //: %1 is an energy
    const QString wasted = TrackText::tr("The result that is thrown away costs %1 of it.");
    return joinedSentences({spent, r.wasted_j > 0.0 ? wasted.arg(energyText(r.wasted_j)) : QString()});
}

QString mobileTimeSummary(const MobileTrack::State &state)
{
    const MobileTrackResult &r = state.result;
    const QStringList values{timeText(r.frame.time_ms * 1e3), timeText(r.limit_us()), timeText(r.launch_us),
                             timeText(r.data_us), timeText(r.math_us)};
    //: what a chart shows; all are durations
    const QString dataDecides =
        TrackText::tr("As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %4 "
                      "to move its data, which hides %5 of computing.");
    //: what a chart shows; all are durations
    const QString mathDecides =
        TrackText::tr("As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %5 "
                      "to compute, which hides %4 of moving data.");
    return fillMarkers(r.data_us >= r.math_us ? dataDecides : mathDecides, values);
}

QString mobileDesignSummary(const std::vector<MobileDesign> &designs)
{
    QStringList reaching;
    for (const MobileDesign &design : designs) {
        if (design.result.frame.passes())
            reaching.append(trackText(design.name));
    }
    if (reaching.isEmpty())
        return TrackText::tr("None of these designs reaches the goal.");
    //: %1 is a list of designs
    return TrackText::tr("The goal is reached by: %1.").arg(QLocale().createSeparatedList(reaching));
}

QString mobileRateSummary(const MobileTrack::State &state, const Catalogue &catalogue)
{
    return fillMarkers(
        //: what a chart shows; all are frame rates such as "30 per second"
        TrackText::tr("The goal is reached up to %1 unfused, up to %2 fused, and up to %3 fused with both "
                      "branches."),
        {rateText(state, false, false, catalogue), rateText(state, true, false, catalogue),
         rateText(state, true, true, catalogue)});
}

} // namespace rp
