// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/trace/trace_workbench.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/payback/payback_model.h"
#include "models/instruments/trace/trace_lab.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "models/traces_text/trace_words.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace rp {

namespace {

using D = TraceDesign;
using S = TraceSettings;
using State = TraceState;

constexpr double notKnown = std::numeric_limits<double>::quiet_NaN();

constexpr auto builtInNames = std::to_array<ChoiceRow>({
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_gpt2_eager",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPT-2 small, one token: eager, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_gpt2_compile",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPT-2 small, one token: compiled, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_gpt2_graph", QT_TRANSLATE_NOOP("rp::TraceWorkbench",
                                          "GPT-2 small, one token: eager kernels as a graph, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_gpt2_compile_graphs",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPT-2 small, one token: compiled with graphs, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_llama3_decode",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Llama 3 8B, one decode step: eager, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_resnet50_eager",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "ResNet-50, one image: eager, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_resnet50_compile",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "ResNet-50, one image: compiled, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_resnet50_graph",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "ResNet-50, one image: eager kernels as a graph, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_keywords_eager", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Keyword spotter: eager, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_keywords_compile",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Keyword spotter: compiled, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_keywords_graph",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Keyword spotter: eager kernels as a graph, NVIDIA H100")},
    //: a trace that comes with the program: model, how it ran, and GPU
    {"h100_keywords_compile_graphs",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Keyword spotter: compiled with graphs, NVIDIA H100")},
    //: a trace that comes with the program: model and GPU; decoding writes one token
    {"mi300x_qwen3_8b_decode_one_graph",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Qwen3 8B decoding with one graph, AMD MI300X")},
    //: a trace that comes with the program: model and GPU
    {"mi300x_torch_compile_triton",
     QT_TRANSLATE_NOOP("rp::TraceWorkbench", "torch.compile with Triton, AMD MI300X")},
});

/// Those of earlier versions, which captures still name.
constexpr auto formerNames = std::to_array<ChoiceRow>({
    //: a trace that came with earlier versions of the program: model and GPU
    {"h100_bert_small", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "BERT-small, NVIDIA H100")},
    //: a trace that came with earlier versions of the program: model and GPU
    {"h100_image_detection", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Image detection, NVIDIA H100")},
    //: a trace that came with earlier versions of the program: model and GPU
    {"a100_alexnet", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "AlexNet, NVIDIA A100")},
    //: a trace that came with earlier versions of the program: model and GPU
    {"mi250_toy_training", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Training of a toy model, AMD MI250")},
});

/// Its name in words; null for any other key.
const ChoiceRow *named(std::span<const ChoiceRow> rows, const QString &key)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&key](const ChoiceRow &row) { return key == QLatin1String(row.key); });
    return found == rows.end() ? nullptr : &*found;
}

/// Which trace is not at hand, and why, instead of that it is no choice.
QString refuseTrace(QString error, const InputSpec & /*spec*/, const QVariant &value, const S &settings,
                    const Catalogue & /*catalogue*/)
{
    const QString key = value.toString();
    if (error.isEmpty() || value.typeId() != QMetaType::QString || settings.shelf->isOwnOnly())
        return error;
    if (const ChoiceRow *former = named(formerNames, key))
        //: %1 names a trace: "AlexNet, NVIDIA A100"
        return TraceText::tr("The trace “%1” came with earlier versions of this program and no longer does.")
            .arg(phraseText(TraceDesign::context(), former->label));
    if (key.startsWith(QLatin1String(ownTracePrefix)) && !settings.shelf->find(key))
        return TraceText::tr("The trace is from a file that is not open. Open the file again.");
    return error;
}

std::vector<InputChoice> traceChoices(const S &settings, const Catalogue & /*catalogue*/)
{
    std::vector<InputChoice> choices;
    for (const char *key : builtInTraceKeys()) {
        const QString text = QString::fromLatin1(key);
        if (!settings.shelf->isOwnOnly())
            choices.push_back({text, traceLabel(text, *settings.shelf)});
    }
    for (const TracePointer &own : settings.shelf->own())
        choices.push_back({own->key, traceLabel(own->key, *settings.shelf)});
    return choices;
}

