// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_scene.h"
#include "models/evidence/capture_text.h"
#include "models/instruments/instrument_factory.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <limits>
#include <nlohmann/json.hpp>

namespace test_capture {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

Capture sample()
{
    Capture capture;
    capture.id = QStringLiteral("e7");
    capture.lab = QStringLiteral("lab07");
    capture.act = QStringLiteral("act1");
    capture.instrument = QStringLiteral("dispatch_tax");
    capture.contentVersion = QStringLiteral("2026.1");
    capture.language = QStringLiteral("ar");
    capture.at = QStringLiteral("2026-11-21T10:00:00.000Z");
    capture.answers.push_back(
        {QStringLiteral("q"), {}, infinity, QStringLiteral("كم؟"), QStringLiteral("∞")});
    capture.answers.push_back({QStringLiteral("r"), QStringLiteral("a"), std::nullopt, {}, {}});
    capture.inputs = {{QStringLiteral("mode"), QStringLiteral("Infinity")},
                      {QStringLiteral("launch_us"), 10.0},
                      {QStringLiteral("count"), 1000},
                      {QStringLiteral("on"), true},
                      {QStringLiteral("limit"), infinity},
                      {QStringLiteral("gone"), nan}};
    capture.figures = {{QStringLiteral("a"), QStringLiteral("A"), QStringLiteral("never"), infinity},
                       {QStringLiteral("b"), QStringLiteral("B"), QStringLiteral("n"), -infinity},
                       {QStringLiteral("c"), QStringLiteral("C"), QStringLiteral("?"), nan},
                       {QStringLiteral("d"), QStringLiteral("D"), QStringLiteral("0.1"), 0.1},
                       {QStringLiteral("e"), QStringLiteral("E"), QStringLiteral("big"), 1.7e308}};
    return capture;
}

} // namespace

class CaptureTest : public QObject
{
    Q_OBJECT
private slots:
    void faultyJsonIsRefused_data();
    void faultyJsonIsRefused();
    void everyInstrumentComesBackExactly_data();
    void everyInstrumentComesBackExactly();
    void aChangedFigureIsFound();
    void anInstrumentThatIsGoneKeepsItsWords();
    void predictionsAreFrozenWithTheirWords();
};

void CaptureTest::faultyJsonIsRefused_data()
{
    QTest::addColumn<QByteArray>("patch");
    QTest::newRow("no id") << QByteArray(R"([{"op":"remove","path":"/id"}])");
    QTest::newRow("act is a number") << QByteArray(R"([{"op":"replace","path":"/act","value":1}])");
    QTest::newRow("inputs is a list") << QByteArray(R"([{"op":"replace","path":"/inputs","value":[]}])");
    QTest::newRow("figures is no list") << QByteArray(R"([{"op":"replace","path":"/figures","value":{}}])");
    QTest::newRow("figure without value") << QByteArray(R"([{"op":"remove","path":"/figures/0/value"}])");
    QTest::newRow("figure with text")
        << QByteArray(R"([{"op":"replace","path":"/figures/0/value","value":"1"}])");
    QTest::newRow("unknown special number")
        << QByteArray(R"([{"op":"replace","path":"/figures/0/value","value":{"number":"many"}}])");
    QTest::newRow("removed is text") << QByteArray(R"([{"op":"replace","path":"/removed","value":"no"}])");
    QTest::newRow("answer is a number") << QByteArray(R"([{"op":"replace","path":"/answers/0","value":3}])");
}

void CaptureTest::faultyJsonIsRefused()
{
    QFETCH(QByteArray, patch);
    const json object = toJson(sample()).patch(json::parse(patch.toStdString()));
    QVERIFY(!captureFrom(object));
    QVERIFY(!captureFrom(json(3)));
    QVERIFY(!captureFrom(json()));
}

void CaptureTest::everyInstrumentComesBackExactly_data()
{
    QTest::addColumn<QString>("id");
    const QStringList ids = instrumentIds();
    for (const QString &id : ids)
        QTest::newRow(qPrintable(id)) << id;
}

