// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_inputs.h"

#include "models/instruments/contract/input_check.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// A choice of an input that is not in the catalogue.
struct FixedChoice
{
    const char *input;
    const char *key;
    const char *label;
};

constexpr std::array<FixedChoice, 9> fixedChoices = {
    {//: execution mode: the framework launches every operation by itself
     {"mode", "eager", QT_TRANSLATE_NOOP("rp::DispatchTax", "Eager")},
     //: execution mode: a compiler has fused operations into fewer kernels
     {"mode", "compiled", QT_TRANSLATE_NOOP("rp::DispatchTax", "Compiled")},
     //: execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name
     {"mode", "cuda_graph", QT_TRANSLATE_NOOP("rp::DispatchTax", "CUDA graph")},
     //: launch model: each launch waits for the previous kernel
     {"launch_model", "serial", QT_TRANSLATE_NOOP("rp::DispatchTax", "Serial")},
     //: launch model: launches run ahead of the kernels through a queue
     {"launch_model", "overlapped", QT_TRANSLATE_NOOP("rp::DispatchTax", "Overlapped")},
     //: scale of the chart
     {"scale", "ms", QT_TRANSLATE_NOOP("rp::DispatchTax", "Milliseconds")},
     //: scale of the chart
     {"scale", "percent", QT_TRANSLATE_NOOP("rp::DispatchTax", "Percent of the pass")},
     //: math on the edge device takes as long as on the cloud device, as in the course text
     {"edge_math", "course", QT_TRANSLATE_NOOP("rp::DispatchTax", "Course convention")},
     //: math on the edge device takes longer, as its peak is lower
     {"edge_math", "physical", QT_TRANSLATE_NOOP("rp::DispatchTax", "Scaled to the device")}}};

std::vector<InputChoice> choicesOf(const QString &input)
{
    std::vector<InputChoice> choices;
    for (const FixedChoice &choice : fixedChoices) {
        if (input == QLatin1String(choice.input))
            choices.push_back({QString::fromLatin1(choice.key),
                               QCoreApplication::translate("rp::DispatchTax", choice.label)});
    }
    return choices;
}

template<typename Entry>
std::vector<InputChoice> choicesOf(const Table<Entry> &entries)
{
    std::vector<InputChoice> choices;
    for (const Entry &entry : entries)
        choices.push_back({entry.key, contentText(entry.name)});
    return choices;
}

QString labelIn(const std::vector<InputChoice> &choices, const QString &key)
{
    const auto found = std::find_if(choices.cbegin(), choices.cend(),
                                    [&](const InputChoice &choice) { return choice.key == key; });
    return found == choices.cend() ? key : found->label;
}

/// Builds the description of one control.
class Specs
{
    Q_DECLARE_TR_FUNCTIONS(rp::DispatchTax)
public:
    Specs(const DispatchTaxSettings &settings, const Catalogue &catalogue)
        : m_settings(settings)
        , m_catalogue(catalogue)
    {
    }

    InputSpec spec(const QString &id) const
    {
        InputSpec spec;
        spec.id = id;
        for (const auto &[key, fill] : builders) {
            if (id == QLatin1String(key)) {
                (this->*fill)(spec);
                return spec;
            }
        }
        return {};
    }

