// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_sentences.h"

#include "models/instruments/surgery/surgery_figures.h"
#include "models/instruments/surgery/surgery_inputs.h"
#include "models/instruments/surgery/surgery_words.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <cmath>

namespace rp {

namespace {

class Sentences
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString inputSet(const InputSpec &spec, const QString &text)
    {
        //: a control and its new value: "Surgery: Symbolic shapes."
        return tr("%1: %2.").arg(spec.label, text);
    }
    static QString restored() { return tr("Several inputs were set."); }
    static QString pass(const QString &after, const QString &before, const QString &gain)
    {
        //: %1 and %2 are durations, %3 a factor such as 4.21×
        return tr("A pass takes %1 instead of %2, so MFU is %3 the baseline's.").arg(after, before, gain);
    }
    static QString baseline(const QString &time)
    {
        //: %1 is a duration
        return tr("This is the baseline: a pass takes %1.").arg(time);
    }
    static QString changes(const QStringList &now, const QStringList &before)
    {
        //: %1 and %2 are numbers of kernels, %3 and %4 sizes
        return tr("Launches go from %1 to %2, and memory traffic from %3 to %4.")
            .arg(before.at(0), now.at(0), before.at(1), now.at(1));
    }
    static QString impossible(const QString &reason)
    {
        //: %1 is a sentence with the reason
        return tr("This surgery is not possible here, and the break stays. %1").arg(reason);
    }
    static QString ruleMet(const QString &measure, const QString &value)
    {
        //: %1 names a measure ("GPU busy"), %2 its value
        return tr("The track's rule is met. %1: %2.").arg(measure, value);
    }
    static QString ruleMissed(const QString &measure, const QString &value)
    {
        //: %1 names a measure ("GPU busy"), %2 its value
        return tr("The track's rule is not met. %1: %2.").arg(measure, value);
    }
    static QString oneGraphOnly() { return tr("There are no two branches here, so nothing can be masked."); }
    static QString byShape() { return tr("The shape decides here, so nothing can be masked."); }
    static QString wasted(const QString &time, const QString &share)
    {
        //: %1 is a duration, %2 a percentage
        return tr("Masking wastes %1 of kernel time in a pass, %2 of all it does.").arg(time, share);
    }
    static QString maskedAgainstBroken(bool faster, const QString &masked, const QString &broken)
    {
        if (faster) {
            //: %1 and %2 are durations
            return tr("It still pays: %1 against %2 with breaks.").arg(masked, broken);
        }
        //: %1 and %2 are durations
        return tr("It does not pay: %1 against %2 with breaks.").arg(masked, broken);
    }
    static QString threshold(double p)
    {
        if (std::isinf(p))
            return tr("Here masking never beats breaking.");
        if (p <= 0.0)
            return tr("Here masking beats breaking at any probability.");
        //: %1 is a percentage
        return tr("Here masking beats breaking from a probability of %1 for branch A.")
            .arg(Format().percent(p));
    }
    static QString ruleThreshold(double p)
    {
        if (std::isinf(p))
            return tr("By the rule, masking never pays: it always wastes more than the breaks cost.");
        if (p <= 0.0)
            return tr("By the rule, masking pays at any probability: it never wastes more than the breaks "
                      "cost.");
        //: %1 is a percentage
        return tr("By the rule, masking pays from a probability of %1 for branch A.")
            .arg(Format().percent(p));
    }
    static QString none(const QString &factor, const QString &baseline)
    {
        //: %1 is a factor such as 2.00×, %2 what the surgeries are compared with
        return tr("No surgery reaches more than %1 against this baseline: %2.").arg(factor, baseline);
    }
    static QString some(int count, const QString &factor, const QString &baseline)
    {
        //: %1 is a factor such as 2.00×, %2 what the surgeries are compared with
        return tr("%Ln surgery(s) reach more than %1 against this baseline: %2.", nullptr, count)
            .arg(factor, baseline);
    }
    static QString meetRule(int count)
    {
        return count == 0 ? tr("No surgery meets the track's own rule.")
                          : tr("%Ln surgery(s) meet the track's own rule.", nullptr, count);
    }
    static QString improved(const QString &term, const QString &before, const QString &after)
    {
        //: %1 is a term of the iron law ("latency"), %2 and %3 are durations
        return tr("The term that shrinks most is %1: from %2 to %3.").arg(term, before, after);
    }
    static QString nothingImproved() { return tr("No term of the iron law shrinks."); }
    static QString computeGrew(const QString &before, const QString &after)
    {
        //: %1 and %2 are durations
        return tr("Compute grows from %1 to %2, because both branches run.").arg(before, after);
    }
};

QString figure(const char *id, const SurgeryState &state, const Catalogue &catalogue)
{
    return surgeryFigureText(QString::fromLatin1(id), state, catalogue);
}

double termTime(PassTerm term, const SurgeryOutcome &outcome)
{
    if (term == PassTerm::Data)
        return outcome.data_us;
    return term == PassTerm::Compute ? outcome.compute_us : outcome.latency_us;
}

QString countSentence(int count, const SurgeryState &state, const QString &baseline,
                      const Catalogue &catalogue)
{
    const QString factor = Format().factor(state.factor);
    const QString name = surgeryInputText(QStringLiteral("baseline"), baseline, catalogue);
    return count == 0 ? Sentences::none(factor, name) : Sentences::some(count, factor, name);
}

QString notMaskable(const SurgeryState &state)
{
    return hasTwoPaths(causeOf(state.settings)) ? Sentences::byShape() : Sentences::oneGraphOnly();
}

QString whatWasSet(const SurgeryChange &change, const Catalogue &catalogue)
{
    if (change.inputs.size() != 1)
        return Sentences::restored();
    const QString &id = change.inputs.front();
    const SurgerySettings &settings = change.after.settings;
    return Sentences::inputSet(surgeryInput(id, settings, catalogue),
                               surgeryInputText(id, surgerySetting(settings, id), catalogue));
}

} // namespace

