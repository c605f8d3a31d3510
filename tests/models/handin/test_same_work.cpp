// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several files of one learner are one work, and those of several learners are not.
#include "models/handin/grade_command.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/handin_command.h"
#include "models/handin/same_work.h"
#include "models/handin/signs.h"
#include "models/session/ledger.h"
#include "models/store/session_note.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

namespace test_same_work {

using namespace rp;
using nlohmann::json;

namespace {

using Kind = WorkPlace::Kind;

/// A file of `entries` things done, on a way of its own from `fork` on.
WorkMark marked(const char *session, int entries, int fork = 0)
{
    WorkMark mark;
    mark.session = QLatin1String(session);
    mark.madeAt = QStringLiteral("2026-11-22T10:00:00.000Z");
    mark.done = entries;
    for (int i = 0; i < entries; ++i)
        mark.digests.push_back(std::uint32_t(fork > 0 && i >= fork ? 1000 + i : i));
    return mark;
}

WorkMark of(WorkMark mark, const char *name, const char *number, const char *account = "")
{
    mark.name = QLatin1String(name);
    mark.number = QLatin1String(number);
    mark.account = QLatin1String(account);
    return mark;
}

std::vector<int> kindsOf(const std::vector<WorkMark> &marks)
{
    std::vector<int> kinds;
    for (const WorkPlace &place : settleWork(marks))
        kinds.push_back(int(place.kind));
    return kinds;
}

void note(LedgerDocument &work, const QString &item, const QString &option)
{
    std::optional<CommitEntry> made = newNote(work.log, item, option);
    QVERIFY(made);
    made->at = QStringLiteral("2026-11-23T10:00:00.000Z");
    work.log.append(*made);
}

} // namespace

class SameWorkTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QCoreApplication::setApplicationVersion(QStringLiteral("0.1.0")); }
    void whoseAFileIs_data();
    void whoseAFileIs();
    void theFullestCounts();
    void noOrderOfTheFilesMatters();
    void namesOfOnePerson_data();
    void namesOfOnePerson();
    void copySavedSessionAndExportAreOneWork();
    void twoUploadsOfOneNumberGiveOneRow();
    void anotherBeginningOfTheSameLearnerIsOneRow();
    void twoPersonsWithOneWorkAreShared();
    void aFolderIsGradedWithThoseInIt();
    void theAccountIsNotedOnce();
    void anotherAccountIsTold();

private:
    test::GradeDesk m_desk;
};

void SameWorkTest::whoseAFileIs_data()
{
    QTest::addColumn<QStringList>("first"); // name, number, account
    QTest::addColumn<QStringList>("second");
    QTest::addColumn<bool>("isOne");
    const auto who = [](const char *name, const char *number, const char *account = "") {
        return QStringList{QLatin1String(name), QLatin1String(number), QLatin1String(account)};
    };
    QTest::newRow("nothing is known") << who("", "") << who("", "") << true;
    QTest::newRow("one number") << who("Ada", "1") << who("A. L.", "1") << true;
    QTest::newRow("two numbers") << who("Ada", "1") << who("Ada", "2") << false;
    QTest::newRow("zeros count") << who("", "0042") << who("", "42") << false;
    QTest::newRow("a number was forgotten") << who("Ada Lovelace", "1") << who("Ada", "") << true;
    QTest::newRow("no number, another name") << who("Ada", "1") << who("Eve", "") << false;
    QTest::newRow("two names") << who("Ada", "") << who("Eve", "") << false;
    QTest::newRow("export and copy") << who("Ada", "1") << who("", "", "ada") << true;
    QTest::newRow("saved session and copy") << who("", "") << who("", "", "ada") << true;
    QTest::newRow("copies of two accounts") << who("", "", "ada") << who("", "", "eve") << false;
}

