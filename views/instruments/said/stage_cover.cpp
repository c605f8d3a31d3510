// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/said/stage_cover.h"

#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/contrast.h"
#include "views/widgets/layout/spacing.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int askedChars = 48; ///< of a line

} // namespace

StageCover::StageCover(QWidget *parent)
    : QFrame(parent)
    , m_said(new TextBlock(this))
    , m_asked(new TextBlock(this))
    , m_hint(new TextBlock(this))
    , m_run(new ActionButton(this))
{
    m_said->setTextStyle(1.25, QFont::DemiBold);
    m_asked->setMaxChars(askedChars);
    m_asked->setReachable(true);
    m_hint->setQuiet(true);
    m_run->setPrimary(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::xl);
    column->setSpacing(space::m);
    column->addStretch(1);
    column->addWidget(m_said, 0, Qt::AlignHCenter);
    column->addWidget(m_asked, 0, Qt::AlignHCenter);
    column->addWidget(m_run, 0, Qt::AlignHCenter);
    column->addWidget(m_hint, 0, Qt::AlignHCenter);
    column->addStretch(1);
    connect(m_run, &QPushButton::clicked, this, &StageCover::runRequested);
    retranslateUi();
}

void StageCover::setSaid(const QString &said, const QString &asked)
{
    m_said->setText(said);
    m_said->setVisible(!said.isEmpty());
    m_asked->setText(asked);
    m_asked->setVisible(!asked.isEmpty());
    m_run->setAccessibleDescription(asked);
}

void StageCover::retranslateUi()
{
    //: Button on an empty picture: has the instrument compute and draw it.
    m_run->setText(tr("Run it"));
    m_hint->setText(tr("Any change of a control runs it too."));
}

void StageCover::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QFrame::changeEvent(event);
}

void StageCover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(QPen(mixed(palette().color(QPalette::Base), palette().color(QPalette::WindowText), 0.4),
                        1.0, Qt::DashLine));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

bool StageCover::giveUpFocus()
{
    QWidget *focus = window()->focusWidget();
    if (!focus || !isAncestorOf(focus))
        return false;
    focus->clearFocus();
    return true;
}

} // namespace rp
