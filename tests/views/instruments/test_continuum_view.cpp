// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/continuum/move_bar.h"
#include "views/instruments/parts/assumption_list.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"

#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QTableView>

namespace test_continuum_view {

using namespace rp;
using view_bench::nameOf;

namespace {

class Bench : public view_bench::OverCatalogue<ContinuumInstrument>,
              public view_bench::ViewBench<ContinuumInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1100, 1500})
    {
    }

    template<typename Control>
    Control *crossingControl(const char *input) const
    {
        return qobject_cast<Control *>(view->part<InstrumentControls>("crossing")->control(key(input)));
    }
};

} // namespace

class TestContinuumView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void everyStageIsAPointWithItsName()
    {
        Bench bench;
        QVERIFY(bench.show());
        const ChartContent &content = bench.part<LineChart>("scatter")->content();
        QCOMPARE(content.series.size(), std::size_t(1));
        const std::vector<ChartPoint> &points = content.series.front().points;
        QCOMPARE(points.size(), std::size_t(7));
        for (std::size_t i = 0; i < points.size(); ++i) {
            const ResultRow &row = bench.instrument->table("stages")->rows()[i];
            QCOMPARE(points[i].position,
                     bench.instrument->table("stages")->value(row.key, key("flexibility")));
            QCOMPARE(points[i].value, bench.instrument->table("stages")->value(row.key, key("throughput")));
            QCOMPARE(points[i].label, bench.instrument->table("stages")->index(int(i), 0).data().toString());
        }
    }

    void theChosenStageIsMarked()
    {
        Bench bench;
        QVERIFY(bench.show());
        QCOMPARE(bench.part<LineChart>("scatter")->emphasizedRow(), key("eager"));
        bench.set("stage", key("aot"));
        QCOMPARE(bench.part<LineChart>("scatter")->emphasizedRow(), key("aot"));
        const ChartPoint &point = bench.part<LineChart>("scatter")->content().series.front().points[5];
        QVERIFY(point.emphasized);
        QVERIFY2(point.spoken.contains(key("the chosen stage")), qPrintable(point.spoken));
        QCOMPARE(bench.part<TextBlock>("reason")->text(),
                 key("Ahead of time: No Python, and shapes are declared."));
        QVERIFY(bench.view->assumptions()->text().contains(key("assumed")));
    }

    void throughputFollowsTheWorkload()
    {
        Bench bench;
        QVERIFY(bench.show());
        QVERIFY(bench.part<LineChart>("scatter")->spec().yTitle.contains(key("requests/s")));
        bench.set("workload", key("resnet50"));
        QVERIFY(bench.part<LineChart>("scatter")->spec().yTitle.contains(key("images/s")));
        QVERIFY(bench.part<LineChart>("scatter")->takeaway().startsWith(key("ResNet-50, Serial")));
    }

    void theSummaryTellsWhatOverlappingTakesAway()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.set("launch_model", key("overlapped"));
        QVERIFY(bench.part<LineChart>("scatter")->takeaway().contains(key("this gain vanishes")));
    }

    /// The judgements are columns of the table behind the picture, and what they ask stands beside it.
    void theJudgementsAreReadable()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *scatter = bench.part<LineChart>("scatter");
        scatter->setDataTableVisible(true);
        const QAbstractItemModel *model = scatter->dataTable()->model();
        QCOMPARE(model->rowCount(), 7);
        const int first = bench.instrument->table("stages")->columnOf(key("f1"));
        QVERIFY2(model->index(3, first).data().toString().contains(key("partly")),
                 qPrintable(model->index(3, first).data().toString()));
        const QString questions = bench.part<TextBlock>("questions")->text();
        QCOMPARE(questions.count(u'\n'), 5);
        for (const RubricQuestion &question : rubricQuestions())
            QVERIFY(questions.contains(question.name) && questions.contains(question.meaning));
        QVERIFY(!(bench.part<TextBlock>("questions")->focusPolicy() & Qt::TabFocus));
    }

    void noControlComesOrGoes()
    {
        Bench bench;
        QVERIFY(bench.show());
        for (const char *elsewhere : {"context", "moves", "history"}) {
            QVERIFY(!bench.part<InstrumentControls>("stages")->control(key(elsewhere)));
            QVERIFY(!bench.part<InstrumentControls>("crossing")->control(key(elsewhere)));
        }
        QVERIFY(bench.control<QWidget>("stage"));
        QVERIFY(!bench.part<InstrumentControls>("crossing")->control(key("stage")));
        auto *size = bench.crossingControl<ValueSlider>("gemm_k");
        QVERIFY(size && bench.crossingControl<ValueSlider>("gemm_batch"));
        bench.set("operation", key("gemm"));
        QCOMPARE(bench.crossingControl<ValueSlider>("gemm_k"), size);
        bench.set("moves", 0.0);
        QCOMPARE(bench.crossingControl<ValueSlider>("gemm_k"), size);
    }

    void aSliderHeldDownIsOneMoveAndOneSentence()
    {
        Bench bench;
        QVERIFY(bench.show());
        QTest::qWait(600);
        QSignalSpy spoken(bench.announcer, &Announcer::spoken);
        QSlider *slider = bench.crossingControl<ValueSlider>("fusion_level")->slider();
        slider->setFocus();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bench.instrument->input(key("fusion_level")).toDouble(), 5.0);
        QCOMPARE(bench.part<MoveBar>("moves")->counter()->text(), key("Move 1 of 5"));
        QVERIFY(spoken.wait(3000));
        QTest::qWait(600);
        QCOMPARE(spoken.count(), 1);
        // Behind the value that the slider has come to.
        QVERIFY2(bench.announcer->text().endsWith(bench.instrument->changeSentence()),
                 qPrintable(bench.announcer->text()));
    }

    void undoAndStartAgain()
    {
        Bench bench;
        QVERIFY(bench.show());
        MoveBar *moves = bench.part<MoveBar>("moves");
        QVERIFY(!moves->undoButton()->isEnabled() && !moves->restartButton()->isEnabled());
        bench.set("operation", key("gemm"));
        bench.set("gemm_k", 4096.0);
        bench.set("gemm_batch", 1024.0);
        QVERIFY(moves->undoButton()->isEnabled() && moves->restartButton()->isEnabled());
        moves->undoButton()->setFocus();
        QTest::keyClick(moves->undoButton(), Qt::Key_Space);
        QCOMPARE(bench.instrument->input(key("gemm_batch")).toDouble(), 256.0);
        QCOMPARE(moves->counter()->text(), key("Move 2 of 5"));
        QVERIFY(moves->undoButton()->hasFocus());
        QTRY_VERIFY(bench.announcer->text().startsWith(key("Undo: ")));
        moves->restartButton()->setFocus();
        QTest::keyClick(moves->restartButton(), Qt::Key_Space);
        QCOMPARE(bench.instrument->input(key("operation")).toString(), key("pointwise"));
        QCOMPARE(moves->counter()->text(), key("Move 0 of 5"));
        QVERIFY(!moves->restartButton()->isEnabled());
        QVERIFY(moves->counter()->hasFocus()); // the focus did not fall off
        QTRY_VERIFY(bench.announcer->text().startsWith(key("Start again: ")));
    }

    void tooManyMovesAreTold()
    {
        Bench bench;
        QVERIFY(bench.show());
        for (int i = 0; i < 5; ++i)
            bench.set(i % 2 == 0 ? "fusion_level" : "kernel_complexity", 2.0 + i);
        const TextBlock *place = bench.part<MoveBar>("moves")->place();
        QVERIFY(movesMessage(bench.instrument->state()).isEmpty());
        bench.set("precision", key("fp32"));
        QVERIFY(!movesMessage(bench.instrument->state()).isEmpty());
        QVERIFY(place->text().startsWith(movesMessage(bench.instrument->state())));
        bench.part<MoveBar>("moves")->undoButton()->click();
        QVERIFY(movesMessage(bench.instrument->state()).isEmpty());
        QCOMPARE(place->text(), boundSentence(bench.instrument->state()));
    }

    void theCrossingIsSaidBesideTheMoves()
    {
        Bench bench;
        QVERIFY(bench.show());
        const TextBlock *place = bench.part<MoveBar>("moves")->place();
        QVERIFY2(place->text().startsWith(key("Memory-bound")), qPrintable(place->text()));
        const int height = place->height();
        bench.set("operation", key("gemm"));
        bench.set("gemm_k", 4096.0);
        QVERIFY2(place->text().startsWith(key("Compute-bound on the Tensor Core ridge")),
                 qPrintable(place->text()));
        QCOMPARE(place->height(), height); // nothing below it moves
        bench.set("precision", key("fp32"));
        bench.set("context", key("edge"));
        QVERIFY(place->text().contains(key("No Tensor Core peak is known")));
    }

    void refusalsAreShownAtTheirControl()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *slider = bench.crossingControl<ValueSlider>("fusion_level");
        const QString sentence = bench.instrument->setInput(key("fusion_level"), 99.0);
        QVERIFY(!sentence.isEmpty());
        bench.view->showInputRefusal(key("fusion_level"), sentence);
        QCOMPARE(slider->error(), sentence);
        bench.view->showInputRefusal(key("moves"), sentence); // has no control; nothing to show it at
    }

    void everyStopHasAName()
    {
        Bench bench;
        QVERIFY(bench.show());
        bench.set("operation", key("gemm"));
        QSet<QWidget *> stops; // of all pages
        for (const InstrumentView::PageName &name : bench.view->pageNames()) {
            bench.view->showPage(name.key);
            QCoreApplication::processEvents();
            for (QWidget *widget : bench.view->findChildren<QWidget *>()) {
                if (!(widget->focusPolicy() & Qt::TabFocus) || !widget->isVisible())
                    continue;
                stops.insert(widget);
                QVERIFY2(!nameOf(widget).isEmpty(), widget->metaObject()->className());
                QVERIFY2(widget->width() >= 16 && widget->height() >= 16, widget->metaObject()->className());
            }
        }
        QVERIFY2(stops.size() >= 15, qPrintable(QString::number(stops.size())));
    }

    void languageChangeKeepsControlsAndFocus()
    {
        Bench bench;
        QVERIFY(bench.show());
        auto *slider = bench.crossingControl<ValueSlider>("fusion_level");
        slider->slider()->setFocus();
        bench.set("fusion_level", 7.0);
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        bench.instrument->retranslate();
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&bench.window, &change);
        QCOMPARE(bench.crossingControl<ValueSlider>("fusion_level"), slider);
        QVERIFY(slider->slider()->hasFocus());
        QCOMPARE(slider->value(), 7.0);
        QVERIFY(bench.part<MoveBar>("moves")->counter()->text().contains(QString::fromUtf8("١")));
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    }

    void itFitsANarrowWindow()
    {
        Bench bench;
        QVERIFY(bench.show({420, 900}));
        QVERIFY2(bench.view->minimumSizeHint().width() <= 420,
                 qPrintable(QString::number(bench.view->minimumSizeHint().width())));
    }
};

RP_TEST(TestContinuumView)

} // namespace test_continuum_view
#include "test_continuum_view.moc"
