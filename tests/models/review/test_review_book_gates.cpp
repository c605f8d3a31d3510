// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger_document.h"
#include "models/store/ledger_store.h"
#include "tests/models/review/review_book_desk.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_review_book_gates {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

json recallOf(const Ledger &ledger)
{
    return ledger.part(reviewChapter, ledger_part::recall);
}

} // namespace

/// Ways round the gates.
class ReviewBookGatesTest : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void incompleteIsRefused_data();
    void incompleteIsRefused();
    void lockedCanNotBeChanged();
    void lockedSurvivesTheProgram();
    void lockedSurvivesAnotherLedger();
    void ticksSurviveTheProgram();
    void ticksBelongToTheAnswerThatWaits();
    void aNumberKeepsTheLanguageItWasLockedInWith();
    void olderNumbersAreReadAsBefore();
    void readOnlyRecordsNothing();
    void presenterKeepsIt();
};

void ReviewBookGatesTest::incompleteIsRefused_data()
{
    QTest::addColumn<QString>("question");
    QTest::addColumn<int>("confidence");
    QTest::addColumn<QString>("given"); // text, option or the first entry
    QTest::newRow("no confidence") << key("relu") << 0 << key("memory");
    QTest::newRow("no option") << key("relu") << 3 << QString();
    QTest::newRow("no such option") << key("relu") << 3 << key("both");
    QTest::newRow("no text") << key("trace") << 3 << key("  \n ");
    QTest::newRow("no number") << key("ridge") << 3 << key("high");
    QTest::newRow("no entry") << key("ridge") << 3 << QString();
    QTest::newRow("one of two") << key("chain") << 3 << key("8");
    QTest::newRow("nothing typed at all") << key("trace") << 0 << QString();
}

void ReviewBookGatesTest::incompleteIsRefused()
{
    QFETCH(QString, question);
    QFETCH(int, confidence);
    QFETCH(QString, given);
    BookDesk desk;
    RecallAnswer draft;
    draft.question = question;
    draft.confidence = confidence;
    draft.text = given;
    draft.option = given;
    draft.entries = {{key("r"), given}, {key("u"), given}};
    QVERIFY(desk.book.setDraft(draft));
    QVERIFY(!desk.book.lockIn(question));
    QVERIFY(desk.book.answers().empty() && !desk.book.pending(question));
    // Out of range, or of no question: not even a draft.
    draft.confidence = 6;
    QVERIFY(!desk.book.setDraft(draft));
    draft.confidence = -1;
    QVERIFY(!desk.book.setDraft(draft));
    draft.confidence = 3;
    draft.question = key("none");
    QVERIFY(!desk.book.setDraft(draft) && !desk.book.lockIn(draft.question));
}

void ReviewBookGatesTest::lockedCanNotBeChanged()
{
    BookDesk desk;
    QVERIFY(desk.write(2, "First thought."));
    QVERIFY(!desk.write(5, "After looking."));
    QVERIFY(!desk.book.lockIn(key("trace")));
    QVERIFY(desk.book.draft(key("trace")).text.isEmpty());
    QCOMPARE(desk.book.pending(key("trace"))->confidence, 2);
    QVERIFY(desk.book.mark(key("trace"), {true, true, true}));
    QVERIFY(!desk.book.mark(key("trace"), {false, false, false}));
    QCOMPARE(desk.book.latestAnswer(key("trace"))->confidence, 2);
    QCOMPARE(desk.book.latestAnswer(key("trace"))->text, key("First thought."));
    // A judged answer is never edited: another one is a second answer.
    QVERIFY(desk.choose(5, "compute") && desk.choose(1, "memory"));
    QCOMPARE(desk.book.answers().size(), std::size_t(3));
    QCOMPARE(desk.book.answers().at(1).confidence, 5);
}

void ReviewBookGatesTest::lockedSurvivesTheProgram()
{
    const StoreFolder at;
    BookDesk desk;
    LedgerStore store(desk.ledger, at.path());
    store.open();
    QVERIFY(desk.write(2, "First thought."));
    // The program is killed here: what lies in both files is all that is left.
    for (const QString &path : {at.file(), at.copy()}) {
        const LedgerReading reading = readLedger(readAll(path), path);
        QVERIFY(reading.state == LedgerReading::State::Good);
        Ledger ledger;
        ledger.adopt(reading.document);
        ReviewBook book(desk.content, desk.figures, ledger);
        QVERIFY(book.pending(key("trace")));
        QCOMPARE(book.pending(key("trace"))->confidence, 2);
        RecallAnswer other = *book.pending(key("trace"));
        other.confidence = 5;
        QVERIFY(!book.setDraft(other));
    }
    QVERIFY(desk.choose(5, "compute"));
    QVERIFY(readAll(at.file()).contains("compute") && readAll(at.copy()).contains("compute"));
}

