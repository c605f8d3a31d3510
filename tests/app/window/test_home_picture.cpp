// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lab_fixture.h"

#include "tests/support/test_main.h"
#include "views/home/home_page.h"
#include "views/home/next_card.h"
#include "views/home/next_picture.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/shell/main_window.h"

#include <QApplication>
#include <algorithm>

namespace test_home_picture {

using namespace rp;

namespace {

HomePage &homeOf(Application &lab)
{
    lab.window().showPage(WindowPage::Home);
    settle();
    return *lab.window().homePage();
}

} // namespace

class TestHomePicture : public QObject
{
    Q_OBJECT
private slots:
    void itRestsUnseen();
};

void TestHomePicture::itRestsUnseen()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Reveal);
    HomePage &home = homeOf(lab);
    QVERIFY(!home.next()->picture()->isQuestion());
    // What it is drawn from is a view in no window.
    const auto samples = [] {
        const QWidgetList all = QApplication::topLevelWidgets();
        return int(std::count_if(all.begin(), all.end(), [](const QWidget *widget) {
            return !widget->isVisible() && widget->findChild<InstrumentView *>();
        }));
    };
    QCOMPARE(samples(), 1);
    lab.window().showPage(WindowPage::Step);
    settle();
    QCOMPARE(samples(), 0);
    homeOf(lab);
    home.next()->picture()->resize(300, 200);
    QVERIFY(!home.next()->picture()->grab().isNull());
    QCOMPARE(samples(), 1);
}

RP_TEST(TestHomePicture)

} // namespace test_home_picture
#include "test_home_picture.moc"
