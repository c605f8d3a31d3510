// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The line is found, and then it is operated on: by pointer and by keys, with everything said in words.
#include "models/instruments/surgery/surgery.h"
#include "models/instruments/surgery/surgery_code.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/instruments/surgery/tool_shelf.h"
#include "views/widgets/text_block.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QToolButton>

namespace test_surgery_stage {

using namespace rp;
using ::key;

namespace {

class Bench : public view_bench::OverCatalogue<SurgeryInstrument>,
              public view_bench::ViewBench<SurgeryInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1280, 1800})
    {
    }
};

SurgeryStage &stageOf(const Bench &bench)
{
    return *bench.part<SurgeryStage>("stage");
}

ToolCard &card(const Bench &bench, const char *surgery)
{
    for (ToolCard *candidate : stageOf(bench).shelf()->cards())
        if (candidate->tool().key == QLatin1String(surgery))
            return *candidate;
    qFatal("no tool %s", surgery);
}

QString lineName(const Bench &bench, int line)
{
    return stageOf(bench).code()->item(line)->data(Qt::AccessibleTextRole).toString();
}

void drag(CodeList &list, const char *surgery, int line, bool drop)
{
    QMimeData carried;
    carried.setData(QLatin1String(CodeList::toolType), surgery);
    const QPoint place = list.visualItemRect(list.item(line)).center();
    QDragEnterEvent enter(place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &enter);
    QDragMoveEvent move(place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &move);
    if (!drop)
        return;
    QDropEvent dropped(place, Qt::CopyAction, &carried, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list.viewport(), &dropped);
}

} // namespace

