// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/reading.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace rp::traces {

/// What holds a recorded program back.
enum class Cause : std::uint8_t
{
    Launches, ///< the host can't launch as fast as the GPU works
    Memory,   ///< long kernels that do nothing but move data
    Kernel,   ///< one long kernel
    Readback, ///< the host reads values back within a pass, and nothing can be captured around that
    Profiler, ///< recording it: without, the GPU works throughout
    Nothing   ///< the GPU works throughout, at many things
};
constexpr std::size_t causes = 6;

/// What may be done about it.
enum class Remedy : std::uint8_t
{
    Graph,      ///< launch everything at once
    Fuse,       ///< neighbours that only move data become one kernel
    Batch,      ///< twice as much in a pass
    NoReadback, ///< keep the values on the GPU, and then launch everything at once
    FasterGpu,  ///< twice as fast
    Leave       ///< nothing
};
constexpr std::size_t remedies = 6;

/// The figures of a recording that the cause is told from. Of one pass, which is a step of the profiler that
/// launches kernels; without such steps, the whole recording is one.
struct CauseFigures
{
    std::size_t passes = 1;
    double recorded_ns = 0.0;
    std::optional<double> clean_ns; ///< at full pace, measured without the profiler
    double busy_ns = 0.0;
    double hostWaitOfIdle = 0.0; ///< share
    double launches = 0.0;       ///< calls
    double kernels = 0.0;
    double graphShare = 0.0;       ///< of the kernels, those that a graph launched
    double readbacks = 0.0;        ///< that the host waits for, with more kernels behind
    double longestKernel_ns = 0.0; ///< longest run of one; on average over the passes
    double longestWait_ns = 0.0;   ///< of the recording, likewise
    double dataShare = 0.0; ///< of the operations' time, in kernels of 10 µs and more that only move data
    double exchangeShare = 0.0; ///< likewise, in copies and in kernels that exchange with other GPUs
    double dataKernel_ns = 0.0; ///< median of those that only move data; 0 without any
    double fusedKernels = 0.0;  ///< when neighbours that only move data are one
    double fusedBusy_ns = 0.0;  ///< each of these as long as its longest part

    /// What a pass takes: without the profiler where that is known.
    double pass_ns() const { return clean_ns.value_or(recorded_ns); }
    double busy() const { return busy_ns / pass_ns(); } ///< share
    double recordedBusy() const { return busy_ns / recorded_ns; }
    /// One wait takes most of the recording, and it is none of a launch.
    bool isOneWait() const;
    /// So many values are read back that nothing can be captured around them.
    bool isReadBack() const;
};

/// None where figures that it rests on are withheld, there are no kernels, or the time of a pass can't be one
/// of what was recorded.
/// @param clean_ns of a pass, measured without the profiler
std::optional<CauseFigures> causeFigures(const Timeline &timeline, const Reading &reading,
                                         std::optional<double> clean_ns);

/// Bounds of the rule.
namespace cause_bound {
constexpr double gpuSetsPace = 0.75;     ///< at work for this share of a pass
constexpr double recordedIdle = 2.0 / 3; ///< recorded busy share below which waits of a full GPU are seen
constexpr double oneKernel = 0.6;        ///< share of busy time
constexpr double mostly = 0.5;           ///< of operations' time, or of kernels
constexpr std::int64_t dataKernel_ns = 10'000; ///< shorter ones take their time whatever they move
constexpr double kernelsToReadback = 32;       ///< in a pass; fewer values than that leave room for a graph
constexpr double oneWait = 0.5;                ///< share of the recording
constexpr double toOtherWaits = 5.0;
constexpr double launchesBesideWait = 8.0; ///< with fewer in a pass, its longest wait is that of a launch
constexpr double hostWaits = 0.5;          ///< share of idle time
} // namespace cause_bound

/// The rule, in this order:
/// 1. The GPU works for 3/4 of a pass (without the profiler, where that was measured). Recorded it works for
///    less than 2/3 of it: Profiler. Copies and exchange with other GPUs take half of the operations' time:
///    none. One run of a kernel takes 3/5 of a pass' busy time: Kernel. Kernels of 10 µs and more that only
///    move data take half of the operations' time: Memory. Else: Nothing.
/// 2. It doesn't, and one wait a pass takes half of the recording: none. In a recording of one pass nobody
///    can tell whether it comes in each; in others it takes five times all other waits together, though there
///    are eight launches: what the program waits for is no launch.
/// 3. Values are read back within a pass, one for at most 32 kernels: Readback, for nothing can be captured
///    around them.
/// 4. Half of the idle time waits for a call of the host: Launches.
/// None: no rule fits.
std::optional<Cause> causeOf(const CauseFigures &figures);

/// Time of a pass' work after a remedy, in ns: a bound each, see the source.
std::array<double, remedies> afterRemedies(const CauseFigures &figures);
/// Remedies that gain less than this are as good as none.
constexpr double leastGain = 0.05;
/// Whether an order of some remedies, the best first, is right: what comes later never gains more, and what
/// is not in it gains no more than the last one.
bool isOrderOf(const CauseFigures &figures, const std::vector<Remedy> &order);

/// A place of a recording that a learner points at.
struct Mark
{
    enum class Part : std::uint8_t
    {
        Call, ///< that launched the operation
        Wait, ///< of the GPU, which the operation ended
        Work  ///< the operation itself
    };
    std::size_t op = 0; ///< place in the timeline
    Part part = Part::Work;
    bool operator==(const Mark &) const = default;
};
/// Whether a place shows a cause. Launches: a wait for the host, or the call that ended it. Memory: a kernel
/// of 10 µs and more that only moves data. Kernel: a run at least half as long as the longest,
/// or its call. Readback: the
/// copy to the host, its call, or the wait behind it. Profiler: a wait of at least half the longest, or the
/// call that ended it. Nothing: work that follows without a wait for the host.
bool showsCause(const Timeline &timeline, Cause cause, const Mark &mark);

} // namespace rp::traces
