// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_settings.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/serving/serving_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/typed_entry.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace rp {

namespace {

using Kind = InputSpec::Kind;

constexpr double sequenceStep = 256.0;
constexpr double longestSequence = 4096.0;
constexpr double leastEfficiency = 0.3;

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

/// Builds the words around one control.
class Specs
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingDesign)
public:
    Specs(const ServingSettings &settings, const Catalogue &catalogue)
        : m_settings(settings)
        , m_catalogue(catalogue)
    {
    }

    InputSpec spec(const QString &id) const
    {
        for (const auto &[name, fill] : builders) {
            if (id == QLatin1String(name))
                return made(id, fill);
        }
        return {};
    }
    std::vector<InputSpec> all() const
    {
        std::vector<InputSpec> specs;
        specs.reserve(builders.size());
        for (const auto &[name, fill] : builders)
            specs.push_back(made(key(name), fill));
        return specs;
    }

    static std::vector<InputChoice> phases()
    {
        return {//: phase of a language model: all tokens of the prompts at once
                {key("prefill"), tr("Prefill")},
                //: phase of a language model: one new token for each sequence
                {key("decode"), tr("Decode")}};
    }
    static std::vector<InputChoice> fusions()
    {
        return {//: which operations are fused
                {key("none"), tr("None")},
                //: which operations are fused
                {key("norm_softmax"), tr("Softmax and LayerNorm")},
                //: which operations are fused
                {key("all"), tr("All element-wise")}};
    }
    static std::vector<InputChoice> heads()
    {
        return {//: multi-head attention: the cache holds keys and values of every head
                {key("mha"), tr("MHA")},
                //: grouped-query attention: several heads share keys and values
                {key("gqa"), tr("GQA")}};
    }
    static std::vector<InputChoice> weights()
    {
        return {{key("fp16"), Format::isolate(key("FP16"))}, {key("int8"), Format::isolate(key("INT8"))}};
    }

private:
    using Fill = void (Specs::*)(InputSpec &) const;

    InputSpec made(const QString &id, Fill fill) const
    {
        InputSpec spec;
        spec.id = id;
        spec.choices = servingChoices(id, m_catalogue);
        (this->*fill)(spec);
        return spec;
    }
    void mark(InputSpec &spec, std::initializer_list<double> values) const
    {
        // The unit of a length stands at its entry; beside each stop it would leave no room.
        const bool plain = spec.id == QLatin1String("sequence");
        for (const double value : values) {
            spec.marks.push_back(
                {value, plain ? Format().count(value) : servingInputText(spec.id, value, m_catalogue)});
        }
    }
    QString assumption(const char *field) const
    {
        return contentText(m_catalogue.servingDesign.notes.assumption(key(field)));
    }

    void context(InputSpec &spec) const
    {
        spec.label = tr("Context");
        spec.help = tr("Where the model is served. It brings its own device.");
        spec.sharedWith = key("context");
    }
    void phase(InputSpec &spec) const
    {
        //: control: which part of serving a language model is looked at
        spec.label = tr("Phase");
        spec.help =
            tr("Prefill computes all tokens of the prompts at once. Decode computes one new token for "
               "each sequence.");
    }
    void batch(InputSpec &spec) const
    {
        //: control: sequences served at the same time
        spec.label = tr("Batch");
        spec.help = tr("Sequences that are served at once. They share the weights, but each has its own part "
                       "of the cache.");
        spec.kind = Kind::Logarithmic;
        spec.minimum = 1.0;
        spec.maximum = largestServingBatch;
        spec.step = 20.0;
        spec.wholeNumbers = true;
        mark(spec, {1.0, 8.0, 64.0, 256.0});
    }
    void sequence(InputSpec &spec) const
    {
        //: control: length of each sequence
        spec.label = tr("Sequence length");
        spec.help = tr("Tokens of each sequence. The cache holds keys and values of all of them.");
        spec.kind = Kind::Linear;
        spec.minimum = sequenceStep;
        spec.maximum = longestSequence;
        spec.step = sequenceStep;
        spec.wholeNumbers = true;
        mark(spec, {512.0, 1024.0, 2048.0, 4096.0});
    }
    void fusion(InputSpec &spec) const
    {
        //: control: which operations are fused
        spec.label = tr("Fusion");
        spec.help = tr("Softmax and LayerNorm cannot be one kernel: matrix products and a residual add lie "
                       "between them. Each is fused with its element-wise neighbours.");
    }
    void heads(InputSpec &spec) const
    {
        //: control: kind of attention
        spec.label = tr("Attention heads");
        spec.help = tr("With MHA the cache holds keys and values of every head. With GQA, groups of heads "
                       "share them.");
        spec.assumption = m_settings.heads == QLatin1String("mha") ? assumption("heads") : QString();
    }
    void weights(InputSpec &spec) const
    {
        //: control: number format of the weights
        spec.label = tr("Weight precision");
        spec.help = tr("How the weights are stored. Cache and activations stay in FP16, and so does the "
                       "arithmetic.");
    }
    void efficiency(InputSpec &spec) const
    {
        //: control: share of the memory bandwidth that is reached
        spec.label = tr("Memory efficiency");
        //: %1 is a percentage
        spec.help =
            tr("Share of the memory bandwidth that is reached. 100 % gives the bound, %1 was measured.")
                .arg(Format().percent(measured(), 0));
        spec.kind = Kind::Linear;
        spec.minimum = leastEfficiency;
        spec.maximum = 1.0;
        spec.step = 0.05;
        spec.secondary = true;
        spec.parse = [](const QString &typed) { return readPercent(typed); };
        mark(spec, {measured(), 1.0});
        if (m_settings.eta_m == measured())
            spec.assumption = assumption("memory_efficiency_measured");
    }
    double measured() const { return m_catalogue.servingDesign.memory_efficiency_measured; }

    static constexpr std::array<std::pair<const char *, Fill>, 8> builders = {
        {{"context", &Specs::context},
         {"phase", &Specs::phase},
         {"batch", &Specs::batch},
         {"sequence", &Specs::sequence},
         {"fusion", &Specs::fusion},
         {"heads", &Specs::heads},
         {"weights", &Specs::weights},
         {"eta_m", &Specs::efficiency}}};

    const ServingSettings &m_settings;
    const Catalogue &m_catalogue;
};

