// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/contract/play_score.h"
#include "models/instruments/dispatch_tax/traced_words.h"
#include "models/text/format.h"

#include <algorithm>
#include <limits>
#include <string_view>

namespace rp {

namespace {

using D = DispatchTaxDesign;
using S = DispatchTaxSettings;
using State = DispatchTaxState;

constexpr double notTraced = std::numeric_limits<double>::quiet_NaN();
constexpr double mostKernels = 10'000.0; // the longest a learner may cut a pass into
constexpr double fewestKernels = 10.0;   // fewer only for a workload that has fewer itself

constexpr auto modes = std::to_array<ChoiceRow>({
    //: execution mode: the framework launches every operation by itself
    {"eager", QT_TRANSLATE_NOOP("rp::DispatchTax", "Eager")},
    //: execution mode: a compiler has fused operations into fewer kernels
    {"compiled", QT_TRANSLATE_NOOP("rp::DispatchTax", "Compiled")},
    //: execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name
    {"cuda_graph", QT_TRANSLATE_NOOP("rp::DispatchTax", "CUDA graph")},
});

/// What compiling would save stands in no trace.
std::vector<InputChoice> modeChoices(const S &settings, const Catalogue & /*catalogue*/)
{
    std::vector<InputChoice> choices;
    for (const ChoiceRow &mode : modes) {
        if (!tracedOf(settings) || std::string_view(mode.key) != "compiled")
            choices.push_back({QString::fromLatin1(mode.key), phraseText(D::context(), mode.label)});
    }
    return choices;
}

bool hasOpenTrace(const S &settings)
{
    return settings.offer && settings.offer->openTrace && !settings.offer->openTrace().isEmpty();
}

QString workloadText(const QVariant &value, const S &settings, const Catalogue &catalogue)
{
    QString key = value.toString();
    if (const WorkloadEntry *entry = catalogue.workloads.find(key))
        return contentText(entry->name);
    const auto traced = tracedPassOf(key);
    if (!traced && key != fromTraceChoice)
        return key;
    if (traced && hasOpenTrace(settings) && settings.offer->openTrace() != traced->trace)
        //: a workload: its numbers are those of a profiler's trace that was open once
        return DispatchTaxText::tr("From a trace that is not open now");
    //: a workload: its numbers are those of a profiler's trace
    return DispatchTaxText::tr("From the trace");
}

std::vector<InputChoice> workloadChoices(const S &settings, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices = entriesOf<&Catalogue::workloads>(settings, catalogue);
    const auto traced = tracedOf(settings);
    if (traced)
        choices.push_back({settings.workload, workloadText(settings.workload, settings, catalogue)});
    if (hasOpenTrace(settings) && (!traced || settings.offer->openTrace() != traced->trace))
        choices.push_back({fromTraceChoice, workloadText(fromTraceChoice, settings, catalogue)});
    return choices;
}

/// What a trace says of itself is taken as it stands, so that a ledger and a capture can be shown where the
/// trace is not at hand.
QString workloadRefusal(QString error, const InputSpec & /*spec*/, const QVariant &given, const S &settings,
                        const Catalogue & /*catalogue*/)
{
    if (given.typeId() != QMetaType::QString)
        return error;
    if (tracedPassOf(given.toString()))
        return {};
    if (given.toString() != fromTraceChoice || !hasOpenTrace(settings))
        return error;
    const auto asked = settings.offer->ask();
    const auto *why = std::get_if<QString>(&asked);
    return why ? *why : QString();
}

void setWorkload(S &settings, const QVariant &given, const Catalogue & /*catalogue*/)
{
    settings.workload = given.toString();
    if (settings.workload == fromTraceChoice)
        settings.workload = std::get<TracedPass>(settings.offer->ask()).key();
}

void followWorkload(S &after, const S &before, const Catalogue &catalogue)
{
    if (tracedOf(before) && !tracedOf(after))
        takeContext(after, catalogue); // a launch may cost more in a trace than anywhere else
    takeWorkload(after, catalogue);
}

/// A stop where the trace stands.
void markTraced(InputSpec &spec, double value)
{
    //: Tick of a slider: the value that a profiler's trace has. As short as can be.
    spec.marks.push_back({value, DispatchTaxText::tr("trace")});
}

constexpr auto launchModels = std::to_array<ChoiceRow>({
    //: launch model: each launch waits for the previous kernel
    {"serial", QT_TRANSLATE_NOOP("rp::DispatchTax", "Serial")},
    //: launch model: launches run ahead of the kernels through a queue
    {"overlapped", QT_TRANSLATE_NOOP("rp::DispatchTax", "Overlapped")},
});

constexpr auto edgeMaths = std::to_array<ChoiceRow>({
    //: math on the edge device takes as long as on the cloud device, as in the course text
    {"course", QT_TRANSLATE_NOOP("rp::DispatchTax", "Course convention")},
    //: math on the edge device takes longer, as its peak is lower
    {"physical", QT_TRANSLATE_NOOP("rp::DispatchTax", "Scaled to the device")},
});

constexpr auto inputRows =
    std::to_array<InputRow<D>>({
        {.id = "context",
         .held = &S::context,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Context"),
         .help = QT_TRANSLATE_NOOP("rp::DispatchTax", "Where the model runs. It brings its own launch cost."),
         .choicesNow = entriesOf<&Catalogue::contexts>,
         .sharedWith = "context",
         .renews = true,
         .follow = [](S &after, const S &, const Catalogue &c) { takeContext(after, c); }},
        {.id = "workload",
         .held = &S::workload,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Workload"),
         .help = QT_TRANSLATE_NOOP(
             "rp::DispatchTax", "The model whose forward pass you look at. It brings its own kernel count."),
         .choicesNow = workloadChoices,
         .sharedWith = "workload",
         .notes = "memory_us",
         .renews = true,
         .follow = followWorkload,
         .text = workloadText,
         .refuse = workloadRefusal,
         .set = setWorkload},
        {.id = "mode",
         .held = &S::mode,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Execution mode"),
         .help = QT_TRANSLATE_NOOP("rp::DispatchTax",
                                   "The pass that the meters show. A mode is drawn once you have chosen it."),
         .choicesNow = modeChoices,
         .notes = "graph_gap_us"},
        {.id = "launch_model",
         .held = &S::launch_model,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Launch model"),
         .help = QT_TRANSLATE_NOOP(
             "rp::DispatchTax",
             "Serial: each launch waits for the previous kernel. Overlapped: launches run ahead "
             "through a launch queue."),
         .choices = launchModels,
         .notes = {"stream_gap_us", "queue_depth"}},
        {.id = "kernel_count",
         .held = &S::kernel_count,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel count"),
         .help = QT_TRANSLATE_NOOP("rp::DispatchTax", "The same total work, cut into this many kernels."),
         //: %1 is the count with digit groups; the plural form follows it
         .written = {Quantity::Counted, ownDigits, QT_TRANSLATE_N_NOOP("rp::DispatchTax", "%1 kernel(s)")},
         .kind = InputSpec::Kind::Logarithmic,
         .maximum = mostKernels,
         .step = 20.0,
         .whole = true,
         .adjust =
             [](InputSpec &spec, const S &s, const Catalogue &c) {
                 const auto traced = tracedOf(s);
                 const double own = traced ? double(traced->kernels) : double(workloadOf(s, c).workload.n);
                 spec.minimum = std::min(fewestKernels, own);
                 if (!traced)
                     return;
                 spec.maximum = std::max(mostKernels, own);
                 markTraced(spec, own);
             }},
        {.id = "launch_us",
         .held = &S::launch_us,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Launch cost"),
         .help = QT_TRANSLATE_NOOP("rp::DispatchTax", "Time that the host needs for one kernel launch."),
         .written = Quantity::DurationAuto,
         .notes = "launch_us",
         .adjust =
             [](InputSpec &spec, const S &s, const Catalogue &c) {
                 spec.minimum = contextOf(s, c).launch_min_us;
                 spec.maximum = contextOf(s, c).launch_max_us;
                 const auto traced = tracedOf(s);
                 if (!traced)
                     return;
                 spec.minimum = std::min(spec.minimum, traced->period_us);
                 spec.maximum = std::max(spec.maximum, traced->period_us);
                 markTraced(spec, traced->period_us);
             }},
        {.id = "gpu_speed",
         .held = &S::gpu_speed,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU speed"),
         .help = QT_TRANSLATE_NOOP("rp::DispatchTax",
                                   "A faster GPU shortens math and memory time. Launching stays as it is."),
         .written = Quantity::FactorAsNeeded,
         .minimum = 1.0,
         .maximum = 8.0,
         .step = 0.5},
        {.id = "edge_math",
         .held = &S::edge_math,
         .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Math on the edge device"),
         .help = QT_TRANSLATE_NOOP(
             "rp::DispatchTax",
             "Course convention: math takes as long as in the cloud. Scaled to the device: math and "
             "memory take longer, as this device has a lower peak and less bandwidth."),
         .choices = edgeMaths,
         .notes = "dense_flops",
         .shown = hasEdgeMath},
        {.id = "min_kernel",
         .held = &S::min_kernel,
         .help = QT_TRANSLATE_NOOP("rp::DispatchTax",
                                   "A very small kernel still keeps the GPU occupied for this long."),
         .written = oneOf(QT_TRANSLATE_NOOP3("rp::DispatchTax", "off", "a switch"),
                          QT_TRANSLATE_NOOP3("rp::DispatchTax", "on", "a switch")),
         .notes = "shortest_kernel_us",
         .adjust =
             [](InputSpec &spec, const S &, const Catalogue &c) {
                 //: a switch; %1 is a duration
                 spec.label = DispatchTaxText::tr("No kernel shorter than %1")
                                  .arg(Format().duration_us(c.dispatch->shortest_kernel_us));
             }},
    });

double quotient(double a, double b)
{
    return b > 0.0 ? a / b : std::numeric_limits<double>::quiet_NaN();
}

ComparedWorkload keywordSpotting(const State &state, const Catalogue &catalogue)
{
    return compareWorkload(QStringLiteral("kws"), state.settings, catalogue);
}

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    //: share of wall time in which the GPU does useful arithmetic
    {"math_utilization", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.chosen().math_utilization; },
     {"chosen_pass", "kernel_time"}},
    //: share of wall time in which a kernel is on the GPU, for math or for memory
    {"gpu_busy", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.chosen().gpu_busy; }, "chosen_pass"},
    //: abbreviation of model FLOP utilization: useful operations against the peak of the device
    {"mfu", QT_TRANSLATE_NOOP("rp::DispatchTax", "MFU"), Quantity::FractionAsNeeded,
     [](const State &s, const Catalogue &) { return s.chosen().mfu; }, {"useful_flops", "chosen_pass"}},
    {"total_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.chosen().total_us; }, "chosen_pass"},
    {"compute_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.chosen().compute_us; }, "kernel_time"},
    {"dispatch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.chosen().dispatch_us; }, "chosen_pass"},
    {"memory_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.chosen().memory_us; }, "memory_us"},
    {"compute_share", QT_TRANSLATE_NOOP("rp::DispatchTax", "Share of kernel compute"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.chosen().share(s.chosen().compute_us); },
     "chosen_pass"},
    {"dispatch_share", QT_TRANSLATE_NOOP("rp::DispatchTax", "Share of dispatch overhead"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.chosen().share(s.chosen().dispatch_us); },
     "chosen_pass"},
    {"memory_share", QT_TRANSLATE_NOOP("rp::DispatchTax", "Share of memory transfer"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.chosen().share(s.chosen().memory_us); }, "chosen_pass"},
    {"kernel_count", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels launched"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.chosen().kernels); }},
    {"compute_per_kernel_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Compute per kernel"),
     Quantity::KernelTime,
     [](const State &s, const Catalogue &) { return s.chosen().compute_us / double(s.chosen().kernels); }},
    {"dispatch_per_kernel_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch per kernel"),
     Quantity::KernelTime,
     [](const State &s, const Catalogue &) { return s.chosen().dispatch_us / double(s.chosen().kernels); },
     "chosen_pass"},
    {.id = "throughput",
     .label = QT_TRANSLATE_NOOP("rp::DispatchTax", "Throughput"),
     .value = [](const State &s, const Catalogue &) { return s.chosen().throughput; },
     .notes = "chosen_pass",
     .text =
         [](double rate, const State &s, const Catalogue &c) {
             return Format().perSecond(rate, throughputUnit(s.settings, c));
         }},
    {"launch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Launch cost"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return s.settings.launch_us; }, "launch_us"},
    {"gpu_speed", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU speed"), Quantity::FactorAsNeeded,
     [](const State &s, const Catalogue &) { return s.settings.gpu_speed; }},
    {"speedup_compiled", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up by compiling"), Quantity::Factor,
     [](const State &s, const Catalogue &) {
         return quotient(s.result.eager.total_us, s.result.compiled.total_us);
     },
     "compiled_pass"},
    {"speedup_graph", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up by a CUDA graph"), Quantity::Factor,
     [](const State &s, const Catalogue &) {
         return quotient(s.result.eager.total_us, s.result.graph.total_us);
     },
     "graph_pass"},
    {"speedup_mode", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up over eager"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return quotient(s.result.eager.total_us, s.chosen().total_us); },
     "chosen_pass"},
    {"speedup_faster_gpu", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up by the faster GPU"),
     Quantity::Factor,
     [](const State &s,
        const Catalogue &) { return quotient(s.result.chosenAtBaseSpeed.total_us, s.chosen().total_us); },
     "chosen_pass"},
    {"math_utilization_base_gpu", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization on the GPU at 1×"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &) { return s.result.chosenAtBaseSpeed.math_utilization; },
     "chosen_pass"},
    //: KWS: keyword spotting
    {"kws_utilization_eager", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization of KWS, eager"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &c) { return keywordSpotting(s, c).eager.math_utilization; },
     "eager_pass"},
    //: KWS: keyword spotting
    {"kws_utilization_compiled", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization of KWS, compiled"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &c) { return keywordSpotting(s, c).compiled.math_utilization; },
     "compiled_pass"},
    {"trace_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time of the trace"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) {
         const auto traced = tracedOf(s.settings);
         return traced ? traced->span_us : notTraced;
     }},
    {"trace_busy", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy in the trace"), Quantity::Fraction,
     [](const State &s, const Catalogue &) {
         const auto traced = tracedOf(s.settings);
         return traced ? traced->busyShare() : notTraced;
     }},
    {"trace_difference", QT_TRANSLATE_NOOP("rp::DispatchTax", "Model against the trace"), Quantity::Fraction,
     [](const State &s, const Catalogue &) {
         const auto traced = tracedOf(s.settings);
         return traced ? s.chosen().total_us / traced->span_us - 1.0 : notTraced;
     },
     "chosen_pass"},
    {"trace_spread_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "What the spread of launches makes"),
     Quantity::Milliseconds,
     [](const State &s, const Catalogue &) {
         const auto traced = tracedOf(s.settings);
         return traced ? modelOf(*traced).spread_us() : notTraced;
     }},
});

