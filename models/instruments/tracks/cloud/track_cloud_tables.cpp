// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/common/track_tables.h"

#include <algorithm>

namespace rp {

namespace {

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
    if (!fits) {
        //: remark on a value that belongs to a design for which the memory is too small
        cell.note = lateTrackText(QT_TRANSLATE_NOOP("rp::Tracks", "does not fit into memory"));
    }
    return cell;
}

/// Execution modes at several batches, the chosen batch among them: GPU busy, and tokens per second.
struct BatchRows
{
    std::vector<ResultRow> busy;
    std::vector<ResultRow> tokens;
};

BatchRows batchRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    const std::vector<double> batches = batchesWith(state.settings.batch);
    BatchRows rows;
    rows.busy.reserve(batches.size());
    rows.tokens.reserve(batches.size());
    for (const double batch : batches) {
        CloudTrackSettings settings = state.settings;
        settings.batch = batch;
        const CloudTrackResult result = CloudTrack::evaluate(settings, catalogue).result;
        ResultRow busy{QStringLiteral("b%1").arg(int(batch)),
                       {trackPlaceCell(batch, batch == state.settings.batch)}};
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

std::vector<ResultRow> stepRows(const CloudTrack::State &state, const Catalogue & /*catalogue*/)
{
    const CloudTrackResult &r = state.result;
    return trackRows(std::array<std::size_t, 3>{0, 1, 2}, [&](std::size_t i) -> ResultRow {
        const physics::CloudStep &step = r.steps.at(i);
        return {CloudTrack::modeKey(i),
                {trackNameCell([i] { return CloudTrack::modeName(i); }, i == r.chosen),
                 numberCell(step.gpu_us - r.exchange_us), numberCell(r.exchange_us),
                 numberCell(step.total_us - step.gpu_us), numberCell(step.total_us), busyCell(step, r.fits),
                 numberCell(step.tokens_s), trackVerdictCell(step.passes && r.fits)}};
    });
}

std::vector<ResultRow> memoryRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    return trackRows(
        CloudTrack::degrees(state.settings, catalogue), [&](const InputChoice &degree) -> ResultRow {
            CloudTrackSettings settings = state.settings;
            settings.tensor_parallel = degree.key;
            const CloudTrackResult r = CloudTrack::evaluate(settings, catalogue).result;
            return {u'p' + degree.key,
                    {trackNameCell([gpus = degree.key.toInt()] { return CloudTrack::gpuText(gpus); },
                                   degree.key == state.settings.tensor_parallel),
                     numberCell(r.memory.weights), numberCell(r.memory.kv), numberCell(r.memory.activations),
                     numberCell(r.memory.reserve), trackRatedCell(r.memory.total, r.fits),
                     numberCell(r.device_bytes)}};
        });
}

using State = CloudTrack::State;
using Settings = std::vector<CloudTrackSettings>;

constexpr const char *stepFields =
    "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,stream_gap_us,graph_gap_us";

// The tables show every mode, so the reasons are those of every mode.

template<std::size_t mode>
Settings underMode(const CloudTrackSettings &settings, const Catalogue & /*catalogue*/)
{
    CloudTrackSettings under = settings;
    under.mode = CloudTrack::modeKey(mode);
    return {under};
}

Settings underEachMode(const CloudTrackSettings &settings, const Catalogue &catalogue)
{
    Settings under;
    for (const auto &one : {underMode<0>, underMode<1>, underMode<2>})
        under.push_back(one(settings, catalogue).front());
    return under;
}

constexpr std::array<Meaning, 3> modeMeanings = {Meaning::Dispatch, Meaning::Compute, Meaning::Memory};

/// What one mode does at each batch.
template<std::size_t mode>
constexpr ColumnRow<CloudTrack> modeColumn(const char *key, Phrase title, const Written &as,
                                           Phrase spoken = {})
{
    return TrackColumns<CloudTrack>{underMode<mode>}(key, title, as, spoken, stepFields,
                                                     modeMeanings.at(mode));
}

constexpr TrackColumns<CloudTrack> column;

/// What is compared between the modes.
constexpr ColumnRow<CloudTrack> compared(const char *key, Phrase title, const Written &as, Phrase spoken = {},
                                         Meaning meaning = Meaning::Neutral)
{
    return TrackColumns<CloudTrack>{underEachMode}(key, title, as, spoken, stepFields, meaning);
}

constexpr Written busyShare{Quantity::Fraction, 1};

constexpr auto busyColumns = std::to_array<ColumnRow<CloudTrack>>({
    column("batch", QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), {Quantity::Count, 1}),
    modeColumn<0>("eager_busy", QT_TRANSLATE_NOOP("rp::Tracks", "Eager: GPU busy"), busyShare),
    modeColumn<1>("compiled_busy", QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: GPU busy"), busyShare),
    modeColumn<2>("cuda_graph_busy", QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: GPU busy"), busyShare),
});

constexpr auto tokenColumns = std::to_array<ColumnRow<CloudTrack>>({
    column("batch", QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), Quantity::Count),
    modeColumn<0>("eager_tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Eager: tokens/s"), Quantity::Significant,
                  QT_TRANSLATE_NOOP("rp::Tracks", "Eager: tokens per second")),
    modeColumn<1>("compiled_tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: tokens/s"),
                  Quantity::Significant, QT_TRANSLATE_NOOP("rp::Tracks", "Compiled: tokens per second")),
    modeColumn<2>("cuda_graph_tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: tokens/s"),
                  Quantity::Significant, QT_TRANSLATE_NOOP("rp::Tracks", "CUDA graph: tokens per second")),
});

