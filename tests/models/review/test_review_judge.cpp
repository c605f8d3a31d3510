// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/review/review_book.h"
#include "models/review/review_figures.h"
#include "models/review/typed_numbers.h"
#include "tests/models/review/review_json.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <cmath>

namespace test_review_judge {

using namespace rp;
using namespace rp::test;

/// Numbers with units against conventions.
class ReviewJudgeTest : public QObject
{
    Q_OBJECT
private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void typed_data();
    void typed();
    void unreadable_data();
    void unreadable();
    void locales_data();
    void locales();
    void shownCanBeTypedBack_data();
    void shownCanBeTypedBack();
    void conventions_data();
    void conventions();
    void nearestConvention();
    void allFieldsUnderOneConvention();
    void edgeCounts();
    void problemsNameTheField();
    void figures();
    void brokenFigures();
    void grades();

private:
    Catalogue m_catalogue = builtInCatalogue();
    ReviewContent m_review = smallReviewContent();
    ReviewFigures m_figures{m_review, m_catalogue};
};

namespace {

RecallQuestion::Field fieldOf(const char *units, const char *unit)
{
    return {key("f"), key("Field"), QString::fromUtf8(unit), key(units)};
}

} // namespace

void ReviewJudgeTest::typed_data()
{
    QTest::addColumn<QString>("units");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const char *units, const char *unit, const char *text, double value) {
        QTest::addRow("%s: %s", units, text)
            << key(units) << QString::fromUtf8(unit) << QString::fromUtf8(text) << value;
    };
    row("intensity", "FLOP/byte", "156", 156.0);
    row("intensity", "FLOP/byte", " 156 FLOP/byte ", 156.0);
    row("intensity", "FLOP/byte", "156 flops/B", 156.0);
    row("intensity", "FLOP/byte", "156 FLOP per byte", 156.0);
    row("intensity", "FLOP/byte", "0.156 kFLOP/byte", 156.0);
    row("intensity", "FLOP/byte", "~9.6", 9.6);
    row("intensity", "FLOP/byte", "1/8", 0.125);
    row("intensity", "FLOP/byte", "1 / 8 FLOP/byte", 0.125);
    row("intensity", "FLOP/byte", "１５６", 156.0);
    row("flops", "TFLOP/s", "312", 312e12);
    row("flops", "TFLOP/s", "312 TFLOPS", 312e12);
    row("flops", "TFLOP/s", "0.312 PFLOP/s", 312e12);
    row("flops", "TFLOP/s", "312e12 FLOP/s", 312e12);
    row("flops", "TFLOP/s", "3.12×10^14 FLOP/s", 312e12);
    row("flops", "TFLOP/s", "3.12 * 10^14 flop/s", 312e12);
    row("bytes", "MB", "40", 40e6);
    row("bytes", "MB", "40 MiB", 41943040.0);
    row("bytes", "MB", "256 KiB", 262144.0);
    row("bytes", "MB", "80 GB", 80e9);
    row("bytes_s", "GB/s", "2,039", 2.039e12);
    row("bytes_s", "GB/s", "2 TB/s", 2e12);
    row("bytes_s", "GB/s", "2.0 TB per s", 2e12);
    row("count", "", "8", 8.0);
    row("count", "", "8 accesses", 8.0);
    row("count", "", "-8", -8.0);
    row("count", "", "−8", -8.0);
    row("fraction", "%", "1.3", 0.013);
    row("fraction", "%", "1.3 %", 0.013);
    row("fraction", "%", "%1.3", 0.013);
    row("fraction", "", "0.013", 0.013);
    row("fraction", "", "1.3%", 0.013);
    row("factor", "", "5.7", 5.7);
    row("factor", "", "5.7×", 5.7);
    row("factor", "", "5.7 x", 5.7);
    row("us", "µs", "10", 10.0);
    row("us", "µs", "0.01 ms", 10.0);
    row("us", "ms", "2", 2000.0);
}

void ReviewJudgeTest::typed()
{
    QFETCH(QString, units);
    QFETCH(QString, unit);
    QFETCH(QString, text);
    QFETCH(double, value);
    const auto read = readTyped(text, {key("f"), key("Field"), unit, units});
    QVERIFY(read);
    QVERIFY2(std::abs(*read - value) <= 1e-9 * std::abs(value), qPrintable(QString::number(*read)));
}

