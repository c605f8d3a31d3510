// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_spoken_form {

using namespace rp;

class TestSpokenForm : public QObject
{
    Q_OBJECT
private slots:
    void unitsAreWords_data();
    void unitsAreWords();
    void whatFormatWritesIsSpoken();
};

void TestSpokenForm::unitsAreWords_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("spoken");
    const auto row = [](const char *written, const char *spoken) {
        QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(spoken);
    };
    row("10 µs", "10 microsecond(s)"); // the plural forms are in the translations
    row("From 5 ms, to 20.5 ms.", "From 5 millisecond(s), to 20.5 millisecond(s).");
    row("23 h 20 min", "23 hour(s) 20 minute(s)");
    row("312 TFLOP/s", "312 TFLOP per second");
    row("1,450 img/s and 156 FLOP/byte", "1,450 img per second and 156 FLOP per byte");
    row("2 TB/s.", "2 TB per second.");
    row("90 µs的", "90 microsecond(s)的");
    row("312 TFLOP/s، 10 µs؛", "312 TFLOP per second، 10 microsecond(s)؛");
    // Without a number, as in the heading of a column.
    row("Start (µs)", "Start (microsecond(s))");
    row("Time (ms), peak TFLOP/s", "Time (millisecond(s)), peak TFLOP per second");
    row("开始（µs）", "开始（microsecond(s)）");
    row("トークン/s", "トークン per second");
    row("6 µA/MHz, 3 pJ/byte", "6 µA per MHz, 3 pJ per byte");
    row("3 FLOP/Byte", "3 FLOP per byte");
    // No units.
    row("A/B, I/O, n/a", "A/B, I/O, n/a");
    row("s, h and min", "s, h and min");
    row("page 1/2", "page 1/2");
    row("3 and/or 4", "3 and/or 4");
    row("3 models", "3 models");
    row("50 %, 1.20×", "50 %, 1.20×");
    row("h 3", "h 3");
    row("", "");
}

void TestSpokenForm::unitsAreWords()
{
    QFETCH(QString, written);
    QFETCH(QString, spoken);
    QCOMPARE(spokenForm(written), spoken);
    QCOMPARE(spokenForm(spoken), spoken);
}

void TestSpokenForm::whatFormatWritesIsSpoken()
{
    const Format format;
    for (const QString &text :
         {format.microseconds(12.5), format.milliseconds(12500.0), format.duration_us(5e6),
          format.span_s(84000.0), format.flopPerSecond(3e14), format.flopPerByte(156.0)})
        QVERIFY2(spokenForm(text) != text, qPrintable(text));
}

RP_TEST(TestSpokenForm)

} // namespace test_spoken_form
#include "test_spoken_form.moc"
