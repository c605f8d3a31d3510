// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/track_instrument_of.h"
#include "models/physics/tracks.h"

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

/// Lab 07, act 3, the cloud track: serving Llama 3 70B on H100s. Goal: the design fits into memory and keeps
/// the GPU busy for at least 80 % of each step.
///
/// Input ids, in the order in which a saved state is restored:
///   mode               "eager" | "compiled" | "cuda_graph"
///   batch              whole, 1 … 1,024 sequences
///   tensor_parallel    "1" | "2" | "4" | "8" GPUs
///   context_tokens     whole, 128 … 8,192
///   launch_us          2 … 50; no control with CUDA graphs
///   kernels_per_layer  whole, 10 … 200 in eager mode
///   collective_us      0 … 50; no control on one GPU
///   rho                0 … 0.95: share of launches that compiling removes; no control in eager mode
///
/// Figure ids, in the unit of their ending (rates per second, shares as fractions): gpu_busy, tokens_s,
///   tokens_s_per_sequence, total_us, gpu_us, cpu_us, idle_us, exchange_us, kernels, speedup (over eager),
///   intensity, mfu, memory_bytes, device_bytes, largest_batch (0: the model does not fit), busy_target,
///   batch, fits and verdict (1 or 0)
///
/// Tables:
///   step: Rows "eager", "compiled", "cuda_graph"; columns "mode", "work_us", "exchange_us", "idle_us" (these
///   add up to "total_us"), "gpu_busy", "tokens_s", "verdict". throughput: Rows "b1", "b2", "b4" … "b1024"
///   and the chosen batch; columns "batch", then for each mode m "m_tokens_s".
/// Source: physics specification, section 8.
struct CloudTrack : TrackDesign<CloudTrack, CloudTrackSettings, CloudTrackResult>
{
    static constexpr const char *id = "track_cloud";

    static Rows rows(), tables(); ///< the latter in a source of its own, and alone
    static std::vector<const char *> headlines() { return {"gpu_busy", "tokens_s"}; }
    static std::vector<const char *> keyFigures(const Settings & /*settings*/)
    {
        return {"verdict", "gpu_busy", "tokens_s", "total_us"};
    }
    static Settings defaults(const Catalogue &catalogue);
    static State evaluate(const Settings &settings, const Catalogue &catalogue);
    static std::vector<InputChoice> modes(const Settings &settings, const Catalogue &catalogue);
    static std::vector<InputChoice> degrees(const Settings &settings, const Catalogue &catalogue);
    static std::vector<TrackCriterion> criteria(const State &state);
    static TrackVerdict verdict(const State &state);
    static QString reason(const QString &field, const Settings &settings, const Catalogue &catalogue);
    /// "4 GPUs"
    static QString gpuText(int count);
    /// Key and name of an execution mode, by its place in Result::steps.
    static QString modeKey(std::size_t mode);
    static QString modeName(std::size_t mode);
};

// A sentence on what each table of the cloud track shows.

CloudTrack::Summary cloudTokenSummary, cloudStepSummary;

class TrackCloudInstrument : public TrackInstrumentOf<CloudTrack>
{
    Q_OBJECT
public:
    using TrackInstrumentOf::TrackInstrumentOf;
};

extern template class InstrumentOf<CloudTrack, TrackInstrument>;

} // namespace rp
