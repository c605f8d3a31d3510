// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline.h"

#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/roofline_constants.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/text/format.h"

namespace rp {

namespace {

using D = RooflineDesign;
using S = RooflineSettings;
using State = RooflineState;
using Kind = InputSpec::Kind;

constexpr double longest = 16'384.0;
constexpr double mostCarried = 1e6; // FLOP/byte

constexpr auto peaks = std::to_array<ChoiceRow>({
    //: peak of a device for matrices without a pattern of zeros
    {"dense", QT_TRANSLATE_NOOP("rp::Roofline", "Dense")},
    //: peak of a device for matrices in which two of four numbers are zero
    {"sparse", QT_TRANSLATE_NOOP("rp::Roofline", "2:4 sparse")},
});

constexpr auto kernels = std::to_array<ChoiceRow>({
    //: kind of kernel: a product of square matrices
    {"square", QT_TRANSLATE_NOOP("rp::Roofline", "Square GEMM")},
    //: kind of kernel: a matrix product whose sizes M, N and K are set one by one
    {"gemm", QT_TRANSLATE_NOOP("rp::Roofline", "GEMM, M N K")},
    //: kind of kernel: a matrix of weights times several vectors; GEMV is a matrix-vector product
    {"gemv", QT_TRANSLATE_NOOP("rp::Roofline", "Batched GEMV")},
});

bool isSquare(const S &settings, const Catalogue & /*catalogue*/)
{
    return settings.isSquare();
}

bool isGemm(const S &settings, const Catalogue & /*catalogue*/)
{
    return settings.isGemm();
}

bool isGemv(const S &settings, const Catalogue & /*catalogue*/)
{
    return settings.isGemv();
}

bool isHidden(const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    return false;
}

void settle(S &after, const S & /*before*/, const Catalogue &catalogue)
{
    settlePeak(after, catalogue);
}

QString deviceName(const S &settings, const Catalogue &catalogue)
{
    return contentText(rooflineDevice(settings, catalogue).name);
}

bool offersSparse(const S &settings, const Catalogue &catalogue)
{
    return rooflineDevice(settings, catalogue)
        .device.peak_flops(precisionIn(settings).precision, true)
        .has_value();
}

std::vector<InputChoice> offeredPrecisions(const S &settings, const Catalogue &catalogue)
{
    std::vector<InputChoice> choices;
    for (const RooflinePrecision &precision : rooflinePrecisions()) {
        if (rooflineDevice(settings, catalogue).device.peak_flops(precision.precision))
            choices.push_back({QString::fromLatin1(precision.key), precisionName(precision)});
    }
    return choices;
}

/// Also of one that this device does not offer.
QString precisionText(const QVariant &value, const S & /*settings*/, const Catalogue & /*catalogue*/)
{
    QString key = value.toString();
    for (const RooflinePrecision &precision : rooflinePrecisions()) {
        if (key == QLatin1String(precision.key))
            return precisionName(precision);
    }
    return key;
}

void adjustSparsity(InputSpec &spec, const S &settings, const Catalogue &catalogue)
{
    if (offersSparse(settings, catalogue)) {
        spec.help = RooflineText::tr("Which peak the kernel is held against. The sparse one holds only when "
                                     "two of every four weights are zero.");
        spec.assumption = rooflineReason(QStringLiteral("sparse_flops"), settings, catalogue);
        return;
    }
    spec.choices.pop_back();
    //: %1 is a device, %2 a number format
    spec.help = RooflineText::tr("%1 has no sparse peak for %2.")
                    .arg(deviceName(settings, catalogue), precisionName(precisionIn(settings)));
}

QString refuseSparsity(QString error, const InputSpec & /*spec*/, const QVariant &value, const S &settings,
                       const Catalogue &catalogue)
{
    if (value != QVariant(QStringLiteral("sparse")) || offersSparse(settings, catalogue))
        return error;
    //: %1 is a device, %2 a number format
    return RooflineText::tr("%1 has no sparse peak for %2. Stay with the dense one, or choose another "
                            "precision.")
        .arg(deviceName(settings, catalogue), precisionName(precisionIn(settings)));
}

/// A size among the inputs: a whole number from 1 on.
constexpr InputRow<D> sizeRow(const char *id, double S::*held, Phrase label, Phrase help, double maximum,
                              Marks marks, bool (*applies)(const S &, const Catalogue &))
{
    InputRow<D> row{.id = id, .held = held, .label = label, .help = help};
    row.written = Quantity::Count;
    row.kind = Kind::Logarithmic;
    row.minimum = 1.0;
    row.maximum = maximum;
    row.step = 20.0;
    row.whole = true;
    row.marks = marks;
    row.applies = applies;
    return row;
}

constexpr Marks gemmMarks = {16.0, 128.0, 1024.0, longest};
constexpr Marks weightMarks = {1024.0, 4096.0, 8192.0};

constexpr auto inputRows = std::to_array<InputRow<D>>({
    {.id = "context",
     .held = &S::context,
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Context"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline",
                               "Where the kernel runs. It brings its own peaks and memory bandwidth."),
     .choicesNow = entriesOf<&Catalogue::contexts>,
     .sharedWith = "context",
     .renews = true,
     .follow = settle},
    {.id = "precision",
     .held = &S::precision,
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Precision"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline", "The number format. It decides the bytes for each element and "
                                               "which peak holds. With INT8, a FLOP is one operation on "
                                               "integers."),
     .choicesNow = offeredPrecisions,
     .notes = "dense_flops",
     .renews = true,
     .follow = settle,
     .text = precisionText},
    {.id = "sparsity",
     .held = &S::sparsity,
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Peak"),
     .choices = peaks,
     .adjust = adjustSparsity,
     .refuse = refuseSparsity},
    {.id = "kernel",
     .held = &S::kernel,
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Kernel"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline",
                               "What is computed: a product of square matrices, one of matrices of any size, "
                               "or one layer applied to a batch."),
     .choices = kernels,
     .renews = true},
    {.id = "size",
     .held = &S::size,
     //: a control: M, N and K are the three sizes of a matrix product, here all the same
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Size M = N = K"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline",
                               "Side of the three square matrices. The slider moves in steps of 8."),
     .written = Quantity::Count,
     .kind = Kind::Logarithmic,
     .minimum = 64.0,
     .maximum = 8192.0,
     .step = 20.0,
     .grain = 8.0,
     .whole = true,
     .marks = {128.0, 280.0, 512.0, 1024.0, 2048.0, 4096.0},
     .applies = isSquare},
    sizeRow("m", &S::m,
            //: a control: the size M of a matrix product
            QT_TRANSLATE_NOOP("rp::Roofline", "Rows M"),
            QT_TRANSLATE_NOOP("rp::Roofline", "Rows of the first matrix and of the result."), longest,
            gemmMarks, isGemm),
    sizeRow("n", &S::n,
            //: a control: the size N of a matrix product
            QT_TRANSLATE_NOOP("rp::Roofline", "Columns N"),
            QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the second matrix and of the result."), longest,
            gemmMarks, isGemm),
    sizeRow("k", &S::k,
            //: a control: the inner size K of a matrix product
            QT_TRANSLATE_NOOP("rp::Roofline", "Inner size K"),
            QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the first matrix and rows of the second."), longest,
            gemmMarks, isGemm),
    sizeRow("gemv_rows", &S::gemv_rows,
            //: a control: the matrix of weights of a neural network layer
            QT_TRANSLATE_NOOP("rp::Roofline", "Rows of the weights"),
            QT_TRANSLATE_NOOP("rp::Roofline", "Numbers in each input of the layer."), longest, weightMarks,
            isGemv),
    sizeRow("gemv_columns", &S::gemv_columns, QT_TRANSLATE_NOOP("rp::Roofline", "Columns of the weights"),
            QT_TRANSLATE_NOOP("rp::Roofline", "Numbers in each output of the layer."), longest, weightMarks,
            isGemv),
    sizeRow("batch", &S::batch, QT_TRANSLATE_NOOP("rp::Roofline", "Batch"),
            QT_TRANSLATE_NOOP("rp::Roofline", "Inputs that go through the layer together. All of them use "
                                              "the same weights, which are read once."),
            1024.0, {1.0, 8.0, 64.0, 512.0, 1024.0}, isGemv),
    {.id = "carried_unfused",
     .held = &S::carried_unfused,
     //: an input: the chain of operations that the learner fused in another lab
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, unfused"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity that Lab 07 handed on."),
     .written = Quantity::Intensity,
     .maximum = mostCarried,
     .step = 20.0,
     .shown = isHidden},
    {.id = "carried_fused",
     .held = &S::carried_fused,
     //: an input: the chain of operations that the learner fused in another lab
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Your chain from Lab 07, fused"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline", "Arithmetic intensity that Lab 07 handed on."),
     .written = Quantity::Intensity,
     .maximum = mostCarried,
     .step = 20.0,
     .shown = isHidden},
    {.id = "all_roofs",
     .held = &S::all_roofs,
     .label = QT_TRANSLATE_NOOP("rp::Roofline", "Show all roofs"),
     .help = QT_TRANSLATE_NOOP("rp::Roofline",
                               "Also draws the roofs of the other precisions, and of the sparse peaks."),
     //: state of a switch
     .written = oneOf(QT_TRANSLATE_NOOP("rp::Roofline", "off"),
                      //: state of a switch
                      QT_TRANSLATE_NOOP("rp::Roofline", "on"))},
});

