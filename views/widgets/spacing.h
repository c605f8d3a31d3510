// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp::space {

// One scale for every gap, in device-independent pixels.
inline constexpr int xs = 4;
inline constexpr int s = 8;
inline constexpr int m = 12;
inline constexpr int l = 16;
inline constexpr int xl = 24;

/// No target of a pointer is smaller than this.
inline constexpr int target = 24;
/// Prose is easiest to read in lines of about this many characters.
inline constexpr int proseChars = 75;

} // namespace rp::space
