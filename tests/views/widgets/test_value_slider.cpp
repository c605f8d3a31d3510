// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "views/widgets/number_entry.h"
#include "views/widgets/slider_marks.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"
#include "views/widgets/widget_accessibility.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

namespace test_value_slider {

using namespace rp;

namespace {

QAccessibleInterface *accessible(QObject *object)
{
    return QAccessible::queryAccessibleInterface(object);
}

const SliderScale kernels{true, 10.0, 10000.0, 20.0, true};

} // namespace

class TestValueSlider : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { installWidgetAccessibility(); }
    void assistiveToolsSetExactValues();
    void aDisabledSliderIgnoresAssistiveTools();
    void numbersAreReadAsPeopleTypeThem_data();
    void numbersAreReadAsPeopleTypeThem();
    void entryRefusesWithOneSentence();
    void pageKeysGoToTheMarks();
    void pressingAMarkGoesThere_data();
    void pressingAMarkGoesThere();
    void markLabelsNeverTouch_data();
    void markLabelsNeverTouch();
    void entryIsReadByTheOwnersRule();
};

void TestValueSlider::assistiveToolsSetExactValues()
{
    MappedSlider slider;
    slider.setScale(kernels);
    QSignalSpy moved(&slider, &MappedSlider::moved);
    accessible(&slider)->valueInterface()->setCurrentValue(777.0);
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.at(0).at(0).toDouble(), 777.0);
    accessible(&slider)->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(moved.count(), 2);
    QVERIFY(moved.at(1).at(0).toDouble() > 777.0);
}

void TestValueSlider::aDisabledSliderIgnoresAssistiveTools()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.setMappedValue(100.0);
    slider.setEnabled(false);
    QSignalSpy moved(&slider, &MappedSlider::moved);
    accessible(&slider)->valueInterface()->setCurrentValue(777.0);
    accessible(&slider)->actionInterface()->doAction(QAccessibleActionInterface::increaseAction());
    QCOMPARE(moved.count(), 0);
    QCOMPARE(slider.mappedValue(), 100.0);
}

void TestValueSlider::numbersAreReadAsPeopleTypeThem_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<double>("value");
    const QString us = QStringLiteral("10 µs");
    QTest::newRow("plain") << "en_US"
                           << "12.5" << us << true << 12.5;
    QTest::newRow("unit") << "en_US"
                          << " 12.5 µs " << us << true << 12.5;
    QTest::newRow("groups") << "en_US"
                            << "1,000" << us << true << 1000.0;
    QTest::newRow("other unit") << "en_US"
                                << "1 ms" << us << false << 0.0;
    QTest::newRow("two numbers") << "en_US"
                                 << "10 20" << us << false << 0.0;
    QTest::newRow("words") << "en_US"
                           << "many" << us << false << 0.0;
    QTest::newRow("empty") << "en_US"
                           << "" << us << false << 0.0;
    QTest::newRow("infinite") << "en_US"
                              << "inf" << us << false << 0.0;
    QTest::newRow("comma") << "es_ES"
                           << "12,5" << us << true << 12.5;
    QTest::newRow("point in Spanish") << "es_ES"
                                      << "12.5" << us << true << 12.5;
    QTest::newRow("Arabic digits") << "ar_EG" << QStringLiteral("١٢٫٥") << us << true << 12.5;
    QTest::newRow("Latin digits in Arabic") << "ar_EG"
                                            << "12.5" << us << true << 12.5;
    QTest::newRow("direction marks") << "ar_EG" << QStringLiteral("\u2068١٢\u2069") << us << true << 12.0;
}

void TestValueSlider::numbersAreReadAsPeopleTypeThem()
{
    QFETCH(QString, locale);
    QFETCH(QString, typed);
    QFETCH(QString, sample);
    QFETCH(bool, ok);
    QFETCH(double, value);
    const auto number = readNumber(typed, sample, QLocale(locale));
    QCOMPARE(number.has_value(), ok);
    if (ok)
        QCOMPARE(*number, value);
}

void TestValueSlider::entryRefusesWithOneSentence()
{
    ValueSlider slider;
    slider.setLabel(QStringLiteral("Launch cost"));
    slider.setScale({false, 5.0, 20.0, 0.5, false});
    slider.setTextFor([](double value) { return QStringLiteral("%1 µs").arg(value); });
    slider.setValue(10.0);
    QCOMPARE(slider.entry()->text(), QStringLiteral("10 µs"));
    QSignalSpy requested(&slider, &ValueSlider::valueRequested);
    QSignalSpy errors(&slider, &ValueSlider::errorShown);
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("99"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 0);
    QCOMPARE(errors.count(), 1);
    QVERIFY(slider.error().contains(QStringLiteral("5 µs")));
    QCOMPARE(accessible(slider.entry())->text(QAccessible::Description), spokenForm(slider.error()));
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("12.25"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.at(0).at(0).toDouble(), 12.25);
    QVERIFY(slider.error().isEmpty());
}

