// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/reading_bar.h"

#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QProgressBar>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int progressSteps = 1000;

} // namespace

ReadingBar::ReadingBar(Announcer &announcer, const QString &cancelName, QWidget *parent)
    : QWidget(parent)
    , m_announcer(announcer)
    , m_progress(new QProgressBar(this))
    , m_cancel(new ActionButton(this))
    , m_problem(new Notice(Notice::Kind::Problem, this))
{
    m_cancel->setObjectName(cancelName);
    m_progress->setRange(0, progressSteps);
    m_progress->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_progress, m_cancel, m_problem}) {
        column->addWidget(part);
        part->hide();
    }
    connect(m_cancel, &QPushButton::clicked, this, &ReadingBar::cancelRequested);
    retranslateUi();
}

QString ReadingBar::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

void ReadingBar::begin(const QString &what)
{
    m_problem->hide();
    m_progress->setValue(0);
    setRunning(true);
    m_progress->setAccessibleName(what);
    m_announcer.say(what);
}

void ReadingBar::setPart(double part)
{
    m_progress->setValue(int(part * progressSteps));
}

void ReadingBar::end()
{
    setRunning(false);
}

void ReadingBar::endCancelled()
{
    setRunning(false);
    m_announcer.say(tr("Reading was cancelled."));
}

void ReadingBar::endWith(const QString &problem)
{
    setRunning(false);
    m_problem->setText(problem);
    m_problem->show();
    m_announcer.say(problem);
}

void ReadingBar::setRunning(bool running)
{
    // First, so that the focus can go elsewhere before the button does.
    if (!running)
        emit runningChanged(running);
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    if (running)
        emit runningChanged(running);
}

void ReadingBar::retranslateUi()
{
    //: Button: ends the reading of a file or folder.
    m_cancel->setText(tr("Cancel"));
}

void ReadingBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
