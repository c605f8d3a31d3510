// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/device_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/equation.h"
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/dispatch_tax/traced_words.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace rp {

namespace {

/// By how utilization moves (falls, stays, rises), then by what becomes of wall time (slower, same, faster).
/// %1 what was set, %2 and %3 utilization before and after, %4 wall time, %5 factor.
constexpr std::array<std::array<const char *, 3>, 3> changePatterns = {
    {{{//: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization falls from %2 to %3, the pass takes %4, "
                                            "%5 slower."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization falls from %2 to %3, the pass still takes "
                                            "%4."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization falls from %2 to %3, the pass takes %4, "
                                            "%5 faster.")}},
     {{//: %1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax",
                         "%1: math utilization stays at %2, the pass takes %4, %5 slower."),
       nullptr,
       //: %1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization stays at %2, the pass takes %4, %5 "
                                            "faster.")}},
     {{//: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization rises from %2 to %3, the pass takes %4, "
                                            "%5 slower."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization rises from %2 to %3, the pass still takes "
                                            "%4."),
       //: %1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×
       QT_TRANSLATE_NOOP("rp::DispatchTax", "%1: math utilization rises from %2 to %3, the pass takes %4, "
                                            "%5 faster.")}}}};

/// 0 when the second text names less, 1 when both read the same, 2 when it names more. Two values that look
/// alike must not be told as a change.
std::size_t direction(double before, double after, const QString &textBefore, const QString &textAfter)
{
    if (textBefore == textAfter)
        return 1;
    return after < before ? 0 : 2;
}

/// A control and its new value; the beginning of a longer sentence.
QString whatWasSet(const Moment<DispatchTaxDesign> &moment)
{
    const QString &id = moment.inputs.front();
    const DispatchTaxSettings &settings = moment.now.settings;
    const InputSpec spec = InputsOf<DispatchTaxDesign>::spec(id, settings, moment.catalogue);
    if (id == QLatin1String("kernel_count"))
        return DispatchTaxText::tr("%1 %2", "control and value")
            .arg(spec.label, Format().count(settings.kernel_count));
    const QString value = InputsOf<DispatchTaxDesign>::text(id, settings, moment.catalogue);
    if (spec.kind == InputSpec::Kind::Linear) {
        //: a control and its new value: "GPU speed 2×"; the beginning of a longer sentence
        return DispatchTaxText::tr("%1 %2", "control and value").arg(spec.label, value);
    }
    //: a control and what was chosen: "Execution mode, Compiled"; the beginning of a longer sentence
    return DispatchTaxText::tr("%1, %2", "control and value").arg(spec.label, value);
}

/// What launching through a stream's queue assumes, where there is a queue.
QString streamReason(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch->notes;
    if (!settings.isOverlapped() || tracedOf(settings))
        return {};
    return joinedSentences({assumptionText(catalogue, notes, QStringLiteral("stream_gap_us")),
                            assumptionText(catalogue, notes, QStringLiteral("queue_depth"))});
}

/// What running as a graph assumes, and what was measured of the call that starts it.
QString graphReason(const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch->notes;
    return joinedSentences({assumptionText(catalogue, notes, QStringLiteral("graph_gap_us")),
                            assumptionText(catalogue, notes, QStringLiteral("graph_launch_us"))});
}

/// Reasons for the assumptions inside a pass of this mode (gaps, queue, shortest kernel); empty when none.
QString passReason(const QString &mode, const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    return joinedSentences(
        {mode == QLatin1String("cuda_graph") ? graphReason(catalogue) : streamReason(settings, catalogue),
         settings.min_kernel
             ? assumptionText(catalogue, catalogue.dispatch->notes, QStringLiteral("shortest_kernel_us"))
             : QString()});
}

} // namespace

