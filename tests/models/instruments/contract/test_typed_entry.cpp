// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "models/text/typed_entry.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTest>
#include <QTranslator>

#include <cmath>
#include <limits>

namespace test_typed_entry {

using namespace rp;
using rp::test::plain;

namespace {

constexpr double minute = 60.0;
constexpr double hour = 3600.0;
constexpr double day = 86400.0;
constexpr double year = 365.0 * day;

/// What a translation file does, for the units of time.
class Words : public QTranslator
{
public:
    explicit Words(bool arabic)
        : m_arabic(arabic)
    {
    }
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int n) const override
    {
        const QLatin1String text(source);
        if (text == QLatin1String("%1 h"))
            return m_arabic ? QString::fromUtf8("%1 س") : QString::fromUtf8("%1 小时");
        if (text == QLatin1String("%1 min"))
            return m_arabic ? QString::fromUtf8("%1 د") : QString::fromUtf8("%1 分钟");
        if (text == QLatin1String("%1 day(s)") && m_arabic)
            return n == 1 ? QString::fromUtf8("%1 يوم") : QString::fromUtf8("%1 أيام");
        if (text == QLatin1String("d|day|days"))
            return m_arabic ? QString::fromUtf8("يوم|أيام|يومًا") : QString::fromUtf8("天|日");
        return {};
    }

private:
    bool m_arabic;
};

} // namespace

class TestTypedEntry : public QObject
{
    Q_OBJECT

private slots:
    void init() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void spans_data()
    {
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << 0.0 << "0 s";
        QTest::newRow("one run") << 0.000864 << "864 µs";
        QTest::newRow("milliseconds") << 0.0432 << "43.2 ms";
        QTest::newRow("seconds") << 30.0 << "30 s";
        QTest::newRow("tenths") << 29.775 << "29.8 s";
        QTest::newRow("just below a minute") << 59.94 << "59.9 s";
        QTest::newRow("rounds to a minute") << 59.97 << "1 min";
        QTest::newRow("minutes and seconds") << 1154.4 << "19 min 14 s";
        QTest::newRow("whole minutes") << 20.0 * minute << "20 min";
        QTest::newRow("rounds to an hour") << 3599.7 << "1 h";
        QTest::newRow("hours and minutes") << 84000.0 << "23 h 20 min";
        QTest::newRow("rounds to a day") << day - 20.0 << "1 day(s)";
        QTest::newRow("a day") << day << "1 day(s)";
        QTest::newRow("days") << 21.145833 * day << "21.1 day(s)";
        QTest::newRow("a month") << 30.0 * day << "30 day(s)";
        QTest::newRow("rounds to a year") << 364.7 * day << "1 year(s)";
        QTest::newRow("a year") << year << "1 year(s)";
        QTest::newRow("507.5 days") << 507.5 * day << "1.39 year(s)";
        QTest::newRow("ten years") << 3650.0 * day << "10 year(s)";
        QTest::newRow("ages") << 1234567.0 * year << "1,234,567 year(s)";
        QTest::newRow("a loss") << -29.775 << "−29.8 s";
        QTest::newRow("a longer loss") << -1154.4 << "−19 min 14 s";
        QTest::newRow("a loss of days") << -2.0 * day << "−2 day(s)";
        QTest::newRow("never") << std::numeric_limits<double>::infinity() << "never";
        QTest::newRow("undefined") << std::nan("") << "not defined";
    }
    void spans()
    {
        QFETCH(double, seconds);
        QFETCH(QString, text);
        const QString shown = Format().span_s(seconds);
        QCOMPARE(plain(shown), text);
        QVERIFY2(!shown.contains(u' ') || !std::isfinite(seconds), "a span stays on one line");
    }

