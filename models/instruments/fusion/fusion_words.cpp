// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/fusion_entries.h"
#include "models/instruments/fusion/fusion.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

namespace rp {

namespace {

using State = FusionState;

/// By how the traffic of the chosen chain moves (falls, stays, rises), then by its wall time likewise. %1
/// what was set, %2 and %3 traffic before and after, %4 and %5 wall time before and after.
constexpr std::array<std::array<const char *, 3>, 3> changePatterns = {
    {{{//: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic falls from %2 to %3, and the wall time from %4 to %5."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic falls from %2 to %3, and the wall time stays at %4."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic falls from %2 to %3, and the wall time rises from %4 to %5.")}},
     {{//: %1 a control and its value, %2 an amount of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic stays at %2, and the wall time falls from %4 to %5."),
       //: %1 a control and its value, %2 an amount of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic stays at %2, and the wall time at %4."),
       //: %1 a control and its value, %2 an amount of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic stays at %2, and the wall time rises from %4 to %5.")}},
     {{//: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic rises from %2 to %3, and the wall time falls from %4 to %5."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic rises from %2 to %3, and the wall time stays at %4."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion",
                         "%1: memory traffic rises from %2 to %3, and the wall time from %4 to %5.")}}}};

/// By the wall time alone, where a share of the bandwidth is assumed: a gain in time that traffic does not
/// explain must not stand beside the traffic. Same markers.
constexpr std::array<const char *, 3> assumedPatterns = {
    {//: %1 a control and its value, %4 and %5 durations
     QT_TRANSLATE_NOOP("rp::Fusion",
                       "%1: with the assumed use of the bandwidth, the wall time falls from %4 to %5."),
     //: %1 a control and its value, %4 a duration
     QT_TRANSLATE_NOOP("rp::Fusion", "%1: with the assumed use of the bandwidth, the wall time stays at %4."),
     //: %1 a control and its value, %4 and %5 durations
     QT_TRANSLATE_NOOP("rp::Fusion",
                       "%1: with the assumed use of the bandwidth, the wall time rises from %4 to %5.")}};

QString gigaFlop(double flops)
{
    //: an amount of arithmetic, in billions of floating-point operations; %1 is a number
    return FusionText::tr("%1 GFLOP").arg(Format().significant(flops / 1e9));
}

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

QString whatWasSet(const Moment<FusionDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const QString label = InputsOf<FusionDesign>::spec(id, moment.now.settings, moment.catalogue).label;
    const QString value = InputsOf<FusionDesign>::text(id, moment.now.settings, moment.catalogue);
    if (InputsOf<FusionDesign>::row(id)->isNumber()) {
        //: a control and its new value: "Tensor size 1,000 elements"; the beginning of a longer sentence
        return FusionText::tr("%1 %2", "control and value").arg(label, value);
    }
    //: a control and what was chosen: "Granularity, Library kernels (3)"; the beginning of a longer
    //: sentence
    return FusionText::tr("%1, %2", "control and value").arg(label, value);
}

QString chainChange(const Moment<FusionDesign> &moment, const QString &what)
{
    const Format format;
    const State &from = moment.before;
    const State &to = moment.now;
    const FusionRun &before = from.chosen();
    const FusionRun &after = to.chosen();
    const QString trafficBefore = format.bytes(before.traffic_bytes);
    const QString trafficAfter = format.bytes(after.traffic_bytes);
    const QString timeBefore = format.duration_us(before.total_us);
    const QString timeAfter = format.duration_us(after.total_us);
    const std::size_t traffic =
        direction(before.traffic_bytes, after.traffic_bytes, trafficBefore, trafficAfter);
    const std::size_t time = direction(before.total_us, after.total_us, timeBefore, timeAfter);
    const QString ratioBefore = format.factor(from.trafficRatio());
    const QString ratioAfter = format.factor(to.trafficRatio());
    if (traffic == 1 && time == 1 && ratioBefore != ratioAfter) {
        //: %1 a control and its value, %2 and %3 factors such as 3.00×
        return fillMarkers(
            FusionText::tr("%1: the fused kernel stays as it is, and the traffic ratio goes from %2 to %3."),
            {what, ratioBefore, ratioAfter});
    }
    const bool assumed = to.settings.isBetterFused() || from.settings.isBetterFused();
    const Phrase pattern = assumed ? assumedPatterns.at(time) : changePatterns.at(traffic).at(time);
    QString moved = phraseText(FusionDesign::context(), pattern,
                               {what, trafficBefore, trafficAfter, timeBefore, timeAfter});
    const bool fits = fitsInL2(to, moment.catalogue);
    if (fits == fitsInL2(from, moment.catalogue))
        return moved;
    return joinedSentences({moved, fits ? FusionText::tr("The tensor now fits into the L2 cache.")
                                        : FusionText::tr("The tensor no longer fits into the L2 cache.")});
}

} // namespace

QString changeSentence(const Moment<FusionDesign> &moment)
{
    const Format format;
    const QString what = whatWasSet(moment);
    if (moment.now.settings.isAttention()) {
        const AttentionTraffic &traffic = moment.now.attention;
        //: %1 a control and its value, %2 and %3 amounts of data, %4 a factor such as 6.08×
        return FusionText::tr("%1: standard attention moves %2 and FlashAttention %3, a ratio of %4.")
            .arg(what, format.bytes(traffic.standard_bytes), format.bytes(traffic.flash_bytes),
                 format.factor(traffic.ratio()));
    }
    if (moment.now.settings.isOneLine()) {
        const physics::AccessCounts &accesses = moment.now.accesses;
        //: %1 a control and its value, %2 and %3 counts
        return FusionText::tr("%1: fusion takes the memory accesses from %2 to %3.")
            .arg(what, format.count(double(accesses.totalUnfused())),
                 format.count(double(accesses.totalFused())));
    }
    return chainChange(moment, what);
}

QString levelLabel(const QString &key, const Catalogue &catalogue)
{
    if (key == QLatin1String("evaluation")) {
        //: a row of a table: the chain in evaluation mode, against the kernel fused from it
        return FusionText::tr("Evaluation mode, library kernels");
    }
    const GranularityEntry *entry = catalogue.granularities.find(key);
    return entry ? contentText(entry->name) : key;
}

QString operationsSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    const double tensor_bytes = state.settings.tensorBytes();
    const physics::ChainCounts &unfused = state.unfused.counts;
    const physics::ChainCounts &fused = state.fused.counts;
    //: %Ln counts kernels; %1 to %4 are amounts of data
    const QString sums =
        FusionText::tr(
            "Unfused, %Ln kernel(s) read %1 and write %2. Fused, one kernel reads %3 and writes %4.", nullptr,
            int(unfused.kernels))
            .arg(format.bytes(double(unfused.reads) * tensor_bytes),
                 format.bytes(double(unfused.writes) * tensor_bytes),
                 format.bytes(double(fused.reads) * tensor_bytes),
                 format.bytes(double(fused.writes) * tensor_bytes));
    //: %1 is a factor such as 3.00×
    const QString ratio = FusionText::tr("The traffic ratio is %1.").arg(format.factor(state.trafficRatio()));
    return joinedSentences({sums, ratio});
}

QString timesSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    //: %1 and %2 are durations, %3 a factor such as 3.00×
    QString times = FusionText::tr("Unfused the chain takes %1 and fused %2. The wall-clock speed-up is %3.")
                        .arg(format.duration_us(state.unfused.total_us),
                             format.duration_us(state.fused.total_us), format.factor(state.speedup()));
    if (!state.settings.isBetterFused())
        return times;
    return joinedSentences(
        {times, FusionText::tr("A part of it is the assumed better use of the bandwidth.")});
}

QString granularitiesSummary(const Moment<FusionDesign> & /*moment*/)
{
    return FusionText::tr(
        "The fused kernel stays the same. The finer the chain was cut before, the more fusion saves.");
}

QString intensitiesSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    const RidgePoints &ridges = state.machine.ridges;
    //: %1 and %2 are intensities such as 2.5 FLOP/byte
    const QString points = FusionText::tr("The intensity is %1 unfused and %2 fused.")
                               .arg(format.flopPerByte(state.unfused.ai), format.flopPerByte(state.fused.ai));
    QString limit;
    if (state.fused.ai < ridges.vector) {
        //: %1 is an intensity such as 39 FLOP/byte
        limit =
            FusionText::tr(
                "Both are below the ridge point of the vector units at %1, so memory bandwidth limits both.")
                .arg(format.flopPerByte(ridges.vector));
    } else if (state.unfused.ai < ridges.vector) {
        //: %1 is an intensity such as 39 FLOP/byte
        limit = FusionText::tr("The ridge point of the vector units at %1 lies between them.")
                    .arg(format.flopPerByte(ridges.vector));
    }
    return joinedSentences({points, limit});
}

QString attentionSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    //: %1 is a number of tokens, %2 and %3 are amounts of data
    const QString moved =
        FusionText::tr("At a length of %1, standard attention moves %2 and FlashAttention "
                       "%3. Both grow with the square of the length.")
            .arg(format.count(state.settings.sequence), format.bytes(state.attention.standard_bytes),
                 format.bytes(state.attention.flash_bytes));
    //: %1 and %2 are amounts of data
    const QString held =
        FusionText::tr("They hold %1 and %2 in memory: only here does FlashAttention grow in "
                       "step with the length.")
            .arg(format.bytes(state.attention.footprint_standard_bytes),
                 format.bytes(state.attention.footprint_flash_bytes));
    return joinedSentences({moved, held});
}

