// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the book keeps of mystery traces, in the part of the recall: what deletes that deletes them too.
#include "models/json/json_value.h"
#include "models/review/recall_json.h"
#include "models/review/review_book.h"
#include "models/session/ledger.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace rp {

using nlohmann::json;
using traces::Cause;

namespace {

constexpr const char *mysteryMember = "mysteries";

bool isOneOfEach(const std::vector<traces::Remedy> &order)
{
    return order.size() == MysteryAnswer::ranks &&
           std::set<traces::Remedy>(order.begin(), order.end()).size() == order.size();
}

} // namespace

void ReviewBook::readMysteries(const json &recall)
{
    m_mysteryAnswers.clear();
    m_causeCards.clear();
    const json &answers = memberAt(recall, mysteryMember);
    for (const json &object : answers.is_array() ? answers : json::array()) {
        const auto answer = mysteryAnswerFrom(object);
        if (!answer || !withId(m_mysteries.recordings(), answer->recording))
            continue; // kept in the file
        m_mysteryAnswers.push_back(*answer);
        RecallAnswer judged;
        judged.question = causeKey(answer->truth);
        judged.at = answer->at;
        judged.confidence = answer->confidence;
        judged.right = answer->isRight();
        m_causeCards.insert_or_assign(answer->truth, cardAfter(causeCard(answer->truth), judged));
    }
}

const MysteryAnswer *ReviewBook::latestMystery(const QString &recording) const
{
    const auto it = std::find_if(m_mysteryAnswers.rbegin(), m_mysteryAnswers.rend(),
                                 [&recording](const MysteryAnswer &a) { return a.recording == recording; });
    return it == m_mysteryAnswers.rend() ? nullptr : &*it;
}

std::optional<RecallCard> ReviewBook::causeCard(Cause cause) const
{
    const auto it = m_causeCards.find(cause);
    return it == m_causeCards.end() ? std::nullopt : std::optional(it->second);
}

std::vector<Cause> ReviewBook::dueCauses() const
{
    std::vector<Cause> due;
    for (const auto &[cause, card] : m_causeCards) {
        if (card.due <= now())
            due.push_back(cause);
    }
    std::stable_sort(due.begin(), due.end(), [this](Cause a, Cause b) {
        const RecallCard &first = m_causeCards.at(a);
        const RecallCard &second = m_causeCards.at(b);
        return first.isConfidentError != second.isConfidentError ? first.isConfidentError
                                                                 : first.due < second.due;
    });
    return due;
}

QString ReviewBook::nextMystery(const QString &current) const
{
    // Of a kind, one that was not seen yet comes before all others.
    const auto seenAt = [this](const QString &recording) {
        const MysteryAnswer *answer = latestMystery(recording);
        return answer ? answer->at.toMSecsSinceEpoch() : 0;
    };
    // What lies in a file is read when it is turned to, and not to learn its cause.
    const auto isOf = [this](const QString &recording, Cause cause) {
        const MysteryAnswer *answer = latestMystery(recording);
        if (m_mysteries.isUnread(recording))
            return answer && answer->truth == cause;
        const MysteryCase *known = m_mysteries.find(recording);
        return known && known->cause == cause;
    };
    QString only; // the one that is given, for want of another
    for (const Cause cause : dueCauses()) {
        QString oldest;
        for (const MysteryRecording &recording : m_mysteries.recordings()) {
            if (!isOf(recording.id, cause))
                continue;
            if (recording.id == current)
                only = current;
            else if (!latestMystery(recording.id))
                return recording.id; // without reading those behind it
            else if (oldest.isEmpty() || seenAt(recording.id) < seenAt(oldest))
                oldest = recording.id;
        }
        if (!oldest.isEmpty())
            return oldest;
    }
    for (const MysteryRecording &recording : m_mysteries.recordings()) {
        if (recording.id != current && !latestMystery(recording.id) &&
            (m_mysteries.isUnread(recording.id) || m_mysteries.find(recording.id)))
            return recording.id;
    }
    return only;
}

bool ReviewBook::lockMystery(MysteryAnswer answer)
{
    const MysteryCase *known = m_mysteries.find(answer.recording);
    if (!known || answer.confidence < 1 || answer.confidence > confidenceLevels ||
        answer.marks.size() != MysteryAnswer::places || answer.marks.front() == answer.marks.back() ||
        std::any_of(answer.marks.begin(), answer.marks.end(),
                    [known](const traces::Mark &mark) { return mark.op >= known->trace->timeline.size(); }))
        return false;
    answer.at = now();
    answer.truth = known->cause;
    answer.order.clear();
    json recall = recallPart();
    container(recall, mysteryMember, json::array()).push_back(toJson(answer));
    return settle(recall);
}

bool ReviewBook::rankMystery(const QString &recording, const std::vector<traces::Remedy> &order)
{
    const MysteryAnswer *latest = latestMystery(recording);
    if (!latest || !latest->order.empty() || !isOneOfEach(order))
        return false;
    MysteryAnswer ranked = *latest;
    ranked.order = order;
    json recall = recallPart();
    json &answers = container(recall, mysteryMember, json::array());
    const auto it = std::find(answers.rbegin(), answers.rend(), toJson(*latest));
    if (it == answers.rend())
        return false;
    *it = toJson(ranked);
    return settle(recall);
}

} // namespace rp
