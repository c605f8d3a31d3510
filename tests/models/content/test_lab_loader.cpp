// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/check/content_check.h"
#include "models/check/lab_loader.h"
#include "models/content/discovery.h"
#include "models/content/figure_text.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_lab_loader {

using namespace rp;
using nlohmann::json;

namespace {

using Edit = std::function<void(json &)>;

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

const QString labFile = QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json");

QByteArray edited(const Edit &edit)
{
    json document = json::parse(readAll(labFile).toStdString());
    document["acts"].erase(document["acts"].begin() + 1, document["acts"].end()); // the faults are in act 1
    edit(document);
    return QByteArray::fromStdString(document.dump());
}

struct Fault
{
    const char *name;
    const char *pointer;
    Edit edit;
};

json &act(json &lab)
{
    return lab["acts"][0];
}

std::vector<Fault> faults()
{
    return {
        // what the schema says
        {"no title", "", [](json &d) { d.erase("title"); }},
        {"chapter is no number", "/chapter", [](json &d) { d["chapter"] = "x"; }},
        {"unknown status", "/acts/0/sources/0/status",
         [](json &d) { act(d)["sources"][0]["status"] = "maybe"; }},
        {"unknown member", "/acts/0/brief", [](json &d) { act(d)["brief"]["form"] = "x"; }},
        {"empty text", "/acts/0/brief/paragraphs/1", [](json &d) { act(d)["brief"]["paragraphs"][1] = ""; }},
        // what it can't say
        {"act twice", "/acts/1/id", [](json &d) { d["acts"].push_back(act(d)); }},
        {"no such correct option", "/acts/0/predictions/0/correct",
         [](json &d) { act(d)["predictions"][0]["correct"] = "fifth"; }},
        {"option twice", "/acts/0/predictions/0/options/1/id",
         [](json &d) { act(d)["predictions"][0]["options"][1]["id"] = "twentieth"; }},
        {"option without a value", "/acts/0/predictions/0/options/2",
         [](json &d) { act(d)["predictions"][0]["options"][2].erase("value"); }},
        {"no core on a track", "/acts/0/discoveries",
         [](json &d) {
             for (json &discovery : act(d)["discoveries"])
                 discovery.erase("core");
             act(d)["discoveries"][0]["core"] = true;
             act(d)["discoveries"][0]["tracks"] = {"cloud"};
             act(d)["discoveries"][1]["tracks"] = {"edge"};
         }},
        {"debrief of a figure that is not there", "/acts/0/debrief/tracks/cloud",
         [](json &d) { act(d)["debrief"]["tracks"]["cloud"] = "It takes {no_such_figure}."; }},
        {"choice without options", "/acts/0/reflections/0",
         [](json &d) { act(d)["reflections"][0].erase("options"); }},
        {"numeric reflection", "/acts/0/reflections/0/kind",
         [](json &d) {
             json &question = act(d)["reflections"][0];
             question["kind"] = "numeric";
             question["minimum"] = 0;
             question["maximum"] = 1;
             question["truth"] = act(d)["predictions"][0]["truth"];
         }},
        {"numeric without a range", "/acts/0/predictions/0",
         [](json &d) { act(d)["predictions"][0]["kind"] = "numeric"; }},
        {"question id in both steps", "/acts/0/reflections/0/id",
         [](json &d) { act(d)["reflections"][0]["id"] = "math_share"; }},
        {"discovery twice", "/acts/0/discoveries/1/id",
         [](json &d) { act(d)["discoveries"][1]["id"] = "kws_eager_cloud"; }},
        {"formula twice", "/acts/0/formulas/1/id",
         [](json &d) { act(d)["formulas"][1]["id"] = "serial_pass"; }},
        {"source twice", "/acts/0/sources/1/id", [](json &d) { act(d)["sources"][1]["id"] = "launch_cost"; }},
        {"open brace", "/acts/0/reveal/lesson/0",
         [](json &d) { act(d)["reveal"]["lesson"][0] = "It is {math_utilization."; }},
        {"malformed placeholder", "/acts/0/discoveries/0/found",
         [](json &d) { act(d)["discoveries"][0]["found"] = "It is {math_utilization|mode}."; }},
        // what only the instrument knows
        {"open name of a figure", "/acts/0/reveal/lesson/0",
         [](json &d) { act(d)["reveal"]["lesson"][0] = "It is {tax.}."; }},
        {"no instrument", "/acts/0", [](json &d) { act(d).erase("instrument"); }},
        {"unknown panel", "/acts/0/reveal/lesson/0",
         [](json &d) { act(d)["reveal"]["lesson"][0] = "It is {roi.total_us}."; }},
        {"unknown instrument", "/acts/0/instrument", [](json &d) { act(d)["instrument"] = "abacus"; }},
        {"unknown input", "/acts/0/discoveries/0/needs/0",
         [](json &d) { act(d)["discoveries"][0]["needs"][0]["colour"] = "red"; }},
        {"unknown choice", "/acts/0/discoveries/0/needs/0",
         [](json &d) { act(d)["discoveries"][0]["needs"][0]["mode"] = "lazy"; }},
        {"unknown figure", "/acts/0/predictions/0/truth",
         [](json &d) { act(d)["predictions"][0]["truth"]["figure"] = "beauty"; }},
        {"unknown figure in a text", "/acts/0/reveal/lesson/0",
         [](json &d) { act(d)["reveal"]["lesson"][0] = "It is {beauty}."; }},
        {"unknown choice in a text", "/acts/0/reveal/lesson/0",
         [](json &d) { act(d)["reveal"]["lesson"][0] = "It is {total_us|workload=bert}."; }},
        {"unknown input of a claim", "/acts/0/sources/1/model",
         [](json &d) { act(d)["sources"][1]["model"]["inputs"]["speed"] = 2; }},
    };
}

} // namespace

class LabLoaderTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void embeddedLabIsSound();
    void faultsAreNamed_data();
    void faultsAreNamed();
    void siteFolderAddsAndOverrides();
    void faultySiteFileIsLeftOut();
    void contentCheckExitCodes();
    void contentCheckNamesFilePointerAndReason();
    void contentCheckRemarksOnMarkup();
    void placeholders_data();
    void placeholders();
    void needs();

private:
    Catalogue m_catalogue;
    VocabularySource m_vocabulary;
};

void LabLoaderTest::initTestCase()
{
    QString error;
    auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    m_catalogue = std::move(*catalogue);
    m_vocabulary = builtInVocabulary(m_catalogue);
}

void LabLoaderTest::embeddedLabIsSound()
{
    const LabLibrary library = loadLabs({}, m_vocabulary);
    for (const JsonProblem &problem : library.problems)
        qWarning("%s", qPrintable(problemText(problem)));
    QVERIFY(library.problems.empty());
    QVERIFY(library.lab(QStringLiteral("lab07")));
    QVERIFY(!library.lab(QStringLiteral("lab99")));
    // The start of the program does without the schema: it is for this test to hold them against it.
    const QStringList own = QDir(QStringLiteral(":/labs")).entryList(QDir::Files);
    QCOMPARE(size_t(own.size()), library.labs.size());
    for (const QString &name : own) {
        const LabLoad load = loadLabFile(QStringLiteral(":/labs/") + name, m_vocabulary);
        QVERIFY2(load.lab, load.problems.empty() ? "" : qPrintable(problemText(load.problems.front())));
    }
}

