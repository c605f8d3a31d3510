// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/roofline_constants.h"
#include "models/instruments/roofline/roofline.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using State = RooflineState;

QString rate(double flops_s)
{
    return Format().flopPerSecond(flops_s);
}

QString whatWasSet(const Moment<RooflineDesign> &moment)
{
    const QString &id = moment.inputs.front();
    //: what the learner has just set: a control and its new value, a sentence
    return RooflineText::tr("%1: %2.", "control and value")
        .arg(InputsOf<RooflineDesign>::spec(id, moment.now.settings, moment.catalogue).label,
             InputsOf<RooflineDesign>::text(id, moment.now.settings, moment.catalogue));
}

QString intensityMoved(double before, double after)
{
    const QString from = intensityText(before);
    const QString to = intensityText(after);
    if (from == to) {
        //: %1 is an arithmetic intensity
        return RooflineText::tr("The arithmetic intensity stays at %1.").arg(to);
    }
    //: %1 and %2 are arithmetic intensities
    return after > before ? RooflineText::tr("The arithmetic intensity rises from %1 to %2.").arg(from, to)
                          //: %1 and %2 are arithmetic intensities
                          : RooflineText::tr("The arithmetic intensity falls from %1 to %2.").arg(from, to);
}

QString ridgeMoved(double before, double after)
{
    const QString from = intensityText(before);
    const QString to = intensityText(after);
    //: %1 and %2 are arithmetic intensities
    return from == to ? QString() : RooflineText::tr("The ridge moves from %1 to %2.").arg(from, to);
}

QString batchTurns(double batchAtRidge)
{
    if (!std::isfinite(batchAtRidge))
        return RooflineText::tr("With these weights no batch is large enough to reach the ridge.");
    //: %1 is a number of inputs that are computed together
    return RooflineText::tr("With these weights the product is compute-bound from batch %1 on.")
        .arg(Format().count(std::ceil(batchAtRidge)));
}

} // namespace

QString precisionName(const RooflinePrecision &precision)
{
    return Format::isolate(QString::fromLatin1(precision.key).toUpper());
}

QString roofName(const Roof &roof)
{
    const QString precision = precisionName(*roof.precision);
    //: a peak of a device; %1 is a number format such as FP16
    return roof.sparse ? RooflineText::tr("%1 sparse").arg(precision)
                       //: a peak of a device; %1 is a number format such as FP16
                       : RooflineText::tr("%1 dense").arg(precision);
}

QString sizeFormula(double size)
{
    return Format::isolate(QStringLiteral("N = %1").arg(Format().count(size)));
}

QString kernelName(const RooflineSettings &settings)
{
    const Format format;
    if (settings.isGemv()) {
        //: a kernel: a layer applied to several inputs; %1 is their number
        return RooflineText::tr("GEMV, batch %1").arg(format.count(settings.batch));
    }
    if (settings.isGemm()) {
        const QString sizes =
            QStringLiteral("%1 × %2 × %3")
                .arg(format.count(settings.m), format.count(settings.n), format.count(settings.k));
        //: a kernel: a matrix product; %1 are its sizes M, N, K, such as "512 × 512 × 64"
        return RooflineText::tr("GEMM, %1").arg(Format::isolate(sizes));
    }
    //: a kernel: the product of two square matrices; %1 is their size, such as "N = 512"
    return RooflineText::tr("Square GEMM, %1").arg(sizeFormula(settings.size));
}

QString intensityText(double flopPerByte)
{
    return Format().flopPerByte(flopPerByte, 4);
}

QString memoryBandwidthText(double bytes_s)
{
    //: a memory bandwidth; %1 is an amount of data such as 2 TB
    return RooflineText::tr("%1/s").arg(Format().bytes(bytes_s, 4));
}

QString flopText(double flop)
{
    static constexpr std::array<const char *, 5> units = {
        //: %1 is a number of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 FLOP"),
        //: %1 is a number of thousands of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 kFLOP"),
        //: %1 is a number of millions of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 MFLOP"),
        //: %1 is a number of billions (10^9) of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 GFLOP"),
        //: %1 is a number of trillions (10^12) of floating-point operations
        QT_TRANSLATE_NOOP("rp::Roofline", "%1 TFLOP")};
    std::size_t unit = 0;
    while (unit < 4 && flop >= 1000.0) {
        flop /= 1000.0;
        ++unit;
    }
    return phraseText(RooflineDesign::context(), units.at(unit))
        .replace(u' ', QChar(QChar::Nbsp))
        .arg(Format().significant(flop, 4));
}

