// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/contract/result_table.h"
#include "models/instruments/dispatch_tax/dispatch_tax_model.h"
#include "models/instruments/dispatch_tax/launch_race.h"

#include <QCoreApplication>

namespace rp {

/// Lab 07, act 1: where the time of one forward pass goes, launch by launch.
///
/// The eager pass, the compiled pass and the replayed CUDA graph are always computed together; `mode` chooses
/// the one that the figures and the meters speak about.
///
/// Input ids:
///   context       "cloud" | "edge"; sets launch_us to the context's own launch cost
///   workload      "kws" | "resnet50" | "gpt2" | "giant"; sets kernel_count to the workload's own count.
///   Where a
///                 trace is open beside it, "from_trace" sets it to the key of a TracedPass, which brings its
///                 launch cost too; such a key is taken by value anywhere
///   mode          "eager" | "compiled" (not of a trace) | "cuda_graph"
///   launch_model  "serial" (queue depth 1) | "overlapped" (deep queue)
///   kernel_count  whole, 10 … 10,000 (from 1 for the giant matmul); the total work stays the same
///   launch_us     5 … 20 µs (edge: 5 … 50 µs). The ends of both give way to the values of a trace
///   gpu_speed     1 … 8: math and memory time are divided by it
///   edge_math     "course" | "physical": acts in the edge context only
///   min_kernel    bool: no kernel shorter than the catalogue's floor
///
/// Figure ids (base units: µs, fraction of 1, factor, per second):
///   of the chosen mode: math_utilization, gpu_busy, mfu, total_us, compute_us, dispatch_us, memory_us,
///     compute_share, dispatch_share, memory_share, kernel_count, compute_per_kernel_us,
///     dispatch_per_kernel_us, throughput
///   of the inputs: launch_us, gpu_speed
///   against the eager pass: speedup_compiled, speedup_graph, speedup_mode
///   against the same pass on a GPU at 1×: speedup_faster_gpu, math_utilization_base_gpu
///   of keyword spotting in the current context, launch cost and launch model, whatever the workload:
///     kws_utilization_eager, kws_utilization_compiled
///   of the trace that is the workload, undefined without one: trace_us, trace_busy, trace_difference (of the
///     model's time), trace_spread_us (what the mean from launch to launch adds to the median)
///
/// Tables:
///   passes      rows "eager", "compiled", "cuda_graph"; columns "mode", "compute_us", "dispatch_us",
///               "memory_us", "total_us" (raw values in µs, shown in ms), "math_utilization", "gpu_busy",
///               "mfu", "throughput", "speedup", "kernels"
///   comparison  rows "kws_eager", "kws_compiled", "resnet50_eager", …; columns "pass", "kernels",
///               "compute_per_kernel_us", "dispatch_per_kernel_us", "math_utilization" (rated), "speedup",
///               and the times of the pass: "compute_us", "memory_us", "dispatch_us", "total_us"
///   traced      rows "eager", "trace", "cuda_graph", none without a trace; columns "source", "compute_us",
///               "dispatch_us", "rest_us", "total_us", "gpu_busy", "difference"
///
/// Formula ids: "serial_pass", "utilization", "compiled_pass", "overlapped", "cuda_graph", "faster_gpu",
/// "three_meters". Symbols: N kernels, c math per kernel, ℓ launch cost, M memory time, k time of one kernel
/// on the GPU, g gap between kernels, T wall time, U math utilization, B GPU busy, s GPU speed, η efficiency
/// of the math; a prime marks the compiled pass.
struct DispatchTaxDesign : DesignOf<DispatchTaxDesign, DispatchTaxSettings, DispatchTaxState>
{
    static const Declaration<DispatchTaxDesign> &declaration();
    static Rows tables(), formulas(); ///< one part each, in sources of their own
};

/// Sentences of this instrument that stand in code: DispatchTaxText::tr().
class DispatchTaxText
{
    Q_DECLARE_TR_FUNCTIONS(rp::DispatchTax)
};

/// The fields of the catalogue's notes, and what a pass assumes inside (gaps, queue, shortest kernel):
/// "chosen_pass", "eager_pass", "compiled_pass", "graph_pass"; "stream" is the queue where there is one;
/// "kernel_time" is what a trace does not tell of its kernels, "traced_pass" the graph beside it.
QString dispatchTaxReason(const QString &field, const DispatchTaxSettings &settings,
                          const Catalogue &catalogue);
/// "GPU speed 2×: math utilization falls from 33.3 % to 20.0 %, the pass takes 12.50 ms, 1.20× faster."
DispatchTaxDesign::Sentence changeSentence;

/// What the waterfall shows, in one sentence, followed by the last change.
DispatchTaxDesign::Sentence passesSummary, comparisonSummary;
/// How a math utilization is rated in words, marks and colours.
Meaning utilizationRating(double fraction);
inline constexpr double goodUtilization = 0.70;
inline constexpr double fairUtilization = 0.40;

QString workloadLabel(const QString &workload, const Catalogue &catalogue);
/// What is counted per second: "images".
QString throughputUnit(const DispatchTaxSettings &settings, const Catalogue &catalogue);

class DispatchTaxInstrument : public InstrumentOf<DispatchTaxDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// Those of a trace only where the workload is from one.
    std::vector<QString> figureIds() const override;
    /// The same pass in every mode, to be played. Worked out anew on each call.
    PlayScore race() const;

    /// The trace beside it, from now on: the workloads have one from it.
    void setOffer(TraceOffer offer);
    bool isFromTrace() const { return tracedOf(settings()).has_value(); }
    /// Model, trace and how far apart they are; empty where the workload is from no trace.
    QString tracedSentence() const;
    /// What the spread of launches explains of that, where the model is set as in the trace; else empty.
    QString spreadSentence() const;
};

extern template class InstrumentOf<DispatchTaxDesign>;

} // namespace rp
