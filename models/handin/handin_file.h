// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/calibration.h"
#include "models/review/mystery.h"
#include "models/session/ledger_document.h"

#include <QByteArray>
#include <QString>
#include <nlohmann/json_fwd.hpp>

namespace rp {

struct LedgerDocument;

/// What a learner hands in: the sealed log and what stands beside it, with a name or number where the learner
/// gives one. The review (recall, notebook) and personal settings stay at home; counts of it go
/// along when the learner says so: how many answers were given with each confidence, how many of them were
/// right, and what each kind of mystery trace was taken for.
struct Handin
{
    QString name;    ///< may be empty
    QString number;  ///< of the student; may be empty
    QString program; ///< version that wrote it
    QString madeAt;  ///< UTC, ISO 8601
    LedgerDocument document;
    ConfidenceCounts confidence = {}; ///< of the recall, where the learner gives it; else without answers
    CauseCounts causes{};             ///< of mystery traces, likewise
};

/// The file's bytes. The seal covers all of it, the name too; as that of a ledger it tells an edit by hand
/// from what the program wrote, and is no secret from someone who writes a program.
QByteArray writeHandin(const Handin &handin);

/// More entries than a learner makes: a whole course takes some hundred.
inline constexpr size_t mostHandinEntries = 5000;

/// What a file that was handed in turned out to be.
struct HandinReading
{
    QString reason;           ///< translated clause why it can't be graded; empty: it can
    Handin handin;            ///< the document is what of it could be verified
    bool isLedger = false;    ///< a ledger as the program keeps it, without a name
    bool isSealWhole = false; ///< nothing of the file was changed since it was written; of a ledger: the log
    bool isLogWhole = false;  ///< every sealed entry and the head of the log verified
};

/// What has to be looked at before a hand-in is believed.
enum class HandinCheck
{
    Everything, ///< its form, and the seal of each entry
    SealFirst   ///< only the seal over all of it where that fits, which takes less
};

/// Trusts nothing: bytes may be anything. `file` is only used to name the file.
HandinReading readHandin(const QByteArray &bytes, const QString &file,
                         HandinCheck check = HandinCheck::Everything);
/// The same from a path; only plain files within the limits of models/json/file_reader.h are read, and of
/// others there is only the reason.
HandinReading readHandinFile(const QString &path, HandinCheck check = HandinCheck::Everything);

/// How often each confidence was given in the recall of a ledger, and how often it was right.
ConfidenceCounts recallCounts(const LedgerDocument &document);
/// What each kind of mystery trace was taken for, likewise.
CauseCounts mysteryCounts(const LedgerDocument &document);
bool hasAnswers(const ConfidenceCounts &counts);

/// [[answers, right], …] from the lowest confidence on.
nlohmann::json countsToJson(const ConfidenceCounts &counts);
/// No answers for what is no such list, or could not be: more right ones than answers, or too many.
ConfidenceCounts countsFrom(const nlohmann::json &list);

} // namespace rp
