// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_lock.h"

#include "models/json/file_reader.h"
#include "models/json/file_writer.h"
#include "models/store/ledger_files.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace rp {
namespace {

/// Process, program, host, machine and start of the machine, a line each.
QByteArray ownDescription()
{
    const QString program = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    return QByteArray::number(QCoreApplication::applicationPid()) + '\n' + program.toUtf8() + '\n' +
           QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() + '\n' +
           QSysInfo::bootUniqueId() + '\n';
}

/// A lock that does not say where it was made was never written to its end.
bool isOfThisMachine(const QByteArray &description)
{
    if (!description.endsWith('\n'))
        return true;
    const QList<QByteArray> lines = description.split('\n');
    const QByteArray machine = lines.value(3);
    const QByteArray own = QSysInfo::machineUniqueId();
    if (!machine.isEmpty() && !own.isEmpty())
        return machine == own;
    return lines.value(2).isEmpty() || QString::fromUtf8(lines.value(2)) == QSysInfo::machineHostName();
}

LedgerLock::Result failureOf(int cause)
{
    return meansFull(cause) ? LedgerLock::Result::NoSpace : LedgerLock::Result::NotPossible;
}

bool writeAll(int descriptor, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t written = ::write(descriptor, bytes.constData() + done, size_t(bytes.size() - done));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        done += written;
    }
    return true;
}

} // namespace

LedgerLock::LedgerLock(QString path)
    : m_path(std::move(path))
{
}

LedgerLock::~LedgerLock()
{
    release();
}

std::optional<LedgerLock::Identity> LedgerLock::identity() const
{
    struct stat found = {};
    if (::stat(QFile::encodeName(m_path).constData(), &found) != 0)
        return std::nullopt;
    return Identity{quint64(found.st_dev), quint64(found.st_ino)};
}

bool LedgerLock::isHeld() const
{
    return m_descriptor >= 0 && identity() == m_made;
}

void LedgerLock::release()
{
    if (m_descriptor < 0)
        return;
    if (isHeld()) // else what lies there is another window's
        QFile::remove(m_path);
    ::close(m_descriptor);
    m_descriptor = -1;
    m_made.reset();
}

LedgerLock::Result LedgerLock::make()
{
    const QByteArray path = QFile::encodeName(m_path);
    const int descriptor = ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0)
        return errno == EEXIST ? Result::HeldElsewhere : failureOf(errno);
    // The kernel's lock ends with the process, whatever the file says. Where there is none, the file has to
    // do.
    ::flock(descriptor, LOCK_EX | LOCK_NB);
    struct stat made = {};
    if (::fstat(descriptor, &made) != 0 || !writeAll(descriptor, ownDescription())) {
        const Result failure = failureOf(errno);
        QFile::remove(m_path);
        ::close(descriptor);
        return failure;
    }
    m_descriptor = descriptor;
    m_made = Identity{quint64(made.st_dev), quint64(made.st_ino)};
    return Result::Taken;
}

/// True when a lock that nobody can hold was removed.
bool LedgerLock::removeAbandoned() const
{
    // What is no plain file was made by no window. A pipe would never give its first byte.
    const int descriptor = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return false;
    bool isRemoved = false;
    // Locked while it is looked at, so that two windows can't both remove it, the second one the first one's.
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
        char bytes[1024];
        const ssize_t size = ::read(descriptor, bytes, sizeof bytes);
        struct stat opened = {};
        const bool isSame = ::fstat(descriptor, &opened) == 0 && S_ISREG(opened.st_mode) &&
                            identity() == Identity{quint64(opened.st_dev), quint64(opened.st_ino)};
        isRemoved = isSame && size >= 0 && isOfThisMachine(QByteArray(bytes, size)) && QFile::remove(m_path);
    }
    ::close(descriptor);
    return isRemoved;
}

LedgerLock::Result LedgerLock::take()
{
    release();
    errno = 0;
    if (!makeOwnFolder(QFileInfo(m_path).path()))
        return failureOf(errno);
    const Result result = make();
    return result == Result::HeldElsewhere && removeAbandoned() ? make() : result;
}

LedgerLock::Result LedgerLock::takeOver()
{
    release();
    if (!QFile::remove(m_path))
        keepAside(m_path); // a folder of that name
    return take();
}

std::optional<LedgerLock::Holder> LedgerLock::holder() const
{
    QFile file(m_path);
    if (!isPlainFile(m_path) || !file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QList<QByteArray> lines = file.read(1024).split('\n');
    return Holder{QString::fromUtf8(lines.value(2)), lines.value(0).toLongLong()};
}

} // namespace rp
