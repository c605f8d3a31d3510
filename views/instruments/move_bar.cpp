// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/move_bar.h"

#include "views/widgets/action_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/spacing.h"
#include "views/widgets/text_block.h"

#include <QEvent>
#include <QVBoxLayout>

namespace rp {

namespace {
constexpr int linesOfPlace = 5; ///< of the longest sentence, so that no control moves
}

MoveBar::MoveBar(QWidget *parent)
    : QWidget(parent)
    , m_counter(new TextBlock(this))
    , m_place(new TextBlock(this))
    , m_undo(new ActionButton(this))
    , m_restart(new ActionButton(this))
{
    m_counter->setTextStyle(1.1, QFont::DemiBold);
    auto *buttons = new FlowLayout(space::s);
    buttons->addWidget(m_undo);
    buttons->addWidget(m_restart);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(space::s);
    outer->addWidget(m_counter);
    m_place->setLines(linesOfPlace);
    outer->addWidget(m_place);
    outer->addLayout(buttons);
    connect(m_undo, &QPushButton::clicked, this, &MoveBar::undoRequested);
    connect(m_restart, &QPushButton::clicked, this, &MoveBar::restartRequested);
    retranslateUi();
}

void MoveBar::showMoves(const QString &text, const QString &place, bool any)
{
    m_counter->setText(text);
    m_place->setText(place);
    // The focus must not fall off a button that is no longer of use.
    if (!any && (m_undo->hasFocus() || m_restart->hasFocus()))
        m_counter->setFocus();
    m_undo->setEnabled(any);
    m_restart->setEnabled(any);
}

void MoveBar::retranslateUi()
{
    //: Button: takes the last move back.
    m_undo->setText(tr("Undo"));
    m_undo->setAccessibleDescription(tr("Takes the last move back."));
    //: Button: takes every move back.
    m_restart->setText(tr("Start again"));
    m_restart->setAccessibleDescription(tr("Takes every move back."));
}

void MoveBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
