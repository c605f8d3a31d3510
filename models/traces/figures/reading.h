// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/gaps.h"
#include "models/traces/figures/spread.h"
#include "models/traces/figures/timeline.h"
#include "models/traces/figures/what_if.h"
#include "models/traces/found.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rp::traces {

/// Copies and fills of one kind: `Memcpy DtoH`, without what stands in brackets behind it.
struct MemoryGroup
{
    std::string name;
    std::size_t n = 0;
    Sum_ns sum_ns = 0;
    ByteCount bytes = {};
};

struct StepReading
{
    NameId name = 0;
    std::int64_t start_ns = 0;
    std::int64_t host_ns = 0;
    std::size_t launches = 0;        ///< that began in it
    std::size_t kernelsLaunched = 0; ///< whose call began in it
    std::int64_t busy_ns = 0;        ///< GPU busy between its start and end on the host
};

struct StepsReading
{
    std::int64_t window_ns = 0; ///< from the first start to the last end
    std::int64_t busy_ns = 0;
    std::optional<double> busyFraction; ///< none for an empty window
    std::vector<StepReading> steps;     ///< by start
};

/// The figures of one device of a trace, by the definitions D0 to D23 and W1 to W4 of its reference. Times in
/// ns, fractions from 0 to 1. Fractions are none where they would be divided by zero. What `withheld` names
/// must not be shown: see Withheld.
struct Reading
{
    Unusable unusable = Unusable::No; ///< NoGpuOperations or AllGpuOperationsLeftOut: no figures below
    Found found;
    LeftOutRecords leftOut;
    Withheld withheld;
    MatchedBy matchedBy = MatchedBy::None;
    std::size_t hostProcesses = 0; ///< with calls
    // Launches of the device's process, of all where it isn't known:
    std::size_t launchesWithoutGpuOp = 0; ///< that no operation was recorded of, those of graphs among them
    std::size_t graphLaunchesWithoutGpuOp = 0;
    std::size_t launchesCaptured = 0;                        ///< into a graph: not lost
    std::vector<std::pair<NameId, std::size_t>> launchCalls; ///< by name, as they come in the file
    std::size_t streams = 0;
    std::size_t gpuOps = 0; ///< with none of them, nothing below means anything
    std::size_t kernels = 0;
    std::size_t distinctKernelNames = 0;
    std::size_t tritonKernels = 0;
    std::size_t ncclKernels = 0;
    std::size_t unmatchedOps = 0; ///< without a call of the same correlation
    std::size_t kernelsFromGraphs = 0;
    std::size_t shortKernels = 0; ///< under 5 µs
    std::size_t emptyKernels = 0; ///< that last no time
    Spread kernelDuration;
    Spread directLaunch; ///< time within a launch call
    Spread graphLaunch;
    std::size_t launchThreads = 0;
    Spread launchPeriod; ///< from one launch to the next of its thread
    Spread launchGap;    ///< from the end of one to the start of the next
    Spread launchDelay;  ///< from the end of a call to the start on the GPU, at least 0
    Spread startToStart; ///< from the start of a call to that on the GPU; below 0 clocks differ
    std::size_t startedBeforeCall = 0;
    std::size_t startedLongAfterCall = 0; ///< by minutes
    std::size_t opsWithoutDuration = 0;   ///< of all devices
    bool hasCallDurations = true;         ///< nearly all have
    bool isMatchedInPart = false;         ///< see Records
    std::int64_t span_ns = 0;
    std::int64_t busy_ns = 0;
    std::int64_t kernelBusy_ns = 0;
    std::optional<double> busyFraction;
    std::vector<MemoryGroup> memory;
    std::optional<StepsReading> steps;
    IdleTime idle;
    std::optional<double> hostWaitOfIdle;
    std::optional<double> hostWaitOfSpan; ///< the dispatch tax
    std::optional<double> hostWaitPerKernel_ns;
    std::optional<double> shortKernelFraction; ///< of kernels shorter than the median launch period
    WhatIf whatIf;
    std::vector<StreamIdle> streamIdle;

    /// Whether the kernels of steps are those that were launched in them.
    bool knowsStepKernels() const { return !withheld.any() && unmatchedOps * 10 <= gpuOps; }
    /// Whether what the GPU did during a step of the host can be told.
    bool knowsStepBusy() const
    {
        return !withheld.withholdsIdle() && !withheld.has(WithheldReason::TimesDontFit);
    }
};

Reading readingOf(const Timeline &timeline);

} // namespace rp::traces
