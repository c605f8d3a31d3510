// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The review of the course in the window.
#include "controllers/wizard_controller.h"
#include "models/check/review_loader.h"
#include "models/session/ledger.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/review_options.h"
#include "tests/support/test_main.h"
#include "views/intents/intents.h"
#include "views/review/notebook/self_check_section.h"
#include "views/review/review_page.h"
#include "views/shell/sidebar/side_item.h"
#include "views/shell/sidebar/sidebar.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/layout/tab_row.h"

#include <QAction>
#include <QApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

namespace test_review {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");

StepLink linkTo(const char *lab, const char *act, const char *step, const char *panel = "")
{
    return {QLatin1String(lab), QLatin1String(act), QLatin1String(step), QLatin1String(panel), {}};
}

QString shownPanel(Application &lab)
{
    const auto *page = qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
    return page ? page->panel() : QString();
}

} // namespace

class TestReview : public QObject
{
    Q_OBJECT
private slots:
    void theEmbeddedReviewIsSound();
    void menuKeyAndSidebarLeadHere();
    void theCommandLineLeadsToASection();
    void stepsStandStillHere();
    void itBelongsToNoLab();
    void aLinkOpensItsPlace();
    void aLockedPlaceIsExplained();
    void everyLinkLeadsSomewhere();
    void languagesSwitchInPlace();
    void thePageFits_data();
    void thePageFits();
};

void TestReview::theEmbeddedReviewIsSound()
{
    const ReviewLoad load = loadEmbeddedReview();
    for (const JsonProblem &problem : load.problems)
        qWarning("%s", qPrintable(problemText(problem)));
    QVERIFY(load.review && load.problems.empty());
}

void TestReview::menuKeyAndSidebarLeadHere()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QVERIFY(!window.reviewPage());
    QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
    QCOMPARE(window.shownPage(), WindowPage::Review);
    QCOMPARE(window.windowTitle(), QStringLiteral("Review – Ridgepoint"));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(window.reviewPage()->heading()));
    window.showPage(WindowPage::Step);
    SideItem *entry = window.sidebar()->item(WindowPage::Review);
    entry->click();
    QCOMPARE(window.shownPage(), WindowPage::Review);
    QVERIFY(entry->isCurrent());
    QCOMPARE(entry->accessibleName(), QStringLiteral("Review, current page"));
    window.showPage(WindowPage::Home);
    // Right under the course's home page.
    window.sidebar()->takeFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(entry));
    window.findChild<QAction *>(QStringLiteral("show_review"))->trigger();
    QCOMPARE(window.shownPage(), WindowPage::Review);
}

void TestReview::theCommandLineLeadsToASection()
{
    for (const ReviewTab tab : reviewTabs) {
        LabFixture fixture;
        Application &lab = fixture.openAsLeft(atReview(tab));
        QCOMPARE(lab.window().shownPage(), WindowPage::Review);
        QCOMPARE(lab.window().reviewPage()->shownSection(), tab);
        QVERIFY(tab == ReviewTab::Map || !lab.window().reviewPage()->section(ReviewTab::Map));
        QVERIFY(lab.window().reviewPage()->section(tab)->isVisible());
    }
}

void TestReview::stepsStandStillHere()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Explore);
    const Place place = lab.session().place();
    lab.window().showPage(WindowPage::Review);
    QVERIFY(!lab.window().findChild<QAction *>(QStringLiteral("next_step"))->isEnabled());
    QVERIFY(lab.session().place() == place);
    lab.window().showPage(WindowPage::Step);
    QVERIFY(lab.window().findChild<QAction *>(QStringLiteral("next_step"))->isEnabled());
}

void TestReview::itBelongsToNoLab()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atReview(ReviewTab::SelfCheck));
    // Looking at it starts no lab.
    QVERIFY(lab.ledger().setting(QStringLiteral("lab")).toString().isEmpty());
    auto *check = qobject_cast<SelfCheckSection *>(lab.window().reviewPage()->section(ReviewTab::SelfCheck));
    check->boxes().front()->click();
    const ReviewBook *book = lab.review();
    lab.openLab(QStringLiteral("lab11"));
    // Back where the learner was in it.
    lab.window().showPage(WindowPage::Review);
    settle();
    QCOMPARE(lab.review(), book);
    QCOMPARE(lab.window().reviewPage()->shownSection(), ReviewTab::SelfCheck);
    check = qobject_cast<SelfCheckSection *>(lab.window().reviewPage()->section(ReviewTab::SelfCheck));
    QVERIFY(check->boxes().front()->isChecked());
}

void TestReview::aLinkOpensItsPlace()
{
    LabFixture fixture;
    StartOptions options = atReview(ReviewTab::Map);
    options.presenter = true;
    Application &lab = fixture.openAsLeft(options);
    emit lab.window().reviewPage()->linkRequested(linkTo("lab11", "act1", "explore"));
    settle();
    QCOMPARE(lab.session().content().id, QStringLiteral("lab11"));
    QVERIFY((lab.session().place() == Place{act1, Step::Explore}));
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    // Back in the review, into another panel of another lab.
    lab.window().showPage(WindowPage::Review);
    emit lab.window().reviewPage()->linkRequested(linkTo("lab07", "act2", "explore", "roi"));
    settle();
    QCOMPARE(lab.session().content().id, QStringLiteral("lab07"));
    QVERIFY((lab.session().place() == Place{QStringLiteral("act2"), Step::Explore}));
    QCOMPARE(shownPanel(lab), QStringLiteral("roi"));
}

