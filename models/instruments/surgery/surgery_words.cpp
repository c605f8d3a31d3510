// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <array>
#include <cmath>
#include <limits>

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

namespace {

using D = SurgeryDesign;
using State = SurgeryState;
using Column = ColumnRow<D>;

QString answerText(bool value)
{
    //: answer
    return value ? SurgeryText::tr("yes") : SurgeryText::tr("no");
}

/// A judgement in words, rated besides.
ResultCell answer(bool value)
{
    ResultCell cell = textCell([value] { return answerText(value); });
    cell.meaning = value ? Meaning::Good : Meaning::Poor;
    return cell;
}

ResultCell nameCell(const SurgeryOutcome &outcome)
{
    return textCell([name = outcome.option->name] { return contentText(name); });
}

ResultCell optionCell(const SurgeryOutcome &outcome, const State &state)
{
    ResultCell cell = nameCell(outcome);
    if (outcome.option->key == state.settings.surgery) {
        //: beside the row of the surgery that the learner has chosen
        cell.note = [] { return SurgeryText::tr("chosen"); };
    }
    return cell;
}

/// Yes or no, with the reason as a note.
ResultCell possibleCell(const SurgeryOutcome &outcome)
{
    ResultCell cell = textCell([feasible = outcome.feasible()] { return answerText(feasible); });
    if (!outcome.feasible()) {
        cell.meaning = Meaning::Failure;
        cell.note = [obstacle = outcome.obstacle] { return obstacleText(obstacle); };
    }
    return cell;
}

/// A number that rests on what the times of the pass rest on.
constexpr Column timed(const char *key, Phrase title, Quantity quantity, Meaning meaning = Meaning::Neutral,
                       int decimals = 2)
{
    return {key, title, quantity, decimals, meaning, {}, surgeryTimes};
}

/// A time in ms whose heading names the unit; spoken without it.
constexpr Column timeColumn(const char *key, Phrase title, Phrase spoken, Meaning meaning = Meaning::Neutral,
                            const FieldNames &notes = surgeryTimes)
{
    return {key, title, Quantity::Milliseconds, 2, meaning, spoken, notes};
}

constexpr Column surgeryColumn = {"surgery", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery")};
constexpr Column feasibleColumn = {"feasible", QT_TRANSLATE_NOOP("rp::Surgery", "Possible")};
constexpr Column readabilityColumn = {.key = "readability",
                                      .title = QT_TRANSLATE_NOOP("rp::Surgery", "Loss of readability, of 5"),
                                      .quantity = Quantity::Count,
                                      .notes = "judged"};
constexpr auto changeColumns = std::to_array<Column>({
    {"quantity", QT_TRANSLATE_NOOP("rp::Surgery", "In one pass")},
    timed("before", QT_TRANSLATE_NOOP("rp::Surgery", "Before"), Quantity::Text),
    timed("after", QT_TRANSLATE_NOOP("rp::Surgery", "After"), Quantity::Text),
    timed("ratio", QT_TRANSLATE_NOOP("rp::Surgery", "After, as a multiple of before"), Quantity::Factor),
});

ResultCell ratioCell(double before, double after)
{
    ResultCell cell = numberCell(before != 0.0 ? after / before : std::numeric_limits<double>::quiet_NaN());
    if (before == after) {
        //: a quantity that a change of the program leaves as it is
        cell.text = [] { return SurgeryText::tr("unchanged"); };
    } else if (before == 0.0) {
        //: a quantity that was 0 and is not any more, so that there is no ratio
        cell.text = [] { return SurgeryText::tr("new"); };
    }
    return cell;
}

/// A quantity of a pass, written as the figure of that id is.
ResultCell figureCell(const FigureRow<D> &row, double value, const Catalogue &catalogue)
{
    ResultCell cell = textCell([&row, value, &catalogue] {
        // The text of none of them looks at the state.
        return row.text ? row.text(value, State(), catalogue) : writtenText(D::context(), row.written, value);
    });
    cell.value = value;
    return cell;
}

/// The quantities of a pass, by the ids of their figures.
struct Quantified
{
    const char *figure;
    double (*of)(const SurgeryOutcome &);
};

constexpr auto passQuantities = std::to_array<Quantified>({
    {"kernels", [](const SurgeryOutcome &o) { return o.kernels; }},
    {"launches", [](const SurgeryOutcome &o) { return o.mean.launches; }},
    {"host_launches", [](const SurgeryOutcome &o) { return o.host_launches; }},
    {"subgraphs", [](const SurgeryOutcome &o) { return o.subgraphs; }},
    {"traffic_bytes", [](const SurgeryOutcome &o) { return o.traffic_bytes; }},
    {"total_us", [](const SurgeryOutcome &o) { return o.mean.total_us; }},
    {"worst_us", [](const SurgeryOutcome &o) { return o.worst_us; }},
    {"spread_us", [](const SurgeryOutcome &o) { return o.spread_us; }},
    {"mfu", [](const SurgeryOutcome &o) { return o.mean.mfu; }},
    {"busy", [](const SurgeryOutcome &o) { return o.mean.busy_frac; }},
    {"wasted_us", [](const SurgeryOutcome &o) { return o.wasted_us; }},
});

std::vector<ResultRow> changeRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    for (const Quantified &quantity : passQuantities) {
        const QString id = QString::fromLatin1(quantity.figure);
        const FigureRow<D> &figure = *FiguresOf<D>::row(id);
        const double before = quantity.of(state.before());
        const double after = quantity.of(state.after());
        rows.push_back({id,
                        {textCell([&figure] { return phraseText(D::context(), figure.label); }),
                         figureCell(figure, before, catalogue), figureCell(figure, after, catalogue),
                         ratioCell(before, after)}});
    }
    return rows;
}

constexpr auto ironLawColumns = std::to_array<Column>({
    surgeryColumn,
    timeColumn("data_us", QT_TRANSLATE_NOOP("rp::Surgery", "Data (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Data"), Meaning::Memory),
    timeColumn("compute_us", QT_TRANSLATE_NOOP("rp::Surgery", "Compute (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Compute"), Meaning::Compute),
    timeColumn("wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"), Meaning::Failure),
    timeColumn("latency_us", QT_TRANSLATE_NOOP("rp::Surgery", "Latency (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Latency"), Meaning::Dispatch),
    timeColumn("total_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Expected time")),
    {"dominant", QT_TRANSLATE_NOOP("rp::Surgery", "Largest term")},
});

