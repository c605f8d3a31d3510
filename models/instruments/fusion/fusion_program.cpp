// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chain as its lines are edited: names, tables and sentences.
#include "models/catalogue/catalogue.h"
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/fusion/fusion.h"
#include "models/physics/roofline.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/quantity.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

struct KernelName
{
    const char *name;
    Phrase label;
};

constexpr auto kernelNames =
    std::to_array<KernelName>({//: an operation of a neural network; usually not translated
                               {"layer_norm", QT_TRANSLATE_NOOP("rp::Fusion", "LayerNorm")},
                               //: an operation of a neural network; usually not translated
                               {"dropout", QT_TRANSLATE_NOOP("rp::Fusion", "Dropout")},
                               //: an operation of a neural network; usually not translated
                               {"relu", QT_TRANSLATE_NOOP("rp::Fusion", "ReLU")},
                               //: a kernel of Dropout: draws a random mask of zeros and ones
                               {"bernoulli", QT_TRANSLATE_NOOP("rp::Fusion", "Draw the mask")},
                               //: a kernel of Dropout
                               {"mul_mask", QT_TRANSLATE_NOOP("rp::Fusion", "Multiply by the mask")},
                               //: a kernel of Dropout: makes up for the elements that were set to zero
                               {"scale", QT_TRANSLATE_NOOP("rp::Fusion", "Rescale")},
                               //: a kernel of LayerNorm: mean of each row
                               {"mean", QT_TRANSLATE_NOOP("rp::Fusion", "Mean")},
                               //: a kernel of LayerNorm
                               {"sub", QT_TRANSLATE_NOOP("rp::Fusion", "Subtract the mean")},
                               //: a kernel of LayerNorm: each element times itself
                               {"square", QT_TRANSLATE_NOOP("rp::Fusion", "Square")},
                               //: a kernel of LayerNorm: mean of the squares of each row
                               {"var_mean", QT_TRANSLATE_NOOP("rp::Fusion", "Mean of the squares")},
                               //: a kernel of LayerNorm: adds a small number, called epsilon
                               {"add_eps", QT_TRANSLATE_NOOP("rp::Fusion", "Add epsilon")},
                               //: a kernel of LayerNorm: one over the square root
                               {"rsqrt", QT_TRANSLATE_NOOP("rp::Fusion", "Reciprocal root")},
                               //: a kernel of LayerNorm: multiplies by one over the square root
                               {"mul_rstd", QT_TRANSLATE_NOOP("rp::Fusion", "Multiply by the root")},
                               //: a kernel of LayerNorm: multiplies by the weights called gamma
                               {"mul_gamma", QT_TRANSLATE_NOOP("rp::Fusion", "Multiply by gamma")},
                               //: a kernel of LayerNorm: adds the weights called beta
                               {"add_beta", QT_TRANSLATE_NOOP("rp::Fusion", "Add beta")},
                               //: the one kernel that all operations of the chain are fused into
                               {"fused", QT_TRANSLATE_NOOP("rp::Fusion", "One fused kernel")}});

/// Along the axis, in steps that a chart draws as a line; the ridges cut no corner off.
std::vector<double> roofSamples(const RidgePoints &ridges)
{
    std::vector<double> samples = {0.05, 0.1, 1.0, 10.0, 100.0, 1000.0};
    for (const double at : {ridges.vector, ridges.tensor})
        if (std::isfinite(at))
            samples.push_back(at);
    std::sort(samples.begin(), samples.end());
    samples.erase(std::unique(samples.begin(), samples.end()), samples.end());
    return samples;
}

/// What moves no bytes or does no arithmetic has no place on a logarithmic axis.
ResultCell pointCell(double ai, double value, QString (*text)(double))
{
    ResultCell cell = numberCell(ai > 0.0 ? value : std::numeric_limits<double>::quiet_NaN());
    cell.text = [value, text] { return text(value); };
    return cell;
}

ResultCell intensityCell(double ai)
{
    return pointCell(ai, ai, [](double value) { return Format().flopPerByte(value); });
}

ResultCell attainableCell(double ai, double flops)
{
    return pointCell(ai, flops, [](double value) { return quantityText(Quantity::Flops, value, ownDigits); });
}

} // namespace

