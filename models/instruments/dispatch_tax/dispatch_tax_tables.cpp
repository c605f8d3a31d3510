// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/catalogue/catalogue.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/kit/table_cells.h"
#include "models/text/format.h"

namespace rp {

namespace {

using D = DispatchTaxDesign;
using S = DispatchTaxSettings;
using State = DispatchTaxState;

QString ratingText(Meaning meaning)
{
    const QString good = Format().percent(goodUtilization, 0);
    const QString fair = Format().percent(fairUtilization, 0);
    switch (meaning) {
    case Meaning::Good:
        //: rating of a utilization; %1 is a percentage
        return DispatchTaxText::tr("good: at least %1").arg(good);
    case Meaning::Fair:
        //: rating of a utilization; %1 and %2 are percentages
        return DispatchTaxText::tr("fair: from %1 to below %2").arg(fair, good);
    default:
        //: rating of a utilization; %1 is a percentage
        return DispatchTaxText::tr("poor: below %1").arg(fair);
    }
}

QString rated(Meaning meaning, const QString &utilization)
{
    switch (meaning) {
    case Meaning::Good:
        //: a utilization and its rating, short; %1 is a percentage
        return DispatchTaxText::tr("%1, good").arg(utilization);
    case Meaning::Fair:
        //: a utilization and its rating, short; %1 is a percentage
        return DispatchTaxText::tr("%1, fair").arg(utilization);
    default:
        //: a utilization and its rating, short; %1 is a percentage
        return DispatchTaxText::tr("%1, poor").arg(utilization);
    }
}

QString modeLabel(const char *mode, const Catalogue &catalogue)
{
    return InputsOf<D>::text(QStringLiteral("mode"), QString::fromLatin1(mode), {}, catalogue);
}

struct NamedPass
{
    const char *mode;
    const DispatchPass &pass;
};

std::array<NamedPass, 3> bars(const DispatchTaxResult &result)
{
    return {{{"eager", result.eager}, {"compiled", result.compiled}, {"cuda_graph", result.graph}}};
}

ResultCell modeCell(const char *mode, const State &state, const Catalogue &catalogue)
{
    ResultCell cell = textCell([mode, &catalogue] { return modeLabel(mode, catalogue); });
    if (state.settings.mode == QLatin1String(mode)) {
        //: remark on the row of the chosen execution mode
        cell.note = [] { return DispatchTaxText::tr("shown in the meters"); };
    }
    return cell;
}

ResultCell ratedCell(double utilization)
{
    ResultCell cell = numberCell(utilization);
    const Meaning rating = utilizationRating(utilization);
    cell.meaning = rating;
    cell.text = [rating, utilization] { return rated(rating, Format().percent(utilization)); };
    cell.note = [rating] { return ratingText(rating); };
    return cell;
}

ResultRow comparisonRow(const ComparedWorkload &compared, const char *mode, const DispatchPass &pass,
                        const Catalogue &catalogue)
{
    const double kernels = double(pass.kernels);
    return {compared.workload + u'_' + QLatin1String(mode),
            {textCell([workload = compared.workload, mode, &catalogue] {
                 //: %1 is a workload, %2 an execution mode
                 return DispatchTaxText::tr("%1, %2", "name of a pass")
                     .arg(workloadLabel(workload, catalogue), modeLabel(mode, catalogue));
             }),
             numberCell(kernels), numberCell(pass.compute_us / kernels),
             numberCell(pass.dispatch_us / kernels), ratedCell(pass.math_utilization),
             numberCell(compared.eager.total_us / pass.total_us), numberCell(pass.compute_us),
             numberCell(pass.memory_us), numberCell(pass.dispatch_us), numberCell(pass.total_us)}};
}

std::vector<ResultRow> passesRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    for (const auto &[mode, pass] : bars(state.result)) {
        rows.push_back(
            {QString::fromLatin1(mode),
             {modeCell(mode, state, catalogue), numberCell(pass.compute_us), numberCell(pass.dispatch_us),
              numberCell(pass.memory_us), numberCell(pass.total_us), numberCell(pass.math_utilization),
              numberCell(pass.gpu_busy), numberCell(pass.mfu), numberCell(pass.throughput),
              numberCell(state.result.eager.total_us / pass.total_us), numberCell(double(pass.kernels))}});
    }
    return rows;
}

std::vector<ResultRow> comparisonRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    for (const ComparedWorkload &workload : compareWorkloads(state.settings, catalogue)) {
        rows.push_back(comparisonRow(workload, "eager", workload.eager, catalogue));
        rows.push_back(comparisonRow(workload, "compiled", workload.compiled, catalogue));
    }
    return rows;
}

