// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/concepts/concept_card.h"

#include "views/review/concepts/concept_map.h"
#include "views/review/parts/link_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace rp {

ConceptCard::ConceptCard(const ReviewParts &parts, QWidget *parent)
    : Card(2, parent)
    , m_parts(parts)
    , m_place(new TextBlock(this))
    , m_about(new TextBlock(this))
    , m_connections(new TextBlock(this))
    , m_link(new LinkButton(parts, this))
{
    setObjectName(QStringLiteral("conceptCard"));
    setEmphasised(true);
    // No tab stop, but a place in the order of tabs: reading begins here when the map asks for it.
    headingLabel()->setFocusPolicy(Qt::ClickFocus);
    m_place->setTextStyle(1.0, QFont::DemiBold);
    for (TextBlock *opened : {m_place, m_about, m_connections})
        opened->setFocusPolicy(Qt::TabFocus); // to be read
    m_connections->setQuiet(true);
    m_connections->setParagraphGap(0.2);
    for (TextBlock *text : {m_place, m_about, m_connections})
        body()->addWidget(text);
    body()->addSpacing(space::xs);
    body()->addWidget(m_link, 0, Qt::AlignLeading);
    body()->addStretch(1);
}

void ConceptCard::showConcept(const QString &concept_, const QString &place)
{
    const ReviewConcept *shown = m_parts.content.findConcept(concept_);
    if (!shown)
        return;
    m_concept = concept_;
    setHeading(m_parts.text(shown->title));
    m_place->setText(place);
    m_place->setVisible(!place.isEmpty());
    m_about->setText(m_parts.lines(shown->about));
    const QStringList connections = conceptConnections(m_parts.content, m_parts.figures, concept_);
    m_connections->setText(connections.join(QLatin1Char('\n')));
    m_connections->setVisible(!connections.isEmpty());
    m_link->setLink(shown->link);
}

void ConceptCard::focusHeading()
{
    headingLabel()->setFocus(Qt::OtherFocusReason);
}

void ConceptCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        emit backRequested();
    else
        Card::keyPressEvent(event);
}

} // namespace rp
