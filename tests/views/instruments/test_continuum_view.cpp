// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/instruments/continuum/continuum.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/instruments/move_bar.h"
#include "views/instruments/page/assumption_list.h"
#include "views/widgets/notice.h"
#include "views/widgets/text_block.h"

#include <QLabel>
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

    void aSliderHeldDownIsOneMoveAndOneSentence()
    {
        Bench bench;
        QVERIFY(bench.show());
        QTest::qWait(600);
        QSignalSpy spoken(bench.announcer, &Announcer::spoken);
        QSlider *slider = bench.crossingControl<ValueSlider>("fusion_level")->slider();
        slider->setFocus();
        const std::any before = bench.instrument->snapshot();
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bench.instrument->input(key("fusion_level")).toDouble(), 5.0);
        QCOMPARE(bench.part<MoveBar>("moves")->counter()->text(), key("Move 1 of 5"));
        QVERIFY(spoken.wait(3000));
        QTest::qWait(600);
        QCOMPARE(spoken.count(), 1);
        // Behind the value that the slider has come to.
        QVERIFY2(bench.announcer->text().endsWith(
                     bench.instrument->changeSentenceSince(before, {key("fusion_level")})),
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
};

RP_TEST(TestContinuumView)

} // namespace test_continuum_view
#include "test_continuum_view.moc"
