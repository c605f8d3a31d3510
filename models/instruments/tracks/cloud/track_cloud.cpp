// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/track_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/tracks/track_inputs.h"
#include "models/instruments/tracks/track_tables.h"
#include "models/instruments/tracks/track_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <algorithm>

namespace rp {

namespace {

using physics::ServingMode;

constexpr std::array<const char *, 3> modeKeys = {"eager", "compiled", "cuda_graph"};
constexpr std::array<const char *, 3> modeNames = {
    //: execution mode: one kernel launch after the other
    QT_TRANSLATE_NOOP("rp::Tracks", "Eager"),
    //: execution mode
    QT_TRANSLATE_NOOP("rp::Tracks", "Compiled"),
    //: execution mode: compiled, and all its kernels launched at once
    QT_TRANSLATE_NOOP("rp::Tracks", "Compiled, CUDA graph")};
constexpr std::array<ServingMode, 3> stepModes = {ServingMode::Eager, ServingMode::Compiled,
                                                  ServingMode::Graphs};

/// Degrees of tensor parallelism: each divides the key-value heads of the model.
constexpr std::array<const char *, 4> gpuCounts = {"1", "2", "4", "8"};

std::size_t modeOf(const QString &key)
{
    for (std::size_t i = 0; i < modeKeys.size(); ++i) {
        if (key == QLatin1String(modeKeys.at(i)))
            return i;
    }
    return 0;
}

double collectivesOf(const physics::CloudServing &serving)
{
    return serving.serving.tensor_parallel > 1.0
               ? serving.collectives_per_layer * double(serving.model.layers)
               : 0.0;
}

} // namespace

QString CloudTrack::gpuText(int count)
{
    return TrackText::tr("%Ln GPU(s)", nullptr, count);
}

QString CloudTrack::modeKey(std::size_t mode)
{
    return QString::fromLatin1(modeKeys.at(mode));
}

QString CloudTrack::modeName(std::size_t mode)
{
    return trackText(modeNames.at(mode));
}

std::vector<InputChoice> CloudTrack::modes(const Settings & /*settings*/, const Catalogue & /*catalogue*/)
{
    std::vector<InputChoice> choices;
    for (std::size_t i = 0; i < modeKeys.size(); ++i)
        choices.push_back({modeKey(i), modeName(i)});
    return choices;
}

std::vector<InputChoice> CloudTrack::degrees(const Settings & /*settings*/, const Catalogue & /*catalogue*/)
{
    std::vector<InputChoice> choices;
    for (const char *count : gpuCounts) {
        const QString degree = QString::fromLatin1(count);
        choices.push_back({degree, gpuText(degree.toInt())});
    }
    return choices;
}

CloudTrackSettings CloudTrack::defaults(const Catalogue &catalogue)
{
    const physics::CloudServing &serving = catalogue.cloud->serving;
    Settings settings;
    settings.tensor_parallel = QString::number(int(serving.serving.tensor_parallel));
    settings.context_tokens = serving.context_tokens;
    settings.launch_us = serving.launch_us;
    settings.kernels_per_layer = serving.kernels_per_layer;
    settings.collective_us = serving.collective_us;
    settings.rho = serving.rho;
    return settings;
}

CloudTrack::State CloudTrack::evaluate(const Settings &settings, const Catalogue &catalogue)
{
    State state{settings, {}};
    Result &result = state.result;
    physics::CloudServing &serving = result.serving;
    serving = catalogue.cloud->serving;
    serving.serving.tensor_parallel = settings.tensor_parallel.toDouble();
    serving.context_tokens = settings.context_tokens;
    serving.launch_us = settings.launch_us;
    serving.kernels_per_layer = settings.kernels_per_layer;
    serving.collective_us = settings.collective_us;
    serving.rho = settings.rho;

    for (std::size_t i = 0; i < stepModes.size(); ++i)
        result.steps.at(i) = physics::cloudStep(serving, settings.batch, stepModes.at(i));
    result.chosen = modeOf(settings.mode);
    result.exchange_us = collectivesOf(serving) * serving.collective_us;
    const physics::ServingMachine machine{serving.peak_flops, serving.bandwidth_bytes_s,
                                          serving.memory_efficiency, serving.compute_efficiency, 0.0};
    result.work =
        physics::decodeStep(serving.model, settings.batch, settings.context_tokens, machine, serving.serving)
            .work;
    if (const DeviceEntry *device = catalogue.devices.find(catalogue.cloud->device))
        result.device_bytes = device->device.ram_bytes;
    result.memory =
        physics::footprint(serving.model, settings.batch, settings.context_tokens, serving.serving);
    result.fits = result.memory.total <= result.device_bytes;
    result.largest_batch = double(
        physics::maxBatch(serving.model, settings.context_tokens, result.device_bytes, serving.serving));
    return state;
}

std::vector<TrackCriterion> CloudTrack::criteria(const State &state)
{
    using Rule = TrackCriterion::Rule;
    const Result &r = state.result;
    return {//: part of a goal: memory that a design takes on each GPU
            {"memory", QT_TRANSLATE_NOOP("rp::Tracks", "Memory on each GPU"), Quantity::Bytes, Rule::AtMost,
             r.memory.total, r.device_bytes, r.fits},
            //: part of a goal: share of time in which the GPU works
            {"gpu_busy", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"), Quantity::FractionLarge, Rule::AtLeast,
             r.step().busy_frac, r.serving.busy_target, r.step().passes}};
}

TrackVerdict CloudTrack::verdict(const State &state)
{
    const Result &r = state.result;
    const Format format;
    const QString busy =
        apartFrom(r.serving.busy_target, r.step().busy_frac, 1,
                  [&](double value, int decimals) { return format.percent(value, decimals); });
    if (!r.fits) {
        const QString memory = format.bytes(r.memory.total);
        //: verdict of a track: a design that does not fit; %1 and %2 are sizes in bytes, %3 a percentage
        const QString sentence =
            TrackText::tr("Goal missed: the design needs %1 of memory on each GPU, which "
                          "has %2. It would keep the GPU busy for %3 of the time if it "
                          "fitted.");
        return {true, false, memory, fillMarkers(sentence, {memory, format.bytes(r.device_bytes), busy})};
    }
    const QStringList values{format.count(state.settings.batch), busy,
                             format.percent(r.serving.busy_target, 0)};
    //: verdict of a track; %1 is a number of sequences, %2 and %3 are percentages
    const QString reached =
        TrackText::tr("Goal reached: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.");
    //: verdict of a track; %1 is a number of sequences, %2 and %3 are percentages
    const QString missed =
        TrackText::tr("Goal missed: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.");
    return {true, r.step().passes, busy, fillMarkers(r.step().passes ? reached : missed, values)};
}

QString CloudTrack::reason(const QString &field, const Settings &settings, const Catalogue &catalogue)
{
    const bool graph = settings.mode == QLatin1String("cuda_graph");
    if ((field == QLatin1String("collective_us") && settings.tensor_parallel == QLatin1String("1")) ||
        (field == QLatin1String("rho") && settings.mode == QLatin1String("eager")) ||
        (field == QLatin1String("stream_gap_us") && graph) ||
        (field == QLatin1String("graph_gap_us") && !graph))
        return {};
    for (const Notes *notes :
         {&catalogue.cloud->notes, &catalogue.dispatch->notes, &catalogue.serving->notes}) {
        if (notes->isAssumed(field))
            return assumptionText(catalogue, *notes, field);
    }
    return {};
}

template class InstrumentOf<CloudTrack, TrackInstrument>;

namespace {

using Takes = TrackRange::Takes;
using S = CloudTrackSettings;
using State = CloudTrack::State;
using Result = CloudTrackResult;

constexpr auto inputRows = std::to_array<InputRow<CloudTrack>>({
    {.id = "mode",
     .held = &S::mode,
     //: control: how the model is executed
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Compiling removes launches. A CUDA graph launches all kernels that are "
                               "left in one call."),
     .choicesNow = CloudTrack::modes,
     .renews = true},
    //: control: sequences served at the same time
    trackSlider<CloudTrack>(
        "batch", &S::batch, QT_TRANSLATE_NOOP("rp::Tracks", "Batch"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Sequences that are served at once. Each needs memory for its own "
                                        "context."),
        Quantity::Count, {logarithmic, 1.0, 1024.0, 20.0, Takes::Whole, {1.0, 16.0, 64.0, 256.0, 1024.0}}),
    {.id = "tensor_parallel",
     .held = &S::tensor_parallel,
     //: control: how many GPUs hold one model together
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Tensor parallelism"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "GPUs that share each layer. More of them hold more memory, but they have "
                               "to exchange results."),
     .choicesNow = CloudTrack::degrees,
     .renews = true},
    //: control: length of a sequence in tokens
    trackSlider<CloudTrack>(
        "context_tokens", &S::context_tokens, QT_TRANSLATE_NOOP("rp::Tracks", "Context length"),
        QT_TRANSLATE_NOOP("rp::Tracks",
                          "Tokens that each sequence holds so far. All of them are read for each new "
                          "token."),
        Quantity::Count, {logarithmic, 128.0, 8192.0, 20.0, Takes::Whole, {128.0, 1024.0, 8192.0}}),
    trackAppliesIf<CloudTrack>(
        [](const S &s, const Catalogue &) { return s.mode != QLatin1String("cuda_graph"); },
        trackSlider<CloudTrack>(
            "launch_us", &S::launch_us, QT_TRANSLATE_NOOP("rp::Tracks", "Launch cost"),
            QT_TRANSLATE_NOOP("rp::Tracks", "Time that the CPU needs to launch one kernel."),
            Quantity::InputMicroseconds, {linear, 2.0, 50.0, 0.5, Takes::Units, {5.0, 10.0, 20.0}})),
    trackSlider<CloudTrack>(
        "kernels_per_layer", &S::kernels_per_layer,
        QT_TRANSLATE_NOOP("rp::Tracks", "Eager kernels per layer"),
        QT_TRANSLATE_NOOP("rp::Tracks", "Kernels that eager mode launches for one layer of the model."),
        Quantity::Count, {linear, 10.0, 200.0, 1.0, Takes::Whole}, "kernels_per_layer"),
    trackAppliesIf<CloudTrack>(
        [](const S &s, const Catalogue &) { return s.tensor_parallel != QLatin1String("1"); },
        //: control: time of one exchange of results between GPUs
        trackSlider<CloudTrack>(
            "collective_us", &S::collective_us, QT_TRANSLATE_NOOP("rp::Tracks", "Time of one exchange"),
            QT_TRANSLATE_NOOP("rp::Tracks",
                              "GPUs that share a layer exchange results two times in each layer. The "
                              "time counts as busy, but it yields no tokens."),
            Quantity::InputMicroseconds, {linear, 0.0, 50.0, 0.5, Takes::Units, {8.0}}, "collective_us")),
    trackAppliesIf<CloudTrack>(
        [](const S &s, const Catalogue &) { return s.mode != QLatin1String("eager"); },
        trackSecondary(trackSlider<CloudTrack>(
            "rho", &S::rho, QT_TRANSLATE_NOOP("rp::Tracks", "Launches removed by compiling"),
            QT_TRANSLATE_NOOP("rp::Tracks", "Share of the kernels that compiling merges into others."),
            Quantity::FractionAsNeeded, {linear, 0.0, 0.95, 0.05, Takes::Units}, "rho"))),
});

