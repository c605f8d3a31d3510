// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <algorithm>

namespace test_kill {

using namespace rp;

namespace {

/// RIDGEPOINT_TORTURE asks for more.
int killsWanted()
{
    return std::max(96, qEnvironmentVariableIntValue("RIDGEPOINT_TORTURE"));
}
constexpr int killsPerFolder = 8; ///< later ones find what earlier ones left

struct Acknowledged
{
    size_t entries = 0;
    QByteArray seal;
};

Acknowledged lastLine(const QByteArray &output)
{
    const qsizetype end = output.lastIndexOf('\n');
    if (end < 0)
        return {};
    const QByteArray line = output.left(end).mid(output.lastIndexOf('\n', end - 1) + 1);
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3 || words[0] != "ack")
        return {0, "malformed"};
    return {words[1].toULongLong(), words[2]};
}

} // namespace

class KillTest : public QObject
{
    Q_OBJECT
private slots:
    void killedAtRandomMoments();

private:
    /// What the victim had acknowledged when it was killed.
    static Acknowledged killOnce(const QString &folder, QRandomGenerator &random);
};

Acknowledged KillTest::killOnce(const QString &folder, QRandomGenerator &random)
{
    QProcess victim;
    victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    victim.start(QStringLiteral(KILL_VICTIM), {folder});
    if (!victim.waitForStarted())
        return {0, "did not start"};
    // One in five while it starts and reads, the others while it works and writes.
    if (random.bounded(5) > 0)
        victim.waitForReadyRead(10000);
    QThread::usleep(random.bounded(60'000));
    victim.kill(); // SIGKILL
    victim.waitForFinished();
    if (victim.exitStatus() != QProcess::CrashExit)
        return {0, "ended by itself"};
    return lastLine(victim.readAllStandardOutput());
}

void KillTest::killedAtRandomMoments()
{
    const quint32 seed = qEnvironmentVariableIsSet("RIDGEPOINT_SEED")
                             ? quint32(qEnvironmentVariableIntValue("RIDGEPOINT_SEED"))
                             : QRandomGenerator::global()->generate();
    qInfo("seed %u (set RIDGEPOINT_SEED to repeat)", seed);
    QRandomGenerator random(seed);
    std::unique_ptr<QTemporaryDir> dir;
    const int kills = killsWanted();
    size_t acknowledged = 0;
    int unwitnessed = 0;
    for (int i = 0; i < kills; ++i) {
        if (i % killsPerFolder == 0)
            dir = std::make_unique<QTemporaryDir>();
        const Acknowledged last = killOnce(dir->path(), random);
        QVERIFY2(last.seal.isEmpty() || last.entries > 0, last.seal.constData());

        Ledger ledger;
        LedgerStore store(ledger, dir->path());
        store.open();
        // No damage, nothing read-only, no answer locked: as if nothing had happened.
        QVERIFY2(store.notices().empty(),
                 store.notices().empty() ? "" : qPrintable(store.notices().front().text()));
        const auto &entries = ledger.log().entries();
        QVERIFY2(entries.size() >= last.entries, "an acknowledged commit is lost");
        if (last.entries > 0)
            QCOMPARE(entries[last.entries - 1].seal, last.seal);
        acknowledged += last.entries;
        unwitnessed += entries.size() > last.entries ? 1 : 0;
    }
    qInfo("%d kills, %zu acknowledged entries found again, %d times killed between writing and saying so",
          kills, acknowledged, unwitnessed);
    QVERIFY(acknowledged > size_t(kills)); // the victim did work
}

RP_TEST(KillTest)

} // namespace test_kill
#include "test_kill.moc"
