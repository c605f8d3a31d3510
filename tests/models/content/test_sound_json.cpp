// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "models/json/sound_json.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <nlohmann/json.hpp>

namespace test_sound_json {

using namespace rp;
using nlohmann::json;

/// The program's own documents are read as the JSON library reads them.
class TestSoundJson : public QObject
{
    Q_OBJECT
private slots:
    void ownDocumentsAreTheSame();
    void valuesAreTheSame_data();
    void valuesAreTheSame();
    void faultsGiveNothing_data();
    void faultsGiveNothing();
};

void TestSoundJson::ownDocumentsAreTheSame()
{
    useEmbeddedContent();
    int compared = 0;
    for (const char *folder : {":/labs", ":/review", ":/schemas"}) {
        QDirIterator files(QLatin1String(folder), {QStringLiteral("*.json")});
        while (files.hasNext()) {
            const QString path = files.next();
            const QByteArray bytes = readWholeFile(path).bytes;
            const std::optional<json> read = embeddedJson(path);
            QVERIFY2(read, qPrintable(path));
            QVERIFY2(*read == json::parse(bytes.cbegin(), bytes.cend()), qPrintable(path));
            QCOMPARE(read->dump(), json::parse(bytes.cbegin(), bytes.cend()).dump()); // whole numbers as such
            ++compared;
        }
    }
    QVERIFY(compared > 8);
}

void TestSoundJson::valuesAreTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"{}", "[]", " [ ] ", "{\"a\" : [1, -2, 3.5, -4e-3, 0, 18446744073709551615, true, false, null]}",
          "\"\"", "\"a\\n\\u00e9\\ud83d\\ude00\\\\\\\"b\"", "\"µs\"", "[[[\"deep\"]], {\"b\": {\"c\": {}}}]",
          "0.1", "1E5"})
        QTest::newRow(text) << QByteArray(text);
}

void TestSoundJson::valuesAreTheSame()
{
    QFETCH(const QByteArray, text);
    const std::optional<json> read = readSoundJson({text.constData(), std::size_t(text.size())});
    QVERIFY(read);
    const json wanted = json::parse(text.toStdString());
    QCOMPARE(read->dump(), wanted.dump());
    QCOMPARE(read->type_name(), wanted.type_name());
    QCOMPARE(read->is_number_unsigned(), wanted.is_number_unsigned());
}

void TestSoundJson::faultsGiveNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text : {"",
                             " ",
                             "{",
                             "[",
                             "\"",
                             "\"a",
                             "\"\\\"",
                             "\"\\q\"",
                             "{\"a\"}",
                             "{\"a\":}",
                             "{1:2}",
                             "[1,]",
                             "[1 2]",
                             "tru",
                             "nul",
                             "-",
                             "1e",
                             "1 1",
                             "{} x",
                             "99999999999999999999999",
                             "+1",
                             "{\"a\":1,}",
                             "{\"a\":1,\"a\":2}"})
        QTest::newRow(text) << QByteArray(text);
    QTest::newRow("too deep") << QByteArray(100, '[') + QByteArray(100, ']');
}

void TestSoundJson::faultsGiveNothing()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!readSoundJson({text.constData(), std::size_t(text.size())}));
}

RP_TEST(TestSoundJson)

} // namespace test_sound_json
#include "test_sound_json.moc"
