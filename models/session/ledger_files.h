// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger_document.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace rp {

/// Nothing when there is no such file; one that can't be read counts as damaged.
std::optional<LedgerReading> readLedgerFile(const QString &path);

/// Replaces the file as a whole or not at all. Empty when done, else what the system said.
QString replaceFile(const QString &path, const QByteArray &bytes);

/// A name beside the path that is not taken yet: "ledger.json.set-aside-20260102-030405-1".
QString asideName(const QString &path);

/// Keeps what lies there under its asideName(). A file is copied, so that a process that ends now finds the
/// same again; what can't be copied (a folder, a full disk) is renamed. Empty when neither was possible.
QString keepAside(const QString &path);

/// Removes what a process left that was killed while it saved ledger.json or its copy.
void removeLeftovers(const QString &folder);

} // namespace rp
