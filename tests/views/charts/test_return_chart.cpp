// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/return_panel.h"

#include "tests/support/test_main.h"
#include "tests/views/charts/drawn_chart.h"
#include "views/widgets/blocks/text_block.h"

#include <QRegularExpression>

namespace test_return_chart {

using namespace rp;
using return_panel::key;
using return_panel::Panel;
using return_panel::plain;

/// The break-even timeline: its lines, what is marked on it, and the prediction.
class TestReturnChart : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }
    void cleanup() { QLocale::setDefault(QLocale(key("en_US"))); }

    void linesAreTheTablesRows();
    void theCrossingIsAReachablePoint();
    void theDeploymentsEndIsMarkedWhereItIsInView();
    void theSavingLineTellsWhetherItPays();
    void theAxisUnitFollowsTheSpan();
    void thePredictionIsThereFromTheCommitOn();
    void aPredictionBeyondTheAxisIsToldInWords();
    void aPredictionBelongsToItsDeployment();
};

void TestReturnChart::linesAreTheTablesRows()
{
    const Panel panel;
    const ResultTable *table = panel.instrument->table("timeline");
    const std::vector<ChartSeries> series = panel.part<LineChart>("timeline")->content().series;
    QCOMPARE(series.size(), std::size_t(4)); // two lines, two edges of the band
    for (const ChartSeries &line : series) {
        QCOMPARE(line.points.size(), std::size_t(timelineSamples));
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const QString row = key("t%1").arg(i);
            QCOMPARE(line.points[i].value, table->value(row, line.key));
            QCOMPARE(line.points[i].position, table->value(row, key("elapsed_s")));
        }
    }
}

void TestReturnChart::theCrossingIsAReachablePoint()
{
    const Panel panel;
    const ChartAnnotation *crossing = panel.mark("breakeven");
    QVERIFY(crossing);
    QCOMPARE(crossing->label, key("Break-even at 133,608 inferences"));
    QVERIFY(crossing->category);
    QCOMPARE(*crossing->category, panel.instrument->figure(key("breakeven_days")) * 86400.0);
    QCOMPARE(crossing->position, 30.0);
    // Behind the last sample of a line.
    QWidget *plot = panel.part<LineChart>("timeline")->plotWidget();
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Return);
    QTest::keyClick(plot, Qt::Key_End);
    QString spoken = plain(panel.part<LineChart>("timeline")->statusText());
    for (int i = 0; i < timelineSamples && !spoken.contains(key("Break-even at 133,608 inferences, after"));
         ++i) {
        QTest::keyClick(plot, Qt::Key_Right);
        spoken = plain(panel.part<LineChart>("timeline")->statusText());
    }
    QVERIFY2(spoken.contains(key("Break-even at 133,608 inferences, after 19 min 14 s")), qPrintable(spoken));
    panel.set({{"workload", key("giant")}});
    QVERIFY(!panel.mark("breakeven"));
}

void TestReturnChart::theDeploymentsEndIsMarkedWhereItIsInView()
{
    const Panel panel;
    QVERIFY(!panel.mark("deployment_end")); // 30 days, and the axis ends after 38 minutes
    panel.set({{"span", key("whole")}});
    const ChartAnnotation *end = panel.mark("deployment_end");
    QVERIFY(end);
    QCOMPARE(*end->category, 30.0 * 86400.0);
    QCOMPARE(end->kind, ChartAnnotation::Kind::Upright);
    QVERIFY(panel.mark("breakeven"));
    panel.set({{"deployment_days", 1.0 / 144.0}});
    QVERIFY(!panel.mark("breakeven")); // beyond the end
    panel.set({{"span", key("around")}});
    QVERIFY(panel.mark("breakeven") && panel.mark("deployment_end"));
    QVERIFY(plain(panel.mark("deployment_end")->spoken).contains(QStringLiteral("−14.4 s")));
}

void TestReturnChart::theSavingLineTellsWhetherItPays()
{
    const Panel panel;
    QCOMPARE(panel.savingIsDrawnAs(), Meaning::Good);
    panel.set({{"deployment_days", 1.0 / 144.0}});
    QCOMPARE(panel.savingIsDrawnAs(), Meaning::Fair);
    panel.set({{"deployment_days", 1.0}});
    QCOMPARE(panel.savingIsDrawnAs(), Meaning::Good);
}

