// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_tables.h"

#include "models/instruments/surgery/surgery_figures.h"
#include "models/instruments/surgery/surgery_table_parts.h"
#include "models/instruments/surgery/surgery_words.h"
#include "models/text/format.h"

#include <QCoreApplication>

#include <utility>

namespace rp {

namespace {

using namespace surgery_table;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString chosen()
    {
        //: beside the row of the surgery that the learner has chosen
        return tr("chosen");
    }
    static QString yesNo(bool value) { return value ? tr("yes") : tr("no"); }
    static QString before()
    {
        //: row of a table: the pass as it is before the surgery
        return tr("Before");
    }
    static QString after()
    {
        //: row of a table: the pass after the surgery
        return tr("After");
    }
};

ResultColumn assumed(ResultColumn column, Text reason)
{
    column.assumption = std::move(reason);
    return column;
}

/// A time in ms whose heading names the unit; spoken without it.
ResultColumn timeColumn(const char *key, const char *title, const char *spoken,
                        Meaning meaning = Meaning::Neutral)
{
    ResultColumn made = column(key, title, Quantity::Milliseconds);
    made.spokenTitle = late(spoken);
    made.meaning = meaning;
    return made;
}

/// A judgement in words, rated besides.
ResultCell answer(bool value)
{
    ResultCell cell = words([value] { return Words::yesNo(value); });
    cell.meaning = value ? Meaning::Good : Meaning::Poor;
    return cell;
}

ResultCell mfuCell(double value)
{
    ResultCell cell = number(value);
    if (value < 0.01)
        cell.text = [value] { return Format().percent(value, 3); };
    return cell;
}

ResultCell expected(double value)
{
    ResultCell cell = number(value);
    cell.text = [value] { return Format().significant(value, value < 1000.0 ? 3 : 6); };
    return cell;
}

ResultCell optionCell(const SurgeryOutcome &outcome, const SurgeryState &state)
{
    ResultCell cell = words([name = outcome.option->name] { return contentText(name); });
    if (outcome.option->key == state.settings.surgery)
        cell.note = [] { return Words::chosen(); };
    return cell;
}

/// Yes or no, with the reason as a note.
ResultCell possibleCell(const SurgeryOutcome &outcome)
{
    ResultCell cell = words([feasible = outcome.feasible()] { return Words::yesNo(feasible); });
    if (!outcome.feasible()) {
        cell.meaning = Meaning::Failure;
        cell.note = [obstacle = outcome.obstacle] { return obstacleText(obstacle); };
    }
    return cell;
}

ResultCell feasibleCell(const SurgeryOutcome &outcome)
{
    ResultCell cell = words([obstacle = outcome.obstacle] {
        SurgeryOutcome asked;
        asked.obstacle = obstacle;
        return feasibilityText(asked);
    });
    cell.meaning = outcome.feasible() ? Meaning::Neutral : Meaning::Failure;
    return cell;
}

/// The quantities of a pass, which the options and before and after share.
void appendPassColumns(std::vector<ResultColumn> &columns, const Text &reason)
{
    std::vector<ResultColumn> made = {
        column("kernels", QT_TRANSLATE_NOOP("rp::Surgery", "Operations run"), Quantity::Significant),
        column("launches", QT_TRANSLATE_NOOP("rp::Surgery", "Kernels launched"), Quantity::Significant),
        column("host_launches", QT_TRANSLATE_NOOP("rp::Surgery", "Launches by the CPU"),
               Quantity::Significant),
        column("subgraphs", QT_TRANSLATE_NOOP("rp::Surgery", "Compiled graphs entered"), Quantity::Count),
        column("traffic_bytes", QT_TRANSLATE_NOOP("rp::Surgery", "Memory traffic"), Quantity::Bytes),
        timeColumn("total_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time (ms)"),
                   QT_TRANSLATE_NOOP("rp::Surgery", "Expected time")),
        timeColumn("worst_us", QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time (ms)"),
                   QT_TRANSLATE_NOOP("rp::Surgery", "Worst-case time")),
        timeColumn("spread_us", QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two paths (ms)"),
                   QT_TRANSLATE_NOOP("rp::Surgery", "Spread of the two paths")),
        column("mfu", QT_TRANSLATE_NOOP("rp::Surgery", "MFU"), Quantity::Fraction, 1),
        column("busy", QT_TRANSLATE_NOOP("rp::Surgery", "GPU busy"), Quantity::Fraction, 1),
        timeColumn("wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted (ms)"),
                   QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"))};
    // What a chart tells apart by colour and pattern.
    const std::initializer_list<std::pair<const char *, Meaning>> meanings = {
        {"kernels", Meaning::Compute},  {"launches", Meaning::Dispatch}, {"traffic_bytes", Meaning::Memory},
        {"worst_us", Meaning::Fair},    {"mfu", Meaning::Compute},       {"busy", Meaning::Memory},
        {"wasted_us", Meaning::Failure}};
    for (ResultColumn &one : made) {
        for (const auto &[key, meaning] : meanings) {
            if (one.key == QLatin1String(key))
                one.meaning = meaning;
        }
        columns.push_back(assumed(std::move(one), reason));
    }
}

void appendPass(std::vector<ResultCell> &cells, const SurgeryOutcome &o)
{
    const std::initializer_list<ResultCell> made = {
        expected(o.kernels),     expected(o.mean.launches), expected(o.host_launches), number(o.subgraphs),
        number(o.traffic_bytes), number(o.mean.total_us),   number(o.worst_us),        number(o.spread_us),
        mfuCell(o.mean.mfu),     number(o.mean.busy_frac),  number(o.wasted_us)};
    cells.insert(cells.end(), made.begin(), made.end());
}

Text timesReason(const SurgeryNow &now, const Catalogue &catalogue)
{
    return [now, &catalogue] { return surgeryTimesAssumption(now(), catalogue); };
}

ResultColumn readabilityColumn()
{
    return assumed(
        column("readability", QT_TRANSLATE_NOOP("rp::Surgery", "Loss of readability, of 5"), Quantity::Count),
        late(QT_TRANSLATE_NOOP("rp::Surgery", "The loss of readability is a judgement.")));
}

/// Rows by probability, none where nothing can be masked.
template<typename Values>
std::vector<ResultRow> byProbability(const SurgeryState &state, Values values)
{
    constexpr int samples = 20;
    std::vector<ResultRow> rows;
    if (!state.result.mask.applies)
        return rows;
    rows.reserve(samples + 1);
    for (int i = 0; i <= samples; ++i) {
        const double p = double(i) / samples;
        const auto [first, second] = values(p);
        rows.push_back(
            {QStringLiteral("p%1").arg(i * 100 / samples), {number(p), number(first), number(second)}});
    }
    return rows;
}

ResultColumn probabilityColumn()
{
    return column("probability", QT_TRANSLATE_NOOP("rp::Surgery", "Probability of branch A"),
                  Quantity::Fraction, 0);
}

} // namespace

