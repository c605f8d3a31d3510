// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/serving_entries.h"
#include "models/instruments/kit/ridge_points.h"
#include "models/instruments/serving/serving.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

namespace rp {

namespace {

QString whatWasSet(const Moment<ServingDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const InputSpec spec = InputsOf<ServingDesign>::spec(id, moment.now.settings, moment.catalogue);
    const QString value = InputsOf<ServingDesign>::text(id, moment.now.settings, moment.catalogue);
    //: a control and its new value: "Batch 64"; the beginning of a longer sentence
    return spec.choices.empty() ? ServingText::tr("%1 %2", "control and value").arg(spec.label, value)
                                //: a control and what was chosen: "Phase, decode"; the beginning of a longer
                                //: sentence
                                : ServingText::tr("%1, %2", "control and value").arg(spec.label, value);
}

QString rate(const ServingState &state)
{
    return servingRateText(state.result.step.tokens_s);
}

QString noThroughput()
{
    return ServingText::tr("There is no throughput: the design does not fit.");
}

QString largestBatchSentence(const ServingResult &r)
{
    if (r.largest_batch > 0.0) {
        //: %1 is a number of sequences
        return ServingText::tr("The largest batch that fits at this length is %1.")
            .arg(Format().count(r.largest_batch));
    }
    if (r.memory.weights > r.device_bytes) {
        //: %1 is a size in bytes
        return ServingText::tr("No batch fits: the weights alone take %1.")
            .arg(Format().bytes(r.memory.weights));
    }
    return ServingText::tr("No batch fits, not even one sequence of this length.");
}

/// What became of the upper bound of a design that fits now.
QString moved(const Moment<ServingDesign> &moment)
{
    const QString what = whatWasSet(moment);
    const QString now = rate(moment.now);
    if (!moment.before.result.fits) {
        //: %1 a control and its value, %2 a rate
        return fillMarkers(ServingText::tr("%1: the design fits. Its upper bound is %2."), {what, now});
    }
    const QString before = rate(moment.before);
    if (before == now) {
        //: %1 a control and its value, %2 a rate
        return fillMarkers(ServingText::tr("%1: the upper bound stays at %2."), {what, now});
    }
    //: %1 a control and its value, %2 and %3 rates
    return fillMarkers(ServingText::tr("%1: the upper bound moves from %2 to %3."), {what, before, now});
}

QString noted(const Notes &notes, const char *field)
{
    return contentText(notes.assumption(QString::fromLatin1(field)));
}

QString operationReasons(const Catalogue &catalogue)
{
    QStringList reasons;
    for (const ServingOperation &operation : catalogue.servingOperations) {
        for (const char *field : {"flops", "reads"})
            reasons.append(noted(operation.notes, field));
    }
    return joinedSentences(reasons);
}

} // namespace

QString servingReason(const QString &field, const ServingSettings &settings, const Catalogue &catalogue)
{
    const ServingDesignConstants &design = *catalogue.servingDesign;
    if (field == QLatin1String("reserve"))
        return noted(catalogue.serving->notes, "reserve_bytes");
    if (field == QLatin1String("heads"))
        return settings.hasAllHeads() ? noted(design.notes, "heads") : QString();
    if (field == QLatin1String("efficiency"))
        return settings.eta_m == design.memory_efficiency_measured
                   ? noted(design.notes, "memory_efficiency_measured")
                   : QString();
    if (field == QLatin1String("operations"))
        return operationReasons(catalogue);
    const DeviceEntry *device = servingDevice(settings, catalogue);
    if (!device)
        return {};
    return field == QLatin1String("peak")
               ? tensorRidgeAssumption(*device)
               : vectorRidgeAssumption(*device, ridgePoints(*device, design.precision));
}

QString servingRateText(double tokens_s)
{
    //: what is counted per second: parts of words that a language model reads or writes
    return Format().perSecond(tokens_s, ServingText::tr("tokens"));
}

QString servingBandwidthText(double bytes_s)
{
    return Format().perSecond(bytes_s * 1e-9, Format::isolate(QStringLiteral("GB")));
}

QString servingWorkText(double flops)
{
    return Format().significant(flops * 1e-9, 4) + QChar(QChar::Nbsp) +
           Format::isolate(QStringLiteral("GFLOP"));
}

QString servingMemorySentence(const ServingState &state)
{
    const Format format;
    const ServingResult &r = state.result;
    const QString total = format.bytes(r.memory.total);
    const QString device = format.bytes(r.device_bytes);
    const QString sum =
        r.fits
            //: %1 to %3 are sizes in bytes
            ? fillMarkers(ServingText::tr("This design needs %1 of the %2 that the device has. %3 is left."),
                          {total, device, format.bytes(r.device_bytes - r.memory.total)})
            //: %1 to %3 are sizes in bytes
            : fillMarkers(ServingText::tr("This design needs %1, but the device has %2. It is %3 too much."),
                          {total, device, format.bytes(r.excess_bytes())});
    return joinedSentences({sum, largestBatchSentence(r)});
}

QString servingBoundSentence(const ServingState &state)
{
    const ServingResult &r = state.result;
    if (!r.fits)
        return noThroughput();
    const QString limit =
        r.memoryBound()
            //: %1 and %2 are arithmetic intensities with their unit, %3 is a rate
            ? ServingText::tr("The step is memory-bound: it does %1, and the ridge point is %2. Weights and "
                              "cache cannot be read faster than for %3.")
            //: %1 and %2 are arithmetic intensities with their unit, %3 is a rate
            : ServingText::tr("The step is compute-bound: it does %1, and the ridge point is %2. The peak "
                              "does not allow more than %3.");
    return joinedSentences(
        {fillMarkers(limit, {Format().flopPerByte(r.step.work.intensity()), Format().flopPerByte(r.ridge),
                             rate(state)}),
         ServingText::tr(
             "This is an upper bound. Launches, gaps and slower kernels only take away from it.")});
}

QString servingFusionSentence(const ServingState &state)
{
    const Format format;
    const QString before = format.significant(state.result.meanAccesses(true));
    if (state.settings.fusion == QLatin1String("none")) {
        //: %1 is a number
        return fillMarkers(
            ServingText::tr(
                "Nothing is fused. For each element, these operations go to memory %1 times on average."),
            {before});
    }
    return joinedSentences(
        //: %1 and %2 are numbers, %3 a size in bytes
        {fillMarkers(
             ServingText::tr("Fusion lowers the accesses per element from %1 to %2 on average. That saves %3 "
                             "of traffic in each step."),
             {before, format.significant(state.result.meanAccesses(false)),
              format.bytes(state.result.saved_bytes())}),
         ServingText::tr(
             "Softmax and LayerNorm stay two kernels: matrix products and a residual add lie between "
             "them.")});
}

QString ServingInstrument::publishedSentence() const
{
    const ServingResult &r = state().result;
    if (!r.device || r.device->device.bandwidth_bytes_s != catalogue().serving->published.bandwidth_bytes_s)
        return ServingText::tr(
            "The course's formula has the numbers of an H100 built in. It says nothing about this "
            "device.");
    if (!r.fits)
        return noThroughput(); // there is nothing to hold the formula against
    return joinedSentences(
        //: %1 is a rate, %2 a factor such as 6.56×, %3 a rate
        {fillMarkers(ServingText::tr("The course's formula gives %1 here, %2 the bound of %3."),
                     {servingRateText(r.published_tokens_s),
                      Format().factor(r.published_tokens_s / r.step.tokens_s), rate(state())}),
         ServingText::tr(
             "It uses the peak with sparsity, leaves out the MLP, and takes the tokens of prompts for "
             "tokens that are written.")});
}

QString changeSentence(const Moment<ServingDesign> &moment)
{
    const ServingResult &now = moment.now.result;
    if (moment.inputs.isEmpty() || !now.device)
        return {};
    if (!now.fits) {
        //: %1 a control and its value, %2 a size in bytes
        return joinedSentences({fillMarkers(ServingText::tr("%1: out of memory, by %2."),
                                            {whatWasSet(moment), Format().bytes(now.excess_bytes())}),
                                largestBatchSentence(now)});
    }
    if (moment.inputs == QStringList{QStringLiteral("fusion")})
        return joinedSentences({moved(moment), servingFusionSentence(moment.now)});
    return joinedSentences(
        {moved(moment),
         //: %1 is an arithmetic intensity with its unit, %2 is "memory-bound" or "compute-bound"
         ServingText::tr("Arithmetic intensity: %1, %2.")
             .arg(Format().flopPerByte(now.step.work.intensity()),
                  writtenText(ServingDesign::context(), servingRegime, now.memoryBound() ? 0.0 : 1.0))});
}

QString servingKernelSummary(const Moment<ServingDesign> &moment)
{
    const ServingResult &r = moment.now.result;
    //: how many kinds of kernels are memory-bound; both are numbers
    const QString bound =
        ServingText::tr("Memory-bound: %1 of %2 kinds of kernels.")
            .arg(Format().count(r.memoryBoundKernels()), Format().count(double(r.kernels.size())));
    return joinedSentences({bound, changeSentence(moment)});
}

QString servingRoofSummary(const Moment<ServingDesign> &moment)
{
    const ServingResult &r = moment.now.result;
    //: %1 and %2 are arithmetic intensities with their unit
    return fillMarkers(
        ServingText::tr("The Tensor Cores reach their peak from %1 on, the vector units from %2 on."),
        {Format().flopPerByte(r.ridge), Format().flopPerByte(r.vectorRidge)});
}

QString servingBatchSummary(const Moment<ServingDesign> &moment)
{
    const QString batch = Format().count(moment.now.settings.batch);
    //: %1 is a number of sequences, %2 a rate
    return moment.now.result.fits
               ? fillMarkers(ServingText::tr("As set now, batch %1 can reach %2 at most."),
                             {batch, rate(moment.now)})
               //: %1 is a number of sequences
               : ServingText::tr("As set now, batch %1 does not fit into memory.").arg(batch);
}

} // namespace rp
