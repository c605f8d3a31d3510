// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whoever tries for ever does not make the ledger longer for ever, and still gets there.
#include "models/catalogue/catalogue.h"
#include "models/session/commit_items.h"
#include "tests/controllers/lab_bench.h"
#include "tests/controllers/panel_bench.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

namespace test_many_tries {

using namespace rp;
using namespace rp::test;

namespace {

constexpr int tooMany = 10;

bool isOneSentence(const QString &text)
{
    return text.endsWith(QLatin1Char('.')) && text.count(QLatin1Char('.')) == 1;
}

int entriesOf(const Ledger &ledger)
{
    return int(ledger.log().entries().size());
}

} // namespace

class ManyTriesTest : public QObject
{
    Q_OBJECT
private slots:
    void atAChallenge();
    void atAnExercise();
    void atAReflection();
};

void ManyTriesTest::atAChallenge()
{
    const QString pay = QStringLiteral("pay");
    PanelBench bench;
    bench.explore();
    const int before = entriesOf(bench.ledger);
    for (int i = 0; i < mostTries + tooMany; ++i)
        bench.wizard->attemptChallenge(pay, 1.0);
    QCOMPARE(entriesOf(bench.ledger), before + mostTries);
    QCOMPARE(bench.refusals.size(), tooMany);
    QVERIFY(isOneSentence(bench.refusals.front()));
    QVERIFY2(bench.refusals.front().contains(QStringLiteral("not right")),
             qPrintable(bench.refusals.front()));
    bench.wizard->attemptChallenge(pay, 25.0);
    QVERIFY(bench.challenge("pay").solved());
    QCOMPARE(bench.refusals.size(), tooMany);
}

void ManyTriesTest::atAnExercise()
{
    const QString e = QStringLiteral("e");
    PanelBench bench;
    bench.explore();
    const int before = entriesOf(bench.ledger);
    for (int i = 0; i < mostTries + tooMany; ++i)
        bench.wizard->answerExercise(e, QStringLiteral("a"));
    QCOMPARE(entriesOf(bench.ledger), before + mostTries);
    QCOMPARE(bench.refusals.size(), tooMany);
    QVERIFY2(bench.refusals.front().contains(QStringLiteral("not right")),
             qPrintable(bench.refusals.front()));
    bench.wizard->answerExercise(e, QStringLiteral("b"));
    QVERIFY(bench.session->exercise(QStringLiteral("only"), e)->solved);
    QCOMPARE(bench.refusals.size(), tooMany);
}

void ManyTriesTest::atAReflection()
{
    LabBench bench;
    bench.walkTo(Step::Reflect);
    QSignalSpy refused(bench.wizard.get(), &WizardController::refused);
    const int before = entriesOf(bench.ledger);
    const QString wrong[] = {QStringLiteral("power"), QStringLiteral("warm_up")};
    for (int i = 0; i < mostTries + tooMany; ++i)
        bench.wizard->answerReflection(whyLower, wrong[i % 2]);
    QCOMPARE(entriesOf(bench.ledger), before + mostTries);
    QCOMPARE(refused.count(), tooMany);
    QVERIFY(refused.front().front().toString().contains(QStringLiteral("not right")));
    const auto record = bench.session->reflection(act1, whyLower);
    QVERIFY(record && !record->solved);
    const QuestionContent *asked = findQuestion(bench.session->content().act(act1)->reflections, whyLower);
    bench.wizard->answerReflection(whyLower, asked->correct);
    QVERIFY(bench.session->reflection(act1, whyLower)->solved);
    QCOMPARE(refused.count(), tooMany);
}

RP_TEST(ManyTriesTest)

} // namespace test_many_tries
#include "test_many_tries.moc"
