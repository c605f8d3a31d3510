// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/common/track_formula.h"

namespace rp {

namespace {

using Kind = InputSpec::Kind;
using S = CloudTrackSettings;
using State = CloudTrack::State;
using Result = CloudTrackResult;

constexpr auto cloudInputs = std::to_array<TrackInput<S>>({
    {.id = "mode",
     //: control: how the model is executed
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Execution mode"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Compiling removes launches. A CUDA graph launches all kernels that are "
                               "left in one call."),
     .text = &S::mode},
    {.id = "batch",
     //: control: sequences served at the same time
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Batch"),
     .help =
         QT_TRANSLATE_NOOP("rp::Tracks", "Sequences that are served at once. Each needs memory for its own "
                                         "context."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Count,
     .minimum = 1.0,
     .maximum = 1024.0,
     .step = 20.0,
     .whole = true,
     .number = &S::batch,
     .marks = {1.0, 16.0, 64.0, 256.0, 1024.0}},
    {.id = "tensor_parallel",
     //: control: how many GPUs hold one model together
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Tensor parallelism"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "GPUs that share each layer. More of them hold more memory, but they have "
                               "to exchange results."),
     .text = &S::tensor_parallel},
    {.id = "context_tokens",
     //: control: length of a sequence in tokens
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Context length"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "Tokens that each sequence holds so far. All of them are read for each new "
                               "token."),
     .kind = Kind::Logarithmic,
     .unit = TrackUnit::Count,
     .minimum = 128.0,
     .maximum = 8192.0,
     .step = 20.0,
     .whole = true,
     .number = &S::context_tokens,
     .marks = {128.0, 1024.0, 8192.0}},
    {.id = "launch_us",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Launch cost"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Time that the CPU needs to launch one kernel."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Microseconds,
     .minimum = 2.0,
     .maximum = 50.0,
     .step = 0.5,
     .number = &S::launch_us,
     .marks = {5.0, 10.0, 20.0}},
    {.id = "kernels_per_layer",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Eager kernels per layer"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Kernels that eager mode launches for one layer of the model."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Count,
     .minimum = 10.0,
     .maximum = 200.0,
     .step = 1.0,
     .whole = true,
     .note = "kernels_per_layer",
     .number = &S::kernels_per_layer},
    {.id = "collective_us",
     //: control: time of one exchange of results between GPUs
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Time of one exchange"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks",
                               "GPUs that share a layer exchange results two times in each layer. The "
                               "time counts as busy, but it yields no tokens."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Microseconds,
     .minimum = 0.0,
     .maximum = 50.0,
     .step = 0.5,
     .note = "collective_us",
     .number = &S::collective_us,
     .marks = {8.0}},
    {.id = "rho",
     .label = QT_TRANSLATE_NOOP("rp::Tracks", "Launches removed by compiling"),
     .help = QT_TRANSLATE_NOOP("rp::Tracks", "Share of the kernels that compiling merges into others."),
     .kind = Kind::Linear,
     .unit = TrackUnit::Percent,
     .minimum = 0.0,
     .maximum = 0.95,
     .step = 0.05,
     .secondary = true,
     .note = "rho",
     .number = &S::rho},
});

constexpr const char *stepNotes =
    "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,stream_gap_us,graph_gap_us";
constexpr const char *verdictNotes = "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,"
                                     "stream_gap_us,graph_gap_us,reserve_bytes";