/// Data and compute without what is wasted.
ResultRow ironLawRow(const char *key, const SurgeryOutcome &o, const State &state)
{
    const physics::SurgeryScenario &pass = state.result.pass;
    const double data_us = pass.memory_share * (1.0 - pass.phi); // of 1 µs of eager kernels, fused
    const double compute_us = 1.0 - pass.memory_share;
    const double wasted_data_us = o.wasted_us * data_us / (data_us + compute_us);
    return {QString::fromLatin1(key),
            {nameCell(o), numberCell(o.data_us - wasted_data_us),
             numberCell(o.compute_us - (o.wasted_us - wasted_data_us)), numberCell(o.wasted_us),
             numberCell(o.latency_us), numberCell(o.mean.total_us),
             textCell([largest = largestTerm(o)] { return termName(largest); })}};
}

std::vector<ResultRow> ironLawRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    for (const SurgeryOutcome &outcome : state.result.outcomes)
        if (!outcome.isSurgery())
            rows.push_back(ironLawRow(outcome.option->key == QLatin1String("none_skip") ? "skip" : "break",
                                      outcome, state));
    if (state.after().isSurgery())
        rows.push_back(ironLawRow("after", state.after(), state));
    return rows;
}

constexpr auto challengeColumns = std::to_array<Column>({
    surgeryColumn,
    feasibleColumn,
    timed("gain_skip", QT_TRANSLATE_NOOP("rp::Surgery", "Gain over the whole frame eager"), Quantity::Factor,
          Meaning::Dispatch),
    {"passes_skip", QT_TRANSLATE_NOOP("rp::Surgery", "Enough over the whole frame eager")},
    timed("gain_break", QT_TRANSLATE_NOOP("rp::Surgery", "Gain over a resumable break"), Quantity::Factor,
          Meaning::Compute),
    {"passes_break", QT_TRANSLATE_NOOP("rp::Surgery", "Enough over a resumable break")},
    {.key = "metric", .quantity = Quantity::Significant, .notes = surgeryTimes, .titleNow = surgeryMeasure},
    {"rule_met", QT_TRANSLATE_NOOP("rp::Surgery", "The track's rule is met")},
    readabilityColumn,
});

