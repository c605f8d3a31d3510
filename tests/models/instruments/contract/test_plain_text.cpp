// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names and texts of others turn nothing that stands beside them.
#include "models/text/command_words.h"
#include "models/text/format.h"
#include "models/text/plain_text.h"
#include "models/traces_text/trace_words.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <sstream>

namespace test_plain_text {

using namespace rp;

namespace {

const QString turned = QStringLiteral("photo\u202Egpj.exe");
const QString allMarks =
    QStringLiteral("\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069");

/// How many isolates a text leaves open, less those that it closes of others.
int leftOpen(const QString &text)
{
    int open = 0;
    for (const QChar c : text) {
        if (c == QChar(0x2069) && --open < 0)
            return open;
        open += c >= QChar(0x2066) && c <= QChar(0x2068);
    }
    return open;
}

} // namespace

class TestPlainText : public QObject
{
    Q_OBJECT
private slots:
    void aNameHasNoMarks();
    void aTextTurnsNothingBesideIt_data();
    void aTextTurnsNothingBesideIt();
    void anIsolatedNameStaysInItsIsolate();
    void aTerminalGetsNoMarksAndNoOrders();
    void aLabelIsSaidWithoutItsKey();
    void anAnchorIsSaidInWords();
};

void TestPlainText::aNameHasNoMarks()
{
    QCOMPARE(plainText(turned), QStringLiteral("photogpj.exe"));
    QCOMPARE(plainText(allMarks), QString());
    QCOMPARE(plainText(QStringLiteral("A\u200Bd\u2060a\uFEFF\u00AD")), QStringLiteral("Ada"));
    QCOMPARE(plainText(QStringLiteral("a\x1B[31m\r\nb\tc\u0085d")), QStringLiteral("a [31m b c d"));
    QCOMPARE(plainText(QStringLiteral("\u0623\u062D\u0645\u062F \U0001F600 \u674E")),
             QStringLiteral("\u0623\u062D\u0645\u062F \U0001F600 \u674E"));
    QCOMPARE(plainText(QString(1000, u'a')).size(), 200);
    QVERIFY(!shortName(turned, 40).contains(QChar(0x202E)));
}

void TestPlainText::aTextTurnsNothingBesideIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char *name, const QString &text, const QString &kept) {
        QTest::newRow(name) << text << kept;
    };
    row("plain", QStringLiteral("as it is,\nin lines"), QStringLiteral("as it is,\nin lines"));
    row("turned", turned, QStringLiteral("photogpj.exe"));
    row("embedding", QStringLiteral("a\u202Bb\u202Cc"), QStringLiteral("abc"));
    row("closed", QStringLiteral("a\u2068b\u2067c\u2069\u2069d"),
        QStringLiteral("a\u2068b\u2067c\u2069\u2069d"));
    row("open", QStringLiteral("a\u2068b\u2067c\u2069d"), QStringLiteral("ab\u2067c\u2069d"));
    row("closing another's", QStringLiteral("a\u2069b"), QStringLiteral("ab"));
    row("minus in Arabic", QStringLiteral("\u061C-\u0665"), QStringLiteral("\u061C-\u0665"));
    row("control", QStringLiteral("a\x1B[0mb"), QStringLiteral("a [0mb"));
}

void TestPlainText::aTextTurnsNothingBesideIt()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);
    QCOMPARE(withoutTurns(text), kept);
    QCOMPARE(leftOpen(withoutTurns(text)), 0);
}

void TestPlainText::anIsolatedNameStaysInItsIsolate()
{
    for (const QString &name : {turned, allMarks, QStringLiteral("\u2069\u202Eout"),
                                QStringLiteral("in\u2067"), QStringLiteral("two\nlines")}) {
        const QString isolated = Format::isolate(name);
        QVERIFY(isolated.startsWith(QChar(0x2068)) && isolated.endsWith(QChar(0x2069)));
        QCOMPARE(leftOpen(isolated), 0);
        QCOMPARE(leftOpen(isolated.chopped(1)), 1); // nothing in it closes it
        QVERIFY(!isolated.contains(QChar(0x202E)) && !isolated.contains(u'\n'));
    }
}

void TestPlainText::aTerminalGetsNoMarksAndNoOrders()
{
    std::ostringstream out;
    say(out, QStringLiteral("%1: %2\x1B]0;title\x07\n\tnext").arg(Format::isolate(turned), allMarks));
    QCOMPARE(QString::fromStdString(out.str()), QStringLiteral("photogpj.exe: ]0;title\n\tnext\n"));
}

void TestPlainText::aLabelIsSaidWithoutItsKey()
{
    QCOMPARE(withoutKey(QStringLiteral("次へ：予測(&N)")), QStringLiteral("次へ：予測"));
    QCOMPARE(withoutKey(QStringLiteral("下一步(&N)：揭晓")), QStringLiteral("下一步：揭晓"));
    QCOMPARE(withoutKey(QStringLiteral("C&heck R&&D (S)")), QStringLiteral("Check R&D (S)"));
}

void TestPlainText::anAnchorIsSaidInWords()
{
    QCOMPARE(anchorsInWords(QStringLiteral("See @sec-roofline-model-42ff, or @fig-l2-cache.")),
             QStringLiteral("See roofline model, or l2 cache."));
    for (const char *kept : {"@torch.compile", "a@b.example", "@sec-", "no anchor"})
        QCOMPARE(anchorsInWords(QLatin1String(kept)), QLatin1String(kept));
}

RP_GUILESS_TEST(TestPlainText)

} // namespace test_plain_text
#include "test_plain_text.moc"
