// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The models to carry, each put together by hand.
#include "models/text/format.h"
#include "tests/support/test_main.h"
#include "tests/views/review/review_desk.h"
#include "views/charts/lines/line_chart.h"
#include "views/review/models/models_section.h"
#include "views/review/models/order_card.h"
#include "views/review/models/ridge_card.h"
#include "views/review/models/tap_card.h"
#include "views/review/parts/card_deck.h"
#include "views/review/parts/link_button.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/formula_view.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/value_slider.h"

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
    void oneCardIsInView();
    void levelsArePutInOrder();
    void keysMoveWhatIsChosen();
    void buttonsDoTheSame();
    void memoryChartShowsEachLevel();
    void assumptionsAreMarked();
    void theRidgeIsFoundByHand();
    void theRidgeIsFoundByKeys();
    void pairsAreTapped();
    void capturesAreToldApart();
    void loopLeadsIntoTheLabs();
    void embeddedModelsAreWhole();
    void everythingHasAName();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void everyCardFitsTheWindow();

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

void TestReviewModels::oneCardIsInView()
{
    show();
    QVERIFY(m_section->memory()->isVisible() && !m_section->ridge()->isVisible());
    QSignalSpy spoken(m_desk->announcer, &Announcer::spoken);
    m_section->deck()->nextButton()->click();
    QVERIFY(!m_section->memory()->isVisible() && m_section->ridge()->isVisible());
    QTRY_COMPARE(spoken.size(), 1);
    QCOMPARE(spoken[0][0].toString(), QStringLiteral("The ridge point, 2 of 5"));
    m_section->deck()->backButton()->click();
    m_section->deck()->backButton()->click();
    QVERIFY(m_section->loop()->isVisible());
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
    QVERIFY(card->about()->text().contains(QLatin1String("The device's main memory.")));
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

void TestReviewModels::buttonsDoTheSame()
{
    show(embeddedReview(), {1200, 700});
    OrderCard *card = m_section->memory();
    card->list()->setCurrentRow(1);
    const int second = card->list()->thingAt(1);
    card->earlierButton()->click();
    QCOMPARE(card->list()->thingAt(0), second);
    card->laterButton()->click();
    QCOMPARE(card->list()->thingAt(1), second);
    card->orderButton()->click();
    QVERIFY(card->list()->isDone());
    QTRY_VERIFY(m_section->chart()->isVisible());
}

void TestReviewModels::memoryChartShowsEachLevel()
{
    show();
    m_section->memory()->list()->putInOrder();
    MemoryChart *chart = m_section->chart();
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
    OrderCard *card = m_section->memory();
    card->list()->putInOrder();
    card->list()->setCurrentRow(0);
    QTRY_VERIFY(card->mark()->isVisible());
    QCOMPARE(card->mark()->reason(), QStringLiteral("Measured by others."));
    QVERIFY(card->mark()->accessibleName().contains(QLatin1String("L2 cache")));
    card->list()->setCurrentRow(1);
    QVERIFY(!card->mark()->isVisible());
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
    QVERIFY(card->reason()->text().contains(QLatin1String("A reduction is a barrier.")));
    QCOMPARE(card->buttons()[1]->accessibleName(), QStringLiteral("x / x.sum(), wrong"));
    QTRY_COMPARE(spoken.size(), 1);
    QVERIFY(spoken[0][0].toString().contains(QLatin1String("Not by ordinary fusion.")));
    card->buttons()[0]->click();
    QCOMPARE(card->verdict()->text(), QStringLiteral("Fuse as an epilogue of the product"));
    QVERIFY(card->reason()->text().contains(QLatin1String("One write and one read are saved.")));
    QCOMPARE(card->buttons()[0]->text(), QStringLiteral("✓ matmul, then ReLU"));
    QCOMPARE(card->progress()->text(), QStringLiteral("1 of 1 found"));
}

void TestReviewModels::capturesAreToldApart()
{
    show(embeddedReview(), {1200, 700});
    turnTo(2);
    TapCard *card = m_section->capture();
    const int count = int(m_desk->content.capture.size());
    QSet<int> asked;
    while (card->asked() >= 0) {
        const int now = card->asked();
        asked.insert(now);
        const QString captures = m_desk->figures.resolve(m_desk->content.capture[std::size_t(now)].captures);
        QVERIFY(card->ask()->text().contains(captures));
        const int wrong = (now + 1) % count;
        card->buttons()[std::size_t(wrong)]->click();
        QCOMPARE(card->asked(), now);
        card->buttons()[std::size_t(now)]->click();
        QVERIFY(card->reason()->text().contains(captures));
        QVERIFY(card->asked() != now);
    }
    QCOMPARE(asked.size(), count);
    QCOMPARE(card->progress()->text(), QStringLiteral("7 of 7 found"));
}

void TestReviewModels::loopLeadsIntoTheLabs()
{
    show();
    turnTo(4);
    QSignalSpy asked(&m_desk->intents, &Intents::linkRequested);
    OrderCard *card = m_section->loop();
    QVERIFY(!card->link()->isVisible());
    card->list()->putInOrder();
    card->list()->setCurrentRow(1);
    QTRY_VERIFY(card->link()->isVisible());
    card->link()->click();
    QCOMPARE(asked.size(), 1);
}

void TestReviewModels::embeddedModelsAreWhole()
{
    show(embeddedReview(), {1200, 700});
    QVERIFY(m_section->chart()->levels()->rowCount() >= 4);
    for (const ChartPoint &point : m_section->chart()->content().series.at(0).points)
        QVERIFY(std::isfinite(point.value));
    QVERIFY(m_desk->content.pairs.size() >= 8);
    for (int card = 0; card < m_section->deck()->count(); ++card) {
        turnTo(card);
        for (const TextBlock *text : m_section->findChildren<TextBlock *>())
            QVERIFY2(!text->text().contains(QLatin1Char('{')), qPrintable(text->text()));
    }
}

void TestReviewModels::everythingHasAName()
{
    show(embeddedReview(), {1200, 700});
    for (int card = 0; card < m_section->deck()->count(); ++card) {
        turnTo(card);
        QCOMPARE(unnamed(*m_section), QStringList());
    }
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
    for (const bool done : {false, true}) {
        for (int card = 0; card < m_section->deck()->count(); ++card) {
            turnTo(card);
            QTest::qWait(10);
            QCOMPARE(cutOff(*m_section), QStringList());
        }
        if (done)
            break;
        m_section->memory()->list()->putInOrder();
        m_section->loop()->list()->putInOrder();
        m_section->ridge()->moveTo(m_desk->figures.value(m_desk->content.ridge.ridge));
        m_section->fusion()->buttons()[0]->click();
        m_section->capture()->buttons()[0]->click();
    }
}

/// What is left of 1280 × 720 beside the window's own parts.
void TestReviewModels::everyCardFitsTheWindow()
{
    show(embeddedReview(), {960, 560});
    m_section->memory()->list()->putInOrder();
    m_section->loop()->list()->putInOrder();
    m_section->ridge()->moveTo(m_desk->figures.value(m_desk->content.ridge.ridge));
    for (int card = 0; card < m_section->deck()->count(); ++card) {
        turnTo(card);
        QTest::qWait(10);
        QVERIFY2(m_section->height() <= 560,
                 qPrintable(QStringLiteral("card %1: %2").arg(card + 1).arg(m_section->height())));
    }
}

RP_TEST(TestReviewModels)

} // namespace test_review_models
#include "test_review_models.moc"