QString dispatchTaxReason(const QString &field, const DispatchTaxSettings &settings,
                          const Catalogue &catalogue)
{
    const bool isFromTrace = tracedOf(settings).has_value();
    if (field == QLatin1String("kernel_time"))
        return isFromTrace ? tracedReason(field) : QString();
    if (field == QLatin1String("traced_pass"))
        return isFromTrace ? passReason(QStringLiteral("cuda_graph"), settings, catalogue) : QString();
    if (field == QLatin1String("chosen_pass"))
        return passReason(settings.mode, settings, catalogue);
    if (field == QLatin1String("graph_pass"))
        return passReason(QStringLiteral("cuda_graph"), settings, catalogue);
    if (field.endsWith(QLatin1String("_pass")))
        return passReason(QStringLiteral("eager"), settings, catalogue);
    if (field == QLatin1String("stream"))
        return streamReason(settings, catalogue);
    if (isFromTrace && (field == QLatin1String("memory_us") || field == QLatin1String("useful_flops") ||
                        field == QLatin1String("launch_us")))
        return tracedReason(field);
    if (field == QLatin1String("memory_us"))
        return assumptionText(catalogue, workloadOf(settings, catalogue).notes, field);
    if (field == QLatin1String("useful_flops"))
        return joinedSentences(
            {assumptionText(catalogue, workloadOf(settings, catalogue).notes, field),
             hasEdgeMath(settings, catalogue) && settings.edge_math == QLatin1String("course")
                 ? DispatchTaxText::tr(
                       "Math is taken to be as fast as on the cloud device here, so this is a "
                       "share of that device's peak.")
                 : QString()});
    if (field == QLatin1String("launch_us"))
        return assumptionText(catalogue, contextOf(settings, catalogue).notes, field);
    if (field == QLatin1String("graph_gap_us"))
        return graphReason(catalogue);
    if (field != QLatin1String("dense_flops"))
        return assumptionText(catalogue, catalogue.dispatch->notes, field);
    const DeviceEntry *device = catalogue.devices.find(contextOf(settings, catalogue).device);
    return device ? assumptionText(catalogue, device->notes, field) : QString();
}

QString changeSentence(const Moment<DispatchTaxDesign> &moment)
{
    const Format format;
    const DispatchPass &before = moment.before.chosen();
    const DispatchPass &after = moment.now.chosen();
    const QString utilizationBefore = format.percent(before.math_utilization);
    const QString utilizationAfter = format.percent(after.math_utilization);
    const double speedup = before.total_us / after.total_us;
    const double factor = speedup < 1.0 ? 1.0 / speedup : speedup;
    const std::size_t utilization =
        direction(before.math_utilization, after.math_utilization, utilizationBefore, utilizationAfter);
    const std::size_t speed = direction(1.0, speedup, format.factor(1.0),
                                        speedup < 1.0 ? format.factor(speedup) : format.factor(factor));
    const QString what = whatWasSet(moment);
    const char *pattern = changePatterns.at(utilization).at(speed);
    if (!pattern) {
        //: %1 is a control and its new value
        return DispatchTaxText::tr("%1: math utilization and wall time stay the same.").arg(what);
    }
    return phraseText(DispatchTaxDesign::context(), pattern,
                      {what, utilizationBefore, utilizationAfter, format.milliseconds(after.total_us),
                       format.factor(factor)});
}

QString passesSummary(const Moment<DispatchTaxDesign> &moment)
{
    const Format format;
    const DispatchPass &pass = moment.now.chosen();
    const DispatchTaxSettings &settings = moment.now.settings;
    //: %1 is a workload, %2 an execution mode
    const QString name =
        DispatchTaxText::tr("%1, %2", "name of a pass")
            .arg(workloadLabel(settings.workload, moment.catalogue),
                 InputsOf<DispatchTaxDesign>::text(QStringLiteral("mode"), settings, moment.catalogue));
    //: %1 is the name of a pass ("Keyword spotting, Eager"), %2 its wall time, %3 to %5 shares of it
    const QString takeaway = DispatchTaxText::tr(
        "%1: of %2, kernel compute takes %3, dispatch overhead %4 and memory transfer %5.");
    return joinedSentences({fillMarkers(takeaway, {name, format.milliseconds(pass.total_us),
                                                   format.percent(pass.share(pass.compute_us)),
                                                   format.percent(pass.share(pass.dispatch_us)),
                                                   format.percent(pass.share(pass.memory_us))}),
                            moment.inputs.isEmpty() ? QString() : changeSentence(moment)});
}

