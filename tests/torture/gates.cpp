// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/torture/gates.h"

#include "models/check/lab_loader.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"

#include <algorithm>

namespace rp::test {
namespace {

void addAnswers(Gates &gates, const LabSession &session, const ActContent &act, const QString &name)
{
    for (const QuestionContent &asked : act.predictions) {
        const auto record = session.prediction(act.id, asked.id);
        if (!record)
            continue;
        const QString said = record->number ? QString::number(*record->number, 'g', 17) : record->option;
        gates.answers[name + asked.id] = record->seenBefore ? said + QLatin1Char('*') : said;
    }
    for (const QuestionContent &asked : act.reflections) {
        const auto record = session.reflection(act.id, asked.id);
        if (record)
            gates.answers[name + asked.id] =
                record->seenBefore ? record->firstOption + QLatin1Char('*') : record->firstOption;
    }
    for (const auto *questions : {&act.predictions, &act.reflections}) {
        for (const QuestionContent &asked : *questions) {
            if (session.isCorrect(act.id, asked.id))
                gates.right.insert(name + asked.id);
        }
    }
    for (const ChallengeContent &challenge : act.challenges) {
        if (session.challenge(act.id, challenge.id).solved())
            gates.right.insert(name + challenge.id);
    }
}

} // namespace

Gates gatesOf(Ledger &ledger)
{
    static const LabLibrary library = loadLabs();
    Gates gates;
    for (const LabContent &lab : library.labs) {
        const LabSession session(lab, ledger);
        for (const ActContent &act : lab.acts) {
            const QString name = lab.id + QLatin1Char('/') + act.id + QLatin1Char('/');
            for (int step = 0; step < stepCount; ++step) {
                if (session.state(act.id, Step(step)) != StepState::Locked)
                    gates.open.insert(name + stepKey(Step(step)));
            }
            addAnswers(gates, session, act, name);
        }
    }
    return gates;
}

QString gainedBy(const Gates &before, const Gates &after)
{
    for (const QString &place : after.open) {
        if (before.open.count(place) == 0)
            return place + QStringLiteral(" was opened");
    }
    for (const QString &item : after.right) {
        if (before.right.count(item) == 0)
            return item + QStringLiteral(" became right");
    }
    for (const auto &[item, said] : after.answers) {
        const auto known = before.answers.find(item);
        if (known == before.answers.end() || known->second != said)
            return item + QStringLiteral(" became ") + said;
    }
    return {};
}

} // namespace rp::test
