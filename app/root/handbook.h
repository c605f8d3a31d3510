// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace rp {

class MainWindow;

/// The page of the handbook in a language, from where the program lies: as installed, in the bundle of a Mac,
/// or as built. In English where the language has none; empty where there is no handbook at all.
QString handbookPage(const QString &programFolder, const QString &language);

/// Opens that page with what the desktop opens pages with. Where that can't be done, a notice in the window
/// says so.
void showHandbook(MainWindow &window, const QString &programFolder, const QString &language);

} // namespace rp
