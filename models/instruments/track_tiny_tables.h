// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instruments/result_table.h"
#include "instruments/track_tiny.h"

#include <vector>

namespace rp {

/// What flash and RAM are filled with.
std::vector<ResultColumn> tinyMemoryColumns();
std::vector<ResultRow> tinyMemoryRows(const TinyTrack::State &state);

/// Every runtime under the learner's other choices.
std::vector<ResultColumn> tinyRuntimeColumns();
std::vector<ResultRow> tinyRuntimeRows(const TinyTrack::State &state, const Catalogue &catalogue);

/// Time and power at every clock that can be set.
std::vector<ResultColumn> tinyClockColumns();
std::vector<ResultRow> tinyClockRows(const TinyTrack::State &state, const Catalogue &catalogue);

} // namespace rp
