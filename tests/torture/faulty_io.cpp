// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Preloaded into a program (LD_PRELOAD), it lets the system calls on a ledger's files fail now and then: a
// full disk, an I/O error, a missing right, half a write. RIDGEPOINT_FAULTS is "seed per-mille log": the log
// gets one line with the number of faults when the program ends.
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <mutex>
#include <sys/types.h>
#include <unistd.h>

namespace {

constexpr int mostFiles = 1024;
constexpr unsigned longestStretch = 5; ///< calls in a row: what is full stays full for a while

struct Faults
{
    uint64_t state = 0;
    unsigned rate = 0;
    unsigned stretch = 0;
    unsigned count = 0;
    const char *log = nullptr;
    bool isLedger[mostFiles] = {};
    char logPath[4096] = {};
    std::mutex mutex;

    Faults()
    {
        const char *said = std::getenv("RIDGEPOINT_FAULTS");
        unsigned long long seed = 0;
        if (said && std::sscanf(said, "%llu %u %4095s", &seed, &rate, logPath) == 3)
            log = logPath;
        state = seed * 2862933555777941757ULL + 3037000493ULL;
    }
    Faults(const Faults &) = delete;
    Faults &operator=(const Faults &) = delete;
    ~Faults()
    {
        rate = 0;
        if (FILE *file = log ? std::fopen(log, "a") : nullptr) {
            std::fprintf(file, "%u\n", count);
            std::fclose(file);
        }
    }

    unsigned next(unsigned bound)
    {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<unsigned>(state >> 33) % bound;
    }
    bool strikes()
    {
        const std::lock_guard<std::mutex> guard(mutex);
        if (rate == 0)
            return false;
        if (stretch > 0) {
            --stretch;
        } else if (next(1000) >= rate) {
            return false;
        } else {
            stretch = next(longestStretch + 1);
        }
        ++count;
        return true;
    }
};

Faults &faults()
{
    static Faults only;
    return only;
}

bool isLedgerPath(const char *path)
{
    return path && std::strstr(path, "ledger.json") != nullptr;
}

bool isLedgerFile(int descriptor)
{
    return descriptor >= 0 && descriptor < mostFiles && faults().isLedger[descriptor];
}

/// The call fails with one of the errors.
template<size_t count>
bool fails(const int (&errors)[count])
{
    if (!faults().strikes())
        return false;
    errno = errors[faults().next(unsigned(count))];
    return true;
}

template<typename Function>
Function *real(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

int opened(const char *path, int flags, mode_t mode, const char *name)
{
    if (isLedgerPath(path) &&
        ((flags & O_CREAT) != 0 ? fails({ENOSPC, EACCES, EIO, EROFS}) : fails({EACCES, EIO})))
        return -1;
    const int descriptor = real<int(const char *, int, mode_t)>(name)(path, flags, mode);
    if (descriptor >= 0 && descriptor < mostFiles)
        faults().isLedger[descriptor] = isLedgerPath(path);
    return descriptor;
}

mode_t modeIn(int flags, va_list arguments)
{
    return (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
}

} // namespace

extern "C" {

int open(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    return opened(path, flags, mode, "open");
}

int open64(const char *path, int flags, ...)
{
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeIn(flags, arguments);
    va_end(arguments);
    return opened(path, flags, mode, "open64");
}

ssize_t write(int descriptor, const void *bytes, size_t size)
{
    if (isLedgerFile(descriptor)) {
        if (fails({ENOSPC, EIO, EDQUOT}))
            return -1;
        if (size > 1 && faults().strikes())
            size /= 2;
    }
    return real<ssize_t(int, const void *, size_t)>("write")(descriptor, bytes, size);
}

ssize_t read(int descriptor, void *bytes, size_t size)
{
    if (isLedgerFile(descriptor) && fails({EIO}))
        return -1;
    return real<ssize_t(int, void *, size_t)>("read")(descriptor, bytes, size);
}

int fsync(int descriptor)
{
    return isLedgerFile(descriptor) && fails({EIO, ENOSPC}) ? -1 : real<int(int)>("fsync")(descriptor);
}

int fdatasync(int descriptor)
{
    return isLedgerFile(descriptor) && fails({EIO, ENOSPC}) ? -1 : real<int(int)>("fdatasync")(descriptor);
}

int rename(const char *from, const char *to)
{
    return isLedgerPath(to) && fails({EACCES, ENOSPC, EIO})
               ? -1
               : real<int(const char *, const char *)>("rename")(from, to);
}

int renameat2(int fromFolder, const char *from, int toFolder, const char *to, unsigned flags)
{
    return isLedgerPath(to) && fails({EACCES, ENOSPC, EIO})
               ? -1
               : real<int(int, const char *, int, const char *, unsigned)>("renameat2")(fromFolder, from,
                                                                                        toFolder, to, flags);
}

int unlink(const char *path)
{
    return isLedgerPath(path) && fails({EACCES, EIO}) ? -1 : real<int(const char *)>("unlink")(path);
}

int close(int descriptor)
{
    if (descriptor >= 0 && descriptor < mostFiles)
        faults().isLedger[descriptor] = false;
    return real<int(int)>("close")(descriptor);
}

} // extern "C"
