// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/graph/graph_words.h"
#include "models/instruments/kit/table_cells.h"
#include "models/instruments/surgery/surgery.h"
#include "models/text/format.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

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

ResultCell writtenCell(double value, QString (*text)(double))
{
    ResultCell cell = numberCell(value);
    cell.text = [value, text] { return text(value); };
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

/// Yes, or no with the reason.
ResultCell feasibleCell(const SurgeryOutcome &outcome)
{
    ResultCell cell = textCell([obstacle = outcome.obstacle] {
        if (obstacle == Obstacle::None)
            return answerText(true);
        //: a surgery that can't be done; %1 is a sentence with the reason
        return SurgeryText::tr("no: %1").arg(obstacleText(obstacle));
    });
    cell.meaning = outcome.feasible() ? Meaning::Neutral : Meaning::Failure;
    return cell;
}

//: row of a table: the pass as it is before the surgery
constexpr Phrase beforeName = QT_TRANSLATE_NOOP("rp::Surgery", "Before");
//: row of a table: the pass after the surgery
constexpr Phrase afterName = QT_TRANSLATE_NOOP("rp::Surgery", "After");

/// Rows "before" and "after".
template<typename Cells>
std::vector<ResultRow> bothMoments(const State &state, Cells cells)
{
    const auto row = [&](const char *key, Phrase name, const SurgeryOutcome &outcome) {
        ResultRow made{QString::fromLatin1(key), cells(outcome)};
        made.cells.insert(made.cells.begin(), textCell([name] { return phraseText(D::context(), name); }));
        return made;
    };
    return {row("before", beforeName, state.before()), row("after", afterName, state.after())};
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

template<std::size_t... counts>
constexpr auto joined(const std::array<Column, counts> &...parts)
{
    std::array<Column, (counts + ...)> all{};
    std::size_t at = 0;
    ((std::copy(parts.begin(), parts.end(), all.begin() + std::ptrdiff_t(at)), at += counts), ...);
    return all;
}

constexpr Column surgeryColumn = {"surgery", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery")};
constexpr Column momentColumn = {"moment", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery")};
constexpr Column feasibleColumn = {"feasible", QT_TRANSLATE_NOOP("rp::Surgery", "Possible")};
constexpr Column readabilityColumn = {.key = "readability",
                                      .title = QT_TRANSLATE_NOOP("rp::Surgery", "Loss of readability, of 5"),
                                      .quantity = Quantity::Count,
                                      .notes = "judged"};
constexpr Column totalColumn = timeColumn("total_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time (ms)"),
                                          QT_TRANSLATE_NOOP("rp::Surgery", "Expected time"));
constexpr Column wastedColumn =
    timeColumn("wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"), Meaning::Failure);
constexpr Column probabilityColumn = {
    "probability", QT_TRANSLATE_NOOP("rp::Surgery", "Probability of branch A"), Quantity::Fraction, 0};

// The quantities of a pass, which the options and before and after share.

constexpr auto passColumns = std::to_array<Column>({
    timed("kernels", QT_TRANSLATE_NOOP("rp::Surgery", "Operations run"), Quantity::Significant,
          Meaning::Compute),
    timed("launches", QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched"), Quantity::Significant,
          Meaning::Dispatch),
    timed("host_launches", QT_TRANSLATE_NOOP("rp::Surgery", "Launches by the CPU"), Quantity::Significant),
    timed("subgraphs", QT_TRANSLATE_NOOP("rp::Surgery", "Compiled graphs entered"), Quantity::Count),
    timed("traffic_bytes", QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic"), Quantity::Bytes,
          Meaning::Memory),
    totalColumn,
    timeColumn("worst_us", QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time"), Meaning::Fair),
    timeColumn("spread_us", QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two paths (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two paths")),
    timed("mfu", QT_TRANSLATE_NOOP("rp::Surgery", "MFU"), Quantity::Fraction, Meaning::Compute, 1),
    timed("busy", QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy"), Quantity::Fraction, Meaning::Memory, 1),
    wastedColumn,
});

std::vector<ResultCell> passCells(const SurgeryOutcome &o)
{
    return {writtenCell(o.kernels, expectedText),
            writtenCell(o.mean.launches, expectedText),
            writtenCell(o.host_launches, expectedText),
            numberCell(o.subgraphs),
            numberCell(o.traffic_bytes),
            numberCell(o.mean.total_us),
            numberCell(o.worst_us),
            numberCell(o.spread_us),
            o.mean.mfu < 0.01 ? writtenCell(o.mean.mfu, fineShareText) : numberCell(o.mean.mfu),
            numberCell(o.mean.busy_frac),
            numberCell(o.wasted_us)};
}

constexpr auto optionColumns = joined(
    std::to_array<Column>({surgeryColumn, feasibleColumn}), passColumns,
    std::to_array<Column>(
        {timed("gain", QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over the baseline"), Quantity::Factor),
         timed("rule_met", QT_TRANSLATE_NOOP("rp::Surgery", "The track's rule is met"), Quantity::Text),
         readabilityColumn,
         {"action", QT_TRANSLATE_NOOP("rp::Surgery", "What you do")},
         {"price", QT_TRANSLATE_NOOP("rp::Surgery", "Price")}}));

std::vector<ResultRow> optionRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    const BreakCause cause = causeOf(state.settings);
    for (const SurgeryOutcome &outcome : state.result.outcomes) {
        const auto method = outcome.option->method;
        ResultRow row{outcome.option->key, passCells(outcome)};
        row.cells.insert(row.cells.begin(), {optionCell(outcome, state), feasibleCell(outcome)});
        row.cells.insert(row.cells.end(),
                         {numberCell(state.gain(outcome).gain), answer(outcome.verdict.rule_met),
                          numberCell(double(outcome.option->readability_cost)),
                          textCell([method, cause] { return surgeryAction(method, cause); }),
                          textCell([method, cause] { return surgeryPrice(method, cause); })});
        rows.push_back(std::move(row));
    }
    return rows;
}

constexpr auto beforeAfterColumns = joined(std::to_array<Column>({momentColumn}), passColumns);

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

std::vector<ResultRow> changeRows(const State &state, const Catalogue &catalogue)
{
    const std::vector<ResultCell> before = passCells(state.before());
    const std::vector<ResultCell> after = passCells(state.after());
    std::vector<ResultRow> rows;
    for (std::size_t i = 0; i < passColumns.size(); ++i) {
        const QString id = QString::fromLatin1(passColumns.at(i).key);
        const FigureRow<D> &figure = *FiguresOf<D>::row(id);
        rows.push_back(
            {id,
             {textCell([&figure] { return phraseText(D::context(), figure.label); }),
              figureCell(figure, before[i].value, catalogue), figureCell(figure, after[i].value, catalogue),
              ratioCell(before[i].value, after[i].value)}});
    }
    return rows;
}

constexpr auto workColumns = std::to_array<Column>({
    surgeryColumn,
    timeColumn("needed_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time needed (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time needed"), Meaning::Compute),
    wastedColumn,
    timeColumn("idle_us", QT_TRANSLATE_NOOP("rp::Surgery", "No kernel runs (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "No kernel runs"), Meaning::Dispatch),
    totalColumn,
});

std::vector<ResultRow> workRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    for (const SurgeryOutcome &outcome : state.result.outcomes) {
        if (outcome.feasible()) {
            rows.push_back({outcome.option->key,
                            {nameCell(outcome), numberCell(outcome.mean.gpu_us - outcome.wasted_us),
                             numberCell(outcome.wasted_us), numberCell(outcome.latency_us),
                             numberCell(outcome.mean.total_us)}});
        }
    }
    return rows;
}

constexpr auto ironLawColumns = std::to_array<Column>({
    momentColumn,
    timeColumn("data_us", QT_TRANSLATE_NOOP("rp::Surgery", "Data (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Data"), Meaning::Memory),
    timeColumn("compute_us", QT_TRANSLATE_NOOP("rp::Surgery", "Compute (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Compute"), Meaning::Compute),
    timeColumn("latency_us", QT_TRANSLATE_NOOP("rp::Surgery", "Latency (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Latency"), Meaning::Dispatch),
    totalColumn,
    {"dominant", QT_TRANSLATE_NOOP("rp::Surgery", "Largest term")},
});

std::vector<ResultRow> ironLawRows(const State &state, const Catalogue & /*catalogue*/)
{
    return bothMoments(state, [](const SurgeryOutcome &o) -> std::vector<ResultCell> {
        return {numberCell(o.data_us), numberCell(o.compute_us), numberCell(o.latency_us),
                numberCell(o.mean.total_us),
                textCell([largest = largestTerm(o)] { return termName(largest); })};
    });
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

constexpr auto maskingColumns = std::to_array<Column>({
    probabilityColumn,
    timeColumn("masked_us", QT_TRANSLATE_NOOP("rp::Surgery", "Masked pass (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Masked pass"), Meaning::Compute),
    timeColumn("break_us", QT_TRANSLATE_NOOP("rp::Surgery", "Broken pass (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Broken pass"), Meaning::Dispatch),
});

constexpr auto wasteColumns = std::to_array<Column>({
    probabilityColumn,
    wastedColumn,
    timeColumn("break_cost_us", QT_TRANSLATE_NOOP("rp::Surgery", "Cost of the breaks (ms)"),
               QT_TRANSLATE_NOOP("rp::Surgery", "Cost of the breaks"), Meaning::Dispatch, surgeryBreaks),
});

constexpr auto graphColumns = std::to_array<Column>({
    {"node", QT_TRANSLATE_NOOP("rp::Surgery", "Node")},
    {"kind", QT_TRANSLATE_NOOP("rp::Surgery", "Kind")},
    {"region", QT_TRANSLATE_NOOP("rp::Surgery", "Compiled region")},
    {"runs", QT_TRANSLATE_NOOP("rp::Surgery", "Runs in this share of passes"), Quantity::Fraction, 0},
    {"used", QT_TRANSLATE_NOOP("rp::Surgery", "Needed in this share of passes"), Quantity::Fraction, 0},
    {"next", QT_TRANSLATE_NOOP("rp::Surgery", "Leads to")},
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"options", QT_TRANSLATE_NOOP("rp::Surgery", "What each surgery does"), optionColumns, optionRows,
     takeawaySummary},
    {"before_after", QT_TRANSLATE_NOOP("rp::Surgery", "One pass before and after the surgery"),
     beforeAfterColumns, [](const State &s, const Catalogue &) { return bothMoments(s, passCells); },
     takeawaySummary},
    {"changes", QT_TRANSLATE_NOOP("rp::Surgery", "What the surgery changes"), changeColumns, changeRows,
     changesSummary},
    {"work", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time needed and wasted under each surgery"),
     workColumns, workRows, wasteSummary},
    {"iron_law", QT_TRANSLATE_NOOP("rp::Surgery", "Which term of the iron law the surgery moves"),
     ironLawColumns, ironLawRows, ironLawSummary},
    {"challenge",
     QT_TRANSLATE_NOOP("rp::Surgery", "The surgeries against both baselines and the track's rule"),
     challengeColumns, challengeRows, challengeSummary},
    {"masking", QT_TRANSLATE_NOOP("rp::Surgery", "The pass masked and broken, by probability"),
     maskingColumns, maskingRows, passThresholdSummary},
    {"waste", QT_TRANSLATE_NOOP("rp::Surgery", "Work wasted and cost of the breaks, by probability"),
     wasteColumns, wasteRows, ruleThresholdSummary},
    {"graph_before", QT_TRANSLATE_NOOP("rp::Surgery", "Operation graph before the surgery"), graphColumns,
     graphBeforeRows, [](const Moment<D> &moment) { return graphSummary(moment.now.graphBefore); }},
    {"graph_after", QT_TRANSLATE_NOOP("rp::Surgery", "Operation graph after the surgery"), graphColumns,
     graphAfterRows, [](const Moment<D> &moment) { return graphSummary(moment.now.graphAfter); }},
});

} // namespace

DesignRows<D> SurgeryDesign::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
