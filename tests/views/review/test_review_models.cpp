// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The models to carry: memory chart, formula, capture spectrum, decision tree of fusion, optimization loop.
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/map/graph_map.h"
#include "views/review/models/fusion_card.h"
#include "views/review/models/fusion_map.h"
#include "views/review/models/fusion_panel.h"
#include "views/review/models/memory_card.h"
#include "views/review/models/memory_chart.h"
#include "views/review/models/model_cards.h"
#include "views/review/models/models_section.h"
#include "views/review/models/step_rail.h"
#include "views/review/parts/link_button.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/formula_view.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace test_review_models {

using namespace rp;
using namespace rp::test;

class TestReviewModels : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void memoryChartShowsEachLevel();
    void assumptionsAreMarked();
    void formulaHasItsSymbols();
    void spectrumTellsEachForm();
    void loopLeadsIntoTheLabs();
    void marksStandBesideTheirHeadings();
    void treeIsWalked();
    void wrongAnswersAreExplained();
    void pairsKeepTheirPlace();
    void everyEmbeddedPairComesToItsVerdict();
    void embeddedModelsAreWhole();
    void everythingHasAName();
    void nothingIsCutOff_data();
    void nothingIsCutOff();

private:
    void show(ReviewContent content = smallReview(), const QSize &size = {1000, 640});
    FusionPanel &panel() const { return *m_section->fusion()->panel(); }
    const MapGraph &tree() const { return m_section->fusion()->map()->graph(); }

    std::unique_ptr<ReviewDesk> m_desk;
    ModelsSection *m_section = nullptr;
    QFont m_font;
};

void TestReviewModels::init()
{
    m_font = QApplication::font();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void TestReviewModels::cleanup()
{
    m_desk.reset();
    QApplication::setFont(m_font);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::c());
}

void TestReviewModels::show(ReviewContent content, const QSize &size)
{
    m_desk = std::make_unique<ReviewDesk>(std::move(content));
    installMapAccessibility();
    m_section = new ModelsSection(m_desk->parts());
    m_desk->show(m_section, size);
}

void TestReviewModels::memoryChartShowsEachLevel()
{
    show();
    MemoryChart *chart = m_section->memory()->chart();
    QAbstractItemModelTester tester(chart->levels());
    QCOMPARE(chart->levels()->rowCount(), 2);
    QVERIFY(chart->spec().logX && chart->spec().logY);
    const ChartContent &content = chart->content();
    QCOMPARE(content.series.size(), std::size_t(1));
    QCOMPARE(content.series[0].points.size(), std::size_t(2));
    QCOMPARE(content.series[0].points[1].value, m_desk->figures.value(QStringLiteral("hbm_speed")));
    const QString hbm = chart->levels()->index(1, 2).data(ResultTable::SpokenRole).toString();
    const double speed = m_desk->figures.value(QStringLiteral("hbm_speed"));
    QCOMPARE(hbm, QStringLiteral("HBM, bandwidth per second: %1").arg(Format().bytes(speed)));
    QCOMPARE(chart->levels()->index(1, 2).data().toString(),
             m_desk->figures.text(QStringLiteral("hbm_speed")));
    QVERIFY2(chart->takeaway().startsWith(QLatin1String("L2 cache: about 2.7 times the bandwidth of HBM.")),
             qPrintable(chart->takeaway()));
}

void TestReviewModels::assumptionsAreMarked()
{
    show();
    const std::vector<AssumptionMark *> marks = m_section->memory()->marks();
    QVERIFY(marks[0]->isVisible());
    QCOMPARE(marks[0]->reason(), QStringLiteral("Measured by others."));
    QVERIFY(marks[0]->accessibleName().contains(QLatin1String("L2 cache")));
    QVERIFY(!marks[1]->isVisible());
}

void TestReviewModels::formulaHasItsSymbols()
{
    show();
    const AttainableCard *card = m_section->attainable();
    QVERIFY(card->formula()->hasDrawing());
    QVERIFY(card->worked()->text().contains(m_desk->figures.text(QStringLiteral("ridge"))));
}

