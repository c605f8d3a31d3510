// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <algorithm>
#include <vector>

namespace rp {

class Bench;
struct ChallengeContent;
struct InputChoice;
struct LabContent;
struct QuestionContent;

/// Where an option stands among the others of its question, for one learner: a digest, smaller ones first. It
/// depends on names alone, so that reworded options keep their places.
QByteArray optionPlace(const QString &seed, const QString &question, const QString &option);

/// Sorts what can be chosen by these places; `name` is what each of them goes by.
template<typename Option>
void sortForLearner(std::vector<Option> &options, QString Option::*name, const QString &seed,
                    const QString &question)
{
    std::sort(options.begin(), options.end(), [&](const Option &a, const Option &b) {
        return optionPlace(seed, question, a.*name) < optionPlace(seed, question, b.*name);
    });
}

/// Puts options into the learner's own order, so that the right one stands in no place more often than in
/// others. Numbers stay in theirs, and what is marked as the last stays behind the rest.
/// @param seed the ledger's id: one order for one learner, for good
void orderForLearner(QuestionContent &question, const QString &seed);
void orderForLearner(LabContent &lab, const QString &seed);

/// The key of the proposal that no choice does.
inline constexpr QLatin1String noneProposed("none");

/// What can be proposed in a challenge of the kind Proposal: the choices of its input, without those left
/// out, in the learner's order and the current language; last that none of them does. Empty for another kind
/// of challenge.
std::vector<InputChoice> proposalChoices(const ChallengeContent &challenge, const Bench &bench);

} // namespace rp
