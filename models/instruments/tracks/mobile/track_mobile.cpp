// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/mobile/track_mobile.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/tracks/track_inputs.h"
#include "models/instruments/tracks/track_tables.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// A sentence with two powers and two durations to be filled in: what is reached, and its limit.
QString verdictPattern(const physics::MobileFrame &frame)
{
    if (frame.passes()) {
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return TrackText::tr(
            "Goal reached: %1 of the %2 power budget, and each frame takes %3 of the %4 allowed.");
    }
    if (frame.passes_time) {
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return TrackText::tr(
            "Goal missed: %1 exceeds the power budget of %2, though each frame takes %3 of the "
            "%4 allowed.");
    }
    if (frame.passes_power) {
        //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
        return TrackText::tr(
            "Goal missed: each frame takes %3 with %4 allowed, at %1 of the %2 power budget.");
    }
    //: verdict of a track; %1 and %2 are powers, %3 and %4 durations
    return TrackText::tr(
        "Goal missed: each frame takes %3 with %4 allowed, and %1 exceeds the power budget of %2.");
}

physics::MobileFrameModel modelOf(const MobileTrackSettings &settings, const Catalogue &catalogue)
{
    physics::MobileFrameModel model = catalogue.mobile->frame;
    model.activation_bytes = settings.activation_mb * 1e6;
    model.pj_per_dram_byte = settings.pj_per_dram_byte;
    model.frames_per_s = settings.frames_per_s;
    model.battery_wh = settings.battery_wh;
    model.power_budget_w = settings.battery_wh / settings.target_hours;
    model.ops = settings.billion_ops * 1e9;
    return model;
}

} // namespace

double MobileTrackResult::highestRate() const
{
    // Time and energy of a frame are the same at every rate. The allowance keeps the rounding of a rate that
    // just meets the goal from losing one.
    const double rate = std::min(model.power_budget_w / energy_j(), 1e3 / frame.time_ms);
    return std::floor(rate * (1.0 + 1e-12));
}

MobileTrackSettings MobileTrack::defaults(const Catalogue &catalogue)
{
    const physics::MobileFrameModel &frame = catalogue.mobile->frame;
    Settings settings;
    settings.activation_mb = frame.activation_bytes / 1e6;
    settings.pj_per_dram_byte = frame.pj_per_dram_byte;
    settings.frames_per_s = frame.frames_per_s;
    settings.target_hours = frame.battery_wh / frame.power_budget_w;
    settings.battery_wh = frame.battery_wh;
    settings.billion_ops = frame.ops / 1e9;
    settings.branch_share = catalogue.mobile->branch_share;
    return settings;
}

MobileTrack::State MobileTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    State state{settings, {}};
    Result &result = state.result;
    const physics::MobileFrameModel &model = result.model = modelOf(settings, catalogue);
    const double own_passes = settings.fused ? model.passes_fused : model.passes_unfused;
    if (settings.masked) {
        result.extra_ops = settings.branch_share * model.ops;
        result.extra_passes = settings.branch_share * own_passes;
    }
    result.passes = own_passes + result.extra_passes;
    result.frame = physics::mobileFrame(model, settings.fused, result.extra_ops, result.extra_passes);
    const physics::MobileFrame unmasked = physics::mobileFrame(model, settings.fused);
    result.wasted_j = (result.frame.energy_mj - unmasked.energy_mj) * 1e-3;

    const double kept_bytes =
        settings.fused ? model.blocks * (model.passes_unfused - model.passes_fused) * model.activation_bytes
                       : 0.0;
    result.dram_j = result.frame.bytes * model.pj_per_dram_byte * 1e-12;
    result.sram_j = kept_bytes * model.pj_per_sram_byte * 1e-12;
    result.compute_j = (model.ops + result.extra_ops) * model.pj_per_op * 1e-12;
    result.kernels = model.blocks * (settings.fused ? model.kernels_fused : model.kernels_unfused);
    result.launch_us = result.kernels * model.launch_us;
    result.data_us = result.frame.bytes / model.bandwidth_bytes_s * 1e6;
    result.math_us = (model.ops + result.extra_ops) / (model.efficiency * model.peak_ops) * 1e6;
    return state;
}

std::vector<TrackCriterion> MobileTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: time to compute one picture
            {"time", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one frame"), Quantity::Milliseconds,
             Rule::AtMost, r.frame.time_ms * 1e3, r.limit_us(), r.frame.passes_time},
            {"power", QT_TRANSLATE_NOOP("rp::Tracks", "Power"), Quantity::Watts, Rule::AtMost,
             r.frame.power_w, r.model.power_budget_w, r.frame.passes_power}};
}

