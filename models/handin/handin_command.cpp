// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/handin_command.h"

#include "models/handin/grade_text.h"
#include "models/handin/handin_file.h"
#include "models/json/embedded_content.h"
#include "models/json/file_writer.h"
#include "models/policy/exam_record.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_loading.h"
#include "models/store/session_note.h"
#include "models/text/command_words.h"
#include "models/text/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <optional>
#include <ostream>
#include <utility>

namespace rp {
namespace {

struct HandinWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

QStringList exportHelp()
{
    return {
        //: keep the command as it is
        HandinWords::tr("Usage: ridgepoint export --out FILE [--name NAME] [--number NUMBER] "
                        "[--confidence] [--data-dir DIR]"),
        HandinWords::tr("Writes all answers, captures and texts of the labs as one file to hand in. "
                        "The review and its notebook stay with you."),
        HandinWords::tr("Name and number are optional; they can't be changed in the file afterwards "
                        "without a trace."),
        HandinWords::tr("--confidence adds ten counts of the review: how often you gave each confidence, and "
                        "how often you were right then. It says nothing of which questions these were."),
        HandinWords::tr("The exit status is 0 when written, 1 when it can't be written, 2 for wrong "
                        "usage and 3 when there is no work that can be read.")};
}

/// What stands there may be replaced: nothing, or what was written for handing in before.
bool isFree(const QString &path)
{
    return !QFileInfo::exists(path) || (readHandinFile(path).isSealWhole && !readHandinFile(path).isLedger);
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

bool isExportUsable(const CommandWords &words)
{
    return !words.value("--out").isEmpty() && words.files.isEmpty();
}

int exportWork(const CommandWords &asked, const ExportPlace &place, std::ostream &out, std::ostream &err)
{
    const QString path = asked.value("--out");
    useEmbeddedContent();
    const QString folder =
        asked.value("--data-dir").isEmpty() ? usualLedgerFolder() : asked.value("--data-dir");
    QString reason;
    // Before anything is noted in it: a copy of the session has no such note, and lacks nothing.
    const QString madeAt = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    std::optional<LedgerDocument> work = learnersWork(folder, &reason, place.state);
    if (!work) {
        //: %1 is a folder, %2 a reason
        say(err, HandinWords::tr("There is no work to hand in at %1: %2.").arg(folder, reason));
        return exitInput;
    }
    if (!isFree(path)) {
        say(err, HandinWords::tr("%1 is another file; choose another name.").arg(path));
        return exitInput;
    }
    noteOtherSessions(*work, place);
    if (!place.account.isEmpty()) {
        if (std::optional<CommitEntry> note = newNote(work->log, session_note::account, place.account))
            work->log.append(std::move(*note));
    }
    Handin handin{plainText(asked.value("--name")), plainText(asked.value("--number")),
                  QCoreApplication::applicationVersion(), madeAt, std::move(*work)};
    if (asked.has("--confidence"))
        handin.confidence = recallCounts(handin.document);
    const QByteArray bytes = writeHandin(handin);
    // Refuses what could not be read again.
    if (const QString error = replaceLedgerFile(path, bytes); !error.isEmpty()) {
        //: %1 is a file, %2 a reason
        say(err, HandinWords::tr("%1 can't be written: %2. Choose another folder.").arg(path, error));
        return exitFailed;
    }
    say(out,
        HandinWords::tr("Written to %1: %Ln entry(s).", nullptr, int(handin.document.log.entries().size()))
            .arg(path));
    return exitDone;
}

constexpr CommandOption exportOptions[] = {
    {"--out", "FILE"}, {"--name", "NAME"}, {"--number", "NUMBER"}, {"--confidence"}, {"--data-dir", "DIR"}};

} // namespace

const CommandForm exportForm{"export", "", exportOptions, exportHelp, isExportUsable};

int runExport(const QStringList &words, std::ostream &out, std::ostream &err, const ExportPlace &place)
{
    return runCommand(exportForm, words, out, err,
                      [&place](const CommandWords &asked, auto &said, auto &blamed) {
                          return exportWork(asked, place, said, blamed);
                      });
}

} // namespace rp
