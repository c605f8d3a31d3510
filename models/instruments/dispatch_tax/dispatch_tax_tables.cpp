// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/dispatch_tax/dispatch_tax_tables.h"

#include "models/instruments/dispatch_tax/dispatch_tax_inputs.h"
#include "models/text/format.h"
#include "models/text/sentences.h"

#include <QCoreApplication>

#include <array>
#include <utility>

namespace rp {

namespace {

using Text = std::function<QString()>;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(rp::DispatchTax)
public:
    static QString rating(Meaning meaning, const Format &format)
    {
        switch (meaning) {
        case Meaning::Good:
            //: rating of a utilization; %1 is a percentage
            return tr("good: at least %1").arg(format.percent(goodUtilization, 0));
        case Meaning::Fair:
            //: rating of a utilization; %1 and %2 are percentages
            return tr("fair: from %1 to below %2")
                .arg(format.percent(fairUtilization, 0), format.percent(goodUtilization, 0));
        default:
            //: rating of a utilization; %1 is a percentage
            return tr("poor: below %1").arg(format.percent(fairUtilization, 0));
        }
    }
    static QString rated(Meaning meaning, const QString &utilization)
    {
        switch (meaning) {
        case Meaning::Good:
            //: a utilization and its rating, short; %1 is a percentage
            return tr("%1, good").arg(utilization);
        case Meaning::Fair:
            //: a utilization and its rating, short; %1 is a percentage
            return tr("%1, fair").arg(utilization);
        default:
            //: a utilization and its rating, short; %1 is a percentage
            return tr("%1, poor").arg(utilization);
        }
    }
    static QString chosen()
    {
        //: remark on the row of the chosen execution mode
        return tr("shown in the meters and the timeline");
    }
    static QString pass(const QString &workload, const QString &mode)
    {
        //: %1 is a workload, %2 an execution mode
        return tr("%1, %2", "name of a pass").arg(workload, mode);
    }
    static QString lane(TimelineLane lane)
    {
        //: the two lanes of the timeline; CPU and GPU are abbreviations
        return lane == TimelineLane::Cpu ? tr("CPU launches") : tr("GPU kernels");
    }
    static QString span(const TimelineSpan &span, const Format &format)
    {
        const QString first = format.count(double(span.index) + 1.0);
        const QString last = format.count(double(span.index + span.count));
        if (span.lane == TimelineLane::Cpu) {
            //: a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1
            return span.count == 1 ? tr("Launch %1").arg(first) : tr("Launches %1 to %2").arg(first, last);
        }
        //: a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1
        return span.count == 1 ? tr("Kernel %1").arg(first) : tr("Kernels %1 to %2").arg(first, last);
    }
    static QString throughputTitle(const QString &unit)
    {
        //: heading of a column; %1 is what is counted, e.g. "images"
        return tr("Throughput (%1/s)").arg(unit);
    }
};

/// A text that is translated whenever it is asked for.
Text late(const char *source)
{
    return [source] { return QCoreApplication::translate("rp::DispatchTax", source); };
}

ResultColumn column(const char *key, const char *title, Quantity quantity, int decimals = 2)
{
    ResultColumn made;
    made.key = QString::fromLatin1(key);
    made.title = late(title);
    made.quantity = quantity;
    made.decimals = decimals;
    return made;
}

/// The spoken heading leaves the unit out, since the value is read with its unit.
ResultColumn timeColumn(const char *key, const char *title, const char *spoken, Meaning meaning,
                        Quantity quantity = Quantity::Milliseconds)
{
    ResultColumn made = column(key, title, quantity);
    made.spokenTitle = late(spoken);
    made.meaning = meaning;
    return made;
}

ResultCell number(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

ResultCell words(Text text)
{
    ResultCell cell;
    cell.text = std::move(text);
    return cell;
}

/// What launching through a stream's queue assumes.
QString streamAssumption(const Catalogue &catalogue)
{
    const Notes &notes = catalogue.dispatch.notes;
    return joinedSentences({contentText(notes.assumption(QStringLiteral("stream_gap_us"))),
                            contentText(notes.assumption(QStringLiteral("queue_depth")))});
}

/// Every gap and limit inside the three bars, whatever mode is chosen: all three are always drawn.
Text allPassesAssumption(const SettingsNow &now, const Catalogue &catalogue)
{
    return [now, &catalogue] {
        return joinedSentences(
            {passAssumption(QStringLiteral("cuda_graph"), now(), catalogue),
             now().launch_model == QStringLiteral("overlapped") ? streamAssumption(catalogue) : QString()});
    };
}

Text workloadAssumption(const SettingsNow &now, const Catalogue &catalogue, const char *field)
{
    return [now, &catalogue, field] {
        return contentText(workloadOf(now(), catalogue).notes.assumption(QString::fromLatin1(field)));
    };
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

ResultCell modeCell(const char *mode, const DispatchTaxState &state)
{
    ResultCell cell = words([mode] { return modeLabel(QString::fromLatin1(mode)); });
    if (state.settings.mode == QLatin1String(mode))
        cell.note = [] { return Words::chosen(); };
    return cell;
}

ResultCell ratedCell(double utilization)
{
    ResultCell cell = number(utilization);
    const Meaning rating = utilizationRating(utilization);
    cell.meaning = rating;
    cell.text = [rating, utilization] { return Words::rated(rating, Format().percent(utilization)); };
    cell.note = [rating] { return Words::rating(rating, Format()); };
    return cell;
}

ResultRow comparisonRow(const ComparedWorkload &compared, const char *mode, const DispatchPass &pass,
                        const Catalogue &catalogue)
{
    const QString workload = compared.workload;
    const QString modeKey = QString::fromLatin1(mode);
    const double kernels = double(pass.kernels);
    return {workload + u'_' + modeKey,
            {words([workload, modeKey, &catalogue] {
                 return Words::pass(workloadLabel(workload, catalogue), modeLabel(modeKey));
             }),
             number(kernels), number(pass.compute_us / kernels), number(pass.dispatch_us / kernels),
             ratedCell(pass.math_utilization), number(compared.eager.total_us / pass.total_us)}};
}

} // namespace

Meaning utilizationRating(double fraction)
{
    if (fraction >= goodUtilization)
        return Meaning::Good;
    return fraction >= fairUtilization ? Meaning::Fair : Meaning::Poor;
}

std::vector<ResultColumn> passesColumns(const SettingsNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("mode", QT_TRANSLATE_NOOP("rp::DispatchTax", "Execution mode"), Quantity::Text),
        timeColumn("compute_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute (ms)"),
                   QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute"), Meaning::Compute),
        timeColumn("dispatch_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead (ms)"),
                   QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"), Meaning::Dispatch),
        timeColumn("memory_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer (ms)"),
                   QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer"), Meaning::Memory),
        timeColumn("total_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time (ms)"),
                   QT_TRANSLATE_NOOP("rp::DispatchTax", "Wall time"), Meaning::Neutral),
        column("math_utilization", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"),
               Quantity::Fraction, 1),
        column("gpu_busy", QT_TRANSLATE_NOOP("rp::DispatchTax", "GPU busy"), Quantity::Fraction, 1),
        column("mfu", QT_TRANSLATE_NOOP("rp::DispatchTax", "MFU"), Quantity::Fraction, 1),
        column("throughput", "", Quantity::Significant),
        column("speedup", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up over eager"), Quantity::Factor),
        column("kernels", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels launched"), Quantity::Count)};
    columns[2].assumption = allPassesAssumption(now, catalogue);
    columns[3].assumption = workloadAssumption(now, catalogue, "memory_us");
    columns[7].assumption = workloadAssumption(now, catalogue, "math_efficiency");
    columns[8].title = [now, &catalogue] {
        return Words::throughputTitle(contentText(workloadOf(now(), catalogue).throughputUnit));
    };
    return columns;
}

std::vector<ResultRow> passesRows(const DispatchTaxState &state)
{
    std::vector<ResultRow> rows;
    for (const auto &[mode, pass] : bars(state.result)) {
        rows.push_back({QString::fromLatin1(mode),
                        {modeCell(mode, state), number(pass.compute_us), number(pass.dispatch_us),
                         number(pass.memory_us), number(pass.total_us), number(pass.math_utilization),
                         number(pass.gpu_busy), number(pass.mfu), number(pass.throughput),
                         number(state.result.eager.total_us / pass.total_us), number(double(pass.kernels))}});
    }
    return rows;
}

std::vector<ResultColumn> sharesColumns(const SettingsNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("mode", QT_TRANSLATE_NOOP("rp::DispatchTax", "Execution mode"), Quantity::Text),
        column("compute_share", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernel compute"), Quantity::Fraction,
               1),
        column("dispatch_share", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch overhead"),
               Quantity::Fraction, 1),
        column("memory_share", QT_TRANSLATE_NOOP("rp::DispatchTax", "Memory transfer"), Quantity::Fraction,
               1)};
    columns[1].meaning = Meaning::Compute;
    columns[2].meaning = Meaning::Dispatch;
    columns[2].assumption = allPassesAssumption(now, catalogue);
    columns[3].meaning = Meaning::Memory;
    columns[3].assumption = workloadAssumption(now, catalogue, "memory_us");
    return columns;
}

std::vector<ResultRow> sharesRows(const DispatchTaxState &state)
{
    std::vector<ResultRow> rows;
    for (const auto &[mode, pass] : bars(state.result)) {
        rows.push_back({QString::fromLatin1(mode),
                        {modeCell(mode, state), number(pass.share(pass.compute_us)),
                         number(pass.share(pass.dispatch_us)), number(pass.share(pass.memory_us))}});
    }
    return rows;
}

std::vector<ResultColumn> comparisonColumns(const SettingsNow &now, const Catalogue &catalogue)
{
    std::vector<ResultColumn> columns = {
        column("pass", QT_TRANSLATE_NOOP("rp::DispatchTax", "Workload and mode"), Quantity::Text),
        column("kernels", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels"), Quantity::Count),
        timeColumn("compute_per_kernel_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Compute per kernel (µs)"),
                   QT_TRANSLATE_NOOP("rp::DispatchTax", "Compute per kernel"), Meaning::Compute,
                   Quantity::Microseconds),
        timeColumn("dispatch_per_kernel_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch per kernel (µs)"),
                   QT_TRANSLATE_NOOP("rp::DispatchTax", "Dispatch per kernel"), Meaning::Dispatch,
                   Quantity::Microseconds),
        column("math_utilization", QT_TRANSLATE_NOOP("rp::DispatchTax", "Math utilization"),
               Quantity::Fraction, 1),
        column("speedup", QT_TRANSLATE_NOOP("rp::DispatchTax", "Speed-up"), Quantity::Factor)};
    columns[3].assumption = [now, &catalogue] {
        DispatchTaxSettings settings = now();
        settings.min_kernel = false; // the comparison keeps the published kernels
        return passAssumption(QStringLiteral("eager"), settings, catalogue);
    };
    return columns;
}

std::vector<ResultRow> comparisonRows(const std::vector<ComparedWorkload> &compared,
                                      const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    for (const ComparedWorkload &workload : compared) {
        rows.push_back(comparisonRow(workload, "eager", workload.eager, catalogue));
        rows.push_back(comparisonRow(workload, "compiled", workload.compiled, catalogue));
    }
    return rows;
}

std::vector<ResultColumn> timelineColumns()
{
    return {column("span", QT_TRANSLATE_NOOP("rp::DispatchTax", "Launch or kernel"), Quantity::Text),
            column("lane", QT_TRANSLATE_NOOP("rp::DispatchTax", "Lane"), Quantity::Text),
            timeColumn("start_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "Start (µs)"),
                       QT_TRANSLATE_NOOP("rp::DispatchTax", "Start"), Meaning::Neutral,
                       Quantity::Microseconds),
            timeColumn("end_us", QT_TRANSLATE_NOOP("rp::DispatchTax", "End (µs)"),
                       QT_TRANSLATE_NOOP("rp::DispatchTax", "End"), Meaning::Neutral, Quantity::Microseconds),
            column("kernels", QT_TRANSLATE_NOOP("rp::DispatchTax", "Kernels"), Quantity::Count)};
}

std::vector<ResultRow> timelineRows(const TimelineWindow &window)
{
    std::vector<ResultRow> rows;
    rows.reserve(window.spans.size());
    for (const TimelineSpan &span : window.spans) {
        const bool cpu = span.lane == TimelineLane::Cpu;
        const QString key = (cpu ? QStringLiteral("cpu_%1") : QStringLiteral("gpu_%1")).arg(span.index);
        ResultRow row;
        row.key = key;
        row.cells = {words([span] { return Words::span(span, Format()); }),
                     words([lane = span.lane] { return Words::lane(lane); }), number(span.start_us),
                     number(span.end_us), number(double(span.count))};
        row.cells[1].meaning = cpu ? Meaning::Dispatch : Meaning::Compute;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace rp
