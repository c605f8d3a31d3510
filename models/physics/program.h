// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/physics/fusion.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rp::physics {

// Lines of a program and the kernels that they become (physics specification, section 3.1: traffic is counted
// in reads and writes of full tensors). A kernel reads what comes from outside of it and writes what is
// needed behind it; what only its own lines need stays in registers.

/// A line that is one operation: which values it needs, and what it makes.
struct ProgramLine
{
    std::string name;
    std::vector<int> needs; ///< places of the lines that make them, earlier ones; below 0: of the input
    bool is_tensor = true;  ///< makes a full tensor; otherwise a value for each row
    double flop = 0.0;      ///< per element
};

/// Sets of lines are bits, the lowest the first line's.
using LineSet = std::uint32_t;
inline constexpr std::size_t mostLines = 32;

constexpr bool hasLine(LineSet lines, std::size_t line)
{
    return line < mostLines && (lines >> line & 1U) != 0;
}

/// What is done to a program.
struct ProgramEdits
{
    LineSet joined = 0;    ///< written into the kernel of the line above
    LineSet read = 0;      ///< Python reads a value of its result: no kernel and no graph goes on behind it
    bool compiled = false; ///< all lines between two values that are read become one kernel, a graph each
};

/// A kernel, and the lines that it is made of: from first up to last, both included.
struct ProgramKernel
{
    std::size_t first = 0;
    std::size_t last = 0;
    ChainKernel work;
    std::vector<int> loads;  ///< lines whose values it reads, rising, rows as well; below 0: the input
    std::vector<int> stores; ///< lines whose values it writes
};

/// At most mostLines lines; the value of the last one is the result, and always written.
std::vector<ProgramKernel> programKernels(std::span<const ProgramLine> lines, const ProgramEdits &edits);

/// The kernels one after another. A value that is read waits for all kernels before it, so the launches
/// behind it begin anew.
FusionResult programEval(std::span<const ProgramKernel> kernels, LineSet read, const FusionSetting &setting);

} // namespace rp::physics
