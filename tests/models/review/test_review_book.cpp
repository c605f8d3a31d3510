// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_schema.h"
#include "tests/models/review/review_book_desk.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_review_book {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

/// What a learner does, and what follows from it.
class ReviewBookTest : public QObject
{
    Q_OBJECT
private slots:
    void draftsAreKept();
    void choiceIsJudgedAtOnce();
    void openWaitsForItsMarks();
    void dates_data();
    void dates();
    void confidentErrorComesBackAtOnce();
    void dueInOrder();
    void beliefsKeepTheFirstAnswer();
    void exports();
};

void ReviewBookTest::draftsAreKept()
{
    BookDesk desk;
    RecallAnswer draft;
    draft.question = key("trace");
    draft.text = QString::fromUtf8("Weil … 因为");
    QVERIFY(desk.book.setDraft(draft));
    draft.confidence = 4;
    QVERIFY(desk.book.setDraft(draft));
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QCOMPARE(again.draft(key("trace")).text, draft.text);
    QCOMPARE(again.draft(key("trace")).confidence, 4);
    draft.text.clear();
    draft.confidence = 0;
    QVERIFY(desk.book.setDraft(draft));
    QVERIFY(desk.ledger.part(reviewChapter, ledger_part::recall)["drafts"].empty());
}

void ReviewBookTest::choiceIsJudgedAtOnce()
{
    BookDesk desk;
    QVERIFY(desk.choose(5));
    const RecallAnswer *answer = desk.book.latestAnswer(key("relu"));
    QVERIFY(answer && answer->right);
    QCOMPARE(answer->at, desk.now);
    QCOMPARE(answer->contentVersion, key("t1"));
    QCOMPARE(desk.book.draft(key("relu")).confidence, 0);
    QVERIFY(desk.choose(2, "compute"));
    QVERIFY(!desk.book.latestAnswer(key("relu"))->right);
    QCOMPARE(desk.book.answers().size(), std::size_t(2));
}

void ReviewBookTest::openWaitsForItsMarks()
{
    BookDesk desk;
    QVERIFY(desk.write(4, "It runs once."));
    QVERIFY(desk.book.answers().empty());
    const auto waiting = desk.book.pending(key("trace"));
    QVERIFY(waiting);
    QCOMPARE(waiting->text, key("It runs once."));
    QCOMPARE(waiting->confidence, 4);
    const QDateTime locked = desk.now;
    desk.now = desk.now.addDays(2);
    QVERIFY(!desk.book.mark(key("trace"), {true}));
    QVERIFY(desk.book.mark(key("trace"), {true, false, true}));
    QVERIFY(!desk.book.pending(key("trace")));
    const RecallAnswer *answer = desk.book.latestAnswer(key("trace"));
    QVERIFY(answer->right);
    QCOMPARE(answer->points, (std::vector<bool>{true, false, true}));
    QCOMPARE(answer->at, locked); // when it was recalled, not when it was marked
    QVERIFY(desk.write(4, "No idea."));
    QVERIFY(desk.book.mark(key("trace"), {false, true, false}));
    QVERIFY(!desk.book.latestAnswer(key("trace"))->right);
}

void ReviewBookTest::dates_data()
{
    QTest::addColumn<int>("confidence");
    QTest::addColumn<bool>("right");
    QTest::addColumn<int>("minutes");
    constexpr int day = 24 * 60;
    QTest::newRow("guessed right") << 1 << true << day;      // Hard: 1.2931 days
    QTest::newRow("likely right") << 3 << true << 2 * day;   // Good: 2.3065 days
    QTest::newRow("sure and right") << 5 << true << 8 * day; // Easy: 8.2956 days
    QTest::newRow("guessed wrong") << 1 << false << day;
    QTest::newRow("half wrong") << 3 << false << day;
    QTest::newRow("confident error") << 4 << false << 10;
    QTest::newRow("sure and wrong") << 5 << false << 10;
}

