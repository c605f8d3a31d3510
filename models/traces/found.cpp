// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/traces/found.h"

#include "models/traces/records.h"

#include <numeric>
#include <string>

namespace rp::traces {

namespace {

void addUncategorised(const Trace &trace, Found &found)
{
    for (LabelId process = 0; process < trace.uncategorised.size(); ++process) {
        const UncategorisedRows &rows = trace.uncategorised[process];
        const std::string &name = trace.processes.text(process);
        const auto ownAccelerator = acceleratorIn(name + ' ');
        const auto accelerator = ownAccelerator ? ownAccelerator : rows.accelerator;
        if (accelerator)
            found.otherAccelerators[static_cast<std::size_t>(*accelerator)] += rows.plain + rows.marked;
        else
            found.gpuRowsWithoutCategory +=
                rows.marked + (rows.isGpuTrack || isGpuTrack(name) ? rows.plain : 0);
    }
}

/// Of a file in which nothing else was found.
FoundKind lesserKind(const Trace &trace)
{
    return trace.cpuOps > 0     ? FoundKind::CpuWorkOnly
           : trace.events == 0  ? FoundKind::NoRows
           : trace.workRows > 0 ? FoundKind::OtherRowsOnly
                                : FoundKind::MetadataOnly;
}

} // namespace

Found foundIn(const Trace &trace, const Records &records)
{
    Found found;
    found.rows = trace.rows;
    found.metadataRows = trace.metadataRows;
    found.otherRows = trace.otherRows;
    found.gpuOps = trace.ops.size();
    found.calls = trace.calls.size();
    for (const ApiCall &call : trace.calls)
        found.launchCalls += records.launchKind(call.name) != LaunchKind::None ? 1 : 0;
    found.cpuOps = trace.cpuOps;
    found.callsWithoutCategory = trace.callsWithoutCategory;
    found.otherAccelerators = trace.otherAccelerators;
    addUncategorised(trace, found);
    // The versions in the head are those of a maker's profiler.
    found.pointsAtAccelerator = trace.pointsAtAccelerator || !trace.gpuNames.empty() || trace.head.size() > 1;
    const auto addIf = [&found](bool isThere, FoundKind kind) {
        if (isThere)
            found.kinds.push_back(kind);
    };
    const bool hasOps = found.gpuOps > 0;
    addIf(hasOps, FoundKind::GpuOperations);
    addIf(!hasOps && found.launchCalls > 0, FoundKind::LaunchCallsWithoutOperations);
    addIf(!hasOps && found.launchCalls == 0 && found.calls > 0, FoundKind::CallsWithoutOperations);
    addIf(found.gpuRowsWithoutCategory > 0, FoundKind::GpuRowsWithoutCategory);
    addIf(found.callsWithoutCategory > 0, FoundKind::CallsWithoutCategory);
    const auto &others = found.otherAccelerators;
    addIf(std::accumulate(others.begin(), others.end(), std::uint64_t{0}) > 0, FoundKind::OtherAccelerator);
    addIf(found.kinds.empty(), lesserKind(trace));
    return found;
}

} // namespace rp::traces
