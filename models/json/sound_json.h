// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

namespace rp {

/// A document that is known to be sound, because it is part of the program or a seal will tell: the JSON
/// library takes more than twice as long over one. What it makes of a file that others have written counts
/// for nothing until its seal fits. Where anything is not as expected, or goes beyond json_limits.h, there is
/// no document.
std::optional<nlohmann::json> readSoundJson(std::string_view text);

} // namespace rp
