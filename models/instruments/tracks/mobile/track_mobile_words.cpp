// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_formula.h"
#include "models/instruments/tracks/mobile/track_mobile.h"

namespace rp {

namespace {

using Kind = InputSpec::Kind;
using S = MobileTrackSettings;
using State = MobileTrack::State;

constexpr auto mobileInputs = std::to_array<TrackInput<S>>({
    {.id = "fused",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Fuse kernels"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Fused kernels keep intermediate results on the chip instead of writing "
                               "them to DRAM."),
     .kind = Kind::Toggle,
     .flag = &S::fused},
    {.id = "masked",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Compute both branches"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "A mask takes the place of a condition. Both branches are computed, and one "
                               "result is thrown away."),
     .kind = Kind::Toggle,
     .flag = &S::masked},
    {.id = "activation_mb",
     //: control: size of the intermediate result that one block of a model makes
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Activation size"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Size of the intermediate result of one block of the model."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Megabytes,
     .minimum = 0.05,
     .maximum = 8.0,
     .step = 20.0,
     .note = "activation_bytes",
     .number = &S::activation_mb,
     .marks = {0.25, 1.0, 4.0}},
    {.id = "pj_per_dram_byte",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Energy of DRAM"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Energy to move one byte to or from DRAM. 160 pJ is a published figure for "
                               "an older process of 45 nm."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::PerByte,
     .minimum = 10.0,
     .maximum = 200.0,
     .step = 40.0,
     .note = "pj_per_dram_byte",
     .number = &S::pj_per_dram_byte,
     .marks = {36.0, 160.0}},
    {.id = "frames_per_s",
     //: control: pictures per second
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Frame rate"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Frames per second. A higher rate leaves less time for each frame and costs "
                               "more power."),
     .kind = Kind::Linear,
     .unit = TrackUnit::PerSecond,
     .minimum = 10.0,
     .maximum = 120.0,
     .step = 5.0,
     .whole = true,
     .number = &S::frames_per_s,
     .marks = {30.0, 60.0, 90.0, 120.0}},
    {.id = "target_hours",
     //: control: how long a battery has to last
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Hours to last"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "The power budget is the energy of the battery, spread over these hours."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Hours,
     .minimum = 0.5,
     .maximum = 8.0,
     .step = 0.25,
     .note = "power_budget_w",
     .number = &S::target_hours,
     .marks = {1.0, 2.0, 4.0, 8.0}},
    {.id = "battery_wh",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Battery"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Energy that a full battery holds."),
     .kind = Kind::Linear,
     .unit = TrackUnit::WattHours,
     .minimum = 0.2,
     .maximum = 5.0,
     .step = 0.1,
     .secondary = true,
     .number = &S::battery_wh},
    {.id = "billion_ops",
     //: control: arithmetic that one picture takes
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Work per frame"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic operations that the model needs for one frame."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::BillionOps,
     .minimum = 0.1,
     .maximum = 50.0,
     .step = 20.0,
     .secondary = true,
     .note = "ops",
     .number = &S::billion_ops},
    {.id = "branch_share",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Size of the other branch"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Work of the branch whose result is thrown away, as a share of the frame."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Percent,
     .minimum = 0.0,
     .maximum = 1.0,
     .step = 0.05,
     .note = "branch_share",
     .number = &S::branch_share},
});

constexpr const char *energyNotes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share";
constexpr const char *dramNotes = "blocks,activation_bytes,pj_per_dram_byte,branch_share";
constexpr const char *trafficNotes = "blocks,activation_bytes,branch_share";
constexpr const char *computeNotes = "ops,pj_per_op,branch_share";
constexpr const char *timeNotes = "blocks,activation_bytes,ops,efficiency,dense_flops,branch_share";
constexpr const char *verdictNotes = "blocks,activation_bytes,ops,efficiency,dense_flops,pj_per_dram_byte,"
                                     "pj_per_op,branch_share,power_budget_w";