void ReviewBookGatesTest::lockedSurvivesAnotherLedger()
{
    BookDesk desk;
    QVERIFY(desk.write(2, "First thought."));
    const LedgerReading reading = readLedger(desk.ledger.toJson(), key("x"));
    desk.ledger.adopt(newLedgerDocument());
    QVERIFY(!desk.book.pending(key("trace")) && desk.book.answers().empty());
    QVERIFY(desk.write(1, "Of another learner."));
    desk.ledger.adopt(reading.document);
    QCOMPARE(desk.book.pending(key("trace"))->text, key("First thought."));
}

/// The window may be closed between two ticks.
void ReviewBookGatesTest::ticksSurviveTheProgram()
{
    const std::vector<bool> some{true, false, true};
    const StoreFolder at;
    BookDesk desk;
    LedgerStore store(desk.ledger, at.path());
    store.open();
    QVERIFY(desk.write(2, "First thought."));
    QVERIFY(desk.book.pending(key("trace"))->points.empty());
    QVERIFY(desk.book.setPendingPoints(key("trace"), {true, false, false}));
    QVERIFY(desk.book.setPendingPoints(key("trace"), some));
    QCOMPARE(desk.book.pending(key("trace"))->points, some);
    QVERIFY(store.flush());
    const LedgerReading reading = readLedger(readAll(at.file()), at.file());
    Ledger ledger;
    ledger.adopt(reading.document);
    ReviewBook book(desk.content, desk.figures, ledger);
    QCOMPARE(book.pending(key("trace"))->points, some);
    QCOMPARE(book.pending(key("trace"))->text, key("First thought."));
    QVERIFY(!book.latestAnswer(key("trace"))); // ticked, and not marked
    // Another window shows them and records none.
    ledger.setReadOnly(true);
    QVERIFY(!book.setPendingPoints(key("trace"), {true, true, true}));
    QCOMPARE(book.pending(key("trace"))->points, some);
    // They go along in the export, and with the answer when it is deleted.
    const json document = json::parse(desk.book.exportJson().toStdString());
    QVERIFY(document["waiting"][0]["points"] == json(some));
    QVERIFY(desk.book.deleteRecall() && desk.write(3, "Second thought."));
    QVERIFY(desk.book.pending(key("trace"))->points.empty());
}

void ReviewBookGatesTest::ticksBelongToTheAnswerThatWaits()
{
    BookDesk desk;
    const std::vector<bool> all{true, true, true};
    QVERIFY(!desk.book.setPendingPoints(key("trace"), all)); // nothing waits
    QVERIFY(!desk.book.setPendingPoints(key("relu"), all) && !desk.book.setPendingPoints(key("none"), all));
    QVERIFY(desk.write(2, "x"));
    QVERIFY(!desk.book.setPendingPoints(key("trace"), {true}) &&
            !desk.book.setPendingPoints(key("trace"), {}));
    QVERIFY(desk.book.setPendingPoints(key("trace"), all));
    // What is marked counts, not what was ticked on the way; the next answer begins without ticks.
    QVERIFY(desk.book.mark(key("trace"), {false, false, true}));
    QCOMPARE(desk.book.latestAnswer(key("trace"))->points, (std::vector<bool>{false, false, true}));
    QVERIFY(!desk.book.setPendingPoints(key("trace"), all));
    QVERIFY(desk.write(2, "y") && desk.book.pending(key("trace"))->points.empty());
    // Ticks on a question that has other points now, or rubbish, are not used.
    for (const char *points : {"[true]", "[true, true, true, true]", "\"rubbish\"", "{}", "null"}) {
        json recall = recallOf(desk.ledger);
        recall["pending"]["trace"]["points"] = json::parse(points);
        QVERIFY(desk.ledger.setPart(reviewChapter, ledger_part::recall, recall));
        const ReviewBook again(desk.content, desk.figures, desk.ledger);
        QVERIFY(again.pending(key("trace")) && again.pending(key("trace"))->points.empty());
    }
}

