// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_loading.h"

#include "models/session/commit_log.h"
#include "models/store/account_index.h"
#include "models/store/ledger_files.h"
#include "models/store/seen_ledgers.h"
#include "models/store/session_note.h"

#include <QCoreApplication>
#include <QDir>
#include <algorithm>
#include <utility>

namespace rp {
namespace {

struct Loading
{
    Q_DECLARE_TR_FUNCTIONS(rp::LedgerLoading)
};

bool isGood(const LedgerReading *reading)
{
    return reading && reading->state == LedgerReading::State::Good;
}

bool isNewer(const LedgerReading *reading)
{
    return reading && reading->state == LedgerReading::State::Newer;
}

size_t lengthOf(const CommitLog &log)
{
    return log.entries().size();
}

/// The longest of the logs; null when there is none.
const CommitLog *longest(const std::vector<CommitLog> &logs)
{
    const auto it = std::max_element(logs.begin(), logs.end(), [](const CommitLog &a, const CommitLog &b) {
        return lengthOf(a) < lengthOf(b);
    });
    return it == logs.end() ? nullptr : &*it;
}

/// Of two logs that went different ways this one was first to do so, and answers all that the other does. The
/// answer that was given first counts: else each of them would take back the other's, start after start.
bool wentFirst(const CommitLog &log, const CommitLog &other)
{
    const auto &ours = log.entries();
    const auto &theirs = other.entries();
    const auto [our, their] = std::mismatch(ours.begin(), ours.end(), theirs.begin(), theirs.end());
    if (our == ours.end() || their == theirs.end() || their->at < our->at)
        return false;
    return std::all_of(their, theirs.end(), [&log](const CommitEntry &entry) {
        const bool isAnswer = entry.kind == commit_kind::prediction ||
                              entry.kind == commit_kind::reflection || entry.kind == commit_kind::exercise ||
                              entry.kind == commit_kind::attempt || entry.kind == commit_kind::voided;
        return !isAnswer || log.find(entry.kind, entry.chapter, entry.act, entry.item);
    });
}

/// A sound document that lacks what was seen of its ledger gets it back.
void holdAgainstSeen(LedgerLoading &loading, const SeenLedgers &seen, bool hasFile)
{
    std::vector<CommitLog> lacking = seen.logsOf(loading.document->id);
    const CommitLog &log = loading.document->log;
    std::erase_if(lacking, [&log](const CommitLog &other) {
        const bool isOlder = log.isPrefixOf(other) && lengthOf(log) < lengthOf(other);
        return !isOlder && (keepsAnswers(other, log) || wentFirst(log, other));
    });
    const CommitLog *fuller = longest(lacking);
    if (!fuller)
        return;
    loading.document->log = *fuller;
    loading.isDirty = true;
    loading.isCopyBehind = true;
    loading.keepFileAside = hasFile;
    if (!loading.notice) {
        loading.notice = LedgerNotice::Kind::Restored;
        loading.reason = Loading::tr("it lacks what you have done since");
    }
}

bool holds(const CommitLog &log, const CommitEntry &entry)
{
    const auto &entries = log.entries();
    return std::any_of(entries.begin(), entries.end(), [&entry](const CommitEntry &other) {
        return other.isFor(entry.kind, entry.chapter, entry.act, entry.item) &&
               other.option == entry.option && other.number == entry.number;
    });
}

/// The ledger that damaged files are of, as far as they say it truly.
QString ledgerOf(const std::vector<LedgerReading> &readings, const SeenLedgers &seen)
{
    for (const LedgerReading &reading : readings) {
        if (!reading.document.log.entries().empty() || !seen.logsOf(reading.document.id).empty())
            return reading.document.id;
    }
    return seen.lastLedger();
}

/// From damaged files, and what was seen before they were.
void putTogether(LedgerLoading &loading, const std::vector<LedgerReading> &readings, const SeenLedgers &seen)
{
    LedgerDocument saved = salvage(readings);
    const std::vector<CommitLog> logs = seen.logsOf(ledgerOf(readings, seen));
    const CommitLog *known = longest(logs);
    if (!known) {
        loading.notice =
            saved.log.entries().empty() ? LedgerNotice::Kind::StartedAnew : LedgerNotice::Kind::Altered;
        loading.document = std::move(saved);
        return;
    }
    loading.notice = LedgerNotice::Kind::Restored;
    saved.id = ledgerOf(readings, seen);
    saved.log = *known;
    for (const LedgerReading &reading : readings) {
        const CommitLog &verified = reading.document.log;
        if (reading.document.id == saved.id && known->isPrefixOf(verified) &&
            lengthOf(verified) > lengthOf(saved.log))
            saved.log = verified;
    }
    for (const LedgerReading &reading : readings) {
        for (const CommitEntry &entry : reading.unverified) {
            if (holds(saved.log, entry))
                continue;
            loading.notice = LedgerNotice::Kind::Altered;
            voidAct(saved.log, entry.chapter, entry.act);
        }
    }
    loading.document = std::move(saved);
}

void loadDamaged(LedgerLoading &loading, const LedgerReading *file, const LedgerReading *copy,
                 const SeenLedgers &seen)
{
    loading.isDirty = true;
    loading.isCopyBehind = true;
    loading.keepFileAside = file != nullptr;
    loading.reason = file ? file->reason : QString();
    if (isGood(copy)) {
        loading.notice = LedgerNotice::Kind::Restored;
        if (file && loading.reason.isEmpty())
            loading.reason = Loading::tr("it is older than its copy");
        loading.document = copy->document;
        holdAgainstSeen(loading, seen, file != nullptr);
        return;
    }
    std::vector<LedgerReading> readings;
    for (const LedgerReading *reading : {file, copy}) {
        if (reading)
            readings.push_back(*reading);
    }
    if (copy && loading.reason.isEmpty())
        loading.reason = copy->reason;
    loading.keepCopyAside = copy != nullptr;
    putTogether(loading, readings, seen);
}

/// Whether what the account has seen counts for a session that stands elsewhere. One that has gone on from
/// here does. Of two that went different ways the one that was first to go does: else two folders with one
/// session would take their answers from each other at each start.
bool countsFor(const CommitLog &here, const CommitLog &seen)
{
    const auto &ours = here.entries();
    const auto &theirs = seen.entries();
    const auto [our, their] = std::mismatch(ours.begin(), ours.end(), theirs.begin(), theirs.end());
    if (our == ours.end() || their == theirs.end())
        return true;
    return their->at < our->at;
}

struct LearnersWorkWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

} // namespace

SeenLedgers seenOfAll(const SeenLedgers &inFolder, const AccountIndex &account, const QString &folder,
                      const std::vector<const LedgerReading *> &readings)
{
    SeenLedgers all = inFolder;
    // The last one first: where nothing was seen in the folder, it is the last ledger of all.
    QStringList stoodHere = account.ledgersIn(folder);
    std::reverse(stoodHere.begin(), stoodHere.end());
    for (const QString &ledger : std::as_const(stoodHere)) {
        const bool isRead =
            std::any_of(readings.begin(), readings.end(),
                        [&ledger](const LedgerReading *one) { return one && one->document.id == ledger; });
        const std::vector<CommitLog> logs = isRead ? std::vector<CommitLog>() : account.logsOf(ledger);
        for (const CommitLog &log : logs)
            all.add(ledger, log);
    }
    for (const LedgerReading *reading : readings) {
        if (!reading)
            continue;
        for (const CommitLog &log : account.logsOf(reading->document.id)) {
            if (countsFor(reading->document.log, log))
                all.add(reading->document.id, log);
        }
    }
    return all;
}

LedgerLoading loadingOf(const LedgerReading *file, const LedgerReading *copy, const SeenLedgers &seen)
{
    LedgerLoading loading;
    if (isNewer(file) || (!isGood(file) && isNewer(copy))) {
        loading.isNewer = true;
        loading.document = isNewer(file) ? file->document : copy->document;
        return loading;
    }
    if (!file && !copy) {
        loading.isDirty = true; // written at once, so that a bad folder shows before work is done
        loading.isCopyBehind = true;
        return loading;
    }
    const auto isUnread = [](const LedgerReading *reading) { return reading && reading->isUnread; };
    if (isUnread(file) || (!isGood(file) && isUnread(copy))) {
        loading.isUnread = true;
        loading.reason = isUnread(file) ? file->reason : copy->reason;
        if (isGood(copy))
            loading.document = copy->document;
        return loading;
    }
    const bool isSame = isGood(file) && isGood(copy) && file->document.id == copy->document.id;
    // The program never leaves the copy ahead: someone put back an earlier file.
    const bool isCopyAhead = isSame && lengthOf(file->document.log) < lengthOf(copy->document.log);
    const bool isCopyLater = isGood(file) && isGood(copy) && copy->version > file->version;
    if (!isGood(file) || isCopyAhead || isCopyLater) {
        loadDamaged(loading, file, copy, seen);
        return loading;
    }
    const bool isCopyForeign = isGood(copy) && !isSame && file->version > 0;
    loading.document = file->document;
    loading.keepCopyAside = copy && (!isGood(copy) || isCopyForeign);
    loading.isDirty = file->version < ledgerSchemaVersion;
    loading.isCopyBehind = !isGood(copy) || isCopyForeign ||
                           !copy->document.log.isPrefixOf(file->document.log) ||
                           lengthOf(copy->document.log) < lengthOf(file->document.log);
    holdAgainstSeen(loading, seen, true);
    return loading;
}

std::optional<LedgerDocument> learnersWork(const QString &folder, QString *reason, const QString &state)
{
    const QString path = QDir(folder).filePath(QStringLiteral("ledger.json"));
    const auto file = readLedgerFile(path);
    const auto copy = readLedgerFile(path + QStringLiteral(".bak"));
    const LedgerReading *theFile = file ? &*file : nullptr;
    const LedgerReading *theCopy = copy ? &*copy : nullptr;
    SeenLedgers inFolder(path + QStringLiteral(".seen"));
    inFolder.read();
    const AccountIndex account(state);
    const SeenLedgers seen = seenOfAll(inFolder, account, folder, {theFile, theCopy});
    LedgerLoading loading = loadingOf(theFile, theCopy, seen);
    if (loading.isUnread) {
        *reason = loading.reason;
    } else if (loading.isNewer) {
        *reason = LearnersWorkWords::tr("a newer version of the program wrote it; use that one");
    } else if (!loading.document || loading.document->log.entries().empty()) {
        *reason = loading.notice == LedgerNotice::Kind::StartedAnew ? loading.reason : QString();
        if (reason->isEmpty())
            *reason = LearnersWorkWords::tr("nothing was answered there yet");
    } else {
        CommitLog &log = loading.document->log;
        if (account.isWanted() && seen.logsOf(loading.document->id).empty()) {
            if (std::optional<CommitEntry> note = takenUpNote(log))
                log.append(std::move(*note));
        }
        return loading.document;
    }
    return std::nullopt;
}

} // namespace rp
