// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_files.h"

#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/json/json_limits.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <sys/stat.h>

namespace rp {

QString usualLedgerFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/ridgepoint");
}

std::optional<LedgerReading> readLedgerFile(const QString &path)
{
    if (!QFileInfo::exists(path))
        return std::nullopt;
    const FileReading file = readWholeFile(path);
    if (file.isRead())
        return readLedger(file.bytes, path);
    LedgerReading unread;
    // What was read before a fault looks like a file cut short, and is none. What is too large never was a
    // ledger.
    unread.isUnread = isPlainFile(path) && QFileInfo(path).size() <= largestFile_bytes;
    unread.reason = file.reason;
    return unread;
}

QString replaceLedgerFile(const QString &path, const QByteArray &bytes)
{
    QString excess = sizeExcess(bytes.size());
    if (excess.isEmpty())
        excess = jsonExcess(bytes);
    return excess.isEmpty() ? replaceFile(path, bytes) : excess;
}

std::optional<FileState> fileStateOf(const QString &path)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(path).constData(), &found) != 0)
        return std::nullopt;
    constexpr qint64 second_ns = 1'000'000'000;
    return FileState{quint64(found.st_ino), qint64(found.st_size),
                     qint64(found.st_mtim.tv_sec) * second_ns + qint64(found.st_mtim.tv_nsec)};
}

QString keepElsewhere(const QString &folder, const QByteArray &bytes)
{
    const QStringList places{QFileInfo(folder).absolutePath(), QDir::homePath(), QDir::tempPath()};
    for (const QString &place : places) {
        QString path = asideName(QDir(place).filePath(QStringLiteral("ridgepoint-session.json")));
        if (QFileInfo(place).isDir() && replaceFile(path, bytes).isEmpty())
            return path;
    }
    return {};
}

QString asideName(const QString &path)
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    for (int n = 1;; ++n) {
        QString aside = QStringLiteral("%1.set-aside-%2-%3").arg(path, stamp).arg(n);
        if (!QFileInfo::exists(aside))
            return aside;
    }
}

QString keepAside(const QString &path)
{
    QString aside = asideName(path);
    // A device or a file without end would be copied for ever.
    const bool canBeCopied = isPlainFile(path) && QFileInfo(path).size() <= largestFile_bytes;
    if (canBeCopied && QFile::copy(path, aside))
        return aside;
    QFile::remove(aside); // a copy cut short
    return QFile::rename(path, aside) ? aside : QString();
}

void removeLeftovers(const QString &folder)
{
    // QSaveFile's temporary names end in six random letters. Both cases are asked for, so that a file that a
    // learner made ("ledger.json.backup") is never touched; the odd leftover in one case may stay.
    static const QRegularExpression name(QStringLiteral("^ledger\\.json(\\.bak)?\\.[A-Za-z]{6}$"));
    QDir dir(folder);
    const QStringList files = dir.entryList(QDir::Files | QDir::Hidden);
    for (const QString &file : files) {
        const QString suffix = file.section(QLatin1Char('.'), -1);
        const bool mixedCase = suffix != suffix.toLower() && suffix != suffix.toUpper();
        if (mixedCase && name.match(file).hasMatch())
            dir.remove(file);
    }
}

} // namespace rp
