// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_words.h"

#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <array>

namespace rp {

namespace {

using physics::SurgeryMethod;
using Rule = physics::SurgeryRule;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString cause(BreakCause cause)
    {
        switch (cause) {
        case BreakCause::ItemSync:
            //: why a graph breaks: .item() is a call in a program, not translated
            return tr("A value read with .item()");
        case BreakCause::ShapeChange:
            //: why a graph breaks
            return tr("A shape that changes");
        case BreakCause::UnsupportedCall:
            //: why a graph breaks
            return tr("A call that cannot be captured");
        case BreakCause::ValueBranch:
            break;
        }
        //: why a graph breaks
        return tr("A branch on a value");
    }
    static QString meaning(BreakCause cause)
    {
        switch (cause) {
        case BreakCause::ItemSync:
            return tr("The program reads a number from the device, so the host waits until it is there. The "
                      "same operations follow every time.");
        case BreakCause::ShapeChange:
            return tr("The data come in a larger or a smaller shape. The host knows the shape, but a graph "
                      "that was compiled for one does not fit the other.");
        case BreakCause::UnsupportedCall:
            return tr("The program calls Python that the compiler cannot look into, for example to print or "
                      "to log. It reads nothing from the device.");
        case BreakCause::ValueBranch:
            break;
        }
        return tr("An if looks at a tensor's values, so the next operations are known only when the values "
                  "are.");
    }
    static QString hoistAction(BreakCause cause)
    {
        switch (cause) {
        case BreakCause::ItemSync:
            return tr("Keep the value a tensor and read it after the pass");
        case BreakCause::ShapeChange:
            return tr("Compile one graph for each shape and choose before the pass");
        case BreakCause::UnsupportedCall:
            return tr("Make the call after the pass");
        case BreakCause::ValueBranch:
            break;
        }
        return tr("Decide before the pass and run one of two graphs");
    }
    static QString customAction(BreakCause cause)
    {
        return hasTwoPaths(cause) ? tr("Put both paths into one kernel that decides on the device")
                                  : tr("Put what breaks the graph into one operation of your own");
    }
    static QString action(SurgeryMethod method, BreakCause cause)
    {
        switch (method) {
        case SurgeryMethod::WholeFrameEager:
            return tr("Change nothing. The break sits in a Python loop, so the whole frame runs eagerly");
        case SurgeryMethod::ResumableBreak:
            return tr("Change nothing. The graph is cut at every site and resumed behind it");
        case SurgeryMethod::Mask:
            return tr("Compute both branches and select with where");
        case SurgeryMethod::Conditional:
            return tr("Write the branch as structured control flow with cond");
        case SurgeryMethod::SymbolicShape:
            return tr("Compile once with a symbol for the size");
        case SurgeryMethod::Hoist:
            return hoistAction(cause);
        case SurgeryMethod::CustomOp:
            break;
        }
        return customAction(cause);
    }
    static QString hoistPrice(BreakCause cause)
    {
        if (cause == BreakCause::ValueBranch)
            return tr("Two variants: twice the compile time, and more memory for code or weights. What "
                      "decides must be known before the pass.");
        if (cause == BreakCause::ShapeChange)
            return tr("One variant for each shape: more compile time, and more memory for code.");
        if (cause == BreakCause::ItemSync)
            return tr("The value arrives later, and nothing in the pass may depend on it as a number.");
        return tr("The call happens later, and it sees only what the pass returns.");
    }
    static QString price(SurgeryMethod method, BreakCause cause)
    {
        switch (method) {
        case SurgeryMethod::WholeFrameEager:
            return tr("Every kernel is launched on its own and nothing is fused.");
        case SurgeryMethod::ResumableBreak:
            return tr("Guards and re-entry at every site, a wait where a value is read, and no fusion across "
                      "the break.");
        case SurgeryMethod::Mask:
            return tr("Both branches run every time, and both must be safe to compute.");
        case SurgeryMethod::Conditional:
            return tr("The host still reads the value at every site. Both branches must be pure functions "
                      "with the same output shapes.");
        case SurgeryMethod::SymbolicShape:
            return tr("Kernels cannot be tuned to one size.");
        case SurgeryMethod::Hoist:
            return hoistPrice(cause);
        case SurgeryMethod::CustomOp:
            break;
        }
        return tr(
            "Nothing is fused across it. You write and build a kernel, and tell the compiler its output "
            "shapes.");
    }
    static QString obstacle(Obstacle obstacle)
    {
        switch (obstacle) {
        case Obstacle::OnePath:
            return tr("There are no two branches to choose from.");
        case Obstacle::PathByShape:
            return tr("The shape decides here, not a value in the graph.");
        case Obstacle::NotByShape:
            return tr("No changing shape causes this break.");
        case Obstacle::PredicateLate:
            return tr("What decides is computed during the pass, so it is not known before.");
        case Obstacle::None:
            break;
        }
        return {};
    }
    static QString yes() { return tr("yes"); }
    static QString no(const QString &reason)
    {
        //: a surgery that can't be done; %1 is a sentence with the reason
        return tr("no: %1").arg(reason);
    }
    static QString measure(Rule::Kind kind)
    {
        switch (kind) {
        case Rule::Kind::GpuBusy:
            return tr("GPU busy");
        case Rule::Kind::TimeSpread:
            return tr("Spread of the two branch times");
        case Rule::Kind::Power:
            return tr("Mean power");
        case Rule::Kind::WorstCase:
            break;
        }
        return tr("Worst-case time");
    }
    static QString rule(const Rule &rule)
    {
        const Format format;
        switch (rule.kind) {
        case Rule::Kind::GpuBusy:
            //: %1 is a percentage
            return tr("The GPU must be busy for at least %1 of the time.")
                .arg(format.percent(rule.busy_min, 0));
        case Rule::Kind::TimeSpread:
            //: %1, %2 and %3 are durations
            return tr("The times of the two branches may differ by at most %1, and the worst case plus %2 "
                      "for sensing and acting must stay within %3.")
                .arg(format.milliseconds(rule.spread_max_us), format.milliseconds(rule.reserved_us),
                     format.milliseconds(rule.deadline_us));
        case Rule::Kind::Power:
            //: %1 is a power, %2 a count
            return tr("The mean power may be at most %1 at %2 frames per second.")
                .arg(format.watts(rule.power_max_w), format.count(rule.frames_per_s));
        case Rule::Kind::WorstCase:
            break;
        }
        //: %1 is a duration, %2 a size
        return tr("The worst case must take less than %1, and the surgery may add at most %2 of flash.")
            .arg(format.milliseconds(rule.deadline_us), format.bytes(rule.flash_max_bytes));
    }
    static QString term(PassTerm term)
    {
        switch (term) {
        case PassTerm::Data:
            //: a term of the iron law: time to move data
            return tr("data");
        case PassTerm::Compute:
            //: a term of the iron law: time for arithmetic
            return tr("compute");
        case PassTerm::Latency:
            //: a term of the iron law: time in which no kernel runs
            return tr("latency");
        case PassTerm::None:
            break;
        }
        //: instead of a term of the iron law
        return tr("none");
    }
};

std::array<double, 3> termsOf(const SurgeryOutcome &outcome)
{
    return {outcome.data_us, outcome.compute_us, outcome.latency_us};
}

} // namespace

