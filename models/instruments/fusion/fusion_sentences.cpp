// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/fusion/fusion_sentences.h"

#include "models/instruments/fusion/fusion_inputs.h"
#include "models/instruments/fusion/fusion_tables.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <array>

namespace rp {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Fusion)
public:
    static QString inputSet(const InputSpec &spec, const QString &valueText)
    {
        if (spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic) {
            //: a control and its new value: "Tensor size 1,000 elements"; the beginning of a longer sentence
            return tr("%1 %2", "control and value").arg(spec.label, valueText);
        }
        //: a control and what was chosen: "Granularity, Library kernels (3)"; the beginning of a longer
        //: sentence
        return tr("%1, %2", "control and value").arg(spec.label, valueText);
    }
    static QString several()
    {
        //: instead of the name of one control; the beginning of a longer sentence
        return tr("Several inputs");
    }
    static QString cacheCrossed(bool fits)
    {
        return fits ? tr("The tensor now fits into the L2 cache.")
                    : tr("The tensor no longer fits into the L2 cache.");
    }
};

/// By how the traffic of the chosen chain moves (falls, stays, rises), then by its wall time likewise. %1
/// what was set, %2 and %3 traffic before and after, %4 and %5 wall time before and after.
constexpr std::array<std::array<const char *, 3>, 3> changePatterns = {
    {{{//: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic falls from %2 to %3, and the wall time from %4 to "
                                       "%5."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic falls from %2 to %3, and the wall time stays at "
                                       "%4."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic falls from %2 to %3, and the wall time rises from "
                                       "%4 to %5.")}},
     {{//: %1 a control and its value, %2 an amount of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic stays at %2, and the wall time falls from %4 to "
                                       "%5."),
       //: %1 a control and its value, %2 an amount of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic stays at %2, and the wall time at %4."),
       //: %1 a control and its value, %2 an amount of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic stays at %2, and the wall time rises from %4 to "
                                       "%5.")}},
     {{//: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic rises from %2 to %3, and the wall time falls from "
                                       "%4 to %5."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 a duration
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic rises from %2 to %3, and the wall time stays at "
                                       "%4."),
       //: %1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations
       QT_TRANSLATE_NOOP("rp::Fusion", "%1: memory traffic rises from %2 to %3, and the wall time from %4 to "
                                       "%5.")}}}};

/// By the wall time alone, where a share of the bandwidth is assumed: a gain in time that traffic does not
/// explain must not stand beside the traffic. Same markers.
constexpr std::array<const char *, 3> assumedPatterns = {
    {//: %1 a control and its value, %4 and %5 durations
     QT_TRANSLATE_NOOP("rp::Fusion",
                       "%1: with the assumed use of the bandwidth, the wall time falls from %4 to "
                       "%5."),
     //: %1 a control and its value, %4 a duration
     QT_TRANSLATE_NOOP("rp::Fusion", "%1: with the assumed use of the bandwidth, the wall time stays at %4."),
     //: %1 a control and its value, %4 and %5 durations
     QT_TRANSLATE_NOOP("rp::Fusion",
                       "%1: with the assumed use of the bandwidth, the wall time rises from %4 to "
                       "%5.")}};

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

QString whatWasSet(const FusionChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Words::several();
    const QString &id = change.inputs.front();
    const QString text = fusionInputText(id, fusionSetting(change.after.settings, id), catalogue);
    return Words::inputSet(fusionInput(id, change.after.settings, catalogue), text);
}

