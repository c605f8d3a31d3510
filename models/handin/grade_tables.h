// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

#include <QByteArray>

namespace rp {

// What other programs read. Texts are in the current language; numbers and names of fields are not.

/// results.json of the Gradescope autograder: one test for each act, worth one point for each of its steps,
/// and the findings as the output of the whole.
QByteArray gradescopeResults(const Grade &grade);

/// RFC 4180 with a header row: file, name, number, ledger, state ("sound", "unchecked", "altered",
/// "unreadable"), points, and the points of each act. A cell that a spreadsheet would take for a formula
/// begins with an apostrophe.
QByteArray gradebookCsv(const std::vector<Grade> &grades);

/// Whom statements are about, where no number is given.
struct XapiActor
{
    QString homePage; ///< IRI of the account; empty: urn:ridgepoint:learners
};

/// Experience API 1.0.3 statements as one JSON array: an answer for each prediction, reflection and exercise
/// at its first try, an attempt for each try at a challenge, a completion for each act done. An id follows
/// from the entry's seal, so that sending a statement twice changes nothing.
QByteArray xapiStatements(const Grade &grade, const XapiActor &actor = {});
/// The same of several hand-ins, those that can't be read left out. No id stands in it twice, because a
/// Learning Record Store refuses such a list.
QByteArray xapiStatements(const std::vector<Grade> &grades, const XapiActor &actor = {});

} // namespace rp
