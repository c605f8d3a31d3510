// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAccessibleInterface;
class QLineEdit;
class QSpinBox;

namespace rp {

/// For every line edit of the program, those of Qt's own dialogs too.
QAccessibleInterface *makeLineEditAccessible(QLineEdit *edit);
QAccessibleInterface *makeSpinBoxAccessible(QSpinBox *box);

} // namespace rp