void SameWorkTest::whoseAFileIs()
{
    QFETCH(QStringList, first);
    QFETCH(QStringList, second);
    QFETCH(bool, isOne);
    const auto mark = [](const QStringList &who, int entries) {
        return of(marked("s", entries), qPrintable(who[0]), qPrintable(who[1]), qPrintable(who[2]));
    };
    for (const auto &[one, other] : {std::pair(first, second), std::pair(second, first)}) {
        const auto places = settleWork({mark(one, 5), mark(other, 3)});
        QCOMPARE(int(places[0].kind), int(isOne ? Kind::Counts : Kind::Shared));
        QCOMPARE(int(places[1].kind), int(isOne ? Kind::SameWork : Kind::Shared));
        // A platform knows better than what stands in a file.
        WorkMark uploads[] = {mark(one, 5), mark(other, 3)};
        uploads[0].uploader = uploads[1].uploader = QStringLiteral("ada");
        QCOMPARE(kindsOf({uploads[0], uploads[1]}),
                 (std::vector<int>{int(Kind::Counts), int(Kind::SameWork)}));
        uploads[1].uploader = QStringLiteral("eve");
        QCOMPARE(kindsOf({uploads[0], uploads[1]}), std::vector<int>(2, int(Kind::Shared)));
    }
}

void SameWorkTest::theFullestCounts()
{
    // Earlier, fullest, gone on with elsewhere, a session of its own, altered.
    std::vector<WorkMark> marks{of(marked("s", 3), "Ada", "1"), of(marked("s", 9), "", ""),
                                of(marked("s", 7, 4), "Ada", "1"), of(marked("t", 8), "Ada Lovelace", "1"),
                                of(marked("s", 10), "Ada", "1")};
    marks.back().isLeftOut = true;
    const std::vector<WorkPlace> places = settleWork(marks);
    QCOMPARE(int(places[1].kind), int(Kind::Counts));
    QCOMPARE(places[1].number, QStringLiteral("1"));
    QCOMPARE(places[1].name, QStringLiteral("Ada"));
    QCOMPARE(places[1].same, std::vector<size_t>{0});
    QCOMPARE(places[1].passed, (std::vector<size_t>{2, 3}));
    QCOMPARE(int(places[0].kind), int(Kind::SameWork));
    QCOMPARE(places[0].other, size_t(1));
    QCOMPARE(int(places[2].kind), int(Kind::OtherWork));
    QCOMPARE(int(places[3].kind), int(Kind::OtherWork));
    QVERIFY(places[4].kind == Kind::Counts && places[4].same.empty()); // of its own, as the grader says
    marks[3].name = QStringLiteral("Eve");                             // now two have the number
    QCOMPARE(int(settleWork(marks)[1].kind), int(Kind::Contested));
    QCOMPARE(int(settleWork(marks)[3].kind), int(Kind::Contested));
    // Of the same work, the file that tells most of its history.
    WorkMark noted = marked("s", 9);
    noted.notes = 1;
    noted.madeAt = QString();
    QCOMPARE(kindsOf({marked("s", 9), noted}), (std::vector<int>{int(Kind::SameWork), int(Kind::Counts)}));
    noted.voided = 1;
    QCOMPARE(kindsOf({marked("s", 9), noted}), (std::vector<int>{int(Kind::Counts), int(Kind::SameWork)}));
    // An account may be that of a machine for everyone; who says a name is told apart there, and who says the
    // account's name as a number has it.
    QCOMPARE(kindsOf({of(marked("s", 3), "", "", "lab"), of(marked("t", 4), "", "", "lab")}),
             std::vector<int>(2, int(Kind::Contested)));
    QCOMPARE(
        kindsOf({of(marked("s", 3), "Ada", ""), of(marked("s", 2), "", "", "lab"),
                 of(marked("t", 4), "Bob", ""), of(marked("t", 2), "", "", "lab")}),
        (std::vector<int>{int(Kind::Counts), int(Kind::SameWork), int(Kind::Counts), int(Kind::SameWork)}));
    QCOMPARE(kindsOf({of(marked("s", 3), "", "", "al17"), of(marked("t", 4), "Ada", "al17")}),
             (std::vector<int>{int(Kind::OtherWork), int(Kind::Counts)}));
    // Tries are no work that is done.
    WorkMark trying = of(marked("u", 90), "Ada", "1");
    trying.done = 2;
    QCOMPARE(int(settleWork({of(marked("s", 3), "Ada", "1"), trying})[0].kind), int(Kind::Counts));
}

