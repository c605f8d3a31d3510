// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_limits.h"
#include "models/session/ledger.h"
#include "models/session/neighbour_ledger.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <array>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <utility>

namespace test_neighbour_ledger {

using namespace rp;
using nlohmann::json;

namespace {

const QString seven = QStringLiteral("7");
const QString track = QStringLiteral("track");
const QString mode = QStringLiteral("execution_mode");

json parsed(const QByteArray &bytes)
{
    return json::parse(bytes.toStdString());
}

/// What the course finds then; null: it was refused.
json exported(const Ledger &ledger, const QByteArray &theirs = {})
{
    QString error;
    const QByteArray written = exportNeighbour(ledger, theirs, &error);
    return error.isEmpty() ? parsed(written) : json();
}

// A chapter as newer labs of the course save it; its evidence means something to their model alone.
const QByteArray evidence = R"({"schema_version": 1, "lab_id": "v1_07", "track_id": "tinyml",
    "model_id": "v1_07_experiments", "recommendation": "compiled", "rejected_alternative": "eager",
    "reevaluation_trigger": "batch", "residual_risk": "shapes", "rationale": "fewer dispatches",
    "evidence": {"A": {"part": "A", "track": "tinyml", "inputs": {"n": 6}}}})";

} // namespace

class NeighbourLedgerTest : public QObject
{
    Q_OBJECT
private slots:
    void exportHasTheirShape();
    void theStepIsThatOfTheLastActDone();
    void importKeepsOwnFields();
    void whatPythonWritesIsRead();
    void aHistoryThatIsAListIsRead();
    void tracksHaveTheirNames();
    void evidenceOfTheCourseIsLeftAlone();
    void otherFilesAreRefused();
    void whatNoLedgerHoldsStaysThere();
    void importLeavesReadOnlyAlone();
};

void NeighbourLedgerTest::exportHasTheirShape()
{
    Ledger ledger;
    ledger.setSetting(track, QStringLiteral("edge"));
    ledger.setDesign(seven, {{mode, QStringLiteral("compiled")}});
    json document = exported(ledger);
    QVERIFY(document["track"] == "edge");
    QVERIFY(document["current_step"] == 7);
    QVERIFY(document["history"]["7"]["execution_mode"] == "compiled");
    QVERIFY(document["last_updated"].is_string());
    QCOMPARE(document.size(), size_t(4)); // with another member the course drops the whole ledger
    // What handbook and README say: the chapter goes on there, and counts only with a schema and evidence.
    QVERIFY(!document["history"]["7"].contains("schema_version"));
}

void NeighbourLedgerTest::theStepIsThatOfTheLastActDone()
{
    const QString eleven = QStringLiteral("11");
    const auto finish = [](Ledger &ledger, const QString &chapter) {
        CommitEntry entry;
        entry.kind = commit_kind::reflection;
        entry.chapter = chapter;
        entry.act = QStringLiteral("act1");
        entry.item = QStringLiteral("why_lower");
        return ledger.commit(entry);
    };
    Ledger ledger;
    QVERIFY(ledger.setPlace(seven, {QStringLiteral("act1"), QStringLiteral("explore")}));
    QVERIFY(ledger.setPlace(eleven, {QStringLiteral("act1"), QStringLiteral("brief")}));
    QVERIFY(exported(ledger)["current_step"] == 7); // nothing is done yet
    QVERIFY(finish(ledger, seven));
    QVERIFY(exported(ledger)["current_step"] == 7); // lab 11 was only opened
    QVERIFY(!exported(ledger)["history"].contains("11"));
    QVERIFY(finish(ledger, eleven));
    QVERIFY(exported(ledger)["current_step"] == 11);
}

void NeighbourLedgerTest::importKeepsOwnFields()
{
    Ledger ledger;
    ledger.setSetting(track, QStringLiteral("edge"));
    ledger.setDesign(seven, {{mode, QStringLiteral("cuda_graph")}});
    QCOMPARE(importNeighbour(ledger, R"({"track": "tiny",
        "history": {"7": {"execution_mode": "eager", "fusion_enabled": true}}})"),
             QString());
    QCOMPARE(ledger.setting(track).toString(), QStringLiteral("edge"));
    QCOMPARE(ledger.design(seven).value(mode).toString(), QStringLiteral("cuda_graph"));
    QCOMPARE(ledger.design(seven).value(QStringLiteral("fusion_enabled")).toBool(), true);
    QVERIFY(ledger.log().entries().empty()); // nothing is committed by an import
}

