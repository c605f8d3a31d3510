// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hints are taken one after the other, after a prediction and never in an exam; the grader does them again,
// they cost nothing, and what was right after its answer was taken says so.
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/instruments/ladder_text.h"
#include "models/session/commit_items.h"
#include "models/session/given_to.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>

namespace test_hints {

using namespace rp;

namespace {

using Entries = std::vector<CommitEntry>;

const QString act1 = QStringLiteral("act1");
const QString act2 = QStringLiteral("act2");
const HintRef share{ladder_list::predictions, QStringLiteral("math_share")};
const HintRef scaling{ladder_list::challenges, QStringLiteral("scaling")};

Entries allRungs(const HintRef &of)
{
    Entries hints;
    for (int rung = 1; rung <= LadderContent::rungs; ++rung) {
        hints.push_back(test::commitEntry(commit_kind::hint, commit_item::hint(of)));
        hints.back().number = rung;
    }
    return hints;
}

} // namespace

class HintsTest : public QObject
{
    Q_OBJECT
private slots:
    void rungsComeOneAfterTheOther();
    void anExamHasNone();
    void theyAreReadAgain();
    void theyCostNothing();
    void anAnswerThatWasTakenIsTold();
    void whatIsForgedIsFound();

private:
    const LabContent &lab() const { return *m_desk.library.lab(QStringLiteral("lab07")); }
    /// The work of a course with entries of an act behind it, or before all else.
    LedgerDocument courseWith(Entries made, const QString &act = act2, bool isFirst = false) const
    {
        LedgerDocument document = m_desk.course();
        Entries entries = document.log.entries();
        const auto place = isFirst ? entries.begin() : entries.end();
        for (CommitEntry &entry : made) {
            entry.act = act;
            entry.content = contentMark(lab());
            entry.at = isFirst ? entries.front().at : entries.back().at;
        }
        entries.insert(place, made.begin(), made.end());
        document.log = CommitLog(document.id);
        for (const CommitEntry &entry : entries)
            document.log.append(entry);
        return document;
    }
    LedgerDocument withOneHint() const { return courseWith({allRungs(scaling).front()}); }
    Grade graded(const LedgerDocument &document) const { return m_desk.graded(m_desk.adas(document)); }

    test::GradeDesk m_desk;
};

void HintsTest::rungsComeOneAfterTheOther()
{
    Ledger ledger;
    LabSession session(lab(), ledger);
    QCOMPARE(session.takeHint(act1, share, 1), Refusal::Locked);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.takeHint(act1, share, 1), Refusal::Locked); // nothing before the commit
    QCOMPARE(session.commitPrediction(act1, share.item, QStringLiteral("half")), Refusal::None);
    QCOMPARE(session.takeHint(act1, share, 2), Refusal::Locked);
    for (const int rung : {0, -1, 5})
        QCOMPARE(session.takeHint(act1, share, rung), Refusal::UnknownAnswer);
    QCOMPARE(session.takeHint(act1, {share.list, QStringLiteral("nothing")}, 1), Refusal::UnknownQuestion);
    QCOMPARE(session.takeHint(act1, {QStringLiteral("reflections"), QStringLiteral("why_lower")}, 1),
             Refusal::UnknownQuestion);
    for (int rung = 1; rung <= LadderContent::rungs; ++rung) {
        QCOMPARE(session.takeHint(act1, share, rung), Refusal::None);
        QCOMPARE(session.hintsTaken(act1, share), rung);
        QCOMPARE(session.takeHint(act1, share, rung), Refusal::AlreadyCommitted);
    }
    QCOMPARE(session.takeHint(act2, scaling, 1), Refusal::Locked);
    // What is no rung counts for none, whoever has written it.
    for (const double rung : {-1.0, 1.5, 9.0, 1e300}) {
        CommitEntry forged = ledger.log().entries().back();
        forged.number = rung;
        forged.item = commit_item::hint(scaling);
        QVERIFY(ledger.commit(forged));
    }
    QCOMPARE(session.hintsTaken(act1, scaling), 0);
    ledger.setReadOnly(true);
    LabSession other(lab(), ledger);
    QCOMPARE(other.hintsTaken(act1, share), 4);
}

void HintsTest::anExamHasNone()
{
    Ledger ledger;
    ledger.setExam(Exam{});
    LabSession session(lab(), ledger);
    QCOMPARE(session.advance(), Refusal::None);
    QCOMPARE(session.commitPrediction(act1, share.item, QStringLiteral("half")), Refusal::None);
    QVERIFY(session.instrumentOpen(act1));
    QCOMPARE(session.takeHint(act1, share, 1), Refusal::Locked);
}