QString kernelLabel(const QString &name)
{
    const auto *found = std::find_if(kernelNames.begin(), kernelNames.end(), [&](const KernelName &kernel) {
        return name == QLatin1String(kernel.name);
    });
    return found == kernelNames.end() ? Format::isolate(name)
                                      : phraseText(FusionDesign::context(), found->label);
}

QString programKernelName(const FusionKernel &kernel, std::size_t place)
{
    const Format format;
    const QString number = format.count(double(place + 1));
    if (kernel.made.first == kernel.made.last)
        //: a kernel of a program; %1 is its number, %2 what it does, such as "Square"
        return fillMarkers(FusionText::tr("Kernel %1: %2"),
                           {number, kernelLabel(QString::fromStdString(kernel.made.work.name))});
    //: a kernel that several lines of code became; %1 is its number, %2 and %3 are numbers of lines
    return fillMarkers(
        FusionText::tr("Kernel %1: lines %2 to %3"),
        {number, format.count(double(kernel.made.first + 1)), format.count(double(kernel.made.last + 1))});
}

QString programSummary(const Moment<FusionDesign> &moment)
{
    const Format format;
    const FusionProgram &program = moment.now.program;
    const QString bytes = format.bytes(program.whole.traffic_bytes);
    const QString intensity = format.flopPerByte(program.whole.ai);
    //: %Ln counts kernels, %1 is an amount of data, %2 an intensity
    const QString kernels =
        FusionText::tr("%Ln kernel(s) move %1, at %2.", nullptr, int(program.kernels.size()))
            .arg(bytes, intensity);
    if (program.graphs == 0)
        return kernels;
    //: compiled graphs of a program
    return joinedSentences({FusionText::tr("%Ln compiled graph(s).", nullptr, int(program.graphs)), kernels});
}

std::vector<ResultRow> programRows(const FusionState &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    double reads = 0.0;
    double writes = 0.0;
    for (std::size_t i = 0; i < state.program.kernels.size(); ++i) {
        const FusionKernel &kernel = state.program.kernels[i];
        reads += kernel.reads_bytes;
        writes += kernel.writes_bytes;
        rows.push_back(
            {QStringLiteral("kernel_%1").arg(i + 1),
             {textCell([kernel, i] { return programKernelName(kernel, i); }), numberCell(kernel.reads_bytes),
              numberCell(kernel.writes_bytes), numberCell(kernel.traffic_bytes), intensityCell(kernel.ai),
              attainableCell(kernel.ai, kernel.attainable_flops)}});
    }
    //: a row of a table, a point of a chart: all kernels of a program together
    rows.push_back(
        {QStringLiteral("program"),
         {textCell([] { return FusionText::tr("All lines"); }), numberCell(reads), numberCell(writes),
          numberCell(state.program.whole.traffic_bytes), intensityCell(state.program.whole.ai),
          attainableCell(state.program.whole.ai, state.program.attainable_flops)}});
    return rows;
}

std::vector<ResultRow> programRoofRows(const FusionState &state, const Catalogue & /*catalogue*/)
{
    const RidgePoints &ridges = state.machine.ridges;
    const double bandwidth = state.machine.bandwidth_bytes_s;
    std::vector<ResultRow> rows;
    for (const double at : roofSamples(ridges)) {
        const auto roof = [&](double ridge) {
            return numberCell(std::isfinite(ridge) ? physics::attainable(at, ridge * bandwidth, bandwidth)
                                                   : ridge);
        };
        rows.push_back({QStringLiteral("i%1").arg(at, 0, 'g', 6),
                        {textCell([at] { return Format().flopPerByte(at); }), numberCell(at),
                         roof(ridges.vector), roof(ridges.tensor)}});
    }
    return rows;
}

QString FusionInstrument::kernelName(std::size_t kernel) const
{
    const std::vector<FusionKernel> &kernels = state().program.kernels;
    return kernel < kernels.size() ? programKernelName(kernels[kernel], kernel) : QString();
}

QString FusionInstrument::programSentence() const
{
    return programSummary(moment());
}

} // namespace rp
