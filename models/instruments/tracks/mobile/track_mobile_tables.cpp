// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/mobile/track_mobile_tables.h"

#include "models/instruments/tracks/common/track_table_parts.h"

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
        design.result = MobileTrack::evaluate(design.settings, catalogue);
        const bool taken =
            std::any_of(designs.begin(), designs.end(), [](const auto &d) { return d.chosen; });
        design.chosen = !taken && design.settings == state.settings;
        designs.push_back(design);
    }
    return designs;
}

std::vector<ResultColumn> mobileEnergyColumns()
{
    return {trackColumn("design", QT_TRANSLATE_NOOP("rp::Tracks", "Design")),
            trackColumn("dram_j", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM (mJ)"), Quantity::Millijoules,
                        Meaning::Memory, QT_TRANSLATE_NOOP("rp::Tracks", "DRAM")),
            trackColumn("sram_j", QT_TRANSLATE_NOOP("rp::Tracks", "SRAM (mJ)"), Quantity::Millijoules,
                        Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "SRAM")),
            trackColumn("compute_j", QT_TRANSLATE_NOOP("rp::Tracks", "Computing (mJ)"), Quantity::Millijoules,
                        Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "Computing")),
            trackColumn("total_j", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (mJ)"), Quantity::Millijoules,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "One frame"))};
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

std::vector<ResultColumn> mobileTimeColumns()
{
    return {trackColumn("design", QT_TRANSLATE_NOOP("rp::Tracks", "Design")),
            trackColumn("launch_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launching (ms)"),
                        Quantity::Milliseconds, Meaning::Dispatch,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Launching")),
            trackColumn("work_us", QT_TRANSLATE_NOOP("rp::Tracks", "Moving data or computing (ms)"),
                        Quantity::Milliseconds, Meaning::Memory,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Moving data or computing")),
            trackColumn("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (ms)"), Quantity::Milliseconds,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "One frame")),
            trackColumn("limit_us", QT_TRANSLATE_NOOP("rp::Tracks", "Allowed (ms)"), Quantity::Milliseconds,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Allowed"))};
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

std::vector<ResultColumn> mobileDesignColumns()
{
    std::vector<ResultColumn> columns = {
        trackColumn("design", QT_TRANSLATE_NOOP("rp::Tracks", "Design")),
        trackColumn("traffic_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "DRAM traffic"), Quantity::Bytes,
                    Meaning::Memory),
        trackColumn("time_us", QT_TRANSLATE_NOOP("rp::Tracks", "One frame (ms)"), Quantity::Milliseconds,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "One frame")),
        trackColumn("power_w", QT_TRANSLATE_NOOP("rp::Tracks", "Power (W)"), Quantity::Watts,
                    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Power")),
        trackColumn("battery_s", QT_TRANSLATE_NOOP("rp::Tracks", "Battery lasts"), Quantity::Seconds),
        trackColumn("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"))};
    columns[3].decimals = 3;
    return columns;
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

std::vector<ResultColumn> mobileRateColumns()
{
    std::vector<ResultColumn> columns = {
        trackColumn("frames_per_s", QT_TRANSLATE_NOOP("rp::Tracks", "Frames per second"), Quantity::Count),
        trackColumn("unfused_w", QT_TRANSLATE_NOOP("rp::Tracks", "Unfused (W)"), Quantity::Watts,
                    Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "Unfused")),
        trackColumn("fused_w", QT_TRANSLATE_NOOP("rp::Tracks", "Fused (W)"), Quantity::Watts,
                    Meaning::Compute, QT_TRANSLATE_NOOP("rp::Tracks", "Fused")),
        trackColumn("masked_w", QT_TRANSLATE_NOOP("rp::Tracks", "Fused, both branches (W)"), Quantity::Watts,
                    Meaning::Memory, QT_TRANSLATE_NOOP("rp::Tracks", "Fused, both branches"))};
    for (std::size_t i = 1; i < columns.size(); ++i)
        columns[i].decimals = 3;
    return columns;
}

std::vector<ResultRow> mobileRateRows(const MobileTrack::State &state, const Catalogue &catalogue)
{
    const TrackInput<MobileTrackSettings> *rate =
        trackEntry(MobileTrack::inputs(), QStringLiteral("frames_per_s"));
    const auto frameOf = [&](bool fused, bool masked, double frames_per_s) {
        MobileTrackSettings settings = state.settings;
        settings.fused = fused;
        settings.masked = masked;
        settings.frames_per_s = frames_per_s;
        return MobileTrack::evaluate(settings, catalogue).frame;
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

} // namespace rp
