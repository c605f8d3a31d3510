// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/announcer.h"

#include <QAccessible>

namespace rp {

namespace {
// Long enough to catch everything that one action sets off, short enough to feel like an answer.
constexpr int joinWithin_ms = 150;
} // namespace

Announcer::Announcer(QWidget *window)
    : QWidget(window)
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    m_timer.setSingleShot(true);
    m_timer.setInterval(joinWithin_ms);
    connect(&m_timer, &QTimer::timeout, this, &Announcer::flush);
}

void Announcer::say(const QString &sentence)
{
    if (sentence.isEmpty() || m_pending.contains(sentence))
        return;
    m_pending.append(sentence);
    m_timer.start();
}

void Announcer::flush()
{
    m_text = m_pending.join(QLatin1Char(' '));
    m_pending.clear();
    if (QAccessible::isActive()) {
        // The only event for which Orca speaks an object that has no focus.
        QAccessibleEvent event(this, QAccessible::ObjectShow);
        QAccessible::updateAccessibility(&event);
    }
    emit spoken(m_text);
}

} // namespace rp