void ReviewBookTest::dates()
{
    QFETCH(int, confidence);
    QFETCH(bool, right);
    QFETCH(int, minutes);
    BookDesk desk;
    QVERIFY(desk.choose(confidence, right ? "memory" : "compute"));
    QCOMPARE(desk.dueOf("relu"), desk.now.addSecs(60LL * minutes));
    QCOMPARE(desk.book.card(key("relu"))->isConfidentError, minutes == 10);
    QCOMPARE(desk.book.card(key("relu"))->lapses, right ? 0 : 1);
    QVERIFY(desk.book.due().isEmpty());
    QCOMPARE(desk.book.upcoming(), QStringList{key("relu")});
    desk.now = desk.now.addSecs(60LL * minutes - 1);
    QVERIFY(desk.book.due().isEmpty());
    desk.now = desk.now.addSecs(1);
    QCOMPARE(desk.book.due(), QStringList{key("relu")});
    QVERIFY(desk.book.upcoming().isEmpty());
}

void ReviewBookTest::confidentErrorComesBackAtOnce()
{
    // The same answers, once after a confident error and once after one that was guessed.
    BookDesk sure;
    BookDesk guessed;
    QVERIFY(sure.choose(5, "compute") && guessed.choose(1, "compute"));
    for (BookDesk *desk : {&sure, &guessed}) {
        desk->now = desk->now.addDays(3);
        QVERIFY(desk->choose(5));
    }
    const auto daysOf = [](const BookDesk &desk) { return desk.now.daysTo(desk.dueOf("relu")); };
    QVERIFY(sure.book.card(key("relu"))->memory == guessed.book.card(key("relu"))->memory);
    QCOMPARE(daysOf(sure), std::max<qint64>(1, daysOf(guessed) / 2));
    // Once only.
    for (BookDesk *desk : {&sure, &guessed}) {
        desk->now = desk->now.addDays(10);
        QVERIFY(desk->choose(5));
    }
    QCOMPARE(daysOf(sure), daysOf(guessed));
    QVERIFY(daysOf(sure) > 3);
}

void ReviewBookTest::dueInOrder()
{
    BookDesk desk;
    QVERIFY(desk.number(1, "1")); // due tomorrow
    desk.now = desk.now.addSecs(60);
    QVERIFY(desk.write(1, "x"));
    QVERIFY(desk.book.mark(key("trace"), {false, false, false})); // a minute after it
    desk.now = desk.now.addSecs(60);
    QVERIFY(desk.choose(5, "compute")); // a confident error
    QCOMPARE(desk.book.upcoming(), (QStringList{key("relu"), key("ridge"), key("trace")}));
    desk.now = desk.now.addDays(30);
    QCOMPARE(desk.book.due(), (QStringList{key("relu"), key("ridge"), key("trace")}));
    // What waits to be marked has been answered.
    QVERIFY(desk.write(2, "y"));
    QCOMPARE(desk.book.due(), (QStringList{key("relu"), key("ridge")}));
    QVERIFY(desk.book.upcoming().isEmpty());
}

void ReviewBookTest::beliefsKeepTheFirstAnswer()
{
    BookDesk desk;
    QVERIFY(!desk.book.beliefAnswer(key("free")));
    QVERIFY(desk.book.answerBelief(key("free"), true));
    QVERIFY(!desk.book.answerBelief(key("free"), false));
    QVERIFY(!desk.book.answerBelief(key("none"), false));
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QCOMPARE(again.beliefAnswer(key("free")), std::optional<bool>(true));
    QVERIFY(!again.beliefAnswer(key("faster")));
}

void ReviewBookTest::exports()
{
    BookDesk desk;
    QVERIFY(desk.number(4, "156") && desk.choose(5, "compute") && desk.write(2, "waits"));
    const QByteArray bytes = desk.book.exportJson();
    std::vector<JsonProblem> problems;
    const auto document = parseJson(bytes, key("export.json"), problems);
    QVERIFY(document);
    const auto schema = embeddedSchema(key("review_export.schema.json"));
    QVERIFY(schema);
    problems = validateJson(*document, *schema, key("export.json"));
    for (const JsonProblem &problem : problems)
        qWarning("%s", qPrintable(problemText(problem)));
    QVERIFY(problems.empty());
    QCOMPARE((*document)["answers"].size(), std::size_t(2));
    QVERIFY((*document)["cards"]["relu"]["confident_error"] == true);
    QVERIFY((*document)["cards"]["ridge"]["due"] == "2026-03-03T09:00:00.000Z");
    QVERIFY((*document)["waiting"][0]["text"] == "waits");
    QVERIFY((*document)["questions"]["ridge"] == "Ridge");
}

RP_TEST(ReviewBookTest)

} // namespace test_review_book
#include "test_review_book.moc"
