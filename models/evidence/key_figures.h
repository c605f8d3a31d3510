// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace rp {

struct Capture;

/// The figures for which one captures an instrument, most telling first: what came out, and against what.
/// Empty for an instrument that this list does not know.
std::vector<QString> tellingFigures(const Capture &capture);

} // namespace rp
