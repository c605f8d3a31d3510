// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/review/recall_desk.h"

#include "models/results/result_table.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/charts/drawn_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/review/recall/calibration_card.h"
#include "views/review/recall/recall_form.h"
#include "views/steps/axis/axis_slider.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QtCharts/QLineSeries>

namespace test_review_result {

using namespace rp;
using namespace rp::test;

namespace {

Calibration of(std::initializer_list<std::tuple<int, int, int>> levels)
{
    std::vector<Judged> answers;
    for (const auto &[confidence, count, right] : levels)
        for (int i = 0; i < count; ++i)
            answers.push_back({confidence, i < right});
    return calibrationOf(answers);
}

} // namespace

class ResultTest : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsSaidBeforeTheFirstAnswer();
    void theScoreCountsTheLastAnswers();
    void theVerdictIsInWords_data();
    void theVerdictIsInWords();
    void whyThereIsNoPlot_data();
    void whyThereIsNoPlot();
    void thePlotComesWithEnoughAnswers();
    void whatIsSaidIsPlottedAtOnce();
    void thePlotShowsWhatTheTableSays();
    void theBarsAreDrawn();
    void thePlotIsWalked();
    void typingLeavesThePlotAlone();
};

void ResultTest::nothingIsSaidBeforeTheFirstAnswer()
{
    RecallDesk desk;
    desk.open();
    RecallResult *result = desk.section->result();
    QVERIFY(!result->isVisible());
    desk.section->turnTo(RecallSection::Shown::Result);
    QVERIFY(!result->verdict()->text().isEmpty());
    QVERIFY(!result->scoreTile()->isVisible());
    QVERIFY(desk.section->calibration()->missing()->isVisible());
}

void ResultTest::theScoreCountsTheLastAnswers()
{
    RecallDesk desk;
    QVERIFY(desk.answer(QStringLiteral("ridge"), 5, false));
    QVERIFY(desk.answer(QStringLiteral("ridge"), 5, true));
    QVERIFY(desk.answer(QStringLiteral("regime"), 1, false));
    desk.open();
    RecallResult *result = desk.section->result();
    QCOMPARE(result->scoreTile()->valueText()->text(), QStringLiteral("1 of 2"));
    QVERIFY(result->scoreTile()->valueText()->accessibleName().contains(QStringLiteral("3 question")));
    // (0.81 + 0.01 + 0.01) / 3
    QCOMPARE(result->brierTile()->valueText()->text(), QStringLiteral("0.28"));
    QCOMPARE(plain(result->confidenceTile()->valueText()->text()).remove(u' '), QStringLiteral("63%"));
}

void ResultTest::theVerdictIsInWords_data()
{
    QTest::addColumn<int>("confidence");
    QTest::addColumn<int>("answers");
    QTest::addColumn<int>("right");
    QTest::addColumn<QString>("said");
    QTest::newRow("too few") << 5 << 3 << 0 << "2 more answer";
    QTest::newRow("over") << 5 << 10 << 3 << "too much";
    QTest::newRow("under") << 1 << 10 << 8 << "more than you think";
    QTest::newRow("fitting") << 4 << 10 << 7 << "fits";
}

void ResultTest::theVerdictIsInWords()
{
    QFETCH(int, confidence);
    QFETCH(int, answers);
    QFETCH(int, right);
    QFETCH(QString, said);
    const Calibration calibration = of({{confidence, answers, right}});
    const QString verdict = plain(CalibrationText::verdict(calibration));
    QVERIFY2(verdict.contains(said), qPrintable(verdict));
    if (calibration.verdict != Confidence::Unknown)
        QVERIFY(verdict.contains(QString::number(right * 10) + QStringLiteral(" %")));
}

void ResultTest::whyThereIsNoPlot_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("sure");
    QTest::addColumn<int>("other");
    QTest::addColumn<QString>("said");
    QTest::newRow("too few answers") << 5 << 4 << 2 << "4 more answer";
    QTest::newRow("nine") << 5 << 5 << 4 << "1 more answer";
    QTest::newRow("one confidence") << 5 << 12 << 0 << "only";
    QTest::newRow("another too rare") << 4 << 10 << 2 << "rather sure";
    QTest::newRow("enough") << 4 << 7 << 3 << "";
}

void ResultTest::whyThereIsNoPlot()
{
    QFETCH(int, level);
    QFETCH(int, sure);
    QFETCH(int, other);
    QFETCH(QString, said);
    const Calibration calibration = of({{level, sure, 1}, {1, other, 0}});
    const QString missing = CalibrationText::missing(calibration);
    QCOMPARE(missing.isEmpty(), said.isEmpty());
    QVERIFY2(missing.contains(said), qPrintable(missing));
    QCOMPARE(calibration.gap == CalibrationGap::None, said.isEmpty());
}

void ResultTest::thePlotComesWithEnoughAnswers()
{
    RecallDesk desk;
    desk.open();
    const CalibrationCard *card = desk.section->calibration();
    QVERIFY(desk.answer(QStringLiteral("ridge"), 5, false));
    QVERIFY(card->missing()->isVisible());
    QVERIFY(std::isnan(card->table()->value(QStringLiteral("5"), QStringLiteral("right"))));
    answerMany(desk);
    QVERIFY(!card->missing()->isVisible());
    QVERIFY(!std::isnan(card->table()->value(QStringLiteral("5"), QStringLiteral("right"))));
    QVERIFY(desk.book.deleteRecall());
    QVERIFY(std::isnan(card->table()->value(QStringLiteral("5"), QStringLiteral("right"))));
}

