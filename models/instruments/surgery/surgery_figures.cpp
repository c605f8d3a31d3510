// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_figures.h"

#include "models/instruments/surgery/surgery_inputs.h"
#include "models/instruments/surgery/surgery_words.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cmath>
#include <limits>

namespace rp {

namespace {

enum class Kind
{
    Factor,
    Time, ///< µs, in ms
    SmallTime,
    Share,
    FineShare, ///< MFU of a language model is a fraction of a percent
    Count,
    Expected, ///< a count that is an expectation
    Bytes,
    YesNo,
    Rule,
    Term,
    Points,
    Input
};

/// Which assumptions a figure rests on.
enum class Needs
{
    Nothing,
    Scenario,
    Break, ///< the scenario and what a break keeps from being fused
    Judgement
};

using State = SurgeryState;
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

struct Figure
{
    const char *id;
    Kind kind;
    Needs needs;
    const char *label;
    double (*value)(const State &);
};

double yes(bool value)
{
    return value ? 1.0 : 0.0;
}

int passing(const State &s)
{
    return s.versusBreak() ? s.result.challenge.versus_break : s.result.challenge.versus_eager;
}

constexpr std::array figures = {
    // After the surgery.
    Figure{"kernels", Kind::Expected, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Operations run"),
           [](const State &s) { return s.after->kernels; }},
    Figure{"launches", Kind::Expected, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched"),
           [](const State &s) { return s.after->mean.launches; }},
    Figure{"host_launches", Kind::Expected, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Launches by the CPU"),
           [](const State &s) { return s.after->host_launches; }},
    Figure{"subgraphs", Kind::Count, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Compiled graphs entered"),
           [](const State &s) { return s.after->subgraphs; }},
    Figure{"traffic_bytes", Kind::Bytes, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic"),
           [](const State &s) { return s.after->traffic_bytes; }},
    Figure{"total_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Expected time"),
           [](const State &s) { return s.after->mean.total_us; }},
    Figure{"worst_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time"),
           [](const State &s) { return s.after->worst_us; }},
    Figure{"spread_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two paths"),
           [](const State &s) { return s.after->spread_us; }},
    Figure{"gpu_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time"),
           [](const State &s) { return s.after->mean.gpu_us; }},
    Figure{"mfu", Kind::FineShare, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "MFU"),
           [](const State &s) { return s.after->mean.mfu; }},
    Figure{"busy", Kind::Share, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy"),
           [](const State &s) { return s.after->mean.busy_frac; }},
    Figure{"hardware_utilization", Kind::FineShare, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Share of peak, wasted work included"),
           [](const State &s) { return s.after->law.mfu_sum; }},
    Figure{"mfu_overlap", Kind::FineShare, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Share of peak if data and compute overlap"),
           [](const State &s) { return s.after->law.mfu_overlap; }},
    Figure{"overlap_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Time if data and compute overlap"),
           [](const State &s) { return s.after->law.overlap_s * 1e6; }},
    Figure{"feasible", Kind::YesNo, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Surgery", "Possible"),
           [](const State &s) { return yes(s.after->feasible()); }},
    Figure{"readability", Kind::Points, Needs::Judgement,
           QT_TRANSLATE_NOOP("rp::Surgery", "Loss of readability"),
           [](const State &s) { return double(s.after->option->readability_cost); }},
    // Before it: the baseline.
    Figure{"kernels_baseline", Kind::Expected, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Operations run, baseline"),
           [](const State &s) { return s.before->kernels; }},
    Figure{"launches_baseline", Kind::Expected, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched, baseline"),
           [](const State &s) { return s.before->mean.launches; }},
    Figure{"subgraphs_baseline", Kind::Count, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Compiled graphs entered, baseline"),
           [](const State &s) { return s.before->subgraphs; }},
    Figure{"traffic_baseline_bytes", Kind::Bytes, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic, baseline"),
           [](const State &s) { return s.before->traffic_bytes; }},
    Figure{"total_baseline_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Expected time, baseline"),
           [](const State &s) { return s.before->mean.total_us; }},
    Figure{"worst_baseline_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time, baseline"),
           [](const State &s) { return s.before->worst_us; }},
    Figure{"mfu_baseline", Kind::FineShare, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "MFU, baseline"),
           [](const State &s) { return s.before->mean.mfu; }},
    Figure{"busy_baseline", Kind::Share, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy, baseline"),
           [](const State &s) { return s.before->mean.busy_frac; }},
    // The stakeholder and the track.
    Figure{"gain", Kind::Factor, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over the baseline"),
           [](const State &s) { return s.gain(*s.after).gain; }},
    Figure{"gain_skip", Kind::Factor, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over the whole frame eager"),
           [](const State &s) { return s.after->verdict.versus_eager.gain; }},
    Figure{"gain_break", Kind::Factor, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over a resumable break"),
           [](const State &s) { return s.after->verdict.versus_break.gain; }},
    Figure{"factor", Kind::Factor, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Surgery", "Gain that is asked for"),
           [](const State &s) { return s.factor; }},
    Figure{"passes", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Gains enough over the baseline"),
           [](const State &s) { return yes(s.gain(*s.after).passes); }},
    Figure{"passes_skip", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Gains enough over the whole frame eager"),
           [](const State &s) { return yes(s.after->verdict.versus_eager.passes); }},
    Figure{"passes_break", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Gains enough over a resumable break"),
           [](const State &s) { return yes(s.after->verdict.versus_break.passes); }},
    Figure{"rule_metric", Kind::Rule, Needs::Scenario, "",
           [](const State &s) { return s.after->verdict.metric; }},
    Figure{"rule_limit", Kind::Rule, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Limit of the track's rule"), [](const State &) { return nan; }},
    Figure{"rule_met", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "The track's rule is met"),
           [](const State &s) { return yes(s.after->verdict.rule_met); }},
    Figure{"passing_skip", Kind::Count, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Surgeries that gain enough over the whole frame eager"),
           [](const State &s) { return double(s.result.challenge.versus_eager); }},
    Figure{"passing_break", Kind::Count, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Surgeries that gain enough over a resumable break"),
           [](const State &s) { return double(s.result.challenge.versus_break); }},
    Figure{"passing_rule", Kind::Count, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Surgeries that meet the track's rule"),
           [](const State &s) { return double(s.result.challenge.rule); }},
    Figure{"none_does", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "No surgery gains enough over the baseline"),
           [](const State &s) { return yes(passing(s) == 0); }},
    Figure{"none_does_skip", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "No surgery gains enough over the whole frame eager"),
           [](const State &s) { return yes(s.result.challenge.versus_eager == 0); }},
    Figure{"none_does_break", Kind::YesNo, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "No surgery gains enough over a resumable break"),
           [](const State &s) { return yes(s.result.challenge.versus_break == 0); }},
    // Masking against breaking.
    Figure{"wasted_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"),
           [](const State &s) { return s.after->wasted_us; }},
    Figure{"mask_wasted_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time that masking wastes"),
           [](const State &s) { return s.result.mask.wasted_us; }},
    Figure{"mask_wasted_share", Kind::Share, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Share of kernel time that masking wastes"),
           [](const State &s) { return s.result.mask.wasted_share; }},
    Figure{"mask_breakeven_p", Kind::Share, Needs::Break,
           QT_TRANSLATE_NOOP("rp::Surgery", "Probability from which masking pays, by the rule"),
           [](const State &s) { return s.result.mask.breakeven_p; }},
    Figure{"mask_breakeven_pass_p", Kind::Share, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Probability from which masking pays in this pass"),
           [](const State &s) { return s.result.mask.pass_breakeven_p; }},
    Figure{"break_cost_us", Kind::Time, Needs::Break,
           QT_TRANSLATE_NOOP("rp::Surgery", "Cost of the breaks in a pass"),
           [](const State &s) { return s.result.break_cost_us; }},
    Figure{"break_cost_site_us", Kind::SmallTime, Needs::Break,
           QT_TRANSLATE_NOOP("rp::Surgery", "Cost of one break"),
           [](const State &s) { return s.result.break_cost_us / double(s.result.pass.sites); }},
    Figure{"live_bytes", Kind::Bytes, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Data alive across a break"),
           [](const State &s) { return s.result.breakParts.live_bytes; }},
    // The iron law.
    Figure{"data_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Data term"),
           [](const State &s) { return s.after->law.data_s * 1e6; }},
    Figure{"compute_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Compute term"),
           [](const State &s) { return s.after->law.compute_s * 1e6; }},
    Figure{"latency_us", Kind::Time, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Latency term"),
           [](const State &s) { return s.after->latency_us; }},
    Figure{"data_baseline_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Data term, baseline"),
           [](const State &s) { return s.before->law.data_s * 1e6; }},
    Figure{"compute_baseline_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Compute term, baseline"),
           [](const State &s) { return s.before->law.compute_s * 1e6; }},
    Figure{"latency_baseline_us", Kind::Time, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Latency term, baseline"),
           [](const State &s) { return s.before->latency_us; }},
    Figure{"dominant", Kind::Term, Needs::Scenario, QT_TRANSLATE_NOOP("rp::Surgery", "Largest term"),
           [](const State &s) { return double(largestTerm(*s.after)); }},
    Figure{"dominant_baseline", Kind::Term, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Largest term, baseline"),
           [](const State &s) { return double(largestTerm(*s.before)); }},
    Figure{"most_improved", Kind::Term, Needs::Scenario,
           QT_TRANSLATE_NOOP("rp::Surgery", "Term that shrinks most"),
           [](const State &s) { return double(mostImproved(*s.before, *s.after)); }},
    // Inputs.
    Figure{"probability_a", Kind::Input, Needs::Nothing,
           QT_TRANSLATE_NOOP("rp::Surgery", "Probability of branch A"),
           [](const State &s) { return s.settings.probability_a; }},
    Figure{"sites", Kind::Input, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Surgery", "Sites"),
           [](const State &s) { return s.settings.sites; }},
    Figure{"kernel_us", Kind::Input, Needs::Nothing, QT_TRANSLATE_NOOP("rp::Surgery", "Time per kernel"),
           [](const State &s) { return s.settings.kernel_us; }},
};

