// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/catalogue/catalogue.h"
#include "models/check/content_check.h"
#include "models/check/lab_loader.h"
#include "models/compute/compute_service.h"
#include "models/handin/handin_file.h"
#include "models/json/file_reader.h"
#include "models/json/json_limits.h"
#include "models/json/json_schema.h"
#include "models/policy/site_policy.h"
#include "models/session/neighbour_ledger.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/stat.h>

namespace test_file_limits {

using namespace rp;
using namespace rp::test;

/// Files that no reader may hang on, crash on or fill the memory with. Each is offered to every road that
/// reads a file.
class FileLimitsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void oddFilesAreNamed_data();
    void oddFilesAreNamed();
    void excessIsNamedWithItsLine_data();
    void excessIsNamedWithItsLine();
    void whatIsUsualPasses();
    void everyRoadRefuses_data();
    void everyRoadRefuses();
    void whatFollowsAZeroByteIsNotLost();
    void ledgerStartsAnewBesideWhatItCannotRead_data();
    void ledgerStartsAnewBesideWhatItCannotRead();
    void deepSettingsAreNotWrittenOn();
    void longIdsAreNamed();
    void patternsMeanWhatTheSchemaSays();

private:
    QString path(const char *name) const { return m_dir.filePath(QString::fromLatin1(name)); }
    QTemporaryDir m_dir;
};

namespace {

QByteArray nested(int levels)
{
    return QByteArray(levels, '[') + QByteArray(levels, ']');
}

/// As it lies there; what is no plain file, or should stay as large as it is, as a link.
bool put(const QString &file, const QString &place)
{
    const bool asLink = !isPlainFile(file) || file.endsWith(QLatin1String("huge"));
    return QFile::remove(place) && (asLink ? QFile::link(file, place) : QFile::copy(file, place));
}

QString contentSays(const QString &file)
{
    std::ostringstream out;
    std::ostringstream err;
    const int status = runContent({QStringLiteral("check"), file}, out, err);
    return status == 3 && out.str().empty() ? QString::fromStdString(err.str()) : QString();
}

void addFileRows()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"fifo", "folder", "zero", "huge", "deep", "deeper", "word"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

} // namespace

void FileLimitsTest::initTestCase()
{
    QVERIFY(m_dir.isValid());
    QCOMPARE(mkfifo(qPrintable(path("fifo")), 0600), 0);
    QVERIFY(QDir(m_dir.path()).mkdir(QStringLiteral("folder")));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path("zero")));
    QFile huge(path("huge")); // takes no room on the disk
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(largestFile_bytes + 1));
    QVERIFY(writeAll(path("deep"), nested(20000)));
    QVERIFY(writeAll(path("deeper"), "{\"acts\": " + nested(100000) + '}'));
    QVERIFY(writeAll(path("word"), "[\"" + QByteArray(json_limit::text_bytes + 1, 'x') + "\"]"));
}

void FileLimitsTest::oddFilesAreNamed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("part");
    QTest::newRow("none") << path("nowhere") << "no such file";
    QTest::newRow("fifo") << path("fifo") << "pipe or a device";
    QTest::newRow("device") << "/dev/zero"
                            << "pipe or a device";
    QTest::newRow("link to a device") << path("zero") << "pipe or a device";
    QTest::newRow("terminal") << "/dev/tty"
                              << "pipe or a device";
    QTest::newRow("folder") << path("folder") << "folder";
    QTest::newRow("too large") << path("huge") << "32 MiB";
}

void FileLimitsTest::oddFilesAreNamed()
{
    QFETCH(QString, file);
    QFETCH(QString, part);
    const FileReading reading = readWholeFile(file);
    QVERIFY(!reading.isRead());
    QVERIFY(reading.bytes.isEmpty());
    QVERIFY2(reading.reason.contains(part), qPrintable(reading.reason));
    QVERIFY(!reading.reason.endsWith(QLatin1Char('.')));
}

