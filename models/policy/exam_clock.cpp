// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/policy/exam_clock.h"

#include "models/policy/site_policy.h"

#include <QFile>
#include <algorithm>
#include <cerrno>
#include <condition_variable>
#include <fcntl.h>
#include <memory>
#include <mutex>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#ifdef Q_OS_LINUX
#include <ctime>
#include <linux/stat.h>
#include <sys/syscall.h>
#endif

namespace rp {
namespace {

using namespace std::chrono_literals;
constexpr auto folderPatience = 2s;

#ifdef Q_OS_LINUX
/// By the instruction itself: libraries that are preloaded stand in for syscall() too.
long askKernel(long number, long a, long b, long c = 0, long d = 0, long e = 0)
{
#if defined(__x86_64__)
    long answer = number;
    register long fourth asm("r10") = d;
    register long fifth asm("r8") = e;
    asm volatile("syscall"
                 : "+a"(answer)
                 : "D"(a), "S"(b), "d"(c), "r"(fourth), "r"(fifth)
                 : "rcx", "r11", "memory");
    return answer;
#elif defined(__aarch64__)
    register long name asm("x8") = number;
    register long first asm("x0") = a;
    register long second asm("x1") = b;
    register long third asm("x2") = c;
    register long fourth asm("x3") = d;
    register long fifth asm("x4") = e;
    asm volatile("svc 0"
                 : "+r"(first)
                 : "r"(name), "r"(second), "r"(third), "r"(fourth), "r"(fifth)
                 : "memory");
    return first;
#else
    return ::syscall(number, a, b, c, d, e);
#endif
}

long asWord(const void *pointer)
{
    return reinterpret_cast<long>(pointer);
}
#endif

QDateTime ofSeconds(qint64 seconds)
{
    return QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
}

std::optional<QDateTime> writtenAt(int descriptor)
{
#ifdef Q_OS_LINUX
    struct statx found = {};
    if (askKernel(SYS_statx, descriptor, asWord(""), AT_EMPTY_PATH, STATX_MTIME, asWord(&found)) != 0)
        return std::nullopt;
    return ofSeconds(found.stx_mtime.tv_sec);
#else
    struct stat found = {};
    return ::fstat(descriptor, &found) == 0 ? std::optional(ofSeconds(found.st_mtime)) : std::nullopt;
#endif
}

std::optional<QDateTime> timeIn(const QString &folder)
{
    QByteArray path = QFile::encodeName(folder) + "/.ridgepoint-clock-XXXXXX";
    const int descriptor = ::mkstemp(path.data());
    if (descriptor < 0)
        return std::nullopt;
    // A file server gives the time when it is told of the bytes, and not before.
    const bool isWritten = ::write(descriptor, "x", 1) == 1 && ::fsync(descriptor) == 0;
    std::optional<QDateTime> time = isWritten ? writtenAt(descriptor) : std::nullopt;
    ::close(descriptor);
    ::unlink(path.constData());
    return time;
}

} // namespace

QDateTime kernelTime()
{
#ifdef Q_OS_LINUX
    timespec now = {};
    if (askKernel(SYS_clock_gettime, CLOCK_REALTIME, asWord(&now)) == 0)
        return QDateTime::fromMSecsSinceEpoch(qint64(now.tv_sec) * 1000 + now.tv_nsec / 1'000'000, Qt::UTC);
#endif
    return QDateTime::currentDateTimeUtc();
}

std::optional<QDateTime> timeOfFolder(const QString &folder, std::chrono::milliseconds patience)
{
    struct Answer
    {
        std::mutex mutex;
        std::condition_variable isThere;
        bool isDone = false;
        std::optional<QDateTime> time;
    };
    const auto answer = std::make_shared<Answer>();
    // Left behind when it hangs: a share that has gone may not answer for minutes.
    std::thread([answer, folder] {
        const std::optional<QDateTime> time = timeIn(folder);
        const std::lock_guard guard(answer->mutex);
        answer->time = time;
        answer->isDone = true;
        answer->isThere.notify_one();
    }).detach();
    std::unique_lock guard(answer->mutex);
    answer->isThere.wait_until(guard, std::chrono::steady_clock::now() + patience,
                               [&answer] { return answer->isDone; });
    return answer->time;
}

QDateTime earliestTime(const QDateTime &system, const QDateTime &kernel,
                       const std::optional<QDateTime> &folder)
{
    const QDateTime own = std::min(system, kernel);
    if (own < releaseTime())
        return ofSeconds(0);
    const bool isBehind = folder && folder->secsTo(own) > clockTolerance_s;
    return isBehind ? *folder : own;
}

QDateTime releaseTime()
{
    return QDateTime::fromString(QStringLiteral(RIDGEPOINT_RELEASED) + QStringLiteral("T00:00:00Z"),
                                 Qt::ISODate);
}

QDateTime examTimeNow(const SitePolicy &policy)
{
    QDateTime own = earliestTime(QDateTime::currentDateTimeUtc(), kernelTime());
    const QString folder = policy.examPlace();
    if (!policy.exam || policy.examAt(own) || folder.isEmpty())
        return own;
    return earliestTime(own, own, timeOfFolder(folder, folderPatience));
}

QString preloadedLibraries()
{
    // Not by getenv(): what is preloaded runs first, and may take itself out of there.
    QFile file(QStringLiteral("/proc/self/environ"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QList<QByteArray> variables = file.readAll().split('\0');
    for (const QByteArray &variable : variables) {
        for (const char *name : {"LD_PRELOAD=", "LD_AUDIT="}) {
            if (variable.startsWith(name) && variable.size() > qsizetype(qstrlen(name)))
                return QString::fromLocal8Bit(variable.mid(qsizetype(qstrlen(name)))).simplified();
        }
    }
    return {};
}

} // namespace rp
