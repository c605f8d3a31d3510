// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_inputs.h"

#include "models/instruments/contract/input_check.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

/// A number among the inputs.
struct NumberInput
{
    const char *id;
    const char *kernel; ///< whose control it is; empty: it has none
    double minimum;
    double maximum;
    double grain; ///< the slider stops at multiples of it
    const char *label;
    const char *help;
    std::array<double, 7> marks; ///< 0 is none
};

constexpr double longest = 16'384.0;
constexpr double mostCarried = 1e6; ///< FLOP/byte

constexpr std::array<NumberInput, 9> numbers = {
    {{"size",
      "square",
      64.0,
      8192.0,
      8.0,
      //: a control: M, N and K are the three sizes of a matrix product, here all the same
      QT_TRANSLATE_NOOP("rp::Roofline", "Size M = N = K"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Side of the three square matrices. The slider moves in steps of 8."),
      {128.0, 280.0, 512.0, 1024.0, 2048.0, 4096.0}},
     {"m",
      "gemm",
      1.0,
      longest,
      0.0,
      //: a control: the size M of a matrix product
      QT_TRANSLATE_NOOP("rp::Roofline", "Rows M"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Rows of the first matrix and of the result."),
      {16.0, 128.0, 1024.0, longest}},
     {"n",
      "gemm",
      1.0,
      longest,
      0.0,
      //: a control: the size N of a matrix product
      QT_TRANSLATE_NOOP("rp::Roofline", "Columns N"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the second matrix and of the result."),
      {16.0, 128.0, 1024.0, longest}},
     {"k",
      "gemm",
      1.0,
      longest,
      0.0,
      //: a control: the inner size K of a matrix product
      QT_TRANSLATE_NOOP("rp::Roofline", "Inner size K"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the first matrix and rows of the second."),
      {16.0, 128.0, 1024.0, longest}},
     {"gemv_rows",
      "gemv",
      1.0,
      longest,
      0.0,
      //: a control: the matrix of weights of a neural network layer
      QT_TRANSLATE_NOOP("rp::Roofline", "Rows of the weights"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Numbers in each input of the layer."),
      {1024.0, 4096.0, 8192.0}},
     {"gemv_columns",
      "gemv",
      1.0,
      longest,
      0.0,
      QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the weights"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Numbers in each output of the layer."),
      {1024.0, 4096.0, 8192.0}},
     {"batch",
      "gemv",
      1.0,
      1024.0,
      0.0,
      QT_TRANSLATE_NOOP("rp::Roofline", "Batch"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Inputs that go through the layer together. All of them use the same "
                                        "weights, which are read once."),
      {1.0, 8.0, 64.0, 512.0, 1024.0}},
     {"carried_unfused",
      "",
      0.0,
      mostCarried,
      0.0,
      //: an input: the chain of operations that the learner fused in another lab
      QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, unfused"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity that Lab 07 handed on."),
      {}},
     {"carried_fused",
      "",
      0.0,
      mostCarried,
      0.0,
      //: an input: the chain of operations that the learner fused in another lab
      QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, fused"),
      QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity that Lab 07 handed on."),
      {}}}};

const NumberInput *numberOf(const QString &id)
{
    const auto found = std::find_if(numbers.cbegin(), numbers.cend(),
                                    [&](const NumberInput &n) { return id == QLatin1String(n.id); });
    return found == numbers.cend() ? nullptr : found;
}

/// A choice of an input that is not in the catalogue.
struct FixedChoice
{
    const char *input;
    const char *key;
    const char *label;
};

constexpr std::array<FixedChoice, 5> fixedChoices = {
    {//: peak of a device for matrices without a pattern of zeros
     {"sparsity", "dense", QT_TRANSLATE_NOOP("rp::Roofline", "Dense")},
     //: peak of a device for matrices in which two of four numbers are zero
     {"sparsity", "sparse", QT_TRANSLATE_NOOP("rp::Roofline", "2:4 sparse")},
     //: kind of kernel: a product of square matrices
     {"kernel", "square", QT_TRANSLATE_NOOP("rp::Roofline", "Square GEMM")},
     //: kind of kernel: a matrix product whose sizes M, N and K are set one by one
     {"kernel", "gemm", QT_TRANSLATE_NOOP("rp::Roofline", "GEMM, M N K")},
     //: kind of kernel: a matrix of weights times several vectors; GEMV is a matrix-vector product
     {"kernel", "gemv", QT_TRANSLATE_NOOP("rp::Roofline", "Batched GEMV")}}};

QString shown(const char *source)
{
    return QCoreApplication::translate("rp::Roofline", source);
}

std::vector<InputChoice> choicesOf(const QString &input)
{
    std::vector<InputChoice> choices;
    for (const FixedChoice &choice : fixedChoices) {
        if (input == QLatin1String(choice.input))
            choices.push_back({QString::fromLatin1(choice.key), shown(choice.label)});
    }
    return choices;
}

std::vector<InputChoice> contextChoices(const Catalogue &catalogue)
{
    std::vector<InputChoice> choices;
    choices.reserve(catalogue.contexts.size());
    for (const ContextEntry &context : catalogue.contexts)
        choices.push_back({context.key, contentText(context.name)});
    return choices;
}

std::vector<InputChoice> precisionChoices(const std::function<bool(const RooflinePrecision &)> &offered)
{
    std::vector<InputChoice> choices;
    for (const RooflinePrecision &precision : rooflinePrecisions()) {
        if (offered(precision))
            choices.push_back({QString::fromLatin1(precision.key), precisionName(precision)});
    }
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
    Q_DECLARE_TR_FUNCTIONS(rp::Roofline)
public:
    Specs(const RooflineSettings &settings, const Catalogue &catalogue)
        : m_settings(settings)
        , m_catalogue(catalogue)
        , m_device(rooflineDevice(settings, catalogue))
    {
    }

    InputSpec spec(const QString &id) const
    {
        InputSpec spec;
        spec.id = id;
        if (const NumberInput *number = numberOf(id))
            fill(spec, *number);
        else if (id == QLatin1String("context"))
            context(spec);
        else if (id == QLatin1String("precision"))
            precision(spec);
        else if (id == QLatin1String("sparsity"))
            sparsity(spec);
        else if (id == QLatin1String("kernel"))
            kernel(spec);
        else if (id == QLatin1String("all_roofs"))
            allRoofs(spec);
        else
            spec.id.clear();
        return spec;
    }

    /// The refusal of a peak that the device does not have.
    QString noSparsePeak() const
    {
        //: %1 is a device, %2 a number format
        return tr("%1 has no sparse peak for %2. Stay with the dense one, or choose another precision.")
            .arg(contentText(m_device.name), precisionName(precisionIn(m_settings)));
    }
    bool offersSparse() const
    {
        return m_device.device.peak_flops(precisionIn(m_settings).precision, true).has_value();
    }

private:
    void context(InputSpec &spec) const
    {
        spec.label = tr("Context");
        spec.help = tr("Where the kernel runs. It brings its own peaks and memory bandwidth.");
        spec.choices = contextChoices(m_catalogue);
        spec.sharedWith = QStringLiteral("context");
    }
    void precision(InputSpec &spec) const
    {
        spec.label = tr("Precision");
        spec.help = tr("The number format. It decides the bytes for each element and which peak holds. With "
                       "INT8, a FLOP is one operation on integers.");
        spec.choices = precisionChoices([this](const RooflinePrecision &precision) {
            return m_device.device.peak_flops(precision.precision).has_value();
        });
        spec.assumption = contentText(m_device.notes.assumption(QStringLiteral("dense_flops")));
    }
    void sparsity(InputSpec &spec) const
    {
        spec.label = tr("Peak");
        spec.choices = choicesOf(spec.id);
        if (offersSparse()) {
            spec.help = tr("Which peak the kernel is held against. The sparse one holds only when two of "
                           "every four weights are zero.");
            spec.assumption = contentText(m_device.notes.assumption(QStringLiteral("sparse_flops")));
            return;
        }
        spec.choices.pop_back();
        //: %1 is a device, %2 a number format
        spec.help = tr("%1 has no sparse peak for %2.")
                        .arg(contentText(m_device.name), precisionName(precisionIn(m_settings)));
    }
    void kernel(InputSpec &spec) const
    {
        spec.label = tr("Kernel");
        spec.help = tr("What is computed: a product of square matrices, one of matrices of any size, or one "
                       "layer applied to a batch.");
        spec.choices = choicesOf(spec.id);
    }
    void allRoofs(InputSpec &spec) const
    {
        spec.kind = InputSpec::Kind::Toggle;
        spec.label = tr("Show all roofs");
        spec.help = tr("Also draws the roofs of the other precisions, and of the sparse peaks.");
    }
    void fill(InputSpec &spec, const NumberInput &number) const
    {
        spec.kind = number.minimum > 0.0 ? InputSpec::Kind::Logarithmic : InputSpec::Kind::Linear;
        spec.label = shown(number.label);
        spec.help = shown(number.help);
        spec.minimum = number.minimum;
        spec.maximum = number.maximum;
        spec.step = 20.0;
        spec.grain = number.grain;
        spec.wholeNumbers = number.minimum > 0.0;
        for (const double mark : number.marks) {
            if (mark > 0.0)
                spec.marks.push_back({mark, Format().count(mark)});
        }
    }

    const RooflineSettings &m_settings;
    const Catalogue &m_catalogue;
    const DeviceEntry &m_device;
};

} // namespace

QString precisionName(const RooflinePrecision &precision)
{
    return Format::isolate(QString::fromLatin1(precision.key).toUpper());
}

QString roofName(const RooflinePrecision &precision, bool sparse)
{
    //: a peak of a device; %1 is a number format such as FP16
    const char *dense = QT_TRANSLATE_NOOP("rp::Roofline", "%1 dense");
    //: a peak of a device; %1 is a number format such as FP16
    const char *pruned = QT_TRANSLATE_NOOP("rp::Roofline", "%1 sparse");
    return shown(sparse ? pruned : dense).arg(precisionName(precision));
}

std::vector<InputSpec> rooflineInputs(const RooflineSettings &settings, const Catalogue &catalogue)
{
    const Specs specs(settings, catalogue);
    std::vector<InputSpec> all;
    all.reserve(numbers.size() + 5);
    for (const char *id : {"context", "precision", "sparsity", "kernel"})
        all.push_back(specs.spec(QString::fromLatin1(id)));
    for (const NumberInput &number : numbers) {
        if (settings.kernel == QLatin1String(number.kernel))
            all.push_back(specs.spec(QString::fromLatin1(number.id)));
    }
    all.push_back(specs.spec(QStringLiteral("all_roofs")));
    return all;
}

InputSpec rooflineInput(const QString &inputId, const RooflineSettings &settings, const Catalogue &catalogue)
{
    return Specs(settings, catalogue).spec(inputId);
}

QString rooflineInputText(const QString &inputId, const QVariant &value, const Catalogue &catalogue)
{
    if (inputId.startsWith(QLatin1String("carried_")))
        return Format().flopPerByte(value.toDouble());
    if (numberOf(inputId))
        return Format().count(value.toDouble());
    if (inputId == QLatin1String("context"))
        return labelIn(contextChoices(catalogue), value.toString());
    if (inputId == QLatin1String("precision"))
        return labelIn(precisionChoices([](const RooflinePrecision &) { return true; }), value.toString());
    if (inputId == QLatin1String("all_roofs"))
        //: state of a switch
        return shown(value.toBool() ? QT_TRANSLATE_NOOP("rp::Roofline", "on")
                                    //: state of a switch
                                    : QT_TRANSLATE_NOOP("rp::Roofline", "off"));
    return labelIn(choicesOf(inputId), value.toString());
}

QString applyRooflineInput(RooflineSettings &settings, const QString &inputId, const QVariant &value,
                           const Catalogue &catalogue)
{
    const Specs specs(settings, catalogue);
    if (inputId == QLatin1String("sparsity") && value == QVariant(QStringLiteral("sparse")) &&
        !specs.offersSparse())
        return specs.noSparsePeak();
    QString error = inputError(specs.spec(inputId), value,
                               [&](double number) { return rooflineInputText(inputId, number, catalogue); });
    if (error.isEmpty())
        storeRooflineSetting(settings, inputId, value, catalogue);
    return error;
}

} // namespace rp
