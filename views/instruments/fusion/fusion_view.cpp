// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/fusion/fusion_view.h"

#include "models/instruments/fusion/fusion_instrument.h"
#include "views/instruments/fusion/fusion_pages.h"
#include "views/instruments/parts/instrument_controls.h"
#include "views/widgets/blocks/card.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/layout/tab_row.h"
#include "views/widgets/spoken/announcer.h"

#include <QVBoxLayout>

namespace rp {

namespace {

const QString topicInput = QStringLiteral("topic");

} // namespace

FusionView::FusionView(FusionExplorerInstrument &instrument, Announcer &announcer, QWidget *parent)
    : InstrumentView(instrument, announcer, parent)
    , m_instrument(instrument)
    , m_topics(new TabRow(this))
    , m_controlCard(new Card(2))
    , m_controls(new InstrumentControls(instrument, announcer, {QStringLiteral("context"), topicInput}))
    , m_pages(new TabbedPages(*m_topics, announcer, [this](const QString &topic, QWidget *place) {
        return makePage(topic, place);
    }))
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::m);
    outer->addWidget(m_topics);
    outer->addWidget(sideBySide(m_controlCard, m_pages, Qt::AlignTop));

    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_topics, &TabRow::chosen, this, [this](const QString &key) {
        emit inputChangeRequested(topicInput, key);
        m_topics->setCurrentKey(m_instrument.topic());
    });
    follow();
}

InstrumentPage *FusionView::page() const
{
    return m_pages->current();
}

InstrumentPage *FusionView::makePage(const QString &topic, QWidget *parent)
{
    if (topic == QLatin1String("attention"))
        return new FusionAttentionPage(m_instrument, parent);
    if (topic == QLatin1String("one_line"))
        return new FusionOneLinePage(m_instrument, parent);
    return new FusionNormPage(m_instrument, parent);
}

void FusionView::showTopics()
{
    for (const InputSpec &spec : m_instrument.inputs()) {
        if (spec.id != topicInput)
            continue;
        std::vector<std::pair<QString, QString>> titles;
        titles.reserve(spec.choices.size());
        for (const InputChoice &choice : spec.choices)
            titles.emplace_back(choice.key, choice.label);
        m_topics->setLabel(spec.label);
        m_pages->setTitles(titles);
    }
}

void FusionView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    showTopics();
    m_pages->retranslateUi();
    showResults();
}

void FusionView::showResults()
{
    m_controls->showValues();
    m_pages->showPage(m_instrument.topic());
}

void FusionView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
