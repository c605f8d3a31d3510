// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Preloaded into a program (LD_PRELOAD), it puts the clock forward by RIDGEPOINT_AHEAD seconds, as faketime
// does: the calls of the C library say so, and take themselves out of the environment.
#include <cstdlib>
#include <ctime>
#include <dlfcn.h>
#include <sys/time.h>

namespace {

time_t ahead()
{
    static const time_t seconds = [] {
        const char *said = std::getenv("RIDGEPOINT_AHEAD");
        const time_t wanted = said ? std::atol(said) : 0;
        unsetenv("LD_PRELOAD");
        return wanted;
    }();
    return seconds;
}

template<typename Call>
Call real(const char *name)
{
    return reinterpret_cast<Call>(dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec *now)
{
    static const auto call = real<int (*)(clockid_t, timespec *)>("clock_gettime");
    const int result = call(clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE))
        now->tv_sec += ahead();
    return result;
}

extern "C" int gettimeofday(timeval *now, void *zone)
{
    static const auto call = real<int (*)(timeval *, void *)>("gettimeofday");
    const int result = call(now, zone);
    if (result == 0)
        now->tv_sec += ahead();
    return result;
}

extern "C" time_t time(time_t *now)
{
    static const auto call = real<time_t (*)(time_t *)>("time");
    const time_t said = call(nullptr) + ahead();
    if (now)
        *now = said;
    return said;
}
