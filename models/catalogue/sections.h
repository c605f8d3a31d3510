// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace rp {

struct Catalogue;

/// Reads one section of a catalogue file into the catalogue: a list of entries or an object of constants. The
/// file has passed its schema. A member that is no section changes nothing.
void readSection(const std::string &section, const nlohmann::json &value, Catalogue &catalogue);

} // namespace rp