/// "context", "operation" (key of the kernel), "arithmetic_intensity", "bound_type" ("memory" | "compute"),
/// "mfu_percent" of the chosen peak.
QVariantMap designFields(const State &state, const Catalogue & /*catalogue*/)
{
    return {{QStringLiteral("context"), state.settings.context},
            {QStringLiteral("operation"), state.settings.kernel},
            {QStringLiteral("arithmetic_intensity"), state.result.intensity},
            {QStringLiteral("bound_type"),
             state.result.computeBound ? QStringLiteral("compute") : QStringLiteral("memory")},
            {QStringLiteral("mfu_percent"), state.result.mfu * 100.0}};
}

} // namespace

const Declaration<D> &RooflineDesign::declaration()
{
    static const Declaration<D> all = {
        .name = {"roofline", "rp::Roofline", "rp::RooflineInstrument"},
        .rows = {inputRows, figures().figures, tables().tables, formulas().formulas, tables().measured},
        .defaults =
            [](const Catalogue &catalogue) {
                S settings; // FP16 dense where the device has it
                settings.context = catalogue.contexts.front().key;
                settlePeak(settings, catalogue);
                return settings;
            },
        .evaluate = [](const S &s, const Catalogue &c) { return rp::evaluate(s, c); },
        .changeSentence = changeSentence,
        .reason = rooflineReason,
        .keyFigures = [](const S &) -> std::vector<const char *> {
            return {"intensity", "ridge", "attainable_flops", "mfu", "regime"};
        },
        .designFields = designFields,
    };
    return all;
}

QString rooflineReason(const QString &field, const RooflineSettings &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("peak")) {
        return rooflineReason(settings.isSparse() ? QStringLiteral("sparse_flops")
                                                  : QStringLiteral("dense_flops"),
                              settings, catalogue);
    }
    const bool ofDevice = field == QLatin1String("dense_flops") || field == QLatin1String("sparse_flops");
    return assumptionText(
        catalogue, ofDevice ? rooflineDevice(settings, catalogue).notes : catalogue.roofline->notes, field);
}

template class InstrumentOf<RooflineDesign>;

} // namespace rp
