// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/roofline/roofline_view.h"

#include "models/instruments/roofline/roofline_instrument.h"
#include "models/session/lab_session.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/roofline/roofline_chart.h"
#include "views/instruments/roofline/roofline_marks.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <cmath>

namespace rp {

namespace {

const QString kernelRow = QStringLiteral("kernel");

/// The chosen kernel is a full circle with a line down; what another lab handed on, hollow and full
/// triangles.
RooflinePointLook lookOf(const QString &row)
{
    if (row == kernelRow)
        return {MarkerShape::Circle, false, true};
    return {MarkerShape::Triangle, row == QLatin1String("carried_unfused"), false};
}

} // namespace

RooflineView::RooflineView(RooflineInstrument &instrument, LabSession &session, Announcer &announcer,
                           QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_session(session)
    , m_gate(session)
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {QStringLiteral("context")}))
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    setContent(sideBySide(m_controlCard, makeResults()));
    connectAll();
    follow();
}

QWidget *RooflineView::makeResults()
{
    auto *results = new QWidget;
    auto *column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::l);
    m_figures = new FigureTiles(m_instrument,
                                {{QStringLiteral("intensity")},
                                 {QStringLiteral("attainable_flops")},
                                 {QStringLiteral("mfu")},
                                 {QStringLiteral("regime")}},
                                results);
    m_chart = new RooflineChart(results);
    m_chart->setPoints(m_instrument.operatingPoint(), lookOf);
    m_way = new TextBlock(results);
    m_way->setReachable(true);
    m_predictionNote = new TextBlock(results);
    m_predictionNote->setReachable(true);
    m_reportCard = new Card(3, results);
    m_report = new TextBlock;
    m_report->setReachable(true);
    m_reportMark = new AssumptionMark;
    auto *report = new QHBoxLayout;
    report->setSpacing(space::m);
    report->addWidget(m_report, 1);
    report->addWidget(m_reportMark, 0, Qt::AlignTop);
    m_reportCard->body()->addLayout(report);
    m_sizes = new ComparisonTable(*m_instrument.sizes(), results);
    m_precisions = new ComparisonTable(*m_instrument.precisions(), results);
    auto *chart = new QVBoxLayout;
    chart->setSpacing(space::xs);
    chart->addWidget(m_chart);
    chart->addWidget(m_way);
    chart->addWidget(m_predictionNote);
    column->addLayout(chart); // first, so that a small screen shows controls and roofline together
    column->addWidget(m_figures);
    column->addWidget(m_reportCard);
    column->addWidget(m_sizes);
    column->addWidget(m_precisions);
    column->addStretch(1);
    return results;
}

void RooflineView::connectAll()
{
    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_chart, &ChartWidget::announce, &announcer(), &Announcer::say);
    connect(&m_session, &LabSession::changed, this, &RooflineView::showPrediction);
}

void RooflineView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    //: Heading over what a dashboard shows and what it is worth.
    m_reportCard->setHeading(tr("The figure on the dashboard"));
    m_reportMark->setSubject(tr("reported performance"));
    m_shownMarks.clear();
    showResults();
}

void RooflineView::showResults()
{
    m_controls->showValues();
    m_figures->showValues();
    showChart();
    showReport();
    m_sizes->retranslateUi(); // words and their widths change with every value
    m_precisions->retranslateUi();
    showPrediction();
}

void RooflineView::showChart()
{
    const RooflineResult &result = m_instrument.state().result;
    m_chart->setRoofs(m_instrument.roofs(), m_instrument.shownRoofs(), m_instrument.shownRoofNames());
    m_chart->setRidge(RooflineRidge{result.roof.ridge(), result.roof.peak_flops_s, m_instrument.ridgeLabel(),
                                    m_instrument.ridgeSentence()});
    m_chart->setEmphasizedRow(kernelRow, {});
    m_way->setText(m_instrument.wayToRidgeSentence());
}

void RooflineView::showReport()
{
    m_report->setText(m_instrument.reportedSentence());
    m_reportMark->setReason(m_instrument.figureAssumption(QStringLiteral("reported_share")));
}

void RooflineView::showPrediction()
{
    RooflineMarks marks(m_instrument);
    if (const ActContent *act = m_gate.act())
        marks.addPredictions(m_session, *act);
    const QString signature = marks.signature();
    m_predictionNote->setVisible(!marks.note().isEmpty());
    if (signature == m_shownMarks)
        return;
    m_shownMarks = signature;
    m_chart->setMarks(marks.marks());
    m_predictionNote->setText(marks.note());
}

void RooflineView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
