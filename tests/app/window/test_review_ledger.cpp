// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is done in the review, in the ledger and on the home page.
#include "controllers/review_controller.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/review_options.h"
#include "tests/support/test_main.h"
#include "views/home/home_page.h"
#include "views/home/home_tile.h"
#include "views/review/recall_question_card.h"
#include "views/review/recall_section.h"
#include "views/review/review_page.h"
#include "views/shell/lab_view.h"
#include "views/shell/settings/side_item.h"
#include "views/shell/settings/sidebar.h"
#include "views/steps/completion_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/intents.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/text_block.h"

#include <QApplication>
#include <QFile>
#include <QTest>

namespace test_review_ledger {

using namespace rp;

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Answers the question of a choice as the learner would, surely and wrongly.
QString answerWrongly(Application &lab)
{
    for (const RecallQuestion &question : lab.review()->content().questions) {
        if (question.kind != RecallQuestion::Kind::Choice)
            continue;
        RecallAnswer draft;
        draft.question = question.id;
        draft.confidence = 5;
        for (const RecallOption &option : question.options) {
            if (option.id != question.correct)
                draft.option = option.id;
        }
        lab.reviewing()->editDraft(draft);
        lab.reviewing()->lockIn(question.id);
        return question.id;
    }
    return {};
}

} // namespace

class TestReviewLedger : public QObject
{
    Q_OBJECT
private slots:
    void whatIsDoneSurvives();
    void whatIsDueStandsOnTheHomePage();
    void deletedAnswersAreInNoFile();
    void mysteriesAreKeptAndComeBack();
};

void TestReviewLedger::whatIsDoneSurvives()
{
    LabFixture fixture;
    QString question;
    {
        Application &lab = fixture.openAsLeft(atReview(ReviewTab::Recall));
        question = answerWrongly(lab);
        lab.reviewing()->answerBelief(lab.review()->content().beliefs.front().id, true);
        lab.reviewing()->setChecked(lab.review()->content().selfCheck.front().id, true);
        lab.reviewing()->write(lab.review()->content().prompts.front().id, QStringLiteral("So it is."));
        const QVariantMap design = lab.ledger().design(QStringLiteral("review"));
        QCOMPARE(design.value(QStringLiteral("recall_answers")).toInt(), 1);
        QCOMPARE(design.value(QStringLiteral("recall_score")).toInt(), 0);
    }
    const Application &lab = fixture.openAsLeft();
    const ReviewBook &book = *lab.review();
    QVERIFY(book.latestAnswer(question) && !book.latestAnswer(question)->right);
    QVERIFY(book.card(question)->isConfidentError);
    QCOMPARE(book.beliefAnswer(book.content().beliefs.front().id), std::optional(true));
    QVERIFY(book.isChecked(book.content().selfCheck.front().id));
    QCOMPARE(book.writing(book.content().prompts.front().id), QStringLiteral("So it is."));
}

void TestReviewLedger::whatIsDueStandsOnTheHomePage()
{
    LabFixture fixture;
    QDateTime now = QDateTime::currentDateTimeUtc();
    StartOptions options;
    options.clock = [&now] { return now; };
    options.open = PlaceArgument{{}, {}, true};
    Application &lab = fixture.openAsLeft(options);
    HomePage *home = lab.window().homePage();
    const HomeTile *tile = home->tiles().back();
    QVERIFY(tile->state().startsWith(QStringLiteral("not started")));
    const QString question = answerWrongly(lab);
    settle();
    QVERIFY(!home->dueButton()->isVisible());
    QVERIFY(tile->state().startsWith(QStringLiteral("1 of 10 questions answered")));
    now = now.addSecs(660);
    lab.window().showPage(WindowPage::Step);
    lab.reviewing()->setChecked(lab.review()->content().selfCheck.front().id, true);
    lab.window().showPage(WindowPage::Home);
    settle();
    // What is due is the first button, and going on the second one.
    QVERIFY(home->dueButton()->isVisible() && home->dueButton()->isPrimary());
    QVERIFY(home->dueButton()->x() < home->continueButton()->x());
    QVERIFY(tile->state().startsWith(QStringLiteral("1 due today")));
    QVERIFY(home->dueButton()->accessibleDescription().contains(
        lab.review()->figures().resolve(lab.review()->content().question(question)->title)));
    QCOMPARE(lab.window().sidebar()->item(WindowPage::Review)->accessibleName(),
             QStringLiteral("Review, 1 due"));
    QCOMPARE(home->dueButton()->text(), QStringLiteral("Review 1 card"));
    home->dueButton()->click();
    QCOMPARE(lab.window().shownPage(), WindowPage::Review);
    QCOMPARE(lab.window().reviewPage()->shownSection(), ReviewTab::Recall);
    QVERIFY(lab.window().reviewPage()->section(ReviewTab::Recall)->isAncestorOf(QApplication::focusWidget()));
}