    void readsSpans_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("seconds");
        QTest::newRow("compound") << "23 h 20 min" << 84000.0;
        QTest::newRow("tight") << "23h20min" << 84000.0;
        QTest::newRow("36h") << "36h" << 36.0 * hour;
        QTest::newRow("two days") << "2 days" << 2.0 * day;
        QTest::newRow("one day") << "1 day" << day;
        QTest::newRow("as shown untranslated") << "21.1 day(s)" << 21.1 * day;
        QTest::newRow("words") << "1 hour, 5 minutes" << 3900.0;
        QTest::newRow("abbreviated") << "5 min. 3 sec." << 303.0;
        QTest::newRow("other order") << "20 min 23 h" << 84000.0;
        QTest::newRow("upper case") << "1 YEAR" << year;
        QTest::newRow("weeks") << "2 weeks" << 14.0 * day;
        QTest::newRow("fraction") << "1.5 h" << 1.5 * hour;
        QTest::newRow("groups") << "1,000 s" << 1000.0;
        QTest::newRow("bare") << "3" << 3.0 * day;
        QTest::newRow("spaces") << "  3   h " << 3.0 * hour;
        QTest::newRow("hard spaces") << QString::fromUtf8("23 h 20 min") << 84000.0;
        QTest::newRow("direction marks")
            << QChar(0x2068) + QStringLiteral("23 h 20 min") + QChar(0x2069) << 84000.0;
        QTest::newRow("run") << "1 run" << 36.0;
        QTest::newRow("runs") << "2334 Runs" << 84024.0;
        for (const char *bad : {"", "h", "abc", "23 h 20", "5 parsecs", "-3 h", "1e3 h", "3 h h", "1.2.3 h",
                                "h 3", "3 4 h", "nan", "inf"})
            QTest::newRow(bad) << bad << -1.0;
    }
    void readsSpans()
    {
        QFETCH(QString, typed);
        QFETCH(double, seconds);
        const SpanUnit run{{QStringLiteral("run"), QStringLiteral("runs")}, 36.0};
        const auto read = readSpan_s(typed, day, {run});
        QCOMPARE(read.has_value(), seconds >= 0.0);
        if (read)
            QVERIFY(std::abs(*read - seconds) <= 1e-9 * seconds);
    }

    void readsWhatItsLanguageWrites_data()
    {
        QTest::addColumn<bool>("arabic");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("seconds");
        QTest::newRow("Arabic") << true << QString::fromUtf8("٢٣ س ٢٠ د") << 84000.0;
        QTest::newRow("Arabic days") << true << QString::fromUtf8("٢١٫١ يومًا") << 21.1 * day;
        QTest::newRow("Arabic, plural form") << true << QString::fromUtf8("٣ أيام") << 3.0 * day;
        QTest::newRow("Arabic, English") << true << QStringLiteral("23 h 20 min") << 84000.0;
        QTest::newRow("Chinese") << false << QString::fromUtf8("23小时20分钟") << 84000.0;
        QTest::newRow("Chinese days") << false << QString::fromUtf8("2天") << 2.0 * day;
        QTest::newRow("Chinese, English") << false << QStringLiteral("2 days") << 2.0 * day;
    }
    void readsWhatItsLanguageWrites()
    {
        QFETCH(bool, arabic);
        QFETCH(QString, typed);
        QFETCH(double, seconds);
        QLocale::setDefault(QLocale(arabic ? QStringLiteral("ar_EG") : QStringLiteral("zh_CN")));
        Words words(arabic);
        QVERIFY(QCoreApplication::installTranslator(&words));
        const auto read = readSpan_s(typed, day);
        QCoreApplication::removeTranslator(&words);
        QVERIFY(read);
        QVERIFY(std::abs(*read - seconds) <= 1e-9 * seconds);
    }

    void percentages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<double>("fraction");
        QTest::newRow("sign") << "en_US"
                              << "48 %" << 0.48;
        QTest::newRow("tight") << "en_US"
                               << "48%" << 0.48;
        QTest::newRow("bare") << "en_US"
                              << "48.3" << 0.483;
        QTest::newRow("Spanish") << "es_ES"
                                 << "48,3 %" << 0.483;
        QTest::newRow("Spanish with a point") << "es_ES"
                                              << "48.3 %" << 0.483;
        QTest::newRow("Arabic") << "ar_EG" << QString::fromUtf8("٤٨ ٪") << 0.48;
        QTest::newRow("Arabic, plain sign") << "ar_EG" << QString::fromUtf8("48 %") << 0.48;
        QTest::newRow("sign first") << "en_US"
                                    << "%48" << 0.48;
        QTest::newRow("no number") << "en_US"
                                   << "%" << -1.0;
        QTest::newRow("something else") << "en_US"
                                        << "48 h" << -1.0;
        QTest::newRow("negative") << "en_US"
                                  << "-5 %" << -1.0;
    }
    void percentages()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(double, fraction);
        const auto read = readPercent(typed, QLocale(language));
        QCOMPARE(read.has_value(), fraction >= 0.0);
        if (read)
            QVERIFY(std::abs(*read - fraction) < 1e-12);
    }
};

RP_TEST(TestTypedEntry)

} // namespace test_typed_entry
#include "test_typed_entry.moc"
