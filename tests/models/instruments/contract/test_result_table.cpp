// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/contract/result_table.h"
#include "models/text/quantity.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <limits>

namespace test_result_table {

using namespace rp;

namespace {

std::function<QString()> text(const char *words)
{
    return [words] { return QString::fromUtf8(words); };
}

ResultCell named(const char *words)
{
    ResultCell cell;
    cell.text = text(words);
    return cell;
}

ResultCell number(double value)
{
    ResultCell cell;
    cell.value = value;
    return cell;
}

std::vector<ResultColumn> columns()
{
    ResultColumn name;
    name.key = QStringLiteral("mode");
    name.title = text("Mode");
    ResultColumn time;
    time.key = QStringLiteral("total_us");
    time.title = text("Wall time (ms)");
    time.spokenTitle = text("wall time");
    time.quantity = Quantity::Milliseconds;
    time.meaning = Meaning::Compute;
    time.assumption = text("A reason.");
    ResultColumn share;
    share.key = QStringLiteral("share");
    share.title = text("Share, \"net\"");
    share.quantity = Quantity::Fraction;
    share.decimals = 1;
    return {name, time, share};
}

std::vector<ResultRow> rows(double eager_us)
{
    ResultCell rated = number(0.333);
    rated.meaning = Meaning::Poor;
    rated.note = text("poor");
    return {{QStringLiteral("eager"), {named("Eager"), number(eager_us), rated}},
            {QStringLiteral("compiled"),
             {named("Compiled, fused"), number(7500.0), number(std::numeric_limits<double>::quiet_NaN())}}};
}

} // namespace

class TestResultTable : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_table = std::make_unique<ResultTable>(QStringLiteral("t"));
        // Attached before there is any data, so that it sees every signal.
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_table.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        m_table->setColumns(columns());
        m_table->setRows(rows(15000.0));
    }
    void cleanup()
    {
        m_tester.reset();
        m_table.reset();
    }

    void cellsAreWrittenByQuantity()
    {
        const QChar nbsp(QChar::Nbsp);
        QCOMPARE(cell(0, 0).toString(), QStringLiteral("Eager"));
        QCOMPARE(cell(0, 1).toString(), QStringLiteral("15.00 ms").replace(u' ', nbsp));
        QCOMPARE(cell(0, 2).toString(), QStringLiteral("33.3 %").replace(u' ', nbsp));
        QCOMPARE(cell(1, 2).toString(), QStringLiteral("not defined"));
    }

    void spokenCellsAreWholePhrases()
    {
        const QChar nbsp(QChar::Nbsp);
        QCOMPARE(cell(0, 1, ResultTable::SpokenRole).toString(),
                 QStringLiteral("Eager, wall time: 15.00~ms").replace(u'~', nbsp));
        QCOMPARE(cell(0, 2, ResultTable::SpokenRole).toString(),
                 QStringLiteral("Eager, Share, \"net\": 33.3~%, poor").replace(u'~', nbsp));
        QCOMPARE(cell(0, 0, ResultTable::SpokenRole).toString(), QStringLiteral("Eager"));
        QCOMPARE(m_table->headerData(1, Qt::Horizontal, ResultTable::SpokenRole).toString(),
                 QStringLiteral("wall time"));
        QCOMPARE(m_table->headerData(1, Qt::Vertical).toString(), QStringLiteral("Compiled, fused"));
        QVERIFY(!m_table->headerData(9, Qt::Horizontal).isValid());
    }

    void csvSpeaksToOtherPrograms()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG"))); // must not touch the numbers
        QCOMPARE(m_table->csv(), QStringLiteral("Mode,Wall time (ms),\"Share, \"\"net\"\"\"\r\n"
                                                "Eager,15,0.333\r\n"
                                                "\"Compiled, fused\",7.5,\r\n"));
    }

private:
    QVariant cell(int row, int column, int role = Qt::DisplayRole) const
    {
        return m_table->data(m_table->index(row, column), role);
    }

    std::unique_ptr<ResultTable> m_table;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

RP_TEST(TestResultTable)

} // namespace test_result_table
#include "test_result_table.moc"
