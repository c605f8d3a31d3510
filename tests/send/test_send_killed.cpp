// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself, killed while it sends: nothing is lost, and nothing gets another id.
#include "models/send/outbox.h"
#include "tests/send/fake_lrs.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace test_send_killed {

using namespace rp;
using namespace rp::test;

namespace {

constexpr int patience_ms = 60'000;

QProcessEnvironment quiet()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"XDG_CONFIG_DIRS", "http_proxy", "https_proxy", "all_proxy"})
        environment.remove(QString::fromLatin1(name));
    return environment;
}

} // namespace

class TestSendKilled : public QObject
{
    Q_OBJECT
private slots:
    void nothingIsLostAndNothingIsTwice_data();
    void nothingIsLostAndNothingIsTwice();
};

void TestSendKilled::nothingIsLostAndNothingIsTwice_data()
{
    QTest::addColumn<int>("killedAt");
    QTest::addColumn<bool>("isStored");
    QTest::newRow("before the first is taken") << 1 << false;
    QTest::newRow("before the first is answered") << 1 << true;
    QTest::newRow("in the middle, before it is taken") << 2 << false;
    QTest::newRow("in the middle, before it is answered") << 2 << true;
    QTest::newRow("before the last is answered") << 3 << true;
}

void TestSendKilled::nothingIsLostAndNothingIsTwice()
{
    QFETCH(int, killedAt);
    QFETCH(bool, isStored);
    const QTemporaryDir folder;
    FakeLrs lrs;
    int requests = 0;
    QProcess program;
    WebServer server([&](const HeardRequest &heard) {
        if (heard.verb == "GET" || ++requests != killedAt) // it looks first, which takes nothing
            return lrs.answer(heard);
        if (isStored)
            lrs.answer(heard);
        program.kill();
        ServedAnswer none;
        none.manner = ServedAnswer::Manner::Silent;
        return none;
    });
    {
        Outbox outbox(folder.filePath(QStringLiteral("outbox")));
        QCOMPARE(outbox.open(), QString());
        QCOMPARE(outbox.add({server.address("/xapi"), {}}, someStatements(130)), QString());
    }
    const QStringList words{QStringLiteral("send"), QStringLiteral("--outbox"), QStringLiteral("--data-dir"),
                            folder.path()};
    program.setProcessEnvironment(quiet());
    program.start(QStringLiteral(RIDGEPOINT_PROGRAM), words);
    QTRY_VERIFY_WITH_TIMEOUT(program.state() == QProcess::NotRunning && requests > 0, patience_ms);
    QVERIFY(program.exitStatus() == QProcess::CrashExit);
    QCOMPARE(requests, killedAt);

    QProcess again;
    again.setProcessEnvironment(quiet());
    again.start(QStringLiteral(RIDGEPOINT_PROGRAM), words);
    QTRY_VERIFY_WITH_TIMEOUT(again.state() == QProcess::NotRunning, patience_ms);
    QVERIFY2(again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0,
             again.readAllStandardError().constData());
    QCOMPARE(lrs.stored().size(), std::size_t(130));
    for (const auto &statement : someStatements(130))
        QVERIFY(lrs.stored().at(statement["id"]) == statement);
    QVERIFY2(lrs.complaints().isEmpty(), qPrintable(lrs.complaints().join(u'\n')));
    QVERIFY(QDir(folder.filePath(QStringLiteral("outbox"))).entryList({QStringLiteral("*.json")}).isEmpty());
}

RP_GUILESS_TEST(TestSendKilled)

} // namespace test_send_killed
#include "test_send_killed.moc"