const Figure *find(const QString &figureId)
{
    for (const Figure &figure : figures) {
        if (figureId == QLatin1String(figure.id))
            return &figure;
    }
    return nullptr;
}

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString yesNo(bool value)
    {
        //: answer
        return value ? tr("yes") : tr("no");
    }
    static QString points(double value)
    {
        //: loss of readability; %1 is a number from 0 to 5
        return tr("%1 of 5").arg(Format().count(value));
    }
};

} // namespace

std::vector<QString> surgeryFigureIds()
{
    std::vector<QString> ids;
    ids.reserve(figures.size());
    for (const Figure &figure : figures)
        ids.push_back(QString::fromLatin1(figure.id));
    return ids;
}

double surgeryFigure(const QString &figureId, const SurgeryState &state, const Catalogue &catalogue)
{
    if (figureId == QLatin1String("rule_limit"))
        return ruleLimit(scenarioOf(state.settings, catalogue).rule);
    const Figure *figure = find(figureId);
    return figure ? figure->value(state) : nan;
}

QString surgeryFigureText(const QString &figureId, const SurgeryState &state, const Catalogue &catalogue)
{
    return surgeryValueText(figureId, surgeryFigure(figureId, state, catalogue), state, catalogue);
}

QString surgeryValueText(const QString &figureId, double value, const SurgeryState &state,
                         const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    const Format format;
    switch (figure->kind) {
    case Kind::Factor:
        return format.factor(value);
    case Kind::Time:
        return format.milliseconds(value);
    case Kind::SmallTime:
        return format.microseconds(value, 1);
    case Kind::Share:
        return format.percent(value);
    case Kind::FineShare:
        return format.percent(value, value < 0.01 ? 3 : 1);
    case Kind::Count:
        return format.count(value);
    case Kind::Expected:
        return format.significant(value, value < 1000.0 ? 3 : 6);
    case Kind::Bytes:
        return format.bytes(value);
    case Kind::YesNo:
        return Words::yesNo(value > 0.5);
    case Kind::Rule:
        return ruleValue(scenarioOf(state.settings, catalogue).rule.kind, value);
    case Kind::Term:
        return termName(PassTerm(int(value)));
    case Kind::Points:
        return Words::points(value);
    case Kind::Input:
        return surgeryInputText(figureId, value, catalogue);
    }
    return {};
}

