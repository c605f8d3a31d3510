// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/equation.h"
#include "models/instruments/surgery/surgery.h"

namespace rp {

namespace {

using D = SurgeryDesign;
using S = SurgerySettings;
using State = SurgeryState;
using R = SurgeryResultSet;
using O = SurgeryOutcome;
using M = physics::SurgeryResult;
using V = physics::SurgeryVerdict;
using G = physics::SurgeryGain;

/// The loss of readability.
constexpr Written ofFive = {Quantity::Count, ownDigits,
                            //: loss of readability; %1 is a number from 0 to 5
                            QT_TRANSLATE_NOOP("rp::Surgery", "%1 of 5")};

//: answer
constexpr Written yesNo = oneOf(QT_TRANSLATE_NOOP("rp::Surgery", "no"),
                                //: answer
                                QT_TRANSLATE_NOOP("rp::Surgery", "yes"));

double yes(bool value)
{
    return value ? 1.0 : 0.0;
}

int passing(const State &s)
{
    return s.versusBreak() ? s.result.challenge.versus_break : s.result.challenge.versus_eager;
}

// Values that are members: of the pass after the surgery and before it, of all results, of the settings.

template<auto... path>
double after(const State &state, const Catalogue & /*catalogue*/)
{
    return (state.after().*....*path);
}

template<auto... path>
double before(const State &state, const Catalogue & /*catalogue*/)
{
    return (state.before().*....*path);
}

template<auto... path>
double result(const State &state, const Catalogue & /*catalogue*/)
{
    return (state.result.*....*path);
}

template<auto member>
double set(const State &state, const Catalogue & /*catalogue*/)
{
    return state.settings.*member;
}

const physics::SurgeryRule &ruleOf(const State &state, const Catalogue &catalogue)
{
    return scenarioOf(state.settings, catalogue).rule;
}

double limit(const State &state, const Catalogue &catalogue)
{
    return ruleLimit(ruleOf(state, catalogue));
}

// Texts that a quantity is not enough for.

QString rule(double value, const State &state, const Catalogue &catalogue)
{
    return ruleValue(ruleOf(state, catalogue).kind, value);
}

QString fineShare(double value, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return fineShareText(value);
}

QString expected(double value, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return expectedText(value);
}

QString termText(double value, const State & /*state*/, const Catalogue & /*catalogue*/)
{
    return termName(PassTerm(int(value)));
}

constexpr auto figureRows = std::to_array<FigureRow<D>>({
    // After the surgery.
    {"kernels", QT_TRANSLATE_NOOP("rp::Surgery", "Operations run"), Quantity::Text, after<&O::kernels>,
     surgeryTimes, expected},
    {"launches", QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched"), Quantity::Text,
     after<&O::mean, &M::launches>, surgeryTimes, expected},
    {"host_launches", QT_TRANSLATE_NOOP("rp::Surgery", "Launches by the CPU"), Quantity::Text,
     after<&O::host_launches>, surgeryTimes, expected},
    {"subgraphs", QT_TRANSLATE_NOOP("rp::Surgery", "Compiled graphs entered"), Quantity::Count,
     after<&O::subgraphs>, surgeryTimes},
    {"traffic_bytes", QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic"), Quantity::Bytes,
     after<&O::traffic_bytes>, surgeryTimes},
    {"total_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time"), Quantity::Milliseconds,
     after<&O::mean, &M::total_us>, surgeryTimes},
    {"worst_us", QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time"), Quantity::Milliseconds,
     after<&O::worst_us>, surgeryTimes},
    {"spread_us", QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two paths"), Quantity::Milliseconds,
     after<&O::spread_us>, surgeryTimes},
    {"gpu_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time"), Quantity::Milliseconds,
     after<&O::mean, &M::gpu_us>, surgeryTimes},
    {"mfu", QT_TRANSLATE_NOOP("rp::Surgery", "MFU"), Quantity::Text, after<&O::mean, &M::mfu>, surgeryTimes,
     fineShare},
    {"busy", QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy"), Quantity::Fraction, after<&O::mean, &M::busy_frac>,
     surgeryTimes},
    {"hardware_utilization", QT_TRANSLATE_NOOP("rp::Surgery", "Share of peak, wasted work included"),
     Quantity::Text, after<&O::law, &physics::IronLaw::mfu_sum>, surgeryTimes, fineShare},
    {"mfu_overlap", QT_TRANSLATE_NOOP("rp::Surgery", "Share of peak if data and compute overlap"),
     Quantity::Text, after<&O::law, &physics::IronLaw::mfu_overlap>, surgeryTimes, fineShare},
    {"overlap_us", QT_TRANSLATE_NOOP("rp::Surgery", "Time if data and compute overlap"),
     Quantity::Milliseconds, [](const State &s, const Catalogue &) { return s.after().law.overlap_s * 1e6; },
     surgeryTimes},
    {"ai", QT_TRANSLATE_NOOP("rp::Surgery", "Arithmetic intensity of the pass"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return surgeryIntensity(surgeryKernels(s, s.after())); },
     surgeryTimes},
    //: the arithmetic intensity at which the two roofs of a roofline meet
    {"ridge", QT_TRANSLATE_NOOP("rp::Surgery", "Ridge point"), Quantity::Intensity,
     [](const State &s, const Catalogue &) { return surgeryRidge(s); }, surgeryTimes},
    {"feasible", QT_TRANSLATE_NOOP("rp::Surgery", "Possible"), yesNo,
     [](const State &s, const Catalogue &) { return yes(s.after().feasible()); }},
    {"readability", QT_TRANSLATE_NOOP("rp::Surgery", "Loss of readability"), ofFive,
     [](const State &s, const Catalogue &) { return double(s.after().option->readability_cost); },
     "readability_cost"},
    // Before it: the baseline.
    {"kernels_baseline", QT_TRANSLATE_NOOP("rp::Surgery", "Operations run, baseline"), Quantity::Text,
     before<&O::kernels>, surgeryTimes, expected},
    {"launches_baseline", QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched, baseline"), Quantity::Text,
     before<&O::mean, &M::launches>, surgeryTimes, expected},
    {"subgraphs_baseline", QT_TRANSLATE_NOOP("rp::Surgery", "Compiled graphs entered, baseline"),
     Quantity::Count, before<&O::subgraphs>, surgeryTimes},
    {"traffic_baseline_bytes", QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic, baseline"), Quantity::Bytes,
     before<&O::traffic_bytes>, surgeryTimes},
    {"total_baseline_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time, baseline"), Quantity::Milliseconds,
     before<&O::mean, &M::total_us>, surgeryTimes},
    {"worst_baseline_us", QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time, baseline"),
     Quantity::Milliseconds, before<&O::worst_us>, surgeryTimes},
    {"mfu_baseline", QT_TRANSLATE_NOOP("rp::Surgery", "MFU, baseline"), Quantity::Text,
     before<&O::mean, &M::mfu>, surgeryTimes, fineShare},
    {"busy_baseline", QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy, baseline"), Quantity::Fraction,
     before<&O::mean, &M::busy_frac>, surgeryTimes},
    // The stakeholder and the track.
    {"gain", QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over the baseline"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.gain(s.after()).gain; }, surgeryTimes},
    {"gain_skip", QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over the whole frame eager"),
     Quantity::Factor, after<&O::verdict, &V::versus_eager, &G::gain>, surgeryTimes},
    {"gain_break", QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over a resumable break"), Quantity::Factor,
     after<&O::verdict, &V::versus_break, &G::gain>, surgeryTimes},
    {"factor", QT_TRANSLATE_NOOP("rp::Surgery", "Gain that is asked for"), Quantity::Factor,
     [](const State &s, const Catalogue &) { return s.factor; }},
    {"passes", QT_TRANSLATE_NOOP("rp::Surgery", "Gains enough over the baseline"), yesNo,
     [](const State &s, const Catalogue &) { return yes(s.gain(s.after()).passes); }, surgeryTimes},
    {"passes_skip", QT_TRANSLATE_NOOP("rp::Surgery", "Gains enough over the whole frame eager"), yesNo,
     after<&O::verdict, &V::versus_eager, &G::passes>, surgeryTimes},
    {"passes_break", QT_TRANSLATE_NOOP("rp::Surgery", "Gains enough over a resumable break"), yesNo,
     after<&O::verdict, &V::versus_break, &G::passes>, surgeryTimes},
    {"rule_metric", {}, Quantity::Text, after<&O::verdict, &V::metric>, surgeryTimes, rule, surgeryMeasure},
    {"rule_limit", QT_TRANSLATE_NOOP("rp::Surgery", "Limit of the track's rule"), Quantity::Text, limit,
     surgeryTimes, rule},
    {"rule_met", QT_TRANSLATE_NOOP("rp::Surgery", "The track's rule is met"), yesNo,
     after<&O::verdict, &V::rule_met>, surgeryTimes},
    {"passing_skip",
     QT_TRANSLATE_NOOP("rp::Surgery", "Surgeries that gain enough over the whole frame eager"),
     Quantity::Count, result<&R::challenge, &ChallengeResult::versus_eager>, surgeryTimes},
    {"passing_break", QT_TRANSLATE_NOOP("rp::Surgery", "Surgeries that gain enough over a resumable break"),
     Quantity::Count, result<&R::challenge, &ChallengeResult::versus_break>, surgeryTimes},
    {"passing_rule", QT_TRANSLATE_NOOP("rp::Surgery", "Surgeries that meet the track's rule"),
     Quantity::Count, result<&R::challenge, &ChallengeResult::rule>, surgeryTimes},
    {"none_does", QT_TRANSLATE_NOOP("rp::Surgery", "No surgery gains enough over the baseline"), yesNo,
     [](const State &s, const Catalogue &) { return yes(passing(s) == 0); }, surgeryTimes},
    {"none_does_skip", QT_TRANSLATE_NOOP("rp::Surgery", "No surgery gains enough over the whole frame eager"),
     yesNo, [](const State &s, const Catalogue &) { return yes(s.result.challenge.versus_eager == 0); },
     surgeryTimes},
    {"none_does_break", QT_TRANSLATE_NOOP("rp::Surgery", "No surgery gains enough over a resumable break"),
     yesNo, [](const State &s, const Catalogue &) { return yes(s.result.challenge.versus_break == 0); },
     surgeryTimes},
    // Masking against breaking.
    {"wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"), Quantity::Milliseconds,
     after<&O::wasted_us>, surgeryTimes},
    {"mask_wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time that masking wastes"),
     Quantity::Milliseconds, result<&R::mask, &MaskAnalysis::wasted_us>, surgeryTimes},
    {"mask_wasted_share", QT_TRANSLATE_NOOP("rp::Surgery", "Share of kernel time that masking wastes"),
     Quantity::Fraction, result<&R::mask, &MaskAnalysis::wasted_share>, surgeryTimes},
    {"mask_breakeven_p", QT_TRANSLATE_NOOP("rp::Surgery", "Probability from which masking pays, by the rule"),
     Quantity::Fraction, result<&R::mask, &MaskAnalysis::breakeven_p>, surgeryBreaks},
    {"mask_breakeven_pass_p",
     QT_TRANSLATE_NOOP("rp::Surgery", "Probability from which masking pays in this pass"), Quantity::Fraction,
     result<&R::mask, &MaskAnalysis::pass_breakeven_p>, surgeryTimes},
    {"break_cost_us", QT_TRANSLATE_NOOP("rp::Surgery", "Cost of the breaks in a pass"),
     Quantity::Milliseconds, result<&R::break_cost_us>, surgeryBreaks},
    {"break_cost_site_us", QT_TRANSLATE_NOOP("rp::Surgery", "Cost of one break"), Quantity::Microseconds,
     [](const State &s, const Catalogue &) { return s.result.break_cost_us / double(s.result.pass.sites); },
     surgeryBreaks},
    {"live_bytes", QT_TRANSLATE_NOOP("rp::Surgery", "Data alive across a break"), Quantity::Bytes,
     result<&R::breakParts, &physics::BreakCost::live_bytes>, surgeryTimes},
    // The iron law.
    {"data_us", QT_TRANSLATE_NOOP("rp::Surgery", "Data term"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.after().law.data_s * 1e6; }, surgeryTimes},
    {"compute_us", QT_TRANSLATE_NOOP("rp::Surgery", "Compute term"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.after().law.compute_s * 1e6; }, surgeryTimes},
    {"latency_us", QT_TRANSLATE_NOOP("rp::Surgery", "Latency term"), Quantity::Milliseconds,
     after<&O::latency_us>, surgeryTimes},
    {"data_baseline_us", QT_TRANSLATE_NOOP("rp::Surgery", "Data term, baseline"), Quantity::Milliseconds,
     [](const State &s, const Catalogue &) { return s.before().law.data_s * 1e6; }, surgeryTimes},
    {"compute_baseline_us", QT_TRANSLATE_NOOP("rp::Surgery", "Compute term, baseline"),
     Quantity::Milliseconds, [](const State &s, const Catalogue &) { return s.before().law.compute_s * 1e6; },
     surgeryTimes},
    {"latency_baseline_us", QT_TRANSLATE_NOOP("rp::Surgery", "Latency term, baseline"),
     Quantity::Milliseconds, before<&O::latency_us>, surgeryTimes},
    {"dominant", QT_TRANSLATE_NOOP("rp::Surgery", "Largest term"), Quantity::Text,
     [](const State &s, const Catalogue &) { return double(largestTerm(s.after())); }, surgeryTimes,
     termText},
    {"dominant_baseline", QT_TRANSLATE_NOOP("rp::Surgery", "Largest term, baseline"), Quantity::Text,
     [](const State &s, const Catalogue &) { return double(largestTerm(s.before())); }, surgeryTimes,
     termText},
    {"most_improved", QT_TRANSLATE_NOOP("rp::Surgery", "Term that shrinks most"), Quantity::Text,
     [](const State &s, const Catalogue &) { return double(mostImproved(s.before(), s.after())); },
     surgeryTimes, termText},
    // Inputs.
    {"probability_a",
     QT_TRANSLATE_NOOP("rp::Surgery", "Probability of branch A"),
     {Quantity::Fraction, 0},
     set<&S::probability_a>},
    {"sites", QT_TRANSLATE_NOOP("rp::Surgery", "Sites"), siteCount, set<&S::sites>},
    {"kernel_us", QT_TRANSLATE_NOOP("rp::Surgery", "Time per kernel"), Quantity::Microseconds,
     set<&S::kernel_us>},
});

} // namespace

