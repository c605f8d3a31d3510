// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/instruments/tracks/common/track_parts.h"
#include "models/instruments/tracks/common/track_verdict.h"

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

/// What TrackInstrumentOf needs to know of the edge track (physics specification, section 8).
struct EdgeTrack
{
    using Settings = EdgeTrackSettings;
    using Result = EdgeTrackResult;
    struct State
    {
        Settings settings;
        Result result;
    };
    static constexpr const char *key = "edge";

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
    /// What a source of jitter is called.
    static QString sourceName(const QString &source);
};

} // namespace rp
