// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/common/track_instrument_of.h"
#include "models/instruments/tracks/edge/track_edge.h"

namespace rp {

/// Lab 07, act 3, the edge track: a control loop with a deadline. Goal: 99 of 100 loops keep it, and at most
/// one in a million misses it.
///
/// Input ids, in the order in which a saved state is restored:
///   mode               an edge mode of the catalogue; brings kernels, launch cost, GPU time, spread and its
///                      sources of jitter
///   loops_per_s        whole, 10 … 200; holds the deadline to one loop
///   deadline_ms        3 … 1000 / loops_per_s
///   kernels            whole, 1 … 1,000
///   launch_us          1 … 100
///   math_ms            0.5 … 20
///   launch_variation   0 … 1
///   gc_young_share 0 … 0.2, gc_young_ms 0 … 2, gc_full_share 0 … 0.02, gc_objects whole, 0 … 1,000,000: only
///   in
///                      modes that collect garbage
///   preemption_share 0 … 0.05, preemption_ms 0 … 5, stall_share 0 … 0.0001, stall_ms 0 … 20
///
/// Figure ids, in the unit of their ending (shares as fractions): p99_us, misses_per_hour, p50_us, p999_us,
///   p9999_us, base_us, sigma_us, miss_share, miss_target, allowed_per_hour, margin_us (negative when p99 is
///   past the deadline), deadline_us, launch_us, math_us, gc_pause_us, launch_bound (1 or 0), loops_per_s,
///   verdict (1 or 0)
class TrackEdgeInstrument : public TrackInstrumentOf<EdgeTrack>
{
    Q_OBJECT
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(double loops_per_s READ loopsPerSecond NOTIFY changed)
    Q_PROPERTY(double deadline_ms READ deadline_ms NOTIFY changed)
    Q_PROPERTY(double kernels READ kernels NOTIFY changed)
    Q_PROPERTY(double launch_us READ launch_us NOTIFY changed)
    Q_PROPERTY(double math_ms READ math_ms NOTIFY changed)
    Q_PROPERTY(double launch_variation READ launchVariation NOTIFY changed)
    Q_PROPERTY(double gc_young_share READ gcYoungShare NOTIFY changed)
    Q_PROPERTY(double gc_young_ms READ gcYoung_ms NOTIFY changed)
    Q_PROPERTY(double gc_full_share READ gcFullShare NOTIFY changed)
    Q_PROPERTY(double gc_objects READ gcObjects NOTIFY changed)
    Q_PROPERTY(double preemption_share READ preemptionShare NOTIFY changed)
    Q_PROPERTY(double preemption_ms READ preemption_ms NOTIFY changed)
    Q_PROPERTY(double stall_share READ stallShare NOTIFY changed)
    Q_PROPERTY(double stall_ms READ stall_ms NOTIFY changed)
public:
    explicit TrackEdgeInstrument(const Catalogue &catalogue, QObject *parent = nullptr);

    QString mode() const { return settings().mode; }
    double loopsPerSecond() const { return settings().loops_per_s; }
    double deadline_ms() const { return settings().deadline_ms; }
    double kernels() const { return settings().kernels; }
    double launch_us() const { return settings().launch_us; }
    double math_ms() const { return settings().math_ms; }
    double launchVariation() const { return settings().launch_variation; }
    double gcYoungShare() const { return settings().gc_young_share; }
    double gcYoung_ms() const { return settings().gc_young_ms; }
    double gcFullShare() const { return settings().gc_full_share; }
    double gcObjects() const { return settings().gc_objects; }
    double preemptionShare() const { return settings().preemption_share; }
    double preemption_ms() const { return settings().preemption_ms; }
    double stallShare() const { return settings().stall_share; }
    double stall_ms() const { return settings().stall_ms; }

    std::vector<ResultTable *> tables() const override;
    std::vector<QString> keyFigures() const override;
    /// Rows "s0", "s1", … by rising time, always 241; columns "latency_us", "survival" (share of the loops
    /// that take longer), "density_per_ms". The deadline and the four quantiles are among the rows.
    ResultTable *latency() const { return &m_latency; }
    /// Rows "p50", "p99", "p999", "p9999"; columns "quantile", "latency_us", "margin_us".
    ResultTable *quantiles() const { return &m_quantiles; }
    /// Rows "gc_young", "gc_full", "preemption", "stall", as the mode has them; columns "source", "share",
    /// "delay_us", "per_hour", "misses_without", "misses_saved" (by being without it).
    ResultTable *sources() const { return &m_sources; }
    /// Rows are the modes of the catalogue; columns "mode", "base_us", "p99_us", "p9999_us",
    /// "misses_per_hour", "verdict".
    ResultTable *modes() const { return &m_modes; }
    /// The same rows; columns "mode", "base_us", "p99_us", "p9999_us", not rated: what a chart draws.
    ResultTable *modeTimes() const { return &m_modeTimes; }

protected:
    void fillTables() override;

private:
    mutable ResultTable m_latency{QStringLiteral("latency")};
    mutable ResultTable m_quantiles{QStringLiteral("quantiles")};
    mutable ResultTable m_sources{QStringLiteral("sources")};
    mutable ResultTable m_modes{QStringLiteral("modes")};
    mutable ResultTable m_modeTimes{QStringLiteral("mode_times")};
};

} // namespace rp
