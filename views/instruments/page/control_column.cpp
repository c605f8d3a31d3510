// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/control_column.h"

#include "views/widgets/card.h"

#include <QVBoxLayout>

namespace rp {

ControlColumn::ControlColumn(QWidget *parent)
    : PageScroll(parent)
    , m_body(new QWidget)
{
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::m);
    column->addStretch(1);
    keepRoomOfBar();
    setWidget(m_body);
}

Card *ControlColumn::addCard(const Wording &heading)
{
    auto *card = new Card(2);
    auto *column = static_cast<QBoxLayout *>(m_body->layout());
    column->insertWidget(column->count() - 1, card);
    m_groups.push_back({card, heading});
    return card;
}

void ControlColumn::retranslate()
{
    for (const Group &group : m_groups) {
        group.card->setHeading(group.heading ? group.heading() : QString());
        if (!group.heading) //: Name of the group of controls of an instrument, read aloud.
            group.card->setAccessibleName(tr("Instrument controls"));
    }
}

} // namespace rp
