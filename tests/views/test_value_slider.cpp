// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/number_entry.h"
#include "widgets/value_slider.h"
#include "widgets/widget_accessibility.h"

#include <QAccessible>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <cmath>

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
    void sliderScaleReachesItsEndsAndComesBack();
    void sliderTellsItsRealValue();
    void assistiveToolsSetExactValues();
    void aDisabledSliderIgnoresAssistiveTools();
    void sliderKeysReachTheEnds();
    void numbersAreReadAsPeopleTypeThem_data();
    void numbersAreReadAsPeopleTypeThem();
    void entryRefusesWithOneSentence();
};

void TestValueSlider::sliderScaleReachesItsEndsAndComesBack()
{
    QCOMPARE(kernels.valueAt(0), 10.0);
    QCOMPARE(kernels.valueAt(kernels.steps()), 10000.0);
    for (int i = 0; i <= kernels.steps(); ++i) {
        QCOMPARE(kernels.valueAt(i), std::round(kernels.valueAt(i)));
        QCOMPARE(kernels.positionOf(kernels.valueAt(i)), i);
    }
    const SliderScale speed{false, 1.0, 8.0, 0.5, false};
    QCOMPARE(speed.steps(), 14);
    QCOMPARE(speed.valueAt(3), 2.5);
    QCOMPARE(speed.positionOf(100.0), 14);
}

void TestValueSlider::sliderTellsItsRealValue()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.setMappedValue(1234.0); // between two positions
    auto *value = accessible(&slider)->valueInterface();
    QVERIFY(value);
    QCOMPARE(value->currentValue().toDouble(), 1234.0);
    QCOMPARE(value->minimumValue().toDouble(), 10.0);
    QCOMPARE(value->maximumValue().toDouble(), 10000.0);
    QCOMPARE(accessible(&slider)->role(), QAccessible::Slider);
}

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

void TestValueSlider::sliderKeysReachTheEnds()
{
    MappedSlider slider;
    slider.setScale(kernels);
    slider.setMappedValue(1000.0);
    QTest::keyClick(&slider, Qt::Key_End);
    QCOMPARE(slider.mappedValue(), 10000.0);
    QTest::keyClick(&slider, Qt::Key_Home);
    QCOMPARE(slider.mappedValue(), 10.0);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    const double page = slider.mappedValue();
    QVERIFY(page > 10.0);
    QTest::keyClick(&slider, Qt::Key_Right);
    QVERIFY(slider.mappedValue() > page);
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
    QCOMPARE(accessible(slider.entry())->text(QAccessible::Description), slider.error());
    slider.entry()->selectAll();
    QTest::keyClicks(slider.entry(), QStringLiteral("12.25"));
    QTest::keyClick(slider.entry(), Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.at(0).at(0).toDouble(), 12.25);
    QVERIFY(slider.error().isEmpty());
}

QTEST_MAIN(TestValueSlider)
#include "test_value_slider.moc"
