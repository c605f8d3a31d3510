// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a site decides, and that nothing of it can be loosened by a fault, the learner or the environment.
#include "models/json/embedded_content.h"
#include "models/policy/policy_command.h"
#include "models/policy/policy_place.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test_site_policy {
using namespace rp;

namespace {

const Account ada{QStringLiteral("ada"), QStringLiteral("/home/ada")};

SitePolicy read(const QByteArray &bytes)
{
    return policyFrom(bytes, QStringLiteral("policy.json"), ada);
}

/// Everything that loosens, with `rest` behind it.
QByteArray loose(const QByteArray &rest)
{
    return R"({"version": 1, "gates": "advisory", "presenter": true, "copy_to": "/srv/work")" + rest + "}";
}

bool isStrictest(const SitePolicy &policy)
{
    return policy.isFaulty() && !policy.areGatesAdvisory && !policy.isPresenterAllowed &&
           policy.copyTo.isEmpty() && policy.examAt(QDateTime::currentDateTimeUtc()) &&
           policy.exports == QStringList() && !policyFaultText(policy).isEmpty();
}

QString putPolicy(const QString &folder, const QByteArray &bytes)
{
    const QString path = folder + QStringLiteral("/ridgepoint/policy.json");
    QFile file(path);
    if (!QDir(folder).mkpath(QStringLiteral("ridgepoint")) || !file.open(QIODevice::WriteOnly) ||
        file.write(bytes) != bytes.size())
        qFatal("a test can't write");
    return path;
}

/// As an account that is no administrator's; root goes into a process of its own for it.
bool isTrustedByLearners(const QString &path)
{
    if (::geteuid() != 0)
        return authorityFault(path).isEmpty();
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(::setuid(65534) != 0 ? 2 : authorityFault(path).isEmpty() ? 0 : 1);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/// Sets a variable, and sets it back.
class Variable
{
public:
    Variable(const char *name, const QByteArray &value)
        : m_name(name)
        , m_before(qgetenv(name))
    {
        qputenv(name, value);
    }
    ~Variable() { m_before.isNull() ? qunsetenv(m_name) : qputenv(m_name, m_before); }
    Q_DISABLE_COPY_MOVE(Variable)

private:
    const char *m_name;
    QByteArray m_before;
};

} // namespace

class TestSitePolicy : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { useEmbeddedContent(); }
    void withoutSettingsItIsTheProgramAsItIs();
    void everySettingIsRead();
    void aFaultLoosensNothing_data();
    void aFaultLoosensNothing();
    void whatCantBeReadLoosensNothing();
    void whatNarrowsHoldsBesideAFault();
    void foldersAreOfTheAccount_data();
    void foldersAreOfTheAccount();
    void copiesMayGoIntoTheWeb();
    void theAccountIsNotOfTheEnvironment();
    void theFirstOneWins();
    void whatCantBeReachedIsThere();
    void theLearnersFolderIsNotLookedIn();
    void noEnvironmentLeadsPastTheFixedPlace();
    void whatTheLearnerCouldWriteSaysNothing();
    void theCommandSaysWhatFollows();
    void theCommandRefusesAWrongLine();
};

void TestSitePolicy::withoutSettingsItIsTheProgramAsItIs()
{
    const SitePolicy none;
    const SitePolicy empty = read(R"({"version": 1})");
    QVERIFY(!none.isThere() && !none.isFaulty() && empty.isThere() && !empty.isFaulty());
    QCOMPARE(policyJson(empty), policyJson(none));
    QCOMPARE(policyJson(none), QByteArray(R"({"gates":"strict","presenter":true})"));
}

