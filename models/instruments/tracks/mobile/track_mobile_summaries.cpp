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

} // namespace rp