void TestReviewModels::spectrumTellsEachForm()
{
    show();
    QCOMPARE(m_section->capture()->rail()->count(), 2);
    QStringList spoken;
    for (const TextBlock *text : m_section->capture()->findChildren<TextBlock *>())
        spoken << text->accessibleName();
    QVERIFY(spoken.contains(QStringLiteral("Trace, What it costs: branches on data")));
}

void TestReviewModels::loopLeadsIntoTheLabs()
{
    show();
    QSignalSpy asked(m_section, &ReviewSection::linkRequested);
    const QList<LinkButton *> links = m_section->loop()->findChildren<LinkButton *>();
    QCOMPARE(links.size(), 3);
    links[1]->click();
    QCOMPARE(asked.size(), 1);
    QStringList spoken;
    for (const TextBlock *text : m_section->loop()->findChildren<TextBlock *>())
        spoken << text->accessibleName();
    QVERIFY(!spoken.filter(QStringLiteral("Stage 2 of 3, hypothesis (stage)")).isEmpty());
}

void TestReviewModels::marksStandBesideTheirHeadings()
{
    show(embeddedReview(), {1200, 700});
    for (const StepRail *rail : {m_section->capture()->rail(), m_section->loop()->rail()}) {
        double before = 0.0;
        for (int i = 0; i < rail->count(); ++i) {
            QVERIFY(rail->markY(i) > before);
            before = rail->markY(i);
        }
        QVERIFY(before < rail->height());
    }
}

void TestReviewModels::treeIsWalked()
{
    show();
    FusionCard *card = m_section->fusion();
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    QCOMPARE(tree().nodes.size(), std::size_t(5)); // two questions, three ways out
    QVERIFY(tree().path.nodes.empty());
    QCOMPARE(panel().question()->text(), m_desk->content.fusion[0].question);
    panel().noButton()->setFocus();
    panel().noButton()->click();
    QCOMPARE(panel().question()->text(), QStringLiteral("Is the first a matrix product?"));
    QVERIFY(panel().noButton()->hasFocus());
    QTRY_COMPARE(spoken.size(), 1);
    QCOMPARE(spoken[0][0].toString(),
             QStringLiteral("You said no, and that is so. ReLU needs one element at a time. Is the first a "
                            "matrix product?"));
    QCOMPARE(tree().path.nodes, (std::vector<int>{0, 1}));
    QCOMPARE(card->decided(), 0);
    panel().yesButton()->click();
    QCOMPARE(card->decided(), 1);
    QCOMPARE(panel().verdict()->text(), QStringLiteral("Verdict: Fuse as an epilogue of the product"));
    QVERIFY(panel().verdict()->hasFocus());
    QVERIFY(panel().reason()->text().contains(QLatin1String("One write and one read are saved.")));
    QVERIFY(!panel().yesButton()->isVisible());
    QCOMPARE(tree().path.nodes.size(), std::size_t(3));
    QCOMPARE(card->map()->chosenNode(), tree().path.nodes.back());
    QCOMPARE(card->choice()->buttons()[0]->text(), QStringLiteral("matmul, then ReLU (decided)"));
    panel().nextButton()->click();
    QCOMPARE(card->shownPair(), QStringLiteral("x_sum"));
    QVERIFY(panel().yesButton()->hasFocus());
    panel().yesButton()->click();
    QCOMPARE(panel().verdict()->text(), QStringLiteral("Verdict: Not by ordinary fusion"));
    QVERIFY(!panel().nextButton()->isVisible()); // every pair is decided
    panel().againButton()->click();
    QCOMPARE(card->decided(), 1);
    QVERIFY(panel().yesButton()->hasFocus());
}

void TestReviewModels::wrongAnswersAreExplained()
{
    show();
    panel().yesButton()->click();
    QVERIFY2(panel().answered()->text().endsWith(
                 QLatin1String("You said yes. Here it is no. ReLU needs one element at a time.")),
             qPrintable(panel().answered()->text()));
    QCOMPARE(panel().question()->text(), QStringLiteral("Is the first a matrix product?")); // as it is right
    QCOMPARE(tree().path.nodes, (std::vector<int>{0, 1}));
    panel().noButton()->click();
    QCOMPARE(panel().verdict()->text(), QStringLiteral("Verdict: Fuse as an epilogue of the product"));
}

