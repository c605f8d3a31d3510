// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"

#include <QCoreApplication>
#include <QHash>
#include <QTest>
#include <QTranslator>

namespace test_spoken_form {

using namespace rp;

namespace {

/// Signs in words, in a language of its own.
class SignWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        static const QHash<QString, QString> words = {
            {QStringLiteral("%1 %"), QStringLiteral("%1 percent")},
            {QStringLiteral("%1×"), QStringLiteral("%1 times")},
            {QStringLiteral("−%1"), QStringLiteral("minus %1")},
            {QStringLiteral("%1.%2"), QStringLiteral("%1 point %2")},
            {QStringLiteral("×"), QStringLiteral("by")},
            {QStringLiteral("÷"), QStringLiteral("over")},
            {QStringLiteral("−"), QStringLiteral("less")},
            {QStringLiteral("+"), QStringLiteral("plus")},
            {QStringLiteral("="), QStringLiteral("is")},
            {QStringLiteral("≥"), QStringLiteral("at least")},
            {QStringLiteral("≤"), QStringLiteral("at most")},
            {QStringLiteral("≈"), QStringLiteral("about")},
            {QStringLiteral("≠"), QStringLiteral("is not")},
            {QStringLiteral("greater than"), QStringLiteral("over")},
            {QStringLiteral("→"), QStringLiteral("then")},
            {QStringLiteral("← →"), QStringLiteral("arrow keys")},
            {QStringLiteral("±%1"), QStringLiteral("give or take %1")},
        };
        return QLatin1String(context) == QLatin1String("rp::SpokenForm")
                   ? words.value(QString::fromUtf8(source))
                   : QString();
    }
};

void addColumns()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("spoken");
}

void row(const char *written, const char *spoken)
{
    QTest::newRow(written) << QString::fromUtf8(written) << QString::fromUtf8(spoken);
}

} // namespace

class TestSpokenForm : public QObject
{
    Q_OBJECT
private slots:
    void unitsAreWords_data();
    void unitsAreWords();
    void signsAreWords_data();
    void signsAreWords();
    void whatFormatWritesIsSpoken();
};

void TestSpokenForm::unitsAreWords_data()
{
    addColumns();
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
    // Voices of English say signs, and a sign with its space that doesn't break stays as it is.
    row("50 %, 1.20×", "50 %, 1.20×");
    row("−5.5 ÷ 2 = −2.75", "−5.5 ÷ 2 = −2.75");
    row("260 → 70, ±5 ≥ 2 ≠ 1", "260 → 70, ±5 ≥ 2 ≠ 1");
    // But some they leave out.
    row("> 10 s", "greater than 10 second(s)");
    row("x·w + b", "x × w + b");
    // Numbers are two for the voice of Arabic where one of its separators stands.
    row("٣٣٫٣، ١٬٢٣٤٫٥، ١٢", "33.3، 1,234.5، ١٢");
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

void TestSpokenForm::signsAreWords_data()
{
    addColumns();
    row("from 50 % to 5–10%.", "from 50 percent to 5–10 percent.");
    row("Share (%), 100 %的", "Share (percent), 100 percent的");
    row("٣٣٫٣٪\u061c، ٥٪", "33 point 3 percent، ٥ percent");
    row("1.47× faster, 2×", "1 point 47 times faster, 2 times");
    row("1,024 × 768, 64×8, ×2", "1,024 by 768, 64 by 8, by 2");
    row("−5 %, \u061c−٥٫٥", "minus 5 percent, minus 5 point 5");
    row("6 − 2 + 1 = 5 ÷ 1", "6 less 2 plus 1 is 5 over 1");
    row("M = N = K", "M is N is K");
    row("≥ 0 s", "at least 0 second(s)");
    row("W ≤ C, T≥1", "W at most C, T at least 1");
    row("≈ 134,000 images, I ≈ 2", "about 134,000 images, I about 2");
    row("A ≠ B", "A is not B");
    row("> 10 ms, P(T > d)", "over 10 millisecond(s), P(T over d)");
    row("260 → 70 µs, ٢٦٠ ← ٧٠", "260 then 70 microsecond(s), ٢٦٠ then ٧٠");
    row("Drag it, or use ← →. So.", "Drag it, or use arrow keys. So.");
    row("±12.5 %", "give or take 12 point 5 percent");
    row("relu(x·w + b), x · Wq, (T) · f", "relu(x by w plus b), x by Wq, (T) by f");
    // What is no such sign.
    row("A−5, C++, x=1, 100%1, 1.2.3", "A−5, C++, x=1, 100%1, 1.2.3");
    row("≠ differs", "differs");
    row("So it is, ≠ differs", "So it is, ≠ differs");
    row("Act 3 · Brief · about 5, a<b> c", "Act 3 · Brief · about 5, a<b> c");
    row("", "");
}

void TestSpokenForm::signsAreWords()
{
    QFETCH(QString, written);
    QFETCH(QString, spoken);
    SignWords words;
    QCoreApplication::installTranslator(&words);
    const QString once = spokenForm(written);
    const QString again = spokenForm(once);
    QCoreApplication::removeTranslator(&words);
    QCOMPARE(once, spoken);
    QCOMPARE(again, spoken);
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
