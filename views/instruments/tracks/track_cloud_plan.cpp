// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/track_instrument.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/tracks/track_plan.h"

#include <QCoreApplication>

namespace rp {

namespace {

class CloudPages
{
    Q_DECLARE_TR_FUNCTIONS(rp::TrackCloudView)
public:
    explicit CloudPages(const TrackInstrument &instrument)
        : m_shown(instrument)
    {
    }
    std::vector<PagePlan> pages() const;

private:
    Part step() const;
    Part tokens() const;
    std::vector<ChartAnnotation> tokenMarks() const;
    //: Said of the bar or the point that the controls have chosen.
    static QString chosen() { return tr("as set in the controls"); }

    InstrumentReader m_shown;
};

std::vector<PagePlan> CloudPages::pages() const
{
    return {
        //: Tab: the parts of the time in which each sequence gets one token.
        {.key = "step",
         .title = [] { return tr("Step"); },
         .picture = step(),
         .figures = {figuresPart("step_figures", m_shown,
                                 {{"gpu_busy"}, {"idle_us"}, {"total_us"}, {"kernels"}})},
         .notes = {tablePart("modes", m_shown.table("step")),
                   figuresPart("memory_figures", m_shown,
                               {{"memory_bytes"}, {"device_bytes"}, {"largest_batch"}, {"fits"}})}},
        //: Tab: tokens per second.
        {.key = "tokens",
         .title = [] { return tr("Tokens"); },
         .picture = tokens(),
         .figures = {figuresPart("token_figures", m_shown,
                                 {{"tokens_s"}, {"tokens_s_per_sequence"}, {"speedup"}, {"mfu"}})}},
    };
}

Part CloudPages::tokens() const
{
    const auto spec = [] {
        LineChartSpec made;
        made.xColumn = QStringLiteral("batch");
        made.logX = true;
        //: Axis of a chart: sequences that are served at once.
        made.xTitle = tr("Batch");
        made.lineColumns = keysOf({"eager_tokens_s", "compiled_tokens_s", "cuda_graph_tokens_s"});
        //: Axis of a chart.
        made.yTitle = tr("Tokens per second");
        made.logY = true;
        return made;
    };
    return linesPart("tokens", {m_shown.table("throughput"), spec, {}, [*this] { return tokenMarks(); }});
}

Part CloudPages::step() const
{
    BarsPlan plan{m_shown.table("step"), {"work_us", "exchange_us", "idle_us"}, "total_us"};
    plan.axis = [] { return tr("Time of one step"); };
    plan.emphasis = {[shown = m_shown] { return shown.key("mode"); }, &CloudPages::chosen};
    return barsPart(BarArrangement::Stacked, "step", plan);
}

std::vector<ChartAnnotation> CloudPages::tokenMarks() const
{
    const QString tokens = m_shown.text("tokens_s");
    return {pointMark(
        "now", m_shown.number("batch"), m_shown.figure("tokens_s"),
        //: A point in a chart: what the controls say; %1 is a value.
        tr("Now: %1").arg(tokens),
        //: %1 is an execution mode, %2 a number of sequences, %3 a rate.
        tr("Now: %1 at batch %2 writes %3.").arg(m_shown.inputText("mode"), m_shown.text("batch"), tokens))};
}

} // namespace

InstrumentPlan trackCloudPlan(TrackInstrument &instrument)
{
    return trackPlan(instrument, CloudPages(instrument).pages(), {"mode", "batch"});
}

} // namespace rp
