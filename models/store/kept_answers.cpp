// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/kept_answers.h"

#include "models/session/commit_log.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace rp {
namespace {

bool isAnswer(const CommitEntry &entry)
{
    return entry.kind == commit_kind::prediction || entry.kind == commit_kind::reflection ||
           entry.kind == commit_kind::exercise || entry.kind == commit_kind::voided;
}

/// Every try at a challenge in order, by chapter, act and challenge.
using Attempt = std::pair<QString, std::optional<double>>; // option, number
using Attempts = std::map<std::tuple<QString, QString, QString>, std::vector<Attempt>>;

Attempts attemptsIn(const CommitLog &log)
{
    Attempts attempts;
    for (const CommitEntry &entry : log.entries()) {
        if (entry.kind == commit_kind::attempt)
            attempts[{entry.chapter, entry.act, entry.item}].emplace_back(entry.option, entry.number);
    }
    return attempts;
}

bool keepsAttempts(const CommitLog &now, const CommitLog &next)
{
    const auto kept = attemptsIn(now);
    const auto found = attemptsIn(next);
    return std::all_of(kept.begin(), kept.end(), [&found](const auto &tried) {
        const auto same = found.find(tried.first);
        return same != found.end() && same->second.size() >= tried.second.size() &&
               std::equal(tried.second.begin(), tried.second.end(), same->second.begin());
    });
}

} // namespace

bool keepsAnswers(const CommitLog &now, const CommitLog &next)
{
    const auto &entries = now.entries();
    return keepsAttempts(now, next) &&
           std::all_of(entries.begin(), entries.end(), [&next](const CommitEntry &entry) {
               if (!isAnswer(entry))
                   return true;
               // One question can have been answered to several contents.
               const auto &found = next.entries();
               return std::any_of(found.begin(), found.end(), [&entry](const CommitEntry &same) {
                   return same.isFor(entry.kind, entry.chapter, entry.act, entry.item) &&
                          same.option == entry.option && same.number == entry.number;
               });
           });
}

} // namespace rp
