// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/file_writer.h"

#include "models/json/file_owner.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace rp {
namespace {

constexpr mode_t ownFile = 0600;
constexpr mode_t ownFolder = 0700;
constexpr mode_t groupFile = 0640;
constexpr int longestWay = 8; ///< links one after the other
constexpr int mostTries = 100;

struct FileError
{
    Q_DECLARE_TR_FUNCTIONS(rp::FileError)
};

QString textOf(int cause)
{
    return meansFull(cause) ? fullText() : qt_error_string(cause);
}

QByteArray folderOf(const QByteArray &path)
{
    const qsizetype slash = path.lastIndexOf('/');
    return slash < 0 ? QByteArray(".") : slash == 0 ? QByteArray("/") : path.left(slash);
}

/// A link that the learner, or whoever looks after the machine, has made, and that nobody else could have put
/// in the place of one of theirs.
bool isTrusted(const struct stat &link, const QByteArray &path)
{
    struct stat folder = {};
    return (link.st_uid == ::geteuid() || link.st_uid == 0) &&
           ::stat(folderOf(path).constData(), &folder) == 0 && (folder.st_mode & S_IWOTH) == 0;
}

} // namespace

QByteArray trustedPlaceOf(const QString &path)
{
    QByteArray place = QFile::encodeName(path);
    for (int i = 0; i < longestWay; ++i) {
        struct stat found = {};
        if (::lstat(place.constData(), &found) != 0 || !S_ISLNK(found.st_mode) || !isTrusted(found, place))
            break;
        char target[4096];
        const ssize_t length = ::readlink(place.constData(), target, sizeof target);
        if (length <= 0 || length == ssize_t(sizeof target))
            break;
        const QByteArray next(target, length);
        place = next.startsWith('/') ? next : folderOf(place) + '/' + next;
    }
    return place;
}

namespace {

/// Six letters of both cases, by which removeLeftovers() knows what a killed process left.
QByteArray someLetters()
{
    QByteArray letters;
    for (int i = 0; i < 6; ++i)
        letters += char((i % 2 == 0 ? 'A' : 'a') + int(QRandomGenerator::global()->bounded(26)));
    return letters;
}

bool writeAll(int descriptor, const char *bytes, qint64 size_bytes)
{
    while (size_bytes > 0) {
        const ssize_t written = ::write(descriptor, bytes, size_t(size_bytes));
        if (written < 0 && errno == EINTR)
            continue;
        if (written == 0)
            errno = ENOSPC;
        if (written <= 0)
            return false;
        bytes += written;
        size_bytes -= written;
    }
    return true;
}

/// With the mode from its first moment on, whatever the umask or the folder says.
int makeFile(const QByteArray &path)
{
    return ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, ownFile);
}

/// What is there may be replaced: the cause why not, or 0.
int hindranceAt(const QByteArray &path)
{
    struct stat found = {};
    if (::lstat(path.constData(), &found) != 0 || S_ISLNK(found.st_mode))
        return 0;
    if (S_ISDIR(found.st_mode))
        return EISDIR;
    if (S_ISCHR(found.st_mode) || S_ISBLK(found.st_mode))
        return EPERM;
    // Who has taken the right to write from a file wants it as it is.
    return ::access(path.constData(), W_OK) == 0 ? 0 : errno;
}

/// A plain file that nobody else has put there for us to write to. One of the learner's own becomes theirs
/// alone.
bool isToBeAddedTo(int descriptor, const QByteArray &path)
{
    struct stat found = {};
    struct stat folder = {};
    if (::fstat(descriptor, &found) != 0 || !S_ISREG(found.st_mode) || isUidOfAnother(found.st_uid))
        return false;
    const bool isOpenToAll =
        ::stat(folderOf(path).constData(), &folder) != 0 || (folder.st_mode & S_IWOTH) != 0;
    if (isOpenToAll && found.st_nlink > 1) // another name of a file that lies elsewhere
        return false;
    if (found.st_uid == ::geteuid() && (found.st_mode & 07777) != ownFile)
        (void)::fchmod(descriptor, ownFile);
    return true;
}

