// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <iosfwd>

namespace rp {

/// `ridgepoint class [--html FILE] [--csv FILE] [--ndjson FILE] [--names] [--content DIR]… DIR|FILE…`, given
/// the words after `class`: what a class has handed in, printed or written. Returns 0 when done, 1 when the
/// output fails, 2 for wrong usage, 3 when a hand-in can't be read (the others count) or there is none.
int runClass(const QStringList &words, std::ostream &out, std::ostream &err);

/// How the command is called, in the current language; a line for each way.
QString classUsage();

} // namespace rp
