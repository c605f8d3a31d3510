// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/traces/json_scanner.h"

#include <string_view>

/// Finding the way back into text that stopped being JSON.
namespace rp::traces {

/// Goes behind the brace that opens what looks like the next event of a list: `}` or `]`, comma, `{`,
/// quote. False: there is none.
bool goToNextEvent(JsonScanner &scanner);

/// Goes behind `"key"` and its colon, if it comes.
bool goToKey(JsonScanner &scanner, std::string_view key);

} // namespace rp::traces
