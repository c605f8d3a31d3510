// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/measurement.h"

#include <nlohmann/json.hpp>

namespace rp {

/// A measurement as a document that fits measurement.schema.json. Names are those of resources/measured where
/// the thing is the same. Times are medians in microseconds, rates 10^12 FLOP/s (tflops) and 10^9 bytes/s
/// (gb_s), shares 0..1; numbers have four significant digits. Every time X_us has X_us_spread beside it
/// (interquartile range over median) and repeats X_us_n; in rows of a table they are `spread` and
/// `n_repeats`. What was not measured is left out.
///
///     format      "ridgepoint-measurement"
///     version     1
///     kind        "cpu"
///     info        date, cpu, kernel, cores, last_cache_bytes, free_bytes, is_virtual, on_battery,
///                 load_1min, others_share, steal_share, is_busy, seconds, widest_spread, is_shortened,
///                 is_cancelled
///     ceilings    read_gb_s, write_gb_s, copy_gb_s, array_bytes, is_beyond_cache, fp32_tflops, vectors
///                 ("plain", "sse2", "avx2_fma", "avx512f"), vector_width, and the times behind them:
///                 read_us, write_us, copy_us, fp32_us
///     hand_over   tasks, task_us, serial_us, queue_us, batch_us (whole passes), launch_call_us,
///                 launch_and_wait_us (one), serial_share, queue_share, batch_share (time of the tasks over
///                 that of the pass), is_extrapolated
///     chain_fp32  rows: fma, flop_per_byte, us, tflops, gb_s
///     fusion      sigmoid_relu_xw_b: elements, eager_us, fused_us, speedup
///     products    square, rows: precision ("fp32"), n, us, tflops; library (null: a plain loop of this
///                 program), slower_library (null, or one that was slower than the loop)
nlohmann::ordered_json measurementJson(const measure::Measurement &measurement);

} // namespace rp
