// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The review of the course in the window.
#include "controllers/wizard_controller.h"
#include "models/review/review_book.h"
#include "models/session/ledger.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/review_options.h"
#include "tests/support/test_main.h"
#include "views/review/review_page.h"
#include "views/review/self_check_section.h"
#include "views/shell/lab_view.h"
#include "views/shell/notice_area.h"
#include "views/shell/settings/sidebar.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"

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
    void aLockedPlaceIsExplained();
    void whatWasLockedIsNotSaidForGood();
    void everyLinkLeadsSomewhere();
    void languagesSwitchInPlace();
};

void TestReview::aLockedPlaceIsExplained()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atReview(ReviewTab::Map));
    emit lab.window().labView()->intents().linkRequested(linkTo("lab11", "act1", "explore"));
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

void TestReview::whatWasLockedIsNotSaidForGood()
{
    LabFixture fixture;
    StartOptions options;
    options.open = PlaceArgument{QStringLiteral("lab07"), {act1, Step::Explore}};
    Application &lab = fixture.openAsLeft(options);
    const auto said = [&lab] {
        for (const ShellNotice &notice : lab.window().noticeArea()->notices()) {
            if (notice.key == noticeKey::locked)
                return notice.text;
        }
        return QString();
    };
    QVERIFY2(said().endsWith(QStringLiteral(": read the brief first.")), qPrintable(said()));
    // Another message that comes and goes changes nothing.
    lab.window().showMessage(noticeKey::message, Notice::Kind::Success,
                             [] { return QStringLiteral("Saved."); });
    lab.window().removeMessage(noticeKey::message);
    QVERIFY(said().endsWith(QStringLiteral(": read the brief first.")));
    fixture.walkTo(Step::Predict);
    QVERIFY2(said().endsWith(QStringLiteral(": commit your prediction first.")), qPrintable(said()));
    for (const QuestionContent *question : lab.session().predictions(act1)) {
        QVERIFY(!said().isEmpty());
        lab.wizard().commitPrediction(question->id, question->options.front().id);
    }
    lab.window().noticeArea()->refresh();
    QVERIFY2(said().isEmpty(), qPrintable(said()));
    lab.wizard().next();
    QVERIFY((lab.session().place() == Place{act1, Step::Explore}));
    QVERIFY(said().isEmpty());
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

RP_TEST(TestReview)

} // namespace test_review
#include "test_review.moc"
