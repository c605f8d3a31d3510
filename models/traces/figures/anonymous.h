// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/figures/timeline.h"

#include <string>

namespace rp::traces {

/// Writes a trace anew with nothing but what its figures rest on: times, correlations, devices, streams,
/// sizes of copies, steps, kinds of GPUs, and the names of runtime calls. Nothing is copied from the file, so
/// what is not known here is not in it: of its head only the kinds of GPUs are left, of its rows only those
/// that figures are made of, and no metadata. Kernels are numbered ("kernel_12"; Triton's and NCCL's keep
/// that mark), so are processes, ranks, and devices and streams that are called by a text; operators,
/// annotations, shapes, stacks, file names and machines are left out. Reading it gives the same figures of
/// the GPU, what is left out and withheld as well. Packed where the name ends in ".gz". One event after the
/// other, so in no more memory than the trace has. Written beside and renamed: until it is whole, what lies
/// under the name stays as it is. False: it can't be written, and nothing has changed.
bool writeAnonymous(const Trace &trace, const std::string &path);

} // namespace rp::traces
