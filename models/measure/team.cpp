// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/team.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace rp::measure {

double now_us()
{
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

int processors()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Team::Team(int threads)
    : m_stretches(std::make_unique<Stretch[]>(static_cast<std::size_t>(threads)))
{
    for (int thread = 0; thread < threads; ++thread)
        m_threads.emplace_back([this, thread] { live(thread); });
}

Team::~Team()
{
    {
        const std::lock_guard lock(m_mutex);
        m_goesOn = false;
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

double Team::run(std::int64_t pieces, const Work &work)
{
    const int threads = size();
    std::unique_lock lock(m_mutex);
    for (int thread = 0; thread < threads; ++thread) {
        Stretch &stretch = m_stretches[static_cast<std::size_t>(thread)];
        stretch.next = pieces * thread / threads;
        stretch.end = pieces * (thread + 1) / threads;
    }
    m_work = &work;
    m_working = threads;
    ++m_round;
    m_wake.notify_all();
    m_done.wait(lock, [this] { return m_working == 0; });
    double began_us = std::numeric_limits<double>::infinity();
    double ended_us = -began_us;
    for (std::size_t thread = 0; thread < m_threads.size(); ++thread) {
        const Stretch &stretch = m_stretches[thread];
        if (!stretch.hasWorked)
            continue;
        began_us = std::min(began_us, stretch.began_us);
        ended_us = std::max(ended_us, stretch.ended_us);
    }
    return std::max(0.0, ended_us - began_us);
}

void Team::live(int thread)
{
    std::int64_t round = 0;
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [&] { return !m_goesOn || m_round != round; });
        if (!m_goesOn)
            return;
        round = m_round;
        lock.unlock();
        workOff(thread);
        lock.lock();
        if (--m_working == 0)
            m_done.notify_one();
    }
}

// A thread that wakes when others have done all counts with neither its beginning nor its end.
void Team::workOff(int thread)
{
    Stretch &own = m_stretches[static_cast<std::size_t>(thread)];
    own.began_us = now_us();
    const int threads = size();
    bool hasWorked = false;
    for (int i = 0; i < threads; ++i) {
        Stretch &stretch = m_stretches[static_cast<std::size_t>((thread + i) % threads)];
        for (;;) {
            const std::int64_t piece = stretch.next.fetch_add(1);
            if (piece >= stretch.end)
                break;
            (*m_work)(piece, thread);
            hasWorked = true;
        }
    }
    own.ended_us = now_us();
    own.hasWorked = hasWorked;
}

} // namespace rp::measure
