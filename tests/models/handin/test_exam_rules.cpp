// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When an exam of a site is held, what of a lab is withheld during it, and how answers count that were given
// in one.
#include "models/check/lab_loader.h"
#include "models/content/withheld_content.h"
#include "models/instruments/contract/bench.h"
#include "models/json/embedded_content.h"
#include "models/policy/policy_place.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <ctime>
#include <nlohmann/json.hpp>

namespace test_exam_rules {

using namespace rp;

namespace {

SitePolicy read(const QByteArray &settings)
{
    return policyFrom("{\"version\": 1" + settings + "}", QStringLiteral("policy.json"),
                      {QStringLiteral("ada"), QStringLiteral("/home/ada")});
}

QByteArray until(const QByteArray &time)
{
    return ", \"exam\": {\"until\": \"" + time + "\"}";
}

QDateTime utc(const char *time)
{
    return QDateTime::fromString(QString::fromLatin1(time), Qt::ISODate);
}

/// Whether an exam is held now, and has no end that is known.
bool isHeldForGood(const SitePolicy &policy)
{
    return policy.examAt(utc("2999-01-01T00:00:00Z")).has_value();
}

void commitRight(LabSession &session, const QString &act)
{
    for (const QuestionContent &question : session.answerKey().act(act)->predictions) {
        if (question.kind == QuestionContent::Kind::Numeric)
            session.commitPrediction(act, question.id, *question.minimum);
        else
            session.commitPrediction(act, question.id,
                                     question.correct.isEmpty() ? question.options.front().id
                                                                : question.correct);
    }
}

} // namespace

class TestExamRules : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { useEmbeddedContent(); }
    void itIsHeldUntilItsEnd();
    void theZoneIsThePolicys();
    void noEndMeansNoEnd_data();
    void noEndMeansNoEnd();
    void aFaultElsewhereLeavesItAlone();
    void exportsAreListed();
    void rootOfANamespaceIsNoAdministrator();
    void whatIsWithheldIsGone();
    void aSessionShowsNoAnswers();
    void answersOfAnExamCountAfterIt();
};

void TestExamRules::itIsHeldUntilItsEnd()
{
    const SitePolicy policy = read(until("2026-12-01T12:00:00+01:00"));
    QVERIFY2(!policy.isFaulty(), qPrintable(policyFaultText(policy)));
    QVERIFY(policy.examAt(utc("2026-12-01T10:59:59Z")));
    QVERIFY(!policy.examAt(utc("2026-12-01T11:00:00Z")));
    // A clock that was set back ends nothing.
    QVERIFY(policy.examAt(utc("1970-01-01T00:00:00Z")));
    QVERIFY(!policy.areAnswersAllowed(utc("2026-11-01T00:00:00Z")));
    QVERIFY(policy.areAnswersAllowed(utc("2027-01-01T00:00:00Z")));
    QVERIFY(!read(until("2026-12-01T12:00:00Z") + ", \"presenter\": false")
                 .areAnswersAllowed(utc("2027-01-01T00:00:00Z")));
    QVERIFY(nlohmann::json::parse(policyJson(policy).toStdString()).at("exam").at("until") ==
            "2026-12-01T11:00:00Z");
    QVERIFY(!read("").exam);
}

void TestExamRules::theZoneIsThePolicys()
{
    const QByteArray before = qgetenv("TZ");
    for (const char *zone : {"Pacific/Kiritimati", "Pacific/Pago_Pago"}) {
        qputenv("TZ", zone);
        tzset();
        QCOMPARE(examTime(QStringLiteral("2026-12-01T12:00+01:00")).value(), utc("2026-12-01T11:00:00Z"));
    }
    before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
    tzset();
}

