// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class WatchingApplication;

/// Shows a map of 200 nodes in a window of its own. Prints the microseconds of its layout and first picture,
/// then those from each key that moves it to its picture being painted. An exit status.
int panMap(WatchingApplication &application);

} // namespace rp
