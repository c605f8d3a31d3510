// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/roofline_panel.h"

#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/entry/toggle_row.h"

#include <QHeaderView>
#include <QLabel>
#include <QSignalSpy>
#include <QTableView>
#include <QTranslator>

namespace test_roofline_view {

using namespace rp;
using roofline_panel::key;
using roofline_panel::namesIn;
using roofline_panel::Panel;
using roofline_panel::plain;

namespace {

/// The act with its number asked about another figure.
ActContent actAbout(const char *figure)
{
    ActContent act = roofline_panel::rooflineAct();
    act.predictions.back().truth->figure = {key("roofline"), key(figure)};
    return act;
}

} // namespace

class TestRooflineView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }
    void cleanup() { QLocale::setDefault(QLocale(key("en_US"))); }

    void everyInputHasAControlWithItsName();
    void theSliderStopsAtMultiplesOfEight();
    void aSliderNeverStandsStill();
    void marksAndTypedSizesAreExact();
    void aPeakThatDoesNotExistIsNoChoice();
    void tilesShowTheInstrumentsFigures();
    void sentencesFollowTheInstrument();
    void tablesFollowTheInstrument();
    void namesInTightTablesAreNotCut();
    void predictionsAreShownFromTheCommitOn();
    void aMarkBelongsToTheKernelThatWasAskedAbout();
    void aPredictedShareIsMarkedAtItsOwnPeak();
    void aShareOfAPeakThatDoesNotExistIsNotMarked();
    void assumedPeaksAreMarked();
    void changesAreAnnounced();
    void aLanguageChangeKeepsEverything();
    void eachChangeIsPainted();
};

void TestRooflineView::everyInputHasAControlWithItsName()
{
    const Panel panel;
    for (const char *kernel : {"square", "gemm", "gemv"}) {
        panel.set({{"kernel", key(kernel)}});
        for (const InputSpec &spec : panel.instrument->inputs()) {
            if (spec.id == key("context"))
                continue;
            QWidget *found = panel.view->control(spec.id);
            QVERIFY2(found, qPrintable(spec.id));
            QVERIFY2(namesIn(found).contains(spec.label), qPrintable(spec.id));
        }
        QCOMPARE(panel.view->control(key("size"))->isEnabled(), key(kernel) == key("square"));
    }
    QVERIFY(!panel.view->control(key("context")));
}

void TestRooflineView::theSliderStopsAtMultiplesOfEight()
{
    const Panel panel;
    panel.set({{"size", 64.0}});
    MappedSlider *slider = panel.slider("size")->slider();
    slider->setFocus();
    double before = 0.0;
    int steps = 0;
    while (panel.instrument->input(key("size")).toDouble() < 8192.0 && ++steps < 100) {
        QVERIFY(panel.instrument->input(key("size")).toDouble() > before);
        QCOMPARE(std::fmod(panel.instrument->input(key("size")).toDouble(), 8.0), 0.0);
        before = panel.instrument->input(key("size")).toDouble();
        QTest::keyClick(slider, Qt::Key_Right);
    }
    QCOMPARE(panel.instrument->input(key("size")).toDouble(), 8192.0);
    QVERIFY(steps > 30);
}

void TestRooflineView::aSliderNeverStandsStill()
{
    const Panel panel;
    panel.set({{"kernel", key("gemv")}});
    MappedSlider *slider = panel.slider("batch")->slider();
    slider->setFocus();
    for (const double batch : {2.0, 3.0, 4.0, 5.0}) {
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(panel.instrument->input(key("batch")).toDouble(), batch);
    }
    while (panel.instrument->input(key("batch")).toDouble() > 1.0) {
        const double before = panel.instrument->input(key("batch")).toDouble();
        QTest::keyClick(slider, Qt::Key_Left);
        QVERIFY(panel.instrument->input(key("batch")).toDouble() < before);
    }
}

