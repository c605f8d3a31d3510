// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

/// Names that are no secret of anybody: those that makers of GPUs have given. A name that only begins like
/// one may go on with anything, so whole names alone are known.
namespace rp::traces {

/// Whether a name is that of a call of CUDA, HIP, Unified Runtime or Level Zero.
bool isKnownCall(std::string_view name);

/// Whether a name is that of a GPU that is sold under it.
bool isKnownGpu(std::string_view name);

} // namespace rp::traces
