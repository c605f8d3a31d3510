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

json &act(json &lab)
{
    return lab["acts"][0];
}

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

} // namespace

class LabLoaderTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void embeddedLabIsSound();
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
    row("{tax.busy@tf32_b32|d=1}", 1);
    row("{busy@|d=1}", 1);
    row("{busy@tf32_b32}", -1); // what a machine had belongs to settings
    row("{busy@tf32@b32|d=1}", -1);
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