TrackVerdict MobileTrack::verdict(const State &state)
{
    const Result &r = state.result;
    const Format format;
    const QString power =
        apartFrom(r.model.power_budget_w, r.frame.power_w, 2,
                  [&](double watts, int decimals) { return format.watts(watts, decimals); });
    const QString time = apartFrom(r.limit_us(), r.frame.time_ms * 1e3, 2, [&](double us, int decimals) {
        return format.milliseconds(us, decimals);
    });
    const QStringList values{power, format.watts(r.model.power_budget_w), time,
                             format.milliseconds(r.limit_us())};
    const bool slow = r.frame.passes_power && !r.frame.passes_time;
    return {true, r.frame.passes(), slow ? time : power, fillMarkers(verdictPattern(r.frame), values)};
}

QString MobileTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("branch_share") && !settings.masked)
        return {};
    if (field == QLatin1String("dense_flops")) {
        const DeviceEntry *device = catalogue.devices.find(catalogue.mobile->device);
        return device ? assumptionText(catalogue, device->notes, field) : QString();
    }
    return assumptionText(catalogue, catalogue.mobile->notes, field);
}

template class InstrumentOf<MobileTrack, TrackInstrument>;

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

constexpr FieldNames dataNotes = {"blocks", "activation_bytes"};
constexpr FieldNames energyNotes = {"blocks",           "activation_bytes", "ops",
                                    "pj_per_dram_byte", "pj_per_op",        "branch_share"};
constexpr FieldNames dramNotes = dataNotes + "pj_per_dram_byte" + "branch_share";
constexpr FieldNames trafficNotes = dataNotes + "branch_share";
constexpr FieldNames computeNotes = {"ops", "pj_per_op", "branch_share"};
constexpr FieldNames mathNotes = {"ops", "efficiency", "dense_flops", "branch_share"};
constexpr FieldNames timeNotes = dataNotes + mathNotes;
constexpr FieldNames verdictNotes = {"blocks",     "activation_bytes", "ops",
                                     "efficiency", "dense_flops",      "pj_per_dram_byte",
                                     "pj_per_op",  "branch_share",     "power_budget_w"};

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
     [](const State &s, const Catalogue &) { return s.result.math_us; }, mathNotes},
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

constexpr auto formulaRows = std::to_array<FormulaRow<MobileTrack>>({
    {"mobile_traffic", "D = N q A = %1 × %2 × %3 = {traffic_bytes}",
     [](const State &s, const Catalogue &) -> QStringList {
         const MobileTrackResult &r = s.result;
         return {term(Quantity::Significant, r.model.blocks, 4), term(Quantity::Significant, r.passes, 4),
                 term(Quantity::Bytes, r.model.activation_bytes)};
     }},
    {"mobile_energy", "E = D e_D + D_S e_S + O e_O = {dram_j} + {sram_j} + {compute_j} = {energy_j}"},
    {"mobile_power", "P = E f = {energy_j} × %1 = {power_w}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {term(Quantity::Significant, s.result.model.frames_per_s, 4)};
     }},
    {"mobile_hours", "W / P = {battery_wh} / {power_w} = {hours}"},
    {"mobile_time", "T = n l + max(O / (η R), D / BW) = {launch_us} + max({math_us}, {data_us}) = {time_us}"},
});

} // namespace

DesignRows<MobileTrack> MobileTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

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

namespace {

struct Variant
{
    const char *key;
    const char *name;
    bool fused;
    bool masked;
    bool older; ///< with the DRAM of an older process
};

constexpr std::array<Variant, 6> variants = {
    {//: a design: kernels that are not fused
     {"unfused", QT_TRANSLATE_NOOP("rp::Tracks", "Unfused"), false, false, false},
     //: a design
     {"fused", QT_TRANSLATE_NOOP("rp::Tracks", "Fused"), true, false, false},
     {"unfused_masked", QT_TRANSLATE_NOOP("rp::Tracks", "Unfused, both branches"), false, true, false},
     {"fused_masked", QT_TRANSLATE_NOOP("rp::Tracks", "Fused, both branches"), true, true, false},
     {"unfused_older", QT_TRANSLATE_NOOP("rp::Tracks", "Unfused, older DRAM"), false, false, true},
     {"fused_older", QT_TRANSLATE_NOOP("rp::Tracks", "Fused, older DRAM"), true, false, true}}};

} // namespace

