// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_instrument.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/serving/serving_figures.h"
#include "models/instruments/serving/serving_formulas.h"
#include "models/instruments/serving/serving_sentences.h"
#include "models/instruments/serving/serving_tables.h"
#include "models/text/sentences.h"

#include <cmath>
#include <limits>
#include <utility>

namespace rp {

struct ServingDesignInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
    {
    }

    void setUpTables();
    void fillTables();

    const Catalogue &catalogue;
    ServingState state;
    ServingChange change;
    QStringList touched; ///< inputs set since the last computation

    ResultTable kernels{QStringLiteral("kernels")};
    ResultTable roofs{QStringLiteral("roofs")};
    ResultTable memory{QStringLiteral("memory")};
    ResultTable batches{QStringLiteral("batches")};
    ResultTable fusions{QStringLiteral("fusions")};
    ResultTable operations{QStringLiteral("operations")};
};

void ServingDesignInstrument::Private::setUpTables()
{
    const ServingNow now = [this]() -> const ServingState & { return state; };
    kernels.setColumns(servingKernelColumns(now, catalogue));
    kernels.setCaption([] { return tr("The kernels of one step on the roofline"); });
    kernels.setSummary([this] {
        return joinedSentences({servingKernelSummary(state), servingChangeSentence(change, catalogue)});
    });
    roofs.setColumns(servingRoofColumns(now, catalogue));
    roofs.setCaption([] { return tr("What the device can attain"); });
    roofs.setSummary([this] { return servingRoofSummary(state); });
    memory.setColumns(servingMemoryColumns(now, catalogue));
    memory.setCaption([] { return tr("Memory budget"); });
    memory.setSummary([this] { return servingMemorySentence(state); });
    batches.setColumns(servingBatchColumns(now, catalogue));
    batches.setCaption([] { return tr("Throughput by batch, upper bounds"); });
    batches.setSummary([this] { return servingBatchSummary(state); });
    fusions.setColumns(servingFusionColumns(now, catalogue));
    fusions.setCaption([] { return tr("What fusion saves"); });
    fusions.setSummary([this] { return servingFusionSentence(state); });
    operations.setColumns(servingOperationColumns(now, catalogue));
    operations.setCaption([] { return tr("Operations as kernels of their own"); });
    operations.setSummary(
        [] { return tr("Each read and each write is one access of memory for each element."); });
}

void ServingDesignInstrument::Private::fillTables()
{
    kernels.setRows(servingKernelRows(state, catalogue));
    roofs.setRows(servingRoofRows(state));
    memory.setRows(servingMemoryRows(state, catalogue));
    batches.setRows(servingBatchRows(state, catalogue));
    fusions.setRows(servingFusionRows(state, catalogue));
    operations.setRows(servingOperationRows(catalogue));
}

ServingDesignInstrument::ServingDesignInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("serving_design"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    d->state.settings = defaultServingSettings(catalogue);
    d->setUpTables();
    ServingDesignInstrument::recompute();
}

ServingDesignInstrument::~ServingDesignInstrument() = default;

const ServingSettings &ServingDesignInstrument::settings() const
{
    return d->state.settings;
}

const ServingResult &ServingDesignInstrument::result() const
{
    return d->state.result;
}

std::vector<InputSpec> ServingDesignInstrument::inputs() const
{
    return servingInputs(d->state.settings, d->catalogue);
}

QString ServingDesignInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return servingInputText(inputId, value, d->catalogue);
}

std::vector<ResultTable *> ServingDesignInstrument::tables() const
{
    return {&d->kernels, &d->roofs, &d->memory, &d->batches, &d->fusions, &d->operations};
}

ResultTable *ServingDesignInstrument::kernels() const
{
    return &d->kernels;
}

ResultTable *ServingDesignInstrument::roofs() const
{
    return &d->roofs;
}

ResultTable *ServingDesignInstrument::memory() const
{
    return &d->memory;
}

ResultTable *ServingDesignInstrument::batches() const
{
    return &d->batches;
}

ResultTable *ServingDesignInstrument::fusions() const
{
    return &d->fusions;
}

