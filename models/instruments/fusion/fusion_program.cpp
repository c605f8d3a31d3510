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

#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

namespace rp {

namespace {

constexpr auto kernelNames = std::to_array<std::pair<const char *, Phrase>>(
    {//: an operation of a neural network; usually not translated
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

/// "Kernel 2: Square", "Kernel 1: lines 1 to 3".
QString programKernelName(const FusionKernel &kernel, std::size_t place)
{
    const QString number = Format().count(double(place + 1));
    if (kernel.made.first == kernel.made.last)
        //: a kernel of a program; %1 is its number, %2 what it does, such as "Square"
        return fillMarkers(FusionText::tr("Kernel %1: %2"),
                           {number, kernelLabel(QString::fromStdString(kernel.made.work.name))});
    //: a kernel that several lines of code became; %1 is its number, %2 and %3 are numbers of lines
    return fillMarkers(FusionText::tr("Kernel %1: lines %2 to %3"),
                       {number, Format().count(double(kernel.made.first + 1)),
                        Format().count(double(kernel.made.last + 1))});
}

/// What moves no bytes or does no arithmetic has no place on a logarithmic axis.
ResultCell pointCell(double ai, double value, QString (*text)(double))
{
    ResultCell cell = numberCell(ai > 0.0 ? value : std::numeric_limits<double>::quiet_NaN());
    cell.text = [value, text] { return text(value); };
    return cell;
}

} // namespace

QString kernelLabel(const QString &name)
{
    for (const auto &[key, label] : kernelNames)
        if (name == QLatin1String(key))
            return phraseText(FusionDesign::context(), label);
    return Format::isolate(name);
}

QString FusionInstrument::kernelName(std::size_t kernel) const
{
    return programKernelName(state().program.kernels.at(kernel), kernel);
}

QString programSummary(const Moment<FusionDesign> &moment)
{
    const Format format;
    const FusionProgram &program = moment.now.program;
    const QString bytes = format.bytes(program.whole.traffic_bytes);
    const QString intensity = format.flopPerByte(program.whole.ai);
    //: %Ln counts kernels, %1 is an amount of data, %2 an intensity
    QString kernels = FusionText::tr("%Ln kernel(s) move %1, at %2.", nullptr, int(program.kernels.size()))
                          .arg(bytes, intensity);
    if (program.graphs == 0)
        return kernels;
    //: compiled graphs of a program
    return joinedSentences({FusionText::tr("%Ln compiled graph(s).", nullptr, int(program.graphs)), kernels});
}

std::vector<ResultRow> programRows(const FusionState &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    const auto add = [&rows](const QString &key, ResultCell name, double reads, double writes, double traffic,
                             double ai, double flops) {
        const auto intensity = [](double value) { return Format().flopPerByte(value); };
        const auto attainable = [](double value) { return quantityText(Quantity::Flops, value, ownDigits); };
        rows.push_back({key,
                        {std::move(name), numberCell(reads), numberCell(writes), numberCell(traffic),
                         pointCell(ai, ai, intensity), pointCell(ai, flops, attainable)}});
    };
    double reads = 0.0;
    double writes = 0.0;
    for (const FusionKernel &kernel : state.program.kernels) {
        const std::size_t i = rows.size();
        reads += kernel.reads_bytes;
        writes += kernel.writes_bytes;
        add(QStringLiteral("kernel_%1").arg(i + 1),
            textCell([kernel, i] { return programKernelName(kernel, i); }), kernel.reads_bytes,
            kernel.writes_bytes, kernel.traffic_bytes, kernel.ai, kernel.attainable_flops);
    }
    const FusionProgram &all = state.program;
    //: a row of a table, a point of a chart: all kernels of a program together
    add(QStringLiteral("program"), textCell([] { return FusionText::tr("All lines"); }), reads, writes,
        all.whole.traffic_bytes, all.whole.ai, all.attainable_flops);
    return rows;
}

std::vector<ResultRow> programRoofRows(const FusionState &state, const Catalogue & /*catalogue*/)
{
    const RidgePoints &ridges = state.machine.ridges;
    const double bandwidth = state.machine.bandwidth_bytes_s;
    // Along the axis, in steps that a chart draws as a line; the ridges cut no corner off.
    std::set<double> samples = {0.05, 0.1, 1.0, 10.0, 100.0, 1000.0};
    for (const double at : {ridges.vector, ridges.tensor})
        if (std::isfinite(at))
            samples.insert(at);
    std::vector<ResultRow> rows;
    for (const double at : samples) {
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

} // namespace rp
