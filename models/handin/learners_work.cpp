// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/learners_work.h"

#include "models/store/account_index.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_loading.h"
#include "models/store/seen_ledgers.h"
#include "models/store/session_note.h"

#include <QCoreApplication>
#include <QDir>
#include <utility>

namespace rp {
namespace {

struct LearnersWorkWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

} // namespace

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
