// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/handin/grading.h"
#include "models/paper/paper.h"

#include <QString>
#include <vector>

namespace rp {

/// What one participant may read of the marks: of each work what was done of each act, the points, and what
/// is wrong with the file. It names no other hand-in and tells no sign: those are the teacher's to judge.
Paper feedbackPaper(const std::vector<const Grade *> &works, Points points);

/// What the writing came to.
struct FeedbackWritten
{
    int pages = 0;
    QString failed; ///< a file that can't be written; empty: all are
    QString reason; ///< translated clause, or what the system said
};

/// A page of HTML for each participant of Moodle, in the folders or under the names that it gave their
/// hand-ins: packed, it takes them back as "multiple feedback files in a zip". Nothing is written outside of
/// the folder.
FeedbackWritten writeFeedback(const QString &folder, const std::vector<Grade> &grades, Points points);

} // namespace rp
