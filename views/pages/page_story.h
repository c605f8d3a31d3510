// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace rp {

/// What a page tells, in the order of reading: headings and texts that the focus can be put on, and what its
/// pictures show. Nothing of what is folded away, and no controls.
QStringList pageStory(QWidget &page);
/// All of it, to be spoken: a part in a line, as headings end with no sign of their own. What comes twice is
/// told once.
QString spokenStory(QStringList told);

} // namespace rp