/// Changed on the open file; where that can't be, it stays as it was made.
void letGroupRead(int descriptor, const QByteArray &path)
{
    struct stat file = {};
    struct stat folder = {};
    if (::fstat(descriptor, &file) == 0 && ::stat(folderOf(path).constData(), &folder) == 0 &&
        file.st_gid == folder.st_gid)
        (void)::fchmod(descriptor, groupFile);
}

} // namespace

bool meansFull(int cause)
{
    return cause == ENOSPC || cause == EDQUOT || cause == EFBIG;
}

QString fullText()
{
    return FileError::tr("there is no space left");
}

FileReplacement::FileReplacement(const QString &path, Readers readers)
    : m_path(trustedPlaceOf(path))
{
    if (const int cause = hindranceAt(m_path); cause != 0) {
        fail(cause);
        return;
    }
    for (int i = 0; i < mostTries && m_descriptor < 0; ++i) {
        m_part = m_path + '.' + someLetters();
        m_descriptor = makeFile(m_part);
        if (m_descriptor < 0 && errno != EEXIST)
            break;
    }
    if (m_descriptor < 0)
        fail(errno);
    else if (readers == Readers::FolderGroup)
        letGroupRead(m_descriptor, m_path);
}

FileReplacement::~FileReplacement()
{
    if (m_descriptor < 0)
        return;
    ::close(m_descriptor);
    ::unlink(m_part.constData());
}

bool FileReplacement::fail(int cause)
{
    if (m_error.isEmpty())
        m_error = textOf(cause);
    return false;
}

bool FileReplacement::write(const char *bytes, qint64 size_bytes)
{
    return m_error.isEmpty() && (writeAll(m_descriptor, bytes, size_bytes) || fail(errno));
}

bool FileReplacement::commit()
{
    if (!m_error.isEmpty())
        return false;
    if (::fsync(m_descriptor) != 0 && errno != EINVAL) // some file systems know no such thing
        return fail(errno);
    // Some shares tell only now that they are full.
    if (::close(std::exchange(m_descriptor, -1)) == 0 &&
        ::rename(m_part.constData(), m_path.constData()) == 0)
        return true;
    const int cause = errno;
    ::unlink(m_part.constData());
    return fail(cause);
}

QString replaceFile(const QString &path, const QByteArray &bytes, Readers readers)
{
    FileReplacement file(path, readers);
    if (file.write(bytes.constData(), bytes.size()))
        file.commit();
    return file.error();
}

QString writeNewFile(const QString &path, const QByteArray &bytes)
{
    const QByteArray place = QFile::encodeName(path);
    const int descriptor = makeFile(place);
    if (descriptor < 0)
        return textOf(errno);
    const bool isWritten = writeAll(descriptor, bytes.constData(), bytes.size()) &&
                           (::fsync(descriptor) == 0 || errno == EINVAL);
    int cause = isWritten ? 0 : errno;
    if (::close(descriptor) != 0 && cause == 0)
        cause = errno;
    if (cause == 0)
        return {};
    ::unlink(place.constData());
    return textOf(cause);
}

bool openToAppend(QFile &file, const QString &path)
{
    // A pipe that nobody reads would hold up the program, and a terminal might take it over.
    const QByteArray place = trustedPlaceOf(path);
    const int descriptor =
        ::open(place.constData(),
               O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, ownFile);
    if (descriptor < 0)
        return false;
    const bool isUsable =
        isToBeAddedTo(descriptor, place) &&
        file.open(descriptor, QIODevice::ReadWrite | QIODevice::Append, QFileDevice::AutoCloseHandle);
    if (!isUsable) {
        ::close(descriptor);
        errno = EPERM;
    }
    return isUsable;
}

bool makeOwnFolder(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return true;
    const QByteArray place = QFile::encodeName(QDir::cleanPath(info.absoluteFilePath()));
    return QDir().mkpath(QFileInfo(QFile::decodeName(place)).path()) &&
           (::mkdir(place.constData(), ownFolder) == 0 || (errno == EEXIST && QFileInfo(path).isDir()));
}

} // namespace rp
