// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/fusion_entries.h"
#include "models/check/content_check.h"
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/json/file_reader.h"
#include "models/review/review_figures.h"
#include "tests/models/review/review_json.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <sstream>

namespace test_review_content {

using namespace rp;
using namespace rp::test;
using nlohmann::json;

using Edit = std::function<void(json &)>;

/// Loading: what the schema and the rules refuse, and where they point.
class ReviewContentTest : public QObject
{
    Q_OBJECT
private slots:
    void embeddedIsSound();
    void smallIsSound();
    void everythingIsRead();
    void refused_data();
    void refused();
    void linksNeedTheLabs_data();
    void linksNeedTheLabs();
    void noJson();
    void contentCheck();
};

void ReviewContentTest::embeddedIsSound()
{
    const LabLibrary labs = loadLabs();
    const ReviewLoad load = loadEmbeddedReview(&labs);
    for (const JsonProblem &problem : load.problems)
        qWarning("%s", qPrintable(problemText(problem)));
    QVERIFY(load.review);
    // The start of the program does without the schema: it is for this test to hold it against that.
    const FileReading file = readWholeFile(key(":/review/review.json"));
    QVERIFY(loadReview(file.bytes, key("review.json"), &labs).review);
    const ReviewFigures figures(*load.review, builtInCatalogue());
    for (const QString &problem : figures.problems())
        qWarning("%s", qPrintable(problem));
    QVERIFY(figures.problems().empty());
}

void ReviewContentTest::smallIsSound()
{
    const LabLibrary labs = loadLabs();
    const ReviewLoad load = loaded(reviewJson(), &labs);
    for (const JsonProblem &problem : load.problems)
        qWarning("%s", qPrintable(problemText(problem)));
    QVERIFY(load.review);
}

void ReviewContentTest::everythingIsRead()
{
    const ReviewContent review = smallReviewContent();
    QCOMPARE(review.version, key("t1"));
    QCOMPARE(review.concepts.size(), std::size_t(3));
    QCOMPARE(review.findConcept(key("roof"))->link.step, key("brief"));
    QVERIFY(!review.findConcept(key("none")));
    QCOMPARE(review.edges.front().text, key("bounds"));
    QCOMPARE(review.paths.front().concepts, (QStringList{key("chip"), key("roof"), key("code")}));
    QCOMPARE(review.memory.front().bandwidth, key("hbm_speed"));
    QVERIFY(!review.memory.front().source.isAssumption);
    QCOMPARE(review.ridge.bandwidth, key("hbm_speed"));
    QVERIFY(review.pairs.front().verdict == FusionVerdict::Epilogue);
    QCOMPARE(withId(review.pairs, key("norm"))->reason, key("A barrier."));
    const RecallQuestion &ridge = *review.question(key("ridge"));
    QVERIFY(ridge.kind == RecallQuestion::Kind::Numeric);
    QCOMPARE(ridge.fields.front().units, key("intensity"));
    QCOMPARE(ridge.conventions.back().figures.value(key("r")), key("ridge_exact"));
    QVERIFY(review.question(key("relu"))->kind == RecallQuestion::Kind::Choice);
    QCOMPARE(review.question(key("trace"))->pointsNeeded, 2);
    QCOMPARE(review.bands.back().from, 0);
    QCOMPARE(review.figures.value(key("hbm_size")).product, (std::vector<double>{80.0, 1e9}));
    QCOMPARE(review.figures.value(key("hbm_speed")).digits, 4);
}

void ReviewContentTest::refused_data()
{
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const char *pointer, const Edit &edit) {
        QTest::newRow(name) << edit << key(pointer);
    };
    row("missing", "", [](json &d) { d.erase("bands"); });
    row("unknown member", "", [](json &d) { d["colour"] = "red"; });
    row("step", "/concepts/0/link/step", [](json &d) { d["concepts"][0]["link"]["step"] = "lunch"; });
    row("verdict", "/pairs/0/verdict", [](json &d) { d["pairs"][0]["verdict"] = "perhaps"; });
    row("id twice", "/concepts/1/id", [](json &d) { d["concepts"][1]["id"] = "chip"; });
    row("edge", "/edges/1/from", [](json &d) { d["edges"][1]["from"] = "none"; });
    row("path", "/paths/0/concepts/1", [](json &d) { d["paths"][0]["concepts"] = {"chip", "code"}; });
    row("placeholder", "/concepts/1/about/0", [](json &d) { d["concepts"][1]["about"][0] = "{none}"; });
    row("brace", "/summary", [](json &d) { d["summary"] = "{ridge"; });
    row("inputs", "/title", [](json &d) { d["title"] = "{ridge|prec=fp32}"; });
    row("panel of a brief", "/concepts/1/link/panel",
        [](json &d) { d["concepts"][1]["link"]["panel"] = "roi"; });
    row("memory unit", "/memory/0/size", [](json &d) { d["memory"][0]["size"] = "hbm_speed"; });
    row("ridge unit", "/ridge/ridge", [](json &d) { d["ridge"]["ridge"] = "hbm_speed"; });
    row("pair twice", "/pairs/1/id", [](json &d) { d["pairs"][1]["id"] = "matmul_relu"; });
    row("no field", "/questions/0", [](json &d) { d["questions"][0].erase("fields"); });
    row("unit", "/questions/0/fields/0/unit",
        [](json &d) { d["questions"][0]["fields"][0]["unit"] = "apples"; });
    row("figure of a field", "/questions/0/conventions/0/figures",
        [](json &d) { d["questions"][0]["conventions"][0]["figures"]["r"] = "eight"; });
    row("field left out", "/questions/1/conventions/0/figures",
        [](json &d) { d["questions"][1]["conventions"][0]["figures"].erase("f"); });
    row("correct", "/questions/2/correct", [](json &d) { d["questions"][2]["correct"] = "none"; });
    row("points", "/questions/3", [](json &d) { d["questions"][3]["points_needed"] = 4; });
    row("bands rise", "/bands/1/from", [](json &d) { d["bands"][1]["from"] = 3; });
    row("band too high", "/bands/0/from", [](json &d) { d["bands"][0]["from"] = 4; });
    row("bands end", "/bands", [](json &d) {
        d["bands"][2]["from"] = 1;
        d["bands"][1]["from"] = 2;
    });
    row("figure name", "/figures/Big", [](json &d) { d["figures"]["Big"] = d["figures"]["ridge"]; });
    row("figure of both", "/figures/ridge", [](json &d) { d["figures"]["ridge"]["product"] = {1.0}; });
}

