// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/time_hand.h"

#include "views/charts/figure_plot.h"

#include <QKeyEvent>
#include <QToolButton>
#include <QWheelEvent>
#include <cmath>

namespace rp {

namespace {

constexpr double panStep = 0.25;
constexpr double pagePart = 0.9;

} // namespace

TimeHand::TimeHand(QWidget *chart)
    : QObject(chart)
    , m_chart(chart)
    , m_buttons{makeZoomButton(QStringLiteral("+"), QStringLiteral("zoomIn"), chart),
                makeZoomButton(QString(QChar(0x2212)), QStringLiteral("zoomOut"), chart),
                makeZoomButton(QString(), QStringLiteral("zoomFit"), chart)}
{
    connect(m_buttons[0], &QToolButton::clicked, this, [this] { emit zoomWanted(zoomStep); });
    connect(m_buttons[1], &QToolButton::clicked, this, [this] { emit zoomWanted(1.0 / zoomStep); });
    connect(m_buttons[2], &QToolButton::clicked, this, &TimeHand::wholeWanted);
}

void TimeHand::setTexts(const QString &whole, const QString &wholeTip)
{
    m_buttons[0]->setAccessibleName(tr("Zoom in"));
    m_buttons[0]->setToolTip(tr("Zoom in (+)"));
    m_buttons[1]->setAccessibleName(tr("Zoom out"));
    m_buttons[1]->setToolTip(tr("Zoom out (-)"));
    m_buttons[2]->setText(whole);
    m_buttons[2]->setToolTip(wholeTip);
}

QStringList TimeHand::keyLines(const QString &wholeLine)
{
    return {tr("Plus, minus: zoom in or out"), wholeLine,
            tr("Shift+Left, Shift+Right: move the view a little"),
            tr("Page Up, Page Down: move the view earlier or later")};
}

double TimeHand::later() const
{
    return m_chart->layoutDirection() == Qt::RightToLeft ? -1.0 : 1.0;
}

bool TimeHand::takeKey(const QKeyEvent &event)
{
    if (const auto zoom = zoomKeyFor(event)) {
        if (*zoom == ZoomKey::Whole)
            emit wholeWanted();
        else
            emit zoomWanted(*zoom == ZoomKey::In ? zoomStep : 1.0 / zoomStep);
        return true;
    }
    const Qt::KeyboardModifiers held = event.modifiers() & ~Qt::KeypadModifier;
    if (held.testFlag(Qt::ControlModifier) || held.testFlag(Qt::AltModifier))
        return false;
    if (event.key() == Qt::Key_PageUp || event.key() == Qt::Key_PageDown)
        emit moveWanted(event.key() == Qt::Key_PageDown ? pagePart : -pagePart, true);
    else if (held == Qt::ShiftModifier && (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right))
        emit moveWanted((event.key() == Qt::Key_Right ? panStep : -panStep) * later(), true);
    else
        return false;
    return true;
}

bool TimeHand::takeWheel(const QWheelEvent &event, bool hasFocus)
{
    const QPoint turn = event.angleDelta();
    if (!event.modifiers().testFlag(Qt::ControlModifier) && !hasFocus)
        return false;
    if (turn.y() == 0)
        emit moveWanted(-later() * turn.x() / 120.0 * panStep, false);
    else
        emit zoomAtWanted(std::pow(zoomStep, turn.y() / 240.0), event.position().x());
    return true;
}

void TimeHand::takeDrag(double dx, double plotWidth)
{
    if (plotWidth > 0.0)
        emit moveWanted(-later() * dx / plotWidth, false);
}

} // namespace rp