constexpr FieldNames stepNotes = {"kernels_per_layer",  "kernels_extra", "collective_us",
                                  "compute_efficiency", "rho",           "stream_gap_us",
                                  "graph_gap_us"};
constexpr FieldNames launchNotes = {"kernels_per_layer", "kernels_extra", "rho"};
constexpr FieldNames verdictNotes = stepNotes + "reserve_bytes";

constexpr auto figureRows = std::to_array<FigureRow<CloudTrack>>({
    {"gpu_busy", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return s.result.step().busy_frac; }, stepNotes},
    {"tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput"), Quantity::TokensPerSecond,
     [](const State &s, const Catalogue &) { return s.result.step().tokens_s; }, stepNotes},
    {"tokens_s_per_sequence", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput of one sequence"),
     Quantity::TokensPerSecond,
     [](const State &s, const Catalogue &) { return s.result.step().tokens_s / s.settings.batch; },
     stepNotes},
    //: time in which one token is made for every sequence
    {"total_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "Time of one step"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.step().total_us; },
     stepNotes},
    {"gpu_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "GPU time of one step"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.step().gpu_us; },
     {"collective_us", "compute_efficiency"}},
    {"cpu_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one step"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.step().cpu_us; },
     launchNotes},
    {"idle_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "Idle time of the GPU"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.step().total_us - s.result.step().gpu_us; },
     stepNotes},
    {"exchange_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.exchange_us; },
     "collective_us"},
    {"kernels", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one step"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.result.step().kernels); }, launchNotes},
    {"speedup", QT_TRANSLATE_NOOP("rp::Tracks", "Faster than eager"), Quantity::Factor,
     [](const State &s, const Catalogue &) {
         return s.result.steps.front().total_us / s.result.step().total_us;
     },
     stepNotes},
    {"intensity", QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic intensity"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return s.result.work.flops / s.result.work.bytes; }},
    {"mfu", QT_TRANSLATE_NOOP("rp::Tracks", "MFU"), Quantity::FractionAsNeeded,
     [](const State &s, const Catalogue &) {
         const physics::CloudServing &serving = s.result.serving;
         return s.result.work.flops /
                (s.result.step().total_us * 1e-6 * serving.peak_flops * serving.serving.tensor_parallel);
     },
     stepNotes},
    {"memory_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Memory on each GPU"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.memory.total; }, "reserve_bytes"},
    {"device_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Memory of one GPU"), Quantity::Bytes,
     [](const State &s, const Catalogue &) { return s.result.device_bytes; }},
    {"largest_batch", QT_TRANSLATE_NOOP("rp::Tracks", "Largest batch that fits"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.result.largest_batch; }, "reserve_bytes"},
    {"busy_target", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy asked for"), Quantity::FractionAsNeeded,
     [](const State &s, const Catalogue &) { return s.result.serving.busy_target; }},
    {"batch", QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), Quantity::Count,
     [](const State &s, const Catalogue &) { return s.settings.batch; }},
    {"fits", QT_TRANSLATE_NOOP("rp::Tracks", "Fits into memory"), trackYesNo,
     [](const State &s, const Catalogue &) { return s.result.fits ? 1.0 : 0.0; }, "reserve_bytes"},
    {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), trackVerdictWord,
     [](const State &s, const Catalogue &) { return s.result.fits && s.result.step().passes ? 1.0 : 0.0; },
     verdictNotes},
});

