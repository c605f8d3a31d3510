// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/content/lab_reader.h"

#include "models/content/act_time.h"
#include "models/json/json_value.h"
#include "models/json/object_fields.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace rp {
namespace {

using namespace object_fields;
using nlohmann::json;

PanelName name(const json &object, const char *key)
{
    return PanelName::parse(text(object, key));
}

NamedValues namedValues(const json &object)
{
    NamedValues values;
    const QVariantMap read = toVariantMap(object);
    for (auto it = read.cbegin(); it != read.cend(); ++it)
        values.push_back({PanelName::parse(it.key()), it.value()});
    return values;
}

Truth readTruth(const json &object)
{
    return {name(object, "figure"), values(object, "inputs"), values(object, "picture")};
}

std::optional<Truth> optionalTruth(const json &object, const char *key)
{
    const auto it = object.find(key);
    return it == object.end() ? std::nullopt : std::optional<Truth>(readTruth(*it));
}

BriefContent readBrief(const json &object)
{
    BriefContent brief;
    brief.from = text(object, "from");
    brief.paragraphs = texts(object, "paragraphs");
    brief.picture = text(object, "picture");
    brief.tracks = map(object, "tracks", textFrom);
    brief.contexts =
        map(object, "contexts", [](const json &context) { return texts(context, "paragraphs"); });
    brief.reading = list(object, "reading", [](const json &entry) {
        return BriefContent::Reading{text(entry, "title"), text(entry, "about"), text(entry, "term")};
    });
    brief.sections = keys(object, "sections");
    const json &code = memberAt(object, "code");
    brief.code = {text(code, "about"), texts(code, "lines")};
    const json &machine = memberAt(object, "machine");
    brief.machine = {text(machine, "summary"), map(machine, "tracks", textFrom)};
    return brief;
}

OptionContent readOption(const json &object)
{
    return {text(object, "id"), text(object, "text"), text(object, "feedback"), number(object, "value")};
}

LadderContent readLadder(const json &object)
{
    LadderContent ladder;
    ladder.hints = texts(object, "hints");
    ladder.counter = optionalTruth(object, "counter");
    ladder.neighbour = optionalTruth(object, "neighbour");
    ladder.lines = object.value("neighbour_lines", ladder.lines);
    return ladder;
}

QuestionContent readQuestion(const json &object)
{
    QuestionContent question;
    question.id = text(object, "id");
    question.kind = text(object, "kind") == QLatin1String("numeric") ? QuestionContent::Kind::Numeric
                                                                     : QuestionContent::Kind::SingleChoice;
    question.prompt = text(object, "prompt");
    question.given = texts(object, "given");
    question.options = list(object, "options", readOption);
    question.correct = text(object, "correct");
    question.minimum = number(object, "minimum");
    question.maximum = number(object, "maximum");
    question.unit = text(object, "unit");
    question.truth = optionalTruth(object, "truth");
    question.distanceUnit = text(object, "distance_unit");
    question.last = text(object, "last");
    question.tracks = keys(object, "tracks");
    question.ladder = readLadder(object);
    return question;
}

bool isCore(const json &task)
{
    return task.value("core", false);
}

DiscoveryContent readDiscovery(const json &object)
{
    return {text(object, "id"),    text(object, "text"),
            text(object, "found"), list(object, "needs", namedValues),
            text(object, "panel"), keys(object, "tracks"),
            isCore(object),        optionalTruth(object, "asks")};
}

RevealContent readReveal(const json &object)
{
    return {texts(object, "arithmetic"), texts(object, "lesson"),
            map(object, "tracks", [](const json &track) { return texts(track, "arithmetic"); })};
}

FormulaContent readFormula(const json &object)
{
    FormulaContent formula;
    formula.id = text(object, "id");
    formula.title = text(object, "title");
    formula.spoken = text(object, "spoken");
    formula.panel = text(object, "panel");
    formula.terms = list(object, "terms", [](const json &entry) {
        return FormulaContent::Term{text(entry, "symbol"), text(entry, "meaning")};
    });
    return formula;
}

SourceContent::Status readStatus(const QString &status)
{
    if (status == QLatin1String("reproduced"))
        return SourceContent::Status::Reproduced;
    if (status == QLatin1String("approximated"))
        return SourceContent::Status::Approximated;
    return SourceContent::Status::NotReproducible;
}

SourceContent readSource(const json &object)
{
    return {text(object, "id"),
            text(object, "claim"),
            text(object, "value"),
            text(object, "from"),
            readStatus(text(object, "status")),
            text(object, "reason"),
            optionalTruth(object, "model"),
            text(object, "panel"),
            text(object, "place")};
}

PanelContent readPanel(const json &object)
{
    return {text(object, "id"),         text(object, "title"),  text(object, "about"),
            text(object, "instrument"), keys(object, "tracks"), values(object, "opening")};
}

ChallengeContent::Kind readChallengeKind(const QString &kind)
{
    if (kind == QLatin1String("state"))
        return ChallengeContent::Kind::State;
    return kind == QLatin1String("proposal") ? ChallengeContent::Kind::Proposal
                                             : ChallengeContent::Kind::Number;
}

/// What there is to set for a state, on the way that its solution goes. Where that differs from track to
/// track, it holds for the one that the challenge is for, and else for nobody.
NamedValues readAnswer(const json &object)
{
    NamedValues answer;
    const QStringList tracks = keys(object, "tracks");
    for (const json &step : memberAt(object, "solution")) {
        const QStringList on = keys(step, "tracks");
        const bool isForAll =
            on.isEmpty() ||
            (!tracks.isEmpty() &&
             std::all_of(tracks.begin(), tracks.end(), [&on](const QString &t) { return on.contains(t); }));
        if (isForAll)
            answer.push_back({name(step, "input"), toVariant(step["value"])});
        else if (tracks.isEmpty() || tracks.size() > 1)
            return {};
    }
    return answer;
}

ChallengeContent readChallenge(const json &object)
{
    ChallengeContent challenge;
    challenge.id = text(object, "id");
    challenge.kind = readChallengeKind(text(object, "kind"));
    challenge.panel = text(object, "panel");
    challenge.tracks = keys(object, "tracks");
    challenge.title = text(object, "title");
    challenge.prompt = text(object, "prompt");
    challenge.given = texts(object, "given");
    challenge.setup = namedValues(object.value("setup", json::object()));
    challenge.truth = optionalTruth(object, "truth");
    challenge.tolerance = number(object, "tolerance").value_or(0.0);
    challenge.unit = text(object, "unit");
    challenge.slider = name(object, "slider");
    challenge.needs = namedValues(object.value("needs", json::object()));
    challenge.result = name(object, "result");
    challenge.choose = name(object, "choose");
    challenge.leaveOut = keys(object, "leave_out");
    challenge.none = optionalTruth(object, "none");
    challenge.noneText = text(object, "none_text");
    challenge.ladder = readLadder(object);
    if (challenge.kind == ChallengeContent::Kind::State)
        challenge.answer = readAnswer(object);
    challenge.solved = text(object, "solved");
    challenge.core = isCore(object);
    return challenge;
}

ExerciseContent readExercise(const json &object)
{
    ExerciseContent exercise;
    exercise.panel = text(object, "panel");
    if (const auto formula = object.find("formula"); formula != object.end())
        exercise.formula = readFormula(*formula);
    exercise.worked = texts(object, "worked");
    exercise.question = readQuestion(object.at("question"));
    return exercise;
}

EntryContent readEntry(const json &object)
{
    return {text(object, "id"), text(object, "title"), text(object, "prompt")};
}

DecisionContent readDecision(const json &object)
{
    return {text(object, "id"), text(object, "field"), text(object, "title"), text(object, "prompt"),
            list(object, "options", [](const json &option) {
                return DecisionContent::Option{text(option, "id"), text(option, "text")};
            })};
}

KeptContent readKept(const json &object)
{
    return {text(object, "id"), keys(object, "with"), text(object, "title"), text(object, "text"),
            text(object, "field")};
}

/// An act with one instrument may name just that: a panel without a name, whose inputs have bare names.
/// Panels of some tracks may stand behind it; beside them it is called like its act.
std::vector<PanelContent> readPanels(const json &act)
{
    std::vector<PanelContent> panels = list(act, "panels", readPanel);
    if (act.contains("instrument") || panels.empty())
        panels.insert(panels.begin(), {QString(),
                                       panels.empty() ? QString() : text(act, "title"),
                                       QString(),
                                       text(act, "instrument"),
                                       {},
                                       values(act, "opening")});
    return panels;
}

/// An act that marks none of what there is to find asks for all of it.
void markCore(ActContent &act)
{
    const auto isMarked = [](const auto &task) { return task.core; };
    if (std::any_of(act.discoveries.begin(), act.discoveries.end(), isMarked) ||
        std::any_of(act.challenges.begin(), act.challenges.end(), isMarked))
        return;
    for (DiscoveryContent &discovery : act.discoveries)
        discovery.core = true;
    for (ChallengeContent &challenge : act.challenges)
        challenge.core = true;
}

ActContent readAct(const json &object)
{
    ActContent act;
    act.id = text(object, "id");
    act.title = text(object, "title");
    act.needsTrack = object.value("needs_track", act.needsTrack);
    act.panels = readPanels(object);
    act.brief = readBrief(memberAt(object, "brief"));
    act.predictions = list(object, "predictions", readQuestion);
    act.discoveries = list(object, "discoveries", readDiscovery);
    act.challenges = list(object, "challenges", readChallenge);
    act.exercises = list(object, "exercises", readExercise);
    act.reveal = readReveal(memberAt(object, "reveal"));
    act.reflections = list(object, "reflections", readQuestion);
    act.decisions = list(object, "decisions", readDecision);
    act.entries = list(object, "entries", readEntry);
    act.kept = list(object, "kept", readKept);
    act.takeaways = texts(object, "takeaways");
    act.formulas = list(object, "formulas", readFormula);
    act.sources = list(object, "sources", readSource);
    markCore(act);
    act.minutes = object.value("minutes", actTime(act, false).minutes());
    act.minutesAll =
        object.value("minutes_all", object.contains("minutes") ? 0 : actTime(act, true).minutes());
    return act;
}

StressContent readStress(const json &object)
{
    return {text(object, "instrument"),  text(object, "figure"),  text(object, "limit"),
            object.value("most", false), text(object, "only_if"), text(object, "holds"),
            text(object, "fails")};
}

TakeContent readTake(const json &object)
{
    return {text(object, "from"), text(object, "field"), text(object, "title"),
            text(object, "act"),  name(object, "input"), values(object, "values"),
            text(object, "unit"), text(object, "sets"),  text(object, "otherwise")};
}

} // namespace

LabContent readLab(const json &document)
{
    LabContent lab;
    lab.id = text(document, "id");
    lab.chapter = text(document, "chapter");
    lab.contentVersion = text(document, "content_version");
    lab.title = text(document, "title");
    lab.summary = text(document, "summary");
    lab.defaultTrack = text(document, "default_track");
    const json &memo = memberAt(document, "memo");
    lab.memo = memo.is_object() || memo == true;
    lab.memoGuidance = map(memo, "guidance", textFrom);
    lab.stress = list(memo, "stress", readStress);
    lab.acts = list(document, "acts", readAct);
    lab.contexts = map(document, "contexts", [](const json &context) {
        return LabContext{text(context, "device"), text(context, "summary")};
    });
    lab.takes = list(document, "takes", readTake);
    return lab;
}

} // namespace rp