constexpr auto stepColumns = std::to_array<ColumnRow<CloudTrack>>({
    {"mode", QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode")},
    column("work_us", QT_TRANSLATE_NOOP("rp::Tracks", "Reading and math (ms)"), Quantity::Milliseconds,
           QT_TRANSLATE_NOOP("rp::Tracks", "Reading and math"), "compute_efficiency", Meaning::Memory),
    column("exchange_us", QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs (ms)"),
           Quantity::Milliseconds, QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs"), "collective_us"),
    compared("idle_us", QT_TRANSLATE_NOOP("rp::Tracks", "GPU idle (ms)"), Quantity::Milliseconds,
             QT_TRANSLATE_NOOP("rp::Tracks", "GPU idle"), Meaning::Dispatch),
    compared("total_us", QT_TRANSLATE_NOOP("rp::Tracks", "One step (ms)"), Quantity::Milliseconds,
             QT_TRANSLATE_NOOP("rp::Tracks", "One step")),
    compared("gpu_busy", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"), Quantity::Fraction),
    compared("tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Tokens/s"), Quantity::Significant,
             QT_TRANSLATE_NOOP("rp::Tracks", "Tokens per second")),
    compared("verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Verdict"), Quantity::Text),
});

constexpr ColumnRow<CloudTrack> sized(const char *key, Phrase title, const char *notes = "",
                                      Meaning meaning = Meaning::Neutral)
{
    return column(key, title, Quantity::Bytes, {}, notes, meaning);
}

constexpr auto memoryColumns = std::to_array<ColumnRow<CloudTrack>>({
    {"gpus", QT_TRANSLATE_NOOP("rp::Tracks", "Tensor parallelism")},
    sized("weight_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Weights"), "", Meaning::Compute),
    //: what a language model stores of the tokens so far
    sized("kv_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "KV cache"), "", Meaning::Memory),
    sized("activation_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Activations"), "", Meaning::Dispatch),
    //: memory that is kept for driver and framework
    sized("reserve_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Reserve"), "reserve_bytes"),
    sized("total_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Sum on each GPU"), "reserve_bytes"),
    sized("device_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Memory of one GPU")),
});

constexpr auto tableRows = std::to_array<TableRow<CloudTrack>>({
    {"batches", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy by batch"), busyColumns,
     [](const State &s, const Catalogue &c) { return batchRows(s, c).busy; },
     [](const Moment<CloudTrack> &m) { return withChange(CloudTrack::verdict(m.now).sentence, m); }},
    {"throughput", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput by batch"), tokenColumns,
     [](const State &s, const Catalogue &c) { return batchRows(s, c).tokens; },
     [](const Moment<CloudTrack> &m) { return cloudTokenSummary(m.now); }},
    {"step", QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one step goes"), stepColumns, stepRows,
     [](const Moment<CloudTrack> &m) { return cloudStepSummary(m.now); }},
    {"memory", QT_TRANSLATE_NOOP("rp::Tracks", "What one GPU has to hold"), memoryColumns, memoryRows,
     [](const Moment<CloudTrack> &m) { return cloudMemorySummary(m.now); }},
    trackCriteriaTable<CloudTrack>,
});

} // namespace

DesignRows<CloudTrack> CloudTrack::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
