// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <cmath>

namespace rp {

namespace {

using State = SurgeryState;

QString ms(double time_us)
{
    return Format().milliseconds(time_us);
}

double termTime(PassTerm term, const SurgeryOutcome &outcome)
{
    if (term == PassTerm::Data)
        return outcome.data_us;
    return term == PassTerm::Compute ? outcome.compute_us : outcome.latency_us;
}

QString whatWasSet(const Moment<SurgeryDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const SurgerySettings &settings = moment.now.settings;
    //: a control and its new value: "Surgery: Symbolic shapes."
    return SurgeryText::tr("%1: %2.").arg(InputsOf<SurgeryDesign>::spec(id, settings, moment.catalogue).label,
                                          InputsOf<SurgeryDesign>::text(id, settings, moment.catalogue));
}

QString takeaway(const State &state, const Catalogue &catalogue)
{
    if (state.chosen == state.baseline) {
        //: %1 is a duration
        return SurgeryText::tr("This is the baseline: a pass takes %1.").arg(ms(state.after().mean.total_us));
    }
    //: %1 and %2 are durations, %3 a factor such as 4.21×
    QString pass = SurgeryText::tr("A pass takes %1 instead of %2, so MFU is %3 the baseline's.")
                       .arg(ms(state.after().mean.total_us), ms(state.before().mean.total_us),
                            FiguresOf<SurgeryDesign>::text(QStringLiteral("gain"), state, catalogue));
    if (state.after().feasible())
        return pass;
    //: %1 is a sentence with the reason
    return joinedSentences({SurgeryText::tr("This surgery is not possible here, and the break stays. %1")
                                .arg(obstacleText(state.after().obstacle)),
                            pass});
}

QString ruleVerdict(const State &state, const Catalogue &catalogue)
{
    const physics::SurgeryRule &rule = scenarioOf(state.settings, catalogue).rule;
    const physics::SurgeryVerdict &verdict = state.after().verdict;
    //: %1 names a measure ("GPU busy"), %2 its value
    const QString met = SurgeryText::tr("The track's rule is met. %1: %2.");
    //: %1 names a measure ("GPU busy"), %2 its value
    const QString missed = SurgeryText::tr("The track's rule is not met. %1: %2.");
    return joinedSentences(
        {(verdict.rule_met ? met : missed).arg(ruleMeasure(rule.kind), ruleValue(rule.kind, verdict.metric)),
         ruleText(rule)});
}

QString notMaskable(const State &state)
{
    return hasTwoPaths(causeOf(state.settings))
               ? SurgeryText::tr("The shape decides here, so nothing can be masked.")
               : SurgeryText::tr("There are no two branches here, so nothing can be masked.");
}

QString wasteSentence(const State &state)
{
    const MaskAnalysis &mask = state.result.mask;
    //: %1 is a duration, %2 a percentage
    return mask.applies ? fillMarkers(SurgeryText::tr(
                                          "Masking wastes %1 of kernel time in a pass, %2 of all it does."),
                                      {ms(mask.wasted_us), Format().percent(mask.wasted_share)})
                        : notMaskable(state);
}

QString threshold(double p)
{
    if (std::isinf(p))
        return SurgeryText::tr("Here masking never beats breaking.");
    if (p <= 0.0)
        return SurgeryText::tr("Here masking beats breaking at any probability.");
    //: %1 is a percentage
    return SurgeryText::tr("Here masking beats breaking from a probability of %1 for branch A.")
        .arg(Format().percent(p));
}

QString countSentence(int count, const char *baseline, const Moment<SurgeryDesign> &moment)
{
    const QString name = InputsOf<SurgeryDesign>::text(
        QStringLiteral("baseline"), QString::fromLatin1(baseline), moment.now.settings, moment.catalogue);
    const QString factor = Format().factor(moment.now.factor);
    if (count == 0) {
        //: %1 is a factor such as 2.00×, %2 what the surgeries are compared with
        return SurgeryText::tr("No surgery reaches more than %1 against this baseline: %2.")
            .arg(factor, name);
    }
    //: %1 is a factor such as 2.00×, %2 what the surgeries are compared with
    return SurgeryText::tr("%Ln surgery(s) reach more than %1 against this baseline: %2.", nullptr, count)
        .arg(factor, name);
}

} // namespace

QString changeSentence(const Moment<SurgeryDesign> &moment)
{
    const bool ruleTurned = moment.before.after().verdict.rule_met != moment.now.after().verdict.rule_met;
    const bool scenarioTurned = moment.before.settings.scenario != moment.now.settings.scenario;
    return joinedSentences(
        {whatWasSet(moment), takeaway(moment.now, moment.catalogue),
         ruleTurned || scenarioTurned ? ruleVerdict(moment.now, moment.catalogue) : QString()});
}

QString takeawaySummary(const Moment<SurgeryDesign> &moment)
{
    return takeaway(moment.now, moment.catalogue);
}

QString changesSummary(const Moment<SurgeryDesign> &moment)
{
    const SurgeryOutcome &before = moment.now.before();
    const SurgeryOutcome &after = moment.now.after();
    //: %1 and %2 are numbers of kernels, %3 and %4 sizes
    return fillMarkers(SurgeryText::tr("Launches go from %1 to %2, and memory traffic from %3 to %4."),
                       {expectedText(before.mean.launches), expectedText(after.mean.launches),
                        Format().bytes(before.traffic_bytes), Format().bytes(after.traffic_bytes)});
}

QString challengeSummary(const Moment<SurgeryDesign> &moment)
{
    const ChallengeResult &challenge = moment.now.result.challenge;
    return joinedSentences({countSentence(challenge.versus_eager, "skip", moment),
                            countSentence(challenge.versus_break, "break", moment),
                            challenge.rule == 0 ? SurgeryText::tr("No surgery meets the track's own rule.")
                                                : SurgeryText::tr("%Ln surgery(s) meet the track's own rule.",
                                                                  nullptr, challenge.rule)});
}

QString ironLawSummary(const Moment<SurgeryDesign> &moment)
{
    const SurgeryOutcome &before = moment.now.before();
    const SurgeryOutcome &after = moment.now.after();
    const PassTerm term = mostImproved(before, after);
    //: %1 is a term of the iron law ("latency"), %2 and %3 are durations
    const QString improved = SurgeryText::tr("The term that shrinks most is %1: from %2 to %3.");
    QString first = term == PassTerm::None
                        ? SurgeryText::tr("No term of the iron law shrinks.")
                        : improved.arg(termName(term), ms(termTime(term, before)), ms(termTime(term, after)));
    if (after.isSurgery())
        //: %1 is a factor such as 1.31×
        first = joinedSentences({first, SurgeryText::tr("The gain in MFU over a resumable break is %1.")
                                            .arg(Format().factor(after.verdict.versus_break.gain))});
    if (after.wasted_us <= 0.0 || after.compute_us <= before.compute_us)
        return first;
    //: %1 and %2 are durations
    return joinedSentences(
        {first, fillMarkers(SurgeryText::tr("Compute grows from %1 to %2, because both branches run."),
                            {ms(before.compute_us), ms(after.compute_us)})});
}

QString SurgeryInstrument::ruleSentence() const
{
    return ruleVerdict(state(), catalogue());
}

QString SurgeryInstrument::maskingSentence() const
{
    const MaskAnalysis &mask = state().result.mask;
    if (!mask.applies)
        return notMaskable(state());
    const double broken_us = breakTimeAt(mask, state().settings.probability_a);
    //: %1 and %2 are durations
    const QString pays = SurgeryText::tr("It still pays: %1 against %2 with breaks.");
    //: %1 and %2 are durations
    const QString loses = SurgeryText::tr("It does not pay: %1 against %2 with breaks.");
    const QString &against = mask.masked_us <= broken_us ? pays : loses;
    return joinedSentences({wasteSentence(state()), against.arg(ms(mask.masked_us), ms(broken_us)),
                            threshold(mask.pass_breakeven_p)});
}

} // namespace rp
