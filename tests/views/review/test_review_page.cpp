// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/map/graph_map.h"
#include "views/review/notebook/writing_section.h"
#include "views/review/parts/due_clock.h"
#include "views/review/review_page.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/layout/tab_row.h"

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
    void keysAreReadBack();
    void sectionsAreMadeWhenShown();
    void itStartsWhereItIsTold();
    void arrowsTurnTheTabs();
    void theTabsSayHowFar();
    void whatIsDueComesByItself();
    void aFileThatCanNotBeWrittenIsToldOnThePage();
    void returnPressesAButton();
    void presenterModeIsSaid();
    void everySectionTakesTheKeyboard();
};

void TestReviewPage::keysAreReadBack()
{
    for (const ReviewTab tab : reviewTabs)
        QCOMPARE(reviewTabFromKey(reviewTabKey(tab)), std::optional(tab));
    QVERIFY(!reviewTabFromKey(QStringLiteral("home")));
    QVERIFY(!reviewTabFromKey(QString()));
}

void TestReviewPage::sectionsAreMadeWhenShown()
{
    const Open open;
    QCOMPARE(open.page->shownSection(), ReviewTab::Map);
    QVERIFY(open.page->section(ReviewTab::Map));
    for (const ReviewTab tab : reviewTabs) {
        QCOMPARE(open.page->section(tab) != nullptr, tab == ReviewTab::Map);
    }
    for (const ReviewTab tab : reviewTabs) {
        open.page->showSection(tab);
        QCOMPARE(open.page->tabs()->currentKey(), reviewTabKey(tab));
        QVERIFY(open.page->section(tab)->isVisible());
    }
    const ReviewSection *map = open.page->section(ReviewTab::Map);
    QVERIFY(!map->isVisible());
    open.page->showSection(ReviewTab::Map);
    QCOMPARE(open.page->section(ReviewTab::Map), map);
}

void TestReviewPage::itStartsWhereItIsTold()
{
    ReviewDesk desk;
    const ReviewPage page(desk.parts(), true, ReviewTab::Beliefs);
    QCOMPARE(page.shownSection(), ReviewTab::Beliefs);
    QCOMPARE(page.tabs()->currentKey(), reviewTabKey(ReviewTab::Beliefs));
    QVERIFY(!page.section(ReviewTab::Map));
}

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

void TestReviewPage::theTabsSayHowFar()
{
    Open open;
    QCOMPARE(open.note(ReviewTab::Map), QStringLiteral("Concept map, 4 concept(s)"));
    QCOMPARE(open.note(ReviewTab::Recall), QStringLiteral("Recall, 0 of 5 answered"));
    QVERIFY(open.answer(QStringLiteral("regime"), 3, true));
    QCOMPARE(open.note(ReviewTab::Recall), QStringLiteral("Recall, 1 of 5 answered"));
    QVERIFY(open.book.answerBelief(QStringLiteral("flop"), false));
    QCOMPARE(open.note(ReviewTab::Beliefs), QStringLiteral("Misconceptions, 1 of 2 judged"));
    QVERIFY(open.book.setChecked(QStringLiteral("one"), true));
    QCOMPARE(open.note(ReviewTab::SelfCheck), QStringLiteral("Self-check, 1 of 3 ticked"));
    QVERIFY(open.book.setWriting(QStringLiteral("decide"), QStringLiteral("Yes.")));
    QCOMPARE(open.note(ReviewTab::Writing), QStringLiteral("Writing, 1 of 2 written"));
    // While it is not in view nothing is done; then it catches up.
    open.page->hide();
    QVERIFY(open.book.setWriting(QStringLiteral("explain"), QStringLiteral("So.")));
    QCOMPARE(open.note(ReviewTab::Writing), QStringLiteral("Writing, 1 of 2 written"));
    open.page->show();
    QCOMPARE(open.note(ReviewTab::Writing), QStringLiteral("Writing, 2 of 2 written"));
}

void TestReviewPage::whatIsDueComesByItself()
{
    Open open;
    QVERIFY(open.answer(QStringLiteral("regime"), 5, false));
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

void TestReviewPage::returnPressesAButton()
{
    Open open;
    QObject::connect(&open.intents, &Intents::beliefAnswered, &open.window,
                     [&open](const QString &id, bool isTrue) { open.book.answerBelief(id, isTrue); });
    open.page->showSection(ReviewTab::Beliefs);
    open.page->focusSection();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(open.book.beliefAnswer(QStringLiteral("flop")), std::optional(true));
}

void TestReviewPage::presenterModeIsSaid()
{
    const auto says = [](const Open &open) {
        for (const TextBlock *block : open.page->findChildren<TextBlock *>()) {
            if (block->text().contains(QStringLiteral("presenter mode")))
                return true;
        }
        return false;
    };
    QVERIFY(!says(Open(true)));
    QVERIFY(says(Open(false)));
}

void TestReviewPage::everySectionTakesTheKeyboard()
{
    const Open open;
    for (const ReviewTab tab : reviewTabs) {
        open.page->showSection(tab);
        for (int turn = 0; turn < 12; ++turn)
            QCoreApplication::processEvents();
        open.page->focusSection();
        QVERIFY2(open.page->section(tab)->isAncestorOf(QApplication::focusWidget()),
                 qPrintable(reviewTabKey(tab)));
        const QStringList nameless = unnamed(*open.page);
        QVERIFY2(nameless.isEmpty(),
                 qPrintable(reviewTabKey(tab) + QStringLiteral(": ") + nameless.join(QLatin1Char(','))));
    }
}

RP_TEST(TestReviewPage)

} // namespace test_review_page
#include "test_review_page.moc"
