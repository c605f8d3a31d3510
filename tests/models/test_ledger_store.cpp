// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/ledger.h"
#include "session/ledger_document.h"
#include "session/ledger_store.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace rp;
using nlohmann::json;
using Kind = LedgerNotice::Kind;

namespace {

const QString seven = QStringLiteral("7");
const QString act = QStringLiteral("act1");

CommitEntry prediction(const QString &question, const QString &option)
{
    CommitEntry entry;
    entry.kind = commit_kind::prediction;
    entry.chapter = seven;
    entry.act = act;
    entry.item = question;
    entry.option = option;
    return entry;
}

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

bool writeAll(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

QString optionIn(const Ledger &ledger, const QString &question)
{
    const CommitEntry *found = ledger.log().find(commit_kind::prediction, seven, act, question);
    return found ? found->option : QString();
}

/// A window's worth: ledger and store on one folder.
struct Window
{
    explicit Window(const QString &folder)
        : store(ledger, folder)
    {
        store.open();
    }
    Ledger ledger;
    LedgerStore store;
};

/// No file may grow beyond some bytes: what a full disk does to a writer, and it binds root too.
class FullDisk
{
public:
    FullDisk()
    {
        ::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit small = m_before;
        small.rlim_cur = 64;
        ::setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &m_before); }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    rlimit m_before{};
};

} // namespace

class LedgerStoreTest : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();

    void newLedgerIsWrittenAtOnce();
    void commitIsInBothFilesAtOnce();
    void placeIsWrittenAtOnce();
    void slidersAreWrittenWithinTwoSeconds();
    void closingSavesTheRest();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void copyAloneIsEnough();
    void bothDamagedLocksAnswers();
    void bothGarbageStartsAnew();
    void olderFilePutBackIsNoticed();
    void foreignCopyIsKept();
    void asideNamesAreUnique();
    void newerVersionIsNeverOverwritten();
    void version0IsMigratedOnDisk();
    void leftoversAreRemoved();
    void secondWindowInThisProcess();
    void secondWindowInAnotherProcess();
    void lockOfKilledProcessIsTakenOver();
    void fullDiskIsSaidAndMended();
    void folderReplacedByFile();
    void folderThatCannotBeMade();
    void ledgerFoundLaterIsKept();
    void vanishedFolderIsMadeAgain();
    void saveAsAndContinue();
    void continueRefuses_data();
    void continueRefuses();
    void continueNeverTakesAnswersBack();
    void noticesNameTheFile();

private:
    QString file() const { return folder + QStringLiteral("/ledger.json"); }
    QString copy() const { return file() + QStringLiteral(".bak"); }
    QStringList asides() const
    {
        return QDir(folder).entryList({QStringLiteral("*.set-aside-*")}, QDir::Files | QDir::Dirs);
    }
    /// A folder with one committed answer: p1 = a.
    void commitOne()
    {
        Window window(folder);
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    }

    std::unique_ptr<QTemporaryDir> dir;
    QString folder;
};

void LedgerStoreTest::init()
{
    dir = std::make_unique<QTemporaryDir>();
    QVERIFY(dir->isValid());
    folder = dir->filePath(QStringLiteral("data"));
}

void LedgerStoreTest::cleanup()
{
    dir.reset();
}

void LedgerStoreTest::newLedgerIsWrittenAtOnce()
{
    Window window(folder);
    QVERIFY(window.store.notices().empty());
    QCOMPARE(readAll(file()), window.ledger.toJson());
    QCOMPARE(readAll(copy()), window.ledger.toJson());
}

void LedgerStoreTest::commitIsInBothFilesAtOnce()
{
    Window window(folder);
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QCOMPARE(readAll(file()), window.ledger.toJson());
    QCOMPARE(readAll(copy()), window.ledger.toJson());
    QVERIFY(!window.store.isDirty());
}

void LedgerStoreTest::placeIsWrittenAtOnce()
{
    Window window(folder);
    const QByteArray before = readAll(copy());
    QVERIFY(window.ledger.setPlace(seven, {act, QStringLiteral("explore")}));
    QCOMPARE(readAll(file()), window.ledger.toJson());
    QCOMPARE(readAll(copy()), before); // the copy is the state of the last commit
}

