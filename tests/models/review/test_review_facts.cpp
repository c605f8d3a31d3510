// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the review asks and answers, held against the models and the reference's figures.
#include "models/review/review_book.h"
#include "tests/models/review/review_fixture.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_review_facts {

using namespace rp;

class ReviewFactsTest : public QObject, private ReviewFixture
{
    Q_OBJECT
private slots:
    void initTestCase() { load(); }
    void everythingIsThere();
    void ridgePointBelongsToAPrecision_data();
    void ridgePointBelongsToAPrecision();
    void chainHasTwoCounts_data();
    void chainHasTwoCounts();
    void reluIsMemoryBound();
    void publishedNumbers();
    void beliefsAreCorrectedWithALimit();
    void openQuestionsNeedMoreThanHalfAThought();
    void nothingWithoutASource();
    void textsArePlain();
};

void ReviewFactsTest::everythingIsThere()
{
    QCOMPARE(review.concepts.size(), size_t(14));
    QCOMPARE(review.paths.size(), size_t(3));
    QCOMPARE(review.memory.size(), size_t(4));
    QVERIFY(review.pairs.size() >= 8);
    QCOMPARE(review.loop.size(), size_t(5));
    QCOMPARE(review.questions.size(), size_t(10));
    QCOMPARE(review.beliefs.size(), size_t(8));
    QCOMPARE(review.selfCheck.size(), size_t(10));
    QCOMPARE(review.prompts.size(), size_t(5));
    QCOMPARE(review.minutes, 60);
    QCOMPARE(review.bands.size(), size_t(4));
    const int bands[] = {10, 8, 5, 0};
    for (size_t i = 0; i < review.bands.size(); ++i)
        QCOMPARE(review.bands[i].from, bands[i]);
    // Whoever asks for more is led into a lab.
    for (const ReviewConcept &entry : review.concepts)
        QVERIFY2(!entry.link.lab.isEmpty(), qPrintable(entry.id));
    for (const LoopStage &stage : review.loop)
        QVERIFY2(!stage.link.lab.isEmpty(), qPrintable(stage.id));
    for (const RecallQuestion &entry : review.questions)
        QVERIFY2(!entry.link.lab.isEmpty(), qPrintable(entry.id));
}

void ReviewFactsTest::ridgePointBelongsToAPrecision_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("convention");
    const auto row = [](const char *typed, const char *convention) {
        QTest::newRow(typed) << QString::fromLatin1(typed) << QString::fromLatin1(convention);
    };
    row("156", "fp16_nominal");
    row("156 FLOP/byte", "fp16_nominal");
    row("153", "fp16_exact");
    // Other precisions than the one that the question names, two of which look like a bare peak.
    row("9.6", "");
    row("78", "");
    row("39", "");
    row("312", "");
    // That of an H100, the sparse peak at INT8, and the quotient the wrong way round.
    row("295", "");
    row("612", "");
    row("0.0064", "");
}

void ReviewFactsTest::ridgePointBelongsToAPrecision()
{
    QFETCH(QString, typed);
    QFETCH(QString, convention);
    const RecallJudgement judged =
        judgeNumbers(question("ridge_a100"), {{QStringLiteral("ridge"), typed}}, *figures);
    QCOMPARE(judged.convention, convention);
    QCOMPARE(judged.right, !convention.isEmpty());
}

void ReviewFactsTest::chainHasTwoCounts_data()
{
    QTest::addColumn<QString>("unfused");
    QTest::addColumn<QString>("fused");
    QTest::addColumn<QString>("convention");
    QTest::newRow("broadcast") << QStringLiteral("8") << QStringLiteral("2") << QStringLiteral("broadcast");
    QTest::newRow("full") << QStringLiteral("10") << QStringLiteral("4") << QStringLiteral("full");
    QTest::newRow("mixed") << QStringLiteral("8") << QStringLiteral("4") << QString();
    QTest::newRow("mixed again") << QStringLiteral("10") << QStringLiteral("2") << QString();
    QTest::newRow("intermediates only") << QStringLiteral("6") << QStringLiteral("0") << QString();
}

void ReviewFactsTest::chainHasTwoCounts()
{
    QFETCH(QString, unfused);
    QFETCH(QString, fused);
    QFETCH(QString, convention);
    const RecallQuestion &asked = question("chain_accesses");
    const RecallJudgement judged = judgeNumbers(
        asked, {{QStringLiteral("unfused"), unfused}, {QStringLiteral("fused"), fused}}, *figures);
    QCOMPARE(judged.convention, convention);
    QCOMPARE(judged.right, !convention.isEmpty());
    // How to count is said before it is asked: whole passes of four kernels, not round trips.
    says(asked.convention, "four kernels");
    says(asked.convention, "Both counts are accepted");
}

