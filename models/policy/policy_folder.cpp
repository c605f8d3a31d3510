// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/policy_folder.h"

#include "models/network/web_address.h"
#include "models/policy/site_policy.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QUrl>
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

/// Puts the account's name, as it is written there, for $USER. A translated clause when it can't be.
QString putName(QString &text, const QString &name, const QString &written)
{
    // $USERNAME is another variable.
    static const QRegularExpression user(QStringLiteral("\\$\\{USER\\}|\\$USER(?![A-Za-z0-9_])"));
    if (text.contains(user) && !isPlainName(name))
        return FolderWords::tr("the account has no name; write the whole path");
    for (auto found = user.match(text); found.hasMatch();
         found = user.match(text, found.capturedStart() + written.size()))
        text.replace(found.capturedStart(), found.capturedLength(), written);
    if (text.contains(QLatin1Char('$')))
        //: keep $USER
        return FolderWords::tr("no other variable than $USER can be used");
    return {};
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
    if (text.contains(QChar(0))) // at which the system would stop
        //: a reason inside a sentence that names file and place
        return noFolder(FolderWords::tr("it holds a zero byte, which no path has"));
    if (text.contains(QLatin1String("://")))
        //: a reason inside a sentence that names file and place
        return noFolder(FolderWords::tr("this is an address and no folder"));
    QString path = text;
    if (path == QLatin1String("~") || path.startsWith(QLatin1String("~/"))) {
        if (!QDir::isAbsolutePath(account.home))
            return noFolder(FolderWords::tr("the account has no home folder; write the whole path"));
        path.replace(0, 1, account.home);
    }
    if (const QString reason = putName(path, account.name, account.name); !reason.isEmpty())
        return noFolder(reason);
    if (!QDir::isAbsolutePath(path))
        return noFolder(FolderWords::tr("a folder begins with / or ~"));
    return {QDir::cleanPath(path), {}};
}

PolicyPlaceToCopy policyPlaceToCopy(const QString &text, const Account &account)
{
    if (!text.contains(QLatin1String("://"))) {
        const PolicyFolder folder = policyFolder(text, account);
        return {folder.path, {}, folder.reason};
    }
    QString address = text;
    const QString name = QString::fromLatin1(QUrl::toPercentEncoding(account.name));
    if (const QString reason = putName(address, account.name, name); !reason.isEmpty())
        return {{}, {}, reason};
    const WebAddress web = webAddress(address);
    if (!web.isGood())
        return {{}, {}, web.reason};
    return {web.url.toString(QUrl::FullyEncoded), web.user, {}};
}

} // namespace rp
