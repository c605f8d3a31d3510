// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is wrong with a lab file is named by the place where it is.
#include "models/check/lab_loader.h"
#include "tests/models/labs/third_lab.h"
#include "tests/support/test_main.h"

#include <QMap>
#include <QTest>
#include <string>

namespace test_lab_faults {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

struct Lab
{
    json document;
    VocabularySource vocabulary;
};

namespace {

/// An instrument with days and a gain, one with a count and a mode, and one for surgeries.
std::optional<InstrumentVocabulary> words(const QString &instrument)
{
    InstrumentVocabulary vocabulary;
    if (instrument == key("counter")) {
        vocabulary.figures = QStringList{key("total")};
        vocabulary.inputs = QStringList{key("count"), key("mode")};
        vocabulary.choices.insert(key("mode"), QStringList{key("slow"), key("fast")});
    } else if (instrument == key("calendar")) {
        vocabulary.figures = QStringList{key("breakeven"), key("moves")};
        vocabulary.inputs = QStringList{key("days"), key("gain")};
    } else if (instrument == key("surgeon")) {
        vocabulary.figures = QStringList{key("passes"), key("none_does")};
        vocabulary.inputs = QStringList{key("cut"), key("place"), key("depth")};
        vocabulary.choices.insert(key("cut"), QStringList{key("nothing"), key("mask"), key("move")});
        vocabulary.choices.insert(key("place"), QStringList{key("hill"), key("sea")});
    } else {
        return std::nullopt;
    }
    return vocabulary;
}

/// A lab with several panels, challenges and exercises.
json panelLab()
{
    return json::parse(R"json({
 "$schema": "lab.schema.json", "id": "lab98", "chapter": "98", "content_version": "1", "title": "Panels",
 "summary": "Two of them.", "acts": [{"id": "act", "title": "Act", "minutes": 5,
  "panels": [{"id": "cnt", "title": "Counter", "about": "It counts.", "instrument": "counter"},
             {"id": "cal", "title": "Calendar", "instrument": "calendar"}],
  "brief": {"from": "A", "subject": "B", "paragraphs": ["C"], "reading": []},
  "predictions": [{"id": "p", "kind": "single_choice", "prompt": "Which?", "correct": "b", "options":
    [{"id": "a", "text": "A", "feedback": "No."}, {"id": "b", "text": "B", "feedback": "Yes."}]}],
  "discoveries": [{"id": "d", "panel": "cal", "text": "Find it.", "found": "{cal.moves} and {total|mode=fast}.",
    "needs": [{"cal.breakeven": {"max": 2}, "count": 3}]}],
  "challenges": [
   {"id": "pay", "kind": "number", "panel": "cal", "title": "Pay back", "prompt": "After how many days?",
    "given": ["The count is {cnt.total}."], "setup": {"cnt.mode": "fast", "cal.gain": 0.5},
    "truth": {"figure": "cal.breakeven", "inputs": {"gain": 0.5}}, "tolerance": 0.05, "unit": "duration",
    "slider": "cal.days", "hints": ["One.", "Two."], "hints_after": 2, "solved": "It is {cal.breakeven|gain=0.5}."},
   {"id": "five", "kind": "state", "panel": "cal", "title": "Five moves", "prompt": "Get there.",
    "needs": {"cal.breakeven": {"min": 1}, "mode": "fast"}, "result": "cal.moves", "solved": "There."}],
  "exercises": [{"panel": "cal", "worked": ["It gives {cal.breakeven}."],
    "formula": {"id": "wrong", "panel": "cal", "title": "A formula", "tex": "a = b", "spoken": "a is b",
                "terms": [{"symbol": "a", "meaning": "b"}]},
    "question": {"id": "e", "kind": "single_choice", "prompt": "Which?", "correct": "b", "options":
      [{"id": "a", "text": "A", "feedback": "No."}, {"id": "b", "text": "B", "feedback": "Yes."}]}}],
  "reveal": {"arithmetic": ["A"], "lesson": ["B"]},
  "reflections": [{"id": "r", "kind": "single_choice", "prompt": "Which?", "correct": "b", "options":
    [{"id": "a", "text": "A", "feedback": "No."}, {"id": "b", "text": "B", "feedback": "Yes."}]}],
  "formulas": [{"id": "right", "panel": "cal", "title": "A formula", "tex": "a = b", "spoken": "a is b",
                "terms": [{"symbol": "a", "meaning": "b"}]}],
  "sources": [{"id": "s", "panel": "cnt", "claim": "C", "value": "1", "from": "F", "status": "reproduced",
    "reason": "R", "model": {"figure": "cnt.total", "inputs": {"count": 2}}}]}]})json");
}

/// A lab with tracks, a proposal, entries and a memo.
json trackLab()
{
    json lab = panelLab();
    lab["default_track"] = "sea";
    lab["memo"] = true;
    json &act = lab["acts"][0];
    act.erase("exercises");
    for (const char *part : {"formulas", "sources"})
        act[part] = json::array();
    act.update(json::parse(R"json({"needs_track": true,
  "panels": [{"id": "all", "title": "All", "instrument": "surgeon"},
             {"id": "hill", "title": "Hill", "instrument": "surgeon", "tracks": ["hill"]}],
  "brief": {"from": "A", "subject": "B", "paragraphs": ["C"], "tracks": {"sea": "At sea."}, "reading": []},
  "discoveries": [{"id": "d", "panel": "hill", "tracks": ["hill"], "text": "Find it.", "found": "Found.",
    "needs": [{"hill.depth": 3}]}],
  "challenges": [{"id": "lead", "kind": "proposal", "panel": "all", "tracks": ["hill"], "title": "The lead",
    "prompt": "Propose one.", "choose": "all.cut", "leave_out": ["nothing"],
    "truth": {"figure": "all.passes", "inputs": {"place": "hill"}},
    "none": {"figure": "all.none_does", "inputs": {"place": "hill"}}, "none_text": "None does", "solved": "Right."}],
  "entries": [{"id": "why", "title": "Why", "prompt": "Say why."},
              {"id": "how", "title": "How", "prompt": "Say how: {all.passes}."}]})json"));
    return lab;
}

/// The first act of a shipped lab.
json shippedLab()
{
    QFile file(QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json"));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("the lab is missing");
    json lab = json::parse(file.readAll().toStdString());
    json &acts = lab["acts"];
    acts.erase(acts.begin() + 1, acts.end());
    return lab;
}

/// A path in a lab; in its only act where it begins with @.
std::string whole(const std::string &path)
{
    return path.rfind('@', 0) == 0 ? "/acts/0" + path.substr(1) : path;
}

LabLoad load(const Lab &lab, const json &document)
{
    return loadLab(QByteArray::fromStdString(document.dump()), key("x.json"), lab.vocabulary);
}

} // namespace

class LabFaultsTest : public QObject
{
    Q_OBJECT
private slots:
    void theyAreSound();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void panelsAndTracksAreCheckedWithWhatIsKnown();
    void allIsAskedForWhereNothingIsMarked();

private:
    void addPanelFaults();
    void addChallengeFaults();
    void addTrackFaults();
    void addShippedFaults();
    void addThirdFaults();
    /// Values by path; what becomes null is taken out.
    void add(const char *name, const char *pointer, const json &changes)
    {
        QTest::addRow("%s: %s", m_lab.constData(), name) << m_lab << QByteArray(pointer) << changes;
    }

