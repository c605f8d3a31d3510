// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/on_session.h"

#include "app/root/application.h"
#include "models/policy/policy_place.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_notice.h"
#include "models/text/command_words.h"

#include <algorithm>
#include <iostream>

namespace rp {
namespace {

/// The folders that are named: "--data-dir DIR" or "--data-dir=DIR", wherever that stands.
QStringList namedFolders(const QStringList &words)
{
    QStringList values;
    TypedWords typed(words);
    while (typed.next()) {
        if (typed.name() == QLatin1String("--data-dir"))
            values << typed.value().value_or(QString());
    }
    values.removeAll(QString());
    return values;
}

bool isRefused(const QString &reason)
{
    if (!reason.isEmpty())
        say(std::cerr, reason);
    return !reason.isEmpty();
}

} // namespace

QString refusalOfSession(const QStringList &words, const SitePolicy &site)
{
    return Application::folderRefusal(site, {},
                                      Application::folderOfSession(site, namedFolders(words).value(0)));
}

bool isFolderRefused(const QStringList &words, const SitePolicy &site)
{
    const QStringList named = namedFolders(words);
    return std::any_of(named.cbegin(), named.cend(), [&site](const QString &folder) {
        return isRefused(Application::folderRefusal(site, folder, folder));
    });
}

int runOnSession(const QStringList &words, const SessionCommand &command)
{
    if (asksForHelp(words))
        return command(words, std::cout, std::cerr);
    const SitePolicy site = policyInForce();
    const QStringList named = namedFolders(words);
    const QString used = Application::folderOfSession(site, named.value(0));
    if (isFolderRefused(words, site) || isRefused(refusalOfSession(words, site)))
        return exitInput;
    if (makeLedgerFolderPrivate(used))
        say(std::cerr, LedgerNotice{LedgerNotice::Kind::MadePrivate, used, {}, {}}.text());
    // First, and so the one that counts, whatever else looks like one.
    const bool isTheSites = site.dataDir && (named.isEmpty() || (site.dataDir->isFixed && !site.isKiosk()));
    return command(isTheSites ? QStringList{QStringLiteral("--data-dir"), site.dataDir->value} + words
                              : words,
                   std::cout, std::cerr);
}

} // namespace rp
