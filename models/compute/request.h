// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/compute_error.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

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

} // namespace rp::compute
