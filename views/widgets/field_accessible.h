// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleInterface;
class QLineEdit;
class QSpinBox;

namespace rp {

class AccessibleComboBox;

/// The interface through which a screen reader gets a combo box's name and, as text, its value.
QAccessibleInterface *makeComboAccessible(AccessibleComboBox *combo);
/// For every line edit of the program, those of Qt's own dialogs too.
QAccessibleInterface *makeLineEditAccessible(QLineEdit *edit);
QAccessibleInterface *makeSpinBoxAccessible(QSpinBox *box);

} // namespace rp
