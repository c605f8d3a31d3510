// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace rp::measure {

/// Microseconds of the steady clock.
double now_us();

/// A thread for every processor, waiting for pieces of work. Each begins with a stretch of its own, always
/// the same, so that it finds memory where it touched it first; who is done helps the others, so that slow
/// cores and a processor that others use hold nobody up.
class Team
{
public:
    explicit Team(int threads);
    ~Team();
    Team(const Team &) = delete;
    Team &operator=(const Team &) = delete;

    int size() const { return static_cast<int>(m_threads.size()); }

    /// Calls work(piece, thread) for pieces 0 .. pieces - 1 and waits for all. From the first beginning to
    /// the last end in microseconds; waking up before is not in it. `work` lets no exception out.
    using Work = std::function<void(std::int64_t piece, int thread)>;
    double run(std::int64_t pieces, const Work &work);

private:
    struct alignas(64) Stretch
    {
        std::atomic<std::int64_t> next{0};
        std::int64_t end = 0;
        double began_us = 0.0;
        double ended_us = 0.0;
        bool hasWorked = false;
    };

    void live(int thread);
    void workOff(int thread);

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_done;
    const Work *m_work = nullptr;
    std::int64_t m_round = 0;
    int m_working = 0;
    bool m_goesOn = true;
    std::unique_ptr<Stretch[]> m_stretches;
    std::vector<std::thread> m_threads;
};

/// Processors that this process may use, at least one.
int processors();

} // namespace rp::measure
