// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/trace_builder.h"

#include <optional>
#include <string>
#include <utility>

namespace rp::traces {

namespace {

/// Phases of the trace event format, and those that its older versions had.
constexpr std::string_view phases = "BEXiICbneSTpFstfPNODMVvRc(),=";

constexpr std::int64_t longest_ns = 1'000'000'000'000'000'000; // 31 years: times can be added and subtracted

/// A correlation is nearly always a whole number. Others are told apart by a hash far below any of these.
std::int64_t correlationOf(const Scalar &value)
{
    using Kind = Scalar::Kind;
    if (const auto whole = wholeOf(value))
        return *whole;
    if (value.kind == Kind::Missing || value.kind == Kind::Null || value.kind == Kind::Container ||
        value.kind == Kind::Other)
        return noCorrelation;
    const std::string identity = identityOf(value);
    if (identity.front() == 'i' && value.kind == Kind::Real) // 117.0
        return wholeOf({Kind::Integer, identity.substr(1)}).value_or(noCorrelation);
    const auto hash = static_cast<std::int64_t>(std::hash<std::string>{}(identity) >> 2);
    return noCorrelation + 1 + hash;
}

std::optional<EventCategory> knownCategory(std::string_view name)
{
    static constexpr std::pair<std::string_view, EventCategory> known[] = {
        {"cpu_op", EventCategory::CpuOp},
        {"cuda_runtime", EventCategory::Call},
        {"kernel", EventCategory::Kernel},
        {"cuda_driver", EventCategory::Call},
        {"gpu_memcpy", EventCategory::Memcpy},
        {"gpu_memset", EventCategory::Memset},
        {"runtime", EventCategory::Call},
        {"memcpy", EventCategory::Memcpy},
        {"memset", EventCategory::Memset},
        {"operator", EventCategory::CpuOp},
        {"gpu_user_annotation", EventCategory::GpuAnnotation}};
    for (const auto &[key, category] : known) {
        if (key == name)
            return category;
    }
    return std::nullopt;
}

} // namespace

TraceBuilder::TraceBuilder(Trace &trace)
    : m_trace(trace)
{
}

EventCategory TraceBuilder::categoryOf(const Scalar &value)
{
    if (value.kind != Scalar::Kind::Text)
        return EventCategory::Other;
    const std::string_view name = value.text;
    if (const auto category = knownCategory(name)) // nearly always in small letters
        return *category;
    std::array<char, 20> lower{};
    if (name.size() > lower.size())
        return EventCategory::Other;
    for (std::size_t i = 0; i < name.size(); ++i)
        lower[i] = name[i] >= 'A' && name[i] <= 'Z' ? static_cast<char>(name[i] | 0x20) : name[i];
    return knownCategory({lower.data(), name.size()}).value_or(EventCategory::Other);
}

bool TraceBuilder::isKept(EventCategory category)
{
    return category != EventCategory::Other && category != EventCategory::CpuOp &&
           category != EventCategory::GpuAnnotation;
}

void TraceBuilder::add(const EventFields &fields)
{
    const Scalar &phase = fields[Field::Phase];
    const bool isOne = phase.kind == Scalar::Kind::Text && phase.text.size() == 1;
    if (isOne && phase.text.front() == 'X' && fields.has(Field::Start))
        addTimed(fields, categoryOf(fields[Field::Category]));
    else
        addUntimed(isOne ? phase.text.front() : '\0');
    m_hasPhases |= fields.has(Field::Phase);
}

void TraceBuilder::addUntimed(char phase)
{
    ++m_trace.events;
    m_hasPhases |= phase != '\0';
    if (phases.find(phase) == std::string_view::npos)
        note(NoticeKind::UnknownPhases);
}

void TraceBuilder::addTimed(const EventFields &fields, EventCategory category)
{
    ++m_trace.events;
    m_hasPhases = true;
    m_trace.hasWholeMicroseconds =
        (m_trace.timedEvents == 0 || m_trace.hasWholeMicroseconds) && fields[Field::Start].isWhole();
    ++m_trace.timedEvents;
    switch (category) {
    case EventCategory::Kernel:
        addOp(fields, OpKind::Kernel);
        break;
    case EventCategory::Memcpy:
        addOp(fields, OpKind::Memcpy);
        break;
    case EventCategory::Memset:
        addOp(fields, OpKind::Memset);
        break;
    case EventCategory::Call:
        addCall(fields);
        break;
    case EventCategory::CpuOp:
        ++m_trace.cpuOps;
        break;
    case EventCategory::GpuAnnotation:
        return;
    case EventCategory::Other:
        break;
    }
    if (fields[Field::Name].kind == Scalar::Kind::Text &&
        fields[Field::Name].text.starts_with("ProfilerStep"))
        addStep(fields);
}

std::string_view TraceBuilder::name(const EventFields &fields)
{
    const Scalar &value = fields[Field::Name];
    if (value.kind == Scalar::Kind::Text)
        return value.text;
    note(NoticeKind::MissingNames);
    return value.kind == Scalar::Kind::Integer || value.kind == Scalar::Kind::Real ? value.text
                                                                                   : std::string_view();
}

bool TraceBuilder::readTimes(const EventFields &fields, std::int64_t *start_ns, std::int64_t *duration_ns)
{
    const Scalar &start = fields[Field::Start];
    const Scalar &duration = fields[Field::Duration];
    const auto ns = nanosecondsOf(start);
    if (!ns) {
        note(NoticeKind::UnusableTimes);
        return false;
    }
    auto length = nanosecondsOf(duration);
    if (length && *length > longest_ns)
        length.reset();
    if (!length)
        note(NoticeKind::UnusableDurations);
    if (start.kind == Scalar::Kind::Text || duration.kind == Scalar::Kind::Text)
        note(NoticeKind::NumbersAsText);
    *start_ns = *ns;
    *duration_ns = length.value_or(0);
    return true;
}

std::uint32_t TraceBuilder::laneOf(const EventFields &fields, OpKind kind)
{
    const auto labelOf = [&fields](LabelTable &table, Field wanted, Field instead) {
        const Scalar &value = fields[wanted];
        const bool isGiven = value.kind != Scalar::Kind::Missing && value.kind != Scalar::Kind::Container;
        return table.idOf(isGiven ? value : fields[instead]);
    };
    const Lane lane{labelOf(m_trace.devices, Field::Device, Field::Process),
                    labelOf(m_trace.streams, Field::Stream, Field::Thread), kind};
    const auto key = (std::uint64_t{lane.device} << 34U) ^ (std::uint64_t{lane.stream} << 2U) ^
                     static_cast<std::uint64_t>(kind);
    const auto [found, isNew] = m_lanes.try_emplace(key, static_cast<std::uint32_t>(m_trace.lanes.size()));
    if (isNew)
        m_trace.lanes.push_back(lane);
    return found->second;
}

std::uint32_t TraceBuilder::threadOf(const EventFields &fields)
{
    const LabelId process = m_trace.processes.idOf(fields[Field::Process]);
    const LabelId thread = m_trace.processes.idOf(fields[Field::Thread]);
    const auto key = (std::uint64_t{process} << 32U) | thread;
    const auto [found, isNew] =
        m_threads.try_emplace(key, static_cast<std::uint32_t>(m_trace.threads.size()));
    if (isNew)
        m_trace.threads.emplace_back(process, thread);
    return found->second;
}

void TraceBuilder::addOp(const EventFields &fields, OpKind kind)
{
    GpuOp op;
    if (!readTimes(fields, &op.start_ns, &op.duration_ns))
        return;
    op.correlation = correlationOf(fields[Field::Correlation]);
    op.name = m_trace.names.idOf(name(fields));
    op.lane = laneOf(fields, kind);
    const auto bytes = numberOf(fields[Field::Bytes]);
    if (kind != OpKind::Kernel && bytes && *bytes != 0) {
        const auto whole = wholeOf(fields[Field::Bytes]);
        m_trace.opBytes.push_back(
            {static_cast<std::uint32_t>(m_trace.ops.size()), whole.has_value(), *bytes, whole.value_or(0)});
    }
    m_trace.ops.push_back(op);
}

void TraceBuilder::addCall(const EventFields &fields)
{
    ApiCall call;
    if (!readTimes(fields, &call.start_ns, &call.duration_ns))
        return;
    call.correlation = correlationOf(fields[Field::Correlation]);
    call.name = m_trace.names.idOf(name(fields));
    call.thread = threadOf(fields);
    m_trace.calls.push_back(call);
}

void TraceBuilder::addStep(const EventFields &fields)
{
    Step step;
    std::int64_t duration_ns = 0;
    if (!readTimes(fields, &step.start_ns, &duration_ns))
        return;
    step.end_ns = step.start_ns + duration_ns;
    step.name = m_trace.names.idOf(name(fields));
    m_trace.steps.push_back(step);
}

std::vector<Notice> TraceBuilder::notices() const
{
    std::vector<Notice> found;
    for (std::size_t kind = 0; kind < std::size(m_notes); ++kind) {
        if (m_notes[kind] > 0)
            found.push_back({static_cast<NoticeKind>(kind), m_notes[kind]});
    }
    return found;
}

} // namespace rp::traces