QString count(double n)
{
    return term(Quantity::Count, n);
}

QString time(double us)
{
    return term(Written(Quantity::DurationAuto, 4), us);
}

QString kernelsLine(const State &state, const Catalogue &catalogue)
{
    const physics::CloudServing &c = state.result.serving;
    const double collectives =
        c.serving.tensor_parallel > 1.0 ? c.collectives_per_layer * double(c.model.layers) : 0.0;
    return equations<CloudTrack>(
        state.result.chosen == 0
            ? QStringLiteral("n = n_L L + n_x + n_c = {kernels_per_layer} × %1 + %2 + %4 = {kernels}")
            : QStringLiteral("n = (n_L L + n_x) (1 − ρ) + n_c = ({kernels_per_layer} × %1 + %2) × (1 − %3) + "
                             "%4 = {kernels}"),
        state, catalogue,
        {count(double(c.model.layers)), count(c.kernels_extra), term(Quantity::Significant, c.rho, 4),
         count(collectives)});
}

QString stepTimeLine(const State &state, const Catalogue &catalogue)
{
    const Result &r = state.result;
    const physics::CloudServing &c = r.serving;
    const double n = double(r.step().kernels);
    if (r.chosen == 2) {
        return equations<CloudTrack>(
            QStringLiteral("T = t_0 + T_gpu + (n − 1) g = %1 + {gpu_us} + %2 × %3 = {total_us}"), state,
            catalogue, {time(c.graph.launch_us), count(n - 1.0), time(c.graph.gap_us)});
    }
    return equations<CloudTrack>(
        QStringLiteral("T = max(l + T_gpu + (n − 1) g, n l + T_gpu / n) = max(%1, %2) = {total_us}"), state,
        catalogue,
        {time(c.launch_us + r.step().gpu_us + (n - 1.0) * c.gap_us),
         time(n * c.launch_us + r.step().gpu_us / n)});
}