void ReviewContentTest::refused()
{
    QFETCH(Edit, edit);
    QFETCH(QString, pointer);
    json document = reviewJson();
    edit(document);
    const ReviewLoad load = loaded(document);
    QVERIFY(!load.review);
    QVERIFY(!load.problems.empty());
    QStringList pointers;
    for (const JsonProblem &problem : load.problems) {
        QCOMPARE(problem.file, key("review.json"));
        QVERIFY(!problem.reason.isEmpty());
        pointers.append(problem.pointer);
    }
    QVERIFY2(pointers.contains(pointer), qPrintable(pointers.join(u' ')));
}

void ReviewContentTest::linksNeedTheLabs_data()
{
    QTest::addColumn<QString>("member");
    QTest::addColumn<QString>("value");
    QTest::newRow("lab") << key("lab") << key("lab99");
    QTest::newRow("act") << key("act") << key("act99");
    QTest::newRow("panel") << key("panel") << key("none");
}

void ReviewContentTest::linksNeedTheLabs()
{
    QFETCH(QString, member);
    QFETCH(QString, value);
    json document = reviewJson();
    document["concepts"][0]["link"][member.toStdString()] = value.toStdString();
    QVERIFY(loaded(document).review);
    const LabLibrary labs = loadLabs();
    const ReviewLoad load = loaded(document, &labs);
    QVERIFY(!load.review);
    QCOMPARE(load.problems.size(), std::size_t(1));
    QCOMPARE(load.problems.front().pointer, QStringLiteral("/concepts/0/link/%1").arg(member));
}

void ReviewContentTest::noJson()
{
    QVERIFY(!loadReview("{", key("x.json")).review);
    QVERIFY(!loadReview({}, key("x.json")).review);
    QVERIFY(!loadReview("[]", key("x.json")).review);
    QVERIFY(!loadReview(R"({"title": "a", "title": "b"})", key("x.json")).review);
}

void ReviewContentTest::contentCheck()
{
    const QTemporaryDir dir;
    const auto written = [&dir](const char *name, const json &document) {
        QString path = dir.filePath(key(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray::fromStdString(document.dump()));
        return path;
    };
    const auto check = [](const QString &path, QString *said = nullptr) {
        std::ostringstream out;
        std::ostringstream err;
        const int code = runContent({key("check"), path}, out, err);
        if (said)
            *said = QString::fromStdString(err.str());
        return code;
    };
    QCOMPARE(check(key(RIDGEPOINT_SOURCE_DIR "/resources/review/review.json")), 0);
    json document = reviewJson();
    QCOMPARE(check(written("sound.json", document)), 0);
    QString said;
    document["concepts"][0]["link"]["act"] = "act99";
    QCOMPARE(check(written("link.json", document), &said), 3);
    QVERIFY(said.contains(key("/concepts/0/link/act")));
    document = reviewJson();
    document["figures"]["ridge"]["arguments"]["dev"] = "TOASTER";
    QCOMPARE(check(written("figure.json", document), &said), 3);
    QVERIFY(said.contains(key("ridge")) && said.contains(key("A100_80_SXM")));
}

RP_TEST(ReviewContentTest)

} // namespace test_review_content
#include "test_review_content.moc"