constexpr auto cloudFigures =
    std::to_array<TrackFigure<State>>(
        {
            {"gpu_busy", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy"), TrackUnit::Share, stepNotes,
             [](const State &s) { return s.result.step().busy_frac; }},
            {"tokens_s", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput"), TrackUnit::Tokens, stepNotes,
             [](const State &s) { return s.result.step().tokens_s; }},
            {"tokens_s_per_sequence", QT_TRANSLATE_NOOP("rp::Tracks", "Throughput of one sequence"),
             TrackUnit::Tokens, stepNotes,
             [](const State &s) { return s.result.step().tokens_s / s.settings.batch; }},
            //: time in which one token is made for every sequence
            {"total_us", QT_TRANSLATE_NOOP("rp::Tracks", "Time of one step"), TrackUnit::ShortTime, stepNotes,
             [](const State &s) { return s.result.step().total_us; }},
            {"gpu_us", QT_TRANSLATE_NOOP("rp::Tracks", "GPU time of one step"), TrackUnit::ShortTime,
             "collective_us,compute_efficiency", [](const State &s) { return s.result.step().gpu_us; }},
            {"cpu_us", QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one step"), TrackUnit::ShortTime,
             "kernels_per_layer,kernels_extra,rho", [](const State &s) { return s.result.step().cpu_us; }},
            {"idle_us", QT_TRANSLATE_NOOP("rp::Tracks", "Idle time of the GPU"), TrackUnit::ShortTime,
             stepNotes, [](const State &s) { return s.result.step().total_us - s.result.step().gpu_us; }},
            {"exchange_us", QT_TRANSLATE_NOOP("rp::Tracks", "Exchange between GPUs"), TrackUnit::ShortTime,
             "collective_us", [](const State &s) { return s.result.exchange_us; }},
            {"kernels", QT_TRANSLATE_NOOP("rp::Tracks", "Kernels in one step"), TrackUnit::Count,
             "kernels_per_layer,kernels_extra,rho",
             [](const State &s) { return double(s.result.step().kernels); }},
            {"speedup", QT_TRANSLATE_NOOP("rp::Tracks", "Faster than eager"), TrackUnit::Factor, stepNotes,
             [](const State &s) { return s.result.steps.front().total_us / s.result.step().total_us; }},
            {"intensity", QT_TRANSLATE_NOOP("rp::Tracks", "Arithmetic intensity"), TrackUnit::Intensity,
             "", [](const State &s) { return s.result.work.flops / s.result.work.bytes; }},
            {"mfu", QT_TRANSLATE_NOOP("rp::Tracks", "MFU"), TrackUnit::Percent, stepNotes,
             [](const State &s) {
                 const physics::CloudServing &serving = s.result.serving;
                 return s.result.work.flops / (s.result.step().total_us * 1e-6 * serving.peak_flops *
                                               serving.serving.tensor_parallel);
             }},
            {"memory_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Memory on each GPU"), TrackUnit::Bytes,
             "reserve_bytes", [](const State &s) { return s.result.memory.total; }},
            {"device_bytes", QT_TRANSLATE_NOOP("rp::Tracks", "Memory of one GPU"), TrackUnit::Bytes, "",
             [](const State &s) { return s.result.device_bytes; }},
            {"largest_batch", QT_TRANSLATE_NOOP("rp::Tracks", "Largest batch that fits"), TrackUnit::Count,
             "reserve_bytes", [](const State &s) { return s.result.largest_batch; }},
            {"busy_target", QT_TRANSLATE_NOOP("rp::Tracks", "GPU busy asked for"), TrackUnit::Percent, "",
             [](const State &s) { return s.result.serving.busy_target; }},
            {"batch", QT_TRANSLATE_NOOP("rp::Tracks", "Batch"), TrackUnit::Count, "",
             [](const State &s) { return s.settings.batch; }},
            {"fits", QT_TRANSLATE_NOOP("rp::Tracks", "Fits into memory"), TrackUnit::YesNo, "reserve_bytes",
             [](const State &s) { return s.result.fits ? 1.0 : 0.0; }},
            {"verdict", QT_TRANSLATE_NOOP("rp::Tracks", "Goal of the track"), TrackUnit::Verdict,
             verdictNotes,
             [](const State &s) { return s.result.fits && s.result.step().passes ? 1.0 : 0.0; }},
        });

constexpr std::array<const char *, 2> cloudHeadlines = {"gpu_busy", "tokens_s"};

QString count(double n)
{
    return trackValue(TrackUnit::Count, n);
}

QString time(double us)
{
    return trackValue(TrackUnit::ShortTime, us);
}

