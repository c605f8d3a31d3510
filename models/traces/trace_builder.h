// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/event_fields.h"
#include "models/traces/row_kinds.h"
#include "models/traces/trace.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rp::traces {

/// Puts events into a trace: keeps what is of interest, and counts the rest.
class TraceBuilder
{
public:
    explicit TraceBuilder(Trace &trace);

    /// Whether a row of phase X is looked at beyond its category.
    static bool isLookedAt(EventCategory category)
    {
        return category != EventCategory::NoWork && category != EventCategory::Trace &&
               category != EventCategory::GpuAnnotation;
    }

    void add(const EventFields &fields);
    /// A row of phase X. Of one that isn't looked at and is no step, only start and category count.
    void addRow(const EventFields &fields, EventCategory category);
    /// An event of phase M. Only where it names a process, its fields count.
    void addMetadata(const EventFields &fields);
    /// Any other. Its category counts only until something has pointed at an accelerator.
    void addOtherPhase(char phase, const Scalar &category);
    bool pointsAtAccelerator() const { return m_trace.pointsAtAccelerator; }
    /// Something that is no object.
    void addOther() { ++m_trace.events; }
    void note(NoticeKind kind) { ++m_notes[static_cast<std::size_t>(kind)]; }

    /// Whether any event had a phase; what has none is no list of events.
    bool hasPhases() const { return m_hasPhases; }
    /// Whether a record came for which there is no room: nothing more may come.
    bool isFull() const { return m_isFull; }
    std::vector<Notice> notices() const;

private:
    std::string_view name(const EventFields &fields);
    bool readTimes(const EventFields &fields, std::int64_t *start_ns, std::int64_t *duration_ns);
    void addOp(const EventFields &fields, OpKind kind);
    void addCall(const EventFields &fields);
    void addStep(const EventFields &fields);
    void addOtherWork(const EventFields &fields, EventCategory category);
    bool hasTaskType(const EventFields &fields);
    UncategorisedRows &uncategorised(const EventFields &fields);
    LabelId rankOf(const EventFields &fields);
    std::uint32_t laneOf(const EventFields &fields, OpKind kind);
    std::uint32_t threadOf(const EventFields &fields);
    LabelId label(LabelTable &table, const Scalar &value);
    bool hasRoom();
    void countRecord();

    Trace &m_trace;
    std::unordered_map<std::uint64_t, std::uint32_t> m_lanes;
    std::unordered_map<std::uint64_t, std::uint32_t> m_threads;
    std::unordered_map<std::size_t, bool> m_taskTypes; ///< by the hash of a name
    std::array<std::uint64_t, noticeKinds> m_notes{};
    std::uint64_t m_sharedTracks = 0;
    bool m_isShared = false; ///< a track of the row at hand is that of all beyond the bound
    bool m_hasPhases = false;
    bool m_isFull = false;
};

} // namespace rp::traces
