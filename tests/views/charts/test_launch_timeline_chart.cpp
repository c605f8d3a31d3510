// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline: zoom, pan, walking from bar to bar across the window's ends, and what it says.
#include "tests/support/test_main.h"
#include "tests/views/charts/chart_fixture.h"
#include "views/charts/meters/meter_canvas.h"
#include "views/charts/timeline/launch_timeline_chart.h"
#include "views/charts/timeline/timeline_canvas.h"

#include <QAccessible>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace test_launch_timeline_chart {

using namespace rp;

class TestLaunchTimelineChart : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void showsTheWholePassFirst();
    void speaksAKernel();
    void walkMovesTheWindow();
    void walkReachesEveryBar();
    void zoomAndPanByKey();
    void buttonsAreLargeEnough();
    void scrollBarFollows();
    void newPassKeepsTheTimeScale();
    void tableOnTheBusHoldsTheWindow();
    void graphHasOneLaunch();
    void hiddenChartWaits();

private:
    void key(int code, Qt::KeyboardModifiers modifiers = {});
    QString status() const;

    std::unique_ptr<LaunchTimelineChart> m_chart;
};

namespace {

using On = ChartPosition::On;

} // namespace

void TestLaunchTimelineChart::initTestCase()
{
    installChartAccessibility();
    installMeterAccessibility();
}

void TestLaunchTimelineChart::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    m_chart = std::make_unique<LaunchTimelineChart>();
    m_chart->setSource(chart_fixture::timeline(1000, 15.0, 5.0));
    m_chart->resize(640, 360);
    m_chart->show();
    m_chart->activateWindow();
    m_chart->plotWidget()->setFocus();
    QTRY_VERIFY(m_chart->plotWidget()->hasFocus());
}

void TestLaunchTimelineChart::cleanup()
{
    m_chart.reset();
    QLocale::setDefault(QLocale::c());
}

void TestLaunchTimelineChart::key(int code, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_chart->plotWidget(), Qt::Key(code), modifiers);
}

QString TestLaunchTimelineChart::status() const
{
    return m_chart->statusText().replace(QChar(QChar::Nbsp), u' ');
}

void TestLaunchTimelineChart::showsTheWholePassFirst()
{
    QCOMPARE(m_chart->from_us(), 0.0);
    QCOMPARE(m_chart->to_us(), 15005.0);
    QCOMPARE(m_chart->content().series.size(), std::size_t(2));
    QVERIFY(m_chart->content().series[1].points.size() <= maximumBarsPerLane);
}

void TestLaunchTimelineChart::speaksAKernel()
{
    m_chart->showRange(160.0, 260.0);
    m_chart->moveTo({On::Point, 1, 1});
    QCOMPARE(status(), QStringLiteral("Kernel 12 of 1,000: begins 180.0 µs, ends 185.0 µs, "
                                      "GPU waited 10.0 µs before it"));
    // The wait before the first bar in view comes from the bar before the window.
    m_chart->showRange(178.0, 260.0);
    m_chart->moveTo({On::Point, 1, 0});
    QVERIFY(status().startsWith(QStringLiteral("Kernel 12 ")));
    QVERIFY(status().contains(QStringLiteral("GPU waited 10.0 µs")));
    m_chart->moveTo({On::Point, 0, 1});
    QVERIFY(status().startsWith(QStringLiteral("Launch ")));
}

void TestLaunchTimelineChart::walkMovesTheWindow()
{
    m_chart->showRange(0.0, 100.0);
    m_chart->moveTo({On::Point, 1, 0});
    for (int kernel = 2; kernel <= 40; ++kernel) {
        key(Qt::Key_Right);
        QVERIFY2(status().startsWith(QStringLiteral("Kernel %1 of").arg(kernel)), qPrintable(status()));
        QVERIFY(!m_chart->canvas().positionRect(m_chart->position()).isEmpty());
    }
    QVERIFY(m_chart->from_us() > 400.0);
    for (int kernel = 39; kernel >= 1; --kernel) {
        key(Qt::Key_Left);
        QVERIFY2(status().startsWith(QStringLiteral("Kernel %1 of").arg(kernel)), qPrintable(status()));
    }
    key(Qt::Key_Left);
    QVERIFY(status().startsWith(QStringLiteral("Kernel 1 of")));
    key(Qt::Key_Up);
    QVERIFY(status().startsWith(QStringLiteral("Launch 1 of")));
}

void TestLaunchTimelineChart::walkReachesEveryBar()
{
    m_chart->zoomToFit();
    m_chart->moveTo({On::Point, 1, 0});
    int steps = 1;
    for (QString last; last != status() && steps < 500; ++steps) {
        last = status();
        key(Qt::Key_Right);
    }
    QVERIFY(status().contains(QStringLiteral("to 1,000 of 1,000")));
    QVERIFY(status().contains(QStringLiteral("GPU busy")));
}

