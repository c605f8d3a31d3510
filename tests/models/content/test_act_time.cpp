// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long an act takes is worked out from what there is to read and to do, and two sessions hold the course.
#include "models/check/lab_loader.h"
#include "models/content/act_time.h"
#include "models/content/lab_content.h"
#include "models/json/embedded_content.h"
#include "models/teach/session_plan.h"
#include "tests/support/built_in_labs.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace test_act_time {

using namespace rp;

class TestActTime : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { useEmbeddedContent(); }
    void aFigureIsOneWord();
    void anActIsReadAndDone();
    void theLongestTrackCounts();
    void ownLabsTypeNoMinutes();
    void sessionsAreFilledInOrder_data();
    void sessionsAreFilledInOrder();
    void twoSessionsHoldTheCourse();
};

namespace {

QString wordsOf(int count)
{
    return QStringList(count, QStringLiteral("word")).join(u' ');
}

ActContent smallAct()
{
    ActContent act;
    act.brief.paragraphs = {wordsOf(200)};
    QuestionContent asked;
    asked.prompt = wordsOf(50);
    asked.options = {{QStringLiteral("a"), wordsOf(25), wordsOf(1000), {}}};
    asked.correct = QStringLiteral("a");
    act.predictions = {asked};
    DiscoveryContent found;
    found.text = wordsOf(25);
    found.found = wordsOf(100);
    act.discoveries = {found};
    found.core = false;
    act.discoveries.push_back(found);
    act.reveal.lesson = {wordsOf(200)};
    return act;
}

} // namespace

void TestActTime::aFigureIsOneWord()
{
    QCOMPARE(wordsIn(QString()), 0);
    QCOMPARE(wordsIn(QStringLiteral("It takes {total_us|mode=eager, workload=kws} of\n{total_us}.")), 5);
}

void TestActTime::anActIsReadAndDone()
{
    const ActContent act = smallAct();
    // 200 + 75 + 125 + 200 words are 3 min; a question and a discovery are 1 + 2 min.
    QCOMPARE(actTime(act, false).words, 600);
    QCOMPARE(actTime(act, false).minutes(), 6);
    // 125 words and 2 min more: 8.625
    QCOMPARE(actTime(act, true).words, 725);
    QCOMPARE(actTime(act, true).minutes(), 9);
}

void TestActTime::theLongestTrackCounts()
{
    ActContent act = smallAct();
    act.discoveries.front().tracks = {QStringLiteral("north")};
    act.brief.tracks = {{QStringLiteral("north"), wordsOf(10)}, {QStringLiteral("south"), wordsOf(20)}};
    QCOMPARE(actTime(act, false).words, 610); // its brief is longer in the south, which has nothing to find
    QCOMPARE(actTime(act, false).doing_min, 3.0);
}

void TestActTime::ownLabsTypeNoMinutes()
{
    for (const QString &path : builtInLabs()) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const nlohmann::json lab = nlohmann::json::parse(file.readAll().toStdString());
        for (const nlohmann::json &act : lab["acts"])
            QVERIFY2(!act.contains("minutes") && !act.contains("minutes_all"), qPrintable(path));
    }
    for (const LabContent &lab : loadLabs().labs) {
        for (const ActContent &act : lab.acts) {
            QCOMPARE(act.minutes, actTime(act, false).minutes());
            QCOMPARE(act.minutesAll, actTime(act, true).minutes());
            QVERIFY2(act.minutes > 5 && act.minutesAll > act.minutes, qPrintable(act.id));
        }
    }
}

void TestActTime::sessionsAreFilledInOrder_data()
{
    QTest::addColumn<QList<int>>("minutes");
    QTest::addColumn<QList<int>>("sessions");
    QTest::newRow("one") << QList<int>{50} << QList<int>{1};
    QTest::newRow("the next one") << QList<int>{30, 21, 29, 1} << QList<int>{1, 2, 2, 0};
    QTest::newRow("no way back") << QList<int>{30, 30, 30, 5} << QList<int>{1, 2, 0, 0};
    QTest::newRow("longer than a session") << QList<int>{10, 51, 10} << QList<int>{1, 0, 0};
}

void TestActTime::sessionsAreFilledInOrder()
{
    QFETCH(QList<int>, minutes);
    QFETCH(QList<int>, sessions);
    const std::vector<int> planned = planSessions({minutes.begin(), minutes.end()});
    QCOMPARE(QList<int>(planned.begin(), planned.end()), sessions);
}

/// Two sessions hold all but the last act, which is for home.
void TestActTime::twoSessionsHoldTheCourse()
{
    std::vector<double> minutes;
    for (const LabContent &lab : loadLabs().labs) {
        for (const ActContent &act : lab.acts)
            minutes.push_back(actTime(act, false).whole_min());
    }
    const std::vector<int> planned = planSessions(minutes);
    QVERIFY(!planned.empty());
    QCOMPARE(planned.back(), 0);
    QCOMPARE(std::count(planned.begin(), planned.end(), 0), 1);
}

RP_TEST(TestActTime)

} // namespace test_act_time
#include "test_act_time.moc"
