// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QStringList>
#include <vector>

namespace rp {

struct Exam;

/// One session that took part in an exam.
struct ExamClaim
{
    QString ledger;  ///< id
    QString machine; ///< its id, hashed
    QString folder;  ///< of the session, absolute
    QString at;      ///< UTC, ISO 8601
    bool operator==(const ExamClaim &) const = default;

    /// The same session on the same machine, whenever it was claimed.
    bool isSameAs(const ExamClaim &other) const
    {
        return ledger == other.ledger && machine == other.machine && folder == other.folder;
    }
};

/// That of a session on this machine, now.
ExamClaim ownClaim(const QString &ledger, const QString &folder);

/// Every session of one account in one exam, a sealed line each, in a file that the account itself writes:
/// it is no secret from it, and its owner can remove it. Who has claimed a place in it notices that.
struct ExamRecord
{
    QString problem;               ///< why it can't be used, as a translated clause; empty: it could be
    std::vector<ExamClaim> claims; ///< what stood in it before
    bool hadOwn = false;           ///< the own claim was among them
};

/// Adds the claim to the record in a folder, which must be there, unless it stands in it. Links are not
/// followed, and a file of another account is none. Blocks for as long as the folder does.
ExamRecord claimExam(const QString &folder, const QString &name, const ExamClaim &own);

/// What stands in the record; nothing is written. Empty where there is none of this account's.
std::vector<ExamClaim> examClaims(const QString &folder, const QString &name);

/// The name of the file: "exam-ada-1000-20261201T110000Z.txt".
QString examRecordName(const Exam &exam, const QString &account);

} // namespace rp
