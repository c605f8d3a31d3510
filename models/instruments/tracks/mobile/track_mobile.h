// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_instrument_of.h"
#include "models/physics/tracks.h"

#include <vector>

namespace rp {

/// The mobile track's inputs as values; ids and ranges are those of TrackMobileInstrument.
struct MobileTrackSettings
{
    bool fused = false;
    bool masked = false; ///< both branches of a condition are computed
    double activation_mb = 1.0;
    double pj_per_dram_byte = 1.0;
    double frames_per_s = 1.0;
    double target_hours = 1.0;
    double battery_wh = 1.0;
    double billion_ops = 1.0;
    double branch_share = 0.0; ///< work of the branch that masking adds

    bool operator==(const MobileTrackSettings &) const = default;
};

struct MobileTrackResult
{
    physics::MobileFrameModel model; ///< what the frame was computed with
    physics::MobileFrame frame;
    double extra_ops = 0.0; ///< that masking adds
    double extra_passes = 0.0;
    double passes = 0.0; ///< activation tensors moved per block
    // Energy of one frame; the three add up to the frame's.
    double dram_j = 0.0;
    double sram_j = 0.0;
    double compute_j = 0.0;
    // Time of one frame: launching, and then the larger of the other two.
    double launch_us = 0.0;
    double data_us = 0.0;
    double math_us = 0.0;
    double kernels = 0.0;
    double wasted_j = 0.0; ///< energy that masking costs

    double energy_j() const { return frame.energy_mj * 1e-3; }
    double limit_us() const { return 1e6 / model.frames_per_s; }
    double budget_j() const { return model.power_budget_w / model.frames_per_s; }
    /// The highest whole rate at which both parts of the goal are met; 0 when there is none.
    double highestRate() const;
};

/// Lab 07, act 3, the mobile track: one frame of translation glasses. Goal: each frame is ready in time, and
/// the battery lasts as long as promised.
///
/// Input ids, in the order in which a saved state is restored:
///   fused, masked      switches
///   activation_mb      0.05 … 8
///   pj_per_dram_byte   10 … 200; 36 is the default, 160 the figure of an older process
///   frames_per_s       whole, 10 … 120
///   target_hours       0.5 … 8; the power budget is battery_wh over this
///   battery_wh         0.2 … 5
///   billion_ops        0.1 … 50 per frame
///   branch_share       0 … 1: work of the branch that masking adds; a control only when masked
///
/// Figure ids, in the unit of their ending (shares as fractions): power_w, hours, time_us, energy_j, dram_j,
///   sram_j, compute_j (these add up to energy_j), dram_share, wasted_j, traffic_bytes, bandwidth_share,
///   kernels, launch_us, data_us, math_us, limit_us, budget_w, budget_j (of one frame),
///   highest_frames_per_s (at which the goal is reached), frames_per_s, verdict (1 or 0)
///
/// Tables:
///   energy: Columns "dram_j", "sram_j", "compute_j" (these add up to "total_j").
///   designs: Columns "traffic_bytes", "time_us", "power_w", "battery_s", "verdict".
/// Source: physics specification, section 8.
struct MobileTrack : TrackDesign<MobileTrack, MobileTrackSettings, MobileTrackResult>
{
    static constexpr const char *id = "track_mobile";

    static Rows rows(), tables(); ///< the latter in a source of its own, and alone
    static std::vector<const char *> headlines() { return {"power_w", "hours", "time_us"}; }
    static std::vector<const char *> keyFigures(const Settings & /*settings*/)
    {
        return {"verdict", "power_w", "hours", "time_us", "energy_j"};
    }
    static Settings defaults(const Catalogue &catalogue);
    static State evaluate(const Settings &settings, const Catalogue &catalogue);
    static std::vector<TrackCriterion> criteria(const State &state);
    static TrackVerdict verdict(const State &state);
    static QString reason(const QString &field, const Settings &settings, const Catalogue &catalogue);
};

/// A way to build the frame, and what comes of it under the learner's other choices.
struct MobileDesign
{
    const char *key;
    const char *name; ///< English, context rp::Tracks
    MobileTrackSettings settings;
    MobileTrackResult result;
    bool chosen = false;
};
/// Unfused and fused, without and with both branches, then unfused and fused with the older DRAM.
std::vector<MobileDesign> mobileDesigns(const MobileTrack::State &state, const Catalogue &catalogue);

// One or two sentences on what each table of the mobile track shows.

MobileTrack::Summary mobileEnergySummary;
QString mobileDesignSummary(const std::vector<MobileDesign> &designs);

class TrackMobileInstrument : public TrackInstrumentOf<MobileTrack>
{
    Q_OBJECT
public:
    using TrackInstrumentOf::TrackInstrumentOf;
};

extern template class InstrumentOf<MobileTrack, TrackInstrument>;

} // namespace rp
