// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_schema.h"
#include "models/session/ledger_document.h"
#include "models/session/neighbour_ledger.h"
#include "models/store/ledger_store.h"
#include "tests/models/review/review_book_desk.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_review_book_file {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

json recallOf(const Ledger &ledger)
{
    return ledger.part(reviewChapter, ledger_part::recall);
}

} // namespace

/// Files that someone else wrote, clocks that went wrong, and what deleting leaves.
class ReviewBookFileTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void rubbishIsKeptAndNotUsed_data();
    void rubbishIsKeptAndNotUsed();
    void answersToUnknownQuestionsAreKept();
    void datesFollowFromTheAnswers();
    void clockSetBack();
    void deletedIsGoneFromBothFiles();
    void deletingLeavesTheRest();
    void fileFollowsItsSchema();
    void damagedLedgerKeepsTheReview();
    void neighbourGetsNoReview();
};

void ReviewBookFileTest::rubbishIsKeptAndNotUsed_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::addColumn<int>("answers"); // that can be used
    const auto row = [](const char *name, const char *part, int answers = 0) {
        QTest::newRow(name) << QByteArray(part) << answers;
    };
    row("text", R"("rubbish")");
    row("number", "-1.5e300");
    row("list", R"([1, "rubbish"])");
    row("answers text", R"({"answers": "rubbish", "drafts": 3, "pending": [1], "cards": "rubbish"})");
    row("entries", R"({"answers": [1, "rubbish", null, [], {}, {"question": "relu"}]})");
    row("confidence", R"({"answers": [{"question": "relu", "at": "2026-01-01T00:00:00Z", "right": true,
        "confidence": 9, "note": "rubbish"}, {"question": "relu", "at": "2026-01-01T00:00:00Z",
        "right": true, "confidence": 2.5}, {"question": "relu", "at": "2026-01-01T00:00:00Z",
        "right": true, "confidence": 1e300}]})");
    row("date", R"({"answers": [{"question": "relu", "at": "rubbish", "right": true, "confidence": 3}]})");
    row("right", R"({"answers": [{"question": "relu", "at": "2026-01-01T00:00:00Z", "right": "rubbish",
        "confidence": 3}]})");
    row("one sound", R"({"answers": ["rubbish", {"question": "relu", "at": "2026-01-01T00:00:00Z",
        "right": true, "confidence": 3, "points": "rubbish", "entries": [1], "text": 7}]})",
        1);
    row("drafts", R"({"note": "rubbish", "drafts": {"relu": 3, "ridge": {"confidence": "5",
        "entries": {"r": 5}}, "none": {}}})");
    row("pending of a choice", R"({"note": "rubbish", "pending": {"relu": {"question": "relu",
        "at": "2026-01-01T00:00:00Z", "confidence": 3, "option": "memory"}, "trace": {"question": "relu",
        "at": "2026-01-01T00:00:00Z", "confidence": 3, "text": "x"}}})");
}

void ReviewBookFileTest::rubbishIsKeptAndNotUsed()
{
    QFETCH(QByteArray, part);
    QFETCH(int, answers);
    BookDesk desk;
    for (const QLatin1String other :
         {ledger_part::recall, ledger_part::beliefs, ledger_part::selfCheck, ledger_part::notebook})
        QVERIFY(desk.ledger.setPart(reviewChapter, other, json::parse(part.toStdString())));
    const LedgerReading reading = readLedger(desk.ledger.toJson(), key("x"));
    QVERIFY(reading.state == LedgerReading::State::Good); // rubbish here takes nothing else away
    desk.ledger.adopt(reading.document);
    QCOMPARE(int(desk.book.answers().size()), answers);
    for (const RecallQuestion &question : desk.content.questions) {
        QVERIFY(!desk.book.pending(question.id));
        QCOMPARE(desk.book.draft(question.id).confidence, 0);
    }
    QVERIFY(!desk.book.beliefAnswer(key("free")) && !desk.book.band());
    // It goes on from there, and the rubbish stays.
    QVERIFY(desk.choose(3) && desk.write(3, "x") && desk.book.mark(key("trace"), {true, true, true}));
    QVERIFY(desk.book.answerBelief(key("free"), false) && desk.book.setChecked(key("a"), true));
    QVERIFY(desk.book.setWriting(key("p1"), key("text")));
    QCOMPARE(int(desk.book.answers().size()), answers + 2);
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QCOMPARE(int(again.answers().size()), answers + 2);
    QVERIFY(again.isChecked(key("a")) && again.writing(key("p1")) == key("text"));
    if (part.contains("rubbish"))
        QVERIFY(recallOf(desk.ledger).dump().find("rubbish") != std::string::npos);
}

void ReviewBookFileTest::answersToUnknownQuestionsAreKept()
{
    BookDesk desk;
    const json old = json::parse(R"({"answers": [{"question": "retired", "at": "2026-01-01T00:00:00Z",
        "right": true, "confidence": 5, "content": "0"}], "cards": {"retired": {"due": "x"}},
        "drafts": {"retired": {"text": "y"}}})");
    QVERIFY(desk.ledger.setPart(reviewChapter, ledger_part::recall, old));
    ReviewBook book(desk.content, desk.figures, desk.ledger, [&desk] { return desk.now; });
    QVERIFY(book.answers().empty() && book.due().isEmpty());
    QCOMPARE(book.calibration().answers, 0);
    RecallAnswer draft;
    draft.question = key("relu");
    draft.confidence = 3;
    draft.option = key("memory");
    QVERIFY(book.setDraft(draft) && book.lockIn(draft.question));
    const json now = recallOf(desk.ledger);
    QVERIFY(now["answers"][0] == old["answers"][0]);
    QCOMPARE(now["answers"].size(), std::size_t(2));
    QVERIFY(now["cards"]["retired"] == old["cards"]["retired"]);
    QVERIFY(now["drafts"] == old["drafts"]);
}