ResultTable *ServingDesignInstrument::operations() const
{
    return &d->operations;
}

QString ServingDesignInstrument::memorySentence() const
{
    return servingMemorySentence(d->state);
}

QString ServingDesignInstrument::boundSentence() const
{
    return servingBoundSentence(d->state);
}

QString ServingDesignInstrument::fusionSentence() const
{
    return servingFusionSentence(d->state);
}

QString ServingDesignInstrument::publishedSentence() const
{
    return servingPublishedSentence(d->state, d->catalogue);
}

double ServingDesignInstrument::figure(const QString &figureId) const
{
    return servingFigure(figureId, d->state, d->catalogue);
}

QString ServingDesignInstrument::figureText(const QString &figureId) const
{
    return servingFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> ServingDesignInstrument::figureIds() const
{
    return servingFigureIds();
}

std::vector<QString> ServingDesignInstrument::keyFigures() const
{
    return {QStringLiteral("fits"), QStringLiteral("total_bytes"), QStringLiteral("largest_batch"),
            QStringLiteral("tokens_s"), QStringLiteral("intensity")};
}

QString ServingDesignInstrument::figureLabel(const QString &figureId) const
{
    return servingFigureLabel(figureId);
}

QString ServingDesignInstrument::figureAssumption(const QString &figureId) const
{
    return servingFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<ServingState> ServingDesignInstrument::stateFor(const QVariantMap &inputs) const
{
    ServingSettings settings = defaultServingSettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applyServingInput(settings, id, value, d->catalogue);
    });
    return stored ? std::optional(servingState(settings, d->catalogue)) : std::nullopt;
}

double ServingDesignInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? servingFigure(figureId, *state, d->catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString ServingDesignInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? servingFigureText(figureId, *state, d->catalogue) : QString();
}

QString ServingDesignInstrument::liveFormula(const QString &formulaId) const
{
    return servingFormula(formulaId, d->state, d->catalogue);
}

QVariantMap ServingDesignInstrument::designFields() const
{
    const ServingSettings &settings = d->state.settings;
    const ServingResult &result = d->state.result;
    const auto whenItFits = [&](double value) {
        return result.fits ? QVariant(value) : QVariant::fromValue(nullptr);
    };
    const QString limit = result.memoryBound() ? QStringLiteral("bandwidth") : QStringLiteral("compute");
    return {{QStringLiteral("fusion"), settings.fusion},
            {QStringLiteral("constraint_hit"), result.fits ? limit : QStringLiteral("memory")},
            {QStringLiteral("serving_phase"), settings.phase},
            {QStringLiteral("serving_batch"), settings.batch},
            {QStringLiteral("serving_sequence"), settings.sequence},
            {QStringLiteral("serving_heads"), settings.heads},
            {QStringLiteral("serving_weights"), settings.weights},
            {QStringLiteral("serving_fits"), result.fits},
            {QStringLiteral("serving_largest_batch"), result.largest_batch},
            {QStringLiteral("serving_intensity"), result.step.work.intensity()},
            {QStringLiteral("serving_tokens_s"), whenItFits(result.step.tokens_s)},
            {QStringLiteral("serving_mfu_percent"), whenItFits(result.step_mfu * 100.0)}};
}

QString ServingDesignInstrument::changeSentence() const
{
    return servingChangeSentence(d->change, d->catalogue);
}

void ServingDesignInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : tables())
        table->retranslate();
    emit inputsChanged();
}

QString ServingDesignInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const ServingSettings before = d->state.settings;
    if (d->touched.isEmpty())
        d->change.before = d->state;
    QString error = applyServingInput(d->state.settings, inputId, value, d->catalogue);
    if (error.isEmpty() && d->state.settings != before) {
        d->touched.append(inputId);
        // These bring another assumption.
        if (d->state.settings.heads != before.heads || d->state.settings.eta_m != before.eta_m)
            noteInputsChanged();
    }
    return error;
}

void ServingDesignInstrument::recompute()
{
    d->state = servingState(d->state.settings, d->catalogue);
    d->change.inputs = std::exchange(d->touched, {});
    d->change.after = d->state;
    d->fillTables();
}

} // namespace rp
