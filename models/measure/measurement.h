// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/counts.h"
#include "models/measure/machine.h"
#include "models/measure/vectors.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rp::measure {

// What this computer does, measured. Times are medians over repeats, with their spread; rates follow from the
// medians. All of it is data of one machine at one moment.

/// What is handed over: so many tasks, and what each of them takes, by the clock.
constexpr std::int64_t handOverTasks = 1'000;
constexpr double handOverTask_us = 5.0;

/// Tasks of a known length given to another thread, as kernels are to a GPU. Whole passes, in microseconds.
struct HandOver
{
    std::int64_t tasks = 0;
    double task_us = 0.0;      ///< what each task takes, by the clock
    Spread serial_us;          ///< one by one, waiting for each
    Spread queue_us;           ///< one by one into a queue, waiting for the last
    Spread batch_us;           ///< all at once
    Spread launch_call_us;     ///< to put one task into the queue, mean of a pass
    Spread launch_and_wait_us; ///< an empty task handed over and waited for, mean of a pass
    /// The time was up before the tasks were done, and the time of a pass is in proportion to those that
    /// were.
    bool isExtrapolated = false;
};

/// Memory bandwidth of all cores together.
struct Bandwidth
{
    std::int64_t array_bytes = 0;      ///< read, or written; a copy has two of them
    std::int64_t last_cache_bytes = 0; ///< 0: unknown
    Timed read{};
    Timed write{};
    Timed copy{};

    /// The array is at least twice the cache, so that what is measured is memory. False where memory was too
    /// short, or the cache is larger than what is ever asked for.
    bool isBeyondCache() const { return last_cache_bytes > 0 && array_bytes >= 2 * last_cache_bytes; }
};

/// Multiply-adds in registers, all cores.
struct Peak
{
    VectorKind vectors = VectorKind::Plain;
    std::int64_t width = 1; ///< numbers in a vector
    Timed fp32{};
};

/// A point of the machine's own roofline: load, fma multiply-adds, store.
struct ChainPoint
{
    std::int64_t fma = 0;
    Timed timed;

    double flop_per_byte() const { return timed.work.intensity(); }
};

/// y = sigmoid(relu(x w + b)) with one pass an operation, and with one for all.
struct Passes
{
    std::int64_t elements = 0;
    Timed eager{}; ///< four passes
    Timed fused{};

    double speedup() const { return fused.us.median > 0.0 ? eager.us.median / fused.us.median : 0.0; }
};

/// A product of two square FP32 matrices.
struct SquareProduct
{
    std::int64_t n = 0;
    Timed timed;
};

struct Products
{
    /// The file of the library that multiplied; empty: the plain loop of this program.
    std::string library;
    /// A library that is there but was slower than the plain loop in a trial, such as the reference BLAS.
    std::string slower_library;
    std::vector<SquareProduct> square;
};

/// A step that was not made, or was cut short before all of its parts had been measured, has nothing or fewer
/// parts here.
struct Measurement
{
    std::string date; ///< of the day, UTC: "2026-11-28"
    Machine machine;
    Company company;
    std::optional<HandOver> hand_over;
    std::optional<Bandwidth> bandwidth;
    std::optional<Peak> peak;
    std::vector<ChainPoint> chain;
    std::optional<Passes> passes;
    std::optional<Products> products;
    double seconds = 0.0;     ///< that it took
    bool isCancelled = false; ///< before it was done
    bool isShortened = false; ///< the heavy steps, since the machine runs on a battery

    /// The widest relative spread of all that was measured (Spread::relative).
    double widestSpread() const;
};

} // namespace rp::measure
