// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/labs/two_panel_lab.h"
#include "tests/support/words.h"

namespace rp::test {
namespace {

QVariantMap from(double minimum)
{
    return {{key("min"), minimum}};
}

QuestionContent question(const char *id)
{
    QuestionContent content;
    content.id = key(id);
    content.prompt = key("?");
    content.options = {{key("a"), key("A"), key("no"), std::nullopt},
                       {key("b"), key("B"), key("yes"), std::nullopt}};
    content.correct = key("b");
    return content;
}

ChallengeContent pay()
{
    ChallengeContent challenge;
    challenge.id = key("pay");
    challenge.panel = key("a");
    challenge.title = key("Pay back");
    challenge.prompt = key("After how many days?");
    challenge.setup = {{{key("a"), key("context")}, key("cloud")},
                       {{key("a"), key("cost")}, 10},
                       {{key("a"), key("gain")}, 0.4}};
    challenge.truth = Truth{{key("a"), key("breakeven")}, {{key("cost"), 10}, {key("gain"), 0.4}}};
    challenge.tolerance = 0.05;
    challenge.unit = key("duration");
    challenge.slider = {key("a"), key("days")};
    challenge.ladder.hints = {key("one"), key("two")};
    challenge.solved = key("{a.breakeven|cost=10,gain=0.4} it is.");
    return challenge;
}

ChallengeContent moves()
{
    ChallengeContent challenge;
    challenge.id = key("moves");
    challenge.kind = ChallengeContent::Kind::State;
    challenge.panel = key("b");
    challenge.title = key("Five moves");
    challenge.prompt = key("Get there.");
    challenge.needs = {{{key("b"), key("share")}, from(1.0)},
                       {{key("b"), key("moves")}, QVariantMap{{key("min"), 1}, {key("max"), 5}}}};
    challenge.result = {key("b"), key("moves")};
    challenge.solved = key("There.");
    return challenge;
}

} // namespace

LabContent twoPanelLab()
{
    ActContent act;
    act.id = key("only");
    act.title = key("Only");
    act.panels = {{key("a"), key("First"), key("About a."), key("small")},
                  {key("b"), key("Second"), key("About b."), key("small")}};
    act.predictions = {question("p")};
    DiscoveryContent far;
    far.id = key("far");
    far.found = key("{a.breakeven} and {b.share}");
    far.needs = {NamedValues{{{key("a"), key("level")}, from(3.0)}},
                 NamedValues{{{key("b"), key("share")}, from(1.0)}}};
    DiscoveryContent dear;
    dear.id = key("dear");
    dear.needs = {NamedValues{{{key("a"), key("breakeven")}, from(1000.0)}}};
    act.discoveries = {far, dear};
    act.challenges = {pay(), moves()};
    ExerciseContent exercise;
    exercise.panel = key("b");
    exercise.question = question("e");
    act.exercises = {exercise};
    act.reflections = {question("r")};
    LabContent lab;
    lab.id = key("lab98");
    lab.chapter = key("98");
    lab.contentVersion = key("1");
    lab.title = key("Two panels");
    lab.acts = {act};
    return lab;
}

} // namespace rp::test