QString offStep(const InputSpec &spec, double value)
{
    const double below = std::floor(value / spec.step) * spec.step;
    //: %1 is the name of a control, %2 the value given, %3 a step, %4 and %5 the nearest values allowed
    return fillMarkers(Specs::tr("%1 goes in steps of %3 and cannot be %2; choose %4 or %5."),
                       {spec.label, Format().count(value), Format().count(spec.step), Format().count(below),
                        Format().count(below + spec.step)});
}

} // namespace

ServingSettings defaultServingSettings(const Catalogue &catalogue)
{
    ServingSettings settings;
    if (!catalogue.contexts.empty())
        settings.context = catalogue.contexts.front().key;
    return settings;
}

std::vector<InputChoice> servingChoices(const QString &inputId, const Catalogue &catalogue)
{
    if (inputId == QLatin1String("context")) {
        std::vector<InputChoice> choices;
        choices.reserve(catalogue.contexts.size());
        for (const ContextEntry &entry : catalogue.contexts)
            choices.push_back({entry.key, contentText(entry.name)});
        return choices;
    }
    if (inputId == QLatin1String("phase"))
        return Specs::phases();
    if (inputId == QLatin1String("fusion"))
        return Specs::fusions();
    if (inputId == QLatin1String("heads"))
        return Specs::heads();
    if (inputId == QLatin1String("weights"))
        return Specs::weights();
    return {};
}

QString servingInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue)
{
    for (const InputChoice &choice : servingChoices(inputId, catalogue)) {
        if (choice.key == value.toString())
            return choice.label;
    }
    if (inputId == QLatin1String("batch"))
        return Format().count(value.toDouble());
    if (inputId == QLatin1String("sequence"))
        return ServingWords::tokens(value.toDouble());
    if (inputId == QLatin1String("eta_m"))
        return Format().percent(value.toDouble(), 0);
    return value.toString();
}

QVariant servingSetting(const ServingSettings &settings, const QString &inputId)
{
    if (inputId == QLatin1String("context"))
        return settings.context;
    if (inputId == QLatin1String("phase"))
        return settings.phase;
    if (inputId == QLatin1String("batch"))
        return settings.batch;
    if (inputId == QLatin1String("sequence"))
        return settings.sequence;
    if (inputId == QLatin1String("fusion"))
        return settings.fusion;
    if (inputId == QLatin1String("heads"))
        return settings.heads;
    if (inputId == QLatin1String("weights"))
        return settings.weights;
    if (inputId == QLatin1String("eta_m"))
        return settings.eta_m;
    return {};
}

std::vector<InputSpec> servingInputs(const ServingSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).all();
}

InputSpec servingInput(const QString &inputId, const ServingSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).spec(inputId);
}

QString applyServingInput(ServingSettings &settings, const QString &inputId, const QVariant &value,
                          const Catalogue &catalogue)
{
    const InputSpec spec = servingInput(inputId, settings, catalogue);
    QString error =
        inputError(spec, value, [&](double number) { return servingInputText(inputId, number, catalogue); });
    if (!error.isEmpty())
        return error;
    const double number = value.toDouble();
    if (inputId == QLatin1String("sequence") && std::fmod(number, sequenceStep) != 0.0)
        return offStep(spec, number);
    if (inputId == QLatin1String("context"))
        settings.context = value.toString();
    else if (inputId == QLatin1String("phase"))
        settings.phase = value.toString();
    else if (inputId == QLatin1String("batch"))
        settings.batch = number;
    else if (inputId == QLatin1String("sequence"))
        settings.sequence = number;
    else if (inputId == QLatin1String("fusion"))
        settings.fusion = value.toString();
    else if (inputId == QLatin1String("heads"))
        settings.heads = value.toString();
    else if (inputId == QLatin1String("weights"))
        settings.weights = value.toString();
    else if (inputId == QLatin1String("eta_m"))
        settings.eta_m = number;
    return {};
}

} // namespace rp