void TestSitePolicy::everySettingIsRead()
{
    const SitePolicy policy = read(R"({"version": 1, "language": {"fixed": "es"}, "theme": {"preset": "dark"},
        "text_scale": {"preset": 125}, "data_dir": {"fixed": "/srv/$USER"}, "labs": ["lab11", "lab07"],
        "gates": "advisory", "presenter": false, "copy_to": "~/out", "content": ["/srv/labs", "~/$USER"]})");
    QVERIFY2(!policy.isFaulty(), qPrintable(policyFaultText(policy)));
    QVERIFY((policy.language == SiteChoice<QString>{QStringLiteral("es"), true}));
    QVERIFY((policy.theme == SiteChoice<QString>{QStringLiteral("dark"), false}));
    QVERIFY(policy.textPercent == 125);
    QVERIFY((policy.dataDir == SiteChoice<QString>{QStringLiteral("/srv/ada"), true}));
    QCOMPARE(policy.labs, QStringList({QStringLiteral("lab11"), QStringLiteral("lab07")}));
    QCOMPARE(policy.content, QStringList({QStringLiteral("/srv/labs"), QStringLiteral("/home/ada/ada")}));
    QVERIFY(nlohmann::json::parse(policyJson(policy).toStdString())["content"].size() == 2);
    QVERIFY(policy.areGatesAdvisory);
    QVERIFY(!policy.isPresenterAllowed);
    QCOMPARE(policy.copyTo, QStringLiteral("/home/ada/out"));
}

void TestSitePolicy::aFaultLoosensNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray whole = loose("");
    QVERIFY(read(whole).areGatesAdvisory && read(whole).isPresenterAllowed); // else the rows show nothing
    const std::pair<const char *, const char *> rests[] = {
        {"unknown setting", R"(, "gate": "advisory")"},
        {"unknown theme", R"(, "theme": {"fixed": "pink"})"},
        {"fixed and preset", R"(, "theme": {"fixed": "dark", "preset": "dark"})"},
        {"neither", R"(, "theme": {})"},
        {"no choice", R"(, "language": "es")"},
        {"unknown language", R"(, "language": {"fixed": "tlh"})"},
        {"fixed text size", R"(, "text_scale": {"fixed": 125})"},
        {"text size", R"(, "text_scale": {"preset": 1000})"},
        {"no labs", R"(, "labs": [])"},
        {"a lab twice", R"(, "labs": ["lab07", "lab07"])"},
        {"no lab", R"(, "labs": ["../lab07"])"},
        {"given twice", R"(, "gates": "advisory")"},
        {"relative folder", R"(, "data_dir": {"fixed": "work"})"},
        {"relative folder of labs", R"(, "content": ["labs"])"},
        {"labs in the web", R"(, "content": ["/srv/labs", "https://example.org/labs"])"},
        {"no folder of labs", R"(, "content": [])"},
        {"a folder of labs alone", R"(, "content": "/srv/labs")"},
        {"other variable", R"(, "data_dir": {"fixed": "$HOME/work"})"},
    };
    for (const auto &[name, rest] : rests)
        QTest::newRow(name) << loose(rest);
    QTest::newRow("cut") << whole.left(whole.size() - 1);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("list") << QByteArray("[" + whole + "]");
    QTest::newRow("comment") << QByteArray("// ours\n" + whole);
    QTest::newRow("newer version") << QByteArray(whole).replace("\"version\": 1", "\"version\": 2");
    QTest::newRow("no version") << QByteArray(whole).replace("\"version\": 1, ", "");
    for (const char *address :
         {"http://dav.example.org/work", "ftp://dav.example.org/work", "https://ada:secret@dav.example.org/",
          "https://", "https://dav.example.org/?a", "https://dav.example.org/$HOME"})
        QTest::newRow(address) << QByteArray(whole).replace("/srv/work", address);
    QTest::newRow("password of nobody") << loose(R"(, "copy_password_file": "/srv/password")");
    QTest::newRow("password in the web") << loose(R"(, "copy_password_file": "https://dav.example.org/p")");
    QTest::newRow("gates") << QByteArray(whole).replace("advisory", "open");
    QTest::newRow("deep") << loose(", \"labs\": " + QByteArray(100000, '[') + QByteArray(100000, ']'));
    QTest::newRow("long") << loose(", \"note\": \"" + QByteArray(300000, 'x') + "\"");
    QTest::newRow("no UTF-8") << loose(", \"note\": \"\xff\"");
}

void TestSitePolicy::aFaultLoosensNothing()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(isStrictest(read(bytes)));
}

