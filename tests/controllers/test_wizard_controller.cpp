// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/ledger_store.h"
#include "tests/controllers/lab_bench.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

namespace test_wizard_controller {

using namespace rp;
using namespace rp::test;

namespace {

const QString mode = QStringLiteral("mode");
const QString workload = QStringLiteral("workload");
const QString speed = QStringLiteral("gpu_speed");
const QString context = QStringLiteral("context");

} // namespace

class WizardControllerTest : public QObject
{
    Q_OBJECT
private slots:
    void walksActOne();
    void refusesWithOneSentence();
    void aRefusalSaysWhatIsMissing();
    void discoveriesAreMadeByUsingTheInstrument();
    void inputsComeBack();
    void designHidesTheAnswerBeforeThePrediction();
    void contextCanBeSetAtAnyTime();
    void continuingFromAnotherLedgerRestoresInputs();
    void readOnlyInstrumentStillMoves();
};

void WizardControllerTest::walksActOne()
{
    LabBench bench;
    QSignalSpy refused(bench.wizard.get(), &WizardController::refused);
    QSignalSpy unlocked(bench.wizard.get(), &WizardController::unlocked);
    bench.walkTo(Step::Reflect);
    bench.wizard->answerReflection(whyLower, key("power"));
    bench.wizard->answerReflection(whyLower, key("fixed_cost"));
    QVERIFY(bench.session->isActDone(act1));
    QVERIFY(!bench.session->isCorrect(act1, whyLower));
    bench.wizard->next();
    QCOMPARE(refused.count(), 0);
    QCOMPARE(unlocked.count(), 1);
    QCOMPARE(bench.session->place(), (Place{act2, Step::Brief}));
}

void WizardControllerTest::refusesWithOneSentence()
{
    LabBench bench;
    QStringList sentences;
    connect(bench.wizard.get(), &WizardController::refused, &bench.ledger,
            [&](const QString &sentence) { sentences.append(sentence); });
    bench.wizard->open({act1, Step::Reveal});
    bench.wizard->open({key("act9"), Step::Brief});
    bench.wizard->commitPrediction(mathShare, key("third"));
    bench.wizard->next();
    bench.wizard->next();
    bench.wizard->commitPrediction(key("nonsense"), key("third"));
    bench.wizard->commitPrediction(mathShare, key("nonsense"));
    bench.wizard->commitNumber(mathShare, 0.3);
    bench.wizard->skipDiscoveries();
    bench.wizard->answerReflection(whyLower, key("power"));
    QCOMPARE(sentences.size(), 9);
    for (const QString &sentence : sentences)
        QVERIFY2(sentence.endsWith(QLatin1Char('.')) && sentence.count(QLatin1Char('.')) == 1,
                 qPrintable(sentence));
    QCOMPARE(bench.session->place(), (Place{act1, Step::Predict}));
    QVERIFY(!bench.session->prediction(act1, mathShare));
}

void WizardControllerTest::aRefusalSaysWhatIsMissing()
{
    LabBench bench;
    QString said;
    connect(bench.wizard.get(), &WizardController::refused, &bench.ledger,
            [&said](const QString &sentence) { said = sentence; });
    const auto isSaid = [&](const std::optional<Place> &place, const char *start, const char *missing) {
        said.clear();
        if (place)
            bench.wizard->open(*place);
        else
            bench.wizard->next();
        return said.startsWith(QLatin1String(start)) && said.contains(QLatin1String(missing));
    };
    const char *step = "This step is still locked; ";
    const char *on = "You can't go on yet; ";
    QVERIFY2(isSaid(Place{act1, Step::Reveal}, step, "read the brief"), qPrintable(said));
    bench.walkTo(Step::Predict);
    QVERIFY2(isSaid(Place{act1, Step::Explore}, step, "commit your prediction"), qPrintable(said));
    QVERIFY2(isSaid({}, on, "commit your prediction"), qPrintable(said));
    bench.walkTo(Step::Explore);
    QVERIFY2(isSaid(Place{act1, Step::Reveal}, step, "find what is left"), qPrintable(said));
    QVERIFY2(isSaid({}, on, "find what is left"), qPrintable(said));
    bench.walkTo(Step::Reveal);
    QVERIFY2(isSaid(Place{act1, Step::Reflect}, step, "read the reveal"), qPrintable(said));
    bench.walkTo(Step::Reflect);
    QVERIFY2(isSaid({}, on, "answer the questions"), qPrintable(said));
    QVERIFY2(isSaid(Place{act2, Step::Brief}, "This act is still locked; ", "dispatch tax audit"),
             qPrintable(said));
}

void WizardControllerTest::discoveriesAreMadeByUsingTheInstrument()
{
    LabBench bench;
    QSignalSpy discovered(bench.wizard.get(), &WizardController::discovered);
    bench.walkTo(Step::Explore);
    QCOMPARE(discovered.count(), 0);
    bench.wizard->setInput({{}, workload}, key("kws"));
    QCOMPARE(discovered.count(), 1);
    QVERIFY(bench.session->discovered(act1, key("kws_eager_cloud")));
    bench.wizard->next();
    QCOMPARE(bench.session->place().step, Step::Explore);

    bench.wizard->setInput({{}, mode}, key("compiled"));
    QVERIFY(bench.session->discovered(act1, key("kws_compiled")));
    bench.wizard->setInput({{}, mode}, key("eager"));
    QVERIFY(!bench.session->discovered(act1, key("faster_gpu")));
    bench.wizard->setInput({{}, speed}, 1.5);
    QVERIFY(bench.session->discovered(act1, key("faster_gpu")));
    bench.wizard->setInput({{}, key("launch_model")}, key("overlapped"));
    QVERIFY(bench.session->discovered(act1, key("overlapped_launches")));
    bench.wizard->setInput({{}, workload}, key("gpt2"));
    QVERIFY(!bench.session->discovered(act1, key("gpt2_both")));
    QVERIFY(bench.session->needMet(act1, {key("gpt2_both"), 0}));
    bench.wizard->setInput({{}, mode}, key("compiled"));
    QVERIFY(bench.session->discovered(act1, key("gpt2_both")));
    QCOMPARE(discovered.count(), 5);
    for (const QList<QVariant> &arguments : discovered) {
        QVERIFY(!arguments.first().toString().contains(QLatin1Char('{')));
        QVERIFY(arguments.first().toString().startsWith(QStringLiteral("Found, ")));
    }
    QVERIFY(discovered.at(1).first().toString().startsWith(QStringLiteral("Found, 2 of ")));
    bench.wizard->next();
    QCOMPARE(bench.session->place().step, Step::Reveal);
    QVERIFY(!bench.session->discoveriesSkipped(act1));
}

void WizardControllerTest::inputsComeBack()
{
    const QTemporaryDir dir;
    {
        LabBench bench(dir.path());
        bench.walkTo(Step::Explore);
        bench.wizard->setInput({{}, workload}, key("resnet50"));
        bench.wizard->setInput({{}, key("kernel_count")}, 777.0);
        bench.wizard->setInput({{}, speed}, 2.5);
        bench.wizard->setInput({{}, key("launch_us")}, 13.0);
    }
    LabBench bench(dir.path());
    QCOMPARE(bench.session->place(), (Place{act1, Step::Explore}));
    QCOMPARE(bench.instrument->input(workload).toString(), key("resnet50"));
    QCOMPARE(bench.instrument->input(key("kernel_count")).toDouble(), 777.0);
    QCOMPARE(bench.instrument->input(speed).toDouble(), 2.5);
    QCOMPARE(bench.instrument->input(key("launch_us")).toDouble(), 13.0);
}

void WizardControllerTest::designHidesTheAnswerBeforeThePrediction()
{
    LabBench bench;
    bench.wizard->setContext(key("edge"));
    bench.walkTo(Step::Predict);
    bench.wizard->setContext(key("cloud"));
    QVERIFY(!bench.session->design().contains(key("kws_utilization_eager_pct")));
    QVERIFY(!bench.ledger.toJson().contains("utilization"));
}

void WizardControllerTest::contextCanBeSetAtAnyTime()
{
    const QTemporaryDir dir;
    {
        LabBench bench(dir.path());
        QSignalSpy refused(bench.wizard.get(), &WizardController::inputRefused);
        bench.wizard->setContext(key("edge"));
        QCOMPARE(bench.instrument->input(context).toString(), key("edge"));
        QCOMPARE(bench.session->design().value(context).toString(), key("edge"));
        bench.wizard->setContext(key("moon"));
        QCOMPARE(refused.count(), 1);
        QCOMPARE(bench.ledger.setting(context).toString(), key("edge"));
    }
    LabBench bench(dir.path());
    QCOMPARE(bench.instrument->input(context).toString(), key("edge"));
}

void WizardControllerTest::continuingFromAnotherLedgerRestoresInputs()
{
    const QTemporaryDir dir;
    const QString saved = dir.filePath(key("saved.json"));
    {
        LabBench bench(dir.filePath(key("one")));
        bench.walkTo(Step::Explore);
        bench.wizard->setInput({{}, speed}, 3.0);
        QCOMPARE(bench.store->saveAs(saved), QString());
    }
    LabBench bench(dir.filePath(key("two")));
    QSignalSpy reloaded(bench.session.get(), &LabSession::reloaded);
    QCOMPARE(bench.store->continueFrom(saved), QString());
    QCOMPARE(reloaded.count(), 1);
    QCOMPARE(bench.session->place(), (Place{act1, Step::Explore}));
    QCOMPARE(bench.instrument->input(speed).toDouble(), 3.0);
    QCOMPARE(bench.session->prediction(act1, mathShare)->option, key("half"));
}

void WizardControllerTest::readOnlyInstrumentStillMoves()
{
    const QTemporaryDir dir;
    LabBench first(dir.path());
    first.walkTo(Step::Explore);
    LabBench second(dir.path());
    QVERIFY(second.store->isReadOnly());
    second.wizard->setInput({{}, speed}, 5.0);
    QCOMPARE(second.instrument->input(speed).toDouble(), 5.0);
    QVERIFY(!second.session->discovered(act1, key("faster_gpu")));
}

RP_TEST(WizardControllerTest)

} // namespace test_wizard_controller
#include "test_wizard_controller.moc"
