// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/stage_entry.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/continuum/continuum.h"
#include "models/instruments/continuum/continuum_moves.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// By how the intensity moves: falls, stays, rises; then the ridge: Tensor Cores, vector units.
/// %1 what was set, %2 and %3 intensities before and after, %4 share of the ridge.
constexpr std::array<std::array<const char *, 2>, 3> intensityPatterns = {
    {{//: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity falls from %2 to %3, %4 of the Tensor "
                                         "Core ridge."),
      //: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity falls from %2 to %3, %4 of the vector "
                                         "ridge.")},
     {//: %1 a control and its value, %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "%1: the arithmetic intensity stays at %3, %4 of the Tensor Core ridge."),
      //: %1 a control and its value, %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "%1: the arithmetic intensity stays at %3, %4 of the vector ridge.")},
     {//: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity rises from %2 to %3, %4 of the Tensor "
                                         "Core ridge."),
      //: %1 a control and its value, %2 and %3 such as "0.25 FLOP/byte", %4 a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "%1: the arithmetic intensity rises from %2 to %3, %4 of the vector "
                                         "ridge.")}}};

/// Limit of a chain; of a product on Tensor Cores; of a product without them. Each by memory, Tensor Cores,
/// vector units. %1 share of the Tensor Core ridge, %2 share of the vector ridge.
constexpr std::array<std::array<const char *, 3>, 3> boundPatterns = {
    {{//: %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "Memory-bound: the chain reaches %2 of the vector ridge and %1 of the "
                        "Tensor Core ridge."),
      nullptr,
      //: %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum", "Compute-bound on the vector ridge: the chain is at %2 of it. It "
                                         "reaches %1 of the Tensor Core ridge, but pointwise operations do "
                                         "not run on Tensor Cores.")},
     {//: GEMM is a matrix product; %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "Memory-bound: the GEMM reaches %1 of the Tensor Core ridge, and the "
                        "operations fused behind it reach %2 of the vector ridge."),
      //: GEMM is a matrix product; %1 is a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "Compute-bound on the Tensor Core ridge: the GEMM is at %1 of it."),
      //: GEMM is a matrix product; %1 and %2 are percentages
      QT_TRANSLATE_NOOP("rp::Continuum", "Compute-bound on the vector ridge: the operations fused behind the "
                                         "GEMM are at %2 of it. The GEMM itself is at %1 of the Tensor Core "
                                         "ridge.")},
     {//: no Tensor Core peak is known; %2 is a percentage
      QT_TRANSLATE_NOOP("rp::Continuum", "Memory-bound: the operation reaches %2 of the vector ridge. No "
                                         "Tensor Core peak is known for this device and precision."),
      nullptr,
      //: no Tensor Core peak is known; %2 is a percentage
      QT_TRANSLATE_NOOP("rp::Continuum",
                        "Compute-bound on the vector ridge: the operation is at %2 of it. No "
                        "Tensor Core peak is known for this device and precision.")}}};

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

bool movesCrossing(const QString &input)
{
    return isCrossingInput(input) || input == QLatin1String("moves") || input == QLatin1String("context");
}

bool movesStages(const QString &input)
{
    return !isCrossingInput(input) && input != QLatin1String("moves") && input != QLatin1String("history");
}

bool touches(const Moment<ContinuumDesign> &moment, bool (*part)(const QString &))
{
    return std::any_of(moment.inputs.cbegin(), moment.inputs.cend(), part);
}

QString whatWasSet(const Moment<ContinuumDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const ContinuumSettings &settings = moment.now.settings;
    if (id == QLatin1String("moves")) {
        //: what the learner did; the beginning of a longer sentence
        return settings.moves.empty() ? ContinuumText::tr("Start again", "what was done")
                                      : ContinuumText::tr("Undo", "what was done");
    }
    const InputSpec spec = InputsOf<ContinuumDesign>::spec(id, settings, moment.catalogue);
    const bool bare = id == QLatin1String("fusion_level") || id == QLatin1String("gemm_batch");
    const QString value = bare ? Format().count(InputsOf<ContinuumDesign>::value(settings, id).toDouble())
                               : InputsOf<ContinuumDesign>::text(id, settings, moment.catalogue);
    if (spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic) {
        //: a control and its new value: "Fusion level 4"; the beginning of a longer sentence
        return ContinuumText::tr("%1 %2", "control and value").arg(spec.label, value);
    }
    //: a control and what was chosen: "Stage, Ahead of time"; the beginning of a longer sentence
    return ContinuumText::tr("%1, %2", "control and value").arg(spec.label, value);
}

