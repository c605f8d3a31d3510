// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "models/text/place_markers.h"
#include "models/text/sentences.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <QTranslator>

#include <cmath>
#include <limits>

namespace test_format {

using namespace rp;

namespace {

const QChar nbsp(QChar::Nbsp);

/// What a translation file does, for a few texts.
class FewWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int n) const override
    {
        const QLatin1String where(context);
        const QLatin1String text(source);
        if (where == QLatin1String("Content") && text == QLatin1String("Keyword spotting"))
            return QStringLiteral("Detección de palabras clave");
        if (where == QLatin1String("rp::Format") && text == QLatin1String("%1 %2"))
            return QStringLiteral("%2%1"); // the sign first, as Turkish and Basque do
        if (where == QLatin1String("rp::Format") && text == QLatin1String("never"))
            return QStringLiteral("nunca");
        if (where == QLatin1String("rp::Format") && text == QLatin1String("%1 day(s)"))
            return n == 1 ? QStringLiteral("%1 día") : QStringLiteral("%1 días");
        return {};
    }
};

} // namespace

class TestFormat : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void numbersInFourLanguages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("thousand");
        QTest::addColumn<QString>("million");
        QTest::addColumn<QString>("decimal");
        QTest::addColumn<QString>("percent");
        QTest::newRow("en") << "en_US"
                            << "1,000"
                            << "1,234,568"
                            << "12.50"
                            << "33.3 %";
        QTest::newRow("es") << "es_ES"
                            << "1000"
                            << "1.234.568"
                            << "12,50"
                            << "33,3 %";
        QTest::newRow("zh") << "zh_CN"
                            << "1,000"
                            << "1,234,568"
                            << "12.50"
                            << "33.3 %";
        QTest::newRow("ar") << "ar_EG" << QString::fromUtf8("١٬٠٠٠") << QString::fromUtf8("١٬٢٣٤٬٥٦٨")
                            << QString::fromUtf8("١٢٫٥٠") << QString::fromUtf8("٣٣٫٣ ٪");
    }
    void numbersInFourLanguages()
    {
        QFETCH(QString, language);
        QFETCH(QString, thousand);
        QFETCH(QString, million);
        QFETCH(QString, decimal);
        QFETCH(QString, percent);
        const Format format{QLocale(language)};
        QCOMPARE(format.count(1000), thousand);
        QCOMPARE(format.count(1234567.6), million);
        QCOMPARE(format.number(12.5, 2), decimal);
        QString shown = format.percent(1.0 / 3.0);
        // Directional marks beside the sign are the language's own business.
        shown.remove(QChar(0x061C)).remove(QChar(0x200E)).remove(QChar(0x200F));
        QCOMPARE(shown, percent.replace(u' ', nbsp));
    }

    void negativesHaveAMinusSign_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("en") << "en_US"
                            << "−5.0";
        QTest::newRow("es") << "es_ES"
                            << "−5,0";
        QTest::newRow("zh") << "zh_CN"
                            << "−5.0";
        QTest::newRow("ar") << "ar_EG" << QString(QChar(0x061C)) + QString::fromUtf8("−٥٫٠");
    }
    void negativesHaveAMinusSign()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        const Format format{QLocale(language)};
        QCOMPARE(format.number(-5.0, 1), text);
        // What rounds to nothing has no sign.
        QCOMPARE(format.number(-0.01, 1), format.number(0.0, 1));
    }

    void significantDigits_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("text");
        QTest::newRow("zero") << 0.0 << 3 << "0";
        QTest::newRow("whole") << 5.0 << 3 << "5";
        QTest::newRow("small") << 0.0123456 << 3 << "0.0123";
        QTest::newRow("carry") << 9.996 << 3 << "10";
        QTest::newRow("carry in decimals") << 0.09996 << 3 << "0.1";
        QTest::newRow("no needless zeros") << 2.50 << 3 << "2.5";
        QTest::newRow("integers stay whole") << 133608.2 << 3 << "133,608";
        QTest::newRow("below exponent form") << 9.0e14 << 3 << "900,000,000,000,000";
        QTest::newRow("negative") << -1.234 << 2 << "−1.2";
        QTest::newRow("tiny") << 1e-12 << 3 << "0.000000000001";
    }
    void significantDigits()
    {
        QFETCH(double, value);
        QFETCH(int, digits);
        QFETCH(QString, text);
        QCOMPARE(Format(QLocale(QStringLiteral("en_US"))).significant(value, digits), text);
    }

    void durations_data()
    {
        QTest::addColumn<double>("us");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << "0 µs";
        QTest::newRow("half a microsecond") << 0.5 << "0.5 µs";
        QTest::newRow("microseconds") << 10.0 << "10 µs";
        QTest::newRow("almost a millisecond") << 999.4 << "999 µs";
        QTest::newRow("rounds up to a millisecond") << 999.6 << "1 ms";
        QTest::newRow("milliseconds") << 15000.0 << "15 ms";
        QTest::newRow("seconds") << 30e6 << "30 s";
        QTest::newRow("rounds up to a minute") << 59.99e6 << "1 min";
        QTest::newRow("minutes") << 19.2 * 60e6 << "19.2 min";
        QTest::newRow("hours") << 13.0 * 3600e6 << "13 h";
        QTest::newRow("a day is said in hours") << 24.0 * 3600e6 << "24 h";
        QTest::newRow("days") << 21.1 * 86400e6 << "21.1 day(s)";
        QTest::newRow("negative") << -2500.0 << "−2.5 ms";
    }
    void durations()
    {
        QFETCH(double, us);
        QFETCH(QString, text);
        QCOMPARE(Format(QLocale(QStringLiteral("en_US"))).duration_us(us), text.replace(u' ', nbsp));
    }

    void fixedUnits()
    {
        const Format format{QLocale(QStringLiteral("en_US"))};
        QCOMPARE(format.milliseconds(12500.0), QStringLiteral("12.50 ms").replace(u' ', nbsp));
        QCOMPARE(format.microseconds(5.0, 2), QStringLiteral("5.00 µs").replace(u' ', nbsp));
        QCOMPARE(format.factor(1.2), QStringLiteral("1.20×"));
        QCOMPARE(format.bytes(80e9), QStringLiteral("80 GB").replace(u' ', nbsp));
        QCOMPARE(format.bytes(999.7), QStringLiteral("1 kB").replace(u' ', nbsp));
        QCOMPARE(format.bytes(1572864), QStringLiteral("1.57 MB").replace(u' ', nbsp));
        QCOMPARE(format.bytes(5e15), QStringLiteral("5,000 TB").replace(u' ', nbsp));
        QCOMPARE(format.perSecond(1450, QStringLiteral("img")),
                 QStringLiteral("1,450 img/s").replace(u' ', nbsp));
        QCOMPARE(format.flopPerByte(156.2), QStringLiteral("156 FLOP/byte").replace(u' ', nbsp));
        QCOMPARE(format.flopPerByte(0.1), QStringLiteral("0.1 FLOP/byte").replace(u' ', nbsp));
    }

    void spansShareTheUnitOfTheLongest()
    {
        const Format format{QLocale(QStringLiteral("en_US"))};
        const auto written = [&](double longest_us, double us, int decimals) {
            return format.durationIn(Format::unitFor(longest_us), us, decimals).replace(nbsp, QChar(u' '));
        };
        QCOMPARE(written(500.0, 5.0, 1), QStringLiteral("5.0 µs"));
        QCOMPARE(written(5e6, 500e3, 1), QStringLiteral("0.5 s"));
        QCOMPARE(written(1800e6, 60e6, 0), QStringLiteral("1 min"));
        QCOMPARE(written(24 * 3600e6, 1800e6, 1), QStringLiteral("0.5 h"));
        QCOMPARE(written(3650 * 86400e6, 86400e6, 0), QStringLiteral("1 day(s)"));
        // The unit is the one that duration_us() chooses, also where rounding decides.
        QCOMPARE(Format::unitFor(999.7), TimeSpanUnit::Milliseconds);
        QCOMPARE(Format::unitFor(std::numeric_limits<double>::infinity()), TimeSpanUnit::Days);
        QCOMPARE(Format::length_us(TimeSpanUnit::Hours), 3600e6);
    }

    void translationsDecideOrderAndPlural()
    {
        FewWords words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        const Format format{QLocale(QStringLiteral("en_US"))};
        QCOMPARE(format.percent(0.333), QStringLiteral("%33.3"));
        QCOMPARE(format.count(std::numeric_limits<double>::infinity()), QStringLiteral("nunca"));
        QCOMPARE(format.duration_us(2.0 * 86400e6), QString::fromUtf8("2 días").replace(u' ', nbsp));
        QCOMPARE(contentText(QStringLiteral("Keyword spotting")),
                 QString::fromUtf8("Detección de palabras clave"));
        QCOMPARE(contentText(QStringLiteral("No such text")), QStringLiteral("No such text"));
        QCOMPARE(contentText(QString()), QString());
        QCoreApplication::removeTranslator(&words);
    }

    void noSpaceStandsBetweenTwoHanCharacters_data()
    {
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<QString>("filled");
        const QString pass = QStringLiteral("在 %1 之后，耗时 %2 的");
        QTest::newRow("after") << pass << QStringList{QStringLiteral("5 分钟"), QStringLiteral("3 秒")}
                               << QStringLiteral("在 5 分钟之后，耗时 3 秒的");
        QTest::newRow("before") << pass << QStringList{QStringLiteral("永不"), QStringLiteral("5 ms")}
                                << QStringLiteral("在永不之后，耗时 5 ms 的");
        QTest::newRow("two values") << QStringLiteral("%1 %2 时")
                                    << QStringList{QStringLiteral("批量"), QStringLiteral("一倍")}
                                    << QStringLiteral("批量一倍时");
        QTest::newRow("kana") << QStringLiteral("%1 です") << QStringList{QStringLiteral("5倍")}
                              << QStringLiteral("5倍です");
        QTest::newRow("no value") << QStringLiteral("%1 次") << QStringList{QString()}
                                  << QStringLiteral(" 次");
        QTest::newRow("Latin") << QStringLiteral("%1 after %2")
                               << QStringList{QStringLiteral("5 ms"), QStringLiteral("3 s")}
                               << QStringLiteral("5 ms after 3 s");
    }

    void noSpaceStandsBetweenTwoHanCharacters()
    {
        QFETCH(QString, pattern);
        QFETCH(QStringList, values);
        QTEST(fillMarkers(pattern, values), "filled");
    }

    void japaneseLinesEndAtPhrases_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("start");
        QTest::addColumn<int>("end");
        QTest::addColumn<QString>("line");
        const QString region = QStringLiteral("グラフキャプチャの範囲を選ぶ");
        QTest::newRow("after the kana") << region << 0 << 10 << QStringLiteral("グラフキャプチャの");
        QTest::newRow("the next line") << region << 9 << 13 << QStringLiteral("範囲を");
        QTest::newRow("whole") << region << 9 << 14 << QStringLiteral("範囲を選ぶ");
        QTest::newRow("between two scripts")
            << QStringLiteral("カーネル融合") << 0 << 5 << QStringLiteral("カーネル");
        QTest::newRow("one long word")
            << QStringLiteral("ウォーターフォール") << 0 << 5 << QStringLiteral("ウォーター");
        QTest::newRow("after a sign")
            << QStringLiteral("次に、分岐を選ぶ") << 0 << 3 << QStringLiteral("次に、");
        QTest::newRow("before a number")
            << QStringLiteral("次の3つのメーター") << 0 << 4 << QStringLiteral("次の");
        QTest::newRow("Chinese") << QStringLiteral("计算图的捕获范围") << 0 << 3 << QStringLiteral("计算图");
        QTest::newRow("Latin") << QStringLiteral("kernel launch") << 0 << 7 << QStringLiteral("kernel ");
    }

    void japaneseLinesEndAtPhrases()
    {
        QFETCH(QString, text);
        QFETCH(int, start);
        QFETCH(int, end);
        const qsizetype at = phraseEnd(text, start, end);
        QTEST(text.mid(start, at - start), "line");
    }
};

RP_TEST(TestFormat)

} // namespace test_format
#include "test_format.moc"
