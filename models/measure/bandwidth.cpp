// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/measure/bench.h"

#include <cstddef>
#include <vector>

namespace rp::measure {

namespace {

/// Sums go here, so that no compiler leaves the reading of them out. A line for each thread's own.
struct alignas(64) Sum
{
    float value = 0.0F;
};

constexpr Bench::Repeats aThird{.share = 0.3};

} // namespace

void measureBandwidth(Bench &bench, Measurement &result)
{
    const VectorLoops &loops = bench.loops();
    const std::int64_t elements = bench.from().elements();
    Bandwidth bandwidth{.array_bytes = elements * static_cast<std::int64_t>(sizeof(float)),
                        .last_cache_bytes = result.machine.last_cache_bytes};
    std::vector<Sum> sums(static_cast<std::size_t>(bench.team().size()));
    const float *from = bench.from().data();
    const std::int64_t pieces = elements / granule;
    bandwidth.read = bench.repeat(
        readWork(elements), aThird,
        [&] {
            return bench.team().run(pieces, [&](std::int64_t piece, int thread) {
                sums[static_cast<std::size_t>(thread)].value += loops.read(from + piece * granule, granule);
            });
        },
        "read_gb_s");
    bandwidth.write = bench.repeat(
        writeWork(elements), aThird,
        [&] {
            return bench.onWindow(0, elements, granule,
                                  [&](const float *, float *to) { loops.write(to, granule, sums[0].value); });
        },
        "write_gb_s");
    bandwidth.copy = bench.repeat(
        copyWork(elements), aThird,
        [&] {
            return bench.onWindow(0, elements, granule,
                                  [&](const float *source, float *to) { loops.copy(source, to, granule); });
        },
        "copy_gb_s");
    result.bandwidth = bandwidth;
}

} // namespace rp::measure
