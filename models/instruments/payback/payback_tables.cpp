// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/kit/table_cells.h"
#include "models/instruments/payback/payback.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"

namespace rp {

namespace {

using D = PaybackDesign;
using State = PaybackState;

ResultCell elapsedCell(const PaybackSample &sample, const State &state)
{
    ResultCell cell = numberCell(sample.elapsed_s);
    if (sample.elapsed_s == state.result.value.breakeven_days * secondsPerDay) {
        const double calls = state.result.value.breakeven_calls_whole;
        cell.note = [calls] {
            //: remark on a point in time; %1 is a number of inferences
            return fillMarkers(PaybackText::tr("Break-even at %1 inferences"), {Format().count(calls)});
        };
    } else if (sample.elapsed_s == state.settings.deployment_days * secondsPerDay) {
        cell.note = [] { return PaybackText::tr("End of the deployment"); };
    }
    return cell;
}

std::vector<ResultRow> timelineRows(const State &state, const Catalogue & /*catalogue*/)
{
    std::vector<ResultRow> rows;
    for (const PaybackSample &sample : timelineOf(state.settings, state.result)) {
        rows.push_back({QStringLiteral("t%1").arg(rows.size()),
                        {elapsedCell(sample, state), numberCell(sample.cost_s), numberCell(sample.saved_s),
                         numberCell(sample.saved_low_s), numberCell(sample.saved_high_s)}});
    }
    return rows;
}

Meaning savingMeaning(const State &state)
{
    return state.result.verdict == PaybackVerdict::Positive ? Meaning::Good : Meaning::Fair;
}

constexpr auto timelineColumns = std::to_array<ColumnRow<D>>({
    {.key = "elapsed_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Elapsed time"),
     .quantity = Quantity::Seconds},
    {.key = "cost_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Cost of compiling"),
     .quantity = Quantity::Seconds,
     .meaning = Meaning::Failure,
     .notes = "cost,no_warm_up"},
    {.key = "saved_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved"),
     .quantity = Quantity::Seconds,
     .notes = "rates,cost,no_guard,requests",
     .meaningNow = savingMeaning},
    {.key = "saved_low_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved at the lower gain"),
     .quantity = Quantity::Seconds,
     .notes = "rates,cost,no_guard,gain_uncertainty",
     .meaningNow = savingMeaning},
    {.key = "saved_high_s",
     .title = QT_TRANSLATE_NOOP("rp::CompilationReturn", "Time saved at the higher gain"),
     .quantity = Quantity::Seconds,
     .notes = "rates,cost,no_guard,gain_uncertainty",
     .meaningNow = savingMeaning},
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"timeline", QT_TRANSLATE_NOOP("rp::CompilationReturnInstrument", "Cost of compiling and time saved"),
     timelineColumns, timelineRows, timelineSummary},
});

} // namespace

DesignRows<D> PaybackDesign::tables()
{
    return {.tables = tableRows};
}

} // namespace rp
