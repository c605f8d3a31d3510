// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleEvent;

namespace rp {

/// Qt tells the accessibility bus the number of a slider and no text, so that a screen reader says "10" of 10
/// µs. Screen readers look at an attribute "valuetext" first; Qt 6.4 answers that there are no attributes.
/// From now on this one is told of sliders, with what their interface has for QAccessible::Value, of buttons
/// that they have a menu, which it leaves out, too, and of menus as withoutKey() has them.
void tellValueTexts();

/// Whether a bus is there that is told them. Where it is not, a slider's name has its value.
bool areValueTextsTold();

/// Tells the bus that something was expanded or collapsed, which Qt 6.4 keeps to itself.
void tellExpanded(QAccessibleEvent &event);

} // namespace rp
