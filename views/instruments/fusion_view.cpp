// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "instruments/fusion_view.h"

#include "instruments/fusion_explorer_instrument.h"
#include "instruments/fusion_pages.h"
#include "instruments/instrument_controls.h"
#include "widgets/announcer.h"
#include "widgets/card.h"
#include "widgets/spacing.h"
#include "widgets/tab_row.h"

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
    , m_place(new QWidget)
{
    m_controlCard->body()->addWidget(m_controls);
    m_controlCard->body()->addStretch(1);
    auto *placeLayout = new QVBoxLayout(m_place);
    placeLayout->setContentsMargins(0, 0, 0, 0);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::m);
    outer->addWidget(m_topics);
    outer->addWidget(sideBySide(m_controlCard, m_place, Qt::AlignTop));

    connect(m_controls, &InstrumentControls::inputChangeRequested, this,
            &InstrumentView::inputChangeRequested);
    connect(m_topics, &TabRow::chosen, this, [this](const QString &key) {
        emit inputChangeRequested(topicInput, key);
        m_topics->setCurrentKey(m_instrument.topic());
    });
    follow();
}

FusionPage *FusionView::page() const
{
    return m_pages.value(m_instrument.topic());
}

FusionPage *FusionView::makePage(const QString &topic)
{
    FusionPage *page = nullptr;
    if (topic == QLatin1String("attention"))
        page = new FusionAttentionPage(m_instrument, m_place);
    else if (topic == QLatin1String("one_line"))
        page = new FusionOneLinePage(m_instrument, m_place);
    else
        page = new FusionNormPage(m_instrument, m_place);
    connect(page, &FusionPage::announce, &announcer(), &Announcer::say);
    page->retranslateUi();
    m_place->layout()->addWidget(page);
    m_pages.insert(topic, page);
    return page;
}

void FusionView::showTopics()
{
    for (const InputSpec &spec : m_instrument.inputs()) {
        if (spec.id != topicInput)
            continue;
        std::vector<TabEntry> entries;
        entries.reserve(spec.choices.size());
        for (const InputChoice &choice : spec.choices)
            entries.push_back({choice.key, choice.label, {}, choice.label});
        m_topics->setLabel(spec.label);
        m_topics->setEntries(entries);
    }
}

void FusionView::retranslateUi()
{
    //: Heading over the controls of an instrument.
    m_controlCard->setHeading(tr("Instrument controls"));
    showTopics();
    for (FusionPage *page : std::as_const(m_pages))
        page->retranslateUi();
    showResults();
}

void FusionView::showResults()
{
    const QString topic = m_instrument.topic();
    m_topics->setCurrentKey(topic);
    m_controls->showValues();
    FusionPage *current = m_pages.value(topic);
    if (current)
        current->showResults();
    else
        current = makePage(topic);
    current->setAccessibleName(m_instrument.inputText(topicInput, topic));
    for (FusionPage *page : std::as_const(m_pages))
        page->setVisible(page == current);
}

void FusionView::showInputRefusal(const QString &inputId, const QString &sentence)
{
    m_controls->showRefusal(inputId, sentence);
}

} // namespace rp
