// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/mobile/track_mobile.h"

#include <algorithm>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString chosen() { return tr("as set now"); }
    //: remark on a duration: what takes that long
    static QString dataDecides() { return tr("moving data takes longer than computing"); }
    //: remark on a duration: what takes that long
    static QString mathDecides() { return tr("computing takes longer than moving data"); }
    static QString withinGoal() { return tr("within the goal"); }
    static QString overBudget() { return tr("over the power budget"); }
    //: remark on a frame rate: computing a picture takes longer than there is time until the following one
    static QString tooSlow() { return tr("a frame takes too long at this rate"); }
};

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

ResultCell nameCell(const MobileDesign &design)
{
    ResultCell cell = textCell(lateTrackText(design.name));
    if (design.chosen)
        cell.note = [] { return Words::chosen(); };
    return cell;
}

ResultCell workCell(const MobileTrackResult &r)
{
    ResultCell cell = numberCell(std::max(r.data_us, r.math_us));
    cell.note = [data = r.data_us >= r.math_us] {
        return data ? Words::dataDecides() : Words::mathDecides();
    };
    return cell;
}

ResultCell rateCell(const physics::MobileFrame &frame)
{
    ResultCell cell = numberCell(frame.power_w);
    cell.meaning = frame.passes() ? Meaning::Good : Meaning::Failure;
    cell.note = [power = frame.passes_power, time = frame.passes_time] {
        if (!power)
            return Words::overBudget();
        return time ? Words::withinGoal() : Words::tooSlow();
    };
    return cell;
}

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
            design.settings.pj_per_dram_byte = catalogue.mobile.pj_per_dram_byte_alternative;
        design.result = MobileTrack::evaluate(design.settings, catalogue).result;
        const bool taken =
            std::any_of(designs.begin(), designs.end(), [](const auto &d) { return d.chosen; });
        design.chosen = !taken && design.settings == state.settings;
        designs.push_back(design);
    }
    return designs;
}

std::vector<ResultRow> mobileEnergyRows(const std::vector<MobileDesign> &designs)
{
    std::vector<ResultRow> rows;
    rows.reserve(designs.size());
    for (const MobileDesign &design : designs) {
        const MobileTrackResult &r = design.result;
        rows.push_back({QString::fromLatin1(design.key),
                        {nameCell(design), numberCell(r.dram_j), numberCell(r.sram_j),
                         numberCell(r.compute_j), numberCell(r.energy_j())}});
    }
    return rows;
}

std::vector<ResultRow> mobileTimeRows(const std::vector<MobileDesign> &designs)
{
    std::vector<ResultRow> rows;
    rows.reserve(designs.size());
    for (const MobileDesign &design : designs) {
        const MobileTrackResult &r = design.result;
        rows.push_back(
            {QString::fromLatin1(design.key),
             {nameCell(design), numberCell(r.launch_us), workCell(r),
              trackRatedCell(r.frame.time_ms * 1e3, r.frame.passes_time), numberCell(r.limit_us())}});
    }
    return rows;
}

std::vector<ResultRow> mobileDesignRows(const std::vector<MobileDesign> &designs)
{
    std::vector<ResultRow> rows;
    rows.reserve(designs.size());
    for (const MobileDesign &design : designs) {
        const physics::MobileFrame &frame = design.result.frame;
        rows.push_back({QString::fromLatin1(design.key),
                        {nameCell(design), numberCell(frame.bytes),
                         trackRatedCell(frame.time_ms * 1e3, frame.passes_time),
                         trackRatedCell(frame.power_w, frame.passes_power), numberCell(frame.hours * 3600.0),
                         trackVerdictCell(frame.passes())}});
    }
    return rows;
}

std::vector<ResultRow> mobileRateRows(const MobileTrack::State &state, const Catalogue &catalogue)
{
    const InputRow<MobileTrack> *rate = InputsOf<MobileTrack>::row(QStringLiteral("frames_per_s"));
    const auto frameOf = [&](bool fused, bool masked, double frames_per_s) {
        MobileTrackSettings settings = state.settings;
        settings.fused = fused;
        settings.masked = masked;
        settings.frames_per_s = frames_per_s;
        return MobileTrack::evaluate(settings, catalogue).result.frame;
    };
    std::vector<ResultRow> rows;
    rows.reserve(std::size_t(rate->maximum - rate->minimum) + 1);
    for (int frames = int(rate->minimum); frames <= int(rate->maximum); ++frames) {
        ResultCell at = numberCell(frames);
        if (double(frames) == state.settings.frames_per_s)
            at.note = [] { return Words::chosen(); };
        rows.push_back({QStringLiteral("r%1").arg(frames),
                        {at, rateCell(frameOf(false, false, frames)), rateCell(frameOf(true, false, frames)),
                         rateCell(frameOf(true, true, frames))}});
    }
    return rows;
}

