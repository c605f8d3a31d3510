// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/review_loader.h"
#include "models/review/fusion_walk.h"
#include "tests/models/review/review_json.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_review_walk {

using namespace rp;
using namespace rp::test;

class ReviewWalkTest : public QObject
{
    Q_OBJECT
private slots:
    void rightAnswersLeadToTheVerdict();
    void wrongAnswersLeadOnAsTheRightOnesDo();
    void nothingAfterTheEnd();
    void unknownPair();
    void everyEmbeddedPairEnds();
};

void ReviewWalkTest::rightAnswersLeadToTheVerdict()
{
    const ReviewContent review = smallReviewContent();
    FusionWalk walk(review, key("matmul_relu"));
    QCOMPARE(walk.pair()->title, key("matmul, then ReLU"));
    QCOMPARE(walk.question()->id, key("gemm"));
    QVERIFY(!walk.end());
    QVERIFY(walk.answer(true).right);
    QCOMPARE(walk.question()->id, key("then"));
    QVERIFY(walk.answer(true).right);
    QVERIFY(!walk.question());
    QVERIFY(walk.end() && walk.end()->verdict == FusionVerdict::Epilogue);
    QCOMPARE(walk.wrong(), 0);
    QCOMPARE(walk.answered().size(), std::size_t(2));
}

void ReviewWalkTest::wrongAnswersLeadOnAsTheRightOnesDo()
{
    const ReviewContent review = smallReviewContent();
    FusionWalk walk(review, key("norm"));
    const FusionWalk::Answered given = walk.answer(true);
    QVERIFY(!given.right && given.yes);
    QCOMPARE(given.node, key("gemm"));
    QCOMPARE(walk.question()->id, key("reduce"));
    QVERIFY(!walk.answer(false).right);
    QVERIFY(walk.end() && walk.end()->verdict == FusionVerdict::Cannot);
    QCOMPARE(walk.end()->reason, key("A barrier."));
    QCOMPARE(walk.wrong(), 2);
}

void ReviewWalkTest::nothingAfterTheEnd()
{
    const ReviewContent review = smallReviewContent();
    FusionWalk walk(review, key("norm"));
    walk.answer(false);
    walk.answer(true);
    QVERIFY(walk.answer(true).node.isEmpty());
    QCOMPARE(walk.answered().size(), std::size_t(2));
}

void ReviewWalkTest::unknownPair()
{
    const ReviewContent review = smallReviewContent();
    FusionWalk walk(review, key("none"));
    QVERIFY(!walk.pair() && !walk.question() && !walk.end());
    walk.answer(true);
    QVERIFY(walk.answered().empty());
}

void ReviewWalkTest::everyEmbeddedPairEnds()
{
    const ReviewLoad load = loadEmbeddedReview();
    QVERIFY(load.review);
    for (const FusionPair &pair : load.review->pairs) {
        // Right all the way, and wrong all the way: the same questions, the same end.
        FusionWalk right(*load.review, pair.id);
        FusionWalk wrong(*load.review, pair.id);
        while (right.question()) {
            const bool yes = pair.answers.value(right.question()->id).yes;
            QCOMPARE(right.question(), wrong.question());
            QVERIFY(right.answer(yes).right);
            QVERIFY(!wrong.answer(!yes).right);
        }
        QVERIFY(right.end() && right.end() == wrong.end());
        QVERIFY(!right.end()->reason.isEmpty());
    }
}

RP_TEST(ReviewWalkTest)

} // namespace test_review_walk
#include "test_review_walk.moc"
