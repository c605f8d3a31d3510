// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory, room and time that end: each command with ever less memory, a window that may write no further, and
// one with a long session that is asked to end.
#include "models/session/ledger.h"
#include "models/store/ledger_files.h"
#include "models/store/ledger_store.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <nlohmann/json.hpp>
#include <sys/resource.h>

namespace test_exhausted {

using namespace rp;
using namespace rp::test;

namespace {

struct Outcome
{
    bool isCrash = false;
    int code = 0;
    QByteArray out;
    QByteArray err;
};

QProcessEnvironment quiet()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*.warning=false"));
    return environment;
}

void limit(QProcess &process, int resource, rlim_t most)
{
    process.setChildProcessModifier([resource, most] {
        const rlimit narrow{most, most};
        setrlimit(__rlimit_resource(resource), &narrow);
    });
}

Outcome runWithin(const QStringList &words, rlim_t memory_bytes)
{
    QProcess process;
    process.setProcessEnvironment(quiet());
    limit(process, RLIMIT_AS, memory_bytes);
    process.start(QStringLiteral(RIDGEPOINT_PROGRAM), words);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    return {process.exitStatus() != QProcess::NormalExit, process.exitCode(), process.readAllStandardOutput(),
            process.readAllStandardError()};
}

/// A session of many megabytes that is sound, with one answer.
QByteArray longSession(int size_mib)
{
    Ledger ledger;
    (void)ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a")));
    LedgerDocument document = ledger.document();
    nlohmann::json &kept = document.labs["kept_by_a_later_version"];
    for (int i = 0; i < size_mib * 8; ++i)
        kept["part" + std::to_string(i)] = std::string(128 * 1024 - 32, 'x');
    ledger.adopt(document);
    return ledger.toJson();
}

} // namespace

class TestExhausted : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void everyCommandSaysThatMemoryEnds_data();
    void everyCommandSaysThatMemoryEnds();
    void aLongSessionEndsInTime_data();
    void aLongSessionEndsInTime();

private:
    QString path(const char *name) const { return m_dir.filePath(QString::fromLatin1(name)); }
    QTemporaryDir m_dir;
};

void TestExhausted::initTestCase()
{
    const QByteArray session = longSession(2);
    QVERIFY(QDir(m_dir.path()).mkdir(QStringLiteral("session")));
    QVERIFY(writeAll(path("session/ledger.json"), session));
    QVERIFY(readLedger(session, {}).state == LedgerReading::State::Good);
    const Outcome handin = runWithin({QStringLiteral("export"), QStringLiteral("--data-dir"), path("session"),
                                      QStringLiteral("--out"), path("handin.json")},
                                     RLIM_INFINITY);
    QVERIFY2(handin.code == 0, handin.err.constData());
}

void TestExhausted::everyCommandSaysThatMemoryEnds_data()
{
    QTest::addColumn<QStringList>("words");
    const QString data = QStringLiteral("--data-dir");
    const QString out = QStringLiteral("--out");
    const QString lab = QStringLiteral(RIDGEPOINT_SOURCE_DIR "/resources/labs/lab07.json");
    const auto row = [](const char *name, const QStringList &words) { QTest::newRow(name) << words; };
    row("compute", {QStringLiteral("compute"), QStringLiteral("--list")});
    row("content", {QStringLiteral("content"), QStringLiteral("check"), lab});
    row("export", {QStringLiteral("export"), data, path("session"), out, path("again.json")});
    row("grade", {QStringLiteral("grade"), path("handin.json")});
    row("class", {QStringLiteral("class"), path("handin.json")});
    row("ledger",
        {QStringLiteral("ledger"), QStringLiteral("write"), data, path("session"), path("book.json")});
    row("send", {QStringLiteral("send"), QStringLiteral("--dry-run"), QStringLiteral("--lrs"),
                 QStringLiteral("https://127.0.0.1:1/"), data, path("session"), path("handin.json")});
    row("policy", {QStringLiteral("policy"), QStringLiteral("check")});
    row("doctor", {QStringLiteral("doctor"), data, path("session")});
    row("teach", {QStringLiteral("teach"), out, path("guide.html")});
    row("measure", {QStringLiteral("measure"), QStringLiteral("--from"),
                    QStringLiteral(RIDGEPOINT_SOURCE_DIR "/tests/data/recordings/h100.json")});
    row("trace", {QStringLiteral("trace"), QStringLiteral("read"), path("handin.json")});
}

void TestExhausted::everyCommandSaysThatMemoryEnds()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("The sanitizers take terabytes of addresses.");
#endif
    QFETCH(QStringList, words);
    constexpr rlim_t mib = rlim_t{1} << 20;
    const Outcome usual = runWithin(words, RLIM_INFINITY);
    QVERIFY2(!usual.isCrash, usual.err.constData());
    // The least that it works with, and then less and less.
    rlim_t enough = 64 * mib;
    while (runWithin(words, enough).out != usual.out && enough < 4096 * mib)
        enough += enough / 4;
    int told = 0;
    const int steps = std::max(12, qEnvironmentVariableIntValue("RIDGEPOINT_TORTURE_ROUNDS"));
    for (int i = 0; i < steps; ++i) {
        const rlim_t memory = enough - enough / 2 * rlim_t(i) / rlim_t(steps);
        const Outcome found = runWithin(words, memory);
        // The system could not even load the program.
        if (!found.isCrash && found.code == 127)
            break;
        const QByteArray where = QByteArray::number(qulonglong(memory / mib)) + " MiB: " + found.err;
        QVERIFY2(!found.isCrash, where.constData());
        if (found.code == usual.code)
            continue;
        QVERIFY2(found.code == 3 && found.err.count('\n') == 1, where.constData());
        told += found.err.contains("memory") ? 1 : 0;
    }
    qInfo("%s: works with %llu MiB, told %d times", QTest::currentDataTag(), qulonglong(enough / mib), told);
}

void TestExhausted::aLongSessionEndsInTime_data()
{
    QTest::addColumn<int>("size_mib");
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("short") << 0 << true;
    QTest::newRow("long") << 30 << true;
    QTest::newRow("while it is read") << 30 << false;
}

/// The clock is told and not tested: a machine may be busy.
void TestExhausted::aLongSessionEndsInTime()
{
    QFETCH(int, size_mib);
    QFETCH(bool, isOpen);
    const QTemporaryDir folder;
    const QString ledger = folder.filePath(QStringLiteral("ledger.json"));
    const QByteArray session = longSession(size_mib);
    QVERIFY(writeAll(ledger, session));
    QProcess process;
    process.setProcessEnvironment(quiet());
    const QString log = folder.filePath(QStringLiteral("log"));
    process.start(QStringLiteral(RIDGEPOINT_PROGRAM),
                  {QStringLiteral("--data-dir"), folder.path(), QStringLiteral("--log"), log});
    QVERIFY(process.waitForStarted());
    const char *until = isOpen ? " session " : " start ";
    QTRY_VERIFY_WITH_TIMEOUT(readAll(log).contains(until), 120000);
    QElapsedTimer clock;
    clock.start();
    process.terminate();
    QVERIFY(process.waitForFinished(60000));
    qInfo("ended after %lld ms", clock.elapsed());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    const Window again(folder.path());
    QVERIFY(!again.ledger.isReadOnly());
    QCOMPARE(optionIn(again.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

RP_GUILESS_TEST(TestExhausted)

} // namespace test_exhausted
#include "test_exhausted.moc"
