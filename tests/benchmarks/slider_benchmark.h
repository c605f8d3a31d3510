// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace rp {

class Application;
class WatchingApplication;

/// Goes to a slider, by the name of its place in sliderPlaces, and presses its keys. Prints the microseconds
/// from each press to chart and text being painted. An exit status.
int pressSlider(WatchingApplication &application, Application &lab, const QString &name, int presses);

} // namespace rp
