// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lines, kernels and points light up together; what is done to a line changes all three. By keys and by what
// assistive tools are told.
#include "models/instruments/fusion/fusion.h"
#include "models/instruments/surgery/surgery.h"
#include "models/instruments/surgery/surgery_code.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/page/comparison_table.h"
#include "views/instruments/program/program_view.h"
#include "views/instruments/surgery/surgery_stage.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"

#include <QListWidget>
#include <QMenu>
#include <QToolButton>

namespace test_program_view {

using namespace rp;
using ::key;

template<typename Instrument>
class Bench : public view_bench::OverCatalogue<Instrument>, public view_bench::ViewBench<Instrument>
{
public:
    Bench()
        : view_bench::ViewBench<Instrument>(this->shown, {1280, 900})
    {
        QVERIFY(this->show());
    }
    /// As the learner does it.
    void choosePicture(const char *picture)
    {
        auto *choice = this->view->template findChild<SegmentedChoice *>(key("picture"));
        QVERIFY(choice);
        emit choice->chosen(key(picture));
        QCoreApplication::processEvents();
    }
};

using Chain = Bench<FusionInstrument>;
using Surgery = Bench<SurgeryInstrument>;

namespace {

ProgramView &linesOf(Chain &bench)
{
    auto *lines = bench.part<ProgramView>("lines");
    bench.choosePicture("lines");
    return *lines;
}

/// An entry of the menu of a line.
QAction *entry(ProgramView &lines, int line, const QString &text)
{
    lines.chooseLine(line);
    const QList<QAction *> all = lines.editMenu()->actions();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&text](const QAction *action) { return action->text() == text; });
    return found == all.end() ? nullptr : *found;
}

void press(ProgramView &lines, int line, const QString &text)
{
    QAction *action = entry(lines, line, text);
    QVERIFY2(action, qPrintable(text));
    action->trigger();
    QCoreApplication::processEvents();
}

void press(QAbstractButton *button)
{
    QTest::mouseClick(button, Qt::LeftButton);
    QCoreApplication::processEvents();
}

QString heard(const QListWidget &list, int row)
{
    return list.item(row)->data(Qt::AccessibleTextRole).toString();
}

qsizetype litLines(const ProgramView &lines)
{
    return lines.lines()->findItems(QString(QChar(0x25b8)), Qt::MatchStartsWith).size();
}

const QString join = QStringLiteral("In one kernel with the line above");
const QString read = QStringLiteral("Python reads a value after it");
const QString half = QStringLiteral("All lines: Half precision");
const QString larger = QStringLiteral("All lines: Twice the batch");

} // namespace