void ReviewBookFileTest::datesFollowFromTheAnswers()
{
    BookDesk desk;
    QVERIFY(desk.choose(3));
    const RecallCard written = *desk.book.card(key("relu"));
    json recall = recallOf(desk.ledger);
    QVERIFY(recall["cards"]["relu"]["due"] == "2026-03-03T09:00:00.000Z");
    recall["cards"]["relu"]["due"] = "2099-01-01T00:00:00.000Z";
    recall["cards"]["relu"]["stability_days"] = -5;
    QVERIFY(desk.ledger.setPart(reviewChapter, ledger_part::recall, recall));
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QCOMPARE(again.card(key("relu"))->due, written.due);
    QVERIFY(again.card(key("relu"))->memory == written.memory);
}

void ReviewBookFileTest::clockSetBack()
{
    BookDesk desk;
    QVERIFY(desk.choose(3));
    desk.now = desk.now.addYears(-2);
    QVERIFY(desk.choose(3, "compute"));
    QVERIFY(!desk.book.latestAnswer(key("relu"))->right);
    QCOMPARE(desk.dueOf("relu"), desk.now.addDays(1));
}

void ReviewBookFileTest::deletedIsGoneFromBothFiles()
{
    const StoreFolder at;
    BookDesk desk;
    LedgerStore store(desk.ledger, at.path());
    store.open();
    QVERIFY(desk.write(5, "a secret thought") && desk.book.mark(key("trace"), {true, true, true}));
    QVERIFY(desk.write(4, "a secret that waits") && desk.number(5, "987.654"));
    RecallAnswer draft;
    draft.question = key("relu");
    draft.confidence = 1;
    draft.option = key("compute");
    QVERIFY(desk.book.setDraft(draft));
    QVERIFY(desk.ledger.setDesign(reviewChapter, {{key("brier_score"), 0.123456}}));
    QVERIFY(readAll(at.file()).contains("secret") && readAll(at.copy()).contains("secret"));
    QVERIFY(desk.book.deleteRecall());
    for (const QString &path : {at.file(), at.copy()}) {
        const QByteArray bytes = readAll(path);
        for (const char *gone : {"secret", "987.654", "compute", "stability", "0.123456"})
            QVERIFY2(!bytes.contains(gone), gone);
    }
    QVERIFY(at.asides().isEmpty());
    QVERIFY(desk.book.answers().empty() && !desk.book.pending(key("trace")));
    QVERIFY(desk.book.due().isEmpty() && desk.book.upcoming().isEmpty());
    QVERIFY(!desk.book.calibration().brier);
    QVERIFY(desk.choose(3)); // and on it goes
}

void ReviewBookFileTest::deletingLeavesTheRest()
{
    BookDesk desk;
    QVERIFY(desk.choose(3) && desk.book.answerBelief(key("free"), true));
    QVERIFY(desk.book.setChecked(key("a"), true) && desk.book.setWriting(key("p1"), key("kept")));
    QVERIFY(desk.book.deleteRecall());
    const ReviewBook again(desk.content, desk.figures, desk.ledger);
    QVERIFY(again.answers().empty());
    QVERIFY(again.beliefAnswer(key("free")) && again.isChecked(key("a")));
    QCOMPARE(again.writing(key("p1")), key("kept"));
}

void ReviewBookFileTest::fileFollowsItsSchema()
{
    BookDesk desk;
    QVERIFY(desk.choose(3) && desk.write(3, "x") && desk.book.answerBelief(key("free"), true));
    QVERIFY(desk.book.setChecked(key("a"), true) && desk.book.setWriting(key("p1"), key("y")));
    const json document = json::parse(desk.ledger.toJson().toStdString());
    const auto schema = embeddedSchema(key("ledger.schema.json"));
    QVERIFY(validateJson(document, *schema, key("ledger.json")).empty());
    QVERIFY(document["labs"]["review"]["recall"]["answers"].size() == 1);
}

/// What someone spoiled elsewhere in the file must not cost the answers.
void ReviewBookFileTest::damagedLedgerKeepsTheReview()
{
    BookDesk desk;
    QVERIFY(desk.choose(3) && desk.book.setWriting(key("p1"), key("kept")));
    json document = json::parse(desk.ledger.toJson().toStdString());
    document["labs"]["7"]["acts"] = "rubbish";
    const LedgerReading reading = readLedger(QByteArray::fromStdString(document.dump()), key("x"));
    QVERIFY(reading.state == LedgerReading::State::Damaged);
    desk.ledger.adopt(salvage({reading}));
    QCOMPARE(desk.book.score(), 1);
    QCOMPARE(desk.book.writing(key("p1")), key("kept"));
}

void ReviewBookFileTest::neighbourGetsNoReview()
{
    BookDesk desk;
    QVERIFY(desk.choose(3));
    desk.ledger.setDesign(seven, {{key("fusion_enabled"), true}});
    desk.ledger.setDesign(reviewChapter, {{key("recall_score"), 1}});
    QString error;
    const json document = json::parse(exportNeighbour(desk.ledger, {}, &error).toStdString());
    QVERIFY(error.isEmpty());
    QCOMPARE(document["history"].size(), std::size_t(1));
    QVERIFY(document["history"].contains("7") && document["current_step"] == 7);
    Ledger other;
    QVERIFY(
        importNeighbour(other, R"({"history": {"review": {"recall_score": 10}, "7": {"x": 1}}})").isEmpty());
    QCOMPARE(other.chapters(), QStringList{seven});
}

RP_TEST(ReviewBookFileTest)

} // namespace test_review_book_file
#include "test_review_book_file.moc"
