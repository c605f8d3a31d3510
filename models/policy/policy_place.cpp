// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_place.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <filesystem>
#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace rp {
namespace {

struct PlaceWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyPlace)
};

/// Everything but “there is nothing of that name” means that there is something.
bool isSomething(const QString &path)
{
    std::error_code cause;
    const auto type = std::filesystem::symlink_status(path.toStdString(), cause).type();
    return type != std::filesystem::file_type::not_found;
}

#ifdef Q_OS_UNIX
/// Whoever makes a namespace of their own (unshare -r) is root in it, and an ordinary account outside.
bool isAdministrator()
{
    QFile map(QStringLiteral("/proc/self/uid_map"));
    const bool isMapped = map.open(QIODevice::ReadOnly);
    return ::geteuid() == 0 && (!isMapped || isRootOutside(map.readAll()));
}

/// An owner can give the right to write back to himself.
bool isInLearnersHand(const QString &path)
{
    const QFileInfo info(path);
    return info.ownerId() == ::geteuid() || info.isWritable();
}
#endif

} // namespace

bool isRootOutside(const QByteArray &uidMap)
{
    const QList<QByteArray> lines = uidMap.split('\n');
    return std::any_of(lines.begin(), lines.end(), [](const QByteArray &line) {
        const QList<QByteArray> fields = line.simplified().split(' ');
        // All accounts there are: a namespace in a namespace says 0 of the outer one, too.
        return fields.value(0) == "0" && fields.value(1) == "0" && fields.value(2) == "4294967295";
    });
}

QStringList policyFolders()
{
    QStringList folders = QStandardPaths::standardLocations(QStandardPaths::GenericConfigLocation);
    folders.removeAll(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
#ifdef Q_OS_UNIX
    // First, so that no environment leads past it.
    const QString always = QStringLiteral("/etc/xdg");
    folders.removeAll(always);
    folders.prepend(always);
#endif
    return folders;
}

QString findPolicy(const QStringList &folders)
{
    for (const QString &folder : folders) {
        QString path = folder + QStringLiteral("/ridgepoint/policy.json");
        if (QDir::isAbsolutePath(path) && isSomething(path))
            return path;
    }
    return {};
}

QString authorityFault(const QString &path)
{
#ifdef Q_OS_UNIX
    if (isAdministrator())
        return {};
    // All the way up: who may rename a folder may put another in its place, and who may make a link may
    // choose which of the administrator's files it leads to.
    for (const QString &way : {QFileInfo(path).canonicalFilePath(), QFileInfo(path).absoluteFilePath()}) {
        for (QString part = way; part.size() > 1; part = QFileInfo(part).absolutePath()) {
            if (isInLearnersHand(part))
                //: a reason inside a sentence that names a file; %1 is this file or a folder above it
                return PlaceWords::tr("%1 can be changed by whoever uses this account; let only the "
                                      "administrator own it and write to it")
                    .arg(part);
        }
    }
#else
    Q_UNUSED(path)
#endif
    return {};
}

QString stateFolder(const SitePolicy &policy)
{
    const QString usual = QStringLiteral("/.local/state/ridgepoint");
    const QString home = policy.isThere() ? currentAccount().home : QDir::homePath();
    const QString named = policy.isThere() ? QString() : qEnvironmentVariable("XDG_STATE_HOME");
    if (QDir::isAbsolutePath(named))
        return QDir::cleanPath(named) + QStringLiteral("/ridgepoint");
    return QDir::isAbsolutePath(home) ? home + usual : QString();
}

SitePolicy policyInForce(const QStringList &folders)
{
    const QString path = findPolicy(folders);
    if (path.isEmpty())
        return {};
    const QString fault = authorityFault(path);
    if (fault.isEmpty())
        return readPolicy(path, currentAccount());
    return strictestPolicy(path, fault);
}

} // namespace rp
