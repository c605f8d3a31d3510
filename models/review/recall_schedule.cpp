// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/review/recall_schedule.h"

#include <algorithm>
#include <cmath>

namespace rp {
namespace {

constexpr double day_ms = 86400000.0;

QDateTime dueAfter(const std::optional<RecallCard> &before, const RecallCard &card, bool right)
{
    if (card.isConfidentError)
        return card.last.addSecs(60LL * confidentErrorAfter_min);
    if (!right)
        return card.last.addDays(1);
    int days = intervalAfter_days(card.memory);
    if (before && before->isConfidentError)
        days = std::max(1, days / 2); // the wrong idea was firm, so the right one is asked for sooner
    return card.last.addDays(days);
}

} // namespace

int intervalAfter_days(const fsrs::Memory &memory)
{
    const double days = fsrs::interval_days(memory.stability_days, desiredRetention);
    return int(std::clamp(std::round(days), 1.0, double(longestInterval_days)));
}

RecallCard cardAfter(const std::optional<RecallCard> &before, const RecallAnswer &answer)
{
    RecallCard card;
    card.question = answer.question;
    card.last = answer.at;
    double elapsed_days = 0.0;
    std::optional<fsrs::Memory> memory;
    if (before) {
        memory = before->memory;
        elapsed_days = std::max(0.0, double(before->last.msecsTo(answer.at)) / day_ms);
        card.repetitions = before->repetitions;
        card.lapses = before->lapses;
    }
    card.memory = fsrs::next(memory, elapsed_days, gradeOf(answer.right, answer.confidence));
    ++card.repetitions;
    card.lapses += answer.right ? 0 : 1;
    card.isConfidentError = !answer.right && answer.confidence >= confidentFrom;
    card.due = dueAfter(before, card, answer.right);
    return card;
}

} // namespace rp
