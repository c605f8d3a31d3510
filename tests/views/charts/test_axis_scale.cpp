// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The axes of a line chart: their ends, their ticks and the unit these are written in.
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/charts/line_fixture.h"
#include "views/charts/axes/value_axis.h"

#include <QTest>
#include <cmath>
#include <limits>

namespace test_axis_scale {

using namespace rp;
using rp::test::plain;

namespace {

constexpr double never = std::numeric_limits<double>::infinity();
const double nothing = std::nan("");
constexpr double day_s = 86400.0;

} // namespace

class TestAxisScale : public QObject
{
    Q_OBJECT
private slots:
    void linearAxesHoldTheirValues();
    void logarithmicAxesHoldTheirValues();
    void fixedEndsAreKeptWhenTheyMakeAnAxis();
    void ticksStandInTheAxisUnit_data();
    void ticksStandInTheAxisUnit();
    void countsHaveWholeTicks();
    void logarithmicTicks_data();
    void logarithmicTicks();
    void endsOfAnAxisAreNotRounded();
};

void TestAxisScale::linearAxesHoldTheirValues()
{
    for (double value = 1e-3; value < 1e12; value *= 2.3) {
        const ValueAxis axis = axisHolding({value, value / 3.0, nothing, never}, {Quantity::Seconds});
        QCOMPARE(axis.from, 0.0);
        QVERIFY(axis.to >= value * (1.0 - 1e-9) && axis.to <= value * 1.6);
    }
    const ValueAxis both = axisHolding({-30.0, 100.0}, {Quantity::Seconds});
    QVERIFY(both.from <= -30.0 && both.from >= -60.0 && both.to >= 100.0);
    const ValueAxis debts = axisHolding({-30.0, -10.0}, {Quantity::Seconds});
    QVERIFY(debts.from <= -30.0);
    QCOMPARE(debts.to, 0.0);
    const ValueAxis none = axisHolding({nothing}, {Quantity::Seconds});
    QCOMPARE(none.from, 0.0);
    QCOMPARE(none.to, 1.0);
    QCOMPARE(axisHolding({37.0}, {Quantity::Seconds, false, {}, {}, true}).to, 37.0); // tight
    QVERIFY(std::isnan(both.partOf(nothing)));
    QCOMPARE(both.partOf(both.to), 1.0);
}

void TestAxisScale::logarithmicAxesHoldTheirValues()
{
    const ValueAxis axis = axisHolding({0.12, 156.0, 0.0, -4.0, nothing}, {Quantity::Intensity, true});
    QCOMPARE(axis.from, 0.1);
    QCOMPARE(axis.to, 200.0);
    QVERIFY(std::isnan(axis.partOf(0.0)));
    QVERIFY(std::isnan(axis.partOf(-1.0)));
    QVERIFY(std::abs(axis.partOf(std::sqrt(0.1 * 200.0)) - 0.5) < 1e-9);
    const ValueAxis one = axisHolding({10.0}, {Quantity::Count, true});
    QVERIFY(one.from < 10.0 && one.to > 10.0);
    const ValueAxis none = axisHolding({0.0}, {Quantity::Count, true});
    QVERIFY(none.from > 0.0 && none.to > none.from);
}

void TestAxisScale::fixedEndsAreKeptWhenTheyMakeAnAxis()
{
    const ValueAxis fixed = axisHolding({1.0, 9.0}, {Quantity::Count, false, 2.0, 4.0});
    QCOMPARE(fixed.from, 2.0);
    QCOMPARE(fixed.to, 4.0);
    QCOMPARE(axisHolding({1.0, 9.0}, {Quantity::Count, false, 4.0, 4.0}).from, 0.0);
    QCOMPARE(axisHolding({1.0, 9.0}, {Quantity::Count, true, 0.0, 4.0}).from, 1.0);
    QCOMPARE(axisHolding({1.0, 9.0}, {Quantity::Count, false, {}, never}).to, 9.0);
}

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

/// There is no half answer.
void TestAxisScale::countsHaveWholeTicks()
{
    const Format format{QLocale(QStringLiteral("en_US"))};
    for (const double most : {1.0, 2.0, 3.0, 5.0, 12.0, 30.0, 1234.0})
        for (int count = 2; count <= 8; ++count) {
            const ValueAxis axis{0.0, most, Quantity::Count};
            const AxisTicks ticks = axisTicks(axis, count);
            QVERIFY(!ticks.values.empty());
            QStringList texts;
            for (const double value : ticks.values) {
                QVERIFY2(value == std::round(value), qPrintable(QString::number(value)));
                texts.append(axisTickText(format, axis, ticks, value));
            }
            QCOMPARE(texts.removeDuplicates(), 0);
        }
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

void TestAxisScale::endsOfAnAxisAreNotRounded()
{
    const Format format{QLocale(QStringLiteral("en_US"))};
    const auto end = [&](const ValueAxis &axis) {
        return plain(axisEndText(format, axis, axisTicks(axis, 5), axis.to));
    };
    QCOMPARE(end({0.0, 17500.0, Quantity::Milliseconds}), QStringLiteral("17.5 ms"));
    QCOMPARE(end({180.0, 330.0, Quantity::DurationAuto}), QStringLiteral("330 µs"));
    QCOMPARE(end({0.0, 47.3 * 3600.0, Quantity::Seconds}), QStringLiteral("47.3 h"));
    QCOMPARE(end({0.1, 137.0, Quantity::Seconds, true}), QStringLiteral("2.28 min"));
    QCOMPARE(end({0.1, 500.0, Quantity::Intensity, true}), QStringLiteral("500 FLOP/byte"));
}

RP_TEST(TestAxisScale)

} // namespace test_axis_scale
#include "test_axis_scale.moc"
