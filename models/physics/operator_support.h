// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace rp::physics {

// What an operator costs that a small device does not run itself. Not in the reference: bookkeeping on a pass
// that the tracks' own formulas (physics specification, section 8) have worked out.

enum class OperatorSupport : std::uint8_t
{
    Native,    ///< the accelerator has a kernel for it
    FallsBack, ///< the CPU beside it computes it, so its tensor goes there and back
    Missing    ///< neither does: the program does not start
};

/// One pass over a model in which every operator is native, and what surrounds it. Times are microseconds.
struct SupportedPass
{
    double kernels = 0.0;
    double launch_us = 0.0;   ///< of each kernel
    double work_us = 0.0;     ///< kernels computing and moving data, all together
    double overhead = 0.0;    ///< of an interpreter, as a share of the work
    double handover_us = 0.0; ///< stop one side and start the other, without moving data
    double tensor_bytes = 0.0;
    double bandwidth_bytes_s = 1.0;      ///< of the memory that both sides share, > 0
    double host_bandwidth_bytes_s = 1.0; ///< at which the CPU reads and writes, > 0
};

struct OperatorTimes
{
    bool runs = true;
    double launches = 0.0;
    double handovers = 0.0;
    double subgraphs = 1.0; ///< pieces that run without interruption
    double work_us = 0.0;
    double launch_us = 0.0; ///< of kernels and of an interpreter
    double copy_us = 0.0;
    double host_us = 0.0; ///< the CPU computing

    double total_us() const { return work_us + launch_us + copy_us + host_us; }
};

/// The pass as it is delivered. A copy reads the tensor and writes it again; so does the CPU.
/// @param uses how often the operator stands in the pass, 0 … kernels
OperatorTimes passAsDelivered(const SupportedPass &pass, OperatorSupport support, double uses);

/// The pass rebuilt on a host: no interpreter, and an operator that is not native became `pieces` native
/// kernels, each of which reads and writes the tensor.
OperatorTimes passRebuilt(const SupportedPass &pass, OperatorSupport support, double uses, double pieces);

} // namespace rp::physics
