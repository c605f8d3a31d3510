// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace rp {

class Lab;
class WatchingApplication;

/// Goes to a slider, by the name of its place in sliderPlaces, and presses its keys. Prints the microseconds
/// from each press to chart and text being painted. An exit status.
int pressSlider(WatchingApplication &application, Lab &lab, const QString &name, int presses);

} // namespace rp
