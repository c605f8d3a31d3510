// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program, as it is installed, in an exam whose end someone would like to have behind them.
#include "models/policy/policy_place.h"
#include "tests/app/programs/program_run.h"
#include "tests/support/test_main.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace test_attacked_exams {

using namespace rp;

namespace {

constexpr int hour_s = 3600;

} // namespace

class AttackedExamsTest : public QObject
{
    Q_OBJECT
private slots:
    void aFakedClockEndsNothing_data();
    void aFakedClockEndsNothing();
};

void AttackedExamsTest::aFakedClockEndsNothing_data()
{
    QTest::addColumn<int>("ahead_s");
    QTest::addColumn<bool>("isOver");
    QTest::newRow("clock as it is") << 0 << false;
    QTest::newRow("a day ahead") << 24 * hour_s << false;
    QTest::newRow("two years ahead") << 2 * 365 * 24 * hour_s << false;
    QTest::newRow("over") << 0 << true;
}

void AttackedExamsTest::aFakedClockEndsNothing()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("The library of the sanitizers and the one that is preloaded both want to come first.");
#endif
    if (!authorityFault(QDir::tempPath()).isEmpty())
        QSKIP("only an administrator's policy is followed");
    QFETCH(int, ahead_s);
    QFETCH(bool, isOver);
    const QString until =
        QDateTime::currentDateTimeUtc().addSecs(isOver ? -hour_s : hour_s).toString(Qt::ISODate);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("ridgepoint")));
    QFile file(folder.filePath(QStringLiteral("ridgepoint/policy.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"version\": 1, \"exam\": {\"until\": \"" + until.toLatin1() + "\"}}");
    file.close();
    QProcessEnvironment environment = environmentWithoutDisplay();
    environment.insert(QStringLiteral("XDG_CONFIG_DIRS"), folder.path());
    environment.insert(QStringLiteral("HOME"), folder.path());
    environment.insert(QStringLiteral("LD_PRELOAD"),
                       environment.value(QStringLiteral("LD_PRELOAD")) + QStringLiteral(" " FAKED_CLOCK));
    environment.insert(QStringLiteral("RIDGEPOINT_AHEAD"), QString::number(ahead_s));
    const ProgramRun run =
        runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM), wordsOf("compute --list"), environment);
    QCOMPARE(run.code, isOver ? 0 : 3);
    QCOMPARE(run.out.isEmpty(), !isOver);
}

RP_GUILESS_TEST(AttackedExamsTest)

} // namespace test_attacked_exams
#include "test_attacked_exams.moc"