void ReviewFactsTest::reluIsMemoryBound()
{
    const RecallQuestion &asked = question("relu_regime");
    QCOMPARE(asked.correct, QStringLiteral("bandwidth"));
    QVERIFY(value("relu_fp32_ai") < value("a100_ridge_fp32"));
    near(value("relu_rate"), 0.25e12, 1.0);
    near(value("relu_share_fp32"), 0.013, 5e-4);
    near(value("relu_share_tensor"), 0.0016, 5e-5);
    const QString answer = shown(asked.answer);
    says(answer, "0.125 FLOP/byte");
    says(answer, "9.6 FLOP/byte");
    says(answer, "1.3 %");
    const QString full = shown(question("relu_full_peak").answer);
    says(full, "1.3 %");
    says(full, "0.16 %");
    says(full, "share of the bandwidth");
}

/// Measurements of others have no function: the words must at least agree with each other.
void ReviewFactsTest::publishedNumbers()
{
    const auto it =
        std::find_if(review.beliefs.begin(), review.beliefs.end(),
                     [](const BeliefContent &entry) { return entry.id == QLatin1String("more_flop"); });
    const QString text = shown(it->correction);
    near(75.2 / 66.6, 1.13, 5e-3);
    near(41.7 / 7.3, 5.7, 0.05);
    for (const char *number : {"13 %", "5.7 times", "66.6 and 75.2 GFLOP", "41.7 and 7.3 ms", "Published"})
        says(text, number);
    says(shown(conceptOf("payback").about), "133,608 images");
    says(shown(conceptOf("fusion").about), "3 times as many bytes");
    says(shown(conceptOf("dispatcher").about), "33.3 %");
    near(value("kws_util"), 1.0 / 3.0, 1e-12);
    says(shown(conceptOf("math_and_bandwidth").about), "156 operations");
}

void ReviewFactsTest::beliefsAreCorrectedWithALimit()
{
    // Were all of them false, "false" would need no thought.
    QStringList right;
    for (const BeliefContent &entry : review.beliefs) {
        if (entry.isTrue)
            right.append(entry.id);
        QVERIFY2(!entry.correction.empty() && !entry.nuance.isEmpty(), qPrintable(entry.id));
    }
    QCOMPARE(right, (QStringList{QStringLiteral("lower_not_slower"), QStringLiteral("product_memory_bound"),
                                 QStringLiteral("two_gains")}));
    QVERIFY(value("kws_util_fast") < value("kws_util") && value("kws_fast") > 1.0);
    QVERIFY(value("gemv_one_ai") < value("h100_ridge"));
    QVERIFY(value("mask_gain_skip") != value("mask_gain_break"));
}

void ReviewFactsTest::openQuestionsNeedMoreThanHalfAThought()
{
    int open = 0;
    for (const RecallQuestion &entry : review.questions) {
        if (entry.kind != RecallQuestion::Kind::Open)
            continue;
        ++open;
        QVERIFY2(entry.pointsNeeded >= 2, qPrintable(entry.id));
        QVERIFY2(entry.keyPoints.size() >= size_t(entry.pointsNeeded), qPrintable(entry.id));
    }
    QCOMPARE(open, 7);
    // Any three of six.
    QCOMPARE(question("graph_compiler").keyPoints.size(), size_t(6));
    QCOMPARE(question("graph_compiler").pointsNeeded, 3);
    // Not "never": a row in one block, or a grid that waits.
    const QString divide = shown(question("divide_by_sum").answer);
    says(divide, "Not by ordinary element-wise fusion");
    says(divide, "It is possible if a row fits into one block");
    says(divide, "two reads and one write");
    says(shown(question("roofline_latency").answer), "does not show launches");
    says(shown(question("graph_break").answer), "the whole function runs in eager mode");
}

/// What the course's review sheet says about retention has no source.
void ReviewFactsTest::nothingWithoutASource()
{
    QVERIFY(texts().size() > 300);
    for (const QString &text : texts())
        QVERIFY2(!text.contains(QLatin1String("retention"), Qt::CaseInsensitive), qPrintable(text));
}

void ReviewFactsTest::textsArePlain()
{
    static const QRegularExpression ends(QStringLiteral("[.?!;:] "));
    static const QRegularExpression placeholder(QStringLiteral("\\{[^}]*\\}"));
    for (QString text : texts()) {
        text.replace(placeholder, QStringLiteral("x"));
        for (const QString &sentence : text.split(ends))
            QVERIFY2(sentence.split(QLatin1Char(' ')).size() <= 30, qPrintable(sentence));
    }
}

RP_TEST(ReviewFactsTest)

} // namespace test_review_facts
#include "test_review_facts.moc"
