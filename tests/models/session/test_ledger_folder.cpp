// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/json/file_writer.h"
#include "models/store/ledger_files.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/full_disk.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace test_ledger_folder {

using namespace rp;
using namespace rp::test;
using Kind = LedgerNotice::Kind;

namespace {

/// Runs in a child: holds the folder and says so, then waits to be killed.
[[noreturn]] void holdFolder(const QString &folder, int pipe)
{
    Window window(folder);
    (void)window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a")));
    const char done = window.store.isReadOnly() ? 'n' : 'y';
    (void)!::write(pipe, &done, 1);
    while (true)
        ::pause();
}

/// The child's process id, once it holds the folder; -1 when it does not.
pid_t startHolder(const QString &folder)
{
    int ends[2];
    if (::pipe(ends) != 0)
        return -1;
    const pid_t child = ::fork();
    if (child == 0)
        holdFolder(folder, ends[1]);
    char answer = 'n';
    (void)!::read(ends[0], &answer, 1);
    ::close(ends[0]);
    ::close(ends[1]);
    return answer == 'y' ? child : -1;
}

} // namespace

class LedgerFolderTest : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }
    void cleanup() { m_at.reset(); }

    void secondWindowInThisProcess();
    void secondWindowInAnotherProcess();
    void lockOfKilledProcessIsTakenOver();
    void fullDiskIsSaidAndMended();
    void fullDiskCutsNothingShort();
    void folderReplacedByFile();
    void nothingIsLostByGoingOnElsewhere();
    void nothingIsLostWhenNothingCanBeWritten();
    void unreadableLedgerIsLeftAlone();
    void folderThatCannotBeMade();
    void ledgerFoundLaterIsKept();
    void vanishedFolderIsMadeAgain();

private:
    std::unique_ptr<StoreFolder> m_at;
};

