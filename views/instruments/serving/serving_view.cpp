// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/serving/serving_view.h"

#include "models/instruments/serving/serving_instrument.h"
#include "models/session/lab_session.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/serving/serving_predictions.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/value_slider.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/tab_row.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

namespace {

const QString batchInput = QStringLiteral("batch");

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

} // namespace

ServingView::ServingView(ServingDesignInstrument &instrument, LabSession &session, Announcer &announcer,
                         QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_session(session)
    , m_gate(session)
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {key("context")}))
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    setContent(sideBySide(m_controlCard, makeResults(), Qt::AlignTop));
    connectAll();
    follow();
}

QWidget *ServingView::makeResults()
{
    auto *results = new QWidget;
    auto *column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_verdict = new VerdictBadge(results);
    m_shrink = new ActionButton(results);
    m_shrink->setPrimary(true);
    m_tabs = new TabRow(results);
    m_pages = new TabbedPages(
        *m_tabs, announcer(),
        [this](const QString &wanted, QWidget *parent) { return makePage(wanted, parent); }, results);
    m_figures = new FigureTiles(
        m_instrument, {{key("tokens_s")}, {key("total_bytes")}, {key("intensity")}, {key("mfu")}}, results);
    column->addWidget(m_verdict);
    column->addWidget(m_shrink, 0, Qt::AlignLeading);
    // The verdict says most of the figures; a small screen shows it with the chart.
    for (QWidget *part : std::initializer_list<QWidget *>{m_tabs, m_pages, m_figures})
        column->addWidget(part);
    column->addStretch(1);
    return results;
}

void ServingView::connectAll()
{
    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_shrink, &QPushButton::clicked, this, &ServingView::shrinkBatch);
    connect(m_tabs, &TabRow::chosen, this, &ServingView::showPage);
    connect(&m_session, &LabSession::changed, this, [this] {
        if (!m_gate.isOpen())
            showResults();
    });
}

void ServingView::shrinkBatch()
{
    // The button goes away with what it mends; the keyboard goes on at the control that it has set.
    const bool focused = m_shrink->hasFocus();
    emit inputChangeRequested(batchInput, m_instrument.figure(key("largest_batch")));
    const auto *batch = qobject_cast<ValueSlider *>(m_controls->control(batchInput));
    if (focused && m_instrument.result().fits && batch)
        batch->slider()->setFocus(Qt::OtherFocusReason);
}

InstrumentPage *ServingView::page() const
{
    return m_pages->current();
}

InstrumentPage *ServingView::makePage(const QString &wanted, QWidget *parent)
{
    if (wanted == QLatin1String("memory"))
        return new ServingMemoryPage(m_instrument, m_predictions, parent);
    if (wanted == QLatin1String("throughput"))
        return new ServingThroughputPage(m_instrument, m_predictions, parent);
    if (wanted == QLatin1String("fusion"))
        return new ServingFusionPage(m_instrument, m_predictions, parent);
    return new ServingRooflinePage(m_instrument, m_predictions, parent);
}

void ServingView::showTabs()
{
    //: Name of a row of tabs, read aloud.
    m_tabs->setLabel(tr("Results of the design"));
    //: Tab: the kernels of one step on the roofline.
    m_pages->setTitles({{key("roofline"), tr("Roofline")},
                        //: Tab: what a design needs.
                        {key("memory"), tr("Memory budget")},
                        //: Tab: tokens per second by batch.
                        {key("throughput"), tr("Throughput")},
                        //: Tab: what fusing operations saves.
                        {key("fusion"), tr("Fusion")}});
}

void ServingView::showPage(const QString &wanted)
{
    m_pages->showPage(wanted);
}

void ServingView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    showTabs();
    findPredictions();
    m_pages->retranslateUi();
    showResults();
}

void ServingView::findPredictions()
{
    m_predictions = {};
    if (const ActContent *act = m_gate.act())
        m_predictions = ServingPredictionMarks::of(m_instrument, m_session, *act);
}

void ServingView::showResults()
{
    findPredictions();
    m_controls->showValues();
    m_figures->showValues();
    showVerdict();
    m_pages->showResults(); // the other pages follow when they come to the front
}

void ServingView::showVerdict()
{
    const bool fits = m_instrument.result().fits;
    const QString excess = m_instrument.figureText(key("excess_bytes"));
    m_verdict->setVerdict(fits ? Meaning::Good : Meaning::Failure,
                          //: Heading: a design for which the memory is large enough.
                          fits ? tr("The design fits into memory")
                               //: Heading: a design that does not fit; %1 is a size in bytes.
                               : tr("Out of memory: %1 too much").arg(excess),
                          {m_instrument.memorySentence(), m_instrument.boundSentence()});
    m_verdict->setAssumption(m_instrument.figureLabel(key("total_bytes")),
                             m_instrument.figureAssumption(key("tokens_s")));
    const double largest = m_instrument.figure(key("largest_batch"));
    m_shrink->setVisible(!fits && largest >= 1.0);
    //: Button; %1 is a number of sequences.
    m_shrink->setText(
        tr("Set batch %1, the largest that fits").arg(m_instrument.inputText(batchInput, largest)));
}

void ServingView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
