// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/json_schema.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace test_json_schema {

using namespace rp;
using nlohmann::json;

namespace {

const QString file = QStringLiteral("some.json");

const json schema = json::parse(R"({
  "type": "object",
  "required": ["name"],
  "additionalProperties": false,
  "properties": {
    "name": {"type": "string", "minLength": 2, "pattern": "^[a-z]*$"},
    "kind": {"enum": ["a", "b"]},
    "share": {"type": "number", "minimum": 0, "maximum": 1},
    "list": {"type": "array", "minItems": 1, "maxItems": 3, "uniqueItems": true,
             "items": {"$ref": "#/definitions/entry"}},
    "sl/a~sh": {"type": "object", "properties": {"x": {"type": "integer"}}}
  },
  "definitions": {"entry": {"type": "object", "required": ["id"], "properties": {"id": {"type": "string"}}}}
})");

} // namespace

class JsonSchemaTest : public QObject
{
    Q_OBJECT
private slots:
    void problemsSayWhereAndWhy_data();
    void problemsSayWhereAndWhy();
    void parsingIsStrict_data();
    void parsingIsStrict();
    void parseFaultNamesTheLine();
};

void JsonSchemaTest::problemsSayWhereAndWhy_data()
{
    QTest::addColumn<QByteArray>("document");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const char *document, const char *pointer, const char *reason) {
        QTest::newRow(name) << QByteArray(document) << QString::fromLatin1(pointer)
                            << QString::fromLatin1(reason);
    };
    row("missing", R"({})", "", "name");
    row("unknown", R"({"name": "ab", "nmae": 1})", "", "nmae");
    row("type", R"({"name": 5})", "/name", "type");
    row("form", R"({"name": "AB"})", "/name", "form");
    row("short", R"({"name": "a"})", "/name", "2");
    row("choice", R"({"name": "ab", "kind": "c"})", "/kind", "allowed");
    row("too large", R"({"name": "ab", "share": 2})", "/share", "1");
    row("too small", R"({"name": "ab", "share": -1})", "/share", "0");
    row("empty list", R"({"name": "ab", "list": []})", "/list", "1");
    row("long list", R"({"name": "ab", "list": [{"id": "1"}, {"id": "2"}, {"id": "3"}, {"id": "4"}]})",
        "/list", "3");
    row("twice", R"({"name": "ab", "list": [{"id": "1"}, {"id": "1"}]})", "/list", "twice");
    row("deep", R"({"name": "ab", "list": [{"id": "1"}, {}]})", "/list/1", "id");
    row("deeper", R"({"name": "ab", "list": [{"id": 7}]})", "/list/0/id", "type");
    row("escaped", R"({"name": "ab", "sl/a~sh": {"x": 0.5}})", "/sl~1a~0sh/x", "type");
    row("not an object", R"([])", "", "type");
}

void JsonSchemaTest::problemsSayWhereAndWhy()
{
    QFETCH(QByteArray, document);
    QFETCH(QString, pointer);
    QFETCH(QString, reason);
    const auto problems = validateJson(json::parse(document.toStdString()), schema, file);
    QCOMPARE(problems.size(), size_t(1)); // one fault, one sentence
    QCOMPARE(problems.front().file, file);
    QCOMPARE(problems.front().pointer, pointer);
    QVERIFY2(problems.front().reason.contains(reason), qPrintable(problems.front().reason));
}

void JsonSchemaTest::parsingIsStrict_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("comment") << QByteArray("{} // x");
    QTest::newRow("trailing") << QByteArray("{} {}");
    QTest::newRow("comma") << QByteArray("{\"a\": 1,}");
    QTest::newRow("bad UTF-8") << QByteArray("{\"a\": \"\xff\"}");
    QTest::newRow("property twice") << QByteArray("{\"a\": 1, \"b\": {\"c\": 1, \"c\": 2}}");
    QTest::newRow("too large") << QByteArray("{\"a\": 1e999}");
    QTest::newRow("deep and cut") << QByteArray(2000, '[');
}

void JsonSchemaTest::parsingIsStrict()
{
    QFETCH(QByteArray, bytes);
    std::vector<JsonProblem> problems;
    QVERIFY(!parseJson(bytes, file, problems));
    QCOMPARE(problems.size(), size_t(1));
    QVERIFY(!problems.front().reason.isEmpty());
}

void JsonSchemaTest::parseFaultNamesTheLine()
{
    std::vector<JsonProblem> problems;
    QVERIFY(!parseJson("{\n\"a\": 1,\n\"b\" 2\n}", file, problems));
    QVERIFY2(problems.front().reason.contains(QLatin1Char('3')), qPrintable(problems.front().reason));

    // The same name in two objects is no fault.
    problems.clear();
    QVERIFY(parseJson("[{\"a\": 1}, {\"a\": 2}]", file, problems));
    QVERIFY(problems.empty());
}

RP_TEST(JsonSchemaTest)

} // namespace test_json_schema
#include "test_json_schema.moc"