void LedgerFolderTest::secondWindowInThisProcess()
{
    Window first(m_at->path());
    QVERIFY(first.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    {
        Window second(m_at->path());
        QVERIFY(second.store.isReadOnly());
        QVERIFY(second.store.hasNotice(Kind::LockedElsewhere));
        QCOMPARE(optionIn(second.ledger, QStringLiteral("p1")), QStringLiteral("a"));
        QVERIFY(!second.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
        second.ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
    }
    QCOMPARE(readAll(m_at->file()), first.ledger.toJson());
    QVERIFY(first.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
}

void LedgerFolderTest::secondWindowInAnotherProcess()
{
    const pid_t child = startHolder(m_at->path());
    QVERIFY(child > 0);
    {
        Window window(m_at->path());
        QVERIFY(window.store.isReadOnly());
        QVERIFY(window.store.hasNotice(Kind::LockedElsewhere));
        QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
        const QByteArray before = readAll(m_at->file());
        QVERIFY(!window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
        QCOMPARE(readAll(m_at->file()), before);
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

void LedgerFolderTest::lockOfKilledProcessIsTakenOver()
{
    const pid_t child = startHolder(m_at->path());
    QVERIFY(child > 0);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    QVERIFY(QFile::exists(m_at->file() + QStringLiteral(".lock")));
    Window window(m_at->path());
    QVERIFY(!window.store.isReadOnly());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

void LedgerFolderTest::fullDiskIsSaidAndMended()
{
    Window window(m_at->path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    const QByteArray before = readAll(m_at->file());
    QSignalSpy failed(&window.store, &LedgerStore::writeFailed);
    {
        const FullDisk full;
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
        QVERIFY(window.store.hasNotice(Kind::WriteFailed));
        QVERIFY(window.store.isDirty());
        const QString said = window.store.notices().front().text();
        QVERIFY2(said.contains(QStringLiteral("no space left")), qPrintable(said));
        window.store.dismiss(Kind::WriteFailed);
        QVERIFY(window.store.hasNotice(Kind::WriteFailed));
        QVERIFY(!window.store.flush());
        QVERIFY(!window.store.saveAs(m_at->beside(QStringLiteral("x.json"))).isEmpty());
    }
    QCOMPARE(failed.count(), 1); // said once, however often it is tried
    QCOMPARE(readAll(m_at->file()), before);
    QTRY_VERIFY_WITH_TIMEOUT(!window.store.hasNotice(Kind::WriteFailed), 4000); // by itself
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    QCOMPARE(readAll(m_at->copy()), window.ledger.toJson());
}

/// What is put aside is whole, and what was there before stays until all of the new is there.
void LedgerFolderTest::fullDiskCutsNothingShort()
{
    const QByteArray bytes(300'000, 'x');
    const QString path = m_at->beside(QStringLiteral("notes.json"));
    QVERIFY(writeAll(path, bytes));
    QString aside;
    {
        const FullDisk full(100'000);
        QVERIFY(!replaceFile(path, QByteArray(200'000, 'y')).isEmpty());
        QCOMPARE(readAll(path), bytes);
        aside = keepAside(path);
    }
    QVERIFY(!aside.isEmpty());
    QCOMPARE(readAll(aside), bytes);
}

void LedgerFolderTest::folderReplacedByFile()
{
    Window window(m_at->path());
    QVERIFY(QDir(m_at->path()).removeRecursively());
    QVERIFY(writeAll(m_at->path(), "in the way"));
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(window.store.hasNotice(Kind::WriteFailed));
    // "save as" is the way out meanwhile.
    const QString elsewhere = m_at->beside(QStringLiteral("mine.json"));
    QCOMPARE(window.store.saveAs(elsewhere), QString());
    QCOMPARE(readAll(elsewhere), window.ledger.toJson());
    QVERIFY(QFile::remove(m_at->path()));
    QVERIFY(window.store.flush());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(readAll(m_at->copy()), window.ledger.toJson());
}

void LedgerFolderTest::nothingIsLostByGoingOnElsewhere()
{
    const QString stick = m_at->beside(QStringLiteral("stick.json"));
    QVERIFY(writeAll(stick, Ledger().toJson()));
    Window window(m_at->path());
    QVERIFY(QDir(m_at->path()).removeRecursively());
    QVERIFY(writeAll(m_at->path(), "in the way"));
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    const QByteArray mine = window.ledger.toJson();
    const QString unsaved = window.store.keepUnsaved();
    QCOMPARE(readAll(unsaved), mine);
    QSignalSpy kept(&window.store, &LedgerStore::setAside);
    QCOMPARE(window.store.continueFrom(stick), QString());
    QCOMPARE(kept.count(), 1);
    QCOMPARE(readAll(kept.first().first().toString()), mine);
    QVERIFY(optionIn(window.ledger, QStringLiteral("p1")).isEmpty());
    QVERIFY(window.store.isDirty());
}

void LedgerFolderTest::nothingIsLostWhenNothingCanBeWritten()
{
    const QString stick = m_at->beside(QStringLiteral("stick.json"));
    QVERIFY(writeAll(stick, Ledger().toJson()));
    Window window(m_at->path());
    {
        const FullDisk full;
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
        QVERIFY(window.store.keepUnsaved().isEmpty());
        QVERIFY(!window.store.continueFrom(stick).isEmpty());
        QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    }
    QVERIFY(window.store.flush());
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    QVERIFY(window.store.keepUnsaved().isEmpty()); // nothing is
}

void LedgerFolderTest::unreadableLedgerIsLeftAlone()
{
    QVERIFY(m_at->commitOne());
    const QByteArray before = readAll(m_at->file());
    if (::geteuid() == 0)
        QSKIP("root may read everything");
    QVERIFY(QFile::setPermissions(m_at->file(), {}));
    {
        Window window(m_at->path());
        QVERIFY(window.store.hasNotice(Kind::Unreadable));
        QVERIFY(window.store.isReadOnly());
        QVERIFY(!window.store.takeOver());
    }
    QVERIFY(QFile::setPermissions(m_at->file(), QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(readAll(m_at->file()), before);
}

void LedgerFolderTest::folderThatCannotBeMade()
{
    QVERIFY(writeAll(m_at->path(), "a file"));
    const QString inside = m_at->path() + QStringLiteral("/deeper");
    Window window(inside);
    QVERIFY(window.store.hasNotice(Kind::WriteFailed));
    QVERIFY(!window.store.isReadOnly());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(QFile::remove(m_at->path()));
    QVERIFY(window.store.flush());
    QCOMPARE(readAll(inside + QStringLiteral("/ledger.json")), window.ledger.toJson());
}

void LedgerFolderTest::ledgerFoundLaterIsKept()
{
    QVERIFY(m_at->commitOne());
    const QByteArray earlier = readAll(m_at->file());
    const QString away = m_at->beside(QStringLiteral("away"));
    QVERIFY(QDir().rename(m_at->path(), away));
    QVERIFY(writeAll(m_at->path(), "not mounted"));
    Window window(m_at->path());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("b"))));
    QVERIFY(QFile::remove(m_at->path()));
    QVERIFY(QDir().rename(away, m_at->path()));
    QVERIFY(window.store.flush());
    QVERIFY(window.store.hasNotice(Kind::KeptBeside));
    QVERIFY(m_at->asides().size() >= 1);
    QCOMPARE(m_at->firstAside(), earlier);
}

void LedgerFolderTest::vanishedFolderIsMadeAgain()
{
    Window window(m_at->path());
    QVERIFY(QDir(m_at->path()).removeRecursively());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(window.store.notices().empty());
    QCOMPARE(readAll(m_at->file()), window.ledger.toJson());
    Window second(m_at->path()); // and the lock is there again
    QVERIFY(second.store.isReadOnly());
}

RP_TEST(LedgerFolderTest)

} // namespace test_ledger_folder
#include "test_ledger_folder.moc"