namespace {

using State = MobileTrack::State;

/// The tables show designs with both branches too, whatever is chosen.
std::vector<MobileTrackSettings> masked(const MobileTrackSettings &settings, const Catalogue & /*catalogue*/)
{
    MobileTrackSettings under = settings;
    under.masked = true;
    return {under};
}

constexpr auto energyColumns = std::to_array<ColumnRow<MobileTrack>>({
    {.key = "design", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Design")},
    {.key = "dram_j",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "DRAM (mJ)"),
     .quantity = Quantity::Millijoules,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "DRAM"),
     .notes = "blocks,activation_bytes,pj_per_dram_byte,branch_share",
     .under = masked},
    {.key = "sram_j",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "SRAM (mJ)"),
     .quantity = Quantity::Millijoules,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "SRAM"),
     .notes = "blocks,activation_bytes",
     .under = masked},
    {.key = "compute_j",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mJ)"),
     .quantity = Quantity::Millijoules,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Computing"),
     .notes = "ops,pj_per_op,branch_share",
     .under = masked},
    {.key = "total_j",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One frame (mJ)"),
     .quantity = Quantity::Millijoules,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One frame"),
     .notes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share",
     .under = masked},
});

constexpr auto timeColumns = std::to_array<ColumnRow<MobileTrack>>({
    {.key = "design", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Design")},
    {.key = "launch_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Launching (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Launching"),
     .notes = "blocks",
     .under = masked},
    {.key = "work_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Moving data or computing (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Moving data or computing"),
     .notes = "blocks,activation_bytes,ops,efficiency,dense_flops,branch_share",
     .under = masked},
    {.key = "time_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One frame (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One frame"),
     .notes = "blocks,activation_bytes,ops,efficiency,dense_flops,branch_share",
     .under = masked},
    {.key = "limit_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Allowed (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Allowed")},
});

constexpr auto designColumns = std::to_array<ColumnRow<MobileTrack>>({
    {.key = "design", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Design")},
    {.key = "traffic_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "DRAM traffic"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Memory,
     .notes = "blocks,activation_bytes,branch_share",
     .under = masked},
    {.key = "time_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One frame (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One frame"),
     .notes = "blocks,activation_bytes,ops,efficiency,dense_flops,branch_share",
     .under = masked},
    {.key = "power_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Power (W)"),
     .quantity = Quantity::Watts,
     .decimals = 3,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Power"),
     .notes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share",
     .under = masked},
    {.key = "battery_s",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Battery lasts"),
     .quantity = Quantity::Seconds,
     .notes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share",
     .under = masked},
    {.key = "verdict",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"),
     .notes = "blocks,activation_bytes,ops,efficiency,dense_flops,pj_per_dram_byte,pj_per_op,branch_share,"
              "power_budget_w",
     .under = masked},
});

constexpr auto rateColumns = std::to_array<ColumnRow<MobileTrack>>({
    {.key = "frames_per_s",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Frames per second"),
     .quantity = Quantity::Count},
    {.key = "unfused_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Unfused (W)"),
     .quantity = Quantity::Watts,
     .decimals = 3,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Unfused"),
     .notes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share",
     .under = masked},
    {.key = "fused_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Fused (W)"),
     .quantity = Quantity::Watts,
     .decimals = 3,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Fused"),
     .notes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share",
     .under = masked},
    {.key = "masked_w",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Fused, both branches (W)"),
     .quantity = Quantity::Watts,
     .decimals = 3,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Fused, both branches"),
     .notes = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share",
     .under = masked},
});

constexpr auto tableRows = std::to_array<TableRow<MobileTrack>>({
    {"energy", QT_TRANSLATE_NOOP("rp::Tracks", "What the energy of one frame is spent on"), energyColumns,
     [](const State &s, const Catalogue &c) { return mobileEnergyRows(mobileDesigns(s, c)); },
     [](const Moment<MobileTrack> &m) { return withChange(mobileEnergySummary(m.now), m); }},
    {"time", QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one frame goes"), timeColumns,
     [](const State &s, const Catalogue &c) { return mobileTimeRows(mobileDesigns(s, c)); },
     [](const Moment<MobileTrack> &m) { return withChange(mobileTimeSummary(m.now), m); }},
    {"designs", QT_TRANSLATE_NOOP("rp::Tracks", "Designs beside each other"), designColumns,
     [](const State &s, const Catalogue &c) { return mobileDesignRows(mobileDesigns(s, c)); },
     [](const Moment<MobileTrack> &m) { return mobileDesignSummary(mobileDesigns(m.now, m.catalogue)); }},
    {"rates", QT_TRANSLATE_NOOP("rp::Tracks", "Power by frame rate"), rateColumns, mobileRateRows,
     [](const Moment<MobileTrack> &m) { return withChange(mobileRateSummary(m.now, m.catalogue), m); }},
    trackCriteriaTable<MobileTrack>,
});

} // namespace

std::span<const TableRow<MobileTrack>> MobileTrack::tables()
{
    return tableRows;
}

} // namespace rp
