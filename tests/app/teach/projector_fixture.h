// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/lab_fixture.h"

#include <Qt>
#include <utility>
#include <vector>

namespace rp {

class ProjectorWindow;

/// The window that is projected; null while there is none.
ProjectorWindow *projected();
/// Opens it as the menu does.
ProjectorWindow &project(Application &lab);
/// Lab and act of everything that can be projected, read from the labs themselves.
std::vector<std::pair<QString, QString>> projectedActs();
/// Whoever teaches has the answers at hand.
StartOptions teaching();
/// The same, at a step of a lab.
StartOptions teachingAt(const QString &lab, const QString &act, Step step);
void press(ProjectorWindow &window, Qt::Key key);

} // namespace rp
