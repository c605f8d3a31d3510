// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QButtonGroup;

namespace rp {

/// Arrows go from button to button of its QButtonGroup in the order they were added, which is that of
/// reading, whichever line they stand in, and stop at the ends. Qt's own go to the nearest button in that
/// direction, pass others by, and begin again after the last: one key too many on "5: sure" chose "1: a
/// guess".
void stopArrowsAtEnds(QAbstractButton &button);

/// Makes the chosen button of a group, or the first, its one tab stop. Qt leaves every button a tab stop
/// until one of the group has had the focus, so that Shift+Tab would lead to the last button and not to the
/// chosen one.
void keepOneTabStop(const QButtonGroup &group);

} // namespace rp
