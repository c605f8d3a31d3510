// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/projector_foot.h"

#include "models/text/format.h"
#include "views/projector/control_row.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <utility>

namespace rp {

ProjectorFoot::ProjectorFoot(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_controls(new ControlRow(announcer, this))
    , m_reveal(new ActionButton(this))
    , m_votes(new ActionButton(this))
    , m_beside(new ActionButton(this))
    , m_next(new ActionButton(this))
    , m_leave(new ActionButton(this))
    , m_keys(new TextBlock(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::s);
    row->addWidget(m_controls, 1000);
    row->addStretch(1);
    for (ActionButton *button : {m_reveal, m_votes, m_beside, m_next, m_leave})
        row->addWidget(button, 0, Qt::AlignBottom);
    column->addLayout(row);
    column->addWidget(m_keys);
    m_keys->setMaxChars(0);
    m_keys->setQuiet(true);
    m_votes->setCheckable(true);
    m_beside->setCheckable(true);
    connect(m_reveal, &QPushButton::clicked, this, &ProjectorFoot::revealAsked);
    connect(m_votes, &QPushButton::toggled, this, &ProjectorFoot::votesAsked);
    connect(m_beside, &QPushButton::toggled, this, &ProjectorFoot::besideAsked);
    connect(m_next, &QPushButton::clicked, this, &ProjectorFoot::nextAsked);
    connect(m_leave, &QPushButton::clicked, this, &ProjectorFoot::leaveAsked);
    retranslateUi();
}

void ProjectorFoot::show(const State &state)
{
    m_state = state;
    const bool asks = state.answers > 0;
    m_controls->setVisible(state.picturesOpen);
    m_reveal->setVisible(asks);
    m_reveal->setEnabled(!state.revealed);
    m_reveal->setPrimary(!state.revealed);
    m_votes->setVisible(asks && state.picturesOpen);
    m_beside->setVisible(state.picturesOpen && state.hasSecond);
    m_next->setVisible(state.hasNext);
    for (const auto &[button, on] : {std::pair{m_votes, state.votesShown}, {m_beside, state.sideBySide}}) {
        const QSignalBlocker quiet(button);
        button->setChecked(on);
    }
    showKeys();
}

void ProjectorFoot::showKeys()
{
    QStringList keys;
    if (m_state.answers > 0)
        //: A key of the projector and what it does, one of a list; %1 is the last number key.
        keys.append(tr("1 to %1: one more vote").arg(Format().count(m_state.answers)));
    //: A key of the projector and what it does, one of a list. The letter stays.
    const QString reveal = tr("R: reveal");
    //: A key of the projector and what it does, one of a list. The letter stays.
    const QString votes = tr("V: votes");
    //: A key of the projector and what it does, one of a list. The letter stays.
    const QString beside = tr("T: two pictures");
    //: A key of the projector and what it does, one of a list. The letter stays.
    const QString next = tr("N: next question");
    //: A key of the projector and what it does, one of a list.
    const QString leave = tr("Esc: leave");
    for (const auto &[button, text] : {std::pair{m_reveal, reveal},
                                       {m_votes, votes},
                                       {m_beside, beside},
                                       {m_next, next},
                                       {m_leave, leave}}) {
        if (!button->isHidden())
            keys.append(text);
    }
    m_keys->setText(keys.join(QStringLiteral("   ")));
}

void ProjectorFoot::retranslateUi()
{
    //: Button of the projector: shows the answer to the class.
    m_reveal->setText(tr("The answer"));
    //: Button of the projector: shows how the class has voted.
    m_votes->setText(tr("Votes"));
    //: Button of the projector: two pictures beside each other.
    m_beside->setText(tr("Two"));
    m_beside->setAccessibleName(tr("Two: a second picture beside the first"));
    //: Button of the projector: the next question.
    m_next->setText(tr("Next"));
    //: Button of the projector.
    m_leave->setText(tr("Leave"));
    m_reveal->setAccessibleDescription(tr("Number keys count the votes of the class."));
    showKeys();
}

void ProjectorFoot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
