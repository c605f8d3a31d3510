// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The concept map of the review: its ways by key.
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/map/graph_map.h"
#include "views/map/map_plot.h"
#include "views/map/map_walk.h"
#include "views/review/concepts_section.h"
#include "views/widgets/action_button.h"
#include "views/widgets/option_button.h"
#include "views/widgets/text_block.h"

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
    void keysWalkThePath();
    void enterAndEscapeLeadThereAndBack();

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
    for (int i = 0; i < 3; ++i) {
        if (i > 0)
            QTest::keyClick(plot(), Qt::Key_P);
        QCOMPARE(m_section->map()->focusedNode(), i);
        QCOMPARE(m_section->shownConcept(), m_desk->content.paths[0].concepts[i]);
        const QString place = QStringLiteral("%1 of 3 on the path “Down”").arg(i + 1);
        QCOMPARE(m_section->card()->place()->text(), place);
        QVERIFY(MapWords::rest(plot()->graph(), i).startsWith(place));
        QVERIFY(m_section->map()->statusText().startsWith(place));
    }
    QTest::keyClick(plot(), Qt::Key_P);
    QTRY_COMPARE(spoken.size(), 2);
    QCOMPARE(spoken[1][0].toString(), QStringLiteral("The path ends here."));
    QTest::keyClick(plot(), Qt::Key_P, Qt::ShiftModifier);
    QCOMPARE(m_section->map()->focusedNode(), 1);
}

void TestReviewConcepts::enterAndEscapeLeadThereAndBack()
{
    show();
    plot()->setFocus();
    m_section->map()->focusNode(1);
    QTest::keyClick(plot(), Qt::Key_Return);
    QVERIFY(m_section->card()->headingLabel()->hasFocus());
    QCOMPARE(m_section->card()->heading(), QStringLiteral("Roof"));
    QTest::keyClick(m_section->card()->headingLabel(), Qt::Key_Tab);
    QVERIFY(m_section->card()->about()->hasFocus());
    QTest::keyClick(m_section->card()->about(), Qt::Key_A); // means nothing here
    QVERIFY(m_section->card()->about()->hasFocus());
    QTest::keyClick(m_section->card()->about(), Qt::Key_Escape);
    QVERIFY(plot()->hasFocus());
    QCOMPARE(m_section->map()->focusedNode(), 1);
    // The same for an assistive tool.
    QAccessibleInterface *node = QAccessible::queryAccessibleInterface(plot())->child(2);
    QVERIFY(node && node->actionInterface());
    node->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(m_section->card()->headingLabel()->hasFocus());
    QCOMPARE(m_section->shownConcept(), QStringLiteral("code"));
    QVERIFY(node->state().selected);
}

RP_TEST(TestReviewConcepts)

} // namespace test_review_concepts
#include "test_review_concepts.moc"