/// "156,0" is 156 in Spanish and 1560 in English, "0,125" an eighth or 125.
void ReviewBookGatesTest::aNumberKeepsTheLanguageItWasLockedInWith()
{
    BookDesk desk;
    const RecallQuestion &ridge = *desk.content.question(key("ridge"));
    QLocale::setDefault(QLocale(key("es_ES")));
    QVERIFY(desk.number(4, "0,125") && desk.number(4, "156,000"));
    for (const char *language : {"es_ES", "en_US", "ar_EG", "zh_CN"}) {
        QLocale::setDefault(QLocale(key(language)));
        const ReviewBook again(desk.content, desk.figures, desk.ledger);
        const RecallAnswer &first = again.answers().at(0);
        const RecallAnswer &second = again.answers().at(1);
        QCOMPARE(first.entries.value(key("r")), key("0,125"));
        QCOMPARE(understood(first, ridge.fields.front()).value_or(0.0), 0.125);
        QVERIFY(!judgeAnswer(ridge, first, desk.figures).right);
        QCOMPARE(understood(second, ridge.fields.front()).value_or(0.0), 156.0);
        QVERIFY(second.right && judgeAnswer(ridge, second, desk.figures).right);
        QCOMPARE(judgeAnswer(ridge, second, desk.figures).convention, second.convention);
        const json document = json::parse(again.exportJson().toStdString());
        QVERIFY(validateJson(document, *embeddedSchema(key("review_export.schema.json")), key("x")).empty());
        QVERIFY(document["answers"][0]["values"]["r"] == 0.125);
        QVERIFY(document["answers"][0]["entries"]["r"] == "0,125");
    }
    // An entry in English after that is read by its own rules.
    QLocale::setDefault(QLocale(key("en_US")));
    QVERIFY(desk.number(4, "1,560"));
    QCOMPARE(understood(*desk.book.latestAnswer(key("ridge")), ridge.fields.front()).value_or(0.0), 1560.0);
}

void ReviewBookGatesTest::olderNumbersAreReadAsBefore()
{
    BookDesk desk;
    const RecallQuestion::Field &field = desk.content.question(key("ridge"))->fields.front();
    QVERIFY(desk.number(4, "156"));
    const json sound = recallOf(desk.ledger);
    for (const char *values : {"null", "{}", "\"rubbish\"", "{\"r\": \"156\"}", "{\"other\": 3}"}) {
        json recall = sound;
        recall["answers"][0]["values"] = json::parse(values);
        QVERIFY(desk.ledger.setPart(reviewChapter, ledger_part::recall, recall));
        const ReviewBook again(desk.content, desk.figures, desk.ledger);
        QCOMPARE(again.answers().size(), std::size_t(1));
        QCOMPARE(understood(again.answers().front(), field).value_or(0.0), 156.0);
    }
}

void ReviewBookGatesTest::readOnlyRecordsNothing()
{
    BookDesk desk;
    QVERIFY(desk.write(2, "First thought.") && desk.choose(3));
    desk.ledger.setReadOnly(true);
    const QByteArray before = desk.ledger.toJson();
    QVERIFY(!desk.choose(3) && !desk.number(3, "156"));
    QVERIFY(!desk.book.mark(key("trace"), {true, true, true}));
    QVERIFY(!desk.book.answerBelief(key("free"), true));
    QVERIFY(!desk.book.setChecked(key("a"), true));
    QVERIFY(!desk.book.setWriting(key("p1"), key("x")));
    QVERIFY(!desk.book.deleteRecall());
    QCOMPARE(desk.ledger.toJson(), before);
    QCOMPARE(desk.book.answers().size(), std::size_t(1));
    QVERIFY(desk.book.pending(key("trace")) && !desk.book.beliefAnswer(key("free")));
    QVERIFY(!desk.book.isChecked(key("a")) && desk.book.writing(key("p1")).isEmpty());
}

void ReviewBookGatesTest::presenterKeepsIt()
{
    BookDesk desk(Ledger::Mode::Presenter);
    QVERIFY(desk.choose(3));
    QCOMPARE(desk.book.score(), 1);
}

RP_TEST(ReviewBookGatesTest)

} // namespace test_review_book_gates
#include "test_review_book_gates.moc"
