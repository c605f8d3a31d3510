// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/tracks/common/track_tables.h"
#include "models/instruments/tracks/mobile/track_mobile.h"

#include <algorithm>

namespace rp {

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

constexpr const char *energyFields = "blocks,activation_bytes,ops,pj_per_dram_byte,pj_per_op,branch_share";
constexpr const char *timeFields = "blocks,activation_bytes,ops,efficiency,dense_flops,branch_share";

constexpr ColumnRow<MobileTrack> designColumn = {"design", QT_TRANSLATE_NOOP("rp::Tracks", "Design")};
constexpr auto energyColumns = std::to_array<ColumnRow<MobileTrack>>({
    designColumn,
    column("dram_j", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "DRAM"), "blocks,activation_bytes,pj_per_dram_byte,branch_share",
           Meaning::Memory),
    column("sram_j", QT_TRANSLATE_NOOP("rp::Tracks", "SRAM (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "SRAM"), "blocks,activation_bytes", Meaning::Dispatch),
    column("compute_j", QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "Computing"), "ops,pj_per_op,branch_share", Meaning::Compute),
    column("total_j", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (mJ)"), Quantity::Millijoules,
           QT_TRANSLATE_NOOP("rp::Tracks", "One frame"), energyFields),
});

constexpr auto designColumns = std::to_array<ColumnRow<MobileTrack>>({
    designColumn,
    column("traffic_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM traffic"), Quantity::Bytes, {},
           "blocks,activation_bytes,branch_share", Meaning::Memory),
    column("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "One frame"), timeFields),
    column("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (W)"), watts,
           QT_TRANSLATE_NOOP("rp::Tracks", "Power"), energyFields),
    column("battery_s", QT_TRANSLATE_NOOP("rp::Tracks", "Battery lasts"), Quantity::Seconds, {},
           energyFields),
    column("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"), Quantity::Text, {},
           "blocks,activation_bytes,ops,efficiency,dense_flops,pj_per_dram_byte,pj_per_op,branch_share,"
           "power_budget_w"),
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
