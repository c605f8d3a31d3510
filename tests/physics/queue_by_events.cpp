// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/physics/queue_by_events.h"

#include <algorithm>
#include <deque>
#include <queue>
#include <set>
#include <tuple>

namespace {

enum class What
{
    KernelDone, // before the others at the same time, so that its ticket can be used at once
    LaunchDone,
    Arrived,
    HostWakes,
    DeviceReady
};

struct Event
{
    double time;
    What what;
    std::size_t kernel;
    bool operator>(const Event &other) const
    {
        return std::tie(time, what, kernel) > std::tie(other.time, other.what, other.kernel);
    }
};

class Machine
{
public:
    explicit Machine(const QueuePlan &plan)
        : m_plan(plan)
        , m_tickets(plan.queue.depth)
        , m_syncs(plan.syncs.begin(), plan.syncs.end())
        , m_done(plan.duration_us.size(), -1.0)
    {
    }

    double run()
    {
        hostActs(0.0);
        double last = 0.0;
        while (!m_events.empty()) {
            const Event event = m_events.top();
            m_events.pop();
            if (event.what != What::DeviceReady)
                last = std::max(last, event.time);
            handle(event);
            deviceActs(event.time);
            hostActs(event.time);
        }
        return last;
    }

private:
    void handle(const Event &event)
    {
        switch (event.what) {
        case What::KernelDone:
            m_done[event.kernel] = event.time;
            ++m_tickets;
            m_deviceBusy = false;
            m_readyAt = event.time + m_plan.queue.gap_us;
            m_events.push({m_readyAt, What::DeviceReady, event.kernel});
            if (m_waitingFor == static_cast<std::int64_t>(event.kernel))
                m_events.push({event.time + m_plan.sync_us, What::HostWakes, event.kernel});
            break;
        case What::LaunchDone:
            m_hostBusy = false;
            m_events.push({event.time + m_plan.queue.delay_us, What::Arrived, event.kernel});
            if (m_syncs.count(static_cast<std::int64_t>(event.kernel)) > 0)
                m_waitingFor = static_cast<std::int64_t>(event.kernel);
            break;
        case What::Arrived:
            m_stream.push_back(event.kernel);
            break;
        case What::HostWakes:
            m_waitingFor = -1;
            break;
        case What::DeviceReady:
            break;
        }
    }

    void hostActs(double now)
    {
        if (m_hostBusy || m_waitingFor >= 0 || m_tickets == 0 || m_next == m_done.size())
            return;
        --m_tickets;
        m_hostBusy = true;
        m_events.push({now + m_plan.launch_us[m_next], What::LaunchDone, m_next});
        ++m_next;
    }

    void deviceActs(double now)
    {
        if (m_deviceBusy || m_stream.empty() || now < m_readyAt)
            return;
        const std::size_t kernel = m_stream.front();
        m_stream.pop_front();
        m_deviceBusy = true;
        m_events.push({now + m_plan.duration_us[kernel], What::KernelDone, kernel});
    }

    const QueuePlan &m_plan;
    std::int64_t m_tickets;
    std::set<std::int64_t> m_syncs;
    std::vector<double> m_done;
    std::priority_queue<Event, std::vector<Event>, std::greater<>> m_events;
    std::deque<std::size_t> m_stream;
    std::size_t m_next = 0;
    std::int64_t m_waitingFor = -1;
    double m_readyAt = 0.0;
    bool m_hostBusy = false;
    bool m_deviceBusy = false;
};

} // namespace

double totalByEvents(const QueuePlan &plan)
{
    return Machine(plan).run();
}