void TestRooflineView::marksAndTypedSizesAreExact()
{
    const Panel panel;
    MappedSlider *slider = panel.slider("size")->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageDown);
    QCOMPARE(panel.instrument->input(key("size")).toDouble(), 280.0);
    QLineEdit *entry = panel.slider("size")->entry();
    entry->setFocus();
    entry->selectAll();
    QTest::keyClicks(entry, key("886"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(panel.instrument->input(key("size")).toDouble(), 886.0);
    entry->selectAll();
    QTest::keyClicks(entry, key("9000"));
    QTest::keyClick(entry, Qt::Key_Return);
    QCOMPARE(panel.instrument->input(key("size")).toDouble(), 886.0);
    QVERIFY(!panel.slider("size")->error().isEmpty());
}

void TestRooflineView::aPeakThatDoesNotExistIsNoChoice()
{
    const Panel panel;
    auto *peak = qobject_cast<SegmentedChoice *>(panel.view->control(key("sparsity")));
    QVERIFY(peak);
    panel.set({{"sparsity", key("sparse")}});
    QCOMPARE(peak->currentKey(), key("sparse"));
    panel.set({{"precision", key("fp32")}});
    QCOMPARE(peak->currentKey(), key("dense"));
    panel.view->request(key("sparsity"), key("sparse"));
    QCOMPARE(panel.instrument->input(key("sparsity")).toString(), key("dense"));
}

void TestRooflineView::tilesShowTheInstrumentsFigures()
{
    const Panel panel;
    panel.set({{"size", 280.0}});
    for (const char *figure : {"intensity", "attainable_flops", "mfu", "regime"}) {
        const FigureTile *tile = panel.part<FigureTiles>("figures")->tile(key(figure));
        QVERIFY2(tile, figure);
        QCOMPARE(tile->valueText()->text(), panel.instrument->figureText(key(figure)));
        QVERIFY(namesIn(tile->valueText()).join(u' ').contains(panel.instrument->figureLabel(key(figure))));
    }
    QCOMPARE(plain(panel.part<FigureTiles>("figures")->tile(key("attainable_flops"))->valueText()->text()),
             key("312.7 TFLOP/s"));
}

void TestRooflineView::sentencesFollowTheInstrument()
{
    const Panel panel;
    QCOMPARE(panel.part<TextBlock>("way_to_ridge")->text(), panel.instrument->wayToRidgeSentence());
    auto *report = panel.part<BarChart>("report");
    QCOMPARE(report->table(), panel.instrument->table("precisions"));
    const ChartAnnotation *reported = view_bench::markOf(*report, "reported");
    QVERIFY(reported);
    QCOMPARE(reported->position, panel.figure("reported_flops"));
    QCOMPARE(plain(reported->label), key("Reported: 312 TFLOP/s"));
    const auto says = [report](const QString &sentence) {
        const QList<QLabel *> labels = report->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&sentence](const QLabel *label) { return label->accessibleName() == sentence; });
    };
    QVERIFY(says(panel.instrument->reportedSentence()));
    panel.set({{"sparsity", key("sparse")}});
    QVERIFY(plain(panel.instrument->reportedSentence()).contains(key("15.8 %")));
    QVERIFY(says(panel.instrument->reportedSentence()));
    QCOMPARE(panel.part<RooflineChart>("chart")->takeaway(),
             panel.instrument->table("operating_point")->summary());
}

void TestRooflineView::tablesFollowTheInstrument()
{
    const Panel panel;
    QTableView *sizes = panel.part<ComparisonTable>("sizes")->view();
    QCOMPARE(sizes->model()->rowCount(), panel.instrument->table("sizes")->rowCount());
    QCOMPARE(plain(sizes->model()->index(0, 0).data().toString()), key("N = 512, as set now"));
    QTableView *peaks = panel.part<ComparisonTable>("precisions")->view();
    QCOMPARE(peaks->model()->rowCount(), 5);
    panel.set({{"kernel", key("gemv")}, {"context", key("edge")}});
    QCOMPARE(sizes->model()->rowCount(), 8);
    QCOMPARE(plain(peaks->model()->index(1, 0).data().toString()), key("FP16 dense, as set now"));
    QCOMPARE(plain(peaks->model()->index(1, 1).data().toString()), key("15.04 TFLOP/s"));
}

void TestRooflineView::namesInTightTablesAreNotCut()
{
    const Panel panel;
    ComparisonTable *table = panel.part<ComparisonTable>("precisions");
    const QTableView *view = table->view();
    const QAbstractItemView *sized = view; // where it may be asked for what a row needs
    for (const int width : {900, 600, 420, 300}) {
        table->resize(width, table->height());
        int all = 0;
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            QVERIFY(view->rowHeight(row) >= 24);
            QVERIFY2(view->rowHeight(row) >= sized->sizeHintForRow(row), qPrintable(QString::number(width)));
            for (const QString &word : view->model()->index(row, 0).data().toString().split(u' '))
                QVERIFY2(view->fontMetrics().horizontalAdvance(word) < view->columnWidth(0),
                         qPrintable(word));
            all += view->rowHeight(row);
        }
        QVERIFY(view->height() >= all + view->horizontalHeader()->height()); // it never scrolls by itself
    }
    QVERIFY(view->rowHeight(1) > view->rowHeight(0)); // only the long name takes more lines
}

void TestRooflineView::predictionsAreShownFromTheCommitOn()
{
    const Panel before(Step::Predict);
    QVERIFY(!before.mark("prediction"));
    QVERIFY(!before.isShown(before.part<TextBlock>("prediction_note")));
    const Panel panel(Step::Explore);
    const ChartAnnotation *mark = panel.mark("prediction");
    QVERIFY(mark);
    QVERIFY2(mark->label.contains(key("90")), qPrintable(mark->label));
    QCOMPARE(mark->position, 0.9 * panel.instrument->figure(key("peak_flops")));
    QVERIFY(!mark->category);
    QVERIFY(panel.isShown(panel.part<TextBlock>("prediction_note")));
    QCOMPARE(panel.part<TextBlock>("prediction_note")->text(), key("You said: It is a bug."));
}

