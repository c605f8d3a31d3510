// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What whoever looks after the machine is told of a policy that learners can't read, or could change.
#include "models/json/embedded_content.h"
#include "models/policy/policy_command.h"
#include "models/policy/policy_reach.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/stat.h>
#include <unistd.h>

namespace test_policy_reach {
using namespace rp;

namespace {

/// An account that owns nothing here.
Learner stranger(const QList<uint> &groups = {})
{
    return {{QStringLiteral("ada"), QStringLiteral("/srv/ada")}, 54321u, groups};
}

bool isTold(const QStringList &faults, const QString &path, const char *mend)
{
    return std::any_of(faults.begin(), faults.end(), [&](const QString &fault) {
        return fault.startsWith(path + QLatin1Char(' ')) && fault.contains(QLatin1String(mend));
    });
}

bool isNamed(const QStringList &faults, const QString &path)
{
    return std::any_of(faults.begin(), faults.end(),
                       [&](const QString &fault) { return fault.startsWith(path + QLatin1Char(' ')); });
}

/// A folder of a site, with a policy in it that everyone may read.
struct Site
{
    Site()
    {
        mode(folder.path(), 0755);
        QDir(folder.path()).mkdir(QStringLiteral("ridgepoint"));
        mode(inside(), 0755);
        write("{\"version\": 1}");
    }
    QString inside() const { return folder.filePath(QStringLiteral("ridgepoint")); }
    QString file() const { return inside() + QStringLiteral("/policy.json"); }
    void write(const QByteArray &rules) const
    {
        QFile policy(file());
        if (!policy.open(QIODevice::WriteOnly) || policy.write(rules) != rules.size())
            qFatal("a test can't write");
        policy.close();
        mode(file(), 0644);
    }
    static void mode(const QString &path, mode_t bits)
    {
        if (::chmod(qPrintable(path), bits) != 0)
            qFatal("a test can't change a mode");
    }
    QTemporaryDir folder;
};

SitePolicy naming(const QByteArray &settings, const Learner &learner)
{
    return policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"), learner.account);
}

} // namespace

class TestPolicyReach : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { useEmbeddedContent(); }
    void aFileForRootAloneIsTold();
    void aClosedFolderIsTold();
    void whatOthersCanWriteIsTold();
    void groupsCount();
    void foldersAreJudged();
    void sessionsAreTheirLearners();
    void mendsGiveWhatIsMissing();
    void whatTheSystemOwnsStaysClosed();
    void atAKioskTheOwnerOfTheFolderCounts();
    void oneFolderForAllIsRemarked();
    void labsOfTheSiteAreJudged();
    void nobodyInParticularIsJudgedAsFarAsIsKnown();
    void theCommandJudgesForAnAccount();
};

void TestPolicyReach::aFileForRootAloneIsTold()
{
    const Site site;
    QVERIFY(!isNamed(placeFaults(site.file(), stranger()), site.file()));
    Site::mode(site.file(), 0600);
    QVERIFY(isTold(placeFaults(site.file(), stranger()), site.file(), "chmod o+r"));
    QVERIFY(isTold(placeFaults(site.file(), anyLearner()), site.file(), "chmod o+r"));
    // To root everything is open.
    Learner root = stranger();
    root.uid = 0u;
    QVERIFY(placeFaults(site.file(), root).isEmpty());
}

void TestPolicyReach::aClosedFolderIsTold()
{
    const Site site;
    Site::mode(site.inside(), 0700);
    QVERIFY(isTold(placeFaults(site.file(), stranger()), site.inside(), "chmod o+x"));
    Site::mode(site.inside(), 0755);
    QVERIFY(!isNamed(placeFaults(site.file(), stranger()), site.inside()));
}

void TestPolicyReach::whatOthersCanWriteIsTold()
{
    const Site site;
    Site::mode(site.file(), 0666);
    QVERIFY(isTold(placeFaults(site.file(), stranger()), site.file(), "chmod go-w"));
    Site::mode(site.file(), 0644);
    Site::mode(site.inside(), 0777);
    QVERIFY(isTold(placeFaults(site.file(), stranger()), site.inside(), "chmod go-w"));
    Learner owner = stranger();
    owner.uid = ::geteuid() == 0 ? 65534u : uint(::geteuid());
    if (::geteuid() == 0)
        QVERIFY(::chown(qPrintable(site.file()), 65534, gid_t(-1)) == 0);
    QVERIFY(isTold(placeFaults(site.file(), owner), site.file(), "chown root"));
    QVERIFY(isTold(placeFaults(site.file(), anyLearner()), site.file(), "chown root"));
}

