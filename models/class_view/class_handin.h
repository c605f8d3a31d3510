// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"
#include "models/review/calibration.h"
#include "models/session/commit_log.h"

#include <QString>
#include <array>
#include <vector>

namespace rp {

struct HandinReading;

/// What a hand-in keeps of one lab beside the log.
struct ClassChapter
{
    QString chapter;
    QString act, step;       ///< where the learner was last
    QString judged, verdict; ///< a track, and "pass" or "fail"; empty: nothing was judged
    std::array<QString, memoParts.size()> memo;
    bool operator==(const ClassChapter &) const = default;
};

/// What the class view takes from one hand-in.
struct ClassHandin
{
    QString reason;  ///< translated clause why it can't be read; empty: it can
    QString learner; ///< id of the ledger
    QString name;    ///< may be empty, as the number
    QString number;
    QString track;
    bool isWhole = false; ///< nothing was changed since the program wrote it, as far as its seal can tell
    ConfidenceCounts confidence = {};   ///< of the recall; without answers where nothing was given
    std::vector<CommitEntry> entries;   ///< those that verify
    std::vector<ClassChapter> chapters; ///< in order
    bool operator==(const ClassHandin &) const = default;
};

/// Whether its learner went through the gates and whether captured figures hold is the grader's to say.
ClassHandin classHandin(const HandinReading &reading);

} // namespace rp
