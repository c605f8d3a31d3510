// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/payback/payback.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

using State = PaybackState;

QString spanOf(double seconds)
{
    return Format().span_s(seconds);
}

QString afterDays(double days)
{
    return spanOf(days * secondsPerDay);
}

QString callsText(const State &state)
{
    return Format().count(state.result.value.breakeven_calls_whole);
}

bool paysBack(const State &state)
{
    return std::isfinite(state.result.value.breakeven_calls);
}

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

QString whatWasSet(const Moment<PaybackDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const InputSpec spec = InputsOf<PaybackDesign>::spec(id, moment.now.settings, moment.catalogue);
    const QString value = InputsOf<PaybackDesign>::text(id, moment.now.settings, moment.catalogue);
    //: a control and its new value: "Compile time 30 s"; the beginning of a longer sentence
    return spec.choices.empty()
               ? PaybackText::tr("%1 %2", "control and value").arg(spec.label, value)
               //: a control and what was chosen: "Workload, ResNet-50"; the beginning of a longer sentence
               : PaybackText::tr("%1, %2", "control and value").arg(spec.label, value);
}

QString breakevenSentence(const QString &what, const State &before, const State &after)
{
    if (!paysBack(after)) {
        //: %1 is a control and its value
        return paysBack(before) ? PaybackText::tr("%1: the cost is never recovered any more.").arg(what)
                                //: %1 is a control and its value
                                : PaybackText::tr("%1: the cost is still never recovered.").arg(what);
    }
    const QString time = afterDays(after.result.value.breakeven_days);
    if (!paysBack(before)) {
        //: %1 a control and its value, %2 a number of inferences, %3 a time span
        return fillMarkers(PaybackText::tr("%1: break-even now exists, at %2 inferences, reached after %3."),
                           {what, callsText(after), time});
    }
    if (callsText(before) == callsText(after)) {
        //: %1 a control and its value, %2 a number of inferences, %3 a time span
        return fillMarkers(PaybackText::tr("%1: break-even stays at %2 inferences, reached after %3."),
                           {what, callsText(after), time});
    }
    //: %1 a control and its value, %2 and %3 numbers of inferences, %4 a time span
    return fillMarkers(PaybackText::tr("%1: break-even moves from %2 to %3 inferences, reached after %4."),
                       {what, callsText(before), callsText(after), time});
}

QString neverSentence(const State &state)
{
    const PaybackResult &result = state.result;
    const double code_s = result.saved_per_call_s + state.settings.guard_us * 1e-6;
    if (code_s <= 0.0) {
        //: %1 is a time span
        return fillMarkers(
            PaybackText::tr("Compiling costs %1 of machine time and saves none: without a throughput gain, "
                            "nothing recovers the cost."),
            {spanOf(result.value.cost_s)});
    }
    if (result.saved_per_call_s <= 0.0) {
        //: %1 and %2 are times per inference
        return PaybackText::tr("Compiled code saves %1 per inference, but checking its guards takes %2. Each "
                               "inference makes the loss larger.")
            .arg(Format().duration_us(code_s * 1e6), Format().duration_us(state.settings.guard_us));
    }
    //: %1 and %2 are time spans per day
    return fillMarkers(
        PaybackText::tr(
            "Recompiling costs %1 of machine time per day, and compiled code saves only %2 per day. "
            "Each day makes the loss larger."),
        {spanOf(result.cost_per_day_s), spanOf(result.saved_per_call_s * state.settings.per_day)});
}

} // namespace

QString changeSentence(const Moment<PaybackDesign> &moment)
{
    const bool turned = moment.before.result.verdict != moment.now.result.verdict;
    const QString verdict =
        FiguresOf<PaybackDesign>::text(QStringLiteral("verdict"), moment.now, moment.catalogue);
    return joinedSentences(
        {breakevenSentence(whatWasSet(moment), moment.before, moment.now),
         //: %1 is a time span, negative for a loss
         PaybackText::tr("Net time saved: %1.").arg(spanOf(moment.now.result.value.net_saved_s)),
         //: %1 is one of the verdicts: "Positive", "Not justified", "Never"
         turned ? PaybackText::tr("The verdict is now: %1.").arg(verdict) : QString()});
}

QString PaybackInstrument::verdictSentence() const
{
    const PaybackResult &result = state().result;
    const QStringList values{spanOf(result.cost_s), afterDays(result.value.breakeven_days),
                             afterDays(settings().deployment_days),
                             spanOf(std::abs(result.value.net_saved_s))};
    if (result.verdict == PaybackVerdict::Never)
        return neverSentence(state());
    if (result.verdict == PaybackVerdict::Positive) {
        //: %1 to %4 are time spans: cost, time to break-even, length of the deployment, net time saved
        return fillMarkers(
            PaybackText::tr("Compiling costs %1 of machine time and recovers it after %2. At the end "
                            "of the deployment, after %3, it has saved %4 net."),
            values);
    }
    if (result.endsEven()) {
        //: %1 is a time span of machine time, %2 the length of the deployment
        return fillMarkers(
            PaybackText::tr("Compiling costs %1 of machine time and recovers it after %2, exactly when "
                            "this deployment ends. It neither saves nor loses time."),
            values);
    }
    //: %1 to %4 are time spans: cost, time to break-even, length of the deployment, net time lost
    return fillMarkers(
        PaybackText::tr("The %1 that compiling costs would be recovered after %2, but this deployment "
                        "lasts only %3. It loses %4 net."),
        values);
}

