// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a seal can't tell: times between answers, several files of one learner, work that a script made.
#include "models/check/lab_loader.h"
#include "models/handin/grade_command.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/signs.h"
#include "models/session/commit_items.h"
#include "models/session/ledger.h"
#include "models/text/format.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_signs {

using namespace rp;
using nlohmann::json;

namespace {

constexpr auto adasNumber = "0042";

const Finding *signIn(const Grade &grade, Sign sign)
{
    const auto found = std::find_if(grade.findings.begin(), grade.findings.end(),
                                    [sign](const Finding &finding) { return finding.sign == sign; });
    return found == grade.findings.end() ? nullptr : &*found;
}

} // namespace

class SignsTest : public QObject
{
    Q_OBJECT
private slots:
    void implausibleTimesAreRemarked_data();
    void implausibleTimesAreRemarked();
    void aReadersTimesAreNoSign();
    void impossibleTimesAreUnchecked_data();
    void impossibleTimesAreUnchecked();
    void sameAnswersAtTheSameTimesAreNamed();
    void aScriptsWorkIsScripted();
    void anEarlierStateIsSuperseded();
    void oneNumberForDifferentWorkIsLeftOpen();
    void alteredWorkTakesNobodysNumber();
    void anotherNameIsNoOtherLearner_data();
    void anotherNameIsNoOtherLearner();
    void oneSessionUnderTwoNumbersIsLeftOpen();
    void theSameFileAgainIsOne();

private:
    test::GradeDesk m_desk;
};

void SignsTest::implausibleTimesAreRemarked_data()
{
    QTest::addColumn<qint64>("apart_ms");
    QTest::addColumn<int>("sign");
    QTest::newRow("all at once") << qint64(0) << int(Sign::Quick);
    QTest::newRow("a millisecond") << qint64(1) << int(Sign::Quick);
    QTest::newRow("a second") << qint64(1'000) << int(Sign::Quick);
    QTest::newRow("every half minute") << qint64(30'000) << int(Sign::Fraction);
}

void SignsTest::implausibleTimesAreRemarked()
{
    QFETCH(qint64, apart_ms);
    QFETCH(int, sign);
    const Grade grade = m_desk.graded(m_desk.adas(test::forgedCourse(m_desk.library, test::every(apart_ms))));
    const Finding *found = signIn(grade, Sign(sign));
    const Finding *even = signIn(grade, Sign::Even); // where nothing was to be found between two questions
    QVERIFY(found || (even && Sign(sign) == Sign::Fraction));
    const Finding &told = found ? *found : *even;
    QVERIFY(told.count >= double(leastInRow));
    QCOMPARE(int(told.weight()), int(Finding::Weight::Unchecked)); // it proves nothing, and speaks against it
    QVERIFY(gradeReport(grade).contains(findingText(told)));
    QVERIFY(told.sign != Sign::Quick ||
            findingText(told).contains(Format().duration_us(double(quickAnswer_ms) * 1000.0)));
    QVERIFY(test::rowsOf(gradebookCsv({grade})).front().value(QStringLiteral("findings")).contains(u'.'));
    QVERIFY(json::parse(gradescopeResults(grade).toStdString())["output"].get<std::string>().find(
                findingText(told).toStdString()) != std::string::npos);
}

void SignsTest::aReadersTimesAreNoSign()
{
    const Grade grade = m_desk.graded(m_desk.adas(m_desk.course()));
    QVERIFY2(grade.findings.empty(), qPrintable(gradeReport(grade)));
    QVERIFY(grade.times.answers > 20);
    QVERIFY(*grade.times.shortest_ms >= 20'000 && *grade.times.median_ms > *grade.times.shortest_ms);
    const auto row = test::rowsOf(gradebookCsv({grade})).front();
    QCOMPARE(row.value(QStringLiteral("shortest_s")).toDouble(), double(*grade.times.shortest_ms) / 1000.0);
    QVERIFY(gradeReport(grade).contains(QLatin1String("median")));
}

void SignsTest::impossibleTimesAreUnchecked_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<int>("kind");
    QTest::newRow("none") << QStringLiteral("noon") << int(Finding::Kind::ClockWrong);
    QTest::newRow("before the program")
        << QStringLiteral("1999-11-22T10:00:00.000Z") << int(Finding::Kind::ClockWrong);
    QTest::newRow("in the future") << QStringLiteral("2999-11-22T10:00:00.000Z")
                                   << int(Finding::Kind::ClockWrong);
    QTest::newRow("set back") << QStringLiteral("2026-11-21T10:00:00.000Z") << int(Finding::Kind::ClockBack);
}

void SignsTest::impossibleTimesAreUnchecked()
{
    QFETCH(QString, at);
    QFETCH(int, kind);
    LedgerDocument dated = newLedgerDocument();
    const LedgerDocument work = m_desk.course();
    for (CommitEntry entry : work.log.entries()) {
        if (dated.log.entries().size() == 12)
            entry.at = at;
        dated.log.append(entry);
    }
    const Grade grade = m_desk.graded(m_desk.adas(dated));
    const auto found = std::find_if(grade.findings.begin(), grade.findings.end(),
                                    [kind](const Finding &one) { return int(one.kind) == kind; });
    QVERIFY2(found != grade.findings.end(), qPrintable(gradeReport(grade)));
    QVERIFY(gradeReport(grade).contains(findingText(*found)));
    QCOMPARE(int(grade.weight()), int(Finding::Weight::Unchecked));
}

void SignsTest::sameAnswersAtTheSameTimesAreNamed()
{
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(m_desk.course(3)), "ada.json"));
    grades.push_back(m_desk.graded(
        test::handinOf(m_desk.course(3), QStringLiteral("Eve"), QStringLiteral("7")), "eve.json"));
    grades.push_back(m_desk.graded(
        test::handinOf(m_desk.course(4), QStringLiteral("Bob"), QStringLiteral("8")), "bob.json"));
    markSameTimes(grades);
    QVERIFY(signIn(grades[0], Sign::SameTimes) && signIn(grades[1], Sign::SameTimes));
    QVERIFY(findingText(*signIn(grades[0], Sign::SameTimes)).contains(QLatin1String("eve.json")));
    QVERIFY(!signIn(grades[2], Sign::SameTimes));
    QCOMPARE(int(grades[0].weight()), int(Finding::Weight::Unchecked)); // a person has to look
}

