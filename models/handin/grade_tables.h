// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"

#include <QByteArray>

namespace rp {

// What other programs read. Texts are in the current language; numbers and names of fields are not.

/// The title of its lab, and its own.
QString actTitle(const ActGrade &act);

/// results.json of the Gradescope autograder: one test for each act, and the findings as the output of the
/// whole.
QByteArray gradescopeResults(const Grade &grade, Points points = Points::Steps);

struct GradebookOptions
{
    Points points = Points::Steps; ///< of the columns points and most_points
};

/// RFC 4180 with a header row, see csvCell(): file, name, number, ledger_id, state ("sound", "unchecked",
/// "shared", "contested", "altered", "scripted", "unreadable", or "none" of a participant without a hand-in),
/// points, most_points, the steps done of each act, then points_steps, points_correct, most_correct, the
/// shortest and the median time between answers, the copies that agree, the number that the platform has for
/// the participant, and findings. What is superseded has no row. Of one number at most one row has points:
/// they are left empty where it is contested or shared, and where another row has the number of altered work.
QByteArray gradebookCsv(const std::vector<Grade> &grades, const GradebookOptions &options = {});

/// Whom statements are about, where no number is given.
struct XapiActor
{
    QString homePage; ///< IRI of the account; empty: urn:ridgepoint:learners
};

/// Experience API 1.0.3 statements as one JSON array: an answer for each prediction, reflection and exercise
/// at its first try, an attempt for each try at a challenge, a completion for each act done, and a score for
/// each act begun where points are for correctness. Where times tell, they say how long it took, without
/// pauses; what gives a point says whether it did, and whether its answer was taken from hints first. An id
/// follows from the entry's seal, so that sending a statement twice changes nothing. Of altered work there
/// are none, nor of what a script made, is contested or is superseded.
QByteArray xapiStatements(const Grade &grade, const XapiActor &actor = {}, Points points = Points::Steps);
/// The same of several hand-ins, those that can't be read left out. No id stands in it twice, because a
/// Learning Record Store refuses such a list.
QByteArray xapiStatements(const std::vector<Grade> &grades, const XapiActor &actor = {},
                          Points points = Points::Steps);

} // namespace rp
