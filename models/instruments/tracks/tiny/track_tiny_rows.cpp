// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/kit/equation.h"
#include "models/instruments/tracks/common/track_inputs.h"
#include "models/instruments/tracks/tiny/track_tiny.h"

namespace rp {

namespace {

using Takes = TrackRange::Takes;
using S = TinyTrackSettings;
using State = TinyTrack::State;

constexpr auto inputRows = std::to_array<InputRow<TinyTrack>>({
    {.id = "runtime",
     .held = &S::runtime,
     //: control: the software that executes a model
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "The software that executes the model. It takes memory, and an interpreter "
                               "takes time as well."),
     .choicesNow = entriesOf<&Catalogue::runtimes>,
     .renews = true},
    trackSlider<TinyTrack>(
        "clock_mhz", &S::clock_mhz, QT_TRANSLATE_NOOP("rp::Tracks", "Clock"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Clock of the microcontroller while it computes. It sleeps for the rest of "
                          "each hop."),
        Quantity::Megahertz, {linear, 12.0, 96.0, 1.0, Takes::Whole, {24.0, 48.0, 96.0}}),
    //: control: arithmetic that a hop takes, the short piece of sound that is computed at a time
    trackSlider<TinyTrack>(
        "million_ops", &S::million_ops, QT_TRANSLATE_NOOP("rp::Tracks", "Work per hop"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic operations that the model needs for one hop of sound."),
        Quantity::MillionOps, {logarithmic, 0.05, 5.0, 50.0, Takes::Numbers, {0.34, 1.0}}, "ops"),
    trackSlider<TinyTrack>(
        "flash_kb", &S::flash_kb, QT_TRANSLATE_NOOP("rp::Tracks", "Flash budget"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Permanent memory for the program and the weights."),
        Quantity::Kilobytes,
        {logarithmic, 128.0, 4096.0, 40.0, Takes::Whole, {256.0, 512.0, 1024.0, 2048.0}}),
    trackSlider<TinyTrack>(
        "sram_kb", &S::sram_kb, QT_TRANSLATE_NOOP("rp::Tracks", "RAM budget"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Working memory for the application, the model and the runtime."),
        Quantity::Kilobytes, {logarithmic, 64.0, 2048.0, 40.0, Takes::Whole, {128.0, 320.0, 1024.0}}),
    trackSecondary(trackSlider<TinyTrack>(
        "weight_kb", &S::weight_kb, QT_TRANSLATE_NOOP("rp::Tracks", "Size of the weights"),
        QT_TRANSLATE_NOOP("rp::Tracks", "What the model has learned, stored in flash."), Quantity::Kilobytes,
        {logarithmic, 10.0, 2000.0, 40.0, Takes::Whole}, "weight_bytes")),
});

constexpr const char *timeNotes = "ops,ops_per_cycle,overhead";
constexpr const char *flashNotes = "app_flash_bytes,weight_bytes,kernels,runtime_flash,kernel_flash";
constexpr const char *ramNotes = "app_ram_bytes,arena_bytes,runtime_ram";
constexpr const char *verdictNotes =
    "ops,ops_per_cycle,overhead,app_flash_bytes,weight_bytes,kernels,runtime_flash,"
    "kernel_flash,app_ram_bytes,arena_bytes,runtime_ram";

constexpr auto figureRows = std::to_array<FigureRow<TinyTrack>>({
    {"time_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.hop.time_ms * 1e3; }, timeNotes},
    {"power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Milliwatts,
     [](const State &s, const Catalogue &) { return s.result.power_w(); }, timeNotes},
    {"flash_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.hop.flash_bytes; }, flashNotes},
    {"ram_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.hop.ram_bytes; }, ramNotes},
    {"flash_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the flash budget"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.hop.flash_bytes / s.result.core.flash_bytes; },
     flashNotes},
    {"ram_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the RAM budget"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.hop.ram_bytes / s.result.core.sram_bytes; },
     ramNotes},
    //: share of the time in which a microcontroller is awake
    {"duty", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the time awake"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.hop.duty; }, timeNotes},
    {"hop_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time allowed for one hop"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.core.hop_ms * 1e3; }},
    {"budget_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power budget"), Quantity::Milliwatts,
     [](const State &s, const Catalogue &) { return s.result.core.budget_mw * 1e-3; }},
    {"flash_limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash budget"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.core.flash_bytes; }},
    {"ram_limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM budget"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.core.sram_bytes; }},
    {"overhead", QT_TRANSLATE_NOOP("rp::Tracks", "Overhead of the interpreter"), Quantity::FractionAsNeeded,
     [](const State &s, const Catalogue &) { return s.result.runtime.overhead; }, "overhead"},
    {"interpreter_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time that the interpreter takes"),
     Quantity::Milliseconds, [](const State &s, const Catalogue &) { return s.result.interpreter_us(); },
     timeNotes},
    {"lowest_clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock that just keeps up"), Quantity::Megahertz,
     [](const State &s, const Catalogue &) { return s.result.lowest_clock_mhz; }, timeNotes},
    {"clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock"), Quantity::Megahertz,
     [](const State &s, const Catalogue &) { return s.result.clock_mhz; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), trackVerdictWord,
     [](const State &s, const Catalogue &) { return s.result.hop.passes() ? 1.0 : 0.0; }, verdictNotes},
});