void SignsTest::aScriptsWorkIsScripted()
{
    const LedgerDocument work = m_desk.course();
    LedgerDocument toured = newLedgerDocument();
    toured.log.append(tourMark());
    for (const CommitEntry &entry : work.log.entries())
        toured.log.append(entry);
    const Grade grade = m_desk.graded(m_desk.adas(toured));
    QVERIFY(signIn(grade, Sign::Scripted));
    QVERIFY(!grade.isSound());
    QVERIFY2(std::none_of(grade.findings.begin(), grade.findings.end(),
                          [](const Finding &one) { return one.kind == Finding::Kind::UnknownLab; }),
             qPrintable(gradeReport(grade)));
    const auto row = test::rowsOf(gradebookCsv({grade})).front();
    QCOMPARE(row.value(QStringLiteral("state")), QStringLiteral("scripted"));
    for (const char *points : {"points", "points_steps", "points_correct"})
        QCOMPARE(row.value(QLatin1String(points)), QStringLiteral("0"));
    const json results = json::parse(gradescopeResults(grade).toStdString());
    QCOMPARE(results["score"].get<int>(), 0);
    QVERIFY(results["extra_data"]["state"] == "scripted");
    QVERIFY(json::parse(xapiStatements(grade).toStdString()).empty());

    // The ledger as it lies on the disk says so, too, and the mark does not come off it.
    QCOMPARE(test::rowsOf(gradebookCsv({m_desk.gradedBytes(writeLedger(toured))}))
                 .front()
                 .value(QStringLiteral("state")),
             QStringLiteral("scripted"));
    json cut = json::parse(writeLedger(toured).toStdString());
    cut["commits"].erase(cut["commits"].begin());
    cut["head"]["count"] = cut["commits"].size();
    const Grade unmarked = m_desk.gradedBytes(QByteArray::fromStdString(cut.dump()));
    QCOMPARE(int(unmarked.weight()), int(Finding::Weight::Altered));
    QCOMPARE(unmarked.points(Points::Steps), 0);
}

