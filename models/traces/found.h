// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

/// What a file holds, what of it takes part in no figure, and what therefore can't be said. No sentence says
/// more than these values do.
namespace rp::traces {

class Records;
struct Trace;

/// Why a GPU operation, call or step is impossible and takes part in no figure.
enum class LeftOut : std::uint8_t
{
    No,
    NoTime,           ///< `ts` is absent, or no time
    ZeroTime,         ///< start and duration are both 0
    NegativeDuration, ///< below 0
    Far,              ///< longer than 1 h, or more than 1 h off the rest of its rank
    Overrun           ///< a GPU operation that lies over those after it on its stream
};
constexpr std::size_t leftOutKinds = static_cast<std::size_t>(LeftOut::Overrun) + 1;

/// How many were left out, by LeftOut; the place of LeftOut::No stays 0.
using LeftOutCounts = std::array<std::uint64_t, leftOutKinds>;

struct LeftOutRecords
{
    LeftOutCounts gpuOps{}; ///< of all devices
    LeftOutCounts calls{};
    LeftOutCounts steps{};
    static std::uint64_t sum(const LeftOutCounts &counts)
    {
        std::uint64_t all = 0;
        for (const std::uint64_t count : counts)
            all += count;
        return all;
    }
    std::uint64_t total() const { return sum(gpuOps) + sum(calls) + sum(steps); }
};

/// Accelerators that are no GPU of CUDA or ROCm, in the order of their names.
enum class Accelerator : std::uint8_t
{
    Hpu,
    Mlu,
    Mps,
    Mtia,
    Musa,
    Npu, ///< Ascend, too
    Tpu,
    Xpu
};
constexpr std::size_t accelerators = static_cast<std::size_t>(Accelerator::Xpu) + 1;

/// What there is in a file, the first being what most is to be said of. The last four stand alone.
enum class FoundKind : std::uint8_t
{
    GpuOperations,
    LaunchCallsWithoutOperations, ///< the host launched, and no operation was recorded
    CallsWithoutOperations,       ///< calls of a runtime that launch nothing
    GpuRowsWithoutCategory,       ///< rows that look like a GPU's and have no `cat`
    CallsWithoutCategory,
    OtherAccelerator,
    CpuWorkOnly, ///< only of such a file may be said that it was recorded on the CPU alone
    NoRows,
    MetadataOnly,
    OtherRowsOnly
};

/// Counts of rows, those that were left out among them.
struct Found
{
    std::uint64_t rows = 0;         ///< of phase X
    std::uint64_t metadataRows = 0; ///< of phase M
    std::uint64_t otherRows = 0;
    std::uint64_t gpuOps = 0;
    std::uint64_t calls = 0; ///< of the runtime or driver
    std::uint64_t launchCalls = 0;
    std::uint64_t cpuOps = 0;
    std::uint64_t gpuRowsWithoutCategory = 0;
    std::uint64_t callsWithoutCategory = 0;
    std::array<std::uint64_t, accelerators> otherAccelerators{}; ///< rows, by Accelerator
    bool pointsAtAccelerator = false;                            ///< anything in the file does, known or not
    std::vector<FoundKind> kinds;                                ///< in the order of FoundKind; never empty

    bool has(FoundKind kind) const { return std::find(kinds.begin(), kinds.end(), kind) != kinds.end(); }
};

/// What a trace's file holds (D22).
Found foundIn(const Trace &trace, const Records &records);

/// Why figures are withheld.
enum class WithheldReason : std::uint8_t
{
    LaunchesWithoutGpuOp, ///< over 10 % of the launches, or of those of graphs, have no operation: idle too
    GpuOpsLeftOut,        ///< over 10 % of the device's operations are impossible: idle too
    RanksMixed,           ///< two ranks share one track: idle too
    NoLaunchCallKnown,    ///< no operation has a known call
    LaunchCallUnknown,    ///< more than half have none, or over 10 % of the span is idle before such
    TracksShared,         ///< beyond the bound streams and threads share one: idle too
    // The reference gives the figures for what follows, and so do JSON documents; nothing else does.
    TimesDontFit,    ///< over 10 % of the operations begin before their call, or minutes after it
    DurationsMissing ///< over 10 % of the operations have none that can be read: idle and busy too
};
constexpr std::size_t withheldReasons = static_cast<std::size_t>(WithheldReason::DurationsMissing) + 1;
constexpr std::size_t withheldInJson = static_cast<std::size_t>(WithheldReason::TracksShared) + 1;

/// Which figures can't be said. What is withheld has a value all the same, which nobody may show.
class Withheld
{
public:
    void add(WithheldReason reason) { m_isGiven[static_cast<std::size_t>(reason)] = true; }
    bool has(WithheldReason reason) const { return m_isGiven[static_cast<std::size_t>(reason)]; }
    bool any() const { return withholdsCause(); }
    static bool concernsIdle(WithheldReason reason)
    {
        return reason <= WithheldReason::RanksMixed || reason == WithheldReason::TracksShared ||
               reason == WithheldReason::DurationsMissing;
    }

    /// Reading::idle.classes and Reading::streamIdle. What is withheld here, is withheld below as well.
    bool withholdsIdle() const
    {
        return has(WithheldReason::LaunchesWithoutGpuOp) || has(WithheldReason::GpuOpsLeftOut) ||
               has(WithheldReason::RanksMixed) || has(WithheldReason::TracksShared) || withholdsBusy();
    }
    /// How long operations took, and the GPU was busy.
    bool withholdsBusy() const { return has(WithheldReason::DurationsMissing); }
    /// What follows from which call launched which operation, or when.
    bool withholdsCalls() const
    {
        return has(WithheldReason::RanksMixed) || has(WithheldReason::NoLaunchCallKnown) ||
               has(WithheldReason::LaunchCallUnknown) || has(WithheldReason::TracksShared) ||
               has(WithheldReason::TimesDontFit);
    }
    /// How waiting for the host splits up, all shares of it (hostWaitOf…), the tax, and every what-if.
    bool withholdsCause() const
    {
        return std::any_of(m_isGiven.begin(), m_isGiven.end(), [](bool isGiven) { return isGiven; });
    }

private:
    std::array<bool, withheldReasons> m_isGiven{};
};

/// By what the process was found that launched a device's operations.
enum class MatchedBy : std::uint8_t
{
    None,       ///< no calls, or none that match
    OneProcess, ///< the only one with calls
    Rank,       ///< the only one of the device's rank
    Pid,        ///< the one that the device's track is named after
    Times,      ///< the one whose calls come before the operations
    Order       ///< several are as likely: by the order of the file
};

/// Why a file has no figures.
enum class Unusable : std::uint8_t
{
    No,
    NotJson,
    NotATrace, ///< JSON, but without a list of events
    NoGpuOperations,
    AllGpuOperationsLeftOut
};

/// What a file is that is NotJson or NotATrace, as far as other programs are told; FileKind says more.
enum class UnusableKind : std::uint8_t
{
    EmptyFile,
    ZipArchive,
    GitLfsPointer,
    Html,
    Sqlite,
    DamagedJson,
    Other,
    OtherJson ///< that of NotATrace
};

} // namespace rp::traces