std::vector<InputChoice> afterChoices(const S &settings, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices = traceChoices(settings, catalogue);
    std::erase_if(choices, [&settings](const InputChoice &each) { return each.key == settings.trace; });
    //: instead of a second trace
    choices.insert(choices.begin(), {noTrace, TraceText::tr("None")});
    return choices;
}

constexpr auto nodes = std::to_array<ChoiceRow>({
    //: a time from one kernel to the next
    {"us0_5", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "0.5 µs")},
    //: a time from one kernel to the next
    {"us1", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "1 µs")},
    //: a time from one kernel to the next
    {"us2", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "2 µs")},
});

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "trace",
     .held = &S::trace,
     .label = QT_TRANSLATE_NOOP3("rp::TraceWorkbench", "Trace", "of a profiler"),
     .help = QT_TRANSLATE_NOOP("rp::TraceWorkbench",
                               "What a profiler recorded: one of these, or a file of your own."),
     .choicesNow = traceChoices,
     .renews = true,
     .follow =
         [](S &after, const S & /*before*/, const Catalogue &) {
             if (after.after == after.trace)
                 after.after = noTrace; // a trace is not compared with itself
         },
     .refuse = refuseTrace},
    {.id = "after",
     .held = &S::after,
     .label = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "The same model after a change"),
     .help = QT_TRANSLATE_NOOP("rp::TraceWorkbench",
                               "A second trace, such as one after compiling. It gives a measured gain."),
     .choicesNow = afterChoices,
     .refuse = refuseTrace},
    {.id = "node",
     .held = &S::node,
     .label = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "From kernel to kernel in a graph"),
     .help =
         QT_TRANSLATE_NOOP("rp::TraceWorkbench", "What a CUDA graph would still leave between two kernels."),
     .choices = nodes,
     .secondary = true},
    {.id = "per_day",
     .held = &S::per_day,
     .label = QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Your volume"),
     .help = QT_TRANSLATE_NOOP("rp::TraceWorkbench",
                               "How often the model runs in a day, on all machines together."),
     //: how often a model runs in a day; %1 is the count with digit groups
     .written = {Quantity::Counted, ownDigits,
                 QT_TRANSLATE_N_NOOP("rp::TraceWorkbench", "%1 run(s) per day")},
     .kind = InputSpec::Kind::Logarithmic,
     .minimum = leastPerDay,
     .maximum = mostPerDay,
     .step = 20.0,
     .whole = true},
});

