// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/decision_card.h"

#include "models/text/format.h"
#include "views/widgets/intents.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <algorithm>
#include <iterator>

namespace rp {

DecisionCard::DecisionCard(const DecisionContent &decision, Intents &intents, QWidget *parent)
    : Card(2, parent)
    , m_decision(decision)
    , m_prompt(new TextBlock(this))
    , m_choice(new SegmentedChoice(SegmentedChoice::Arrangement::List, this))
{
    m_prompt->setReachable(true);
    m_prompt->setMaxChars(95);
    m_choice->setLabelVisible(false);
    m_choice->setObjectName(QStringLiteral("decision_%1").arg(m_decision.id));
    body()->addWidget(m_prompt);
    body()->addWidget(m_choice);
    connect(m_choice, &SegmentedChoice::chosen, this, [this, &intents](const QString &option) {
        emit intents.decisionRequested(m_decision.id, option);
        m_choice->setCurrentKey(m_kept); // it may have been refused
    });
}

void DecisionCard::refresh(const LabSession &session)
{
    setHeading(contentText(m_decision.title));
    m_prompt->setText(contentText(m_decision.prompt));
    m_choice->setLabel(heading());
    m_choice->setHelp(m_prompt->text());
    std::vector<ChoiceEntry> entries;
    std::transform(m_decision.options.begin(), m_decision.options.end(), std::back_inserter(entries),
                   [](const DecisionContent::Option &option) {
                       return ChoiceEntry{option.id, contentText(option.text)};
                   });
    m_choice->setEntries(entries);
    m_kept = session.design().value(m_decision.field).toString();
    m_choice->setCurrentKey(m_kept);
}

} // namespace rp
