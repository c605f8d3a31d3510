// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/reading.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>

namespace rp::traces {

/// One figure of two traces. `ratio` is second / first.
struct ComparedFigure
{
    double first = 0;
    double second = 0;
    /// None where there is nothing to divide by, or one of them is withheld.
    std::optional<double> ratio() const
    {
        const double quotient = first != 0 ? second / first : std::numeric_limits<double>::quiet_NaN();
        return std::isnan(quotient) ? std::nullopt : std::optional(quotient);
    }
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
    std::array<ComparedFigure, Figures> whole; ///< NaN where it is withheld
    Withheld withheld;                         ///< for the reasons of either

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
