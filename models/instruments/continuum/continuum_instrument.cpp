// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_instrument.h"

#include "models/instruments/continuum/continuum_formulas.h"
#include "models/instruments/continuum/continuum_inputs.h"
#include "models/instruments/continuum/continuum_moves.h"
#include "models/instruments/continuum/continuum_sentences.h"
#include "models/instruments/continuum/continuum_tables.h"
#include "models/instruments/contract/input_check.h"

#include <limits>
#include <utility>

namespace rp {

namespace {

/// What the stages depend on, and what the operating point depends on; the rest of the inputs leaves their
/// rows alone.
ContinuumSettings stageInputs(const ContinuumSettings &settings)
{
    ContinuumSettings inputs;
    inputs.context = settings.context;
    inputs.workload = settings.workload;
    inputs.launch_model = settings.launch_model;
    inputs.stage = settings.stage;
    return inputs;
}

ContinuumSettings crossingInputsOf(const ContinuumSettings &settings)
{
    ContinuumSettings inputs = settings;
    inputs.workload.clear();
    inputs.launch_model.clear();
    inputs.stage.clear();
    inputs.moves.clear();
    return inputs;
}

} // namespace

struct CompilationContinuumInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
    {
    }

    const Catalogue &catalogue;
    ContinuumState state;
    ContinuumChange change;
    QStringList touched;                    ///< inputs set since the last computation
    std::optional<ContinuumSettings> shown; ///< what the tables hold

    ResultTable stages{QStringLiteral("stages")};
    ResultTable rubric{QStringLiteral("rubric")};
    ResultTable intensities{QStringLiteral("intensities")};
};

CompilationContinuumInstrument::CompilationContinuumInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("compilation_continuum"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    Private *p = d.get();
    p->state.settings = defaultContinuumSettings(catalogue);
    const ContinuumNow now = [p]() -> const ContinuumState & { return p->state; };
    p->stages.setColumns(stagesColumns(now, catalogue));
    p->stages.setCaption([] { return tr("Throughput and flexibility of each stage"); });
    p->stages.setSummary([p] { return stagesSummary(p->state, p->catalogue); });
    p->rubric.setColumns(rubricColumns(now, catalogue));
    p->rubric.setCaption([] { return tr("How flexible each stage is"); });
    p->rubric.setSummary([] { return rubricSummary(); });
    p->intensities.setColumns(intensitiesColumns(now, catalogue));
    p->intensities.setCaption([] { return tr("From memory-bound to compute-bound"); });
    p->intensities.setSummary([p] { return intensitiesSummary(p->state, p->change, p->catalogue); });
    CompilationContinuumInstrument::recompute();
}

CompilationContinuumInstrument::~CompilationContinuumInstrument() = default;

QString CompilationContinuumInstrument::context() const
{
    return d->state.settings.context;
}

QString CompilationContinuumInstrument::workload() const
{
    return d->state.settings.workload;
}

QString CompilationContinuumInstrument::launchModel() const
{
    return d->state.settings.launch_model;
}

QString CompilationContinuumInstrument::stage() const
{
    return d->state.settings.stage;
}

double CompilationContinuumInstrument::moves() const
{
    return double(d->state.settings.moves.size());
}

QString CompilationContinuumInstrument::operation() const
{
    return d->state.settings.operation;
}

QString CompilationContinuumInstrument::precision() const
{
    return d->state.settings.precision;
}

double CompilationContinuumInstrument::kernelComplexity() const
{
    return d->state.settings.kernel_complexity;
}

double CompilationContinuumInstrument::fusionLevel() const
{
    return d->state.settings.fusion_level;
}

double CompilationContinuumInstrument::gemmK() const
{
    return d->state.settings.gemm_k;
}

double CompilationContinuumInstrument::gemmBatch() const
{
    return d->state.settings.gemm_batch;
}

QString CompilationContinuumInstrument::history() const
{
    return historyText(d->state.settings);
}

std::vector<InputSpec> CompilationContinuumInstrument::inputs() const
{
    return continuumInputs(d->state.settings, d->catalogue);
}

QString CompilationContinuumInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return continuumInputText(inputId, value, d->catalogue);
}

std::vector<ResultTable *> CompilationContinuumInstrument::tables() const
{
    return {&d->stages, &d->rubric, &d->intensities};
}

