// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

extern const CommandForm classForm;
/// `class --window`, which needs a display and is run elsewhere.
extern const CommandForm classWindowForm;

/// `ridgepoint class [--html FILE] [--csv FILE] [--ndjson FILE] [--names] [--content DIR]… DIR|FILE…`, given
/// the words after `class`: what a class has handed in, printed or written. Returns 0 when done, 1 when the
/// output fails, 2 for wrong usage, 3 when a hand-in can't be read (the others count) or there is none.
/// @param siteLabs folders with labs of the site, see SitePolicy::content
int runClass(const QStringList &words, std::ostream &out, std::ostream &err,
             const QStringList &siteLabs = {});

} // namespace rp
