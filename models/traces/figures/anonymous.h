// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/timeline.h"

#include <string>

namespace rp::traces {

/// Writes a trace anew with nothing but what its figures rest on: times, correlations, devices, streams,
/// sizes of copies, steps, and the names of runtime calls. Kernels are numbered ("kernel_12"; Triton's and
/// NCCL's keep that mark), and operators, shapes, stacks, file names and machines are left out. Reading it
/// gives the same figures of the GPU. Packed where the name ends in ".gz". One event after the other, so in
/// no more memory than the trace has. Written beside and renamed: until it is whole, what lies under the name
/// stays as it is. False: it can't be written, and nothing has changed.
bool writeAnonymous(const Trace &trace, const std::string &path);

} // namespace rp::traces
