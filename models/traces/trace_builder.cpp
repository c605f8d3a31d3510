// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/trace_builder.h"

#include "models/traces/bounds.h"

#include <algorithm>
#include <charconv>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace rp::traces {

namespace {

/// Phases of the trace event format, and those that its older versions had.
constexpr std::string_view phases = "BEXiICbneSTpFstfPNODMVvRc(),=";

/// A correlation is nearly always a whole number. One that doesn't fit is told apart by a hash far below any
/// of these.
std::int64_t correlationOf(const Scalar &value)
{
    if (const auto whole = wholeOf(value))
        return *whole;
    const auto digits = wholeDigits(value);
    if (!digits)
        return noCorrelation;
    return noCorrelation + 1 + static_cast<std::int64_t>(std::hash<std::string>{}(*digits) >> 2);
}

/// What no figure can hold is the largest one that it can.
ByteCount bytesOf(const Scalar &value)
{
    const auto digits = value.kind == Scalar::Kind::Integer ? wholeDigits(value) : std::nullopt;
    if (!digits)
        return {};
    ByteCount count;
    count.isNegative = digits->starts_with('-');
    const char *const first = digits->data() + (count.isNegative ? 1 : 0);
    if (std::from_chars(first, digits->data() + digits->size(), count.size).ec != std::errc())
        count.size = std::numeric_limits<std::uint64_t>::max();
    ByteCount bounded;
    bounded.add(count);
    return bounded;
}

/// What stands before the last number of a text: "[TP00-DP00] " of "[TP00-DP00] 83".
std::string_view beforeNumber(std::string_view text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    std::string_view left = text;
    if (left.ends_with('\n'))
        left.remove_suffix(1);
    const std::size_t size = left.size();
    while (!left.empty() && isDigit(left.back()))
        left.remove_suffix(1);
    return left.size() < size ? left : text;
}

constexpr unsigned labelBits = 12;
static_assert(bounds::mostTracks < std::size_t{1} << labelBits);

std::uint64_t keyOf(const Lane &lane)
{
    std::uint64_t key = lane.device;
    for (const LabelId label : {lane.stream, lane.process, lane.rank})
        key = key << labelBits | label;
    return key << 2U | static_cast<std::uint64_t>(lane.kind);
}

std::uint64_t keyOf(const HostThread &thread)
{
    return std::uint64_t{thread.process} << 2 * labelBits | std::uint64_t{thread.thread} << labelBits |
           thread.rank;
}

} // namespace

TraceBuilder::TraceBuilder(Trace &trace)
    : m_trace(trace)
{
}

void TraceBuilder::add(const EventFields &fields)
{
    const Scalar &phase = fields[Field::Phase];
    m_hasPhases |= phase.kind == Scalar::Kind::Text;
    const char one = phase.kind == Scalar::Kind::Text && phase.text.size() == 1 ? phase.text.front() : '\0';
    if (one == 'X')
        addRow(fields, categoryOf(fields[Field::Category]));
    else if (one == 'M')
        addMetadata(fields);
    else
        addOtherPhase(one, fields[Field::Category]);
}

void TraceBuilder::addOtherPhase(char phase, const Scalar &category)
{
    m_trace.pointsAtAccelerator = m_trace.pointsAtAccelerator || !isOfCpu(category);
    ++m_trace.events;
    ++m_trace.otherRows;
    m_hasPhases |= phase != '\0';
    if (phase == 'B' || phase == 'E' || phase == 'b' || phase == 'e' || phase == 'C')
        ++m_trace.workRows;
    if (phases.find(phase) == std::string_view::npos)
        note(NoticeKind::UnknownPhases);
}