void TestSitePolicy::whatCantBeReadLoosensNothing()
{
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    for (const QString &path : {pipe, folder.path(), folder.filePath(QStringLiteral("none")),
                                QStringLiteral("/dev/zero"), QStringLiteral("/proc/self/mem")}) {
        const SitePolicy policy = readPolicy(path, ada);
        QVERIFY2(policy.isThere() && isStrictest(policy), qPrintable(path));
        QVERIFY(policyFaultText(policy).contains(path));
    }
}

/// A slip in the colours must not offer labs that the site has left out, nor keep the work elsewhere.
void TestSitePolicy::whatNarrowsHoldsBesideAFault()
{
    const SitePolicy policy = read(loose(R"(, "theme": {"fixed": "pink"}, "labs": ["lab11"],
        "language": {"fixed": "ar"}, "data_dir": {"fixed": "/srv/$USER"})"));
    QVERIFY(isStrictest(policy));
    QCOMPARE(policy.faults.front().pointer, QStringLiteral("/theme/fixed"));
    QVERIFY(!policy.theme);
    QCOMPARE(policy.labs, QStringList(QStringLiteral("lab11")));
    QVERIFY(policy.language && policy.language->isFixed);
    QCOMPARE(policy.dataDir->value, QStringLiteral("/srv/ada"));
}

void TestSitePolicy::foldersAreOfTheAccount_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    const std::pair<const char *, const char *> rows[] = {{"/srv/work", "/srv/work"},
                                                          {"/srv//a/../b/", "/srv/b"},
                                                          {"~", "/home/ada"},
                                                          {"~/work", "/home/ada/work"},
                                                          {"/srv/$USER", "/srv/ada"},
                                                          {"/srv/${USER}.d", "/srv/ada.d"},
                                                          {"~bob/work", ""},
                                                          {"work", ""},
                                                          {"", ""},
                                                          {"$HOME/work", ""},
                                                          {"/srv/$USERNAME", ""},
                                                          {"/srv/$USER_work", ""},
                                                          {"/srv/$USER-$USER", "/srv/ada-ada"},
                                                          {"$(id)", ""},
                                                          {"file:///srv", ""},
                                                          {"davs://host/work", ""}};
    for (const auto &[text, path] : rows)
        QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(path);
}

void TestSitePolicy::foldersAreOfTheAccount()
{
    QFETCH(QString, text);
    QFETCH(QString, path);
    const PolicyFolder folder = policyFolder(text, ada);
    QCOMPARE(folder.path, path);
    QCOMPARE(folder.reason.isEmpty(), !path.isEmpty());
    // No name leads out of its folder, and none is made up.
    for (const char *name : {"", "..", "a/b"}) {
        if (text.contains(QLatin1String("USER")))
            QVERIFY(policyFolder(text, {QString::fromLatin1(name), ada.home}).path.isEmpty());
    }
    if (text.startsWith(QLatin1Char('~')))
        QVERIFY(policyFolder(text, {ada.name, QString()}).path.isEmpty());
}