void SameWorkTest::noOrderOfTheFilesMatters()
{
    std::vector<WorkMark> marks{of(marked("s", 3), "", ""), of(marked("s", 4), "", "", "ada"),
                                of(marked("s", 5), "Ada", ""), of(marked("s", 6), "Ada", "1")};
    std::vector<size_t> order{0, 1, 2, 3};
    do {
        std::vector<WorkMark> mixed;
        for (const size_t i : order)
            mixed.push_back(marks[i]);
        for (size_t i = 0; i < order.size(); ++i)
            QCOMPARE(int(settleWork(mixed)[i].kind), int(order[i] == 3 ? Kind::Counts : Kind::SameWork));
    } while (std::next_permutation(order.begin(), order.end()));
    // Whoever has no number could be either of two, and is no third one.
    marks.push_back(of(marked("s", 6), "Eve", "2"));
    QCOMPARE(
        kindsOf({marks[0], marks[0], marks[3], marks[4]}),
        (std::vector<int>{int(Kind::SameWork), int(Kind::SameWork), int(Kind::Shared), int(Kind::Shared)}));
    for (const char *account : {"", "ada"}) { // nor are two copies of one account two more of them
        QCOMPARE(
            kindsOf({of(marked("s", 9), "", "", account), of(marked("s", 8), "", "", account), marks[3],
                     marks[4]}),
            (std::vector<int>{int(Kind::Shared), int(Kind::SameWork), int(Kind::Shared), int(Kind::Shared)}));
    }
}

void SameWorkTest::namesOfOnePerson_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("isOne");
    QTest::newRow("order") << QStringLiteral("Ada Lovelace") << QStringLiteral("LOVELACE, Ada") << true;
    QTest::newRow("a part") << QStringLiteral("Ada") << QStringLiteral("Ada Lovelace") << true;
    QTest::newRow("an initial") << QStringLiteral("A. Lovelace") << QStringLiteral("Ada Lovelace") << true;
    QTest::newRow("marks") << QStringLiteral("José Müller") << QStringLiteral("Jose Muller") << true;
    QTest::newRow("script") << QStringLiteral("王小明") << QStringLiteral("王小明") << true;
    QTest::newRow("other script") << QStringLiteral("王小明") << QStringLiteral("李小明") << false;
    QTest::newRow("family") << QStringLiteral("Ada Lovelace") << QStringLiteral("Bob Lovelace") << false;
    QTest::newRow("none") << QString() << QStringLiteral("Ada") << true;
}

void SameWorkTest::namesOfOnePerson()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(bool, isOne);
    QCOMPARE(areNamesOfOne(one, other), isOne);
    QCOMPARE(areNamesOfOne(other, one), isOne);
}

void SameWorkTest::copySavedSessionAndExportAreOneWork()
{
    const LedgerDocument whole = m_desk.course();
    LedgerDocument exported =
        test::earlierState(whole, 30); // the day before, on a computer that had not seen it
    note(exported, session_note::unknownBefore, QStringLiteral("30"));
    Handin copy = test::handinOf(test::earlierState(whole, 40), QString(), QStringLiteral("al17"));
    const QString copyName = QStringLiteral("al17-%1.json").arg(whole.id);
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(exported), "work.json"));
    grades.push_back(m_desk.graded(copy, qPrintable(copyName)));
    grades.push_back(m_desk.gradedBytes(writeLedger(whole), "ledger.json"));
    markSameTimes(grades);
    settleGrades(grades);
    for (const Grade &grade : grades)
        QVERIFY2(grade.isSound(), qPrintable(gradeReport(grade)));
    const auto rows = test::rowsOf(gradebookCsv(grades));
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(rows[0].value(QStringLiteral("file")), QStringLiteral("ledger.json"));
    QCOMPARE(rows[0].value(QStringLiteral("number")), QStringLiteral("0042"));
    QCOMPARE(rows[0].value(QStringLiteral("name")), QStringLiteral("Ada"));
    QCOMPARE(rows[0].value(QStringLiteral("points")), rows[0].value(QStringLiteral("most_points")));
    const QString said = rows[0].value(QStringLiteral("findings"));
    QVERIFY2(said.contains(QLatin1String("work.json")) && said.contains(copyName), qPrintable(said));
    QCOMPARE(said.count(QLatin1String("fullest")), 1); // one sentence
}

