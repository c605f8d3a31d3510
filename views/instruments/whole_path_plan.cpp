// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/whole_path_plan.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/contract/result_table.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"

#include <QCoreApplication>
#include <functional>
#include <memory>
#include <utility>

namespace rp {

namespace {

Part pathBars(const WholePathInstrument &instrument, const InstrumentReader &shown, ChartMarks marks)
{
    BarsPlan plan{
        shown.table("path"),
        {"host_us", "transfer_us", "launch_us", "limit_us", "distance_us", "beyond_us", "read_back_us"},
        "total_us"};
    plan.axis = [shown] { return shown.label("total_us"); };
    plan.marks = std::move(marks);
    plan.instrument = &instrument;
    plan.lively = true;
    plan.cut = {"after", "before"};
    return barsPart(BarArrangement::Stacked, "path", plan);
}

Part speedupLines(const WholePathInstrument &instrument, const InstrumentReader &shown, ChartMarks marks)
{
    LinesPlan plan{shown.table("speedups"), [shown] {
                       LineChartSpec spec;
                       spec.xColumn = QStringLiteral("kernel_speed");
                       spec.lineColumns = keysOf({"application", "amdahl"});
                       spec.xTitle = shown.spec(spec.xColumn).label;
                       spec.yTitle = shown.label("application_speedup");
                       spec.xMin = 1.0; // fixed, so that nothing moves but the lines
                       spec.xMax = fastestKernel;
                       spec.yMin = 0.0;
                       spec.yMax = fastestKernel;
                       return spec;
                   }};
    plan.marks = std::move(marks);
    plan.instrument = &instrument;
    return linesPart("speedups", plan);
}

} // namespace

InstrumentPlan wholePathPlan(WholePathInstrument &instrument, const LabSession *session)
{
    const InstrumentReader shown(instrument);
    const auto predictions = std::make_shared<Predictions>(instrument, session);
    const auto marksOf = [predictions](std::function<double(const Prediction &)> at) {
        return predictions->marks({{"application_speedup", PredictionRow::Line::Across, std::move(at)}},
                                  [](const Prediction &said) {
                                      //: %1 is a factor such as 2.00×
                                      return QCoreApplication::translate(
                                                 "rp::WholePathView",
                                                 "Your prediction: the request would be %1 as fast.")
                                          .arg(said.number);
                                  });
    };
    const auto asSpeedup = [marksOf] { return marksOf({}); };
    const auto asLength = [marksOf, &instrument] { // of the bar with faster kernels
        std::vector<ChartAnnotation> marks = marksOf([&instrument](const Prediction &said) {
            return instrument.figureIf({{QStringLiteral("kernel_speed"), 1.0}}, QStringLiteral("total_us")) /
                   said.value;
        });
        for (ChartAnnotation &mark : marks)
            mark.row = QStringLiteral("after");
        return marks;
    };
    SectionPlan section;
    section.controls = {{}};
    section.pages = {
        {.key = "path",
         .title = [shown] { return shown.label("total_us"); },
         .picture = pathBars(instrument, shown, asLength),
         .figures = {figuresPart("path_figures", shown,
                                 {{"application_speedup"}, {"total_us"}, {"kernel_share"}, {"rate_ratio"}})},
         .notes = {figuresPart("part_figures", shown,
                               {{"transfer_us"}, {"transfer_kernels"}, {"kernel_us"}, {"kernel_count"}})},
         .sentence = [&instrument] { return instrument.largestSentence(); },
         .measured =
             [shown] {
                 return measuredSentence(*shown.table("path"), QStringLiteral("total_us"),
                                         QStringLiteral("before"));
             }},
        {.key = "speedup",
         .title = [shown] { return shown.label("application_speedup"); },
         .picture = speedupLines(instrument, shown, asSpeedup),
         .figures = {figuresPart("speedup_figures", shown,
                                 {{"application_speedup"}, {"amdahl_speedup"}, {"bound"}})}}};
    InstrumentPlan plan{{section}, {}, nullptr, predictions};
    plan.pinned = {"kernel_speed", "input_at"};
    plan.question = [shown] { return shown.table("path")->caption(); };
    return plan;
}

} // namespace rp