    const VocabularySource m_builtIn = builtInVocabulary(builtInCatalogue());
    const QMap<QByteArray, Lab> m_labs{
        {"panels", {panelLab(), words}},
        {"tracks", {trackLab(), {words, QStringList{key("hill"), key("sea")}}}},
        {"shipped", {shippedLab(), m_builtIn}},
        {"third", {thirdLabJson(), m_builtIn}}};
    QByteArray m_lab; ///< that rows are added for
};

void LabFaultsTest::theyAreSound()
{
    for (const Lab &lab : m_labs) {
        const LabLoad read = load(lab, lab.document);
        QVERIFY2(read.lab, read.problems.empty() ? "" : qPrintable(problemText(read.problems.front())));
    }
}

void LabFaultsTest::faultsAreNamed_data()
{
    QTest::addColumn<QByteArray>("lab");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<json>("changes");
    addPanelFaults();
    addChallengeFaults();
    addTrackFaults();
    addShippedFaults();
    addThirdFaults();
}

void LabFaultsTest::addPanelFaults()
{
    m_lab = "panels";
    const json none;
    add("opening beside panels", "@", {{"@/opening/days", 2}});
    add("unknown input of an opening", "@/panels/1/opening", {{"@/panels/1/opening/beauty", 1}});
    add("neither instrument nor panels", "@",
        {{"@/panels", none}, {"@/challenges", none}, {"@/exercises", none}});
    add("panel twice", "@/panels/1/id", {{"@/panels/1/id", "cnt"}});
    add("unknown instrument", "@/panels/1/instrument", {{"@/panels/1/instrument", "abacus"}});
    add("panel without a title", "@/panels/1", {{"@/panels/1/title", none}});
    add("panel of a discovery", "@/discoveries/0/panel", {{"@/discoveries/0/panel", "roi"}});
    add("panel of a formula", "@/formulas/0/panel", {{"@/formulas/0/panel", "roi"}});
    add("panel of a source", "@/sources/0/panel", {{"@/sources/0/panel", "roi"}});
    for (const char *text : {"{roi.total}", "{cal.total}", "{breakeven}", "{cal.breakeven|count=2}",
                             "{cal.breakeven|cal.days=2}"})
        add(text, "@/reveal/lesson/0", {{"@/reveal/lesson/0", text}});
    add("badly qualified truth", "@/sources/0/model/figure", {{"@/sources/0/model/figure", "cnt.total.us"}});
    add("need of an unknown name", "@/discoveries/0/needs/0", {{"@/discoveries/0/needs/0/cal.beauty", 1}});
    add("need of an unknown panel", "@/discoveries/0/needs/0", {{"@/discoveries/0/needs/0/roi.days", 1}});
    add("figure needed exactly", "@/discoveries/0/needs/0", {{"@/discoveries/0/needs/0/cal.moves", 1}});
    add("need of an unknown choice", "@/discoveries/0/needs/0",
        {{"@/discoveries/0/needs/0/cnt.mode", "lazy"}});
    const auto memo = [](const char *changed, const char *value) {
        json stress{{"instrument", "calendar"},
                    {"figure", "breakeven"},
                    {"limit", "moves"},
                    {"holds", "It holds."},
                    {"fails", "It fails."}};
        stress[changed] = value;
        return json{{"stress", json::array({stress})}};
    };
    for (const char *figure : {"figure", "limit", "only_if"})
        add(QByteArray("unknown ") + figure + " of a memo", QByteArray("/memo/stress/0/") + figure,
            {{"/memo", memo(figure, "beauty")}});
    add("unknown instrument of a memo", "/memo/stress/0/instrument",
        {{"/memo", memo("instrument", "abacus")}});
    add("memo with a part that is none", "/memo/guidance", {{"/memo", {{"guidance", {{"poem", "Rhyme."}}}}}});
}

void LabFaultsTest::addChallengeFaults()
{
    m_lab = "panels";
    const json none;
    add("challenge twice", "@/challenges/1/id", {{"@/challenges/1/id", "pay"}});
    add("unknown kind", "@/challenges/0/kind", {{"@/challenges/0/kind", "essay"}});
    add("panel of a challenge", "@/challenges/0/panel", {{"@/challenges/0/panel", "roi"}});
    for (const char *part : {"truth", "tolerance", "unit"})
        add(part, "@/challenges/0", {{std::string("@/challenges/0/") + part, none}});
    add("truth of an unknown figure", "@/challenges/0/truth",
        {{"@/challenges/0/truth/figure", "cal.beauty"}});
    add("truth over another panel's input", "@/challenges/0/truth",
        {{"@/challenges/0/truth/inputs/count", 2}});
    add("tolerance of everything", "@/challenges/0/tolerance", {{"@/challenges/0/tolerance", 1}});
    add("unknown slider", "@/challenges/0/slider", {{"@/challenges/0/slider", "cal.breakeven"}});
    add("slider that is set up", "@/challenges/0/slider", {{"@/challenges/0/setup/cal.days", 3}});
    add("setup of an unknown input", "@/challenges/0/setup", {{"@/challenges/0/setup/cal.count", 3}});
    add("setup of an unknown choice", "@/challenges/0/setup", {{"@/challenges/0/setup/cnt.mode", "lazy"}});
    add("faulty hint", "@/challenges/0/hints/1", {{"@/challenges/0/hints/1", "{cal.beauty}"}});
    add("faulty given", "@/challenges/0/given/0", {{"@/challenges/0/given/0", "{"}});
    add("state without needs", "@/challenges/1", {{"@/challenges/1/needs", none}});
    add("state with faulty needs", "@/challenges/1/needs", {{"@/challenges/1/needs/cal.breakeven", 1}});
    add("unknown result", "@/challenges/1/result", {{"@/challenges/1/result", "cal.days"}});
    add("panel of an exercise", "@/exercises/0/panel", {{"@/exercises/0/panel", "roi"}});
    add("worked with an unknown figure", "@/exercises/0/worked/0", {{"@/exercises/0/worked/0", "{beauty}"}});
    add("exercise with the id of a prediction", "@/exercises/0/question/id",
        {{"@/exercises/0/question/id", "p"}});
    add("numeric exercise", "@/exercises/0/question/kind",
        {{"@/exercises/0/question/kind", "numeric"},
         {"@/exercises/0/question/minimum", 0},
         {"@/exercises/0/question/maximum", 1},
         {"@/exercises/0/question/truth/figure", "total"}});
    add("exercise without an option that is right", "@/exercises/0/question/correct",
        {{"@/exercises/0/question/correct", "c"}});
}

void LabFaultsTest::addTrackFaults()
{
    m_lab = "tracks";
    const json none;
    const json moon{"moon"};
    const json sea{"sea"};
    add("unknown default track", "/default_track", {{"/default_track", "moon"}});
    add("unknown track of a panel", "@/panels/1/tracks", {{"@/panels/1/tracks/1", "moon"}});
    add("unknown track of a brief", "@/brief/tracks/moon", {{"@/brief/tracks/moon", "To the moon."}});
    add("unknown track of a machine", "@/brief/machine/tracks/moon",
        {{"@/brief/machine", {{"tracks", {{"moon", "Apollo"}}}}}});
    add("unknown track of a discovery", "@/discoveries/0/tracks",
        {{"@/discoveries/0/panel", "all"}, {"@/discoveries/0/tracks", moon}});
    add("unknown track of a challenge", "@/challenges/0/tracks", {{"@/challenges/0/tracks", moon}});
    add("no track at all", "@/discoveries/0/tracks", {{"@/discoveries/0/tracks", json::array()}});
    add("first panel of one track", "@/panels/0/tracks", {{"@/panels/0/tracks", sea}});
    add("discovery where its panel is not", "@/discoveries/0/tracks", {{"@/discoveries/0/tracks/1", "sea"}});
    add("discovery of every track on a panel of one", "@/discoveries/0/tracks",
        {{"@/discoveries/0/tracks", none}});
    add("challenge where its panel is not", "@/challenges/0/tracks",
        {{"@/challenges/0/panel", "hill"}, {"@/challenges/0/tracks", sea}});
    add("entry twice", "@/entries/1/id", {{"@/entries/1/id", "why"}});
    add("entry with an unknown figure", "@/entries/1/prompt", {{"@/entries/1/prompt", "{all.beauty}"}});
    add("entry without a title", "@/entries/0", {{"@/entries/0/title", none}});
    for (const char *part : {"choose", "truth", "none_text", "none"})
        add(part, "@/challenges/0", {{std::string("@/challenges/0/") + part, none}});
    add("choice of an unknown input", "@/challenges/0/choose", {{"@/challenges/0/choose", "all.stitch"}});
    add("choice of an unknown panel", "@/challenges/0/choose", {{"@/challenges/0/choose", "roi.cut"}});
    add("choice of an input without choices", "@/challenges/0/choose",
        {{"@/challenges/0/choose", "all.depth"}, {"@/challenges/0/leave_out", none}});
    add("unknown choice left out", "@/challenges/0/choose", {{"@/challenges/0/leave_out/1", "saw"}});
    add("truth of another panel", "@/challenges/0/truth", {{"@/challenges/0/truth/figure", "hill.passes"}});
    add("truth with the choice in it", "@/challenges/0/truth", {{"@/challenges/0/truth/inputs/cut", "mask"}});
    add("none of another panel", "@/challenges/0/none", {{"@/challenges/0/none/figure", "hill.none_does"}});
}

void LabFaultsTest::addShippedFaults()
{
    m_lab = "shipped";
    const json none;
    // what the schema says
    add("no title", "", {{"/title", none}});
    add("chapter is no number", "/chapter", {{"/chapter", "x"}});
    add("unknown status", "@/sources/0/status", {{"@/sources/0/status", "maybe"}});
    add("unknown member", "@/brief", {{"@/brief/form", "x"}});
    add("empty text", "@/brief/paragraphs/1", {{"@/brief/paragraphs/1", ""}});
    // what it can't say
    add("act twice", "/acts/1/id", {{"/acts/1", m_labs["shipped"].document["acts"][0]}});
    add("no such correct option", "@/predictions/0/correct", {{"@/predictions/0/correct", "fifth"}});
    add("option twice", "@/predictions/0/options/1/id", {{"@/predictions/0/options/1/id", "twentieth"}});
    add("option without a value", "@/predictions/0/options/2", {{"@/predictions/0/options/2/value", none}});
    json oneOfCloud{{"@/discoveries/0/core", true},
                    {"@/discoveries/0/tracks", {"cloud"}},
                    {"@/discoveries/1/tracks", {"edge"}}};
    for (const char *other : {"1", "2", "3", "4"})
        oneOfCloud[std::string("@/discoveries/") + other + "/core"] = none;
    add("no core on a track", "@/discoveries", oneOfCloud);
    add("debrief of a figure that is not there", "@/debrief/tracks/cloud",
        {{"@/debrief/tracks/cloud", "It takes {no_such_figure}."}});
    add("goal with a figure that is not there", "@/debrief/goal",
        {{"@/debrief/goal", "It takes {no_such_figure}."}});
    add("choice without options", "@/reflections/0", {{"@/reflections/0/options", none}});
    add("numeric without a range", "@/predictions/0", {{"@/predictions/0/kind", "numeric"}});
    add("question id in both steps", "@/reflections/0/id", {{"@/reflections/0/id", "math_share"}});
    add("discovery twice", "@/discoveries/1/id", {{"@/discoveries/1/id", "kws_eager_cloud"}});
    add("formula twice", "@/formulas/1/id", {{"@/formulas/1/id", "serial_pass"}});
    add("source twice", "@/sources/1/id", {{"@/sources/1/id", "launch_cost"}});
    add("malformed placeholder", "@/discoveries/0/found",
        {{"@/discoveries/0/found", "It is {math_utilization|mode}."}});
    // what only the instrument knows
    add("no instrument", "@", {{"@/instrument", none}});
    for (const char *text :
         {"{math_utilization.", "{tax.}", "{roi.total_us}", "{beauty}", "{total_us|workload=bert}"})
        add(text, "@/reveal/lesson/0", {{"@/reveal/lesson/0", text}});
    add("unknown input", "@/discoveries/0/needs/0", {{"@/discoveries/0/needs/0/colour", "red"}});
    add("unknown figure", "@/predictions/0/truth", {{"@/predictions/0/truth/figure", "beauty"}});
    add("unknown input of a claim", "@/sources/1/model", {{"@/sources/1/model/inputs/speed", 2}});
}

void LabFaultsTest::addThirdFaults()
{
    m_lab = "third";
    const json none;
    add("unknown device", "/contexts/cloud/device", {{"/contexts/cloud/device", "H1000"}});
    add("unknown context", "/contexts/moon", {{"/contexts/moon/device", "H100_SXM5"}});
    add("context without a device", "/contexts/edge", {{"/contexts/edge", json::object()}});
    add("unknown member of a context", "/contexts/edge", {{"/contexts/edge/devices", "H100_SXM5"}});
    add("broken placeholder", "/contexts/cloud/summary", {{"/contexts/cloud/summary", "{"}});
    add("taken from itself", "/takes/0/from", {{"/takes/0/from", "12"}});
    add("taken from no number", "/takes/0/from", {{"/takes/0/from", "lab07"}});
    add("unknown act", "/takes/3/act", {{"/takes/3/act", "three"}});
    add("unknown panel", "/takes/3/input", {{"/takes/3/input", "nothing.mode"}});
    add("unknown input", "/takes/3/input", {{"/takes/3/input", "launches.modes"}});
    add("input set twice", "/takes/4/input", {{"/takes/4/input", "launches.mode"}});
    add("context set twice", "/takes/4/input", {{"/takes/4/input", "context"}});
    add("value that is no choice", "/takes/2/values/all", {{"/takes/2/values/all", "everything"}});
    add("context that is none", "/takes/0/values/edge", {{"/takes/0/values", json{{"edge", "moon"}}}});
    add("unknown unit", "/takes/4/unit", {{"/takes/4/unit", "miles"}});
    add("no title", "/takes/4", {{"/takes/4/title", none}});
    add("nothing said otherwise", "/takes/4", {{"/takes/4/otherwise", none}});
    add("unknown member", "/takes/4", {{"/takes/4/default", 3}});
}

void LabFaultsTest::faultsAreNamed()
{
    QFETCH(QByteArray, lab);
    QFETCH(QByteArray, pointer);
    QFETCH(json, changes);
    json document = m_labs[lab].document;
    for (const auto &[path, value] : changes.items()) {
        const json::json_pointer place(whole(path));
        if (value.is_null())
            document.at(place.parent_pointer()).erase(place.back());
        else
            document[place] = value;
    }
    const LabLoad read = load(m_labs[lab], document);
    QVERIFY(!read.lab);
    QVERIFY(!read.problems.empty());
    QCOMPARE(read.problems.front().pointer, QString::fromStdString(whole(pointer.toStdString())));
    QVERIFY(!read.problems.front().reason.isEmpty());
}

void LabFaultsTest::panelsAndTracksAreCheckedWithWhatIsKnown()
{
    Lab lab = m_labs["tracks"];
    lab.document["default_track"] = "moon";
    QVERIFY(!load(lab, lab.document).lab);
    lab.vocabulary = words;
    QVERIFY(load(lab, lab.document).lab);
    lab.vocabulary = {};
    lab.document["acts"][0]["panels"][0]["instrument"] = "abacus";
    QVERIFY(load(lab, lab.document).lab);
    lab.document["acts"][0]["reveal"]["lesson"][0] = "{roi.total}";
    QVERIFY(!load(lab, lab.document).lab);
}

/// Of an act without a marked task each is asked for, challenges too; of another only what is marked.
void LabFaultsTest::allIsAskedForWhereNothingIsMarked()
{
    Lab lab = m_labs["panels"];
    const LabLoad all = load(lab, lab.document);
    QVERIFY(all.lab);
    QVERIFY(all.lab->acts.front().discoveries.front().core);
    for (const ChallengeContent &challenge : all.lab->acts.front().challenges)
        QVERIFY2(challenge.core, qPrintable(challenge.id));
    lab.document["acts"][0]["challenges"][1]["core"] = true;
    const LabLoad one = load(lab, lab.document);
    QVERIFY(one.lab);
    QVERIFY(!one.lab->acts.front().discoveries.front().core);
    QVERIFY(!one.lab->acts.front().challenges.front().core && one.lab->acts.front().challenges.back().core);
}

RP_TEST(LabFaultsTest)

} // namespace test_lab_faults
#include "test_lab_faults.moc"