void HintsTest::theyAreReadAgain()
{
    const LedgerReading reading = readLedger(writeLedger(withOneHint()), QStringLiteral("ledger.json"));
    QVERIFY(reading.state == LedgerReading::State::Good);
    Ledger ledger;
    ledger.adopt(reading.document);
    const LabSession session(lab(), ledger);
    QCOMPARE(session.hintsTaken(act2, scaling), 1);
}

void HintsTest::theyCostNothing()
{
    const Grade without = graded(m_desk.course());
    const Grade with = graded(withOneHint());
    QCOMPARE(with.findings.size(), without.findings.size());
    QCOMPARE(with.points(Points::Correct), without.points(Points::Correct));
    QCOMPARE(with.points(Points::Steps), without.points(Points::Steps));
    ActGrade taken;
    taken.hints = 1;
    QVERIFY(gradeReport(with).contains(hintsText(taken)));
    QVERIFY(!gradeReport(without).contains(hintsText(taken)));
}

/// The point stays, and with it is told how it was come by.
void HintsTest::anAnswerThatWasTakenIsTold()
{
    const QuestionContent &asked = lab().act(act2)->exercises.front().question;
    for (const QLatin1String list : {ladder_list::exercises, ladder_list::challenges}) {
        const bool isExercise = list == ladder_list::exercises;
        CommitEntry right = isExercise
                                ? test::commitEntry(commit_kind::exercise, asked.id, asked.correct)
                                : test::commitEntry(commit_kind::attempt, QStringLiteral("five_moves"));
        right.correct = true;
        if (!isExercise)
            right.number = 1.0;
        const Grade alone = graded(courseWith({right}));
        for (const bool isBefore : {true, false}) {
            Entries made = allRungs({list, right.item});
            made.insert(isBefore ? made.end() : made.begin(), right);
            const LedgerDocument work = courseWith(made);
            const Grade grade = graded(work);
            QCOMPARE(grade.findings.size(), alone.findings.size());
            QCOMPARE(grade.points(Points::Correct), alone.points(Points::Correct));
            QCOMPARE(gradeReport(grade).contains(answerTakenText()), isBefore);
            QCOMPARE(gradescopeResults(grade).contains(answerTakenText().toUtf8()), isBefore);
            QCOMPARE(xapiStatements(grade).contains("answer-taken"), isBefore);
            Ledger ledger;
            ledger.adopt(work);
            const LabSession session(lab(), ledger);
            QCOMPARE(isExercise ? session.exercise(act2, right.item)->told
                                : session.challenge(act2, right.item).told,
                     isBefore);
        }
    }
}

void HintsTest::whatIsForgedIsFound()
{
    using Kind = GateBreach::Kind;
    struct Forged
    {
        const char *name, *item;
        std::optional<double> rung;
        Kind breach;
        size_t times = 1;
        const char *act = "act2";
        bool isFirst = false;
    };
    for (const auto &[name, item, rung, breach, times, act, isFirst] : std::initializer_list<Forged>{
             {"no such rung", "challenges/scaling", 5.0, Kind::NotAsked},
             {"a rung below", "challenges/scaling", -1.0, Kind::NotAsked},
             {"half a rung", "challenges/scaling", 1.5, Kind::NotAsked},
             {"a huge rung", "challenges/scaling", 1e300, Kind::NotAsked},
             {"no rung", "challenges/scaling", std::nullopt, Kind::NotAsked},
             {"no such challenge", "challenges/other", 1.0, Kind::NotAsked},
             {"no such list", "reflections/fusion_what", 1.0, Kind::NotAsked},
             {"no list", "scaling", 1.0, Kind::NotAsked},
             {"more than a name", "challenges/scaling/1", 1.0, Kind::NotAsked},
             {"no such act", "challenges/scaling", 1.0, Kind::OutOfOrder, 1, "act9"},
             {"a rung passed over", "challenges/scaling", 3.0, Kind::OutOfOrder},
             {"one twice", "challenges/scaling", 1.0, Kind::OutOfOrder, 2},
             {"before all else", "challenges/scaling", 1.0, Kind::OutOfOrder, 1, "act2", true}}) {
        CommitEntry hint = test::commitEntry(commit_kind::hint, QLatin1String(item));
        hint.number = rung;
        const Grade grade = graded(courseWith(Entries(times, hint), QLatin1String(act), isFirst));
        const bool isFound = std::any_of(
            grade.findings.begin(), grade.findings.end(), [kind = breach](const Finding &finding) {
                return finding.kind == Finding::Kind::Gate && finding.breach == kind;
            });
        QVERIFY2(isFound, name);
    }
}

RP_TEST(HintsTest)

} // namespace test_hints
#include "test_hints.moc"
