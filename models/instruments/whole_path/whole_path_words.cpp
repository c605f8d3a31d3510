// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/catalogue/context_entry.h"
#include "models/catalogue/dispatch_constants.h"
#include "models/catalogue/path_entries.h"
#include "models/catalogue/serving_entries.h"
#include "models/catalogue/workload_entry.h"
#include "models/instruments/contract/assumption_text.h"
#include "models/instruments/contract/table_cells.h"
#include "models/instruments/whole_path/whole_path.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"

#include <algorithm>

namespace rp {

namespace {

using D = WholePathDesign;
using S = WholePathSettings;
using State = WholePathState;

QString largestPartSentence(const State &state)
{
    const physics::WholePath &path = state.after.path;
    const std::size_t largest = physics::largestPart(path);
    //: %1 names a part of a request, such as "Kernels", %2 is a percentage of its time
    return fillMarkers(WholePathText::tr("Largest part: %1, %2 of the request."),
                       {WholePathText::tr(pathPartNames[largest]),
                        Format().percent(path.parts_us()[largest] / path.total_us(), 0)});
}

} // namespace

QString wholePathReason(const QString &field, const WholePathSettings &settings, const Catalogue &catalogue)
{
    const auto said = [&catalogue](const Notes &notes, const char *of) {
        return assumptionText(catalogue, notes, QLatin1String(of));
    };
    const PathWorkloadEntry &request = requestOf(settings, catalogue);
    const bool isGraph = settings.mode == QLatin1String("cuda_graph");
    if (field == QLatin1String("copy")) {
        const Notes &path = catalogue.path->notes;
        return joinedSentences({said(path, hasOneMemory(settings, catalogue) ? "one_memory"
                                           : settings.isPinned()             ? "pinned_share"
                                                                             : "pageable_share"),
                                said(path, "copy_us")});
    }
    if (field == QLatin1String("launch_us"))
        return isGraph ? QString() : said(pathContext(settings, catalogue).notes, "launch_us");
    if (field == QLatin1String("stream"))
        return said(catalogue.dispatch->notes, isGraph ? "graph_gap_us" : "stream_gap_us");
    if (field == QLatin1String("efficiency"))
        return request.workload.isEmpty() ? said(catalogue.servingDesign->notes, "memory_efficiency_measured")
                                          : QString();
    if (field == QLatin1String("memory_us")) {
        const WorkloadEntry *entry = catalogue.workloads.find(request.workload);
        return entry ? said(entry->notes, "memory_us") : QString();
    }
    return assumptionText(catalogue, request.notes, field);
}

QString changeSentence(const Moment<WholePathDesign> &moment)
{
    if (moment.inputs.isEmpty())
        return {};
    const QString &id = moment.inputs.front();
    const QString label = InputsOf<D>::spec(id, moment.now.settings, moment.catalogue).label;
    const QString value = InputsOf<D>::text(id, moment.now.settings, moment.catalogue);
    const QString before = Format().duration_us(moment.before.after.path.total_us());
    const QString now = Format().duration_us(moment.now.after.path.total_us());
    if (before == now)
        //: %1 names a control, %2 its new value, %3 is a duration
        return fillMarkers(WholePathText::tr("%1, %2: the request still takes %3."), {label, value, now});
    //: %1 names a control, %2 its new value, %3 and %4 are durations
    return fillMarkers(WholePathText::tr("%1, %2: the request took %3 and now takes %4."),
                       {label, value, before, now});
}

namespace {

QString speedupSentence(const Moment<D> &moment)
{
    const State &now = moment.now;
    const double speed = now.settings.kernel_speed;
    //: %1 to %3 are factors such as 2.00×
    return fillMarkers(WholePathText::tr("Kernels at %1 make the request %2 as fast. Amdahl’s law says %3."),
                       {Format().factor(speed), Format().factor(now.speedup()),
                        Format().factor(physics::amdahl(now.before.kernelShare(), speed))});
}

QString pathSummary(const Moment<D> &moment)
{
    return joinedSentences(
        {moment.now.settings.kernel_speed == 1.0 ? largestPartSentence(moment.now) : speedupSentence(moment),
         changeSentence(moment)});
}

ResultRow pathRow(const char *key, const PathRun &run, std::function<QString()> name)
{
    const physics::WholePath &path = run.path;
    // Kernels that are faster than the roofline allows are neither at their limit nor above it.
    const bool isBeyond = path.kernel_us < run.roof_us;
    const double limit_us = isBeyond ? 0.0 : run.roof_us;
    const double beyond_us = isBeyond ? path.kernel_us : 0.0;
    ResultRow row{QString::fromLatin1(key), {textCell(std::move(name))}};
    for (const double time_us :
         {path.host_us, path.transfer_us, path.launch_us, limit_us, path.kernel_us - limit_us - beyond_us,
          beyond_us, path.read_back_us, path.total_us()})
        row.cells.push_back(numberCell(time_us));
    return row;
}

std::vector<ResultRow> pathRows(const State &state, const Catalogue & /*catalogue*/)
{
    const double speed = state.settings.kernel_speed;
    //: name of a bar: a request with its kernels as they are
    return {pathRow("before", state.before, [] { return WholePathText::tr("Kernels as they are"); }),
            pathRow("after", state.after, [speed] {
                //: name of a bar: a request with faster kernels; %1 is a factor such as 2×
                return WholePathText::tr("Kernels at %1").arg(quantityText(Quantity::FactorAsNeeded, speed));
            })};
}

/// Up to the speed that is set: what lies beyond it has not been asked for.
std::vector<ResultRow> speedupRows(const State &state, const Catalogue &catalogue)
{
    std::vector<ResultRow> rows;
    const double set = state.settings.kernel_speed;
    for (double speed = 1.0; speed <= set; speed = speed < set ? std::min(speed + 1.0, set) : set + 1.0) {
        const double total_us = pathRun(state.settings, speed, catalogue).path.total_us();
        rows.push_back({QStringLiteral("s%1").arg(speed),
                        {textCell([speed] { return quantityText(Quantity::FactorAsNeeded, speed); }),
                         numberCell(speed), numberCell(state.before.path.total_us() / total_us),
                         numberCell(physics::amdahl(state.before.kernelShare(), speed))}});
    }
    return rows;
}

constexpr ColumnRow<D> timeColumn(const char *key, Phrase title, Meaning meaning, FieldNames notes = {})
{
    return {.key = key,
            .title = title,
            .quantity = Quantity::DurationAuto,
            .decimals = 3,
            .meaning = meaning,
            .notes = notes};
}

constexpr auto pathColumns = std::to_array<ColumnRow<D>>({
    {"kernels", pathPartNames[3]},
    timeColumn("host_us", pathPartNames[0], Meaning::Neutral, "host_us"),
    timeColumn("transfer_us", pathPartNames[1], Meaning::Memory, "copy"),
    timeColumn("launch_us", pathPartNames[2], Meaning::Dispatch, {"launch_us", "stream", "kernels"}),
    timeColumn("limit_us", QT_TRANSLATE_NOOP("rp::WholePath", "Limit of the roofline"), Meaning::Compute,
               "least_bytes"),
    //: the kernels' time above what the roofline allows
    timeColumn("distance_us", QT_TRANSLATE_NOOP("rp::WholePath", "Kernels above the limit"), Meaning::Poor,
               {"efficiency", "memory_us"}),
    //: the time of kernels that are set to be faster than the device can be; in place of the limit
    timeColumn("beyond_us", QT_TRANSLATE_NOOP("rp::WholePath", "Kernels faster than the roofline allows"),
               Meaning::Failure, "least_bytes"),
    timeColumn("read_back_us", pathPartNames[4], Meaning::Good, "copy"),
    timeColumn("total_us", QT_TRANSLATE_NOOP("rp::WholePath", "Whole request"), Meaning::Neutral),
});

constexpr auto speedupColumns = std::to_array<ColumnRow<D>>({
    {"speed", QT_TRANSLATE_NOOP("rp::WholePath", "Kernel speed")},
    {.key = "kernel_speed",
     .title = QT_TRANSLATE_NOOP("rp::WholePath", "Kernel speed"),
     .quantity = Quantity::Factor,
     .decimals = 1},
    {.key = "application",
     .title = QT_TRANSLATE_NOOP("rp::WholePath", "Speed-up of the request"),
     .quantity = Quantity::Factor,
     .meaning = Meaning::Compute},
    {.key = "amdahl",
     .title = QT_TRANSLATE_NOOP("rp::WholePath", "Speed-up by Amdahl’s law"),
     .quantity = Quantity::Factor,
     .meaning = Meaning::Dispatch},
});

constexpr auto tableRows = std::to_array<TableRow<D>>({
    {"path", QT_TRANSLATE_NOOP("rp::WholePath", "Where the time of a request goes"), pathColumns, pathRows,
     pathSummary},
    {"speedups", QT_TRANSLATE_NOOP("rp::WholePath", "What faster kernels make of a request"), speedupColumns,
     speedupRows, speedupSentence},
});

S ofBar(S settings, const QString &row, const Catalogue & /*catalogue*/)
{
    if (row == QLatin1String("before"))
        settings.kernel_speed = 1.0;
    return settings;
}

constexpr auto barInputs = std::to_array<const char *>({"kernel_speed"});
constexpr auto measuredRows = std::to_array<MeasuredRow<D>>({
    {"path", "total_us", "total_us", ofBar, barInputs},
});

constexpr auto formulaRows = std::to_array<FormulaRow<D>>({
    {"amdahl", "S = 1 / ((1 − p) + p / s) = {amdahl_speedup}\nS∞ = 1 / (1 − p) = {bound}"},
});

} // namespace

QString WholePathInstrument::largestSentence() const
{
    return largestPartSentence(state());
}

DesignRows<D> WholePathDesign::tables()
{
    return {.tables = tableRows, .formulas = formulaRows, .measured = measuredRows};
}

} // namespace rp
