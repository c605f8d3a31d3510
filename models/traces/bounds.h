// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

/// The most that is kept of a trace, so that reading one takes less than 200 MB whatever the file. Real
/// traces stay far below; where one doesn't, a notice says so.
namespace rp::traces::bounds {

/// Operations, calls and steps. Reading stops there, as where a file was cut. A trace of 1 GB has about a
/// million.
constexpr std::size_t mostRecords = 2'000'000;
/// Steps of the profiler; the same.
constexpr std::size_t mostSteps = 10'000;

/// Names of operations, calls and steps, and their bytes together. Further ones count under otherName.
constexpr std::size_t mostNames = 65'536;
constexpr std::size_t mostNameBytes = std::size_t{1} << 24;
inline constexpr const char *otherName = "(other names)";

/// Devices, streams, processes and threads, each; and places that are made up of them. Further ones share
/// one.
constexpr std::size_t mostTracks = 2048;
inline constexpr const char *otherTrack = "(others)";

/// Which process launched what a device did is found by looking for its operations among the calls of each:
/// at most so often, in some seconds, else for a part of them.
constexpr std::uint64_t mostTries = 20'000'000;

/// A gzip file is unpacked up to so many times its own size, and at least up to leastUnpacked_bytes. Traces
/// pack 10 to 30 times, gzip 1,030 times at most.
constexpr std::uint64_t mostUnpacked = 200;
constexpr std::uint64_t leastUnpacked_bytes = std::uint64_t{64} << 20;

} // namespace rp::traces::bounds
