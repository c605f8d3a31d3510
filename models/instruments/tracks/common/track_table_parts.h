// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/kit/table_cells.h"
#include "models/instruments/tracks/common/track_parts.h"

namespace rp {

// What the tables of the track instruments are put together from. Titles are English, context rp::Tracks.

/// @param spoken heading without the unit; the title for null
ResultColumn trackColumn(const char *key, const char *title, Quantity quantity = Quantity::Text,
                         Meaning meaning = Meaning::Neutral, const char *spoken = nullptr);

/// "goal reached" or "goal missed", rated.
ResultCell trackVerdictCell(bool reached);

/// A number that a limit holds for: rated, and with a remark for what exceeds it.
ResultCell trackRatedCell(double value, bool met);

} // namespace rp
