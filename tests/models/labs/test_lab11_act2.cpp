// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Act 2 of lab 11: what it tells learners and gives them to do, held against the models and the reference's
// figures.
#include "models/content/discovery.h"
#include "models/instruments/contract/instrument.h"
#include "tests/models/labs/act_fixture.h"
#include "tests/models/labs/act_rules.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_lab11_act2 {

using namespace rp;
namespace {

ActFixture::Step set(const char *input, const char *key)
{
    return ActFixture::step(input, key);
}

ActFixture::Step set(const char *input, double value)
{
    return ActFixture::step(input, QVariant(value));
}

/// A design in the cloud with GQA, FP16 weights and no fusion, and what differs from it.
QVariantMap design(const char *phase, double batch, double sequence, const QVariantMap &other = {})
{
    QVariantMap inputs{{QStringLiteral("context"), ActFixture::word("cloud")},
                       {QStringLiteral("phase"), ActFixture::word(phase)},
                       {QStringLiteral("batch"), batch},
                       {QStringLiteral("sequence"), sequence},
                       {QStringLiteral("fusion"), ActFixture::word("none")},
                       {QStringLiteral("heads"), ActFixture::word("gqa")},
                       {QStringLiteral("weights"), ActFixture::word("fp16")}};
    inputs.insert(other);
    return inputs;
}

QVariantMap with(const char *input, const char *value)
{
    return {{QString::fromLatin1(input), ActFixture::word(value)}};
}

} // namespace

class Lab11Act2Test : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { m_fixture.load("lab11", "act2"); }
    void actIsThere();
    void largestBatch();
    void everyOptionHasFeedback() { act_rules::everyOptionHasFeedback(m_fixture); }
    void numbersInWordsAreTheModels();
    void boundsAreAsTheTextsSay();
    void textsResolve();
    void serviceCanBeFound();
    void edgeServiceCanBeFound();
    void claims_data();
    void claims();
    void everyClaimHasAReasonAndAFigure();
    void formulasAreComplete() { act_rules::formulasAreComplete(m_fixture, {set("phase", "prefill")}); }
    void textsArePlain() { act_rules::textsArePlain(m_fixture); }
    void boundsAreCalledBounds();

private:
    void near(double got, double wanted, double tolerance) const
    {
        QVERIFY2(std::abs(got - wanted) <= tolerance, qPrintable(QString::number(got, 'g', 10)));
    }
    bool solves(const ChallengeContent &challenge, const ActFixture::Steps &steps) const
    {
        const Workbench workbench = m_fixture.benchAfter(steps);
        return meetsNeed(challenge.needs, workbench.bench(m_fixture.act().id));
    }

    ActFixture m_fixture;
};

void Lab11Act2Test::actIsThere()
{
    const ActContent &act = m_fixture.act();
    QCOMPARE(act.minutes, 20);
    QVERIFY(act.brief.tracks.isEmpty() && !act.brief.picture.isEmpty());
    QCOMPARE(act.takeaways.size(), size_t(2));
    QVERIFY(!act.entries.empty());
    QCOMPARE(m_fixture.bench().panels().size(), size_t(1));
}

void Lab11Act2Test::largestBatch()
{
    const QuestionContent &question = m_fixture.prediction(QStringLiteral("largest_batch"));
    QCOMPARE(m_fixture.bench().figureFor(question.truth->inputs, question.truth->figure),
             m_fixture.vector("F-089"));
    QCOMPARE(question.distanceUnit, QStringLiteral("factor"));
    act_rules::optionsStandApart(m_fixture, "largest_batch", 3.0);
    // The tempting wrong answer is what every head with its own cache gives.
    near(*findOption(question, QStringLiteral("sixty"))->value, m_fixture.vector("F-090"), 2.0);
    act_rules::optionsStandApart(m_fixture, "which_bound", 5.0);
}

