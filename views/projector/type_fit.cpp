// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/type_fit.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QWidget>
#include <utility>

namespace rp {

namespace {

constexpr int largestSize = 30;
constexpr int smallestSize = 10;
constexpr double twentieths = 20.0;

QFont scaled(const QFont &text, int size)
{
    QFont made = text;
    if (text.pointSizeF() > 0.0)
        made.setPointSizeF(text.pointSizeF() * size / twentieths);
    else
        made.setPixelSize(qRound(text.pixelSize() * size / twentieths));
    return made;
}

} // namespace

TypeFit::TypeFit(QWidget &window, std::function<bool()> holdsAll)
    : QObject(&window)
    , m_window(window)
    , m_holdsAll(std::move(holdsAll))
    , m_size(largestSize)
{
    window.setFont(scaled(QApplication::font(), m_size));
    window.installEventFilter(this);
}

void TypeFit::again()
{
    m_anew = true;
    check();
}

void TypeFit::check()
{
    if (!std::exchange(m_waits, true))
        QMetaObject::invokeMethod(this, &TypeFit::fit, Qt::QueuedConnection);
}

void TypeFit::fit()
{
    m_waits = false;
    if (!m_window.isVisible() || m_fitting)
        return;
    m_fitting = true;
    if (std::exchange(m_anew, false))
        look(largestSize);
    else if (m_size > smallestSize && !m_holdsAll())
        look(m_size - 1);
    m_fitting = false;
    emit fitted();
}

void TypeFit::look(int largest)
{
    m_window.setUpdatesEnabled(false);
    int fits = smallestSize;
    int tooLarge = largest + 1;
    while (fits + 1 < tooLarge) {
        const int size = tooLarge > largest ? largest : (fits + tooLarge) / 2;
        (holds(size) ? fits : tooLarge) = size;
    }
    if (m_size != fits)
        holds(fits);
    m_window.setUpdatesEnabled(true);
}

bool TypeFit::holds(int size)
{
    m_size = size;
    m_window.setFont(scaled(QApplication::font(), size));
    // Widgets in widgets tell their layouts of it one after another.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return m_holdsAll();
}

bool TypeFit::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Show || type == QEvent::ApplicationFontChange)
        again();
    else if (type == QEvent::LayoutRequest && !m_fitting)
        check();
    return QObject::eventFilter(watched, event);
}

} // namespace rp
