// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace rp {

/// The largest file that is read. The labs have 0.2 MiB, and a ledger of a whole course stays below 2.
inline constexpr qint64 largestFile_bytes = qint64{32} * 1024 * 1024;

/// A whole file, or why there is none. `reason` is a translated clause without a full stop.
struct FileReading
{
    QByteArray bytes;
    QString reason; ///< empty when the file was read
    bool isRead() const { return reason.isEmpty(); }
};

/// Is there a file (or a link to one), and no folder, pipe, socket or device? What the program holds itself
/// (":/…") is one too.
bool isPlainFile(const QString &path);

/// Why a file of so many bytes is not read, as a translated clause without a full stop; empty: it is.
QString sizeExcess(qint64 size_bytes);

/// The one way in which the program reads what others have written. Only plain files are opened, because a
/// pipe may never answer and a device never ends, and none is read beyond `largestFile_bytes`.
FileReading readWholeFile(const QString &path);
/// So many bytes of its beginning at most, however large it is; to tell what it is.
FileReading readFileStart(const QString &path, qint64 most_bytes);

} // namespace rp
