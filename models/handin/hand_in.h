// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/policy/exam.h"
#include "models/session/ledger_document.h"
#include "models/text/command_words.h"

#include <QDateTime>
#include <QString>
#include <optional>

namespace rp {

/// Where sessions of an account are noted.
struct ExportPlace
{
    QString state;            ///< the account's folder, see AccountIndex; empty: there is none
    std::optional<Exam> exam; ///< of the site, also one that is over
    QString examFolder;       ///< of its record; empty: there is none
    QString account;          ///< name
    QDateTime now;
};

/// The most letters of a name or number in a hand-in.
inline constexpr int longestLearnerName = 200;

/// What a learner says to a hand-in.
struct HandInWish
{
    QString path;
    QString name;               ///< may be empty
    QString number;             ///< of the student; may be empty
    bool hasConfidence = false; ///< counts of the review go along, see Handin
};

/// What came of it.
struct HandInResult
{
    ExitCode status = exitDone;
    QString sentence; ///< translated: what was written, or why nothing was
};

/// The same time for all that is written in one go, as a hand-in has it.
QString handInTime();

/// That there is no work in a folder, and why, as a translated sentence.
QString noWorkSentence(const QString &folder, const QString &reason);

/// Writes work as a file to hand in, for its owner alone, and replaces nothing but an earlier hand-in. The
/// one road of command and window.
/// @param madeAt handInTime() from before the work was read: a copy of the session has no notes of later
/// @param place where else sessions of the account are known; of what is found there, notes go into the file
HandInResult handIn(LedgerDocument work, const QString &madeAt, const HandInWish &wish,
                    const ExportPlace &place = {});

} // namespace rp
