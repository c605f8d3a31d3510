// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace rp {

/// Where Up, Down, Home and End lead from a row of a list; nothing for other keys. The ends hold.
std::optional<std::ptrdiff_t> rowAfterKey(std::ptrdiff_t row, std::ptrdiff_t rows, int key);

} // namespace rp
