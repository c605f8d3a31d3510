// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Honest work that another version of the program, or another machine, has left its marks on.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/handin/grade_tables.h"
#include "models/handin/grade_text.h"
#include "models/handin/grading.h"
#include "models/handin/lab_versions.h"
#include "models/json/embedded_content.h"
#include "models/session/given_to.h"
#include "tests/models/handin/forger.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

namespace test_grading {

using namespace rp;

namespace {

QString textsOf(const Grade &grade)
{
    QStringList texts;
    for (const Finding &finding : grade.findings)
        texts << findingText(finding);
    return texts.join(QLatin1Char('\n'));
}

const QString older = QStringLiteral("7");
const QString tenth = QStringLiteral("tenth");

/// As an older version might have been: the first question offered, and took for right, what it offers no
/// more; its first reflection took another answer; there was one act less.
LabContent olderThan(LabContent lab)
{
    lab.contentVersion = older;
    ActContent &act = lab.acts.front();
    QuestionContent &asked = act.predictions.front();
    asked.options.front().id = tenth;
    asked.correct = tenth;
    QuestionContent &reflection = act.reflections.front();
    reflection.correct =
        std::find_if(reflection.options.begin(), reflection.options.end(), [&](const OptionContent &option) {
            return option.id != reflection.correct;
        })->id;
    std::erase_if(lab.acts, [](const ActContent &each) { return each.id == QLatin1String("reality"); });
    return lab;
}

std::vector<CommitEntry> workIn(const LabContent &lab)
{
    std::vector<CommitEntry> all;
    for (const ActContent &act : lab.acts) {
        const auto work = test::rightWorkIn(act, lab.contentVersion, QStringLiteral("cloud"));
        all.insert(all.end(), work.begin(), work.end());
    }
    return all;
}

int pointsIn(const Grade &grade, const QString &act)
{
    for (const ActGrade &each : grade.acts) {
        if (each.act->id == act)
            return each.pointsRight;
    }
    return -1;
}

} // namespace

class GradingTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void workOfEveryTrackIsSound_data();
    void workOfEveryTrackIsSound();
    void anOlderVersionMayHaveAskedLess();
    void whatWasReleasedIsKept();
    void workIsHeldAgainstTheKeysOfItsVersion();
    void aLieToAnOlderVersionIsNamed();
    void workGoesOnFromVersionToVersion();
    void withoutKeysOneQuestionIsUnchecked();
    void aSiteMayChangeAQuestion();
    void aNameKeepsItsLetters();
    void aMemoIsHeldAgainstTheRubric();

private:
    const LabContent &lab() const { return *m_library.lab(QStringLiteral("lab07")); }
    LedgerDocument documentOf(const std::vector<CommitEntry> &entries) const
    {
        LedgerDocument document = newLedgerDocument();
        for (const CommitEntry &entry : entries)
            document.log.append(entry);
        return document;
    }
    Grade graded(const LedgerDocument &document) const { return graded(*m_grader, document); }
    static Grade graded(const Grader &grader, const LedgerDocument &document)
    {
        const QString file = QStringLiteral("a.json");
        const QString madeAt = QStringLiteral("2026-11-22T10:00:00.000Z");
        return grader.grade(
            file, readHandin(writeHandin({{}, {}, QStringLiteral("0.1.0"), madeAt, document}), file));
    }

    /// Who has kept the keys of the older version, or those of none.
    std::unique_ptr<Grader> graderWith(std::vector<LabContent> released) const
    {
        return std::make_unique<Grader>(
            m_library, *m_catalogue, [released = std::move(released)](const QString &lab) {
                return lab == QLatin1String("lab07") ? released : std::vector<LabContent>();
            });
    }

    std::optional<Catalogue> m_catalogue;
    LabLibrary m_library;
    std::unique_ptr<Grader> m_grader;
};

void GradingTest::initTestCase()
{
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
    useEmbeddedContent();
    m_library = loadLabs();
    m_grader = std::make_unique<Grader>(m_library, *m_catalogue);
}

