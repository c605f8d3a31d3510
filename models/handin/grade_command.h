// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/text/command_words.h"

#include <QStringList>
#include <iosfwd>

namespace rp {

extern const CommandForm gradeForm;

/// `ridgepoint grade [--gradescope | --csv | --xapi] [--points steps|correct] [--against FOLDER]
/// [--feedback DIR] [--content DIR]… [--home-page IRI] DIR|FILE…`, given the words after `grade`. Returns 0
/// when every file is sound, 1 when something was altered in one or the output fails, 2 for wrong usage, 3
/// when a file that is called a hand-in can't be graded, or there is none.
/// @param siteLabs folders with labs of the site, see SitePolicy::content
int runGrade(const QStringList &words, std::ostream &out, std::ostream &err,
             const QStringList &siteLabs = {});

} // namespace rp
