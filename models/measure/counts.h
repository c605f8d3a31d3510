// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/spread.h"

#include <cstdint>

namespace rp::measure {

// What the measured loops do, counted: FLOP (a multiply-add is two) and bytes that go to and from memory,
// each array once. Elements are FP32, four bytes. Stores go past the caches where the processor can do so, so
// none of them fetches what it overwrites.

/// Work that was timed.
struct Work
{
    double flops = 0.0;
    double bytes = 0.0;

    double intensity() const; ///< FLOP/byte; 0 where no byte is moved
    bool operator==(const Work &) const = default;
};

/// Work and the time it took.
struct Timed
{
    Work work;
    Spread us;

    double tflops() const; ///< by the median; 0 before it was measured
    double gb_s() const;   ///< 10^9 bytes a second
};

Work readWork(std::int64_t elements);
Work writeWork(std::int64_t elements);
/// Read and written, so eight bytes an element, as STREAM counts.
Work copyWork(std::int64_t elements);
/// One load, `fma` multiply-adds, one store an element.
Work chainWork(std::int64_t elements, std::int64_t fma);
/// Multiply-adds of a chain with so many FLOP a byte: 2 fma / 8.
std::int64_t chainFma(double flop_per_byte);
/// `operations` passes over an array, each of which reads and writes it; fused: one pass for all of them.
/// FLOP are not counted: those of a sigmoid are a matter of taste.
Work passesWork(std::int64_t elements, std::int64_t operations, bool isFused);
/// C = A B with square matrices: 2 n^3 FLOP, three matrices moved once.
Work squareProductWork(std::int64_t n);

/// The part of a pass that is work: tasks * task_us / total_us, at most 1; 0 where the pass took no time.
double usefulShare(std::int64_t tasks, double task_us, double total_us);
/// What one hand-over adds to its task: total_us / tasks - task_us, at least 0. tasks > 0.
double handOverTax_us(std::int64_t tasks, double task_us, double total_us);

/// Elements of each array that lies well beyond a cache: four times the cache, at least 32 MiB and at most
/// `most_bytes`, and two such arrays in no more than an eighth of the free memory. 0 bytes of cache or
/// memory: unknown. A multiple of `granule` elements (> 0), at least one.
std::int64_t arrayElements(std::int64_t cache_bytes, std::int64_t free_bytes, std::int64_t most_bytes,
                           std::int64_t granule);

/// Elements for the next window of about target_us, when the last took last_us for `last` elements and the
/// next does `more` times as much for each. Between one granule and `most`, a multiple of the granule.
std::int64_t windowElements(std::int64_t last, double last_us, double more, double target_us,
                            std::int64_t granule, std::int64_t most);

} // namespace rp::measure
