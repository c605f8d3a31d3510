// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who may read what the program writes, and which links it follows.
#include "models/json/file_owner.h"
#include "models/json/file_writer.h"
#include "models/send/outbox.h"
#include "models/store/ledger_files.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QDirIterator>
#include <QTest>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

namespace test_private_files {

using namespace rp;
using namespace rp::test;
using Kind = LedgerNotice::Kind;

namespace {

/// Octal, as chmod takes them.
QByteArray modeOf(const QString &path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0
               ? QByteArray::number(found.st_mode & 0777, 8)
               : QByteArray("none");
}

bool setMode(const QString &path, mode_t mode)
{
    return ::chmod(QFile::encodeName(path).constData(), mode) == 0;
}

/// What in a folder, itself included, others have any right to.
QStringList openToOthers(const QString &folder)
{
    QStringList open;
    const auto look = [&open](const QString &path) {
        struct stat found = {};
        if (::lstat(QFile::encodeName(path).constData(), &found) == 0 && !S_ISLNK(found.st_mode) &&
            (found.st_mode & 0077) != 0)
            open << path;
    };
    look(folder);
    for (QDirIterator files(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                            QDirIterator::Subdirectories);
         files.hasNext();)
        look(files.next());
    return open;
}

/// As wide as an account's files can be made by accident.
class WideUmask
{
public:
    WideUmask()
        : m_before(::umask(0))
    {
    }
    ~WideUmask() { ::umask(m_before); }
    Q_DISABLE_COPY_MOVE(WideUmask)

private:
    mode_t m_before;
};

} // namespace

class TestPrivateFiles : public QObject
{
    Q_OBJECT
private slots:
    void init() { m_at = std::make_unique<StoreFolder>(); }

