// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_inputs.h"

#include "models/instruments/contract/input_check.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/fusion/fusion_model.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

constexpr std::array<const char *, 3> granularityKeys = {"library", "semi", "primitive"};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Fusion)
public:
    static QString topic(const QString &key)
    {
        if (key == QLatin1String("attention")) {
            //: name of a method, not translated in most languages
            return tr("FlashAttention");
        }
        if (key == QLatin1String("one_line")) {
            //: a topic: a chain of operations that is one line of code
            return tr("One-line chain");
        }
        //: a topic: three operations of a neural network, in this order
        return tr("LayerNorm, Dropout, ReLU");
    }
    static QString granularity(const QString &key, const Catalogue &catalogue)
    {
        const GranularityEntry *entry = catalogue.granularities.find(key);
        if (!entry)
            return key;
        //: %1 is a granularity ("Library kernels"), %2 the number of kernels
        return tr("%1 (%2)").arg(contentText(entry->name), Format().count(double(entry->kernels.size())));
    }
    static QString deviceBandwidth()
    {
        //: choice of a memory bandwidth: the one that the device of the context has
        return tr("The device's own");
    }
    static QString efficiency(const QString &key)
    {
        if (key == QLatin1String("better_fused")) {
            //: how well kernels use the bandwidth: the fused kernel does it better
            return tr("Better when fused");
        }
        //: how well kernels use the bandwidth: unfused and fused kernels alike
        return tr("The same for both");
    }
    static QString convention(const QString &key, const Catalogue &catalogue)
    {
        const ConventionEntry *entry = catalogue.conventions.find(key);
        return entry ? contentText(entry->name) : key;
    }
    static QString elements(double number)
    {
        const int plural = int(std::clamp(std::round(number), 0.0, 1e9));
        //: %1 is the count with digit groups; the plural form follows it
        return tr("%1 element(s)", nullptr, plural).arg(Format().count(number));
    }
    static QString tokens(double number)
    {
        const int plural = int(std::clamp(std::round(number), 0.0, 1e9));
        //: length of a sequence; %1 is the count with digit groups, the plural form follows it
        return tr("%1 token(s)", nullptr, plural).arg(Format().count(number));
    }
    static QString onOff(bool on) { return on ? tr("on", "a switch") : tr("off", "a switch"); }
    static QString perSecond(const QString &bytes)
    {
        //: a memory bandwidth; %1 is an amount of data such as 2 TB
        return tr("%1/s").arg(bytes);
    }
};

/// Builds the description of one control.
class Specs
{
    Q_DECLARE_TR_FUNCTIONS(rp::Fusion)
public:
    Specs(const FusionSettings &settings, const Catalogue &catalogue)
        : m_settings(settings)
        , m_catalogue(catalogue)
    {
    }

    /// Whether an input acts on a topic.
    struct Topics
    {
        bool norm = true;
        bool attention = false;
        bool oneLine = false;

        bool has(FusionTopic topic) const
        {
            if (topic == FusionTopic::Attention)
                return attention;
            return topic == FusionTopic::OneLine ? oneLine : norm;
        }
    };
    struct Builder
    {
        const char *id;
        Topics topics;
        void (Specs::*fill)(InputSpec &) const;
    };
    static const std::array<Builder, 15> builders;

    InputSpec made(const Builder &builder) const
    {
        InputSpec spec;
        spec.id = QString::fromLatin1(builder.id);
        (this->*builder.fill)(spec);
        return spec;
    }

private:
    std::vector<InputChoice> choices(const QString &input, std::initializer_list<const char *> keys) const
    {
        std::vector<InputChoice> made;
        made.reserve(keys.size());
        for (const char *key : keys) {
            const QString name = QString::fromLatin1(key);
            made.push_back({name, fusionInputText(input, name, m_catalogue)});
        }
        return made;
    }