void FileLimitsTest::excessIsNamedWithItsLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("part");
    QTest::newRow("deep") << QByteArray("{\n\"a\":\n" + nested(100) + "}") << "line 3 goes more than 64";
    QTest::newRow("never closed") << QByteArray("\n" + QByteArray(5'000'000, '[')) << "line 2 goes more";
    QTest::newRow("long text") << QByteArray("[\n\"" + QByteArray(2'000'000, 'a') + "\"]")
                               << "line 2 is longer";
    QTest::newRow("long name") << QByteArray("{\"" + QByteArray(2'000'000, 'a') + "\": 1}")
                               << "line 1 is longer";
    QTest::newRow("never ends") << QByteArray("[\"" + QByteArray(2'000'000, 'a')) << "line 1 is longer";
    QTest::newRow("many") << QByteArray("[\n" + QByteArray("0,").repeated(1'500'000) + "0]")
                          << "up to line 2 there are more than 1,000,000";
    QTest::newRow("many lists") << QByteArray("[" + QByteArray("[],").repeated(800'000) + "0]")
                                << "more than";
    QTest::newRow("2^63") << QByteArray("{\"a\": 1,\n\"minutes\": 9223372036854775808}")
                          << "number in line 2";
    QTest::newRow("2^64") << QByteArray("[18446744073709551616]") << "number in line 1";
    QTest::newRow("below") << QByteArray("[-9223372036854775809]") << "number in line 1";
    QTest::newRow("zero byte") << QByteArray("{\"a\": 1}\n\0", 10) << "line 2 stands a zero byte";
    QTest::newRow("more behind a zero byte")
        << QByteArray("{}\0{\"a\": 1}", 11) << "line 1 stands a zero byte";
    QTest::newRow("1e999") << QByteArray("[1,\n1e999]") << "number in line 2";
}

void FileLimitsTest::excessIsNamedWithItsLine()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, part);
    std::vector<JsonProblem> problems;
    QVERIFY(!parseJson(bytes, QStringLiteral("some.json"), problems));
    QCOMPARE(problems.size(), size_t(1));
    const QString sentence = problemText(problems.front());
    QVERIFY2(sentence.contains(part), qPrintable(sentence));
    QVERIFY(sentence.size() < 300);
}

void FileLimitsTest::whatIsUsualPasses()
{
    QVERIFY(jsonExcess(nested(json_limit::levels)).isEmpty());
    QVERIFY(!jsonExcess(nested(json_limit::levels + 1)).isEmpty());
    // Brackets and marks in texts are none.
    QVERIFY(jsonExcess("[\"" + QByteArray(500, '[') + "\\\"" + QByteArray(500, '{') + "\"]").isEmpty());
    QVERIFY(jsonExcess("[9223372036854775807, -9223372036854775808, 1e300, 0.1234567890123456789012345]")
                .isEmpty());
    for (const QString &file : Catalogue::builtInFiles())
        QVERIFY(jsonExcess(readWholeFile(file).bytes).isEmpty());
    QVERIFY(loadLabs().problems.empty());
}

void FileLimitsTest::everyRoadRefuses_data()
{
    addFileRows();
}

