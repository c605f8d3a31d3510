// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_instrument.h"

#include "models/graph/graph_words.h"
#include "models/instruments/contract/input_check.h"
#include "models/instruments/surgery/surgery_figures.h"
#include "models/instruments/surgery/surgery_formulas.h"
#include "models/instruments/surgery/surgery_inputs.h"
#include "models/instruments/surgery/surgery_sentences.h"
#include "models/instruments/surgery/surgery_table_set.h"
#include "models/instruments/surgery/surgery_words.h"
#include "models/text/sentences.h"

#include <limits>
#include <utility>

namespace rp {

struct GraphSurgeryInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
        , state(defaultSurgerySettings(c), c)
    {
    }

    const SurgerySettings &settings() const { return state.settings; }

    const Catalogue &catalogue;
    SurgeryState state;
    SurgeryChange change;
    SurgerySettings pending; ///< set, not yet computed
    QStringList touched;     ///< inputs set since the last computation
    OperationGraph before;
    OperationGraph after;
    SurgeryTables tables{[this]() -> const SurgeryState & { return state; }, catalogue};
};

GraphSurgeryInstrument::GraphSurgeryInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("graph_surgery"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    d->pending = d->state.settings;
    GraphSurgeryInstrument::recompute();
}

GraphSurgeryInstrument::~GraphSurgeryInstrument() = default;

// A state may be asked for between the inputs of a restored set, so these give what was set last.

QString GraphSurgeryInstrument::context() const
{
    return d->pending.context;
}

QString GraphSurgeryInstrument::scenario() const
{
    return d->pending.scenario;
}

QString GraphSurgeryInstrument::cause() const
{
    return d->pending.cause;
}

QString GraphSurgeryInstrument::surgery() const
{
    return d->pending.surgery;
}

QString GraphSurgeryInstrument::baseline() const
{
    return d->pending.baseline;
}

double GraphSurgeryInstrument::probabilityA() const
{
    return d->pending.probability_a;
}

double GraphSurgeryInstrument::sites() const
{
    return d->pending.sites;
}

double GraphSurgeryInstrument::kernelTime() const
{
    return d->pending.kernel_us;
}

double GraphSurgeryInstrument::guardTime() const
{
    return d->pending.guard_us;
}

double GraphSurgeryInstrument::reentryTime() const
{
    return d->pending.reentry_us;
}

double GraphSurgeryInstrument::syncTime() const
{
    return d->pending.sync_us;
}

double GraphSurgeryInstrument::lostKernels() const
{
    return d->pending.lost_kernels;
}

std::vector<InputSpec> GraphSurgeryInstrument::inputs() const
{
    return surgeryInputs(d->pending, d->catalogue);
}

QString GraphSurgeryInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return surgeryInputText(inputId, value, d->catalogue);
}

std::vector<ResultTable *> GraphSurgeryInstrument::tables() const
{
    return d->tables.all();
}

ResultTable *GraphSurgeryInstrument::options() const
{
    return &d->tables.options;
}

ResultTable *GraphSurgeryInstrument::beforeAfter() const
{
    return &d->tables.beforeAfter;
}

ResultTable *GraphSurgeryInstrument::changes() const
{
    return &d->tables.changes;
}

ResultTable *GraphSurgeryInstrument::work() const
{
    return &d->tables.work;
}

ResultTable *GraphSurgeryInstrument::ironLaw() const
{
    return &d->tables.ironLaw;
}

ResultTable *GraphSurgeryInstrument::challenge() const
{
    return &d->tables.challenge;
}

ResultTable *GraphSurgeryInstrument::masking() const
{
    return &d->tables.masking;
}

ResultTable *GraphSurgeryInstrument::waste() const
{
    return &d->tables.waste;
}

ResultTable *GraphSurgeryInstrument::graphTableBefore() const
{
    return &d->tables.graphBefore;
}

ResultTable *GraphSurgeryInstrument::graphTableAfter() const
{
    return &d->tables.graphAfter;
}

const OperationGraph &GraphSurgeryInstrument::graphBefore() const
{
    return d->before;
}

const OperationGraph &GraphSurgeryInstrument::graphAfter() const
{
    return d->after;
}

OperationGraph GraphSurgeryInstrument::graph(const QString &surgeryKey, const GraphDetail &detail) const
{
    const SurgeryOptionEntry *option = d->catalogue.surgeryOptions.find(surgeryKey);
    return option ? surgeryGraph(d->state, *option, detail) : OperationGraph();
}