QString conventionsSummary(const Moment<FusionDesign> &moment)
{
    const State &state = moment.now;
    const Format format;
    //: %1 is a counting convention, %2 and %3 are counts
    const QString chosen =
        FusionText::tr("%1: fusion takes the memory accesses from %2 to %3.", "counting convention")
            .arg(InputsOf<FusionDesign>::text(QStringLiteral("convention"), state.settings, moment.catalogue),
                 format.count(double(state.accesses.totalUnfused())),
                 format.count(double(state.accesses.totalFused())));
    const QString lesson = FusionText::tr(
        "The same line of code has another ratio in each row, so name the convention with the figure.");
    return joinedSentences({chosen, lesson});
}

QString FusionInstrument::conventionSentence() const
{
    const ConventionEntry *entry = catalogue().conventions.find(settings().convention);
    return entry ? contentText(entry->summary) : QString();
}

QString FusionInstrument::cacheSentence() const
{
    const Format format;
    const std::optional<double> &l2_bytes = state().machine.l2_bytes;
    if (!l2_bytes) {
        return FusionText::tr(
            "No L2 cache is listed for this device. Every pass is counted as traffic to memory.");
    }
    const QString tensor = format.bytes(settings().tensorBytes());
    if (fitsInL2(state(), catalogue())) {
        //: %1 and %2 are amounts of data
        return fillMarkers(
            FusionText::tr("Fits into L2: two tensors of %1 fit into the L2 cache of %2. Most of the "
                           "traffic shown may never reach HBM, so take the bars as an upper limit."),
            {tensor, format.bytes(*l2_bytes)});
    }
    //: %1 and %2 are amounts of data
    return fillMarkers(
        FusionText::tr("Larger than L2: two tensors of %1 do not fit into the L2 cache of %2. Every pass "
                       "goes through HBM."),
        {tensor, format.bytes(*l2_bytes)});
}