namespace {

const std::vector<SliderMark> seconds{{10.0, QStringLiteral("10 s")},
                                      {30.0, QStringLiteral("30 s")},
                                      {120.0, QStringLiteral("120 s")},
                                      {300.0, QStringLiteral("300 s")}};
const SliderScale compileTime{false, 5.0, 300.0, 1.0, false};

} // namespace

void TestValueSlider::pageKeysGoToTheMarks()
{
    MappedSlider slider;
    slider.setScale(compileTime);
    slider.setMarks(seconds);
    slider.setMappedValue(20.0);
    QSignalSpy moved(&slider, &MappedSlider::moved);
    for (const double expected : {30.0, 120.0, 300.0, 300.0}) {
        QTest::keyClick(&slider, Qt::Key_PageUp);
        QCOMPARE(slider.mappedValue(), expected);
    }
    for (const double expected : {120.0, 30.0, 10.0, 5.0, 5.0}) {
        QTest::keyClick(&slider, Qt::Key_PageDown);
        QCOMPARE(slider.mappedValue(), expected);
    }
    QCOMPARE(moved.count(), 9);
    QTest::keyClick(&slider, Qt::Key_Right);
    QCOMPARE(slider.mappedValue(), 6.0);
}

void TestValueSlider::pressingAMarkGoesThere_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right") << false;
    QTest::newRow("right to left") << true;
}

void TestValueSlider::pressingAMarkGoesThere()
{
    QFETCH(bool, mirrored);
    ValueSlider slider;
    slider.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    slider.setScale(compileTime);
    slider.setMarks(seconds);
    slider.setValue(5.0);
    slider.resize(400, 120);
    slider.show();
    QVERIFY(QTest::qWaitForWindowExposed(&slider));
    QVERIFY(slider.marks()->height() >= 24);
    QSignalSpy requested(&slider, &ValueSlider::valueRequested);
    const int width = slider.marks()->width();
    const int at = qRound(slider.slider()->offsetOf(120.0, width)) + 3;
    QTest::mouseClick(slider.marks(), Qt::LeftButton, {}, QPoint(mirrored ? width - at : at, 12));
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.at(0).at(0).toDouble(), 120.0);
}

void TestValueSlider::markLabelsNeverTouch_data()
{
    QTest::addColumn<double>("room");
    QTest::addColumn<double>("labelWidth");
    QTest::addColumn<int>("shown");
    QTest::newRow("wide") << 800.0 << 40.0 << 6;
    QTest::newRow("narrow") << 240.0 << 40.0 << 5;
    QTest::newRow("twice the text") << 240.0 << 80.0 << 4;
    QTest::newRow("hardly any room") << 90.0 << 80.0 << 2;
}

void TestValueSlider::markLabelsNeverTouch()
{
    QFETCH(double, room);
    QFETCH(double, labelWidth);
    QFETCH(int, shown);
    std::vector<MarkLabel> labels;
    for (const double share : {0.0, 0.1, 0.25, 0.55, 0.8, 1.0})
        labels.push_back({share * room, labelWidth});
    placeMarkLabels(labels, room, 8.0);
    int placed = 0;
    for (const MarkLabel &label : labels) {
        if (label.row < 0)
            continue;
        ++placed;
        QVERIFY(label.left >= 0.0);
        QVERIFY(label.left + label.width <= room);
        for (const MarkLabel &other : labels) {
            if (&other != &label && other.row == label.row)
                QVERIFY(std::abs(other.left - label.left) >= labelWidth + 8.0);
        }
    }
    QVERIFY2(placed >= shown, qPrintable(QString::number(placed)));
    QVERIFY(labels.front().row >= 0);
    QVERIFY(labels.back().row >= 0);
}

void TestValueSlider::entryIsReadByTheOwnersRule()
{
    ValueSlider slider;
    slider.setScale({true, 0.01, 1000.0, 20.0, false});
    slider.setParse([](const QString &typed) {
        return typed == QLatin1String("a day") ? std::optional(1.0) : std::nullopt;
    });
    QSignalSpy requested(&slider, &ValueSlider::valueRequested);
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("a day"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.at(0).at(0).toDouble(), 1.0);
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("2"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QVERIFY(!slider.error().isEmpty());
}

RP_TEST(TestValueSlider)

} // namespace test_value_slider
#include "test_value_slider.moc"
