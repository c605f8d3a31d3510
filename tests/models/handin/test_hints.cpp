// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Hints are taken one after the other, after a prediction and never in an exam; the grader does them again,
// and they cost nothing.
#include "models/handin/grade_text.h"
#include "models/session/commit_items.h"
#include "models/session/lab_session.h"
#include "models/session/ledger.h"
#include "models/session/ledger_document.h"
#include "tests/models/handin/grade_desk.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>

namespace test_hints {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");
const QString act2 = QStringLiteral("act2");
const HintRef share{ladder_list::predictions, QStringLiteral("math_share")};
const HintRef scaling{ladder_list::challenges, QStringLiteral("scaling")};

} // namespace

class HintsTest : public QObject
{
    Q_OBJECT
private slots:
    void rungsComeOneAfterTheOther();
    void anExamHasNone();
    void theyAreReadAgain();
    void theyCostNothing();
    void whatIsForgedIsFound_data();
    void whatIsForgedIsFound();

private:
    const LabContent &lab() const { return *m_desk.library.lab(QStringLiteral("lab07")); }
    /// The work of a course with a hint behind it.
    LedgerDocument courseWith(const HintRef &of, const QString &act, std::optional<double> rung) const
    {
        LedgerDocument document = m_desk.course();
        const auto &entries = document.log.entries();
        const auto last = std::find_if(entries.rbegin(), entries.rend(), [](const CommitEntry &entry) {
            return entry.chapter == QLatin1String("7");
        });
        CommitEntry made = *last;
        made.kind = commit_kind::hint;
        made.act = act;
        made.item = commit_item::hint(of);
        made.option.clear();
        made.correct.reset();
        made.confidence = 0;
        made.number = rung;
        made.at = entries.back().at;
        document.log.append(made);
        return document;
    }

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
    for (const double rung : {-1.0, 9.0, 1e300}) {
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
    for (const ActContent &act : session.content().acts) {
        for (const ChallengeContent &challenge : act.challenges)
            QVERIFY(!challenge.ladder.has(LadderContent::Answer) && challenge.answer.empty());
        for (const QuestionContent &question : act.predictions)
            QCOMPARE(question.ladder.next(0), 0);
    }
}

void HintsTest::theyAreReadAgain()
{
    const LedgerDocument document = courseWith(scaling, act2, 1.0);
    const LedgerReading reading = readLedger(writeLedger(document), QStringLiteral("ledger.json"));
    QVERIFY(reading.state == LedgerReading::State::Good);
    Ledger ledger;
    ledger.adopt(reading.document);
    const LabSession session(lab(), ledger);
    QCOMPARE(session.hintsTaken(act2, scaling), 1);
}

void HintsTest::theyCostNothing()
{
    const Grade without = m_desk.graded(m_desk.adas(m_desk.course()));
    const Grade with = m_desk.graded(m_desk.adas(courseWith(scaling, act2, 1.0)));
    QCOMPARE(with.findings.size(), without.findings.size());
    QCOMPARE(with.points(Points::Correct), without.points(Points::Correct));
    QCOMPARE(with.points(Points::Steps), without.points(Points::Steps));
    int hints = 0;
    for (const ActGrade &act : with.acts)
        hints += act.hints;
    QCOMPARE(hints, 1);
    QVERIFY(gradeReport(with).contains(hintsText(1)));
    QVERIFY(!gradeReport(without).contains(hintsText(1)));
}

void HintsTest::whatIsForgedIsFound_data()
{
    QTest::addColumn<QString>("list");
    QTest::addColumn<QString>("item");
    QTest::addColumn<double>("rung");
    QTest::addColumn<int>("breach");
    using Kind = GateBreach::Kind;
    QTest::newRow("no such rung") << "challenges"
                                  << "scaling" << 5.0 << int(Kind::NotAsked);
    QTest::newRow("half a rung") << "challenges"
                                 << "scaling" << 1.5 << int(Kind::NotAsked);
    QTest::newRow("no such challenge") << "challenges"
                                       << "other" << 1.0 << int(Kind::NotAsked);
    QTest::newRow("no such list") << "reflections"
                                  << "fusion_what" << 1.0 << int(Kind::NotAsked);
    QTest::newRow("a rung passed over") << "challenges"
                                        << "scaling" << 3.0 << int(Kind::OutOfOrder);
}

void HintsTest::whatIsForgedIsFound()
{
    QFETCH(QString, list);
    QFETCH(QString, item);
    QFETCH(double, rung);
    QFETCH(int, breach);
    const Grade grade = m_desk.graded(m_desk.adas(courseWith({list, item}, act2, rung)));
    const bool isFound =
        std::any_of(grade.findings.begin(), grade.findings.end(), [breach](const Finding &finding) {
            return finding.kind == Finding::Kind::Gate && int(finding.breach) == breach;
        });
    QVERIFY2(isFound, qPrintable(gradeReport(grade)));
}

RP_TEST(HintsTest)

} // namespace test_hints
#include "test_hints.moc"
