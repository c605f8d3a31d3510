// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What points are for, and that table, autograder and statements give the same.
#include "models/handin/grade_command.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/text/format.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <sstream>

namespace test_points {

using namespace rp;
using nlohmann::json;

class PointsTest : public QObject
{
    Q_OBJECT
private slots:
    void pointsForCorrectness();
    void alteredWorkHasNoPoints();
    void anActIsCompletedWithItsReflection();
    void statementsSayHowLongItTook();
    void statementsSayWhatGaveAPoint();
    void aTryAtAChallengeIsAnAttempt();
    void commandsTakePoints();

private:
    test::GradeDesk m_desk;
};

void PointsTest::pointsForCorrectness()
{
    LedgerDocument document = newLedgerDocument();
    LedgerDocument wrong = newLedgerDocument();
    int right = 0;
    const LedgerDocument done = m_desk.course();
    for (CommitEntry entry : done.log.entries()) {
        document.log.append(entry);
        const bool isPrediction = entry.kind == commit_kind::prediction;
        if (isPrediction || entry.kind == commit_kind::reflection) {
            const LabContent *lab =
                m_desk.library.lab(QStringLiteral("lab%1").arg(entry.chapter, 2, QLatin1Char('0')));
            QVERIFY(lab);
            const auto &asked =
                isPrediction ? lab->act(entry.act)->predictions : lab->act(entry.act)->reflections;
            const QuestionContent *question = findQuestion(asked, entry.item);
            const auto other =
                std::find_if(question->options.begin(), question->options.end(),
                             [&](const OptionContent &one) { return one.id != question->correct; });
            right += !isPrediction;
            if (isPrediction && other != question->options.end()) {
                entry.option = other->id;
                entry.correct = false;
            }
        }
        wrong.log.append(entry);
    }
    for (LedgerDocument *each : {&document, &wrong})
        each->settings["track"] = "cloud";
    const Grade all = m_desk.graded(m_desk.adas(document));
    const Grade guessed = m_desk.graded(m_desk.adas(wrong));
    QVERIFY2(guessed.isSound(), qPrintable(gradeReport(guessed)));
    QVERIFY(all.acts.front().predictionsRight > guessed.acts.front().predictionsRight);
    // A wrong prediction costs nothing, and a right one earns nothing.
    QCOMPARE(guessed.points(Points::Correct), all.points(Points::Correct));
    QVERIFY(all.points(Points::Correct) >= right);
    QVERIFY(all.points(Points::Correct) < all.mostPoints(Points::Correct)); // no challenge is solved
    QCOMPARE(all.points(Points::Steps), all.mostPoints(Points::Steps));

    // What was done of each act is told, and what of it was right.
    const ActGrade &second = guessed.acts.at(1);
    QCOMPARE(second.act->id, QStringLiteral("act2"));
    const QString told =
        contentText(second.act->title) +
        QStringLiteral(": 5 of 5 steps; predictions 0 of 2 right; reflections 3 of 3 right at the first try");
    QVERIFY2(gradeReport(guessed).contains(told), qPrintable(gradeReport(guessed)));
    const std::string output = json::parse(gradescopeResults(guessed).toStdString())["tests"][1]["output"];
    QVERIFY2(
        output.starts_with(
            "Predictions: 2 of 2, right 0. Reflections: 3 of 3, right at the first try 3. Discoveries: ") &&
            output.ends_with("Challenges solved: 0. Captures: 0."),
        output.c_str());

    const auto steps = test::rowsOf(gradebookCsv({all})).front();
    const auto correct = test::rowsOf(gradebookCsv({all}, {Points::Correct})).front();
    QCOMPARE(steps.value(QStringLiteral("points")), steps.value(QStringLiteral("points_steps")));
    QCOMPARE(correct.value(QStringLiteral("points")), correct.value(QStringLiteral("points_correct")));
    QCOMPARE(correct.value(QStringLiteral("most_points")), correct.value(QStringLiteral("most_correct")));
    QCOMPARE(steps.value(QStringLiteral("points_correct")), correct.value(QStringLiteral("points_correct")));

    const json results = json::parse(gradescopeResults(all, Points::Correct).toStdString());
    int sum = 0;
    for (const json &test : results["tests"])
        sum += test["score"].get<int>();
    QCOMPARE(results["score"].get<int>(), sum);
    QCOMPARE(sum, all.points(Points::Correct));

    int scored = 0;
    for (const json &statement : json::parse(xapiStatements(all, {}, Points::Correct).toStdString())) {
        if (statement["verb"]["id"] != "http://adlnet.gov/expapi/verbs/scored")
            continue;
        const json &score = statement["result"]["score"];
        QVERIFY(score["min"] == 0 && score["raw"] <= score["max"] && score["scaled"] <= 1.0);
        scored += score["raw"].get<int>();
    }
    QCOMPARE(scored, sum);
    // What is said of steps is said all the same, under the same ids.
    const json before = json::parse(xapiStatements(all).toStdString());
    for (const json &statement : json::parse(xapiStatements(all, {}, Points::Correct).toStdString())) {
        if (statement["verb"]["id"] != "http://adlnet.gov/expapi/verbs/scored")
            QVERIFY(std::find(before.begin(), before.end(), statement) != before.end());
    }
}

void PointsTest::alteredWorkHasNoPoints()
{
    json file = json::parse(writeHandin(m_desk.adas(m_desk.course())).toStdString());
    file["learner"]["number"] = "7";
    const Grade grade = m_desk.gradedBytes(QByteArray::fromStdString(file.dump()));
    const json results = json::parse(gradescopeResults(grade).toStdString());
    QCOMPARE(results["score"].get<int>(), 0);
    for (const json &test : results["tests"])
        QCOMPARE(test["score"].get<int>(), 0);
    QVERIFY(results["output"].get<std::string>().find(findingText(grade.findings.front()).toStdString()) !=
            std::string::npos);
    const auto row = test::rowsOf(gradebookCsv({grade})).front();
    QCOMPARE(row.value(QStringLiteral("state")), QStringLiteral("altered"));
    QCOMPARE(row.value(QStringLiteral("points")), QStringLiteral("0"));
    QVERIFY(!row.value(QStringLiteral("findings")).isEmpty());
    QVERIFY(json::parse(xapiStatements(grade).toStdString()).empty());
}

void PointsTest::anActIsCompletedWithItsReflection()
{
    LedgerDocument document = m_desk.course();
    QString reflectedAt;
    for (const CommitEntry &entry : document.log.entries()) {
        if (entry.chapter == QLatin1String("7") && entry.act == QLatin1String("act1") &&
            entry.kind == commit_kind::reflection)
            reflectedAt = entry.at;
    }
    CommitEntry again = document.log.entries().front();
    again.kind = commit_kind::run;
    again.item = QStringLiteral("only");
    again.at = QStringLiteral("2026-12-01T10:00:00.000Z"); // looked at again long after
    document.log.append(again);
    int found = 0;
    for (const json &statement :
         json::parse(xapiStatements(m_desk.graded(m_desk.adas(document))).toStdString())) {
        if (statement["verb"]["id"] == "http://adlnet.gov/expapi/verbs/completed" &&
            statement["object"]["id"] == "urn:ridgepoint:lab07:act1") {
            ++found;
            QCOMPARE(QString::fromStdString(statement["timestamp"]), reflectedAt);
        }
    }
    QCOMPARE(found, 1);
}

/// A pause is no work: it counts for nothing that it came before.
void PointsTest::statementsSayHowLongItTook()
{
    const LedgerDocument even = test::forgedCourse(m_desk.library, test::every(90'500));
    const QString act1 = QStringLiteral("act1");
    LedgerDocument paused = newLedgerDocument();
    paused.settings = even.settings;
    int entries = 0;
    QString afterPause;
    for (CommitEntry entry : even.log.entries()) {
        const bool isFirst = entry.chapter == QLatin1String("7") && entry.act == act1;
        entries += isFirst;
        if (isFirst && afterPause.isEmpty() && entry.kind == commit_kind::reflection)
            afterPause = entry.item;
        if (!afterPause.isEmpty())
            entry.at = QDateTime::fromString(entry.at, Qt::ISODateWithMs)
                           .addMSecs(longestPause_ms)
                           .toString(Qt::ISODateWithMs);
        paused.log.append(entry);
    }
    const std::string path = "urn:ridgepoint:lab07:act1:" + afterPause.toStdString();
    int answers = 0;
    for (const json &statement :
         json::parse(xapiStatements(m_desk.graded(m_desk.adas(paused))).toStdString())) {
        const json result = statement.value("result", json::object());
        const std::string verb = statement["verb"]["display"]["en"];
        if (verb == "answered" && statement["object"]["id"] == path) {
            QVERIFY2(!result.contains("duration"), result.dump().c_str());
        } else if (verb == "answered") {
            ++answers;
            QVERIFY2(result["duration"] == "PT90.50S", result.dump().c_str());
        } else if (verb == "completed" && statement["object"]["id"] == "urn:ridgepoint:lab07:act1") {
            // Neither the pause nor what was before the first entry.
            const QString whole = QStringLiteral("PT%1S").arg((entries - 2) * 90.5, 0, 'f', 2);
            QCOMPARE(QString::fromStdString(result["duration"]), whole);
        }
    }
    QVERIFY(answers > 10);
}

void PointsTest::statementsSayWhatGaveAPoint()
{
    LedgerDocument document = newLedgerDocument();
    const LedgerDocument done = m_desk.course();
    int reflections = 0;
    for (CommitEntry entry : done.log.entries()) {
        const LabContent &lab = *m_desk.library.lab(
            entry.chapter == QLatin1String("7") ? QStringLiteral("lab07") : QStringLiteral("lab11"));
        if (entry.kind == commit_kind::reflection && ++reflections == 1) { // the first one is wrong
            const QuestionContent &asked = lab.acts.front().reflections.front();
            entry.correct = false;
            entry.option = asked.options.front().id == asked.correct ? asked.options.back().id
                                                                     : asked.options.front().id;
        }
        document.log.append(entry);
    }
    document.settings["track"] = "cloud";
    int scored = 0;
    int right = 0;
    for (const json &statement :
         json::parse(xapiStatements(m_desk.graded(m_desk.adas(document))).toStdString())) {
        const json result = statement.value("result", json::object());
        if (!result.contains("score"))
            continue;
        ++scored;
        const json &score = result["score"];
        QVERIFY2(score["raw"] == (result["success"] == true ? 1 : 0) && score["scaled"] == score["raw"] &&
                     score["min"] == 0 && score["max"] == 1,
                 score.dump().c_str());
        right += score["raw"] == 1;
    }
    QCOMPARE(scored, reflections); // predictions give none
    QCOMPARE(right, reflections - 1);
}

void PointsTest::aTryAtAChallengeIsAnAttempt()
{
    LedgerDocument document = m_desk.course();
    CommitEntry tried = document.log.entries().front();
    tried.kind = commit_kind::attempt;
    tried.act = QStringLiteral("act2");
    tried.item = QStringLiteral("scaling");
    tried.number = -1.0;
    tried.correct = false;
    tried.at = QStringLiteral("2026-11-22T20:00:00.000Z");
    document.log.append(tried);
    int found = 0;
    for (const json &statement :
         json::parse(xapiStatements(m_desk.graded(m_desk.adas(document))).toStdString())) {
        if (statement["verb"]["id"] != "http://adlnet.gov/expapi/verbs/attempted")
            continue;
        ++found;
        QVERIFY2(statement["object"]["id"] == "urn:ridgepoint:lab07:act2:scaling" &&
                     statement["result"]["success"] == false && statement["result"]["response"] == "-1" &&
                     statement["timestamp"] == tried.at.toStdString(),
                 statement.dump(1).c_str());
    }
    QCOMPARE(found, 1);
}

void PointsTest::commandsTakePoints()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("a.json"));
    QVERIFY(test::writeAll(file, writeHandin(m_desk.adas(m_desk.course()))));
    const auto outputOf = [&](const QStringList &words) {
        std::ostringstream said;
        std::ostringstream blamed;
        return runGrade(words + QStringList{file}, said, blamed) == 0 ? said.str()
                                                                      : "failed: " + blamed.str();
    };
    const json steps = json::parse(outputOf({QStringLiteral("--gradescope")}));
    const json same =
        json::parse(outputOf({QStringLiteral("--gradescope"), QStringLiteral("--points=steps")}));
    const json correct = json::parse(
        outputOf({QStringLiteral("--gradescope"), QStringLiteral("--points"), QStringLiteral("correct")}));
    QVERIFY(steps == same && steps["score"] != correct["score"]);
    QVERIFY(outputOf({QStringLiteral("--csv"), QStringLiteral("--points=correct")}).find("points_steps") !=
            std::string::npos);
    QVERIFY(outputOf({QStringLiteral("--xapi"), QStringLiteral("--points=correct")}).find("/scored") !=
            std::string::npos);
    // What a seal can't show is said where one is whole.
    QVERIFY(outputOf({}).find("--against") != std::string::npos);
    std::ostringstream out;
    QCOMPARE(runGrade({QStringLiteral("--points=all"), file}, out, out), 2);
    QCOMPARE(runGrade({QStringLiteral("--points"), file}, out, out), 2);
}

RP_TEST(PointsTest)

} // namespace test_points
#include "test_points.moc"
