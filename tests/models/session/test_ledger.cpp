// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/labs/two_act_lab.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <functional>

namespace test_ledger {

using namespace rp;
using nlohmann::json;

namespace {

const QString chapter = QStringLiteral("99");
const QString one = QStringLiteral("one");
const QString p = QStringLiteral("p");
const QString n = QStringLiteral("n");
const QString file = QStringLiteral("ledger.json");

/// A ledger in which act one was predicted (p wrongly as a), explored and revealed.
QByteArray workedLedger()
{
    Ledger ledger;
    LabSession session(test::twoActLab(), ledger);
    session.advance();
    session.commitPrediction(one, p, QStringLiteral("a"));
    session.commitPrediction(one, n, 2.5);
    session.advance();
    session.skipDiscoveries(one);
    session.recordInputs(one, {{QStringLiteral("x"), 1.5}, {QStringLiteral("y"), QStringLiteral("é")}});
    session.recordDesign({{QStringLiteral("execution_mode"), QStringLiteral("compiled")}});
    ledger.setSetting(QStringLiteral("track"), QStringLiteral("edge"));
    session.advance();
    return ledger.toJson();
}

using Edit = std::function<void(json &)>;

QByteArray edited(const Edit &edit)
{
    json document = json::parse(workedLedger().toStdString());
    edit(document);
    return QByteArray::fromStdString(document.dump(1));
}

json &predictionIn(json &document)
{
    for (json &entry : document["commits"]) {
        if (entry["kind"] == "prediction" && entry["item"] == "p")
            return entry;
    }
    return document;
}

struct Road
{
    const char *name;
    Edit edit;
};

/// Ways in which someone may try to take the answer back in the file.
std::vector<Road> roads()
{
    return {
        {"other option", [](json &d) { predictionIn(d)["option"] = "b"; }},
        {"marked correct", [](json &d) { predictionIn(d)["correct"] = true; }},
        {"other question", [](json &d) { predictionIn(d)["item"] = "q"; }},
        {"other act", [](json &d) { predictionIn(d)["act"] = "two"; }},
        {"other chapter", [](json &d) { predictionIn(d)["chapter"] = "98"; }},
        {"other kind", [](json &d) { predictionIn(d)["kind"] = "retry"; }},
        {"entry deleted", [](json &d) { d["commits"].erase(1); }},
        {"first entry deleted", [](json &d) { d["commits"].erase(0); }},
        {"all but the brief deleted", [](json &d) { d["commits"] = json::array({d["commits"][0]}); }},
        {"all deleted", [](json &d) { d["commits"] = json::array(); }},
        {"log and head deleted",
         [](json &d) {
             d.erase("commits");
             d.erase("head");
         }},
        {"last entry deleted, count mended",
         [](json &d) {
             d["commits"].erase(d["commits"].size() - 1);
             d["head"]["count"] = d["commits"].size();
         }},
        {"entries swapped", [](json &d) { std::swap(d["commits"][0], d["commits"][1]); }},
        {"entry doubled", [](json &d) { d["commits"].push_back(d["commits"][1]); }},
        {"seal copied",
         [](json &d) {
             predictionIn(d)["option"] = "b";
             predictionIn(d)["seal"] = d["commits"][0]["seal"];
         }},
        {"seal emptied", [](json &d) { predictionIn(d)["seal"] = ""; }},
        {"other id", [](json &d) { d["ledger_id"] = "00000000-0000-0000-0000-000000000000"; }},
        {"head deleted", [](json &d) { d.erase("head"); }},
        {"unknown member in an entry", [](json &d) { predictionIn(d)["voided"] = true; }},
    };
}

} // namespace

class LedgerTest : public QObject
{
    Q_OBJECT
private slots:
    void roundTrip();
    void sealsAreStableAcrossParsing();
    void malformedEntriesAreNone();
    void answersAreWrittenOutByChapter();
    void editedFileIsNoticed_data();
    void editedFileIsNoticed();
    void truncationIsNoticedAnywhere();
    void readableAnswersAreNotTheTruth();
    void salvageLocksWhatItCannotVerify_data();
    void salvageLocksWhatItCannotVerify();
    void salvageOfTruncatedFileKeepsEntries();
    void salvageOfGarbageIsEmpty();
    void salvageSurvivesWrongShapes();
    void migratesVersion0();
    void newerVersionIsNotRead();
    void otherJsonIsNoLedger();
    void signalsSayWhatChanged();
    void readOnlyRefuses();
};

void LedgerTest::roundTrip()
{
    const QByteArray bytes = workedLedger();
    const LedgerReading reading = readLedger(bytes, file);
    QVERIFY2(reading.state == LedgerReading::State::Good, qPrintable(reading.reason));
    Ledger ledger;
    ledger.adopt(reading.document);
    QCOMPARE(ledger.toJson(), bytes);
    QCOMPARE(ledger.setting(QStringLiteral("track")).toString(), QStringLiteral("edge"));
    QCOMPARE(ledger.inputs(chapter, one).value(QStringLiteral("x")).toDouble(), 1.5);
    QCOMPARE(ledger.inputs(chapter, one).value(QStringLiteral("y")).toString(), QStringLiteral("é"));
    LabSession session(test::twoActLab(), ledger);
    QCOMPARE(session.place(), (Place{one, Step::Reveal}));
    QCOMPARE(session.prediction(one, p)->option, QStringLiteral("a"));
    QCOMPARE(session.prediction(one, n)->number, std::optional(2.5));
    QVERIFY(session.prediction(one, p)->committedAt.isValid());
}

void LedgerTest::sealsAreStableAcrossParsing()
{
    // Another indentation and order of members is not another content.
    const json document = json::parse(workedLedger().toStdString());
    const LedgerReading reading = readLedger(QByteArray::fromStdString(document.dump()), file);
    QVERIFY(reading.state == LedgerReading::State::Good);
}

void LedgerTest::malformedEntriesAreNone()
{
    const json sound = json::parse(workedLedger().toStdString())["commits"][0];
    QVERIFY(commitEntryFrom(sound));
    QVERIFY(!commitEntryFrom(json::array()));
    for (const char *part : {"kind", "chapter", "act", "item", "content", "at", "seal"}) {
        json entry = sound;
        entry.erase(part);
        QVERIFY2(!commitEntryFrom(entry), part);
        entry[part] = 1;
        QVERIFY2(!commitEntryFrom(entry), part);
    }
    for (const auto &[part, value] :
         {std::pair{"option", json(1)}, {"number", json("2")}, {"correct", json(0)}}) {
        json entry = sound;
        entry[part] = value;
        QVERIFY2(!commitEntryFrom(entry), part);
    }
}

void LedgerTest::answersAreWrittenOutByChapter()
{
    const json document = json::parse(workedLedger().toStdString());
    const json &answers = document["labs"]["99"]["acts"]["one"]["answers"];
    QVERIFY(answers["p"]["answer"] == "a");
    QVERIFY(answers["p"]["correct"] == false);
    QVERIFY(answers["n"]["answer"] == 2.5);
    QVERIFY(document["labs"]["99"]["design"]["execution_mode"] == "compiled");
}

void LedgerTest::editedFileIsNoticed_data()
{
    QTest::addColumn<int>("road");
    const std::vector<Road> all = roads();
    for (size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

void LedgerTest::editedFileIsNoticed()
{
    QFETCH(int, road);
    const LedgerReading reading = readLedger(edited(roads()[size_t(road)].edit), file);
    QVERIFY(reading.state == LedgerReading::State::Damaged);
    QVERIFY(!reading.reason.isEmpty());
}

void LedgerTest::truncationIsNoticedAnywhere()
{
    const QByteArray bytes = workedLedger();
    const qsizetype whole = bytes.trimmed().size(); // without the last line break it is still whole
    for (qsizetype length = 0; length < whole; length += 7)
        QVERIFY(readLedger(bytes.left(length), file).state == LedgerReading::State::Damaged);
}

void LedgerTest::readableAnswersAreNotTheTruth()
{
    const QByteArray bytes =
        edited([](json &d) { d["labs"]["99"]["acts"]["one"]["answers"]["p"]["answer"] = "b"; });
    const LedgerReading reading = readLedger(bytes, file);
    Ledger ledger;
    ledger.adopt(reading.document);
    LabSession session(test::twoActLab(), ledger);
    QCOMPARE(session.prediction(one, p)->option, QStringLiteral("a"));
    QVERIFY(json::parse(
                ledger.toJson().toStdString())["labs"]["99"]["acts"]["one"]["answers"]["p"]["answer"] == "a");
}

void LedgerTest::salvageLocksWhatItCannotVerify_data()
{
    editedFileIsNoticed_data();
}

void LedgerTest::salvageLocksWhatItCannotVerify()
{
    QFETCH(int, road);
    const LedgerReading reading = readLedger(edited(roads()[size_t(road)].edit), file);
    Ledger ledger;
    ledger.adopt(salvage({reading, reading}));
    LabSession session(test::twoActLab(), ledger);
    // Either the answer is still the one that was given, or it is asked again and counts for nothing.
    if (const auto record = session.prediction(one, p)) {
        QCOMPARE(record->option, QStringLiteral("a"));
        QVERIFY(!record->seenBefore);
        QCOMPARE(session.commitPrediction(one, p, QStringLiteral("b")), Refusal::AlreadyCommitted);
    } else {
        QCOMPARE(session.state(one, Step::Explore), StepState::Locked);
        if (session.state(one, Step::Brief) == StepState::Open) {
            QCOMPARE(session.goTo({one, Step::Brief}), Refusal::None);
            QCOMPARE(session.advance(), Refusal::None);
        }
        QCOMPARE(session.commitPrediction(one, p, QStringLiteral("b")), Refusal::None);
        QVERIFY(session.prediction(one, p)->seenBefore);
    }
    QVERIFY(!session.isCorrect(one, p));
    // What was salvaged is a sound ledger again.
    const LedgerReading again = readLedger(ledger.toJson(), file);
    QVERIFY2(again.state == LedgerReading::State::Good, qPrintable(again.reason));
}

void LedgerTest::salvageOfTruncatedFileKeepsEntries()
{
    const QByteArray bytes = workedLedger();
    const qsizetype afterPrediction = bytes.indexOf("\"head\"");
    QVERIFY(afterPrediction > 0);
    const LedgerReading reading = readLedger(bytes.left(afterPrediction), file);
    QVERIFY(reading.document.log.entries().size() >= 4);
    Ledger ledger;
    ledger.adopt(salvage({reading}));
    LabSession session(test::twoActLab(), ledger);
    QCOMPARE(session.prediction(one, p)->option, QStringLiteral("a"));
    QVERIFY(!session.prediction(one, p)->seenBefore);
    QCOMPARE(session.commitPrediction(one, p, QStringLiteral("b")), Refusal::AlreadyCommitted);
}

void LedgerTest::salvageOfGarbageIsEmpty()
{
    for (const QByteArray &bytes :
         {QByteArray(), QByteArray("\0\1\2", 3), QByteArray("{}"), QByteArray("[]")}) {
        const LedgerReading reading = readLedger(bytes, file);
        QVERIFY(reading.state == LedgerReading::State::Damaged);
        QVERIFY(salvage({reading}).log.entries().empty());
    }
}

void LedgerTest::salvageSurvivesWrongShapes()
{
    const std::vector<Edit> edits = {
        [](json &d) { d["labs"] = 5; },
        [](json &d) { d["labs"]["99"] = "x"; },
        [](json &d) { d["labs"]["99"]["acts"] = json::array({1}); },
        [](json &d) { d["labs"]["99"]["acts"]["one"] = 7; },
        [](json &d) {
            d["labs"]["99"]["place"] = {{"act", 3}};
        },
        [](json &d) { d["settings"] = json::array(); },
        [](json &d) { d["commits"] = "none"; },
        [](json &d) { d["commits"][0] = 1; },
        [](json &d) { d["head"] = 1; },
        [](json &d) { d["schema_version"] = "1"; },
        [](json &d) { d["schema_version"] = -4; },
    };
    for (const Edit &edit : edits) {
        const LedgerReading reading = readLedger(edited(edit), file);
        QVERIFY(reading.state == LedgerReading::State::Damaged);
        Ledger ledger;
        ledger.adopt(salvage({reading}));
        LabSession session(test::twoActLab(), ledger);
        const LedgerReading again = readLedger(ledger.toJson(), file);
        QVERIFY2(again.state == LedgerReading::State::Good, qPrintable(again.reason));
    }
}

void LedgerTest::migratesVersion0()
{
    const QByteArray flat = R"({"schema_version": 0, "track": "mobile", "context": "edge",
        "execution_mode": "compiled", "kws_utilization_eager_pct": 9.1, "text_scale": 150})";
    const LedgerReading reading = readLedger(flat, file);
    QVERIFY2(reading.state == LedgerReading::State::Good, qPrintable(reading.reason));
    QCOMPARE(reading.version, 0);
    Ledger ledger;
    ledger.adopt(reading.document);
    QCOMPARE(ledger.design(QStringLiteral("7")).value(QStringLiteral("execution_mode")).toString(),
             QStringLiteral("compiled"));
    QCOMPARE(ledger.design(QStringLiteral("7")).value(QStringLiteral("kws_utilization_eager_pct")).toDouble(),
             9.1);
    QCOMPARE(ledger.setting(QStringLiteral("track")).toString(), QStringLiteral("mobile"));
    QCOMPARE(ledger.setting(QStringLiteral("text_scale")).toInt(), 150);
    QVERIFY(json::parse(ledger.toJson().toStdString())["schema_version"] == ledgerSchemaVersion);
    QVERIFY(readLedger(ledger.toJson(), file).state == LedgerReading::State::Good);

    json unversioned = {{"track", "edge"}};
    QCOMPARE(ledgerVersion(unversioned), 0);
}

void LedgerTest::newerVersionIsNotRead()
{
    const LedgerReading reading = readLedger(edited([](json &d) { d["schema_version"] = 2; }), file);
    QVERIFY(reading.state == LedgerReading::State::Newer);
}

void LedgerTest::otherJsonIsNoLedger()
{
    QVERIFY(readLedger(R"({"name": "x"})", file).state == LedgerReading::State::Damaged);
    QVERIFY(readLedger(R"({"schema_version": 1})", file).state == LedgerReading::State::Damaged);
    QVERIFY(readLedger(edited([](json &d) { d["format"] = "other"; }), file).state ==
            LedgerReading::State::Damaged);
}

void LedgerTest::signalsSayWhatChanged()
{
    Ledger ledger;
    QSignalSpy edits(&ledger, &Ledger::edited);
    QSignalSpy places(&ledger, &Ledger::placed);
    QSignalSpy settings(&ledger, &Ledger::settingChanged);
    ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
    ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
    QCOMPARE(settings.count(), 1);
    QCOMPARE(edits.count(), 1);
    ledger.setPlace(chapter, {one, QStringLiteral("brief")});
    ledger.setPlace(chapter, {one, QStringLiteral("brief")});
    QCOMPARE(places.count(), 1);
    ledger.setInputs(chapter, one, {{QStringLiteral("x"), 1.0}});
    ledger.setInputs(chapter, one, {{QStringLiteral("x"), 1.0}});
    QCOMPARE(edits.count(), 2);
}

void LedgerTest::readOnlyRefuses()
{
    Ledger ledger;
    ledger.setReadOnly(true);
    CommitEntry entry;
    entry.kind = commit_kind::prediction;
    QVERIFY(!ledger.commit(entry));
    QVERIFY(ledger.log().entries().empty());
}

RP_TEST(LedgerTest)

} // namespace test_ledger
#include "test_ledger.moc"
