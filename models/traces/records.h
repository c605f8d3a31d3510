// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/keyed_places.h"
#include "models/traces/row_kinds.h"
#include "models/traces/trace.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace rp::traces {

/// A process on a host that made calls.
struct HostProcess
{
    LabelId rank = 0;
    LabelId process = 0; ///< pid
};

/// A GPU as one rank's track has it: another rank's device of the same number is another one.
struct Device
{
    LabelId rank = 0;
    LabelId process = 0; ///< pid of its track
    LabelId number = 0;
    std::size_t ops = 0;                 ///< recorded
    std::size_t kept = 0;                ///< of these, those that are possible
    std::uint32_t hostProcess = noIndex; ///< place among the processes; none: it isn't known
    MatchedBy matchedBy = MatchedBy::None;
};

/// Which records of a trace take part in its figures, whose they are, and which call caused each operation.
/// Definitions D4, D18, D19 and D21. Refers to the trace. 5 bytes for each operation and 1 for each call;
/// while it is made, 16 more for each operation, or as many for each call.
class Records
{
public:
    explicit Records(const Trace &trace);

    LeftOut ofOp(std::size_t op) const { return m_ops[op]; }
    LeftOut ofCall(std::size_t call) const { return m_calls[call]; }
    LeftOut ofStep(std::size_t step) const { return m_steps[step]; }
    bool isKept(std::size_t call) const { return m_calls[call] == LeftOut::No; }
    const LeftOutRecords &leftOut() const { return m_leftOut; }
    /// Whether some processes were found by a part of the operations alone: there are too many of both.
    bool isMatchedInPart() const { return m_isMatchedInPart; }

    /// In the order in which the file first uses them.
    const std::vector<Device> &devices() const { return m_devices; }
    std::uint32_t deviceOf(const GpuOp &op) const { return m_deviceOfLane[op.lane]; }
    const std::vector<HostProcess> &processes() const { return m_processes; }
    /// Place among the processes; noIndex: it made no call that is kept.
    std::uint32_t processOf(std::uint32_t thread) const { return m_processOfThread[thread]; }

    /// The call with an operation's correlation, the last in the file of several; noIndex: none.
    std::uint32_t callOf(std::size_t op) const { return m_callOf[op]; }
    /// Whether any operation of its process was recorded under a call's correlation, impossible ones too.
    bool hasOp(std::size_t call) const { return m_hasOp[call]; }
    LaunchKind launchKind(NameId name) const { return m_launchKinds[name]; }

    /// Kept operations of all devices, by start, then end, then place in the file; once only.
    std::vector<std::uint32_t> takeOrder() { return std::move(m_order); }

private:
    void leaveOutByThemselves();
    void leaveOutFar();
    void leaveOutFarOf(LabelId rank);
    void leaveOutFarSteps();
    void findDevices();
    void findProcesses();
    void keyCalls();
    void bindDevices();
    void bindOpenDevices(const std::vector<std::uint32_t> &open);
    struct OpsByDevice;
    struct Likely;
    OpsByDevice opsByDevice() const;
    Likely likelyOf(const std::vector<std::uint32_t> &candidates, std::span<const std::uint32_t> ops,
                    std::size_t every);
    std::vector<std::uint32_t> candidatesOf(const Device &device) const;
    bool isPid(const Device &device, const HostProcess &process) const;
    std::optional<std::uint32_t> callIn(std::uint32_t process, std::int64_t correlation);
    void match();
    void arrange();
    void leaveOutOverruns();
    void count();

    /// Calls `visit(rank, start_ns, leftOut)` with each operation and call.
    template<typename Visit>
    void forEachRecord(Visit visit);

    const Trace *m_trace;
    std::vector<LeftOut> m_ops;
    std::vector<LeftOut> m_calls;
    std::vector<LeftOut> m_steps;
    LeftOutRecords m_leftOut;
    bool m_isMatchedInPart = false;
    std::vector<Device> m_devices;
    std::vector<std::uint32_t> m_deviceOfLane;
    std::vector<HostProcess> m_processes;
    std::vector<std::uint32_t> m_processOfThread;
    std::vector<LaunchKind> m_launchKinds; ///< by name
    std::vector<std::uint32_t> m_callOf;
    std::vector<bool> m_hasOp;
    std::vector<std::uint32_t> m_order;
    std::vector<KeyedPlaces> m_byCorrelation; ///< calls, by process; while it is made
    std::vector<std::size_t> m_hints;         ///< the same
};

} // namespace rp::traces