QString surgeryTakeaway(const SurgeryState &state, const Catalogue &catalogue)
{
    if (state.after->option == state.before->option)
        return Sentences::baseline(figure("total_us", state, catalogue));
    const QString pass =
        Sentences::pass(figure("total_us", state, catalogue), figure("total_baseline_us", state, catalogue),
                        figure("gain", state, catalogue));
    const QString obstacle = obstacleText(state.after->obstacle);
    return joinedSentences({obstacle.isEmpty() ? QString() : Sentences::impossible(obstacle), pass});
}

QString changesSentence(const SurgeryState &state, const Catalogue &catalogue)
{
    return Sentences::changes(
        {figure("launches", state, catalogue), figure("traffic_bytes", state, catalogue)},
        {figure("launches_baseline", state, catalogue), figure("traffic_baseline_bytes", state, catalogue)});
}

QString ruleSentence(const SurgeryState &state, const Catalogue &catalogue)
{
    const physics::SurgeryRule &rule = scenarioOf(state.settings, catalogue).rule;
    const QString measure = ruleMeasure(rule.kind);
    const QString value = ruleValue(rule.kind, state.after->verdict.metric);
    return joinedSentences({state.after->verdict.rule_met ? Sentences::ruleMet(measure, value)
                                                          : Sentences::ruleMissed(measure, value),
                            ruleText(rule)});
}

QString changeSentence(const SurgeryChange &change, const Catalogue &catalogue)
{
    if (change.inputs.isEmpty() || !change.after.after)
        return {};
    const bool ruleTurned =
        change.before.after && change.before.after->verdict.rule_met != change.after.after->verdict.rule_met;
    const bool scenarioTurned =
        change.before.after && change.before.settings.scenario != change.after.settings.scenario;
    return joinedSentences(
        {whatWasSet(change, catalogue), surgeryTakeaway(change.after, catalogue),
         ruleTurned || scenarioTurned ? ruleSentence(change.after, catalogue) : QString()});
}

QString wasteSentence(const SurgeryState &state)
{
    const MaskAnalysis &mask = state.result.mask;
    if (!mask.applies)
        return notMaskable(state);
    return Sentences::wasted(Format().milliseconds(mask.wasted_us), Format().percent(mask.wasted_share));
}

QString passThresholdSentence(const SurgeryState &state)
{
    const MaskAnalysis &mask = state.result.mask;
    return mask.applies ? Sentences::threshold(mask.pass_breakeven_p) : notMaskable(state);
}

QString ruleThresholdSentence(const SurgeryState &state)
{
    const MaskAnalysis &mask = state.result.mask;
    return mask.applies ? Sentences::ruleThreshold(mask.breakeven_p) : notMaskable(state);
}

QString maskingSentence(const SurgeryState &state)
{
    const MaskAnalysis &mask = state.result.mask;
    if (!mask.applies)
        return notMaskable(state);
    const Format format;
    const double broken_us = breakTimeAt(mask, state.settings.probability_a);
    return joinedSentences(
        {wasteSentence(state),
         Sentences::maskedAgainstBroken(mask.masked_us <= broken_us, format.milliseconds(mask.masked_us),
                                        format.milliseconds(broken_us)),
         Sentences::threshold(mask.pass_breakeven_p)});
}

QString challengeSentence(const SurgeryState &state, const Catalogue &catalogue)
{
    const ChallengeResult &challenge = state.result.challenge;
    return joinedSentences({countSentence(challenge.versus_eager, state, QStringLiteral("skip"), catalogue),
                            countSentence(challenge.versus_break, state, QStringLiteral("break"), catalogue),
                            Sentences::meetRule(challenge.rule)});
}

QString ironLawSentence(const SurgeryState &state)
{
    const PassTerm term = mostImproved(*state.before, *state.after);
    const Format format;
    const QString first =
        term == PassTerm::None
            ? Sentences::nothingImproved()
            : Sentences::improved(termName(term), format.milliseconds(termTime(term, *state.before)),
                                  format.milliseconds(termTime(term, *state.after)));
    const bool more = state.after->wasted_us > 0.0 && state.after->compute_us > state.before->compute_us;
    return joinedSentences({first, more
                                       ? Sentences::computeGrew(format.milliseconds(state.before->compute_us),
                                                                format.milliseconds(state.after->compute_us))
                                       : QString()});
}

} // namespace rp