QString causeName(const QString &cause)
{
    SurgerySettings settings;
    settings.cause = cause;
    return Words::cause(causeOf(settings));
}

QString causeMeaning(BreakCause cause)
{
    return Words::meaning(cause);
}

QString surgeryAction(SurgeryMethod method, BreakCause cause)
{
    return Words::action(method, cause);
}

QString surgeryPrice(SurgeryMethod method, BreakCause cause)
{
    return Words::price(method, cause);
}

QString obstacleText(Obstacle obstacle)
{
    return Words::obstacle(obstacle);
}

QString feasibilityText(const SurgeryOutcome &outcome)
{
    return outcome.feasible() ? Words::yes() : Words::no(obstacleText(outcome.obstacle));
}

QString ruleMeasure(Rule::Kind kind)
{
    return Words::measure(kind);
}

QString ruleValue(Rule::Kind kind, double value)
{
    switch (kind) {
    case Rule::Kind::GpuBusy:
        return Format().percent(value);
    case Rule::Kind::Power:
        return Format().watts(value, 3);
    case Rule::Kind::TimeSpread:
    case Rule::Kind::WorstCase:
        break;
    }
    return Format().milliseconds(value);
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
    return Words::rule(rule);
}

QString termName(PassTerm term)
{
    return Words::term(term);
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

} // namespace rp
