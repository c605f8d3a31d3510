// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/two_act_lab.h"
#include "tests/models/session/session_rules.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <deque>
#include <map>

namespace test_lab_session {

using namespace rp;
using namespace rp::test;

namespace {

/// Empty when everything a view can see of the session is what the model says.
QString difference(const LabSession &session, const Model &model)
{
    if (session.place() != Place{actIds[model.act], Step(model.step)})
        return QStringLiteral("place");
    for (int i = 0; i < 2; ++i) {
        for (int s = 0; s < 5; ++s) {
            const StepState expected = !model.open(i, s)      ? StepState::Locked
                                       : model.stepDone(i, s) ? StepState::Done
                                                              : StepState::Open;
            if (session.state(actIds[i], Step(s)) != expected)
                return QStringLiteral("state of %1/%2").arg(i).arg(s);
        }
        if (session.prediction(actIds[i], p).has_value() != model.has(i, Model::Choice))
            return QStringLiteral("prediction");
        if (session.prediction(actIds[i], n).has_value() != model.has(i, Model::Number))
            return QStringLiteral("number");
        const auto reflection = session.reflection(actIds[i], r);
        if (reflection.has_value() != ((model.bits[i] & (Model::Wrong | Model::Solved)) != 0))
            return QStringLiteral("reflection");
        if (reflection && reflection->solved != model.has(i, Model::Solved))
            return QStringLiteral("solved");
        // Which came first is what counts: once wrong, never correct.
        if (session.isCorrect(actIds[i], r) != (model.has(i, Model::Solved) && !model.has(i, Model::Wrong)))
            return QStringLiteral("first answer");
        if (session.discoveriesSkipped(actIds[i]) != model.has(i, Model::Skip))
            return QStringLiteral("skip");
        if (session.instrumentOpen(actIds[i]) != model.open(i, 2))
            return QStringLiteral("instrument");
    }
    return {};
}

LedgerDocument snapshot(const Ledger &ledger)
{
    LedgerDocument document{ledger.id(), nlohmann::json::object(), nlohmann::json::object(), ledger.log()};
    if (const auto place = ledger.place(chapter))
        document.labs["99"]["place"] = {{"act", place->act.toStdString()},
                                        {"step", place->step.toStdString()}};
    return document;
}

} // namespace

class LabSessionTest : public QObject
{
    Q_OBJECT
private slots:
    void stepKeysAreStable();
    void everyTransitionFromEveryState();
    void firstAnswerCounts();
    void readOnlyRecordsNothing();
    void presenterOpensEveryGate();
    void presenterStillKeepsPredictions();
    void restoredPlaceObeysGates();
    void voidedActIsAskedAgain();
    void labIsCompleteAfterLastReflection();
};

void LabSessionTest::stepKeysAreStable()
{
    const QStringList keys{QStringLiteral("brief"), QStringLiteral("predict"), QStringLiteral("explore"),
                           QStringLiteral("reveal"), QStringLiteral("reflect")};
    for (int i = 0; i < stepCount; ++i) {
        QCOMPARE(stepKey(Step(i)), keys[i]);
        QCOMPARE(stepFromKey(keys[i]), std::optional(Step(i)));
    }
    QVERIFY(!stepFromKey(QStringLiteral("Reveal")));
}

void LabSessionTest::everyTransitionFromEveryState()
{
    const std::vector<Action> actions = allActions();
    Ledger ledger;
    LabSession session(twoActLab(), ledger);
    std::map<Model, LedgerDocument> known{{Model{}, snapshot(ledger)}};
    std::deque<Model> waiting{Model{}};
    int refusals = 0;
    while (!waiting.empty()) {
        const Model before = waiting.front();
        waiting.pop_front();
        const LedgerDocument here = known.at(before);
        bool isHere = false;
        for (const Action &action : actions) {
            if (!isHere)
                ledger.adopt(here);
            Model after = before;
            const Refusal expected = action.expect(after);
            const Refusal got = action.ask(session);
            QVERIFY2(got == expected, qPrintable(action.name));
            if (expected != Refusal::None) {
                // All state is the log and the place.
                ++refusals;
                QCOMPARE(ledger.log().entries().size(), here.log.entries().size());
                QCOMPARE(session.place(), (Place{actIds[before.act], Step(before.step)}));
                isHere = true;
                continue;
            }
            isHere = false;
            const QString wrong = difference(session, after);
            QVERIFY2(wrong.isEmpty(), qPrintable(action.name + QStringLiteral(": ") + wrong));
            if (!known.contains(after)) {
                known.emplace(after, snapshot(ledger));
                waiting.push_back(after);
            }
        }
    }
    qInfo("%zu states, %zu transitions tried, %d refused", known.size(), known.size() * actions.size(),
          refusals);
    QVERIFY(known.size() > 500);
}

namespace {

/// Up to and with the act's predictions; p is answered wrongly.
void predictIn(LabSession &session, const QString &act)
{
    QCOMPARE(session.goTo({act, Step::Brief}), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.commitPrediction(act, p, a), Refusal::None);
    if (act == actIds[0])
        QCOMPARE(session.commitPrediction(act, n, 4.5), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
}

void finish(LabSession &session, const QString &act)
{
    predictIn(session, act);
    QCOMPARE(session.skipDiscoveries(act), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.answerReflection(act, r, b), Refusal::None);
}

} // namespace

void LabSessionTest::firstAnswerCounts()
{
    Ledger ledger;
    LabSession session(twoActLab(), ledger);
    predictIn(session, actIds[0]);
    QVERIFY(!session.isCorrect(actIds[0], p));
    QCOMPARE(session.prediction(actIds[0], n)->number, std::optional(4.5));
    session.skipDiscoveries(actIds[0]);
    session.advance();
    session.advance();
    QCOMPARE(session.blockedBy(), Refusal::NotAnswered);
    QCOMPARE(session.answerReflection(actIds[0], r, a), Refusal::None);
    QVERIFY(session.isActDone(actIds[0]));
    QCOMPARE(session.answerReflection(actIds[0], r, b), Refusal::None);
    const auto record = session.reflection(actIds[0], r);
    QCOMPARE(record->firstOption, a);
    QCOMPARE(record->tried, (std::vector<QString>{a, b}));
    QVERIFY(record->solved);
    QVERIFY(!session.isCorrect(actIds[0], r));
    QCOMPARE(session.answerReflection(actIds[0], r, a), Refusal::AlreadyCommitted);
}

void LabSessionTest::readOnlyRecordsNothing()
{
    Ledger ledger;
    LabSession session(twoActLab(), ledger);
    predictIn(session, actIds[0]);
    const QByteArray before = ledger.toJson();
    ledger.setReadOnly(true);
    QCOMPARE(session.recordNeed(actIds[0], {d, 0}), Refusal::ReadOnly);
    QCOMPARE(session.skipDiscoveries(actIds[0]), Refusal::ReadOnly);
    QCOMPARE(session.recordInputs(actIds[0], {{QStringLiteral("x"), 1}}), Refusal::ReadOnly);
    QCOMPARE(session.recordDesign({{QStringLiteral("x"), 1}}), Refusal::ReadOnly);
    QCOMPARE(session.goTo({actIds[0], Step::Predict}), Refusal::None); // looking is allowed
    QCOMPARE(session.place().step, Step::Predict);
    QCOMPARE(ledger.toJson(), before);

    Ledger fresh;
    fresh.setReadOnly(true);
    LabSession other(twoActLab(), fresh);
    QCOMPARE(other.advance(), Refusal::ReadOnly);
    QCOMPARE(other.state(actIds[0], Step::Predict), StepState::Locked);
}

void LabSessionTest::presenterOpensEveryGate()
{
    Ledger ledger(Ledger::Mode::Presenter);
    LabSession session(twoActLab(), ledger);
    QVERIFY(session.isPresenter());
    for (const QString &act : actIds) {
        for (int s = 0; s < stepCount; ++s) {
            QVERIFY(session.state(act, Step(s)) != StepState::Locked);
            QCOMPARE(session.goTo({act, Step(s)}), Refusal::None);
        }
    }
    QCOMPARE(session.goTo({actIds[0], Step::Brief}), Refusal::None);
    for (int i = 0; i < 2 * stepCount - 1; ++i)
        QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.place(), (Place{actIds[1], Step::Reflect}));
    QCOMPARE(session.goTo({QStringLiteral("three"), Step::Brief}), Refusal::Locked);
}

void LabSessionTest::presenterStillKeepsPredictions()
{
    Ledger ledger(Ledger::Mode::Presenter);
    LabSession session(twoActLab(), ledger);
    QCOMPARE(session.commitPrediction(actIds[1], p, a), Refusal::None);
    QCOMPARE(session.commitPrediction(actIds[1], p, b), Refusal::AlreadyCommitted);
    QCOMPARE(session.prediction(actIds[1], p)->option, a);
}

void LabSessionTest::restoredPlaceObeysGates()
{
    for (const char *step : {"predict", "explore", "reveal", "reflect", "nonsense"}) {
        Ledger ledger;
        QVERIFY(ledger.setPlace(chapter, {actIds[0], QLatin1String(step)}));
        LabSession session(twoActLab(), ledger);
        QCOMPARE(session.place(), (Place{actIds[0], Step::Brief}));
    }
    Ledger ledger;
    {
        LabSession session(twoActLab(), ledger);
        predictIn(session, actIds[0]);
        QCOMPARE(session.goTo({actIds[0], Step::Brief}), Refusal::None);
    }
    {
        LabSession session(twoActLab(), ledger);
        QCOMPARE(session.place(), (Place{actIds[0], Step::Brief})); // where the learner was
    }
    QVERIFY(ledger.setPlace(chapter, {actIds[1], QStringLiteral("reveal")}));
    LabSession session(twoActLab(), ledger);
    QCOMPARE(session.place(), (Place{actIds[0], Step::Explore})); // as far as the gates are open
}

void LabSessionTest::voidedActIsAskedAgain()
{
    Ledger ledger;
    CommitEntry entry;
    entry.kind = commit_kind::voided;
    entry.chapter = chapter;
    entry.act = actIds[0];
    entry.item = QStringLiteral("answers");
    QVERIFY(ledger.commit(entry));
    LabSession session(twoActLab(), ledger);
    // Nothing is open that has not been answered.
    QVERIFY(!session.prediction(actIds[0], p));
    QVERIFY(!session.reflection(actIds[0], r));
    QCOMPARE(session.state(actIds[0], Step::Brief), StepState::Open);
    QCOMPARE(session.state(actIds[0], Step::Predict), StepState::Locked);
    predictIn(session, actIds[0]);
    QVERIFY(session.prediction(actIds[0], p)->seenBefore);
    QVERIFY(!session.isCorrect(actIds[0], p));
    QCOMPARE(session.commitPrediction(actIds[0], p, b), Refusal::AlreadyCommitted);
    QCOMPARE(session.state(actIds[0], Step::Explore), StepState::Open);
    QCOMPARE(session.state(actIds[0], Step::Reveal), StepState::Locked);
    QVERIFY(!session.prediction(actIds[1], p));
}

void LabSessionTest::labIsCompleteAfterLastReflection()
{
    Ledger ledger;
    LabSession session(twoActLab(), ledger);
    QSignalSpy unlocked(&session, &LabSession::actUnlocked);
    QSignalSpy completed(&session, &LabSession::labCompleted);
    finish(session, actIds[0]);
    QCOMPARE(unlocked.count(), 1);
    QCOMPARE(unlocked.first().first().toString(), actIds[1]);
    QCOMPARE(session.place(), (Place{actIds[0], Step::Reflect}));
    QCOMPARE(session.placeToGoOn(), (Place{actIds[1], Step::Brief})); // nothing is left to do where it stands
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.placeToGoOn(), session.place());
    QCOMPARE(session.place(), (Place{actIds[1], Step::Brief}));
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.goTo({actIds[0], Step::Reveal}), Refusal::None);
    QCOMPARE(session.placeToGoOn(), (Place{actIds[1], Step::Predict})); // looking back is no work
    QCOMPARE(session.goTo({actIds[1], Step::Brief}), Refusal::None);
    QCOMPARE(session.placeToGoOn(), session.place());
    QVERIFY(!session.isLabDone());
    finish(session, actIds[1]);
    QVERIFY(session.isLabDone());
    QCOMPARE(completed.count(), 0);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(completed.count(), 1);
    QCOMPARE(session.place(), (Place{actIds[1], Step::Reflect}));
    QCOMPARE(session.placeToGoOn(), session.place());
    QCOMPARE(unlocked.count(), 1);
}

RP_TEST(LabSessionTest)

} // namespace test_lab_session
#include "test_lab_session.moc"
