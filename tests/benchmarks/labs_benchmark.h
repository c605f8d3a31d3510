// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rp {

class Application;
class WatchingApplication;

/// Goes to and fro between two labs, both left at their first instrument, and to the home page from each.
/// Prints three figures a round: microseconds to lab 11 being painted, to the home page, and to lab 07. An
/// exit status.
int changeLabs(WatchingApplication &application, Application &lab, int rounds);

} // namespace rp
