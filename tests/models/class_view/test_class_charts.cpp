// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How sure a class was, tables that can be added up, and what the charts of the class window are drawn from.
#include "models/class_view/class_charts.h"
#include "models/class_view/class_tables.h"
#include "models/class_view/class_text.h"
#include "models/review/mystery_words.h"
#include "models/session/lab_session.h"
#include "models/text/format.h"
#include "tests/models/class_view/class_desk.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>
#include <cmath>

namespace test_class_charts {

using namespace rp;

namespace {

const QString lab07 = QStringLiteral("lab07");
const QString act1 = QStringLiteral("act1");

} // namespace

class ClassChartsTest : public QObject
{
    Q_OBJECT
private slots:
    void howSureTheClassWasIsSummed();
    void tablesCanBeAddedUp();
    void chartsTellWhatTheReportTells();
    void everyFigureIsToldAndExported();
    void whatWasTakenForWhatIsSummed();

private:
    test::ClassDesk m_desk;
};

void ClassChartsTest::howSureTheClassWasIsSummed()
{
    ClassFigures figures;
    QVERIFY(m_desk.htmlOf(figures).contains("Nobody has handed it in"));
    const auto add = [&](const char *learner, const ConfidenceCounts &counts) {
        ClassHandin handin;
        handin.learner = QLatin1String(learner);
        handin.confidence = counts;
        figures.add({handin.learner, {}}, true, m_desk.rows->of(handin));
    };
    add("a", {LevelCount{0, 0}, {0, 0}, {4, 1}, {0, 0}, {0, 0}});
    add("b", {LevelCount{0, 0}, {0, 0}, {0, 0}, {0, 0}, {4, 4}});
    add("c", {});
    QCOMPARE(figures.sure().learners, 2);
    QCOMPARE(figures.sure().counts[2], (LevelCount{4, 1}));
    const QByteArray html = m_desk.htmlOf(figures);
    QVERIFY2(html.contains(ClassText::saidAndRight(2, 0.7, 0.625).toUtf8()), html.constData());
    QVERIFY(classCsv(figures).contains("confidence,,,,,5,,,4,,4,"));
}

void ClassChartsTest::whatWasTakenForWhatIsSummed()
{
    using traces::Cause;
    ClassFigures figures;
    ClassFigures others;
    QVERIFY(!m_desk.htmlOf(figures).contains(ClassText::mysteries().toUtf8()));
    const auto add = [&](ClassFigures &to, const char *learner, Cause truth, Cause said, int answers) {
        ClassHandin handin;
        handin.learner = QLatin1String(learner);
        handin.causes[size_t(truth)][size_t(said)] = answers;
        to.add({handin.learner, {}}, true, m_desk.rows->of(handin));
    };
    add(figures, "a", Cause::Readback, Cause::Launches, 3);
    add(figures, "b", Cause::Memory, Cause::Memory, 2);
    add(others, "c", Cause::Readback, Cause::Launches, 1);
    figures.merge(others);
    QCOMPARE(figures.mysteries().learners, qint64{3});
    QCOMPARE(figures.mysteries().counts[size_t(Cause::Readback)][size_t(Cause::Launches)], std::int64_t{4});
    const QByteArray html = m_desk.htmlOf(figures);
    QVERIFY(html.contains(ClassText::mysteries().toUtf8()));
    QVERIFY(html.contains(mystery_words::cause(Cause::Readback).toUtf8()));
    const QByteArray csv = classCsv(figures);
    QVERIFY2(csv.contains("cause,,,,,readback,launches,,,,4,"), csv.constData());
    QVERIFY(csv.contains("cause,,,,,memory,memory,,,,2,"));
}

void ClassChartsTest::tablesCanBeAddedUp()
{
    // Sums of every column but the quantiles, by what stands before them.
    const auto sums = [](const std::vector<QByteArray> &tables) {
        std::map<QByteArray, std::vector<qint64>> found;
        for (const QByteArray &table : tables) {
            QList<QByteArray> lines = table.trimmed().split('\n');
            lines.removeFirst();
            for (const QByteArray &line : lines) {
                const QList<QByteArray> cells = line.trimmed().split(',');
                std::vector<qint64> &row = found[cells.mid(0, 7).join(',')];
                row.resize(8);
                for (qsizetype i = 0; i < 8; ++i)
                    row[size_t(i)] += cells.at(7 + i).toLongLong();
            }
        }
        return found;
    };
    const auto whole = sums({classCsv(m_desk.figuresOf(0, 60))});
    QVERIFY(whole == sums({classCsv(m_desk.figuresOf(0, 25)), classCsv(m_desk.figuresOf(25, 60))}));
    QCOMPARE(whole.at("class,,,,,,").front(), 60);
    QVERIFY(std::any_of(whole.begin(), whole.end(),
                        [](const auto &row) { return row.first.startsWith("span,lab07,act1,"); }));
}

void ClassChartsTest::chartsTellWhatTheReportTells()
{
    const ClassFigures figures = m_desk.figuresOf(0, 40);
    const ClassLab lab(*m_desk.library.lab(lab07), figures, *m_desk.catalogue);
    const ActContent &act = *m_desk.library.lab(lab07)->act(act1);
    const std::vector<ClassQuestion> questions = lab.questions(act);
    QVERIFY(questions.size() >= 2);
    const auto titles = [](const ClassChart &chart) {
        QStringList said;
        for (const ResultColumn &column : chart.table->columns())
            said << column.title();
        return said.join(u'|');
    };
    const ItemFigures predicted =
        figures.items().at({lab07, act1, class_kind::prediction, QStringLiteral("math_share")});
    const ClassChart answers = answersChart(questions.front());
    QCOMPARE(answers.table->value(QStringLiteral("third"), class_column::first),
             double(predicted.options.at(QStringLiteral("third"))[0]));
    QCOMPARE(answers.rightRow, QStringLiteral("third"));
    const QString sentence =
        QStringLiteral("Right at the first try: %1 of %2.").arg(predicted.right).arg(predicted.learners);
    QVERIFY(answers.table->summary().startsWith(sentence));
    QCOMPARE(titles(answers), QStringLiteral("Option|Right or wrong|First answers|Share|Later answers|Why"));
    const ClassChart sides = guessesChart(lab);
    QCOMPARE(titles(sides), QStringLiteral("Question|Too low|Were right|Too high"));
    const ResultTable &guesses = *sides.table;
    const QString first = QStringLiteral("act1/math_share");
    QCOMPARE(guesses.value(first, class_column::below) + guesses.value(first, class_column::right) +
                 guesses.value(first, class_column::above),
             double(predicted.learners));
    const ClassChart times = timesChart(lab, act, false);
    const StepFigures &explore = figures.steps().at({lab07, act1, stepKey(Step::Explore)});
    QCOMPARE(times.table->value(stepKey(Step::Explore), class_column::standing),
             double(explore.standing.count));
    QCOMPARE(times.table->value(stepKey(Step::Explore), class_column::half),
             *explore.time.quantile_ms(0.5) * classUsPerMs);
    QCOMPARE(times.table->value(stepKey(Step::Explore), class_column::most),
             *explore.time.quantile_ms(0.9) * classUsPerMs);
    QCOMPARE(titles(times),
             QStringLiteral("Step|Learners|Half of them within|Nine in ten within|Stand here|Who"));
    QVERIFY(!times.table->csv().contains(QLatin1String("Ada")));
    QVERIFY(explore.standing.count == 0 ||
            timesChart(lab, act, true).table->csv().contains(QLatin1String("Ada")));
    QVERIFY(!tracksChart(lab).table->rows().empty());
    QCOMPARE(titles(tracksChart(lab)), QStringLiteral("Track|Goal reached|Goal missed"));
    const ClassChart sure = sureChart(figures.sure());
    QCOMPARE(sure.table->rows().size(), size_t(confidenceLevels));
    QCOMPARE(titles(sure), QStringLiteral("They said|They said|Were right|Answers"));
    const LevelCount &third = figures.sure().counts[2];
    QCOMPARE(sure.table->value(QStringLiteral("3"), class_column::right),
             double(third.right) / double(third.answers));
    // A piece of the report says each thing once: what its chart says is not written.
    const ClassPiece piece = questionPiece(questions.front());
    QCOMPARE(piece.charts.size(), size_t(1));
    for (const PaperBlock &block : piece.paper.blocks())
        QVERIFY(!block.text.startsWith(sentence));
    QVERIFY(m_desk.htmlOf(figures).contains(sentence.toUtf8()));
}

/// What is counted of a lab, its steps and its tracks, in the table of numbers and in the report.
void ClassChartsTest::everyFigureIsToldAndExported()
{
    const ClassFigures figures = m_desk.figuresOf(0, 40);
    const QByteArray csv = classCsv(figures);
    const QByteArray html = m_desk.htmlOf(figures);
    const auto tells = [](const QByteArray &text, const QString &row) { return text.contains(row.toUtf8()); };
    const LabFigures &done = figures.labs().at(lab07);
    QVERIFY2(
        tells(csv, QStringLiteral("\r\nlab,lab07,,,,,,%1,,,,,,%2,,,\r\n").arg(done.begun).arg(done.done)),
        csv.constData());
    QVERIFY(tells(html, ClassText::finished(done.done, done.begun)));
    const StepFigures &explore = figures.steps().at({lab07, act1, stepKey(Step::Explore)});
    const double half_ms = *explore.time.quantile_ms(0.5);
    const double most_ms = *explore.time.quantile_ms(0.9);
    QVERIFY2(tells(csv, QStringLiteral("\r\nstep,lab07,act1,explore,,,,%1,,,,,,%2,%3,%4,%5\r\n")
                            .arg(explore.learners)
                            .arg(explore.done)
                            .arg(explore.standing.count)
                            .arg(std::llround(half_ms))
                            .arg(std::llround(most_ms))),
             csv.constData());
    for (const auto &[span, count] : explore.time.counts())
        QVERIFY(tells(
            csv, QStringLiteral("\r\nspan,lab07,act1,explore,,%1,,%2,,,,,,,,,\r\n").arg(span).arg(count)));
    const auto time = [](double ms) { return Format().duration_us(ms * classUsPerMs, 2); };
    QVERIFY2(tells(html, QStringLiteral("Explore</th><td>%1</td><td>%2</td><td>%3</td><td>%4</td>")
                             .arg(explore.learners)
                             .arg(time(half_ms), time(most_ms))
                             .arg(explore.standing.count)),
             html.constData());
    qint64 passed = 0;
    for (const auto &[judged, count] : done.verdicts) {
        passed += judged.second == QLatin1String("pass") ? count : 0;
        QVERIFY(tells(csv, QStringLiteral("\r\ntrack,lab07,,,,%1,%2,%3,,,,,,,,,\r\n")
                               .arg(judged.first, judged.second)
                               .arg(count)));
    }
    const ClassLab lab(*m_desk.library.lab(lab07), figures, *m_desk.catalogue);
    for (const auto &[track, counts] : lab.tracks()) {
        passed -= counts[0];
        QVERIFY2(tells(html, QStringLiteral("%1</th><td>%2</td><td>%3</td></tr>")
                                 .arg(track.toHtmlEscaped())
                                 .arg(counts[0])
                                 .arg(counts[1])),
                 html.constData());
    }
    QCOMPARE(passed, 0);
}

RP_TEST(ClassChartsTest)

} // namespace test_class_charts
#include "test_class_charts.moc"
