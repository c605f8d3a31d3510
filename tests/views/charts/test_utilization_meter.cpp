// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/charts/bars/marked_meter.h"
#include "views/charts/bars/meter_canvas.h"
#include "views/charts/bars/utilization_meter.h"
#include "views/charts/chart_widget.h"

#include <QAccessible>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QTest>
#include <algorithm>
#include <vector>

namespace test_utilization_meter {

using namespace rp;

class TestUtilizationMeter : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void changesAreNotToldAsProgress();
    void aSmallShareIsNotNothing();
    void aLongNameAsksForNoWidth();
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

void TestUtilizationMeter::aSmallShareIsNotNothing()
{
    UtilizationMeter meter;
    const auto shown = [&meter](double fraction) {
        meter.setValue(fraction);
        return meter.valueText();
    };
    QVERIFY(shown(1.07e-5).startsWith(QLatin1String("0.00107")));
    QVERIFY(shown(0.0381).startsWith(QLatin1String("3.8")) && !shown(0.0381).contains(QLatin1String("3.81")));
    QVERIFY(shown(0.0).startsWith(QLatin1String("0.0")));
}

/// At 200 % a column of meters was wider than its place, and their values stood outside.
void TestUtilizationMeter::aLongNameAsksForNoWidth()
{
    const QString name = QStringLiteral("GPU beschäftigt, während der größte Graph läuft");
    const QString value = QStringLiteral("100,0 %");
    const QString mark = QStringLiteral("Du sagtest 33 %");
    MarkedMeter meter;
    meter.setMeter({name, value, mark}, 0.5, 0.33);
    const QFontMetrics metrics(meter.font());
    const int least = meter.minimumSizeHint().width();
    QVERIFY2(least < metrics.horizontalAdvance(name) / 2, qPrintable(QString::number(least)));
    QVERIFY(least >= metrics.horizontalAdvance(value) && least >= metrics.horizontalAdvance(mark));
    QVERIFY(least >= metrics.horizontalAdvance(QStringLiteral("beschäftigt,")) - 1);
    QVERIFY(meter.heightForWidth(least) > meter.heightForWidth(3 * metrics.horizontalAdvance(name)));
}

RP_TEST(TestUtilizationMeter)

} // namespace test_utilization_meter
#include "test_utilization_meter.moc"
