// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/recall_counts.h"

#include "models/json/json_value.h"
#include "models/review/recall_json.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"

#include <algorithm>

namespace rp {

using nlohmann::json;

namespace {

/// More answers with one confidence than a learner gives in a recall of a few questions.
constexpr std::int64_t mostRecallAnswers = 100'000;

/// The same counts, or none.
ConfidenceCounts possibleCounts(const ConfidenceCounts &counts)
{
    const bool isPossible = std::all_of(counts.begin(), counts.end(), [](const LevelCount &level) {
        return level.right >= 0 && level.right <= level.answers && level.answers <= mostRecallAnswers;
    });
    return isPossible ? counts : ConfidenceCounts();
}

} // namespace

ConfidenceCounts recallCounts(const LedgerDocument &document)
{
    const json &recall = memberAt(memberAt(document.labs, reviewChapter.data()), ledger_part::recall.data());
    std::vector<Judged> judged;
    for (const json &each : memberAt(recall, "answers")) {
        if (const auto answer = answerFrom(each))
            judged.push_back({answer->confidence, answer->right});
    }
    return possibleCounts(countsOf(judged));
}

bool hasAnswers(const ConfidenceCounts &counts)
{
    return std::any_of(counts.begin(), counts.end(),
                       [](const LevelCount &level) { return level.answers > 0; });
}

json countsToJson(const ConfidenceCounts &counts)
{
    json list = json::array();
    for (const LevelCount &level : counts)
        list.push_back({level.answers, level.right});
    return list;
}

ConfidenceCounts countsFrom(const json &list)
{
    ConfidenceCounts counts;
    if (!list.is_array() || list.size() != counts.size())
        return counts;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const json &pair = list[i];
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_number_integer() ||
            !pair[1].is_number_integer())
            return {};
        counts[i] = {pair[0].get<std::int64_t>(), pair[1].get<std::int64_t>()};
    }
    return possibleCounts(counts);
}

} // namespace rp
