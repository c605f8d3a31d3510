// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_plan.h"

#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "views/charts/trace/trace_timeline.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/said/predictions.h"
#include "views/instruments/trace/kernel_search.h"
#include "views/instruments/trace/lab_bridge.h"
#include "views/instruments/trace/nameless_saver.h"
#include "views/instruments/trace/trace_opener.h"
#include "views/widgets/blocks/code_block.h"

#include <QCoreApplication>
#include <cmath>

namespace rp {

namespace {

/// Parts below each other at the top of a page that has no picture.
Part onTop(std::vector<Part> parts)
{
    return placed(column(space::m, std::move(parts)), 1, Qt::AlignTop);
}

class TraceParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::TraceView)
public:
    TraceParts(TraceInstrument &instrument, const LabSession *session)
        : m_instrument(instrument)
        , m_shown(instrument)
        , m_predictions(std::make_shared<Predictions>(instrument, session))
    {
    }
    InstrumentPlan plan() const;

private:
    ControlGroup controls() const;
    Part span() const;
    Part timeline() const;
    Part spread() const;
    std::vector<ChartAnnotation> spanMarks() const;
    Part kernels() const;
    Part gain() const;
    Part model() const;
    Part recording() const;

    TraceInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
};

ControlGroup TraceParts::controls() const
{
    ControlGroup group;
    group.parts = {madePart<TraceOpener>(
                       Part::Kind::Choice, "opener",
                       [&instrument = m_instrument](InstrumentView &view, QWidget *parent) {
                           return new TraceOpener(instrument, view, parent);
                       },
                       [](TraceOpener &) {}),
                   noticePart("notices", [&instrument = m_instrument] {
                       return std::pair(Notice::Kind::Warning, joinedSentences(instrument.notices()));
                   })};
    return group;
}

Part TraceParts::span() const
{
    BarsPlan plan{
        m_shown.table("parts"), {"busy_us", "before_us", "latency_us", "kernel_us", "other_us"}, "span_us"};
    plan.axis = [] { return tr("Span of the trace"); };
    plan.marks = [*this] { return spanMarks(); };
    return barsPart(BarArrangement::Stacked, "span", plan);
}

std::vector<ChartAnnotation> TraceParts::spanMarks() const
{
    const auto ofSpan = [shown = m_shown](const Prediction &prediction) {
        return prediction.value * shown.figure("span_us");
    };
    const auto ofGraph = [&instrument = m_instrument](const Prediction &prediction) {
        const auto &graph = instrument.trace()->graph;
        return graph ? prediction.value * double(graph->span_ns) / 1e3 : std::nan("");
    };
    const auto spoken = [](const Prediction &prediction) {
        return prediction.figure == QLatin1String("busy_share")
                   //: %1 is a percentage
                   ? tr("Your prediction: the GPU would be busy for %1 of the span.").arg(prediction.number)
                   //: %1 is a percentage
                   : tr("Your prediction: the GPU would be busy for %1 of the time that the graph runs.")
                         .arg(prediction.number);
    };
    // Whatever else is set, the mark belongs to the trace that the question was about.
    return m_predictions->marks({{"busy_share", PredictionRow::Line::Across, ofSpan},
                                 {"graph_busy_share", PredictionRow::Line::Across, ofGraph}},
                                spoken,
                                {QStringLiteral("after"), QStringLiteral("node"), QStringLiteral("per_day")});
}

Part TraceParts::timeline() const
{
    return partOf<TraceTimelineChart>(
        Part::Kind::Picture, "timeline",
        [&instrument = m_instrument](TraceTimelineChart &chart) { chart.setTrace(instrument.trace()); });
}

Part TraceParts::spread() const
{
    LinesPlan plan{m_shown.table("spread"), [] {
                       LineChartSpec spec;
                       spec.xColumn = QStringLiteral("time_us");
                       spec.lineColumns = keysOf({"kernels", "launches"});
                       spec.logX = true;
                       spec.yMin = 0.0;
                       spec.yMax = 1.0;
                       spec.lineMarks = false;
                       spec.xTitle = tr("Time");
                       //: axis: share of kernels, or of launches, that take at most so long
                       spec.yTitle = tr("Share that takes at most so long");
                       return spec;
                   }};
    plan.marks = [shown = m_shown]() -> std::vector<ChartAnnotation> {
        const double period_us = shown.figure("launch_period_us");
        if (!(period_us > 0.0))
            return {};
        const QString pace = shown.text("launch_period_us");
        return {
            uprightMark("pace", period_us,
                        //: mark in a chart; %1 is a time
                        tr("Host's pace: %1").arg(pace),
                        //: %1 is a time, %2 a percentage
                        fillMarkers(tr("The host launches a kernel every %1; %2 of the kernels are shorter."),
                                    {pace, shown.text("short_share")}))};
    };
    return linesPart("spread", plan);
}

Part TraceParts::kernels() const
{
    return madePart<KernelSearch>(
        Part::Kind::Table, "kernels",
        [table = m_shown.table("kernels")](InstrumentView &, QWidget *parent) {
            return new KernelSearch(*table, parent);
        },
        [](KernelSearch &search) { search.showRows(); });
}

