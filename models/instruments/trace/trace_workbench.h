// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/instrument_of.h"
#include "models/instruments/dispatch_tax/traced_pass.h"
#include "models/instruments/trace/trace_model.h"

#include <QCoreApplication>
#include <QPointer>
#include <any>
#include <variant>

namespace rp {

class DispatchTaxInstrument;

/// Lab 07, reality check: what a trace of the PyTorch profiler says, and what would pay for it.
///
/// A file of the learner's is no input: it is put on the instrument's shelf (hold()), and the inputs name it
/// by a digest of its bytes. So captures and the ledger keep which trace it was and what came out, and
/// nothing of what it holds; where the trace is not at hand, the input is refused and the captured figures
/// stand.
///
/// Input ids:
///   trace    a key of builtInTraceKeys(), or "own:…" of a trace on the shelf
///   after    "none", or another one of the same: the same model after a change
///   node     "us0_5" | "us1" | "us2": from one kernel of a graph to the next
///   per_day  whole, 1,000 … 100,000,000 runs a day
///
/// Figure ids (µs, s, fractions of 1, factors, counts; definitions as in models/traces/figures):
///   of the span: busy_share, host_wait_share, before_share, latency_share, kernel_wait_share, other_share,
///     span_us, busy_us, host_wait_us, tax_per_kernel_us
///   run_us           of a step of the profiler, the mean; without steps the span
///   medians: kernel_us, launch_call_us, launch_period_us, host_work_us (between two calls)
///   counts: kernels, launch_calls, graph_launches, graph_kernels, streams
///   short_share      kernels shorter than the median launch period
///   graph_ops, graph_busy_share   of the largest launch of a graph; undefined without one
///   what would pay: no_wait_us, graph_us, half_dispatch_us, faster_us (a GPU twice as fast), no_wait_factor,
///     graph_factor, half_dispatch_factor, faster_gain, model_error; undefined is what can't be said
///   with two traces: measured_gain, measured_factor (1 more); payback_gain (the measured one, else the
///   graph's), saved_per_day_s beside the model of act 1: model_us, model_busy, model_difference
///
/// Tables:
///   parts     rows "trace", "graph" (the largest launch of one, where there is any), "after"; "busy_us",
///             "before_us", "latency_us", "kernel_us", "other_us", "span_us"
///   what_if   rows "measured", "no_wait", "graph", "half_dispatch", "faster"
///   model     rows "measured", "overlapped", "serial"
///   kernels   one row per kernel, by total time; shortest, median and longest run
///   steps     one row per step of the profiler
///   change    what changes from the first trace to the second; no rows without one
struct TraceDesign : DesignOf<TraceDesign, TraceSettings, TraceState>
{
    static const Declaration<TraceDesign> &declaration();
    static Rows tables(); ///< that part, in a source of its own
};

/// What a trace is called: the words for a built-in one, the name of a file.
QString traceLabel(const QString &key, const TraceShelf &shelf);

/// Sentences of this instrument that stand in code: TraceText::tr().
class TraceText
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceWorkbench)
};

/// "bound": a bound under an assumption; "replay": the model's own error; "model": equal kernels.
QString traceReason(const QString &field, const TraceSettings &settings, const Catalogue &catalogue);
TraceDesign::Sentence changeSentence;

// One sentence each.
TraceDesign::Sentence spanSentence, whatIfSentence, modelSentence, kernelsSentence, stepsSentence,
    comparedSentence;

class TraceInstrument : public InstrumentOf<TraceDesign>
{
    Q_OBJECT
public:
    using InstrumentOf::InstrumentOf;

    /// Figures under other inputs are taken from the traces that were read already.
    double figureFor(const QVariantMap &inputs, const QString &figureId) const override;
    QString figureTextFor(const QVariantMap &inputs, const QString &figureId) const override;

    /// Puts a file's trace on the shelf: the choices have it from now on, under its key. What the inputs name
    /// stays there.
    void hold(const TracePointer &own);
    /// For a workbench outside of an act: it shows this trace, and offers none but the learner's own.
    void beginWith(const TracePointer &own);
    bool isOwnOnly() const;
    const TraceShelf &shelf() const { return *settings().shelf; }
    /// What the labs' own instruments compute with.
    const Catalogue &catalogueUsed() const { return catalogue(); }
    /// The trace that is looked at; never null.
    const TracePointer &trace() const { return state().trace; }
    /// Why the labs' launch cost is more than the call: the two medians beside each other.
    QString launchCostSentence() const;
    /// What reading the trace has met; empty for a sound one.
    QStringList notices() const;
    QString changeSentence() const override;
    QString changeSentenceSince(const std::any &snapshot, const QStringList &set) const override;

    /// Puts the model of Act 1 beside it: its workloads have one from the trace that is looked at, and while
    /// that is chosen it goes with the trace. Where another trace gives no such workload, the model goes back
    /// to its first one, and changeSentence() says so and why.
    void setModel(DispatchTaxInstrument &model);
    /// The trace in the model's numbers, or why it has none.
    std::variant<TracedPass, QString> traced() const;

private:
    QString withModel(const QString &changed) const;
    void leadModel();

    enum class Model
    {
        Stays,
        Follows,
        FallsBack
    };
    QPointer<DispatchTaxInstrument> m_model;
    QString m_led;                   ///< key of the trace at the last look
    Model m_modelDid = Model::Stays; ///< at the last change
};

/// Puts the traces of the learner's own that the first has at hand on the shelf of the second too, for the
/// inputs only name them. Does nothing where they are no such instruments.
void lendTraces(const Instrument &from, Instrument &to);

extern template class InstrumentOf<TraceDesign>;

} // namespace rp