void TestReviewModels::pairsKeepTheirPlace()
{
    show();
    FusionCard *card = m_section->fusion();
    panel().noButton()->click();
    card->choice()->buttons()[1]->click();
    QCOMPARE(card->shownPair(), QStringLiteral("x_sum"));
    QVERIFY(!panel().answered()->isVisible());
    card->choice()->buttons()[0]->click();
    QCOMPARE(panel().question()->text(), QStringLiteral("Is the first a matrix product?"));
}

void TestReviewModels::everyEmbeddedPairComesToItsVerdict()
{
    show(embeddedReview(), {1200, 700});
    FusionCard *card = m_section->fusion();
    QVERIFY(m_desk->content.pairs.size() >= 8);
    QSet<FusionVerdict> verdicts;
    for (const FusionPair &pair : m_desk->content.pairs) {
        FusionWalk walk(m_desk->content, pair.id);
        card->showPair(pair.id);
        while (const FusionNode *question = walk.question()) {
            QCOMPARE(panel().question()->text(), m_desk->figures.resolve(question->question));
            const bool yes = pair.answers.value(question->id).yes;
            QVERIFY(walk.answer(yes).right);
            (yes ? panel().yesButton() : panel().noButton())->click();
        }
        QVERIFY(walk.end());
        verdicts.insert(walk.end()->verdict);
        QVERIFY(panel().verdict()->text().endsWith(fusionVerdictText(walk.end()->verdict)));
        // The way is drawn through edges that are there.
        const std::vector<int> &way = tree().path.nodes;
        QCOMPARE(way.size(), walk.answered().size() + 1);
        for (std::size_t i = 1; i < way.size(); ++i)
            QVERIFY(std::any_of(tree().edges.begin(), tree().edges.end(), [&](const MapGraph::Edge &edge) {
                return edge.from == way[i - 1] && edge.to == way[i];
            }));
    }
    QCOMPARE(verdicts.size(), 4); // fuse, epilogue, horizontal, cannot
    QCOMPARE(card->decided(), int(m_desk->content.pairs.size()));
}

void TestReviewModels::embeddedModelsAreWhole()
{
    show(embeddedReview(), {1200, 700});
    MemoryChart *chart = m_section->memory()->chart();
    QVERIFY(chart->levels()->rowCount() >= 4);
    for (const ChartPoint &point : chart->content().series.at(0).points)
        QVERIFY(std::isfinite(point.value));
    for (const LinkButton *link : m_section->loop()->findChildren<LinkButton *>())
        QVERIFY(link->isVisible());
    for (const TextBlock *text : m_section->findChildren<TextBlock *>())
        QVERIFY2(!text->text().contains(QLatin1Char('{')), qPrintable(text->text()));
}

void TestReviewModels::everythingHasAName()
{
    show(embeddedReview(), {1200, 700});
    QCOMPARE(unnamed(*m_section), QStringList());
    m_section->focusFirst();
    QVERIFY(m_section->memory()->headingLabel()->hasFocus());
}

void TestReviewModels::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("rightToLeft");
    QTest::newRow("wide") << QSize(1200, 700) << 1.0 << false;
    QTest::newRow("narrow") << QSize(640, 480) << 1.0 << false;
    QTest::newRow("200 %") << QSize(960, 640) << 2.0 << false;
    QTest::newRow("right to left") << QSize(1200, 700) << 1.0 << true;
}

void TestReviewModels::nothingIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const double, scale);
    QFETCH(const bool, rightToLeft);
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * scale);
    QApplication::setFont(font);
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    show(embeddedReview(), size);
    QTest::qWait(10);
    QCOMPARE(cutOff(*m_section), QStringList());
    panel().yesButton()->click();
    QTest::qWait(10);
    QCOMPARE(cutOff(*m_section), QStringList());
}

RP_TEST(TestReviewModels)

} // namespace test_review_models
#include "test_review_models.moc"
