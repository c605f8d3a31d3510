// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/learners_work.h"

#include "models/store/ledger_files.h"
#include "models/store/ledger_loading.h"
#include "models/store/seen_ledgers.h"

#include <QCoreApplication>
#include <QDir>

namespace rp {
namespace {

struct LearnersWorkWords
{
    Q_DECLARE_TR_FUNCTIONS(rp::HandinCommand)
};

} // namespace

std::optional<LedgerDocument> learnersWork(const QString &folder, QString *reason)
{
    const QString path = QDir(folder).filePath(QStringLiteral("ledger.json"));
    const auto file = readLedgerFile(path);
    const auto copy = readLedgerFile(path + QStringLiteral(".bak"));
    SeenLedgers seen(path + QStringLiteral(".seen"));
    seen.read();
    const LedgerLoading loading = loadingOf(file ? &*file : nullptr, copy ? &*copy : nullptr, seen);
    if (loading.isUnread)
        *reason = loading.reason;
    else if (loading.isNewer)
        *reason = LearnersWorkWords::tr("a newer version of the program wrote it; use that one");
    else if (!loading.document || loading.document->log.entries().empty())
        *reason = LearnersWorkWords::tr("nothing was answered there yet");
    else
        return loading.document;
    return std::nullopt;
}

} // namespace rp
