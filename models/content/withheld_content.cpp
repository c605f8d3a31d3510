// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/withheld_content.h"

namespace rp {
namespace {

void withhold(std::optional<Truth> &truth)
{
    if (truth)
        truth->figure.name.clear();
}

void withhold(LadderContent &ladder)
{
    ladder = {};
    ladder.isClosed = true;
}

void withhold(QuestionContent &question)
{
    question.correct.clear();
    for (OptionContent &option : question.options)
        option.feedback.clear();
    withhold(question.truth);
    withhold(question.ladder);
}

void withhold(ChallengeContent &challenge)
{
    withhold(challenge.truth);
    withhold(challenge.none);
    withhold(challenge.ladder);
    challenge.answer.clear();
    challenge.solved.clear();
}

void withhold(ActContent &act)
{
    for (QuestionContent &question : act.predictions)
        withhold(question);
    for (QuestionContent &question : act.reflections)
        withhold(question);
    for (ExerciseContent &exercise : act.exercises)
        withhold(exercise.question);
    for (DiscoveryContent &discovery : act.discoveries) {
        discovery.found = discovery.text;
        discovery.asks.reset(); // whether a number is right would be said
    }
    for (ChallengeContent &challenge : act.challenges)
        withhold(challenge);
    act.reveal = {};
    act.takeaways.clear();
    act.kept.clear();
    for (SourceContent &source : act.sources) {
        SourceContent named;
        named.id = source.id;
        named.panel = source.panel;
        source = named;
    }
}

} // namespace

LabContent withheldContent(LabContent lab)
{
    for (ActContent &act : lab.acts)
        withhold(act);
    lab.stress.clear(); // what flips a recommendation would be said
    return lab;
}

} // namespace rp
