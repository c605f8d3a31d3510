// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The models to carry, each put together by hand.
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/card_deck.h"
#include "views/review/models_section.h"
#include "views/review/order_card.h"
#include "views/review/ridge_card.h"
#include "views/review/tap_card.h"
#include "views/widgets/action_button.h"
#include "views/widgets/assumption_mark.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"

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
    void levelsArePutInOrder();
    void keysMoveWhatIsChosen();
    void theRidgeIsFoundByHand();
    void theRidgeIsFoundByKeys();
    void pairsAreTapped();

private:
    void show(ReviewContent content = smallReview(), const QSize &size = {1000, 640});
    void turnTo(int card) { m_section->deck()->setCurrent(card); }

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
    m_section = new ModelsSection(m_desk->parts());
    m_desk->show(m_section, size);
}

/// The order, and what each level is, is told by nothing before it was found.
void TestReviewModels::levelsArePutInOrder()
{
    show();
    OrderCard *card = m_section->memory();
    OrderList *list = card->list();
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->inPlace(), 0);
    QVERIFY(!m_section->chart()->isVisible() && !card->about()->isVisible());
    QVERIFY(card->about()->text().isEmpty());
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    list->moveTo(0, 1);
    QTRY_VERIFY(m_section->chart()->isVisible());
    QVERIFY(list->isDone());
    QVERIFY(card->feedback()->text().startsWith(QStringLiteral("✓ In order")));
    QTRY_VERIFY(!spoken.empty() && spoken.back()[0].toString().startsWith(QStringLiteral("✓ In order")));
    QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("L2 cache, 1 of 2, in its place"));
    list->setCurrentRow(1);
    QVERIFY(card->about()->text().contains(QLatin1String("Large.")));
}

void TestReviewModels::keysMoveWhatIsChosen()
{
    show(embeddedReview(), {1200, 700});
    OrderList *list = m_section->memory()->list();
    list->setFocus();
    list->setCurrentRow(0);
    const int first = list->thingAt(0);
    QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(list->currentRow(), 1);
    QCOMPARE(list->thingAt(1), first);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier); // already first
    QCOMPARE(list->thingAt(0), first);
    for (int place = 0; place < list->count(); ++place) {
        int row = place;
        while (list->thingAt(row) != place)
            ++row;
        list->setCurrentRow(row);
        for (; row > place; --row)
            QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    }
    QVERIFY(list->isDone());
}

void TestReviewModels::theRidgeIsFoundByHand()
{
    show();
    turnTo(1);
    RidgeCard *card = m_section->ridge();
    QVERIFY(card->formula()->hasDrawing());
    const double ridge = m_desk->figures.value(QStringLiteral("ridge"));
    QVERIFY(!card->isFound() && !card->worked()->isVisible());
    QVERIFY(card->feedback()->text().contains(QStringLiteral("further up")));
    // The hand takes the point to where both lines meet.
    LineChart *chart = card->chart();
    chart->content();
    const auto at = chart->grips().positionOf(0, chart->content(), chart->table());
    QVERIFY(at);
    const QPointF from = chart->canvas().gripOf(*at);
    QPointF to = from;
    while (chart->canvas().valueAt(to, Qt::Horizontal).value_or(ridge) < ridge)
        to.rx() += 1.0;
    QTest::mousePress(chart->plotWidget(), Qt::LeftButton, {}, from.toPoint());
    QTest::mouseMove(chart->plotWidget(), to.toPoint());
    QTest::mouseRelease(chart->plotWidget(), Qt::LeftButton, {}, to.toPoint());
    QVERIFY2(card->isFound(), qPrintable(card->feedback()->text()));
    QCOMPARE(card->intensity(), ridge);
    QVERIFY(card->worked()->isVisible());
    QVERIFY(card->worked()->text().contains(m_desk->figures.text(QStringLiteral("ridge"))));
}

void TestReviewModels::theRidgeIsFoundByKeys()
{
    show();
    turnTo(1);
    RidgeCard *card = m_section->ridge();
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    MappedSlider *slider = card->slider()->slider();
    slider->setFocus();
    for (int press = 0; press < 200 && !card->isFound(); ++press)
        QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(card->isFound());
    QTRY_VERIFY(!spoken.empty() && spoken.back()[0].toString().startsWith(QStringLiteral("✓")));
    // And away from it again, further than the hand is led.
    for (int press = 0; press < 5; ++press)
        QTest::keyClick(slider, Qt::Key_Right);
    QVERIFY(card->feedback()->text().contains(QStringLiteral("further down")));
}

void TestReviewModels::pairsAreTapped()
{
    show();
    turnTo(3);
    TapCard *card = m_section->fusion();
    QCOMPARE(card->buttons().size(), std::size_t(2));
    QCOMPARE(card->progress()->text(), QStringLiteral("0 of 1 found"));
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    card->buttons()[1]->click();
    QCOMPARE(card->verdict()->text(), QStringLiteral("Not by ordinary fusion"));
    QVERIFY(card->reason()->text().contains(QLatin1String("A barrier.")));
    QCOMPARE(card->buttons()[1]->accessibleName(), QStringLiteral("x / x.sum(), wrong"));
    QTRY_COMPARE(spoken.size(), 1);
    QVERIFY(spoken[0][0].toString().contains(QLatin1String("Not by ordinary fusion.")));
    card->buttons()[0]->click();
    QCOMPARE(card->verdict()->text(), QStringLiteral("Fuse as an epilogue of the product"));
    QVERIFY(card->reason()->text().contains(QLatin1String("Saves traffic.")));
    QCOMPARE(card->buttons()[0]->text(), QStringLiteral("✓ matmul, then ReLU"));
    QCOMPARE(card->progress()->text(), QStringLiteral("1 of 1 found"));
}

RP_TEST(TestReviewModels)

} // namespace test_review_models
#include "test_review_models.moc"
