// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The class view believes the seal of a whole hand-in, and must find what the grader finds.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_rows.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/handin/handin_file.h"
#include "models/json/embedded_content.h"
#include "models/json/file_reader.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>

namespace test_class_handin {

using namespace rp;

namespace {

ClassHandin readBytes(const QByteArray &bytes, HandinCheck check = HandinCheck::SealFirst)
{
    return classHandin(readHandin(bytes, QStringLiteral("a.json"), check));
}

} // namespace

class ClassHandinTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void syntheticWorkIsSound();
    void bothChecksFindTheSame_data();
    void bothChecksFindTheSame();
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

void ClassHandinTest::bothChecksFindTheSame_data()
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

void ClassHandinTest::bothChecksFindTheSame()
{
    QFETCH(QByteArray, bytes);
    const ClassHandin believed = readBytes(bytes);
    QVERIFY(believed.isWhole);
    QVERIFY(!believed.entries.empty() || !bytes.contains("\"kind\""));
    const ClassHandin checked = readBytes(bytes, HandinCheck::Everything);
    QCOMPARE(believed.name, checked.name);
    QVERIFY(believed == checked);
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
    for (qsizetype i = 0; i < 60; ++i) {
        QByteArray broken = bytes;
        broken[i * 7919 % broken.size()] = "\"\\{}[],:0x"[i % 10];
        QVERIFY(broken == bytes || !readBytes(broken).isWhole);
    }
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
    const ClassHandin read = readBytes(writeHandin(handin));
    QVERIFY(read.isWhole && read.reason.isEmpty());
    QVERIFY(read.confidence == ConfidenceCounts());
    handin.confidence[2] = {1'000'000, 4};
    QVERIFY(!readBytes(writeHandin(handin)).reason.isEmpty()); // beyond the schema
}

RP_TEST(ClassHandinTest)

} // namespace test_class_handin
#include "test_class_handin.moc"
