// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/commit_log.h"
#include "models/session/ledger.h"

namespace rp::test {

/// An entry as the program would seal it, of the first act of lab 07 unless it is said otherwise.
inline CommitEntry commitEntry(QLatin1String kind, const QString &item, const QString &option = {})
{
    CommitEntry entry;
    entry.kind = kind;
    entry.chapter = QStringLiteral("7");
    entry.act = QStringLiteral("act1");
    entry.item = item;
    entry.option = option;
    entry.content = QStringLiteral("1");
    return entry;
}

/// Commits a prediction; false when it was refused.
inline bool answer(Ledger &ledger, const char *item)
{
    return ledger.commit(
        commitEntry(commit_kind::prediction, QString::fromLatin1(item), QStringLiteral("a")));
}

} // namespace rp::test