void LedgerStoreTest::slidersAreWrittenWithinTwoSeconds()
{
    Window window(folder);
    QSignalSpy saved(&window.store, &LedgerStore::saved);
    QElapsedTimer clock;
    clock.start();
    double x = 0.0;
    // A slider that never rests must be saved all the same.
    while (saved.isEmpty() && clock.elapsed() < 5000) {
        window.ledger.setInputs(seven, act, {{QStringLiteral("x"), x += 1.0}});
        QTest::qWait(50);
    }
    QVERIFY(clock.elapsed() >= 1500);
    QVERIFY(clock.elapsed() < 2600);
    QVERIFY(readAll(file()).contains("\"x\""));
    QVERIFY(!readAll(copy()).contains("\"x\""));
}

void LedgerStoreTest::closingSavesTheRest()
{
    {
        Window window(folder);
        window.ledger.setInputs(seven, act, {{QStringLiteral("x"), 3.0}});
        window.ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
    }
    Window window(folder);
    QCOMPARE(window.ledger.inputs(seven, act).value(QStringLiteral("x")).toDouble(), 3.0);
    QCOMPARE(window.ledger.setting(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
}

void LedgerStoreTest::damagedFileIsSetAside_data()
{
    QTest::addColumn<int>("keep");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("empty") << 0 << QByteArray() << QByteArray();
    QTest::newRow("cut in half") << 200 << QByteArray() << QByteArray();
    QTest::newRow("answer changed") << -1 << QByteArray("\"option\": \"a\"")
                                    << QByteArray("\"option\": \"b\"");
    QTest::newRow("marked right") << -1 << QByteArray("\"item\": \"p1\"") << QByteArray("\"item\": \"p2\"");
    QTest::newRow("no ledger") << -1 << QByteArray("ridgepoint-ledger") << QByteArray("something-else");
}

void LedgerStoreTest::damagedFileIsSetAside()
{
    QFETCH(int, keep);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    commitOne();
    QByteArray bytes = readAll(file());
    if (keep >= 0)
        bytes.truncate(keep);
    else
        bytes.replace(from, to);
    QVERIFY(bytes != readAll(file()));
    QVERIFY(writeAll(file(), bytes));

    Window window(folder);
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QCOMPARE(asides().size(), 1);
    QCOMPARE(readAll(folder + QLatin1Char('/') + asides().first()), bytes);
    QCOMPARE(readAll(file()), window.ledger.toJson());
    window.store.dismiss(Kind::Restored);
    QVERIFY(window.store.notices().empty());
}

void LedgerStoreTest::copyAloneIsEnough()
{
    commitOne();
    QVERIFY(QFile::remove(file()));
    Window window(folder);
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QVERIFY(asides().isEmpty());
}

void LedgerStoreTest::bothDamagedLocksAnswers()
{
    commitOne();
    const QByteArray edited = readAll(file()).replace("\"option\": \"a\"", "\"option\": \"b\"");
    QVERIFY(writeAll(file(), edited));
    QVERIFY(writeAll(copy(), edited));
    {
        Window window(folder);
        QVERIFY(window.store.hasNotice(Kind::Altered));
        QVERIFY(window.ledger.isVoided(seven, act));
        QVERIFY(optionIn(window.ledger, QStringLiteral("p1")).isEmpty());
        QCOMPARE(asides().size(), 2);
    }
    Window again(folder);
    QVERIFY(again.store.notices().empty());
    QVERIFY(again.ledger.isVoided(seven, act));
}

void LedgerStoreTest::bothGarbageStartsAnew()
{
    commitOne();
    QVERIFY(writeAll(file(), "garbage"));
    QVERIFY(writeAll(copy(), QByteArray("\0", 1)));
    Window window(folder);
    QVERIFY(window.store.hasNotice(Kind::StartedAnew));
    QVERIFY(window.ledger.log().entries().empty());
    QCOMPARE(asides().size(), 2);
}

void LedgerStoreTest::olderFilePutBackIsNoticed()
{
    {
        Window window(folder);
    }
    const QByteArray empty = readAll(file());
    commitOne();
    QVERIFY(writeAll(file(), empty)); // sound, but from before the answer
    Window window(folder);
    QVERIFY(window.store.hasNotice(Kind::Restored));
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

void LedgerStoreTest::foreignCopyIsKept()
{
    commitOne();
    const QByteArray copied = readAll(copy());
    Ledger other;
    QVERIFY(writeAll(file(), other.toJson()));
    Window window(folder);
    QCOMPARE(window.ledger.id(), other.id());
    QCOMPARE(asides().size(), 1);
    QCOMPARE(readAll(folder + QLatin1Char('/') + asides().first()), copied);
}

void LedgerStoreTest::asideNamesAreUnique()
{
    commitOne();
    for (int i = 1; i <= 4; ++i) {
        QVERIFY(writeAll(file(), QByteArray::number(i)));
        Window window(folder);
        QCOMPARE(asides().size(), i);
    }
}

void LedgerStoreTest::newerVersionIsNeverOverwritten()
{
    commitOne();
    json document = json::parse(readAll(file()).toStdString());
    document["schema_version"] = ledgerSchemaVersion + 1;
    document["new_things"] = {1, 2, 3};
    const QByteArray newer = QByteArray::fromStdString(document.dump());
    QVERIFY(writeAll(file(), newer));
    {
        Window window(folder);
        QVERIFY(window.store.hasNotice(Kind::NewerVersion));
        QVERIFY(window.store.isReadOnly());
        QVERIFY(!window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
        QVERIFY(!window.ledger.setPlace(seven, {act, QStringLiteral("brief")}));
        window.ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
        window.store.dismiss(Kind::NewerVersion);
        QVERIFY(window.store.hasNotice(Kind::NewerVersion));
        QVERIFY(!window.store.flush());
        QVERIFY(!window.store.continueFrom(copy()).isEmpty());
    }
    QCOMPARE(readAll(file()), newer);
}

void LedgerStoreTest::version0IsMigratedOnDisk()
{
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(writeAll(file(), R"({"schema_version": 0, "track": "tiny", "execution_mode": "eager"})"));
    Window window(folder);
    QVERIFY(window.store.notices().empty());
    QCOMPARE(window.ledger.setting(QStringLiteral("track")).toString(), QStringLiteral("tiny"));
    const json document = json::parse(readAll(file()).toStdString());
    QVERIFY(document["schema_version"] == ledgerSchemaVersion);
    QVERIFY(document["labs"]["7"]["design"]["execution_mode"] == "eager");
}

void LedgerStoreTest::leftoversAreRemoved()
{
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(writeAll(file() + QStringLiteral(".aBcDeF"), "half"));
    QVERIFY(writeAll(copy() + QStringLiteral(".XyzXyz"), "half"));
    QVERIFY(writeAll(file() + QStringLiteral(".backup"), "mine"));
    Window window(folder);
    QVERIFY(!QFile::exists(file() + QStringLiteral(".aBcDeF")));
    QVERIFY(!QFile::exists(copy() + QStringLiteral(".XyzXyz")));
    QVERIFY(QFile::exists(file() + QStringLiteral(".backup")));
}

void LedgerStoreTest::secondWindowInThisProcess()
{
    Window first(folder);
    QVERIFY(first.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    {
        Window second(folder);
        QVERIFY(second.store.isReadOnly());
        QVERIFY(second.store.hasNotice(Kind::LockedElsewhere));
        QCOMPARE(optionIn(second.ledger, QStringLiteral("p1")), QStringLiteral("a"));
        QVERIFY(!second.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
        second.ledger.setSetting(QStringLiteral("theme"), QStringLiteral("dark"));
    }
    QCOMPARE(readAll(file()), first.ledger.toJson());
    QVERIFY(first.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
}

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

void LedgerStoreTest::secondWindowInAnotherProcess()
{
    const pid_t child = startHolder(folder);
    QVERIFY(child > 0);
    {
        Window window(folder);
        QVERIFY(window.store.isReadOnly());
        QVERIFY(window.store.hasNotice(Kind::LockedElsewhere));
        QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
        const QByteArray before = readAll(file());
        QVERIFY(!window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("a"))));
        QCOMPARE(readAll(file()), before);
    }
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

void LedgerStoreTest::lockOfKilledProcessIsTakenOver()
{
    const pid_t child = startHolder(folder);
    QVERIFY(child > 0);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    QVERIFY(QFile::exists(file() + QStringLiteral(".lock")));
    Window window(folder);
    QVERIFY(!window.store.isReadOnly());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
}

void LedgerStoreTest::fullDiskIsSaidAndMended()
{
    Window window(folder);
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    const QByteArray before = readAll(file());
    QSignalSpy failed(&window.store, &LedgerStore::writeFailed);
    {
        const FullDisk full;
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
        QVERIFY(window.store.hasNotice(Kind::WriteFailed));
        QVERIFY(window.store.isDirty());
        window.store.dismiss(Kind::WriteFailed);
        QVERIFY(window.store.hasNotice(Kind::WriteFailed));
        QVERIFY(!window.store.flush());
        QVERIFY(!window.store.saveAs(dir->filePath(QStringLiteral("x.json"))).isEmpty());
    }
    QCOMPARE(failed.count(), 1); // said once, however often it is tried
    QCOMPARE(readAll(file()), before);
    QTRY_VERIFY_WITH_TIMEOUT(!window.store.hasNotice(Kind::WriteFailed), 4000); // by itself
    QCOMPARE(readAll(file()), window.ledger.toJson());
    QCOMPARE(readAll(copy()), window.ledger.toJson());
}

void LedgerStoreTest::folderReplacedByFile()
{
    Window window(folder);
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY(writeAll(folder, "in the way"));
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(window.store.hasNotice(Kind::WriteFailed));
    // "save as" is the way out meanwhile.
    const QString elsewhere = dir->filePath(QStringLiteral("mine.json"));
    QCOMPARE(window.store.saveAs(elsewhere), QString());
    QCOMPARE(readAll(elsewhere), window.ledger.toJson());
    QVERIFY(QFile::remove(folder));
    QVERIFY(window.store.flush());
    QVERIFY(window.store.notices().empty());
    QCOMPARE(readAll(copy()), window.ledger.toJson());
}

void LedgerStoreTest::folderThatCannotBeMade()
{
    QVERIFY(writeAll(folder, "a file"));
    const QString inside = folder + QStringLiteral("/deeper");
    Window window(inside);
    QVERIFY(window.store.hasNotice(Kind::WriteFailed));
    QVERIFY(!window.store.isReadOnly());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(QFile::remove(folder));
    QVERIFY(window.store.flush());
    QCOMPARE(readAll(inside + QStringLiteral("/ledger.json")), window.ledger.toJson());
}

void LedgerStoreTest::ledgerFoundLaterIsKept()
{
    commitOne();
    const QByteArray earlier = readAll(file());
    const QString away = dir->filePath(QStringLiteral("away"));
    QVERIFY(QDir().rename(folder, away));
    QVERIFY(writeAll(folder, "not mounted"));
    Window window(folder);
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("b"))));
    QVERIFY(QFile::remove(folder));
    QVERIFY(QDir().rename(away, folder));
    QVERIFY(window.store.flush());
    QVERIFY(window.store.hasNotice(Kind::KeptBeside));
    QVERIFY(asides().size() >= 1);
    QCOMPARE(readAll(folder + QLatin1Char('/') + asides().first()), earlier);
}

void LedgerStoreTest::vanishedFolderIsMadeAgain()
{
    Window window(folder);
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(window.store.notices().empty());
    QCOMPARE(readAll(file()), window.ledger.toJson());
    Window second(folder); // and the lock is there again
    QVERIFY(second.store.isReadOnly());
}

void LedgerStoreTest::saveAsAndContinue()
{
    const QString saved = dir->filePath(QStringLiteral("stick.json"));
    {
        Window window(folder);
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
        window.ledger.setInputs(seven, act, {{QStringLiteral("x"), 2.0}});
        QCOMPARE(window.store.saveAs(saved), QString());
    }
    const QString other = dir->filePath(QStringLiteral("other"));
    Window window(other);
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p9"), QStringLiteral("b"))));
    const QByteArray before = window.ledger.toJson();
    QSignalSpy replaced(&window.ledger, &Ledger::replaced);
    QSignalSpy kept(&window.store, &LedgerStore::setAside);
    QCOMPARE(window.store.continueFrom(saved), QString());
    QCOMPARE(replaced.count(), 1);
    QCOMPARE(kept.count(), 1);
    QCOMPARE(readAll(kept.first().first().toString()), before);
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
    QCOMPARE(window.ledger.inputs(seven, act).value(QStringLiteral("x")).toDouble(), 2.0);
    QCOMPARE(readAll(window.store.filePath()), window.ledger.toJson());
    QCOMPARE(readAll(window.store.backupPath()), window.ledger.toJson());
    QVERIFY(readAll(saved) != QByteArray("(none)"));
}

void LedgerStoreTest::continueRefuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    Ledger ledger;
    (void)ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a")));
    const QByteArray good = ledger.toJson();
    json newer = json::parse(good.toStdString());
    newer["schema_version"] = 99;
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << good.left(300);
    QTest::newRow("altered") << QByteArray(good).replace("\"option\": \"a\"", "\"option\": \"b\"");
    QTest::newRow("newer") << QByteArray::fromStdString(newer.dump());
    QTest::newRow("no ledger") << QByteArray("{\"a\": 1}");
}

void LedgerStoreTest::continueRefuses()
{
    QFETCH(QByteArray, bytes);
    const QString path = dir->filePath(QStringLiteral("stick.json"));
    QVERIFY(writeAll(path, bytes));
    Window window(folder);
    const QByteArray before = window.ledger.toJson();
    const QString sentence = window.store.continueFrom(path);
    QVERIFY(sentence.contains(QStringLiteral("stick.json")));
    QVERIFY(!window.store.continueFrom(dir->filePath(QStringLiteral("none.json"))).isEmpty());
    QCOMPARE(window.ledger.toJson(), before);
    QCOMPARE(readAll(file()), before);
    QVERIFY(asides().isEmpty());
}

void LedgerStoreTest::continueNeverTakesAnswersBack()
{
    const QString early = dir->filePath(QStringLiteral("early.json"));
    const QString later = dir->filePath(QStringLiteral("later.json"));
    Window window(folder);
    QCOMPARE(window.store.saveAs(early), QString());
    QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
    QVERIFY(!window.store.continueFrom(early).isEmpty());
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));

    // The same session taken to another machine and back is fine.
    QCOMPARE(window.store.saveAs(later), QString());
    Window away(dir->filePath(QStringLiteral("away")));
    QCOMPARE(away.store.continueFrom(later), QString());
    QVERIFY(away.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
    QCOMPARE(away.store.saveAs(later), QString());
    QCOMPARE(window.store.continueFrom(later), QString());
    QCOMPARE(optionIn(window.ledger, QStringLiteral("p2")), QStringLiteral("b"));
}

void LedgerStoreTest::noticesNameTheFile()
{
    for (const Kind kind : {Kind::LockedElsewhere, Kind::NewerVersion, Kind::Restored, Kind::Altered,
                            Kind::StartedAnew, Kind::KeptBeside, Kind::WriteFailed}) {
        const LedgerNotice notice{kind, QStringLiteral("/x/ledger.json"), QStringLiteral("/x/aside"),
                                  QStringLiteral("why")};
        QVERIFY(notice.text().contains(QStringLiteral("/x/ledger.json")));
        QVERIFY(!notice.text().contains(QLatin1Char('%')));
    }
}

QTEST_GUILESS_MAIN(LedgerStoreTest)
#include "test_ledger_store.moc"
