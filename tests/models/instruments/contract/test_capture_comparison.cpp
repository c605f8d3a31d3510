// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/evidence/capture_comparison.h"
#include "models/evidence/capture_text.h"
#include "tests/models/evidence/evidence_fixture.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QTest>

namespace test_capture_comparison {

using namespace rp;
using namespace rp::test;

namespace {

const QString act2 = QStringLiteral("act2");
const QString roi = QStringLiteral("roi");

} // namespace

class CaptureComparisonTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void whatDiffersComesFirst();
    void equalCapturesAgree();
    void differentInstrumentsShareARowOnlyWhereTheyCan();
    void csvHasRawValues();
    void markdownIsATable();
    void columnsFollowTheCaptures();

private:
    CaptureComparison::Side side(const QString &id);

    std::unique_ptr<EvidenceLab> m_lab;
    std::unique_ptr<CaptureComparison> m_comparison;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    std::vector<std::unique_ptr<CaptureScene>> m_scenes;
};

void CaptureComparisonTest::init()
{
    m_lab = std::make_unique<EvidenceLab>();
    m_comparison = std::make_unique<CaptureComparison>(m_lab->content, m_lab->catalogue);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        &m_comparison->table(), QAbstractItemModelTester::FailureReportingMode::QtTest);
}

void CaptureComparisonTest::cleanup()
{
    m_tester.reset();
    m_comparison.reset();
    m_scenes.clear();
    m_lab.reset();
}

CaptureComparison::Side CaptureComparisonTest::side(const QString &id)
{
    const Capture *capture = m_lab->book.find(id);
    m_scenes.push_back(std::make_unique<CaptureScene>(*capture, m_lab->catalogue));
    return {*capture, m_scenes.back().get()};
}

void CaptureComparisonTest::whatDiffersComesFirst()
{
    const QString first = m_lab->add(act2, roi);
    QVERIFY(m_lab->at(act2, roi)->setInput(QStringLiteral("compile_s"), 120.0).isEmpty());
    const QString second = m_lab->add(act2, roi);
    m_comparison->compare({side(first), side(second)});
    const ResultTable &table = m_comparison->table();
    const int differing = m_comparison->differences();
    QVERIFY(differing > 3);
    QVERIFY(differing < table.rowCount());
    for (int row = 0; row < table.rowCount(); ++row) {
        const QString word = table.index(row, 1).data().toString();
        QCOMPARE(word.contains(QStringLiteral("≠")), row < differing); // by symbol …
        QVERIFY(word.size() > 2);                                      // … and by word
        const bool same = table.index(row, 2).data() == table.index(row, 3).data();
        QVERIFY2(row < differing || same, qPrintable(table.index(row, 0).data().toString()));
        QVERIFY(!table.index(row, 0).data().toString().isEmpty());
    }
    QVERIFY(table.rowOf(QStringLiteral("input/compilation_return/compile_s")) < differing);
    QVERIFY(table.rowOf(QStringLiteral("figure/compilation_return/breakeven_calls")) < differing);
    QVERIFY(table.rowOf(QStringLiteral("input/compilation_return/workload")) >= differing);
    QVERIFY(table.summary().contains(QString::number(differing)));
}

void CaptureComparisonTest::equalCapturesAgree()
{
    const QString first = m_lab->add(act2, roi);
    const QString second = m_lab->add(act2, roi);
    m_comparison->compare({side(first), side(second)});
    QCOMPARE(m_comparison->differences(), 0);
    QVERIFY(m_comparison->table().summary().contains(QStringLiteral("agree")));
}

void CaptureComparisonTest::differentInstrumentsShareARowOnlyWhereTheyCan()
{
    const QString first = m_lab->add(act2, roi);
    const QString second = m_lab->add(QStringLiteral("act1"));
    m_comparison->compare({side(first), side(second)});
    const ResultTable &table = m_comparison->table();
    const int own = table.rowOf(QStringLiteral("figure/compilation_return/breakeven_calls"));
    QVERIFY(own >= 0 && own < m_comparison->differences());
    QVERIFY(!table.index(own, 2).data().toString().isEmpty());
    QCOMPARE(table.index(own, 3).data().toString(), QStringLiteral("none"));
    QCOMPARE(table.index(table.rowOf(QStringLiteral("where")), 1).data().toString(),
             QStringLiteral("≠ differs"));
}

void CaptureComparisonTest::csvHasRawValues()
{
    const QString first = m_lab->add(act2, roi);
    QVERIFY(m_lab->at(act2, roi)->setInput(QStringLiteral("gain"), 0.0).isEmpty());
    const QString second = m_lab->add(act2, roi);
    QVERIFY(m_lab->book.rename(second, QStringLiteral("No \"gain\", at all")));
    m_comparison->compare({side(first), side(second)});
    const QStringList lines = m_comparison->csv().split(QStringLiteral("\r\n"));
    QVERIFY(lines.front().endsWith(QStringLiteral("\"No \"\"gain\"\", at all\"")));
    QCOMPARE(lines.size(), m_comparison->table().rowCount() + 2); // head, and the end of the last line
    // A break-even that never comes is an empty field.
    QVERIFY2(lines.contains(QStringLiteral("figure/compilation_return/breakeven_calls,differs,133608,")),
             qPrintable(m_comparison->csv()));
}

void CaptureComparisonTest::markdownIsATable()
{
    const QString first = m_lab->add(act2, roi);
    QVERIFY(m_lab->book.rename(first, QStringLiteral("a|b")));
    const QString second = m_lab->add(act2, roi);
    m_comparison->compare({side(first), side(second)});
    const QStringList lines = m_comparison->markdown().split(u'\n');
    QVERIFY(lines.front().startsWith(QStringLiteral("## ")));
    QVERIFY(lines.filter(QStringLiteral("| --- | --- | --- | --- |")).size() == 1);
    QVERIFY(m_comparison->markdown().contains(QStringLiteral("a\\|b")));
    QVERIFY(lines.filter(QStringLiteral("| ")).size() >= m_comparison->table().rowCount() + 1);
}

void CaptureComparisonTest::columnsFollowTheCaptures()
{
    std::vector<CaptureComparison::Side> sides;
    for (int i = 0; i < 4; ++i)
        sides.push_back(side(m_lab->add(act2, roi)));
    m_comparison->compare(sides);
    QCOMPARE(m_comparison->table().columnCount(), 6);
    sides.resize(2);
    m_comparison->compare(sides);
    QCOMPARE(m_comparison->table().columnCount(), 4);
    m_comparison->retranslate();
    QCOMPARE(m_comparison->table().columnCount(), 4);
    QCOMPARE(m_comparison->table().headerData(2, Qt::Horizontal).toString(),
             CaptureText::title(sides.front().capture, m_lab->content));
}

RP_TEST(CaptureComparisonTest)

} // namespace test_capture_comparison
#include "test_capture_comparison.moc"