void NeighbourLedgerTest::whatPythonWritesIsRead()
{
    const QByteArray theirs =
        R"({"track": "cloud", "current_step": 7, "history": {"5": {"a": NaN, "b": -Infinity,
        "said": "NaN, \"Infinity\""}, "7": {"break_even_queries": Infinity, "speedup": 1.4}}, "last_updated": ""})";
    Ledger ledger;
    QCOMPARE(importNeighbour(ledger, theirs), QString());
    QCOMPARE(ledger.design(seven).value(QStringLiteral("speedup")).toDouble(), 1.4);
    QVERIFY(!ledger.design(seven).contains(QStringLiteral("break_even_queries"))); // no ledger can hold it
    QString error;
    const QByteArray written = exportNeighbour(Ledger(), theirs, &error);
    QVERIFY2(error.isEmpty(), qPrintable(error));
    for (const char *kept :
         {"\"a\": NaN", "\"b\": -Infinity", "\"break_even_queries\": Infinity", R"("NaN, \"Infinity\"")"})
        QVERIFY2(written.contains(kept), written.constData());
}

void NeighbourLedgerTest::aHistoryThatIsAListIsRead()
{
    const QByteArray theirs = R"({"track": "tiny", "current_chapter": 7, "history": [
        {"chapter": 5, "design": {"a": 1}}, {"chapter": "7", "design": {"execution_mode": "eager", "b": Infinity}},
        {"design": {"c": 1}}, {"step": 5, "design": {"a": 2}}], "last_updated": ""})";
    Ledger ledger;
    QCOMPARE(importNeighbour(ledger, theirs), QString());
    QCOMPARE(ledger.setting(track).toString(), QStringLiteral("tiny"));
    QCOMPARE(ledger.design(QStringLiteral("5")).value(QStringLiteral("a")).toInt(), 2);
    QCOMPARE(ledger.design(seven).value(mode).toString(), QStringLiteral("eager"));
    Ledger own;
    own.setDesign(seven, {{mode, QStringLiteral("compiled")}});
    QString error;
    QByteArray written = exportNeighbour(own, theirs, &error);
    QVERIFY2(error.isEmpty() && written.contains("\"b\": Infinity"), qPrintable(error));
    const json document = parsed(written.replace("Infinity", "1"));
    QVERIFY(document["history"]["5"]["a"] == 2);
    QVERIFY(document["history"]["7"]["execution_mode"] == "compiled");
    QVERIFY(document["history"]["0"]["c"] == 1);
    QVERIFY(document["current_chapter"] == 7);
    QCOMPARE(importNeighbour(ledger, R"({"track": "tiny", "history": []})"), QString());
}

void NeighbourLedgerTest::tracksHaveTheirNames()
{
    for (const auto &[theirs, here, written] :
         std::initializer_list<std::array<const char *, 3>>{{"tinyml", "tiny", "tinyml"},
                                                            {"oura_ring", "tiny", "tinyml"},
                                                            {"iphone", "mobile", "mobile"},
                                                            {"robotaxi", "edge", "edge"},
                                                            {"cloud_fleet", "cloud", "cloud"},
                                                            {"cloud", "cloud", "cloud"},
                                                            {"unknown", "unknown", "unknown"}}) {
        const QByteArray file = QByteArray::fromStdString(json{{"track", theirs}}.dump());
        Ledger ledger;
        QCOMPARE(importNeighbour(ledger, file), QString());
        QCOMPARE(ledger.setting(track).toString(), QLatin1String(here));
        QVERIFY2(exported(ledger)["track"] == written, theirs);
        QVERIFY2(exported(ledger, file)["track"] == theirs, theirs); // it means the same
    }
}

