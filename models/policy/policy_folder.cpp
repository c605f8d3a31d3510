// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_folder.h"

#include "models/policy/site_policy.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace rp {
namespace {

struct FolderWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::PolicyFolder)
};

/// A name of one folder, so that it leads nowhere else.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && name != QLatin1String(".") && name != QLatin1String("..") &&
           !name.contains(QLatin1Char('/')) && !name.contains(QLatin1Char('\\'));
}

PolicyFolder noFolder(const QString &reason)
{
    return {{}, reason};
}

} // namespace

Account currentAccount()
{
#ifdef Q_OS_UNIX
    // Not thread-safe, and asked for before there are threads.
    if (const passwd *entry = ::getpwuid(::getuid()))
        return {QString::fromLocal8Bit(entry->pw_name), QString::fromLocal8Bit(entry->pw_dir)};
    return {};
#else
    return {qEnvironmentVariable("USERNAME"), QDir::homePath()};
#endif
}

PolicyFolder policyFolder(const QString &text, const Account &account)
{
    if (text.contains(QLatin1String("://")))
        //: a reason inside a sentence that names file and place; keep WebDAV and davfs2
        return noFolder(
            FolderWords::tr("this is an address and no folder; mount it first, a WebDAV folder for "
                            "instance with davfs2"));
    QString path = text;
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) {
        if (!QDir::isAbsolutePath(account.home))
            return noFolder(FolderWords::tr("the account has no home folder; write the whole path"));
        path.replace(0, 1, account.home);
    }
    // $USERNAME is another variable.
    static const QRegularExpression user(QStringLiteral("\\$\\{USER\\}|\\$USER(?![A-Za-z0-9_])"));
    if (path.contains(user) && !isPlainName(account.name))
        return noFolder(FolderWords::tr("the account has no name; write the whole path"));
    for (auto found = user.match(path); found.hasMatch();
         found = user.match(path, found.capturedStart() + account.name.size()))
        path.replace(found.capturedStart(), found.capturedLength(), account.name);
    if (path.contains(QLatin1Char('$')))
        //: keep $USER
        return noFolder(FolderWords::tr("no other variable than $USER can be used"));
    if (!QDir::isAbsolutePath(path))
        return noFolder(FolderWords::tr("a folder begins with / or ~"));
    return {QDir::cleanPath(path), {}};
}

} // namespace rp
