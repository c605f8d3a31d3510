// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The concept map of the review: its ways by key and by button, the explanation beside it, what is said.
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"
#include "views/map/picture/map_words.h"
#include "views/review/concepts/concept_map.h"
#include "views/review/concepts/concepts_section.h"
#include "views/review/parts/link_button.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/option_button.h"
#include "views/widgets/entry/segmented_choice.h"

#include <QAccessible>
#include <QSignalSpy>

namespace test_review_concepts {

using namespace rp;
using namespace rp::test;

class TestReviewConcepts : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void arrowsReadAsSentences();
    void pathsAreHighlighted();
    void keysWalkThePath();
    void buttonsWalkThePath();
    void conceptIsExplainedBesideTheMap();
    void enterAndEscapeLeadThereAndBack();
    void linkIsAskedFor();
    void tableTellsThePath();
    void everythingHasAName();
    void embeddedMapIsWhole();
    void everyPathOfTheEmbeddedMapCanBeWalked();
    void nothingIsCutOff_data();
    void nothingIsCutOff();

private:
    void show(ReviewContent content = smallReview(), const QSize &size = {1000, 640});
    MapPlot *plot() const { return qobject_cast<MapPlot *>(m_section->map()->plotWidget()); }

    std::unique_ptr<ReviewDesk> m_desk;
    ConceptsSection *m_section = nullptr;
    QFont m_font;
};

