// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/session/session_rules.h"

#include <QVariant>

namespace rp::test {
namespace {

Refusal setBit(Model &model, int i, int bit)
{
    model.bits[i] |= bit;
    return Refusal::None;
}

void addPlaces(std::vector<Action> &actions)
{
    for (int i = 0; i < 2; ++i) {
        for (int s = 0; s < 5; ++s) {
            actions.push_back({QStringLiteral("goTo %1/%2").arg(i).arg(s),
                               [=](LabSession &session) {
                                   return session.goTo({actIds[i], Step(s)});
                               },
                               [=](Model &model) {
                                   if (!model.open(i, s))
                                       return Refusal::Locked;
                                   model.act = i;
                                   model.step = s;
                                   return Refusal::None;
                               }});
        }
    }
    actions.push_back({QStringLiteral("advance"), [](LabSession &session) { return session.advance(); },
                       [](Model &model) {
                           if (model.step == 0)
                               model.bits[model.act] |= Model::Brief;
                           if (model.step == 3)
                               model.bits[model.act] |= Model::Reveal;
                           if (!model.stepDone(model.act, model.step))
                               return Refusal::NotAnswered;
                           const int next = model.act * 5 + model.step + 1;
                           if (next < 10) {
                               model.act = next / 5;
                               model.step = next % 5;
                           }
                           return Refusal::None;
                       }});
}

void addPredictions(std::vector<Action> &actions, int i)
{
    const auto predict = [&](const QString &question, int bit, const QVariant &answer, Refusal wrong) {
        actions.push_back({QStringLiteral("predict %1 %2 %3").arg(i).arg(question, answer.toString()),
                           [=](LabSession &session) {
                               return answer.typeId() == QMetaType::Double
                                          ? session.commitPrediction(actIds[i], question, answer.toDouble())
                                          : session.commitPrediction(actIds[i], question, answer.toString());
                           },
                           [=](Model &model) {
                               if (!model.open(i, 1))
                                   return Refusal::Locked;
                               if (bit == 0)
                                   return Refusal::UnknownQuestion;
                               if (model.has(i, bit))
                                   return Refusal::AlreadyCommitted;
                               return wrong == Refusal::None ? setBit(model, i, bit) : wrong;
                           }});
    };
    const int number = i == 0 ? Model::Number : 0;
    predict(p, Model::Choice, a, Refusal::None);
    predict(p, Model::Choice, b, Refusal::None);
    predict(p, Model::Choice, QStringLiteral("z"), Refusal::UnknownAnswer);
    predict(p, Model::Choice, 1.0, Refusal::UnknownAnswer);
    predict(n, number, 3.0, Refusal::None);
    predict(n, number, 11.0, Refusal::UnknownAnswer);
    predict(n, number, qQNaN(), Refusal::UnknownAnswer);
    predict(n, number, a, Refusal::UnknownAnswer);
    predict(r, 0, a, Refusal::UnknownQuestion);
}

void addReflections(std::vector<Action> &actions, int i)
{
    for (const QString &option : {a, b, QStringLiteral("z")}) {
        actions.push_back(
            {QStringLiteral("reflect %1 %2").arg(i).arg(option),
             [=](LabSession &session) { return session.answerReflection(actIds[i], r, option); },
             [=](Model &model) {
                 if (!model.open(i, 4))
                     return Refusal::Locked;
                 if (option != a && option != b)
                     return Refusal::UnknownAnswer;
                 if (model.has(i, Model::Solved))
                     return Refusal::AlreadyCommitted;
                 return setBit(model, i, option == b ? Model::Solved : Model::Wrong);
             }});
    }
    actions.push_back(
        {QStringLiteral("reflect %1 unknown").arg(i),
         [=](LabSession &session) { return session.answerReflection(actIds[i], p, a); },
         [=](Model &model) { return model.open(i, 4) ? Refusal::UnknownQuestion : Refusal::Locked; }});
}

void addDiscoveries(std::vector<Action> &actions, int i)
{
    for (int need = -1; need < 3; ++need) {
        const int known = i == 0 ? 2 : 1;
        actions.push_back({QStringLiteral("need %1/%2").arg(i).arg(need),
                           [=](LabSession &session) {
                               return session.recordNeed(actIds[i], {d, need});
                           },
                           [=](Model &model) {
                               if (!model.open(i, 2))
                                   return Refusal::Locked;
                               if (need < 0 || need >= known)
                                   return Refusal::UnknownQuestion;
                               return setBit(model, i, need == 0 ? Model::Need0 : Model::Need1);
                           }});
    }
    actions.push_back({QStringLiteral("skip %1").arg(i),
                       [=](LabSession &session) { return session.skipDiscoveries(actIds[i]); },
                       [=](Model &model) {
                           if (!model.open(i, 2))
                               return Refusal::Locked;
                           return model.stepDone(i, 2) ? Refusal::None : setBit(model, i, Model::Skip);
                       }});
}

} // namespace

std::vector<Action> allActions()
{
    std::vector<Action> actions;
    addPlaces(actions);
    for (int i = 0; i < 2; ++i) {
        addPredictions(actions, i);
        addReflections(actions, i);
        addDiscoveries(actions, i);
    }
    return actions;
}

} // namespace rp::test