void TestExamRules::noEndMeansNoEnd_data()
{
    QTest::addColumn<QByteArray>("settings");
    const std::pair<const char *, const char *> rows[] = {
        {"no offset", R"(, "exam": {"until": "2026-12-01T12:00:00"})"},
        {"no time", R"(, "exam": {"until": "2026-12-01"})"},
        {"no such day", R"(, "exam": {"until": "2026-02-30T12:00:00Z"})"},
        {"no such hour", R"(, "exam": {"until": "2026-02-03T25:00:00Z"})"},
        {"words", R"(, "exam": {"until": "tomorrow"})"},
        {"number", R"(, "exam": {"until": 0})"},
        {"no end", R"(, "exam": {})"},
        {"no object", R"(, "exam": false)"},
        {"null", R"(, "exam": null)"},
        {"more", R"(, "exam": {"until": "2020-01-01T00:00:00Z", "from": "2020-01-01T00:00:00Z"})"},
        {"twice",
         R"(, "exam": {"until": "2999-01-01T00:00:00Z"}, "exam": {"until": "2020-01-01T00:00:00Z"})"},
        {"a slip in its name", R"(, "exams": {"until": "2999-01-01T00:00:00Z"})"},
        {"another fault", R"(, "theme": {"fixed": "pink"})"},
        {"cut", R"(, "exam": {"until": "2020-01)"},
    };
    for (const auto &[name, settings] : rows)
        QTest::newRow(name) << QByteArray(settings);
}

void TestExamRules::noEndMeansNoEnd()
{
    QFETCH(QByteArray, settings);
    const SitePolicy policy = read(settings);
    QVERIFY(policy.isFaulty());
    QVERIFY(isHeldForGood(policy));
    QVERIFY(!policy.exam->reason().isEmpty());
    QCOMPARE(policy.exports.value_or(QStringList(QStringLiteral("all"))), QStringList());
}

void TestExamRules::aFaultElsewhereLeavesItAlone()
{
    const SitePolicy policy =
        read(until("2026-12-01T12:00:00Z") + R"(, "exports": ["pdf"], "theme": {"fixed": "pink"})");
    QVERIFY(policy.isFaulty());
    QVERIFY(policy.examAt(utc("2026-12-01T11:00:00Z")));
    QVERIFY(!policy.examAt(utc("2026-12-01T12:00:00Z")));
    QCOMPARE(policy.exports.value(), QStringList(QStringLiteral("pdf")));
}

void TestExamRules::exportsAreListed()
{
    QVERIFY(!read("").exports);
    QCOMPARE(read(R"(, "exports": [])").exports.value(), QStringList());
    QByteArray all;
    for (const QString &ending : exportEndings())
        all += (all.isEmpty() ? "\"" : ", \"") + ending.toLatin1() + '"';
    const SitePolicy policy = read(", \"exports\": [" + all + "]");
    QVERIFY2(!policy.isFaulty(), qPrintable(policyFaultText(policy)));
    QCOMPARE(policy.exports.value(), exportEndings());
    QVERIFY(read(R"(, "exports": ["exe"])").isFaulty());
    QCOMPARE(read(R"(, "exports": "csv")").exports.value(), QStringList());
    QCOMPARE(read(R"(, "log": "~/log")").logFile, QStringLiteral("/home/ada/log"));
    QVERIFY(read(R"(, "log": "here")").isFaulty());
}

void TestExamRules::rootOfANamespaceIsNoAdministrator()
{
    QVERIFY(isRootOutside("         0          0 4294967295\n"));
    QVERIFY(!isRootOutside("         0       1000          1\n"));
    QVERIFY(!isRootOutside("0 100000 65536\n65536 0 1\n"));
    QVERIFY(!isRootOutside("1000 0 1\n"));
    QVERIFY(!isRootOutside(""));
}

