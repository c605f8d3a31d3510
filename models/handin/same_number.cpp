// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/handin/same_number.h"

#include "models/handin/grade_text.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace rp {
namespace {

const std::vector<CommitEntry> &entriesOf(const Grade &grade)
{
    return grade.reading.handin.document.log.entries();
}

/// How many of its entries a learner made, up to the last one: where a file could not be verified the program
/// adds marks behind them.
size_t lengthOf(const Grade &grade)
{
    const auto &entries = entriesOf(grade);
    const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const CommitEntry &entry) {
        return entry.kind != commit_kind::voided;
    });
    return size_t(entries.rend() - last);
}

bool isSooner(const Grade &a, const Grade &b)
{
    const auto state = [](const Grade &grade) {
        const size_t length = lengthOf(grade);
        return std::tuple(length, -qsizetype(entriesOf(grade).size() - length), grade.reading.handin.madeAt);
    };
    return state(a) < state(b);
}

bool goesOnFrom(const Grade &later, const Grade &earlier)
{
    const size_t length = lengthOf(earlier);
    return length <= entriesOf(later).size() &&
           std::equal(entriesOf(earlier).begin(), entriesOf(earlier).begin() + qsizetype(length),
                      entriesOf(later).begin());
}

void addOther(Grade &grade, Sign sign, const QString &file)
{
    Finding made;
    made.kind = Finding::Kind::Sign;
    made.sign = sign;
    made.detail = file;
    grade.findings.push_back(made);
}

/// Of one session of one learner, in the order of their files.
void supersede(std::vector<Grade *> states)
{
    std::stable_sort(states.begin(), states.end(),
                     [](const Grade *a, const Grade *b) { return isSooner(*a, *b); });
    while (states.size() > 1) {
        Grade &latest = *states.back();
        states.pop_back();
        std::vector<Grade *> others;
        for (Grade *earlier : states) {
            if (!goesOnFrom(latest, *earlier)) {
                others.push_back(earlier);
                continue;
            }
            addOther(*earlier, Sign::Superseded, latest.file);
            addOther(latest, Sign::Supersedes, earlier->file);
        }
        states = others;
    }
}

} // namespace

void settleNumbers(std::vector<Grade> &grades)
{
    using States = std::vector<Grade *>;
    std::map<QString, std::map<QString, States>> sessions; // by session and number
    for (Grade &grade : grades) {
        const Handin &handin = grade.reading.handin;
        if (grade.isReadable() && grade.weight() != Finding::Weight::Altered)
            sessions[handin.document.id][plainText(handin.number)].push_back(&grade);
    }
    std::map<QString, States> learners; // by number, or else by session
    for (auto &[session, byNumber] : sessions) {
        // Who forgot a number is the one who has it; of two it can't be told.
        if (const auto none = byNumber.find(QString()); none != byNumber.end() && byNumber.size() == 2) {
            States &states = byNumber.rbegin()->second;
            states.insert(states.end(), none->second.begin(), none->second.end());
            byNumber.erase(none);
        }
        for (const auto &[number, states] : byNumber) {
            supersede(states);
            for (Grade *state : states) {
                if (state->has(Sign::Superseded))
                    continue;
                learners[number.isEmpty() ? session + QLatin1Char('\n') : number].push_back(state);
                if (state->has(Sign::Supersedes))
                    state->reading.handin.number = number;
            }
        }
    }
    for (const auto &[number, works] : learners) {
        for (size_t i = 0; works.size() > 1 && i < works.size(); ++i)
            addOther(*works[i], Sign::Contested, works[i == 0 ? 1 : 0]->file);
    }
}

} // namespace rp
