// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace rp {

class Announcer;

/// What a page tells, in the order of reading: headings and texts that the focus can be put on, and what its
/// pictures show. Nothing of what is folded away, and no controls.
QStringList pageStory(QWidget &page);
/// All of it, to be spoken: a part in a line, as headings end with no sign of their own. What comes twice is
/// told once.
QString spokenStory(QStringList told);

/// Has a page read: by a screen reader, or where it is on by the program's own voice. That reads the picture
/// that has the focus in place of the page, with the value that the keyboard is at; draws a frame round what
/// it has come to; and stops when it is asked again.
void readAloud(Announcer &announcer, QWidget &page, const QStringList &told);

} // namespace rp
