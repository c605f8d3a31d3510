// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shell/main_window.h"
#include "views/shell/settings/top_bar.h"
#include "views/shell/sidebar/sidebar.h"
#include "views/shell/strip/hud_strip.h"
#include "views/widgets/spoken/reading_order.h"

#include <QApplication>

namespace rp {

// The part of MainWindow that moves the keyboard between the parts of the window.

std::vector<MainWindow::Part> MainWindow::keyboardParts()
{
    const auto region = [](Region *part) { return Part{part, [part] { return part->takeFocus(); }}; };
    if (!m_lab)
        return {region(m_topBar), region(m_notices)};
    const auto page = [this] { return m_lab->takePageFocus(); };
    return {region(m_topBar),
            region(m_notices),
            region(m_lab->sidebar()),
            {m_lab->pages(), page},
            region(m_lab->statusStrip())};
}

void MainWindow::goToRegion(int direction)
{
    const std::vector<Part> parts = keyboardParts();
    const int count = static_cast<int>(parts.size());
    const QWidget *focus = QApplication::focusWidget();
    int at = direction > 0 ? -1 : count;
    for (int i = 0; i < count; ++i) {
        const QWidget *widget = parts[static_cast<std::size_t>(i)].widget;
        if (focus && (widget == focus || widget->isAncestorOf(focus)))
            at = i;
    }
    for (int tried = 0; tried < count; ++tried) {
        at = (at + direction + count) % count;
        const Part &part = parts[static_cast<std::size_t>(at)];
        if (part.widget->isVisible() && part.takeFocus())
            return;
    }
}

void MainWindow::goToNextRegion()
{
    goToRegion(1);
}

void MainWindow::goToPreviousRegion()
{
    goToRegion(-1);
}

bool MainWindow::focusNextPrevChild(bool next)
{
    followReadingOrder(*centralWidget());
    return QMainWindow::focusNextPrevChild(next);
}

} // namespace rp