void ReviewJudgeTest::unreadable_data()
{
    QTest::addColumn<QString>("units");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *units, const char *unit, const char *text) {
        QTest::addRow("%s: %s", units, text) << key(units) << key(unit) << QString::fromUtf8(text);
    };
    row("intensity", "FLOP/byte", "");
    row("intensity", "FLOP/byte", "high");
    row("intensity", "FLOP/byte", "156 FLOP/s");
    row("intensity", "FLOP/byte", "156 153");
    row("intensity", "FLOP/byte", "150 to 160");
    row("intensity", "FLOP/byte", "1e999");
    row("intensity", "FLOP/byte", "1/0");
    row("flops", "TFLOP/s", "312 GB/s");
    row("bytes", "MB", "40 MB/s");
    row("count", "", "8 or 10");
    row("count", "", "8 %");
    row("fraction", "%", "1.3 ms");
    row("us", "ms", "2 GB");
    row("unheard", "", "2");
}

void ReviewJudgeTest::unreadable()
{
    QFETCH(QString, units);
    QFETCH(QString, unit);
    QFETCH(QString, text);
    QVERIFY(!readTyped(text, {key("f"), key("Field"), unit, units}));
}

void ReviewJudgeTest::locales_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("es comma") << key("es") << key("9,6 FLOP/byte") << 9.6;
    QTest::newRow("es point") << key("es") << key("9.6") << 9.6;
    QTest::newRow("es groups") << key("es") << key("12.039") << 12039.0;
    QTest::newRow("es power") << key("es") << key("1,56e2") << 156.0;
    QTest::newRow("ar digits") << key("ar_EG") << QString::fromUtf8("١٥٦") << 156.0;
    QTest::newRow("ar decimals") << key("ar_EG") << QString::fromUtf8("٩٫٦") << 9.6;
    QTest::newRow("ar latin") << key("ar_EG") << key("9.6 FLOP/byte") << 9.6;
    QTest::newRow("zh") << key("zh_CN") << key("2,039") << 2039.0;
}

void ReviewJudgeTest::locales()
{
    QFETCH(QString, locale);
    QFETCH(QString, text);
    QFETCH(double, value);
    const auto read = readTyped(text, fieldOf("intensity", "FLOP/byte"), QLocale(locale));
    QVERIFY(read);
    QVERIFY2(std::abs(*read - value) <= 1e-9 * value, qPrintable(QString::number(*read)));
}

void ReviewJudgeTest::shownCanBeTypedBack_data()
{
    QTest::addColumn<QString>("locale");
    for (const char *locale : {"C", "en_US", "es_ES", "ar_EG", "zh_CN"})
        QTest::newRow(locale) << key(locale);
}

void ReviewJudgeTest::shownCanBeTypedBack()
{
    QFETCH(QString, locale);
    QLocale::setDefault(QLocale(locale));
    const std::vector<std::pair<RecallQuestion::Field, double>> cases = {
        {fieldOf("intensity", "FLOP/byte"), 156.0},
        {fieldOf("flops", "TFLOP/s"), 312e12},
        {fieldOf("bytes", "MB"), 41.9e6},
        {fieldOf("bytes_s", "GB/s"), 2.039e12},
        {fieldOf("count", ""), 1200.0},
        {fieldOf("fraction", "%"), 0.013},
        {fieldOf("factor", ""), 5.7},
        {fieldOf("us", "ms"), 1250.0}};
    for (const auto &[field, value] : cases) {
        const QString shown = unitText(value, field.units, 4);
        const auto read = readTyped(shown, field);
        QVERIFY2(read && std::abs(*read - value) <= 1e-9 * value, qPrintable(shown));
    }
}

void ReviewJudgeTest::conventions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("convention"); // empty: wrong
    QTest::newRow("nominal") << key("156") << key("nominal");
    QTest::newRow("exact") << key("153 FLOP/byte") << key("exact");
    QTest::newRow("a little high") << key("159.1") << key("nominal");
    QTest::newRow("too high") << key("159.2") << QString();
    QTest::newRow("a little low") << key("150") << key("exact");
    QTest::newRow("too low") << key("149.9") << QString();
    QTest::newRow("other unit") << key("156 FLOP/s") << QString();
    QTest::newRow("a thousand times") << key("156 kFLOP/byte") << QString();
    QTest::newRow("negative") << key("-156") << QString();
    QTest::newRow("nothing") << QString() << QString();
}

void ReviewJudgeTest::conventions()
{
    QFETCH(QString, text);
    QFETCH(QString, convention);
    const RecallJudgement judged =
        judgeNumbers(*m_review.question(key("ridge")), {{key("r"), text}}, m_figures);
    QCOMPARE(judged.convention, convention);
    QCOMPARE(judged.right, !convention.isEmpty());
}

void ReviewJudgeTest::nearestConvention()
{
    RecallQuestion question = *m_review.question(key("ridge"));
    question.tolerance = 0.05; // both are within it now
    const auto named = [&](const char *text) {
        return judgeNumbers(question, {{key("r"), key(text)}}, m_figures).convention;
    };
    QCOMPARE(named("153"), key("exact"));
    QCOMPARE(named("154"), key("exact"));
    QCOMPARE(named("155"), key("nominal"));
    QCOMPARE(named("156"), key("nominal"));
}

