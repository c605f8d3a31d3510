// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/dispatch_tax/dispatch_tax_plan.h"

#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/charts/timeline/launch_timeline_chart.h"
#include "views/instruments/dispatch_tax/meter_row.h"
#include "views/instruments/dispatch_tax/race_part.h"
#include "views/instruments/plan/chart_parts.h"
#include "views/instruments/plan/word_parts.h"
#include "views/instruments/said/predictions.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {

namespace {

constexpr double kernelsInView = 10.0; ///< of the launch timeline, until the learner zooms
constexpr double mostLaunch_us = 50.0; ///< that a slider goes to, in any context
constexpr double leastMove = 0.02;     ///< of a bar, for a grip at its end to be of use
const QString modeInput = QStringLiteral("mode");

class DispatchTaxParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::DispatchTaxView)
public:
    DispatchTaxParts(DispatchTaxInstrument &instrument, const LabSession *session)
        : m_instrument(instrument)
        , m_shown(instrument)
        , m_predictions(std::make_shared<Predictions>(instrument, session))
    {
    }
    InstrumentPlan plan() const;

private:
    Part waterfall() const;
    Part meters() const;
    Part timeline() const;
    bool isPercent() const { return m_shown.key("scale") == QLatin1String("percent"); }
    std::vector<ChartAnnotation> predicted() const;

    DispatchTaxInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
    std::shared_ptr<Player> m_player = std::make_shared<Player>();
};

InstrumentPlan DispatchTaxParts::plan() const
{
    SectionPlan section;
    section.controls = {{}};
    section.pages = {
        //: Tab: the parts of the time of one pass as bars.
        {.key = "waterfall",
         .title = [] { return tr("Waterfall"); },
         .picture = waterfall(),
         .choices = {inputChoicePart("scale", m_shown, "scale")},
         .figures = {meters()}},
        //: Tab: the launches and kernels of one pass along the time.
        {.key = "timeline",
         .title = [] { return tr("Timeline"); },
         .picture = timeline(),
         .figures = {figuresPart("timeline_figures", m_shown,
                                 {{"total_us"}, {"math_utilization"}, {"gpu_busy"}, {"kernel_count"}})}},
        //: Tab: ways to run the same work, in motion on one clock.
        {.key = "race", .title = [] { return tr("Race"); }, .picture = racePart(m_instrument, m_player)},
        //: Tab: a table of all workloads.
        {.key = "workloads",
         .title = [] { return tr("Workloads"); },
         .picture = tablePicture("comparison", m_shown.table("comparison"))}};
    InstrumentPlan plan{{section}, {"scale"}, nullptr, m_predictions};
    plan.question = [] { return tr("Where does one forward pass spend its time?"); };
    return plan;
}

Part DispatchTaxParts::waterfall() const
{
    BarsPlan plan;
    plan.source = [*this] {
        ChartMapping mapping;
        for (const char *part : {"compute", "dispatch", "memory"})
            mapping.columnKeys.push_back(QLatin1String(part) + QLatin1String(isPercent() ? "_share" : "_us"));
        return std::pair(m_shown.table(isPercent() ? "shares" : "passes"), mapping);
    };
    plan.axis = [*this] { return isPercent() ? tr("Share of the pass") : tr("Time of one forward pass"); };
    //: Said of the bar of the chosen execution mode.
    plan.emphasis = {[*this] { return m_shown.key("mode"); },
                     [] { return tr("shown in the meters and the timeline"); }};
    plan.marks = [*this] { return predicted(); };
    plan.instrument = &m_instrument;
    plan.chooses = "mode";
    plan.waiting = [*this] { return WaitingRows{m_predictions->untried(modeInput)}; };
    // Shares always end at the whole, and of one long kernel the launch can't be seen.
    const auto inTime = [*this] {
        return !isPercent() &&
               m_shown.figure("kernel_count") * mostLaunch_us > leastMove * m_shown.figure("total_us");
    };
    for (const char *mode : {"eager", "compiled"}) {
        plan.handles.push_back(
            figureHandle(m_shown, mode, "launch_us", "total_us", {{modeInput, QString::fromLatin1(mode)}}));
        plan.handles.back().when = inTime;
    }
    return barsPart(BarArrangement::Stacked, "waterfall", plan);
}

std::vector<ChartAnnotation> DispatchTaxParts::predicted() const
{
    // The marker belongs to the pass that the question was about, in whatever mode, and however launches
    // are made now.
    double whole_us = 0.0;
    const auto ofItsPass = [this, &whole_us](const Prediction &prediction) {
        if (isPercent())
            return prediction.value;
        // Of the pass as it was asked about: what was said stays where it is while a slider moves.
        QVariantMap pass{{modeInput, QStringLiteral("eager")}};
        pass.insert(prediction.asked);
        whole_us = m_instrument.figureFor(pass, QStringLiteral("total_us"));
        return prediction.value * whole_us;
    };
    const auto spoken = [](const Prediction &prediction) {
        return tr("Your prediction: arithmetic would be %1 of the eager pass.").arg(prediction.number);
    };
    std::vector<ChartAnnotation> marks =
        m_predictions->marks({{"math_utilization", PredictionRow::Line::Across, ofItsPass}}, spoken,
                             {modeInput, QStringLiteral("launch_model")});
    if (isPercent())
        return marks;
    // A share means nothing on an axis of times: the label says of what it is, and which time that comes to.
    for (ChartAnnotation &mark : marks)
        //: Label of a mark on an axis of times: %1 is "You said 50 %", %2 how long the whole pass takes that
        //: was asked about, %3 the time that this share comes to.
        mark.label =
            fillMarkers(tr("%1 of an eager pass of %2: %3"),
                        {mark.label, Format().duration_us(whole_us), Format().duration_us(mark.position)});
    return marks;
}

Part DispatchTaxParts::meters() const
{
    return madePart<MeterRow>(
        Part::Kind::Figures, "meters",
        [&instrument = m_instrument](InstrumentView &, QWidget *parent) {
            return new MeterRow(instrument, parent);
        },
        [](MeterRow &shown) { shown.showValues(); });
}

Part DispatchTaxParts::timeline() const
{
    const auto show = [*this, shownPass = QString()](LaunchTimelineChart &chart) mutable {
        chart.refresh();
        // What decides how long a kernel is: a new one gets a view of its own.
        const QString pass = QStringList{m_shown.key("context"), m_shown.key("workload"),
                                         QString::number(m_shown.figure("kernel_count"))}
                                 .join(u'/');
        if (pass == shownPass)
            return;
        shownPass = pass;
        // A whole pass of 1,000 kernels is one grey band; in its first kernels the waiting can be seen.
        const double kernels = std::max(1.0, m_shown.figure("kernel_count"));
        chart.showRange(0.0, m_shown.figure("total_us") / kernels * kernelsInView);
    };
    const auto setUp = [&instrument = m_instrument, shown = m_shown,
                        player = m_player](LaunchTimelineChart &chart, InstrumentView &) {
        chart.setPlayer(player, raceNames(instrument));
        chart.setSource(
            [&instrument](double from_us, double to_us) { return instrument.showTimeline(from_us, to_us); });
        chart.setTexts([shown] { return shown.table("timeline")->caption(); },
                       [shown] { return shown.table("timeline")->summary(); });
    };
    return partOf<LaunchTimelineChart>(Part::Kind::Picture, "timeline", show, setUp);
}

} // namespace

InstrumentPlan dispatchTaxPlan(DispatchTaxInstrument &instrument, const LabSession *session)
{
    return DispatchTaxParts(instrument, session).plan();
}

} // namespace rp
