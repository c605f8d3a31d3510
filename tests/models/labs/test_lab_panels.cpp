// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lab files in which an act has several panels, challenges and exercises.
#include "models/check/lab_loader.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QFile>
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>

namespace test_lab_panels {

using namespace rp;
using nlohmann::json;
using rp::test::key;

namespace {

using Edit = std::function<void(json &)>;

/// Two instruments: one with a count and a mode, one with days and a gain.
std::optional<InstrumentVocabulary> words(const QString &instrument)
{
    InstrumentVocabulary vocabulary;
    if (instrument == key("counter")) {
        vocabulary.figures = QStringList{key("total")};
        vocabulary.inputs = QStringList{key("count"), key("mode")};
        vocabulary.choices.insert(key("mode"), QStringList{key("slow"), key("fast")});
        return vocabulary;
    }
    if (instrument == key("calendar")) {
        vocabulary.figures = QStringList{key("breakeven"), key("moves")};
        vocabulary.inputs = QStringList{key("days"), key("gain")};
        return vocabulary;
    }
    return std::nullopt;
}

json question(const char *id)
{
    return {{"id", id},
            {"kind", "single_choice"},
            {"prompt", "Which?"},
            {"options",
             {{{"id", "a"}, {"text", "A"}, {"feedback", "No."}},
              {{"id", "b"}, {"text", "B"}, {"feedback", "Yes."}}}},
            {"correct", "b"}};
}

json formula(const char *id)
{
    return {{"id", id},       {"panel", "cal"},     {"title", "A formula"},
            {"tex", "a = b"}, {"spoken", "a is b"}, {"terms", {{{"symbol", "a"}, {"meaning", "b"}}}}};
}

json challenges()
{
    return {{{"id", "pay"},
             {"kind", "number"},
             {"panel", "cal"},
             {"title", "Pay back"},
             {"prompt", "After how many days?"},
             {"given", {"The count is {cnt.total}."}},
             {"setup", {{"cnt.mode", "fast"}, {"cal.gain", 0.5}}},
             {"truth", {{"figure", "cal.breakeven"}, {"inputs", {{"gain", 0.5}}}}},
             {"tolerance", 0.05},
             {"unit", "duration"},
             {"slider", "cal.days"},
             {"hints", {"One.", "Two."}},
             {"hints_after", 2},
             {"solved", "It is {cal.breakeven|gain=0.5}."}},
            {{"id", "five"},
             {"kind", "state"},
             {"panel", "cal"},
             {"title", "Five moves"},
             {"prompt", "Get there."},
             {"needs", {{"cal.breakeven", {{"min", 1}}}, {"mode", "fast"}}},
             {"result", "cal.moves"},
             {"solved", "There."}}};
}

json sound()
{
    json act = {
        {"id", "act"},
        {"title", "Act"},
        {"minutes", 5},
        {"panels",
         {{{"id", "cnt"}, {"title", "Counter"}, {"about", "It counts."}, {"instrument", "counter"}},
          {{"id", "cal"}, {"title", "Calendar"}, {"instrument", "calendar"}}}},
        {"brief", {{"from", "A"}, {"subject", "B"}, {"paragraphs", {"C"}}, {"reading", json::array()}}},
        {"predictions", {question("p")}},
        {"discoveries",
         {{{"id", "d"},
           {"panel", "cal"},
           {"text", "Find it."},
           {"found", "{cal.moves} and {total|mode=fast}."},
           {"needs", {{{"cal.breakeven", {{"max", 2}}}, {"count", 3}}}}}}},
        {"challenges", challenges()},
        {"exercises",
         {{{"panel", "cal"},
           {"formula", formula("wrong")},
           {"worked", {"It gives {cal.breakeven}."}},
           {"question", question("e")}}}},
        {"reveal", {{"arithmetic", {"A"}}, {"lesson", {"B"}}}},
        {"reflections", {question("r")}},
        {"formulas", {formula("right")}},
        {"sources",
         {{{"id", "s"},
           {"panel", "cnt"},
           {"claim", "C"},
           {"value", "1"},
           {"from", "F"},
           {"status", "reproduced"},
           {"reason", "R"},
           {"model", {{"figure", "cnt.total"}, {"inputs", {{"count", 2}}}}}}}}};
    return {{"$schema", "lab.schema.json"}, {"id", "lab98"},     {"chapter", "98"},
            {"content_version", "1"},       {"title", "Panels"}, {"summary", "Two of them."},
            {"acts", json::array({act})}};
}

struct Fault
{
    const char *name;
    const char *pointer;
    Edit edit; ///< of the act
};

std::vector<Fault> panelFaults()
{
    return {
        {"instrument beside panels", "/acts/0", [](json &act) { act["instrument"] = "counter"; }},
        {"opening beside panels", "/acts/0", [](json &act) { act["opening"]["days"] = 2; }},
        {"unknown input of an opening", "/acts/0/panels/1/opening",
         [](json &act) { act["panels"][1]["opening"]["beauty"] = 1; }},
        {"neither instrument nor panels", "/acts/0",
         [](json &act) {
             act.erase("panels");
             for (const char *part : {"challenges", "exercises"})
                 act.erase(part);
         }},
        {"panel twice", "/acts/0/panels/1/id", [](json &act) { act["panels"][1]["id"] = "cnt"; }},
        {"unknown instrument", "/acts/0/panels/1/instrument",
         [](json &act) { act["panels"][1]["instrument"] = "abacus"; }},
        {"panel without a title", "/acts/0/panels/1", [](json &act) { act["panels"][1].erase("title"); }},
        {"panel of a discovery", "/acts/0/discoveries/0/panel",
         [](json &act) { act["discoveries"][0]["panel"] = "roi"; }},
        {"panel of a formula", "/acts/0/formulas/0/panel",
         [](json &act) { act["formulas"][0]["panel"] = "roi"; }},
        {"panel of a source", "/acts/0/sources/0/panel",
         [](json &act) { act["sources"][0]["panel"] = "roi"; }},
        {"panel of a figure", "/acts/0/reveal/lesson/0",
         [](json &act) { act["reveal"]["lesson"][0] = "{roi.total}"; }},
        {"figure of another panel", "/acts/0/reveal/lesson/0",
         [](json &act) { act["reveal"]["lesson"][0] = "{cal.total}"; }},
        {"bare name of another panel's figure", "/acts/0/reveal/lesson/0",
         [](json &act) { act["reveal"]["lesson"][0] = "{breakeven}"; }},
        {"input of another panel behind the bar", "/acts/0/reveal/lesson/0",
         [](json &act) { act["reveal"]["lesson"][0] = "{cal.breakeven|count=2}"; }},
        {"qualified input behind the bar", "/acts/0/reveal/lesson/0",
         [](json &act) { act["reveal"]["lesson"][0] = "{cal.breakeven|cal.days=2}"; }},
        {"badly qualified truth", "/acts/0/sources/0/model/figure",
         [](json &act) { act["sources"][0]["model"]["figure"] = "cnt.total.us"; }},
        {"need of an unknown name", "/acts/0/discoveries/0/needs/0",
         [](json &act) { act["discoveries"][0]["needs"][0]["cal.beauty"] = 1; }},
        {"need of an unknown panel", "/acts/0/discoveries/0/needs/0",
         [](json &act) { act["discoveries"][0]["needs"][0]["roi.days"] = 1; }},
        {"figure needed exactly", "/acts/0/discoveries/0/needs/0",
         [](json &act) { act["discoveries"][0]["needs"][0]["cal.moves"] = 1; }},
        {"need of an unknown choice", "/acts/0/discoveries/0/needs/0",
         [](json &act) { act["discoveries"][0]["needs"][0]["cnt.mode"] = "lazy"; }},
    };
}

std::vector<Fault> challengeFaults()
{
    return {
        {"challenge twice", "/acts/0/challenges/1/id", [](json &act) { act["challenges"][1]["id"] = "pay"; }},
        {"unknown kind", "/acts/0/challenges/0/kind",
         [](json &act) { act["challenges"][0]["kind"] = "essay"; }},
        {"panel of a challenge", "/acts/0/challenges/0/panel",
         [](json &act) { act["challenges"][0]["panel"] = "roi"; }},
        {"number without a truth", "/acts/0/challenges/0",
         [](json &act) { act["challenges"][0].erase("truth"); }},
        {"truth of an unknown figure", "/acts/0/challenges/0/truth",
         [](json &act) { act["challenges"][0]["truth"]["figure"] = "cal.beauty"; }},
        {"truth over another panel's input", "/acts/0/challenges/0/truth",
         [](json &act) { act["challenges"][0]["truth"]["inputs"]["count"] = 2; }},
        {"number without a tolerance", "/acts/0/challenges/0",
         [](json &act) { act["challenges"][0].erase("tolerance"); }},
        {"tolerance of everything", "/acts/0/challenges/0/tolerance",
         [](json &act) { act["challenges"][0]["tolerance"] = 1; }},
        {"number without a unit", "/acts/0/challenges/0",
         [](json &act) { act["challenges"][0].erase("unit"); }},
        {"unknown slider", "/acts/0/challenges/0/slider",
         [](json &act) { act["challenges"][0]["slider"] = "cal.breakeven"; }},
        {"slider that is set up", "/acts/0/challenges/0/slider",
         [](json &act) { act["challenges"][0]["setup"]["cal.days"] = 3; }},
        {"setup of an unknown input", "/acts/0/challenges/0/setup",
         [](json &act) { act["challenges"][0]["setup"]["cal.count"] = 3; }},
        {"setup of an unknown choice", "/acts/0/challenges/0/setup",
         [](json &act) { act["challenges"][0]["setup"]["cnt.mode"] = "lazy"; }},
        {"faulty hint", "/acts/0/challenges/0/hints/1",
         [](json &act) { act["challenges"][0]["hints"][1] = "{cal.beauty}"; }},
        {"faulty given", "/acts/0/challenges/0/given/0",
         [](json &act) { act["challenges"][0]["given"][0] = "{"; }},
        {"state without needs", "/acts/0/challenges/1",
         [](json &act) { act["challenges"][1].erase("needs"); }},
        {"state with faulty needs", "/acts/0/challenges/1/needs",
         [](json &act) { act["challenges"][1]["needs"]["cal.breakeven"] = 1; }},
        {"unknown result", "/acts/0/challenges/1/result",
         [](json &act) { act["challenges"][1]["result"] = "cal.days"; }},
        {"panel of an exercise", "/acts/0/exercises/0/panel",
         [](json &act) { act["exercises"][0]["panel"] = "roi"; }},
        {"worked with an unknown figure", "/acts/0/exercises/0/worked/0",
         [](json &act) { act["exercises"][0]["worked"][0] = "{beauty}"; }},
        {"exercise with the id of a prediction", "/acts/0/exercises/0/question/id",
         [](json &act) { act["exercises"][0]["question"]["id"] = "p"; }},
        {"exercise twice", "/acts/0/exercises/1/question/id",
         [](json &act) { act["exercises"].push_back(act["exercises"][0]); }},
        {"numeric exercise", "/acts/0/exercises/0/question/kind",
         [](json &act) {
             json &asked = act["exercises"][0]["question"];
             asked["kind"] = "numeric";
             asked["minimum"] = 0;
             asked["maximum"] = 1;
             asked["truth"] = {{"figure", "total"}};
         }},
        {"exercise without an option that is right", "/acts/0/exercises/0/question/correct",
         [](json &act) { act["exercises"][0]["question"]["correct"] = "c"; }},
    };
}

std::vector<Fault> faults()
{
    std::vector<Fault> all = panelFaults();
    const std::vector<Fault> more = challengeFaults();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

LabLoad load(const json &document, const VocabularySource &source)
{
    return loadLab(QByteArray::fromStdString(document.dump()), key("x.json"), source);
}

} // namespace

class LabPanelsTest : public QObject
{
    Q_OBJECT
private slots:
    void faultsAreNamed_data();
    void faultsAreNamed();
    void panelsAreCheckedWithoutInstruments();
};

void LabPanelsTest::faultsAreNamed_data()
{
    QTest::addColumn<int>("fault");
    const std::vector<Fault> all = faults();
    for (size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

void LabPanelsTest::faultsAreNamed()
{
    QFETCH(int, fault);
    const Fault row = faults()[size_t(fault)];
    json document = sound();
    row.edit(document["acts"][0]);
    const LabLoad read = load(document, words);
    QVERIFY(!read.lab);
    QVERIFY(!read.problems.empty());
    QCOMPARE(read.problems.front().pointer, QLatin1String(row.pointer));
    QVERIFY(!read.problems.front().reason.isEmpty());
}

void LabPanelsTest::panelsAreCheckedWithoutInstruments()
{
    json document = sound();
    document["acts"][0]["panels"][0]["instrument"] = "abacus";
    QVERIFY(load(document, {}).lab);
    document["acts"][0]["reveal"]["lesson"][0] = "{roi.total}";
    QVERIFY(!load(document, {}).lab);
}

RP_TEST(LabPanelsTest)

} // namespace test_lab_panels
#include "test_lab_panels.moc"