void SignsTest::anEarlierStateIsSuperseded()
{
    const LedgerDocument whole = m_desk.course();
    LedgerDocument marked = test::earlierState(whole, 10);
    voidAct(marked.log, QStringLiteral("7"),
            QStringLiteral("act2")); // the program's, where a file was damaged
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(test::earlierState(whole, 20)), "early.json"));
    grades.push_back(m_desk.graded(m_desk.adas(whole), "late.json"));
    grades.push_back(m_desk.graded(m_desk.adas(whole), "again.json"));
    grades.push_back(m_desk.graded(m_desk.adas(marked), "marked.json"));
    settleGrades(grades);
    const auto rows = test::rowsOf(gradebookCsv(grades));
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(rows[0].value(QStringLiteral("state")), QStringLiteral("sound"));
    QCOMPARE(rows[0].value(QStringLiteral("points")), rows[0].value(QStringLiteral("most_points")));
    for (const char *file : {"early.json", "marked.json"})
        QVERIFY2(rows[0].value(QStringLiteral("findings")).contains(QLatin1String(file)), file);
    QVERIFY(gradeReport(grades[0]).contains(findingText(*signIn(grades[0], Sign::Superseded))));
    QVERIFY(grades[0].isSound());
}

void SignsTest::oneNumberForDifferentWorkIsLeftOpen()
{
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(m_desk.course(1)), "ada.json"));
    grades.push_back(m_desk.graded(
        test::handinOf(m_desk.course(2), QStringLiteral("Eve"), QLatin1String(adasNumber)), "eve.json"));
    grades.push_back(m_desk.graded(
        test::handinOf(m_desk.course(5), QStringLiteral("Bob"), QStringLiteral("8")), "bob.json"));
    settleGrades(grades);
    const auto rows = test::rowsOf(gradebookCsv(grades));
    QCOMPARE(rows.size(), size_t(3));
    for (size_t i = 0; i < 2; ++i) {
        QCOMPARE(rows[i].value(QStringLiteral("state")), QStringLiteral("contested"));
        for (const char *points : {"points", "points_steps", "points_correct"})
            QCOMPARE(rows[i].value(QLatin1String(points)), QString());
    }
    QVERIFY(rows[0].value(QStringLiteral("findings")).contains(QLatin1String("eve.json")));
    QCOMPARE(rows[2].value(QStringLiteral("state")), QStringLiteral("sound"));
    QVERIFY(rows[2].value(QStringLiteral("points")).toInt() > 0);
}

void SignsTest::alteredWorkTakesNobodysNumber()
{
    json forged =
        json::parse(writeHandin(test::handinOf(m_desk.course(2), QStringLiteral("Eve"), QStringLiteral("7")))
                        .toStdString());
    forged["learner"]["number"] = adasNumber;
    std::vector<Grade> grades;
    grades.push_back(m_desk.graded(m_desk.adas(m_desk.course(1)), "ada.json"));
    grades.push_back(m_desk.gradedBytes(QByteArray::fromStdString(forged.dump()), "eve.json"));
    settleGrades(grades);
    const auto rows = test::rowsOf(gradebookCsv(grades));
    QCOMPARE(rows[0].value(QStringLiteral("state")), QStringLiteral("sound"));
    QVERIFY(rows[0].value(QStringLiteral("points")).toInt() > 0);
    QCOMPARE(rows[1].value(QStringLiteral("state")), QStringLiteral("altered"));
    QCOMPARE(rows[1].value(QStringLiteral("points")), QString()); // else the last row of a number would hold
}

void SignsTest::anotherNameIsNoOtherLearner_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const QString number = QLatin1String(adasNumber);
    QTest::newRow("one number") << number << number;
    QTest::newRow("a number is added") << QString() << number;
    QTest::newRow("a number is forgotten") << number << QString();
}

