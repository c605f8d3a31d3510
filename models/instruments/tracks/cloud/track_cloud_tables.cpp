// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud_tables.h"

#include "models/instruments/tracks/common/track_table_parts.h"

#include <algorithm>

namespace rp {

namespace {

constexpr std::array<const char *, 3> modeKeys = {"eager", "compiled", "cuda_graph"};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Tracks)
public:
    static QString chosen()
    {
        //: remark on a row of a table: it is what the controls say
        return tr("as set now");
    }
    static QString doesNotFit()
    {
        //: remark on a value that belongs to a design for which the memory is too small
        return tr("does not fit into memory");
    }
    static QString gpus(int count) { return tr("%Ln GPU(s)", nullptr, count); }
};

/// Doubling from 1 to the largest batch of the control, with the chosen one in its place.
std::vector<double> batchesWith(double chosen)
{
    std::vector<double> batches{chosen};
    for (int batch = 1; batch <= 1024; batch *= 2) {
        if (double(batch) != chosen)
            batches.push_back(batch);
    }
    std::sort(batches.begin(), batches.end());
    return batches;
}

ResultCell busyCell(const physics::CloudStep &step, bool fits)
{
    ResultCell cell = trackRatedCell(step.busy_frac, step.passes && fits);
    if (!fits)
        cell.note = [] { return Words::doesNotFit(); };
    return cell;
}

} // namespace

std::vector<ResultColumn> cloudBusyColumns()
{
    std::vector<ResultColumn> columns = {
        trackColumn("batch", QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), Quantity::Count),
        trackColumn("eager_busy", QT_TRANSLATE_NOOP("rp::Tracks", "Eager: GPU busy"), Quantity::Fraction,
                    Meaning::Dispatch),
        trackColumn("compiled_busy", QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: GPU busy"),
                    Quantity::Fraction, Meaning::Compute),
        trackColumn("cuda_graph_busy", QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: GPU busy"),
                    Quantity::Fraction, Meaning::Memory)};
    for (ResultColumn &column : columns)
        column.decimals = 1;
    return columns;
}

std::vector<ResultColumn> cloudTokenColumns()
{
    std::vector<ResultColumn> columns = {
        trackColumn("batch", QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), Quantity::Count),
        trackColumn("eager_tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Eager: tokens/s"),
                    Quantity::Significant, Meaning::Dispatch,
                    QT_TRANSLATE_NOOP("rp::Tracks", "Eager: tokens per second")),
        trackColumn("compiled_tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: tokens/s"),
                    Quantity::Significant, Meaning::Compute,
                    QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: tokens per second")),
        trackColumn("cuda_graph_tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: tokens/s"),
                    Quantity::Significant, Meaning::Memory,
                    QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: tokens per second"))};
    for (ResultColumn &column : columns)
        column.decimals = 1;
    return columns;
}

CloudBatchRows cloudBatchRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    const std::vector<double> batches = batchesWith(state.settings.batch);
    CloudBatchRows rows;
    rows.busy.reserve(batches.size());
    rows.tokens.reserve(batches.size());
    for (const double batch : batches) {
        CloudTrackSettings settings = state.settings;
        settings.batch = batch;
        const CloudTrackResult result = CloudTrack::evaluate(settings, catalogue);
        ResultRow busy{QStringLiteral("b%1").arg(int(batch)), {numberCell(batch)}};
        if (batch == state.settings.batch)
            busy.cells.front().note = [] { return Words::chosen(); };
        ResultRow tokens = busy;
        for (const physics::CloudStep &step : result.steps) {
            busy.cells.push_back(busyCell(step, result.fits));
            tokens.cells.push_back(numberCell(step.tokens_s));
        }
        rows.busy.push_back(std::move(busy));
        rows.tokens.push_back(std::move(tokens));
    }
    return rows;
}

std::vector<ResultColumn> cloudStepColumns()
{
    return {trackColumn("mode", QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode")),
            trackColumn("work_us", QT_TRANSLATE_NOOP("rp::Tracks", "Reading and math (ms)"),
                        Quantity::Milliseconds, Meaning::Memory,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Reading and math")),
            trackColumn("exchange_us", QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs (ms)"),
                        Quantity::Milliseconds, Meaning::Neutral,
                        QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs")),
            trackColumn("idle_us", QT_TRANSLATE_NOOP("rp::Tracks", "GPU idle (ms)"), Quantity::Milliseconds,
                        Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::Tracks", "GPU idle")),
            trackColumn("total_us", QT_TRANSLATE_NOOP("rp::Tracks", "One step (ms)"), Quantity::Milliseconds,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "One step")),
            trackColumn("gpu_busy", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"), Quantity::Fraction),
            trackColumn("tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Tokens/s"), Quantity::Significant,
                        Meaning::Neutral, QT_TRANSLATE_NOOP("rp::Tracks", "Tokens per second")),
            trackColumn("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"))};
}

std::vector<ResultRow> cloudStepRows(const CloudTrack::State &state)
{
    const CloudTrackResult &r = state.result;
    std::vector<ResultRow> rows;
    rows.reserve(r.steps.size());
    for (std::size_t i = 0; i < r.steps.size(); ++i) {
        const physics::CloudStep &step = r.steps.at(i);
        ResultCell name = textCell([i] { return CloudTrack::modeName(i); });
        if (i == r.chosen)
            name.note = [] { return Words::chosen(); };
        rows.push_back(
            {QString::fromLatin1(modeKeys.at(i)),
             {name, numberCell(step.gpu_us - r.exchange_us), numberCell(r.exchange_us),
              numberCell(step.total_us - step.gpu_us), numberCell(step.total_us), busyCell(step, r.fits),
              numberCell(step.tokens_s), trackVerdictCell(step.passes && r.fits)}});
    }
    return rows;
}

std::vector<ResultColumn> cloudMemoryColumns()
{
    return {
        trackColumn("gpus", QT_TRANSLATE_NOOP("rp::Tracks", "Tensor parallelism")),
        trackColumn("weight_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Weights"), Quantity::Bytes,
                    Meaning::Compute),
        //: what a language model stores of the tokens so far
        trackColumn("kv_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "KV cache"), Quantity::Bytes,
                    Meaning::Memory),
        trackColumn("activation_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Activations"), Quantity::Bytes,
                    Meaning::Dispatch),
        //: memory that is kept for driver and framework
        trackColumn("reserve_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Reserve"), Quantity::Bytes,
                    Meaning::Neutral),
        trackColumn("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum on each GPU"), Quantity::Bytes),
        trackColumn("device_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Memory of one GPU"), Quantity::Bytes)};
}

std::vector<ResultRow> cloudMemoryRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(4);
    for (const int gpus : {1, 2, 4, 8}) {
        CloudTrackSettings settings = state.settings;
        settings.tensor_parallel = QString::number(gpus);
        const CloudTrackResult r = CloudTrack::evaluate(settings, catalogue);
        ResultCell name = textCell([gpus] { return Words::gpus(gpus); });
        if (settings.tensor_parallel == state.settings.tensor_parallel)
            name.note = [] { return Words::chosen(); };
        rows.push_back({QStringLiteral("p%1").arg(gpus),
                        {name, numberCell(r.memory.weights), numberCell(r.memory.kv),
                         numberCell(r.memory.activations), numberCell(r.memory.reserve),
                         trackRatedCell(r.memory.total, r.fits), numberCell(r.device_bytes)}});
    }
    return rows;
}

} // namespace rp
