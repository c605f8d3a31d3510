// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/call.h"
#include "models/compute/compute_error.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rp::compute {

using RequestJson = nlohmann::ordered_json;

/// One request. Of an argument only what may matter is kept: what it is, and the elements of a list.
struct Request
{
    std::optional<RequestJson> function;
    std::optional<RequestJson> arguments;
};

enum class RequestForm : std::uint8_t
{
    Line,     ///< {"fn":…,"args":{…}}
    Arguments ///< the arguments alone: {…}
};

/// Reads one JSON text, or says why it is no request. Nesting costs neither stack nor memory.
std::optional<ComputeError> readRequest(std::string_view text, RequestForm form, Request &request);

/// The values of a function's arguments in the order of its table, or why they can't be used.
/// @param given an object
/// @param base the pointer of that object
std::optional<ComputeError> readArguments(const FunctionSpec &function, const RequestJson &given,
                                          const Catalogue &catalogue, const std::string &base,
                                          std::vector<ArgValue> &values);

} // namespace rp::compute