void TraceBuilder::addMetadata(const EventFields &fields)
{
    ++m_trace.events;
    ++m_trace.metadataRows;
    m_hasPhases = true;
    const Scalar &name = fields[Field::Name];
    if (name.kind != Scalar::Kind::Text || (name.text != "process_name" && name.text != "process_labels"))
        return;
    const Scalar &said = fields[fields.has(Field::InnerName) ? Field::InnerName : Field::Labels];
    if (said.kind != Scalar::Kind::Text)
        return;
    UncategorisedRows &rows = uncategorised(fields);
    rows.isGpuTrack = rows.isGpuTrack || isGpuTrack(said.text);
    if (!rows.accelerator) // only words: where a call begins, a process begins with none
        rows.accelerator = acceleratorIn(' ' + said.text);
    m_trace.pointsAtAccelerator = m_trace.pointsAtAccelerator || rows.isGpuTrack || rows.accelerator;
}

void TraceBuilder::addRow(const EventFields &fields, EventCategory category)
{
    ++m_trace.events;
    ++m_trace.rows;
    m_hasPhases = true;
    if (fields.has(Field::Start)) {
        m_trace.hasWholeMicroseconds = (m_trace.timedEvents == 0 || m_trace.hasWholeMicroseconds) &&
                                       fields[Field::Start].kind == Scalar::Kind::Integer;
        ++m_trace.timedEvents;
    }
    m_trace.workRows += category != EventCategory::Trace ? 1 : 0;
    m_trace.pointsAtAccelerator = m_trace.pointsAtAccelerator || !isOfCpu(fields[Field::Category]);
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
        m_trace.cpuOps += fields.has(Field::Start) ? 1 : 0;
        break;
    case EventCategory::GpuAnnotation:
        return;
    default:
        break;
    }
    if (isLookedAt(category) && !isGpuOp(category))
        addOtherWork(fields, category);
    if (fields[Field::Name].kind == Scalar::Kind::Text &&
        fields[Field::Name].text.starts_with("ProfilerStep"))
        addStep(fields);
}

/// Counts what of a row tells of other accelerators, or of a GPU although it has no category.
void TraceBuilder::addOtherWork(const EventFields &fields, EventCategory category)
{
    const bool isUnnamed = fields[Field::Name].kind != Scalar::Kind::Text;
    const std::string_view name = isUnnamed ? std::string_view() : fields[Field::Name].text;
    m_trace.pointsAtAccelerator = m_trace.pointsAtAccelerator || isCallName(name) || isGpuTrack(name);
    std::optional<Accelerator> accelerator;
    if (category == EventCategory::Other || category == EventCategory::Call)
        accelerator = acceleratorIn(fields[Field::Category].text);
    if (!accelerator && category != EventCategory::Call)
        accelerator = acceleratorIn(name);
    if (!accelerator && category == EventCategory::Missing && hasTaskType(fields))
        accelerator = Accelerator::Npu;
    if (accelerator) {
        ++m_trace.otherAccelerators[static_cast<std::size_t>(*accelerator)];
    } else if (category == EventCategory::Missing) {
        const bool isMarked = isMemoryName(name) || fields.has(Field::Correlation) ||
                              fields.has(Field::CamelCorrelation) || fields.has(Field::SnakeCorrelation);
        if (isCallName(name))
            ++m_trace.callsWithoutCategory;
        else
            ++(isMarked ? uncategorised(fields).marked : uncategorised(fields).plain);
    }
}

/// Rows of Ascend have it. What the first of a name is, the others are.
bool TraceBuilder::hasTaskType(const EventFields &fields)
{
    const bool hasOne = fields.has(Field::TaskType);
    const Scalar &name = fields[Field::Name];
    const std::size_t hash =
        std::hash<std::string_view>{}(name.kind == Scalar::Kind::Text ? name.text : std::string_view());
    const auto known = m_taskTypes.find(hash);
    if (known != m_taskTypes.end())
        return known->second;
    if (m_taskTypes.size() < bounds::mostNames)
        m_taskTypes.emplace(hash, hasOne);
    return hasOne;
}

