// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/surgery/surgery_view.h"

#include "models/instruments/surgery/surgery_instrument.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/instruments/surgery/surgery_choice.h"
#include "views/instruments/surgery/surgery_pages.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/tab_row.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

namespace {

const QString surgeryInput = QStringLiteral("surgery");

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

QStringList programInputs()
{
    return {key("scenario"), key("cause")};
}

/// Every other input that has a control of the usual kind.
QStringList numberInputs(const Instrument &instrument)
{
    QStringList ids = instrument.saveInputs().keys();
    for (const QString &elsewhere : programInputs() + QStringList{key("context"), surgeryInput})
        ids.removeAll(elsewhere);
    return ids;
}

} // namespace

SurgeryView::SurgeryView(GraphSurgeryInstrument &instrument, Announcer &announcer, QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_programCard(new Card(2))
    , m_program(new InstrumentControls(instrument, announcer,
                                       QStringList{key("context"), surgeryInput} + numberInputs(instrument)))
    , m_surgeryCard(new Card(2))
    , m_surgeries(new SurgeryChoice(instrument))
    , m_numberCard(new Card(2))
    , m_numbers(new InstrumentControls(instrument, announcer,
                                       QStringList{key("context"), surgeryInput} + programInputs()))
{
    setContent(sideBySide(makeControls(), makeResults(), Qt::AlignTop));
    connectAll();
    follow();
}

QWidget *SurgeryView::makeControls()
{
    auto *controls = new QWidget;
    auto *column = new QVBoxLayout(controls);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_programCard->body()->addWidget(m_program);
    m_surgeryCard->body()->addWidget(m_surgeries);
    m_numberCard->body()->addWidget(m_numbers);
    for (Card *card : {m_programCard, m_surgeryCard, m_numberCard})
        column->addWidget(card);
    column->addStretch(1);
    return controls;
}

QWidget *SurgeryView::makeResults()
{
    auto *results = new QWidget;
    auto *column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    m_chosen = new VerdictBadge(results);
    m_tabs = new TabRow(results);
    m_pages = new TabbedPages(
        *m_tabs, announcer(),
        [this](const QString &wanted, QWidget *parent) { return makePage(wanted, parent); }, results);
    for (QWidget *part : std::initializer_list<QWidget *>{m_chosen, m_tabs, m_pages})
        column->addWidget(part);
    column->addStretch(1);
    return results;
}

void SurgeryView::connectAll()
{
    for (InstrumentControls *controls : {m_program, m_numbers})
        connect(controls, &InstrumentControls::inputChangeRequested, this,
                &InstrumentView::inputChangeRequested);
    connect(m_surgeries, &SurgeryChoice::chosen, this,
            [this](const QString &surgery) { emit inputChangeRequested(surgeryInput, surgery); });
    connect(m_tabs, &TabRow::chosen, this, &SurgeryView::showPage);
}

InstrumentPage *SurgeryView::page() const
{
    return m_pages->current();
}

InstrumentPage *SurgeryView::makePage(const QString &wanted, QWidget *parent)
{
    if (wanted == QLatin1String("before_after"))
        return new SurgeryChangePage(m_instrument, parent);
    if (wanted == QLatin1String("masking"))
        return new SurgeryMaskingPage(m_instrument, parent);
    if (wanted == QLatin1String("baselines"))
        return new SurgeryBaselinesPage(m_instrument, parent);
    if (wanted == QLatin1String("iron_law"))
        return new SurgeryIronLawPage(m_instrument, parent);
    return new SurgeryMapPage(m_instrument, parent);
}

void SurgeryView::showTabs()
{
    //: Name of a row of tabs, read aloud.
    m_tabs->setLabel(tr("Results of the surgery"));
    //: Tab: the operation graph of the program.
    m_pages->setTitles({{key("map"), tr("Map")},
                        {key("before_after"), tr("Before and after")},
                        //: Tab: computing both branches.
                        {key("masking"), tr("Masking")},
                        {key("baselines"), tr("Two baselines")},
                        {key("iron_law"), tr("Iron law")}});
}

void SurgeryView::showPage(const QString &wanted)
{
    m_pages->showPage(wanted);
}

void SurgeryView::retranslateUi()
{
    //: Heading over controls: the program that is looked at, and why its graph breaks.
    m_programCard->setHeading(tr("Program"));
    //: Heading over a list of ways to mend the break in a program's graph.
    m_surgeryCard->setHeading(tr("Surgery"));
    //: Heading over controls.
    m_numberCard->setHeading(tr("Baseline and numbers"));
    showTabs();
    m_pages->retranslateUi();
    showResults();
}

void SurgeryView::showResults()
{
    m_program->showValues();
    m_surgeries->showValues();
    m_numbers->showValues();
    showChosen();
    m_pages->showResults(); // the other pages follow when they come to the front
}

void SurgeryView::showChosen()
{
    const bool possible = m_instrument.obstacle().isEmpty();
    const QString name = m_instrument.inputText(surgeryInput, m_instrument.surgery());
    //: Heading: %1 names a way to mend the break in a program's graph.
    const QString word = possible ? tr("%1 (possible)").arg(name)
                                  //: Heading: %1 names a way to mend the break in a program's graph.
                                  : tr("%1 (not possible here)").arg(name);
    // Leaving the break as it is deserves no green: nothing has been mended.
    const bool leaves = m_instrument.surgery().startsWith(QLatin1String("none_"));
    const Meaning rating = leaves ? Meaning::Neutral : Meaning::Good;
    m_chosen->setVerdict(
        possible ? rating : Meaning::Failure, word,
        //: a sentence made of what is done: "Make the call after the pass."
        {tr("%1.").arg(m_instrument.action()), m_instrument.price(), m_instrument.takeaway()});
    m_chosen->setAssumption(m_instrument.figureLabel(key("total_us")),
                            m_instrument.figureAssumption(key("total_us")));
}

void SurgeryView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    InstrumentControls *controls = programInputs().contains(inputId) ? m_program : m_numbers;
    controls->showRefusal(inputId, sentence);
}

} // namespace rp
