// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/option_order.h"

#include "models/content/lab_content.h"

#include <QCryptographicHash>
#include <algorithm>

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

} // namespace rp
