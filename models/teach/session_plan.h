// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace rp {

inline constexpr int plannedSessions = 2;
inline constexpr int session_min = 50;

/// In which session each act is done, from 1, in their order: as many as there is time for, none of them in
/// two. 0: it is left for afterwards, as all behind it are.
std::vector<int> planSessions(const std::vector<double> &minutes);

} // namespace rp