void TestExamRules::whatIsWithheldIsGone()
{
    for (const LabContent &whole : loadLabs().labs) {
        const LabContent told = withheldContent(whole);
        QCOMPARE(told.acts.size(), whole.acts.size());
        for (const ActContent &act : told.acts) {
            const ActContent &before = *whole.act(act.id);
            std::vector<QuestionContent> questions = act.predictions;
            questions.insert(questions.end(), act.reflections.begin(), act.reflections.end());
            for (const ExerciseContent &exercise : act.exercises)
                questions.push_back(exercise.question);
            for (const QuestionContent &question : questions) {
                QVERIFY(question.correct.isEmpty() && !question.ladder.has(LadderContent::Answer));
                QVERIFY(!question.truth || question.truth->figure.isEmpty());
                for (const OptionContent &option : question.options)
                    QVERIFY(option.feedback.isEmpty() && !option.text.isEmpty());
            }
            QVERIFY(act.reveal.lesson.empty() && act.reveal.arithmetic.empty() &&
                    act.reveal.tracks.isEmpty());
            QVERIFY(act.takeaways.empty());
            for (const ChallengeContent &challenge : act.challenges)
                QVERIFY(!challenge.ladder.has(1) && challenge.answer.empty() && challenge.solved.isEmpty());
            for (const DiscoveryContent &discovery : act.discoveries)
                QCOMPARE(discovery.found, discovery.text);
            QCOMPARE(act.sources.size(), before.sources.size());
            for (const SourceContent &source : act.sources)
                QVERIFY(source.claim.isEmpty() && source.value.isEmpty() && source.reason.isEmpty() &&
                        !source.model);
        }
    }
}

void TestExamRules::aSessionShowsNoAnswers()
{
    const LabLibrary library = loadLabs();
    Ledger ledger;
    ledger.setExam(Exam{});
    const LabContent &lab = library.labs.front();
    LabSession session(lab, ledger);
    QVERIFY(!session.withheld().isEmpty());
    const QString act = lab.acts.front().id;
    for (const ActContent *shown : {session.content().act(act), &session.currentAct()}) {
        for (const QuestionContent &question : shown->reflections)
            QVERIFY(question.correct.isEmpty());
    }
    for (const QuestionContent *question : session.predictions(act))
        QVERIFY(question->correct.isEmpty());
    for (const ChallengeContent *challenge : session.challenges(act))
        QVERIFY(challenge->ladder.hints.empty());
    // The options stand in the same order as after it.
    Ledger after;
    after.adopt(ledger.document());
    const LabSession open(lab, after);
    for (size_t i = 0; i < open.currentAct().reflections.size(); ++i) {
        const auto &shown = session.currentAct().reflections[i].options;
        for (size_t j = 0; j < shown.size(); ++j)
            QCOMPARE(shown[j].id, open.currentAct().reflections[i].options[j].id);
    }
}

void TestExamRules::answersOfAnExamCountAfterIt()
{
    const LabLibrary library = loadLabs();
    const LabContent &lab = library.labs.front();
    const QString act = lab.acts.front().id;
    Ledger ledger;
    ledger.setExam(Exam{});
    {
        LabSession session(lab, ledger);
        QVERIFY(session.advance() == Refusal::None);
        commitRight(session, act);
        QVERIFY(session.skipDiscoveries(act) == Refusal::None);
        QVERIFY(session.goTo({act, Step::Reveal}) == Refusal::None);
        QVERIFY(session.advance() == Refusal::None);
        for (const QuestionContent &question : session.answerKey().act(act)->reflections) {
            QVERIFY(session.answerReflection(act, question.id, question.correct) == Refusal::None);
            QVERIFY(session.answerReflection(act, question.id, question.correct) ==
                    Refusal::AlreadyCommitted);
            QVERIFY(!session.isCorrect(act, question.id));
        }
    }
    for (const CommitEntry &entry : ledger.log().entries())
        QVERIFY(!entry.correct);
    ledger.setExam(std::nullopt);
    const LabSession session(lab, ledger);
    for (const QuestionContent &question : lab.act(act)->reflections) {
        QVERIFY(session.isCorrect(act, question.id));
        QVERIFY(session.reflection(act, question.id)->solved);
    }
    // What an entry says of itself is what counts elsewhere, and a number has no verdict.
    for (const CommitEntry &entry : ledger.log().entries()) {
        if (entry.number)
            QVERIFY(!verdictOn(lab, entry));
        if (entry.kind == commit_kind::reflection)
            QVERIFY(verdictOn(lab, entry).value_or(false));
    }
}

RP_GUILESS_TEST(TestExamRules)

} // namespace test_exam_rules
#include "test_exam_rules.moc"
