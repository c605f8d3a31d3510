// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The models to carry, held against the devices of the catalogue and the reference's figures.
#include "models/compute/compute_service.h"
#include "tests/models/review/review_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace test_review_model_facts {

using namespace rp;

class ReviewModelFactsTest : public QObject, private ReviewFixture
{
    Q_OBJECT
private slots:
    void initTestCase() { load(); }
    void figuresAreComputed();
    void figuresAreTheReferences_data();
    void figuresAreTheReferences();
    void everyFigureIsShownOrAsked();
    void attainableIsWorkedOut();
    void memoryIsThatOfTheDevices();
    void memoryHasItsCaveats();
    void captureFallsInFlexibility();
    void verdicts_data();
    void verdicts();
};

void ReviewModelFactsTest::figuresAreComputed()
{
    for (const QString &problem : figures->problems())
        qWarning("%s", qPrintable(problem));
    QVERIFY(figures->problems().empty());
}

void ReviewModelFactsTest::figuresAreTheReferences_data()
{
    QTest::addColumn<QString>("vector");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *figure, const char *vector, const char *field = "value") {
        QTest::newRow(figure) << QString::fromLatin1(vector) << QString::fromLatin1(field);
    };
    row("a100_ridge", "F-011");
    row("a100_ridge_exact", "F-001");
    row("a100_ridge_fp32", "F-004");
    row("h100_ridge", "F-013");
    row("relu_fp32_ai", "F-070");
    row("n512_mfu", "F-063");
    row("chain_unfused", "B-047", "total_u");
    row("chain_fused", "B-047", "total_f");
    row("chain_full_unfused", "B-048", "total_u");
    row("chain_full_fused", "B-048", "total_f");
    row("chain_between", "B-049", "total_u");
    row("chain_fma_unfused", "B-050", "total_u");
    row("chain_fma_fused", "B-050", "total_f");
    row("norm_traffic_ratio", "B-021", "traffic_ratio");
    row("attention_ratio", "B-055");
    row("resnet_breakeven", "C-004", "n_breakeven_ceil");
}

void ReviewModelFactsTest::figuresAreTheReferences()
{
    QFETCH(QString, vector);
    QFETCH(QString, field);
    QCOMPARE(value(QTest::currentDataTag()), this->vector(vector, field));
}

void ReviewModelFactsTest::everyFigureIsShownOrAsked()
{
    const QString all = QString::fromStdString(file.dump());
    for (auto it = review.figures.cbegin(); it != review.figures.cend(); ++it) {
        const bool isShown = all.contains(QStringLiteral("{%1}").arg(it.key()));
        const bool isNamed = all.contains(QStringLiteral(":\"%1\"").arg(it.key()));
        QVERIFY2(isShown || isNamed, qPrintable(it.key()));
    }
}

void ReviewModelFactsTest::attainableIsWorkedOut()
{
    const physics::Device &a100 = device("A100_80_SXM");
    near(*a100.peak_flops(physics::Precision::Fp32), 19.5e12, 0.0);
    near(*a100.peak_flops(physics::Precision::Fp16), 312e12, 0.0);
    const QString text = shown(review.attainable);
    says(text, "170.7 FLOP/byte");
    says(text, "571.7 TFLOP/s");
    says(text, "57.8 %");
    says(text, "295 FLOP/byte");
    near(value("n4096_rate"), 989.4e12, 1e6);
    QVERIFY(value("n4096_ai") > value("h100_ridge"));
}

void ReviewModelFactsTest::memoryIsThatOfTheDevices()
{
    const physics::Device &a100 = device("A100_80_SXM");
    const physics::Device &h100 = device("H100_SXM5");
    QCOMPARE(value("hbm_size"), a100.ram_bytes);
    QCOMPARE(value("hbm_speed"), a100.bandwidth_bytes_s);
    near(value("hbm_speed"), 1593e6 * 2.0 * 5120.0 / 8.0, 1e9);
    QCOMPARE(value("l2_size"), *a100.l2_bytes);
    QCOMPARE(value("shared_size"), double(*a100.sm_count) * *a100.shared_memory_bytes);
    QCOMPARE(value("registers_size"), double(*a100.sm_count) * 256.0 * 1024.0);
    QCOMPARE(value("h100_l2_size"), *h100.l2_bytes);
    QCOMPARE(value("h100_hbm_speed"), h100.bandwidth_bytes_s);
    QCOMPARE(value("h100_shared_size"), double(*h100.sm_count) * *h100.shared_memory_bytes);
    QCOMPARE(value("h100_registers_size"), double(*h100.sm_count) * 256.0 * 1024.0);
    // The clock is the one that makes the FP32 peak: 64 lanes that multiply and add.
    near(double(*a100.sm_count) * 64.0 * 2.0 * 1.41e9, *a100.peak_flops(physics::Precision::Fp32), 0.02e12);
    for (size_t i = 1; i < review.memory.size(); ++i)
        QVERIFY(figures->value(review.memory[i - 1].bandwidth) > figures->value(review.memory[i].bandwidth));
    // What was worked out says so, what a data sheet holds does not.
    for (const MemoryLevel &level : review.memory) {
        QCOMPARE(level.source.isAssumption, level.id != QLatin1String("hbm"));
        QVERIFY(!level.source.text.isEmpty());
    }
}

