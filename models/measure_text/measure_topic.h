// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

/// What of this computer is measured together, for the page of an instrument.
enum class MeasureTopic
{
    HandOver, ///< tasks handed over one by one, through a queue, and as one batch
    Passes,   ///< four passes over memory against one
    Roof      ///< bandwidth, FP32 peak, and a chain of multiply-adds at rising intensity
};

} // namespace rp
