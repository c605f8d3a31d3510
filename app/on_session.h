// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <iosfwd>

namespace rp {

struct SitePolicy;

/// True when --data-dir names a folder that the site, or its owner, does not let this account use; that is
/// said on the standard error.
bool isFolderRefused(const QStringList &words, const SitePolicy &site);

/// Why the window would not open the session that the words name, else the one of the site or the usual one,
/// as a sentence: it is another account's. Empty: it would.
QString refusalOfSession(const QStringList &words, const SitePolicy &site);

using SessionCommand = std::function<int(const QStringList &words, std::ostream &out, std::ostream &err)>;

/// Runs a command that reads a session: in the site's folder where the words name none, and in none that may
/// not be used. A session that others could read is mended before, and that is said, as in the window.
int runOnSession(const QStringList &words, const SessionCommand &command);

} // namespace rp
