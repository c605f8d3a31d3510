// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two windows on one folder, whatever became of the lock between them: nothing of either is lost unseen.
#include "models/session/ledger_document.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QSysInfo>
#include <QTest>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

namespace test_ledger_windows {

using namespace rp;
using namespace rp::test;
using Kind = LedgerNotice::Kind;

namespace {

const QString p1 = QStringLiteral("p1");
const QString p2 = QStringLiteral("p2");
const QString a = QStringLiteral("a");
const QString b = QStringLiteral("b");

const LedgerNotice *noticeOf(const LedgerStore &store, Kind kind)
{
    for (const LedgerNotice &notice : store.notices()) {
        if (notice.kind == kind)
            return &notice;
    }
    return nullptr;
}

} // namespace

class LedgerWindowsTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }
    void cleanup() { m_at.reset(); }

    void lockRemovedByHand();
    void folderRemovedByHand();
    void bothAreTold();
    void firstToWriteGoesOn();
    void fileWrittenByAnotherProgram();
    void emptyLockIsTaken();
    void cutLockIsTaken();
    void lockOfAnEarlierStartIsTaken();
    void lockOfAnotherComputerIsAskedAbout();
    void folderForALockIsAskedAbout();
    void pipeForALockIsAskedAbout();
    void pipeForTheIndexIsPutAside();
    void takenOverIsNoticedAndTakenBack();
    void closingWindowLeavesForeignLock();

private:
    std::unique_ptr<StoreFolder> m_at;
};

void LedgerWindowsTest::lockRemovedByHand()
{
    Window first(m_at->path());
    QVERIFY(first.ledger.commit(prediction(p1, a)));
    QVERIFY(QFile::remove(m_at->lock()));
    Window second(m_at->path());
    QVERIFY(!second.store.isReadOnly());
    QVERIFY(second.ledger.commit(prediction(p2, a)));
    const QByteArray written = readAll(m_at->file());
    (void)first.ledger.commit(prediction(p2, b));
    QVERIFY(first.store.isReadOnly());
    QCOMPARE(readAll(m_at->file()), written);
    const LedgerNotice *told = noticeOf(first.store, Kind::TakenAway);
    QVERIFY(told && !told->aside.isEmpty());
    QVERIFY(readAll(told->aside).contains("\"b\"")); // nothing of it is lost
    QCOMPARE(optionIn(second.ledger, p2), a);
}

void LedgerWindowsTest::folderRemovedByHand()
{
    Window first(m_at->path());
    QVERIFY(first.ledger.commit(prediction(p1, a)));
    QVERIFY(QDir(m_at->path()).removeRecursively());
    Window second(m_at->path()); // finds nothing: another ledger
    QVERIFY(second.ledger.commit(prediction(p1, b)));
    const QByteArray written = readAll(m_at->file());
    (void)first.ledger.commit(prediction(p2, b));
    QVERIFY(first.store.isReadOnly());
    QCOMPARE(readAll(m_at->file()), written);
    QCOMPARE(m_at->asides().size(), 1);
    QVERIFY(m_at->firstAside().contains(first.ledger.id().toUtf8()));
}

void LedgerWindowsTest::bothAreTold()
{
    Window first(m_at->path());
    QVERIFY(first.ledger.commit(prediction(p1, a)));
    QVERIFY(QFile::remove(m_at->lock()));
    Window second(m_at->path());
    (void)first.ledger.commit(prediction(p2, b));
    QVERIFY(first.store.hasNotice(Kind::TakenAway));
    QVERIFY(second.store.notices().empty());
    QVERIFY(second.ledger.commit(prediction(QStringLiteral("p3"), a)));
    const LedgerNotice *told = noticeOf(second.store, Kind::OtherWindow);
    QVERIFY(told && readAll(told->aside).contains("\"p2\""));
    // What the other one has can be gone on from: it is a session like any other.
    QVERIFY(!second.store.continueFrom(told->aside).isEmpty()); // but it lacks p3
}

void LedgerWindowsTest::firstToWriteGoesOn()
{
    Window first(m_at->path());
    QVERIFY(first.ledger.commit(prediction(p1, a)));
    const QString other = m_at->beside(QStringLiteral("other"));
    QVERIFY(QDir().mkpath(other));
    QVERIFY(QFile::copy(m_at->file(), other + QStringLiteral("/ledger.json")));
    Window second(other);
    QVERIFY(second.ledger.commit(prediction(p2, a)));
    // As a synchronised folder does: the file is there, with another answer in it.
    QVERIFY(QFile::remove(m_at->file()));
    QVERIFY(QFile::copy(second.store.filePath(), m_at->file()));
    (void)first.ledger.commit(prediction(p2, b));
    QCOMPARE(optionIn(first.ledger, p2), a);
    const LedgerNotice *told = noticeOf(first.store, Kind::Overtaken);
    QVERIFY(told && readAll(told->aside).contains("\"b\""));
    QVERIFY(first.ledger.commit(prediction(QStringLiteral("p3"), a)));
    QCOMPARE(readAll(m_at->file()), first.ledger.toJson());
}