QString surgeryFigureLabel(const QString &figureId, const SurgeryState &state, const Catalogue &catalogue)
{
    if (figureId == QLatin1String("rule_metric"))
        return ruleMeasure(scenarioOf(state.settings, catalogue).rule.kind);
    const Figure *figure = find(figureId);
    return figure ? QCoreApplication::translate("rp::Surgery", figure->label) : QString();
}

QString surgeryTimesAssumption(const SurgeryState &state, const Catalogue &catalogue)
{
    QStringList reasons{contentText(scenarioOf(state.settings, catalogue).notes.assumption())};
    if (state.result.pass.graph_capture)
        reasons.append(contentText(catalogue.dispatch.notes.assumption(QStringLiteral("graph_gap_us"))));
    return joinedSentences(reasons);
}

QString surgeryFigureAssumption(const QString &figureId, const SurgeryState &state,
                                const Catalogue &catalogue)
{
    const Figure *figure = find(figureId);
    if (!figure)
        return {};
    switch (figure->needs) {
    case Needs::Nothing:
        return {};
    case Needs::Scenario:
        return surgeryTimesAssumption(state, catalogue);
    case Needs::Break:
        return joinedSentences(
            {surgeryTimesAssumption(state, catalogue),
             surgeryInput(QStringLiteral("lost_kernels"), state.settings, catalogue).assumption});
    case Needs::Judgement:
        return contentText(state.after->option->notes.assumption(QStringLiteral("readability_cost")));
    }
    return {};
}

} // namespace rp
