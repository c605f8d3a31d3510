// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/account_index.h"

#include "models/json/file_reader.h"
#include "models/store/seen_ledgers.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace rp {
namespace {

constexpr mode_t ownFolder = 0700;
constexpr mode_t ownFile = 0600;
constexpr qint64 longestFolder_bytes = 64 << 10; ///< some 1,700 ledgers

QString hashOf(const QString &text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex().left(40));
}

/// Those above it that are not there, for nobody else either, whatever the umask says.
void makeFoldersAbove(const QString &path)
{
    QStringList missing;
    for (QString above = QFileInfo(path).path(); !QFileInfo::exists(above); above = QFileInfo(above).path())
        missing.prepend(above);
    for (const QString &folder : std::as_const(missing))
        ::mkdir(QFile::encodeName(folder).constData(), ownFolder);
}

/// A folder that nobody else can write to, made if it is not there. Rights that its owner took away from
/// himself come back: without them it would be no witness.
bool makesOwnFolder(const QString &path)
{
    const QByteArray name = QFile::encodeName(path);
    ::mkdir(name.constData(), ownFolder);
    struct stat found = {};
    if (::lstat(name.constData(), &found) != 0 || !S_ISDIR(found.st_mode) || found.st_uid != ::geteuid())
        return false;
    return (found.st_mode & 0777) == ownFolder || ::chmod(name.constData(), ownFolder) == 0;
}

/// Open for adding to; below zero: it can't be, or is something else than a file of one's own.
int openOwn(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(),
                                  O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, ownFile);
    struct stat found = {};
    if (descriptor >= 0 && ::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode) &&
        found.st_uid == ::geteuid())
        return descriptor;
    if (descriptor >= 0)
        ::close(descriptor);
    return -1;
}

} // namespace

AccountIndex::AccountIndex(QString state, qint64 most_bytes)
    : m_state(std::move(state))
    , m_most_bytes(most_bytes)
{
    if (!QDir::isAbsolutePath(m_state))
        return;
    m_isWanted = true;
    makeFoldersAbove(m_state);
    m_isUsable = makesOwnFolder(m_state) && makesOwnFolder(m_state + QStringLiteral("/seen")) &&
                 makesOwnFolder(m_state + QStringLiteral("/folders"));
}

AccountIndex::~AccountIndex() = default;

QString AccountIndex::seenPath(const QString &ledgerId) const
{
    return m_state + QStringLiteral("/seen/") + hashOf(ledgerId);
}

QString AccountIndex::folderPath(const QString &folder) const
{
    // By the place itself: a link to it is the same folder.
    const QString real = QDir(folder).canonicalPath();
    return m_state + QStringLiteral("/folders/") +
           hashOf(real.isEmpty() ? QDir::cleanPath(QDir(folder).absolutePath()) : real);
}

std::vector<CommitLog> AccountIndex::logsOf(const QString &ledgerId) const
{
    if (!m_isUsable || ledgerId.isEmpty() || !isPlainFile(seenPath(ledgerId)))
        return {};
    SeenLedgers seen(seenPath(ledgerId), m_most_bytes);
    seen.read();
    return seen.logsOf(ledgerId);
}

QStringList AccountIndex::ledgersIn(const QString &folder) const
{
    QFile file(m_isUsable ? folderPath(folder) : QString());
    if (!isPlainFile(file.fileName()) || file.size() > longestFolder_bytes || !file.open(QIODevice::ReadOnly))
        return {};
    QStringList ledgers;
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QString ledger = QString::fromUtf8(line.trimmed());
        if (ledger.isEmpty())
            continue;
        ledgers.removeAll(ledger);
        ledgers << ledger;
    }
    return ledgers;
}

/// With what stands in its file already, so that nothing is written twice. Null where something else lies in
/// its place, such as a link.
SeenLedgers *AccountIndex::seenOf(const QString &ledgerId)
{
    std::shared_ptr<SeenLedgers> &seen = m_open[ledgerId];
    if (!seen) {
        const QString path = seenPath(ledgerId);
        if (!QFileInfo::exists(path))
            makeRoom();
        const int made = openOwn(path); // so that it has these rights from the first byte on
        if (made < 0)
            return nullptr;
        ::close(made);
        seen = std::make_shared<SeenLedgers>(path, m_most_bytes);
        seen->read();
    }
    return seen.get();
}

/// Before a ledger is added: those that were added to longest ago go, until half of the room is free.
void AccountIndex::makeRoom() const
{
    const QFileInfoList files =
        QDir(m_state + QStringLiteral("/seen")).entryInfoList(QDir::Files, QDir::Time); // latest first
    qint64 all_bytes = 0;
    for (const QFileInfo &file : files)
        all_bytes += file.size();
    if (all_bytes <= m_most_bytes)
        return;
    qint64 kept_bytes = 0;
    for (const QFileInfo &file : files) {
        kept_bytes += file.size();
        if (kept_bytes > m_most_bytes / 2)
            QFile::remove(file.filePath());
    }
}

void AccountIndex::note(const QString &ledgerId, const CommitLog &log, const QString &folder)
{
    if (!m_isUsable || log.entries().empty())
        return; // a session in which nothing was done leaves no trace
    if (SeenLedgers *seen = seenOf(ledgerId))
        seen->note(ledgerId, log);
    QString &last = m_lastIn[folder];
    if (last == ledgerId)
        return;
    if (ledgersIn(folder).value(ledgersIn(folder).size() - 1) != ledgerId) {
        const QString path = folderPath(folder);
        if (QFileInfo(path).size() >= longestFolder_bytes)
            QFile::remove(path);
        const int file = openOwn(path);
        const QByteArray line = '\n' + ledgerId.toUtf8() + '\n';
        const bool isWritten =
            file >= 0 && ::write(file, line.constData(), size_t(line.size())) == ssize_t(line.size());
        if (file >= 0)
            ::close(file);
        if (!isWritten)
            return;
    }
    last = ledgerId;
}

} // namespace rp
