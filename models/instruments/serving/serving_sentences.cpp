// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/serving/serving_sentences.h"

#include "models/instruments/serving/serving_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(rp::ServingDesign)
public:
    static QString inputSet(const InputSpec &spec, const QString &value)
    {
        if (spec.choices.empty()) {
            //: a control and its new value: "Batch 64"; the beginning of a longer sentence
            return tr("%1 %2", "control and value").arg(spec.label, value);
        }
        //: a control and what was chosen: "Phase, decode"; the beginning of a longer sentence
        return tr("%1, %2", "control and value").arg(spec.label, value);
    }
    static QString severalSet()
    {
        //: instead of the name of one control; the beginning of a longer sentence
        return tr("Several inputs");
    }
    static QString boundMoves(const QStringList &values)
    {
        //: %1 a control and its value, %2 and %3 rates
        return fillMarkers(tr("%1: the upper bound moves from %2 to %3."), values);
    }
    static QString boundStays(const QStringList &values)
    {
        //: %1 a control and its value, %2 a rate
        return fillMarkers(tr("%1: the upper bound stays at %2."), values);
    }
    static QString outNow(const QStringList &values)
    {
        //: %1 a control and its value, %2 a size in bytes
        return fillMarkers(tr("%1: out of memory, by %2."), values);
    }
    static QString fitsNow(const QStringList &values)
    {
        //: %1 a control and its value, %2 a rate
        return fillMarkers(tr("%1: the design fits. Its upper bound is %2."), values);
    }
    static QString regime(const QString &intensity, const QString &regime)
    {
        //: %1 is an arithmetic intensity with its unit, %2 is "memory-bound" or "compute-bound"
        return tr("Arithmetic intensity: %1, %2.").arg(intensity, regime);
    }
    static QString needs(const QStringList &values)
    {
        //: %1 to %3 are sizes in bytes
        return fillMarkers(tr("This design needs %1 of the %2 that the device has. %3 is left."), values);
    }
    static QString exceeds(const QStringList &values)
    {
        //: %1 to %3 are sizes in bytes
        return fillMarkers(tr("This design needs %1, but the device has %2. It is %3 too much."), values);
    }
    static QString largest(const QString &batch)
    {
        //: %1 is a number of sequences
        return tr("The largest batch that fits at this length is %1.").arg(batch);
    }
    static QString weightsTooLarge(const QString &weights)
    {
        //: %1 is a size in bytes
        return tr("No batch fits: the weights alone take %1.").arg(weights);
    }
    static QString noBatch() { return tr("No batch fits, not even one sequence of this length."); }
    static QString memoryBound(const QStringList &values)
    {
        //: %1 and %2 are arithmetic intensities with their unit, %3 is a rate
        return fillMarkers(tr("The step is memory-bound: it does %1, and the ridge point is %2. Weights and "
                              "cache cannot be read faster than for %3."),
                           values);
    }
    static QString computeBound(const QStringList &values)
    {
        //: %1 and %2 are arithmetic intensities with their unit, %3 is a rate
        return fillMarkers(tr("The step is compute-bound: it does %1, and the ridge point is %2. The peak "
                              "does not allow more than %3."),
                           values);
    }
    static QString isBound()
    {
        return tr("This is an upper bound. Launches, gaps and slower kernels only take away from it.");
    }
    static QString boundIfItFitted() { return tr("There is no throughput: the design does not fit."); }
    static QString nothingFused(const QString &accesses)
    {
        //: %1 is a number
        return tr("Nothing is fused. For each element, these operations go to memory %1 times on average.")
            .arg(accesses);
    }
    static QString saves(const QStringList &values)
    {
        //: %1 and %2 are numbers, %3 a size in bytes
        return fillMarkers(
            tr("Fusion lowers the accesses per element from %1 to %2 on average. That saves %3 "
               "of traffic in each step."),
            values);
    }
    static QString notOneKernel()
    {
        return tr("Softmax and LayerNorm stay two kernels: matrix products and a residual add lie between "
                  "them.");
    }
    static QString published(const QStringList &values)
    {
        //: %1 is a rate, %2 a factor such as 6.56×, %3 a rate
        return fillMarkers(tr("The course's formula gives %1 here, %2 the bound of %3."), values);
    }
    static QString publishedWrong()
    {
        return tr("It uses the peak with sparsity, leaves out the MLP, and takes the tokens of prompts for "
                  "tokens that are written.");
    }
    static QString publishedElsewhere()
    {
        return tr("The course's formula has the numbers of an H100 built in. It says nothing about this "
                  "device.");
    }
    static QString kernels(const QString &bound, const QString &all)
    {
        //: how many kinds of kernels are memory-bound; both are numbers
        return tr("Memory-bound: %1 of %2 kinds of kernels.").arg(bound, all);
    }
    static QString roofs(const QStringList &values)
    {
        //: %1 and %2 are arithmetic intensities with their unit
        return fillMarkers(tr("The Tensor Cores reach their peak from %1 on, the vector units from %2 on."),
                           values);
    }
    static QString batches(const QStringList &values)
    {
        //: %1 is a number of sequences, %2 a rate
        return fillMarkers(tr("As set now, batch %1 can reach %2 at most."), values);
    }
    static QString batchOut(const QString &batch)
    {
        //: %1 is a number of sequences
        return tr("As set now, batch %1 does not fit into memory.").arg(batch);
    }
};

