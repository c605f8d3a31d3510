// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/hand_in.h"

#include "models/handin/handin_file.h"
#include "models/policy/exam_record.h"
#include "models/store/ledger_files.h"
#include "models/store/session_note.h"
#include "models/text/format.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace rp {
namespace {

struct HandingInWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

/// What stands there may be replaced: nothing, or what was written for handing in before.
bool isFree(const QString &path)
{
    if (!QFileInfo::exists(path))
        return true;
    const HandinReading there = readHandinFile(path);
    return there.isSealWhole && !there.isLedger;
}

/// Other sessions of the account in the exam, as the window notes them: while it lasts, and afterwards where
/// this one was worked on meanwhile.
void noteOtherSessions(LedgerDocument &work, const ExportPlace &place)
{
    if (!place.exam)
        return;
    const QString name = examRecordName(*place.exam, place.account);
    std::vector<ExamClaim> claims;
    for (const QString &folder : {place.examFolder, place.state}) {
        const std::vector<ExamClaim> there =
            folder.isEmpty() ? std::vector<ExamClaim>() : examClaims(folder, name);
        claims.insert(claims.end(), there.begin(), there.end());
    }
    const std::optional<QDateTime> &until = place.exam->until;
    for (const ExamClaim &claim : claims) {
        const auto isMeanwhile = [&](const CommitEntry &entry) {
            const QDateTime at = QDateTime::fromString(entry.at, Qt::ISODateWithMs);
            return entry.at >= claim.at && (!until || (at.isValid() && at < *until));
        };
        const auto &entries = work.log.entries();
        const bool counts =
            place.exam->isOn(place.now) || std::any_of(entries.begin(), entries.end(), isMeanwhile);
        if (claim.ledger == work.id || !counts)
            continue;
        if (std::optional<CommitEntry> note = newNote(work.log, session_note::otherSession, claim.ledger))
            work.log.append(std::move(*note));
    }
}

} // namespace

QString handInTime()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
}

QString noWorkSentence(const QString &folder, const QString &reason)
{
    //: %1 is a folder, %2 a reason
    return HandingInWords::tr("There is no work to hand in at %1: %2.").arg(Format::isolate(folder), reason);
}

HandInResult handIn(LedgerDocument work, const QString &madeAt, const HandInWish &wish,
                    const ExportPlace &place)
{
    const QString &path = wish.path;
    if (!isFree(path))
        return {exitInput,
                HandingInWords::tr("%1 is another file; choose another name.").arg(Format::isolate(path))};
    noteOtherSessions(work, place);
    if (!place.account.isEmpty()) {
        if (std::optional<CommitEntry> note = newNote(work.log, session_note::account, place.account))
            work.log.append(std::move(*note));
    }
    Handin handin{plainText(wish.name, longestLearnerName).trimmed(),
                  plainText(wish.number, longestLearnerName).trimmed(),
                  QCoreApplication::applicationVersion(), madeAt, std::move(work)};
    if (wish.hasConfidence) {
        handin.confidence = recallCounts(handin.document);
        handin.causes = mysteryCounts(handin.document);
    }
    const QByteArray bytes = writeHandin(handin);
    // Refuses what could not be read again.
    if (const QString error = replaceLedgerFile(path, bytes); !error.isEmpty()) {
        //: %1 is a file, %2 a reason
        return {exitFailed, HandingInWords::tr("%1 can't be written: %2. Choose another folder.")
                                .arg(Format::isolate(path), error)};
    }
    return {exitDone, HandingInWords::tr("Written to %1: %Ln entry(s).", nullptr,
                                         int(handin.document.log.entries().size()))
                          .arg(Format::isolate(path))};
}

} // namespace rp