void TestReview::aLockedPlaceIsExplained()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atReview(ReviewTab::Map));
    emit lab.window().reviewPage()->linkRequested(linkTo("lab11", "act1", "explore"));
    settle();
    QCOMPARE(lab.session().content().id, QStringLiteral("lab11"));
    QVERIFY((lab.session().place() == Place{act1, Step::Brief}));
    QStringList said;
    for (const Notice *notice : lab.window().findChildren<Notice *>()) {
        if (notice->isVisible())
            said << notice->text();
    }
    QVERIFY2(
        said.join(QLatin1Char('|')).contains(QStringLiteral("can't be opened yet: read the brief first")),
        qPrintable(said.join(QLatin1Char('|'))));
    emit lab.window().labView()->intents().linkRequested(linkTo("lab99", "act1", "explore"));
    settle();
    QCOMPARE(lab.session().content().id, QStringLiteral("lab11"));
}

void TestReview::everyLinkLeadsSomewhere()
{
    LabFixture fixture;
    StartOptions options;
    options.presenter = true;
    Application &lab = fixture.openAsLeft(options);
    const ReviewContent &content = lab.review()->content();
    std::vector<StepLink> links;
    const auto take = [&links](const auto &items) {
        for (const auto &item : items)
            links.push_back(item.link);
    };
    take(content.concepts);
    take(content.loop);
    take(content.questions);
    take(content.beliefs);
    take(content.selfCheck);
    for (const StepLink &link : links) {
        lab.openPlace(link);
        settle();
        const QByteArray name =
            QStringLiteral("%1/%2/%3/%4").arg(link.lab, link.act, link.step, link.panel).toUtf8();
        QVERIFY2(lab.session().content().id == link.lab, name.constData());
        QVERIFY2((lab.session().place() == Place{link.act, *stepFromKey(link.step)}), name.constData());
        if (!link.panel.isEmpty())
            QVERIFY2(shownPanel(lab) == link.panel, name.constData());
    }
}

void TestReview::languagesSwitchInPlace()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atReview(ReviewTab::Map));
    ReviewPage *page = lab.window().reviewPage();
    for (const ReviewTab tab : reviewTabs) {
        page->showSection(tab);
        settle();
    }
    const QString before = page->tabs()->tabs().front()->text();
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("ar"));
    settle();
    QCOMPARE(page->layoutDirection(), Qt::RightToLeft);
    QCOMPARE(page->shownSection(), ReviewTab::Writing);
    for (const ReviewTab tab : reviewTabs) {
        page->showSection(tab);
        settle();
    }
    emit lab.window().settingChosen(Setting::Language, QStringLiteral("en"));
    settle();
    QCOMPARE(page->tabs()->tabs().front()->text(), before);
}

void TestReview::thePageFits_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QString>("language");
    QTest::newRow("as it starts") << QSize(1280, 800) << 100 << "en";
    QTest::newRow("small") << QSize(1024, 640) << 100 << "en";
    QTest::newRow("large text") << QSize(1280, 720) << 200 << "en";
    QTest::newRow("mirrored") << QSize(1280, 720) << 150 << "ar";
}

void TestReview::thePageFits()
{
    QFETCH(QSize, size);
    QFETCH(int, percent);
    QFETCH(QString, language);
    LabFixture fixture;
    StartOptions options = atReview(ReviewTab::Map);
    options.textPercent = percent;
    options.language = language;
    Application &lab = fixture.openAsLeft(options);
    lab.window().resize(size);
    ReviewPage *page = lab.window().reviewPage();
    for (const ReviewTab tab : reviewTabs) {
        page->showSection(tab);
        settle();
        const QScrollArea *scroll = page->scrollArea();
        QVERIFY2(scroll->horizontalScrollBar()->maximum() == 0, qPrintable(reviewTabKey(tab)));
        // As long as the section, and not as the longest of them.
        const int height = page->section(tab)->heightForWidth(page->section(tab)->width());
        if (height > 0)
            QVERIFY2(page->section(tab)->height() <= height + 2 ||
                         page->section(tab)->height() < scroll->viewport()->height(),
                     qPrintable(reviewTabKey(tab)));
        for (const QWidget *child : page->section(tab)->findChildren<QWidget *>()) {
            if (!child->isVisible() || child->window() != page->window())
                continue;
            const QRect at(child->mapTo(page, QPoint()), child->size());
            QVERIFY2(at.left() >= -1 && at.right() <= page->width() + 1,
                     qPrintable(QStringLiteral("%1: %2 %3")
                                    .arg(reviewTabKey(tab), QLatin1String(child->metaObject()->className()),
                                         child->objectName())));
        }
    }
}

RP_TEST(TestReview)

} // namespace test_review
#include "test_review.moc"