QString chainChange(const FusionChange &change, const QString &what, const Catalogue &catalogue)
{
    const Format format;
    const FusionRun &before = change.before.chosen();
    const FusionRun &after = change.after.chosen();
    const QString trafficBefore = format.bytes(before.traffic_bytes);
    const QString trafficAfter = format.bytes(after.traffic_bytes);
    const QString timeBefore = format.duration_us(before.total_us);
    const QString timeAfter = format.duration_us(after.total_us);
    const std::size_t traffic =
        direction(before.traffic_bytes, after.traffic_bytes, trafficBefore, trafficAfter);
    const std::size_t time = direction(before.total_us, after.total_us, timeBefore, timeAfter);
    const QString ratioBefore = format.factor(change.before.result.trafficRatio());
    const QString ratioAfter = format.factor(change.after.result.trafficRatio());
    if (traffic == 1 && time == 1 && ratioBefore != ratioAfter) {
        //: %1 a control and its value, %2 and %3 factors such as 3.00×
        return QCoreApplication::translate("rp::Fusion",
                                           "%1: the fused kernel stays as it is, and the traffic "
                                           "ratio goes from %2 to %3.")
            .arg(what, ratioBefore, ratioAfter);
    }
    const bool assumed = change.after.settings.efficiency == QLatin1String("better_fused") ||
                         change.before.settings.efficiency == QLatin1String("better_fused");
    const char *pattern = assumed ? assumedPatterns.at(time) : changePatterns.at(traffic).at(time);
    QString sentence = fillMarkers(QCoreApplication::translate("rp::Fusion", pattern),
                                   {what, trafficBefore, trafficAfter, timeBefore, timeAfter});
    const bool fits = fitsInL2(change.after.settings, change.after.result.machine, catalogue);
    if (fits != fitsInL2(change.before.settings, change.before.result.machine, catalogue))
        sentence = joinedSentences({sentence, Words::cacheCrossed(fits)});
    return sentence;
}

QString attentionChange(const FusionState &state, const QString &what)
{
    const Format format;
    const AttentionTraffic &traffic = state.result.attention;
    //: %1 a control and its value, %2 and %3 amounts of data, %4 a factor such as 6.08×
    return QCoreApplication::translate("rp::Fusion",
                                       "%1: standard attention moves %2 and FlashAttention %3, a "
                                       "ratio of %4.")
        .arg(what, format.bytes(traffic.standard_bytes), format.bytes(traffic.flash_bytes),
             format.factor(traffic.ratio()));
}

QString accessChange(const FusionState &state, const QString &what)
{
    const Format format;
    //: %1 a control and its value, %2 and %3 counts
    return QCoreApplication::translate("rp::Fusion", "%1: fusion takes the memory accesses from %2 to %3.")
        .arg(what, format.count(double(state.result.accesses.totalUnfused())),
             format.count(double(state.result.accesses.totalFused())));
}

} // namespace

QString fusionChangeSentence(const FusionChange &change, const Catalogue &catalogue)
{
    if (change.inputs.isEmpty())
        return {};
    const QString what = whatWasSet(change, catalogue);
    switch (topicOf(change.after.settings)) {
    case FusionTopic::Attention:
        return attentionChange(change.after, what);
    case FusionTopic::OneLine:
        return accessChange(change.after, what);
    case FusionTopic::Norm:
        break;
    }
    return chainChange(change, what, catalogue);
}

QString operationsSummary(const FusionState &state)
{
    const Format format;
    const double tensor_bytes = state.settings.elements * elementBytes(state.settings);
    const physics::ChainCounts &unfused = state.result.unfused.counts;
    const physics::ChainCounts &fused = state.result.fused.counts;
    //: %Ln counts kernels; %1 to %4 are amounts of data
    const QString sums =
        QCoreApplication::translate("rp::Fusion",
                                    "Unfused, %Ln kernel(s) read %1 and write %2. Fused, one "
                                    "kernel reads %3 and writes %4.",
                                    nullptr, int(unfused.kernels))
            .arg(format.bytes(double(unfused.reads) * tensor_bytes),
                 format.bytes(double(unfused.writes) * tensor_bytes),
                 format.bytes(double(fused.reads) * tensor_bytes),
                 format.bytes(double(fused.writes) * tensor_bytes));
    //: %1 is a factor such as 3.00×
    const QString ratio = QCoreApplication::translate("rp::Fusion", "The traffic ratio is %1.")
                              .arg(format.factor(state.result.trafficRatio()));
    return joinedSentences({sums, ratio});
}

QString fusionTimesSummary(const FusionState &state)
{
    const Format format;
    //: %1 and %2 are durations, %3 a factor such as 3.00×
    QString times =
        QCoreApplication::translate("rp::Fusion", "Unfused the chain takes %1 and fused %2. "
                                                  "The wall-clock speed-up is %3.")
            .arg(format.duration_us(state.result.unfused.total_us),
                 format.duration_us(state.result.fused.total_us), format.factor(state.result.speedup()));
    if (state.settings.efficiency != QLatin1String("better_fused"))
        return times;
    return joinedSentences(
        {times, QCoreApplication::translate("rp::Fusion",
                                            "A part of it is the assumed better use of the bandwidth.")});
}