std::vector<ResultRow> challengeRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    const auto kind = scenarioOf(state.settings, catalogue).rule.kind;
    for (const SurgeryOutcome &outcome : state.result.outcomes) {
        const physics::SurgeryVerdict &verdict = outcome.verdict;
        ResultCell metric = numberCell(verdict.metric);
        metric.text = [kind, value = verdict.metric] { return ruleValue(kind, value); };
        rows.push_back(
            {outcome.option->key,
             {optionCell(outcome, state), possibleCell(outcome), numberCell(verdict.versus_eager.gain),
              answer(verdict.versus_eager.passes), numberCell(verdict.versus_break.gain),
              answer(verdict.versus_break.passes), std::move(metric), answer(verdict.rule_met),
              numberCell(double(outcome.option->readability_cost))}});
    }
    return rows;
}

constexpr auto kernelsColumns = std::to_array<Column>({
    //: heading of a column whose cells are such as "Lines 1 to 2"
    {"part", QT_TRANSLATE_NOOP("rp::Surgery", "Part of the pass")},
    timed("operations", QT_TRANSLATE_NOOP("rp::Surgery", "Operations run"), Quantity::Significant,
          Meaning::Neutral),
    timed("launches", QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched"), Quantity::Significant,
          Meaning::Dispatch),
    timed("traffic_bytes", QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic"), Quantity::Bytes,
          Meaning::Memory),
    timed("intensity", QT_TRANSLATE_NOOP("rp::Surgery", "Arithmetic intensity"), Quantity::Intensity,
          Meaning::Neutral),
    //: heading of a column: the most arithmetic per second that a device allows a kernel
    timed("attainable_flops", QT_TRANSLATE_NOOP("rp::Surgery", "Attainable (TFLOP/s)"), Quantity::Flops,
          Meaning::Memory),
});

constexpr auto roofColumns = std::to_array<Column>({
    //: heading of a column: places along the axis of a chart
    {"sample", QT_TRANSLATE_NOOP("rp::Surgery", "Sample")},
    timed("intensity", QT_TRANSLATE_NOOP("rp::Surgery", "Arithmetic intensity"), Quantity::Intensity,
          Meaning::Neutral),
    //: heading of a column: the roof of a roofline
    timed("peak_flops", QT_TRANSLATE_NOOP("rp::Surgery", "Roof (TFLOP/s)"), Quantity::Flops,
          Meaning::Neutral),
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"changes", QT_TRANSLATE_NOOP("rp::Surgery", "What the surgery changes"), changeColumns, changeRows,
     changesSummary},
    {"iron_law", QT_TRANSLATE_NOOP("rp::Surgery", "Where the time of a pass goes, before and after"),
     ironLawColumns, ironLawRows, ironLawSummary},
    {"challenge",
     QT_TRANSLATE_NOOP("rp::Surgery", "The surgeries against both baselines and the track's rule"),
     challengeColumns, challengeRows, challengeSummary},
    {"kernels", QT_TRANSLATE_NOOP("rp::Surgery", "The lines as kernels"), kernelsColumns, surgeryKernelRows,
     surgeryKernelsSummary},
    {"roof", QT_TRANSLATE_NOOP("rp::Surgery", "The roof over the lines"), roofColumns, surgeryRoofRows,
     surgeryKernelsSummary},
});

SurgerySettings ofOption(SurgerySettings settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings.surgery = row;
    return settings;
}

constexpr auto optionInput = std::to_array<const char *>({"surgery"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"challenge", "gain_skip", "gain_skip", ofOption, optionInput},
    {"challenge", "gain_break", "gain_break", ofOption, optionInput},
});

} // namespace

DesignRows<D> SurgeryDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
}

} // namespace rp
