// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/ledger_document.h"

#include <QByteArray>
#include <QString>
#include <optional>

namespace rp {

/// Where a learner's ledger is kept, unless another folder is named.
QString usualLedgerFolder();

/// Nothing when there is no such file; one that can't be read counts as damaged.
std::optional<LedgerReading> readLedgerFile(const QString &path);

/// Writes a ledger, but none that could not be read again: whatever lies there is worth more. Empty when
/// done, else a translated clause or what the system said.
QString replaceLedgerFile(const QString &path, const QByteArray &bytes);

/// Enough of a file to notice that another program has written it.
struct FileState
{
    quint64 file = 0; ///< number of the file in its file system
    qint64 size_bytes = 0;
    qint64 modified_ns = 0;
    bool operator==(const FileState &) const = default;
};
/// Nothing when there is no such file.
std::optional<FileState> fileStateOf(const QString &path);

/// A name beside the path that is not taken yet: "ledger.json.set-aside-20260102-030405-1".
QString asideName(const QString &path);

/// Keeps what lies there under its asideName(), for its owner alone. A file is copied, so that a process that
/// ends now finds the same again; what can't be copied (a folder, a full disk) is renamed. Empty when neither
/// was possible.
QString keepAside(const QString &path);

/// Keeps the bytes outside a folder that can't be written: beside it, at home, or where temporary files are,
/// and rather where nobody else can write; else in a new folder of the learner's alone. The path; empty when
/// none of them can be written.
QString keepElsewhere(const QString &folder, const QByteArray &bytes);

/// Takes the rights of others from the folder of a ledger and from what the program keeps in it, and beside
/// it when it could not be written: earlier versions let everyone read them. A home folder, and one that is
/// meant for all (sticky), stay as they are. True when others could enter the folder and read a file in it.
bool makeLedgerFolderPrivate(const QString &folder);

/// Removes what a process left that was killed while it saved ledger.json or its copy.
void removeLeftovers(const QString &folder);

} // namespace rp
