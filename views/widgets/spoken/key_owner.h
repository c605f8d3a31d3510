// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace rp {

/// Enter belongs to the control that had the focus when the key went down. A page that goes on with Enter
/// gets it after that control, which may have moved the focus: handing in a result leads to what is said of
/// it, and the same key must not press the button there. A key that is held down counts once.
void leaveEnterToItsControl(QWidget &page);

} // namespace rp