QString changeSentence(const Moment<RooflineDesign> &moment)
{
    const QString what = whatWasSet(moment);
    const RooflineResult &before = moment.before.result;
    const RooflineResult &after = moment.now.result;
    if (moment.inputs == QStringList{QStringLiteral("all_roofs")}) {
        const int drawn = moment.now.settings.all_roofs ? int(after.roofs.size()) : 1;
        //: roofs in a roofline chart
        return joinedSentences({what, RooflineText::tr("%Ln roof(s) are drawn.", nullptr, drawn)});
    }
    //: %1 is such as 571.7 TFLOP/s, %2 a percentage
    const QString reached = RooflineText::tr("Attainable: %1, MFU %2.");
    const QString turned = after.computeBound ? RooflineText::tr("The kernel is now compute-bound.")
                                              : RooflineText::tr("The kernel is now memory-bound.");
    return joinedSentences({what, intensityMoved(before.intensity, after.intensity),
                            ridgeMoved(before.roof.ridge(), after.roof.ridge()),
                            reached.arg(rate(after.attainable_flops_s), Format().percent(after.mfu)),
                            before.computeBound == after.computeBound ? QString() : turned});
}

QString regimeSentence(const State &state)
{
    const RooflineResult &r = state.result;
    const QString intensity = intensityText(r.intensity);
    const QString ridge = intensityText(r.roof.ridge());
    if (r.computeBound) {
        //: %1 and %2 are arithmetic intensities, %3 is such as 571.7 TFLOP/s
        return RooflineText::tr("Compute-bound: %1 reach the ridge at %2. The peak of %3 is the limit.")
            .arg(intensity, ridge, rate(r.roof.peak_flops_s));
    }
    //: %1 and %2 are arithmetic intensities, %3 is such as 571.7 TFLOP/s, %4 a percentage
    return RooflineText::tr("Memory-bound: %1 lie below the ridge at %2. The memory bandwidth allows %3, %4 "
                            "of the peak.")
        .arg(intensity, ridge, rate(r.attainable_flops_s), Format().percent(r.mfu));
}

QString RooflineInstrument::wayToRidgeSentence() const
{
    const RooflineResult &r = state().result;
    const double ridge = r.roof.ridge();
    //: %1 is a factor such as 1.73×
    QString way = r.computeBound ? RooflineText::tr("The intensity is %1 that of the ridge.")
                                       .arg(Format().factor(r.intensity / ridge))
                                 //: %1 is a factor such as 1.73×
                                 : RooflineText::tr("The ridge asks for %1 this intensity.")
                                       .arg(Format().factor(ridge / r.intensity));
    // Where the ridge is met is for the learner to find: it is told to who stands beyond it, or never can.
    const bool isFound = r.computeBound;
    if (settings().isGemv() && (isFound || !std::isfinite(r.batch_at_ridge)))
        return joinedSentences({way, batchTurns(r.batch_at_ridge)});
    if (!settings().isSquare() || !isFound)
        return way;
    //: %1 is the size of a square matrix, such as "N = 887"
    return joinedSentences({way, RooflineText::tr("A square product is compute-bound from %1 on.")
                                     .arg(sizeFormula(std::ceil(r.size_at_ridge)))});
}

