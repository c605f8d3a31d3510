// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

namespace rp {

/// The finite numbers that stand at a place of a document, in its order:
///
///     launch/passes[kernels=1000,kernel_us=5|10]/graph_us
///
/// Names lead from object to object, brackets choose rows of a list by members that have one of these values,
/// and * stands for every member. Nothing that isn't there is an error.
std::vector<double> numbersAt(const nlohmann::json &document, std::string_view path);

} // namespace rp