void TestReviewConcepts::init()
{
    m_font = QApplication::font();
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void TestReviewConcepts::cleanup()
{
    m_desk.reset();
    QApplication::setFont(m_font);
    QApplication::setLayoutDirection(Qt::LeftToRight);
    QLocale::setDefault(QLocale::c());
}

void TestReviewConcepts::show(ReviewContent content, const QSize &size)
{
    m_desk = std::make_unique<ReviewDesk>(std::move(content));
    installMapAccessibility();
    m_section = new ConceptsSection(m_desk->parts());
    m_desk->show(m_section, size);
}

void TestReviewConcepts::arrowsReadAsSentences()
{
    show();
    const MapGraph map = conceptMap(m_desk->content, m_desk->figures, {});
    QCOMPARE(map.nodes.size(), m_desk->content.concepts.size());
    QCOMPARE(map.edges.size(), m_desk->content.edges.size());
    QVERIFY(map.path.nodes.empty());
    QVERIFY(map.edges.front().solid); // its words are no condition
    QCOMPARE(map.nodes[1].description,
             QStringLiteral("bandwidth (title). “bandwidth (title)” bounds “roofline (title)”. “hardware "
                            "(title)” limits “bandwidth (title)”."));
}

void TestReviewConcepts::pathsAreHighlighted()
{
    show();
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    QCOMPARE(m_section->paths()->buttons().size(), std::size_t(3));
    m_section->paths()->buttons()[1]->click();
    QCOMPARE(m_section->shownPath(), QStringLiteral("down"));
    QCOMPARE(m_section->map()->graph().path.nodes, (std::vector<int>{0, 1, 2, 3}));
    QTRY_COMPARE(spoken.size(), 1);
    QCOMPARE(spoken[0][0].toString(), QStringLiteral("From the chip to the code. It has 4 concept(s)."));
    const MapDrawing &drawing = plot()->drawing();
    QVERIFY(drawing.isEdgeOnPath(0) && drawing.isEdgeOnPath(1));
    QVERIFY(drawing.isEdgeOnPath(2)); // although its arrow points the other way
    for (int i = 0; i < 4; ++i)
        QVERIFY(!drawing.pathMarkRect(i).isEmpty());
    m_section->paths()->buttons()[2]->click();
    QVERIFY(drawing.pathMarkRect(0).isEmpty());
    QVERIFY(!drawing.isEdgeOnPath(0) && drawing.isEdgeOnPath(1));
    QCOMPARE(m_section->shownConcept(), QStringLiteral("roofline")); // where it begins
    m_section->paths()->buttons()[0]->click();
    QVERIFY(m_section->shownPath().isEmpty());
    QVERIFY(m_section->map()->graph().path.nodes.empty());
    QVERIFY(!m_section->nextButton()->isVisible());
}

void TestReviewConcepts::keysWalkThePath()
{
    show();
    plot()->setFocus();
    QVERIFY(!m_section->map()->keyLines().join(QLatin1Char('\n')).contains(QLatin1String("P, Shift+P")));
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    QTest::keyClick(plot(), Qt::Key_P);
    QTRY_COMPARE(spoken.size(), 1);
    QCOMPARE(spoken[0][0].toString(), QStringLiteral("No path is highlighted in this map."));
    m_section->showPath(QStringLiteral("down"));
    QVERIFY(m_section->map()->keyLines().join(QLatin1Char('\n')).contains(QLatin1String("P, Shift+P")));
    QCOMPARE(m_section->map()->focusedNode(), 0); // in view, ready to be walked from
    for (int i = 0; i < 4; ++i) {
        if (i > 0)
            QTest::keyClick(plot(), Qt::Key_P);
        QCOMPARE(m_section->map()->focusedNode(), i);
        QCOMPARE(m_section->shownConcept(), m_desk->content.paths[0].concepts[i]);
        const QString place = QStringLiteral("%1 of 4 on the path “Hardware to software”").arg(i + 1);
        QCOMPARE(m_section->card()->place()->text(), place);
        QVERIFY(MapWords::rest(plot()->graph(), i).startsWith(place));
        QVERIFY(m_section->map()->statusText().startsWith(place));
    }
    QTest::keyClick(plot(), Qt::Key_P);
    QTRY_COMPARE(spoken.size(), 2);
    QCOMPARE(spoken[1][0].toString(), QStringLiteral("The path ends here."));
    QTest::keyClick(plot(), Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(m_section->map()->focusedNode(), 2);
}

void TestReviewConcepts::buttonsWalkThePath()
{
    show();
    m_section->showPath(QStringLiteral("down"));
    QVERIFY(m_section->nextButton()->isVisible());
    QVERIFY(!m_section->backButton()->isEnabled());
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    m_section->nextButton()->setFocus();
    m_section->nextButton()->click();
    QCOMPARE(m_section->shownConcept(), QStringLiteral("bandwidth"));
    QTRY_COMPARE(spoken.size(), 1);
    QCOMPARE(spoken[0][0].toString(),
             QStringLiteral("bandwidth (title), 2 of 4 on the path “Hardware to software”."));
    QCOMPARE(m_section->map()->chosenNode(), 1);
    m_section->nextButton()->click();
    m_section->nextButton()->click();
    QCOMPARE(m_section->shownConcept(), QStringLiteral("fusion"));
    QVERIFY(!m_section->nextButton()->isEnabled());
    QVERIFY(m_section->backButton()->hasFocus()); // the focus does not get lost with the button
    m_section->backButton()->click();
    QCOMPARE(m_section->shownConcept(), QStringLiteral("roofline"));
}

void TestReviewConcepts::conceptIsExplainedBesideTheMap()
{
    show();
    QCOMPARE(m_section->card()->heading(), QStringLiteral("hardware (title)")); // never empty
    plot()->setFocus();
    QTest::keyClick(plot(), Qt::Key_Down);
    QTest::keyClick(plot(), Qt::Key_Down);
    QCOMPARE(m_section->shownConcept(), QStringLiteral("bandwidth"));
    const QString about = m_section->card()->about()->text();
    QVERIFY(about.startsWith(QLatin1String("What bandwidth is.")));
    QVERIFY2(about.contains(m_desk->figures.text(QStringLiteral("ridge"))), qPrintable(about));
    QVERIFY(!about.contains(QLatin1Char('{')));
    // The explanation stays when the map is left, and the node stays marked.
    m_section->paths()->focusChoice();
    QCOMPARE(m_section->map()->focusedNode(), -1);
    QCOMPARE(m_section->shownConcept(), QStringLiteral("bandwidth"));
    QCOMPARE(m_section->map()->chosenNode(), 1);
}

void TestReviewConcepts::enterAndEscapeLeadThereAndBack()
{
    show();
    plot()->setFocus();
    m_section->map()->focusNode(2);
    QTest::keyClick(plot(), Qt::Key_Return);
    QVERIFY(m_section->card()->headingLabel()->hasFocus());
    QCOMPARE(m_section->card()->heading(), QStringLiteral("roofline (title)"));
    QTest::keyClick(m_section->card()->headingLabel(), Qt::Key_Tab);
    QVERIFY(m_section->card()->about()->hasFocus());
    QTest::keyClick(m_section->card()->about(), Qt::Key_Escape);
    QVERIFY(plot()->hasFocus());
    QCOMPARE(m_section->map()->focusedNode(), 2);
    // The same for an assistive tool.
    QAccessibleInterface *node = QAccessible::queryAccessibleInterface(plot())->child(3);
    QVERIFY(node && node->actionInterface());
    node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(m_section->card()->headingLabel()->hasFocus());
    QCOMPARE(m_section->shownConcept(), QStringLiteral("fusion"));
    QVERIFY(node->state().selected);
}

void TestReviewConcepts::linkIsAskedFor()
{
    show();
    QSignalSpy asked(&m_desk->intents, &Intents::linkRequested);
    LinkButton *link = m_section->card()->linkButton();
    QCOMPARE(link->text(), QStringLiteral("Show it in Lab 07, act 1, Explore"));
    link->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].value<StepLink>().act, QStringLiteral("act1"));
}