void GradingTest::workOfEveryTrackIsSound_data()
{
    QTest::addColumn<QString>("track");
    QTest::addColumn<QString>("setting");
    for (const char *track : {"cloud", "edge", "mobile", "tiny"}) {
        QTest::newRow(track) << QString::fromLatin1(track) << QString::fromLatin1(track);
        // Settings are not sealed: a ledger that was salvaged has lost them.
        QTest::addRow("%s, and the setting is lost", track) << QString::fromLatin1(track) << QString();
        QTest::addRow("%s, gone on in a lab with other tracks", track)
            << QString::fromLatin1(track) << QStringLiteral("elsewhere");
    }
}

void GradingTest::workOfEveryTrackIsSound()
{
    QFETCH(QString, track);
    QFETCH(QString, setting);
    std::vector<CommitEntry> all;
    for (const ActContent &act : lab().acts) {
        const std::vector<CommitEntry> work = test::rightWorkIn(act, lab().contentVersion, track);
        all.insert(all.end(), work.begin(), work.end());
    }
    LedgerDocument document = documentOf(all);
    if (!setting.isEmpty())
        document.settings["track"] = setting.toStdString();
    const Grade grade = graded(document);
    QVERIFY2(grade.isSound(), qPrintable(textsOf(grade)));
    for (const ActGrade &act : grade.acts)
        QCOMPARE(act.stepsDone(), act.lab == &lab() ? stepCount : 0);
}

/// Version 3 of Lab 07 had neither the act “reality” nor the prediction "resnet_overlapped".
void GradingTest::anOlderVersionMayHaveAskedLess()
{
    std::vector<CommitEntry> all;
    for (const ActContent &act : lab().acts) {
        if (act.id == QLatin1String("reality"))
            continue;
        for (const CommitEntry &entry : test::rightWorkIn(act, QStringLiteral("3"), QStringLiteral("edge"))) {
            if (entry.item != QLatin1String("resnet_overlapped"))
                all.push_back(entry);
        }
    }
    const Grade grade = graded(documentOf(all));
    QVERIFY2(grade.weight() == Finding::Weight::Unchecked, qPrintable(textsOf(grade)));
}

/// Keys have no texts, and what they have is what the lab has.
void GradingTest::whatWasReleasedIsKept()
{
    for (const LabContent &lab : m_library.labs) {
        const std::vector<LabContent> kept = releasedVersions(lab.id);
        QVERIFY2(!kept.empty(), qPrintable(lab.id));
        for (const LabContent &then : kept) {
            if (then.contentVersion != lab.contentVersion)
                continue;
            QCOMPARE(then.acts.size(), lab.acts.size());
            for (size_t i = 0; i < lab.acts.size(); ++i) {
                const ActContent &act = lab.acts[i];
                const ActContent &keys = then.acts[i];
                QCOMPARE(keys.id, act.id);
                QCOMPARE(keys.needsTrack, act.needsTrack);
                QCOMPARE(keys.panels.size(), act.panels.size());
                QCOMPARE(keys.predictions.size(), act.predictions.size());
                QCOMPARE(keys.reflections.size(), act.reflections.size());
                QCOMPARE(keys.exercises.size(), act.exercises.size());
                QCOMPARE(keys.discoveries.size(), act.discoveries.size());
                QCOMPARE(keys.challenges.size(), act.challenges.size());
                for (size_t j = 0; j < act.reflections.size(); ++j) {
                    QCOMPARE(keys.reflections[j].correct, act.reflections[j].correct);
                    QCOMPARE(keys.reflections[j].options.size(), act.reflections[j].options.size());
                    QVERIFY(keys.reflections[j].prompt.isEmpty());
                }
                for (size_t j = 0; j < act.discoveries.size(); ++j) {
                    QCOMPARE(keys.discoveries[j].core, act.discoveries[j].core);
                    QCOMPARE(keys.discoveries[j].needs.size(), act.discoveries[j].needs.size());
                    QCOMPARE(keys.discoveries[j].asks.has_value(), act.discoveries[j].asks.has_value());
                }
            }
        }
    }
}