double us(double ns)
{
    return ns / 1e3;
}
double orUndefined(const std::optional<double> &value)
{
    return value.value_or(notKnown);
}
double median_us(const traces::Spread &spread)
{
    return spread.n > 0 ? us(spread.p50_ns) : notKnown;
}
double factor(const State &state, double shorter_us)
{
    return shorter_us > 0.0 ? us(double(state.reading().span_ns)) / shorter_us : notKnown;
}
double shareOf(const State &state, double SpanParts::*part)
{
    const SpanParts parts = partsOf(state.reading());
    return parts.share(parts.*part);
}
/// Of a figure that is withheld where the cause of idle time isn't known.
double caused(const State &state, double value)
{
    return state.reading().withheld.withholdsCause() ? notKnown : value;
}
double ofBusy(const State &state, double value)
{
    return state.reading().withheld.withholdsBusy() ? notKnown : value;
}
double ofCalls(const State &state, double value)
{
    return state.reading().hasCallDurations ? value : notKnown;
}
double faster_us(const State &state)
{
    const traces::WhatIf &what = state.reading().whatIf;
    return what.canPredictFasterGpu() ? caused(state, us(double(what.replayTwice_ns))) : notKnown;
}

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    {"busy_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return shareOf(s, &SpanParts::busy_us); }},
    {"host_wait_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Waiting for the host"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return caused(s, orUndefined(s.reading().hostWaitOfSpan)); }},
    {"before_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Waiting until the call"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return shareOf(s, &SpanParts::before_us); }},
    {"latency_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "From the call to the start"),
     Quantity::Fraction,
     [](const State &s, const Catalogue &) { return shareOf(s, &SpanParts::latency_us); }},
    {"kernel_wait_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Between launched kernels"),
     Quantity::Fraction, [](const State &s, const Catalogue &) { return shareOf(s, &SpanParts::kernel_us); }},
    {"other_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Other idle time"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return shareOf(s, &SpanParts::other_us); }},
    {"span_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Span of the trace"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return us(double(s.reading().span_ns)); }},
    {"run_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time of a run"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return runTime(s.reading()).run_us; }},
    {"busy_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time with the GPU busy"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return us(double(s.reading().busy_ns)); }},
    {"host_wait_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Time waiting for the host"),
     Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return partsOf(s.reading()).hostWait_us(); }},
    {"tax_per_kernel_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Waiting for the host, per kernel"),
     Quantity::KernelTime,
     [](const State &s,
        const Catalogue &) { return caused(s, us(orUndefined(s.reading().hostWaitPerKernel_ns))); }},
    {"kernel_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Median kernel"), Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return ofBusy(s, median_us(s.reading().kernelDuration)); }},
    {"launch_call_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Median time inside a launch call"),
     Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return ofCalls(s, median_us(s.reading().directLaunch)); }},
    {"host_work_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Median time between two launch calls"),
     Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return ofCalls(s, median_us(s.reading().launchGap)); }},
    {"launch_period_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Median time from launch to launch"),
     Quantity::DurationAuto,
     [](const State &s, const Catalogue &) { return median_us(s.reading().launchPeriod); }},
    {"kernels", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernels"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.reading().kernels); }},
    {"launch_calls", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Launch calls"), Quantity::Count,
     [](const State &s, const Catalogue &) {
         return double(s.reading().directLaunch.n + s.reading().graphLaunch.n);
     }},
    {"graph_launches", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Launches of graphs"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.reading().graphLaunch.n); }},
    {"graph_kernels", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernels from graphs"), Quantity::Count,
     [](const State &s, const Catalogue &) { return caused(s, double(s.reading().kernelsFromGraphs)); }},
    {"streams", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Streams"), Quantity::Count,
     [](const State &s, const Catalogue &) { return double(s.reading().streams); }},
    {"short_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Kernels too short for the host's pace"),
     Quantity::Fraction,
     [](const State &s,
        const Catalogue &) { return ofBusy(s, orUndefined(s.reading().shortKernelFraction)); }},
    {"graph_ops", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Operations of the largest graph launch"),
     Quantity::Count,
     [](const State &s,
        const Catalogue &) { return s.trace->graph ? double(s.trace->graph->ops) : notKnown; }},
    {"graph_busy_share", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy while the largest graph runs"),
     Quantity::Fraction,
     [](const State &s,
        const Catalogue
            &) { return s.trace->graph ? orUndefined(s.trace->graph->busyFraction()) : notKnown; }},
    {"no_wait_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Without any waiting for the host"),
     Quantity::Milliseconds,
     [](const State &s,
        const Catalogue &) { return caused(s, us(double(s.reading().whatIf.noHostWait_ns))); },
     "bound"},
    {"graph_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "With a CUDA graph"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return graphSpan_us(s); }, "bound"},
    {"half_dispatch_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "With a host twice as fast"),
     Quantity::Milliseconds,
     [](const State &s,
        const Catalogue &) { return caused(s, us(double(s.reading().whatIf.halfDispatch_ns))); },
     "bound"},
    {"faster_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "With a GPU twice as fast"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return faster_us(s); }, "replay"},
    {"no_wait_factor", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Speed-up without waiting for the host"),
     Quantity::Factor,
     [](const State &s,
        const Catalogue &) { return factor(s, caused(s, us(double(s.reading().whatIf.noHostWait_ns)))); },
     "bound"},
    {"graph_factor", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Speed-up by a CUDA graph"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return factor(s, graphSpan_us(s)); }, "bound"},
    {"half_dispatch_factor", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Speed-up by a host twice as fast"),
     Quantity::Factor,
     [](const State &s,
        const Catalogue &) { return factor(s, caused(s, us(double(s.reading().whatIf.halfDispatch_ns)))); },
     "bound"},
    {"faster_gain", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Gain by a GPU twice as fast"),
     Quantity::Fraction, [](const State &s, const Catalogue &) { return fasterGpuGain(s.reading()); },
     "replay"},
    {"model_error", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Error of the replay, at the GPU's own speed"),
     Quantity::Fraction,
     [](const State &s,
        const Catalogue &) { return caused(s, orUndefined(s.reading().whatIf.replayError)); }},
    {"measured_gain", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Measured gain"), Quantity::FractionLarge,
     [](const State &s, const Catalogue &) { return measuredGain(s); }},
    {"measured_factor", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Measured speed-up"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return 1.0 + measuredGain(s); }},
    {"payback_gain", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Gain for the pay-back"),
     Quantity::FractionLarge, [](const State &s, const Catalogue &) { return payBackGain(s); }, "gain"},
    {"saved_per_day_s", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Machine time saved in a day"),
     Quantity::Seconds, [](const State &s, const Catalogue &) { return savedPerDay_s(s); }, "gain"},
    {"model_us", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "The model of Act 1, launches running ahead"),
     Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return overlappedModel(s.reading()).total_us; }, "model"},
    {"model_busy", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "GPU busy by that model"), Quantity::Fraction,
     [](const State &s, const Catalogue &) { return overlappedModel(s.reading()).busy; }, "model"},
    {"model_difference", QT_TRANSLATE_NOOP("rp::TraceWorkbench", "Model against the measured span"),
     Quantity::Fraction,
     [](const State &s,
        const Catalogue
            &) { return overlappedModel(s.reading()).total_us / us(double(s.reading().span_ns)) - 1.0; },
     "model"},
});

