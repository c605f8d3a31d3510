// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/calls/function_spec.h"

#include <span>
#include <vector>

namespace rp::compute {

// One table per subject. Names, arguments and result members are those of the reference.
std::span<const FunctionSpec> dispatchFunctions();
std::span<const FunctionSpec> queueFunctions();
std::span<const FunctionSpec> fusionFunctions();
std::span<const FunctionSpec> compilationFunctions();
std::span<const FunctionSpec> surgeryFunctions();
std::span<const FunctionSpec> rooflineFunctions();
std::span<const FunctionSpec> transformerFunctions();
std::span<const FunctionSpec> trackFunctions();

/// All of them, in the order of the specification.
std::vector<const FunctionSpec *> allFunctions();

} // namespace rp::compute
