// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace rp {

/// `ridgepoint class --window …`, given the words after `class`: the window of a class on its own, after the
/// question whether answers shall be shown. Needs a QApplication, and runs it. Returns as `ridgepoint class`.
/// @param language code of the current one
int runClassWindow(const QStringList &words, const QString &language);

} // namespace rp
