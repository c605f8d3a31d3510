// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud.h"

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

/// Execution modes at several batches, the chosen batch among them: GPU busy, and tokens per second.
struct CloudBatchRows
{
    std::vector<ResultRow> busy;
    std::vector<ResultRow> tokens;
};

CloudBatchRows cloudBatchRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    const std::vector<double> batches = batchesWith(state.settings.batch);
    CloudBatchRows rows;
    rows.busy.reserve(batches.size());
    rows.tokens.reserve(batches.size());
    for (const double batch : batches) {
        CloudTrackSettings settings = state.settings;
        settings.batch = batch;
        const CloudTrackResult result = CloudTrack::evaluate(settings, catalogue).result;
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

std::vector<ResultRow> cloudStepRows(const CloudTrack::State &state, const Catalogue & /*catalogue*/)
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

std::vector<ResultRow> cloudMemoryRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(4);
    for (const int gpus : {1, 2, 4, 8}) {
        CloudTrackSettings settings = state.settings;
        settings.tensor_parallel = QString::number(gpus);
        const CloudTrackResult r = CloudTrack::evaluate(settings, catalogue).result;
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

namespace {

using State = CloudTrack::State;

using Settings = std::vector<CloudTrackSettings>;

constexpr const char *stepFields =
    "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,stream_gap_us,graph_gap_us";

// The tables show every mode, so the reasons are those of every mode.

template<std::size_t mode>
Settings underMode(const CloudTrackSettings &settings, const Catalogue & /*catalogue*/)
{
    CloudTrackSettings under = settings;
    under.mode = QString::fromLatin1(modeKeys.at(mode));
    return {under};
}

Settings underEachMode(const CloudTrackSettings &settings, const Catalogue &catalogue)
{
    Settings under;
    for (const auto &one : {underMode<0>, underMode<1>, underMode<2>})
        under.push_back(one(settings, catalogue).front());
    return under;
}

constexpr auto busyColumns = std::to_array<ColumnRow<CloudTrack>>({
    {.key = "batch",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Batch"),
     .quantity = Quantity::Count,
     .decimals = 1},
    {.key = "eager_busy",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Eager: GPU busy"),
     .quantity = Quantity::Fraction,
     .decimals = 1,
     .meaning = Meaning::Dispatch,
     .notes = stepFields,
     .under = underMode<0>},
    {.key = "compiled_busy",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: GPU busy"),
     .quantity = Quantity::Fraction,
     .decimals = 1,
     .meaning = Meaning::Compute,
     .notes = stepFields,
     .under = underMode<1>},
    {.key = "cuda_graph_busy",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: GPU busy"),
     .quantity = Quantity::Fraction,
     .decimals = 1,
     .meaning = Meaning::Memory,
     .notes = stepFields,
     .under = underMode<2>},
});

constexpr auto tokenColumns = std::to_array<ColumnRow<CloudTrack>>({
    {.key = "batch", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), .quantity = Quantity::Count},
    {.key = "eager_tokens_s",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Eager: tokens/s"),
     .quantity = Quantity::Significant,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Eager: tokens per second"),
     .notes = stepFields,
     .under = underMode<0>},
    {.key = "compiled_tokens_s",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: tokens/s"),
     .quantity = Quantity::Significant,
     .meaning = Meaning::Compute,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: tokens per second"),
     .notes = stepFields,
     .under = underMode<1>},
    {.key = "cuda_graph_tokens_s",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: tokens/s"),
     .quantity = Quantity::Significant,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: tokens per second"),
     .notes = stepFields,
     .under = underMode<2>},
});

constexpr auto stepColumns = std::to_array<ColumnRow<CloudTrack>>({
    {.key = "mode", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode")},
    {.key = "work_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Reading and math (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Memory,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Reading and math"),
     .notes = "compute_efficiency"},
    {.key = "exchange_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs"),
     .notes = "collective_us"},
    {.key = "idle_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "GPU idle (ms)"),
     .quantity = Quantity::Milliseconds,
     .meaning = Meaning::Dispatch,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "GPU idle"),
     .notes = stepFields,
     .under = underEachMode},
    {.key = "total_us",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "One step (ms)"),
     .quantity = Quantity::Milliseconds,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "One step"),
     .notes = stepFields,
     .under = underEachMode},
    {.key = "gpu_busy",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"),
     .quantity = Quantity::Fraction,
     .notes = stepFields,
     .under = underEachMode},
    {.key = "tokens_s",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Tokens/s"),
     .quantity = Quantity::Significant,
     .spoken = QT_TRANSLATE_NOOP("rp::Tracks", "Tokens per second"),
     .notes = stepFields,
     .under = underEachMode},
    {.key = "verdict",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"),
     .notes = stepFields,
     .under = underEachMode},
});

constexpr auto memoryColumns = std::to_array<ColumnRow<CloudTrack>>({
    {.key = "gpus", .title = QT_TRANSLATE_NOOP("rp::Tracks", "Tensor parallelism")},
    {.key = "weight_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Weights"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Compute},
    //: what a language model stores of the tokens so far
    {.key = "kv_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "KV cache"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Memory},
    {.key = "activation_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Activations"),
     .quantity = Quantity::Bytes,
     .meaning = Meaning::Dispatch},
    //: memory that is kept for driver and framework
    {.key = "reserve_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Reserve"),
     .quantity = Quantity::Bytes,
     .notes = "reserve_bytes"},
    {.key = "total_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Sum on each GPU"),
     .quantity = Quantity::Bytes,
     .notes = "reserve_bytes"},
    {.key = "device_bytes",
     .title = QT_TRANSLATE_NOOP("rp::Tracks", "Memory of one GPU"),
     .quantity = Quantity::Bytes},
});

constexpr auto tableRows = std::to_array<TableRow<CloudTrack>>({
    {"batches", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy by batch"), busyColumns,
     [](const State &s, const Catalogue &c) { return cloudBatchRows(s, c).busy; },
     [](const Moment<CloudTrack> &m) { return withChange(CloudTrack::verdict(m.now).sentence, m); }},
    {"throughput", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput by batch"), tokenColumns,
     [](const State &s, const Catalogue &c) { return cloudBatchRows(s, c).tokens; },
     [](const Moment<CloudTrack> &m) { return cloudTokenSummary(m.now); }},
    {"step", QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one step goes"), stepColumns, cloudStepRows,
     [](const Moment<CloudTrack> &m) { return cloudStepSummary(m.now); }},
    {"memory", QT_TRANSLATE_NOOP("rp::Tracks", "What one GPU has to hold"), memoryColumns, cloudMemoryRows,
     [](const Moment<CloudTrack> &m) { return cloudMemorySummary(m.now); }},
    trackCriteriaTable<CloudTrack>,
});

} // namespace

std::span<const TableRow<CloudTrack>> CloudTrack::tables()
{
    return tableRows;
}

} // namespace rp
