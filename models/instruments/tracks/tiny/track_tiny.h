// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/instruments/tracks/common/track_parts.h"
#include "models/instruments/tracks/common/track_verdict.h"

#include <vector>

namespace rp {

/// The tiny track's inputs as values; ids and ranges are those of TrackTinyInstrument.
struct TinyTrackSettings
{
    QString runtime;
    double clock_mhz = 1.0;
    double million_ops = 1.0;
    double flash_kb = 1.0;
    double sram_kb = 1.0;
    double weight_kb = 1.0;

    bool operator==(const TinyTrackSettings &) const = default;
};

struct TinyTrackResult
{
    physics::TinyCore core; ///< what the hop was computed with
    physics::TinyRuntime runtime;
    physics::TinyHop hop;
    double clock_mhz = 1.0;
    double lowest_clock_mhz = 0.0; ///< at which a hop takes exactly the time allowed

    double power_w() const { return hop.power_mw * 1e-3; }
    /// Share of the time awake, and so of its power, that the interpreter takes.
    double interpreterShare() const { return runtime.overhead / (1.0 + runtime.overhead); }
    double interpreter_us() const { return hop.time_ms * 1e3 * interpreterShare(); }
    // Power while computing and while asleep, each spread over the hop; they add up to power_w().
    double awake_w() const { return hop.duty * clock_mhz * core.uw_per_mhz * 1e-6; }
    double asleep_w() const { return (1.0 - hop.duty) * core.sleep_uw * 1e-6; }
};

/// What TrackInstrumentOf needs to know of the tiny track (physics specification, section 8).
struct TinyTrack
{
    using Settings = TinyTrackSettings;
    using Result = TinyTrackResult;
    struct State
    {
        Settings settings;
        Result result;
    };
    static constexpr const char *key = "tiny";

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
    /// Fields that a runtime has too ("overhead", "runtime_flash") are those of the chosen one.
    static QString reason(const QString &field, const Settings &settings, const Catalogue &catalogue);
    static QString formula(const QString &id, const State &state);
};

} // namespace rp
