// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/map/graph_map.h"
#include "views/review/due_clock.h"
#include "views/review/review_page.h"
#include "views/review/writing_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/tab_row.h"

#include <QSignalSpy>

namespace test_review_page {

using namespace rp;
using namespace rp::test;

namespace {

struct Open : ReviewDesk
{
    explicit Open(bool keeps = true)
    {
        installMapAccessibility();
        page = new ReviewPage(parts(), keeps);
        show(page);
    }
    QString note(ReviewTab tab) const
    {
        QString key = reviewTabKey(tab);
        for (std::size_t i = 0; i < reviewTabs.size(); ++i) {
            if (reviewTabs[i] == tab)
                return page->tabs()->tabs().at(i)->accessibleName();
        }
        return key;
    }

    ReviewPage *page = nullptr;
};

} // namespace

class TestReviewPage : public QObject
{
    Q_OBJECT
private slots:
    void arrowsTurnTheTabs();
    void whatIsDueComesByItself();
    void aFileThatCanNotBeWrittenIsToldOnThePage();
};

void TestReviewPage::arrowsTurnTheTabs()
{
    const Open open;
    open.page->tabs()->focusCurrent();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_End);
    QCOMPARE(open.page->shownSection(), ReviewTab::Writing);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QCOMPARE(open.page->shownSection(), ReviewTab::SelfCheck);
    QVERIFY(open.page->tabs()->isAncestorOf(QApplication::focusWidget()));
}

void TestReviewPage::whatIsDueComesByItself()
{
    Open open;
    QVERIFY(open.answer(QStringLiteral("relu"), 5, false));
    QVERIFY(open.book.due().isEmpty());
    open.pass_s(660);
    auto *clock = open.page->findChild<DueClock *>();
    QSignalSpy changed(clock, &DueClock::changed);
    clock->look();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(open.note(ReviewTab::Recall), QStringLiteral("Recall, 1 due"));
    clock->look();
    QCOMPARE(changed.size(), 1);
}

void TestReviewPage::aFileThatCanNotBeWrittenIsToldOnThePage()
{
    Open open;
    open.page->showSection(ReviewTab::Writing);
    auto *writing = qobject_cast<WritingSection *>(open.page->section(ReviewTab::Writing));
    open.path = open.folder.filePath(QStringLiteral("no/such/n.md"));
    writing->exportButton()->click();
    QVERIFY(open.page->refusal()->isVisible());
    open.path = open.folder.filePath(QStringLiteral("n.md"));
    QSignalSpy exported(&open.intents, &Intents::reviewExported);
    writing->exportButton()->click();
    QVERIFY(!open.page->refusal()->isVisible());
    QCOMPARE(exported.front().front().toString(), open.path);
}

RP_TEST(TestReviewPage)

} // namespace test_review_page
#include "test_review_page.moc"
