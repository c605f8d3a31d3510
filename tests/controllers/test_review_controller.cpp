// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controllers/review_controller.h"
#include "models/review/review_figures.h"
#include "models/session/ledger.h"
#include "tests/models/review/review_json.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <nlohmann/json.hpp>

namespace test_review_controller {

using namespace rp;
using namespace rp::test;

namespace {

const QString chapter = QStringLiteral("review");

struct Reviewing
{
    explicit Reviewing(Ledger::Mode mode = Ledger::Mode::Learner)
        : ledger(mode)
    {
    }

    RecallAnswer draft(const QString &question, int confidence) const
    {
        RecallAnswer draft;
        draft.question = question;
        draft.confidence = confidence;
        return draft;
    }
    void choose(const QString &option, int confidence)
    {
        RecallAnswer choice = draft(QStringLiteral("relu"), confidence);
        choice.option = option;
        controller.editDraft(choice);
        controller.lockIn(choice.question);
    }
    QVariant field(const char *key) const { return ledger.design(chapter).value(QString::fromLatin1(key)); }

    QDateTime now{QDate(2026, 11, 21), QTime(9, 0), Qt::UTC};
    ReviewContent content = smallReview();
    Ledger ledger;
    ReviewFigures figures{content, builtInCatalogue()};
    ReviewBook book{content, figures, ledger, [this] { return now; }};
    ReviewController controller{book, ledger};
    QSignalSpy refused{&controller, &ReviewController::refused};
};

} // namespace

class TestReviewController : public QObject
{
    Q_OBJECT
private slots:
    void anIncompleteAnswerIsRefused();
    void anOpenAnswerCountsOnceMarked();
    void aReadOnlyLedgerRefusesOnce();
    void presenterModeLivesInTheWindow();
};

void TestReviewController::anIncompleteAnswerIsRefused()
{
    Reviewing review;
    review.controller.editDraft(review.draft(QStringLiteral("relu"), 4));
    review.controller.lockIn(QStringLiteral("relu"));
    QCOMPARE(review.refused.size(), 1);
    QVERIFY(!review.refused.front().front().toString().isEmpty());
    QVERIFY(review.book.answers().empty());
}

void TestReviewController::anOpenAnswerCountsOnceMarked()
{
    Reviewing review;
    const QString question = QStringLiteral("trace");
    RecallAnswer open = review.draft(question, 5);
    open.text = QStringLiteral("Capture stops, and Python goes on.");
    review.controller.editDraft(open);
    review.controller.lockIn(question);
    QCOMPARE(review.field("recall_answers").toInt(), 0);
    review.controller.mark(question, {true, true, false});
    QCOMPARE(review.field("recall_answers").toInt(), 1);
    QCOMPARE(review.field("recall_score").toInt(), 1);
    review.controller.mark(question, {false, false, false});
    QCOMPARE(review.refused.size(), 1);
    QCOMPARE(review.field("recall_score").toInt(), 1);
}

void TestReviewController::aReadOnlyLedgerRefusesOnce()
{
    Reviewing review;
    review.ledger.setReadOnly(true);
    review.controller.write(QStringLiteral("p1"), QStringLiteral("A"));
    review.controller.write(QStringLiteral("p1"), QStringLiteral("A l"));
    QCOMPARE(review.refused.size(), 1);
    review.controller.setChecked(QStringLiteral("a"), true);
    review.controller.answerBelief(QStringLiteral("free"), false);
    review.controller.deleteRecall();
    QCOMPARE(review.refused.size(), 4);
    QVERIFY(!review.ledger.chapters().contains(chapter));
}

void TestReviewController::presenterModeLivesInTheWindow()
{
    Reviewing review(Ledger::Mode::Presenter);
    review.choose(QStringLiteral("memory"), 3);
    QCOMPARE(review.refused.size(), 0);
    QCOMPARE(review.book.answers().size(), std::size_t(1));
}

RP_TEST(TestReviewController)

} // namespace test_review_controller
#include "test_review_controller.moc"
