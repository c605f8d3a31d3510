// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/roofline/roofline_sentences.h"

#include "models/instruments/roofline/roofline_figures.h"
#include "models/instruments/roofline/roofline_inputs.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

QString intensityText(double flopPerByte)
{
    return Format().flopPerByte(flopPerByte, 4);
}

/// The first whole size or batch that reaches the ridge.
QString firstAbove(double atRidge)
{
    return Format().count(std::ceil(atRidge));
}

/// Translated patterns, filled in.
class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Roofline)
public:
    static QString wasSet(const QString &control, const QString &value)
    {
        //: what the learner has just set: a control and its new value, a sentence
        return tr("%1: %2.", "control and value").arg(control, value);
    }
    static QString severalSet() { return tr("Several inputs were set."); }
    static QString intensityMoved(double before, double after)
    {
        const QString from = intensityText(before);
        const QString to = intensityText(after);
        if (from == to) {
            //: %1 is an arithmetic intensity
            return tr("The arithmetic intensity stays at %1.").arg(to);
        }
        //: %1 and %2 are arithmetic intensities
        return after > before ? tr("The arithmetic intensity rises from %1 to %2.").arg(from, to)
                              //: %1 and %2 are arithmetic intensities
                              : tr("The arithmetic intensity falls from %1 to %2.").arg(from, to);
    }
    static QString ridgeMoved(double before, double after)
    {
        const QString from = intensityText(before);
        const QString to = intensityText(after);
        //: %1 and %2 are arithmetic intensities
        return from == to ? QString() : tr("The ridge moves from %1 to %2.").arg(from, to);
    }
    static QString reached(const RooflineResult &result)
    {
        //: %1 is such as 571.7 TFLOP/s, %2 a percentage
        return tr("Attainable: %1, MFU %2.")
            .arg(Format().flopPerSecond(result.attainable_flops_s), Format().percent(result.mfu));
    }
    static QString turned(bool computeBound)
    {
        return computeBound ? tr("The kernel is now compute-bound.") : tr("The kernel is now memory-bound.");
    }
    static QString roofsDrawn(int count)
    {
        //: roofs in a roofline chart
        return tr("%Ln roof(s) are drawn.", nullptr, count);
    }
    static QString memoryBound(const RooflineResult &r)
    {
        //: %1 and %2 are arithmetic intensities, %3 is such as 571.7 TFLOP/s, %4 a percentage
        return tr("Memory-bound: %1 lie below the ridge at %2. The memory bandwidth allows %3, %4 of the "
                  "peak.")
            .arg(intensityText(r.intensity), intensityText(r.roof.ridge()),
                 Format().flopPerSecond(r.attainable_flops_s), Format().percent(r.mfu));
    }
    static QString computeBound(const RooflineResult &r)
    {
        //: %1 and %2 are arithmetic intensities, %3 is such as 571.7 TFLOP/s
        return tr("Compute-bound: %1 reach the ridge at %2. The peak of %3 is the limit.")
            .arg(intensityText(r.intensity), intensityText(r.roof.ridge()),
                 Format().flopPerSecond(r.roof.peak_flops_s));
    }
    static QString squareTurns(const RooflineResult &r)
    {
        //: %1 is the size of a square matrix, such as "N = 887"
        return tr("A square product is compute-bound from %1 on.")
            .arg(sizeFormula(std::ceil(r.size_at_ridge)));
    }
    static QString batchTurns(const RooflineResult &r)
    {
        if (!std::isfinite(r.batch_at_ridge))
            return tr("With these weights no batch is large enough to reach the ridge.");
        //: %1 is a number of inputs that are computed together
        return tr("With these weights the product is compute-bound from batch %1 on.")
            .arg(firstAbove(r.batch_at_ridge));
    }
    static QString factorMissing(const RooflineResult &r)
    {
        //: %1 is a factor such as 1.73×
        return tr("The ridge asks for %1 this intensity.").arg(Format().factor(r.roof.ridge() / r.intensity));
    }
    static QString factorBeyond(const RooflineResult &r)
    {
        //: %1 is a factor such as 1.73×
        return tr("The intensity is %1 that of the ridge.")
            .arg(Format().factor(r.intensity / r.roof.ridge()));
    }
    static QString reportImpossible(const RooflineState &s, double dense)
    {
        //: %1 and %2 are such as 312 TFLOP/s
        return tr("The reported %1 exceed the dense peak of this device, %2. They cannot have been reached "
                  "here.")
            .arg(Format().flopPerSecond(s.reported.flops_s), Format().flopPerSecond(dense));
    }
    static QString reportElsewhere(const QString &precision)
    {
        //: %1 is a number format such as FP16
        return tr("The report is about %1. Choose that precision to compare.").arg(precision);
    }
    static QString reportOnSamePeak(const RooflineState &s, const QString &share)
    {
        //: %1 is such as 312 TFLOP/s, %2 and %3 are percentages, %3 is %2 cut off
        return tr("The reported %1 are %2 of this peak. That is what the dashboard shows as %3: it divides "
                  "by "
                  "a peak that holds only with 2:4 sparsity.")
            .arg(Format().flopPerSecond(s.reported.flops_s), share,
                 Format().percent(s.reported.share_dashboard));
    }
    static QString reportOnOtherPeak(const RooflineState &s, const QString &share)
    {
        //: %1 is such as 312 TFLOP/s, %2 and %3 are percentages
        return tr("The reported %1 are %2 of this peak. The dashboard shows %3: it divides by another one.")
            .arg(Format().flopPerSecond(s.reported.flops_s), share,
                 Format().percent(s.reported.share_dashboard));
    }
    static QString square(double size)
    {
        //: a kernel: the product of two square matrices; %1 is their size, such as "N = 512"
        return tr("Square GEMM, %1").arg(sizeFormula(size));
    }
    static QString gemm(const RooflineSettings &s)
    {
        const QString sizes =
            QStringLiteral("%1 × %2 × %3").arg(Format().count(s.m), Format().count(s.n), Format().count(s.k));
        //: a kernel: a matrix product; %1 are its sizes M, N, K, such as "512 × 512 × 64"
        return tr("GEMM, %1").arg(Format::isolate(sizes));
    }
    static QString gemv(double batch)
    {
        //: a kernel: a layer applied to several inputs; %1 is their number
        return tr("GEMV, batch %1").arg(Format().count(batch));
    }
    static QString ridgeLabel(const Roof &roof)
    {
        //: marks a point in a chart; %1 is an arithmetic intensity
        return tr("Ridge: %1").arg(intensityText(roof.ridge()));
    }
    static QString ridge(const Roof &roof)
    {
        //: %1 is a peak such as "FP16 dense", %2 an arithmetic intensity, %3 such as 989.4 TFLOP/s
        return tr("Ridge point of %1 at %2: memory bandwidth and peak allow the same there, %3.")
            .arg(roofName(*roof.precision, roof.sparse), intensityText(roof.ridge()),
                 Format().flopPerSecond(roof.peak_flops_s));
    }
    static QString sizes(const RooflineResult &r)
    {
        const double first = std::ceil(r.size_at_ridge);
        //: %1 is a peak such as "FP16 dense", %2 and %3 are sizes of square matrices such as "N = 887"
        return tr("At the peak %1, a square product is memory-bound up to %2 and compute-bound from %3 on.")
            .arg(roofName(*r.roof.precision, r.roof.sparse), sizeFormula(first - 1.0), sizeFormula(first));
    }
    static QString precisions(int computeBound, int all)
    {
        //: %Ln of %1 peaks of a device
        return tr("The kernel is compute-bound at %Ln of %1 peaks. Fewer bytes for each element raise the "
                  "intensity, but the ridge may rise as well.",
                  nullptr, computeBound)
            .arg(Format().count(all));
    }
    static QString roofs(const Roof &roof)
    {
        //: %1 is an arithmetic intensity, %2 such as 3.35 TB/s, %3 such as 989.4 TFLOP/s
        return tr("Up to %1 the memory bandwidth of %2 limits a kernel, beyond it the peak of %3.")
            .arg(intensityText(roof.ridge()), memoryBandwidthText(roof.bandwidth_bytes_s),
                 Format().flopPerSecond(roof.peak_flops_s));
    }
    static QString carriedNone() { return tr("Lab 07 has handed on no intensity."); }
    static QString carried(double most, double share)
    {
        //: %1 is an arithmetic intensity, %2 a percentage
        return tr("Your chain from Lab 07 reaches %1, %2 of the ridge.")
            .arg(intensityText(most), Format().percent(share));
    }
};

