// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_instrument.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/dispatch_tax/dispatch_tax_formulas.h"
#include "models/instruments/dispatch_tax/dispatch_tax_inputs.h"
#include "models/instruments/dispatch_tax/dispatch_tax_sentences.h"
#include "models/instruments/dispatch_tax/dispatch_tax_tables.h"

#include <limits>
#include <optional>
#include <utility>

namespace rp {

namespace {

/// What the comparison depends on; the other inputs leave its rows alone.
DispatchTaxSettings comparisonInputs(const DispatchTaxSettings &settings)
{
    DispatchTaxSettings inputs;
    inputs.context = settings.context;
    inputs.launch_us = settings.launch_us;
    inputs.launch_model = settings.launch_model;
    inputs.edge_math = settings.edge_math;
    return inputs;
}

} // namespace

struct DispatchTaxInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
    {
    }

    const LaunchTrace &trace() const;
    void fillTimeline();

    const Catalogue &catalogue;
    DispatchTaxState state;
    DispatchTaxChange change;
    QStringList touched; ///< inputs set since the last computation
    std::vector<ComparedWorkload> compared;
    DispatchTaxSettings comparedFor;
    mutable std::optional<LaunchTrace> cachedTrace;
    TimelineWindow window;
    bool windowShown = false;

    ResultTable passes{QStringLiteral("passes")};
    ResultTable shares{QStringLiteral("shares")};
    ResultTable comparison{QStringLiteral("comparison")};
    ResultTable timeline{QStringLiteral("timeline")};
};

const LaunchTrace &DispatchTaxInstrument::Private::trace() const
{
    if (!cachedTrace)
        cachedTrace = traceOf(state.settings, catalogue);
    return *cachedTrace;
}

void DispatchTaxInstrument::Private::fillTimeline()
{
    timeline.setRows(timelineRows(window));
}

DispatchTaxInstrument::DispatchTaxInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("dispatch_tax"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    Private *p = d.get();
    p->state.settings = defaultSettings(catalogue);
    const SettingsNow now = [p]() -> const DispatchTaxSettings & { return p->state.settings; };
    p->passes.setColumns(passesColumns(now, catalogue));
    p->passes.setCaption([] { return tr("Where the time of one forward pass goes"); });
    p->passes.setSummary([p] { return passesSummary(p->state, p->change, p->catalogue); });
    p->shares.setColumns(sharesColumns(now, catalogue));
    p->shares.setCaption([] { return tr("Shares of one forward pass"); });
    p->shares.setSummary([p] { return passesSummary(p->state, p->change, p->catalogue); });
    p->comparison.setColumns(comparisonColumns(now, catalogue));
    p->comparison.setCaption([p] {
        //: caption of a table; %1 is a context ("Cloud"), %2 a duration, %3 a launch model ("Serial")
        return tr("Workloads compared: %1, launch cost %2, %3")
            .arg(dispatchTaxInputText(QStringLiteral("context"), p->state.settings.context, p->catalogue),
                 dispatchTaxInputText(QStringLiteral("launch_us"), p->state.settings.launch_us, p->catalogue),
                 dispatchTaxInputText(QStringLiteral("launch_model"), p->state.settings.launch_model,
                                      p->catalogue));
    });
    p->comparison.setSummary([p] { return comparisonSummary(p->compared, p->catalogue); });
    p->timeline.setColumns(timelineColumns());
    p->timeline.setCaption([] { return tr("Launches and kernels over time"); });
    p->timeline.setSummary([p] { return timelineSummary(p->window); });
    DispatchTaxInstrument::recompute();
}

DispatchTaxInstrument::~DispatchTaxInstrument() = default;

QString DispatchTaxInstrument::context() const
{
    return d->state.settings.context;
}

QString DispatchTaxInstrument::workload() const
{
    return d->state.settings.workload;
}

QString DispatchTaxInstrument::mode() const
{
    return d->state.settings.mode;
}

double DispatchTaxInstrument::kernelCount() const
{
    return d->state.settings.kernel_count;
}

double DispatchTaxInstrument::launch_us() const
{
    return d->state.settings.launch_us;
}

double DispatchTaxInstrument::gpuSpeed() const
{
    return d->state.settings.gpu_speed;
}

QString DispatchTaxInstrument::launchModel() const
{
    return d->state.settings.launch_model;
}

QString DispatchTaxInstrument::scale() const
{
    return d->state.settings.scale;
}

QString DispatchTaxInstrument::edgeMath() const
{
    return d->state.settings.edge_math;
}

bool DispatchTaxInstrument::minKernel() const
{
    return d->state.settings.min_kernel;
}

std::vector<InputSpec> DispatchTaxInstrument::inputs() const
{
    return dispatchTaxInputs(d->state.settings, d->catalogue);
}

QString DispatchTaxInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return dispatchTaxInputText(inputId, value, d->catalogue);
}