UncategorisedRows &TraceBuilder::uncategorised(const EventFields &fields)
{
    const LabelId process = m_trace.processes.idOf(fields[Field::Process]);
    if (m_trace.uncategorised.size() <= process)
        m_trace.uncategorised.resize(process + 1);
    return m_trace.uncategorised[process];
}

std::string_view TraceBuilder::name(const EventFields &fields)
{
    const Scalar &value = fields[Field::Name];
    if (value.kind == Scalar::Kind::Text)
        return value.text;
    note(NoticeKind::MissingNames);
    return {};
}

/// False: its duration can't be read.
bool TraceBuilder::readTimes(const EventFields &fields, std::int64_t *start_ns, std::int64_t *duration_ns)
{
    const Scalar &start = fields[Field::Start];
    const Scalar &duration = fields[Field::Duration];
    const auto length = nanosecondsOf(duration);
    if (!length)
        note(NoticeKind::UnusableDurations);
    if (start.kind == Scalar::Kind::Text || duration.kind == Scalar::Kind::Text)
        note(NoticeKind::NumbersAsText);
    *start_ns = nanosecondsOf(start).value_or(noTime);
    *duration_ns = length.value_or(0);
    return length.has_value();
}

LabelId TraceBuilder::label(LabelTable &table, const Scalar &value)
{
    const LabelId id = table.idOf(value);
    m_isShared = m_isShared || table.isShared(id);
    return id;
}

LabelId TraceBuilder::rankOf(const EventFields &fields)
{
    const Scalar &rank = fields[Field::Rank];
    if (rank.kind == Scalar::Kind::Integer || rank.kind == Scalar::Kind::Text)
        return label(m_trace.ranks, rank);
    const Scalar &process = fields[Field::Process];
    if (process.kind != Scalar::Kind::Text)
        return label(m_trace.ranks, {});
    return label(m_trace.ranks, {Scalar::Kind::Text, std::string(beforeNumber(process.text))});
}

std::uint32_t TraceBuilder::laneOf(const EventFields &fields, OpKind kind)
{
    const auto labelOf = [this, &fields](LabelTable &table, Field wanted, Field instead) {
        const Scalar &value = fields[wanted];
        const bool isGiven = value.kind != Scalar::Kind::Missing && value.kind != Scalar::Kind::Null &&
                             value.kind != Scalar::Kind::NonFinite;
        return label(table, isGiven ? value : fields[instead]);
    };
    Lane lane{labelOf(m_trace.devices, Field::Device, Field::Process),
              labelOf(m_trace.streams, Field::Stream, Field::Thread), kind,
              label(m_trace.processes, fields[Field::Process]), rankOf(fields)};
    auto known = m_lanes.find(keyOf(lane));
    if (known == m_lanes.end() && m_trace.lanes.size() >= bounds::mostTracks) {
        m_isShared = true;
        lane.stream = m_trace.streams.shared(); // whose the work is, stays known as long as it can
        known = m_lanes.find(keyOf(lane));
        if (known == m_lanes.end() && m_trace.lanes.size() >= 2 * bounds::mostTracks) {
            lane = {m_trace.devices.shared(), lane.stream, kind, m_trace.processes.shared(),
                    m_trace.ranks.shared()};
            known = m_lanes.find(keyOf(lane));
        }
    }
    if (known != m_lanes.end())
        return known->second;
    const auto place = static_cast<std::uint32_t>(m_trace.lanes.size());
    m_lanes.emplace(keyOf(lane), place);
    m_trace.lanes.push_back(lane);
    return place;
}

std::uint32_t TraceBuilder::threadOf(const EventFields &fields)
{
    HostThread thread{label(m_trace.processes, fields[Field::Process]),
                      label(m_trace.processes, fields[Field::Thread]), rankOf(fields)};
    auto known = m_threads.find(keyOf(thread));
    if (known == m_threads.end() && m_trace.threads.size() >= bounds::mostTracks) {
        m_isShared = true;
        thread.thread = m_trace.processes.shared();
        known = m_threads.find(keyOf(thread));
        if (known == m_threads.end() && m_trace.threads.size() >= 2 * bounds::mostTracks) {
            thread = {thread.thread, thread.thread, m_trace.ranks.shared()};
            known = m_threads.find(keyOf(thread));
        }
    }
    if (known != m_threads.end())
        return known->second;
    const auto place = static_cast<std::uint32_t>(m_trace.threads.size());
    m_threads.emplace(keyOf(thread), place);
    m_trace.threads.push_back(thread);
    return place;
}

