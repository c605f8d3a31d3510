// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nobody else can read what a learner leaves on the disk: a learner works through an act, exports, hands in
// and is copied, under a umask that would let everyone read, and every file is looked at.
#include "app/event_log.h"
#include "controllers/evidence_controller.h"
#include "controllers/wizard_controller.h"
#include "models/handin/handin_command.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/programs/program_run.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace test_private_session {
using namespace rp;

namespace {

mode_t modeOf(const QString &path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 07777 : 0;
}

/// What in a folder others have any of these rights to, itself included.
QStringList openToOthers(const QString &folder, mode_t rights = 0077)
{
    QStringList open;
    if ((modeOf(folder) & rights) != 0)
        open << folder;
    for (QDirIterator files(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
        const QString path = files.next();
        if ((modeOf(path) & rights) != 0)
            open << path;
    }
    return open;
}

} // namespace

class TestPrivateSession : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0"));
        m_before = ::umask(0);
    }
    void cleanupTestCase() { ::umask(m_before); }
    void nothingOfALearnerIsOpen();
    void theWindowTellsOnce();
    void commandsMendAndTell();
    void anothersSessionIsRefused();
    void aFixedFolderHoldsForCommands();

private:
    mode_t m_before = 0;
};

void TestPrivateSession::nothingOfALearnerIsOpen()
{
    const QTemporaryDir root;
    const QString work = root.filePath(QStringLiteral("work"));
    const QString copies = root.filePath(QStringLiteral("copies"));
    QVERIFY(QDir().mkdir(copies));
    {
        LabFixture fixture;
        StartOptions options;
        options.dataDir = work;
        options.policy.copyTo = copies;
        Application &lab = fixture.open(options);
        EventLog log(work + QStringLiteral("/log.txt"));
        log.listen();
        log.follow(lab);
        fixture.walkTo(Step::Explore);
        lab.captures().capture({});
        QVERIFY(lab.flush());
        QCOMPARE(lab.store()->saveAs(work + QStringLiteral("/saved.json")), QString());
        QCOMPARE(openToOthers(work), QStringList());
        QTRY_VERIFY(!QDir(copies).entryList({QStringLiteral("*.json")}).isEmpty());
    }
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runExport({QStringLiteral("--data-dir"), work, QStringLiteral("--out"),
                        work + QStringLiteral("/handin.json")},
                       out, err),
             0);
    QCOMPARE(openToOthers(work), QStringList());
    // The folder's group is the teacher's.
    for (const QString &copy : QDir(copies).entryList({QStringLiteral("*.json")}, QDir::Files))
        QCOMPARE(modeOf(copies + QLatin1Char('/') + copy), mode_t(0640));
}

void TestPrivateSession::theWindowTellsOnce()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    fixture.close();
    const QString ledger = fixture.folder() + QStringLiteral("/ledger.json");
    QVERIFY(::chmod(QFile::encodeName(fixture.folder()).constData(), 0755) == 0 &&
            ::chmod(QFile::encodeName(ledger).constData(), 0644) == 0);
    const auto told = [](Application &lab) {
        for (const ShellNotice &notice : lab.window().noticeArea()->notices()) {
            if (notice.key == QLatin1String("made_private"))
                return notice.kind == Notice::Kind::Information && notice.dismissible;
        }
        return false;
    };
    QVERIFY(told(fixture.open()));
    fixture.close();
    QCOMPARE(openToOthers(fixture.folder()), QStringList());
    QVERIFY(!told(fixture.open()));
}

void TestPrivateSession::commandsMendAndTell()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    fixture.close();
    const QTemporaryDir out;
    const QString ledger = fixture.folder() + QStringLiteral("/ledger.json");
    const auto exported = [&](const QString &name) {
        return runToEnd(QStringLiteral(RIDGEPOINT_PROGRAM),
                        {QStringLiteral("export"), QStringLiteral("--data-dir"), fixture.folder(),
                         QStringLiteral("--out"), out.filePath(name)},
                        environmentWithoutDisplay());
    };
    QVERIFY(::chmod(QFile::encodeName(fixture.folder()).constData(), 0755) == 0 &&
            ::chmod(QFile::encodeName(ledger).constData(), 0644) == 0);
    const ProgramRun first = exported(QStringLiteral("first.json"));
    QCOMPARE(first.code, 0);
    QVERIFY2(first.err.contains(fixture.folder()) && first.err.count(QLatin1Char('\n')) == 1,
             qPrintable(first.err));
    QCOMPARE(openToOthers(fixture.folder()), QStringList());
    QCOMPARE(openToOthers(out.path()), QStringList());
    QCOMPARE(exported(QStringLiteral("second.json")).err, QString());
}

