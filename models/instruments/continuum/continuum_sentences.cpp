// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum_sentences.h"

#include "models/instruments/continuum/continuum_inputs.h"
#include "models/instruments/continuum/continuum_moves.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace rp {

namespace {

class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(rp::Continuum)
public:
    static QString inputSet(const InputSpec &spec, const QString &valueText)
    {
        if (spec.kind == InputSpec::Kind::Linear || spec.kind == InputSpec::Kind::Logarithmic) {
            //: a control and its new value: "Fusion level 4"; the beginning of a longer sentence
            return tr("%1 %2", "control and value").arg(spec.label, valueText);
        }
        //: a control and what was chosen: "Stage, Ahead of time"; the beginning of a longer sentence
        return tr("%1, %2", "control and value").arg(spec.label, valueText);
    }
    static QString undone(bool all)
    {
        //: what the learner did; the beginning of a longer sentence
        return all ? tr("Start again", "what was done") : tr("Undo", "what was done");
    }
    static QString restored()
    {
        //: instead of the name of one control; the beginning of a longer sentence
        return tr("Several inputs");
    }
    static QString stageChanged(const QString &what, const QString &stage, const QString &speedup,
                                const QString &flexibility)
    {
        //: %1 a control and its value, %2 a stage, %3 a factor such as 2.00×, %4 such as "4.0 of 5"
        return tr("%1: %2 is %3 as fast as eager mode, with a flexibility of %4.")
            .arg(what, stage, speedup, flexibility);
    }
    static QString stages(const QString &pass, const QStringList &values)
    {
        //: %1 a workload and a launch model, %2 a stage, %3 a throughput, %4 a factor, %5 such as "4.0 of 5"
        return tr("%1: %2 reaches %3, %4 as fast as eager mode, with a flexibility of %5.")
            .arg(pass, values.at(0), values.at(1), values.at(2), values.at(3));
    }
    static QString passName(const QString &workload, const QString &launches)
    {
        //: %1 is a workload, %2 a launch model
        return tr("%1, %2", "workload and launch model").arg(workload, launches);
    }
    static QString nothingBeyond() { return tr("No stage is faster than torch.compile for this workload."); }
    static QString beyondEither(const QString &gain)
    {
        //: %1 is a factor such as 1.02×
        return tr("The fastest stage is %1 as fast as torch.compile, with serial and with overlapped "
                  "launches.")
            .arg(gain);
    }
    static QString beyondHidden(const QString &serial, const QString &overlapped)
    {
        //: %1 and %2 are factors such as 1.49×
        return tr("With serial launches the fastest stage is %1 as fast as torch.compile. With overlapped "
                  "launches this gain vanishes, only %2 is left: the launches are hidden behind the kernels.")
            .arg(serial, overlapped);
    }
    static QString beyondLeft(const QString &serial, const QString &overlapped)
    {
        //: %1 and %2 are factors such as 1.49×
        return tr("With serial launches the fastest stage is %1 as fast as torch.compile, with overlapped "
                  "launches %2: here a launch still takes longer than a kernel.")
            .arg(serial, overlapped);
    }
    static QString moveMade(const QString &made, const QString &allowed)
    {
        //: counter of moves, a sentence; %1 is how many were made, %2 how many there are
        return tr("Move %1 of %2.").arg(made, allowed);
    }
    static QString needed(const QString &operations, const QString &most)
    {
        //: %1 and %2 are counts of operations ("624 operations")
        return tr("A chain of such operations would need %1 to reach the Tensor Core ridge. Here it can have "
                  "at most %2.")
            .arg(operations, most);
    }
};

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

bool movesCrossing(const QString &inputId)
{
    return isCrossingInput(inputId) || inputId == QLatin1String("moves") ||
           inputId == QLatin1String("context");
}

bool movesStages(const QString &inputId)
{
    return !isCrossingInput(inputId) && inputId != QLatin1String("moves") &&
           inputId != QLatin1String("history");
}

bool touches(const ContinuumChange &change, bool (*part)(const QString &))
{
    return std::any_of(change.inputs.cbegin(), change.inputs.cend(), part);
}

QString whatWasSet(const ContinuumChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Sentences::restored();
    const QString &id = change.inputs.front();
    const ContinuumSettings &settings = change.after.settings;
    if (id == QLatin1String("moves"))
        return Sentences::undone(settings.moves.empty());
    const QVariant value = settingValue(settings, id);
    const bool bare = id == QLatin1String("fusion_level") || id == QLatin1String("gemm_batch");
    return Sentences::inputSet(continuumInput(id, settings, catalogue),
                               bare ? Format().count(value.toDouble())
                                    : continuumInputText(id, value, catalogue));
}

QString figure(const char *id, const ContinuumState &state, const Catalogue &catalogue)
{
    return continuumFigureText(QString::fromLatin1(id), state, catalogue);
}