std::vector<ResultColumn> surgeryOptionColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("surgery", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"), Quantity::Text),
        column("feasible", QT_TRANSLATE_NOOP("rp::Surgery", "Possible"), Quantity::Text)};
    const Text reason = timesReason(now, catalogue);
    appendPassColumns(columns, reason);
    columns.push_back(assumed(
        column("gain", QT_TRANSLATE_NOOP("rp::Surgery", "Gain in MFU over the baseline"), Quantity::Factor),
        reason));
    columns.push_back(assumed(
        column("rule_met", QT_TRANSLATE_NOOP("rp::Surgery", "The track's rule is met"), Quantity::Text),
        reason));
    columns.push_back(readabilityColumn());
    columns.push_back(column("action", QT_TRANSLATE_NOOP("rp::Surgery", "What you do"), Quantity::Text));
    columns.push_back(column("price", QT_TRANSLATE_NOOP("rp::Surgery", "Price"), Quantity::Text));
    return columns;
}

std::vector<ResultRow> surgeryOptionRows(const SurgeryState &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.outcomes.size());
    const BreakCause cause = causeOf(state.settings);
    for (const SurgeryOutcome &outcome : state.result.outcomes) {
        ResultRow row{outcome.option->key, {optionCell(outcome, state), feasibleCell(outcome)}};
        appendPass(row.cells, outcome);
        row.cells.push_back(number(state.gain(outcome).gain));
        row.cells.push_back(answer(outcome.verdict.rule_met));
        row.cells.push_back(number(double(outcome.option->readability_cost)));
        const auto method = outcome.option->method;
        row.cells.push_back(words([method, cause] { return surgeryAction(method, cause); }));
        row.cells.push_back(words([method, cause] { return surgeryPrice(method, cause); }));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ResultColumn> beforeAfterColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("moment", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"), Quantity::Text)};
    appendPassColumns(columns, timesReason(now, catalogue));
    return columns;
}

std::vector<ResultRow> beforeAfterRows(const SurgeryState &state)
{
    ResultRow before{QStringLiteral("before"), {words([] { return Words::before(); })}};
    ResultRow after{QStringLiteral("after"), {words([] { return Words::after(); })}};
    appendPass(before.cells, *state.before);
    appendPass(after.cells, *state.after);
    return {before, after};
}

std::vector<ResultColumn> ironLawColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    const Text reason = timesReason(now, catalogue);
    std::vector<ResultColumn> columns = {
        column("moment", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"), Quantity::Text),
        assumed(timeColumn("data_us", QT_TRANSLATE_NOOP("rp::Surgery", "Data (ms)"),
                           QT_TRANSLATE_NOOP("rp::Surgery", "Data"), Meaning::Memory),
                reason),
        assumed(timeColumn("compute_us", QT_TRANSLATE_NOOP("rp::Surgery", "Compute (ms)"),
                           QT_TRANSLATE_NOOP("rp::Surgery", "Compute"), Meaning::Compute),
                reason),
        assumed(timeColumn("latency_us", QT_TRANSLATE_NOOP("rp::Surgery", "Latency (ms)"),
                           QT_TRANSLATE_NOOP("rp::Surgery", "Latency"), Meaning::Dispatch),
                reason),
        assumed(timeColumn("total_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time (ms)"),
                           QT_TRANSLATE_NOOP("rp::Surgery", "Expected time")),
                reason),
        column("dominant", QT_TRANSLATE_NOOP("rp::Surgery", "Largest term"), Quantity::Text)};
    return columns;
}

