// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/json/file_reader.h"

#include <QString>
#include <QtGlobal>
#include <memory>
#include <optional>

namespace rp {

/// More files than any course has learners; an archive's own list is no reason to believe in them.
inline constexpr quint64 mostZipEntries = 100'000;

/// A file or folder that an archive lists. What it says of itself is believed by nobody who reads it.
struct ZipEntry
{
    QString name; ///< with its folders, between slashes
    qint64 size_bytes = 0;
    quint64 at = 0;     ///< its place in the archive's list
    quint64 number = 0; ///< likewise
    bool isEncrypted = false;

    bool isFolder() const { return name.endsWith(QLatin1Char('/')); }
    /// Its name stays inside of a folder that it would be unpacked to.
    bool isInside() const;
};

/// Reads an archive, and writes nothing. One thread at a time; several may have the same file open.
class ZipArchive
{
public:
    explicit ZipArchive(const QString &path);
    ~ZipArchive();
    Q_DISABLE_COPY_MOVE(ZipArchive)

    /// Does a file begin as an archive?
    static bool isOne(const QByteArray &start);

    /// Why it can't be read, or not further, as a translated clause without a full stop; empty: all is well.
    QString reason() const { return m_reason; }
    /// In the order of its list.
    std::optional<ZipEntry> next();
    /// The entry's bytes, or why there are none. What is encrypted, leads outside, is longer than it says or
    /// than `largestFile_bytes`, or differs from its check sum, is refused.
    FileReading read(const ZipEntry &entry) const;
    /// So many bytes of its beginning, unchecked.
    FileReading readStart(const ZipEntry &entry, qint64 most_bytes) const;

private:
    FileReading readUpTo(const ZipEntry &entry, qint64 most_bytes, bool isWhole) const;

    struct Opened;
    std::unique_ptr<Opened> m_opened;
    QString m_reason;
    quint64 m_listed = 0;
    quint64 m_count = 0;
};

} // namespace rp
