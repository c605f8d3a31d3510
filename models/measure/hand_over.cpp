// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/bench.h"

#include <algorithm>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

namespace rp::measure {

namespace {

constexpr std::int64_t emptyTasks = 500;
constexpr std::size_t mostPasses = 15;
constexpr double settle_us = 20'000.0;

/// A task of a fixed length: it looks at the clock until its time is over.
void spin(double task_us)
{
    if (task_us <= 0.0)
        return;
    const double end_us = now_us() + task_us;
    while (now_us() < end_us) {
    }
}

/// A thread that does tasks in the order in which they come: the GPU of this comparison.
class OneWorker
{
public:
    /// `many` tasks in one hand-over.
    struct Task
    {
        double task_us = 0.0;
        std::int64_t many = 1;
    };

    OneWorker()
        : m_thread([this] { live(); })
    {
    }
    ~OneWorker()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_goesOn = false;
        }
        m_wake.notify_one();
        m_thread.join();
    }
    OneWorker(const OneWorker &) = delete;
    OneWorker &operator=(const OneWorker &) = delete;

    /// Puts a task into the queue.
    void put(const Task &task)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_queue.push_back(task);
            m_put += task.many;
        }
        m_wake.notify_one();
    }

    /// Waits until all that was put is done.
    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return m_done == m_put; });
    }

    /// Begins to count anew, and gives up what is left once this moment is over. Returns with the worker
    /// idle.
    void begin(double deadline_us)
    {
        wait();
        const std::lock_guard lock(m_mutex);
        m_deadline_us = deadline_us;
        m_kept = 0;
    }

    /// Tasks done in time since begin().
    std::int64_t kept()
    {
        const std::lock_guard lock(m_mutex);
        return m_kept;
    }

private:
    void live()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_wake.wait(lock, [this] { return !m_goesOn || m_next < m_queue.size(); });
            if (!m_goesOn)
                return;
            const Task task = m_queue[m_next++];
            if (m_next == m_queue.size()) {
                m_queue.clear();
                m_next = 0;
            }
            const double deadline_us = m_deadline_us;
            lock.unlock();
            std::int64_t kept = 0;
            for (; kept < task.many && now_us() < deadline_us; ++kept)
                spin(task.task_us);
            lock.lock();
            m_kept += kept;
            m_done += task.many;
            if (m_done == m_put)
                m_idle.notify_one();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::vector<Task> m_queue;
    std::size_t m_next = 0;
    std::int64_t m_put = 0;
    std::int64_t m_done = 0;
    std::int64_t m_kept = 0;
    double m_deadline_us = 0.0;
    bool m_goesOn = true;
    std::thread m_thread; ///< last: it uses the others
};

class HandOverRun
{
public:
    explicit HandOverRun(Bench &bench)
        : m_bench(bench)
    {
    }

    /// A pass, and whether all of its tasks were done in time. If not, its time is in proportion to those
    /// that were.
    struct Took
    {
        double us = 0.0;
        bool isWhole = true;
    };

    Took serial(std::int64_t tasks, double task_us)
    {
        return timed(tasks, [&] {
            for (std::int64_t i = 0; i < tasks && isInTime(); ++i) {
                m_worker.put({task_us});
                m_worker.wait();
            }
        });
    }

    Took queue(std::int64_t tasks, double task_us)
    {
        return timed(tasks, [&] {
            const double began_us = now_us();
            for (std::int64_t i = 0; i < tasks; ++i)
                m_worker.put({task_us});
            m_calls_us.push_back((now_us() - began_us) / static_cast<double>(tasks));
            m_worker.wait();
        });
    }

    Took batch(std::int64_t tasks, double task_us)
    {
        return timed(tasks, [&] {
            m_worker.put({task_us, tasks});
            m_worker.wait();
        });
    }

    Spread calls_us() const { return spreadOf(m_calls_us); }

private:
    bool isInTime() const { return m_bench.goesOn() && now_us() < m_bench.deadline_us(); }

    template<class Pass>
    Took timed(std::int64_t tasks, const Pass &pass)
    {
        m_worker.begin(m_bench.deadline_us());
        const double began_us = now_us();
        pass();
        const double took_us = now_us() - began_us;
        const std::int64_t kept = m_worker.kept();
        const double part = static_cast<double>(std::max<std::int64_t>(1, kept)) / static_cast<double>(tasks);
        return {took_us / part, kept == tasks};
    }

    Bench &m_bench;
    OneWorker m_worker;
    std::vector<double> m_calls_us;
};

} // namespace

// The three ways in turn, so that what disturbs one disturbs all.
void measureHandOver(Bench &bench, Measurement &result)
{
    HandOverRun run(bench);
    spin(std::min(settle_us, bench.seconds() * 1e5)); // A core that slept needs a while to reach its pace.
    std::vector<double> serial_us;
    std::vector<double> queue_us;
    std::vector<double> batch_us;
    std::vector<double> empty_us;
    bool isExtrapolated = false;
    const auto add = [&](std::vector<double> &times_us, const HandOverRun::Took &took,
                         std::string_view figure) {
        if (!took.isWhole && !times_us.empty())
            return;
        isExtrapolated = isExtrapolated || !took.isWhole;
        times_us.push_back(took.us);
        if (!figure.empty())
            bench.tell(figure, 0.0, {{}, spreadOf(times_us)});
    };
    do {
        add(serial_us, run.serial(handOverTasks, handOverTask_us), "serial_us");
        add(queue_us, run.queue(handOverTasks, handOverTask_us), "queue_us");
        add(batch_us, run.batch(handOverTasks, handOverTask_us), "batch_us");
        add(empty_us, run.serial(emptyTasks, 0.0), {});
        if (!bench.goesOn())
            return;
    } while (bench.proceeds() && serial_us.size() < mostPasses);
    for (double &took_us : empty_us)
        took_us /= static_cast<double>(emptyTasks);
    result.hand_over = HandOver{.tasks = handOverTasks,
                                .task_us = handOverTask_us,
                                .serial_us = spreadOf(serial_us),
                                .queue_us = spreadOf(queue_us),
                                .batch_us = spreadOf(batch_us),
                                .launch_call_us = run.calls_us(),
                                .launch_and_wait_us = spreadOf(empty_us),
                                .isExtrapolated = isExtrapolated};
}

} // namespace rp::measure
