// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The ticks of a line chart and the unit they are written in.
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "views/charts/value_axis.h"

#include <QTest>

namespace test_axis_scale {

using namespace rp;
using rp::test::plain;

namespace {

constexpr double day_s = 86400.0;

} // namespace

class TestAxisScale : public QObject
{
    Q_OBJECT
private slots:
    void ticksStandInTheAxisUnit_data();
    void ticksStandInTheAxisUnit();
    void logarithmicTicks_data();
    void logarithmicTicks();
};

void TestAxisScale::ticksStandInTheAxisUnit_data()
{
    QTest::addColumn<double>("to_s");
    QTest::addColumn<QString>("second");
    QTest::newRow("1 ms") << 1e-3 << QStringLiteral("0.2 ms");
    QTest::newRow("half a minute") << 30.0 << QStringLiteral("10 s");
    QTest::newRow("a minute and a quarter") << 75.0 << QStringLiteral("20 s");
    QTest::newRow("half an hour") << 1800.0 << QStringLiteral("10 min");
    QTest::newRow("a day") << day_s << QStringLiteral("5 h");
    QTest::newRow("a month") << 30.0 * day_s << QStringLiteral("10 day(s)");
    QTest::newRow("ten years") << 3650.0 * day_s << QStringLiteral("1,000 day(s)");
}

void TestAxisScale::ticksStandInTheAxisUnit()
{
    QFETCH(double, to_s);
    QFETCH(QString, second);
    const Format format{QLocale(QStringLiteral("en_US"))};
    const ValueAxis axis{0.0, to_s, Quantity::Seconds};
    const AxisTicks ticks = axisTicks(axis, 6);
    QVERIFY(ticks.values.size() >= 3 && ticks.values.size() <= 7);
    QCOMPARE(plain(axisTickText(format, axis, ticks, ticks.values[1])), second);
}

void TestAxisScale::logarithmicTicks_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<double>("to");
    QTest::addColumn<int>("quantity");
    QTest::newRow("elements") << 1e3 << 1e9 << int(Quantity::Count);
    QTest::newRow("much") << 1e3 << 1e12 << int(Quantity::Count);
    QTest::newRow("sequences") << 128.0 << 16384.0 << int(Quantity::Count);
    QTest::newRow("less than a decade") << 130.0 << 180.0 << int(Quantity::Count);
    QTest::newRow("1 ms to 10 years") << 1e-3 << 3650.0 * day_s << int(Quantity::Seconds);
    QTest::newRow("an hour") << 60.0 << 3600.0 << int(Quantity::Seconds);
    QTest::newRow("intensity") << 0.05 << 500.0 << int(Quantity::Intensity);
}

void TestAxisScale::logarithmicTicks()
{
    QFETCH(double, from);
    QFETCH(double, to);
    QFETCH(int, quantity);
    const ValueAxis axis{from, to, static_cast<Quantity>(quantity), true};
    for (const int most : {2, 4, 8}) {
        const AxisTicks ticks = axisTicks(axis, most);
        QVERIFY(!ticks.values.empty());
        QVERIFY(static_cast<int>(ticks.values.size()) <= most + 1);
        QSet<QString> texts;
        for (const double value : ticks.values) {
            QVERIFY(value >= from * 0.999 && value <= to * 1.001);
            texts.insert(axisTickText(Format(), axis, ticks, value));
        }
        QCOMPARE(texts.size(), static_cast<qsizetype>(ticks.values.size())); // no two read the same
    }
}

RP_TEST(TestAxisScale)

} // namespace test_axis_scale
#include "test_axis_scale.moc"
