// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/surgery/surgery_figures.h"
#include "models/instruments/surgery/surgery_table_parts.h"
#include "models/instruments/surgery/surgery_tables.h"
#include "models/text/format.h"

#include <QCoreApplication>

#include <array>
#include <limits>

namespace rp {

namespace {

using namespace surgery_table;

/// A quantity of a pass under the id that its figure has.
struct Compared
{
    const char *figure;
    double (*value)(const SurgeryOutcome &outcome);
};

constexpr std::array compared = {
    Compared{"kernels", [](const SurgeryOutcome &o) { return o.kernels; }},
    Compared{"launches", [](const SurgeryOutcome &o) { return o.mean.launches; }},
    Compared{"host_launches", [](const SurgeryOutcome &o) { return o.host_launches; }},
    Compared{"subgraphs", [](const SurgeryOutcome &o) { return o.subgraphs; }},
    Compared{"traffic_bytes", [](const SurgeryOutcome &o) { return o.traffic_bytes; }},
    Compared{"total_us", [](const SurgeryOutcome &o) { return o.mean.total_us; }},
    Compared{"worst_us", [](const SurgeryOutcome &o) { return o.worst_us; }},
    Compared{"spread_us", [](const SurgeryOutcome &o) { return o.spread_us; }},
    Compared{"mfu", [](const SurgeryOutcome &o) { return o.mean.mfu; }},
    Compared{"busy", [](const SurgeryOutcome &o) { return o.mean.busy_frac; }},
    Compared{"wasted_us", [](const SurgeryOutcome &o) { return o.wasted_us; }},
};

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::Surgery)
public:
    static QString same()
    {
        //: a quantity that a change of the program leaves as it is
        return tr("unchanged");
    }
    static QString appears()
    {
        //: a quantity that was 0 and is not any more, so that there is no ratio
        return tr("new");
    }
};

ResultCell ratio(double before, double after)
{
    ResultCell cell = number(before != 0.0 ? after / before : std::numeric_limits<double>::quiet_NaN());
    if (before == after)
        cell.text = [] { return Words::same(); };
    else if (before == 0.0)
        cell.text = [] { return Words::appears(); };
    return cell;
}

ResultColumn timeColumn(const char *key, const char *title, const char *spoken, Meaning meaning,
                        const Text &reason)
{
    ResultColumn made = column(key, title, Quantity::Milliseconds);
    made.spokenTitle = late(spoken);
    made.meaning = meaning;
    made.assumption = reason;
    return made;
}

} // namespace

std::vector<ResultColumn> changeColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("quantity", QT_TRANSLATE_NOOP("rp::Surgery", "In one pass"), Quantity::Text),
        column("before", QT_TRANSLATE_NOOP("rp::Surgery", "Before"), Quantity::Text),
        column("after", QT_TRANSLATE_NOOP("rp::Surgery", "After"), Quantity::Text),
        column("ratio", QT_TRANSLATE_NOOP("rp::Surgery", "After, as a multiple of before"),
               Quantity::Factor)};
    for (std::size_t i = 1; i < columns.size(); ++i)
        columns[i].assumption = [now, &catalogue] { return surgeryTimesAssumption(now(), catalogue); };
    return columns;
}

std::vector<ResultRow> changeRows(const SurgeryNow &now, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    rows.reserve(compared.size());
    for (const Compared &one : compared) {
        const QString id = QString::fromLatin1(one.figure);
        const auto cell = [&](double value) {
            ResultCell made =
                words([now, &catalogue, id, value] { return surgeryValueText(id, value, now(), catalogue); });
            made.value = value;
            return made;
        };
        const double before = one.value(*now().before);
        const double after = one.value(*now().after);
        rows.push_back({id,
                        {words([now, &catalogue, id] { return surgeryFigureLabel(id, now(), catalogue); }),
                         cell(before), cell(after), ratio(before, after)}});
    }
    return rows;
}

std::vector<ResultColumn> workColumns(const SurgeryNow &now, const Catalogue &catalogue)
{
    const Text reason = [now, &catalogue] { return surgeryTimesAssumption(now(), catalogue); };
    return {column("surgery", QT_TRANSLATE_NOOP("rp::Surgery", "Surgery"), Quantity::Text),
            timeColumn("needed_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time needed (ms)"),
                       QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time needed"), Meaning::Compute, reason),
            timeColumn("wasted_us", QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted (ms)"),
                       QT_TRANSLATE_NOOP("rp::Surgery", "Kernel time wasted"), Meaning::Failure, reason),
            timeColumn("idle_us", QT_TRANSLATE_NOOP("rp::Surgery", "No kernel runs (ms)"),
                       QT_TRANSLATE_NOOP("rp::Surgery", "No kernel runs"), Meaning::Dispatch, reason),
            timeColumn("total_us", QT_TRANSLATE_NOOP("rp::Surgery", "Expected time (ms)"),
                       QT_TRANSLATE_NOOP("rp::Surgery", "Expected time"), Meaning::Neutral, reason)};
}

std::vector<ResultRow> workRows(const SurgeryState &state)
{
    std::vector<ResultRow> rows;
    rows.reserve(state.result.outcomes.size());
    for (const SurgeryOutcome &outcome : state.result.outcomes) {
        if (!outcome.feasible())
            continue;
        rows.push_back({outcome.option->key,
                        {words([name = outcome.option->name] { return contentText(name); }),
                         number(outcome.mean.gpu_us - outcome.wasted_us), number(outcome.wasted_us),
                         number(outcome.latency_us), number(outcome.mean.total_us)}});
    }
    return rows;
}

} // namespace rp
