// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/figures/comparison.h"
#include "models/traces/figures/kernel_table.h"
#include "models/traces/trace_reader.h"
#include "models/traces/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

using namespace rp::traces;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// What holds of every trace, however spoiled.
void check(const Trace &trace)
{
    require(trace.ops.size() + trace.calls.size() <= trace.events);
    for (NameId name = 0; name < trace.names.size(); ++name)
        require(validUtf8(trace.names.text(name)) == trace.names.text(name));
    const Timeline timeline(trace);
    const Reading reading = readingOf(timeline);
    require(reading.kernels <= reading.gpuOps && reading.gpuOps <= trace.ops.size());
    require(reading.unmatchedOps <= reading.gpuOps);
    require(reading.busy_ns >= reading.kernelBusy_ns);
    std::int64_t gaps_ns = 0;
    for (const Gap &gap : gapsOf(timeline))
        gaps_ns += gap.length_ns();
    require(gaps_ns == reading.idle.total_ns);
    require(reading.busy_ns + reading.idle.total_ns == reading.span_ns);
    require(reading.whatIf.noHostWait_ns >= static_cast<Sum_ns>(reading.busy_ns));
    require(reading.found.gpuOps == trace.ops.size() && !reading.found.kinds.empty());
    require((reading.unusable == Unusable::No) == (reading.gpuOps > 0));
    require(!reading.withheld.withholdsIdle() || reading.withheld.withholdsCause());
    std::size_t runs = 0;
    for (const KernelRow &row : kernelTable(timeline))
        runs += row.runs;
    require(runs == reading.kernels);
    const Comparison comparison = compare(reading, reading);
    require(comparison.whole[Comparison::Kernels].first == comparison.whole[Comparison::Kernels].second);
}

/// Where a piece of the text ends makes no difference. Whether something is noticed behind the end of a trace
/// may depend on it, and how much of that is read.
void checkSame(const Trace &trace, const Trace &other)
{
    const auto isOfFile = [](const Notice &notice) { return notice.kind < NoticeKind::InvalidUtf8; };
    const auto noticesOf = [&isOfFile](const Trace &one) {
        std::vector<Notice> notices = one.notices;
        std::erase_if(notices, isOfFile);
        return notices;
    };
    const auto isSameNotice = [](const Notice &a, const Notice &b) {
        return a.kind == b.kind && a.amount == b.amount;
    };
    require(std::ranges::equal(noticesOf(trace), noticesOf(other), isSameNotice));
    require(trace.events == other.events && trace.timedEvents == other.timedEvents);
    require(trace.cpuOps == other.cpuOps && trace.hasWholeMicroseconds == other.hasWholeMicroseconds);
    require(trace.lanes == other.lanes && trace.threads == other.threads);
    require(trace.gpuNames == other.gpuNames);
    require(trace.rows == other.rows && trace.metadataRows == other.metadataRows);
    require(trace.otherRows == other.otherRows && trace.workRows == other.workRows);
    require(trace.callsWithoutCategory == other.callsWithoutCategory);
    require(trace.otherAccelerators == other.otherAccelerators);
    require(trace.uncategorised == other.uncategorised);
    const auto isSameHead = [](const HeadValue &a, const HeadValue &b) {
        return a.key == b.key && a.json == b.json;
    };
    require(std::ranges::equal(trace.head, other.head, isSameHead));
    require(trace.names.size() == other.names.size() && trace.steps.size() == other.steps.size());
    for (NameId name = 0; name < trace.names.size(); ++name)
        require(trace.names.text(name) == other.names.text(name));
    const auto isSame = [](const auto &a, const auto &b) {
        return a.start_ns == b.start_ns && a.duration_ns == b.duration_ns && a.correlation == b.correlation &&
               a.name == b.name;
    };
    require(std::ranges::equal(trace.ops, other.ops, isSame));
    require(std::ranges::equal(trace.calls, other.calls, isSame));
}

} // namespace

/// Whatever the bytes, there is a trace whose figures agree with each other, or a reason why not.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    constexpr std::size_t small_bytes = 512; // enough to see what kind of file it is
    const ReadResult result = readTraceBytes(bytes, {}, small_bytes + size % 64);
    const ReadResult other = readTraceBytes(bytes, {}, 8 * small_bytes);
    require(result.index() == other.index());
    if (const auto *trace = std::get_if<Trace>(&result)) {
        check(*trace);
        checkSame(*trace, std::get<Trace>(other));
    }
    return 0;
}