BreakCause GraphSurgeryInstrument::breakCause() const
{
    return causeOf(d->settings());
}

QString GraphSurgeryInstrument::describeNode(const OperationGraph &graph, int node) const
{
    return nodeDescription(graph, node, breakCause());
}

QString GraphSurgeryInstrument::causeSentence() const
{
    return causeMeaning(breakCause());
}

QString GraphSurgeryInstrument::takeaway() const
{
    return surgeryTakeaway(d->state, d->catalogue);
}

QString GraphSurgeryInstrument::action() const
{
    return surgeryAction(d->state.after->option->method, breakCause());
}

QString GraphSurgeryInstrument::price() const
{
    return surgeryPrice(d->state.after->option->method, breakCause());
}

QString GraphSurgeryInstrument::obstacle() const
{
    return obstacleText(d->state.after->obstacle);
}

QString GraphSurgeryInstrument::ruleSentence() const
{
    return rp::ruleSentence(d->state, d->catalogue);
}

QString GraphSurgeryInstrument::maskingSentence() const
{
    return rp::maskingSentence(d->state);
}

QString GraphSurgeryInstrument::challengeSentence() const
{
    return rp::challengeSentence(d->state, d->catalogue);
}

QString GraphSurgeryInstrument::ironLawSentence() const
{
    return rp::ironLawSentence(d->state);
}

double GraphSurgeryInstrument::figure(const QString &figureId) const
{
    return surgeryFigure(figureId, d->state, d->catalogue);
}

QString GraphSurgeryInstrument::figureText(const QString &figureId) const
{
    return surgeryFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> GraphSurgeryInstrument::figureIds() const
{
    return surgeryFigureIds();
}

std::vector<QString> GraphSurgeryInstrument::keyFigures() const
{
    return {QStringLiteral("mfu_baseline"), QStringLiteral("mfu"), QStringLiteral("gain"),
            QStringLiteral("total_us"), QStringLiteral("rule_met")};
}

QString GraphSurgeryInstrument::figureLabel(const QString &figureId) const
{
    return surgeryFigureLabel(figureId, d->state, d->catalogue);
}

QString GraphSurgeryInstrument::figureAssumption(const QString &figureId) const
{
    return surgeryFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<SurgeryState> GraphSurgeryInstrument::stateFor(const QVariantMap &inputs) const
{
    SurgerySettings settings = defaultSurgerySettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applySurgeryInput(settings, id, value, d->catalogue);
    });
    if (!stored)
        return std::nullopt;
    return SurgeryState(settings, d->catalogue);
}

double GraphSurgeryInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? surgeryFigure(figureId, *state, d->catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString GraphSurgeryInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? surgeryFigureText(figureId, *state, d->catalogue) : QString();
}

QString GraphSurgeryInstrument::liveFormula(const QString &formulaId) const
{
    return surgeryFormula(formulaId, d->state);
}

QVariantMap GraphSurgeryInstrument::designFields() const
{
    const SurgeryOutcome &after = *d->state.after;
    return {{QStringLiteral("surgery"), after.option->key},
            {QStringLiteral("surgery_mfu_gain"),
             after.feasible() ? QVariant(d->state.gain(after).gain) : QVariant::fromValue(nullptr)}};
}

QString GraphSurgeryInstrument::changeSentence() const
{
    return rp::changeSentence(d->change, d->catalogue);
}

void GraphSurgeryInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : tables())
        table->retranslate();
    emit inputsChanged();
}

QString GraphSurgeryInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const SurgerySettings before = d->pending;
    QString error = applySurgeryInput(d->pending, inputId, value, d->catalogue);
    const SurgerySettings &after = d->pending;
    if (error.isEmpty() && after != before) {
        d->touched.append(inputId);
        // These bring other controls and choices; a number that is set loses its assumption.
        if (after.scenario != before.scenario || after.cause != before.cause ||
            surgeryInput(inputId, after, d->catalogue).assumption !=
                surgeryInput(inputId, before, d->catalogue).assumption)
            noteInputsChanged();
    }
    return error;
}

void GraphSurgeryInstrument::recompute()
{
    d->change.inputs = std::exchange(d->touched, {});
    d->change.before = d->state;
    d->state = SurgeryState(d->pending, d->catalogue);
    d->change.after = d->state;
    const SurgeryState &state = d->state;
    d->before = surgeryGraph(state, *state.before->option);
    d->after = surgeryGraph(state, *state.after->option);
    d->tables.fill(d->before, d->after);
}

} // namespace rp