/// Whether one more record may be kept: the first that may not ends the reading.
bool TraceBuilder::hasRoom()
{
    m_isFull = m_trace.ops.size() + m_trace.calls.size() + m_trace.steps.size() >= bounds::mostRecords ||
               m_trace.steps.size() >= bounds::mostSteps;
    return !m_isFull;
}

void TraceBuilder::countRecord()
{
    m_sharedTracks += std::exchange(m_isShared, false) ? 1 : 0;
}

void TraceBuilder::addOp(const EventFields &fields, OpKind kind)
{
    m_trace.pointsAtAccelerator = true;
    if (!hasRoom())
        return;
    GpuOp op;
    m_trace.opsWithoutDuration += readTimes(fields, &op.start_ns, &op.duration_ns) ? 0 : 1;
    op.correlation = correlationOf(fields[Field::Correlation]);
    op.name = m_trace.names.idOf(name(fields));
    op.lane = laneOf(fields, kind);
    const ByteCount bytes = bytesOf(fields[Field::Bytes]);
    if (kind != OpKind::Kernel && bytes.size != 0)
        m_trace.opBytes.push_back({static_cast<std::uint32_t>(m_trace.ops.size()), bytes});
    m_trace.ops.push_back(op);
    countRecord();
}

void TraceBuilder::addCall(const EventFields &fields)
{
    // So that one beyond the bound still launches what it launches.
    static constexpr const char *others[] = {"(other calls)", "(other LaunchKernel calls)",
                                             "(other GraphLaunch calls)"};
    m_trace.pointsAtAccelerator = true;
    if (!hasRoom())
        return;
    ApiCall call;
    m_trace.callsWithoutDuration += readTimes(fields, &call.start_ns, &call.duration_ns) ? 0 : 1;
    call.correlation = correlationOf(fields[Field::Correlation]);
    const std::string_view called = name(fields);
    call.name = m_trace.names.idOf(called, others[static_cast<std::size_t>(launchKindOf(called))]);
    call.thread = threadOf(fields);
    m_trace.calls.push_back(call);
    countRecord();
}

void TraceBuilder::addStep(const EventFields &fields)
{
    if (!hasRoom())
        return;
    Step step;
    std::int64_t duration_ns = 0;
    readTimes(fields, &step.start_ns, &duration_ns);
    step.leftOut = leftOutOf(step.start_ns, duration_ns);
    step.start_ns = step.start_ns == noTime ? 0 : step.start_ns;
    step.end_ns = step.start_ns + duration_ns;
    step.name = m_trace.names.idOf(name(fields));
    step.thread = threadOf(fields);
    m_trace.steps.push_back(step);
    countRecord();
}

std::vector<Notice> TraceBuilder::notices() const
{
    std::vector<Notice> found;
    for (std::size_t kind = 0; kind < std::size(m_notes); ++kind) {
        if (m_notes[kind] > 0)
            found.push_back({static_cast<NoticeKind>(kind), m_notes[kind]});
    }
    if (m_trace.names.others() > 0)
        found.push_back({NoticeKind::OtherNames, m_trace.names.others()});
    if (m_sharedTracks > 0)
        found.push_back({NoticeKind::OtherTracks, m_sharedTracks});
    if (m_isFull)
        found.push_back(
            {NoticeKind::TooManyRecords, m_trace.ops.size() + m_trace.calls.size() + m_trace.steps.size()});
    return found;
}

} // namespace rp::traces
