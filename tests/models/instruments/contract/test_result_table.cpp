// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/results/result_table.h"
#include "models/text/quantity.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
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

    void rolesTellWhatACellIs()
    {
        QCOMPARE(cell(0, 1, ResultTable::RawValueRole).toDouble(), 15000.0);
        QVERIFY(!cell(0, 0, ResultTable::RawValueRole).isValid());
        QCOMPARE(cell(0, 0, ResultTable::SortRole).toString(), QStringLiteral("Eager"));
        QCOMPARE(cell(1, 1, ResultTable::KeyRole).toString(), QStringLiteral("compiled"));
        QCOMPARE(cell(1, 1, ResultTable::ColumnKeyRole).toString(), QStringLiteral("total_us"));
        QCOMPARE(cell(0, 1, ResultTable::MeaningRole).toInt(), int(Meaning::Compute));
        QCOMPARE(cell(0, 2, ResultTable::MeaningRole).toInt(), int(Meaning::Poor));
        QCOMPARE(cell(0, 1, ResultTable::AssumptionRole).toString(), QStringLiteral("A reason."));
        QCOMPARE(cell(0, 2, ResultTable::NoteRole).toString(), QStringLiteral("poor"));
        QVERIFY(m_table->roleNames().contains(ResultTable::SpokenRole));
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

    void sameShapeIsOneChange()
    {
        QSignalSpy changes(m_table.get(), &QAbstractItemModel::dataChanged);
        QSignalSpy resets(m_table.get(), &QAbstractItemModel::modelReset);
        m_table->setRows(rows(12500.0));
        QCOMPARE(changes.count(), 1);
        QCOMPARE(resets.count(), 0);
        QCOMPARE(m_table->value(QStringLiteral("eager"), QStringLiteral("total_us")), 12500.0);
        m_table->setRows({rows(1.0).front()});
        QCOMPARE(changes.count(), 1);
        QCOMPARE(resets.count(), 1);
        m_table->setRows({});
        QCOMPARE(m_table->rowCount(), 0);
    }

    void rowsOfNobodyAreMadeWhenTheyAreRead()
    {
        ResultTable table(QStringLiteral("unread"));
        table.setColumns(columns());
        int made = 0;
        const auto later = [&made](double eager_us) {
            return [&made, eager_us] {
                ++made;
                return rows(eager_us);
            };
        };
        table.setRowsLater(later(1.0));
        table.setRowsLater(later(2.0));
        table.retranslate();
        QCOMPARE(made, 0);
        QCOMPARE(table.value(QStringLiteral("eager"), QStringLiteral("total_us")), 2.0);
        QCOMPARE(table.rowCount(), 2);
        QCOMPARE(made, 1);
        table.setRowsLater(later(3.0));
        table.setRows({rows(4.0).front()}); // takes the place of those that were to come
        QCOMPARE(table.rowCount(), 1);
        QCOMPARE(made, 1);
        // Whoever follows the table is told at once, as ever.
        QSignalSpy changes(&table, &QAbstractItemModel::dataChanged);
        QSignalSpy resets(&table, &QAbstractItemModel::modelReset);
        table.setRowsLater(later(5.0));
        table.setRowsLater(later(6.0));
        QCOMPARE(made, 3);
        QCOMPARE(resets.count(), 1);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(table.value(QStringLiteral("eager"), QStringLiteral("total_us")), 6.0);
        table.setRowsLater(later(7.0));
        table.setColumns(columns());
        QCOMPARE(table.rowCount(), 0);
    }

    void lookupsByKey()
    {
        QCOMPARE(m_table->columnOf(QStringLiteral("share")), 2);
        QCOMPARE(m_table->columnOf(QStringLiteral("none")), -1);
        QCOMPARE(m_table->rowOf(QStringLiteral("compiled")), 1);
        QCOMPARE(m_table->rowOf(QStringLiteral("none")), -1);
        QVERIFY(std::isnan(m_table->value(QStringLiteral("none"), QStringLiteral("share"))));
    }

    void csvSpeaksToOtherPrograms()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG"))); // must not touch the numbers
        QCOMPARE(m_table->csv(), QStringLiteral("Mode,Wall time (ms),\"Share, \"\"net\"\"\"\r\n"
                                                "Eager,15,0.333\r\n"
                                                "\"Compiled, fused\",7.5,\r\n"));
    }

    void retranslationAnnouncesEverything()
    {
        QSignalSpy changes(m_table.get(), &QAbstractItemModel::dataChanged);
        QSignalSpy headers(m_table.get(), &QAbstractItemModel::headerDataChanged);
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        m_table->retranslate();
        QCOMPARE(changes.count(), 1);
        QCOMPARE(headers.count(), 2);
        QVERIFY(cell(0, 1).toString().contains(QString::fromUtf8("١٥٫٠٠")));
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