/// A name that is spelt otherwise, and a number that was forgotten.
void SignsTest::anotherNameIsNoOtherLearner()
{
    QFETCH(QString, before);
    QFETCH(QString, after);
    const LedgerDocument whole = m_desk.course();
    for (const size_t done : {size_t(20), whole.log.entries().size()}) {
        std::vector<Grade> grades;
        Handin late = test::handinOf(whole, QStringLiteral("Ada Lovelace"), after);
        late.madeAt =
            QDateTime::fromString(late.madeAt, Qt::ISODateWithMs).addSecs(60).toString(Qt::ISODateWithMs);
        grades.push_back(m_desk.graded(
            test::handinOf(test::earlierState(whole, done), QStringLiteral("Ada"), before), "early.json"));
        grades.push_back(m_desk.graded(late, "late.json"));
        const auto alone = json::parse(xapiStatements(grades[1]).toStdString()).size();
        settleGrades(grades);
        const auto rows = test::rowsOf(gradebookCsv(grades));
        QCOMPARE(rows.size(), size_t(1));
        QCOMPARE(rows[0].value(QStringLiteral("file")), QStringLiteral("late.json"));
        QCOMPARE(rows[0].value(QStringLiteral("number")), QLatin1String(adasNumber));
        QCOMPARE(rows[0].value(QStringLiteral("state")), QStringLiteral("sound"));
        QCOMPARE(rows[0].value(QStringLiteral("points")), rows[0].value(QStringLiteral("most_points")));
        QCOMPARE(json::parse(xapiStatements(grades).toStdString()).size(), alone);
        QVERIFY(json::parse(xapiStatements(grades[0]).toStdString()).empty());
    }
}

void SignsTest::oneSessionUnderTwoNumbersIsLeftOpen()
{
    const LedgerDocument adas = m_desk.course(1);
    LedgerDocument eves = newLedgerDocument();
    eves.id = adas.id; // with answers of her own
    eves.settings = adas.settings;
    eves.log = CommitLog(adas.id);
    const LedgerDocument other = m_desk.course(2);
    for (const CommitEntry &entry : other.log.entries())
        eves.log.append(entry);
    for (const LedgerDocument &document : {adas, eves}) {
        std::vector<Grade> grades;
        grades.push_back(m_desk.graded(m_desk.adas(adas), "ada.json"));
        grades.push_back(
            m_desk.graded(test::handinOf(document, QStringLiteral("Eve"), QStringLiteral("42")), "eve.json"));
        settleGrades(grades);
        QVERIFY(findingText(grades[0].findings.back()).contains(QLatin1String("eve.json (Eve 42)")));
        QVERIFY(findingText(grades[1].findings.back()).contains(QLatin1String("ada.json (Ada 0042)")));
        for (const auto &row : test::rowsOf(gradebookCsv(grades, {Points::Correct}))) {
            QCOMPARE(row.value(QStringLiteral("state")), QStringLiteral("shared"));
            for (const char *points : {"points", "points_steps", "points_correct"})
                QCOMPARE(row.value(QLatin1String(points)), QString());
        }
        QVERIFY(json::parse(xapiStatements(grades, {}, Points::Correct).toStdString()).empty());
    }
}

void SignsTest::theSameFileAgainIsOne()
{
    const QTemporaryDir folder;
    const QStringList files{folder.filePath(QStringLiteral("a.json")),
                            folder.filePath(QStringLiteral("b.json"))};
    QVERIFY(test::writeAll(files[0], writeHandin(m_desk.adas(m_desk.course()))));
    std::ostringstream once;
    QCOMPARE(runGrade({files[0], files[0]}, once, once), 0);
    QVERIFY2(once.str().find("same work") == std::string::npos, once.str().c_str());
    QVERIFY(QFile::copy(files[0], files[1]));
    std::ostringstream twice;
    QCOMPARE(runGrade({QStringLiteral("--csv"), files[0], files[1]}, twice, twice), 0);
    const auto rows = test::rowsOf(QByteArray::fromStdString(twice.str()));
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(rows[0].value(QStringLiteral("state")), QStringLiteral("sound"));
    QVERIFY(rows[0].value(QStringLiteral("findings")).contains(QLatin1String("b.json")));
}

RP_TEST(SignsTest)

} // namespace test_signs
#include "test_signs.moc"
