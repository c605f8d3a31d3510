// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/track_tiny_summaries.h"

#include "instruments/track_parts.h"
#include "text/format.h"
#include "text/place_markers.h"

#include <QLocale>
#include <cmath>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString flash(const QStringList &values)
    {
        //: what a chart shows; %1 is a runtime such as "ExecuTorch", the others are sizes in bytes
        return fillMarkers(tr("With %1, the program takes %2 of the %3 of flash. The runtime and its kernels "
                              "take %4 of that."),
                           values);
    }
    static QString ram(const QStringList &values)
    {
        //: what a chart shows; %1 is a runtime such as "ExecuTorch", the others are sizes in bytes
        return fillMarkers(
            tr("With %1, the program takes %2 of the %3 of RAM. The runtime takes %4 of that."), values);
    }
    static QString interpreted(const QStringList &values)
    {
        //: what a chart shows; all are durations
        return fillMarkers(tr("As set now, one hop takes %1 and has to take less than %2. The interpreter "
                              "takes %3 of it; without one it would be %4."),
                           values);
    }
    static QString notInterpreted(const QStringList &values)
    {
        //: what a chart shows; %1 and %2 are durations
        return fillMarkers(
            tr("As set now, one hop takes %1 and has to take less than %2. No interpreter takes "
               "part."),
            values);
    }
    static QString power(const QStringList &values)
    {
        //: what a chart shows; %1 and %2 are powers, %3 is a percentage of the time
        return fillMarkers(tr("As set now, the power is %1 and has to be less than %2. The microcontroller "
                              "computes for %3 of the time and sleeps for the rest."),
                           values);
    }
    static QString reach(const QString &runtimes)
    {
        //: %1 is a list of runtimes
        return tr("The goal is reached with: %1.").arg(runtimes);
    }
    static QString noneReaches() { return tr("The goal is reached with none of these runtimes."); }
    static QString clock(const QStringList &values)
    {
        //: what a chart shows; %1 and %3 are clocks in MHz, %2 and %4 are powers
        return fillMarkers(tr("One hop is ready in time from %1 on, at %2. A faster clock is followed by a "
                              "longer sleep: at %3 the power is %4."),
                           values);
    }
    static QString clockTooSlow(const QString &clock)
    {
        //: %1 is a clock in MHz
        return tr("No clock up to %1 computes one hop in time.").arg(clock);
    }
};

QString nameOf(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const RuntimeEntry *entry = catalogue.runtimes.find(state.settings.runtime);
    return contentText((entry ? *entry : catalogue.runtimes.front()).name);
}

QString bytes(double value)
{
    return Format().bytes(value);
}

QString powerText(double watts)
{
    return Format().milliwatts(watts, 3);
}

} // namespace

QString tinyFlashSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TinyTrackResult &r = state.result;
    return Words::flash({nameOf(state, catalogue), bytes(r.hop.flash_bytes), bytes(r.core.flash_bytes),
                         bytes(r.runtime.flash_bytes + r.core.kernels * r.runtime.flash_per_kernel_bytes)});
}

QString tinyRamSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TinyTrackResult &r = state.result;
    return Words::ram({nameOf(state, catalogue), bytes(r.hop.ram_bytes), bytes(r.core.sram_bytes),
                       bytes(r.runtime.ram_bytes)});
}

QString tinyTimeSummary(const TinyTrack::State &state)
{
    const TinyTrackResult &r = state.result;
    const Format format;
    const double time_us = r.hop.time_ms * 1e3;
    const QStringList values{format.milliseconds(time_us), format.milliseconds(r.core.hop_ms * 1e3),
                             format.milliseconds(r.interpreter_us()),
                             format.milliseconds(time_us - r.interpreter_us())};
    return r.runtime.overhead > 0.0 ? Words::interpreted(values) : Words::notInterpreted(values);
}

QString tinyPowerSummary(const TinyTrack::State &state)
{
    const TinyTrackResult &r = state.result;
    return Words::power(
        {powerText(r.power_w()), powerText(r.core.budget_mw * 1e-3), Format().percent(r.hop.duty)});
}

QString tinyRuntimeSummary(const std::vector<TinyDesign> &designs)
{
    QStringList reaching;
    for (const TinyDesign &design : designs) {
        if (design.result.hop.passes())
            reaching.append(contentText(design.name));
    }
    return reaching.isEmpty() ? Words::noneReaches() : Words::reach(QLocale().createSeparatedList(reaching));
}

QString tinyClockSummary(const TinyTrack::State &state, const Catalogue &catalogue)
{
    const TrackInput<TinyTrackSettings> *clock = trackEntry(TinyTrack::inputs(), QStringLiteral("clock_mhz"));
    const auto megahertz = [](double mhz) { return trackText(TrackUnit::Megahertz, mhz); };
    const auto powerAt = [&](double mhz) {
        TinyTrackSettings settings = state.settings;
        settings.clock_mhz = mhz;
        return powerText(TinyTrack::evaluate(settings, catalogue).power_w());
    };
    // A hop has to take less than the time allowed, so the clock at which it takes just that is too slow.
    const double first = std::max(clock->minimum, std::floor(state.result.lowest_clock_mhz + 1e-9) + 1.0);
    if (first > clock->maximum)
        return Words::clockTooSlow(megahertz(clock->maximum));
    return Words::clock(
        {megahertz(first), powerAt(first), megahertz(clock->maximum), powerAt(clock->maximum)});
}

} // namespace rp
