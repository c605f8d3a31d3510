// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_instrument_of.h"
#include "models/physics/delay_mixture.h"
#include "models/physics/tracks.h"

#include <vector>

namespace rp {

/// The edge track's inputs as values; ids and ranges are those of TrackEdgeInstrument.
struct EdgeTrackSettings
{
    QString mode;
    double loops_per_s = 1.0;
    double deadline_ms = 1.0;
    double kernels = 1.0;
    double launch_us = 0.0;
    double math_ms = 0.0;
    double launch_variation = 0.0;
    // How often per loop, and for how long, each source of jitter strikes.
    double gc_young_share = 0.0;
    double gc_young_ms = 0.0;
    double gc_full_share = 0.0;
    double gc_objects = 0.0;
    double preemption_share = 0.0;
    double preemption_ms = 0.0;
    double stall_share = 0.0;
    double stall_ms = 0.0;

    bool operator==(const EdgeTrackSettings &) const = default;
};

/// A source of jitter, and what the loop would be without it.
struct EdgeTrackSource
{
    QString key; ///< of EdgeSource
    physics::DelayEvent event;
    double misses_per_hour_without = 0.0;
};

struct EdgeTrackResult
{
    physics::EdgeMode mode; ///< what the loop was computed with
    physics::EdgeLimits limits;
    physics::EdgeLoop loop;
    physics::DelayMixture delays{0.0, 0.0, {}};
    double p50_ms = 0.0;
    double p999_ms = 0.0;
    double ns_per_object = 0.0;
    std::vector<EdgeTrackSource> sources;

    bool launchBound() const { return double(mode.kernels) * mode.launch_us * 1e-3 > mode.math_ms; }
    double allowedPerHour() const { return limits.miss_target * limits.loops_per_s * 3600.0; }
};

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
///
/// Tables:
///   latency: Rows "s0", "s1", … by rising time, always 241; columns "latency_us", "survival" (share of the
///   loops that take longer). The deadline and the four quantiles are among the rows.
///   quantiles: Rows "p50", "p99", "p999", "p9999"; columns "quantile", "latency_us", "margin_us".
///   sources: Rows "gc_young", "gc_full", "preemption", "stall", as the mode has them; columns "source",
///   "share", "delay_us", "per_hour", "misses_without", "misses_saved" (by being without it). modes: Rows are
///   the modes of the catalogue; columns "mode", "base_us", "p99_us", "p9999_us", "misses_per_hour",
///   "verdict".
/// Source: physics specification, section 8.
struct EdgeTrack : TrackDesign<EdgeTrack, EdgeTrackSettings, EdgeTrackResult>
{
    static constexpr const char *id = "track_edge";

    static Rows rows(), tables(); ///< the latter in a source of its own, and alone
    static std::vector<const char *> headlines() { return {"p99_us", "misses_per_hour"}; }
    static std::vector<const char *> keyFigures(const Settings & /*settings*/)
    {
        return {"verdict", "p99_us", "misses_per_hour", "p9999_us"};
    }
    static Settings defaults(const Catalogue &catalogue);
    static Settings reference(const Settings &settings, const Catalogue &catalogue);
    static State evaluate(const Settings &settings, const Catalogue &catalogue);
    /// Puts everything that a mode brings into the settings. Sources that it lacks keep their values.
    static void takeMode(Settings &settings, const Catalogue &catalogue);
    /// A loop that may take longer than its period would run into the next one.
    static double longestDeadline_ms(const Settings &settings) { return 1e3 / settings.loops_per_s; }
    /// Whether a setting acts: those of a source of jitter only in modes that have it.
    static bool acts(double Settings::*setting, const Settings &settings, const Catalogue &catalogue);
    static std::vector<TrackCriterion> criteria(const State &state);
    static TrackVerdict verdict(const State &state);
    static QString reason(const QString &field, const Settings &settings, const Catalogue &catalogue);
    /// What a source of jitter is called.
    static QString sourceName(const QString &source);
};

// One sentence on what each table of the edge track shows.

EdgeTrack::Summary edgeLatencySummary, edgeQuantileSummary, edgeSourceSummary;
/// Every mode with its own values, under the chosen deadline and loop rate.
EdgeTrack::CatalogueSummary edgeModeSummary;

class TrackEdgeInstrument : public TrackInstrumentOf<EdgeTrack>
{
    Q_OBJECT
public:
    using TrackInstrumentOf::TrackInstrumentOf;
};

extern template class InstrumentOf<EdgeTrack, TrackInstrument>;

} // namespace rp
