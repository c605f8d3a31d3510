// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/spoken/screen_reader.h"

#ifdef RIDGEPOINT_DBUS

#include <QDir>
#include <QFile>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusVariant>
#include <algorithm>

namespace rp {

namespace {

bool isToldByDesktop()
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

/// Begun by hand or by another desktop than GNOME, it tells nobody (43.1).
bool isOrcaRunning()
{
    const QDir all(QStringLiteral("/proc"));
    const QStringList processes = all.entryList({QStringLiteral("[1-9]*")}, QDir::Dirs, QDir::NoSort);
    return std::any_of(processes.begin(), processes.end(), [&all](const QString &process) {
        QFile name(all.filePath(process + QStringLiteral("/comm")));
        return name.open(QFile::ReadOnly) && name.readLine() == "orca\n";
    });
}

} // namespace

bool isScreenReaderRunning()
{
    return isToldByDesktop() || isOrcaRunning();
}

} // namespace rp

#else

#include <QAccessible>

bool rp::isScreenReaderRunning()
{
    return QAccessible::isActive();
}

#endif