void ReviewModelFactsTest::memoryHasItsCaveats()
{
    const physics::Device &a100 = device("A100_80_SXM");
    QVERIFY(256.0 * 1024.0 > *a100.shared_memory_bytes);
    near(*a100.shared_memory_bytes, 192.0 * 1024.0, 0.0);
    QVERIFY(value("registers_speed") > 100e12);
    near(value("shared_speed"), 20e12, 1e12);
    const QString caveats = shown(review.memoryCaveats);
    says(caveats, "not addressable");
    says(caveats, "local memory");
    says(caveats, "larger than L1 and shared memory together");
    says(caveats, "21.2 MB of shared memory is a total over 108 multiprocessors");
    says(caveats, "more than 100 TB/s");
    // The measured share of the bandwidth: 1,397 of 2,039 GB/s.
    near(1397.0 / 2039.0, 0.69, 5e-3);
    says(caveats, "69 %");
}

/// The spectrum goes from the most freedom to the least, as the continuum of lab 07 has it.
void ReviewModelFactsTest::captureFallsInFlexibility()
{
    compute::ComputeService service(catalogue);
    const QStringList stages{QStringLiteral("eager"),     QStringLiteral("compile"),
                             QStringLiteral("fx"),        QStringLiteral("jit_script"),
                             QStringLiteral("jit_trace"), QStringLiteral("aot")};
    const QStringList forms{QStringLiteral("eager"), QStringLiteral("compile"),
                            QStringLiteral("fx"),    QStringLiteral("script"),
                            QStringLiteral("trace"), QStringLiteral("ahead_of_time")};
    double before = std::numeric_limits<double>::infinity();
    for (qsizetype i = 0; i < stages.size(); ++i) {
        QCOMPARE(review.capture.at(size_t(i)).id, forms[i]);
        std::string answer;
        QVERIFY(!service.answerCall(
            "continuum", QStringLiteral(R"({"model":"kws","stage":"%1"})").arg(stages[i]).toStdString(),
            answer));
        const double flexibility = nlohmann::json::parse(answer).at("flex").get<double>();
        QVERIFY2(flexibility < before, qPrintable(stages[i]));
        QCOMPARE(value(qPrintable(QStringLiteral("flex_") + stages[i])), flexibility);
        before = flexibility;
    }
    QCOMPARE(review.capture.back().id, QStringLiteral("cuda_graph"));
    says(review.capture.back().cost, "Memory traffic stays the same");
}

void ReviewModelFactsTest::verdicts_data()
{
    QTest::addColumn<FusionVerdict>("verdict");
    const auto row = [](const char *pair, FusionVerdict verdict) { QTest::newRow(pair) << verdict; };
    row("matmul_relu", FusionVerdict::Epilogue);
    row("softmax_layernorm", FusionVerdict::Fuse);
    row("divide_by_sum", FusionVerdict::Cannot);
    row("two_products_one_input", FusionVerdict::Horizontal);
    row("relu_sigmoid", FusionVerdict::Fuse);
    row("gelu_dropout", FusionVerdict::Fuse);
    row("matmul_matmul", FusionVerdict::Cannot);
    row("attention", FusionVerdict::Fuse);
    row("layernorm_matmul", FusionVerdict::Cannot);
    row("value_branch", FusionVerdict::Cannot);
    row("unrelated", FusionVerdict::Cannot);
}

void ReviewModelFactsTest::verdicts()
{
    QFETCH(FusionVerdict, verdict);
    const FusionPair *pair = withId(review.pairs, QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(pair && !pair->reason.isEmpty());
    QCOMPARE(pair->verdict, verdict);
}

RP_TEST(ReviewModelFactsTest)

} // namespace test_review_model_facts
#include "test_review_model_facts.moc"