/// Before the answer is shown, and before anything is locked in.
void ResultTest::whatIsSaidIsPlottedAtOnce()
{
    RecallDesk desk;
    desk.open();
    desk.section->showQuestion(QStringLiteral("regime"));
    LineChart *chart = desk.section->calibration()->chart();
    QVERIFY(chart->isVisible());
    QVERIFY(chart->content().annotations.empty());
    AxisSlider *slider = desk.card()->form()->confidence();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_End);
    QCOMPARE(chart->content().annotations.size(), std::size_t(1));
    QCOMPARE(chart->content().annotations.front().category, std::optional(0.9));
    QCOMPARE(desk.book.draft(QStringLiteral("regime")).confidence, 5);
    QTest::keyClick(slider, Qt::Key_Left);
    QCOMPARE(chart->content().annotations.front().category, std::optional(0.7));
    desk.section->showQuestion(QStringLiteral("break"));
    QVERIFY(chart->content().annotations.empty());
}

void ResultTest::thePlotShowsWhatTheTableSays()
{
    ResultTable table(QStringLiteral("calibration"));
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Calibration calibration = of({{5, 6, 3}, {4, 1, 1}, {2, 4, 3}});
    fillCalibrationTable(table, calibration);
    QCOMPARE(table.rowCount(), 5);
    QVERIFY(std::isnan(table.value(QStringLiteral("4"), QStringLiteral("right")))); // has too few
    QCOMPARE(table.value(QStringLiteral("5"), QStringLiteral("said")), 0.9);
    QCOMPARE(table.value(QStringLiteral("5"), QStringLiteral("right")), 0.5);
    QCOMPARE(table.value(QStringLiteral("5"), QStringLiteral("answers")), 6.0);
    QCOMPARE(table.value(QStringLiteral("2"), QStringLiteral("right")), 0.75);
    QCOMPARE(table.value(QStringLiteral("2"), QStringLiteral("low")), calibration.levels[1].low);
    QCOMPARE(table.value(QStringLiteral("2"), QStringLiteral("high")), calibration.levels[1].high);
    QVERIFY(!table.caption().isEmpty() && !table.summary().isEmpty());
    // The interval is spoken with the share.
    const int row = table.rowOf(QStringLiteral("5"));
    const QString spoken =
        plain(table.data(table.index(row, table.columnOf(QStringLiteral("right"))), ResultTable::SpokenRole)
                  .toString());
    QVERIFY2(spoken.contains(QStringLiteral("3 of 6")) && spoken.contains(QStringLiteral("80 % interval")),
             qPrintable(spoken));
}

void ResultTest::theBarsAreDrawn()
{
    RecallDesk desk;
    answerMany(desk);
    desk.open();
    LineChart *chart = desk.section->calibration()->chart();
    const ResultTable *table = desk.section->calibration()->table();
    const auto lines = drawn_chart::seriesOf<QLineSeries>(drawn_chart::canvasOf(*chart));
    QVERIFY(table->rowCount() > 0);
    for (const ResultRow &row : table->rows()) {
        const double low = table->value(row.key, QStringLiteral("low"));
        if (std::isnan(low))
            continue;
        const double high = table->value(row.key, QStringLiteral("high"));
        QVERIFY2(std::any_of(lines.begin(), lines.end(),
                             [&](const QLineSeries *line) {
                                 const QRectF bar = QPolygonF(line->points()).boundingRect();
                                 return bar.width() < 0.1 && std::abs(bar.top() - low) < 1e-9 &&
                                        std::abs(bar.bottom() - high) < 1e-9;
                             }),
                 qPrintable(row.key));
    }
}

void ResultTest::thePlotIsWalked()
{
    RecallDesk desk;
    answerMany(desk);
    desk.open();
    LineChart *chart = desk.section->calibration()->chart();
    chart->plotWidget()->setFocus();
    QTest::keyClick(chart->plotWidget(), Qt::Key_Home);
    QTest::keyClick(chart->plotWidget(), Qt::Key_Down);
    QTest::keyClick(chart->plotWidget(), Qt::Key_End);
    QVERIFY2(plain(chart->statusText()).contains(QStringLiteral("interval")),
             qPrintable(chart->statusText()));
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(chart->plotWidget());
    QCOMPARE(plot->role(), QAccessible::Table);
}

void ResultTest::typingLeavesThePlotAlone()
{
    RecallDesk desk;
    answerMany(desk);
    desk.open();
    ResultTable *table = desk.section->calibration()->table();
    QSignalSpy changes(table, &QAbstractItemModel::dataChanged);
    RecallAnswer draft;
    draft.question = QStringLiteral("latency");
    draft.text = QStringLiteral("a");
    QVERIFY(desk.book.setDraft(draft));
    QCOMPARE(changes.count(), 0);
    QVERIFY(desk.answer(QStringLiteral("latency"), 5, true));
    QVERIFY(changes.count() > 0);
}

RP_TEST(ResultTest)

} // namespace test_review_result
#include "test_review_result.moc"