constexpr auto formulaRows = std::to_array<FormulaRow<CloudTrack>>({
    {"cloud_kernels", kernelsLine},
    {"cloud_gpu_time",
     "T_gpu = max(D / (p η_m BW), O / (p η_c R)) + n_c t_c = max(%1, %2) + {exchange_us} = {gpu_us}",
     [](const State &s, const Catalogue &) -> QStringList {
         const physics::CloudServing &c = s.result.serving;
         const double gpus = c.serving.tensor_parallel;
         return {time(s.result.work.bytes / gpus / (c.memory_efficiency * c.bandwidth_bytes_s) * 1e6),
                 time(s.result.work.flops / gpus / (c.compute_efficiency * c.peak_flops) * 1e6)};
     }},
    {"cloud_step_time", stepTimeLine},
    {"cloud_gpu_busy", "T_gpu / T = {gpu_us} / {total_us} = {gpu_busy}"},
    {"cloud_tokens", "B / T = {batch} / {total_us} = {tokens_s}"},
    {"cloud_memory", "M = W / p + B S k / p + A / p + M_r = %1 + %2 + %3 + %4 = {memory_bytes}",
     [](const State &s, const Catalogue &) -> QStringList {
         const physics::Footprint &m = s.result.memory;
         return {term(Quantity::Bytes, m.weights), term(Quantity::Bytes, m.kv),
                 term(Quantity::Bytes, m.activations), term(Quantity::Bytes, m.reserve)};
     }},
});

} // namespace

