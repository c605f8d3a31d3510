// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Measuring this computer beside the pages of instruments, by what is heard, pressed and drawn.
#include "models/instruments/dispatch_tax/dispatch_tax.h"
#include "models/instruments/roofline/roofline.h"
#include "models/measure_text/this_computer.h"
#include "models/text/format.h"
#include "models/text/spoken_form.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/models/measure/stand_in.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/roofline_chart.h"
#include "views/instruments/page/here_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/reading_bar.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <new>
#include <span>
#include <thread>
#include <utility>
#include <vector>

namespace test_here {

using namespace rp;
using measure::Measurement;
using measure::Step;
using measure::Watch;

namespace {

/// A view whose computer is measured by a stand-in, as the program connects them; the drawer has a place.
template<typename Shown>
class HereBench
{
public:
    explicit HereBench(MeasureJob::Measure measure)
        : computer(std::move(measure))
        , shown(test::builtInCatalogue())
        , bench(shown, {1200, 800}, nullptr, &computer)
    {
        QObject::connect(&bench.intents, &Intents::measureRequested, &computer, &ThisComputer::measure);
        QObject::connect(&bench.intents, &Intents::measureCancelRequested, &computer, &ThisComputer::cancel);
        QObject::connect(bench.announcer, &Announcer::spoken, &computer,
                         [this](const QString &text) { heard.append(text); });
        bench.window.layout()->addWidget(drawer());
        drawer()->show();
    }

    Disclosure *drawer() const { return bench.view->here(); }
    HereCard *card() const { return drawer()->template findChild<HereCard *>(); }
    bool open()
    {
        const bool isShown = bench.show();
        drawer()->setOpen(true);
        return isShown && card();
    }

