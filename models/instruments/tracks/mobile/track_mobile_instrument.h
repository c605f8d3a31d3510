// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/common/track_instrument_of.h"
#include "models/instruments/tracks/mobile/track_mobile.h"

namespace rp {

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
class TrackMobileInstrument : public TrackInstrumentOf<MobileTrack>
{
    Q_OBJECT
    Q_PROPERTY(bool fused READ fused NOTIFY changed)
    Q_PROPERTY(bool masked READ masked NOTIFY changed)
    Q_PROPERTY(double activation_mb READ activation_mb NOTIFY changed)
    Q_PROPERTY(double pj_per_dram_byte READ pjPerDramByte NOTIFY changed)
    Q_PROPERTY(double frames_per_s READ framesPerSecond NOTIFY changed)
    Q_PROPERTY(double target_hours READ targetHours NOTIFY changed)
    Q_PROPERTY(double battery_wh READ battery_wh NOTIFY changed)
    Q_PROPERTY(double billion_ops READ billionOps NOTIFY changed)
    Q_PROPERTY(double branch_share READ branchShare NOTIFY changed)
public:
    explicit TrackMobileInstrument(const Catalogue &catalogue, QObject *parent = nullptr);

    bool fused() const { return settings().fused; }
    bool masked() const { return settings().masked; }
    double activation_mb() const { return settings().activation_mb; }
    double pjPerDramByte() const { return settings().pj_per_dram_byte; }
    double framesPerSecond() const { return settings().frames_per_s; }
    double targetHours() const { return settings().target_hours; }
    double battery_wh() const { return settings().battery_wh; }
    double billionOps() const { return settings().billion_ops; }
    double branchShare() const { return settings().branch_share; }

    std::vector<ResultTable *> tables() const override;
    std::vector<QString> keyFigures() const override;
    // Rows of the first three: "unfused", "fused", "unfused_masked", "fused_masked", "unfused_older",
    // "fused_older", each under the learner's other choices. The first column is "design".
    /// Columns "dram_j", "sram_j", "compute_j" (these add up to "total_j").
    ResultTable *energy() const { return &m_energy; }
    /// Columns "launch_us", "work_us" (these add up to "time_us"), "limit_us".
    ResultTable *time() const { return &m_time; }
    /// Columns "traffic_bytes", "time_us", "power_w", "battery_s", "verdict".
    ResultTable *designs() const { return &m_designs; }
    /// Power by frame rate. Rows "r10" … "r120"; columns "frames_per_s", "unfused_w", "fused_w", "masked_w"
    /// (fused, both branches).
    ResultTable *rates() const { return &m_rates; }

protected:
    void fillTables() override;

private:
    mutable ResultTable m_energy{QStringLiteral("energy")};
    mutable ResultTable m_time{QStringLiteral("time")};
    mutable ResultTable m_designs{QStringLiteral("designs")};
    mutable ResultTable m_rates{QStringLiteral("rates")};
};

} // namespace rp
