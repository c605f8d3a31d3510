// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

namespace rp {

/// `ridgepoint class --window …`, given the words after `class`: the window of a class on its own, after the
/// question whether answers shall be shown. Needs a QApplication, and runs it. Returns as `ridgepoint class`.
/// @param language code of the current one
/// @param mayGoOn asked every few seconds: an exam that begins closes the window, with exitInput
/// @param siteLabs folders with labs of the site, see SitePolicy::content
int runClassWindow(const QStringList &words, const QString &language, const std::function<bool()> &mayGoOn,
                   const QStringList &siteLabs);

} // namespace rp
