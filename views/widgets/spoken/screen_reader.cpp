// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/screen_reader.h"

#ifdef RIDGEPOINT_DBUS

#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusVariant>

bool rp::isScreenReaderRunning()
{
    constexpr int longest_ms = 300; // somebody waits for what is to be spoken
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
        QStringLiteral("org.freedesktop.DBus.Properties"), QStringLiteral("Get"));
    question << QStringLiteral("org.a11y.Status") << QStringLiteral("ScreenReaderEnabled");
    question.setAutoStartService(false); // where it isn't there, nobody reads
    const QDBusMessage answer = QDBusConnection::sessionBus().call(question, QDBus::Block, longest_ms);
    return answer.type() == QDBusMessage::ReplyMessage && !answer.arguments().isEmpty() &&
           answer.arguments().constFirst().value<QDBusVariant>().variant().toBool();
}

#else

#include <QAccessible>

bool rp::isScreenReaderRunning()
{
    return QAccessible::isActive();
}

#endif
