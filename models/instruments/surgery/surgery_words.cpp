// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

#include <array>

namespace rp {

namespace {

using physics::SurgeryMethod;
using Rule = physics::SurgeryRule;

/// What there is to say on a cause, in the order of BreakCause.
struct CauseWords
{
    Phrase name;
    Phrase meaning;
    Phrase hoistAction; ///< what it is to decide, read or call outside the pass
    Phrase hoistPrice;
};

constexpr auto causeWords = std::to_array<CauseWords>({
    //: why a graph breaks
    {QT_TRANSLATE_NOOP("rp::Surgery", "A branch on a value"),
     QT_TRANSLATE_NOOP("rp::Surgery", "An if looks at a tensor's values, so the next operations are known "
                                      "only when the values are."),
     QT_TRANSLATE_NOOP("rp::Surgery", "Decide before the pass and run one of two graphs"),
     QT_TRANSLATE_NOOP("rp::Surgery", "Two variants: twice the compile time, and more memory for code or "
                                      "weights. What decides must be known before the pass.")},
    //: why a graph breaks: .item() is a call in a program, not translated
    {QT_TRANSLATE_NOOP("rp::Surgery", "A value read with .item()"),
     QT_TRANSLATE_NOOP("rp::Surgery", "The program reads a number from the device, so the host waits until "
                                      "it is there. The same operations follow every time."),
     QT_TRANSLATE_NOOP("rp::Surgery", "Keep the value a tensor and read it after the pass"),
     QT_TRANSLATE_NOOP("rp::Surgery", "The value arrives later, and nothing in the pass may depend on it as "
                                      "a number.")},
    //: why a graph breaks
    {QT_TRANSLATE_NOOP("rp::Surgery", "A shape that changes"),
     QT_TRANSLATE_NOOP("rp::Surgery", "The data come in a larger or a smaller shape. The host knows the "
                                      "shape, but a graph that was compiled for one does not fit the other."),
     QT_TRANSLATE_NOOP("rp::Surgery", "Compile one graph for each shape and choose before the pass"),
     QT_TRANSLATE_NOOP("rp::Surgery", "One variant for each shape: more compile time, and more memory for "
                                      "code.")},
    //: why a graph breaks
    {QT_TRANSLATE_NOOP("rp::Surgery", "A call that cannot be captured"),
     QT_TRANSLATE_NOOP("rp::Surgery", "The program calls Python that the compiler cannot look into, for "
                                      "example to print or to log. It reads nothing from the device."),
     QT_TRANSLATE_NOOP("rp::Surgery", "Make the call after the pass"),
     QT_TRANSLATE_NOOP("rp::Surgery", "The call happens later, and it sees only what the pass returns.")},
});

struct MethodWords
{
    Phrase action;
    Phrase price;
};

/// In the order of SurgeryMethod, as far as the cause does not matter.
constexpr auto methodWords = std::to_array<MethodWords>({
    {QT_TRANSLATE_NOOP("rp::Surgery",
                       "Change nothing. The break sits in a Python loop, so the whole frame runs eagerly"),
     QT_TRANSLATE_NOOP("rp::Surgery", "Every kernel is launched on its own and nothing is fused.")},
    {QT_TRANSLATE_NOOP("rp::Surgery", "Change nothing. The graph is cut at every site and resumed behind it"),
     QT_TRANSLATE_NOOP("rp::Surgery", "Guards and re-entry at every site, a wait where a value is read, and "
                                      "no fusion across the break.")},
    {QT_TRANSLATE_NOOP("rp::Surgery", "Compute both branches and select with where"),
     QT_TRANSLATE_NOOP("rp::Surgery", "Both branches run every time, and both must be safe to compute.")},
    {QT_TRANSLATE_NOOP("rp::Surgery", "Write the branch as structured control flow with cond"),
     QT_TRANSLATE_NOOP("rp::Surgery", "The host still reads the value at every site. Both branches must be "
                                      "pure functions with the same output shapes.")},
    {QT_TRANSLATE_NOOP("rp::Surgery", "Compile once with a symbol for the size"),
     QT_TRANSLATE_NOOP("rp::Surgery", "Kernels cannot be tuned to one size.")},
    {},
    {{},
     QT_TRANSLATE_NOOP("rp::Surgery", "Nothing is fused across it. You write and build a kernel, and tell "
                                      "the compiler its output shapes.")},
});

/// In the order of Obstacle.
constexpr auto obstacles = std::to_array<Phrase>({
    {},
    QT_TRANSLATE_NOOP("rp::Surgery", "There are no two branches to choose from."),
    QT_TRANSLATE_NOOP("rp::Surgery", "The shape decides here, not a value in the graph."),
    QT_TRANSLATE_NOOP("rp::Surgery", "No changing shape causes this break."),
    QT_TRANSLATE_NOOP("rp::Surgery", "What decides is computed during the pass, so it is not known before."),
});

/// In the order of Rule::Kind.
constexpr auto measures = std::to_array<Phrase>({
    QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy"),
    QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two branch times"),
    QT_TRANSLATE_NOOP("rp::Surgery", "Mean power"),
    QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time"),
});

/// In the order of PassTerm.
constexpr auto terms = std::to_array<Phrase>({
    //: instead of a term of the iron law
    QT_TRANSLATE_NOOP("rp::Surgery", "none"),
    //: a term of the iron law: time to move data
    QT_TRANSLATE_NOOP("rp::Surgery", "data"),
    //: a term of the iron law: time for arithmetic
    QT_TRANSLATE_NOOP("rp::Surgery", "compute"),
    //: a term of the iron law: time in which no kernel runs
    QT_TRANSLATE_NOOP("rp::Surgery", "latency"),
});

QString said(Phrase phrase)
{
    return phraseText(SurgeryDesign::context(), phrase);
}

const CauseWords &wordsOf(BreakCause cause)
{
    return causeWords.at(std::size_t(cause));
}

std::array<double, 3> termsOf(const SurgeryOutcome &outcome)
{
    return {outcome.data_us, outcome.compute_us, outcome.latency_us};
}

} // namespace

QString fineShareText(double fraction)
{
    return Format().percent(fraction, fraction < 0.01 ? 3 : 1);
}

QString expectedText(double count)
{
    return Format().significant(count, count < 1000.0 ? 3 : 6);
}

QString causeName(BreakCause cause)
{
    return said(wordsOf(cause).name);
}

QString surgeryAction(SurgeryMethod method, BreakCause cause)
{
    if (method == SurgeryMethod::Hoist)
        return said(wordsOf(cause).hoistAction);
    if (method != SurgeryMethod::CustomOp)
        return said(methodWords.at(std::size_t(method)).action);
    return hasTwoPaths(cause) ? SurgeryText::tr("Put both paths into one kernel that decides on the device")
                              : SurgeryText::tr("Put what breaks the graph into one operation of your own");
}

QString surgeryPrice(SurgeryMethod method, BreakCause cause)
{
    return said(method == SurgeryMethod::Hoist ? wordsOf(cause).hoistPrice
                                               : methodWords.at(std::size_t(method)).price);
}

QString obstacleText(Obstacle obstacle)
{
    return said(obstacles.at(std::size_t(obstacle)));
}

QString ruleMeasure(Rule::Kind kind)
{
    return said(measures.at(std::size_t(kind)));
}

QString surgeryMeasure(const SurgeryState &state, const Catalogue &catalogue)
{
    return ruleMeasure(scenarioOf(state.settings, catalogue).rule.kind);
}

QString ruleValue(Rule::Kind kind, double value)
{
    if (kind == Rule::Kind::GpuBusy)
        return Format().percent(value);
    return kind == Rule::Kind::Power ? Format().watts(value, 3) : Format().milliseconds(value);
}

double ruleLimit(const Rule &rule)
{
    switch (rule.kind) {
    case Rule::Kind::GpuBusy:
        return rule.busy_min;
    case Rule::Kind::TimeSpread:
        return rule.spread_max_us;
    case Rule::Kind::Power:
        return rule.power_max_w;
    case Rule::Kind::WorstCase:
        break;
    }
    return rule.deadline_us;
}

QString ruleText(const Rule &rule)
{
    const Format format;
    switch (rule.kind) {
    case Rule::Kind::GpuBusy:
        //: %1 is a percentage
        return SurgeryText::tr("The GPU must be busy for at least %1 of the time.")
            .arg(format.percent(rule.busy_min, 0));
    case Rule::Kind::TimeSpread:
        //: %1, %2 and %3 are durations
        return fillMarkers(
            SurgeryText::tr("The times of the two branches may differ by at most %1, and the worst case "
                            "plus %2 for sensing and acting must stay within %3."),
            {format.milliseconds(rule.spread_max_us), format.milliseconds(rule.reserved_us),
             format.milliseconds(rule.deadline_us)});
    case Rule::Kind::Power:
        //: %1 is a power, %2 a count
        return SurgeryText::tr("The mean power may be at most %1 at %2 frames per second.")
            .arg(format.watts(rule.power_max_w), format.count(rule.frames_per_s));
    case Rule::Kind::WorstCase:
        break;
    }
    //: %1 is a duration, %2 a size
    return SurgeryText::tr("The worst case must take less than %1, and the surgery may add at most %2 of "
                           "flash.")
        .arg(format.milliseconds(rule.deadline_us), format.bytes(rule.flash_max_bytes));
}

QString termName(PassTerm term)
{
    return said(terms.at(std::size_t(int(term) + 1)));
}

PassTerm mostImproved(const SurgeryOutcome &before, const SurgeryOutcome &after)
{
    const std::array<double, 3> from = termsOf(before);
    const std::array<double, 3> to = termsOf(after);
    PassTerm term = PassTerm::None;
    double most = 1e-9 * before.mean.total_us; // rounding is no improvement
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (from.at(i) - to.at(i) > most) {
            most = from.at(i) - to.at(i);
            term = PassTerm(int(i));
        }
    }
    return term;
}

PassTerm largestTerm(const SurgeryOutcome &outcome)
{
    switch (outcome.law.dominant) {
    case physics::IronTerm::Data:
        return PassTerm::Data;
    case physics::IronTerm::Latency:
        return PassTerm::Latency;
    case physics::IronTerm::Compute:
        break;
    }
    return PassTerm::Compute;
}

QString SurgeryInstrument::causeSentence() const
{
    return said(wordsOf(breakCause()).meaning);
}

QString SurgeryInstrument::action() const
{
    return surgeryAction(state().after().option->method, breakCause());
}

QString SurgeryInstrument::price() const
{
    return surgeryPrice(state().after().option->method, breakCause());
}

QString SurgeryInstrument::obstacle() const
{
    return obstacleText(state().after().obstacle);
}

} // namespace rp