/// As a learner does who exports on Monday, with a file that a crash had cut, and on Friday.
void SameWorkTest::twoUploadsOfOneNumberGiveOneRow()
{
    const QTemporaryDir folder;
    const auto at = [&folder](const char *name) { return folder.filePath(QLatin1String(name)); };
    const QByteArray late = test::readAll(QStringLiteral(RIDGEPOINT_TEST_DATA "/ledgers/act2.json"));
    json early = json::parse(late.toStdString());
    while (early["commits"].size() > 10)
        early["commits"].erase(early["commits"].size() - 1);
    for (const auto &[name, bytes] :
         {std::pair("early", QByteArray::fromStdString(early.dump())), std::pair("late", late)}) {
        QVERIFY(QDir().mkpath(at(name)));
        QVERIFY(test::writeAll(QDir(at(name)).filePath(QStringLiteral("ledger.json")), bytes));
        std::ostringstream said;
        ExportPlace place;
        place.state = at("state") + QLatin1String(name);
        QCOMPARE(
            runExport({QStringLiteral("--out"), at(name) + QStringLiteral(".json"), QStringLiteral("--name"),
                       QStringLiteral("Ada Example"), QStringLiteral("--number"), QStringLiteral("0042"),
                       QStringLiteral("--data-dir"), at(name)},
                      said, said, place),
            0);
    }
    for (const QStringList &files :
         {QStringList{at("early.json"), at("late.json")}, QStringList{at("late.json"), at("early.json")}}) {
        std::ostringstream out;
        QCOMPARE(runGrade(QStringList{QStringLiteral("--csv")} + files, out, out), 0);
        const auto rows = test::rowsOf(QByteArray::fromStdString(out.str()));
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows[0].value(QStringLiteral("file")), at("late.json"));
        QVERIFY(rows[0].value(QStringLiteral("points")).toInt() > 0);
        QVERIFY(rows[0].value(QStringLiteral("findings")).contains(QLatin1String("early.json")));
    }
}

void SameWorkTest::anotherBeginningOfTheSameLearnerIsOneRow()
{
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(test::earlierState(m_desk.course(1), 20)), "first.json"));
    grades.push_back(m_desk.graded(m_desk.adas(m_desk.course(2)), "second.json"));
    settleGrades(grades);
    const auto rows = test::rowsOf(gradebookCsv(grades));
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(rows[0].value(QStringLiteral("file")), QStringLiteral("second.json"));
    QVERIFY(rows[0].value(QStringLiteral("findings")).contains(QLatin1String("first.json")));
    QCOMPARE(rows[0].value(QStringLiteral("state")),
             QStringLiteral("unchecked")); // answers may have been known
    QVERIFY(rows[0].value(QStringLiteral("points")).toInt() > 0);
    QVERIFY(json::parse(xapiStatements(grades[0]).toStdString()).empty());
}

void SameWorkTest::twoPersonsWithOneWorkAreShared()
{
    const LedgerDocument work = m_desk.course();
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(work), "ada.json"));
    grades.push_back(m_desk.graded(m_desk.adas(test::earlierState(work, 20)), "ada before.json"));
    grades.push_back(m_desk.graded(
        test::handinOf(test::earlierState(work, 30), QStringLiteral("Eve"), QStringLiteral("7")),
        (std::string(250, 'd') + "/eve.json").c_str()));
    settleGrades(grades);
    const auto rows = test::rowsOf(gradebookCsv(grades));
    QCOMPARE(rows.size(), size_t(2));
    for (const auto &row : rows) {
        QCOMPARE(row.value(QStringLiteral("state")), QStringLiteral("shared"));
        QCOMPARE(row.value(QStringLiteral("points")), QString());
    }
    QVERIFY(rows[0].value(QStringLiteral("findings")).contains(QLatin1String("eve.json (Eve 7)")));
    QVERIFY(rows[1].value(QStringLiteral("findings")).contains(QLatin1String("ada.json (Ada 0042)")));
    QVERIFY(json::parse(gradescopeResults(grades[0]).toStdString())["extra_data"]["state"] == "shared");
}