/// Where no placeholder is filled in, words carry the number.
void Lab11Act2Test::numbersInWordsAreTheModels()
{
    const QVariantMap service = design("decode", 64, 2048);
    near(m_fixture.figure("weights_bytes", service), 16e9, 0.1e9);
    QCOMPARE(m_fixture.figure("kv_per_token_bytes", service), 131072.0);
    QCOMPARE(m_fixture.figure("device_bytes", service), 80e9);
    QCOMPARE(m_fixture.figure("reserve_bytes", service), 1e9);
    // "One conversation needs 0.27 GB"
    near(m_fixture.figure("kv_bytes", design("decode", 1, 2048)), 0.27e9, 0.005e9);
    // "below about 295 operations for each byte they wait"
    near(m_fixture.figure("ridge", service), 295.0, 0.5);
    // "With 32 key and value heads" the cache is four times as large; the 68.7 GB are 64 GiB.
    const double every = m_fixture.figure("kv_bytes", design("decode", 64, 2048, with("heads", "mha")));
    QCOMPARE(every, m_fixture.vector("F-082", "kv"));
    QCOMPARE(every, 64.0 * 1024 * 1024 * 1024);
    QCOMPARE(m_fixture.figure("kv_bytes", service), every / 4.0);
    // "2 × 32 layers × 8 heads × 128 values × 2 bytes"
    QCOMPARE(m_fixture.figure("kv_per_token_bytes", service), 2.0 * 32 * 8 * 128 * 2);
    // "A measured Llama 2 7B reached 69 % of the bandwidth"; the control's mark is 0.70.
    QVERIFY(m_fixture.figure("tokens_s", design("decode", 1, 1024)) > 0.0);
}

void Lab11Act2Test::boundsAreAsTheTextsSay()
{
    // Element-wise work stays memory-bound, whatever batch and phase.
    for (const char *phase : {"prefill", "decode"}) {
        for (const double batch : {1.0, 64.0, 256.0}) {
            for (const char *figure : {"norm_regime", "softmax_regime", "activation_regime"})
                QCOMPARE(m_fixture.figure(figure, design(phase, batch, 512)), 0.0);
            // Decode as a whole does, too.
            QCOMPARE(m_fixture.figure("regime", design("decode", batch, 1024)), 0.0);
            QCOMPARE(m_fixture.figure("regime", design("decode", batch, 1024, with("weights", "int8"))), 0.0);
        }
    }
    // "Prefill of 512 tokens or more has so many at any batch."
    for (const double batch : {1.0, 8.0, 256.0}) {
        QCOMPARE(m_fixture.figure("mlp_regime", design("prefill", batch, 512)), 1.0);
        QCOMPARE(m_fixture.figure("regime", design("prefill", batch, 512)), 1.0);
    }
    // "In decode a batch of 256 is too small with FP16 weights, and large enough with INT8 weights."
    QCOMPARE(m_fixture.figure("mlp_regime", design("decode", 256, 256)), 0.0);
    QCOMPARE(m_fixture.figure("mlp_regime", design("decode", 256, 256, with("weights", "int8"))), 1.0);
    // "the largest batch hardly changes" with fusion
    near(m_fixture.figure("largest_batch", design("decode", 1, 2048, with("fusion", "all"))),
         m_fixture.figure("largest_batch", design("decode", 1, 2048)), 0.0);
}

void Lab11Act2Test::textsResolve()
{
    act_rules::placeholdersResolve(m_fixture);
    act_rules::liveTextsSay(
        m_fixture,
        {QStringLiteral("an intensity of 1.03 FLOP/byte"), QStringLiteral("221"), QStringLiteral("1,666"),
         QStringLiteral("9,085"), QStringLiteral("17,371"), QStringLiteral("80.6 FLOP/byte"),
         QStringLiteral("from 58 to 233"), QStringLiteral("85.8 GB"), QStringLiteral("5.8"),
         QStringLiteral("up to 25 conversations"), QStringLiteral("68.7 GB, with 8 heads it is 17.2 GB"),
         QStringLiteral("460,772"), QStringLiteral("70,193"), QStringLiteral("16.1 GB")});
}

