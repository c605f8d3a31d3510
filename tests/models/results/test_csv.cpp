// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table that is opened by whatever spreadsheet there is: nothing in it is worked out.
#include "models/instruments/contract/csv.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_csv {

using namespace rp;

namespace {

/// As a reader takes a line apart whose cells end at `end`: quotes count where they begin a cell.
QStringList cellsOf(const QString &line, QChar end)
{
    QStringList cells{QString()};
    bool isQuoted = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (isQuoted) {
            if (c == u'"' && i + 1 < line.size() && line[i + 1] == u'"')
                cells.back() += line[i++];
            else if (c == u'"')
                isQuoted = false;
            else
                cells.back() += c;
        } else if (c == u'"' && cells.back().isEmpty()) {
            isQuoted = true;
        } else if (c == end || c == u'\n' || c == u'\r') {
            cells << QString();
        } else {
            cells.back() += c;
        }
    }
    return cells;
}

} // namespace

class CsvTest : public QObject
{
    Q_OBJECT
private slots:
    void noCellIsAFormula_data();
    void noCellIsAFormula();
    void aNumberStaysOne_data();
    void aNumberStaysOne();
    void ordinaryTextIsLeftAlone_data();
    void ordinaryTextIsLeftAlone();
};

void CsvTest::noCellIsAFormula_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const char16_t *text) {
        QTest::newRow(name) << QString::fromUtf16(text);
    };
    row("equals", u"=1+1");
    row("plus", u"+cmd|' /C calc'!A0");
    row("minus", u"-2+3+cmd|' /C calc'!A0");
    row("at", u"@SUM(1)");
    row("full-width equals", u"\uff1dcmd()");
    row("full-width plus", u"\uff0bcmd()");
    row("full-width minus", u"\uff0dcmd()");
    row("full-width at", u"\uff20SUM(1)");
    row("small equals", u"\ufe66cmd()");
    row("minus sign", u"\u2212cmd()");
    row("behind a space", u" =1+1");
    row("behind a hard space", u"\u00a0=1+1");
    row("behind an ideographic space", u"\u3000=1+1");
    row("behind a byte order mark", u"\ufeff=1+1");
    row("behind a zero-width space", u"\u200b\u200d=1+1");
    row("behind an isolate", u"\u2068=1+1\u2069");
    row("behind a tab", u"\t=1+1");
    row("behind a line's end", u"\r\n=1+1");
    row("behind a quote", u"\"=1+1");
    row("behind a control", u"\u0001=1+1");
    row("after a semicolon", u"a;=1+1");
    row("after a semicolon and a quote", u"a;\"=1+1\"");
    row("after a semicolon and a space", u"a; @x");
    row("after a semicolon, full-width", u"a;\uff1dx()");
    row("after a tab", u"a\t=1+1");
    row("after a bar", u"a|=1+1");
    row("on the next line", u"a\n=1+1");
    row("a number that goes on", u"+49-1+cmd()");
    row("two signs", u"--3");
}

void CsvTest::noCellIsAFormula()
{
    QFETCH(QString, text);
    const QString line = QStringLiteral("first,%1,last").arg(csvCell(text));
    for (const QChar end : QStringLiteral(",;\t|")) {
        for (QString cell : cellsOf(line, end)) {
            cell = cell.normalized(QString::NormalizationForm_KC);
            while (!cell.isEmpty() && !cell.front().isPrint())
                cell.remove(0, 1);
            cell = cell.trimmed();
            while (cell.startsWith(u'"'))
                cell.remove(0, 1);
            QVERIFY2(cell.isEmpty() || !QStringLiteral("=+-@\u2212").contains(cell.front()),
                     qPrintable(line + QStringLiteral(" read with ") + end));
        }
    }
    QCOMPARE(cellsOf(line, u',').size() >= 3, true);
}

void CsvTest::aNumberStaysOne_data()
{
    QTest::addColumn<QString>("text");
    for (const char16_t *text : {u"+4930123456", u"+49 30 123456", u"-3", u"-1.5e-07", u"-3.25 %", u"\u22123",
                                 u"\u22120.5", u"+0042", u"-.5", u"\uff0b49"})
        QTest::newRow(qPrintable(QString::fromUtf16(text))) << QString::fromUtf16(text);
}

void CsvTest::aNumberStaysOne()
{
    QFETCH(QString, text);
    QCOMPARE(csvCell(text), text);
}

void CsvTest::ordinaryTextIsLeftAlone_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cell");
    QTest::newRow("word") << "Ada"
                          << "Ada";
    QTest::newRow("sign within") << "a=b-c+d@e"
                                 << "a=b-c+d@e";
    QTest::newRow("comma") << "Lovelace, Ada"
                           << "\"Lovelace, Ada\"";
    QTest::newRow("comma and sign") << "3, -4 %"
                                    << "\"3, -4 %\"";
    QTest::newRow("semicolon") << "a;b"
                               << "\"a;b\"";
    QTest::newRow("quote") << "the \"best\""
                           << "\"the \"\"best\"\"\"";
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("apostrophe") << "'=1"
                                << "'=1";
}

void CsvTest::ordinaryTextIsLeftAlone()
{
    QFETCH(QString, text);
    QFETCH(QString, cell);
    QCOMPARE(csvCell(text), cell);
}

RP_TEST(CsvTest)

} // namespace test_csv
#include "test_csv.moc"