void SameWorkTest::aFolderIsGradedWithThoseInIt()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("b/c")) &&
            QDir(folder.path()).mkdir(QStringLiteral("none")));
    const LedgerDocument work = m_desk.course(1);
    const auto write = [&folder](const char *name, const Handin &handin) {
        return test::writeAll(folder.filePath(QLatin1String(name)), writeHandin(handin));
    };
    QVERIFY(
        write("z.json", m_desk.adas(work)) &&
        write("b/c/a.json", m_desk.adas(test::earlierState(work, 20))) &&
        write("b/bob.json", test::handinOf(m_desk.course(2), QStringLiteral("Bob"), QStringLiteral("8"))) &&
        test::writeAll(folder.filePath(QStringLiteral("notes.txt")), "no hand-in") &&
        QFile::link(folder.path(), folder.filePath(QStringLiteral("round"))));
    std::ostringstream out;
    std::ostringstream err;
    QCOMPARE(runGrade({QStringLiteral("--csv"), folder.path()}, out, err), 0);
    QVERIFY2(err.str().find("notes.txt is no hand-in") != std::string::npos, err.str().c_str());
    const auto rows = test::rowsOf(QByteArray::fromStdString(out.str()));
    QCOMPARE(rows.size(), size_t(2));
    QVERIFY(rows[0].value(QStringLiteral("file")).endsWith(QLatin1String("/z.json")));
    QVERIFY(rows[1].value(QStringLiteral("file")).endsWith(QLatin1String("/b/bob.json")));
    QCOMPARE(runGrade({folder.filePath(QStringLiteral("none"))}, out, err), 3);
    QVERIFY2(err.str().find("none") != std::string::npos, err.str().c_str());
    QCOMPARE(runGrade({QStringLiteral("--gradescope"), folder.path()}, out, err), 2); // one file, one result
}

void SameWorkTest::theAccountIsNotedOnce()
{
    Ledger ledger;
    const QString ada = QStringLiteral("ada");
    connect(&ledger, &Ledger::committed, this, [&] { noteAccount(ledger, ada); });
    QVERIFY(ledger.log().entries().empty()); // who looks has not begun
    for (int i = 0; i < 3; ++i)
        QVERIFY(noteInSession(ledger, session_note::exam, QString::number(i)));
    const auto &entries = ledger.log().entries();
    QCOMPARE(entries.size(), size_t(4));
    QCOMPARE(entries[1].item, QString(session_note::account));
    QCOMPARE(entries[1].option, ada);
    const Grade grade = m_desk.gradedBytes(ledger.toJson());
    QVERIFY2(grade.findings.empty(), qPrintable(gradeReport(grade)));
}

void SameWorkTest::anotherAccountIsTold()
{
    const QTemporaryDir folder;
    const QString session = folder.filePath(QStringLiteral("ledger.json"));
    const QString out = folder.filePath(QStringLiteral("work.json"));
    LedgerDocument begun = m_desk.course();
    note(begun, session_note::account, QStringLiteral("ada"));
    const auto exported = [&](const LedgerDocument &document, const QString &account) {
        std::ostringstream said;
        ExportPlace place;
        place.account = account;
        if (!test::writeAll(session, writeLedger(document)) ||
            runExport({QStringLiteral("--out"), out, QStringLiteral("--data-dir"), folder.path()}, said, said,
                      place) != 0)
            qFatal("%s", said.str().c_str());
        return m_desk.gradedBytes(test::readAll(out));
    };
    // One that was begun before accounts were noted says nothing of any.
    for (const Grade &grade :
         {exported(m_desk.course(), QStringLiteral("ada")), exported(begun, QStringLiteral("ada"))})
        QVERIFY2(grade.findings.empty(), qPrintable(gradeReport(grade)));
    note(begun, session_note::account, QStringLiteral("eve"));
    const Grade grade = exported(begun, QStringLiteral("mallory"));
    QCOMPARE(grade.findings.size(), size_t(1));
    const QString said = findingText(grade.findings.front());
    QVERIFY2(said.contains(QLatin1String("ada")) && said.contains(QLatin1String("eve")), qPrintable(said));
    QVERIFY(grade.isSound()); // it is no fault to own two computers
}

RP_TEST(SameWorkTest)

} // namespace test_same_work
#include "test_same_work.moc"
