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
    void conventions_data();
    void conventions();
    void grades();

private:
    Catalogue m_catalogue = builtInCatalogue();
    ReviewContent m_review = smallReview();
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
