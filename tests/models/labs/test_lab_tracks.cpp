// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lab files with tracks, proposals, entries and a memo.
#include "models/check/lab_loader.h"
#include "models/content/proposal.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>

namespace test_lab_tracks {

using namespace rp;
using nlohmann::json;
using rp::test::key;

namespace {

using Edit = std::function<void(json &)>;

std::optional<InstrumentVocabulary> words(const QString &instrument)
{
    if (instrument != key("surgeon"))
        return std::nullopt;
    InstrumentVocabulary vocabulary;
    vocabulary.figures = QStringList{key("passes"), key("none_does")};
    vocabulary.inputs = QStringList{key("cut"), key("place"), key("depth")};
    vocabulary.choices.insert(key("cut"), QStringList{key("nothing"), key("mask"), key("move")});
    vocabulary.choices.insert(key("place"), QStringList{key("hill"), key("sea")});
    return vocabulary;
}

VocabularySource source()
{
    return {words, QStringList{key("hill"), key("sea")}};
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

json proposal()
{
    return {{"id", "lead"},
            {"kind", "proposal"},
            {"panel", "all"},
            {"tracks", {"hill"}},
            {"title", "The lead"},
            {"prompt", "Propose one."},
            {"choose", "all.cut"},
            {"leave_out", {"nothing"}},
            {"truth", {{"figure", "all.passes"}, {"inputs", {{"place", "hill"}}}}},
            {"none", {{"figure", "all.none_does"}, {"inputs", {{"place", "hill"}}}}},
            {"none_text", "None does"},
            {"solved", "Right."}};
}

json sound()
{
    json act = {{"id", "act"},
                {"title", "Act"},
                {"minutes", 5},
                {"needs_track", true},
                {"panels",
                 {{{"id", "all"}, {"title", "All"}, {"instrument", "surgeon"}},
                  {{"id", "hill"}, {"title", "Hill"}, {"instrument", "surgeon"}, {"tracks", {"hill"}}}}},
                {"brief",
                 {{"from", "A"},
                  {"subject", "B"},
                  {"paragraphs", {"C"}},
                  {"tracks", {{"sea", "At sea."}}},
                  {"reading", json::array()}}},
                {"predictions", {question("p")}},
                {"discoveries",
                 {{{"id", "d"},
                   {"panel", "hill"},
                   {"tracks", {"hill"}},
                   {"text", "Find it."},
                   {"found", "Found."},
                   {"needs", {{{"hill.depth", 3}}}}}}},
                {"challenges", {proposal()}},
                {"reveal", {{"arithmetic", {"A"}}, {"lesson", {"B"}}}},
                {"reflections", {question("r")}},
                {"entries",
                 {{{"id", "why"}, {"title", "Why"}, {"prompt", "Say why."}},
                  {{"id", "how"}, {"title", "How"}, {"prompt", "Say how: {all.passes}."}}}},
                {"formulas", json::array()},
                {"sources", json::array()}};
    return {{"$schema", "lab.schema.json"}, {"id", "lab96"},     {"chapter", "96"},
            {"content_version", "1"},       {"title", "Tracks"}, {"summary", "Two of them."},
            {"default_track", "sea"},       {"memo", true},      {"acts", json::array({act})}};
}

struct Fault
{
    const char *name;
    const char *pointer;
    Edit edit; ///< of the lab
};

Edit inAct(const Edit &edit)
{
    return [edit](json &lab) { edit(lab["acts"][0]); };
}

Edit inProposal(const Edit &edit)
{
    return [edit](json &lab) { edit(lab["acts"][0]["challenges"][0]); };
}

std::vector<Fault> trackFaults()
{
    return {
        {"unknown default track", "/default_track", [](json &lab) { lab["default_track"] = "moon"; }},
        {"unknown track of a panel", "/acts/0/panels/1/tracks",
         inAct([](json &act) { act["panels"][1]["tracks"].push_back("moon"); })},
        {"unknown track of a brief", "/acts/0/brief/tracks/moon",
         inAct([](json &act) { act["brief"]["tracks"]["moon"] = "To the moon."; })},
        {"unknown track of a discovery", "/acts/0/discoveries/0/tracks", inAct([](json &act) {
             act["discoveries"][0]["panel"] = "all";
             act["discoveries"][0]["tracks"] = {"moon"};
         })},
        {"unknown track of a challenge", "/acts/0/challenges/0/tracks",
         inProposal([](json &challenge) { challenge["tracks"] = {"moon"}; })},
        {"no track at all", "/acts/0/discoveries/0/tracks",
         inAct([](json &act) { act["discoveries"][0]["tracks"] = json::array(); })},
        {"first panel of one track", "/acts/0/panels/0/tracks",
         inAct([](json &act) { act["panels"][0]["tracks"] = {"hill"}; })},
        {"discovery where its panel is not", "/acts/0/discoveries/0/tracks", inAct([](json &act) {
             act["discoveries"][0]["tracks"] = {"hill", "sea"};
         })},
        {"discovery of every track on a panel of one", "/acts/0/discoveries/0/tracks",
         inAct([](json &act) { act["discoveries"][0].erase("tracks"); })},
        {"challenge where its panel is not", "/acts/0/challenges/0/tracks", inProposal([](json &challenge) {
             challenge["panel"] = "hill";
             challenge["tracks"] = {"sea"};
         })},
        {"entry twice", "/acts/0/entries/1/id", inAct([](json &act) { act["entries"][1]["id"] = "why"; })},
        {"entry with an unknown figure", "/acts/0/entries/1/prompt",
         inAct([](json &act) { act["entries"][1]["prompt"] = "{all.beauty}"; })},
        {"entry without a title", "/acts/0/entries/0",
         inAct([](json &act) { act["entries"][0].erase("title"); })},
    };
}

std::vector<Fault> proposalFaults()
{
    return {
        {"nothing to choose", "/acts/0/challenges/0",
         inProposal([](json &challenge) { challenge.erase("choose"); })},
        {"choice of an unknown input", "/acts/0/challenges/0/choose",
         inProposal([](json &challenge) { challenge["choose"] = "all.stitch"; })},
        {"choice of an unknown panel", "/acts/0/challenges/0/choose",
         inProposal([](json &challenge) { challenge["choose"] = "roi.cut"; })},
        {"choice of an input without choices", "/acts/0/challenges/0/choose", inProposal([](json &challenge) {
             challenge["choose"] = "all.depth";
             challenge.erase("leave_out");
         })},
        {"unknown choice left out", "/acts/0/challenges/0/choose",
         inProposal([](json &challenge) { challenge["leave_out"].push_back("saw"); })},
        {"no truth", "/acts/0/challenges/0", inProposal([](json &challenge) { challenge.erase("truth"); })},
        {"truth of an unknown figure", "/acts/0/challenges/0/truth",
         inProposal([](json &challenge) { challenge["truth"]["figure"] = "all.beauty"; })},
        {"truth of another panel", "/acts/0/challenges/0/truth",
         inProposal([](json &challenge) { challenge["truth"]["figure"] = "hill.passes"; })},
        {"truth with the choice in it", "/acts/0/challenges/0/truth",
         inProposal([](json &challenge) { challenge["truth"]["inputs"]["cut"] = "mask"; })},
        {"none of another panel", "/acts/0/challenges/0/none",
         inProposal([](json &challenge) { challenge["none"]["figure"] = "hill.none_does"; })},
        {"none without a text", "/acts/0/challenges/0",
         inProposal([](json &challenge) { challenge.erase("none_text"); })},
        {"text of none without a figure", "/acts/0/challenges/0",
         inProposal([](json &challenge) { challenge.erase("none"); })},
    };
}

std::vector<Fault> faults()
{
    std::vector<Fault> all = trackFaults();
    const std::vector<Fault> more = proposalFaults();
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

LabLoad load(const json &document, const VocabularySource &vocabulary)
{
    return loadLab(QByteArray::fromStdString(document.dump()), key("x.json"), vocabulary);
}

} // namespace

class LabTracksTest : public QObject
{
    Q_OBJECT
private slots:
    void nothingOfItIsNeeded();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void unknownTracksPassWithoutAVocabulary();
};

void LabTracksTest::nothingOfItIsNeeded()
{
    json document = sound();
    document.erase("default_track");
    document.erase("memo");
    json &act = document["acts"][0];
    for (const char *part : {"needs_track", "entries", "challenges"})
        act.erase(part);
    act["panels"].erase(1);
    act["brief"].erase("tracks");
    act["discoveries"] = json::array();
    const LabLoad read = load(document, source());
    QVERIFY(read.lab);
    QVERIFY(read.lab->defaultTrack.isEmpty() && !read.lab->memo && read.lab->tracks().isEmpty());
    QVERIFY(!read.lab->acts.front().needsTrack && read.lab->acts.front().entries.empty());
}

void LabTracksTest::faultsAreNamed_data()
{
    QTest::addColumn<int>("row");
    const std::vector<Fault> all = faults();
    for (size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

void LabTracksTest::faultsAreNamed()
{
    QFETCH(int, row);
    const std::vector<Fault> all = faults();
    const Fault &fault = all[size_t(row)];
    json document = sound();
    fault.edit(document);
    const LabLoad read = load(document, source());
    QVERIFY(!read.lab);
    QVERIFY(!read.problems.empty());
    QCOMPARE(read.problems.front().pointer, key(fault.pointer));
    QVERIFY(!read.problems.front().reason.isEmpty());
}

void LabTracksTest::unknownTracksPassWithoutAVocabulary()
{
    json document = sound();
    document["default_track"] = "moon";
    QVERIFY(load(document, {}).lab);
    QVERIFY(load(document, words).lab);
    QVERIFY(!load(document, source()).lab);
}

RP_TEST(LabTracksTest)

} // namespace test_lab_tracks
#include "test_lab_tracks.moc"
