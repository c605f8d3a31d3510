// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/reading.h"

#include <array>
#include <cstddef>
#include <optional>

namespace rp::traces {

/// One figure of two traces. `ratio` is second / first; none where the first is 0.
struct ComparedFigure
{
    double first = 0;
    double second = 0;
    std::optional<double> ratio() const { return first != 0 ? std::optional(second / first) : std::nullopt; }
};

/// What changes from one trace to another, such as from eager to compiled. Times in ns. Figures of a step are
/// means over the steps of each trace; without steps in both there are none, and wholes can't be compared
/// unless both traces recorded as many runs.
struct Comparison
{
    enum Figure : std::size_t
    {
        Kernels,
        Launches, ///< calls that launch, of any kind
        GraphLaunches,
        KernelMean_ns,
        Busy_ns,
        Span_ns,
        HostWait_ns,
        Figures
    };
    std::array<ComparedFigure, Figures> whole;

    enum StepFigure : std::size_t
    {
        StepKernels, ///< whose call began in a step
        StepLaunches,
        StepBusy_ns,
        StepHost_ns,
        StepFigures
    };
    std::optional<std::array<ComparedFigure, StepFigures>> perStep;
    std::size_t firstSteps = 0;
    std::size_t secondSteps = 0;
    std::optional<double> firstBusyFraction; ///< of the span
    std::optional<double> secondBusyFraction;
};

Comparison compare(const Reading &first, const Reading &second);

} // namespace rp::traces