void LedgerWindowsTest::fileWrittenByAnotherProgram()
{
    Window window(m_at->path());
    QVERIFY(window.ledger.commit(prediction(p1, a)));
    for (const QByteArray &bytes :
         {QByteArray("notes"), Ledger().toJson(), readAll(m_at->file()).replace("\"a\"", "\"b\"")}) {
        QVERIFY(writeAll(m_at->file(), bytes));
        QSignalSpy kept(&window.store, &LedgerStore::setAside);
        QVERIFY(window.ledger.commit(prediction(QString::fromLatin1(bytes.toHex().left(8)) + p2, a)));
        QCOMPARE(kept.count(), 1);
        QCOMPARE(readAll(kept.first().first().toString()), bytes);
        QVERIFY(window.store.hasNotice(Kind::ChangedOutside));
        QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    }
}

void LedgerWindowsTest::emptyLockIsTaken()
{
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->lock(), {}));
    Window window(m_at->path());
    QVERIFY(!window.store.isReadOnly());
    QVERIFY(window.store.notices().empty());
}

void LedgerWindowsTest::cutLockIsTaken()
{
    QByteArray whole;
    {
        const Window window(m_at->path());
        whole = readAll(m_at->lock());
    }
    QVERIFY(whole.count('\n') >= 4);
    for (qsizetype length = 0; length <= whole.size(); ++length) {
        QVERIFY(writeAll(m_at->lock(), whole.left(length)));
        const Window window(m_at->path());
        QVERIFY2(!window.store.isReadOnly(), whole.left(length).constData());
    }
}

void LedgerWindowsTest::lockOfAnEarlierStartIsTaken()
{
    QVERIFY(m_at->commitOne());
    // The number is that of a process that runs: ours.
    const QByteArray lock = QByteArray::number(QCoreApplication::applicationPid()) + "\nridgepoint\n" +
                            QSysInfo::machineHostName().toUtf8() + '\n' + QSysInfo::machineUniqueId() +
                            "\n00000000-0000-0000-0000-000000000000\n";
    QVERIFY(writeAll(m_at->lock(), lock));
    Window window(m_at->path());
    QVERIFY(!window.store.isReadOnly());
}

void LedgerWindowsTest::lockOfAnotherComputerIsAskedAbout()
{
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->lock(), "4711\nridgepoint\nworkshop-3\n0123456789abcdef0123456789abcdef\nx\n"));
    Window window(m_at->path());
    QVERIFY(window.store.isReadOnly());
    const LedgerNotice *told = noticeOf(window.store, Kind::LockedElsewhere);
    QVERIFY(told && told->offersTakeOver());
    QVERIFY(told->text().contains(QStringLiteral("workshop-3")));
    QVERIFY(told->text().contains(QStringLiteral("4711")));
    QVERIFY(window.store.takeOver());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(optionIn(window.ledger, p1), a);
    QVERIFY(window.ledger.commit(prediction(p2, a)));
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
}

void LedgerWindowsTest::folderForALockIsAskedAbout()
{
    QVERIFY(QDir().mkpath(m_at->lock() + QStringLiteral("/deeper")));
    Window window(m_at->path());
    QVERIFY(window.store.hasNotice(Kind::LockedElsewhere));
    QVERIFY(window.store.takeOver());
    QVERIFY(window.ledger.commit(prediction(p1, a)));
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
}

void LedgerWindowsTest::pipeForALockIsAskedAbout()
{
    QVERIFY(QDir().mkpath(m_at->path()));
    QCOMPARE(::mkfifo(QFile::encodeName(m_at->lock()).constData(), 0600), 0);
    Window window(m_at->path()); // whoever reads from it waits for ever
    QVERIFY(window.store.hasNotice(Kind::LockedElsewhere));
    QVERIFY(window.store.takeOver());
    QVERIFY(window.ledger.commit(prediction(p1, a)));
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
}

void LedgerWindowsTest::pipeForTheIndexIsPutAside()
{
    QVERIFY(QDir().mkpath(m_at->path()));
    QCOMPARE(::mkfifo(QFile::encodeName(m_at->seen()).constData(), 0600), 0);
    {
        Window window(m_at->path());
        QVERIFY(window.ledger.commit(prediction(p1, a)));
    }
    QVERIFY(QFileInfo(m_at->seen()).isFile());
    QVERIFY(readAll(m_at->seen()).contains("\"p1\""));
}

void LedgerWindowsTest::takenOverIsNoticedAndTakenBack()
{
    Window first(m_at->path());
    Window second(m_at->path());
    QVERIFY(second.store.isReadOnly());
    QVERIFY(second.store.takeOver());
    QVERIFY(second.ledger.commit(prediction(p1, a)));
    (void)first.ledger.commit(prediction(p1, b));
    QVERIFY(first.store.hasNotice(Kind::TakenAway));
    QVERIFY(first.store.takeOver());
    QCOMPARE(optionIn(first.ledger, p1), a);
    QVERIFY(!first.store.isReadOnly());
    QVERIFY(!first.store.takeOver()); // it has it
    (void)second.ledger.commit(prediction(p2, b));
    QVERIFY(second.store.isReadOnly());
}

void LedgerWindowsTest::closingWindowLeavesForeignLock()
{
    auto first = std::make_unique<Window>(m_at->path());
    QVERIFY(QFile::remove(m_at->lock()));
    const Window second(m_at->path());
    first.reset();
    QVERIFY(QFile::exists(m_at->lock()));
    const Window third(m_at->path());
    QVERIFY(third.store.isReadOnly());
}

RP_GUILESS_TEST(LedgerWindowsTest)

} // namespace test_ledger_windows
#include "test_ledger_windows.moc"
