// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/check/lab_loader.h"
#include "models/check/review_loader.h"
#include "models/json/file_reader.h"
#include "models/review/review_figures.h"
#include "tests/models/review/review_json.h"
#include "tests/support/test_main.h"

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
    void refused_data();
    void refused();
    void linksNeedTheLabs_data();
    void linksNeedTheLabs();
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

RP_TEST(ReviewContentTest)

} // namespace test_review_content
#include "test_review_content.moc"
