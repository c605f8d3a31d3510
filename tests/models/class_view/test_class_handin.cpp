// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two ways to read what was handed in, which must find the same, and neither may trust it.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_handin.h"
#include "models/class_view/handin_walk.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/handin/sealed_text.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace test_class_handin {

using namespace rp;
using nlohmann::json;

namespace {

/// The same hand-in with its members in another order, which only the long way of reading takes.
QByteArray turnedRound(const QByteArray &bytes)
{
    const json whole = json::parse(bytes.toStdString());
    nlohmann::ordered_json turned;
    for (auto it = whole.rbegin(); it != whole.rend(); ++it)
        turned[it.key()] = *it;
    return QByteArray::fromStdString(turned.dump());
}

ClassHandin readBytes(const QByteArray &bytes)
{
    return readClassHandin(bytes, QStringLiteral("a.json"));
}

} // namespace

class ClassHandinTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void syntheticWorkIsSound();
    void bothWaysReadTheSame_data();
    void bothWaysReadTheSame();
    void nothingIsReadBeyondTheText();
    void anEditIsSeen();
    void impossibleCountsAreNone();

private:
    LabLibrary m_library;
};

void ClassHandinTest::initTestCase()
{
    useEmbeddedContent();
    m_library = loadLabs();
}

void ClassHandinTest::syntheticWorkIsSound()
{
    QString error;
    const std::optional<Catalogue> catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    const Grader grader(m_library, *catalogue);
    for (unsigned number = 0; number < 3; ++number) {
        const Grade grade = grader.grade(
            QStringLiteral("a"), readHandin(writeHandin(test::syntheticHandin(m_library, number)), {}));
        QVERIFY2(grade.weight() != Finding::Weight::Altered, qPrintable(gradeReport(grade)));
    }
}

void ClassHandinTest::bothWaysReadTheSame_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (unsigned number = 0; number < 12; ++number)
        QTest::addRow("synthetic %u", number) << writeHandin(test::syntheticHandin(m_library, number));
    for (const char *name : {"act1", "act2", "captures"}) {
        const QString path = QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/%1.json").arg(QLatin1String(name));
        Handin handin{QStringLiteral("Zo\u00eb \u6f22 \U0001F642 \"\\ \u007f\u0080 \uffff"),
                      {},
                      QStringLiteral("0.1.0"),
                      QStringLiteral("2026-11-22T10:00:00.000Z"),
                      readLedger(readWholeFile(path).bytes, path).document};
        QTest::newRow(name) << writeHandin(handin);
    }
}

void ClassHandinTest::bothWaysReadTheSame()
{
    QFETCH(QByteArray, bytes);
    const auto sealed = sealedText(bytes);
    QVERIFY(sealed && walkHandin(sealed->text));
    const ClassHandin walked = readBytes(bytes);
    QVERIFY(walked.isWhole);
    QVERIFY(!walked.entries.empty() || !bytes.contains("\"kind\""));
    const QByteArray turned = turnedRound(bytes);
    QVERIFY(!sealedText(turned));
    const ClassHandin built = readBytes(turned);
    QVERIFY(built.isWhole);
    QCOMPARE(walked.name, built.name);
    QVERIFY(walked == built);
}

void ClassHandinTest::nothingIsReadBeyondTheText()
{
    const QByteArray whole = sealedText(writeHandin(test::syntheticHandin(m_library, 4)))->text;
    const auto walked = [](const QByteArray &text) {
        const std::vector<char> exact(text.begin(), text.end()); // nothing stands behind it, not even a zero
        return walkHandin(QByteArray::fromRawData(exact.data(), qsizetype(exact.size())));
    };
    QVERIFY(walked(whole));
    for (qsizetype length = whole.size() - 1; length > 0; length -= 1 + length % 97)
        QVERIFY(!walked(whole.left(length)));
    for (int i = 0; i < 2000; ++i) {
        QByteArray broken = whole;
        broken[(qsizetype(i) * 7919) % broken.size()] = "\"\\{}[],:0x"[i % 11];
        (void)walked(broken);
    }
    for (const char *rubbish :
         {"{", "}", "{\"", "{\"a\\", "{\"ledger\":", "{\"ledger\":{\"commits\":[", "]", ",", "\""})
        QVERIFY(!walked(rubbish));
}

void ClassHandinTest::anEditIsSeen()
{
    const QByteArray bytes = writeHandin(test::syntheticHandin(m_library, 1));
    QByteArray renamed = bytes;
    renamed.replace("Ada", "Eve");
    QVERIFY(renamed != bytes);
    QVERIFY(!readBytes(renamed).isWhole);
    QCOMPARE(readBytes(renamed).entries.size(), readBytes(bytes).entries.size());
    QByteArray answered = bytes;
    const qsizetype at = answered.indexOf("\"correct\": false");
    QVERIFY(at > 0);
    answered.replace(at, 16, "\"correct\": true");
    const ClassHandin altered = readBytes(answered);
    QVERIFY(!altered.isWhole);
    QVERIFY(altered.entries.size() < readBytes(bytes).entries.size());
    for (const char *rubbish : {"", "{", "[]", "{\"format\":\"ridgepoint-handin\"}", "\xff\xfe"})
        QVERIFY(!readBytes(rubbish).reason.isEmpty());
    QVERIFY(!readBytes(QByteArray(100'000, '[')).reason.isEmpty());
}

void ClassHandinTest::impossibleCountsAreNone()
{
    Handin handin = test::syntheticHandin(m_library, 4);
    QVERIFY(handin.confidence != ConfidenceCounts());
    QVERIFY(readBytes(writeHandin(handin)).confidence == handin.confidence);
    handin.confidence[2] = {3, 4}; // more right ones than answers
    const QByteArray forged = writeHandin(handin);
    for (const QByteArray &bytes : {forged, turnedRound(forged)}) {
        const ClassHandin read = readBytes(bytes);
        QVERIFY(read.isWhole && read.reason.isEmpty());
        QVERIFY(read.confidence == ConfidenceCounts());
    }
    handin.confidence[2] = {1'000'000, 4};
    QVERIFY(!readBytes(writeHandin(handin)).reason.isEmpty()); // beyond the schema
}

RP_TEST(ClassHandinTest)

} // namespace test_class_handin
#include "test_class_handin.moc"
