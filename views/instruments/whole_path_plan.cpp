// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/whole_path_plan.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/instruments/contract/result_table.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"

#include <QCoreApplication>

namespace rp {

namespace {

class WholePathParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::WholePathView)
public:
    WholePathParts(const WholePathInstrument &instrument, const LabSession *session)
        : m_instrument(instrument)
        , m_shown(instrument)
        , m_predictions(std::make_shared<Predictions>(instrument, session))
    {
    }
    InstrumentPlan plan() const;

private:
    Part bars() const;
    Part speedups() const;
    std::vector<ChartAnnotation> predicted(bool asSpeedup) const;

    const WholePathInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
};

InstrumentPlan WholePathParts::plan() const
{
    SectionPlan section;
    section.controls = {{}};
    section.pages = {
        {.key = "path",
         .title = [shown = m_shown] { return shown.label("total_us"); },
         .picture = bars(),
         .figures = {figuresPart("path_figures", m_shown,
                                 {{"application_speedup"}, {"total_us"}, {"kernel_share"}, {"rate_ratio"}})},
         .notes = {figuresPart("part_figures", m_shown,
                               {{"transfer_us"}, {"transfer_kernels"}, {"kernel_us"}, {"kernel_count"}})},
         .sentence = [&instrument = m_instrument] { return instrument.largestSentence(); },
         .measured =
             [shown = m_shown] {
                 return measuredSentence(*shown.table("path"), QStringLiteral("total_us"),
                                         QStringLiteral("before"));
             }},
        {.key = "speedup",
         .title = [shown = m_shown] { return shown.label("application_speedup"); },
         .picture = speedups(),
         .figures = {figuresPart("speedup_figures", m_shown,
                                 {{"application_speedup"}, {"amdahl_speedup"}, {"bound"}})}}};
    InstrumentPlan plan{{section}, {}, nullptr, m_predictions};
    plan.pinned = {"kernel_speed", "input_at"};
    plan.question = [shown = m_shown] { return shown.table("path")->caption(); };
    return plan;
}

/// As a speed-up, or as the length that the bar with faster kernels would have.
std::vector<ChartAnnotation> WholePathParts::predicted(bool asSpeedup) const
{
    const auto at = [this, asSpeedup](const Prediction &said) {
        return asSpeedup ? said.value
                         : m_instrument.figureIf({{QStringLiteral("kernel_speed"), 1.0}},
                                                 QStringLiteral("total_us")) /
                               said.value;
    };
    const auto spoken = [](const Prediction &said) {
        //: %1 is a factor such as 2.00×
        return tr("Your prediction: the request would be %1 as fast.").arg(said.number);
    };
    return m_predictions->marks({{"application_speedup", PredictionRow::Line::Across, at}}, spoken);
}

Part WholePathParts::bars() const
{
    BarsPlan plan{
        m_shown.table("path"),
        {"host_us", "transfer_us", "launch_us", "limit_us", "distance_us", "beyond_us", "read_back_us"},
        "total_us"};
    plan.axis = [shown = m_shown] { return shown.label("total_us"); };
    plan.marks = [*this] {
        std::vector<ChartAnnotation> marks = predicted(false);
        for (ChartAnnotation &mark : marks)
            mark.row = QStringLiteral("after");
        return marks;
    };
    plan.instrument = &m_instrument;
    plan.lively = true;
    plan.cut = {"after", "before"};
    return barsPart(BarArrangement::Stacked, "path", plan);
}

Part WholePathParts::speedups() const
{
    LinesPlan plan{m_shown.table("speedups"), [shown = m_shown] {
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
    plan.marks = [*this] { return predicted(true); };
    plan.instrument = &m_instrument;
    return linesPart("speedups", plan);
}

} // namespace

InstrumentPlan wholePathPlan(WholePathInstrument &instrument, const LabSession *session)
{
    return WholePathParts(instrument, session).plan();
}

} // namespace rp
