// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How sure a class was, tables that can be added up, and what the charts of the class window are drawn from.
#include "models/catalogue/catalogue.h"
#include "models/check/lab_loader.h"
#include "models/class_view/class_charts.h"
#include "models/class_view/class_report.h"
#include "models/class_view/class_tables.h"
#include "models/class_view/class_text.h"
#include "models/json/embedded_content.h"
#include "models/session/lab_session.h"
#include "models/teach/guide_html.h"
#include "tests/models/class_view/class_fixture.h"
#include "tests/support/test_main.h"

#include <QTest>
#include <algorithm>

using namespace rp;

namespace {

const QString lab07 = QStringLiteral("lab07");
const QString act1 = QStringLiteral("act1");

} // namespace

class ClassChartsTest : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void howSureTheClassWasIsSummed();
    void tablesCanBeAddedUp();
    void chartsTellWhatTheReportTells();

private:
    ClassFigures figuresOf(unsigned from, unsigned to) const
    {
        ClassFigures figures;
        for (unsigned number = from; number < to; ++number) {
            const ClassHandin handin = readClassHandin(writeHandin(test::syntheticHandin(m_library, number)),
                                                       QStringLiteral("a.json"));
            figures.add({handin.learner, handin.name}, handin.isWhole, m_rows->of(handin));
        }
        return figures;
    }
    QByteArray htmlOf(const ClassFigures &figures) const
    {
        return guideHtml(classReport(figures, m_library, *m_catalogue, true), QStringLiteral("en"));
    }

    std::optional<Catalogue> m_catalogue;
    LabLibrary m_library;
    std::unique_ptr<ClassRows> m_rows;
};

void ClassChartsTest::initTestCase()
{
    QString error;
    m_catalogue = Catalogue::load(&error);
    QVERIFY2(m_catalogue, qPrintable(error));
    useEmbeddedContent();
    m_library = loadLabs();
    m_rows = std::make_unique<ClassRows>(m_library);
}

void ClassChartsTest::howSureTheClassWasIsSummed()
{
    ClassFigures figures;
    QVERIFY(htmlOf(figures).contains("Nobody has handed it in"));
    const auto add = [&](const char *learner, const ConfidenceCounts &counts) {
        ClassHandin handin;
        handin.learner = QLatin1String(learner);
        handin.confidence = counts;
        figures.add({handin.learner, {}}, true, m_rows->of(handin));
    };
    add("a", {LevelCount{0, 0}, {0, 0}, {4, 1}, {0, 0}, {0, 0}});
    add("b", {LevelCount{0, 0}, {0, 0}, {0, 0}, {0, 0}, {4, 4}});
    add("c", {});
    QCOMPARE(figures.sure().learners, 2);
    QCOMPARE(figures.sure().counts[2], (LevelCount{4, 1}));
    const QByteArray html = htmlOf(figures);
    QVERIFY2(html.contains(ClassText::saidAndRight(2, 0.7, 0.625).toUtf8()), html.constData());
    QVERIFY(classCsv(figures).contains("confidence,,,,,5,,,4,,4,"));
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
    const auto whole = sums({classCsv(figuresOf(0, 60))});
    QVERIFY(whole == sums({classCsv(figuresOf(0, 25)), classCsv(figuresOf(25, 60))}));
    QCOMPARE(whole.at("class,,,,,,").front(), 60);
    QVERIFY(std::any_of(whole.begin(), whole.end(),
                        [](const auto &row) { return row.first.startsWith("span,lab07,act1,"); }));
}

void ClassChartsTest::chartsTellWhatTheReportTells()
{
    const ClassFigures figures = figuresOf(0, 40);
    const ClassLab lab(*m_library.lab(lab07), figures, *m_catalogue);
    const ActContent &act = *m_library.lab(lab07)->act(act1);
    const std::vector<ClassQuestion> questions = lab.questions(act);
    QVERIFY(questions.size() >= 2);
    ResultTable table(QStringLiteral("t"));
    const ItemFigures predicted =
        figures.items().at({lab07, act1, class_kind::prediction, QStringLiteral("math_share")});
    fillAnswers(table, questions.front());
    QCOMPARE(table.value(QStringLiteral("third"), class_column::first),
             double(predicted.options.at(QStringLiteral("third"))[0]));
    QVERIFY(table.summary().startsWith(
        QStringLiteral("Right at the first try: %1 of %2.").arg(predicted.right).arg(predicted.learners)));
    fillGuesses(table, lab);
    const QString first = QStringLiteral("act1/math_share");
    QCOMPARE(table.value(first, class_column::below) + table.value(first, class_column::right) +
                 table.value(first, class_column::above),
             double(predicted.learners));
    fillSteps(table, lab, act, false);
    const StepFigures &explore = figures.steps().at({lab07, act1, stepKey(Step::Explore)});
    QCOMPARE(table.value(stepKey(Step::Explore), class_column::standing), double(explore.standing.count));
    QVERIFY(!table.csv().contains(QLatin1String("Ada")));
    fillSteps(table, lab, act, true);
    QVERIFY(explore.standing.count == 0 || table.csv().contains(QLatin1String("Ada")));
    fillTracks(table, lab);
    QVERIFY(!table.rows().empty());
    fillSure(table, figures.sure());
    QCOMPARE(table.rows().size(), size_t(confidenceLevels));
}

RP_TEST(ClassChartsTest)
#include "test_class_charts.moc"
