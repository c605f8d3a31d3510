// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/tracks/track_cloud_view.h"

#include "models/instruments/tracks/cloud/track_cloud_instrument.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/comparison_table.h"

#include <QVBoxLayout>

namespace rp {

namespace {

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

TrackCloudView::TrackCloudView(TrackCloudInstrument &instrument, Announcer &announcer, QWidget *parent)
    : TrackView(instrument, announcer, parent)
    , m_instrument(instrument)
{
    makePages();
    start();
}

void TrackCloudView::makePages()
{
    //: Tab: share of time in which the GPU works.
    QVBoxLayout *busyPage = addPage(key("busy"), [] { return tr("GPU busy"); });
    addFigures(busyPage, {key("gpu_busy"), key("idle_us"), key("total_us"), key("kernels")});
    m_busy = addChart<LineChart>(busyPage);
    //: Tab: tokens per second.
    QVBoxLayout *tokenPage = addPage(key("tokens"), [] { return tr("Throughput"); });
    addFigures(tokenPage, {key("tokens_s"), key("tokens_s_per_sequence"), key("speedup"), key("mfu")});
    m_tokens = addChart<LineChart>(tokenPage);
    //: Tab: the parts of the time in which each sequence gets one token.
    QVBoxLayout *stepPage = addPage(key("step"), [] { return tr("Time of one step"); });
    m_step = addChart<BarChart>(stepPage, BarArrangement::Stacked);
    m_modes = addTable(stepPage, *m_instrument.step());
    m_modes->setHeaded(false);
    //: Tab: whether a model fits into the memory of the GPUs.
    QVBoxLayout *memoryPage = addPage(key("memory"), [] { return tr("Memory"); });
    addFigures(memoryPage, {key("memory_bytes"), key("device_bytes"), key("largest_batch"), key("fits")});
    m_memory = addChart<BarChart>(memoryPage, BarArrangement::Stacked);

    ChartMapping step;
    step.columnKeys = {key("work_us"), key("exchange_us"), key("idle_us")};
    step.totalColumnKey = key("total_us");
    m_step->setTable(m_instrument.step(), step);
    ChartMapping memory;
    memory.columnKeys = {key("weight_bytes"), key("kv_bytes"), key("activation_bytes"), key("reserve_bytes")};
    memory.totalColumnKey = key("total_bytes");
    m_memory->setTable(m_instrument.memory(), memory);
}

void TrackCloudView::retranslateCharts()
{
    LineChartSpec spec;
    spec.xColumn = key("batch");
    spec.logX = true;
    //: Axis of a chart: sequences that are served at once.
    spec.xTitle = tr("Batch");
    spec.lineColumns = {key("eager_busy"), key("compiled_busy"), key("cuda_graph_busy")};
    //: Axis of a chart: share of time in which the GPU works.
    spec.yTitle = tr("GPU busy");
    spec.yMin = 0.0;
    spec.yMax = 1.0;
    m_busy->setLines(m_instrument.batches(), spec);
    spec.lineColumns = {key("eager_tokens_s"), key("compiled_tokens_s"), key("cuda_graph_tokens_s")};
    //: Axis of a chart.
    spec.yTitle = tr("Tokens per second");
    spec.logY = true;
    spec.yMin.reset();
    spec.yMax.reset();
    m_tokens->setLines(m_instrument.throughput(), spec);
    m_step->setValueAxisTitle(tr("Time of one step"));
    m_memory->setValueAxisTitle(tr("Memory on each GPU"));
}

void TrackCloudView::showBusyMarks()
{
    const QString busy = m_instrument.figureText(key("gpu_busy"));
    const QString batch = m_instrument.figureText(key("batch"));
    const QString mode = m_instrument.inputText(key("mode"), m_instrument.mode());
    const QString target = m_instrument.figureText(key("busy_target"));
    std::vector<ChartAnnotation> marks;
    marks.push_back({key("target"),
                     //: A line in a chart; %1 is a percentage.
                     tr("Asked for: %1").arg(target),
                     //: %1 is a percentage.
                     tr("The goal asks for a GPU that is busy for at least %1 of the time.").arg(target),
                     m_instrument.figure(key("busy_target"))});
    marks.push_back({key("now"),
                     //: A point in a chart: what the controls say; %1 is a value.
                     tr("Now: %1").arg(busy),
                     //: %1 is an execution mode, %2 a number of sequences, %3 a percentage.
                     tr("Now: %1 at batch %2 keeps the GPU busy for %3 of the time.").arg(mode, batch, busy),
                     m_instrument.figure(key("gpu_busy")), Meaning::Neutral, m_instrument.batch()});
    m_busy->setAnnotations(std::move(marks));
}

void TrackCloudView::showTokenMarks()
{
    const QString tokens = m_instrument.figureText(key("tokens_s"));
    const QString batch = m_instrument.figureText(key("batch"));
    const QString mode = m_instrument.inputText(key("mode"), m_instrument.mode());
    std::vector<ChartAnnotation> marks;
    marks.push_back({key("now"), tr("Now: %1").arg(tokens),
                     //: %1 is an execution mode, %2 a number of sequences, %3 a rate.
                     tr("Now: %1 at batch %2 writes %3.").arg(mode, batch, tokens),
                     m_instrument.figure(key("tokens_s")), Meaning::Neutral, m_instrument.batch()});
    m_tokens->setAnnotations(std::move(marks));
}

void TrackCloudView::showMemoryMark()
{
    const QString device = m_instrument.figureText(key("device_bytes"));
    std::vector<ChartAnnotation> marks;
    marks.push_back({key("device"),
                     //: A line in a chart; %1 is a size in bytes.
                     tr("One GPU: %1").arg(device),
                     //: %1 is a size in bytes.
                     tr("One GPU has %1 of memory. What lies beyond it does not fit.").arg(device),
                     m_instrument.figure(key("device_bytes")), Meaning::Failure});
    m_memory->setAnnotations(std::move(marks));
}

void TrackCloudView::showCharts()
{
    //: Said of the bar or the point that the controls have chosen.
    const QString chosen = tr("as set in the controls");
    m_step->setEmphasizedRow(m_instrument.mode(), chosen);
    m_memory->setEmphasizedRow(QStringLiteral("p%1").arg(m_instrument.tensorParallel()), chosen);
    showBusyMarks();
    showTokenMarks();
    showMemoryMark();
}

} // namespace rp
