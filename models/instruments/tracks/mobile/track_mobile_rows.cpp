// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/equation.h"
#include "models/instruments/tracks/common/track_inputs.h"
#include "models/instruments/tracks/mobile/track_mobile.h"

namespace rp {

namespace {

using Kind = InputSpec::Kind;
using Takes = TrackRange::Takes;
using S = MobileTrackSettings;
using State = MobileTrack::State;

constexpr auto inputRows = std::to_array<InputRow<MobileTrack>>({
    {.id = "fused",
     .held = &S::fused,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Fuse kernels"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Fused kernels keep intermediate results on the chip instead of writing "
                               "them to DRAM."),
     .written = trackYesNo,
     .kind = Kind::Toggle},
    {.id = "masked",
     .held = &S::masked,
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Compute both branches"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "A mask takes the place of a condition. Both branches are computed, and one "
                               "result is thrown away."),
     .written = trackYesNo,
     .kind = Kind::Toggle,
     .renews = true},
    //: control: size of the intermediate result that one block of a model makes
    trackSlider<MobileTrack>(
        "activation_mb", &S::activation_mb, QT_TRANSLATE_NOOP("rp::Tracks", "Activation size"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Size of the intermediate result of one block of the model."),
        Quantity::Megabytes, {logarithmic, 0.05, 8.0, 20.0, Takes::Numbers, {0.25, 1.0, 4.0}},
        "activation_bytes"),
    trackSlider<MobileTrack>(
        "pj_per_dram_byte", &S::pj_per_dram_byte, QT_TRANSLATE_NOOP("rp::Tracks", "Energy of DRAM"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Energy to move one byte to or from DRAM. 160 pJ is a published figure for "
                          "an older process of 45 nm."),
        Quantity::PicojoulesPerByte, {logarithmic, 10.0, 200.0, 40.0, Takes::Numbers, {36.0, 160.0}},
        "pj_per_dram_byte"),
    //: control: pictures per second
    trackSlider<MobileTrack>(
        "frames_per_s", &S::frames_per_s, QT_TRANSLATE_NOOP("rp::Tracks", "Frame rate"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Frames per second. A higher rate leaves less time for each frame and costs "
                          "more power."),
        Quantity::PerSecond, {linear, 10.0, 120.0, 5.0, Takes::Whole, {30.0, 60.0, 90.0, 120.0}}),
    //: control: how long a battery has to last
    trackSlider<MobileTrack>(
        "target_hours", &S::target_hours, QT_TRANSLATE_NOOP("rp::Tracks", "Hours to last"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "The power budget is the energy of the battery, spread over these hours."),
        Quantity::InputHours, {linear, 0.5, 8.0, 0.25, Takes::Units, {1.0, 2.0, 4.0, 8.0}}, "power_budget_w"),
    trackSecondary(
        trackSlider<MobileTrack>("battery_wh", &S::battery_wh, QT_TRANSLATE_NOOP("rp::Tracks", "Battery"),
                                 QT_TRANSLATE_NOOP("rp::Tracks", "Energy that a full battery holds."),
                                 Quantity::WattHours, {linear, 0.2, 5.0, 0.1})),
    //: control: arithmetic that one picture takes
    trackSecondary(trackSlider<MobileTrack>(
        "billion_ops", &S::billion_ops, QT_TRANSLATE_NOOP("rp::Tracks", "Work per frame"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic operations that the model needs for one frame."),
        Quantity::BillionOps, {logarithmic, 0.1, 50.0, 20.0}, "ops")),
    trackAppliesIf<MobileTrack>(
        [](const S &s, const Catalogue &) { return s.masked; },
        trackSlider<MobileTrack>(
            "branch_share", &S::branch_share, QT_TRANSLATE_NOOP("rp::Tracks", "Size of the other branch"),
            QT_TRANSLATE_NOOP("rp::Tracks",
                              "Work of the branch whose result is thrown away, as a share of the frame."),
            Quantity::FractionAsNeeded, {linear, 0.0, 1.0, 0.05, Takes::Units}, "branch_share")),
});

constexpr const char *energyNotes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share";
constexpr const char *dramNotes = "blocks,activation_bytes,pj_per_dram_byte,branch_share";
constexpr const char *trafficNotes = "blocks,activation_bytes,branch_share";
constexpr const char *computeNotes = "ops,pj_per_op,branch_share";
constexpr const char *timeNotes = "blocks,activation_bytes,ops,efficiency,dense_flops,branch_share";
constexpr const char *verdictNotes = "blocks,activation_bytes,ops,efficiency,dense_flops,pj_per_dram_byte,"
                                     "pj_per_op,branch_share,power_budget_w";

constexpr auto figureRows = std::to_array<FigureRow<MobileTrack>>({
    {"power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Watts,
     [](const State &s, const Catalogue &) { return s.result.frame.power_w; }, energyNotes},
    {"hours", QT_TRANSLATE_NOOP("rp::Tracks", "Battery lasts"), Quantity::SpanOfHours,
     [](const State &s, const Catalogue &) { return s.result.frame.hours; }, energyNotes},
    {"time_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one frame"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.frame.time_ms * 1e3; }, timeNotes},
    {"energy_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy of one frame"), Quantity::Millijoules,
     [](const State &s, const Catalogue &) { return s.result.energy_j(); }, energyNotes},
    {"dram_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for DRAM"), Quantity::Millijoules,
     [](const State &s, const Catalogue &) { return s.result.dram_j; }, dramNotes},
    {"sram_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for SRAM"), Quantity::Millijoules,
     [](const State &s, const Catalogue &) { return s.result.sram_j; }, trafficNotes},
    {"compute_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for computing"), Quantity::Millijoules,
     [](const State &s, const Catalogue &) { return s.result.compute_j; }, computeNotes},
    {"dram_share", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM's share of the energy"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.dram_j / s.result.energy_j(); }, energyNotes},
    {"wasted_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy for the result thrown away"), Quantity::Millijoules,
     [](const State &s, const Catalogue &) { return s.result.wasted_j; }, energyNotes},
    {"traffic_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM traffic of one frame"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.frame.bytes; }, trafficNotes},
    {"bandwidth_share", QT_TRANSLATE_NOOP("rp::Tracks", "Share of the bandwidth"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.frame.bandwidth_share; }, trafficNotes},
    {"kernels", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one frame"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.kernels; }, "blocks"},
    {"launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one frame"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.launch_us; }, "blocks"},
    {"data_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time to move the data"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.data_us; }, trafficNotes},
    {"math_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time to compute"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.math_us; },
     "ops,efficiency,dense_flops,branch_share"},
    {"limit_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time allowed for one frame"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.result.limit_us(); }},
    {"budget_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power budget"), Quantity::Watts,
     [](const State &s, const Catalogue &) { return s.result.model.power_budget_w; }, "power_budget_w"},
    {"budget_j", QT_TRANSLATE_NOOP("rp::Tracks", "Energy budget of one frame"), Quantity::Millijoules,
     [](const State &s, const Catalogue &) { return s.result.budget_j(); }, "power_budget_w"},
    //: figure: the most pictures per second at which a goal is still reached
    {"highest_frames_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Highest frame rate"), Quantity::PerSecond,
     [](const State &s, const Catalogue &) { return s.result.highestRate(); }, verdictNotes},
    {"frames_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Frame rate"), Quantity::PerSecond,
     [](const State &s, const Catalogue &) { return s.result.model.frames_per_s; }},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), trackVerdictWord,
     [](const State &s, const Catalogue &) { return s.result.frame.passes() ? 1.0 : 0.0; }, verdictNotes},
});

