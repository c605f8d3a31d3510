// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/instruments/tracks/common/track_parts.h"
#include "models/instruments/tracks/common/track_verdict.h"

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

/// What TrackInstrumentOf needs to know of the mobile track (physics specification, section 8).
struct MobileTrack
{
    using Settings = MobileTrackSettings;
    using Result = MobileTrackResult;
    struct State
    {
        Settings settings;
        Result result;
    };
    static constexpr const char *key = "mobile";

    static std::span<const TrackInput<Settings>> inputs();
    static std::span<const TrackFigure<State>> figures();
    static std::span<const char *const> headlines();
    static Settings defaults(const Catalogue &catalogue);
    static Settings reference(const Settings &settings, const Catalogue &catalogue);
    static bool settle(Settings &settings, const QString &id, const Catalogue &catalogue);
    static void adjust(InputSpec &spec, const Settings &settings, const Catalogue &catalogue);
    static bool isShown(const QString &id, const Settings &settings, const Catalogue &catalogue);
    static Result evaluate(const Settings &settings, const Catalogue &catalogue);
    static std::vector<TrackCriterion> criteria(const State &state);
    static TrackVerdict verdict(const State &state);
    static QString reason(const QString &field, const Settings &settings, const Catalogue &catalogue);
    static QString formula(const QString &id, const State &state);
};

} // namespace rp
