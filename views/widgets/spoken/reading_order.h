// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidgetList>

namespace rp {

/// Everything below `root` that may take the focus, hidden or not, in the order of the layouts, which is the
/// order of reading. The root may be a window.
QWidgetList inReadingOrder(QWidget &root);

/// Makes Tab go through everything below `root` in the order of reading.
/// Qt's own order is that of construction, and pages and controls are built when they are first needed.
/// Cheap when the order is right already, so it can be called on every Tab.
void followReadingOrder(QWidget &root);

/// What Tab reaches first inside of `root`, itself included; null where that is nothing.
QWidget *firstTabStop(QWidget &root);

} // namespace rp