class TestSurgeryStage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    /// The line has no mark, the map is one box, and operations can't be looked at.
    void nothingIsToldOnArrival()
    {
        Bench bench;
        QVERIFY(bench.show());
        SurgeryStage &stage = stageOf(bench);
        QVERIFY(!stage.isFound());
        QCOMPARE(stage.code()->shown().lines, codeLines(BreakCause::ValueBranch));
        QCOMPARE(stage.code()->shown().broken, -1);
        QCOMPARE(stage.map()->shown().state, PassShown::State::Unknown);
        QVERIFY(!stage.zoomButton()->isEnabled());
        for (int line = 0; line < stage.code()->count(); ++line)
            QVERIFY(!lineName(bench, line).contains(key("breaks")));
        // Neither does a tool over the right line.
        drag(*stage.code(), "where", 2, false);
        QVERIFY(stage.code()->shown().ghost.isEmpty());
        QVERIFY(!stage.map()->shown().would && !stage.map()->shown().willBeWhole);
    }

    void theLineIsFoundByKeys()
    {
        Bench bench;
        QVERIFY(bench.show());
        SurgeryStage &stage = stageOf(bench);
        stage.code()->setFocus();
        QTest::keyClick(stage.code(), Qt::Key_Down);
        QTest::keyClick(stage.code(), Qt::Key_Return);
        QVERIFY(!stage.isFound());
        QVERIFY(stage.hint()->text().contains(whyNoBreak(BreakCause::ValueBranch, 1)));
        QTest::keyClick(stage.code(), Qt::Key_Down);
        QTest::keyClick(stage.code(), Qt::Key_Return);
        QVERIFY(stage.isFound());
        QCOMPARE(stage.code()->shown().broken, 2);
        QVERIFY(lineName(bench, 2).contains(key("breaks the graph")));
        QCOMPARE(stage.map()->shown().state, PassShown::State::Broken);
        QVERIFY(stage.zoomButton()->isEnabled());
        QVERIFY(bench.asked.isEmpty()); // finding is no input
        // Another cause is another program, to be searched anew.
        bench.set("cause", "item_sync");
        QVERIFY(!stage.isFound());
        QCOMPARE(stage.code()->shown().lines, codeLines(BreakCause::ItemSync));
        bench.set("cause", "value_branch");
        QVERIFY(stage.isFound());
    }

    /// Another control can choose a surgery, but the line is still to be found.
    void aSurgeryFromTheControlsFindsNothing()
    {
        Bench bench;
        QVERIFY(bench.show());
        SurgeryStage &stage = stageOf(bench);
        bench.set("surgery", "where");
        QVERIFY(!stage.isFound());
        QCOMPARE(stage.code()->shown().lines, codeLines(BreakCause::ValueBranch));
        QCOMPARE(stage.code()->shown().broken, -1);
        QCOMPARE(stage.map()->shown().state, PassShown::State::Unknown);
        QCOMPARE(stage.map()->shown().launches, bench.figure("launches"));
        emit stage.code()->lineChosen(2);
        QCOMPARE(stage.code()->shown().rewritten, 2);
        QCOMPARE(stage.map()->shown().state, PassShown::State::Whole);
    }

    void aClickFindsItToo()
    {
        Bench bench;
        QVERIFY(bench.show());
        CodeList &code = *stageOf(bench).code();
        const auto click = [&](int line) {
            QTest::mouseClick(code.viewport(), Qt::LeftButton, {},
                              code.visualItemRect(code.item(line)).center());
        };
        click(3);
        QVERIFY(!stageOf(bench).isFound());
        click(2);
        QVERIFY(stageOf(bench).isFound());
    }

    void aToolIsChosenByArrowsAndDroppedByEnter()
    {
        Bench bench;
        QVERIFY(bench.show());
        SurgeryStage &stage = stageOf(bench);
        ToolCard &first = *stage.shelf()->cards().front();
        first.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&first, Qt::Key_Return); // before the line is found
        QVERIFY(bench.asked.isEmpty());
        QVERIFY(!stage.hint()->text().isEmpty());
        emit stage.code()->lineChosen(2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        ToolCard &mask = card(bench, "where");
        QVERIFY(mask.hasFocus());
        // Over the line: what it would be, and nothing has changed yet.
        QCOMPARE(stage.code()->shown().target, 2);
        QVERIFY(stage.code()->shown().ghost.contains(key("torch.where")));
        QVERIFY(stage.map()->shown().willBeWhole);
        QVERIFY(*stage.map()->shown().would < stage.map()->shown().launches);
        QVERIFY(bench.asked.isEmpty());
        QTest::keyClick(&mask, Qt::Key_Return);
        QCOMPARE(bench.instrument->input(key("surgery")).toString(), key("where"));
        QCOMPARE(stage.code()->shown().rewritten, 2);
        QCOMPARE(stage.code()->shown().broken, -1);
        QVERIFY(lineName(bench, 2).contains(key("rewritten")));
        QCOMPARE(stage.map()->shown().state, PassShown::State::Whole);
        QCOMPARE(stage.map()->shown().launches, bench.figure("launches"));
        QVERIFY(stage.map()->accessibleDescription().contains(bench.figureText("launches")));
        QVERIFY(mask.isChecked() && mask.accessibleName().contains(key("possible")));
    }

    void aToolIsDragged()
    {
        Bench bench;
        QVERIFY(bench.show());
        SurgeryStage &stage = stageOf(bench);
        drag(*stage.code(), "where", 0, true); // a line that does not break
        QVERIFY(bench.asked.isEmpty());
        QVERIFY(stage.hint()->text().contains(whyNoBreak(BreakCause::ValueBranch, 0)));
        drag(*stage.code(), "custom_op", 2, true);
        QCOMPARE(bench.instrument->input(key("surgery")).toString(), key("custom_op"));
        QVERIFY(stage.isFound());
    }

    void whatIsNotPossibleLeavesTheLine()
    {
        Bench bench;
        QVERIFY(bench.show());
        SurgeryStage &stage = stageOf(bench);
        emit stage.code()->lineChosen(2);
        card(bench, "symbolic").click();
        QCOMPARE(stage.code()->shown().lines, codeLines(BreakCause::ValueBranch));
        QCOMPARE(stage.code()->shown().broken, 2);
        QCOMPARE(stage.map()->shown().state, PassShown::State::Broken);
        QVERIFY(card(bench, "symbolic").accessibleName().contains(key("not possible here")));
        QVERIFY(bench.instrument->takeaway().contains(bench.instrument->obstacle()));
    }
};

RP_TEST(TestSurgeryStage)

} // namespace test_surgery_stage
#include "test_surgery_stage.moc"
