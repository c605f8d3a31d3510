// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

class QWidget;

namespace rp {

/// A part of the window that F6 goes to.
struct KeyboardPart
{
    QWidget *widget;
    std::function<bool()> takeFocus; ///< false when nothing in it can take the keyboard
};

/// Moves the keyboard from the part that has it to the following one (1) or the one before (-1), round and
/// round; parts that are hidden or can't take it are passed over.
void goToPart(const std::vector<KeyboardPart> &parts, int direction);

} // namespace rp