std::vector<MobileDesign> mobileDesigns(const MobileTrack::State &state, const Catalogue &catalogue)
{
    std::vector<MobileDesign> designs;
    designs.reserve(variants.size());
    for (const Variant &variant : variants) {
        MobileDesign design{variant.key, variant.name, state.settings, {}, false};
        design.settings.fused = variant.fused;
        design.settings.masked = variant.masked;
        if (variant.older)
            design.settings.pj_per_dram_byte = catalogue.mobile->pj_per_dram_byte_alternative;
        design.result = MobileTrack::evaluate(design.settings, catalogue).result;
        const bool taken =
            std::any_of(designs.begin(), designs.end(), [](const auto &d) { return d.chosen; });
        design.chosen = !taken && design.settings == state.settings;
        designs.push_back(design);
    }
    return designs;
}

namespace {

using State = MobileTrack::State;

/// One row for each design: its name, and what `cells` makes of its result.
template<typename Cells>
std::vector<ResultRow> designRows(const State &state, const Catalogue &catalogue, Cells cells)
{
    return trackRows(mobileDesigns(state, catalogue), [&](const MobileDesign &design) {
        return trackRow(QString::fromLatin1(design.key),
                        trackNameCell(lateTrackText(design.name), design.chosen), cells(design.result));
    });
}

std::vector<ResultCell> energyCells(const MobileTrackResult &r)
{
    return {numberCell(r.dram_j), numberCell(r.sram_j), numberCell(r.compute_j), numberCell(r.energy_j())};
}

std::vector<ResultCell> designCells(const MobileTrackResult &r)
{
    const physics::MobileFrame &frame = r.frame;
    return {numberCell(frame.bytes), trackRatedCell(frame.time_ms * 1e3, frame.passes_time),
            trackRatedCell(frame.power_w, frame.passes_power), numberCell(frame.hours * 3600.0),
            trackVerdictCell(frame.passes())};
}

/// The tables show designs with both branches too, whatever is chosen.
std::vector<MobileTrackSettings> withBoth(const MobileTrackSettings &settings,
                                          const Catalogue & /*catalogue*/)
{
    MobileTrackSettings under = settings;
    under.masked = true;
    return {under};
}

constexpr TrackColumns<MobileTrack> column{withBoth};
constexpr Written watts{Quantity::Watts, 3};

constexpr ColumnRow<MobileTrack> designColumn = {"design", QT_TRANSLATE_NOOP("rp::Tracks", "Design")};
constexpr auto energyColumns = std::to_array<ColumnRow<MobileTrack>>({
    designColumn,
    column("dram_j", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "DRAM"), dramNotes, Meaning::Memory),
    column("sram_j", QT_TRANSLATE_NOOP("rp::Tracks", "SRAM (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "SRAM"), dataNotes, Meaning::Dispatch),
    column("compute_j", QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "Computing"), computeNotes, Meaning::Compute),
    column("total_j", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "One frame"), energyNotes),
});

constexpr auto designColumns = std::to_array<ColumnRow<MobileTrack>>({
    designColumn,
    column("traffic_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM traffic"), Quantity::Bytes, {},
           trafficNotes, Meaning::Memory),
    column("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "One frame"), timeNotes),
    column("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (W)"), watts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Power"), energyNotes),
    column("battery_s", QT_TRANSLATE_NOOP("rp::Tracks", "Battery lasts"), Quantity::Seconds, {}, energyNotes),
    column("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"), Quantity::Text, {}, verdictNotes),
});

constexpr auto tableRows = std::to_array<TableRow<MobileTrack>>({
    {"energy", QT_TRANSLATE_NOOP("rp::Tracks", "What the energy of one frame is spent on"), energyColumns,
     [](const State &s, const Catalogue &c) { return designRows(s, c, energyCells); },
     [](const Moment<MobileTrack> &m) { return withChange(mobileEnergySummary(m.now), m); }},
    {"designs", QT_TRANSLATE_NOOP("rp::Tracks", "Designs beside each other"), designColumns,
     [](const State &s, const Catalogue &c) { return designRows(s, c, designCells); },
     [](const Moment<MobileTrack> &m) {
         return withChange(mobileDesignSummary(mobileDesigns(m.now, m.catalogue)), m);
     }},
    trackCriteriaTable<MobileTrack>,
});

} // namespace

DesignRows<MobileTrack> MobileTrack::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
