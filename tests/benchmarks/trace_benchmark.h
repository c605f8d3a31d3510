// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class WatchingApplication;

/// Shows the timeline of a trace with 100,000 kernels and as many launches in a window of its own. Prints the
/// microseconds of its first picture, then those from each key that zooms or moves it, as a whole, with some
/// thousands and with a few operations in view, each 60 zooms and 60 moves. An exit status.
int panTrace(WatchingApplication &application);

} // namespace rp
