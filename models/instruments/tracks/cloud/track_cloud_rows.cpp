// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/equation.h"
#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/common/track_inputs.h"

namespace rp {

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

constexpr const char *stepNotes =
    "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,stream_gap_us,graph_gap_us";
constexpr const char *verdictNotes = "kernels_per_layer,kernels_extra,collective_us,compute_efficiency,rho,"
                                     "stream_gap_us,graph_gap_us,reserve_bytes";

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
     "collective_us,compute_efficiency"},
    {"cpu_us",
     QT_TRANSLATE_NOOP("rp::Tracks", "Launch time of one step"),
     {Quantity::DurationAuto, 4},
     [](const State &s, const Catalogue &) { return s.result.step().cpu_us; },
     "kernels_per_layer,kernels_extra,rho"},
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
     [](const State &s, const Catalogue &) { return double(s.result.step().kernels); },
     "kernels_per_layer,kernels_extra,rho"},
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

QString kernelsLine(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::CloudServing &c = state.result.serving;
    const double collectives =
        c.serving.tensor_parallel > 1.0 ? c.collectives_per_layer * double(c.model.layers) : 0.0;
    const QStringList values{count(c.kernels_per_layer), count(double(c.model.layers)),
                             count(c.kernels_extra),     term(Written(Quantity::Significant, 4), c.rho),
                             count(collectives),         count(double(state.result.step().kernels))};
    return state.result.chosen == 0
               ? equation(QStringLiteral("n = n_L L + n_x + n_c = %1 × %2 + %3 + %5 = %6"), values)
               : equation(
                     QStringLiteral("n = (n_L L + n_x) (1 − ρ) + n_c = (%1 × %2 + %3) × (1 − %4) + %5 = %6"),
                     values);
}

QString gpuTimeLine(const State &state, const Catalogue & /*catalogue*/)
{
    const Result &r = state.result;
    const physics::CloudServing &c = r.serving;
    const double gpus = c.serving.tensor_parallel;
    const double data_us = r.work.bytes / gpus / (c.memory_efficiency * c.bandwidth_bytes_s) * 1e6;
    const double math_us = r.work.flops / gpus / (c.compute_efficiency * c.peak_flops) * 1e6;
    return equation(
        QStringLiteral("T_gpu = max(D / (p η_m BW), O / (p η_c R)) + n_c t_c = max(%1, %2) + %3 = %4"),
        {time(data_us), time(math_us), time(r.exchange_us), time(r.step().gpu_us)});
}

QString stepTimeLine(const State &state, const Catalogue & /*catalogue*/)
{
    const Result &r = state.result;
    const physics::CloudServing &c = r.serving;
    const double n = double(r.step().kernels);
    if (r.chosen == 2) {
        return equation(QStringLiteral("T = t_0 + T_gpu + (n − 1) g = %1 + %2 + %3 × %4 = %5"),
                        {time(c.graph.launch_us), time(r.step().gpu_us), count(n - 1.0), time(c.graph.gap_us),
                         time(r.step().total_us)});
    }
    return equation(QStringLiteral("T = max(l + T_gpu + (n − 1) g, n l + T_gpu / n) = max(%1, %2) = %3"),
                    {time(c.launch_us + r.step().gpu_us + (n - 1.0) * c.gap_us),
                     time(n * c.launch_us + r.step().gpu_us / n), time(r.step().total_us)});
}

QString busyLine(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::CloudStep &step = state.result.step();
    return equation(QStringLiteral("T_gpu / T = %1 / %2 = %3"),
                    {time(step.gpu_us), time(step.total_us), term(Quantity::FractionLarge, step.busy_frac)});
}

QString tokensLine(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::CloudStep &step = state.result.step();
    return equation(QStringLiteral("B / T = %1 / %2 = %3"), {count(state.settings.batch), time(step.total_us),
                                                             term(Quantity::TokensPerSecond, step.tokens_s)});
}

QString memoryLine(const State &state, const Catalogue & /*catalogue*/)
{
    const physics::Footprint &m = state.result.memory;
    const auto bytes = [](double value) { return term(Quantity::Bytes, value); };
    return equation(QStringLiteral("M = W / p + B S k / p + A / p + M_r = %1 + %2 + %3 + %4 = %5"),
                    {bytes(m.weights), bytes(m.kv), bytes(m.activations), bytes(m.reserve), bytes(m.total)});
}

constexpr std::array<FormulaRow<CloudTrack>, 6> formulaRows = {{{"cloud_kernels", kernelsLine},
                                                                {"cloud_gpu_time", gpuTimeLine},
                                                                {"cloud_step_time", stepTimeLine},
                                                                {"cloud_gpu_busy", busyLine},
                                                                {"cloud_tokens", tokensLine},
                                                                {"cloud_memory", memoryLine}}};

} // namespace

DesignRows<CloudTrack> CloudTrack::rows()
{
    return {inputRows, figureRows, tables().tables, formulaRows};
}

} // namespace rp