QString whatWasSet(const RooflineChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Words::severalSet();
    const QString &id = change.inputs.front();
    const RooflineSettings &settings = change.after.settings;
    return Words::wasSet(rooflineInput(id, settings, catalogue).label,
                         rooflineInputText(id, rooflineSetting(settings, id), catalogue));
}

} // namespace

QString sizeFormula(double size)
{
    return Format::isolate(QStringLiteral("N = %1").arg(Format().count(size)));
}

QString kernelName(const RooflineSettings &settings)
{
    if (settings.isGemv())
        return Words::gemv(settings.batch);
    return settings.isGemm() ? Words::gemm(settings) : Words::square(settings.size);
}

QString rooflineChangeSentence(const RooflineChange &change, const Catalogue &catalogue)
{
    if (change.inputs.isEmpty())
        return {};
    const QString what = whatWasSet(change, catalogue);
    const RooflineResult &before = change.before.result;
    const RooflineResult &after = change.after.result;
    if (change.inputs == QStringList{QStringLiteral("all_roofs")})
        return joinedSentences(
            {what, Words::roofsDrawn(change.after.settings.all_roofs ? int(after.roofs.size()) : 1)});
    return joinedSentences(
        {what, Words::intensityMoved(before.intensity, after.intensity),
         Words::ridgeMoved(before.roof.ridge(), after.roof.ridge()), Words::reached(after),
         before.computeBound == after.computeBound ? QString() : Words::turned(after.computeBound)});
}

