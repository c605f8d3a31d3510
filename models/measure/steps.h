// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/measure/measurement.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace rp::measure {

/// What can be measured by itself. In this order when all are: what a busy processor hurts most comes first,
/// and libraries whose threads go on waiting for work come last.
enum class Step
{
    HandOver,
    Bandwidth,
    Peak,
    Chain,
    Passes,
    Products,
};

struct StepInfo
{
    Step step = Step::HandOver;
    std::string_view key; ///< "hand_over": also the name in JSON
    double seconds = 0.0; ///< the most that it takes, but for the repeat that is under way
    bool isHeavy = false; ///< keeps all cores busy: half as long on a battery
};

/// All steps in their order. Their seconds come to less than five.
std::span<const StepInfo> allSteps();
const StepInfo &infoOf(Step step);
/// None for a name that no step has.
std::optional<Step> stepNamed(std::string_view key);

/// A figure as it is known so far: after every repeat of the hand-over, the passes and the bandwidths, so
/// that bars can fill, and when it is done for points of the chain and products.
struct Reading
{
    Step step = Step::HandOver;
    /// Its name in JSON: serial_us, queue_us, batch_us; read_gb_s, write_gb_s, copy_gb_s; fp32_tflops;
    /// chain_tflops; eager_us, fused_us; square_tflops.
    std::string_view figure;
    double at = 0.0;    ///< FLOP/byte of the chain, n of a product; else 0
    double value = 0.0; ///< by the median so far, in the figure's unit
    Spread us;          ///< the times behind it
};

/// Both are called in the thread that measures, between repeats, never while one is timed. They should be
/// short, and what they throw ends the measurement and leaves measure(). Either may be empty.
struct Watch
{
    std::function<void(const Reading &)> read{};
    /// Share of the time that is over, 0..1, and the step that is under way.
    std::function<void(double part, Step step)> progressed{};
    std::stop_token stop{}; ///< asked between repeats, and between tasks
};

/// Bounds, for tests and slow machines.
struct Limits
{
    double time_factor = 1.0;                                ///< of the seconds of each step
    std::int64_t most_array_bytes = std::int64_t{256} << 20; ///< of each of two arrays
    bool withLibrary = true;                                 ///< products by a BLAS where there is one
};

/// Measures these steps one after the other, in the order of allSteps(). In the caller's thread, with a
/// thread for every processor beside it; blocks for up to five seconds with all steps. Throws std::bad_alloc
/// and std::system_error (no threads).
Measurement measure(std::span<const Step> steps, const Watch &watch = {}, const Limits &limits = {});
/// All steps.
Measurement measure(const Watch &watch = {}, const Limits &limits = {});

} // namespace rp::measure
