// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/found.h"
#include "models/traces/names.h"
#include "models/traces/notice.h"
#include "models/traces/record_list.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace rp::traces {

/// Kinds of work on a GPU: categories kernel, gpu_memcpy and gpu_memset of Kineto (and their older names).
/// Annotations and synchronisations on a GPU's track are no work.
enum class OpKind : std::uint8_t
{
    Kernel,
    Memcpy,
    Memset
};

/// Where an operation ran.
struct Lane
{
    LabelId device = 0; ///< args.device, else pid
    LabelId stream = 0; ///< args.stream, else tid
    OpKind kind = OpKind::Kernel;
    LabelId process = 0; ///< pid: the track that the device stands on
    LabelId rank = 0;    ///< args.rank, else what stands before the number of a text pid
    bool operator==(const Lane &) const = default;
};

/// Where a call was made, or a step marked.
struct HostThread
{
    LabelId process = 0; ///< pid
    LabelId thread = 0;  ///< tid
    LabelId rank = 0;    ///< as of a lane
    bool operator==(const HostThread &) const = default;
};

/// The start of what has none that is a time.
constexpr std::int64_t noTime = std::numeric_limits<std::int64_t>::min();

constexpr std::uint32_t noIndex = std::numeric_limits<std::uint32_t>::max();

/// What of a record is impossible by its own times alone.
constexpr LeftOut leftOutOf(std::int64_t start_ns, std::int64_t duration_ns)
{
    constexpr std::int64_t hour_ns = 3'600'000'000'000;
    return start_ns == noTime                  ? LeftOut::NoTime
           : start_ns == 0 && duration_ns == 0 ? LeftOut::ZeroTime
           : duration_ns < 0                   ? LeftOut::NegativeDuration
           : duration_ns > hour_ns             ? LeftOut::Far
                                               : LeftOut::No;
}

/// One GPU operation. Times are in nanoseconds of the trace's own clock, as written: what is impossible of
/// them, Records says.
struct GpuOp
{
    std::int64_t start_ns = 0; ///< or noTime
    std::int64_t duration_ns = 0;
    std::int64_t correlation = noCorrelation;
    NameId name = 0;
    std::uint32_t lane = 0;                                        ///< index into Trace::lanes
    std::int64_t end_ns() const { return start_ns + duration_ns; } ///< of what has a start
};

/// One call of the runtime or driver of CUDA, HIP or another maker. Whether it launches, its name says.
struct ApiCall
{
    std::int64_t start_ns = 0;
    std::int64_t duration_ns = 0;
    std::int64_t correlation = noCorrelation;
    NameId name = 0;
    std::uint32_t thread = 0;                                      ///< index into Trace::threads
    std::int64_t end_ns() const { return start_ns + duration_ns; } ///< of what has a start
};

/// A step of the profiler (`ProfilerStep#7`) as the host marked it.
struct Step
{
    std::int64_t start_ns = 0;
    std::int64_t end_ns = 0; ///< without a start: the duration
    NameId name = 0;
    std::uint32_t thread = 0; ///< index into Trace::threads
    LeftOut leftOut = LeftOut::No;
};

/// A whole number of bytes, from -2^63 to 2^64 - 1: what JSON holds exactly. A sum stops there.
struct ByteCount
{
    std::uint64_t size = 0; ///< without its sign
    bool isNegative = false;

    void add(const ByteCount &other);
    double value() const { return isNegative ? -static_cast<double>(size) : static_cast<double>(size); }
    bool operator==(const ByteCount &) const = default;
};

/// Bytes that a copy or fill moved. Apart from the operations, because kernels have none.
struct OpBytes
{
    std::uint32_t op = 0; ///< index into Trace::ops
    ByteCount bytes;
};

/// Rows of one process that have no category and look like no call.
struct UncategorisedRows
{
    std::uint64_t plain = 0;
    std::uint64_t marked = 0;                    ///< with a correlation, or the name of a copy or fill
    bool isGpuTrack = false;                     ///< by what metadata calls the process
    std::optional<Accelerator> accelerator = {}; ///< the same
    bool operator==(const UncategorisedRows &) const = default;
};

/// A value from the trace's head, as JSON text: `12040`, `"4.1"`.
struct HeadValue
{
    std::string key;
    std::string json;
};

/// What is kept of a trace: 24 bytes for each GPU operation and each call, in the order of the file.
struct Trace
{
    RecordList<GpuOp, &GpuOp::lane> ops;
    RecordList<ApiCall, &ApiCall::thread> calls;
    std::vector<Step> steps;
    std::vector<OpBytes> opBytes;
    std::vector<Lane> lanes;
    std::vector<HostThread> threads;
    LabelTable devices;
    LabelTable streams;
    LabelTable processes; ///< and threads
    LabelTable ranks;
    NameTable names;

    std::uint64_t events = 0; ///< elements of the list of events, whatever they are
    std::uint64_t rows = 0;   ///< events of phase X
    std::uint64_t metadataRows = 0;
    std::uint64_t otherRows = 0;
    std::uint64_t workRows = 0; ///< of both, those that are not about the recording itself
    std::uint64_t cpuOps = 0;
    std::uint64_t callsWithoutCategory = 0;
    std::uint64_t opsWithoutDuration = 0; ///< or with one that can't be read
    std::uint64_t callsWithoutDuration = 0;
    bool pointsAtAccelerator = false; ///< anything at all, known or not
    std::array<std::uint64_t, accelerators> otherAccelerators{};
    std::vector<UncategorisedRows> uncategorised; ///< by process; may be shorter
    std::uint64_t timedEvents = 0;                ///< of phase X, with a time, whatever it is
    bool hasWholeMicroseconds = false;            ///< every time of these is a whole number
    bool isBareList = false;                      ///< no object around the list of events
    bool isLenient = false;                       ///< strict JSON would refuse it for bytes in its strings
    std::vector<std::string> gpuNames;            ///< sorted, each once
    std::vector<HeadValue> head;                  ///< versions; a missing schemaVersion is "null"
    std::uint64_t file_bytes = 0;
    std::uint64_t json_bytes = 0;
    std::vector<Notice> notices;

    std::uint64_t amountOf(NoticeKind kind) const;
};

} // namespace rp::traces