void GradingTest::workIsHeldAgainstTheKeysOfItsVersion()
{
    const LabContent then = olderThan(lab());
    const auto grader = graderWith({then});
    const Grade grade = graded(*grader, documentOf(workIn(then)));
    QVERIFY2(grade.isSound() && grade.findings.empty(), qPrintable(textsOf(grade)));
    for (const ActGrade &act : grade.acts) {
        if (act.lab == &lab())
            QCOMPARE(act.stepsDone(), act.act->id == QLatin1String("reality") ? 0 : stepCount);
    }
    const Grade now = graded(documentOf(workIn(lab())));
    QCOMPARE(grade.acts.front().pointsRight, now.acts.front().pointsRight);
    QCOMPARE(grade.acts.front().mostRight, now.acts.front().mostRight);
    QCOMPARE(grade.acts.front().predictionsRight, now.acts.front().predictionsRight);
    LabContent fewer = then; // of so many as were asked
    fewer.acts.at(1).reflections.pop_back();
    const Grade less = graded(*graderWith({fewer}), documentOf(workIn(fewer)));
    QCOMPARE(less.acts.at(1).reflectionsAsked, now.acts.at(1).reflectionsAsked - 1);
    QCOMPARE(less.acts.at(1).reflectionsRight, less.acts.at(1).reflectionsAsked);
    // An LRS is told what could be chosen then, in the words of now as far as there are some.
    bool isTold = false;
    for (const auto &statement : nlohmann::json::parse(xapiStatements(grade).toStdString())) {
        if (statement["result"].value("response", "") == tenth.toStdString()) {
            const auto &asked = statement["object"]["definition"];
            isTold =
                asked["correctResponsesPattern"][0] == tenth.toStdString() && !asked["description"].empty();
        }
    }
    QVERIFY(isTold);
}

void GradingTest::aLieToAnOlderVersionIsNamed()
{
    const LabContent then = olderThan(lab());
    std::vector<CommitEntry> work = workIn(then);
    const auto reflection = std::find_if(work.begin(), work.end(), [](const CommitEntry &entry) {
        return entry.kind == commit_kind::reflection;
    });
    reflection->option = lab().acts.front().reflections.front().correct; // it is right now, and was not then
    const Grade lie = graded(*graderWith({then}), documentOf(work));
    QVERIFY2(lie.weight() == Finding::Weight::Altered, qPrintable(textsOf(lie)));
    QCOMPARE(lie.findings.size(), size_t(1));
    QVERIFY(lie.findings.front().breach == GateBreach::Kind::WrongVerdict);
    // Nor are the gates of a version that is known left open.
    std::vector<CommitEntry> hasty = workIn(then);
    std::erase_if(hasty, [](const CommitEntry &entry) {
        return entry.act == QLatin1String("act1") && entry.kind == commit_kind::prediction;
    });
    QVERIFY(graded(*graderWith({then}), documentOf(hasty)).weight() == Finding::Weight::Altered);
}

/// The question is asked again in the version that asks it otherwise, and all of it counts.
void GradingTest::workGoesOnFromVersionToVersion()
{
    const LabContent then = olderThan(lab());
    std::vector<CommitEntry> all = test::rightWorkIn(then.acts.front(), older, QStringLiteral("cloud"));
    for (const ActContent &act : lab().acts) {
        for (const CommitEntry &entry :
             test::rightWorkIn(act, lab().contentVersion, QStringLiteral("cloud"))) {
            if (act.id != then.acts.front().id || entry.item == then.acts.front().predictions.front().id)
                all.push_back(entry);
        }
    }
    const Grade grade = graded(*graderWith({then}), documentOf(all));
    QVERIFY2(grade.isSound() && grade.findings.empty(), qPrintable(textsOf(grade)));
    for (const ActGrade &act : grade.acts)
        QCOMPARE(act.stepsDone(), act.lab == &lab() ? stepCount : 0);
}