class TestProgramView : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    /// The bars come first; the lines stand in their place once they are chosen.
    void onePictureAtATime()
    {
        Chain bench;
        const auto *bars = bench.part<BarChart>("bytes");
        QVERIFY(bars->isVisible());
        ProgramView &lines = linesOf(bench);
        QVERIFY(lines.isVisible() && !bars->isVisible());
        QCOMPARE(bench.view->page()->pictureStop(), lines.roofline()->plotWidget());
        bench.choosePicture("bars");
        QVERIFY(!lines.isVisible() && bars->isVisible());
    }

    /// A kernel without arithmetic, or without traffic, has no point, and a place in the list all the same.
    /// The names beside the one that is chosen and that of all lines cover no point.
    void pointsAndNames()
    {
        Chain bench;
        ProgramView &lines = linesOf(bench);
        bench.set("granularity", "primitive");
        QCOMPARE(lines.kernels()->count(), 13);
        RooflineChart &roofline = *lines.roofline();
        int names = 0;
        for (int kernel = 0; kernel < 13; ++kernel) {
            lines.kernels()->setCurrentRow(kernel);
            // Not epsilon, its root, nor the mask; and all lines together.
            QCOMPARE(roofline.content().series.front().points.size(), std::size_t(11));
            for (const PlacedText &text : roofline.canvas().texts()) {
                if (!text.text.startsWith(key("Kernel ")) && text.text != key("All lines"))
                    continue;
                ++names;
                for (int point = 0; point < 11; ++point)
                    QVERIFY2(!text.rect.intersects(roofline.canvas().pointRect(0, point)),
                             qPrintable(text.text));
            }
        }
        QVERIFY(names > 10);
    }

    void whatIsChosenLightsUpInAllThree()
    {
        Chain bench;
        ProgramView &lines = linesOf(bench);
        QCOMPARE(lines.lines()->count(), 3);
        QCOMPARE(lines.kernels()->count(), 3);
        lines.lines()->setFocus();
        QTest::keyClick(lines.lines(), Qt::Key_Down);
        QCOMPARE(lines.kernels()->currentRow(), 1);
        QCOMPARE(lines.roofline()->emphasizedRow(), key("kernel_2"));
        lines.kernels()->setFocus();
        QTest::keyClick(lines.kernels(), Qt::Key_Down);
        QCOMPARE(lines.lines()->currentRow(), 2);
        QCOMPARE(litLines(lines), qsizetype(1));
        emit lines.roofline()->pointed(key("kernel_1"));
        QCOMPARE(lines.lines()->currentRow(), 0);
        QCOMPARE(lines.kernels()->currentRow(), 0);
        emit lines.roofline()->pointed(key("program")); // no kernel, but all of them
        QCOMPARE(lines.kernels()->currentRow(), 0);
        // What is heard at a line is what the instrument has of it.
        const QString said = heard(*lines.lines(), 2);
        QVERIFY2(said.contains(key("Line 3")) && said.contains(key("below the ridge")), qPrintable(said));
        QVERIFY2(said.contains(spokenForm(Format().flopPerByte(0.25))), qPrintable(said));
        QVERIFY2(heard(*lines.kernels(), 2).contains(spokenForm(bench.figureText("tensor_bytes"))),
                 qPrintable(heard(*lines.kernels(), 2)));
    }

    /// Fused by hand, cut by a value that is read, compiled, taken back.
    void editsChangeKernelsAndPoints()
    {
        Chain bench;
        ProgramView &lines = linesOf(bench);
        QVERIFY(!lines.undoButton()->isEnabled() && !lines.resetButton()->isEnabled());
        press(lines, 1, join);
        press(lines, 2, join);
        QCOMPARE(lines.kernels()->count(), 1);
        QCOMPARE(litLines(lines), qsizetype(3));
        QCOMPARE(bench.figure("program_ai"), bench.figure("ai_fused"));
        QCOMPARE(bench.figure("kernels"), 3.0);
        press(lines, 1, read);
        QCOMPARE(lines.kernels()->count(), 2);
        QVERIFY(lines.lines()->item(1)->text().endsWith(key(".item()")));
        QVERIFY(!lines.compiler()->isChecked());
        lines.compiler()->toggle();
        QCoreApplication::processEvents();
        QVERIFY(bench.instrument->input(key("fused")).toBool());
        QCOMPARE(bench.figure("program_graphs"), 2.0);
        QCOMPARE(lines.kernels()->count(), 2);
        // The generated kernel has a load and a store, and each says its bytes.
        const QListWidget &code = *lines.generated();
        QVERIFY(code.item(1)->text().contains(key("tl.load")));
        QVERIFY(heard(code, 1).contains(spokenForm(bench.figureText("tensor_bytes"))));
        QVERIFY(code.item(code.count() - 1)->text().contains(key("tl.store")));
        press(lines.undoButton());
        press(lines.undoButton());
        QVERIFY(!lines.compiler()->isChecked());
        QCOMPARE(lines.kernels()->count(), 1);
        press(lines.resetButton());
        QCOMPARE(lines.kernels()->count(), 3);
        QVERIFY(!lines.resetButton()->isEnabled());
        // Other lines have another past.
        bench.set("granularity", "primitive");
        QCOMPARE(lines.lines()->count(), 13);
        QVERIFY(!lines.undoButton()->isEnabled());
    }

    /// A larger batch moves more bytes and the point stays; wider numbers move it to the left. Both are done
    /// to all lines, as the menu of each says, and what is taken back takes them back as well.
    void batchAndPrecisionAreOfAllLines()
    {
        Chain bench;
        ProgramView &lines = linesOf(bench);
        const auto bytes = [&bench] { return bench.instrument->state().program.whole.traffic_bytes; };
        const double before = bytes();
        const double ai = bench.figure("program_ai");
        press(lines, 0, larger);
        QCOMPARE(bytes(), 2.0 * before);
        QCOMPARE(bench.figure("program_ai"), ai);
        for (const bool isHalf : {true, false}) {
            for (int line = 0; line < 3; ++line) {
                QCOMPARE(entry(lines, line, half)->isChecked(), isHalf);
                const QList<QAction *> menu = lines.editMenu()->actions();
                QVERIFY(menu.at(menu.size() - 3)->isSeparator());
            }
            press(lines, isHalf ? 0 : 2, half);
            QCOMPARE(bench.figure("program_ai"), isHalf ? ai / 2.0 : ai);
        }
        press(lines, 1, half);
        bench.set("granularity", "primitive"); // other lines of the same tensor
        bench.set("granularity", "library");
        press(lines.resetButton());
        QCOMPARE(bytes(), before);
        QCOMPARE(bench.figure("program_ai"), ai);
        QVERIFY(!lines.resetButton()->isEnabled() && lines.undoButton()->isEnabled());
    }

    /// A row of the table says its name once, in its first cell; each other cell its column and value.
    void rowsOfTheTableSayTheirNameOnce()
    {
        Chain bench;
        QTableView &table = *bench.part<ComparisonTable>("program")->view();
        const QAbstractItemModel &model = *table.model();
        QAccessibleTableInterface *cells = QAccessible::queryAccessibleInterface(&table)->tableInterface();
        QCOMPARE(cells->rowCount(), 4);
        for (int row = 0; row < cells->rowCount(); ++row) {
            const auto nameAt = [cells, row](int column) {
                return cells->cellAt(row, column)->text(QAccessible::Name);
            };
            QCOMPARE(model.headerData(row, Qt::Vertical, Qt::AccessibleTextRole).toString(), nameAt(0));
            for (int column = 1; column < cells->columnCount(); ++column) {
                const QVariant heading = model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole);
                QVERIFY2(nameAt(column).startsWith(heading.toString() + key(": ")),
                         qPrintable(nameAt(column)));
                QVERIFY2(!nameAt(column).contains(nameAt(0)), qPrintable(nameAt(column)));
            }
        }
    }

    /// In the code of the surgery nothing is told before the line has been found.
    void kernelsWaitForTheLine()
    {
        Surgery bench;
        const auto &stage = *bench.part<SurgeryStage>("stage");
        bench.choosePicture("kernels");
        QVERIFY(!stage.program());
        QVERIFY(!heard(*stage.code(), 2).contains(key("ridge")));
        emit stage.code()->lineChosen(breakingLine(BreakCause::ValueBranch));
        QVERIFY(stage.program() && stage.program()->isVisible());
        QVERIFY(!stage.zoomButton()->isEnabled());
        QVERIFY(heard(*stage.code(), 2).contains(key("below the ridge")));
        bench.choosePicture("map");
        QVERIFY(!stage.program()->isVisible());
        QVERIFY(stage.zoomButton()->isEnabled());
        QCOMPARE(stage.code()->shown().firstLit, -1);
        QVERIFY(!heard(*stage.code(), 2).contains(key("ridge")));
    }

    void surgeriesMoveThePoints()
    {
        Surgery bench;
        const auto &stage = *bench.part<SurgeryStage>("stage");
        bench.choosePicture("kernels");
        emit stage.code()->lineChosen(breakingLine(BreakCause::ValueBranch));
        ProgramView &program = *stage.program();
        QCOMPARE(program.kernels()->count(), 4); // before, two branches, behind
        stage.code()->setCurrentRow(2);
        QCOMPARE(program.roofline()->emphasizedRow(), key("path_a"));
        // A line of two kernels tells both.
        QCOMPARE(heard(*stage.code(), 2).count(key("below the ridge")), 2);
        program.compiler()->toggle();
        QCoreApplication::processEvents();
        QCOMPARE(bench.instrument->input(key("surgery")).toString(), key("none_break"));
        QCOMPARE(program.kernels()->count(), 3);
        QVERIFY(program.compiler()->isChecked() && program.compiler()->isEnabled());
        stage.code()->setCurrentRow(4);
        QCOMPARE(stage.code()->shown().firstLit, 2); // compiled with the branch before it
        QCOMPARE(stage.code()->shown().lastLit, 4);
        bench.set("surgery", "where");
        QCOMPARE(program.kernels()->count(), 1);
        QVERIFY(!program.compiler()->isEnabled()); // nothing is left that it could not take
        bench.set("scenario", "edge");
        QVERIFY(program.kernels()->count() > 0);
    }

    /// However large the text is, five lines of code are in view together.
    void fewLinesAreInView()
    {
        Chain bench;
        ProgramView &lines = linesOf(bench);
        bench.set("granularity", "semi");
        QFont large = bench.window.font();
        large.setPixelSize(32);
        bench.window.setFont(large);
        QCoreApplication::processEvents();
        QVERIFY(lines.lines()->viewport()->height() >= 5 * lines.lines()->sizeHintForRow(0));
    }

    /// Where letters are large, the picture stands below the code, and nothing of the two is cut.
    void largeLettersStackThem()
    {
        Chain chain;
        Surgery surgery;
        const auto *stage = surgery.part<SurgeryStage>("stage");
        surgery.choosePicture("kernels");
        emit stage->code()->lineChosen(breakingLine(BreakCause::ValueBranch));
        for (const auto &[window, code, picture] :
             {std::tuple<QWidget *, QWidget *, RooflineChart *>{&chain.window, linesOf(chain).lines(),
                                                                linesOf(chain).roofline()},
              {&surgery.window, stage->code(), stage->program()->roofline()}}) {
            const auto below = [at = code, other = picture] {
                return other->mapToGlobal(QPoint()).y() - at->mapToGlobal(QPoint(0, at->height())).y();
            };
            QVERIFY(below() < 0);
            QFont large = window->font();
            large.setPixelSize(2 * QFontInfo(large).pixelSize());
            window->setFont(large);
            window->resize(1000, 700);
            QTRY_VERIFY(below() >= 0);
            QVERIFY(2 * picture->height() >= window->height());
        }
    }

    /// The parts have names, and the switch and the buttons their targets.
    void partsAreNamed()
    {
        Chain bench;
        ProgramView &lines = linesOf(bench);
        for (QWidget *part : std::initializer_list<QWidget *>{
                 lines.lines(), lines.kernels(), lines.generated(), lines.roofline()->plotWidget(),
                 lines.compiler(), lines.editButton(), lines.undoButton(), lines.resetButton()}) {
            QVERIFY(part->isVisible());
            QVERIFY2(!view_bench::nameOf(part).isEmpty(), part->metaObject()->className());
            QVERIFY(part->height() >= 24 && part->focusPolicy() != Qt::NoFocus);
        }
        QVERIFY(QAccessible::queryAccessibleInterface(lines.editButton())->state().hasPopup);
    }
};

RP_TEST(TestProgramView)

} // namespace test_program_view
#include "test_program_view.moc"