QString RooflineInstrument::reportedSentence() const
{
    const RooflineConstants &constants = *catalogue().roofline;
    const ReportedResult &report = state().reported;
    const auto dense = rooflineDevice(settings(), catalogue()).device.peak_flops(constants.reportedPrecision);
    if (dense && !report.possible) {
        //: %1 and %2 are such as 312 TFLOP/s
        return RooflineText::tr("The reported %1 exceed the dense peak of this device, %2. They cannot have "
                                "been reached here.")
            .arg(rate(report.flops_s), rate(*dense));
    }
    if (precisionIn(settings()).precision != constants.reportedPrecision) {
        const auto &all = rooflinePrecisions();
        const auto found = std::find_if(all.cbegin(), all.cend(), [&](const RooflinePrecision &p) {
            return p.precision == constants.reportedPrecision;
        });
        //: %1 is a number format such as FP16
        const QString elsewhere =
            RooflineText::tr("The report is about %1. Choose that precision to compare.");
        return found == all.cend() ? QString() : elsewhere.arg(precisionName(*found));
    }
    const double peak = state().result.roof.peak_flops_s;
    constexpr double rounding = 1e-3; // the dashboard's peak is a rounded one
    const bool same = settings().isSparse() && std::abs(peak / report.peak_flops_s - 1.0) < rounding;
    //: %1 is such as 312 TFLOP/s, %2 and %3 are percentages, %3 is %2 cut off
    const QString onSamePeak = RooflineText::tr("The reported %1 are %2 of this peak. That is what the "
                                                "dashboard shows as %3: it divides by a peak that holds only "
                                                "with 2:4 sparsity.");
    //: %1 is such as 312 TFLOP/s, %2 and %3 are percentages
    const QString onOtherPeak = RooflineText::tr("The reported %1 are %2 of this peak. The dashboard shows "
                                                 "%3: it divides by another one.");
    return (same ? onSamePeak : onOtherPeak)
        .arg(rate(report.flops_s), Format().percent(report.flops_s / peak),
             Format().percent(report.share_dashboard));
}

QString RooflineInstrument::ridgeLabel() const
{
    //: marks a point in a chart; %1 is an arithmetic intensity
    return RooflineText::tr("Ridge: %1").arg(intensityText(state().result.roof.ridge()));
}

QString RooflineInstrument::ridgeSentence() const
{
    const Roof &roof = state().result.roof;
    //: %1 is a peak such as "FP16 dense", %2 an arithmetic intensity, %3 such as 989.4 TFLOP/s
    return fillMarkers(
        RooflineText::tr("Ridge point of %1 at %2: memory bandwidth and peak allow the same there, %3."),
        {roofName(roof), intensityText(roof.ridge()), rate(roof.peak_flops_s)});
}

QString operatingPointSummary(const Moment<RooflineDesign> &moment)
{
    return joinedSentences(
        {regimeSentence(moment.now), moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

QString sizesSummary(const Moment<RooflineDesign> &moment)
{
    const RooflineResult &r = moment.now.result;
    if (!r.computeBound || !moment.now.settings.isSquare())
        return regimeSentence(moment.now);
    const double first = std::ceil(r.size_at_ridge);
    //: %1 is a peak such as "FP16 dense", %2 and %3 are sizes of square matrices such as "N = 887"
    return RooflineText::tr(
               "At the peak %1, a square product is memory-bound up to %2 and compute-bound from %3 on.")
        .arg(roofName(r.roof), sizeFormula(first - 1.0), sizeFormula(first));
}

QString precisionsSummary(const Moment<RooflineDesign> &moment)
{
    const std::vector<Roof> &roofs = moment.now.result.roofs;
    const auto bound = std::count_if(roofs.cbegin(), roofs.cend(), [&](const Roof &roof) {
        const double bytes = roof.precision->element_bytes;
        return roof.isComputeBound(kernelWork(moment.now.settings, bytes).intensity());
    });
    //: %Ln of %1 peaks of a device
    return RooflineText::tr("The kernel is compute-bound at %Ln of %1 peaks. Fewer bytes for each element "
                            "raise the intensity, but the ridge may rise as well.",
                            nullptr, int(bound))
        .arg(Format().count(double(roofs.size())));
}

QString roofsSummary(const Moment<RooflineDesign> &moment)
{
    const Roof &roof = moment.now.result.roof;
    //: %1 is an arithmetic intensity, %2 such as 3.35 TB/s, %3 such as 989.4 TFLOP/s
    return RooflineText::tr("Up to %1 the memory bandwidth of %2 limits a kernel, beyond it the peak of %3.")
        .arg(intensityText(roof.ridge()), memoryBandwidthText(roof.bandwidth_bytes_s),
             rate(roof.peak_flops_s));
}

QString carriedSummary(const Moment<RooflineDesign> &moment)
{
    const double most = std::max(moment.now.settings.carried_unfused, moment.now.settings.carried_fused);
    if (most <= 0.0)
        return RooflineText::tr("Lab 07 has handed on no intensity.");
    //: %1 is an arithmetic intensity, %2 a percentage
    return RooflineText::tr("Your chain from Lab 07 reaches %1, %2 of the ridge.")
        .arg(intensityText(most), Format().percent(most / moment.now.result.roof.ridge()));
}

} // namespace rp
