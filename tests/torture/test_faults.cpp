// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// System calls on the ledger's files fail at random. What the store said is saved is found again, nothing is
// damaged and no gate is open that was not. RIDGEPOINT_TORTURE is the number of runs, RIDGEPOINT_SEED
// repeats.
#include "models/session/ledger_document.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

namespace test_faults {

using namespace rp;
using namespace rp::test;
using Kind = LedgerNotice::Kind;

namespace {

constexpr int runsPerFolder = 6; ///< later ones find what earlier ones left

struct Acknowledged
{
    QString ledger;
    size_t entries = 0;
    QByteArray seal;
};

Acknowledged lastLine(const QByteArray &output)
{
    const QList<QByteArray> lines = output.trimmed().split('\n');
    const QList<QByteArray> words = lines.last().split(' ');
    if (words.size() != 3)
        return {};
    return {QString::fromLatin1(words[0]), words[1].toULongLong(), words[2]};
}

} // namespace

class FaultsTest : public QObject
{
    Q_OBJECT
private slots:
    void systemCallsFail();

private:
    static Acknowledged run(const StoreFolder &at, quint32 seed, int perMille);
};

Acknowledged FaultsTest::run(const StoreFolder &at, quint32 seed, int perMille)
{
    QProcess victim;
    victim.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"),
                       environment.value(QStringLiteral("LD_PRELOAD")) + QStringLiteral(" " FAULTY_IO));
    environment.insert(
        QStringLiteral("RIDGEPOINT_FAULTS"),
        QStringLiteral("%1 %2 %3").arg(seed).arg(perMille).arg(at.beside(QStringLiteral("faults"))));
    victim.setProcessEnvironment(environment);
    victim.start(QStringLiteral(FAULT_VICTIM), {at.path()});
    if (!victim.waitForFinished(-1) || victim.exitStatus() != QProcess::NormalExit || victim.exitCode() != 0)
        return {QStringLiteral("the victim failed"), 0, "failed"};
    return lastLine(victim.readAllStandardOutput());
}

void FaultsTest::systemCallsFail()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("The library of the sanitizers and the one that is preloaded both want to come first.");
#endif
    const quint32 seed = qEnvironmentVariableIsSet("RIDGEPOINT_SEED")
                             ? quint32(qEnvironmentVariableIntValue("RIDGEPOINT_SEED"))
                             : QRandomGenerator::global()->generate();
    const int wanted = std::max(24, qEnvironmentVariableIntValue("RIDGEPOINT_TORTURE"));
    qInfo("seed %u (set RIDGEPOINT_SEED to repeat)", seed);
    QRandomGenerator random(seed);
    std::unique_ptr<StoreFolder> at;
    Acknowledged known;
    int faults = 0;
    size_t found = 0;
    int set = 0;
    for (int i = 0; i < wanted; ++i) {
        if (i % runsPerFolder == 0) {
            at = std::make_unique<StoreFolder>();
            known = {};
        }
        const Acknowledged last = run(*at, random.generate(), 5 + int(random.bounded(120)));
        QVERIFY2(last.seal != "failed", qPrintable(last.ledger));
        if (last.entries > 0)
            known = last;
        const QByteArrayList counts = readAll(at->beside(QStringLiteral("faults"))).trimmed().split('\n');
        faults += counts.last().toInt();

        Window window(at->path());
        for (const Kind damage : {Kind::Altered, Kind::StartedAnew, Kind::LockedElsewhere, Kind::Unreadable})
            QVERIFY2(!window.store.hasNotice(damage),
                     qPrintable(QStringLiteral("run %1, notice %2").arg(i).arg(int(damage))));
        if (known.entries == 0)
            continue;
        const auto &entries = window.ledger.log().entries();
        QCOMPARE(window.ledger.id(), known.ledger);
        QVERIFY2(entries.size() >= known.entries, "an acknowledged entry is lost");
        QCOMPARE(entries[known.entries - 1].seal, known.seal);
        QVERIFY(!window.ledger.isVoided(seven, act1));
        found += known.entries;
        set += at->asides().isEmpty() ? 0 : 1;
    }
    qInfo("%d runs, %d faults, %zu acknowledged entries found again, %d times something was put aside",
          wanted, faults, found, set);
    QVERIFY(faults > wanted && found > size_t(wanted)); // there were faults, and work all the same
}

RP_GUILESS_TEST(FaultsTest)

} // namespace test_faults
#include "test_faults.moc"
