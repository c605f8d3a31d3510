// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_instrument.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/fusion/fusion_formulas.h"
#include "models/instruments/fusion/fusion_inputs.h"
#include "models/instruments/fusion/fusion_sentences.h"
#include "models/instruments/fusion/fusion_tables.h"

#include <limits>
#include <utility>

namespace rp {

namespace {

/// What the chain's tables depend on; the inputs of the other topics leave their rows alone.
FusionSettings chainInputs(FusionSettings settings)
{
    const FusionSettings others;
    settings.topic = others.topic;
    settings.sequence = others.sequence;
    settings.head_dim = others.head_dim;
    settings.convention = others.convention;
    return settings;
}

/// What the intensities depend on: a longer tensor has the same.
FusionSettings intensityInputs(const FusionSettings &settings)
{
    const FusionSettings others;
    FusionSettings inputs = chainInputs(settings);
    inputs.elements = others.elements;
    inputs.efficiency = others.efficiency;
    inputs.launch_us = others.launch_us;
    inputs.launch_model = others.launch_model;
    return inputs;
}

/// What the curves depend on, likewise.
FusionSettings curveInputs(const FusionSettings &settings)
{
    FusionSettings inputs;
    inputs.context = settings.context;
    inputs.precision = settings.precision;
    inputs.head_dim = settings.head_dim;
    return inputs;
}

} // namespace

struct FusionExplorerInstrument::Private
{
    explicit Private(const Catalogue &c)
        : catalogue(c)
    {
    }

    void setUpChainTables();
    void setUpTopicTables();
    void fillTables();

    const Catalogue &catalogue;
    FusionState state;
    FusionChange change;
    QStringList touched; ///< inputs set since the last computation
    std::optional<FusionSettings> chainFor;
    std::optional<FusionSettings> intensitiesFor;
    std::optional<FusionSettings> curvesFor;
    QString conventionsFor;