void TestPolicyReach::groupsCount()
{
    const Site site;
    struct stat found = {};
    QVERIFY(::stat(qPrintable(site.file()), &found) == 0);
    const Learner member = stranger({found.st_gid});
    Site::mode(site.file(), 0640);
    QVERIFY(!isNamed(placeFaults(site.file(), member), site.file()));
    QVERIFY(isTold(placeFaults(site.file(), stranger()), site.file(), "chmod o+r"));
    Site::mode(site.file(), 0664);
    QVERIFY(isTold(placeFaults(site.file(), member), site.file(), "chmod go-w"));
    QVERIFY(!isNamed(placeFaults(site.file(), stranger()), site.file()));
}

void TestPolicyReach::foldersAreJudged()
{
    const Site site;
    const QString drop = site.folder.filePath(QStringLiteral("drop"));
    const SitePolicy policy = naming(", \"copy_to\": \"" + drop.toUtf8() + "\"", stranger());
    QVERIFY2(!policy.isFaulty(), "the test's own policy");
    QVERIFY(isTold(folderFaults(policy, stranger()), drop, "install -d -o root -g teachers -m 3753"));
    QVERIFY(QDir().mkdir(drop));
    Site::mode(drop, 0755);
    QVERIFY(isTold(folderFaults(policy, stranger()), drop, "chmod o+wx,+t"));
    const QByteArray exam =
        R"(, "exam": {"until": "2099-01-01T00:00:00Z", "folder": ")" + drop.toUtf8() + "/exam\"}";
    QVERIFY(isTold(folderFaults(naming(exam, stranger()), stranger()), drop + QStringLiteral("/exam"),
                   "install -d -o root -g root -m 1733"));
    Site::mode(drop, 01733);
    QCOMPARE(folderFaults(policy, stranger()), QStringList());
    // Whoever may write may take away what others have put there.
    Site::mode(drop, 0777);
    QVERIFY(isTold(folderFaults(policy, stranger()), drop, "chmod +t"));
    Site::mode(drop, 01733);
    Site::mode(site.folder.path(), 0700);
    QVERIFY(isTold(folderFaults(policy, stranger()), site.folder.path(), "chmod o+x"));
}

/// As the program refuses the session of another account, whoever may write to it.
void TestPolicyReach::sessionsAreTheirLearners()
{
    const Site site;
    const QString work = site.folder.filePath(QStringLiteral("ada"));
    const QByteArray rules = ", \"data_dir\": {\"fixed\": \"" + site.folder.path().toUtf8() + "/$USER\"}";
    const SitePolicy policy = naming(rules, stranger());
    QVERIFY(!policy.isFaulty() && policy.dataDir->value == work);
    QVERIFY(QDir().mkdir(work));
    Learner bob = stranger();
    bob.uid = 4711u; // what root owns, or nobody, is not refused
    if (::geteuid() == 0)
        QCOMPARE(::chown(qPrintable(work), *bob.uid, gid_t(-1)), 0);
    else
        bob.uid = ::geteuid();
    for (const mode_t mode : {0700, 01733, 0777}) {
        Site::mode(work, mode);
        const QStringList faults = folderFaults(policy, stranger());
        QVERIFY2(isTold(faults, work, "chown ada "), qPrintable(faults.join(QLatin1Char('\n'))));
        QVERIFY(std::none_of(faults.begin(), faults.end(), [](const QString &fault) {
            return fault.contains(QLatin1String("chmod 1733"));
        }));
    }
    Site::mode(work, 0700);
    QCOMPARE(folderFaults(policy, bob), QStringList());
    Site::mode(work, 0500);
    QVERIFY(isTold(folderFaults(policy, bob), work, "chmod u+wx"));
    Site::mode(work, 0700);
    // A session in it counts as the folder does.
    QFile ledger(work + QStringLiteral("/ledger.json"));
    QVERIFY(ledger.open(QIODevice::WriteOnly) && ledger.write("{}") == 2);
    ledger.close();
    if (::geteuid() == 0) {
        QCOMPARE(::chown(qPrintable(work), *stranger().uid, gid_t(-1)), 0);
        QCOMPARE(folderFaults(policy, stranger()), QStringList());
        QCOMPARE(::chown(qPrintable(ledger.fileName()), *bob.uid, gid_t(-1)), 0);
        QVERIFY(isTold(folderFaults(policy, stranger()), ledger.fileName(), "chown ada "));
    }
}