void TestSitePolicy::copiesMayGoIntoTheWeb()
{
    const SitePolicy site = read(R"({"version": 1, "copy_to": "https://$USER@dav.example.org/in/${USER}/",
                                     "copy_password_file": "~/.password"})");
    QVERIFY2(!site.isFaulty(), qPrintable(policyFaultText(site)));
    QCOMPARE(site.copyTo, QStringLiteral("https://dav.example.org/in/ada/"));
    QCOMPARE(site.copyUser, QStringLiteral("ada"));
    QCOMPARE(site.copyPasswordFile, QStringLiteral("/home/ada/.password"));
    const auto shown = nlohmann::json::parse(policyJson(site).toStdString());
    QVERIFY(shown["copy_user"] == "ada" && shown["copy_password_file"] == "/home/ada/.password");
    // A name is a name, whatever letters it has.
    const PolicyPlaceToCopy odd = policyPlaceToCopy(QStringLiteral("https://$USER@dav.example.org/$USER"),
                                                    {QStringLiteral("a@b:c?d#e"), QString()});
    QCOMPARE(odd.reason, QString());
    QCOMPARE(odd.user, QStringLiteral("a@b:c?d#e"));
    QCOMPARE(odd.place, QStringLiteral("https://dav.example.org/a%40b%3Ac%3Fd%23e"));
    // Beside a fault nothing is sent anywhere.
    const SitePolicy faulty = read(R"({"version": 1, "gate": 1, "copy_to": "https://dav.example.org/in"})");
    QVERIFY(faulty.isFaulty() && faulty.copyTo.isEmpty());
}

void TestSitePolicy::theAccountIsNotOfTheEnvironment()
{
    const Account before = currentAccount();
    const Variable home("HOME", "/elsewhere");
    const Variable user("USER", "somebody");
    QCOMPARE(currentAccount().home, before.home);
    QCOMPARE(currentAccount().name, before.name);
}

void TestSitePolicy::theFirstOneWins()
{
    const QTemporaryDir first;
    const QTemporaryDir second;
    QCOMPARE(findPolicy({first.path(), second.path()}), QString());
    QCOMPARE(findPolicy({}), QString());
    const QString later = putPolicy(second.path(), "{}");
    QCOMPARE(findPolicy({first.path(), second.path()}), later);
    const QString earlier = putPolicy(first.path(), "nonsense");
    QCOMPARE(findPolicy({first.path(), second.path()}), earlier);
    QVERIFY(isStrictest(policyInForce({first.path(), second.path()})));
}

void TestSitePolicy::whatCantBeReachedIsThere()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("ridgepoint")));
    const QString path = folder.filePath(QStringLiteral("ridgepoint/policy.json"));
    QVERIFY(QFile::link(QStringLiteral("/nowhere"), path));
    QVERIFY(isStrictest(policyInForce({folder.path()})));
    QVERIFY(QFile::remove(path) && QDir(folder.path()).mkdir(QStringLiteral("ridgepoint/policy.json")));
    QVERIFY(isStrictest(policyInForce({folder.path()})));
}

void TestSitePolicy::theLearnersFolderIsNotLookedIn()
{
    const QTemporaryDir own;
    const QTemporaryDir site;
    putPolicy(own.path(), loose(""));
    const Variable config("XDG_CONFIG_HOME", own.path().toLocal8Bit());
    const Variable dirs("XDG_CONFIG_DIRS", site.path().toLocal8Bit());
    const QStringList folders = policyFolders();
    QVERIFY(!folders.contains(own.path()));
    QVERIFY(folders.contains(site.path()));
    QCOMPARE(findPolicy({folders.back()}), QString());
}

void TestSitePolicy::noEnvironmentLeadsPastTheFixedPlace()
{
    for (const char *value : {"", "/nowhere", "relative", "/nowhere:/etc/xdg"}) {
        const Variable dirs("XDG_CONFIG_DIRS", value);
        QCOMPARE(policyFolders().front(), QStringLiteral("/etc/xdg"));
        const Variable config("XDG_CONFIG_HOME", "/etc/xdg"); // else taken for the learner's own
        QCOMPARE(policyFolders().front(), QStringLiteral("/etc/xdg"));
    }
}