QString number(double value)
{
    return term(Written(Quantity::Significant, 4), value);
}

QString bytes(double value)
{
    return term(Quantity::Bytes, value);
}

QString time(double us)
{
    return term(Quantity::Milliseconds, us);
}

QString timeLine(const State &state, const Catalogue & /*catalogue*/)
{
    const TinyTrackResult &r = state.result;
    return equation(QStringLiteral("T = O (1 + v) / (f q) = %1 × (1 + %2) / (%3 × %4) = %5"),
                    {term(Quantity::Count, r.core.ops), number(r.runtime.overhead),
                     term(Quantity::Megahertz, r.clock_mhz), number(r.core.ops_per_cycle),
                     time(r.hop.time_ms * 1e3)});
}

QString powerLine(const State &state, const Catalogue & /*catalogue*/)
{
    const TinyTrackResult &r = state.result;
    const auto milliwatts = [](double mw) { return Format::isolate(Format().milliwatts(mw * 1e-3, 4)); };
    return equation(QStringLiteral("d = min(1, T / t_h) = min(1, %1 / %2) = %3"),
                    {time(r.hop.time_ms * 1e3), time(r.core.hop_ms * 1e3), number(r.hop.duty)}) +
           u'\n' +
           equation(QStringLiteral("P = d P_on + (1 − d) P_off = %1 × %2 + (1 − %1) × %3 = %4"),
                    {number(r.hop.duty), milliwatts(r.clock_mhz * r.core.uw_per_mhz * 1e-3),
                     milliwatts(r.core.sleep_uw * 1e-3), milliwatts(r.hop.power_mw)});
}

QString flashLine(const State &state, const Catalogue & /*catalogue*/)
{
    const TinyTrackResult &r = state.result;
    return equation(QStringLiteral("M_f = M_r + n_k M_k + W + M_a = %1 + %2 × %3 + %4 + %5 = %6"),
                    {bytes(r.runtime.flash_bytes), number(r.core.kernels),
                     bytes(r.runtime.flash_per_kernel_bytes), bytes(r.core.weight_bytes),
                     bytes(r.core.app_flash_bytes), bytes(r.hop.flash_bytes)});
}

QString ramLine(const State &state, const Catalogue & /*catalogue*/)
{
    const TinyTrackResult &r = state.result;
    return equation(QStringLiteral("M_s = R_r + R_t + R_a = %1 + %2 + %3 = %4"),
                    {bytes(r.runtime.ram_bytes), bytes(r.core.arena_bytes), bytes(r.core.app_ram_bytes),
                     bytes(r.hop.ram_bytes)});
}

constexpr auto formulaRows = std::to_array<FormulaRow<TinyTrack>>(
    {{"tiny_time", timeLine}, {"tiny_power", powerLine}, {"tiny_flash", flashLine}, {"tiny_ram", ramLine}});

} // namespace

DesignRows<TinyTrack> TinyTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

} // namespace rp