void GradingTest::withoutKeysOneQuestionIsUnchecked()
{
    LabContent then = olderThan(lab());
    then.acts = lab().acts;
    then.acts.front() = olderThan(lab()).acts.front();
    const Grade grade = graded(*graderWith({}), documentOf(workIn(then)));
    QVERIFY2(grade.isSound(), qPrintable(textsOf(grade)));
    QCOMPARE(grade.findings.size(), size_t(2)); // one sentence for each question, and none for what follows
    const ActContent &act = then.acts.front();
    for (const QString &question : {act.predictions.front().id, act.reflections.front().id}) {
        QVERIFY2(std::any_of(grade.findings.begin(), grade.findings.end(),
                             [&question](const Finding &finding) {
                                 return finding.breach == GateBreach::Kind::OtherQuestion &&
                                        finding.item == question && findingText(finding).contains(question);
                             }),
                 qPrintable(question));
    }
    for (const ActGrade &each : grade.acts)
        QCOMPARE(each.stepsDone(), each.lab == &lab() ? stepCount : 0);
    // Nor is an LRS told whether it was right.
    for (const auto &statement : nlohmann::json::parse(xapiStatements(grade).toStdString())) {
        const bool isChanged = statement["result"].value("response", "") == tenth.toStdString();
        QVERIFY(!isChanged || !statement["result"].contains("success"));
    }
    // It gives nothing and costs nothing; the others give what they always do.
    const Grade now = graded(documentOf(workIn(lab())));
    QCOMPARE(grade.acts.front().mostRight, now.acts.front().mostRight - 1);
    QCOMPARE(grade.acts.front().pointsRight, now.acts.front().pointsRight - 1);
    QCOMPARE(grade.acts.front().predictionsRight, now.acts.front().predictionsRight - 1);
    QCOMPARE(pointsIn(grade, QStringLiteral("act2")), pointsIn(now, QStringLiteral("act2")));
}

/// A lab of a site has no keys of older versions; each answer says what it was asked.
void GradingTest::aSiteMayChangeAQuestion()
{
    LabLibrary library;
    library.labs = {lab()};
    LabContent &now = library.labs.front();
    now.origin = QStringLiteral("0123456789abcdef");
    now.replacesOwn = true;
    now.asks = itemMarks(now);
    LabContent then = now;
    QuestionContent &asked = then.acts.front().predictions.front();
    asked.options.front().id = tenth;
    asked.correct = tenth;
    then.origin = QStringLiteral("fedcba9876543210");
    then.asks = itemMarks(then);
    std::vector<CommitEntry> work = workIn(then);
    for (CommitEntry &entry : work)
        entry.content = contentMark(then, entry);
    const Grader grader(library, *m_catalogue);
    const Grade grade = graded(grader, documentOf(work));
    QVERIFY2(grade.isSound(), qPrintable(textsOf(grade)));
    QCOMPARE(grade.findings.size(), size_t(1));
    QCOMPARE(grade.findings.front().item, asked.id);
    for (const ActGrade &act : grade.acts)
        QCOMPARE(act.stepsDone(), stepCount);
    // In the lab as it is everything is checked.
    for (CommitEntry &entry : work)
        entry.content = contentMark(now, entry);
    QVERIFY(graded(grader, documentOf(work)).weight() == Finding::Weight::Altered);
}

void GradingTest::aNameKeepsItsLetters()
{
    const QString name =
        QString::fromUtf8("\xf0\xa0\xae\xb7\xe9\x87\x8e"); // of the second plane, and the first
    QCOMPARE(plainText(name), name);
    QCOMPARE(plainText(QStringLiteral("a\u202eb\nc")), QStringLiteral("ab c"));
}

void GradingTest::aMemoIsHeldAgainstTheRubric()
{
    LedgerDocument document = documentOf({});
    const Grade without = graded(document);
    QVERIFY(without.memos.empty());
    document.labs["7"]["memo"] = {{"recommendation", "Compile it."},
                                  {"risk", "It breaks."},
                                  {"evidence", {"e1"}},
                                  {"triggers", {{"e1", "per_day"}}}};
    const Grade grade = graded(document);
    QCOMPARE(grade.memos.size(), std::size_t(1));
    QCOMPARE(grade.memos.front().lab->id, lab().id);
    // What it points to is not there, so nothing but the risk is to be judged.
    const RubricStates missing{RowState::Missing, RowState::Missing, RowState::Missing, RowState::Missing,
                               RowState::Judge};
    QVERIFY(grade.memos.front().rows == missing);
    const QString report = gradeReport(grade);
    for (const MemoRow row : memoRows)
        QVERIFY2(report.contains(RubricText::row(row)), qPrintable(report));
    for (const Points kind : {Points::Steps, Points::Correct})
        QCOMPARE(grade.points(kind), without.points(kind)); // it gives none
}

RP_TEST(GradingTest)

} // namespace test_grading
#include "test_grading.moc"
