// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <iosfwd>

namespace rp {

/// `ridgepoint export --out FILE [--name NAME] [--number NUMBER] [--data-dir DIR]`, given the words after
/// `export`: writes the learner's ledger as a file to hand in. Returns 0 when written, 1 when it can't be
/// written, 2 for wrong usage, 3 when there is no work, or none that can be read.
int runExport(const QStringList &words, std::ostream &out, std::ostream &err);

/// `ridgepoint grade [--gradescope | --csv | --xapi] [--content DIR]… [--home-page IRI] FILE…`, given the
/// words after `grade`. Returns 0 when every file is sound, 1 when something was altered in one or the output
/// fails, 2 for wrong usage, 3 when a file can't be graded.
int runGrade(const QStringList &words, std::ostream &out, std::ostream &err);

} // namespace rp
