// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/common/track_instrument_of.h"

namespace rp {

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
class TrackCloudInstrument : public TrackInstrumentOf<CloudTrack>
{
    Q_OBJECT
    Q_PROPERTY(QString mode READ mode NOTIFY changed)
    Q_PROPERTY(double batch READ batch NOTIFY changed)
    Q_PROPERTY(QString tensor_parallel READ tensorParallel NOTIFY changed)
    Q_PROPERTY(double context_tokens READ contextTokens NOTIFY changed)
    Q_PROPERTY(double launch_us READ launch_us NOTIFY changed)
    Q_PROPERTY(double kernels_per_layer READ kernelsPerLayer NOTIFY changed)
    Q_PROPERTY(double collective_us READ collective_us NOTIFY changed)
    Q_PROPERTY(double rho READ rho NOTIFY changed)
public:
    explicit TrackCloudInstrument(const Catalogue &catalogue, QObject *parent = nullptr);

    QString mode() const { return settings().mode; }
    double batch() const { return settings().batch; }
    QString tensorParallel() const { return settings().tensor_parallel; }
    double contextTokens() const { return settings().context_tokens; }
    double launch_us() const { return settings().launch_us; }
    double kernelsPerLayer() const { return settings().kernels_per_layer; }
    double collective_us() const { return settings().collective_us; }
    double rho() const { return settings().rho; }

    std::vector<ResultTable *> tables() const override;
    std::vector<QString> keyFigures() const override;
    /// Rows "b1", "b2", "b4" … "b1024" and the chosen batch; columns "batch", then for each mode m "m_busy".
    ResultTable *batches() const { return &m_batches; }
    /// The same rows; columns "batch", then for each mode m "m_tokens_s".
    ResultTable *throughput() const { return &m_throughput; }
    /// Rows "eager", "compiled", "cuda_graph"; columns "mode", "work_us", "exchange_us", "idle_us" (these add
    /// up to "total_us"), "gpu_busy", "tokens_s", "verdict".
    ResultTable *step() const { return &m_step; }
    /// Rows "p1", "p2", "p4", "p8"; columns "gpus", "weight_bytes", "kv_bytes", "activation_bytes",
    /// "reserve_bytes" (these add up to "total_bytes"), "device_bytes".
    ResultTable *memory() const { return &m_memory; }

protected:
    void fillTables() override;

private:
    mutable ResultTable m_batches{QStringLiteral("batches")};
    mutable ResultTable m_throughput{QStringLiteral("throughput")};
    mutable ResultTable m_step{QStringLiteral("step")};
    mutable ResultTable m_memory{QStringLiteral("memory")};
};

} // namespace rp
