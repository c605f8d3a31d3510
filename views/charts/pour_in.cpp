// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/pour_in.h"

#include "views/widgets/motion.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace rp {

namespace {

constexpr int motion_ms = 900;

} // namespace

void PourIn::over(QWidget &chart, const QRect &area)
{
    if (wantsMotion(&chart) && !area.isEmpty())
        (new PourIn(chart, area))->show(); // deletes itself
}

PourIn::PourIn(QWidget &chart, const QRect &area)
    : QWidget(&chart)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(area);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    m_motion.setDuration(motion_ms);
    m_motion.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &QObject::deleteLater);
    qApp->installEventFilter(this);
    m_motion.start();
}

void PourIn::paintEvent(QPaintEvent *)
{
    const int from = qRound(width() * m_motion.currentValue().toDouble());
    const QRect left(from, 0, width() - from, height());
    QPainter painter(this);
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), left), palette().color(QPalette::Base));
}

bool PourIn::eventFilter(QObject *watched, QEvent *event)
{
    const bool ends = event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress ||
                      (watched == parent() && event->type() == QEvent::Resize);
    if (ends) {
        hide();
        deleteLater();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace rp
