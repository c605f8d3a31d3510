// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tasks of a class in report and table, and work of a script, which is nobody's.
#include "models/class_view/class_command.h"
#include "models/class_view/class_lab.h"
#include "models/class_view/class_tables.h"
#include "models/session/commit_items.h"
#include "models/text/format.h"
#include "tests/models/class_view/class_desk.h"
#include "tests/models/session/commit_fixture.h"
#include "tests/models/session/store_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <sstream>

namespace test_class_tasks {

using namespace rp;

namespace {

const QString lab07 = QStringLiteral("lab07");

CommitEntry tryAt(const char *act, const char *challenge, double value, bool solves, const char *option = "")
{
    CommitEntry entry =
        test::commitEntry(commit_kind::attempt, QLatin1String(challenge), QLatin1String(option));
    entry.act = QLatin1String(act);
    entry.number = value;
    entry.correct = solves;
    entry.at = QStringLiteral("2026-11-22T10:00:00.000Z");
    return entry;
}

} // namespace

class ClassTasksTest : public QObject
{
    Q_OBJECT
private slots:
    void triesAtATaskAreCounted();
    void hintsAreCounted();
    void onlyChosenOptionsHaveRows();
    void teachersReadWhatWasAsked();
    void aScriptIsNoLearner();

private:
    void add(ClassFigures &figures, const char *learner, const std::vector<CommitEntry> &entries) const
    {
        ClassHandin handin;
        handin.learner = QLatin1String(learner);
        handin.entries = entries;
        figures.add({handin.learner, {}}, true, m_desk.rows->of(handin));
    }