void TestPolicyReach::mendsGiveWhatIsMissing()
{
    const Site site;
    const QString drop = site.folder.filePath(QStringLiteral("drop"));
    const SitePolicy policy = naming(", \"copy_to\": \"" + drop.toUtf8() + "\"", stranger());
    QVERIFY(QDir().mkdir(drop));
    struct stat found = {};
    QVERIFY(::stat(qPrintable(drop), &found) == 0);
    // Of the class that counts for the account, as the kernel chooses it.
    Site::mode(drop, 0755);
    QVERIFY(isTold(folderFaults(policy, stranger({found.st_gid})), drop, "chmod g+wx /"));
    Site::mode(drop, 01755);
    QVERIFY(isTold(folderFaults(policy, stranger()), drop, "chmod o+wx /"));
    Site::mode(site.folder.path(), 0705);
    QVERIFY(isTold(folderFaults(policy, stranger({found.st_gid})), site.folder.path(), "chmod g+x /"));
}

void TestPolicyReach::whatTheSystemOwnsStaysClosed()
{
    struct stat found = {};
    if (::stat("/var/log", &found) != 0 || found.st_uid != 0 || (found.st_mode & S_IWOTH) != 0)
        QSKIP("/var/log is not as it is elsewhere");
    for (const Learner &learner : {stranger(), anyLearner()}) {
        const QStringList log =
            folderFaults(naming(R"(, "log": "/var/log/lab-of-ours.log")", learner), learner);
        QVERIFY2(isTold(log, QStringLiteral("/var/log"), "install -d -m 1733 /var/log/ridgepoint"),
                 qPrintable(log.join(QLatin1Char('\n'))));
        const QStringList drop = folderFaults(naming(R"(, "copy_to": "/var/log")", learner), learner);
        QVERIFY(isTold(drop, QStringLiteral("/var/log"), "install -d -o root -g teachers -m 3753"));
        for (const QString &fault : log + drop)
            QVERIFY2(!fault.contains(QLatin1String("chmod")), qPrintable(fault));
    }
    const QStringList session =
        folderFaults(naming(R"(, "data_dir": {"fixed": "/var/log/sessions-$USER"})", stranger()), stranger());
    QVERIFY(isTold(session, QStringLiteral("/var/log/sessions-ada"), "install -d -o ada -m 0700"));
}

void TestPolicyReach::atAKioskTheOwnerOfTheFolderCounts()
{
    if (::geteuid() == 0 && !learnerNamed(QStringLiteral("nobody")))
        QSKIP("there is no account nobody here");
    const Site site;
    const QString work = site.folder.filePath(QStringLiteral("kiosk"));
    QVERIFY(QDir().mkdir(work));
    if (::geteuid() == 0)
        QCOMPARE(::chown(qPrintable(work), learnerNamed(QStringLiteral("nobody"))->uid.value(), gid_t(-1)),
                 0);
    Site::mode(work, 0700);
    const QByteArray rules = ", \"data_dir\": {\"fixed\": \"" + work.toUtf8() + "\"}";
    QVERIFY(isNamed(folderFaults(naming(rules, anyLearner()), anyLearner()), work));
    const SitePolicy kiosk = naming(rules + ", \"kiosk\": true", anyLearner());
    QCOMPARE(folderFaults(kiosk, anyLearner()), QStringList());
    Site::mode(work, 0500);
    QVERIFY(isTold(folderFaults(kiosk, anyLearner()), work, "chmod u+wx"));
}

void TestPolicyReach::oneFolderForAllIsRemarked()
{
    const Site site;
    const QString folder = site.folder.path();
    const auto isRemarked = [&site](const QString &dataDir, const QByteArray &besides = {}) {
        site.write(R"({"version": 1, "data_dir": {"fixed": ")" + dataDir.toUtf8() + "\"}" + besides + "}");
        std::ostringstream out;
        std::ostringstream err;
        (void)runPolicy({QStringLiteral("check"), site.file()}, {}, out, err);
        return err.str().find("$USER") != std::string::npos;
    };
    QVERIFY(isRemarked(folder + QStringLiteral("/shared")));
    QVERIFY(!isRemarked(folder + QStringLiteral("/$USER")));
    QVERIFY(!isRemarked(folder + QStringLiteral("/${USER}/work")));
    QVERIFY(!isRemarked(QStringLiteral("~/work")));
    QVERIFY(!isRemarked(folder + QStringLiteral("/shared"), R"(, "kiosk": true)"));
}