void TestReturnChart::theAxisUnitFollowsTheSpan()
{
    const Panel panel;
    QCOMPARE(panel.part<LineChart>("timeline")->content().categoryQuantity, Quantity::Seconds);
    QCOMPARE(panel.part<LineChart>("timeline")->spec().xColumn, key("elapsed_s"));
    const auto drawn = [&panel] {
        QStringList texts;
        for (const PlacedText &text : drawn_chart::axisTexts(panel.part<LineChart>("timeline")->canvas()))
            texts.append(plain(text.text));
        return texts.join(u'\n');
    };
    for (const double days : {1e-7, 1e-3, 1.0, 30.0, 3650.0}) {
        panel.set({{"span", key("whole")}, {"deployment_days", days}});
        const QRegularExpression unit(days < 1e-6  ? key("\\d ms")
                                      : days < 1.0 ? key("\\d (s|min)")
                                                   : key("\\d (h|day|year)"));
        QVERIFY2(drawn().contains(unit), qPrintable(drawn()));
        QCOMPARE(panel.part<LineChart>("timeline")->content().series.front().points.back().position,
                 days * 86400.0);
    }
}

void TestReturnChart::thePredictionIsThereFromTheCommitOn()
{
    const Panel panel(Step::Predict);
    const auto nothing = [&panel] {
        return !panel.mark("prediction") && !panel.isShown(panel.part<TextBlock>("prediction_note"));
    };
    QVERIFY(nothing());
    const std::vector<QuestionContent> questions = panel.act.act().predictions;
    QVERIFY(questions.size() > 1);
    // The question about a gain is no mark on a clock.
    panel.act.controller->commitPrediction(questions.back().id, questions.back().options.front().id);
    QCoreApplication::processEvents();
    QVERIFY(nothing());
    panel.act.controller->commitPrediction(questions.front().id, key("ten_thousand"));
    panel.act.controller->next();
    panel.set({{"workload", key("resnet50")}, {"per_day", 1e7}}); // what was asked about
    QCoreApplication::processEvents();
    const ChartAnnotation *mark = panel.mark("prediction");
    QVERIFY(mark);
    QCOMPARE(mark->label, key("You said 10,000"));
    QCOMPARE(*mark->category, 86.4);
    QVERIFY(!panel.isShown(panel.part<TextBlock>("prediction_note")));
    panel.act.controller->back();
    QVERIFY(panel.mark("prediction")); // what was said stays
}

void TestReturnChart::aPredictionBeyondTheAxisIsToldInWords()
{
    const Panel panel(Step::Reveal, "ten_million");
    panel.set({{"workload", key("resnet50")}, {"per_day", 1e7}}); // what was asked about
    QVERIFY(!panel.mark("prediction"));
    QVERIFY(panel.isShown(panel.part<TextBlock>("prediction_note")));
    const QString note = plain(panel.part<TextBlock>("prediction_note")->text());
    QVERIFY2(note.contains(key("10,000,000 inferences")) && note.contains(key("1 day")), qPrintable(note));
    panel.set({{"span", key("whole")}});
    QVERIFY(panel.mark("prediction"));
    QVERIFY(!panel.isShown(panel.part<TextBlock>("prediction_note")));
}

void TestReturnChart::aPredictionBelongsToItsDeployment()
{
    const Panel panel(Step::Reveal);
    panel.set({{"workload", key("resnet50")}, {"per_day", 1e7}}); // what was asked about
    QVERIFY(panel.mark("prediction"));
    panel.set({{"compile_s", 60.0}});
    QVERIFY(!panel.mark("prediction"));
    panel.set({{"compile_s", 30.0}});
    QVERIFY(panel.mark("prediction"));
    panel.set({{"workload", key("kws")}});
    QVERIFY(!panel.mark("prediction"));
}

RP_TEST(TestReturnChart)

} // namespace test_return_chart
#include "test_return_chart.moc"
