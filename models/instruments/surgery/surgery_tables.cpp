// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/table_cells.h"
#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"

#include <array>
#include <limits>

namespace rp {

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
                            const char *notes = surgeryTimes)
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

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"changes", QT_TRANSLATE_NOOP("rp::Surgery", "What the surgery changes"), changeColumns, changeRows,
     changesSummary},
    {"iron_law", QT_TRANSLATE_NOOP("rp::Surgery", "Where the time of a pass goes, before and after"),
     ironLawColumns, ironLawRows, ironLawSummary},
    {"challenge",
     QT_TRANSLATE_NOOP("rp::Surgery", "The surgeries against both baselines and the track's rule"),
     challengeColumns, challengeRows, challengeSummary},
});

} // namespace

DesignRows<D> SurgeryDesign::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