/// As another account, which only root can become here.
void TestPrivateSession::anothersSessionIsRefused()
{
    if (::geteuid() != 0)
        QSKIP("only root can use another account here");
    constexpr uid_t ada = 61001;
    constexpr uid_t bob = 61002;
    const QTemporaryDir root;
    const QString folder = root.filePath(QStringLiteral("ada"));
    {
        LabFixture fixture;
        StartOptions options;
        options.dataDir = folder;
        fixture.open(options);
        fixture.walkTo(Step::Explore);
    }
    // As careless as can be: everybody may read and write it.
    QVERIFY(::chmod(QFile::encodeName(root.path()).constData(), 0777) == 0);
    QDirIterator files(folder, QDir::Files | QDir::Hidden);
    QStringList all{folder};
    while (files.hasNext())
        all << files.next();
    for (const QString &path : all) {
        QVERIFY(::chown(QFile::encodeName(path).constData(), ada, ada) == 0 &&
                ::chmod(QFile::encodeName(path).constData(), 0777) == 0);
    }
    const auto asBob = [](const QStringList &words, const QString &home = {}) {
        return runToEnd(QStringLiteral("setpriv"),
                        QStringList{QStringLiteral("--reuid"), QString::number(bob),
                                    QStringLiteral("--regid"), QString::number(bob),
                                    QStringLiteral("--clear-groups"), QStringLiteral(RIDGEPOINT_PROGRAM)} +
                            words,
                        [&home] {
                            QProcessEnvironment environment = environmentWithoutDisplay();
                            if (!home.isEmpty())
                                environment.insert(QStringLiteral("XDG_DATA_HOME"), home);
                            environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                                               QStringLiteral("offscreen"));
                            return environment;
                        }());
    };
    const QString option = QStringLiteral("--data-dir");
    const QString out = root.filePath(QStringLiteral("out.json"));
    const QList<QStringList> attempts{
        {QStringLiteral("export"), QStringLiteral("--out"), out, option, folder},
        {QStringLiteral("ledger"), QStringLiteral("write"), option, folder, out},
        {QStringLiteral("send"), QStringLiteral("--outbox"), option, folder},
        {option, folder},
    };
    for (const QStringList &words : attempts) {
        const ProgramRun refused = asBob(words);
        QVERIFY2(refused.code == 3, qPrintable(words.join(u' ') + refused.err));
        QVERIFY2(refused.err.contains(folder) && refused.err.count(QLatin1Char('\n')) == 1,
                 qPrintable(refused.err));
        QVERIFY(!QFile::exists(out));
    }
    // Where it would be bob's, the page for whoever looks after the machine says so, too.
    const QTemporaryDir home;
    QVERIFY(::chmod(QFile::encodeName(home.path()).constData(), 0755) == 0);
    QVERIFY(QFile::link(folder, home.filePath(QStringLiteral("ridgepoint"))));
    const ProgramRun told = asBob({QStringLiteral("doctor")}, home.path());
    QCOMPARE(told.code, 1);
    QVERIFY2(told.out.contains(QLatin1String("belongs to another account")), qPrintable(told.out));
}

/// A classmate's session must not be handed in as one's own.
void TestPrivateSession::aFixedFolderHoldsForCommands()
{
    if (::geteuid() != 0)
        QSKIP("only root can write rules that hold");
    const QString program = QStringLiteral(RIDGEPOINT_PROGRAM);
    const QTemporaryDir site;
    const QTemporaryDir classmate;
    {
        LabFixture fixture;
        StartOptions options;
        options.dataDir = classmate.path();
        fixture.open(options);
        fixture.walkTo(Step::Explore);
    }
    const QString out = site.filePath(QStringLiteral("out.json"));
    const QByteArray fixed =
        R"({"version": 1, "data_dir": {"fixed": ")" + site.path().toUtf8() + R"(/work"}})";
    const QString option = QStringLiteral("--data-dir");
    const QString attached = option + QLatin1Char('=') + classmate.path();
    const QList<QStringList> attempts{
        {QStringLiteral("export"), QStringLiteral("--out"), out, option, classmate.path()},
        {QStringLiteral("export"), attached, QStringLiteral("--out"), out},
        {QStringLiteral("ledger"), QStringLiteral("write"), option, classmate.path(), out},
        {QStringLiteral("ledger"), QStringLiteral("read"), attached, out},
        {QStringLiteral("send"), QStringLiteral("--outbox"), option, classmate.path()},
        {QStringLiteral("doctor"), option, classmate.path()},
        {option, classmate.path()},
    };
    for (const QStringList &words : attempts) {
        const ProgramRun refused = runUnderPolicy(program, words, fixed);
        QVERIFY2(refused.code == 3, qPrintable(words.join(u' ') + refused.err));
        QVERIFY2(refused.err.contains(site.path()), qPrintable(refused.err));
        QCOMPARE(refused.err.count(QLatin1Char('\n')), 1);
        QVERIFY(!QFile::exists(out));
    }
    // What only looks like the option leads nowhere else either.
    const ProgramRun disguised = runUnderPolicy(
        program, {QStringLiteral("export"), QStringLiteral("--out"), out, QStringLiteral("--name=") + option},
        fixed);
    QCOMPARE(disguised.code, 3);
    QVERIFY2(disguised.err.contains(site.path() + QStringLiteral("/work")), qPrintable(disguised.err));
    // A preset folder yields, and the site's own is not refused.
    const QByteArray preset = QByteArray(fixed).replace("fixed", "preset");
    QCOMPARE(runUnderPolicy(program, attempts.constFirst(), preset).code, 0);
    QVERIFY(QFile::exists(out));
}

RP_TEST(TestPrivateSession)
} // namespace test_private_session
#include "test_private_session.moc"