QString comparisonSummary(const Moment<DispatchTaxDesign> &moment)
{
    const std::vector<ComparedWorkload> compared = compareWorkloads(moment.now.settings, moment.catalogue);
    if (compared.empty())
        return {};
    const auto gain = [](const ComparedWorkload &w) { return w.eager.total_us / w.compiled.total_us; };
    const auto gainer = std::max_element(compared.cbegin(), compared.cend(),
                                         [&](const auto &a, const auto &b) { return gain(a) < gain(b); });
    const auto best = std::max_element(compared.cbegin(), compared.cend(), [](const auto &a, const auto &b) {
        return a.eager.math_utilization < b.eager.math_utilization;
    });
    //: %1 and %3 are workloads, %2 a factor such as 2.00×, %4 a percentage
    return DispatchTaxText::tr(
               "%1 gains most from compiling, %2. %3 has the highest math utilization without it, %4.")
        .arg(workloadLabel(gainer->workload, moment.catalogue), Format().factor(gain(*gainer)),
             workloadLabel(best->workload, moment.catalogue), Format().percent(best->eager.math_utilization));
}

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
    const bool isFromTrace = tracedOf(state.settings).has_value();
    for (const auto &[mode, pass] : bars(state.result)) {
        if (isFromTrace && std::string_view(mode) == "compiled")
            continue; // what compiling would save stands in no trace
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
    QString caption = DispatchTaxInstrument::tr("Workloads compared at GPU speed %4: %1, launch cost %2, %3")
                          .arg(text("context"), text("launch_us"), text("launch_model"), speed);
    if (!state.settings.isOverlapped())
        return caption;
    //: %1 is the caption of a table with a column "Dispatch per kernel"
    return DispatchTaxInstrument::tr("%1. Dispatch is only what the kernels do not hide.").arg(caption);
}

