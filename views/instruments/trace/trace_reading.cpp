// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/trace/trace_reading.h"

#include "models/traces_text/trace_words.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/announcer.h"

#include <QEvent>
#include <QFileInfo>
#include <QProgressBar>
#include <QVBoxLayout>

namespace rp {

namespace {

constexpr int steps = 1000;

} // namespace

TraceReading::TraceReading(Announcer &announcer, QWidget *parent)
    : QWidget(parent)
    , m_announcer(announcer)
    , m_progress(new QProgressBar(this))
    , m_cancel(new ActionButton(this))
    , m_problem(new Notice(Notice::Kind::Problem, this))
{
    m_cancel->setObjectName(QStringLiteral("cancelTrace"));
    m_progress->setRange(0, steps);
    m_progress->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    for (QWidget *part : std::initializer_list<QWidget *>{m_progress, m_cancel, m_problem}) {
        column->addWidget(part);
        part->hide();
    }
    connect(m_cancel, &QPushButton::clicked, &m_job, &TraceJob::cancel);
    connect(&m_job, &TraceJob::progressed, this,
            [this](double part) { m_progress->setValue(int(part * steps)); });
    connect(&m_job, &TraceJob::loaded, this, [this](const TracePointer &trace) {
        setRunning(false);
        emit loaded(trace);
    });
    connect(&m_job, &TraceJob::failed, this, &TraceReading::tell);
    connect(&m_job, &TraceJob::cancelled, this, [this] {
        setRunning(false);
        m_announcer.say(tr("Reading was cancelled."));
        emit gaveUp();
    });
    retranslateUi();
}

void TraceReading::read(const QString &path)
{
    m_problem->hide();
    m_progress->setValue(0);
    setRunning(true);
    //: %1 is a file
    const QString reading = tr("Reading %1").arg(shortName(QFileInfo(path).fileName(), 32));
    m_progress->setAccessibleName(reading);
    m_announcer.say(reading);
    m_job.start(path);
}

void TraceReading::tell(const QString &problem)
{
    setRunning(false);
    m_problem->setText(problem);
    m_problem->show();
    m_announcer.say(problem);
    emit gaveUp();
}

void TraceReading::setRunning(bool running)
{
    // First, so that the focus can go elsewhere before the button does.
    if (!running)
        emit runningChanged(running);
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    if (running)
        emit runningChanged(running);
}

void TraceReading::retranslateUi()
{
    //: Button: ends the reading of a file.
    m_cancel->setText(tr("Cancel"));
}

void TraceReading::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace rp