QString figure(const char *id, const Moment<ContinuumDesign> &moment)
{
    return FiguresOf<ContinuumDesign>::text(QString::fromLatin1(id), moment.now, moment.catalogue);
}

QString stageChange(const Moment<ContinuumDesign> &moment)
{
    if (!touches(moment, movesStages))
        return {};
    //: %1 a control and its value, %2 a stage, %3 a factor such as 2.00×, %4 such as "4.0 of 5"
    return fillMarkers(ContinuumText::tr("%1: %2 is %3 as fast as eager mode, with a flexibility of %4."),
                       {whatWasSet(moment), contentText(moment.now.chosen().stage->name),
                        figure("speedup", moment), figure("flexibility", moment)});
}

QString intensityChange(const Moment<ContinuumDesign> &moment)
{
    if (!touches(moment, movesCrossing))
        return {};
    const Format format;
    const Crossing &before = moment.before.result.crossing;
    const Crossing &after = moment.now.result.crossing;
    const QString textBefore = format.flopPerByte(before.intensity);
    const QString textAfter = format.flopPerByte(after.intensity);
    const bool tensor = std::isfinite(after.ridge_share);
    const char *pattern =
        intensityPatterns.at(direction(before.intensity, after.intensity, textBefore, textAfter))
            .at(tensor ? 0 : 1);
    return phraseText(ContinuumDesign::context(), pattern,
                      {whatWasSet(moment), textBefore, textAfter,
                       format.percent(tensor ? after.ridge_share : after.vector_share)});
}

/// What a learner hears who doesn't see the operating point and the counter of moves.
QString crossingChange(const Moment<ContinuumDesign> &moment)
{
    const QString moved = intensityChange(moment);
    if (moved.isEmpty())
        return {};
    const ContinuumState &now = moment.now;
    const bool crossed = now.result.crossing.bound != moment.before.result.crossing.bound;
    //: counter of moves, a sentence; %1 is how many were made, %2 how many there are
    const QString moves =
        ContinuumText::tr("Move %1 of %2.")
            .arg(Format().count(double(now.settings.moves.size())), Format().count(movesAllowed));
    return joinedSentences({moved, crossed ? boundSentence(now) : QString(), moves, movesMessage(now)});
}

QString beyondSentence(const BeyondCompile &beyond)
{
    const Format format;
    const QString serial = format.factor(beyond.serial);
    const QString overlapped = format.factor(beyond.overlapped);
    if (serial == overlapped && serial == format.factor(1.0))
        return ContinuumText::tr("No stage is faster than torch.compile for this workload.");
    if (serial == overlapped) {
        //: %1 is a factor such as 1.02×
        return ContinuumText::tr("The fastest stage is %1 as fast as torch.compile, with serial and with "
                                 "overlapped launches.")
            .arg(serial);
    }
    const QString pattern =
        beyond.launchesHidden
            //: %1 and %2 are factors such as 1.49×
            ? ContinuumText::tr("With serial launches the fastest stage is %1 as fast as torch.compile. With "
                                "overlapped launches this gain vanishes, only %2 is left: the launches are "
                                "hidden behind the kernels.")
            //: %1 and %2 are factors such as 1.49×
            : ContinuumText::tr("With serial launches the fastest stage is %1 as fast as torch.compile, with "
                                "overlapped launches %2: here a launch still takes longer than a kernel.");
    return pattern.arg(serial, overlapped);
}

QString noted(const Notes &notes, const char *field)
{
    return contentText(notes.assumption(QString::fromLatin1(field)));
}

QString queueReason(const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch->notes;
    return joinedSentences({noted(notes, "stream_gap_us"), noted(notes, "queue_depth")});
}

QString timesReason(const ContinuumSettings &settings, const Catalogue &catalogue)
{
    const DeviceEntry &first =
        deviceOf(defaultContinuumSettings(catalogue), catalogue); // the course's times are of this one
    QStringList reasons{noted(contextOf(settings, catalogue).notes, "launch_us"),
                        noted(workloadOf(settings, catalogue).notes, "memory_us")};
    if (deviceOf(settings, catalogue).key != first.key) {
        //: %1 is a device
        reasons.append(
            fillMarkers(ContinuumText::tr("Math and memory take as long as on %1, as the course assumes."),
                        {contentText(first.name)}));
    }
    if (settings.isOverlapped())
        reasons.append(queueReason(catalogue));
    return joinedSentences(reasons);
}

} // namespace