QString number(double value)
{
    return term(Written(Quantity::Significant, 4), value);
}

QString energy(double joules)
{
    return term(Quantity::Millijoules, joules);
}

QString bytes(double value)
{
    return term(Quantity::Bytes, value);
}

QString time(double us)
{
    return term(Quantity::Milliseconds, us);
}

QString trafficLine(const State &state, const Catalogue & /*catalogue*/)
{
    const MobileTrackResult &r = state.result;
    return equation(
        QStringLiteral("D = N q A = %1 × %2 × %3 = %4"),
        {number(r.model.blocks), number(r.passes), bytes(r.model.activation_bytes), bytes(r.frame.bytes)});
}

QString energyLine(const State &state, const Catalogue & /*catalogue*/)
{
    const MobileTrackResult &r = state.result;
    return equation(QStringLiteral("E = D e_D + D_S e_S + O e_O = %1 + %2 + %3 = %4"),
                    {energy(r.dram_j), energy(r.sram_j), energy(r.compute_j), energy(r.energy_j())});
}

QString powerLine(const State &state, const Catalogue & /*catalogue*/)
{
    const MobileTrackResult &r = state.result;
    return equation(
        QStringLiteral("P = E f = %1 × %2 = %3"),
        {energy(r.energy_j()), number(r.model.frames_per_s), term(Quantity::Watts, r.frame.power_w)});
}

QString hoursLine(const State &state, const Catalogue & /*catalogue*/)
{
    const MobileTrackResult &r = state.result;
    return equation(QStringLiteral("W / P = %1 / %2 = %3"),
                    {term(Quantity::WattHours, r.model.battery_wh), term(Quantity::Watts, r.frame.power_w),
                     term(Quantity::SpanOfHours, r.frame.hours)});
}

QString timeLine(const State &state, const Catalogue & /*catalogue*/)
{
    const MobileTrackResult &r = state.result;
    return equation(QStringLiteral("T = n l + max(O / (η R), D / BW) = %1 + max(%2, %3) = %4"),
                    {time(r.launch_us), time(r.math_us), time(r.data_us), time(r.frame.time_ms * 1e3)});
}

constexpr std::array<FormulaRow<MobileTrack>, 5> formulaRows = {{{"mobile_traffic", trafficLine},
                                                                 {"mobile_energy", energyLine},
                                                                 {"mobile_power", powerLine},
                                                                 {"mobile_hours", hoursLine},
                                                                 {"mobile_time", timeLine}}};

} // namespace

DesignRows<MobileTrack> MobileTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

} // namespace rp