/// What the comparison depends on; the other inputs leave its rows alone.
S comparisonInputs(const S &settings)
{
    S inputs;
    inputs.context = settings.context;
    inputs.launch_us = settings.launch_us;
    inputs.launch_model = settings.launch_model;
    inputs.edge_math = settings.edge_math;
    return inputs;
}

QString comparisonCaption(const State &state, const Catalogue &catalogue)
{
    const auto text = [&](const char *input) {
        return InputsOf<D>::text(QString::fromLatin1(input), state.settings, catalogue);
    };
    const QString speed =
        InputsOf<D>::text(QStringLiteral("gpu_speed"), comparisonInputs(state.settings), catalogue);
    //: caption of a table; %1 is a context ("Cloud"), %2 a duration, %3 a launch model ("Serial"), %4 the GPU
    //: speed that its figures are for ("1×")
    return DispatchTaxInstrument::tr("Workloads compared at GPU speed %4: %1, launch cost %2, %3")
        .arg(text("context"), text("launch_us"), text("launch_model"), speed);
}

QString throughputTitle(const State &state, const Catalogue &catalogue)
{
    //: heading of a column; %1 is what is counted, e.g. "images"
    return DispatchTaxText::tr("Throughput (%1/s)")
        .arg(contentText(workloadOf(state.settings, catalogue).throughputUnit));
}

constexpr ColumnRow<D> computeColumn = {
    "compute_us",     QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute (ms)"), Quantity::Milliseconds, 2,
    Meaning::Compute, QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute")};
constexpr ColumnRow<D> memoryColumn = {"memory_us",
                                       QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer (ms)"),
                                       Quantity::Milliseconds,
                                       2,
                                       Meaning::Memory,
                                       QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer"),
                                       "memory_us"};
constexpr ColumnRow<D> totalColumn = {
    "total_us",       QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time (ms)"), Quantity::Milliseconds, 2,
    Meaning::Neutral, QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time")};

constexpr auto passesColumns = std::to_array<ColumnRow<D>>({
    {"mode", QT_TRANSLATE_NOOP("rp::DispatchTax", "Execution mode")},
    computeColumn,
    // Every gap and limit inside the three bars, whatever mode is chosen: all three are always drawn.
    {"dispatch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead (ms)"), Quantity::Milliseconds, 2,
     Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"), "graph_pass,stream"},
    memoryColumn,
    totalColumn,
    {"math_utilization", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"), Quantity::Fraction, 1},
    {"gpu_busy", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy"), Quantity::Fraction, 1},
    {.key = "mfu",
     .title = QT_TRANSLATE_NOOP("rp::DispatchTax", "MFU"),
     .quantity = Quantity::Fraction,
     .decimals = 1,
     .notes = "math_efficiency"},
    {.key = "throughput", .quantity = Quantity::Significant, .titleNow = throughputTitle},
    {"speedup", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up over eager"), Quantity::Factor},
    {"kernels", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels launched"), Quantity::Count},
});

constexpr auto comparisonColumns = std::to_array<ColumnRow<D>>({
    {"pass", QT_TRANSLATE_NOOP("rp::DispatchTax", "Workload and mode")},
    {"kernels", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels"), Quantity::Count},
    {"compute_per_kernel_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Compute per kernel (µs)"),
     Quantity::Microseconds, 2, Meaning::Compute, QT_TRANSLATE_NOOP("rp::DispatchTax", "Compute per kernel")},
    {"dispatch_per_kernel_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch per kernel (µs)"),
     Quantity::Microseconds, 2, Meaning::Dispatch,
     QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch per kernel"), "stream"},
    {"math_utilization", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"), Quantity::Fraction, 1},
    {"speedup", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up"), Quantity::Factor},
    computeColumn,
    memoryColumn,
    {"dispatch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead (ms)"), Quantity::Milliseconds, 2,
     Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"), "stream"},
    totalColumn,
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"passes", QT_TRANSLATE_NOOP("rp::DispatchTaxInstrument", "Where the time of one forward pass goes"),
     passesColumns, passesRows, passesSummary},
    {.id = "comparison",
     .columns = comparisonColumns,
     .rows = comparisonRows,
     .summary = comparisonSummary,
     .captionNow = comparisonCaption,
     .dependsOn = comparisonInputs},
});

} // namespace

DesignRows<D> DispatchTaxDesign::tables()
{
    return {.tables = tableRows};
}

Meaning utilizationRating(double fraction)
{
    if (fraction >= goodUtilization)
        return Meaning::Good;
    return fraction >= fairUtilization ? Meaning::Fair : Meaning::Poor;
}

QString workloadLabel(const QString &workload, const Catalogue &catalogue)
{
    return InputsOf<D>::text(QStringLiteral("workload"), workload, {}, catalogue);
}

} // namespace rp