QString rate(const ServingState &state)
{
    return ServingWords::tokensPerSecond(state.result.step.tokens_s);
}

QString whatWasSet(const ServingChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Sentences::severalSet();
    const QString &id = change.inputs.front();
    const ServingSettings &settings = change.after.settings;
    return Sentences::inputSet(servingInput(id, settings, catalogue),
                               servingInputText(id, servingSetting(settings, id), catalogue));
}

QString largestBatchSentence(const ServingState &state)
{
    const ServingResult &r = state.result;
    if (r.largest_batch > 0.0)
        return Sentences::largest(Format().count(r.largest_batch));
    return r.memory.weights > r.device_bytes ? Sentences::weightsTooLarge(Format().bytes(r.memory.weights))
                                             : Sentences::noBatch();
}

} // namespace

QString servingMemorySentence(const ServingState &state)
{
    const Format format;
    const ServingResult &r = state.result;
    const QString total = format.bytes(r.memory.total);
    const QString device = format.bytes(r.device_bytes);
    const QString sum = r.fits
                            ? Sentences::needs({total, device, format.bytes(r.device_bytes - r.memory.total)})
                            : Sentences::exceeds({total, device, format.bytes(r.excess_bytes())});
    return joinedSentences({sum, largestBatchSentence(state)});
}

QString servingBoundSentence(const ServingState &state)
{
    const Format format;
    const ServingResult &r = state.result;
    if (!r.fits)
        return Sentences::boundIfItFitted();
    const QStringList values{format.flopPerByte(r.step.work.intensity()), format.flopPerByte(r.ridge),
                             rate(state)};
    return joinedSentences(
        {r.memoryBound() ? Sentences::memoryBound(values) : Sentences::computeBound(values),
         Sentences::isBound()});
}

QString servingFusionSentence(const ServingState &state)
{
    const Format format;
    const QString before = format.significant(state.result.meanAccesses(true));
    if (state.settings.fusion == QLatin1String("none"))
        return Sentences::nothingFused(before);
    return joinedSentences({Sentences::saves({before, format.significant(state.result.meanAccesses(false)),
                                              format.bytes(state.result.saved_bytes())}),
                            Sentences::notOneKernel()});
}

QString servingPublishedSentence(const ServingState &state, const Catalogue &catalogue)
{
    const ServingResult &r = state.result;
    if (!r.device || r.device->device.bandwidth_bytes_s != catalogue.serving.published.bandwidth_bytes_s)
        return Sentences::publishedElsewhere();
    if (!r.fits)
        return Sentences::boundIfItFitted(); // there is nothing to hold the formula against
    return joinedSentences(
        {Sentences::published({ServingWords::tokensPerSecond(r.published_tokens_s),
                               Format().factor(r.published_tokens_s / r.step.tokens_s), rate(state)}),
         Sentences::publishedWrong()});
}

QString servingChangeSentence(const ServingChange &change, const Catalogue &catalogue)
{
    if (change.inputs.isEmpty() || !change.after.result.device)
        return {};
    const QString what = whatWasSet(change, catalogue);
    const ServingResult &after = change.after.result;
    if (!after.fits)
        return joinedSentences({Sentences::outNow({what, Format().bytes(after.excess_bytes())}),
                                largestBatchSentence(change.after)});
    const QString now = rate(change.after);
    QString moved;
    if (!change.before.result.fits)
        moved = Sentences::fitsNow({what, now});
    else if (rate(change.before) == now)
        moved = Sentences::boundStays({what, now});
    else
        moved = Sentences::boundMoves({what, rate(change.before), now});
    const bool fusion = change.inputs == QStringList{QStringLiteral("fusion")};
    return joinedSentences({moved, fusion
                                       ? servingFusionSentence(change.after)
                                       : Sentences::regime(Format().flopPerByte(after.step.work.intensity()),
                                                           ServingWords::regime(after.memoryBound()))});
}

QString servingKernelSummary(const ServingState &state)
{
    const auto &kernels = state.result.kernels;
    const auto bound = std::count_if(kernels.cbegin(), kernels.cend(),
                                     [](const ServingKernel &kernel) { return kernel.memoryBound(); });
    return Sentences::kernels(Format().count(double(bound)), Format().count(double(kernels.size())));
}

QString servingRoofSummary(const ServingState &state)
{
    const Format format;
    return Sentences::roofs(
        {format.flopPerByte(state.result.ridge), format.flopPerByte(state.result.vectorRidge)});
}

QString servingBatchSummary(const ServingState &state)
{
    const QString batch = Format().count(state.settings.batch);
    return state.result.fits ? Sentences::batches({batch, rate(state)}) : Sentences::batchOut(batch);
}

} // namespace rp
