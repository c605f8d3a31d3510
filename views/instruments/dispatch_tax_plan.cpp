// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/dispatch_tax_plan.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "views/instruments/meter_row.h"
#include "views/instruments/page/chart_parts.h"
#include "views/instruments/page/chosen_inputs.h"
#include "views/instruments/page/predictions.h"
#include "views/instruments/race_part.h"

#include <QCoreApplication>
#include <string_view>

namespace rp {

namespace {

constexpr double mostLaunch_us = 50.0; ///< that a slider goes to, in any context
constexpr double leastMove = 0.02;     ///< of a bar, for a grip at its end to be of use
const QString modeInput = QStringLiteral("mode");
const QString workloadInput = QStringLiteral("workload");

/// Workload and mode of a row such as "kws_compiled".
std::pair<QString, QString> passOf(const QString &row)
{
    const qsizetype at = row.lastIndexOf(u'_');
    return {row.left(at), row.mid(at + 1)};
}

class DispatchTaxParts
{
    Q_DECLARE_TR_FUNCTIONS(rp::DispatchTaxView)
public:
    DispatchTaxParts(DispatchTaxInstrument &instrument, const LabSession *session)
        : m_instrument(instrument)
        , m_shown(instrument)
        , m_predictions(std::make_shared<Predictions>(instrument, session))
        , m_chosen(std::make_shared<ChosenInputs>(instrument, m_predictions,
                                                  QStringList{workloadInput, modeInput}))
    {
    }
    InstrumentPlan plan() const;

private:
    Part bars() const;
    Part meters() const;
    Part models() const;
    QString barsSentence() const;
    QStringList waitingModes() const;
    QStringList waitingModels() const;
    QString modelsSentence() const;
    std::pair<QHash<QString, ChartGroup>, QHash<QString, QString>> modelGroups() const;
    std::vector<ChartAnnotation> predicted() const;

