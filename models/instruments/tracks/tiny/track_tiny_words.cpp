// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_formula.h"
#include "models/instruments/tracks/tiny/track_tiny.h"

namespace rp {

namespace {

using Kind = InputSpec::Kind;
using S = TinyTrackSettings;
using State = TinyTrack::State;

constexpr auto tinyInputs = std::to_array<TrackInput<S>>({
    {.id = "runtime",
     //: control: the software that executes a model
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Runtime"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "The software that executes the model. It takes memory, and an interpreter "
                               "takes time as well."),
     .text = &S::runtime},
    {.id = "clock_mhz",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Clock"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Clock of the microcontroller while it computes. It sleeps for the rest of "
                               "each hop."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Megahertz,
     .minimum = 12.0,
     .maximum = 96.0,
     .step = 1.0,
     .whole = true,
     .number = &S::clock_mhz,
     .marks = {24.0, 48.0, 96.0}},
    {.id = "million_ops",
     //: control: arithmetic that a hop takes, the short piece of sound that is computed at a time
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Work per hop"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic operations that the model needs for one hop of sound."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::MillionOps,
     .minimum = 0.05,
     .maximum = 5.0,
     .step = 50.0,
     .note = "ops",
     .number = &S::million_ops,
     .marks = {0.34, 1.0}},
    {.id = "flash_kb",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Flash budget"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Permanent memory for the program and the weights."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Kilobytes,
     .minimum = 128.0,
     .maximum = 4096.0,
     .step = 40.0,
     .whole = true,
     .number = &S::flash_kb,
     .marks = {256.0, 512.0, 1024.0, 2048.0}},
    {.id = "sram_kb",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "RAM budget"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "Working memory for the application, the model and the runtime."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Kilobytes,
     .minimum = 64.0,
     .maximum = 2048.0,
     .step = 40.0,
     .whole = true,
     .number = &S::sram_kb,
     .marks = {128.0, 320.0, 1024.0}},
    {.id = "weight_kb",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Size of the weights"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "What the model has learned, stored in flash."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Kilobytes,
     .minimum = 10.0,
     .maximum = 2000.0,
     .step = 40.0,
     .whole = true,
     .secondary = true,
     .note = "weight_bytes",
     .number = &S::weight_kb},
});

constexpr const char *timeNotes = "ops,ops_per_cycle,overhead";
constexpr const char *flashNotes = "app_flash_bytes,weight_bytes,kernels,runtime_flash,kernel_flash";
constexpr const char *ramNotes = "app_ram_bytes,arena_bytes,runtime_ram";
constexpr const char *verdictNotes =
    "ops,ops_per_cycle,overhead,app_flash_bytes,weight_bytes,kernels,runtime_flash,"
    "kernel_flash,app_ram_bytes,arena_bytes,runtime_ram";

constexpr auto tinyFigures = std::to_array<TrackFigure<State>>({
    {"time_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one hop"), TrackUnit::Time, timeNotes,
     [](const State &s) { return s.result.hop.time_ms * 1e3; }},
    {"power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), TrackUnit::Milliwatts, timeNotes,
     [](const State &s) { return s.result.power_w(); }},
    {"flash_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash"), TrackUnit::Bytes, flashNotes,
     [](const State &s) { return s.result.hop.flash_bytes; }},
    {"ram_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM"), TrackUnit::Bytes, ramNotes,
     [](const State &s) { return s.result.hop.ram_bytes; }},
    {"flash_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the flash budget"), TrackUnit::Share,
     flashNotes, [](const State &s) { return s.result.hop.flash_bytes / s.result.core.flash_bytes; }},
    {"ram_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the RAM budget"), TrackUnit::Share, ramNotes,
     [](const State &s) { return s.result.hop.ram_bytes / s.result.core.sram_bytes; }},
    //: share of the time in which a microcontroller is awake
    {"duty", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the time awake"), TrackUnit::Share, timeNotes,
     [](const State &s) { return s.result.hop.duty; }},
    {"hop_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time allowed for one hop"), TrackUnit::Time, "",
     [](const State &s) { return s.result.core.hop_ms * 1e3; }},
    {"budget_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power budget"), TrackUnit::Milliwatts, "",
     [](const State &s) { return s.result.core.budget_mw * 1e-3; }},
    {"flash_limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Flash budget"), TrackUnit::Bytes, "",
     [](const State &s) { return s.result.core.flash_bytes; }},
    {"ram_limit_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "RAM budget"), TrackUnit::Bytes, "",
     [](const State &s) { return s.result.core.sram_bytes; }},
    {"overhead", QT_TRANSLATE_NOOP("rp::Tracks", "Overhead of the interpreter"), TrackUnit::Percent,
     "overhead", [](const State &s) { return s.result.runtime.overhead; }},
    {"interpreter_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time that the interpreter takes"), TrackUnit::Time,
     timeNotes, [](const State &s) { return s.result.interpreter_us(); }},
    {"lowest_clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock that just keeps up"), TrackUnit::Megahertz,
     timeNotes, [](const State &s) { return s.result.lowest_clock_mhz; }},
    {"clock_mhz", QT_TRANSLATE_NOOP("rp::Tracks", "Clock"), TrackUnit::Megahertz, "",
     [](const State &s) { return s.result.clock_mhz; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), TrackUnit::Verdict, verdictNotes,
     [](const State &s) { return s.result.hop.passes() ? 1.0 : 0.0; }},
});