void TestLaunchTimelineChart::zoomAndPanByKey()
{
    QSignalSpy spoken(m_chart.get(), &ChartWidget::announce);
    key(Qt::Key_Plus);
    QVERIFY(std::abs(m_chart->to_us() - m_chart->from_us() - 7502.5) < 0.01);
    QCOMPARE(spoken.count(), 1);
    const double from = m_chart->from_us();
    key(Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(m_chart->from_us() > from);
    key(Qt::Key_PageDown);
    QCOMPARE(m_chart->to_us(), 15005.0);
    key(Qt::Key_PageUp);
    QVERIFY(m_chart->to_us() < 15005.0);
    key(Qt::Key_Minus);
    key(Qt::Key_0);
    QCOMPARE(m_chart->from_us(), 0.0);
    QCOMPARE(m_chart->to_us(), 15005.0);
    for (int i = 0; i < 40; ++i)
        key(Qt::Key_Plus);
    QVERIFY(m_chart->to_us() - m_chart->from_us() >= 1.0 - 1e-6);
    m_chart->setLayoutDirection(Qt::RightToLeft);
    m_chart->showRange(100.0, 200.0);
    key(Qt::Key_Left, Qt::ShiftModifier); // time runs to the left now
    QVERIFY(m_chart->from_us() > 100.0);
}

void TestLaunchTimelineChart::buttonsAreLargeEnough()
{
    for (const QToolButton *button : m_chart->findChildren<QToolButton *>()) {
        QVERIFY(button->width() >= 24 && button->height() >= 24);
        QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
    }
    QTest::mouseClick(m_chart->findChild<QToolButton *>(QStringLiteral("zoomIn")), Qt::LeftButton);
    QVERIFY(m_chart->to_us() - m_chart->from_us() < 8000.0);
    QTest::mouseClick(m_chart->findChild<QToolButton *>(QStringLiteral("zoomFit")), Qt::LeftButton);
    QCOMPARE(m_chart->from_us(), 0.0);
}

void TestLaunchTimelineChart::scrollBarFollows()
{
    auto *bar = m_chart->findChild<QScrollBar *>();
    QVERIFY(bar && !bar->isEnabled());
    m_chart->showRange(1000.0, 3000.0);
    QVERIFY(bar->isEnabled() && bar->value() > 0);
    bar->setValue(0);
    QCOMPARE(m_chart->from_us(), 0.0);
    QVERIFY(std::abs(m_chart->to_us() - 2000.0) < 1e-6);
}

void TestLaunchTimelineChart::newPassKeepsTheTimeScale()
{
    m_chart->showRange(1500.5, 3001.0);
    m_chart->setSource(chart_fixture::timeline(1000, 15.0, 5.0));
    QCOMPARE(m_chart->from_us(), 0.0); // another pass altogether starts whole
    double launch = 15.0;
    m_chart->setSource(
        [&launch](double from, double to) { return chart_fixture::timeline(1000, launch, 5.0)(from, to); });
    m_chart->showRange(1500.5, 3001.0);
    launch = 30.0;
    m_chart->refresh();
    QCOMPARE(m_chart->from_us(), 1500.5);
    QCOMPARE(m_chart->to_us(), 3001.0);
    m_chart->setSource({});
    m_chart->refresh();
}

void TestLaunchTimelineChart::tableOnTheBusHoldsTheWindow()
{
    m_chart->showRange(100.0, 200.0);
    QAccessibleInterface *plot = QAccessible::queryAccessibleInterface(m_chart->plotWidget());
    QAccessibleTableInterface *table = plot->tableInterface();
    const ChartContent &content = m_chart->content();
    QCOMPARE(table->rowCount(), int(content.series[0].points.size() + content.series[1].points.size()));
    QVERIFY(table->cellAt(0, 0)->text(QAccessible::Name).startsWith(QStringLiteral("Launch 7 of")));
    QCOMPARE(m_chart->table()->rowCount(), table->rowCount());
    QVERIFY(plot->text(QAccessible::Description).contains(QStringLiteral("In view")));
    m_chart->zoomToFit();
    QVERIFY(table->rowCount() <= 200);
}

void TestLaunchTimelineChart::graphHasOneLaunch()
{
    m_chart->setSource([](double, double) {
        TimelineWindow window{0.0, 1010.0, 1010.0, 100, {}};
        window.spans.push_back({TimelineLane::Cpu, 0, 100, 0.0, 10.0, 10.0});
        for (int i = 0; i < 100; ++i)
            window.spans.push_back({TimelineLane::Gpu, i, 1, 10.0 + 10.0 * i, 20.0 + 10.0 * i, 10.0});
        return window;
    });
    m_chart->moveTo({On::Point, 0, 0});
    QVERIFY2(status().startsWith(QStringLiteral("One launch of all 100 kernels")), qPrintable(status()));
}

void TestLaunchTimelineChart::hiddenChartWaits()
{
    m_chart->hide();
    int calls = 0;
    m_chart->setSource([&calls](double from, double to) {
        ++calls;
        return chart_fixture::timeline(10, 15.0, 5.0)(from, to);
    });
    m_chart->refresh();
    QCOMPARE(calls, 0);
    m_chart->show();
    QVERIFY(calls > 0);
    QCOMPARE(m_chart->total_us(), 155.0);
}

RP_TEST(TestLaunchTimelineChart)

} // namespace test_launch_timeline_chart
#include "test_launch_timeline_chart.moc"
