// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/tiny/track_tiny.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <array>

namespace rp {

namespace {

const RuntimeEntry &runtimeOf(const TinyTrackSettings &settings, const Catalogue &catalogue)
{
    return catalogue.runtimes.findOrFirst(settings.runtime);
}

/// Fields of a runtime, by the names that figures note them under.
struct RuntimeField
{
    const char *note;
    const char *field;
};

constexpr std::array<RuntimeField, 4> runtimeFields = {{{"runtime_flash", "flash_bytes"},
                                                        {"kernel_flash", "flash_per_kernel_bytes"},
                                                        {"runtime_ram", "ram_bytes"},
                                                        {"overhead", "overhead"}}};

TrackVerdict memoryVerdict(const TinyTrackResult &r)
{
    const Format format;
    const auto beside = [&](double limit, double needed) {
        return apartFrom(limit, needed, 3, [&](double b, int digits) { return format.bytes(b, digits); });
    };
    const QString flash = beside(r.core.flash_bytes, r.hop.flash_bytes);
    const QString ram = beside(r.core.sram_bytes, r.hop.ram_bytes);
    const QStringList values{flash, format.bytes(r.core.flash_bytes), ram, format.bytes(r.core.sram_bytes)};
    if (r.hop.passes_ram) {
        //: verdict of a track: a program does not fit; %1 and %2 are sizes in bytes
        const QString sentence =
            TrackText::tr("Goal missed: the program needs %1 of flash, and the microcontroller has %2.");
        return {true, false, flash, fillMarkers(sentence, values)};
    }
    if (r.hop.passes_flash) {
        //: verdict of a track: a program does not fit; %1 and %2 are sizes in bytes
        const QString sentence =
            TrackText::tr("Goal missed: the program needs %1 of RAM, and the microcontroller has %2.");
        return {true, false, ram, fillMarkers(sentence, values.mid(2))};
    }
    //: verdict of a track: a program does not fit; %1 to %4 are sizes in bytes
    const QString sentence =
        TrackText::tr("Goal missed: the program needs %1 of flash and %3 of RAM, and the "
                      "microcontroller has %2 and %4.");
    return {true, false, flash, fillMarkers(sentence, values)};
}

/// A sentence with two durations and two powers to be filled in: what is reached, and its limit.
QString verdictPattern(const physics::TinyHop &hop)
{
    if (hop.passes()) {
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return TrackText::tr("Goal reached: %1 of the %2 allowed, at %3 of the %4 power budget.");
    }
    if (hop.passes_time) {
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return TrackText::tr("Goal missed: %3 exceeds the power budget of %4, though %1 of the %2 allowed is "
                             "enough time.");
    }
    if (hop.passes_power) {
        //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
        return TrackText::tr("Goal missed: %1 with less than %2 allowed, at %3 of the %4 power budget.");
    }
    //: verdict of a track; %1 and %2 are durations, %3 and %4 powers
    return TrackText::tr("Goal missed: %1 with less than %2 allowed, and %3 exceeds the power budget of %4.");
}

} // namespace

TinyTrackSettings TinyTrack::defaults(const Catalogue &catalogue)
{
    const physics::TinyCore &core = catalogue.tiny->core;
    Settings settings;
    settings.runtime = catalogue.runtimes.front().key;
    settings.clock_mhz = catalogue.tiny->clock_mhz;
    settings.million_ops = core.ops / 1e6;
    settings.flash_kb = core.flash_bytes / 1e3;
    settings.sram_kb = core.sram_bytes / 1e3;
    settings.weight_kb = core.weight_bytes / 1e3;
    return settings;
}

TinyTrackSettings TinyTrack::reference(const Settings &settings, const Catalogue &catalogue)
{
    Settings reference = defaults(catalogue);
    reference.runtime = settings.runtime;
    return reference;
}

TinyTrack::State TinyTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    State state{settings, {}};
    Result &result = state.result;
    result.core = catalogue.tiny->core;
    result.core.ops = settings.million_ops * 1e6;
    result.core.flash_bytes = settings.flash_kb * 1e3;
    result.core.sram_bytes = settings.sram_kb * 1e3;
    result.core.weight_bytes = settings.weight_kb * 1e3;
    result.runtime = runtimeOf(settings, catalogue).runtime;
    result.clock_mhz = settings.clock_mhz;
    result.hop = physics::tinyHop(result.core, result.runtime, settings.clock_mhz);
    result.lowest_clock_mhz = settings.clock_mhz * result.hop.time_ms / result.core.hop_ms;
    return state;
}

std::vector<TrackCriterion> TinyTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: permanent memory that a program takes
            {"flash", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes, Rule::AtMost,
             r.hop.flash_bytes, r.core.flash_bytes, r.hop.passes_flash},
            //: part of a goal: working memory that a program takes
            {"ram", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes, Rule::AtMost, r.hop.ram_bytes,
             r.core.sram_bytes, r.hop.passes_ram},
            //: part of a goal: time to compute one short piece of sound
            {"time", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop"), Quantity::Milliseconds, Rule::Below,
             r.hop.time_ms * 1e3, r.core.hop_ms * 1e3, r.hop.passes_time},
            {"power", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Milliwatts, Rule::Below,
             r.power_w(), r.core.budget_mw * 1e-3, r.hop.passes_power}};
}

TrackVerdict TinyTrack::verdict(const State &state)
{
    const Result &r = state.result;
    if (!r.hop.passes_flash || !r.hop.passes_ram)
        return memoryVerdict(r);
    const Format format;
    const QString time = apartFrom(r.core.hop_ms * 1e3, r.hop.time_ms * 1e3, 2, [&](double us, int decimals) {
        return format.milliseconds(us, decimals);
    });
    const QString power = apartFrom(r.core.budget_mw * 1e-3, r.power_w(), 2,
                                    [&](double w, int decimals) { return format.milliwatts(w, decimals); });
    const QStringList values{time, format.milliseconds(r.core.hop_ms * 1e3), power,
                             format.milliwatts(r.core.budget_mw * 1e-3)};
    const bool dear = r.hop.passes_time && !r.hop.passes_power;
    return {true, r.hop.passes(), dear ? power : time, fillMarkers(verdictPattern(r.hop), values)};
}

QString TinyTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    // Code without an interpreter has no overhead that could be assumed.
    if (field == QLatin1String("overhead") && runtimeOf(settings, catalogue).runtime.overhead == 0.0)
        return {};
    for (const RuntimeField &own : runtimeFields) {
        if (field == QLatin1String(own.note)) {
            return contentText(
                runtimeOf(settings, catalogue).notes.assumption(QString::fromLatin1(own.field)));
        }
    }
    return contentText(catalogue.tiny->notes.assumption(field));
}

template class InstrumentOf<TinyTrack, TrackInstrument>;

} // namespace rp