void TestReviewLedger::deletedAnswersAreInNoFile()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(atReview(ReviewTab::Recall));
    RecallAnswer draft;
    for (const RecallQuestion &question : lab.review()->content().questions) {
        if (question.kind == RecallQuestion::Kind::Open)
            draft.question = question.id;
    }
    draft.confidence = 2;
    draft.text = QStringLiteral("Seventeen zebras.");
    lab.reviewing()->editDraft(draft);
    lab.reviewing()->lockIn(draft.question);
    QVERIFY(lab.flush());
    QVERIFY(bytesOf(lab.store()->filePath()).contains("zebras"));
    emit lab.window().labView()->intents().deleteRecallRequested();
    QVERIFY(!lab.review()->pending(draft.question));
    QVERIFY(lab.flush());
    for (const QString &path : {lab.store()->filePath(), lab.store()->backupPath()}) {
        const QByteArray bytes = bytesOf(path);
        QVERIFY(!bytes.isEmpty());
        QVERIFY2(!bytes.contains("zebras"), qPrintable(path));
    }
}

void TestReviewLedger::mysteriesAreKeptAndComeBack()
{
    LabFixture fixture;
    QDateTime now(QDate(2026, 3, 1), QTime(9, 0), Qt::UTC);
    StartOptions options;
    options.clock = [&now] { return now; };
    options.open = PlaceArgument{{}, {}, true};
    Application &lab = fixture.openAsLeft(options);
    MysteryAnswer answer;
    answer.recording = QStringLiteral("branches");
    answer.said = traces::Cause::Launches;
    answer.confidence = 5;
    answer.marks = {{1, traces::Mark::Part::Wait}, {2, traces::Mark::Part::Wait}};
    Intents &intents = lab.window().labView()->intents();
    emit intents.mysteryLocked(answer);
    QCOMPARE(lab.review()->mysteryAnswers().size(), std::size_t{1});
    now = now.addSecs(660);
    lab.reviewing()->setChecked(lab.review()->content().selfCheck.front().id, true);
    settle();
    // What is due leads there, without a word of its kind.
    HomePage *home = lab.window().homePage();
    QVERIFY(home->dueButton()->isVisible());
    QVERIFY(home->dueButton()->accessibleDescription().isEmpty());
    home->dueButton()->click();
    QCOMPARE(lab.window().reviewPage()->shownSection(), ReviewTab::Mystery);
    QVERIFY(lab.flush());
    QVERIFY(bytesOf(lab.store()->filePath()).contains("mysteries"));
    emit intents.deleteRecallRequested();
    QVERIFY(lab.review()->mysteryAnswers().empty());
    QVERIFY(lab.flush());
    QVERIFY(!bytesOf(lab.store()->filePath()).contains("mysteries"));
    // The end of an act with traces leads there, too; that of another doesn't.
    CompletionCard card;
    for (const ActContent &act : lab.session().content().acts) {
        card.refresh(lab.session(), act, lab.workbench().bench(act.id));
        QCOMPARE(!card.mysteriesButton()->isHidden(), act.id == QLatin1String("reality"));
    }
    lab.window().showPage(WindowPage::Home);
    emit intents.mysteriesRequested();
    settle();
    QCOMPARE(lab.window().shownPage(), WindowPage::Review);
}

RP_TEST(TestReviewLedger)

} // namespace test_review_ledger
#include "test_review_ledger.moc"