QString kernelsLine(const State &state)
{
    const physics::CloudServing &c = state.result.serving;
    const double collectives =
        c.serving.tensor_parallel > 1.0 ? c.collectives_per_layer * double(c.model.layers) : 0.0;
    const QStringList values{count(c.kernels_per_layer), count(double(c.model.layers)),
                             count(c.kernels_extra),     trackValue(TrackUnit::Plain, c.rho),
                             count(collectives),         count(double(state.result.step().kernels))};
    return state.result.chosen == 0
               ? trackLine(QStringLiteral("n = n_L L + n_x + n_c = %1 × %2 + %3 + %5 = %6"), values)
               : trackLine(
                     QStringLiteral("n = (n_L L + n_x) (1 − ρ) + n_c = (%1 × %2 + %3) × (1 − %4) + %5 = %6"),
                     values);
}

QString gpuTimeLine(const State &state)
{
    const Result &r = state.result;
    const physics::CloudServing &c = r.serving;
    const double gpus = c.serving.tensor_parallel;
    const double data_us = r.work.bytes / gpus / (c.memory_efficiency * c.bandwidth_bytes_s) * 1e6;
    const double math_us = r.work.flops / gpus / (c.compute_efficiency * c.peak_flops) * 1e6;
    return trackLine(
        QStringLiteral("T_gpu = max(D / (p η_m BW), O / (p η_c R)) + n_c t_c = max(%1, %2) + %3 = %4"),
        {time(data_us), time(math_us), time(r.exchange_us), time(r.step().gpu_us)});
}

QString stepTimeLine(const State &state)
{
    const Result &r = state.result;
    const physics::CloudServing &c = r.serving;
    const double n = double(r.step().kernels);
    if (r.chosen == 2) {
        return trackLine(QStringLiteral("T = t_0 + T_gpu + (n − 1) g = %1 + %2 + %3 × %4 = %5"),
                         {time(c.graph.launch_us), time(r.step().gpu_us), count(n - 1.0),
                          time(c.graph.gap_us), time(r.step().total_us)});
    }
    return trackLine(QStringLiteral("T = max(l + T_gpu + (n − 1) g, n l + T_gpu / n) = max(%1, %2) = %3"),
                     {time(c.launch_us + r.step().gpu_us + (n - 1.0) * c.gap_us),
                      time(n * c.launch_us + r.step().gpu_us / n), time(r.step().total_us)});
}

QString busyLine(const State &state)
{
    const physics::CloudStep &step = state.result.step();
    return trackLine(QStringLiteral("T_gpu / T = %1 / %2 = %3"),
                     {time(step.gpu_us), time(step.total_us), trackValue(TrackUnit::Share, step.busy_frac)});
}

QString tokensLine(const State &state)
{
    const physics::CloudStep &step = state.result.step();
    return trackLine(
        QStringLiteral("B / T = %1 / %2 = %3"),
        {count(state.settings.batch), time(step.total_us), trackValue(TrackUnit::Tokens, step.tokens_s)});
}

QString memoryLine(const State &state)
{
    const physics::Footprint &m = state.result.memory;
    const auto bytes = [](double value) { return trackValue(TrackUnit::Bytes, value); };
    return trackLine(QStringLiteral("M = W / p + B S k / p + A / p + M_r = %1 + %2 + %3 + %4 = %5"),
                     {bytes(m.weights), bytes(m.kv), bytes(m.activations), bytes(m.reserve), bytes(m.total)});
}

constexpr std::array<TrackFormula<State>, 6> cloudFormulas = {{{"cloud_kernels", kernelsLine},
                                                               {"cloud_gpu_time", gpuTimeLine},
                                                               {"cloud_step_time", stepTimeLine},
                                                               {"cloud_gpu_busy", busyLine},
                                                               {"cloud_tokens", tokensLine},
                                                               {"cloud_memory", memoryLine}}};

} // namespace

std::span<const TrackInput<CloudTrackSettings>> CloudTrack::inputs()
{
    return cloudInputs;
}

std::span<const TrackFigure<CloudTrack::State>> CloudTrack::figures()
{
    return cloudFigures;
}

std::span<const char *const> CloudTrack::headlines()
{
    return cloudHeadlines;
}

QString CloudTrack::formula(const QString &id, const State &state)
{
    return trackFormulaText(cloudFormulas, id, state);
}

} // namespace rp
