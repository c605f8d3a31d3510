// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/call.h"
#include "models/compute/compute_error.h"
#include "models/compute/request.h"

#include <optional>
#include <string>
#include <vector>

namespace rp::compute {

/// The values of a function's arguments in the order of its table, or why they can't be used.
/// @param given an object
/// @param base the pointer of that object
std::optional<ComputeError> readArguments(const FunctionSpec &function, const RequestJson &given,
                                          const Catalogue &catalogue, const std::string &base,
                                          std::vector<ArgValue> &values);

} // namespace rp::compute
