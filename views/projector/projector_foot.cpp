// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/projector_foot.h"

#include "models/text/format.h"
#include "views/projector/control_row.h"
#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace rp {

ProjectorFoot::ProjectorFoot(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_controls(new ControlRow(announcer, this))
    , m_keys(new TextBlock(this))
    , m_reveal(new ActionButton(this))
    , m_beside(new ActionButton(this))
    , m_next(new ActionButton(this))
    , m_leave(new ActionButton(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_controls);
    column->addWidget(m_keys);
    auto *row = new FlowLayout(space::m);
    for (ActionButton *button : {m_reveal, m_beside, m_next, m_leave})
        row->addWidget(button);
    column->addLayout(row);
    m_keys->setMaxChars(0);
    m_beside->setCheckable(true);
    connect(m_reveal, &QPushButton::clicked, this, &ProjectorFoot::revealAsked);
    connect(m_beside, &QPushButton::toggled, this, &ProjectorFoot::besideAsked);
    connect(m_next, &QPushButton::clicked, this, &ProjectorFoot::nextAsked);
    connect(m_leave, &QPushButton::clicked, this, &ProjectorFoot::leaveAsked);
    retranslateUi();
}

void ProjectorFoot::show(const State &state)
{
    m_state = state;
    const bool asks = state.answers > 0;
    m_controls->setVisible(state.picturesOpen && !asks);
    m_keys->setVisible(asks && !state.revealed);
    m_reveal->setVisible(asks && !state.revealed);
    m_beside->setVisible(state.picturesOpen && state.hasSecond);
    m_next->setVisible(state.hasNext);
    const QSignalBlocker quiet(m_beside);
    m_beside->setChecked(state.sideBySide);
    retranslateUi();
}

QString ProjectorFoot::toldKeys() const
{
    QStringList told;
    if (!m_keys->isHidden())
        told << m_keys->text();
    for (const ActionButton *button : {m_reveal, m_beside, m_next, m_leave}) {
        if (!button->isHidden())
            told << button->text();
    }
    return told.join(QStringLiteral("   "));
}

void ProjectorFoot::retranslateUi()
{
    //: Keys of the projector and what they do; %1 is the last number key.
    m_keys->setText(tr("1 to %1: one more vote   Backspace: one less").arg(Format().count(m_state.answers)));
    //: A key of the projector and what it does, one of a list. The letter stays.
    m_reveal->setText(tr("R: reveal"));
    //: A key of the projector and what it does, one of a list. The letter stays.
    m_beside->setText(tr("T: two pictures"));
    //: A key of the projector and what it does, one of a list. The letter stays.
    m_next->setText(tr("N: next question"));
    //: A key of the projector and what it does, one of a list.
    m_leave->setText(tr("Esc: leave"));
}

void ProjectorFoot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