ResultTable *CompilationContinuumInstrument::stages() const
{
    return &d->stages;
}

ResultTable *CompilationContinuumInstrument::rubric() const
{
    return &d->rubric;
}

ResultTable *CompilationContinuumInstrument::intensities() const
{
    return &d->intensities;
}

std::vector<RubricQuestion> CompilationContinuumInstrument::questions() const
{
    return rubricQuestions();
}

QString CompilationContinuumInstrument::stageReason() const
{
    return rp::stageReason(*d->state.chosen().stage);
}

QString CompilationContinuumInstrument::boundSentence() const
{
    return rp::boundSentence(d->state);
}

const RidgePoints &CompilationContinuumInstrument::ridges() const
{
    return d->state.result.crossing.ridges;
}

QString CompilationContinuumInstrument::movesText() const
{
    return rp::movesText(d->state);
}

QString CompilationContinuumInstrument::movesMessage() const
{
    return rp::movesMessage(d->state);
}

double CompilationContinuumInstrument::figure(const QString &figureId) const
{
    return continuumFigure(figureId, d->state, d->catalogue);
}

QString CompilationContinuumInstrument::figureText(const QString &figureId) const
{
    return continuumFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> CompilationContinuumInstrument::figureIds() const
{
    return continuumFigureIds();
}

std::vector<QString> CompilationContinuumInstrument::keyFigures() const
{
    return {QStringLiteral("speedup"), QStringLiteral("throughput"), QStringLiteral("total_us"),
            QStringLiteral("intensity"), QStringLiteral("ridge_tensor")};
}

QString CompilationContinuumInstrument::figureLabel(const QString &figureId) const
{
    return continuumFigureLabel(figureId);
}

QString CompilationContinuumInstrument::figureAssumption(const QString &figureId) const
{
    return continuumFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<ContinuumState> CompilationContinuumInstrument::stateFor(const QVariantMap &inputs) const
{
    ContinuumState state;
    state.settings = defaultContinuumSettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applyContinuumInput(state.settings, id, value, d->catalogue);
    });
    if (!stored)
        return std::nullopt;
    state.result = evaluate(state.settings, d->catalogue);
    return state;
}

double CompilationContinuumInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? continuumFigure(figureId, *state, d->catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString CompilationContinuumInstrument::figureTextFor(const QVariantMap &inputs,
                                                      const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? continuumFigureText(figureId, *state, d->catalogue) : QString();
}

QString CompilationContinuumInstrument::liveFormula(const QString &formulaId) const
{
    return continuumFormula(formulaId, d->state, d->catalogue);
}

QString CompilationContinuumInstrument::changeSentence() const
{
    return rp::changeSentence(d->change, d->catalogue);
}

void CompilationContinuumInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : tables())
        table->retranslate();
    emit inputsChanged();
}

QString CompilationContinuumInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const ContinuumSettings before = d->state.settings;
    if (d->touched.isEmpty())
        d->change.before = d->state;
    QString error = applyContinuumInput(d->state.settings, inputId, value, d->catalogue);
    const ContinuumSettings &after = d->state.settings;
    if (error.isEmpty() && after != before) {
        d->touched.append(inputId);
        // These bring other controls, ranges, helps or assumptions.
        if (after.context != before.context || after.workload != before.workload ||
            after.stage != before.stage || after.operation != before.operation)
            noteInputsChanged();
    }
    return error;
}

void CompilationContinuumInstrument::recompute()
{
    const ContinuumSettings &settings = d->state.settings;
    const bool first = !d->shown;
    const bool stagesMoved = first || stageInputs(*d->shown) != stageInputs(settings);
    const bool crossingMoved = first || crossingInputsOf(*d->shown) != crossingInputsOf(settings);
    if (stagesMoved)
        d->state.result = evaluate(settings, d->catalogue);
    else
        evaluateCrossings(d->state.result, settings, d->catalogue);
    d->shown = settings;
    d->change.inputs = std::exchange(d->touched, {});
    d->change.after = d->state;
    if (stagesMoved) {
        d->stages.setRows(stagesRows(d->state));
        d->rubric.setRows(rubricRows(d->state));
    }
    if (crossingMoved)
        d->intensities.setRows(intensitiesRows(d->state));
}

} // namespace rp