    void aSessionIsItsOwnersAlone();
    void whatIsSetAsideIsToo();
    void anOpenSessionIsMendedAndToldOnce();
    void anEmptyFolderIsMendedInSilence();
    void aFolderForAllStaysOne();
    void onlyTheFoldersGroupReadsCopies();
    void ownLinksAreFollowed();
    void linksOfAFolderForAllAreNot();
    void nothingIsWrittenOverWhatIsThere();
    void devicesAreLeftAlone();
    void whatIsKeptElsewhereHasAFolderOfItsOwn();
    void theOutboxIsItsOwnersAlone();
    void theFilesOfAnotherAccountAreTold();

private:
    std::unique_ptr<StoreFolder> m_at;
};

void TestPrivateFiles::aSessionIsItsOwnersAlone()
{
    const WideUmask wide;
    {
        Window window(m_at->path());
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p1"), QStringLiteral("a"))));
        QVERIFY(window.store.flush());
        QCOMPARE(openToOthers(m_at->path()), QStringList()); // with the lock
        QVERIFY(QFile::exists(m_at->lock()) && QFile::exists(m_at->seen()) && QFile::exists(m_at->copy()));
        QCOMPARE(window.store.saveAs(m_at->beside(QStringLiteral("saved.json"))), QString());
        QVERIFY(window.store.notices().empty());
    }
    QCOMPARE(modeOf(m_at->path()), QByteArray("700"));
    QCOMPARE(modeOf(m_at->file()), QByteArray("600"));
    QCOMPARE(modeOf(m_at->beside(QStringLiteral("saved.json"))), QByteArray("600"));
}

void TestPrivateFiles::whatIsSetAsideIsToo()
{
    const WideUmask wide;
    QVERIFY(m_at->commitOne());
    QVERIFY(writeAll(m_at->file(), "no ledger") && setMode(m_at->file(), 0644));
    QVERIFY(writeAll(m_at->copy(), "nor this") && setMode(m_at->copy(), 0666));
    const Window window(m_at->path());
    QVERIFY(!m_at->asides().isEmpty());
    QCOMPARE(openToOthers(m_at->path()), QStringList());
}

void TestPrivateFiles::anOpenSessionIsMendedAndToldOnce()
{
    QVERIFY(m_at->commitOne());
    const QString old = m_at->path() + QStringLiteral("/ledger.json.set-aside-20260102-030405-1");
    QVERIFY(writeAll(old, "{}") && QDir(m_at->path()).mkdir(QStringLiteral("outbox")));
    const QString waiting = m_at->path() + QStringLiteral("/outbox/000000000001.json");
    QVERIFY(writeAll(waiting, "{}"));
    for (const QString &path : {m_at->file(), m_at->copy(), m_at->seen(), old, waiting})
        QVERIFY(setMode(path, 0644));
    QVERIFY(setMode(m_at->path(), 0755) && setMode(m_at->path() + QStringLiteral("/outbox"), 0755));
    {
        const Window window(m_at->path());
        QCOMPARE(optionIn(window.ledger, QStringLiteral("p1")), QStringLiteral("a"));
        QVERIFY(window.store.hasNotice(Kind::MadePrivate));
        QVERIFY(window.store.notices().front().text().contains(m_at->path()));
        QCOMPARE(openToOthers(m_at->path()), QStringList());
    }
    const Window again(m_at->path());
    QVERIFY(!again.store.hasNotice(Kind::MadePrivate));
}

void TestPrivateFiles::anEmptyFolderIsMendedInSilence()
{
    QVERIFY(QDir().mkpath(m_at->path()) && setMode(m_at->path(), 0755));
    const Window window(m_at->path());
    QCOMPARE(openToOthers(m_at->path()), QStringList());
    QVERIFY(window.store.notices().empty()); // there was nothing to be read
}

/// Someone may name a folder that is not theirs alone, such as /tmp; then the files have to do.
void TestPrivateFiles::aFolderForAllStaysOne()
{
    QVERIFY(QDir().mkpath(m_at->path()) && setMode(m_at->path(), 01777));
    const Window window(m_at->path());
    QCOMPARE(modeOf(m_at->path()), QByteArray("777"));
    QCOMPARE(openToOthers(m_at->path()), QStringList{m_at->path()});
}

void TestPrivateFiles::onlyTheFoldersGroupReadsCopies()
{
    const WideUmask wide;
    const QString path = m_at->beside(QStringLiteral("copy.json"));
    QCOMPARE(replaceFile(path, "{}", Readers::FolderGroup), QString());
    QCOMPARE(modeOf(path), QByteArray("640"));
    // A file that got another group than its folder has is for nobody else.
    if (::geteuid() != 0)
        QSKIP("only root can give a folder to another group here");
    const QString other = m_at->beside(QStringLiteral("other"));
    QVERIFY(QDir().mkdir(other) && ::chown(QFile::encodeName(other).constData(), uid_t(-1), 4242) == 0);
    QCOMPARE(replaceFile(other + QStringLiteral("/copy.json"), "{}", Readers::FolderGroup), QString());
    QCOMPARE(modeOf(other + QStringLiteral("/copy.json")), QByteArray("600"));
    // Where the folder hands its group on, the group reads.
    QVERIFY(setMode(other, 03753));
    QCOMPARE(replaceFile(other + QStringLiteral("/next.json"), "{}", Readers::FolderGroup), QString());
    QCOMPARE(modeOf(other + QStringLiteral("/next.json")), QByteArray("640"));
}

/// A session may lie elsewhere, such as in a folder that is synchronized.
void TestPrivateFiles::ownLinksAreFollowed()
{
    QVERIFY(m_at->commitOne());
    const QString elsewhere = m_at->beside(QStringLiteral("elsewhere.json"));
    QVERIFY(QFile::rename(m_at->file(), elsewhere) && QFile::link(elsewhere, m_at->file()));
    QVERIFY(
        QFile::link(QStringLiteral("../elsewhere.json"), m_at->path() + QStringLiteral("/relative.json")));
    {
        Window window(m_at->path());
        QVERIFY(window.ledger.commit(prediction(QStringLiteral("p2"), QStringLiteral("b"))));
    }
    QVERIFY(QFileInfo(m_at->file()).isSymLink());
    QVERIFY(readAll(elsewhere).contains("p2"));
    QCOMPARE(replaceFile(m_at->path() + QStringLiteral("/relative.json"), "x"), QString());
    QCOMPARE(readAll(elsewhere), QByteArray("x"));
}

/// There, anybody may have put one, to a file of the learner's.
void TestPrivateFiles::linksOfAFolderForAllAreNot()
{
    const QString shared = m_at->beside(QStringLiteral("shared"));
    const QString mine = m_at->beside(QStringLiteral("thesis.txt"));
    QVERIFY(QDir().mkdir(shared) && setMode(shared, 01777) && writeAll(mine, "thesis"));
    const QString path = shared + QStringLiteral("/out.json");
    QVERIFY(QFile::link(mine, path));
    QCOMPARE(replaceFile(path, "work"), QString());
    QCOMPARE(readAll(mine), QByteArray("thesis"));
    QVERIFY(!QFileInfo(path).isSymLink());
    QCOMPARE(readAll(path), QByteArray("work"));

    const QString page = m_at->beside(QStringLiteral("page"));
    const QString folder = shared + QStringLiteral("/session");
    QVERIFY(QDir().mkdir(page) && setMode(page, 0755) && QFile::link(page, folder));
    (void)makeLedgerFolderPrivate(folder + QLatin1Char('/'));
    QCOMPARE(modeOf(page), QByteArray("755"));

    const QString log = shared + QStringLiteral("/log");
    QVERIFY(QFile::link(mine, log));
    QFile file;
    QVERIFY(!openToAppend(file, log));
    QVERIFY(QFile::remove(log) &&
            ::link(QFile::encodeName(mine).constData(), QFile::encodeName(log).constData()) == 0);
    QVERIFY(!openToAppend(file, log)); // nor another name of it
    QCOMPARE(readAll(mine), QByteArray("thesis"));
}

void TestPrivateFiles::nothingIsWrittenOverWhatIsThere()
{
    const QString path = m_at->beside(QStringLiteral("new.json"));
    QVERIFY(QFile::link(m_at->beside(QStringLiteral("nowhere")), path));
    QVERIFY(!writeNewFile(path, "work").isEmpty());
    QVERIFY(!QFile::exists(m_at->beside(QStringLiteral("nowhere"))));
    QVERIFY(asideName(path) != path);
    const QString folder = m_at->beside(QStringLiteral("folder"));
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(!replaceFile(folder, "work").isEmpty());
    QVERIFY(QFileInfo(folder).isDir());
    QCOMPARE(QDir(m_at->beside({})).entryList({QStringLiteral("folder.*")}).size(), 0);
}

void TestPrivateFiles::devicesAreLeftAlone()
{
    QVERIFY(!replaceFile(QStringLiteral("/dev/null"), "work").isEmpty());
    struct stat found = {};
    QVERIFY(::stat("/dev/null", &found) == 0 && S_ISCHR(found.st_mode));
}

void TestPrivateFiles::whatIsKeptElsewhereHasAFolderOfItsOwn()
{
    const WideUmask wide;
    const QString shared = m_at->beside(QStringLiteral("shared"));
    QVERIFY(QDir().mkdir(shared) && setMode(shared, 01777));
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", QFile::encodeName(shared));
    const QString kept = keepElsewhere(shared + QStringLiteral("/data"), "work");
    qputenv("HOME", home);
    QVERIFY2(kept.startsWith(shared + QStringLiteral("/ridgepoint-")), qPrintable(kept));
    QCOMPARE(readAll(kept), QByteArray("work"));
    QCOMPARE(modeOf(kept), QByteArray("600"));
    QCOMPARE(modeOf(QFileInfo(kept).path()), QByteArray("700"));
    QVERIFY(QFileInfo(kept).path() != shared);
    // In one that nobody else can write to it lies as it is.
    const QString beside = keepElsewhere(m_at->path(), "work");
    QCOMPARE(QFileInfo(beside).path(), QFileInfo(m_at->path()).path());
    QCOMPARE(modeOf(beside), QByteArray("600"));
}

void TestPrivateFiles::theOutboxIsItsOwnersAlone()
{
    const WideUmask wide;
    const QString folder = m_at->path() + QStringLiteral("/outbox");
    Outbox outbox(folder);
    QCOMPARE(outbox.open(), QString());
    const nlohmann::json one{{"id", "6f1b4b3e-5f0a-4c5e-9b57-111111111111"}};
    QCOMPARE(outbox.add({QStringLiteral("https://x.example/"), {}}, nlohmann::json::array({one})), QString());
    QCOMPARE(openToOthers(m_at->path()), QStringList());
    Outbox second(folder);
    QVERIFY(!second.open().isEmpty());
}

void TestPrivateFiles::theFilesOfAnotherAccountAreTold()
{
    QVERIFY(!isUidOfAnother(::geteuid()) && !isUidOfAnother(0) && !isUidOfAnother(65534));
    QVERIFY(!belongsToAnother(m_at->beside(QStringLiteral("nothing"))));
    QVERIFY(::geteuid() == 0 || isUidOfAnother(::geteuid() + 1));
}

RP_GUILESS_TEST(TestPrivateFiles)

} // namespace test_private_files
#include "test_private_files.moc"
