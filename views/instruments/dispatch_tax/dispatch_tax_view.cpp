// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/dispatch_tax/dispatch_tax_view.h"

#include "models/instruments/dispatch_tax/dispatch_tax_instrument.h"
#include "models/session/lab_session.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/timeline/launch_timeline_chart.h"
#include "views/instruments/dispatch_tax/meter_row.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/steps/parts/prediction_text.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>
#include <algorithm>

namespace rp {

namespace {

const QString scaleInput = QStringLiteral("scale");
constexpr double kernelsInView = 10.0; ///< of the launch timeline, until the learner zooms

bool isPercent(const DispatchTaxInstrument &instrument)
{
    return instrument.scale() == QLatin1String("percent");
}

} // namespace

DispatchTaxView::DispatchTaxView(DispatchTaxInstrument &instrument, LabSession &session, Announcer &announcer,
                                 QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_session(session)
    , m_gate(session)
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {QStringLiteral("context"), scaleInput}))
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    setContent(sideBySide(m_controlCard, makeCharts()));

    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_scale, &SegmentedChoice::chosen, this, [this](const QString &key) {
        emit inputChangeRequested(scaleInput, key);
        m_scale->setCurrentKey(m_instrument.scale());
    });
    for (ChartWidget *chart : std::initializer_list<ChartWidget *>{m_waterfall, m_timeline})
        connect(chart, &ChartWidget::announce, &announcer, &Announcer::say);
    connect(&session, &LabSession::changed, this, &DispatchTaxView::showPrediction);
    follow();
}

QWidget *DispatchTaxView::makeCharts()
{
    auto *charts = new QWidget;
    auto *column = new QVBoxLayout(charts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::l);
    m_scale = new SegmentedChoice(SegmentedChoice::Arrangement::Inline, charts);
    m_scale->setLabelVisible(false);
    m_waterfall = new BarChart(BarArrangement::Stacked, charts);
    m_meters = new MeterRow(m_instrument, charts);
    m_timeline = new LaunchTimelineChart(charts);
    m_comparison = new ComparisonTable(*m_instrument.comparison(), charts);
    m_timeline->setSource(
        [this](double from_us, double to_us) { return m_instrument.showTimeline(from_us, to_us); });
    m_timeline->setTexts([this] { return m_instrument.timelineTable()->caption(); },
                         [this] { return m_instrument.timelineTable()->summary(); });
    auto *first = new QVBoxLayout;
    first->setSpacing(space::xs);
    first->addWidget(m_scale);
    first->addWidget(m_waterfall);
    column->addLayout(first);
    column->addWidget(m_meters);
    column->addWidget(m_timeline);
    column->addWidget(m_comparison);
    column->addStretch(1);
    return charts;
}

void DispatchTaxView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    for (const InputSpec &spec : m_instrument.inputs()) {
        if (spec.id != scaleInput)
            continue;
        std::vector<ChoiceEntry> entries;
        for (const InputChoice &choice : spec.choices)
            entries.push_back({choice.key, choice.label});
        m_scale->setLabel(spec.label);
        m_scale->setHelp(spec.help);
        m_scale->setEntries(entries);
    }
    m_shownScale.clear();
    showResults();
}

void DispatchTaxView::showResults()
{
    m_controls->showValues();
    m_scale->setCurrentKey(m_instrument.scale());
    showScale();
    //: Said of the bar of the chosen execution mode.
    m_waterfall->setEmphasizedRow(m_instrument.mode(), tr("shown in the meters and the timeline"));
    showPrediction();
    m_meters->showValues();
    showTimeline();
}

void DispatchTaxView::showTimeline()
{
    m_timeline->refresh();
    const QString pass = QStringList{m_instrument.context(), m_instrument.workload(),
                                     QString::number(m_instrument.kernelCount())}
                             .join(u'/');
    if (pass == m_shownPass)
        return;
    m_shownPass = pass;
    // A whole pass of 1,000 kernels is one grey band; in its first kernels the waiting can be seen.
    const double kernels = std::max(1.0, m_instrument.figure(QStringLiteral("kernel_count")));
    const double total_us = m_instrument.figure(QStringLiteral("total_us"));
    m_timeline->showRange(0.0, total_us / kernels * kernelsInView);
}

void DispatchTaxView::showScale()
{
    const QString scale = m_instrument.scale();
    if (scale == m_shownScale)
        return;
    m_shownScale = scale;
    ChartMapping mapping;
    mapping.seriesAre = ChartMapping::SeriesAre::Rows;
    const QString ending = isPercent(m_instrument) ? QStringLiteral("_share") : QStringLiteral("_us");
    for (const char *part : {"compute", "dispatch", "memory"})
        mapping.columnKeys.push_back(QLatin1String(part) + ending);
    m_waterfall->setTable(isPercent(m_instrument) ? m_instrument.shares() : m_instrument.passes(), mapping);
    m_waterfall->setValueAxisTitle(isPercent(m_instrument) ? tr("Share of the pass")
                                                           : tr("Time of one forward pass"));
}

void DispatchTaxView::showPrediction()
{
    std::vector<ChartAnnotation> marks;
    const ActContent *act = m_gate.act();
    QString signature;
    for (std::size_t i = 0; act && i < act->predictions.size(); ++i) {
        const QuestionContent &question = act->predictions[i];
        if (!question.truth || question.truth->figure != QLatin1String("math_utilization"))
            continue;
        // The marker belongs to the pass that the question was about.
        const QVariantMap &asked = question.truth->inputs;
        bool same = true;
        for (auto it = asked.begin(); it != asked.end(); ++it)
            same = same && (it.key() == QLatin1String("mode") || m_instrument.input(it.key()) == it.value());
        const PredictionText text(question, m_session.prediction(act->id, question.id), nullptr);
        if (!same || !text.predicted())
            continue;
        const QString row = asked.value(QStringLiteral("mode"), QStringLiteral("eager")).toString();
        const double whole =
            isPercent(m_instrument) ? 1.0 : m_instrument.passes()->value(row, QStringLiteral("total_us"));
        const QString spoken =
            tr("Your prediction: arithmetic would be %1 of the eager pass.").arg(text.predictedText());
        marks.push_back({QStringLiteral("prediction"), text.marker(), spoken, *text.predicted() * whole,
                         Meaning::Neutral});
        signature += QStringLiteral("%1@%2;").arg(text.marker()).arg(marks.back().position);
    }
    if (signature == m_shownMarker)
        return;
    m_shownMarker = signature;
    m_waterfall->setAnnotations(std::move(marks));
}

void DispatchTaxView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