/// The default settings with these inputs laid over them, which may name a trace on this shelf; nothing when
/// one is unknown or refused.
std::optional<S> settingsUnder(const QVariantMap &inputs, const std::shared_ptr<TraceShelf> &shelf,
                               const Catalogue &catalogue)
{
    S under = D::defaults(catalogue);
    under.shelf = shelf;
    qsizetype known = 0;
    for (const InputRow<D> &each : inputRows) {
        const QString id = QString::fromLatin1(each.id);
        const auto found = inputs.constFind(id);
        if (found == inputs.constEnd())
            continue;
        ++known;
        if (!InputsOf<D>::apply(under, id, found.value(), catalogue).isEmpty())
            return std::nullopt;
    }
    return known == inputs.size() ? std::optional(under) : std::nullopt;
}

S freshSettings(const Catalogue &catalogue)
{
    S settings;
    settings.trace = QString::fromLatin1(builtInTraceKeys().front());
    settings.after = noTrace;
    settings.per_day = std::clamp(catalogue.contexts.front().per_day, leastPerDay, mostPerDay);
    settings.shelf = std::make_shared<TraceShelf>();
    return settings;
}

State stateOf(const S &settings, const Catalogue & /*catalogue*/)
{
    return {settings, settings.shelf->find(settings.trace),
            settings.after == noTrace ? nullptr : settings.shelf->find(settings.after)};
}

std::vector<const char *> keyFigures(const S &settings)
{
    if (settings.after != noTrace)
        return {"measured_gain", "busy_share", "host_wait_share", "saved_per_day_s"};
    return {"busy_share", "host_wait_share", "graph_factor", "faster_gain"};
}

} // namespace

const Declaration<D> &TraceDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"trace_workbench", "rp::TraceWorkbench"},
        .rows = {inputRows, figureRows, tables().tables, {}, tables().measured},
        .defaults = freshSettings,
        .evaluate = stateOf,
        .changeSentence = changeSentence,
        .reason = traceReason,
        .keyFigures = keyFigures,
        .hasResult = [](const State &state) { return state.trace != nullptr; },
    };
    return all;
}

