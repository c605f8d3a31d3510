// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The whole path of a request, as those find it who don't see it.
#include "models/instruments/whole_path/whole_path.h"
#include "tests/support/test_main.h"
#include "tests/views/instruments/view_bench.h"
#include "views/widgets/segmented_choice.h"

#include <QSignalSpy>
#include <QSlider>

namespace test_request_view {

using namespace rp;
using view_bench::nameOf;

namespace {

class Bench : public view_bench::OverCatalogue<WholePathInstrument>,
              public view_bench::ViewBench<WholePathInstrument>
{
public:
    Bench()
        : ViewBench(shown, {1100, 900})
    {
    }
};

/// Names of the cells of a picture's row.
QStringList heardIn(ChartWidget *chart, int row)
{
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(chart->plotWidget());
    QStringList heard;
    for (int column = 0; column < plot->tableInterface()->columnCount(); ++column)
        heard.append(plot->tableInterface()->cellAt(row, column)->text(QAccessible::Name));
    return heard;
}

} // namespace

class TestRequestView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void twoControlsStayInView()
    {
        const Bench bench;
        QVERIFY(nameOf(bench.slider("kernel_speed")->slider()).startsWith(key("Kernel speed: 1")));
        auto *place = bench.control<SegmentedChoice>("input_at");
        QVERIFY(place);
        QCOMPARE(nameOf(place), key("Input"));
    }

    /// Both bars with all their parts; what a faster kernel gives up is heard to come back as launching.
    void everyPartOfTheBarsIsHeard()
    {
        Bench bench;
        bench.set({{"workload", key("kws")}, {"kernel_speed", 2.0}});
        auto *chart = bench.part<ChartWidget>("path");
        QVERIFY(bench.show());
        QTest::qWait(100);
        const QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(chart->plotWidget());
        QCOMPARE(plot->role(), QAccessible::Table);
        const QString before = heardIn(chart, 0).join(u'\n');
        const QString after = heardIn(chart, 1).join(u'\n');
        for (const QString &bar : {before, after}) {
            for (const char *part :
                 {"Host: ", "Transfer: ", "Launching: ", "Limit of the roofline: ",
                  "Kernels above the limit: ", "Kernels faster than the roofline allows: ", "Read-back: "})
                QVERIFY2(bar.contains(QLatin1String(part)), qPrintable(bar));
        }
        QVERIFY(before != after);
        QVERIFY2(chart->content().summary.contains(QStringLiteral("1.00")),
                 qPrintable(chart->content().summary));
    }

    void aChangeIsSaidOnce()
    {
        Bench bench;
        QVERIFY(bench.show());
        QTest::qWait(600);
        QSignalSpy spoken(bench.announcer, &Announcer::spoken);
        QSlider *slider = bench.slider("kernel_speed")->slider();
        slider->setFocus();
        QTest::keyClick(slider, Qt::Key_Right);
        QCOMPARE(bench.instrument->input(key("kernel_speed")).toDouble(), 1.5);
        QVERIFY(spoken.wait(3000));
        QTest::qWait(600);
        QCOMPARE(spoken.count(), 1);
        QVERIFY2(bench.announcer->text().contains(QStringLiteral("the request")),
                 qPrintable(bench.announcer->text()));
    }
};

RP_TEST(TestRequestView)

} // namespace test_request_view
#include "test_request_view.moc"
