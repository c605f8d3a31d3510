// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// By what an exam is judged besides the clock of the computer, and how its sessions are told apart.
#include "models/json/embedded_content.h"
#include "models/policy/exam_clock.h"
#include "models/policy/exam_record.h"
#include "models/policy/policy_place.h"
#include "models/policy/policy_watch.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace test_exam_witness {

using namespace rp;

namespace {

SitePolicy read(const QByteArray &settings)
{
    return policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"),
                      {QStringLiteral("ada"), QStringLiteral("/srv/ada")});
}

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

class TestExamWitness : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { useEmbeddedContent(); }
    void theFolderIsRead();
    void theEarliestClockCounts();
    void aFolderTellsItsTime();
    void sessionsAreTold();
    void whatLiesInTheWayIsSaid();
    void aReplacedPolicyIsNoticed();
    void theStateFolderIsTheAccounts();
};

void TestExamWitness::theFolderIsRead()
{
    const QByteArray until = R"("until": "2999-12-01T12:00:00+01:00")";
    const SitePolicy named = read(", \"exam\": {" + until + R"(, "folder": "~/exam"}, "copy_to": "/srv/in")");
    QVERIFY2(!named.isFaulty(), qPrintable(policyFaultText(named)));
    QCOMPARE(named.examPlace(), QStringLiteral("/srv/ada/exam"));
    QVERIFY(nlohmann::json::parse(policyJson(named).toStdString()).at("exam").at("folder") ==
            "/srv/ada/exam");
    QCOMPARE(read(", \"exam\": {" + until + R"(}, "copy_to": "/srv/in")").examPlace(),
             QStringLiteral("/srv/in"));
    QCOMPARE(read(", \"exam\": {" + until + R"(}, "copy_to": "https://dav.example.org/in")").examPlace(),
             QString());
    // A slip in the folder leaves no exam open.
    const SitePolicy faulty = read(", \"exam\": {" + until + R"(, "folder": "exam"})");
    QVERIFY(faulty.isFaulty() && faulty.examAt(QDateTime::currentDateTimeUtc()));
}

void TestExamWitness::theEarliestClockCounts()
{
    const QDateTime noon = releaseTime().addDays(100);
    QCOMPARE(earliestTime(noon, noon), noon);
    QCOMPARE(earliestTime(noon.addSecs(3600), noon), noon); // a library fakes it
    QCOMPARE(earliestTime(noon, noon, noon.addSecs(-3600)), noon.addSecs(-3600));
    QCOMPARE(earliestTime(noon, noon, noon.addSecs(-clockTolerance_s)), noon);
    QCOMPARE(earliestTime(noon, noon, noon.addSecs(3600)), noon);
    // A clock before the release has no battery, or was set: then no exam is over.
    QVERIFY(releaseTime().isValid());
    QVERIFY(earliestTime(releaseTime().addSecs(-1), noon) < releaseTime().addYears(-1));
    QVERIFY(std::abs(kernelTime().msecsTo(QDateTime::currentDateTimeUtc())) < 60'000);
}

void TestExamWitness::aFolderTellsItsTime()
{
    const QTemporaryDir folder;
    const auto time = timeOfFolder(folder.path(), std::chrono::seconds(60));
    QVERIFY(time && std::abs(time->secsTo(QDateTime::currentDateTimeUtc())) < clockTolerance_s);
    QVERIFY(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty()); // nothing is left there
    QVERIFY(!timeOfFolder(folder.filePath(QStringLiteral("gone")), std::chrono::seconds(60)));
}

void TestExamWitness::sessionsAreTold()
{
    const QTemporaryDir folder;
    const Exam exam{examTime(QStringLiteral("2026-12-01T12:00:00+01:00"))};
    const QString name = examRecordName(exam, QStringLiteral("a/../da"));
    QVERIFY2(!name.contains(QLatin1Char('/')) && name.contains(QLatin1String("20261201T110000Z")),
             qPrintable(name));
    const ExamClaim one = ownClaim(QStringLiteral("one"), QStringLiteral("/a"));
    const ExamClaim other = ownClaim(QStringLiteral("other"), QStringLiteral("/b"));
    ExamRecord found = claimExam(folder.path(), name, one);
    QVERIFY2(found.problem.isEmpty(), qPrintable(found.problem));
    QVERIFY(found.claims.empty() && !found.hadOwn);
    found = claimExam(folder.path(), name, ownClaim(QStringLiteral("one"), QStringLiteral("/a")));
    QVERIFY(found.hadOwn && found.claims.size() == 1);
    found = claimExam(folder.path(), name, other);
    QVERIFY(!found.hadOwn && found.claims.size() == 1 && found.claims.front() == one);
    found = claimExam(folder.path(), name, one);
    QCOMPARE(found.claims.size(), size_t(2));
    // An edited line is none, and the own one is written again.
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(!(file.permissions() & (QFile::ReadOther | QFile::WriteOther)));
    file.close();
    QVERIFY(write(folder.filePath(name), QByteArray(bytes).replace("\"/a\"", "\"/c\"")));
    found = claimExam(folder.path(), name, one);
    QVERIFY(!found.hadOwn && found.claims.size() == 1 && found.claims.front() == other);
    QVERIFY(claimExam(folder.path(), name, one).hadOwn);
}

void TestExamWitness::whatLiesInTheWayIsSaid()
{
    const QTemporaryDir folder;
    const ExamClaim own = ownClaim(QStringLiteral("one"), QStringLiteral("/a"));
    const QString target = folder.filePath(QStringLiteral("target"));
    QVERIFY(QFile::link(target, folder.filePath(QStringLiteral("link"))));
    QVERIFY(!claimExam(folder.path(), QStringLiteral("link"), own).problem.isEmpty());
    QVERIFY(!QFile::exists(target));
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder")));
    QVERIFY(!claimExam(folder.path(), QStringLiteral("folder"), own).problem.isEmpty());
    QVERIFY(!claimExam(folder.filePath(QStringLiteral("gone")), QStringLiteral("x"), own).problem.isEmpty());
    if (::geteuid() != 0)
        return;
    // In a folder that all can write to, someone else's may be there first.
    QVERIFY(write(folder.filePath(QStringLiteral("planted")), "x"));
    QVERIFY(::chown(QFile::encodeName(folder.filePath(QStringLiteral("planted"))).constData(), 12345,
                    12345) == 0);
    QVERIFY(!claimExam(folder.path(), QStringLiteral("planted"), own).problem.isEmpty());
}

void TestExamWitness::aReplacedPolicyIsNoticed()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ridgepoint/policy.json"));
    PolicyWatch watch({folder.path()});
    const QSignalSpy changed(&watch, &PolicyWatch::changed);
    constexpr int patience_ms = 60'000;
    // Made with its folder, written over, and renamed into place, which ends a watch on the file.
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("ridgepoint")) && write(path, "{}"));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, patience_ms);
    QVERIFY(write(path, "{\"version\": 1}"));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 2, patience_ms);
    for (int i = 3; i < 5; ++i) {
        const QString next = folder.filePath(QStringLiteral("next%1").arg(i));
        QVERIFY(write(next, "{\"version\": 1, \"gates\": \"strict\"}"));
        QVERIFY(::rename(QFile::encodeName(next).constData(), QFile::encodeName(path).constData()) == 0);
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), i, patience_ms);
    }
    QVERIFY(QFile::remove(path));
    QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 5, patience_ms);
}

void TestExamWitness::theStateFolderIsTheAccounts()
{
    const QByteArray home = qgetenv("HOME");
    const QByteArray named = qgetenv("XDG_STATE_HOME");
    qputenv("HOME", "/elsewhere");
    qputenv("XDG_STATE_HOME", "/tmp/state/");
    const QString free = stateFolder({});
    const QString ruled = stateFolder(read(""));
    qputenv("XDG_STATE_HOME", "relative");
    const QString usual = stateFolder({});
    home.isNull() ? qunsetenv("HOME") : qputenv("HOME", home);
    named.isNull() ? qunsetenv("XDG_STATE_HOME") : qputenv("XDG_STATE_HOME", named);
    QCOMPARE(free, QStringLiteral("/tmp/state/ridgepoint"));
    QCOMPARE(usual, QStringLiteral("/elsewhere/.local/state/ridgepoint"));
    // Under rules of a site no variable says where it is.
    QCOMPARE(ruled, currentAccount().home + QStringLiteral("/.local/state/ridgepoint"));
}

RP_GUILESS_TEST(TestExamWitness)

} // namespace test_exam_witness
#include "test_exam_witness.moc"
