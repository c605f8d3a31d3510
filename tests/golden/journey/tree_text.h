// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace golden {

/// What a screen reader finds in a window at this moment: a line for each part that says something, indented
/// by what it stands in, with its role, name, value, state and description; of a table its first rows. Then
/// what Tab goes through, in order. It knows nothing of how the window is made.
QStringList treeOf(QWidget &window);

} // namespace golden
