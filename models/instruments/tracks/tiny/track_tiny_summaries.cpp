// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

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

QString megahertz(double mhz)
{
    return quantityText(Quantity::Megahertz, mhz);
}

const InputRow<TinyTrack> &clockInput()
{
    return *InputsOf<TinyTrack>::row(QStringLiteral("clock_mhz"));
}

/// The lowest whole clock of the control at which a hop takes less than the time allowed; beyond its end when
/// there is none.
double firstInTime(const TinyTrack::State &state)
{
    return std::max(clockInput().minimum, std::floor(state.result.lowest_clock_mhz + 1e-9) + 1.0);
}

TinyTrackResult resultAt(double clock_mhz, const TinyTrack::State &state, const Catalogue &catalogue)
{
    TinyTrackSettings settings = state.settings;
    settings.clock_mhz = clock_mhz;
    return TinyTrack::evaluate(settings, catalogue).result;
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

QString tinyTimeSummary(const TinyTrack::State &state)
{
    const TinyTrackResult &r = state.result;
    const Format format;
    const double time_us = r.hop.time_ms * 1e3;
    const QStringList values{format.milliseconds(time_us), format.milliseconds(r.core.hop_ms * 1e3),
                             format.milliseconds(r.interpreter_us()),
                             format.milliseconds(time_us - r.interpreter_us())};
    //: what a chart shows; all are durations
    const QString interpreted =
        TrackText::tr("As set now, one hop takes %1 and has to take less than %2. The interpreter takes "
                      "%3 of it; without one it would be %4.");
    //: what a chart shows; %1 and %2 are durations
    const QString compiled =
        TrackText::tr("As set now, one hop takes %1 and has to take less than %2. No interpreter takes "
                      "part.");
    return fillMarkers(r.runtime.overhead > 0.0 ? interpreted : compiled, values);
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

QString tinyClockTimeSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const double first = firstInTime(state);
    if (first > clockInput().maximum) {
        //: %1 is a clock in MHz
        return TrackText::tr("No clock up to %1 computes one hop in time.")
            .arg(megahertz(clockInput().maximum));
    }
    //: what a chart shows; %1 is a clock in MHz, %2 a duration
    return TrackText::tr("One hop is ready in time from %1 on: it takes %2 there.")
        .arg(megahertz(first), Format().milliseconds(resultAt(first, state, catalogue).hop.time_ms * 1e3));
}

QString tinyClockPowerSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    // Below the clock that keeps up, there is no sleep at all.
    const double first = firstInTime(state);
    const double last = clockInput().maximum;
    const QString lastPower = powerText(resultAt(last, state, catalogue).power_w());
    if (first > last) {
        //: %1 is a clock in MHz, %2 a power
        return TrackText::tr(
                   "The microcontroller never sleeps at any of these clocks. At %1, the power is %2.")
            .arg(megahertz(last), lastPower);
    }
    return fillMarkers(
        //: what a chart shows; %1 and %3 are clocks in MHz, %2 and %4 powers
        TrackText::tr("A faster clock is followed by a longer sleep: the power is %2 at %1 and %4 at %3."),
        {megahertz(first), powerText(resultAt(first, state, catalogue).power_w()), megahertz(last),
         lastPower});
}

} // namespace rp
