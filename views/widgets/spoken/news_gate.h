// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleEvent;
class QWidget;

namespace rp {

/// Keeps from assistive tools what is no news: names and descriptions that are set again as they are, those
/// of what is hidden, until it is shown, its values and texts, the focus of entries in a list that has no
/// keyboard, and the selection that a field makes of itself when it gets the focus, of which screen readers
/// leave out the last character ("51 selected" for 512).
void installNewsGate();

/// A property of widgets: each change of their value is announced with its unit where the bus carries bare
/// numbers. A screen reader that was told of the change as well would say "10" before it. Where the bus tells
/// texts of values (areValueTextsTold()), the change is told at once, also in braille, and nothing announced.
inline constexpr char valueIsAnnounced[] = "rp_valueIsAnnounced";

/// A property of buttons that open and close a part of the page: assistive tools are told whether it is open,
/// and not that the button is checked.
inline constexpr char opensPart[] = "rp_opensPart";
/// A property of buttons that open a menu.
inline constexpr char opensMenu[] = "rp_opensMenu";

/// A property of labels that show the description of a control. A screen reader that enters their group reads
/// every label in it that belongs to no control, and the description once more.
inline constexpr char isDescription[] = "rp_isDescription";
/// A property of a choice that answers a question: the page is read with it and all that can be chosen.
inline constexpr char isQuestion[] = "rp_isQuestion";

/// Tells that what a button opens is open now, or closed.
void tellOpened(QWidget &button);

/// Whether an event is to be told; remembers with its object what has been told.
bool isNews(QAccessibleEvent &event);

} // namespace rp