    ResultTable operations{QStringLiteral("operations")};
    ResultTable times{QStringLiteral("times")};
    ResultTable granularities{QStringLiteral("granularities")};
    ResultTable intensities{QStringLiteral("intensities")};
    ResultTable attentionTraffic{QStringLiteral("attention_traffic")};
    ResultTable attentionFootprint{QStringLiteral("attention_footprint")};
    ResultTable attentionRatio{QStringLiteral("attention_ratio")};
    ResultTable conventions{QStringLiteral("conventions")};
};

void FusionExplorerInstrument::Private::setUpChainTables()
{
    const FusionStateNow now = [this]() -> const FusionState & { return state; };
    operations.setColumns(operationColumns());
    operations.setCaption([] { return tr("What each kernel reads from memory and writes to it"); });
    operations.setSummary([this] { return operationsSummary(state); });
    times.setColumns(fusionTimeColumns(now, catalogue));
    times.setCaption([] { return tr("Wall time, unfused and fused"); });
    times.setSummary([this] { return fusionTimesSummary(state); });
    granularities.setColumns(granularityColumns(now, catalogue));
    granularities.setCaption([] { return tr("Granularities compared with the fused kernel"); });
    granularities.setSummary([] { return granularitySummary(); });
    intensities.setColumns(fusionIntensityColumns(now, catalogue));
    intensities.setCaption([] { return tr("Arithmetic intensity and ridge points"); });
    intensities.setSummary([this] { return intensitySummary(state); });
}

void FusionExplorerInstrument::Private::setUpTopicTables()
{
    const FusionStateNow now = [this]() -> const FusionState & { return state; };
    attentionTraffic.setColumns(attentionTrafficColumns(now, catalogue));
    attentionTraffic.setCaption([] { return tr("Memory traffic of attention"); });
    attentionTraffic.setSummary([this] { return attentionTrafficSummary(state); });
    attentionFootprint.setColumns(attentionFootprintColumns());
    attentionFootprint.setCaption([] { return tr("Memory footprint of attention"); });
    attentionFootprint.setSummary([this] { return attentionFootprintSummary(state); });
    attentionRatio.setColumns(attentionRatioColumns(now, catalogue));
    attentionRatio.setCaption([] { return tr("Standard attention to FlashAttention"); });
    attentionRatio.setSummary([this] { return attentionRatioSummary(state, catalogue); });
    conventions.setColumns(conventionColumns());
    conventions.setCaption([] { return tr("One line of code, counted in four ways"); });
    conventions.setSummary([this] { return conventionSummary(state, catalogue); });
}

void FusionExplorerInstrument::Private::fillTables()
{
    const FusionSettings &settings = state.settings;
    const FusionSettings chain = chainInputs(settings);
    if (chainFor != chain) {
        chainFor = chain;
        operations.setRows(operationRows(settings, catalogue));
        times.setRows(fusionTimeRows(state));
        granularities.setRows(granularityRows(settings, catalogue));
    }
    const FusionSettings intensity = intensityInputs(settings);
    if (intensitiesFor != intensity) {
        intensitiesFor = intensity;
        intensities.setRows(fusionIntensityRows(state));
    }
    if (conventionsFor != settings.convention) {
        conventionsFor = settings.convention;
        conventions.setRows(conventionRows(settings, catalogue));
    }
    const FusionSettings curves = curveInputs(settings);
    if (curvesFor == curves)
        return;
    curvesFor = curves;
    attentionTraffic.setRows(attentionTrafficRows(settings, catalogue));
    attentionFootprint.setRows(attentionFootprintRows(settings, catalogue));
    attentionRatio.setRows(attentionRatioRows(settings, catalogue));
}

FusionExplorerInstrument::FusionExplorerInstrument(const Catalogue &catalogue, QObject *parent)
    : Instrument(QStringLiteral("fusion_explorer"), parent)
    , d(std::make_unique<Private>(catalogue))
{
    d->state.settings = defaultFusionSettings(catalogue);
    d->setUpChainTables();
    d->setUpTopicTables();
    FusionExplorerInstrument::recompute();
}

FusionExplorerInstrument::~FusionExplorerInstrument() = default;

const FusionSettings &FusionExplorerInstrument::settings() const
{
    return d->state.settings;
}

std::vector<InputSpec> FusionExplorerInstrument::inputs() const
{
    return fusionInputs(d->state.settings, d->catalogue);
}

QString FusionExplorerInstrument::inputText(const QString &inputId, const QVariant &value) const
{
    return fusionInputText(inputId, value, d->catalogue);
}

std::vector<ResultTable *> FusionExplorerInstrument::tables() const
{
    std::vector<ResultTable *> chain = {&d->operations, &d->times, &d->granularities, &d->intensities};
    std::vector<ResultTable *> attention = {&d->attentionTraffic, &d->attentionFootprint, &d->attentionRatio};
    std::vector<ResultTable *> all;
    const FusionTopic topic = topicOf(d->state.settings);
    if (topic == FusionTopic::Attention)
        chain.swap(attention);
    else if (topic == FusionTopic::OneLine)
        all.push_back(&d->conventions);
    all.insert(all.end(), chain.begin(), chain.end());
    all.insert(all.end(), attention.begin(), attention.end());
    if (topic != FusionTopic::OneLine)
        all.push_back(&d->conventions);
    return all;
}

ResultTable *FusionExplorerInstrument::operations() const
{
    return &d->operations;
}

ResultTable *FusionExplorerInstrument::times() const
{
    return &d->times;
}

ResultTable *FusionExplorerInstrument::granularities() const
{
    return &d->granularities;
}

ResultTable *FusionExplorerInstrument::intensities() const
{
    return &d->intensities;
}

ResultTable *FusionExplorerInstrument::attentionTraffic() const
{
    return &d->attentionTraffic;
}

ResultTable *FusionExplorerInstrument::attentionFootprint() const
{
    return &d->attentionFootprint;
}

ResultTable *FusionExplorerInstrument::attentionRatio() const
{
    return &d->attentionRatio;
}

ResultTable *FusionExplorerInstrument::conventions() const
{
    return &d->conventions;
}

double FusionExplorerInstrument::figure(const QString &figureId) const
{
    return fusionFigure(figureId, d->state, d->catalogue);
}

QString FusionExplorerInstrument::figureText(const QString &figureId) const
{
    return fusionFigureText(figureId, d->state, d->catalogue);
}

std::vector<QString> FusionExplorerInstrument::figureIds() const
{
    return fusionFigureIds();
}

std::vector<QString> FusionExplorerInstrument::keyFigures() const
{
    if (topic() == QLatin1String("attention"))
        return {QStringLiteral("attention_ratio"), QStringLiteral("attention_standard_bytes"),
                QStringLiteral("attention_flash_bytes"), QStringLiteral("footprint_ratio")};
    if (topic() == QLatin1String("one_line"))
        return {QStringLiteral("accesses_unfused"), QStringLiteral("accesses_fused"),
                QStringLiteral("access_ratio")};
    return {QStringLiteral("kernels"), QStringLiteral("traffic_bytes"), QStringLiteral("traffic_ratio"),
            QStringLiteral("speedup"), QStringLiteral("ai")};
}

QString FusionExplorerInstrument::figureLabel(const QString &figureId) const
{
    return fusionFigureLabel(figureId);
}

QString FusionExplorerInstrument::figureAssumption(const QString &figureId) const
{
    return fusionFigureAssumption(figureId, d->state, d->catalogue);
}

std::optional<FusionState> FusionExplorerInstrument::stateFor(const QVariantMap &inputs) const
{
    FusionState state;
    state.settings = defaultFusionSettings(d->catalogue);
    const bool stored = storeInputs(inputIds(), inputs, [&](const QString &id, const QVariant &value) {
        return applyFusionInput(state.settings, id, value, d->catalogue);
    });
    if (!stored)
        return std::nullopt;
    state.result = evaluateFusion(state.settings, d->catalogue);
    return state;
}

double FusionExplorerInstrument::figureFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? fusionFigure(figureId, *state, d->catalogue) : std::numeric_limits<double>::quiet_NaN();
}