void ReviewJudgeTest::allFieldsUnderOneConvention()
{
    const RecallQuestion &question = *m_review.question(key("chain"));
    const auto judged = [&](const char *unfused, const char *fused) {
        return judgeNumbers(question, {{key("u"), key(unfused)}, {key("f"), key(fused)}}, m_figures);
    };
    QCOMPARE(judged("8", "2").convention, key("broadcast"));
    QCOMPARE(judged("10", "4").convention, key("full"));
    QVERIFY(!judged("8", "4").right);
    QVERIFY(!judged("10", "2").right);
    QVERIFY(!judged("8", "").right);
}

void ReviewJudgeTest::edgeCounts()
{
    const RecallQuestion &question = *m_review.question(key("ridge"));
    QVERIFY(judgeNumbers(question, {{key("r"), key("159.12")}}, m_figures).right);
    QVERIFY(!judgeNumbers(question, {{key("r"), key("159.1201")}}, m_figures).right);
}

void ReviewJudgeTest::problemsNameTheField()
{
    const RecallQuestion &question = *m_review.question(key("chain"));
    const auto problem = [&](const char *unfused, const char *fused) {
        return entryProblem(question, {{key("u"), key(unfused)}, {key("f"), key(fused)}});
    };
    QVERIFY(problem("8", "3").isEmpty()); // wrong, but a number
    QVERIFY(problem("", "2").contains(key("Unfused")));
    QVERIFY(problem("8", " ").contains(key("Fused")));
    QVERIFY(problem("8", "two").contains(key("two")));
    QVERIFY(problem("8", "two").contains(key("12")));
    const QString ridge = entryProblem(*m_review.question(key("ridge")), {{key("r"), key("lots of %1")}});
    QVERIFY(ridge.contains(key("FLOP/byte")) && ridge.contains(key("lots of %1")));
}

void ReviewJudgeTest::figures()
{
    QVERIFY(m_figures.problems().empty());
    QVERIFY(std::abs(m_figures.value(key("ridge")) - 156.0) < 1e-9);
    QCOMPARE(m_figures.text(key("ridge")), QString::fromUtf8("156\u00a0FLOP/byte"));
    QCOMPARE(m_figures.text(key("hbm_speed")), QString::fromUtf8("2.039\u00a0TB/s"));
    QCOMPARE(m_figures.resolve(key("{ridge} or {ridge_exact}.")),
             QString::fromUtf8("156\u00a0FLOP/byte or 153\u00a0FLOP/byte."));
    QVERIFY(std::isnan(m_figures.value(key("none"))));
    QVERIFY(m_figures.text(key("none")).isEmpty());
    QCOMPARE(m_figures.resolve(key("{none} and {")), key("{none} and {"));
    QCOMPARE(unitText(0.0131, key("fraction"), 2), QString::fromUtf8("1.3\u00a0%"));
    QCOMPARE(unitText(5.68, key("factor"), 2), QString::fromUtf8("5.7×"));
    QCOMPARE(unitText(1200.0, key("count"), 4), key("1200"));
}

void ReviewJudgeTest::brokenFigures()
{
    ReviewContent review = m_review;
    review.figures[key("ridge")].function = key("no_such");
    review.figures[key("ridge_exact")].arguments = R"({"dev": "TOASTER", "prec": "fp16"})";
    review.figures[key("eight")] = review.figures[key("ridge")];
    review.figures[key("eight")].function = key("ridge");
    review.figures[key("eight")].result = key("nothing/here");
    const ReviewFigures figures(review, m_catalogue);
    QCOMPARE(figures.problems().size(), std::size_t(3));
    for (const QString &problem : figures.problems())
        QVERIFY(problem.contains(key("can't be computed")));
    QVERIFY(std::isnan(figures.value(key("ridge"))));
    // What can't be computed makes no answer right.
    QVERIFY(!judgeNumbers(*review.question(key("ridge")), {{key("r"), key("156")}}, figures).right);
}

void ReviewJudgeTest::grades()
{
    using fsrs::Grade;
    for (int confidence = 1; confidence <= 5; ++confidence)
        QVERIFY(gradeOf(false, confidence) == Grade::Again);
    QVERIFY(gradeOf(true, 1) == Grade::Hard);
    QVERIFY(gradeOf(true, 2) == Grade::Hard);
    QVERIFY(gradeOf(true, 3) == Grade::Good);
    QVERIFY(gradeOf(true, 4) == Grade::Good);
    QVERIFY(gradeOf(true, 5) == Grade::Easy);
}

RP_TEST(ReviewJudgeTest)

} // namespace test_review_judge
#include "test_review_judge.moc"