Part TraceParts::gain() const
{
    BarsPlan bars{m_shown.table("what_if"), {"time_us"}};
    bars.axis = [] { return tr("Span of the trace"); };
    return barsPart(BarArrangement::Grouped, "what_if", bars);
}

Part TraceParts::model() const
{
    std::vector<Part> parts{tablePart("model", m_shown.table("model"))};
    // Outside of an act there are no instruments beside this one to be set.
    if (!m_instrument.isOwnOnly()) {
        parts.push_back(madePart<LabBridge>(
            Part::Kind::Choice, "bridge",
            [&instrument = m_instrument](InstrumentView &view, QWidget *parent) {
                return new LabBridge(instrument, view, parent);
            },
            [](LabBridge &bridge) { bridge.showTexts(); }));
    }
    return onTop(std::move(parts));
}

/// What is typed on every machine alike, so it is not translated.
constexpr int codeChars = 100;

QString recordingCode()
{
    return QStringLiteral(
        "from torch.profiler import profile, schedule, ProfilerActivity as A\n"
        "plan = schedule(wait=1, warmup=5, active=3)\n"
        "with profile(activities=[A.CPU, A.CUDA], schedule=plan, record_shapes=False) as prof:\n"
        "    for batch in batches: model(batch); prof.step()\n"
        "prof.export_chrome_trace(\"trace.json.gz\")");
}

Part TraceParts::recording() const
{
    return onTop(
        {textPart("record_how",
                  [] {
                      return tr(
                          "Five lines of PyTorch record a trace, on NVIDIA GPUs (CUDA) and AMD GPUs (ROCm) "
                          "alike. Give it at least nine batches: one is left out, five warm up, three are "
                          "recorded as steps.");
                  }),
         partOf<CodeBlock>(
             Part::Kind::Text, "record_code",
             [](CodeBlock &block) {
                 const QStringList lines = recordingCode().split(u'\n');
                 //: Screen reader: said before a few lines of code.
                 block.setLines({lines.begin(), lines.end()},
                                tr("Five lines of Python that record a trace."));
             },
             [](CodeBlock &block, InstrumentView &) { block.setMaxChars(codeChars); }),
         textPart("record_shapes",
                  [] {
                      return tr("Leave %1 off: it makes the file much larger, and nothing here needs it.")
                          .arg(Format::isolate(QStringLiteral("record_shapes")));
                  }),
         textPart("record_private",
                  [] {
                      return tr("A trace holds names of kernels, files and functions, and with shapes the "
                                "sizes of your model. Ridgepoint sends nothing anywhere. To pass a trace on, "
                                "save it without names.");
                  }),
         madePart<NamelessSaver>(
             Part::Kind::Choice, "nameless",
             [&instrument = m_instrument](InstrumentView &view, QWidget *parent) {
                 return new NamelessSaver(instrument, view, parent);
             },
             [](NamelessSaver &saver) { saver.showTexts(); })});
}

InstrumentPlan TraceParts::plan() const
{
    SectionPlan section;
    section.controls = {controls()};
    section.pages = {
        {.key = "span",
         //: tab: where the time of a trace goes
         .title = [] { return tr("Where it goes"); },
         .picture = span(),
         .figures = {figuresPart("span_figures", m_shown,
                                 {{"busy_share"}, {"host_wait_share"}, {"kernel_us"}, {"launch_period_us"}})},
         .notes = {textPart("launch_cost",
                            [&instrument = m_instrument] { return instrument.launchCostSentence(); })}},
        //: tab
        {.key = "timeline", .title = [] { return tr("Timeline"); }, .picture = timeline()},
        {.key = "spread",
         //: tab: how long kernels take, and how often the host launches
         .title = [] { return tr("Pace"); },
         .picture = spread(),
         .figures = {figuresPart("spread_figures", m_shown,
                                 {{"short_share"}, {"kernel_us"}, {"launch_period_us"}})}},
        //: tab
        {.key = "kernels", .title = [] { return tr("Kernels"); }, .picture = kernels()},
        {.key = "steps",
         //: tab: steps of the profiler
         .title = [] { return tr("Steps"); },
         .picture = onTop(
             {tablePart("steps", m_shown.table("steps")), tablePart("change", m_shown.table("change"))})},
        {.key = "gain",
         //: tab
         .title = [] { return tr("What would pay"); },
         .picture = gain(),
         .figures = {figuresPart("gain_figures", m_shown,
                                 {{"faster_gain"}, {"model_error"}, {"payback_gain"}, {"saved_per_day_s"}})}},
        //: tab: what the model of Act 1 says, beside the trace
        {.key = "model", .title = [] { return tr("Beside the model"); }, .picture = model()},
        //: tab: how to record a trace of one's own
        {.key = "record", .title = [] { return tr("Record your own"); }, .picture = recording()}};
    InstrumentPlan plan{{section}, {}, nullptr, m_predictions};
    plan.seenIn = {{"faster_gain", "what_if"}};
    return plan;
}

} // namespace

InstrumentPlan tracePlan(TraceInstrument &instrument, const LabSession *session)
{
    return TraceParts(instrument, session).plan();
}

} // namespace rp