S freshSettings(const Catalogue &catalogue)
{
    S settings;
    settings.offer = std::make_shared<TraceOffer>();
    settings.context = catalogue.contexts.front().key;
    settings.workload = catalogue.workloads.front().key;
    takeContext(settings, catalogue);
    takeWorkload(settings, catalogue);
    return settings;
}

/// Of the context alone: a slider changes the picture, not the design.
QVariantMap designFields(const State &state, const Catalogue &catalogue)
{
    S settings = freshSettings(catalogue);
    settings.context = state.settings.context;
    takeContext(settings, catalogue);
    const ComparedWorkload kws = keywordSpotting({settings, {}}, catalogue);
    return {{QStringLiteral("kws_utilization_eager_pct"), kws.eager.math_utilization * 100.0},
            {QStringLiteral("kws_utilization_compiled_pct"), kws.compiled.math_utilization * 100.0}};
}

} // namespace

const Declaration<D> &DispatchTaxDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"dispatch_tax", "rp::DispatchTax", "rp::DispatchTaxInstrument"},
        .rows = {inputRows, figureRows, tables().tables, formulas().formulas, tables().measured},
        .defaults = freshSettings,
        .evaluate =
            [](const S &s, const Catalogue &c) {
                return State{s, rp::evaluate(s, c)};
            },
        .changeSentence = changeSentence,
        .reason = dispatchTaxReason,
        .reference =
            [](const S &s, const Catalogue &c) {
                S own = s;
                own.launch_us = contextOf(s, c).launch_us;
                return own;
            },
        .keyFigures = [](const S &s) -> std::vector<const char *> {
            if (tracedOf(s))
                return {"gpu_busy", "trace_busy", "total_us", "trace_us"};
            return {"math_utilization", "gpu_busy", "total_us", "dispatch_share"};
        },
        .designFields = designFields,
        .firstTables = [](const S &s) -> std::vector<const char *> {
            return {tracedOf(s) ? "traced" : "passes"};
        },
        .renews =
            [](const S &before, const S &after, const Catalogue &c) { // whether it is assumed
                return (before.launch_us == contextOf(before, c).launch_us) !=
                       (after.launch_us == contextOf(after, c).launch_us);
            },
    };
    return all;
}

std::vector<QString> DispatchTaxInstrument::figureIds() const
{
    std::vector<QString> ids = InstrumentOf::figureIds();
    if (!isFromTrace())
        std::erase_if(ids, [](const QString &id) { return id.startsWith(QLatin1String("trace_")); });
    return ids;
}

void DispatchTaxInstrument::setOffer(TraceOffer offer)
{
    *settings().offer = std::move(offer);
    emit inputsChanged();
}

QString DispatchTaxInstrument::tracedSentence() const
{
    return rp::tracedSentence(state(), catalogue());
}

QString DispatchTaxInstrument::spreadSentence() const
{
    const auto traced = isAsTraced(settings(), catalogue()) ? tracedOf(settings()) : std::nullopt;
    return traced ? rp::spreadSentence(*traced) : QString();
}

PlayScore DispatchTaxInstrument::race() const
{
    return launchRace(settings(), catalogue());
}

template class InstrumentOf<DispatchTaxDesign>;

} // namespace rp
