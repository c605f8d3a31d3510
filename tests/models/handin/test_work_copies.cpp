// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a site has of its learners' work while they work, and what it does when the share goes.
#include "models/handin/handin_file.h"
#include "models/handin/work_copies.h"
#include "models/session/ledger.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <memory>
#include <nlohmann/json.hpp>

namespace test_work_copies {

using namespace rp;
using rp::test::answer;

namespace {

/// What lies there, without what is still being written.
QStringList filesIn(const QTemporaryDir &folder)
{
    return QDir(folder.path()).entryList({QStringLiteral("*.json")}, QDir::Files);
}

} // namespace

class TestWorkCopies : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void nothingIsCopiedBeforeAnAnswer();
    void eachAnswerIsCopied();
    void whatIsThereIsCopiedAtOnce();
    void whatIsPrivateStays();
    void aShareThatIsGoneIsSaidAndTriedAgain();
    void aShareThatHangsHoldsNothingUp();
    void aLinkIsNotFollowed();
    void aClosedWindowCopiesTheRest();
    void whatFailsWhileItClosesIsNoCopy();
    void namesStayInTheFolder();
};

void TestWorkCopies::nothingIsCopiedBeforeAnAnswer()
{
    const QTemporaryDir folder;
    Ledger ledger;
    {
        const WorkCopies copies(ledger, folder.path(), QStringLiteral("ada"));
        QTest::qWait(100);
    }
    QVERIFY(filesIn(folder).isEmpty());
}

void TestWorkCopies::eachAnswerIsCopied()
{
    const QTemporaryDir folder;
    Ledger ledger;
    const WorkCopies copies(ledger, folder.path(), QStringLiteral("ada"));
    for (int answers = 1; answers <= 3; ++answers) {
        QVERIFY(answer(ledger, QByteArray::number(answers)));
        QTRY_VERIFY(!copies.isBehind());
        const HandinReading reading = readHandinFile(copies.path());
        QVERIFY2(reading.reason.isEmpty() && reading.isSealWhole, qPrintable(reading.reason));
        QCOMPARE(int(reading.handin.document.log.entries().size()), answers);
        QCOMPARE(reading.handin.number, QStringLiteral("ada"));
        QCOMPARE(filesIn(folder).size(), 1);
    }
    QVERIFY(copies.problem().isEmpty());
}

void TestWorkCopies::whatIsThereIsCopiedAtOnce()
{
    const QTemporaryDir folder;
    Ledger ledger;
    QVERIFY(answer(ledger, "one"));
    const WorkCopies copies(ledger, folder.path(), QStringLiteral("ada"));
    QTRY_COMPARE(filesIn(folder).size(), 1);
}

void TestWorkCopies::whatIsPrivateStays()
{
    const QTemporaryDir folder;
    Ledger ledger;
    QVERIFY(ledger.setPart(reviewChapter, ledger_part::notebook, {{"page", "my diary"}}));
    ledger.setSetting(QStringLiteral("language"), QStringLiteral("fr"));
    QVERIFY(answer(ledger, "one"));
    const WorkCopies copies(ledger, folder.path(), QStringLiteral("ada"));
    QTRY_COMPARE(filesIn(folder).size(), 1);
    QFile file(copies.path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(!bytes.contains("my diary") && !bytes.contains("\"fr\""));
}

void TestWorkCopies::aShareThatIsGoneIsSaidAndTriedAgain()
{
    const QTemporaryDir folder;
    const QString share = folder.filePath(QStringLiteral("share"));
    Ledger ledger;
    WorkCopies copies(ledger, share, QStringLiteral("ada"));
    const QSignalSpy changed(&copies, &WorkCopies::changed);
    QVERIFY(answer(ledger, "one"));
    QTRY_VERIFY(!copies.problem().isEmpty());
    QVERIFY(copies.isBehind());
    QVERIFY(!QDir(share).exists()); // else an empty mount point would take the work
    QVERIFY(QDir().mkdir(share));
    QVERIFY(answer(ledger, "two"));
    QTRY_VERIFY(copies.problem().isEmpty());
    QCOMPARE(changed.size(), 2);
    QVERIFY(QFile::exists(copies.path()));
}

void TestWorkCopies::aShareThatHangsHoldsNothingUp()
{
    const auto gate = std::make_shared<QSemaphore>();
    const auto written = std::make_shared<std::atomic<int>>(0);
    const auto hang = [gate, written](const QString &, const QByteArray &) {
        gate->acquire();
        ++*written;
        return QString();
    };
    Ledger ledger;
    QVERIFY(answer(ledger, "one"));
    const WorkCopies copies(ledger, QStringLiteral("/nowhere"), QStringLiteral("ada"), hang);
    QTest::qWait(50);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; i < 20; ++i)
        QVERIFY(answer(ledger, QByteArray::number(i)));
    QTest::qWait(500);
    QVERIFY(clock.elapsed() < 3000);
    QVERIFY(copies.isBehind());
    gate->release(100);
    QTRY_VERIFY(!copies.isBehind());
    QCOMPARE(written->load(), 2); // twenty answers in the meantime make one copy
}

void TestWorkCopies::aLinkIsNotFollowed()
{
    const QTemporaryDir folder;
    const QTemporaryDir home;
    const QString own = home.filePath(QStringLiteral("thesis.json"));
    QFile file(own);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    Ledger ledger;
    QVERIFY(answer(ledger, "one"));
    const WorkCopies copies(ledger, folder.path(), QStringLiteral("ada"));
    QVERIFY(QFile::link(own, copies.path()));
    QTRY_VERIFY(!copies.problem().isEmpty());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

void TestWorkCopies::aClosedWindowCopiesTheRest()
{
    const QTemporaryDir folder;
    Ledger ledger;
    QString path;
    {
        const WorkCopies copies(ledger, folder.path(), QStringLiteral("ada"));
        QVERIFY(answer(ledger, "one"));
        path = copies.path();
    }
    QCOMPARE(int(readHandinFile(path).handin.document.log.entries().size()), 1);
}

/// The writing that the window waits for may fail as any other.
void TestWorkCopies::whatFailsWhileItClosesIsNoCopy()
{
    const auto gate = std::make_shared<QSemaphore>();
    const auto tries = std::make_shared<std::atomic<int>>(0);
    const auto failing = [gate, tries](const QString &, const QByteArray &) {
        if (++*tries > 1)
            return QString();
        gate->acquire();
        return QStringLiteral("the share has gone");
    };
    Ledger ledger;
    QVERIFY(answer(ledger, "one"));
    {
        const WorkCopies copies(ledger, QStringLiteral("/nowhere"), QStringLiteral("ada"), failing);
        QTRY_COMPARE(tries->load(), 1);
        gate->release(); // it ends while the window closes, or just before
    }
    QCOMPARE(tries->load(), 2);
}

void TestWorkCopies::namesStayInTheFolder()
{
    const Ledger ledger;
    for (const char *name : {"../../root", "DOMAIN\\ada", ".hidden", "", "a b"}) {
        const WorkCopies copies(ledger, QStringLiteral("/share"), QString::fromLatin1(name));
        const QString rest = copies.path().mid(int(qstrlen("/share/")));
        QVERIFY2(copies.path().startsWith(QLatin1String("/share/")) && !rest.contains(QLatin1Char('/')) &&
                     !rest.contains(QLatin1Char('\\')) && !rest.startsWith(QLatin1Char('.')),
                 qPrintable(rest));
    }
}

RP_GUILESS_TEST(TestWorkCopies)

} // namespace test_work_copies
#include "test_work_copies.moc"
