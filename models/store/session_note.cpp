// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/session_note.h"

#include "models/session/ledger.h"

#include <algorithm>
#include <utility>

namespace rp {
namespace {

constexpr qsizetype longestOption = 200;

} // namespace

const CommitEntry *noteIn(const CommitLog &log, const QString &item, const QString &option)
{
    const auto &entries = log.entries();
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const CommitEntry &entry) {
        return entry.kind == commit_kind::note && entry.item == item &&
               (option.isEmpty() || entry.option == option);
    });
    return found == entries.end() ? nullptr : &*found;
}

std::optional<CommitEntry> newNote(const CommitLog &log, const QString &item, const QString &option,
                                   std::optional<double> number)
{
    CommitEntry entry;
    entry.kind = commit_kind::note;
    entry.chapter = reviewChapter;
    entry.act = session_note::act;
    entry.item = item;
    entry.option = option.left(longestOption);
    entry.number = number;
    return noteIn(log, item, entry.option) ? std::nullopt : std::optional(std::move(entry));
}

std::optional<CommitEntry> takenUpNote(const CommitLog &log)
{
    const auto &entries = log.entries();
    // Where nothing was done since the last one, it says all.
    const bool isSaid = entries.empty() || (entries.back().kind == commit_kind::note &&
                                            entries.back().item == session_note::unknownBefore);
    return isSaid ? std::nullopt
                  : newNote(log, session_note::unknownBefore, QString::number(entries.size()),
                            double(entries.size()));
}

bool noteInSession(Ledger &ledger, const QString &item, const QString &option, std::optional<double> number)
{
    std::optional<CommitEntry> entry = newNote(ledger.log(), item, option, number);
    return !entry || ledger.commit(std::move(*entry));
}

void noteAccount(Ledger &ledger, const QString &account)
{
    if (!account.isEmpty())
        (void)noteInSession(ledger, session_note::account, account);
}

} // namespace rp