QString granularitySummary()
{
    return QCoreApplication::translate(
        "rp::Fusion",
        "The fused kernel stays the same. The finer the chain was cut before, the more fusion saves.");
}

QString intensitySummary(const FusionState &state)
{
    const Format format;
    const RidgePoints &ridges = state.result.machine.ridges;
    //: %1 and %2 are intensities such as 2.5 FLOP/byte
    const QString points =
        QCoreApplication::translate("rp::Fusion", "The intensity is %1 unfused and %2 fused.")
            .arg(format.flopPerByte(state.result.unfused.ai), format.flopPerByte(state.result.fused.ai));
    QString limit;
    if (state.result.fused.ai < ridges.vector) {
        //: %1 is an intensity such as 39 FLOP/byte
        limit =
            QCoreApplication::translate("rp::Fusion", "Both are below the ridge point of the vector units at "
                                                      "%1, so memory bandwidth limits both.")
                .arg(format.flopPerByte(ridges.vector));
    } else if (state.result.unfused.ai < ridges.vector) {
        //: %1 is an intensity such as 39 FLOP/byte
        limit = QCoreApplication::translate("rp::Fusion",
                                            "The ridge point of the vector units at %1 lies between "
                                            "them.")
                    .arg(format.flopPerByte(ridges.vector));
    }
    return joinedSentences({points, limit});
}

QString attentionTrafficSummary(const FusionState &state)
{
    const Format format;
    //: %1 is a number of tokens, %2 and %3 are amounts of data
    return QCoreApplication::translate("rp::Fusion",
                                       "At a length of %1, standard attention moves %2 and "
                                       "FlashAttention %3. Both grow with the square of the length.")
        .arg(format.count(state.settings.sequence), format.bytes(state.result.attention.standard_bytes),
             format.bytes(state.result.attention.flash_bytes));
}

QString attentionFootprintSummary(const FusionState &state)
{
    const Format format;
    //: %1 is a number of tokens, %2 and %3 are amounts of data
    return QCoreApplication::translate("rp::Fusion",
                                       "At a length of %1, standard attention holds %2 in memory and "
                                       "FlashAttention %3. Only here does FlashAttention grow in "
                                       "step with the length.")
        .arg(format.count(state.settings.sequence),
             format.bytes(state.result.attention.footprint_standard_bytes),
             format.bytes(state.result.attention.footprint_flash_bytes));
}

QString attentionRatioSummary(const FusionState &state, const Catalogue &catalogue)
{
    const Format format;
    const AttentionConstants &published = catalogue.attention;
    //: %1 is a number of tokens, %2 a factor such as 6.08×
    const QString model =
        QCoreApplication::translate("rp::Fusion", "At a length of %1, this model gives a traffic "
                                                  "ratio of %2 for the forward pass.")
            .arg(format.count(state.settings.sequence), format.factor(state.result.attention.ratio()));
    //: %1 is a factor such as 9.16×, %2 a number of tokens
    const QString measured =
        QCoreApplication::translate("rp::Fusion",
                                    "The marked point, %1 at a length of %2, was measured for the "
                                    "forward and backward passes together.")
            .arg(format.factor(published.published_standard_bytes / published.published_flash_bytes),
                 format.count(published.published_sequence));
    return joinedSentences({model, measured});
}

QString conventionSummary(const FusionState &state, const Catalogue &catalogue)
{
    const Format format;
    //: %1 is a counting convention, %2 and %3 are counts
    const QString chosen =
        QCoreApplication::translate("rp::Fusion", "%1: fusion takes the memory accesses from %2 to %3.",
                                    "counting convention")
            .arg(fusionInputText(QStringLiteral("convention"), state.settings.convention, catalogue),
                 format.count(double(state.result.accesses.totalUnfused())),
                 format.count(double(state.result.accesses.totalFused())));
    const QString lesson = QCoreApplication::translate(
        "rp::Fusion",
        "The same line of code has another ratio in each row, so name the convention with the figure.");
    return joinedSentences({chosen, lesson});
}

} // namespace rp