void TestPolicyReach::labsOfTheSiteAreJudged()
{
    const Site site;
    const QString lab = site.inside() + QStringLiteral("/lab90.json");
    QFile file(lab);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{}") == 2);
    file.close();
    Site::mode(lab, 0644);
    const SitePolicy policy = naming(", \"content\": [\"" + site.inside().toUtf8() + "\"]", stranger());
    QVERIFY(!policy.isFaulty());
    const auto faults = [&policy](const Learner &learner) { return contentFaults(policy, learner); };
    // Above the folder of the test anyone may write, which is told of that alone.
    const auto isSound = [&](const Learner &learner) {
        return !isNamed(faults(learner), site.inside()) && !isNamed(faults(learner), lab);
    };
    QVERIFY(isSound(stranger()) && isSound(anyLearner()));
    Site::mode(site.inside(), 0777);
    QVERIFY(isTold(faults(stranger()), site.inside(), "chmod go-w"));
    QVERIFY(isTold(faults(anyLearner()), site.inside(), "chmod go-w"));
    Site::mode(site.inside(), 0711);
    QVERIFY(isTold(faults(anyLearner()), site.inside(), "chmod o+rx"));
    Site::mode(site.inside(), 0755);
    Site::mode(lab, 0600); // as `content new` leaves it
    QVERIFY(isTold(faults(stranger()), lab, "chmod o+r"));
    Site::mode(lab, 0666);
    QVERIFY(isTold(faults(anyLearner()), lab, "chmod go-w"));
    struct stat found = {};
    QVERIFY(::stat(qPrintable(site.inside()), &found) == 0);
    Learner owner = stranger();
    owner.uid = found.st_uid;
    // A teacher's are a teacher's.
    QCOMPARE(isTold(faults(owner), site.inside(), "chown root"), found.st_uid != 0);
    Learner root = stranger();
    root.uid = 0u;
    QVERIFY(faults(root).isEmpty());
}

void TestPolicyReach::nobodyInParticularIsJudgedAsFarAsIsKnown()
{
    const Site site;
    const QString work = site.folder.filePath(QStringLiteral("work"));
    const QByteArray rules = ", \"data_dir\": {\"fixed\": \"" + work.toUtf8() + "/$USER\"}";
    const SitePolicy policy = naming(rules, anyLearner());
    QVERIFY(!policy.isFaulty());
    QVERIFY(isTold(folderFaults(policy, anyLearner()), work, "install -d"));
    QVERIFY(QDir().mkdir(work));
    Site::mode(work, 0755);
    QCOMPARE(folderFaults(policy, anyLearner()), QStringList()); // each has a folder there, or will have
    // Of one it is known.
    QVERIFY(isTold(folderFaults(naming(rules, stranger()), stranger()), work, "chmod o+wx,+t"));
    Site::mode(work, 01733);
    QCOMPARE(folderFaults(naming(rules, stranger()), stranger()), QStringList());
    QCOMPARE(folderFaults(naming(R"(, "data_dir": {"preset": "~/lab"})", anyLearner()), anyLearner()),
             QStringList());
}

void TestPolicyReach::theCommandJudgesForAnAccount()
{
    if (!learnerNamed(QStringLiteral("nobody")))
        QSKIP("there is no account nobody here");
    const Site site;
    site.write(R"({"version": 1, "gates": "advisory"})");
    Site::mode(site.file(), 0600);
    std::ostringstream out;
    std::ostringstream err;
    const QStringList words{QStringLiteral("check"), QStringLiteral("--user"), QStringLiteral("nobody")};
    QCOMPARE(runPolicy(words, {site.folder.path()}, out, err), 3);
    QVERIFY2(err.str().find("chmod o+r") != std::string::npos, err.str().c_str());
    // What nobody can read has the strictest for its meaning.
    QVERIFY(nlohmann::json::parse(out.str()).at("gates") == "strict");
    out.str({});
    QCOMPARE(
        runPolicy({words.at(0), QStringLiteral("--user=no such account")}, {site.folder.path()}, out, err),
        3);
    QVERIFY(out.str().empty());
    QCOMPARE(runPolicy({words.at(0), QStringLiteral("--user")}, {site.folder.path()}, out, err), 2);
}

RP_GUILESS_TEST(TestPolicyReach)
} // namespace test_policy_reach
#include "test_policy_reach.moc"
