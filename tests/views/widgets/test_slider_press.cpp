// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "views/widgets/value_slider.h"

namespace test_slider_press {

using namespace rp;

class TestSliderPress : public QObject
{
    Q_OBJECT
private slots:
    void aPressBesideTheHandleTakesHoldOfIt_data();
    void aPressBesideTheHandleTakesHoldOfIt();
};

void TestSliderPress::aPressBesideTheHandleTakesHoldOfIt_data()
{
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("left to right") << false;
    QTest::newRow("right to left") << true;
}

void TestSliderPress::aPressBesideTheHandleTakesHoldOfIt()
{
    QFETCH(bool, mirrored);
    ValueSlider field;
    field.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
    field.setScale({false, 0.0, 8.0, 1.0, true}); // few stops: the handle is not quite under the pointer
    field.setValue(1.0);
    field.resize(400, 120);
    field.show();
    QVERIFY(QTest::qWaitForWindowExposed(&field));
    MappedSlider *slider = field.slider();
    const auto spot = [&](double value, int beside) {
        const int x = qRound(slider->offsetOf(value, slider->width())) + beside;
        return QPoint(mirrored ? slider->width() - x : x, slider->height() / 2);
    };
    QTest::mousePress(slider, Qt::LeftButton, {}, spot(6.0, 9));
    QCOMPARE(field.value(), 6.0);
    QVERIFY(slider->isSliderDown());
    QTest::mouseMove(slider, spot(3.0, 4));
    QCOMPARE(field.value(), 3.0);
    QTest::mouseRelease(slider, Qt::LeftButton, {}, spot(3.0, 4));
    QVERIFY(!slider->isSliderDown());
    // On the handle nothing changes before the mouse moves.
    QTest::mouseClick(slider, Qt::LeftButton, {}, spot(3.0, 5));
    QCOMPARE(field.value(), 3.0);
}

RP_TEST(TestSliderPress)

} // namespace test_slider_press
#include "test_slider_press.moc"
