// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/event_fields.h"
#include "models/traces/trace.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rp::traces {

/// What an event is, by its category. Names of older and newer versions of Kineto, in any case.
enum class EventCategory
{
    Other,
    Kernel,
    Memcpy,
    Memset,
    Call,
    CpuOp,
    GpuAnnotation
};

/// Puts events into a trace: keeps what is of interest, and counts the rest.
class TraceBuilder
{
public:
    explicit TraceBuilder(Trace &trace);

    static EventCategory categoryOf(const Scalar &value);

    /// Whether events of a category are kept one by one.
    static bool isKept(EventCategory category);

    void add(const EventFields &fields);
    /// An event of phase X with a time. Of one that isn't kept and is no step, only these two count.
    void addTimed(const EventFields &fields, EventCategory category);
    /// Any other.
    void addUntimed(char phase);
    /// Something that is no object.
    void addOther() { ++m_trace.events; }
    void note(NoticeKind kind) { ++m_notes[static_cast<std::size_t>(kind)]; }

    /// Whether any event had a phase; what has none is no list of events.
    bool hasPhases() const { return m_hasPhases; }
    std::vector<Notice> notices() const;

private:
    std::string_view name(const EventFields &fields);
    bool readTimes(const EventFields &fields, std::int64_t *start_ns, std::int64_t *duration_ns);
    void addOp(const EventFields &fields, OpKind kind);
    void addCall(const EventFields &fields);
    void addStep(const EventFields &fields);
    std::uint32_t laneOf(const EventFields &fields, OpKind kind);
    std::uint32_t threadOf(const EventFields &fields);

    Trace &m_trace;
    std::unordered_map<std::uint64_t, std::uint32_t> m_lanes;
    std::unordered_map<std::uint64_t, std::uint32_t> m_threads;
    std::array<std::uint64_t, static_cast<std::size_t>(NoticeKind::NoEventsLeft) + 1> m_notes{};
    bool m_hasPhases = false;
};

} // namespace rp::traces