std::vector<ResultRow> ironLawRows(const SurgeryState &state)
{
    const auto row = [](const char *key, Text name, const SurgeryOutcome &outcome) {
        const PassTerm largest = largestTerm(outcome);
        return ResultRow{QString::fromLatin1(key),
                         {words(std::move(name)), number(outcome.data_us), number(outcome.compute_us),
                          number(outcome.latency_us), number(outcome.mean.total_us),
                          words([largest] { return termName(largest); })}};
    };
    return {row(
                "before", [] { return Words::before(); }, *state.before),
            row(
                "after", [] { return Words::after(); }, *state.after)};
}

std::vector<ResultColumn> challengeColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    const Text reason = timesReason(now, catalogue);
    std::vector<ResultColumn> columns = {
        column("surgery", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"), Quantity::Text),
        column("feasible", QT_TRANSLATE_NOOP("rp::Surgery", "Possible"), Quantity::Text),
        assumed(column("gain_skip", QT_TRANSLATE_NOOP("rp::Surgery", "Gain over the whole frame eager"),
                       Quantity::Factor),
                reason),
        column("passes_skip", QT_TRANSLATE_NOOP("rp::Surgery", "Enough over the whole frame eager"),
               Quantity::Text),
        assumed(column("gain_break", QT_TRANSLATE_NOOP("rp::Surgery", "Gain over a resumable break"),
                       Quantity::Factor),
                reason),
        column("passes_break", QT_TRANSLATE_NOOP("rp::Surgery", "Enough over a resumable break"),
               Quantity::Text),
        assumed(column("metric", "", Quantity::Significant), reason),
        column("rule_met", QT_TRANSLATE_NOOP("rp::Surgery", "The track's rule is met"), Quantity::Text),
        readabilityColumn()};
    columns[2].meaning = Meaning::Dispatch;
    columns[4].meaning = Meaning::Compute;
    columns[6].title = [now, &catalogue] {
        return ruleMeasure(scenarioOf(now().settings, catalogue).rule.kind);
    };
    return columns;
}

std::vector<ResultRow> challengeRows(const SurgeryState &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.outcomes.size());
    const auto kind = scenarioOf(state.settings, catalogue).rule.kind;
    for (const SurgeryOutcome &outcome : state.result.outcomes) {
        const physics::SurgeryVerdict &verdict = outcome.verdict;
        ResultCell metric = number(verdict.metric);
        metric.text = [kind, value = verdict.metric] { return ruleValue(kind, value); };
        rows.push_back({outcome.option->key,
                        {optionCell(outcome, state), possibleCell(outcome), number(verdict.versus_eager.gain),
                         answer(verdict.versus_eager.passes), number(verdict.versus_break.gain),
                         answer(verdict.versus_break.passes), std::move(metric), answer(verdict.rule_met),
                         number(double(outcome.option->readability_cost))}});
    }
    return rows;
}

std::vector<ResultColumn> maskingColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    const Text reason = timesReason(now, catalogue);
    return {probabilityColumn(),
            assumed(timeColumn("masked_us", QT_TRANSLATE_NOOP("rp::Surgery", "Masked pass (ms)"),
                               QT_TRANSLATE_NOOP("rp::Surgery", "Masked pass"), Meaning::Compute),
                    reason),
            assumed(timeColumn("break_us", QT_TRANSLATE_NOOP("rp::Surgery", "Broken pass (ms)"),
                               QT_TRANSLATE_NOOP("rp::Surgery", "Broken pass"), Meaning::Dispatch),
                    reason)};
}

std::vector<ResultRow> maskingRows(const SurgeryState &state)
{
    const MaskAnalysis &mask = state.result.mask;
    return byProbability(state, [&mask](double p) {
        return std::pair{mask.masked_us, breakTimeAt(mask, p)};
    });
}

std::vector<ResultColumn> wasteColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    const Text reason = timesReason(now, catalogue);
    return {probabilityColumn(),
            assumed(timeColumn("wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted (ms)"),
                               QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"), Meaning::Failure),
                    reason),
            assumed(timeColumn("break_cost_us", QT_TRANSLATE_NOOP("rp::Surgery", "Cost of the breaks (ms)"),
                               QT_TRANSLATE_NOOP("rp::Surgery", "Cost of the breaks"), Meaning::Dispatch),
                    [now, &catalogue] {
                        return surgeryFigureAssumption(QStringLiteral("break_cost_us"), now(), catalogue);
                    })};
}

std::vector<ResultRow> wasteRows(const SurgeryState &state)
{
    return byProbability(state, [&state](double p) {
        return std::pair{maskWasteAt(state.result, p), state.result.break_cost_us};
    });
}

} // namespace rp
