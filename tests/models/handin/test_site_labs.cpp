// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Labs of a site's own stand beside those of the program, take the place of none, and are graded.
#include "models/check/content_new.h"
#include "models/check/lab_loader.h"
#include "models/handin/grade_command.h"
#include "models/policy/policy_command.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/content/catalogue_fixture.h"
#include "tests/models/handin/forger.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace test_site_labs {
using namespace rp;
using namespace rp::test;
using nlohmann::json;

namespace {

QString put(const QTemporaryDir &folder, const char *name, const QByteArray &bytes)
{
    const QString path = folder.filePath(key(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("a test can't write");
    return path;
}

QByteArray labNamed(const char *id, const char *chapter)
{
    json lab = json::parse(newLab(QStringLiteral("lab.json")).toStdString());
    lab["id"] = id;
    lab["chapter"] = chapter;
    return QByteArray::fromStdString(lab.dump());
}

QString distrustTheirs(const QString &path)
{
    return path.endsWith(QLatin1String("theirs.json")) ? QStringLiteral("not ours") : QString();
}

} // namespace

class TestSiteLabs : public QObject
{
    Q_OBJECT
private slots:
    void standBesideTheOthers();
    void takeThePlaceOfNone();
    void whatIsFaultyIsLeftOut();
    void whatLearnersCouldWriteIsLeftOut();
    void aFolderThatCantBeListedIsSaid();
    void onesOwnMayReplaceThem();
    void handinsAreGraded();
    void thePolicyIsCheckedWithThem();

private:
    LabLibrary load(const QTemporaryDir &folder, QString (*distrust)(const QString &) = nullptr,
                    const QStringList &own = {}) const
    {
        return loadLabs(own, builtInVocabulary(m_catalogue), {{folder.path()}, distrust});
    }

    const Catalogue m_catalogue = builtInCatalogue();
};

void TestSiteLabs::standBesideTheOthers()
{
    const QTemporaryDir folder;
    put(folder, "ours.json", labNamed("ours", "9"));
    const LabLibrary library = load(folder);
    QVERIFY2(library.siteProblems.empty(),
             library.siteProblems.empty() ? "" : qPrintable(problemText(library.siteProblems.front())));
    QVERIFY(library.problems.empty() && library.replaced.isEmpty());
    QStringList ids;
    for (const LabContent &lab : library.labs)
        ids << lab.id;
    QCOMPARE(ids, (QStringList{key("lab07"), key("ours"), key("lab11")})); // in order
    QVERIFY(!library.lab(key("ours"))->origin.isEmpty());
}

void TestSiteLabs::takeThePlaceOfNone()
{
    const QTemporaryDir folder;
    put(folder, "a.json", labNamed("ours", "9"));
    put(folder, "b.json", labNamed("ours", "10"));
    put(folder, "c.json", labNamed("lab07", "12"));
    put(folder, "d.json", labNamed("lab12", "7"));
    const LabLibrary library = load(folder);
    QCOMPARE(library.siteProblems.size(), size_t(3));
    QCOMPARE(library.siteProblems[0].pointer, key("/id"));
    QVERIFY(library.siteProblems[0].file.endsWith(key("b.json")));
    QVERIFY(library.siteProblems[1].file.endsWith(key("c.json")));
    QCOMPARE(library.siteProblems[2].pointer, key("/chapter"));
    QCOMPARE(library.labs.size(), loadLabs().labs.size() + 1);
    QVERIFY(library.lab(key("lab07"))->origin.isEmpty());
    QCOMPARE(library.lab(key("ours"))->chapter, key("9"));
}

void TestSiteLabs::whatIsFaultyIsLeftOut()
{
    const QTemporaryDir folder;
    put(folder, "bad.json", "{");
    put(folder, "good.json", labNamed("ours", "9"));
    QCOMPARE(::mkfifo(qPrintable(folder.filePath(key("pipe.json"))), 0600), 0);
    QVERIFY(QFile::link(key("/dev/zero"), folder.filePath(key("zero.json"))));
    const LabLibrary library = loadLabs({}, builtInVocabulary(m_catalogue),
                                        {{folder.filePath(key("none")), folder.path()}, nullptr});
    QVERIFY(library.lab(key("ours")));
    QVERIFY(library.siteProblems.size() >= 2);
    QVERIFY(library.siteProblems[0].file.endsWith(key("none")));
    QVERIFY(library.siteProblems[1].file.endsWith(key("bad.json")));
    QVERIFY(library.problems.empty());
}

void TestSiteLabs::whatLearnersCouldWriteIsLeftOut()
{
    const QTemporaryDir folder;
    put(folder, "theirs.json", labNamed("theirs", "9"));
    put(folder, "ours.json", labNamed("ours", "10"));
    const LabLibrary library = load(folder, distrustTheirs);
    QVERIFY(library.lab(key("ours")) && !library.lab(key("theirs")));
    QCOMPARE(library.siteProblems.size(), size_t(1));
    QCOMPARE(library.siteProblems[0].reason, key("not ours"));
    QVERIFY(load(folder).lab(key("theirs")));
}

void TestSiteLabs::aFolderThatCantBeListedIsSaid()
{
    const QTemporaryDir folder;
    put(folder, "ours.json", labNamed("ours", "9"));
    QCOMPARE(::chmod(qPrintable(folder.path()), 0000), 0);
    // Root lists all folders, so it goes into a process of its own as somebody else.
    const pid_t child = ::fork();
    if (child == 0) {
        const bool isOther = ::geteuid() != 0 || ::setuid(65534) == 0;
        ::_exit(isOther && load(folder).siteProblems.size() == 1 ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QCOMPARE(::chmod(qPrintable(folder.path()), 0700), 0);
    QVERIFY(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

void TestSiteLabs::onesOwnMayReplaceThem()
{
    const QTemporaryDir site;
    const QTemporaryDir own;
    put(site, "ours.json", labNamed("ours", "9"));
    json next = json::parse(labNamed("ours", "9").toStdString());
    next["title"] = "The next one";
    put(own, "ours.json", QByteArray::fromStdString(next.dump()));
    const LabLibrary library = load(site, nullptr, {own.path()});
    QCOMPARE(library.lab(key("ours"))->title, key("The next one"));
    QVERIFY(library.problems.empty() && library.siteProblems.empty());
}

void TestSiteLabs::handinsAreGraded()
{
    const QTemporaryDir folder;
    const QTemporaryDir work;
    put(folder, "ours.json", labNamed("ours", "9"));
    const LabLibrary library = load(folder);
    QVERIFY(library.lab(key("ours")));
    Ledger ledger;
    LabSession session(*library.lab(key("ours")), ledger);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.commitPrediction(act1, key("share"), key("quarter")) == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.skipDiscoveries(act1) == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.advance() == Refusal::None);
    QVERIFY(session.answerReflection(act1, key("check"), key("fewer")) == Refusal::None);
    session.advance();
    QVERIFY(session.isLabDone());

    const LedgerReading reading = readLedger(ledger.toJson(), key("ledger.json"));
    QVERIFY(reading.state == LedgerReading::State::Good);
    const QString file = put(work, "ada.json", writeHandin(handinOf(reading.document, key("Ada"), key("1"))));
    std::ostringstream known;
    std::ostringstream unknown;
    std::ostringstream err;
    QCOMPARE(runGrade({file}, known, err, {folder.path()}), 0);
    QVERIFY2(err.str().empty(), err.str().c_str());
    runGrade({file}, unknown, err);
    QVERIFY2(known.str().find("--content") == std::string::npos, known.str().c_str());
    QVERIFY2(unknown.str().find("--content") != std::string::npos, unknown.str().c_str());
    // A fault of the site's is said, and keeps nobody from grading.
    put(folder, "bad.json", "{");
    QCOMPARE(runGrade({file}, known, err, {folder.path()}), 0);
    QVERIFY2(err.str().find("bad.json") != std::string::npos, err.str().c_str());
}

void TestSiteLabs::thePolicyIsCheckedWithThem()
{
    const QTemporaryDir folder;
    const QString policy =
        put(folder, "policy.json",
            "{\"version\": 1, \"labs\": [\"ours\"], \"content\": [\"" + folder.path().toUtf8() + "/labs\"]}");
    OfferedLabs labs{{key("lab07"), key("ours")}, {}};
    const auto check = [&](std::ostringstream &err) {
        std::ostringstream out;
        return runPolicy({key("check"), policy}, {}, out, err, [&labs](const SitePolicy &site) {
            return site.content.size() == 1 ? labs : OfferedLabs();
        });
    };
    std::ostringstream good;
    QCOMPARE(check(good), 0);
    QVERIFY2(good.str().find("ours") == std::string::npos, good.str().c_str()); // it is there
    labs.ids.removeLast();
    std::ostringstream unknown;
    QCOMPARE(check(unknown), 0);
    QVERIFY2(unknown.str().find("lab ours") != std::string::npos, unknown.str().c_str());
    QVERIFY2(unknown.str().find("--content") == std::string::npos, unknown.str().c_str()); // of the window
    labs.ids << key("ours");
    labs.faults.push_back({key("bad.json"), {}, key("it is bad")});
    std::ostringstream bad;
    QCOMPARE(check(bad), 3);
    QVERIFY2(bad.str().find("bad.json") != std::string::npos, bad.str().c_str());
}

RP_TEST(TestSiteLabs)
} // namespace test_site_labs
#include "test_site_labs.moc"
