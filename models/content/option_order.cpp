// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/option_order.h"

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"
#include "models/instruments/contract/instrument.h"
#include "models/text/format.h"

#include <QCryptographicHash>

namespace rp {

QByteArray optionPlace(const QString &seed, const QString &question, const QString &option)
{
    const QString name = QStringLiteral("%1/%2/%3").arg(seed, question, option);
    return QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256);
}

void orderForLearner(QuestionContent &question, const QString &seed)
{
    std::vector<OptionContent> &options = question.options;
    const bool areNumbers =
        std::all_of(options.begin(), options.end(), [&question](const OptionContent &option) {
            return option.id == question.last || option.value.has_value();
        });
    if (areNumbers)
        return;
    sortForLearner(options, &OptionContent::id, seed, question.id);
    std::stable_partition(options.begin(), options.end(),
                          [&question](const OptionContent &option) { return option.id != question.last; });
}

void orderForLearner(LabContent &lab, const QString &seed)
{
    for (ActContent &act : lab.acts) {
        for (QuestionContent &question : act.predictions)
            orderForLearner(question, seed);
        for (QuestionContent &question : act.reflections)
            orderForLearner(question, seed);
        for (ExerciseContent &exercise : act.exercises)
            orderForLearner(exercise.question, seed);
        for (ChallengeContent &challenge : act.challenges)
            challenge.order = seed;
    }
}

std::vector<InputChoice> proposalChoices(const ChallengeContent &challenge, const Bench &bench)
{
    std::vector<InputChoice> proposals;
    const Instrument *instrument = bench.instrument(challenge.choose.panel);
    if (challenge.kind != ChallengeContent::Kind::Proposal || !instrument)
        return proposals;
    for (const InputChoice &choice : instrument->inputSpec(challenge.choose.name).choices) {
        if (!challenge.leaveOut.contains(choice.key))
            proposals.push_back(choice);
    }
    if (!challenge.order.isEmpty())
        sortForLearner(proposals, &InputChoice::key, challenge.order, challenge.id);
    if (!challenge.noneText.isEmpty())
        proposals.push_back({noneProposed, contentText(challenge.noneText)});
    return proposals;
}

} // namespace rp