QString regimeSentence(const RooflineState &state)
{
    return state.result.computeBound ? Words::computeBound(state.result) : Words::memoryBound(state.result);
}

QString wayToRidgeSentence(const RooflineState &state)
{
    const RooflineResult &r = state.result;
    QString turns;
    if (state.settings.isSquare())
        turns = Words::squareTurns(r);
    else if (state.settings.isGemv())
        turns = Words::batchTurns(r);
    return joinedSentences({r.computeBound ? Words::factorBeyond(r) : Words::factorMissing(r), turns});
}

QString reportedSentence(const RooflineState &state, const Catalogue &catalogue)
{
    const RooflineConstants &constants = catalogue.roofline;
    const DeviceEntry &device = rooflineDevice(state.settings, catalogue);
    const auto dense = device.device.peak_flops(constants.reportedPrecision);
    if (dense && !state.reported.possible)
        return Words::reportImpossible(state, *dense);
    if (precisionIn(state.settings).precision != constants.reportedPrecision) {
        for (const RooflinePrecision &precision : rooflinePrecisions()) {
            if (precision.precision == constants.reportedPrecision)
                return Words::reportElsewhere(precisionName(precision));
        }
        return {};
    }
    const double peak = state.result.roof.peak_flops_s;
    const QString share = Format().percent(state.reported.flops_s / peak);
    constexpr double rounding = 1e-3; // the dashboard's peak is a rounded one
    const bool same =
        state.settings.isSparse() && std::abs(peak / state.reported.peak_flops_s - 1.0) < rounding;
    return same ? Words::reportOnSamePeak(state, share) : Words::reportOnOtherPeak(state, share);
}

QString ridgeLabel(const Roof &roof)
{
    return Words::ridgeLabel(roof);
}

QString ridgeSentence(const Roof &roof)
{
    return Words::ridge(roof);
}

QString operatingPointSummary(const RooflineState &state, const RooflineChange &change,
                              const Catalogue &catalogue)
{
    return joinedSentences({regimeSentence(state), rooflineChangeSentence(change, catalogue)});
}

QString sizesSummary(const RooflineState &state)
{
    return Words::sizes(state.result);
}

QString precisionsSummary(const RooflineState &state)
{
    const std::vector<Roof> &roofs = state.result.roofs;
    const auto bound = std::count_if(roofs.cbegin(), roofs.cend(), [&](const Roof &roof) {
        return roof.isComputeBound(kernelWork(state.settings, roof.precision->element_bytes).intensity());
    });
    return Words::precisions(int(bound), int(roofs.size()));
}

QString roofsSummary(const RooflineState &state)
{
    return Words::roofs(state.result.roof);
}

QString carriedSummary(const RooflineState &state)
{
    const double most = std::max(state.settings.carried_unfused, state.settings.carried_fused);
    return most > 0.0 ? Words::carried(most, most / state.result.roof.ridge()) : Words::carriedNone();
}

} // namespace rp
