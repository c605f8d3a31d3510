// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who has the source can seal whatever they like. What an instructor still gets to see of it.
#include "models/check/lab_loader.h"
#include "models/handin/grade_command.h"
#include "models/handin/handin_command.h"
#include "models/json/embedded_content.h"
#include "models/session/commit_items.h"
#include "tests/models/handin/forger.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>

namespace test_forged_handins {

using namespace rp;

class ForgedHandinsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void fullMarksWithoutWorkAreRemarked_data();
    void fullMarksWithoutWorkAreRemarked();
    void oneForgerForManyIsNamed();
    void theMarkOfTheTourStays();
    void answersThatAreLeftOutAreMissed();
    void noNumberStopsAnImport();

private:
    QString write(const QString &name, const Handin &handin)
    {
        const QString path = m_folder->filePath(name);
        return test::writeAll(path, writeHandin(handin)) ? path : QString();
    }
    std::string graded(const QStringList &words)
    {
        std::ostringstream out;
        std::ostringstream err;
        m_status = runGrade(words, out, err);
        return out.str();
    }

    LabLibrary m_library;
    std::unique_ptr<QTemporaryDir> m_folder;
    int m_status = 0;
};

void ForgedHandinsTest::initTestCase()
{
    useEmbeddedContent();
    m_library = loadLabs();
}

void ForgedHandinsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void ForgedHandinsTest::fullMarksWithoutWorkAreRemarked_data()
{
    QTest::addColumn<qint64>("apart_ms");
    for (const qint64 ms : {0, 1, 17, 250, 1'000, 2'000, 30'000, 60'000, 61'000})
        QTest::addRow("%lld ms", static_cast<long long>(ms)) << ms;
}

void ForgedHandinsTest::fullMarksWithoutWorkAreRemarked()
{
    QFETCH(qint64, apart_ms);
    const LedgerDocument forged = test::forgedCourse(m_library, test::every(apart_ms));
    const std::string said = graded({write(QStringLiteral("a.json"), test::handinOf(forged, {}, {}))});
    QCOMPARE(m_status, 0); // no seal tells
    QVERIFY2(said.find("in a row") != std::string::npos, said.c_str());
    QVERIFY2(said.find("It does not show who") != std::string::npos, said.c_str());
}

void ForgedHandinsTest::oneForgerForManyIsNamed()
{
    QStringList files;
    for (int i = 0; i < 4; ++i) {
        const QString name = QStringLiteral("%1").arg(i);
        files << write(name + QStringLiteral(".json"),
                       test::handinOf(test::forgedCourse(m_library, test::likeAReader(9)), name, name));
    }
    const std::string said = graded(QStringList{QStringLiteral("--csv")} + files);
    size_t found = 0;
    for (size_t at = said.find(",unchecked,"); at != std::string::npos; at = said.find(",unchecked,", at + 1))
        ++found;
    QCOMPARE(found, size_t(4));
}

/// Taken out, moved, doubled, renamed: the log does not verify, or the mark is still there.
void ForgedHandinsTest::theMarkOfTheTourStays()
{
    LedgerDocument toured = newLedgerDocument();
    toured.log.append(tourMark());
    const LedgerDocument work = test::forgedCourse(m_library, test::likeAReader());
    for (const CommitEntry &entry : work.log.entries())
        toured.log.append(entry);
    using nlohmann::json;
    const json whole = json::parse(writeLedger(toured).toStdString());
    const std::function<void(json &)> edits[] = {
        [](json &) {},
        [](json &d) { d["commits"].erase(0); },
        [](json &d) { d["commits"][0]["kind"] = "step"; },
        [](json &d) { d["commits"][0]["chapter"] = "7"; },
        [](json &d) { std::swap(d["commits"][0], d["commits"][1]); },
        [](json &d) { d["ledger_id"] = "00000000-0000-0000-0000-000000000000"; },
        [](json &d) { d["commits"].erase(d["commits"].begin() + 30, d["commits"].end()); },
    };
    for (const auto &edit : edits) {
        json edited = whole;
        edit(edited);
        edited["head"]["count"] = edited["commits"].size();
        const QString path = m_folder->filePath(QStringLiteral("ledger.json"));
        QVERIFY(test::writeAll(path, QByteArray::fromStdString(edited.dump())));
        const json results = json::parse(graded({QStringLiteral("--gradescope"), path}));
        QCOMPARE(results["score"].get<int>(), 0);
        QVERIFY(results["extra_data"]["state"] != "sound" && results["extra_data"]["state"] != "unchecked");
        // Opened by the program, and handed in from there.
        {
            const test::Window window(m_folder->path());
        }
        const QString out = m_folder->filePath(QStringLiteral("out.json"));
        std::ostringstream said;
        if (runExport({QStringLiteral("--data-dir"), m_folder->path(), QStringLiteral("--out"), out}, said,
                      said) == 0) {
            const json after = json::parse(graded({QStringLiteral("--gradescope"), out}));
            QVERIFY2(after["score"] == 0, after.dump(1).c_str());
        }
        QVERIFY(QDir(m_folder->path()).removeRecursively());
        QVERIFY(QDir().mkpath(m_folder->path()));
    }
}

void ForgedHandinsTest::answersThatAreLeftOutAreMissed()
{
    const LedgerDocument whole = test::forgedCourse(m_library, test::likeAReader());
    QVERIFY(QDir(m_folder->path()).mkdir(QStringLiteral("copies")));
    std::mt19937 random(1);
    for (int round = 0; round < 12; ++round) {
        const size_t copied = 2 + random() % (whole.log.entries().size() - 2);
        const size_t handedIn = 1 + random() % (copied - 1);
        (void)write(QStringLiteral("copies/eve-%1.json").arg(whole.id),
                    test::handinOf(test::earlierState(whole, copied), {}, {}));
        Handin less = test::handinOf(test::earlierState(whole, handedIn), {}, {});
        less.madeAt = QStringLiteral("2026-12-01T10:00:00.000Z");
        const std::string said =
            graded({QStringLiteral("--csv"), QStringLiteral("--against"),
                    m_folder->filePath(QStringLiteral("copies")), write(QStringLiteral("less.json"), less)});
        QVERIFY2(m_status == 0 && said.find(",unchecked,") != std::string::npos, said.c_str());
    }
}

/// Whatever somebody hands in under another's number, that one's row never gets other points by it.
void ForgedHandinsTest::noNumberStopsAnImport()
{
    const QString ada =
        write(QStringLiteral("ada.json"), test::handinOf(test::forgedCourse(m_library, test::likeAReader(1)),
                                                         QStringLiteral("Ada"), QStringLiteral("0042")));
    Handin eves = test::handinOf(test::earlierState(test::forgedCourse(m_library, test::likeAReader(2)), 12),
                                 QStringLiteral("Eve"), QStringLiteral("0042"));
    QByteArray edited =
        writeHandin(test::handinOf(eves.document, QStringLiteral("Eve"), QStringLiteral("7")));
    edited.replace("\"number\": \"7\"", "\"number\": \"0042\"");
    LedgerDocument toured = newLedgerDocument();
    toured.log.append(tourMark());
    const QByteArray attacks[] = {writeHandin(eves), edited,
                                  writeHandin(test::handinOf(toured, {}, QStringLiteral("0042")))};
    for (const QByteArray &attack : attacks) {
        const QString eve = m_folder->filePath(QStringLiteral("eve.json"));
        QVERIFY(test::writeAll(eve, attack));
        for (const QStringList &order : {QStringList{ada, eve}, QStringList{eve, ada}}) {
            const QString csv = QString::fromStdString(graded(QStringList{QStringLiteral("--csv")} + order));
            int rowsWithPoints = 0;
            for (const QString &line : csv.split(QStringLiteral("\r\n"), Qt::SkipEmptyParts).mid(1)) {
                const QStringList cells = line.split(u',');
                QCOMPARE(cells.value(2), QStringLiteral("0042"));
                const bool isAdas = cells.value(0).endsWith(QLatin1String("ada.json"));
                rowsWithPoints += !cells.value(5).isEmpty();
                QVERIFY2(isAdas || cells.value(5).isEmpty(), qPrintable(line));
            }
            QVERIFY(rowsWithPoints <= 1);
        }
    }
}

RP_TEST(ForgedHandinsTest)

} // namespace test_forged_handins
#include "test_forged_handins.moc"
