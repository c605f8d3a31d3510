// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/parts/keyboard_parts.h"

#include <QApplication>
#include <QWidget>

namespace rp {

void goToPart(const std::vector<KeyboardPart> &parts, int direction)
{
    const int count = static_cast<int>(parts.size());
    const QWidget *focus = QApplication::focusWidget();
    int at = direction > 0 ? -1 : count;
    // The innermost: the strip may stand in the row of the menus.
    const QWidget *inside = nullptr;
    for (int i = 0; i < count; ++i) {
        const QWidget *widget = parts[static_cast<std::size_t>(i)].widget;
        const bool holds = focus && (widget == focus || widget->isAncestorOf(focus));
        if (holds && (!inside || inside->isAncestorOf(widget))) {
            at = i;
            inside = widget;
        }
    }
    for (int tried = 0; tried < count; ++tried) {
        at = (at + direction + count) % count;
        const KeyboardPart &part = parts[static_cast<std::size_t>(at)];
        if (part.widget->isVisible() && part.takeFocus())
            return;
    }
}

} // namespace rp
