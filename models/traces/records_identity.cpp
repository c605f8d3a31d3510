// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/bounds.h"
#include "models/traces/records.h"

#include <algorithm>
#include <span>

/// Which process launched what a device did: D21.
namespace rp::traces {

/// Processes of the device's rank; if it has none, all.
std::vector<std::uint32_t> Records::candidatesOf(const Device &device) const
{
    std::vector<std::uint32_t> all;
    std::vector<std::uint32_t> ofRank;
    for (std::uint32_t i = 0; i < m_processes.size(); ++i) {
        all.push_back(i);
        if (m_processes[i].rank == device.rank)
            ofRank.push_back(i);
    }
    return ofRank.empty() ? all : ofRank;
}

/// Whether the device's track has the process's pid, and that isn't just the device's number.
bool Records::isPid(const Device &device, const HostProcess &process) const
{
    return device.process == process.process &&
           m_trace->devices.json(device.number) != m_trace->processes.json(device.process);
}

void Records::bindDevices()
{
    std::vector<std::uint32_t> open;
    for (std::uint32_t i = 0; i < m_devices.size() && !m_processes.empty(); ++i) {
        Device &device = m_devices[i];
        const auto bind = [&device](std::uint32_t process, MatchedBy by) {
            device.hostProcess = process;
            device.matchedBy = by;
        };
        const std::vector<std::uint32_t> candidates = candidatesOf(device);
        const auto same =
            std::find_if(candidates.begin(), candidates.end(),
                         [this, &device](std::uint32_t each) { return isPid(device, m_processes[each]); });
        if (m_processes.size() == 1)
            bind(0, MatchedBy::OneProcess);
        else if (candidates.size() == 1)
            bind(candidates.front(), MatchedBy::Rank);
        else if (same != candidates.end())
            bind(*same, MatchedBy::Pid);
        else
            open.push_back(i);
    }
    if (!open.empty())
        bindOpenDevices(open);
}

/// Processes in the order of the file, and the most likely one of them.
struct Records::Likely
{
    std::vector<std::uint32_t> processes;
    std::uint32_t best = noIndex;
};

/// Operations by device: `first[d]` to `first[d + 1]` are those of d.
struct Records::OpsByDevice
{
    std::vector<std::size_t> first;
    std::vector<std::uint32_t> ops;
};

Records::OpsByDevice Records::opsByDevice() const
{
    OpsByDevice sorted;
    sorted.first.assign(m_devices.size() + 1, 0);
    for (std::size_t i = 0; i < m_devices.size(); ++i)
        sorted.first[i + 1] = sorted.first[i] + m_devices[i].ops;
    std::vector<std::size_t> next = sorted.first;
    sorted.ops.resize(m_trace->ops.size());
    std::uint32_t at = 0;
    for (const GpuOp &op : m_trace->ops)
        sorted.ops[next[deviceOf(op)]++] = at++;
    return sorted;
}

/// Which of some processes are likely to have launched some operations, by how many of these begin after the
/// call that they would have there.
Records::Likely Records::likelyOf(const std::vector<std::uint32_t> &candidates,
                                  std::span<const std::uint32_t> ops, std::size_t every)
{
    struct Matches
    {
        std::uint32_t all = 0;
        std::uint32_t inTime = 0;
    };
    std::vector<Matches> matches(candidates.size());
    bool isTimed = false;
    for (std::size_t i = 0; i < ops.size(); i += every) {
        const std::uint32_t place = ops[i];
        const GpuOp op = m_trace->ops[place];
        for (std::size_t k = 0; k < candidates.size() && m_ops[place] == LeftOut::No; ++k) {
            const auto call = callIn(candidates[k], op.correlation);
            if (!call)
                continue;
            const bool isInTime = m_trace->calls[*call].start_ns <= op.start_ns;
            ++matches[k].all;
            matches[k].inTime += isInTime ? 1 : 0;
            isTimed = isTimed || isInTime;
        }
    }
    const auto countOf = [isTimed](const Matches &each) { return isTimed ? each.inTime : each.all; };
    std::uint32_t most = 0;
    Likely likely;
    for (std::size_t k = 0; k < candidates.size(); ++k) {
        if (countOf(matches[k]) > most) {
            most = countOf(matches[k]);
            likely.best = candidates[k];
        }
    }
    for (std::size_t k = 0; k < candidates.size(); ++k) {
        const std::uint32_t count = countOf(matches[k]);
        if (count > 0 && count >= 0.9 * most)
            likely.processes.push_back(candidates[k]);
    }
    return likely;
}

/// Binds devices of which nothing says whose they are.
void Records::bindOpenDevices(const std::vector<std::uint32_t> &open)
{
    struct OpenDevice
    {
        std::uint32_t device = 0;
        Likely likely;
    };
    const OpsByDevice sorted = opsByDevice();
    const std::span<const std::uint32_t> ops(sorted.ops);
    std::vector<OpenDevice> devices;
    // Each operation is looked for in each process. Where that would take minutes, every so manieth is.
    std::uint64_t tries = 0;
    for (const std::uint32_t device : open)
        tries += std::uint64_t{m_devices[device].ops} * candidatesOf(m_devices[device]).size();
    const auto every = static_cast<std::size_t>(tries / bounds::mostTries + 1);
    m_isMatchedInPart = every > 1;
    for (const std::uint32_t device : open) {
        const auto own = ops.subspan(sorted.first[device], m_devices[device].ops);
        devices.push_back({device, likelyOf(candidatesOf(m_devices[device]), own, every)});
    }
    std::stable_sort(devices.begin(), devices.end(), [](const OpenDevice &a, const OpenDevice &b) {
        return a.likely.processes.size() < b.likely.processes.size();
    });
    std::vector<bool> isTaken(m_processes.size());
    for (const Device &device : m_devices) {
        if (device.hostProcess != noIndex)
            isTaken[device.hostProcess] = true;
    }
    for (const OpenDevice &each : devices) {
        const auto &likely = each.likely.processes;
        if (likely.empty())
            continue;
        const auto free = std::find_if(likely.begin(), likely.end(),
                                       [&isTaken](std::uint32_t process) { return !isTaken[process]; });
        Device &device = m_devices[each.device];
        device.hostProcess = free != likely.end() ? *free : each.likely.best;
        device.matchedBy = likely.size() == 1 ? MatchedBy::Times : MatchedBy::Order;
        isTaken[device.hostProcess] = true;
    }
}

} // namespace rp::traces