QString traceLabel(const QString &key, const TraceShelf &shelf)
{
    for (const std::span<const ChoiceRow> names : {std::span<const ChoiceRow>(builtInNames), {formerNames}}) {
        if (const ChoiceRow *found = named(names, key))
            return phraseText(TraceDesign::context(), found->label);
    }
    const TracePointer own = shelf.find(key);
    if (!own)
        return key;
    const QString name = shortName(own->name, 48);
    // Profilers write “trace.json” again and again.
    const std::vector<TracePointer> &all = shelf.own();
    const auto earlier =
        std::count_if(all.begin(), std::find(all.begin(), all.end(), own),
                      [&own](const TracePointer &other) { return other->name == own->name; });
    //: one of several files that have the same name; %1 is the name, %2 a number from 2 on
    return earlier == 0 ? name : TraceText::tr("%1 (%2)").arg(name, Format().count(double(earlier) + 1.0));
}

double TraceInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto under = settingsUnder(inputs, settings().shelf, catalogue());
    return under ? valueUnder(*under, figureId) : notKnown;
}

QString TraceInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto under = settingsUnder(inputs, settings().shelf, catalogue());
    return under ? textUnder(*under, figureId) : QString();
}

void TraceInstrument::hold(const TracePointer &own)
{
    settings().shelf->add(own, {settings().trace, settings().after});
    emit inputsChanged();
}

void TraceInstrument::beginWith(const TracePointer &own)
{
    settings().shelf->setOwnOnly();
    hold(own);
    (void)setInput(QStringLiteral("trace"), own->key); // it is on the shelf now
}

bool TraceInstrument::isOwnOnly() const
{
    return settings().shelf->isOwnOnly();
}

std::variant<TracedPass, QString> TraceInstrument::traced() const
{
    return tracedPass(*trace());
}

void TraceInstrument::setModel(DispatchTaxInstrument &model)
{
    m_model = &model;
    m_led = settings().trace;
    // Either of the two may go first.
    const QPointer<const TraceInstrument> self(this);
    model.setOffer(
        {[self] { return self ? self->settings().trace : QString(); },
         [self]() -> std::variant<TracedPass, QString> { return self ? self->traced() : QString(); }});
    connect(this, &Instrument::changed, this, &TraceInstrument::leadModel);
}

/// Only with another trace: a model that was put back with the numbers of a trace that is not open keeps
/// them.
void TraceInstrument::leadModel()
{
    m_modelDid = Model::Stays;
    if (std::exchange(m_led, settings().trace) == settings().trace || !m_model || !m_model->isFromTrace())
        return;
    const QString workload = QStringLiteral("workload");
    m_modelDid = Model::Follows;
    if (m_model->setInput(workload, fromTraceChoice).isEmpty())
        return;
    m_modelDid = Model::FallsBack;
    (void)m_model->setInput(workload, catalogue().workloads.front().key);
}

QString TraceInstrument::changeSentence() const
{
    return withModel(InstrumentOf::changeSentence());
}

QString TraceInstrument::changeSentenceSince(const std::any &snapshot, const QStringList &set) const
{
    return withModel(InstrumentOf::changeSentenceSince(snapshot, set));
}

/// And what the model beside it did.
QString TraceInstrument::withModel(const QString &changed) const
{
    if (changed.isEmpty() || m_modelDid == Model::Stays || !m_model)
        return changed;
    if (m_modelDid == Model::Follows)
        //: “The model” is the name of an instrument. It shows the trace that was opened now.
        return joinedSentences({changed, TraceText::tr("“The model” follows it.")});
    const auto asked = traced();
    const auto *why = std::get_if<QString>(&asked);
    //: “The model” is the name of an instrument; %1 is a workload such as “Keyword spotting”
    const QString back =
        TraceText::tr("“The model” can't follow and shows %1 again.")
            .arg(m_model->inputText(QStringLiteral("workload"), m_model->input(QStringLiteral("workload"))));
    return joinedSentences({changed, back, why ? *why : QString()});
}

void lendTraces(const Instrument &from, Instrument &to)
{
    const auto *lender = qobject_cast<const TraceInstrument *>(&from);
    auto *borrower = qobject_cast<TraceInstrument *>(&to);
    if (!lender || !borrower)
        return;
    for (const TracePointer &own : lender->shelf().own())
        borrower->hold(own);
}

template class InstrumentOf<TraceDesign>;

} // namespace rp