void TestRooflineView::aMarkBelongsToTheKernelThatWasAskedAbout()
{
    const Panel panel(Step::Reveal);
    panel.set({{"size", 1024.0}});
    QVERIFY(!panel.mark("prediction"));
    panel.set({{"size", 512.0}});
    QVERIFY(panel.mark("prediction"));
}

void TestRooflineView::aPredictedShareIsMarkedAtItsOwnPeak()
{
    double dense = 0.0;
    for (const char *own : {"dense", "sparse"}) {
        const Panel panel(Step::Reveal, actAbout(qPrintable(key("mfu_%1").arg(key(own)))));
        panel.set({{"sparsity", key(own)}});
        const double peak = panel.figure("peak_flops");
        QVERIFY(peak > dense); // two peaks, not one twice
        dense = peak;
        // It stays there whichever peak is chosen.
        for (const char *chosen : {"dense", "sparse"}) {
            panel.set({{"sparsity", key(chosen)}});
            const ChartAnnotation *mark = panel.mark("prediction");
            QVERIFY2(mark, own);
            QCOMPARE(mark->position, 0.9 * peak);
            QVERIFY(!mark->category);
        }
    }
    // A share of "the peak" is one of the chosen peak.
    const Panel panel(Step::Reveal);
    for (const char *chosen : {"dense", "sparse"}) {
        panel.set({{"sparsity", key(chosen)}});
        QVERIFY(panel.mark("prediction"));
        QCOMPARE(panel.mark("prediction")->position, 0.9 * panel.figure("peak_flops"));
    }
}

void TestRooflineView::aShareOfAPeakThatDoesNotExistIsNotMarked()
{
    const Panel panel(Step::Reveal, actAbout("mfu_sparse"));
    QVERIFY(panel.mark("prediction"));
    panel.set({{"precision", key("fp32")}});
    QVERIFY(!panel.mark("prediction"));
    panel.set({{"precision", key("fp16")}});
    QVERIFY(panel.mark("prediction"));
    const Panel dense(Step::Reveal, actAbout("mfu_dense"));
    dense.set({{"precision", key("fp32")}});
    QVERIFY(dense.mark("prediction"));
    QCOMPARE(dense.mark("prediction")->position, 0.9 * dense.figure("peak_flops"));
}

void TestRooflineView::assumedPeaksAreMarked()
{
    const Panel panel;
    const auto marks = [&panel](const char *page) {
        panel.page(page);
        int shown = 0;
        for (const AssumptionMark *mark : panel.view->findChildren<AssumptionMark *>())
            shown += mark->isVisible() ? 1 : 0;
        return shown;
    };
    QCOMPARE(marks("roofline"), 0);
    // The report of the course; it stands in the notes on the picture.
    QVERIFY(!panel.part<AssumptionMark>("report_assumption")->reason().isEmpty());
    panel.set({{"context", key("edge")}});
    // three tiles, precision
    QVERIFY2(marks("roofline") >= 4, qPrintable(QString::number(marks("roofline"))));
    // precision, peak
    QVERIFY2(marks("dashboard") >= 2, qPrintable(QString::number(marks("dashboard"))));
}

void TestRooflineView::changesAreAnnounced()
{
    const Panel panel;
    QSignalSpy said(panel.announcer, &Announcer::spoken);
    panel.set({{"size", 1024.0}});
    panel.set({{"size", 2048.0}});
    QTRY_COMPARE(said.count(), 1);
    QCOMPARE(said.front().front().toString(), panel.instrument->changeSentence());
}

void TestRooflineView::aLanguageChangeKeepsEverything()
{
    const Panel panel;
    panel.set({{"all_roofs", true}, {"size", 1024.0}});
    QWidget *slider = panel.view->control(key("size"));
    QLocale::setDefault(QLocale(key("ar_EG")));
    panel.instrument->retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(panel.view, &change);
    for (QWidget *child : panel.view->findChildren<QWidget *>()) {
        QEvent again(QEvent::LanguageChange);
        QCoreApplication::sendEvent(child, &again);
    }
    QCOMPARE(panel.view->control(key("size")), slider);
    QCOMPARE(panel.part<FigureTiles>("figures")->tile(key("mfu"))->valueText()->text(),
             panel.instrument->figureText(key("mfu")));
    QVERIFY(
        panel.part<FigureTiles>("figures")->tile(key("mfu"))->valueText()->text().contains(QChar(0x0661)));
    QVERIFY(!panel.drawn().overlay.texts.empty());
}

void TestRooflineView::eachChangeIsPainted()
{
    const Panel panel;
    panel.set({{"all_roofs", true}, {"carried_fused", 2.5}});
    QImage before = panel.part<RooflineChart>("chart")->plotWidget()->grab().toImage();
    for (const double size : {256.0, 1024.0, 2048.0, 4096.0}) {
        panel.set({{"size", size}});
        const QImage now = panel.part<RooflineChart>("chart")->plotWidget()->grab().toImage();
        QVERIFY2(now != before, qPrintable(QString::number(size)));
        before = now;
    }
}

RP_TEST(TestRooflineView)

} // namespace test_roofline_view
#include "test_roofline_view.moc"
