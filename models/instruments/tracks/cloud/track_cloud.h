// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/catalogue/catalogue.h"
#include "models/instruments/tracks/common/track_parts.h"
#include "models/instruments/tracks/common/track_verdict.h"

#include <array>
#include <vector>

namespace rp {

/// The cloud track's inputs as values; ids and ranges are those of TrackCloudInstrument.
struct CloudTrackSettings
{
    QString mode = QStringLiteral("eager");
    double batch = 1.0;
    QString tensor_parallel = QStringLiteral("8");
    double context_tokens = 1.0;
    double launch_us = 1.0;
    double kernels_per_layer = 1.0;
    double collective_us = 0.0;
    double rho = 0.0;

    bool operator==(const CloudTrackSettings &) const = default;
};

struct CloudTrackResult
{
    physics::CloudServing serving;           ///< what the step was computed with
    std::array<physics::CloudStep, 3> steps; ///< eager, compiled, graphs
    std::size_t chosen = 0;                  ///< among the steps
    physics::KernelWork work;                ///< of one step, on all GPUs
    physics::Footprint memory;               ///< on each GPU
    double device_bytes = 0.0;               ///< memory of one GPU
    double largest_batch = 0.0;              ///< that fits; 0: the model does not fit at all
    double exchange_us = 0.0;                ///< part of the GPU time
    bool fits = false;

    const physics::CloudStep &step() const { return steps.at(chosen); }
};

/// What TrackInstrumentOf needs to know of the cloud track (physics specification, section 8).
struct CloudTrack
{
    using Settings = CloudTrackSettings;
    using Result = CloudTrackResult;
    struct State
    {
        Settings settings;
        Result result;
    };
    static constexpr const char *key = "cloud";

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
    /// Name of an execution mode, by its place in Result::steps.
    static QString modeName(std::size_t mode);
};

} // namespace rp
