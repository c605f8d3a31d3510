// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/steps/step_fixture.h"

#include "tests/support/test_main.h"
#include "views/widgets/blocks/text_block.h"

#include <QScrollArea>

namespace test_step_layout {

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;
using step_fixture::nameOf;

class TestStepLayout : public QObject
{
    Q_OBJECT
private slots:
    void theFocusGoesToTheHeadingOfEachStep();
    void everyTabStopHasANameAndARole();
    void tabFollowsTheReadingOrder();
    void nothingScrollsSideways_data();
    void nothingScrollsSideways();
};

void TestStepLayout::theFocusGoesToTheHeadingOfEachStep()
{
    Act act;
    act.show();
    act.controller->next();
    QVERIFY(act.page()->heading()->hasFocus());
    QCOMPARE(accessible(act.page()->heading())->role(), QAccessible::Heading);
    act.controller->commitPrediction(act.predictionId(), QStringLiteral("third"));
    act.controller->next();
    QVERIFY(act.page()->heading()->hasFocus());
    QVERIFY(!(act.page()->heading()->focusPolicy() & Qt::TabFocus));
}

void TestStepLayout::everyTabStopHasANameAndARole()
{
    for (int step = 0; step < stepCount; ++step) {
        Act act;
        act.show();
        act.goTo(static_cast<Step>(step));
        const QWidgetList stops = step_fixture::tabOrder(act.window);
        QVERIFY(stops.size() >= (step == 0 ? 1 : 3)); // the brief is there to be read
        for (QWidget *stop : stops) {
            QAccessibleInterface *interface = accessible(stop);
            const QString what =
                QStringLiteral("%1 on page %2").arg(QLatin1String(stop->metaObject()->className())).arg(step);
            QVERIFY2(interface, qPrintable(what));
            QVERIFY2(!interface->text(QAccessible::Name).isEmpty(), qPrintable(what));
            QVERIFY2(interface->role() != QAccessible::NoRole && interface->role() != QAccessible::Client,
                     qPrintable(what));
            QVERIFY2(stop->width() >= 24 && stop->height() >= 18, qPrintable(what));
            QVERIFY2(interface->role() != QAccessible::StaticText,
                     qPrintable(interface->text(QAccessible::Name)));
        }
    }
}

void TestStepLayout::tabFollowsTheReadingOrder()
{
    Act act;
    act.show({1000, 1400});
    act.goTo(Step::Predict);
    QVERIFY(act.page()->heading()->hasFocus());
    int last = -1;
    for (QWidget *stop : step_fixture::tabOrder(act.window)) {
        const int y = stop->mapTo(&act.window, QPoint(0, 0)).y();
        QVERIFY2(y >= last, qPrintable(nameOf(stop)));
        last = y;
    }
}

void TestStepLayout::nothingScrollsSideways_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("mirrored");
    QTest::newRow("100 %") << 1.0 << false;
    QTest::newRow("200 %") << 2.0 << false;
    QTest::newRow("200 %, right to left") << 2.0 << true;
}

void TestStepLayout::nothingScrollsSideways()
{
    QFETCH(double, scale);
    QFETCH(bool, mirrored);
    for (int step = 0; step < stepCount; ++step) {
        Act act;
        QFont font = act.window.font();
        font.setPointSizeF(font.pointSizeF() * scale);
        act.window.setFont(font);
        act.window.setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        act.show();
        act.goTo(static_cast<Step>(step));
        QTest::qWait(30);
        QScrollArea *area = act.page()->scrollArea();
        const QByteArray where = "page " + QByteArray::number(step);
        QVERIFY2(area->widget()->width() <= area->viewport()->width(), where.constData());
        QVERIFY2(act.view->minimumSizeHint().width() <= 1000, where.constData());
        for (TextBlock *block : act.page()->findChildren<TextBlock *>()) {
            if (block->isVisible() && !block->text().isEmpty())
                QVERIFY2(block->height() >= block->heightForWidth(block->width()) - 1,
                         qPrintable(block->text()));
        }
    }
}

RP_TEST(TestStepLayout)

} // namespace test_step_layout
#include "test_step_layout.moc"
