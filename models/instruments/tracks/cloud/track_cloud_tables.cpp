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

/// What the execution modes write at several batches, the chosen batch among them.
std::vector<ResultRow> throughputRows(const CloudTrack::State &state, const Catalogue &catalogue)
{
    return trackRows(batchesWith(state.settings.batch), [&](double batch) {
        CloudTrackSettings settings = state.settings;
        settings.batch = batch;
        std::vector<ResultCell> tokens;
        for (const physics::CloudStep &step : CloudTrack::evaluate(settings, catalogue).result.steps)
            tokens.push_back(numberCell(step.tokens_s));
        return trackRow(QStringLiteral("b%1").arg(int(batch)),
                        trackPlaceCell(batch, batch == state.settings.batch), std::move(tokens));
    });
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

constexpr auto tableRows = std::to_array<TableRow<CloudTrack>>({
    {"step", QT_TRANSLATE_NOOP("rp::Tracks", "Where the time of one step goes"), stepColumns, stepRows,
     [](const Moment<CloudTrack> &m) { return withChange(cloudStepSummary(m.now), m); }},
    {"throughput", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput by batch"), tokenColumns, throughputRows,
     [](const Moment<CloudTrack> &m) { return withChange(cloudTokenSummary(m.now), m); }},
    trackCriteriaTable<CloudTrack>,
});

} // namespace

DesignRows<CloudTrack> CloudTrack::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