QString throughputTitle(const State &state, const Catalogue &catalogue)
{
    //: heading of a column; %1 is what is counted, e.g. "images"
    return DispatchTaxText::tr("Throughput (%1/s)").arg(throughputUnit(state.settings, catalogue));
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

// Every gap and limit inside the three bars, whatever mode is chosen: all three are always drawn.
constexpr FieldNames everyGap = {"graph_pass", "stream"};

constexpr auto passesColumns = std::to_array<ColumnRow<D>>({
    {"mode", QT_TRANSLATE_NOOP("rp::DispatchTax", "Execution mode")},
    computeColumn,
    {"dispatch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead (ms)"), Quantity::Milliseconds, 2,
     Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"), everyGap},
    memoryColumn,
    totalColumn,
    {"math_utilization", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"), Quantity::Fraction, 1},
    {"gpu_busy", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy"), Quantity::Fraction, 1},
    {.key = "mfu",
     .title = QT_TRANSLATE_NOOP("rp::DispatchTax", "MFU"),
     .quantity = Quantity::FractionAsNeeded,
     .notes = "useful_flops"},
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

constexpr auto tracedColumns = std::to_array<ColumnRow<D>>({
    {"source", QT_TRANSLATE_NOOP("rp::DispatchTax", "Model or trace")},
    {"compute_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU at work (ms)"), Quantity::Milliseconds, 2,
     Meaning::Compute, QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU at work")},
    {"dispatch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Waiting for launches (ms)"), Quantity::Milliseconds,
     2, Meaning::Dispatch, QT_TRANSLATE_NOOP("rp::DispatchTax", "Waiting for launches"), "traced_pass"},
    {"rest_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Other idle time (ms)"), Quantity::Milliseconds, 2,
     Meaning::Neutral, QT_TRANSLATE_NOOP("rp::DispatchTax", "Other idle time")},
    totalColumn,
    {"gpu_busy", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy"), Quantity::Fraction, 1},
    {"difference", QT_TRANSLATE_NOOP("rp::DispatchTax", "Time against the trace"), Quantity::Fraction, 1},
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
    {"traced", QT_TRANSLATE_NOOP("rp::DispatchTaxInstrument", "The model beside the trace"), tracedColumns,
     tracedRows, tracedSummary},
});

S ofMode(S settings, const QString &row, const Catalogue & /*catalogue*/)
{
    settings.mode = row;
    return settings;
}

/// Each workload as it is, as in the rows.
S ofWorkload(S settings, const QString &row, const Catalogue &catalogue)
{
    settings = comparisonInputs(settings);
    const qsizetype at = row.lastIndexOf(u'_');
    settings.workload = row.left(at);
    settings.mode = row.mid(at + 1);
    takeWorkload(settings, catalogue);
    return settings;
}

// A network that was measured under a workload's name has kernels of its own: it stands beside the workloads,
// and not where their kernels are counted.
constexpr auto modeInputs = std::to_array<const char *>({"mode"});
constexpr auto ofBars = std::to_array<const char *>({"", "tf32_b32", "fp16_b32"});
constexpr auto workloadInputs = std::to_array<const char *>({"workload", "mode", "kernel_count"});
constexpr auto ofModels = std::to_array<const char *>({"pytorch", "tf32_b32", "fp16_b32"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"passes", "total_us", "total_us", ofMode, modeInputs, ofBars},
    {"comparison", "total_us", "total_us", ofWorkload, workloadInputs, ofModels},
});

} // namespace

DesignRows<D> DispatchTaxDesign::tables()
{
    return {.tables = tableRows, .measured = measuredRows};
}

Meaning utilizationRating(double fraction)
{
    if (fraction >= goodUtilization)
        return Meaning::Good;
    return fraction >= fairUtilization ? Meaning::Fair : Meaning::Poor;
}

QString throughputUnit(const DispatchTaxSettings &settings, const Catalogue &catalogue)
{
    //: what is counted per second: whole traces of a profiler. Behind a number and before "/s"
    return tracedOf(settings) ? DispatchTaxText::tr("traces")
                              : contentText(workloadOf(settings, catalogue).throughputUnit);
}

QString workloadLabel(const QString &workload, const Catalogue &catalogue)
{
    return InputsOf<D>::text(QStringLiteral("workload"), workload, {}, catalogue);
}

namespace {

// A time of nothing has no unit to be held to.

QString us(double time_us)
{
    return term(time_us == 0.0 ? Quantity::DurationAuto : Quantity::KernelTime, time_us);
}

QString ms(double time_us)
{
    return term(time_us == 0.0 ? Quantity::DurationAuto : Quantity::Milliseconds, time_us);
}

QString count(std::int64_t n)
{
    return term(Quantity::Count, double(n));
}

QString share(double fraction)
{
    return term(Quantity::Fraction, fraction);
}

using State = DispatchTaxState;
using Parameters = DispatchTaxParameters;

/// Math per kernel as the GPU needs it, with the shortest duration in force.
double mathPerKernel(const Parameters &p, std::int64_t n)
{
    return physics::fragment(p.math_us, n, p.shortest_us);
}

/// The symbol of that: c is the arithmetic alone.
QString mathSymbol(const Parameters &p, std::int64_t n)
{
    return mathPerKernel(p, n) > p.math_us / double(n) ? QStringLiteral("c*") : QStringLiteral("c");
}

/// Where a kernel takes longer than its arithmetic: what c* is. @param math symbol of the arithmetic
QString longerKernel(const Parameters &p, std::int64_t n, const char *math = "c")
{
    return mathSymbol(p, n) == QLatin1String("c")
               ? QString()
               : equation(QStringLiteral("c* = max(%4, %1) = max(%2, %1) = %3"),
                          {us(p.shortest_us), us(p.math_us / double(n)), us(mathPerKernel(p, n)),
                           QString::fromUtf8(math)});
}

/// A formula holds for one way to launch, and the page may show another: two figures for one T would
/// contradict each other.
QString shownInstead(const State &state, const Catalogue &catalogue, double total_us)
{
    const double shown_us = state.chosen().total_us;
    if (std::abs(shown_us - total_us) <= 1e-9 * shown_us)
        return {};
    const auto text = [&](const char *input) {
        return InputsOf<DispatchTaxDesign>::text(QString::fromLatin1(input), state.settings, catalogue);
    };
    //: Below an equation that holds for another way to launch than the one in view: %1 is an execution mode
    //: ("Compiled"), %2 a launch model ("Overlapped"), %3 the wall time of that pass.
    return Format::isolate(DispatchTaxText::tr("The page shows another pass now: %1, %2, %3.")
                               .arg(text("mode"), text("launch_model"), ms(shown_us)));
}

QString lines(QStringList all)
{
    all.removeAll(QString());
    return all.join(u'\n');
}

QString serialPass(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    physics::Workload run = p.workload;
    run.compute_us = mathPerKernel(p, run.n);
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    const QString time = equation(QStringLiteral("T = N (%6 + ℓ) + M = %1 × (%2 + %3) + %4 = %5"),
                                  {count(run.n), us(run.compute_us), us(p.launch_us), ms(run.memory_us),
                                   ms(pass.total_us), mathSymbol(p, run.n)});
    return lines({longerKernel(p, run.n), time, shownInstead(state, catalogue, pass.total_us)});
}

QString compiled(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const physics::CompiledCounts counts = physics::compiledCounts(p.workload);
    physics::Workload run = p.workload;
    run.n = counts.n;
    run.compute_us = mathPerKernel(p, run.n);
    run.memory_us = counts.memory_us;
    const physics::PassTime pass = physics::serialPass(run, p.launch_us);
    const QString kept =
        equation(QStringLiteral("N′ = max(1, round(N (1 − ρ))) = max(1, round(%1 × (1 − %2))) = %3"),
                 {count(p.workload.n), decimalTerm(p.workload.rho), count(counts.n)});
    const QString math =
        mathSymbol(p, run.n) == QLatin1String("c") ? QStringLiteral("N c / N′") : QStringLiteral("c*");
    const QString time =
        equation(QStringLiteral("T′ = N′ (%7 + ℓ) + M (1 − φ) = %1 × (%2 + %3) + %4 × (1 − %5) = %6"),
                 {count(run.n), us(run.compute_us), us(p.launch_us), ms(p.workload.memory_us),
                  decimalTerm(p.workload.phi, p.workload.phi == 0.0 ? 0 : 4), ms(pass.total_us), math});
    const QString used = equation(QStringLiteral("U′ = N c / T′ = %1 / %2 = %3"),
                                  {ms(p.math_us), ms(pass.total_us), share(p.math_us / pass.total_us)});
    const bool waits = state.settings.launch_model == QLatin1String("serial");
    return lines({kept, longerKernel(p, run.n, "N c / N′"), time, used,
                  waits ? QString() : shownInstead(state, catalogue, pass.total_us)});
}

QString overlapped(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const std::int64_t n = p.workload.n;
    const double kernel_us = mathPerKernel(p, n) + p.workload.memory_us / double(n);
    const double gap_us = p.queue.gap_us;
    const double gpu_us = p.launch_us + double(n) * kernel_us + double(n - 1) * gap_us;
    const double cpu_us = double(n) * p.launch_us + kernel_us;
    const double total_us = physics::asyncClosed(n, kernel_us, p.launch_us, 0.0, gap_us);
    const QString kernel = equation(
        QStringLiteral("k = %5 + M / N = %1 + %2 / %3 = %4"),
        {us(mathPerKernel(p, n)), ms(p.workload.memory_us), count(n), us(kernel_us), mathSymbol(p, n)});
    const QString time =
        equation(QStringLiteral("T = max(ℓ + N k + (N − 1) g, N ℓ + k) = max(%1 + %2 × %3 + %4 × %5, "
                                "%2 × %1 + %3) = max(%6, %7) = %8"),
                 {us(p.launch_us), count(n), us(kernel_us), count(n - 1), us(gap_us), ms(gpu_us), ms(cpu_us),
                  ms(total_us)});
    return lines({longerKernel(p, n), kernel, time, shownInstead(state, catalogue, total_us)});
}

QString cudaGraph(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const DispatchPass &pass = state.result.graph;
    const std::int64_t n = pass.kernels;
    const QString time =
        equation(QStringLiteral("T = t₀ + t₁ N + N k + (N − 1) g = %1 + %2 × %3 + %3 × %4 + %5 × %6 = %7"),
                 {us(p.graph.launch_us), us(p.graph.launch_per_node_us), count(n), us(pass.kernel_us),
                  count(n - 1), us(p.graph.gap_us), ms(pass.total_us)});
    return lines({time, shownInstead(state, catalogue, pass.total_us)});
}

QString threeMeters(const State &state, const Catalogue &catalogue)
{
    const Parameters p = parametersFor(state.settings, catalogue);
    const DispatchPass &pass = state.chosen();
    const double busy_us = double(pass.kernels) * pass.kernel_us;
    const double math_us = busy_us - pass.memory_us; // includes what the shortest duration adds
    const QString math = equation(QStringLiteral("U = N c / T = %1 / %2 = %3"),
                                  {ms(pass.compute_us), ms(pass.total_us), share(pass.math_utilization)});
    const QString busy = equation(QStringLiteral("B = (N %5 + M) / T = (%1 + %2) / %3 = %4"),
                                  {ms(math_us), ms(pass.memory_us), ms(pass.total_us), share(pass.gpu_busy),
                                   mathSymbol(p, pass.kernels)});
    const QString mfu =
        equation(QStringLiteral("MFU = (F / T) / R = %1 / %2 = %3"),
                 {term(Quantity::Flops, p.useful_flops / (pass.total_us * 1e-6)),
                  term(Quantity::Flops, p.peak_flops), term(Quantity::FractionAsNeeded, pass.mfu)});
    return lines({math, longerKernel(p, pass.kernels), busy, mfu});
}

constexpr auto formulaRows = std::to_array<FormulaRow<D>>({
    {"serial_pass", serialPass},
    {"utilization", "U = N c / T = {kernel_count} × %1 / {total_us} = {math_utilization}",
     [](const State &s, const Catalogue &) -> QStringList {
         return {us(s.chosen().compute_us / double(s.chosen().kernels))};
     }},
    {"compiled_pass", compiled},
    {"overlapped", overlapped},
    {"cuda_graph", cudaGraph},
    {"faster_gpu",
     "s = %1:  U = N c / T = %2 / %3 = {math_utilization_base_gpu}\n"
     "s = %4:  U = (N c / s) / T = %5 / {total_us} = {math_utilization}\n"
     "T(1) / T(s) = %3 / {total_us} = {speedup_faster_gpu}",
     [](const State &s, const Catalogue &) -> QStringList {
         const DispatchPass &base = s.result.chosenAtBaseSpeed;
         const double speed = s.settings.gpu_speed;
         return {decimalTerm(1.0, 0), ms(base.compute_us), ms(base.total_us),
                 decimalTerm(speed, speed == std::floor(speed) ? 0 : 1), ms(s.chosen().compute_us)};
     }},
    {"three_meters", threeMeters},
});

} // namespace

DesignRows<DispatchTaxDesign> DispatchTaxDesign::formulas()
{
    return {.formulas = formulaRows};
}

} // namespace rp