    DispatchTaxInstrument &m_instrument;
    InstrumentReader m_shown;
    std::shared_ptr<Predictions> m_predictions;
    std::shared_ptr<ChosenInputs> m_chosen;
};

InstrumentPlan DispatchTaxParts::plan() const
{
    SectionPlan section;
    section.controls = {{}};
    section.pages = {//: Tab: the parts of the time of one pass as bars.
                     {.key = "bars",
                      .title = [] { return tr("Bars"); },
                      .picture = bars(),
                      .figures = {meters()},
                      .sentence = [*this] { return barsSentence(); },
                      .measured =
                          [*this] {
                              if (m_instrument.isFromTrace())
                                  return m_instrument.spreadSentence();
                              return measuredSentence(*m_shown.table("passes"), QStringLiteral("total_us"),
                                                      m_shown.key("mode"));
                          }},
                     //: Tab: ways to run the same work, in motion on one clock.
                     {.key = "race",
                      .title = [] { return tr("Race"); },
                      .picture = racePart(m_instrument, [*this] { return waitingModes(); })},
                     //: Tab: the same of several workloads.
                     {.key = "models",
                      .title = [] { return tr("Models"); },
                      .picture = models(),
                      .sentence = [*this] { return modelsSentence(); },
                      .measured =
                          [*this] {
                              const QString row = m_shown.key("workload") + u'_' + m_shown.key("mode");
                              return waitingModels().contains(row)
                                         ? QString()
                                         : measuredSentence(*m_shown.table("comparison"),
                                                            QStringLiteral("total_us"), row);
                          }}};
    InstrumentPlan plan{{section}, {}, nullptr, m_predictions};
    plan.pinned = {"launch_us", "kernel_count"};
    plan.here = HerePlan{MeasureTopic::HandOver, {"bars", "race"}};
    plan.question = [] { return tr("Where does one forward pass spend its time?"); };
    return plan;
}

/// A mode is drawn when it has been chosen, and for each workload once more where something to find asks
/// for it.
QStringList DispatchTaxParts::waitingModes() const
{
    QStringList waiting = m_predictions->untried(modeInput);
    for (const InputChoice &choice : m_shown.spec(modeInput).choices)
        if (!waiting.contains(choice.key) && !m_chosen->contain({{modeInput, choice.key}}))
            waiting.append(choice.key);
    return waiting;
}

Part DispatchTaxParts::bars() const
{
    BarsPlan plan;
    // Beside a trace the bars are split as one can be: into work, waiting for launches, and the rest.
    plan.source = [*this, passes = m_shown.table("passes"), traced = m_shown.table("traced")] {
        const bool isFromTrace = m_instrument.isFromTrace();
        ChartMapping mapping;
        mapping.columnKeys = keysOf({"compute_us", "dispatch_us", isFromTrace ? "rest_us" : "memory_us"});
        mapping.totalColumnKey = QStringLiteral("total_us");
        return std::pair(isFromTrace ? traced : passes, mapping);
    };
    plan.axis = [*this] {
        return m_instrument.isFromTrace() ? tr("Time of the whole trace") : tr("Time of one forward pass");
    };
    //: Said of the bar of the chosen execution mode.
    plan.emphasis = {[*this] { return m_shown.key("mode"); }, [] { return tr("shown in the meters"); }};
    plan.marks = [*this] { return predicted(); };
    plan.lively = true;
    plan.instrument = &m_instrument;
    plan.chooses = "mode";
    plan.waiting = [*this] { return WaitingRows{waitingModes()}; };
    for (const char *mode : {"eager", "compiled"}) {
        plan.handles.push_back(
            figureHandle(m_shown, mode, "launch_us", "total_us", {{modeInput, QString::fromLatin1(mode)}}));
        plan.handles.back().when = [*this, mode] {
            // Of one long kernel the launch can't be seen.
            const bool isDrawn = !m_instrument.isFromTrace() || std::string_view(mode) == "eager";
            return isDrawn &&
                   m_shown.figure("kernel_count") * mostLaunch_us > leastMove * m_shown.figure("total_us") &&
                   !waitingModes().contains(QString::fromLatin1(mode));
        };
    }
    return barsPart(BarArrangement::Stacked, "bars", plan);
}

QString DispatchTaxParts::barsSentence() const
{
    if (m_instrument.isFromTrace())
        return m_instrument.tracedSentence();
    //: %1: an execution mode, %2 and %3: durations.
    return fillMarkers(tr("%1: %2 of %3 go into launches."),
                       {m_shown.inputText("mode"), m_shown.text("dispatch_us"), m_shown.text("total_us")});
}

/// A share of the eager bar of the workload that was asked about, at whatever else is set.
std::vector<ChartAnnotation> DispatchTaxParts::predicted() const
{
    const QString eager = QStringLiteral("eager");
    const auto ofItsBar = [this, &eager](const Prediction &prediction) {
        return prediction.value * m_instrument.figureIf({{modeInput, eager}}, QStringLiteral("total_us"));
    };
    const auto spoken = [](const Prediction &prediction) {
        return tr("Your prediction: arithmetic would be %1 of the eager pass.").arg(prediction.number);
    };
    std::vector<ChartAnnotation> marks =
        m_predictions->marks({{"math_utilization", PredictionRow::Line::Across, ofItsBar}}, spoken,
                             {modeInput, QStringLiteral("launch_model")});
    for (ChartAnnotation &mark : marks) {
        //: Label of a mark on a bar. %1 is "You said 50 %".
        mark.label = tr("%1 of this bar").arg(mark.label);
        mark.row = eager;
    }
    return marks;
}

QStringList DispatchTaxParts::waitingModels() const
{
    QStringList waiting;
    for (const ResultRow &row : m_shown.table("comparison")->rows()) {
        const auto [workload, mode] = passOf(row.key);
        if (!m_chosen->contain({{workloadInput, workload}, {modeInput, mode}}))
            waiting.append(row.key);
    }
    return waiting;
}

QString DispatchTaxParts::modelsSentence() const
{
    return waitingModels().isEmpty()
               ? tr("Compiling pays where kernels are many and short, or where their bytes can be saved.")
               : tr("Choose an empty place, and its bar is drawn.");
}

/// A heading for each workload, and how much faster compiling makes it where both bars are drawn.
std::pair<QHash<QString, ChartGroup>, QHash<QString, QString>> DispatchTaxParts::modelGroups() const
{
    const ResultTable &table = *m_shown.table("comparison");
    const QStringList waiting = waitingModels();
    const auto count = [&table](const QString &row) {
        return Format().count(table.value(row, QStringLiteral("kernels")));
    };
    QHash<QString, ChartGroup> groups;
    QHash<QString, QString> names;
    for (const ResultRow &row : table.rows()) {
        const auto [workload, mode] = passOf(row.key);
        names.insert(row.key, m_instrument.inputText(modeInput, mode));
        if (mode != QLatin1String("eager"))
            continue;
        const QString compiled = workload + QStringLiteral("_compiled");
        ChartGroup group{m_instrument.inputText(workloadInput, workload)};
        group.rows = 2;
        group.figure = QStringLiteral("?");
        //: Below a factor such as 2.00×: by how much one bar is shorter than the other.
        group.figureNote = tr("as fast");
        if (!waiting.contains(row.key) && !waiting.contains(compiled)) {
            group.figure = Format().factor(table.value(compiled, QStringLiteral("speedup")));
            //: %1, %2: numbers of kernels, before compiling and after it.
            group.note = fillMarkers(tr("%1 → %2 kernels"), {count(row.key), count(compiled)});
        }
        groups.insert(row.key, group);
    }
    return {groups, names};
}

Part DispatchTaxParts::models() const
{
    BarsPlan plan;
    plan.table = m_shown.table("comparison");
    plan.columns = {"compute_us", "memory_us", "dispatch_us"};
    plan.total = "total_us";
    plan.axis = [] { return tr("Time of one forward pass"); };
    plan.emphasis = {[*this] { return m_shown.key("workload") + u'_' + m_shown.key("mode"); }, {}};
    plan.lively = true;
    plan.instrument = &m_instrument;
    plan.groups = [*this] { return modelGroups(); };
    plan.sets = [](const QString &row) {
        const auto [workload, mode] = passOf(row);
        return QVariantMap{{workloadInput, workload}, {modeInput, mode}};
    };
    plan.waiting = [*this] {
        const QStringList rows = waitingModels();
        return rows.isEmpty() ? WaitingRows{} : WaitingRows{rows, modelsSentence()};
    };
    return barsPart(BarArrangement::Stacked, "models", plan);
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

} // namespace

InstrumentPlan dispatchTaxPlan(DispatchTaxInstrument &instrument, const LabSession *session)
{
    return DispatchTaxParts(instrument, session).plan();
}

} // namespace rp