    void context(InputSpec &spec) const
    {
        spec.label = tr("Context");
        spec.help = tr("Where the model runs. It brings its own launch cost and memory bandwidth.");
        for (const ContextEntry &entry : m_catalogue.contexts)
            spec.choices.push_back({entry.key, contentText(entry.name)});
        spec.sharedWith = QStringLiteral("context");
    }
    void topic(InputSpec &spec) const
    {
        spec.label = tr("Topic");
        spec.help = tr("What is fused. Each topic counts memory traffic in its own way.");
        spec.choices = choices(spec.id, {"norm", "attention", "one_line"});
    }
    void fused(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Toggle;
        //: a switch: run the chain of operations as one kernel
        spec.label = tr("Fusion");
        spec.help = tr("Run the three operations as one kernel. The charts show both ways.");
    }
    void granularity(InputSpec &spec) const
    {
        spec.label = tr("Granularity");
        spec.help = tr("How finely the framework cuts the three operations into kernels before fusion.");
        for (const char *key : granularityKeys) {
            const QString name = QString::fromLatin1(key);
            spec.choices.push_back({name, Words::granularity(name, m_catalogue)});
        }
    }
    void evaluation(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Toggle;
        //: a switch: the mode of a model after training
        spec.label = tr("Evaluation mode");
        spec.help = tr("After training, Dropout passes its input on unchanged, so its kernels are left out.");
    }
    void elements(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Logarithmic;
        spec.label = tr("Tensor size");
        spec.help = tr("How many elements the tensor has.");
        spec.minimum = fewestElements;
        spec.maximum = mostElements;
        spec.step = 20.0;
        spec.wholeNumbers = true;
        const double published = m_catalogue.fusion.published.elements;
        const double rows = published / m_catalogue.fusion.row_length;
        //: the shape of a tensor; %1 and %2 are its two sizes
        spec.marks.push_back({published, tr("%1 × %2").arg(Format().count(rows),
                                                           Format().count(m_catalogue.fusion.row_length))});
        const FusionMachine machine = machineFor(m_settings, m_catalogue);
        if (machine.l2_bytes) {
            const double most =
                std::floor(*machine.l2_bytes / m_catalogue.fusion.l2_live_tensors / elementBytes(m_settings));
            //: a mark at a slider: a larger tensor does not fit into the L2 cache
            spec.marks.push_back({most, tr("L2 limit")});
        }
        std::erase_if(spec.marks, [&](const InputMark &mark) {
            return mark.value < spec.minimum || mark.value > spec.maximum;
        });
        std::sort(spec.marks.begin(), spec.marks.end(),
                  [](const InputMark &a, const InputMark &b) { return a.value < b.value; });
    }
    void precision(InputSpec &spec) const
    {
        spec.label = tr("Precision");
        spec.help = tr("FP16 takes 2 bytes for each element, FP32 takes 4. Each has its own ridge points.");
        spec.choices = choices(spec.id, {"fp16", "fp32"});
    }
    void bandwidth(InputSpec &spec) const
    {
        spec.label = tr("Memory bandwidth");
        spec.help = tr("How fast the GPU reads and writes its memory (HBM).");
        const double own = machineFor(FusionSettings{m_settings.context}, m_catalogue).bandwidth_bytes_s;
        //: choice of a memory bandwidth; %1 is the bandwidth
        spec.choices.push_back(
            {QStringLiteral("context"), tr("The device's own: %1").arg(bandwidthText(own))});
        for (const BandwidthStop &stop : m_catalogue.fusion.bandwidthStops)
            spec.choices.push_back({stop.key, bandwidthText(stop.bandwidth_bytes_s)});
    }
    void efficiency(InputSpec &spec) const
    {
        spec.label = tr("Use of the bandwidth");
        spec.help = tr("Which share of the bandwidth the kernels reach. This is a second effect, apart from "
                       "less traffic.");
        spec.choices = choices(spec.id, {"ideal", "better_fused"});
        spec.assumption =
            contentText(m_catalogue.fusion.notes.assumption(QStringLiteral("efficiency_unfused")));
    }
    void launchCost(InputSpec &spec) const
    {
        const ContextEntry &context = fusionContext(m_settings, m_catalogue);
        spec.kind = InputSpec::Kind::Linear;
        spec.label = tr("Launch cost");
        spec.help = tr("Time that the host needs for one kernel launch.");
        spec.minimum = context.launch_min_us;
        spec.maximum = context.launch_max_us;
        spec.step = 1.0;
        spec.secondary = true;
        spec.assumption = contentText(context.notes.assumption(QStringLiteral("launch_us")));
    }
    void launchModel(InputSpec &spec) const
    {
        spec.label = tr("Launch model");
        spec.help = tr("Serial: each launch waits for the previous kernel. Overlapped: launches run ahead "
                       "through a launch queue.");
        spec.choices = choices(spec.id, {"serial", "overlapped"});
        spec.secondary = true;
        spec.assumption = contentText(m_catalogue.dispatch.notes.assumption(QStringLiteral("queue_depth")));
    }
    void countRows(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Toggle;
        //: a switch; row statistics are the mean and variance of each row of a tensor
        spec.label = tr("Count row statistics");
        spec.help = tr("Add the mean and variance of each row to the traffic. They are small beside the "
                       "tensor, so they are usually left out.");
        spec.secondary = true;
    }
    void sequence(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Logarithmic;
        spec.label = tr("Sequence length");
        spec.help = tr("How many tokens attend to each other.");
        spec.minimum = shortestSequence;
        spec.maximum = longestSequence;
        spec.step = 20.0;
        spec.wholeNumbers = true;
        for (const double tokens : {128.0, 512.0, 1024.0, 4096.0, 16384.0})
            spec.marks.push_back({tokens, Format().count(tokens)});
    }
    void headSize(InputSpec &spec) const
    {
        //: size of one attention head
        spec.label = tr("Head size");
        spec.help = tr("How many elements one attention head has for each token.");
        spec.choices = choices(spec.id, {"64", "128"});
    }
    void convention(InputSpec &spec) const
    {
        spec.label = tr("Counting convention");
        spec.help = tr("What counts as a memory access. Each convention is right for its own question.");
        for (const ConventionEntry &entry : m_catalogue.conventions)
            spec.choices.push_back({entry.key, contentText(entry.name)});
    }