void CaptureTest::everyInstrumentComesBackExactly()
{
    QFETCH(QString, id);
    const EvidenceLab lab;
    for (unsigned seed = 0; seed < 12; ++seed) {
        const std::unique_ptr<Instrument> instrument = makeInstrument(id, lab.catalogue);
        stir(*instrument, seed);
        Capture capture = captureOf(*lab.session, QStringLiteral("act1"), {}, *instrument);
        const std::optional<Capture> read = captureFrom(json::parse(toJson(capture).dump()));
        QVERIFY(read);
        QCOMPARE(read->frozenJson(), capture.frozenJson());
        const CaptureScene scene(*read, lab.catalogue);
        QVERIFY2(scene.instrument(), qPrintable(QString::fromUtf8(capture.frozenJson())));
        QCOMPARE(scene.instrument()->saveInputs(), instrument->saveInputs());
        QVERIFY2(scene.changedFigures().empty(),
                 scene.changedFigures().empty() ? "" : qPrintable(scene.changedFigures().front()));
        QCOMPARE(scene.figures().size(), instrument->figureIds().size());
        for (const CapturedFigure &figure : scene.figures()) {
            QCOMPARE(figure.text, instrument->figureText(figure.id));
            QVERIFY(!figure.label.isEmpty());
        }
        for (const CapturedControl &control : scene.controls())
            QVERIFY2(!control.text.isEmpty() && !control.label.isEmpty(), qPrintable(control.id));
    }
}

void CaptureTest::aChangedFigureIsFound()
{
    EvidenceLab lab;
    Capture capture = captureOf(*lab.session, QStringLiteral("act1"), {}, *lab.at());
    CapturedFigure &figure = capture.figures.front();
    figure.value *= 1.0 + 1e-12; // another machine's arithmetic
    QVERIFY(CaptureScene(capture, lab.catalogue).changedFigures().empty());
    figure.value *= 1.001;
    figure.text = QStringLiteral("as it was");
    const CaptureScene scene(capture, lab.catalogue);
    QCOMPARE(scene.changedFigures(), std::vector<QString>{figure.id});
    QCOMPARE(scene.figures().front().text, QStringLiteral("as it was"));
    const CaptureCheck check = checkCapture(scene, lab.book);
    QVERIFY(!check.isFresh());
    QVERIFY(CaptureText::badges(check).contains(QStringLiteral("Result has changed")));
    const QStringList remarks = CaptureText::remarks(check, scene);
    QVERIFY(remarks.join(u' ').contains(figure.label));
    QCOMPARE(remarks.size(), CaptureText::badges(check).size());
}

void CaptureTest::anInstrumentThatIsGoneKeepsItsWords()
{
    EvidenceLab lab;
    Capture capture = captureOf(*lab.session, QStringLiteral("act1"), {}, *lab.at());
    capture.instrument = QStringLiteral("of_another_time");
    const CaptureScene scene(capture, lab.catalogue);
    QVERIFY(!scene.instrument());
    QVERIFY(scene.changedFigures().empty());
    QCOMPARE(scene.figures().front().text, capture.figures.front().text);
    QCOMPARE(scene.controls().front().label, capture.controls.front().label);
    QVERIFY(scene.assumption(capture.figures.front().id).isEmpty());
    QVERIFY(checkCapture(scene, lab.book).instrumentMissing);
}

void CaptureTest::predictionsAreFrozenWithTheirWords()
{
    EvidenceLab lab;
    QCOMPARE(lab.session->advance(), Refusal::None);
    const QuestionContent &asked = lab.content.act(QStringLiteral("act1"))->predictions.front();
    QCOMPARE(lab.session->commitPrediction(QStringLiteral("act1"), asked.id, asked.options.front().id),
             Refusal::None);
    const Capture capture = captureOf(*lab.session, QStringLiteral("act1"), {}, *lab.at());
    QCOMPARE(capture.answers.size(), std::size_t(1));
    QCOMPARE(capture.answers.front().option, asked.options.front().id);
    QCOMPARE(capture.answers.front().text, asked.options.front().text);
    QCOMPARE(CaptureText::predictions(capture, lab.content).front().label, asked.prompt);
    LabContent later = lab.content;
    later.contentVersion = QStringLiteral("later");
    later.acts.front().predictions.front().options.front().text = QStringLiteral("something else");
    QCOMPARE(CaptureText::predictions(capture, later).front().text, asked.options.front().text);
}

RP_APPLESS_TEST(CaptureTest)

} // namespace test_capture
#include "test_capture.moc"
