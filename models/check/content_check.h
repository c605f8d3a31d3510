// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/check/content_list.h"
#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

extern const CommandForm contentForm;

/// `ridgepoint content check FILE… | new FILE | list [--json]`, given the words after `content`.
///
/// check: each file says by its "$schema" which kind it is (lab, review or catalogue). One line per problem
/// on `err`, one per sound file on `out`; a text with markup, which is shown as it stands, is remarked on
/// `err` and makes no file faulty. new: writes a lab to begin with where nothing lies. list: see
/// listContent(). Returns 0 when all is well, 2 for wrong usage, 3 when a file is faulty or can't be read or
/// written.
int runContent(const QStringList &args, std::ostream &out, std::ostream &err, const LensesOf &lensesOf = {});

} // namespace rp
