// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/counts.h"
#include "models/measure/steps.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string_view>
#include <thread>

namespace rp::test {

inline measure::Spread spreadAt(double median, double relative = 0.0)
{
    return {5, median, median * (1.0 - relative / 2.0), median * (1.0 + relative / 2.0)};
}

/// A quiet machine on which tasks of 5 ms in all took 20, 8 and 5 ms.
inline measure::Measurement handOverMeasured()
{
    measure::Measurement made;
    made.hand_over = measure::HandOver{.tasks = 1'000,
                                       .task_us = 5.0,
                                       .serial_us = spreadAt(20'000.0, 0.02),
                                       .queue_us = spreadAt(8'000.0),
                                       .batch_us = spreadAt(5'000.0),
                                       .launch_call_us = {},
                                       .launch_and_wait_us = {}};
    return made;
}

/// 10 GB/s and 0.1 TFLOP/s, with two points of the chain on its roof.
inline measure::Measurement roofMeasured()
{
    using measure::Timed;
    measure::Measurement made;
    const Timed copied{{.bytes = 1e8}, spreadAt(1e4)};
    made.bandwidth = measure::Bandwidth{.array_bytes = std::int64_t{64} << 20,
                                        .last_cache_bytes = 1 << 20,
                                        .read = copied,
                                        .write = copied,
                                        .copy = copied};
    made.peak = measure::Peak{.fp32 = {{.flops = 1e9}, spreadAt(1e4)}};
    made.chain = {{1, {{.flops = 2.5e7, .bytes = 1e8}, spreadAt(1e4)}},
                  {256, {{.flops = 1e9, .bytes = 1e9 / 64.0}, spreadAt(1e4)}}};
    return made;
}

inline void tell(const measure::Watch &watch, measure::Step step, std::string_view figure, double value,
                 const measure::Spread &us, double at = 0.0)
{
    watch.read({step, figure, at, value, us});
}

/// Goes on until it is asked to stop, as a measurement does that takes long.
inline measure::Measurement endless(const measure::Watch &watch)
{
    while (!watch.stop.stop_requested())
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    measure::Measurement made;
    made.isCancelled = true;
    return made;
}

} // namespace rp::test