void LabLoaderTest::faultsAreNamed_data()
{
    QTest::addColumn<int>("fault");
    const std::vector<Fault> all = faults();
    for (size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

void LabLoaderTest::faultsAreNamed()
{
    QFETCH(int, fault);
    const Fault row = faults()[size_t(fault)];
    const LabLoad load = loadLab(edited(row.edit), QStringLiteral("x.json"), m_vocabulary);
    QVERIFY(!load.lab);
    QVERIFY(!load.problems.empty());
    QCOMPARE(load.problems.front().pointer, QLatin1String(row.pointer));
    QVERIFY(!load.problems.front().reason.isEmpty());
}

void LabLoaderTest::siteFolderAddsAndOverrides()
{
    const QTemporaryDir dir;
    QVERIFY(writeAll(dir.filePath(QStringLiteral("a.json")),
                     edited([](json &d) { d["title"] = "Our own lab 07"; })));
    QVERIFY(writeAll(dir.filePath(QStringLiteral("b.json")), edited([](json &d) {
                         d["id"] = "lab03";
                         d["chapter"] = "3";
                     })));
    QVERIFY(writeAll(dir.filePath(QStringLiteral("notes.txt")), "not a lab"));
    const LabLibrary library = loadLabs({dir.path()}, m_vocabulary);
    QVERIFY(library.problems.empty());
    QCOMPARE(library.labs.size(), loadLabs().labs.size() + 1);
    QCOMPARE(library.labs.front().id, QStringLiteral("lab03"));
    QCOMPARE(library.lab(QStringLiteral("lab07"))->title, QStringLiteral("Our own lab 07"));
}

void LabLoaderTest::faultySiteFileIsLeftOut()
{
    const QTemporaryDir dir;
    QVERIFY(writeAll(dir.filePath(QStringLiteral("a.json")), edited([](json &d) { d.erase("acts"); })));
    const LabLibrary library = loadLabs({dir.path(), dir.filePath(QStringLiteral("missing"))}, m_vocabulary);
    QCOMPARE(library.problems.size(), size_t(2));
    QVERIFY(library.problems.front().file.endsWith(QStringLiteral("a.json")));
    QVERIFY(library.lab(QStringLiteral("lab07"))); // the embedded one stays
}

void LabLoaderTest::contentCheckExitCodes()
{
    const QTemporaryDir dir;
    const QString bad = dir.filePath(QStringLiteral("bad.json"));
    QVERIFY(writeAll(bad, "{"));
    const QString device = QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/catalogue/devices.json");
    const auto run = [](const QStringList &args) {
        std::ostringstream out;
        std::ostringstream err;
        return runContent(args, out, err);
    };
    const QString check = QStringLiteral("check");
    QCOMPARE(run({check, labFile}), 0);
    QCOMPARE(run({check, labFile, device}), 0);
    const QDir labs(QFileInfo(labFile).dir());
    for (const QString &name : labs.entryList({QStringLiteral("*.json")}))
        QCOMPARE(run({check, labs.filePath(name)}), 0);
    QCOMPARE(run({check, labFile, bad, device}), 3);
    QCOMPARE(run({check, dir.filePath(QStringLiteral("none.json"))}), 3);
    QCOMPARE(run({}), 2);
    QCOMPARE(run({check}), 2);
    QCOMPARE(run({QStringLiteral("chekc"), labFile}), 2);
}

void LabLoaderTest::contentCheckNamesFilePointerAndReason()
{
    const QTemporaryDir dir;
    const QString lab = dir.filePath(QStringLiteral("lab.json"));
    const QString catalogue = dir.filePath(QStringLiteral("devices.json"));
    const QString other = dir.filePath(QStringLiteral("other.json"));
    QVERIFY(writeAll(lab, edited([](json &d) { act(d)["discoveries"][0]["needs"][0]["colour"] = "red"; })));
    QVERIFY(writeAll(catalogue, R"({"workloads": [{"key": "x"}]})"));
    QVERIFY(writeAll(other, R"({"$schema": "other.schema.json"})"));
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runContent({QStringLiteral("check"), lab, catalogue, other, labFile}, out, err), 3);
    const QStringList lines = QString::fromStdString(err.str()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(lab + QStringLiteral(", at /acts/0/discoveries/0/needs/0: ")));
    QVERIFY(lines[0].contains(QStringLiteral("colour")));
    QVERIFY(lines[1].contains(catalogue + QStringLiteral(", at /workloads/0: ")));
    QVERIFY(lines[2].contains(other + QStringLiteral(", at /$schema: ")));
    QVERIFY(QString::fromStdString(out.str()).contains(labFile));
}

/// A text that looks like HTML is a remark: it is shown as it stands, and the file is sound. None of ours has
/// one.
void LabLoaderTest::contentCheckRemarksOnMarkup()
{
    const QTemporaryDir dir;
    const QString lab = dir.filePath(QStringLiteral("lab.json"));
    const auto said = [](const QString &path) {
        std::ostringstream out;
        std::ostringstream err;
        const int code = runContent({QStringLiteral("check"), path}, out, err);
        return code == 0 ? QString::fromStdString(err.str()) : QStringLiteral("faulty");
    };
    const char *const marked[] = {
        "<b>bold</b>", "see <img src=\"file:/dev/zero\">", "R&amp;D", "a<br/>b", "<A HREF='x'>y</A>", "&#65;",
        "<!-- no -->"};
    for (const char *text : marked) {
        QVERIFY(writeAll(lab, edited([text](json &d) { act(d)["title"] = text; })));
        QVERIFY2(said(lab).contains(QLatin1String("/acts/0/title")), text);
        QCOMPARE(said(lab).count(u'\n'), 1);
    }
    for (const char *text : {"a < b > c", "R&D; Q&A", "x<5", "kernel<<<1, 2>>>", "5 > 3 & 2 < 4"}) {
        QVERIFY(writeAll(lab, edited([text](json &d) { act(d)["title"] = text; })));
        QVERIFY2(said(lab).isEmpty(), text);
    }
    const QDir ours(QFileInfo(labFile).dir());
    for (const QString &name : ours.entryList({QStringLiteral("*.json")}))
        QCOMPARE(said(ours.filePath(name)), QString());
}

void LabLoaderTest::placeholders_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count"); // -1: malformed
    const auto row = [](const char *text, int count) {
        QTest::newRow(text) << QString::fromUtf8(text) << count;
    };
    row("none", 0);
    row("{a}", 1);
    row("x {a_b} and {c|d=1,e=true, f=text}.", 2);
    row("{", -1);
    row("}", -1);
    row("{a{b}}", -1);
    row("{}", -1);
    row("{A}", -1);
    row("{a b}", -1);
    row("{a|}", -1);
    row("{a|b}", -1);
    row("{a|b=}", -1);
    row("{a|b=1,b=2}", -1);
    row("{a|b=1,}", -1);
}