DesignRows<D> SurgeryDesign::figures()
{
    return {.figures = figureRows};
}

namespace {

QString us(double time_us)
{
    return term(Quantity::Microseconds, time_us);
}

QString msTerm(double time_us)
{
    return term(Quantity::Milliseconds, time_us);
}

QString plain(double number)
{
    return term(Quantity::Significant, number, 4);
}

QString bytes(double size)
{
    return term(Quantity::Bytes, size);
}

QString bandwidth(double bytes_s)
{
    return Format::isolate(Format().perSecond(bytes_s * 1e-9, QStringLiteral("GB")));
}

QString peak(double flops)
{
    return Format::isolate(Format().perSecond(flops * 1e-12, QStringLiteral("TFLOP")));
}

QString flop(double flops)
{
    return Format::isolate(Format().significant(flops * 1e-9, 4) + QChar(QChar::Nbsp) +
                           QStringLiteral("GFLOP"));
}

QString share(double fraction)
{
    return Format::isolate(fineShareText(fraction));
}

using State = SurgeryState;

QString maskLines(const State &state, const Catalogue &catalogue)
{
    const MaskAnalysis &mask = state.result.mask;
    if (!mask.applies)
        return {};
    return equations<D>(
        QStringLiteral("p W_B + (1 − p) W_A = %1 × %2 + (1 − %1) × %3 = %4, C = {break_cost_site_us}\n"
                       "p* = (W_A − C) / (W_A − W_B) = (%3 − {break_cost_site_us}) / (%3 − %2) → "
                       "{mask_breakeven_p}"),
        state, catalogue,
        {plain(state.settings.probability_a), us(mask.work_b_us), us(mask.work_a_us),
         us(mask.wasted_us / double(state.result.pass.sites))});
}

QString lawLine(const State &state, const SurgeryOutcome &outcome, const QString &mark)
{
    const physics::SurgeryScenario &pass = state.result.pass;
    const double useful_us = usefulKernels(pass) * (1.0 - pass.memory_share) * pass.kernel_us;
    const double flops = useful_us > 0.0 ? pass.useful_flops * outcome.compute_us / useful_us : 0.0;
    const double efficiency =
        useful_us > 0.0 ? pass.useful_flops / (pass.peak_flops * useful_us * 1e-6) : 1.0;
    const QString pattern =
        QStringLiteral("T# = D#/BW + O#/(R η) + Λ# = %1 / %2 + %3 / (%4 × %5) + %6 = %7").replace(u'#', mark);
    return equation(pattern, {bytes(outcome.traffic_bytes), bandwidth(state.result.bandwidth_bytes_s),
                              flop(flops), peak(pass.peak_flops), share(efficiency),
                              msTerm(outcome.latency_us), msTerm(outcome.law.sum_s * 1e6)});
}

QString lawLines(const State &state, const Catalogue & /*catalogue*/)
{
    return lawLine(state, state.before(), QString()) + u'\n' +
           lawLine(state, state.after(), QStringLiteral("′"));
}

constexpr auto formulaRows = std::to_array<FormulaRow<D>>({
    {"break_cost",
     "C = t_g + t_e + t_s + n ℓ + 2 B / BW = {guard_us} + {reentry_us} + %1 + %2 × %3 + 2 × {live_bytes} / "
     "%4 = "
     "{break_cost_site_us}\n"
     "L C = %5 × {break_cost_site_us} = {break_cost_us}",
     [](const State &s, const Catalogue &) -> QStringList {
         const physics::BreakCost &cost = s.result.breakParts;
         return {us(cost.sync_us), plain(cost.lost_kernels), us(cost.launch_us),
                 bandwidth(cost.bandwidth_bytes_s), plain(cost.breaks)};
     }},
    {"mask_breakeven", maskLines},
    {"surgery_latency", "T′ = K′ + Λ′ = {gpu_us} + {latency_us} = {total_us}\n"
                        "T / T′ = {total_baseline_us} / {total_us} = {gain}"},
    {"iron_law", lawLines},
    {"mfu", "MFU = O / (T′ R) = %1 / ({total_us} × %2) = {mfu}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {flop(s.result.pass.useful_flops), peak(s.result.pass.peak_flops)};
     }},
});

} // namespace

DesignRows<SurgeryDesign> SurgeryDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
