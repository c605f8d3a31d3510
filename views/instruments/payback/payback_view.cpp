// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/payback/payback_view.h"

#include "models/instruments/payback/payback_instrument.h"
#include "models/session/lab_session.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/payback/payback_marks.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

namespace {

const QString spanInput = QStringLiteral("span");

Meaning ratingOf(ReturnVerdict verdict)
{
    switch (verdict) {
    case ReturnVerdict::Positive:
        return Meaning::Good;
    case ReturnVerdict::NotJustified:
        return Meaning::Fair;
    case ReturnVerdict::Never:
        break;
    }
    return Meaning::Failure;
}

} // namespace

ReturnView::ReturnView(CompilationReturnInstrument &instrument, LabSession &session, Announcer &announcer,
                       QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_session(session)
    , m_gate(session)
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {QStringLiteral("context"), spanInput}))
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    setContent(sideBySide(m_controlCard, makeCharts()));
    connectAll();
    follow();
}

QWidget *ReturnView::makeCharts()
{
    auto *charts = new QWidget;
    auto *column = new QVBoxLayout(charts);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::l);
    m_verdict = new VerdictBadge(charts);
    m_capacity = new Notice(Notice::Kind::Warning, charts);
    m_figures = new FigureTiles(m_instrument,
                                {{QStringLiteral("breakeven_calls")},
                                 {QStringLiteral("breakeven_days")},
                                 {QStringLiteral("total_calls")},
                                 {QStringLiteral("net_saved_s")}},
                                charts);
    m_span = new SegmentedChoice(SegmentedChoice::Arrangement::Inline, charts);
    m_span->setLabelVisible(false);
    m_timeline = new LineChart(charts);
    m_predictionNote = new TextBlock(charts);
    m_predictionNote->setReachable(true);
    m_flips = new ComparisonTable(*m_instrument.flips(), charts);
    auto *chart = new QVBoxLayout;
    chart->setSpacing(space::xs);
    chart->addWidget(m_span);
    chart->addWidget(m_timeline);
    chart->addWidget(m_predictionNote);
    column->addWidget(m_verdict);
    column->addWidget(m_capacity);
    column->addWidget(m_figures);
    column->addLayout(chart);
    column->addWidget(m_flips);
    column->addStretch(1);
    return charts;
}

void ReturnView::connectAll()
{
    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_span, &SegmentedChoice::chosen, this, [this](const QString &key) {
        emit inputChangeRequested(spanInput, key);
        m_span->setCurrentKey(m_instrument.span());
    });
    connect(m_timeline, &ChartWidget::announce, &announcer(), &Announcer::say);
    connect(&m_session, &LabSession::changed, this, &ReturnView::showAnnotations);
}

void ReturnView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    for (const InputSpec &spec : m_instrument.inputs()) {
        if (spec.id != spanInput)
            continue;
        std::vector<ChoiceEntry> entries;
        entries.reserve(spec.choices.size());
        for (const InputChoice &choice : spec.choices)
            entries.push_back({choice.key, choice.label});
        m_span->setLabel(spec.label);
        m_span->setHelp(spec.help);
        m_span->setEntries(entries);
    }
    m_shownMarks.clear();
    showResults();
}

void ReturnView::showResults()
{
    m_controls->showValues();
    m_span->setCurrentKey(m_instrument.span());
    m_figures->showValues();
    m_flips->retranslateUi(); // its words and their widths change with every value
    showVerdict();
    showTimeline();
    showAnnotations();
}

void ReturnView::showVerdict()
{
    const QString label = m_instrument.figureLabel(QStringLiteral("verdict"));
    const QString value = m_instrument.figureText(QStringLiteral("verdict"));
    m_verdict->setVerdict(
        ratingOf(m_instrument.result().verdict),
        //: A figure's name and its value, e.g. "Verdict: Positive".
        tr("%1: %2").arg(label, value),
        {m_instrument.verdictSentence(), m_instrument.flipSentence(), m_instrument.bandSentence()});
    m_verdict->setAssumption(label, m_instrument.figureAssumption(QStringLiteral("net_low_s")));
    const QString capacity = m_instrument.capacitySentence();
    if (capacity != m_capacity->text())
        m_capacity->setText(capacity);
    m_capacity->setVisible(!capacity.isEmpty());
}

void ReturnView::showTimeline()
{
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("elapsed_s");
    spec.lineColumns = {QStringLiteral("cost_s"), QStringLiteral("saved_s")};
    spec.bands = {{QStringLiteral("saved_low_s"), QStringLiteral("saved_high_s")}};
    //: Legend of a band around a line in a chart; %1 is an uncertainty such as "±10 %".
    spec.bandTitles = {
        tr("Time saved, gain %1")
            .arg(m_instrument.inputText(QStringLiteral("uncertainty"), m_instrument.uncertainty()))};
    spec.xTitle = tr("Elapsed time");
    //: Axis of a chart: time that machines are kept busy, or saved.
    spec.yTitle = tr("Machine time");
    if (m_timeline->table() != m_instrument.timeline() || m_timeline->spec() != spec)
        m_timeline->setLines(m_instrument.timeline(), spec);
}

void ReturnView::showAnnotations()
{
    ReturnMarks marks(m_instrument);
    if (const ActContent *act = m_gate.act())
        marks.addPredictions(m_session, *act);
    const QString signature = marks.signature();
    if (signature == m_shownMarks)
        return;
    m_shownMarks = signature;
    m_timeline->setAnnotations(marks.marks());
    m_predictionNote->setText(marks.note());
    m_predictionNote->setVisible(!marks.note().isEmpty());
}

void ReturnView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