QString stageChange(const ContinuumChange &change, const Catalogue &catalogue)
{
    if (!touches(change, movesStages))
        return {};
    const ContinuumState &state = change.after;
    return Sentences::stageChanged(whatWasSet(change, catalogue), contentText(state.chosen().stage->name),
                                   figure("speedup", state, catalogue),
                                   figure("flexibility", state, catalogue));
}

QString intensityChange(const ContinuumChange &change, const Catalogue &catalogue)
{
    if (!touches(change, movesCrossing))
        return {};
    const Format format;
    const Crossing &before = change.before.result.crossing;
    const Crossing &after = change.after.result.crossing;
    const QString textBefore = format.flopPerByte(before.intensity);
    const QString textAfter = format.flopPerByte(after.intensity);
    const bool tensor = std::isfinite(after.ridge_share);
    const char *pattern =
        intensityPatterns.at(direction(before.intensity, after.intensity, textBefore, textAfter))
            .at(tensor ? 0 : 1);
    return fillMarkers(Sentences::tr(pattern),
                       {whatWasSet(change, catalogue), textBefore, textAfter,
                        format.percent(tensor ? after.ridge_share : after.vector_share)});
}

/// What a learner hears who doesn't see the operating point and the counter of moves.
QString crossingChange(const ContinuumChange &change, const Catalogue &catalogue)
{
    const QString moved = intensityChange(change, catalogue);
    if (moved.isEmpty())
        return {};
    const ContinuumState &after = change.after;
    const bool crossed = after.result.crossing.bound != change.before.result.crossing.bound;
    const Format format;
    const QString moves =
        Sentences::moveMade(format.count(double(after.settings.moves.size())), format.count(movesAllowed));
    return joinedSentences({moved, crossed ? boundSentence(after) : QString(), moves, movesMessage(after)});
}

QString beyondSentence(const BeyondCompile &beyond)
{
    const Format format;
    const QString serial = format.factor(beyond.serial);
    const QString overlapped = format.factor(beyond.overlapped);
    if (serial == overlapped)
        return serial == format.factor(1.0) ? Sentences::nothingBeyond() : Sentences::beyondEither(serial);
    return beyond.launchesHidden ? Sentences::beyondHidden(serial, overlapped)
                                 : Sentences::beyondLeft(serial, overlapped);
}

} // namespace

QString changeSentence(const ContinuumChange &change, const Catalogue &catalogue)
{
    return joinedSentences({stageChange(change, catalogue), crossingChange(change, catalogue)});
}

QString stagesSummary(const ContinuumState &state, const Catalogue &catalogue)
{
    const QString pass = Sentences::passName(
        continuumInputText(QStringLiteral("workload"), state.settings.workload, catalogue),
        continuumInputText(QStringLiteral("launch_model"), state.settings.launch_model, catalogue));
    const QString takeaway = Sentences::stages(
        pass, {contentText(state.chosen().stage->name), figure("throughput", state, catalogue),
               figure("speedup", state, catalogue), figure("flexibility", state, catalogue)});
    return joinedSentences({takeaway, beyondSentence(state.result.beyond)});
}

QString rubricSummary()
{
    return Sentences::tr(
        "Each stage is judged on five questions: 1 stands for yes, 0.5 for partly, 0 for no. "
        "Their sum is its flexibility.");
}

QString intensitiesSummary(const ContinuumState &state, const ContinuumChange &change,
                           const Catalogue &catalogue)
{
    const double operations = opsToRidge(state.result.crossing.ridges.tensor, state.settings, catalogue);
    const bool tooShort = !state.settings.isGemm() && operations > mostFused; // false without a ridge
    const QString needed =
        tooShort ? Sentences::needed(operationsText(operations), operationsText(mostFused)) : QString();
    return joinedSentences({boundSentence(state), needed, intensityChange(change, catalogue)});
}

QString boundSentence(const ContinuumState &state)
{
    const Crossing &at = state.result.crossing;
    if (at.bound == RoofBound::Unknown)
        return Sentences::tr("No peak of this device is known at this precision.");
    std::size_t kind = state.settings.isGemm() ? 1 : 0;
    if (std::isnan(at.ridge_share))
        kind = 2;
    const std::size_t limit = at.bound == RoofBound::Memory ? 0 : at.bound == RoofBound::Tensor ? 1 : 2;
    return fillMarkers(Sentences::tr(boundPatterns.at(kind).at(limit)),
                       {Format().percent(at.ridge_share), Format().percent(at.vector_share)});
}

QString movesText(const ContinuumState &state)
{
    //: counter of moves; %1 is how many were made, %2 how many there are
    return Sentences::tr("Move %1 of %2")
        .arg(Format().count(double(state.settings.moves.size())), Format().count(movesAllowed));
}

QString movesMessage(const ContinuumState &state)
{
    if (state.settings.moves.size() <= std::size_t(movesAllowed))
        return {};
    //: %1 is how many moves there are
    return Sentences::tr("These are more than %1 moves. Undo some, or start again.")
        .arg(Format().count(movesAllowed));
}

} // namespace rp
