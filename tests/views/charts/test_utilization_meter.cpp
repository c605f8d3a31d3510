// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/charts/frame/chart_widget.h"
#include "views/charts/meters/meter_canvas.h"
#include "views/charts/meters/utilization_meter.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <vector>

namespace test_utilization_meter {

using namespace rp;

class TestUtilizationMeter : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void meterTellsNameValueAndRange();
    void changesAreNotToldAsProgress();
};

void TestUtilizationMeter::initTestCase()
{
    installChartAccessibility();
    installMeterAccessibility();
}

namespace {

std::vector<QAccessible::Event> *toldEvents = nullptr;

void keepEvent(QAccessibleEvent *event)
{
    if (toldEvents)
        toldEvents->push_back(event->type());
}

} // namespace

void TestUtilizationMeter::changesAreNotToldAsProgress()
{
    UtilizationMeter meter;
    meter.show();
    if (QGuiApplication::platformName() == QLatin1String("offscreen"))
        QSKIP("Qt tells no assistive tool anything without a desktop.");
    QTRY_VERIFY(QAccessible::isActive());
    std::vector<QAccessible::Event> events;
    toldEvents = &events;
    const auto before = QAccessible::installUpdateHandler(keepEvent);
    meter.setValue(0.5);
    QAccessible::installUpdateHandler(before);
    toldEvents = nullptr;
    QVERIFY(std::count(events.begin(), events.end(), QAccessible::DescriptionChanged) > 0);
    // Orca would say "progress bar 1, 50 percent", whatever has the keyboard.
    QCOMPARE(std::count(events.begin(), events.end(), QAccessible::ValueChanged), 0);
}

void TestUtilizationMeter::meterTellsNameValueAndRange()
{
    UtilizationMeter meter;
    meter.setName(QStringLiteral("Math utilization"));
    meter.setValue(0.3);
    meter.resize(300, 80);
    meter.show();
    QAccessibleInterface *iface = QAccessible::queryAccessibleInterface(&meter);
    QCOMPARE(iface->role(), QAccessible::ProgressBar);
    QCOMPARE(iface->text(QAccessible::Name), QStringLiteral("Math utilization"));
    QCOMPARE(iface->text(QAccessible::Value), meter.spokenText());
    QVERIFY(meter.spokenText().contains(meter.valueText()));
    QVERIFY(iface->valueInterface());
    QCOMPARE(iface->valueInterface()->currentValue().toDouble(), 30.0);
    QCOMPARE(iface->valueInterface()->maximumValue().toDouble(), 100.0);
    QCOMPARE(meter.focusPolicy(), Qt::NoFocus);
    const QRectF track = meter.canvas().trackRect();
    QVERIFY(std::abs(meter.canvas().fillRect().width() / track.width() - 0.3) < 0.01);
    QVERIFY(std::abs((meter.canvas().thresholdX() - track.left()) / track.width() - 0.8) < 0.01);
    meter.setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(qRound(meter.canvas().fillRect().right()), qRound(track.right()));
    meter.setValue(std::nan(""));
    QCOMPARE(meter.canvas().fillRect().width(), 0.0);
    meter.setValue(4.0);
    QCOMPARE(meter.canvas().fillRect().width(), meter.canvas().trackRect().width());
}

RP_TEST(TestUtilizationMeter)

} // namespace test_utilization_meter
#include "test_utilization_meter.moc"