DesignRows<CloudTrack> CloudTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

QString cloudTokenSummary(const CloudTrack::State &state)
{
    QStringList values{Format().count(state.settings.batch)};
    for (const physics::CloudStep &step : state.result.steps)
        values.append(quantityText(Quantity::TokensPerSecond, step.tokens_s));
    //: what a chart shows; %1 is a number of sequences, the others are rates such as "23.9 tokens/s"
    const QString sentence =
        TrackText::tr("At batch %1, eager mode writes %2, compiled code %3, and a CUDA graph %4.");
    return fillMarkers(sentence, values);
}

QString cloudStepSummary(const CloudTrack::State &state)
{
    const Format format;
    const physics::CloudStep &step = state.result.step();
    //: what a chart shows; all are durations
    const QString sentence =
        TrackText::tr("As set now, a step takes %1. The GPU works for %2 of it and waits for %3.");
    return fillMarkers(sentence, {format.milliseconds(step.total_us), format.milliseconds(step.gpu_us),
                                  format.milliseconds(step.total_us - step.gpu_us)});
}

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
    return TrackColumns<CloudTrack>{underMode<mode>}(key, title, as, spoken, stepNotes,
                                                     modeMeanings.at(mode));
}

constexpr TrackColumns<CloudTrack> column;

/// What is compared between the modes.
constexpr ColumnRow<CloudTrack> compared(const char *key, Phrase title, const Written &as, Phrase spoken = {},
                                         Meaning meaning = Meaning::Neutral)
{
    return TrackColumns<CloudTrack>{underEachMode}(key, title, as, spoken, stepNotes, meaning);
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
