// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/payback/payback_sentences.h"

#include "models/instruments/payback/payback_inputs.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

namespace rp {

namespace {

QString spanOf(double seconds)
{
    return Format().span_s(seconds);
}

QString afterDays(double days)
{
    return Format().span_s(days * secondsPerDay);
}

class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(rp::CompilationReturn)
public:
    static QString inputSet(const InputSpec &spec, const QString &valueText)
    {
        if (spec.choices.empty()) {
            //: a control and its new value: "Compile time 30 s"; the beginning of a longer sentence
            return tr("%1 %2", "control and value").arg(spec.label, valueText);
        }
        //: a control and what was chosen: "Workload, ResNet-50"; the beginning of a longer sentence
        return tr("%1, %2", "control and value").arg(spec.label, valueText);
    }
    static QString restored()
    {
        //: instead of the name of one control; the beginning of a longer sentence
        return tr("Several inputs");
    }
    static QString breakevenMoves(const QStringList &values)
    {
        //: %1 a control and its value, %2 and %3 numbers of inferences, %4 a time span
        return fillMarkers(tr("%1: break-even moves from %2 to %3 inferences, reached after %4."), values);
    }
    static QString breakevenStays(const QStringList &values)
    {
        //: %1 a control and its value, %2 a number of inferences, %3 a time span
        return fillMarkers(tr("%1: break-even stays at %2 inferences, reached after %3."), values);
    }
    static QString breakevenComes(const QStringList &values)
    {
        //: %1 a control and its value, %2 a number of inferences, %3 a time span
        return fillMarkers(tr("%1: break-even now exists, at %2 inferences, reached after %3."), values);
    }
    static QString breakevenGoes(const QString &what)
    {
        //: %1 is a control and its value
        return tr("%1: the cost is never recovered any more.").arg(what);
    }
    static QString stillNever(const QString &what)
    {
        //: %1 is a control and its value
        return tr("%1: the cost is still never recovered.").arg(what);
    }
    static QString net(const QString &span)
    {
        //: %1 is a time span, negative for a loss
        return tr("Net time saved: %1.").arg(span);
    }
    static QString verdictNow(const QString &verdict)
    {
        //: %1 is one of the verdicts: "Positive", "Not justified", "Never"
        return tr("The verdict is now: %1.").arg(verdict);
    }
    static QString positive(const QStringList &values)
    {
        //: %1 to %4 are time spans: cost, time to break-even, length of the deployment, net time saved
        return fillMarkers(
            tr("Compiling costs %1 of machine time and recovers it after %2. At the end of the "
               "deployment, after %3, it has saved %4 net."),
            values);
    }
    static QString notJustified(const QStringList &values)
    {
        //: %1 to %4 are time spans: cost, time to break-even, length of the deployment, net time lost
        return fillMarkers(tr("The %1 that compiling costs would be recovered after %2, but this deployment "
                              "lasts only %3. It loses %4 net."),
                           values);
    }
    static QString justEven(const QStringList &values)
    {
        //: %1 is a time span of machine time, %2 the length of the deployment
        return fillMarkers(
            tr("Compiling costs %1 of machine time and recovers it after %2, exactly when this "
               "deployment ends. It neither saves nor loses time."),
            values);
    }
    static QString noGain(const QString &cost)
    {
        //: %1 is a time span
        return tr("Compiling costs %1 of machine time and saves none: without a throughput gain, nothing "
                  "recovers the cost.")
            .arg(cost);
    }
    static QString guardsEatTheGain(const QString &saved, const QString &guard)
    {
        //: %1 and %2 are times per inference
        return tr("Compiled code saves %1 per inference, but checking its guards takes %2. Each inference "
                  "makes the loss larger.")
            .arg(saved, guard);
    }
    static QString recompilingEatsTheGain(const QString &cost, const QString &saved)
    {
        //: %1 and %2 are time spans per day
        return tr("Recompiling costs %1 of machine time per day, and compiled code saves only %2 per day. "
                  "Each day makes the loss larger.")
            .arg(cost, saved);
    }
    static QString noFlip()
    {
        return tr("No single change of compile time, gain, volume or deployment changes this verdict.");
    }
    static QString bandSure(const QString &uncertainty)
    {
        //: %1 is a percentage
        return tr("A gain that is %1 smaller or larger leaves the sign of this result as it is.")
            .arg(uncertainty);
    }
    static QString bandUnsure(const QString &uncertainty, const QString &low, const QString &high)
    {
        //: %1 is a percentage, %2 and %3 are time spans, negative for a loss
        return tr("The gain decides: if it is %1 smaller or larger, the net time saved is %2 or %3.")
            .arg(uncertainty, low, high);
    }
    static QString capacity(const QString &volume, const QString &capacity)
    {
        //: %1 and %2 are numbers of inferences per day
        return tr("The volume of %1 inferences per day is more than this fleet can serve without compiling: "
                  "%2 per day. Without compiling, part of the load would have to wait or need more replicas.")
            .arg(volume, capacity);
    }
    static QString start(const QString &cost)
    {
        //: what a chart of cost and saving over time shows; %1 is a time span
        return tr("The cost line starts at %1 and the saving line at zero.").arg(cost);
    }
    static QString crossing(const QString &calls, const QString &time)
    {
        //: %1 is a number of inferences, %2 a time span
        return tr("They cross after %1 inferences, at %2.").arg(calls, time);
    }
    static QString noCrossing() { return tr("They never cross."); }
};

/// What turns the verdict: to a positive one or away from it, by more or by less of an input. %1 the input's
/// name, %2 the value.
constexpr std::array<std::array<const char *, 2>, 2> flipPatterns = {
    {{{//: a verdict would become positive; %1 is the name of a control, %2 a value of it
       QT_TRANSLATE_NOOP("rp::CompilationReturn", "One change is enough to make compiling pay: %1, %2 or "
                                                  "less."),
       //: a verdict would become positive; %1 is the name of a control, %2 a value of it
       QT_TRANSLATE_NOOP("rp::CompilationReturn", "One change is enough to make compiling pay: %1, %2 or "
                                                  "more.")}},
     {{//: a verdict would no longer be positive; %1 is the name of a control, %2 a value of it
       QT_TRANSLATE_NOOP("rp::CompilationReturn", "One change is enough to turn this into a loss: %1, %2 or "
                                                  "less."),
       //: a verdict would no longer be positive; %1 is the name of a control, %2 a value of it
       QT_TRANSLATE_NOOP("rp::CompilationReturn", "One change is enough to turn this into a loss: %1, %2 or "
                                                  "more.")}}}};

QString whatWasSet(const ReturnChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Sentences::restored();
    const QString &id = change.inputs.front();
    const ReturnSettings &settings = change.after.settings;
    return Sentences::inputSet(returnInput(id, settings, catalogue),
                               returnInputText(id, settingValue(settings, id), settings, catalogue));
}

QString callsText(const ReturnState &state)
{
    return Format().count(state.result.value.breakeven_calls_whole);
}

QString breakevenSentence(const QString &what, const ReturnState &before, const ReturnState &after)
{
    const bool existed = std::isfinite(before.result.value.breakeven_calls);
    if (!std::isfinite(after.result.value.breakeven_calls))
        return existed ? Sentences::breakevenGoes(what) : Sentences::stillNever(what);
    const QString time = afterDays(after.result.value.breakeven_days);
    if (!existed)
        return Sentences::breakevenComes({what, callsText(after), time});
    if (callsText(before) == callsText(after))
        return Sentences::breakevenStays({what, callsText(after), time});
    return Sentences::breakevenMoves({what, callsText(before), callsText(after), time});
}

QString neverSentence(const ReturnState &state)
{
    const ReturnResult &result = state.result;
    const double code_s = result.saved_per_call_s + state.settings.guard_us * 1e-6;
    if (code_s <= 0.0)
        return Sentences::noGain(spanOf(result.value.cost_s));
    if (result.saved_per_call_s <= 0.0) {
        return Sentences::guardsEatTheGain(Format().duration_us(code_s * 1e6),
                                           Format().duration_us(state.settings.guard_us));
    }
    return Sentences::recompilingEatsTheGain(spanOf(result.cost_per_day_s),
                                             spanOf(result.saved_per_call_s * state.settings.per_day));
}

} // namespace