QString PaybackInstrument::flipSentence() const
{
    const std::vector<PaybackFlip> flips = flipsOf(settings(), catalogue());
    const PaybackFlip *flip = smallestFlip(flips);
    if (!flip)
        return PaybackText::tr(
            "No single change of compile time, gain, volume or deployment changes this verdict.");
    return flipSentence(flip->input);
}

QString PaybackInstrument::flipSentence(const QString &input) const
{
    const std::vector<PaybackFlip> flips = flipsOf(settings(), catalogue());
    const auto flip = std::find_if(flips.begin(), flips.end(),
                                   [&input](const PaybackFlip &one) { return one.input == input; });
    if (flip == flips.end() || !flip->exists())
        return {};
    const bool positive = state().result.verdict == PaybackVerdict::Positive;
    const char *pattern = flipPatterns.at(positive ? 1 : 0).at(flip->needed > flip->current ? 1 : 0);
    return phraseText(PaybackDesign::context(), pattern,
                      {InputsOf<PaybackDesign>::spec(input, settings(), catalogue()).label,
                       inputText(input, flip->needed)});
}

QString PaybackInstrument::bandSentence() const
{
    if (settings().gain * settings().uncertainty == 0.0)
        return {}; // there is nothing to be unsure of
    const QString uncertainty = Format().percent(settings().uncertainty, 0);
    if (state().result.sureOfSign) {
        //: %1 is a percentage
        return PaybackText::tr("A gain that is %1 smaller or larger leaves the sign of this result as it is.")
            .arg(uncertainty);
    }
    const physics::ReturnBand &band = state().result.band;
    //: %1 is a percentage, %2 and %3 are time spans, negative for a loss
    return fillMarkers(
        PaybackText::tr("The gain decides: if it is %1 smaller or larger, the net time saved is %2 or %3."),
        {uncertainty, spanOf(band.net_low_s), spanOf(band.net_high_s)});
}

QString PaybackInstrument::capacitySentence() const
{
    if (state().result.value.feasible_eager)
        return {};
    //: %1 and %2 are numbers of inferences per day
    return PaybackText::tr(
               "The volume of %1 inferences per day is more than this fleet can serve without compiling: "
               "%2 per day. Without compiling, part of the load would have to wait or need more replicas.")
        .arg(Format().count(settings().per_day), Format().count(std::floor(state().result.capacity_per_day)));
}

QString timelineSummary(const Moment<PaybackDesign> &moment)
{
    const physics::CompilationReturn &value = moment.now.result.value;
    //: what a chart of cost and saving over time shows; %1 is a time span
    const QString start = PaybackText::tr("The cost line starts at %1 and the saving line at zero.");
    //: %1 is a number of inferences, %2 a time span
    const QString crossing = PaybackText::tr("They cross after %1 inferences, at %2.");
    return joinedSentences({fillMarkers(start, {spanOf(value.cost_s)}),
                            paysBack(moment.now) ? fillMarkers(crossing, {callsText(moment.now),
                                                                          afterDays(value.breakeven_days)})
                                                 : PaybackText::tr("They never cross."),
                            moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

namespace {

using D = PaybackDesign;
using State = PaybackState;

ResultCell elapsedCell(const PaybackSample &sample, const State &state)
{
    ResultCell cell = numberCell(sample.elapsed_s);
    if (sample.elapsed_s == state.result.value.breakeven_days * secondsPerDay) {
        const double calls = state.result.value.breakeven_calls_whole;
        cell.note = [calls] {
            //: remark on a point in time; %1 is a number of inferences
            return fillMarkers(PaybackText::tr("Break-even at %1 inferences"), {Format().count(calls)});
        };
    } else if (sample.elapsed_s == state.settings.deployment_days * secondsPerDay) {
        cell.note = [] { return PaybackText::tr("End of the deployment"); };
    }
    return cell;
}

std::vector<ResultRow> timelineRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    for (const PaybackSample &sample : timelineOf(state.settings, state.result)) {
        rows.push_back({QStringLiteral("t%1").arg(rows.size()),
                        {elapsedCell(sample, state), numberCell(sample.cost_s), numberCell(sample.saved_s),
                         numberCell(sample.saved_low_s), numberCell(sample.saved_high_s)}});
    }
    return rows;
}

Meaning savingMeaning(const State &state)
{
    return state.result.verdict == PaybackVerdict::Positive ? Meaning::Good : Meaning::Fair;
}

constexpr auto timelineColumns = std::to_array<ColumnRow<D>>({
    {.key = "elapsed_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Elapsed time"),
     .quantity = Quantity::Seconds},
    {.key = "cost_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost of compiling"),
     .quantity = Quantity::Seconds,
     .meaning = Meaning::Failure,
     .notes = {"cost", "no_warm_up"}},
    {.key = "saved_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved"),
     .quantity = Quantity::Seconds,
     .notes = {"rates", "cost", "no_guard", "requests"},
     .meaningNow = savingMeaning},
    {.key = "saved_low_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved at the lower gain"),
     .quantity = Quantity::Seconds,
     .notes = {"rates", "cost", "no_guard", "gain_uncertainty"},
     .meaningNow = savingMeaning},
    {.key = "saved_high_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved at the higher gain"),
     .quantity = Quantity::Seconds,
     .notes = {"rates", "cost", "no_guard", "gain_uncertainty"},
     .meaningNow = savingMeaning},
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"timeline", QT_TRANSLATE_NOOP("rp::CompilationReturnInstrument", "Cost of compiling and time saved"),
     timelineColumns, timelineRows, timelineSummary},
});

} // namespace

DesignRows<D> PaybackDesign::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