constexpr auto mobileFigures = std::to_array<TrackFigure<State>>({
    {"power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), TrackUnit::Watts, energyNotes,
     [](const State &s) { return s.result.frame.power_w; }},
    {"hours", QT_TRANSLATE_NOOP("rp::Tracks", "Battery lasts"), TrackUnit::Lasts, energyNotes,
     [](const State &s) { return s.result.frame.hours; }},
    {"time_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one frame"), TrackUnit::Time, timeNotes,
     [](const State &s) { return s.result.frame.time_ms * 1e3; }},
    {"energy_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy of one frame"), TrackUnit::Millijoules, energyNotes,
     [](const State &s) { return s.result.energy_j(); }},
    {"dram_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for DRAM"), TrackUnit::Millijoules, dramNotes,
     [](const State &s) { return s.result.dram_j; }},
    {"sram_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for SRAM"), TrackUnit::Millijoules, trafficNotes,
     [](const State &s) { return s.result.sram_j; }},
    {"compute_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for computing"), TrackUnit::Millijoules,
     computeNotes, [](const State &s) { return s.result.compute_j; }},
    {"dram_share", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM's share of the energy"), TrackUnit::Share,
     energyNotes, [](const State &s) { return s.result.dram_j / s.result.energy_j(); }},
    {"wasted_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for the result thrown away"), TrackUnit::Millijoules,
     energyNotes, [](const State &s) { return s.result.wasted_j; }},
    {"traffic_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM traffic of one frame"), TrackUnit::Bytes,
     trafficNotes, [](const State &s) { return s.result.frame.bytes; }},
    {"bandwidth_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the bandwidth"), TrackUnit::Share,
     trafficNotes, [](const State &s) { return s.result.frame.bandwidth_share; }},
    {"kernels", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one frame"), TrackUnit::Count, "blocks",
     [](const State &s) { return s.result.kernels; }},
    {"launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one frame"), TrackUnit::Time, "blocks",
     [](const State &s) { return s.result.launch_us; }},
    {"data_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time to move the data"), TrackUnit::Time, trafficNotes,
     [](const State &s) { return s.result.data_us; }},
    {"math_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time to compute"), TrackUnit::Time,
     "ops,efficiency,dense_flops,branch_share", [](const State &s) { return s.result.math_us; }},
    {"limit_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time allowed for one frame"), TrackUnit::Time, "",
     [](const State &s) { return s.result.limit_us(); }},
    {"budget_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power budget"), TrackUnit::Watts, "power_budget_w",
     [](const State &s) { return s.result.model.power_budget_w; }},
    {"budget_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy budget of one frame"), TrackUnit::Millijoules,
     "power_budget_w", [](const State &s) { return s.result.budget_j(); }},
    //: figure: the most pictures per second at which a goal is still reached
    {"highest_frames_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Highest frame rate"), TrackUnit::PerSecond,
     verdictNotes, [](const State &s) { return s.result.highestRate(); }},
    {"frames_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Frame rate"), TrackUnit::PerSecond, "",
     [](const State &s) { return s.result.model.frames_per_s; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), TrackUnit::Verdict, verdictNotes,
     [](const State &s) { return s.result.frame.passes() ? 1.0 : 0.0; }},
});

constexpr std::array<const char *, 3> mobileHeadlines = {"power_w", "hours", "time_us"};

QString number(double value)
{
    return trackValue(TrackUnit::Plain, value);
}

QString energy(double joules)
{
    return trackValue(TrackUnit::Millijoules, joules);
}

QString bytes(double value)
{
    return trackValue(TrackUnit::Bytes, value);
}

QString time(double us)
{
    return trackValue(TrackUnit::Time, us);
}

QString trafficLine(const State &state)
{
    const MobileTrackResult &r = state.result;
    return trackLine(
        QStringLiteral("D = N q A = %1 × %2 × %3 = %4"),
        {number(r.model.blocks), number(r.passes), bytes(r.model.activation_bytes), bytes(r.frame.bytes)});
}

QString energyLine(const State &state)
{
    const MobileTrackResult &r = state.result;
    return trackLine(QStringLiteral("E = D e_D + D_S e_S + O e_O = %1 + %2 + %3 = %4"),
                     {energy(r.dram_j), energy(r.sram_j), energy(r.compute_j), energy(r.energy_j())});
}

QString powerLine(const State &state)
{
    const MobileTrackResult &r = state.result;
    return trackLine(
        QStringLiteral("P = E f = %1 × %2 = %3"),
        {energy(r.energy_j()), number(r.model.frames_per_s), trackValue(TrackUnit::Watts, r.frame.power_w)});
}

QString hoursLine(const State &state)
{
    const MobileTrackResult &r = state.result;
    return trackLine(QStringLiteral("W / P = %1 / %2 = %3"),
                     {trackValue(TrackUnit::WattHours, r.model.battery_wh),
                      trackValue(TrackUnit::Watts, r.frame.power_w),
                      trackValue(TrackUnit::Lasts, r.frame.hours)});
}

QString timeLine(const State &state)
{
    const MobileTrackResult &r = state.result;
    return trackLine(QStringLiteral("T = n l + max(O / (η R), D / BW) = %1 + max(%2, %3) = %4"),
                     {time(r.launch_us), time(r.math_us), time(r.data_us), time(r.frame.time_ms * 1e3)});
}

constexpr std::array<TrackFormula<State>, 5> mobileFormulas = {{{"mobile_traffic", trafficLine},
                                                                {"mobile_energy", energyLine},
                                                                {"mobile_power", powerLine},
                                                                {"mobile_hours", hoursLine},
                                                                {"mobile_time", timeLine}}};

} // namespace

std::span<const TrackInput<MobileTrackSettings>> MobileTrack::inputs()
{
    return mobileInputs;
}

std::span<const TrackFigure<MobileTrack::State>> MobileTrack::figures()
{
    return mobileFigures;
}

std::span<const char *const> MobileTrack::headlines()
{
    return mobileHeadlines;
}

QString MobileTrack::formula(const QString &id, const State &state)
{
    return trackFormulaText(mobileFormulas, id, state);
}

} // namespace rp
