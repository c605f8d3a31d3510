// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/compute/compute_service.h"

#include <iosfwd>

namespace rp::compute {

/// Longer lines are answered with an error and skipped.
constexpr std::size_t longestLine = std::size_t{1} << 22;

/// Answers each line of `in` with one line on `out` (a blank line with an error, so that answers can be
/// counted). Whatever has arrived is answered and flushed before more is waited for: a peer that sends one
/// line at a time gets its answer at once. Returns false if `out` fails.
bool serveLines(ComputeService &service, std::istream &in, std::ostream &out);

} // namespace rp::compute