    const FusionSettings &m_settings;
    const Catalogue &m_catalogue;
};

const std::array<Specs::Builder, 15> Specs::builders = {
    {{"context", {true, true, true}, &Specs::context},
     {"topic", {true, true, true}, &Specs::topic},
     {"fused", {}, &Specs::fused},
     {"granularity", {}, &Specs::granularity},
     {"evaluation", {}, &Specs::evaluation},
     {"elements", {}, &Specs::elements},
     {"precision", {true, true, false}, &Specs::precision},
     {"bandwidth", {}, &Specs::bandwidth},
     {"efficiency", {}, &Specs::efficiency},
     {"launch_us", {}, &Specs::launchCost},
     {"launch_model", {}, &Specs::launchModel},
     {"count_rows", {}, &Specs::countRows},
     {"sequence", {false, true, false}, &Specs::sequence},
     {"head_dim", {false, true, false}, &Specs::headSize},
     {"convention", {false, false, true}, &Specs::convention}}};

} // namespace

std::vector<InputSpec> fusionInputs(const FusionSettings &settings, const Catalogue &catalogue)
{
    const Specs specs(settings, catalogue);
    std::vector<InputSpec> inputs;
    inputs.reserve(Specs::builders.size());
    for (const Specs::Builder &builder : Specs::builders) {
        if (builder.topics.has(topicOf(settings)))
            inputs.push_back(specs.made(builder));
    }
    return inputs;
}

InputSpec fusionInput(const QString &inputId, const FusionSettings &settings, const Catalogue &catalogue)
{
    for (const Specs::Builder &builder : Specs::builders) {
        if (inputId == QLatin1String(builder.id))
            return Specs(settings, catalogue).made(builder);
    }
    return {};
}

QString bandwidthText(double bytes_s)
{
    return Words::perSecond(Format().bytes(bytes_s));
}

QString fusionInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue)
{
    const QString key = value.toString();
    if (inputId == QLatin1String("context") || inputId == QLatin1String("launch_us") ||
        inputId == QLatin1String("launch_model"))
        return DispatchTaxInputs::text(inputId, value, {}, catalogue); // the same inputs as in act 1
    if (inputId == QLatin1String("topic"))
        return Words::topic(key);
    if (inputId == QLatin1String("granularity"))
        return Words::granularity(key, catalogue);
    if (inputId == QLatin1String("elements"))
        return Words::elements(value.toDouble());
    if (inputId == QLatin1String("sequence"))
        return Words::tokens(value.toDouble());
    if (inputId == QLatin1String("precision"))
        return key.toUpper(); // names of number formats
    if (inputId == QLatin1String("head_dim"))
        return Format().count(value.toDouble());
    if (inputId == QLatin1String("efficiency"))
        return Words::efficiency(key);
    if (inputId == QLatin1String("convention"))
        return Words::convention(key, catalogue);
    if (inputId == QLatin1String("bandwidth")) {
        for (const BandwidthStop &stop : catalogue.fusion.bandwidthStops) {
            if (stop.key == key)
                return bandwidthText(stop.bandwidth_bytes_s);
        }
        return Words::deviceBandwidth();
    }
    return value.typeId() == QMetaType::Bool ? Words::onOff(value.toBool()) : key;
}

QString applyFusionInput(FusionSettings &settings, const QString &inputId, const QVariant &value,
                         const Catalogue &catalogue)
{
    const InputSpec spec = fusionInput(inputId, settings, catalogue);
    QString error =
        inputError(spec, value, [&](double number) { return fusionInputText(inputId, number, catalogue); });
    if (error.isEmpty())
        storeFusionSetting(settings, inputId, value, catalogue);
    return error;
}

} // namespace rp