void TestReviewConcepts::tableTellsThePath()
{
    show();
    m_section->showPath(QStringLiteral("up"));
    const ResultTable *table = m_section->map()->graphTable();
    QVERIFY(table);
    QCOMPARE(table->rowCount(), 4);
    QCOMPARE(table->index(1, 1).data().toString(), QStringLiteral("bounds “roofline (title)”"));
    QCOMPARE(table->index(1, 2).data().toString(), QStringLiteral("2"));
    QVERIFY(table->index(0, 2).data().toString().isEmpty());
}

void TestReviewConcepts::everythingHasAName()
{
    show();
    m_section->showPath(QStringLiteral("down"));
    QCOMPARE(unnamed(*m_section), QStringList());
}

void TestReviewConcepts::embeddedMapIsWhole()
{
    show(embeddedReview(), {1200, 700});
    const MapGraph &map = m_section->map()->graph();
    QVERIFY2(map.nodes.size() >= 14, "LABS section 7 asks for about 14 concepts");
    for (const MapGraph::Edge &edge : map.edges)
        QVERIFY(edge.from >= 0 && edge.to >= 0 && !edge.label.isEmpty());
    for (int i = 0; i < int(map.nodes.size()); ++i) {
        m_section->showConcept(map.nodes[std::size_t(i)].id);
        QVERIFY(!m_section->card()->about()->text().isEmpty());
        QVERIFY2(m_section->card()->linkButton()->isVisible(), qPrintable(map.nodes[std::size_t(i)].id));
    }
}

void TestReviewConcepts::everyPathOfTheEmbeddedMapCanBeWalked()
{
    show(embeddedReview(), {1200, 700});
    QCOMPARE(m_desk->content.paths.size(), std::size_t(3));
    plot()->setFocus();
    for (const ConceptPath &path : m_desk->content.paths) {
        m_section->showPath(path.id);
        m_section->map()->focusNode(-1);
        const MapGraph &map = m_section->map()->graph();
        int edges = 0;
        for (int i = 0; i < int(map.edges.size()); ++i)
            edges += plot()->drawing().isEdgeOnPath(i);
        QCOMPARE(edges, int(path.concepts.size()) - 1); // neighbours are joined
        QTest::keyClick(plot(), Qt::Key_P);
        for (const QString &id : path.concepts) {
            QCOMPARE(m_section->shownConcept(), id);
            QTest::keyClick(plot(), Qt::Key_P);
        }
    }
}

void TestReviewConcepts::nothingIsCutOff_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::addColumn<bool>("rightToLeft");
    QTest::newRow("wide") << QSize(1200, 700) << 1.0 << false;
    QTest::newRow("narrow") << QSize(640, 480) << 1.0 << false;
    QTest::newRow("200 %") << QSize(960, 640) << 2.0 << false;
    QTest::newRow("right to left") << QSize(1200, 700) << 1.0 << true;
}

void TestReviewConcepts::nothingIsCutOff()
{
    QFETCH(const QSize, size);
    QFETCH(const double, scale);
    QFETCH(const bool, rightToLeft);
    QFont font = m_font;
    font.setPointSizeF(font.pointSizeF() * scale);
    QApplication::setFont(font);
    QApplication::setLayoutDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    show(embeddedReview(), size);
    for (const ConceptPath &path : m_desk->content.paths) {
        m_section->showPath(path.id);
        QTest::qWait(10);
        QCOMPARE(cutOff(*m_section), QStringList());
    }
}

RP_TEST(TestReviewConcepts)

} // namespace test_review_concepts
#include "test_review_concepts.moc"
