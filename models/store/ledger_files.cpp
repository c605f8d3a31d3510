// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_files.h"

#include "models/json/file_owner.h"
#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/json/json_limits.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <algorithm>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

namespace rp {
namespace {

/// Nobody else can put or take anything there.
bool isOwnFolder(const QString &place)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(place).constData(), &found) == 0 && S_ISDIR(found.st_mode) &&
           found.st_uid == ::geteuid() && (found.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

} // namespace

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
    QStringList places{QFileInfo(folder).absolutePath(), QDir::homePath(), QDir::tempPath()};
    std::stable_partition(places.begin(), places.end(), isOwnFolder);
    for (const QString &place : places) {
        QByteArray kept = QFile::encodeName(place);
        // Where others may write, in a folder of its own that nobody can have made before.
        const bool isShared = !isOwnFolder(place);
        if (isShared) {
            kept += "/ridgepoint-XXXXXX";
            if (!::mkdtemp(kept.data()))
                continue;
        }
        QString path =
            asideName(QDir(QFile::decodeName(kept)).filePath(QStringLiteral("ridgepoint-session.json")));
        if (writeNewFile(path, bytes).isEmpty())
            return path;
        if (isShared)
            ::rmdir(kept.constData());
    }
    return {};
}

QString asideName(const QString &path)
{
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    for (int n = 1;; ++n) {
        QString aside = QStringLiteral("%1.set-aside-%2-%3").arg(path, stamp).arg(n);
        const QFileInfo there(aside);
        if (!there.exists() && !there.isSymLink()) // a link that leads nowhere does not exist
            return aside;
    }
}

QString keepAside(const QString &path)
{
    QString aside = asideName(path);
    // A device or a file without end would be copied for ever.
    const bool canBeCopied = isPlainFile(path) && QFileInfo(path).size() <= largestFile_bytes;
    const FileReading file = canBeCopied ? readWholeFile(path) : FileReading{{}, QStringLiteral("-")};
    if (file.isRead() && writeNewFile(aside, file.bytes).isEmpty())
        return aside;
    if (!QFile::rename(path, aside))
        return {};
    makePrivate(aside);
    return aside;
}

bool makeLedgerFolderPrivate(const QString &folder)
{
    struct stat found = {};
    if (::stat(QFile::encodeName(folder).constData(), &found) != 0)
        return false;
    const bool isEntered = (found.st_mode & (S_IXGRP | S_IXOTH)) != 0;
    const bool isForAll = (found.st_mode & S_ISVTX) != 0;
    // A link that another learner could have put there leads to what is none of their business.
    if (!isForAll && QFileInfo(folder) != QFileInfo(QDir::homePath()))
        makePrivate(QFile::decodeName(trustedPlaceOf(QDir::cleanPath(folder))));
    const auto mend = [](const QString &in, const QStringList &names) {
        bool isMended = false;
        const QDir dir(in);
        const QStringList files = dir.entryList(names, QDir::Files | QDir::Hidden);
        for (const QString &name : files)
            isMended = makePrivate(dir.filePath(name)) || isMended;
        return isMended;
    };
    const bool isMended = mend(folder, {QStringLiteral("ledger.json*")});
    const QString outbox = QDir(folder).filePath(QStringLiteral("outbox"));
    makePrivate(outbox);
    mend(outbox, {QStringLiteral("*.json"), QStringLiteral("lock")});
    for (const QString &place : {QFileInfo(folder).absolutePath(), QDir::homePath(), QDir::tempPath()})
        mend(place, {QStringLiteral("ridgepoint-session.json.set-aside-*")});
    return isEntered && isMended;
}

void removeLeftovers(const QString &folder)
{
    // Temporary names, those of earlier versions too, end in six random letters. Both cases are asked for, so
    // that a file that a learner made ("ledger.json.backup") is never touched; the odd leftover in one case
    // may stay.
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
