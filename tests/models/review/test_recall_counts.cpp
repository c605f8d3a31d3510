// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How sure a learner was goes along when they say so, as ten counts, and nothing else of the review does.
#include "models/handin/handin_command.h"
#include "models/handin/handin_file.h"
#include "models/json/file_writer.h"
#include "models/session/ledger.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_recall_counts {

using namespace rp;
using nlohmann::json;

namespace {

json answer(int confidence, bool right)
{
    return {{"question", "secret_question"}, {"at", "2026-11-01T08:00:00.000Z"},
            {"confidence", confidence},      {"right", right},
            {"text", "secret text"},         {"content", "1"}};
}

LedgerDocument withReview(const json &answers)
{
    LedgerDocument document = newLedgerDocument();
    document.log.append(test::commitEntry(commit_kind::step, QStringLiteral("brief")));
    document.labs[reviewChapter.data()] = {{"recall", {{"answers", answers}}}};
    return document;
}

} // namespace

class RecallCountsTest : public QObject
{
    Q_OBJECT
private slots:
    // What is handed in names the program that wrote it.
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void answersAreCountedByConfidence();
    void strangersAreNot();
    void onlyCountsAreHandedIn();
    void exportAddsThemWhenAskedTo();
    void mysteriesGoAlongAsATable();
};

void RecallCountsTest::answersAreCountedByConfidence()
{
    const ConfidenceCounts counts = recallCounts(
        withReview({answer(1, false), answer(5, true), answer(5, false), answer(5, true), answer(9, true)}));
    QCOMPARE(counts[0], (LevelCount{1, 0}));
    QCOMPARE(counts[4], (LevelCount{3, 2}));
    QVERIFY(hasAnswers(counts));
    QVERIFY(countsFrom(countsToJson(counts)) == counts);
    // From counts follows what follows from the answers.
    const std::vector<Judged> judged{{1, false}, {5, true}, {5, false}, {5, true}};
    const Calibration whole = calibrationOf(judged);
    const Calibration summed = calibrationOf(counts);
    QCOMPARE(*summed.brier, *whole.brier);
    QCOMPARE(summed.meanConfidence, whole.meanConfidence);
    QCOMPARE(summed.right, whole.right);
}

void RecallCountsTest::strangersAreNot()
{
    QVERIFY(!hasAnswers(recallCounts(newLedgerDocument())));
    QVERIFY(!hasAnswers(recallCounts(withReview(json("no list")))));
    QVERIFY(!hasAnswers(recallCounts(withReview({1, nullptr, "x", json::object()}))));
    for (const char *list : {"[[1,1]]", "[[1,2],[0,0],[0,0],[0,0],[0,0]]", "[[1],[0,0],[0,0],[0,0],[0,0]]",
                             "[[1,-1],[0,0],[0,0],[0,0],[0,0]]", "[[1e99,0],[0,0],[0,0],[0,0],[0,0]]", "7"})
        QVERIFY2(!hasAnswers(countsFrom(json::parse(list))), list);
}

void RecallCountsTest::onlyCountsAreHandedIn()
{
    Handin handin{{},
                  {},
                  QStringLiteral("0.1.0"),
                  QStringLiteral("2026-11-22T10:00:00.000Z"),
                  withReview(json::array({answer(4, true)}))};
    QVERIFY(!writeHandin(handin).contains("confidence"));
    handin.confidence = recallCounts(handin.document);
    const QByteArray bytes = writeHandin(handin);
    QVERIFY(bytes.contains("confidence") && !bytes.contains("secret"));
    const HandinReading read = readHandin(bytes, QStringLiteral("a.json"));
    QVERIFY(read.isSealWhole && read.handin.confidence == handin.confidence);
}

void RecallCountsTest::exportAddsThemWhenAskedTo()
{
    QCoreApplication::setApplicationVersion(QStringLiteral("1.0")); // which a hand-in has to name
    const QTemporaryDir folder;
    const QString out = folder.filePath(QStringLiteral("out.json"));
    QVERIFY(replaceFile(folder.filePath(QStringLiteral("ledger.json")),
                        writeLedger(withReview(json::array({answer(4, true)}))))
                .isEmpty());
    QStringList words{QStringLiteral("--out"), out, QStringLiteral("--data-dir"), folder.path()};
    std::ostringstream said;
    std::ostringstream blamed;
    QVERIFY2(runExport(words, said, blamed) == 0, blamed.str().c_str());
    QVERIFY(!hasAnswers(readHandinFile(out).handin.confidence));
    words << QStringLiteral("--confidence");
    QCOMPARE(runExport(words, said, blamed), 0);
    QCOMPARE(readHandinFile(out).handin.confidence[3], (LevelCount{1, 1}));
}

void RecallCountsTest::mysteriesGoAlongAsATable()
{
    const auto mystery = [](const char *said, const char *truth) {
        return json{{"recording", "secret_recording"},
                    {"at", "2026-11-01T08:00:00.000Z"},
                    {"confidence", 4},
                    {"said", said},
                    {"truth", truth},
                    {"marks", {{{"op", 1U}, {"part", "wait"}}, {{"op", 2U}, {"part", "work"}}}}};
    };
    LedgerDocument document = withReview(json::array());
    document.labs[reviewChapter.data()]["recall"]["mysteries"] = {
        mystery("launches", "readback"), mystery("launches", "readback"), mystery("memory", "memory"),
        mystery("ghosts", "memory"), 7};
    Handin handin{
        {}, {}, QStringLiteral("0.1.0"), QStringLiteral("2026-11-22T10:00:00.000Z"), std::move(document)};
    QVERIFY(!writeHandin(handin).contains("causes"));
    handin.causes = mysteryCounts(handin.document);
    QCOMPARE(handin.causes[std::size_t(traces::Cause::Readback)][std::size_t(traces::Cause::Launches)],
             std::int64_t{2});
    const QByteArray bytes = writeHandin(handin);
    QVERIFY(bytes.contains("causes") && !bytes.contains("secret"));
    for (const HandinCheck check : {HandinCheck::Everything, HandinCheck::SealFirst}) {
        const HandinReading read = readHandin(bytes, QStringLiteral("a.json"), check);
        QVERIFY(read.isSealWhole && read.handin.causes == handin.causes);
    }
    json table = handin.causes;
    QVERIFY(causesFrom(table) == handin.causes);
    table[0][0] = -1;
    QVERIFY(!hasAnswers(causesFrom(table)));
    table[0][0] = 1e9;
    QVERIFY(!hasAnswers(causesFrom(table)));
    table[0] = json::array();
    QVERIFY(!hasAnswers(causesFrom(table)) && !hasAnswers(causesFrom(7)));
}

RP_TEST(RecallCountsTest)

} // namespace test_recall_counts
#include "test_recall_counts.moc"