std::vector<ResultTable *> DispatchTaxInstrument::tables() const
{
    const bool percent = d->state.settings.scale == QStringLiteral("percent");
    return {percent ? &d->shares : &d->passes, percent ? &d->passes : &d->shares, &d->comparison,
            &d->timeline};
}

ResultTable *DispatchTaxInstrument::passes() const
{
    return &d->passes;
}

ResultTable *DispatchTaxInstrument::shares() const
{
    return &d->shares;
}

ResultTable *DispatchTaxInstrument::comparison() const
{
    return &d->comparison;
}

ResultTable *DispatchTaxInstrument::timelineTable() const
{
    return &d->timeline;
}

double DispatchTaxInstrument::total_us() const
{
    return d->state.chosen().total_us;
}

TimelineWindow DispatchTaxInstrument::timeline(double from_us, double to_us) const
{
    return cutWindow(d->trace(), from_us, to_us);
}

TimelineWindow DispatchTaxInstrument::showTimeline(double from_us, double to_us)
{
    d->window = timeline(from_us, to_us);
    d->windowShown = true;
    d->fillTimeline();
    return d->window;
}

double DispatchTaxInstrument::figure(const QString &figureId) const
{
    return dispatchTaxFigure(figureId, d->state, d->catalogue);
}

QString DispatchTaxInstrument::figureText(const QString &figureId) const
{
    return dispatchTaxFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> DispatchTaxInstrument::figureIds() const
{
    return dispatchTaxFigureIds();
}

std::vector<QString> DispatchTaxInstrument::keyFigures() const
{
    return {QStringLiteral("math_utilization"), QStringLiteral("gpu_busy"), QStringLiteral("total_us"),
            QStringLiteral("dispatch_share")};
}

QString DispatchTaxInstrument::figureLabel(const QString &figureId) const
{
    return dispatchTaxFigureLabel(figureId);
}

QString DispatchTaxInstrument::figureAssumption(const QString &figureId) const
{
    return dispatchTaxFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<DispatchTaxState> DispatchTaxInstrument::stateFor(const QVariantMap &inputs) const
{
    DispatchTaxState state;
    state.settings = defaultSettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applyDispatchTaxInput(state.settings, id, value, d->catalogue);
    });
    if (!stored)
        return std::nullopt;
    state.result = evaluate(state.settings, d->catalogue);
    return state;
}

double DispatchTaxInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? dispatchTaxFigure(figureId, *state, d->catalogue)
                 : std::numeric_limits<double>::quiet_NaN();
}

QString DispatchTaxInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? dispatchTaxFigureText(figureId, *state, d->catalogue) : QString();
}

QString DispatchTaxInstrument::liveFormula(const QString &formulaId) const
{
    return dispatchTaxFormula(formulaId, d->state, d->catalogue);
}

QVariantMap DispatchTaxInstrument::designFields() const
{
    // Of the context alone: a slider changes the picture, not the design.
    const QVariantMap inputs{{QStringLiteral("context"), context()}};
    const auto percent = [&](const char *figure) { return figureFor(inputs, QLatin1String(figure)) * 100.0; };
    return {{QStringLiteral("execution_mode"), mode()},
            {QStringLiteral("kws_utilization_eager_pct"), percent("kws_utilization_eager")},
            {QStringLiteral("kws_utilization_compiled_pct"), percent("kws_utilization_compiled")}};
}

QString DispatchTaxInstrument::changeSentence() const
{
    return rp::changeSentence(d->change, d->catalogue);
}

void DispatchTaxInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : {&d->passes, &d->shares, &d->comparison, &d->timeline})
        table->retranslate();
    emit inputsChanged();
}

QString DispatchTaxInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const DispatchTaxSettings before = d->state.settings;
    if (d->touched.isEmpty())
        d->change.before = d->state;
    QString error = applyDispatchTaxInput(d->state.settings, inputId, value, d->catalogue);
    if (error.isEmpty() && d->state.settings != before) {
        d->touched.append(inputId);
        // These two bring other ranges, assumptions and controls.
        if (d->state.settings.context != before.context || d->state.settings.workload != before.workload)
            noteInputsChanged();
    }
    return error;
}

void DispatchTaxInstrument::recompute()
{
    const DispatchTaxSettings &settings = d->state.settings;
    d->state.result = evaluate(settings, d->catalogue);
    d->cachedTrace.reset();
    d->change.inputs = std::exchange(d->touched, {});
    d->change.after = d->state;
    d->passes.setRows(passesRows(d->state));
    d->shares.setRows(sharesRows(d->state));
    const DispatchTaxSettings comparing = comparisonInputs(settings);
    if (d->compared.empty() || d->comparedFor != comparing) {
        d->compared = compareWorkloads(settings, d->catalogue);
        d->comparedFor = comparing;
        d->comparison.setRows(comparisonRows(d->compared, d->catalogue));
    }
    if (d->windowShown) {
        d->window = timeline(d->window.from_us, d->window.to_us);
        d->fillTimeline();
    }
}

} // namespace rp
