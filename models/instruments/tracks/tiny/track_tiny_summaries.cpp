// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QLocale>

namespace rp {

namespace {

QString nameOf(const TinyTrack::State &state, const Catalogue &catalogue)
{
    return contentText(catalogue.runtimes.findOrFirst(state.settings.runtime).name);
}

QString powerText(double watts)
{
    return Format().milliwatts(watts, 3);
}

} // namespace

QString tinyFlashSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TinyTrackResult &r = state.result;
    const Format format;
    //: what a chart shows; %1 is a runtime such as "ExecuTorch", the others are sizes in bytes
    const QString sentence = TrackText::tr("With %1, the program needs %2 of flash, and there are %3. The "
                                           "runtime and its kernels need %4 of it.");
    return fillMarkers(
        sentence,
        {nameOf(state, catalogue), format.bytes(r.hop.flash_bytes), format.bytes(r.core.flash_bytes),
         format.bytes(r.runtime.flash_bytes + r.core.kernels * r.runtime.flash_per_kernel_bytes)});
}

QString tinyRamSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TinyTrackResult &r = state.result;
    const Format format;
    //: what a chart shows; %1 is a runtime such as "ExecuTorch", the others are sizes in bytes
    const QString sentence =
        TrackText::tr("With %1, the program needs %2 of RAM, and there are %3. The runtime needs %4 of it.");
    return fillMarkers(sentence, {nameOf(state, catalogue), format.bytes(r.hop.ram_bytes),
                                  format.bytes(r.core.sram_bytes), format.bytes(r.runtime.ram_bytes)});
}

QString tinyPowerSummary(const TinyTrack::State &state)
{
    const TinyTrackResult &r = state.result;
    return fillMarkers(
        //: what a chart shows; %1 and %2 are powers, %3 is a percentage of the time
        TrackText::tr(
            "As set now, the power is %1 and has to be less than %2. The microcontroller computes for "
            "%3 of the time and sleeps for the rest."),
        {powerText(r.power_w()), powerText(r.core.budget_mw * 1e-3), Format().percent(r.hop.duty)});
}

QString tinyRuntimeSummary(const std::vector<TinyDesign> &designs)
{
    QStringList reaching;
    for (const TinyDesign &design : designs) {
        if (design.result.hop.passes())
            reaching.append(contentText(design.name));
    }
    if (reaching.isEmpty())
        return TrackText::tr("The goal is reached with none of these runtimes.");
    //: %1 is a list of runtimes
    return TrackText::tr("The goal is reached with: %1.").arg(QLocale().createSeparatedList(reaching));
}

} // namespace rp