void Lab11Act2Test::serviceCanBeFound()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("service"));
    QVERIFY(!solves(challenge, {}));
    // Two ways: as many conversations as FP16 weights leave room for, or smaller weights.
    QVERIFY(solves(challenge, {set("phase", "decode"), set("batch", 233), set("sequence", 2048)}));
    QVERIFY(solves(challenge, {set("phase", "decode"), set("batch", 256), set("sequence", 2048),
                               set("weights", "int8")}));
    // A longer batch than fits, every head with its own cache, or fewer tokens do not.
    QVERIFY(!solves(challenge, {set("phase", "decode"), set("batch", 234), set("sequence", 2048)}));
    QVERIFY(!solves(challenge, {set("phase", "decode"), set("batch", 256), set("sequence", 1024)}));
    QVERIFY(!solves(challenge, {set("phase", "decode"), set("batch", 58), set("sequence", 2048),
                                set("heads", "mha"), set("weights", "int8")}));
    QVERIFY(m_fixture.bench().hasFigure(challenge.result));
}

void Lab11Act2Test::edgeServiceCanBeFound()
{
    const ChallengeContent &challenge = m_fixture.challenge(QStringLiteral("on_the_edge"));
    QVERIFY(!solves(challenge, {}));
    const ActFixture::Steps steps{set("context", "edge"), set("phase", "decode"), set("weights", "int8"),
                                  set("batch", 16), set("sequence", 2048)};
    QVERIFY(solves(challenge, steps));
    ActFixture::Steps other = steps;
    other.push_back(set("heads", "mha"));
    QVERIFY(!solves(challenge, other));
    other = steps;
    other.push_back(set("weights", "fp16"));
    QVERIFY(!solves(challenge, other));
    // Other reference: no batch at all with FP16 weights, 25 with INT8.
    const QVariantMap edge = with("context", "edge");
    QCOMPARE(m_fixture.figure("largest_batch", design("decode", 1, 2048, edge)), m_fixture.vector("F-091"));
    QVariantMap small = edge;
    small.insert(with("weights", "int8"));
    QCOMPARE(m_fixture.figure("largest_batch", design("decode", 1, 2048, small)), m_fixture.vector("F-092"));
}

void Lab11Act2Test::claims_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("tolerance");
    const auto row = [](const char *source, double value, double tolerance) {
        QTest::newRow(source) << QString::fromLatin1(source) << value << tolerance;
    };
    row("kv_heads", m_fixture.vector("F-077"), 0);
    row("kv_course", m_fixture.vector("F-081", "kv"), 0);
    row("tokens_course", m_fixture.vector("F-111", "tok_s"), 1e-6);
    row("activations_course", 38e6, 0.5e6);
    row("norm_three", m_fixture.vector("F-074"), 1e-9);
    row("bandwidth_reached", 0.7 * m_fixture.vector("F-101", "tok_s"), 1e-6);
}

void Lab11Act2Test::claims()
{
    QFETCH(QString, source);
    QFETCH(double, value);
    QFETCH(double, tolerance);
    act_rules::claimIs(m_fixture, source, value, tolerance);
}

void Lab11Act2Test::everyClaimHasAReasonAndAFigure()
{
    QCOMPARE(m_fixture.act().sources.size(), size_t(7));
    for (const SourceContent &source : m_fixture.act().sources) {
        QVERIFY(!source.reason.isEmpty());
        QVERIFY2(std::isfinite(m_fixture.model(source.id)), qPrintable(source.id));
    }
}

/// Tokens per second are never said to be reached.
void Lab11Act2Test::boundsAreCalledBounds()
{
    for (const QString &text : m_fixture.liveTexts()) {
        if (!text.contains(QStringLiteral("{tokens_s")))
            continue;
        const bool bound = text.contains(QStringLiteral("at most")) ||
                           text.contains(QStringLiteral("bound")) ||
                           text.contains(QStringLiteral("may reach"));
        QVERIFY2(bound, qPrintable(text));
    }
}

RP_TEST(Lab11Act2Test)

} // namespace test_lab11_act2
#include "test_lab11_act2.moc"