    test::ClassDesk m_desk;
};

void ClassTasksTest::triesAtATaskAreCounted()
{
    ClassFigures figures;
    add(figures, "a", {tryAt("act2", "scaling", 1.0, false), tryAt("act2", "scaling", 2.0, true)});
    add(figures, "b", {tryAt("act2", "scaling", 1.0, false)});
    // learners, right at the first try, solved, tries, first, later, done, standing
    const QByteArray csv = classCsv(figures);
    QVERIFY2(csv.contains("\r\nitem,lab07,act2,,challenge,scaling,,2,0,1,3,,,,0,,\r\n"), csv.constData());
    const ActContent &act = *m_desk.library.lab(lab07)->act(QStringLiteral("act2"));
    const QString title = contentText(findChallenge(act, QStringLiteral("scaling"))->title);
    const QString html = QString::fromUtf8(m_desk.htmlOf(figures));
    const qsizetype at = html.indexOf(title.toHtmlEscaped());
    QVERIFY2(at >= 0, qPrintable(html));
    const QString row = html.mid(at, html.indexOf(QLatin1String("</tr>"), at) - at);
    QVERIFY2(row.contains(QLatin1String(">2<")) && row.contains(QLatin1String(">1<")) &&
                 row.contains(QLatin1String(">1.5<")),
             qPrintable(row));
}

void ClassTasksTest::hintsAreCounted()
{
    const auto hint = [](const char *item, double rung) {
        CommitEntry entry = tryAt("act2", item, rung, false);
        entry.kind = commit_kind::hint;
        entry.correct.reset();
        return entry;
    };
    ClassFigures figures;
    // One of nothing, and those that no ladder has, are nobody's; what stands there twice was taken once.
    add(figures, "a",
        {hint("challenges/scaling", 1), hint("challenges/scaling", 2), hint("challenges/scaling", 1),
         hint("challenges/nothing", 1), hint("challenges/scaling", 7), hint("challenges/scaling", 1.5)});
    ClassFigures other;
    add(other, "b", {hint("challenges/scaling", 1)});
    figures.merge(other);
    // The answer before it was given, and afterwards.
    add(figures, "c", {hint("challenges/scaling", 4), tryAt("act2", "scaling", 2.0, true)});
    add(figures, "d", {tryAt("act2", "scaling", 2.0, true), hint("challenges/scaling", 4)});
    QCOMPARE(figures.hints().size(), size_t(1));
    const HintFigures expected{2, 1, 0, 2, 1};
    QCOMPARE(figures.hints().begin()->second, expected);
    const QByteArray csv = classCsv(figures);
    QVERIFY2(csv.contains("\r\nhint,lab07,act2,,challenge,scaling,1,2,"), csv.constData());
    QVERIFY2(csv.contains("\r\nhint,lab07,act2,,challenge,scaling,told,1,"), csv.constData());
    QVERIFY(!csv.contains("nothing"));
}

void ClassTasksTest::onlyChosenOptionsHaveRows()
{
    ClassFigures figures;
    CommitEntry first =
        test::commitEntry(commit_kind::reflection, QStringLiteral("why_lower"), QStringLiteral("power"));
    CommitEntry later =
        test::commitEntry(commit_kind::retry, QStringLiteral("why_lower"), QStringLiteral("memory"));
    add(figures, "a", {first, later, tryAt("act3", "stakeholder_skip_cloud", 1.0, false, "none")});
    QByteArray csv = classCsv(figures);
    QVERIFY2(csv.contains("\r\noption,lab07,act1,,reflection,why_lower,power,,,,,1,0,,,,\r\n"),
             csv.constData());
    QVERIFY2(csv.contains("\r\noption,lab07,act1,,reflection,why_lower,memory,,,,,0,1,,,,\r\n"),
             csv.constData());
    QVERIFY2(csv.contains("item,lab07,act3,,challenge,"), csv.constData());
    QVERIFY2(!csv.contains("option,lab07,act3,"), csv.constData());
    // What was typed is no option.
    ClassRow typed;
    typed.record = ClassRow::Record::Answer;
    typed.lab = lab07;
    typed.act = QStringLiteral("act1");
    typed.kind = class_kind::prediction;
    typed.item = QStringLiteral("typed");
    typed.value = 3.0;
    figures.add({QStringLiteral("b"), {}}, true, {typed});
    csv = classCsv(figures);
    QVERIFY2(csv.contains("item,lab07,act1,,prediction,typed,"), csv.constData());
    QVERIFY2(!csv.contains("option,lab07,act1,,prediction,typed,"), csv.constData());
}

void ClassTasksTest::teachersReadWhatWasAsked()
{
    ClassFigures figures;
    add(figures, "a",
        {test::commitEntry(commit_kind::prediction, QStringLiteral("math_share"), QStringLiteral("half"))});
    const ClassLab lab(*m_desk.library.lab(lab07), figures, *m_desk.catalogue);
    const ActContent &act = *m_desk.library.lab(lab07)->act(QStringLiteral("act1"));
    const std::vector<ClassQuestion> asked = lab.questions(act);
    QCOMPARE(asked.size(), size_t(1));
    const QString start = act.predictions.front().prompt.section(u'{', 0, 0);
    QVERIFY(!start.isEmpty() && asked.front().prompt.startsWith(contentText(start)));
    QVERIFY2(!asked.front().prompt.contains(u'{'), qPrintable(asked.front().prompt));
    QVERIFY(QString::fromUtf8(m_desk.htmlOf(figures)).contains(asked.front().prompt.toHtmlEscaped()));
}

void ClassTasksTest::aScriptIsNoLearner()
{
    const QTemporaryDir folder;
    const QDir work(folder.path());
    for (unsigned number = 0; number < 3; ++number)
        QVERIFY(test::writeAll(work.filePath(QStringLiteral("%1.json").arg(number)),
                               writeHandin(test::syntheticHandin(m_desk.library, number))));
    const auto figuresOf = [&] {
        std::ostringstream out;
        std::ostringstream err;
        const QStringList words{QStringLiteral("--csv"), folder.filePath(QStringLiteral("a.csv")),
                                QStringLiteral("--ndjson"), folder.filePath(QStringLiteral("a.ndjson")),
                                folder.path()};
        return runClass(words, out, err) == 0 ? test::readAll(folder.filePath(QStringLiteral("a.csv")))
                                              : QByteArray::fromStdString(err.str());
    };
    const QByteArray without = figuresOf();
    QVERIFY(without.contains("\r\nclass,,,,,,,3,"));
    Handin toured = test::syntheticHandin(m_desk.library, 7);
    LedgerDocument marked = newLedgerDocument();
    marked.labs = toured.document.labs;
    marked.log.append(tourMark());
    for (const CommitEntry &entry : toured.document.log.entries())
        marked.log.append(entry);
    toured.document = marked;
    QVERIFY(test::writeAll(work.filePath(QStringLiteral("tour.json")), writeHandin(toured)));
    QVERIFY(test::writeAll(work.filePath(QStringLiteral("ledger.json")), writeLedger(marked)));
    QByteArray with = figuresOf();
    QVERIFY2(with.contains("\r\nscripted,,,,,,,2,"), with.constData());
    with.replace("scripted,,,,,,,2,,,,,,,,,\r\n", "");
    QCOMPARE(with, without);
    QVERIFY(!test::readAll(folder.filePath(QStringLiteral("a.ndjson"))).contains(marked.id.toUtf8()));
    std::ostringstream out;
    QCOMPARE(runClass({folder.path()}, out, out), 0);
    QVERIFY2(out.str().find("3 hand-in(s) were counted.") != std::string::npos &&
                 out.str().find("ridgepoint tour") != std::string::npos,
             out.str().c_str());
}

RP_TEST(ClassTasksTest)

} // namespace test_class_tasks
#include "test_class_tasks.moc"
