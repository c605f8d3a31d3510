// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/json/notice.h"
#include "models/traces/label_table.h"
#include "models/traces/name_table.h"
#include "models/traces/record_list.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
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
    bool operator==(const Lane &) const = default;
};

constexpr std::uint32_t noIndex = std::numeric_limits<std::uint32_t>::max();

/// One GPU operation. Times are in nanoseconds of the trace's own clock.
struct GpuOp
{
    std::int64_t start_ns = 0;
    std::int64_t duration_ns = 0; ///< as written, so it may be negative
    std::int64_t correlation = noCorrelation;
    NameId name = 0;
    std::uint32_t lane = 0; ///< index into Trace::lanes
    std::int64_t end_ns() const { return start_ns + duration_ns; }
};

/// One call of the CUDA or HIP runtime or driver. Whether it launches, its name says.
struct ApiCall
{
    std::int64_t start_ns = 0;
    std::int64_t duration_ns = 0;
    std::int64_t correlation = noCorrelation;
    NameId name = 0;
    std::uint32_t thread = 0; ///< index into Trace::threads
    std::int64_t end_ns() const { return start_ns + duration_ns; }
};

/// A step of the profiler (`ProfilerStep#7`) as the host marked it.
struct Step
{
    std::int64_t start_ns = 0;
    std::int64_t end_ns = 0;
    NameId name = 0;
};

/// Bytes that a copy or fill moved. Apart from the operations, because kernels have none.
struct OpBytes
{
    std::uint32_t op = 0; ///< index into Trace::ops
    bool isWhole = true;  ///< written as a whole number
    double bytes = 0;
    std::int64_t whole_bytes = 0;
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
    std::vector<std::pair<LabelId, LabelId>> threads; ///< pid and tid of calls
    LabelTable devices;
    LabelTable streams;
    LabelTable processes; ///< and threads
    NameTable names;

    std::uint64_t events = 0; ///< elements of the list of events, whatever they are
    std::uint64_t cpuOps = 0;
    std::uint64_t timedEvents = 0;     ///< of phase X, with a time
    bool hasWholeMicroseconds = false; ///< every time of these is a whole number
    bool isBareList = false;           ///< no object around the list of events
    bool isLenient = false;            ///< strict JSON would refuse it for bytes in its strings
    std::vector<std::string> gpuNames; ///< sorted, each once
    std::vector<HeadValue> head;       ///< versions; a missing schemaVersion is "null"
    std::uint64_t file_bytes = 0;
    std::uint64_t json_bytes = 0;
    std::vector<Notice> notices;

    std::uint64_t amountOf(NoticeKind kind) const;
};

} // namespace rp::traces
