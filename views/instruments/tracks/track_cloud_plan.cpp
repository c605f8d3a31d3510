// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/tracks/common/track_instrument.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
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
    Part busy() const;
    Part tokens() const;
    Part step() const;
    Part memory() const;
    std::vector<ChartAnnotation> busyMarks() const;
    std::vector<ChartAnnotation> tokenMarks() const;
    std::vector<ChartAnnotation> memoryMarks() const;
    static LineChartSpec byBatch(const std::vector<const char *> &lines, const QString &axis);
    //: Said of the bar or the point that the controls have chosen.
    static QString chosen() { return tr("as set in the controls"); }

    InstrumentReader m_shown;
};

std::vector<PagePlan> CloudPages::pages() const
{
    return {
        //: Tab: share of time in which the GPU works.
        {.key = "busy",
         .title = [] { return tr("GPU busy"); },
         .picture = busy(),
         .figures = {figuresPart("busy_figures", m_shown,
                                 {{"gpu_busy"}, {"idle_us"}, {"total_us"}, {"kernels"}})}},
        //: Tab: tokens per second.
        {.key = "tokens",
         .title = [] { return tr("Throughput"); },
         .picture = tokens(),
         .figures = {figuresPart("token_figures", m_shown,
                                 {{"tokens_s"}, {"tokens_s_per_sequence"}, {"speedup"}, {"mfu"}})}},
        //: Tab: the parts of the time in which each sequence gets one token.
        {.key = "step",
         .title = [] { return tr("Time of one step"); },
         .picture = step(),
         .notes = {tablePart("modes", m_shown.table("step"))}},
        //: Tab: whether a model fits into the memory of the GPUs.
        {.key = "memory",
         .title = [] { return tr("Memory"); },
         .picture = memory(),
         .figures = {figuresPart("memory_figures", m_shown,
                                 {{"memory_bytes"}, {"device_bytes"}, {"largest_batch"}, {"fits"}})}},
    };
}

LineChartSpec CloudPages::byBatch(const std::vector<const char *> &lines, const QString &axis)
{
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("batch");
    spec.logX = true;
    //: Axis of a chart: sequences that are served at once.
    spec.xTitle = tr("Batch");
    spec.lineColumns = keysOf(lines);
    spec.yTitle = axis;
    return spec;
}

Part CloudPages::busy() const
{
    const auto spec = [] {
        //: Axis of a chart: share of time in which the GPU works.
        LineChartSpec made = byBatch({"eager_busy", "compiled_busy", "cuda_graph_busy"}, tr("GPU busy"));
        made.yMin = 0.0;
        made.yMax = 1.0;
        return made;
    };
    return linesPart("busy", {m_shown.table("batches"), spec, {}, [*this] { return busyMarks(); }});
}

Part CloudPages::tokens() const
{
    const auto spec = [] {
        LineChartSpec made = byBatch({"eager_tokens_s", "compiled_tokens_s", "cuda_graph_tokens_s"},
                                     //: Axis of a chart.
                                     tr("Tokens per second"));
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

Part CloudPages::memory() const
{
    BarsPlan plan{m_shown.table("memory"),
                  {"weight_bytes", "kv_bytes", "activation_bytes", "reserve_bytes"},
                  "total_bytes"};
    plan.axis = [] { return tr("Memory on each GPU"); };
    plan.emphasis = {[shown = m_shown] { return QLatin1Char('p') + shown.key("tensor_parallel"); },
                     &CloudPages::chosen};
    plan.marks = [*this] { return memoryMarks(); };
    return barsPart(BarArrangement::Stacked, "memory", plan);
}

std::vector<ChartAnnotation> CloudPages::busyMarks() const
{
    const QString busy = m_shown.text("gpu_busy");
    const QString target = m_shown.text("busy_target");
    return {acrossMark("target", m_shown.figure("busy_target"),
                       //: A line in a chart; %1 is a percentage.
                       tr("Asked for: %1").arg(target),
                       //: %1 is a percentage.
                       tr("The goal asks for a GPU that is busy for at least %1 of the time.").arg(target)),
            pointMark("now", m_shown.number("batch"), m_shown.figure("gpu_busy"),
                      //: A point in a chart: what the controls say; %1 is a value.
                      tr("Now: %1").arg(busy),
                      //: %1 is an execution mode, %2 a number of sequences, %3 a percentage.
                      tr("Now: %1 at batch %2 keeps the GPU busy for %3 of the time.")
                          .arg(m_shown.inputText("mode"), m_shown.text("batch"), busy))};
}

std::vector<ChartAnnotation> CloudPages::tokenMarks() const
{
    const QString tokens = m_shown.text("tokens_s");
    return {pointMark(
        "now", m_shown.number("batch"), m_shown.figure("tokens_s"), tr("Now: %1").arg(tokens),
        //: %1 is an execution mode, %2 a number of sequences, %3 a rate.
        tr("Now: %1 at batch %2 writes %3.").arg(m_shown.inputText("mode"), m_shown.text("batch"), tokens))};
}

std::vector<ChartAnnotation> CloudPages::memoryMarks() const
{
    const QString device = m_shown.text("device_bytes");
    return {acrossMark("device", m_shown.figure("device_bytes"),
                       //: A line in a chart; %1 is a size in bytes.
                       tr("One GPU: %1").arg(device),
                       //: %1 is a size in bytes.
                       tr("One GPU has %1 of memory. What lies beyond it does not fit.").arg(device),
                       Meaning::Failure)};
}

} // namespace

InstrumentPlan trackCloudPlan(TrackInstrument &instrument)
{
    return trackPlan(instrument, CloudPages(instrument).pages());
}

} // namespace rp