QString FusionExplorerInstrument::figureTextFor(const QVariantMap &inputs, const QString &figureId) const
{
    const auto state = stateFor(inputs);
    return state ? fusionFigureText(figureId, *state, d->catalogue) : QString();
}

QString FusionExplorerInstrument::liveFormula(const QString &formulaId) const
{
    return fusionFormula(formulaId, d->state, d->catalogue);
}

QVariantMap FusionExplorerInstrument::designFields() const
{
    return {{QStringLiteral("fusion_enabled"), d->state.settings.fused},
            {QStringLiteral("arithmetic_intensity_unfused"), d->state.result.unfused.ai},
            {QStringLiteral("arithmetic_intensity_fused"), d->state.result.fused.ai}};
}

QString FusionExplorerInstrument::changeSentence() const
{
    return fusionChangeSentence(d->change, d->catalogue);
}

QString FusionExplorerInstrument::cacheSentence() const
{
    return rp::cacheSentence(d->state, d->catalogue);
}

QString FusionExplorerInstrument::speedupSentence() const
{
    return rp::speedupSentence(d->state, d->catalogue);
}

QString FusionExplorerInstrument::attentionSentence() const
{
    return rp::attentionSentence(d->catalogue);
}

QString FusionExplorerInstrument::conventionSentence() const
{
    return rp::conventionSentence(d->state, d->catalogue);
}

double FusionExplorerInstrument::publishedSequence() const
{
    return d->catalogue.attention.published_sequence;
}

void FusionExplorerInstrument::retranslate()
{
    // Every text is made when it is asked for; whoever shows one only has to ask again.
    for (ResultTable *table : tables())
        table->retranslate();
    emit inputsChanged();
}

QString FusionExplorerInstrument::applyInput(const QString &inputId, const QVariant &value)
{
    const FusionSettings before = d->state.settings;
    if (d->touched.isEmpty())
        d->change.before = d->state;
    QString error = applyFusionInput(d->state.settings, inputId, value, d->catalogue);
    if (error.isEmpty() && d->state.settings != before) {
        d->touched.append(inputId);
        // These bring other controls, ranges, marks and assumptions.
        const FusionSettings &after = d->state.settings;
        if (after.context != before.context || after.topic != before.topic ||
            after.precision != before.precision)
            noteInputsChanged();
    }
    return error;
}

void FusionExplorerInstrument::recompute()
{
    d->state.result = evaluateFusion(d->state.settings, d->catalogue);
    d->change.inputs = std::exchange(d->touched, {});
    d->change.after = d->state;
    d->fillTables();
}

} // namespace rp
