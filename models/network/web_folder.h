// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/network/web_client.h"

#include <functional>

namespace rp {

/// Puts a file under an address (WebDAV, RFC 4918). Empty when done, else a translated clause. Blocks, see
/// WebClient.
QString putInWeb(WebClient &client, const QUrl &url, const QByteArray &bytes);

/// A password as a file has it: its first line. *reason is a translated clause when it can't be read.
QString passwordInFile(const QString &path, QString *reason);

/// Puts a file under an address in the name of a user. The password is read each time, for it may be changed.
/// @param passwordFile may be empty: then there is no password
std::function<QString(const QString &address, const QByteArray &bytes)>
webWriter(const QString &user, const QString &passwordFile, WebPatience patience = {});

} // namespace rp