void LabLoaderTest::placeholders()
{
    QFETCH(QString, text);
    QFETCH(int, count);
    const FigureReferences found = parseFigureReferences(text);
    QCOMPARE(!found.error.isEmpty(), count < 0);
    if (count >= 0)
        QCOMPARE(int(found.references.size()), count);
    if (count == 2) {
        const QVariantMap inputs = found.references[1].inputs;
        QCOMPARE(inputs.value(QStringLiteral("d")), QVariant(1.0));
        QCOMPARE(inputs.value(QStringLiteral("e")), QVariant(true));
        QCOMPARE(inputs.value(QStringLiteral("f")), QVariant(QStringLiteral("text")));
        QVERIFY(found.references[0].live && !found.references[1].live);
    }
}

void LabLoaderTest::needs()
{
    const QVariantMap inputs{{QStringLiteral("mode"), QStringLiteral("eager")},
                             {QStringLiteral("speed"), 2.0},
                             {QStringLiteral("on"), true}};
    const auto map = [](const char *key, const QVariant &value) {
        return QVariantMap{{QLatin1String(key), value}};
    };
    QVERIFY(meetsNeed({}, inputs));
    QVERIFY(meetsNeed(map("mode", QStringLiteral("eager")), inputs));
    QVERIFY(!meetsNeed(map("mode", QStringLiteral("Eager")), inputs));
    QVERIFY(!meetsNeed(map("missing", 1), inputs));
    QVERIFY(meetsNeed(map("speed", qlonglong(2)), inputs)); // 2 in the file, 2.0 in the instrument
    QVERIFY(!meetsNeed(map("speed", QStringLiteral("2")), inputs));
    QVERIFY(meetsNeed(map("speed", map("min", 2)), inputs));
    QVERIFY(!meetsNeed(map("speed", map("min", 2.1)), inputs));
    QVERIFY(meetsNeed(map("speed", map("max", 2)), inputs));
    QVERIFY(!meetsNeed(map("speed", map("max", 1.9)), inputs));
    QVERIFY(!meetsNeed(map("mode", map("min", 0)), inputs));
    QVERIFY(meetsNeed(map("on", true), inputs));
    QVERIFY(!meetsNeed(map("on", false), inputs));
}

RP_TEST(LabLoaderTest)

} // namespace test_lab_loader
#include "test_lab_loader.moc"