QString continuumReason(const QString &field, const ContinuumSettings &settings, const Catalogue &catalogue)
{
    if (field == QLatin1String("memory_us"))
        return noted(workloadOf(settings, catalogue).notes, "memory_us");
    if (field == QLatin1String("queue"))
        return queueReason(catalogue);
    if (field == QLatin1String("times"))
        return timesReason(settings, catalogue);
    if (field == QLatin1String("factors"))
        return ContinuumText::tr("How much of the launch cost a stage keeps, and how much of the gains it "
                                 "realizes, is assumed.");
    if (field == QLatin1String("judged"))
        return ContinuumText::tr("The five judgements of each stage are assumed.");
    const DeviceEntry &device = deviceOf(settings, catalogue);
    if (field == QLatin1String("tensor_ridge"))
        return tensorRidgeAssumption(device);
    if (field == QLatin1String("vector_ridge"))
        return vectorRidgeAssumption(device, ridgesOf(settings, catalogue));
    return contentText(stageOf(settings, catalogue).notes.assumption(field));
}

QString changeSentence(const Moment<ContinuumDesign> &moment)
{
    return joinedSentences({stageChange(moment), crossingChange(moment)});
}

QString stagesSummary(const Moment<ContinuumDesign> &moment)
{
    const ContinuumState &now = moment.now;
    const auto text = [&](const char *input) {
        return InputsOf<ContinuumDesign>::text(QString::fromLatin1(input), now.settings, moment.catalogue);
    };
    //: %1 is a workload, %2 a launch model
    const QString pass =
        ContinuumText::tr("%1, %2", "workload and launch model").arg(text("workload"), text("launch_model"));
    //: %1 a workload and a launch model, %2 a stage, %3 a throughput, %4 a factor, %5 such as "4.0 of 5"
    const QString takeaway = fillMarkers(
        ContinuumText::tr("%1: %2 reaches %3, %4 as fast as eager mode, with a flexibility of %5."),
        {pass, contentText(now.chosen().stage->name), figure("throughput", moment), figure("speedup", moment),
         figure("flexibility", moment)});
    return joinedSentences({takeaway, beyondSentence(now.result.beyond)});
}

QString intensitiesSummary(const Moment<ContinuumDesign> &moment)
{
    const ContinuumState &now = moment.now;
    const double operations = opsToRidge(now.result.crossing.ridges.tensor, now.settings, moment.catalogue);
    QString needed;
    if (!now.settings.isGemm() && operations > mostFused) { // false without a ridge
        //: %1 and %2 are counts of operations ("624 operations")
        needed = fillMarkers(
            ContinuumText::tr("A chain of such operations would need %1 to reach the Tensor Core ridge. "
                              "Here it can have at most %2."),
            {writtenText(ContinuumDesign::context(), operationCount, operations),
             writtenText(ContinuumDesign::context(), operationCount, mostFused)});
    }
    return joinedSentences({boundSentence(now), needed, intensityChange(moment)});
}

QString boundText(RoofBound bound)
{
    switch (bound) {
    case RoofBound::Memory:
        //: an operation that memory limits
        return ContinuumText::tr("memory-bound");
    case RoofBound::Tensor:
    case RoofBound::Vector:
        //: an operation that arithmetic limits
        return ContinuumText::tr("compute-bound");
    case RoofBound::Unknown:
        break;
    }
    return Format().number(std::numeric_limits<double>::quiet_NaN(), 0);
}

QString boundSentence(const ContinuumState &state)
{
    const Crossing &at = state.result.crossing;
    if (at.bound == RoofBound::Unknown)
        return ContinuumText::tr("No peak of this device is known at this precision.");
    std::size_t kind = state.settings.isGemm() ? 1 : 0;
    if (std::isnan(at.ridge_share))
        kind = 2;
    const std::size_t limit = at.bound == RoofBound::Memory ? 0 : at.bound == RoofBound::Tensor ? 1 : 2;
    return phraseText(ContinuumDesign::context(), boundPatterns.at(kind).at(limit),
                      {Format().percent(at.ridge_share), Format().percent(at.vector_share)});
}

QString movesText(const ContinuumState &state)
{
    //: counter of moves; %1 is how many were made, %2 how many there are
    return ContinuumText::tr("Move %1 of %2")
        .arg(Format().count(double(state.settings.moves.size())), Format().count(movesAllowed));
}

QString movesMessage(const ContinuumState &state)
{
    if (state.settings.moves.size() <= std::size_t(movesAllowed))
        return {};
    //: %1 is how many moves there are
    return ContinuumText::tr("These are more than %1 moves. Undo some, or start again.")
        .arg(Format().count(movesAllowed));
}

} // namespace rp
