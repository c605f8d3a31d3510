// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidgetList>
#include <functional>

namespace rp {

/// A property of widgets that can't have the focus: what they tell whoever has the page read, in lines.
inline constexpr char readToo[] = "rp_readToo";

/// Everything below `root` that may take the focus or is read too, hidden or not, in the order of the
/// layouts, which is the order of reading. The root may be a window.
QWidgetList inReadingOrder(QWidget &root);

/// Makes Tab go through everything below `root` in the order of reading.
/// Qt's own order is that of construction, and pages and controls are built when they are first needed.
/// Cheap when the order is right already, so it can be called on every Tab.
void followReadingOrder(QWidget &root);

/// What Tab reaches first inside of `root`, itself included; null where that is nothing.
QWidget *firstTabStop(QWidget &root);
/// What `opener` opens comes after it, wherever it lies; null: in its own place again.
void readAfter(QWidget &part, QWidget *opener);

/// The first below `part` that can have the focus, be it by Tab or only when it is put there, such as a
/// heading.
QWidget *firstIn(QWidget &part);

/// Whether what has the focus in this window has been hidden or switched off.
bool isFocusLost(const QWidget &window);

/// The tab stop nearest to something that can't have the focus any more: the one that comes next in the
/// smallest part around it that has any, or else the last one there. Null where nothing below `root` is left.
QWidget *stopNear(const QWidget &lost, QWidget &root);

/// Puts the focus that was lost below `root` on the stop next to it. False where it is not lost there, or
/// nothing is left.
bool landNear(QWidget &window, QWidget &root);

/// Calls `nowhere` when the focus of this window was taken away and given to nobody while it is in front,
/// once what did so is over, with what had it: null where that is gone.
void watchForNoFocus(QWidget &window, std::function<void(const QWidget *before)> nowhere);

} // namespace rp