QString changeSentence(const ReturnChange &change, const Catalogue &catalogue)
{
    if (change.inputs.isEmpty())
        return {};
    const QString what = whatWasSet(change, catalogue);
    const bool turned = change.before.result.verdict != change.after.result.verdict;
    return joinedSentences(
        {breakevenSentence(what, change.before, change.after),
         Sentences::net(spanOf(change.after.result.value.net_saved_s)),
         turned ? Sentences::verdictNow(verdictText(change.after.result.verdict)) : QString()});
}

QString verdictSentence(const ReturnState &state)
{
    const ReturnResult &result = state.result;
    const QStringList values{spanOf(result.cost_s), afterDays(result.value.breakeven_days),
                             afterDays(state.settings.deployment_days),
                             spanOf(std::abs(result.value.net_saved_s))};
    switch (result.verdict) {
    case ReturnVerdict::Positive:
        return Sentences::positive(values);
    case ReturnVerdict::NotJustified:
        return result.endsEven() ? Sentences::justEven(values) : Sentences::notJustified(values);
    case ReturnVerdict::Never:
        break;
    }
    return neverSentence(state);
}

QString flipSentence(const ReturnState &state, const Catalogue &catalogue)
{
    const ReturnFlip *flip = smallestFlip(state.flips);
    if (!flip)
        return Sentences::noFlip();
    const bool positive = state.result.verdict == ReturnVerdict::Positive;
    const char *pattern = flipPatterns.at(positive ? 1 : 0).at(flip->needed > flip->current ? 1 : 0);
    return fillMarkers(Sentences::tr(pattern),
                       {returnInput(flip->input, state.settings, catalogue).label,
                        returnInputText(flip->input, flip->needed, state.settings, catalogue)});
}

QString bandSentence(const ReturnState &state)
{
    if (state.settings.gain * state.settings.uncertainty == 0.0)
        return {}; // there is nothing to be unsure of
    const QString uncertainty = Format().percent(state.settings.uncertainty, 0);
    if (state.result.sureOfSign)
        return Sentences::bandSure(uncertainty);
    return Sentences::bandUnsure(uncertainty, spanOf(state.result.band.net_low_s),
                                 spanOf(state.result.band.net_high_s));
}

QString capacitySentence(const ReturnState &state)
{
    if (state.result.value.feasible_eager)
        return {};
    return Sentences::capacity(Format().count(state.settings.per_day),
                               Format().count(std::floor(state.result.capacity_per_day)));
}

QString timelineSummary(const ReturnState &state, const ReturnChange &change, const Catalogue &catalogue)
{
    const physics::CompilationReturn &value = state.result.value;
    const QString crossing = std::isfinite(value.breakeven_calls)
                                 ? Sentences::crossing(callsText(state), afterDays(value.breakeven_days))
                                 : Sentences::noCrossing();
    return joinedSentences(
        {Sentences::start(spanOf(value.cost_s)), crossing, changeSentence(change, catalogue)});
}

} // namespace rp