void TestSitePolicy::whatTheLearnerCouldWriteSaysNothing()
{
    QVERIFY(isTrustedByLearners(QStringLiteral("/etc/passwd")));
    const QTemporaryDir folder;
    const QString path = putPolicy(folder.path(), loose(""));
    QVERIFY(QFile::setPermissions(folder.path(),
                                  QFile::permissions(folder.path()) | QFile::ReadOther | QFile::ExeOther));
    // Not left to the folder of temporary files, which need not be everybody's.
    QVERIFY(::geteuid() != 0 || ::chown(qPrintable(QFileInfo(path).path()), 65534, gid_t(-1)) == 0);
    QVERIFY(!isTrustedByLearners(path));
    if (::geteuid() != 0)
        QVERIFY(isStrictest(policyInForce({folder.path()})));
    // A link that the learner made, to a file of the administrator's.
    QVERIFY(QFile::remove(path) && QFile::link(QStringLiteral("/etc/passwd"), path));
    QVERIFY(!isTrustedByLearners(path));
}

void TestSitePolicy::theCommandSaysWhatFollows()
{
    const QTemporaryDir folder;
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runPolicy({QStringLiteral("check")}, {folder.path()}, out, err), 0);
    QVERIFY(out.str().size() > 10 && err.str().empty());

    const QString good = putPolicy(folder.path(), R"({"version": 1, "labs": ["lab11"]})");
    out.str({});
    QCOMPARE(runPolicy({QStringLiteral("check"), good}, {}, out, err), 0);
    QVERIFY(nlohmann::json::parse(out.str()).at("labs").at(0) == "lab11");
    // What is no fault, and yet seldom meant.
    const QString odd = putPolicy(
        folder.path(), R"({"version": 1, "labs": ["lab7"], "exam": {"until": "2025-12-01T12:00:00Z"}})");
    err.str({});
    QCOMPARE(runPolicy({QStringLiteral("check"), odd}, {}, out, err), 0);
    QVERIFY2(err.str().find("lab7;") != std::string::npos, err.str().c_str());
    QVERIFY2(err.str().find("2025-12-01T12:00:00Z") != std::string::npos, err.str().c_str());
    const QString timeless =
        putPolicy(folder.path(), R"({"version": 1, "exam": {"until": "2026-12-01T12:00:00"}})");
    err.str({});
    QCOMPARE(runPolicy({QStringLiteral("check"), timeless}, {}, out, err), 3);
    QVERIFY2(err.str().find("+01:00") != std::string::npos, err.str().c_str()); // what to write

    const QString bad = putPolicy(folder.path(), loose(R"(, "gate": 1, "theme": {"fixed": "pink"})"));
    out.str({});
    err.str({});
    QCOMPARE(runPolicy({QStringLiteral("check"), bad}, {}, out, err), 3);
    QCOMPARE(nlohmann::json::parse(out.str()).at("presenter").get<bool>(), false);
    QVERIFY2(err.str().find("/theme/fixed") != std::string::npos, err.str().c_str());
    QVERIFY2(err.str().find("gate") != std::string::npos, err.str().c_str());
    QCOMPARE(runPolicy({QStringLiteral("check")}, {folder.path()}, out, err), 3);
    QCOMPARE(runPolicy({QStringLiteral("check"), QStringLiteral("/nowhere.json")}, {}, out, err), 3);
}

void TestSitePolicy::theCommandRefusesAWrongLine()
{
    for (const char *line : {"", "show", "check a b", "check --all", "check "}) {
        std::ostringstream out;
        std::ostringstream err;
        const QString text = QString::fromLatin1(line);
        const QStringList words = text.isEmpty() ? QStringList() : text.split(QLatin1Char(' '));
        QCOMPARE(runPolicy(words, {}, out, err), 2);
        QVERIFY(out.str().empty() && !err.str().empty());
    }
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runPolicy({QStringLiteral("--help")}, policyFolders(), out, err), 0);
    QVERIFY(out.str().find("/etc/xdg/ridgepoint/policy.json") != std::string::npos);
}

RP_GUILESS_TEST(TestSitePolicy)
} // namespace test_site_policy
#include "test_site_policy.moc"