    QStringList heard;
    ThisComputer computer;
    Shown shown;
    view_bench::ViewBench<Shown> bench;
};

Measurement manyReadings(std::span<const Step>, const Watch &watch)
{
    for (int i = 0; i < 20; ++i) {
        test::tell(watch, Step::HandOver, i % 2 ? "serial_us" : "queue_us", 20'000.0 + i,
                   test::spreadAt(20'000.0 + i));
        watch.progressed(i / 20.0, Step::HandOver);
        std::this_thread::sleep_for(std::chrono::milliseconds(15));
    }
    return test::handOverMeasured();
}

/// All cells of an accessible table.
QStringList cellsOf(QWidget &widget)
{
    QStringList cells;
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(&widget);
    QAccessibleTableInterface *table = accessible ? accessible->tableInterface() : nullptr;
    for (int row = 0; table && row < table->rowCount(); ++row)
        for (int column = 0; column < table->columnCount(); ++column)
            cells.append(table->cellAt(row, column)->text(QAccessible::Name));
    return cells;
}

/// A value, behind what its cell names it.
bool tellsValue(QWidget &widget, const QString &value)
{
    const QStringList cells = cellsOf(widget);
    return std::any_of(cells.begin(), cells.end(),
                       [&value](const QString &cell) { return cell.endsWith(u' ' + value); });
}

} // namespace

class TestHere : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }
    void itStandsBesideItsPagesAlone();
    void itIsHeardAtItsBeginningAndItsEnd();
    void barsFillWhileItIsMeasured();
    void cancelIsAKeyAway();
    void closingTheDrawerEndsIt();
    void whatFailedIsSaid();
    void theRoofIsDrawnBesideTheDevices();
    void noInputAndNoFigureKnowsOfIt();
};

void TestHere::itStandsBesideItsPagesAlone()
{
    HereBench<DispatchTaxInstrument> here(manyReadings);
    InstrumentView *view = here.bench.view;
    for (const auto &[page, isThere] :
         {std::pair("bars", true), std::pair("race", true), std::pair("models", false)}) {
        view->showPage(QString::fromLatin1(page));
        QCOMPARE(view->offers(view->here()), isThere);
    }
    QCOMPARE(view_bench::nameOf(here.drawer()->button()), QStringLiteral("Try it here"));
    // A picture to look at measures nothing.
    DispatchTaxInstrument shown(test::builtInCatalogue());
    const view_bench::ViewBench<DispatchTaxInstrument> other(shown, {1200, 800});
    QVERIFY(!other.view->here());
}

void TestHere::itIsHeardAtItsBeginningAndItsEnd()
{
    HereBench<DispatchTaxInstrument> here(manyReadings);
    QVERIFY(here.open());
    QVERIFY(here.computer.isMeasuring(MeasureTopic::HandOver));
    QTRY_VERIFY(here.computer.isMeasured(MeasureTopic::HandOver));
    QTRY_COMPARE(here.heard.size(), 2);
    QVERIFY2(here.heard[0].contains(QStringLiteral("Measuring")), qPrintable(here.heard[0]));
    QVERIFY2(here.heard[1].contains(Format().percent(0.25, 0)), qPrintable(here.heard[1]));
    QCOMPARE(here.card()->chart()->takeaway(), here.computer.conclusion(MeasureTopic::HandOver));
    // What is known is shown when it is opened again, and not measured again.
    here.drawer()->setOpen(false);
    here.drawer()->setOpen(true);
    QVERIFY(!here.computer.isMeasuring(MeasureTopic::HandOver));
    QCOMPARE(here.heard.size(), 2);
}

void TestHere::barsFillWhileItIsMeasured()
{
    std::atomic<bool> mayEnd = false;
    HereBench<DispatchTaxInstrument> here([&mayEnd](std::span<const Step>, const Watch &watch) {
        test::tell(watch, Step::HandOver, "serial_us", 25'000.0, test::spreadAt(25'000.0));
        while (!mayEnd && !watch.stop.stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return test::handOverMeasured();
    });
    QVERIFY(here.open());
    QWidget *plot = here.card()->chart()->plotWidget();
    const QString first = spokenForm(Format().duration_us(25'000.0));
    const QString second = spokenForm(Format().duration_us(8'000.0));
    QTRY_VERIFY2(tellsValue(*plot, first), qPrintable(cellsOf(*plot).join(u'|')));
    QVERIFY(!tellsValue(*plot, second));
    QVERIFY(here.card()->progress()->isVisible());
    mayEnd = true;
    QTRY_VERIFY2(tellsValue(*plot, second), qPrintable(cellsOf(*plot).join(u'|')));
    QVERIFY(!tellsValue(*plot, first));
}

void TestHere::cancelIsAKeyAway()
{
    HereBench<DispatchTaxInstrument> here(
        [](std::span<const Step>, const Watch &watch) { return test::endless(watch); });
    QVERIFY(here.open());
    ActionButton *cancel = here.card()->progress()->cancelButton();
    ActionButton *measure = here.card()->measureButton();
    QTRY_VERIFY(cancel->isVisible() && !measure->isVisible());
    cancel->setFocus();
    QTest::keyClick(cancel, Qt::Key_Space);
    QVERIFY(!here.computer.isMeasuring(MeasureTopic::HandOver));
    QVERIFY(measure->hasFocus());
    QTRY_VERIFY(here.heard.join(u' ').contains(QStringLiteral("cancelled")));
    QCOMPARE(view_bench::nameOf(measure), QStringLiteral("Measure this computer"));
    QTest::keyClick(measure, Qt::Key_Space);
    QVERIFY(here.computer.isMeasuring(MeasureTopic::HandOver));
    QVERIFY(cancel->hasFocus());
}

void TestHere::closingTheDrawerEndsIt()
{
    HereBench<DispatchTaxInstrument> here(
        [](std::span<const Step>, const Watch &watch) { return test::endless(watch); });
    QVERIFY(here.open());
    QVERIFY(here.computer.isMeasuring(MeasureTopic::HandOver));
    here.drawer()->setOpen(false);
    QVERIFY(!here.computer.isMeasuring(MeasureTopic::HandOver));
}

void TestHere::whatFailedIsSaid()
{
    HereBench<DispatchTaxInstrument> here(
        [](std::span<const Step>, const Watch &) -> Measurement { throw std::bad_alloc(); });
    QVERIFY(here.open());
    QTRY_VERIFY(here.card()->progress()->problem().contains(QStringLiteral("memory")));
    QTRY_VERIFY(here.heard.join(u' ').contains(here.card()->progress()->problem()));
    QVERIFY(here.card()->measureButton()->isVisible());
}

void TestHere::theRoofIsDrawnBesideTheDevices()
{
    HereBench<RooflineInstrument> here(
        [](std::span<const Step>, const Watch &) { return test::roofMeasured(); });
    QVERIFY(here.bench.show());
    QCOMPARE(view_bench::nameOf(here.drawer()->button()), QStringLiteral("This computer"));
    auto *chart = here.bench.part<RooflineChart>("chart");
    QVERIFY(chart);
    const auto series = [chart](const char *key) {
        const std::vector<ChartSeries> &all = chart->content().series;
        const auto found = std::find_if(all.begin(), all.end(), [key](const ChartSeries &each) {
            return each.key == QLatin1String(key);
        });
        return found == all.end() ? ChartSeries() : *found;
    };
    const std::size_t before = chart->content().series.size();
    QVERIFY(series("here_roof").points.empty());
    QVERIFY(here.open());
    QTRY_COMPARE(series("here_flops").points.size(), std::size_t(2));
    const ChartSeries roof = series("here_roof");
    QCOMPARE(roof.points.size(), std::size_t(3));
    QCOMPARE(roof.points[1].position, 10.0); // the ridge: 0.1 TFLOP/s over 10 GB/s
    QCOMPARE(roof.points[1].value, 1e11);
    QCOMPARE(roof.points[2].value, 1e11);
    QCOMPARE(chart->content().series.size(), before + 2);
    // By ear: in the chart as a table, and in its sentence.
    const QStringList cells = cellsOf(*chart->plotWidget());
    QVERIFY(cells.contains(spokenForm(QStringLiteral("This computer at ") + Format().flopPerByte(0.25))));
    QVERIFY(chart->takeaway().contains(here.computer.conclusion(MeasureTopic::Roof)));
    QVERIFY(here.card()->said().contains(Format().flopPerByte(10.0)));
}

/// What is saved and marked must be the same on every machine.
void TestHere::noInputAndNoFigureKnowsOfIt()
{
    HereBench<RooflineInstrument> here(
        [](std::span<const Step>, const Watch &) { return test::roofMeasured(); });
    const QVariantMap inputs = here.shown.saveInputs();
    const std::vector<QString> ids = here.shown.figureIds();
    std::vector<double> figures;
    for (const QString &id : ids)
        figures.push_back(here.shown.figure(id));
    const QSignalSpy changed(&here.shown, &Instrument::changed);
    QVERIFY(here.open());
    QTRY_VERIFY(here.computer.isMeasured(MeasureTopic::Roof));
    QCOMPARE(here.shown.saveInputs(), inputs);
    QCOMPARE(changed.count(), 0);
    QVERIFY(here.bench.asked.isEmpty());
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const double now = here.shown.figure(ids[i]);
        QVERIFY2(now == figures[i] || (std::isnan(now) && std::isnan(figures[i])), qPrintable(ids[i]));
    }
}

RP_TEST(TestHere)

} // namespace test_here
#include "test_here.moc"
