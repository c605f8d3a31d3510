// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

namespace rp {

/// A document that is known to be sound, because it is part of the program: the JSON library takes four times
/// as long over one, and all of them are read at each start. Never for what others have written; where
/// anything is not as expected, there is no document.
std::optional<nlohmann::json> readSoundJson(std::string_view text);

} // namespace rp
