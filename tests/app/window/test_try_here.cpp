// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measuring the computer that the tests run on, from the head of a page. No time is asserted.
#include "models/session/ledger.h"
#include "models/text/format.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/shell/main_window.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/icon_button.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/tab_row.h"

#include <QApplication>
#include <QTest>

namespace test_try_here {

using namespace rp;

class TestTryHere : public QObject
{
    Q_OBJECT
private slots:
    void theHandOverTaxIsMeasuredAndKeptNowhere();
    void theTabsStayWhereTheyAre();

private:
    static ExplorePage *explore(LabFixture &fixture)
    {
        Application &lab = fixture.open();
        fixture.walkTo(Step::Explore);
        settle();
        return qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
    }
};

void TestTryHere::theHandOverTaxIsMeasuredAndKeptNowhere()
{
    LabFixture fixture;
    ExplorePage *page = explore(fixture);
    QVERIFY(page);
    Application &lab = fixture.lab();
    IconButton *opener = page->tryHereButton();
    QVERIFY(opener && opener->isVisible());
    QCOMPARE(opener->accessibleName(), QStringLiteral("Try it here"));
    const QByteArray before = lab.ledger().toJson();
    QApplication::setActiveWindow(&lab.window());
    opener->setFocus();
    QTest::keyClick(opener, Qt::Key_Space);
    QVERIFY(page->drawers()->open());
    const Announcer &announcer = lab.window().announcer();
    QTRY_VERIFY_WITH_TIMEOUT(announcer.text().contains(Format().duration_us(5.0)), 60'000);
    QCOMPARE(lab.ledger().toJson(), before);
    QTest::keyClick(opener, Qt::Key_Escape);
    QVERIFY(!page->drawers()->open());
    QVERIFY(!opener->isChecked());
}

void TestTryHere::theTabsStayWhereTheyAre()
{
    LabFixture fixture;
    ExplorePage *page = explore(fixture);
    QVERIFY(page);
    const QRect before = page->tabs()->geometry();
    const bool isFolded = page->drawers()->menuButton()->isVisible();
    page->showPage(QStringLiteral("models"));
    settle();
    QVERIFY(!page->tryHereButton()->isVisible());
    QCOMPARE(page->tabs()->geometry(), before);
    QCOMPARE(page->drawers()->menuButton()->isVisible(), isFolded);
}

RP_TEST(TestTryHere)

} // namespace test_try_here
#include "test_try_here.moc"
