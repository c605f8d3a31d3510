// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_plan.h"

#include "views/charts/timeline/trace_timeline.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/page/word_parts.h"
#include "views/instruments/trace/kernel_search.h"
#include "views/instruments/trace/lab_bridge.h"
#include "views/instruments/trace/nameless_saver.h"
#include "views/instruments/trace/trace_strip.h"
#include "views/widgets/code_block.h"

#include <QCoreApplication>

namespace rp {

namespace {

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
    Part timeline() const;
    Part strip() const;
    Part kernels() const;
    std::vector<Part> notes() const;
    std::vector<Part> recording() const;

    TraceInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
};

Part TraceParts::timeline() const
{
    return partOf<TraceTimelineChart>(
        Part::Kind::Picture, "timeline",
        [&instrument = m_instrument](TraceTimelineChart &chart) { chart.setTrace(instrument.trace()); },
        [](TraceTimelineChart &chart, InstrumentView &view) {
            chart.tools()->setVisible(view.takesInput());
        });
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

Part TraceParts::strip() const
{
    return madePart<TraceStrip>(
        Part::Kind::Figures, "strip",
        [&instrument = m_instrument, predictions = m_predictions](InstrumentView &view, QWidget *parent) {
            return new TraceStrip(instrument, predictions, view, parent);
        },
        [](TraceStrip &strip) { strip.showFigures(); });
}

std::vector<Part> TraceParts::notes() const
{
    std::vector<Part> notes{
        tablePart("parts", m_shown.table("parts")),
        textPart("launch_cost", [&instrument = m_instrument] { return instrument.launchCostSentence(); },
                 {.hiddenWhenEmpty = true}),
        tablePart("what_if", m_shown.table("what_if")), tablePart("model", m_shown.table("model"))};
    // Outside of an act there is no model beside this instrument to be set.
    if (!m_instrument.isOwnOnly()) {
        notes.push_back(madePart<LabBridge>(
            Part::Kind::Choice, "bridge",
            [&instrument = m_instrument](InstrumentView &view, QWidget *parent) {
                return new LabBridge(instrument, view, parent);
            },
            [](LabBridge &bridge) { bridge.showTexts(); }));
    }
    notes.push_back(tablePart("steps", m_shown.table("steps")));
    notes.push_back(tablePart("change", m_shown.table("change")));
    for (Part &part : recording())
        notes.push_back(std::move(part));
    return notes;
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

std::vector<Part> TraceParts::recording() const
{
    return {
        headingPart("record", 3, [] { return tr("Record your own"); }),
        textPart("record_how",
                 [] {
                     return tr("Five lines of PyTorch record a trace, on NVIDIA GPUs (CUDA) and AMD GPUs "
                               "(ROCm) alike. Give it at least nine batches: one is left out, five warm up, "
                               "three are recorded as steps.");
                 }),
        partOf<CodeBlock>(
            Part::Kind::Text, "record_code",
            [](CodeBlock &block) {
                const QStringList lines = recordingCode().split(u'\n');
                //: Screen reader: said before a few lines of code.
                block.setLines({lines.begin(), lines.end()}, tr("Five lines of Python that record a trace."));
            },
            [](CodeBlock &block, InstrumentView &) { block.setMaxChars(codeChars); }),
        textPart("record_private",
                 [] {
                     return tr("A trace holds names of kernels, files and functions, and with shapes the "
                               "sizes of your model. Ridgepoint sends nothing anywhere. To pass a trace "
                               "on, save it without names.");
                 }),
        madePart<NamelessSaver>(
            Part::Kind::Choice, "nameless",
            [&instrument = m_instrument](InstrumentView &view, QWidget *parent) {
                return new NamelessSaver(instrument, view, parent);
            },
            [](NamelessSaver &saver) { saver.showTexts(); })};
}

InstrumentPlan TraceParts::plan() const
{
    SectionPlan section;
    section.controls = {{}};
    Part stage = line({placed(timeline(), 1), strip()});
    stage.id = QStringLiteral("stage");
    section.pages = {//: tab
                     {.key = "timeline",
                      .title = [] { return tr("Timeline"); },
                      .picture = stage,
                      .notes = notes(),
                      .sentence = [parts = m_shown.table("parts")] { return parts->summary(); }},
                     //: tab
                     {.key = "kernels", .title = [] { return tr("Kernels"); }, .picture = kernels()}};
    InstrumentPlan plan{{section}, {}, nullptr, m_predictions};
    plan.pinned = {"trace", "after"};
    // What else stands on the stage is said by its sentence.
    plan.seenIn = {{"busy_share", "timeline"}, {"graph_busy_share", "timeline"}, {"faster_gain", "strip"}};
    return plan;
}

} // namespace

InstrumentPlan tracePlan(TraceInstrument &instrument, const LabSession *session)
{
    return TraceParts(instrument, session).plan();
}

} // namespace rp