void FileLimitsTest::everyRoadRefuses()
{
    QFETCH(QString, name);
    const QString file = m_dir.filePath(name);
    const QString said = contentSays(file);
    QVERIFY2(said.contains(name) && said.count(QLatin1Char('\n')) == 1, qPrintable(said));
    QVERIFY(said.size() < 1000);

    QString error;
    QVERIFY(!Catalogue::load(&error, {file}));
    QVERIFY(error.contains(name));
    const LabLoad lab = loadLabFile(file);
    QVERIFY(!lab.lab);
    QCOMPARE(lab.problems.size(), size_t(1));

    StoreFolder at;
    QVERIFY(at.commitOne());
    Window window(at.path());
    const QString refusal = window.store.continueFrom(file);
    QVERIFY2(refusal.contains(name), qPrintable(refusal.left(300)));
    QVERIFY(refusal.size() < 1000);
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

/// The JSON library takes a zero byte for the end. Then anything could stand behind it unseen.
void FileLimitsTest::whatFollowsAZeroByteIsNotLost()
{
    const QByteArray more("\0{\"more\": true}", 15);
    StoreFolder at;
    QVERIFY(at.commitOne());
    QVERIFY(readLedger(readAll(at.file()), at.file()).state == LedgerReading::State::Good);
    QVERIFY(readLedger(readAll(at.file()) + more, at.file()).state == LedgerReading::State::Damaged);

    Ledger ledger;
    ledger.adopt(readLedger(readAll(at.file()), at.file()).document);
    const QByteArray handin = writeHandin(
        {{}, {}, QStringLiteral("0.1.0"), QStringLiteral("2026-01-02T03:04:05.000Z"), ledger.document()});
    QVERIFY(writeAll(path("handin"), handin) && writeAll(path("handin_more"), handin + more));
    QVERIFY(readHandinFile(path("handin")).isSealWhole);
    QVERIFY(!readHandinFile(path("handin_more")).isSealWhole);
    QVERIFY(readHandinFile(path("handin"), HandinCheck::SealFirst).reason.isEmpty());
    QVERIFY(!readHandinFile(path("handin_more"), HandinCheck::SealFirst).reason.isEmpty());

    const Account ada{QStringLiteral("ada"), QStringLiteral("/srv/ada")};
    QVERIFY(!policyFrom("{\"version\": 1}", path("policy"), ada).isFaulty());
    QVERIFY(policyFrom("{\"version\": 1}" + more, path("policy"), ada).isFaulty());
    QVERIFY(policyFrom(R"({"version": 1, "data_dir": {"fixed": "/srv/a\u0000b"}})", path("policy"), ada)
                .isFaulty());

    QString error;
    Ledger neighbour;
    QVERIFY(importNeighbour(neighbour, QByteArray("{\"track\": \"cloud\"}") + more) != QString());

    const auto catalogue = Catalogue::load(&error);
    QVERIFY(catalogue);
    compute::ComputeService service(*catalogue);
    std::string answer;
    service.answerLine(std::string("{\"fn\": \"nothing\"}") + more.toStdString(), answer);
    QVERIFY2(answer.find("JSON") != std::string::npos, answer.c_str());

    // A line of the index that goes on behind one is none.
    QVERIFY(writeAll(at.seen(), readAll(at.seen()).trimmed() + more + '\n'));
    SeenLedgers seen(at.seen());
    seen.read();
    QVERIFY(seen.logsOf(ledger.id()).empty());
}

void FileLimitsTest::ledgerStartsAnewBesideWhatItCannotRead_data()
{
    addFileRows();
}

void FileLimitsTest::ledgerStartsAnewBesideWhatItCannotRead()
{
    QFETCH(QString, name);
    for (const bool asCopyToo : {false, true}) {
        StoreFolder at;
        QVERIFY(at.commitOne());
        QVERIFY(put(m_dir.filePath(name), at.file()));
        QVERIFY(!asCopyToo || put(m_dir.filePath(name), at.copy()));
        {
            Window window(at.path());
            QVERIFY(!window.ledger.isReadOnly());
            // From the copy, or from what this machine has seen of the ledger.
            QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
            QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
        }
        const QStringList names =
            QDir(at.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot);
        QVERIFY(!names.filter(QStringLiteral(".set-aside-")).isEmpty());
        const Window again(at.path());
        QCOMPARE(optionIn(again.ledger, QStringLiteral("p2")), QStringLiteral("b"));
        QVERIFY(QFileInfo(at.file()).size() < 100000);
    }
}

/// What is refused for its depth must not come back through the fragments of a damaged ledger.
void FileLimitsTest::deepSettingsAreNotWrittenOn()
{
    StoreFolder at;
    QVERIFY(at.commitOne());
    QByteArray bytes = readAll(at.file());
    bytes.replace("\"settings\": {", "\"settings\": {\"deep\": " + nested(20000) + ", ");
    QVERIFY(writeAll(at.file(), bytes));
    QVERIFY(QFile::remove(at.copy()));
    {
        const Window window(at.path());
        QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    }
    QVERIFY(QFileInfo(at.file()).size() < 100000);
}

void FileLimitsTest::longIdsAreNamed()
{
    QFile own(QStringLiteral(":/labs/lab07.json"));
    QVERIFY(own.open(QIODevice::ReadOnly));
    QByteArray bytes = own.readAll();
    bytes.replace("\"id\": \"lab07\"", "\"id\": \"" + QByteArray(30000, 'a') + '"');
    QVERIFY(writeAll(path("long_id.json"), bytes));
    const QString said = contentSays(path("long_id.json"));
    QVERIFY2(said.contains(QStringLiteral("/id")), qPrintable(said.left(300)));
    QVERIFY(said.size() < 1000);
}

void FileLimitsTest::patternsMeanWhatTheSchemaSays()
{
    const auto schema = nlohmann::json::parse(R"({"properties": {
        "pattern": {"type": "string", "pattern": "^[a-z][a-z0-9_]*$"},
        "other": {"items": {"pattern": "b"}}}})");
    const auto faults = [&schema](const nlohmann::json &document) {
        return validateJson(document, schema, QStringLiteral("f")).size();
    };
    QCOMPARE(faults({{"pattern", "a1_"}}), size_t(0));
    QCOMPARE(faults({{"pattern", "1a"}}), size_t(1));
    QCOMPARE(faults({{"pattern", "a\n"}}), size_t(1)); // $ is the end, not a last line feed before it
    QCOMPARE(faults({{"pattern", std::string(100000, 'a')}}), size_t(0));
    QCOMPARE(faults({{"pattern", std::string(100000, 'a') + "!"}}), size_t(1));
    QCOMPARE(faults({{"other", {"abc", "b", 5}}}), size_t(0));
    QCOMPARE(faults({{"other", {"abc", "x"}}}), size_t(1));
}

RP_GUILESS_TEST(FileLimitsTest)

} // namespace test_file_limits
#include "test_file_limits.moc"
