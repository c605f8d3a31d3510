// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/serving_entries.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <cmath>

namespace rp {

namespace {

using D = ServingDesign;
using S = ServingSettings;
using State = ServingState;

constexpr double sequenceStep = 256.0;
// The unit of a length stands at its entry; beside each stop it would leave no room.
constexpr Written bareCount = Quantity::Count;

constexpr auto phases = std::to_array<ChoiceRow>({
    //: phase of a language model: all tokens of the prompts at once
    {"prefill", QT_TRANSLATE_NOOP("rp::ServingDesign", "Prefill")},
    //: phase of a language model: one new token for each sequence
    {"decode", QT_TRANSLATE_NOOP("rp::ServingDesign", "Decode")},
});

constexpr auto fusions = std::to_array<ChoiceRow>({
    //: which operations are fused
    {"none", QT_TRANSLATE_NOOP("rp::ServingDesign", "None")},
    //: which operations are fused
    {"norm_softmax", QT_TRANSLATE_NOOP("rp::ServingDesign", "Softmax and LayerNorm")},
    //: which operations are fused
    {"all", QT_TRANSLATE_NOOP("rp::ServingDesign", "All but the products")},
});

constexpr auto headKinds = std::to_array<ChoiceRow>({
    //: multi-head attention: the cache holds keys and values of every head
    {"mha", QT_TRANSLATE_NOOP("rp::ServingDesign", "MHA")},
    //: grouped-query attention: several heads share keys and values
    {"gqa", QT_TRANSLATE_NOOP("rp::ServingDesign", "GQA")},
});

std::vector<InputChoice> precisions(const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    return {{QStringLiteral("fp16"), Format::isolate(QStringLiteral("FP16"))},
            {QStringLiteral("int8"), Format::isolate(QStringLiteral("INT8"))}};
}

QString refuseOffStep(QString error, const InputSpec &spec, const QVariant &given, const S & /*settings*/,
                      const Catalogue & /*catalogue*/)
{
    const double value = given.toDouble();
    if (!error.isEmpty() || std::fmod(value, spec.step) == 0.0)
        return error;
    const Format format;
    const double below = std::floor(value / spec.step) * spec.step;
    //: %1 is the name of a control, %2 the value given, %3 a step, %4 and %5 the nearest values allowed
    return fillMarkers(ServingText::tr("%1 goes in steps of %3 and cannot be %2; choose %4 or %5."),
                       {spec.label, format.count(value), format.count(spec.step), format.count(below),
                        format.count(below + spec.step)});
}

/// What was measured stands in the sentence, and has a stop of its own.
void showMeasured(InputSpec &spec, const S & /*settings*/, const Catalogue &catalogue)
{
    const double measured = catalogue.servingDesign->memory_efficiency_measured;
    //: %1 is a percentage
    spec.help =
        ServingText::tr("Share of the memory bandwidth that is reached. 100 % gives the bound, %1 was "
                        "measured.")
            .arg(Format().percent(measured, 0));
    for (const double value : {measured, 1.0})
        spec.marks.push_back({value, Format().percent(value, 0)});
}

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Context"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign", "Where the model is served. It brings its own device."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context"},
    {.id = "phase",
     .held = &S::phase,
     //: control: which part of serving a language model is looked at
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Phase"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign",
                               "Prefill computes all tokens of the prompts at once. Decode computes one new "
                               "token for each sequence."),
     .choices = phases},
    {.id = "batch",
     .held = &S::batch,
     //: control: sequences served at the same time
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Batch"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign",
                               "Sequences that are served at once. They share the weights, but each has its "
                               "own part of the cache."),
     .written = Quantity::Count,
     .kind = InputSpec::Kind::Logarithmic,
     .minimum = 1.0,
     .maximum = largestServingBatch,
     .step = 20.0,
     .whole = true,
     .marks = {1.0, 8.0, 64.0, 256.0}},
    {.id = "sequence",
     .held = &S::sequence,
     //: control: length of each sequence
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Sequence length"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign",
                               "Tokens of each sequence. The cache holds keys and values of all of them."),
     //: length of a sequence; %1 is the count with digit groups, the plural form follows it
     .written = {Quantity::Counted, ownDigits, QT_TRANSLATE_N_NOOP("rp::ServingDesign", "%1 token(s)")},
     .minimum = sequenceStep,
     .maximum = 4096.0,
     .step = sequenceStep,
     .whole = true,
     .marks = {512.0, 1024.0, 2048.0, 4096.0},
     .markedAs = &bareCount,
     .refuse = refuseOffStep},
    {.id = "fusion",
     .held = &S::fusion,
     //: control: which operations are fused
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Fusion"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign",
                               "Softmax and LayerNorm cannot be one kernel: matrix products and a residual "
                               "add lie between them. Each is fused with its element-wise neighbours."),
     .choices = fusions},
    {.id = "heads",
     .held = &S::heads,
     //: control: kind of attention
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Attention heads"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign",
                               "With MHA the cache holds keys and values of every head. With GQA, groups of "
                               "heads share them."),
     .choices = headKinds,
     .notes = "heads",
     .renews = true},
    {.id = "weights",
     .held = &S::weights,
     //: control: number format of the weights
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Weight precision"),
     .help = QT_TRANSLATE_NOOP("rp::ServingDesign",
                               "How the weights are stored. Cache and activations stay in FP16, and so does "
                               "the arithmetic."),
     .choicesNow = precisions},
    {.id = "eta_m",
     .held = &S::eta_m,
     //: control: share of the memory bandwidth that is reached
     .label = QT_TRANSLATE_NOOP("rp::ServingDesign", "Memory efficiency"),
     .written = {Quantity::Fraction, 0},
     .minimum = 0.3,
     .step = 0.05,
     .typed = true,
     .secondary = true,
     .notes = "efficiency",
     .renews = true,
     .adjust = showMeasured},
});

/// "fusion", "serving_phase", "serving_batch", "serving_sequence", "serving_heads", "serving_weights",
/// "serving_fits", "serving_largest_batch", "serving_tokens_s" and "serving_mfu_percent" (null: does not
/// fit), "serving_intensity".
QVariantMap designFields(const State &state, const Catalogue & /*catalogue*/)
{
    const auto &[settings, result] = state;
    const auto whenItFits = [fits = result.fits](double value) {
        return fits ? QVariant(value) : QVariant::fromValue(nullptr);
    };
    return {{QStringLiteral("fusion"), settings.fusion},
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

} // namespace

const Declaration<D> &ServingDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"serving_design", "rp::ServingDesign", "rp::ServingDesignInstrument"},
        .rows = {inputRows, figures().figures, tables().tables, formulas().formulas, tables().measured},
        .defaults =
            [](const Catalogue &catalogue) {
                S settings;
                if (!catalogue.contexts.empty())
                    settings.context = catalogue.contexts.front().key;
                return settings;
            },
        .evaluate =
            [](const S &s, const Catalogue &c) {
                return State{s, rp::evaluate(s, c)};
            },
        .changeSentence = changeSentence,
        .reason = servingReason,
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"fits", "total_bytes", "largest_batch", "tokens_s", "intensity"};
        },
        .designFields = designFields,
        .figureFamily = figureFamily(),
        .hasResult = [](const State &state) { return bool(state.result.device); },
    };
    return all;
}

template class InstrumentOf<ServingDesign>;

} // namespace rp