QString FusionInstrument::speedupSentence() const
{
    const Format format;
    QString steps;
    QString library;
    for (const FusionLevel &level : fusionLevels(settings(), catalogue())) {
        if (level.key == QLatin1String("semi")) {
            //: %1 is a granularity ("Dropout in steps"), %2 a factor such as 5×
            steps =
                FusionText::tr("%1: traffic and launches both fall by %2, so the wall time can gain as much.")
                    .arg(levelLabel(level.key, catalogue()), format.factor(level.traffic_ratio, 0));
        } else if (level.key == QLatin1String("library")) {
            //: %1 is a granularity ("Library kernels"), %2 a factor such as 3×
            library = FusionText::tr("%1: traffic and launches both fall by %2, and the wall time cannot "
                                     "gain more than that from them.")
                          .arg(levelLabel(level.key, catalogue()), format.factor(level.traffic_ratio, 0));
        }
    }
    const QString second =
        FusionText::tr("If the fused kernel also uses the bandwidth better, the wall time gains more. That "
                       "is a second effect. It is assumed here, and it has its own control.");
    return joinedSentences({steps, library, second});
}

QString FusionInstrument::attentionSentence() const
{
    const Format format;
    const AttentionConstants &published = *catalogue().attention;
    const QString counted =
        FusionText::tr("The curves count what one head reads from HBM and writes to it in one forward pass. "
                       "The footprint is what has to be held in memory at one time.");
    //: %1 and %2 are factors such as 10×, %3 and %4 numbers of tokens
    const QString quoted = fillMarkers(
        FusionText::tr("The often quoted saving of %1 to %2 is one of the footprint, at lengths of %3 to %4. "
                       "It is not one of the traffic."),
        {format.factor(published.quoted_low, 0), format.factor(published.quoted_high, 0),
         format.count(published.quoted_low_sequence), format.count(published.quoted_high_sequence)});
    //: %1 is a number of tokens, %2 to %3 amounts of data, %4 and %5 durations, %6 and %7 amounts of
    //: arithmetic such as 66.6 GFLOP
    const QString measured = fillMarkers(
        FusionText::tr("The published measurement counts a whole model, GPT-2 medium at a length of %1, "
                       "forward and backward. Traffic fell from %2 to %3 and time from %4 to %5, although "
                       "the arithmetic rose from %6 to %7."),
        {format.count(published.published_sequence), format.bytes(published.published_standard_bytes),
         format.bytes(published.published_flash_bytes), format.duration_us(published.published_standard_us),
         format.duration_us(published.published_flash_us), gigaFlop(published.published_standard_flops),
         gigaFlop(published.published_flash_flops)});
    return joinedSentences({counted, quoted, measured});
}

} // namespace rp