    std::vector<InputSpec> all() const
    {
        std::vector<InputSpec> specs;
        for (const auto &[key, fill] : builders) {
            if (QLatin1String(key) == QLatin1String("edge_math") && !hasEdgeMath(m_settings, m_catalogue))
                continue;
            InputSpec spec;
            spec.id = QString::fromLatin1(key);
            (this->*fill)(spec);
            specs.push_back(std::move(spec));
        }
        return specs;
    }

private:
    void workload(InputSpec &spec) const
    {
        spec.label = tr("Workload");
        spec.help = tr("The model whose forward pass you look at. It brings its own kernel count.");
        spec.choices = choicesOf(m_catalogue.workloads);
        spec.sharedWith = QStringLiteral("workload");
        spec.assumption =
            contentText(workloadOf(m_settings, m_catalogue).notes.assumption(QStringLiteral("memory_us")));
    }
    void context(InputSpec &spec) const
    {
        spec.label = tr("Context");
        spec.help = tr("Where the model runs. It brings its own launch cost.");
        spec.choices = choicesOf(m_catalogue.contexts);
        spec.sharedWith = QStringLiteral("context");
        spec.sharedWith = QStringLiteral("context");
    }
    void mode(InputSpec &spec) const
    {
        spec.label = tr("Execution mode");
        spec.help = tr("The pass that the meters and the timeline show. The chart always shows all three.");
        spec.choices = choicesOf(spec.id);
        spec.assumption = contentText(m_catalogue.dispatch.notes.assumption(QStringLiteral("graph_gap_us")));
    }
    void launchModel(InputSpec &spec) const
    {
        spec.label = tr("Launch model");
        spec.help = tr("Serial: each launch waits for the previous kernel. Overlapped: launches run ahead "
                       "through a launch queue.");
        spec.choices = choicesOf(spec.id);
        const Notes &notes = m_catalogue.dispatch.notes;
        spec.assumption = joinedSentences({contentText(notes.assumption(QStringLiteral("stream_gap_us"))),
                                           contentText(notes.assumption(QStringLiteral("queue_depth")))});
    }
    void kernelCount(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Logarithmic;
        spec.label = tr("Kernel count");
        spec.help = tr("The same total work, cut into this many kernels.");
        spec.minimum = std::min(fewestKernels, double(workloadOf(m_settings, m_catalogue).workload.n));
        spec.maximum = mostKernels;
        spec.step = 20.0;
        spec.wholeNumbers = true;
    }
    void launchCost(InputSpec &spec) const
    {
        const ContextEntry &context = contextOf(m_settings, m_catalogue);
        spec.kind = InputSpec::Kind::Linear;
        spec.label = tr("Launch cost");
        spec.help = tr("Time that the host needs for one kernel launch.");
        spec.minimum = context.launch_min_us;
        spec.maximum = context.launch_max_us;
        spec.step = 1.0;
        spec.assumption = contentText(context.notes.assumption(QStringLiteral("launch_us")));
    }
    void gpuSpeed(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Linear;
        spec.label = tr("GPU speed");
        spec.help = tr("A faster GPU shortens math and memory time. Launching stays as it is.");
        spec.minimum = 1.0;
        spec.maximum = fastestGpu;
        spec.step = 0.5;
    }
    void edgeMath(InputSpec &spec) const
    {
        spec.label = tr("Math on the edge device");
        spec.help =
            tr("Course convention: math takes as long as in the cloud. Scaled to the device: math and "
               "memory take longer, as this device has a lower peak and less bandwidth.");
        spec.choices = choicesOf(spec.id);
        const DeviceEntry *device = m_catalogue.devices.find(contextOf(m_settings, m_catalogue).device);
        if (device)
            spec.assumption = contentText(device->notes.assumption(QStringLiteral("dense_flops")));
    }
    void shortestKernel(InputSpec &spec) const
    {
        const double shortest_us = m_catalogue.dispatch.shortest_kernel_us;
        spec.kind = InputSpec::Kind::Toggle;
        //: a switch; %1 is a duration
        spec.label = tr("No kernel shorter than %1").arg(Format().duration_us(shortest_us));
        spec.help = tr("A very small kernel still keeps the GPU occupied for this long.");
        spec.assumption =
            contentText(m_catalogue.dispatch.notes.assumption(QStringLiteral("shortest_kernel_us")));
    }
    void scale(InputSpec &spec) const
    {
        spec.label = tr("Scale");
        spec.help = tr("Draw the bars in milliseconds, or each as 100 % of its own pass.");
        spec.choices = choicesOf(spec.id);
    }

    using Builder = std::pair<const char *, void (Specs::*)(InputSpec &) const>;
    static const std::array<Builder, 10> builders;

    const DispatchTaxSettings &m_settings;
    const Catalogue &m_catalogue;
};

const std::array<Specs::Builder, 10> Specs::builders = {{{"context", &Specs::context},
                                                         {"workload", &Specs::workload},
                                                         {"mode", &Specs::mode},
                                                         {"launch_model", &Specs::launchModel},
                                                         {"kernel_count", &Specs::kernelCount},
                                                         {"launch_us", &Specs::launchCost},
                                                         {"gpu_speed", &Specs::gpuSpeed},
                                                         {"edge_math", &Specs::edgeMath},
                                                         {"min_kernel", &Specs::shortestKernel},
                                                         {"scale", &Specs::scale}}};

} // namespace

std::vector<InputSpec> dispatchTaxInputs(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).all();
}

InputSpec dispatchTaxInput(const QString &inputId, const DispatchTaxSettings &settings,
                           const Catalogue &catalogue)
{
    return Specs(settings, catalogue).spec(inputId);
}

QString dispatchTaxInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue)
{
    const double number = value.toDouble();
    if (inputId == QStringLiteral("context"))
        return labelIn(choicesOf(catalogue.contexts), value.toString());
    if (inputId == QStringLiteral("workload"))
        return workloadLabel(value.toString(), catalogue);
    if (inputId == QStringLiteral("kernel_count")) {
        const int plural = int(std::clamp(std::round(number), 0.0, 1e9));
        //: %1 is the count with digit groups; the plural form follows it
        return QCoreApplication::translate("rp::DispatchTax", "%1 kernel(s)", nullptr, plural)
            .arg(Format().count(number));
    }
    if (inputId == QStringLiteral("launch_us"))
        return Format().duration_us(number);
    if (inputId == QStringLiteral("gpu_speed"))
        return Format().factor(number, number == std::floor(number) ? 0 : 1);
    if (inputId == QStringLiteral("min_kernel")) {
        return value.toBool() ? QCoreApplication::translate("rp::DispatchTax", "on", "a switch")
                              : QCoreApplication::translate("rp::DispatchTax", "off", "a switch");
    }
    return labelIn(choicesOf(inputId), value.toString());
}

QString applyDispatchTaxInput(DispatchTaxSettings &settings, const QString &inputId, const QVariant &value,
                              const Catalogue &catalogue)
{
    const InputSpec spec = dispatchTaxInput(inputId, settings, catalogue);
    QString error = inputError(
        spec, value, [&](double number) { return dispatchTaxInputText(inputId, number, catalogue); });
    if (error.isEmpty())
        storeSetting(settings, inputId, value, catalogue);
    return error;
}

QString modeLabel(const QString &mode)
{
    return labelIn(choicesOf(QStringLiteral("mode")), mode);
}

QString workloadLabel(const QString &workload, const Catalogue &catalogue)
{
    const WorkloadEntry *entry = catalogue.workloads.find(workload);
    return entry ? contentText(entry->name) : workload;
}

} // namespace rp