constexpr std::array<const char *, 2> tinyHeadlines = {"time_us", "power_w"};

QString number(double value)
{
    return trackValue(TrackUnit::Plain, value);
}

QString bytes(double value)
{
    return trackValue(TrackUnit::Bytes, value);
}

QString time(double us)
{
    return trackValue(TrackUnit::Time, us);
}

QString timeLine(const State &state)
{
    const TinyTrackResult &r = state.result;
    return trackLine(QStringLiteral("T = O (1 + v) / (f q) = %1 × (1 + %2) / (%3 × %4) = %5"),
                     {trackValue(TrackUnit::Count, r.core.ops), number(r.runtime.overhead),
                      trackValue(TrackUnit::Megahertz, r.clock_mhz), number(r.core.ops_per_cycle),
                      time(r.hop.time_ms * 1e3)});
}

QString powerLine(const State &state)
{
    const TinyTrackResult &r = state.result;
    const auto milliwatts = [](double mw) { return Format::isolate(Format().milliwatts(mw * 1e-3, 4)); };
    return trackLine(QStringLiteral("d = min(1, T / t_h) = min(1, %1 / %2) = %3"),
                     {time(r.hop.time_ms * 1e3), time(r.core.hop_ms * 1e3), number(r.hop.duty)}) +
           u'\n' +
           trackLine(QStringLiteral("P = d P_on + (1 − d) P_off = %1 × %2 + (1 − %1) × %3 = %4"),
                     {number(r.hop.duty), milliwatts(r.clock_mhz * r.core.uw_per_mhz * 1e-3),
                      milliwatts(r.core.sleep_uw * 1e-3), milliwatts(r.hop.power_mw)});
}

QString flashLine(const State &state)
{
    const TinyTrackResult &r = state.result;
    return trackLine(QStringLiteral("M_f = M_r + n_k M_k + W + M_a = %1 + %2 × %3 + %4 + %5 = %6"),
                     {bytes(r.runtime.flash_bytes), number(r.core.kernels),
                      bytes(r.runtime.flash_per_kernel_bytes), bytes(r.core.weight_bytes),
                      bytes(r.core.app_flash_bytes), bytes(r.hop.flash_bytes)});
}

QString ramLine(const State &state)
{
    const TinyTrackResult &r = state.result;
    return trackLine(QStringLiteral("M_s = R_r + R_t + R_a = %1 + %2 + %3 = %4"),
                     {bytes(r.runtime.ram_bytes), bytes(r.core.arena_bytes), bytes(r.core.app_ram_bytes),
                      bytes(r.hop.ram_bytes)});
}

constexpr std::array<TrackFormula<State>, 4> tinyFormulas = {
    {{"tiny_time", timeLine}, {"tiny_power", powerLine}, {"tiny_flash", flashLine}, {"tiny_ram", ramLine}}};

} // namespace

std::span<const TrackInput<TinyTrackSettings>> TinyTrack::inputs()
{
    return tinyInputs;
}

std::span<const TrackFigure<TinyTrack::State>> TinyTrack::figures()
{
    return tinyFigures;
}

std::span<const char *const> TinyTrack::headlines()
{
    return tinyHeadlines;
}

QString TinyTrack::formula(const QString &id, const State &state)
{
    return trackFormulaText(tinyFormulas, id, state);
}

} // namespace rp