void NeighbourLedgerTest::evidenceOfTheCourseIsLeftAlone()
{
    const QByteArray theirs =
        R"({"track": "tinyml", "current_step": 7, "history": {"5": {"a": 1}, "7": )" + evidence + "}}";
    for (const char *schema : {"1", "2"})
        QCOMPARE(chaptersOfEvidence(
                     QByteArray(theirs).replace("_version\": 1", QByteArray("_version\": ") + schema)),
                 QStringList{seven});
    Ledger ledger;
    ledger.setDesign(seven, {{mode, QStringLiteral("compiled")}});
    json document = exported(ledger, theirs);
    QVERIFY(document["history"]["7"] == parsed(evidence));
    Ledger empty;
    QCOMPARE(importNeighbour(empty, theirs), QString());
    QVERIFY(empty.design(seven).isEmpty());
    QCOMPARE(empty.design(QStringLiteral("5")).value(QStringLiteral("a")).toInt(), 1);
}

void NeighbourLedgerTest::otherFilesAreRefused()
{
    for (const auto &[name, bytes] : std::initializer_list<std::pair<const char *, QByteArray>>{
             {"no JSON", "{"},
             {"two bytes a letter", QByteArray("{\0\"\0t\0", 6)},
             {"list", "[]"},
             {"other object", R"({"a": 1})"},
             {"history is a list of numbers", R"({"track": "tiny", "history": [5]})"},
             {"a chapter in a list is no number",
              R"({"track": "tiny", "history": [{"chapter": "seven", "design": {}}]})"},
             {"a design in a list is a number",
              R"({"track": "tiny", "history": [{"chapter": 7, "design": 5}]})"},
             {"a chapter is a number", R"({"history": {"7": 5}})"},
             {"the first chapter is a list", R"({"history": {"1": [5]}})"},
             {"the track is a number", R"({"track": 5})"},
             {"a name twice", R"({"track": "tiny", "history": {"7": {"a": 1, "a": 2}}})"},
             {"too deep", R"({"history": {"7": {"a": )" + QByteArray(100'000, '[')},
             {"a number beyond 64 bits", R"({"history": {"7": {"a": 123456789012345678901234567890}}})"},
             {"no number", R"({"history": {"7": {"a": Nan}}})"}}) {
        Ledger ledger;
        const QByteArray before = ledger.toJson();
        QString error;
        QVERIFY2(exportNeighbour(ledger, bytes, &error).isEmpty(), name);
        QCOMPARE(importNeighbour(ledger, bytes), error);
        QVERIFY2(error.endsWith(u'.') && !error.contains(u'\n'), name);
        QCOMPARE(ledger.toJson(), before);
    }
    Ledger ledger;
    QVERIFY(!importNeighbour(ledger, {}).isEmpty()); // nothing is a file to write, and none to read
}

/// A design lies deeper here, and a chapter has one name.
void NeighbourLedgerTest::whatNoLedgerHoldsStaysThere()
{
    const int levels = json_limit::levels - 3; // below document, history and chapter
    const QByteArray deep = R"({"history": {"7": {"a": )" + QByteArray(levels, '[') + QByteArray(levels, ']');
    Ledger ledger;
    const QByteArray before = ledger.toJson();
    QVERIFY(!importNeighbour(ledger, deep + "}}}").isEmpty());
    QCOMPARE(importNeighbour(ledger, R"({"history": {"07": {"a": 1}, " 7": {"a": 1}, "-7": {"a": 1}}})"),
             QString());
    QCOMPARE(ledger.toJson(), before);
    QVERIFY(exported(ledger, deep + "}}}")["history"]["7"].contains("a"));
    // What other programs put around it matters nothing.
    QCOMPARE(importNeighbour(ledger, "\xef\xbb\xbf{\r\n\"history\": {\"7\": {\"a\": 1}}\r\n}\r\n"),
             QString());
    QCOMPARE(ledger.design(seven).value(QStringLiteral("a")).toInt(), 1);
}

void NeighbourLedgerTest::importLeavesReadOnlyAlone()
{
    Ledger ledger;
    ledger.setReadOnly(true);
    const QByteArray before = ledger.toJson();
    QVERIFY(!importNeighbour(ledger, "{\"track\": \"tiny\"}").isEmpty());
    QCOMPARE(ledger.toJson(), before);
}

RP_TEST(NeighbourLedgerTest)

} // namespace test_neighbour_ledger
#include "test_neighbour_ledger.moc"
