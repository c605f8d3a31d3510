// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

namespace rp {

/// Who may read what is written. Nobody but its owner may write to it, and while it is written nobody else
/// can read it. Where a file system knows no modes, it is written all the same.
enum class Readers
{
    Owner,      ///< 0600: the work of a learner, and whatever else nobody has been asked about
    FolderGroup ///< 0640 where the file gets the group of its folder, else 0600: copies for a teacher
};

/// A file that appears as a whole when everything is in it, or not at all. The one way in which the program
/// writes a file.
///
/// A link is followed where its owner is the learner or root and nobody else can put one into its folder, so
/// that a session may be kept elsewhere; any other one is replaced. Devices are refused.
class FileReplacement
{
public:
    explicit FileReplacement(const QString &path, Readers readers = Readers::Owner);
    ~FileReplacement(); ///< without commit(): what lay there before stays
    Q_DISABLE_COPY_MOVE(FileReplacement)

    /// Why there is none, as a translated clause or what the system said; empty: all is well so far.
    QString error() const { return m_error; }
    bool write(const char *bytes, qint64 size_bytes);
    /// True when the file lies in its place, on the disk.
    bool commit();

private:
    bool fail(int cause);

    QByteArray m_path;
    QByteArray m_part; ///< beside it, until commit()
    QString m_error;
    int m_descriptor = -1;
};

/// Replaces the file as a whole or not at all. Empty when done, else a translated clause or what the system
/// said.
QString replaceFile(const QString &path, const QByteArray &bytes, Readers readers = Readers::Owner);

/// Writes a file (0600) where nothing lies, not even a link. Empty when done, else as replaceFile().
QString writeNewFile(const QString &path, const QByteArray &bytes);

/// Opens a plain file to be read and added to; one that is new is the owner's (0600), and so becomes what is
/// there already. No link is followed that replaceFile() does not follow. False: the system's errno says why.
bool openToAppend(QFile &file, const QString &path);

/// Where a path leads by links that are followed, as with FileReplacement. What lies there may still be a
/// link: one that is not.
QByteArray trustedPlaceOf(const QString &path);

/// Makes a folder (0700), and those above it as is usual. True when it is there.
bool makeOwnFolder(const QString &path);

/// Whether an errno says that the disk, or the learner's share of it, is full.
bool meansFull(int cause);
/// That it is, as a translated clause.
QString fullText();

} // namespace rp
