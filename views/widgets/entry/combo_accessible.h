// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleInterface;

namespace rp {

class AccessibleComboBox;

/// The interface through which a screen reader gets a combo box's name and, as text, its value.
QAccessibleInterface *makeComboAccessible(AccessibleComboBox *combo);

} // namespace rp
