// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/shell/open_lab.h"
#include "views/charts/figure_frame.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/action_button.h"
#include "views/widgets/disclosure.h"
#include "views/widgets/drawers.h"
#include "views/widgets/icon_button.h"
#include "views/widgets/page_scroll.h"
#include "views/widgets/tab_row.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toast.h"
#include "views/widgets/value_slider.h"

#include <QPushButton>
#include <QScrollBar>

namespace test_stage {

using namespace rp;

namespace {

void settle()
{
    for (int i = 0; i < 3; ++i)
        QCoreApplication::processEvents();
}

QRect placeIn(const QWidget &window, const QWidget &widget)
{
    return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

} // namespace

class TestStage : public QObject
{
    Q_OBJECT
private slots:
    void controlsAndPictureAreInViewTogether_data();
    void controlsAndPictureAreInViewTogether();
    void nothingMovesWithValuesOrLanguage();
    void escapeInADrawerLeadsBackToItsButton();
    void aFindingMovesNothing();
    void aMessageCoversNothingThatIsRead();
    void foldedControlsKeepTheKeyboard();
    void theMouseDoesNotScroll();
};

void TestStage::controlsAndPictureAreInViewTogether_data()
{
    addLabsInWindows();
}

void TestStage::controlsAndPictureAreInViewTogether()
{
    QFETCH(QString, lab);
    QFETCH(QSize, size);
    QFETCH(double, text);
    const OpenLab open(lab, size, text);
    for (const ActContent &act : open.session->content().acts) {
        ExplorePage *page = open.explore(act.id);
        QVERIFY(page);
        for (const PanelContent *panel : open.session->panels(act.id)) {
            page->showPanel(panel->id);
            open.controller->run(panel->id);
            for (const auto &[key, title] : page->panelPage()->pages()) {
                page->showPage(key);
                settle();
                const QByteArray where = qPrintable(act.id + u' ' + panel->id + u' ' + key);
                QVERIFY2(page->scrollArea()->verticalScrollBar()->maximum() == 0, where);
                const InstrumentView *view = page->instrumentView();
                const QRect stage = placeIn(open.window, *page->scrollArea());
                QVERIFY2(stage.contains(placeIn(open.window, *view->controlColumn())), where);
                QVERIFY2(view->controlColumn()->isVisible(), where);
                QVERIFY2(view->page()->isVisible(), where);
                const QWidget *shown = view->page();
                QVERIFY2(stage.contains(placeIn(open.window, *shown)), where);
                const QString heights = QStringLiteral("%1: needs %2, has %3")
                                            .arg(QString::fromUtf8(where))
                                            .arg(shown->minimumSizeHint().height())
                                            .arg(shown->height());
                QVERIFY2(shown->minimumSizeHint().height() <= shown->height(), qPrintable(heights));
                const QString widths = QStringLiteral("%1: needs a width of %2, has %3")
                                           .arg(QString::fromUtf8(where))
                                           .arg(shown->minimumSizeHint().width())
                                           .arg(shown->width());
                QVERIFY2(shown->minimumSizeHint().width() <= shown->width(), qPrintable(widths));
            }
        }
    }
}

void TestStage::nothingMovesWithValuesOrLanguage()
{
    const OpenLab open(QStringLiteral("lab07"), {1030, 600}, 1.0);
    ExplorePage *page = open.explore(QStringLiteral("act1"));
    const InstrumentView *view = page->instrumentView();
    const auto places = [&] {
        settle();
        const auto *frame = view->part<FigureFrame>("bars");
        return std::vector{placeIn(open.window, *view->controlColumn()),
                           placeIn(open.window, *frame->plotWidget()),
                           placeIn(open.window, *view->control(QStringLiteral("launch_us"))),
                           placeIn(open.window, *page->drawers()), placeIn(open.window, *page->tabs())};
    };
    const std::vector<QRect> before = places();
    open.controller->setInput({{}, QStringLiteral("launch_us")}, 50.0);
    QCOMPARE(places(), before);
    open.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    QCOMPARE(places(), before);
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    for (const Bench::Panel &panel : open.workbench.bench(QStringLiteral("act1")).panels())
        panel.instrument->retranslate();
    for (QWidget *widget : open.window.findChildren<QWidget *>()) {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(widget, &change);
    }
    QCOMPARE(places(), before);
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
}

void TestStage::escapeInADrawerLeadsBackToItsButton()
{
    const OpenLab open(QStringLiteral("lab07"), {1030, 600}, 1.0);
    ExplorePage *page = open.explore(QStringLiteral("act1"));
    QApplication::setActiveWindow(const_cast<QWidget *>(&open.window));
    int tried = 0;
    for (Disclosure *drawer : page->panelPage()->drawers()) {
        if (!page->panelPage()->offers(drawer))
            continue;
        drawer->setOpen(true);
        settle();
        for (QWidget *inside : drawer->findChildren<QWidget *>()) {
            if (!inside->isVisible() || !(inside->focusPolicy() & Qt::TabFocus))
                continue;
            inside->setFocus();
            QTest::keyClick(inside, Qt::Key_Escape);
            QVERIFY2(!page->drawers()->open(), qPrintable(drawer->title()));
            // Or to the one button of them all.
            QCOMPARE(QApplication::focusWidget(), page->drawers()->menuButton()->isVisible()
                                                      ? static_cast<QWidget *>(page->drawers()->menuButton())
                                                      : drawer->button());
            ++tried;
            break;
        }
        drawer->setOpen(false);
    }
    QVERIFY(tried > 1); // else the button that Tab comes to next would do
}

void TestStage::aFindingMovesNothing()
{
    step_fixture::Act act;
    act.show({1030, 600});
    act.goTo(Step::Explore);
    auto *page = qobject_cast<ExplorePage *>(act.page());
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    settle();
    const QRect controls = placeIn(act.window, *page->instrumentView()->controlColumn());
    const QRect shown = placeIn(act.window, *page->instrumentView()->page());
    QWidget *focus = QApplication::focusWidget();
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("kws"));
    act.controller->setInput({{}, QStringLiteral("mode")}, QStringLiteral("compiled"));
    settle();
    QVERIFY(page->toast()->isVisible());
    QCOMPARE(placeIn(act.window, *page->instrumentView()->controlColumn()), controls);
    QCOMPARE(placeIn(act.window, *page->instrumentView()->page()), shown);
    QCOMPARE(QApplication::focusWidget(), focus);
    QVERIFY(!placeIn(act.window, *page->toast()).intersects(placeIn(act.window, *page->nextButton())));
}

void TestStage::aMessageCoversNothingThatIsRead()
{
    step_fixture::Act act;
    QFont large = act.window.font();
    large.setPointSizeF(large.pointSizeF() * 2.0);
    act.window.setFont(large);
    act.show({1700, 900});
    act.goTo(Step::Explore);
    auto *page = qobject_cast<ExplorePage *>(act.page());
    settle();
    page->toast()->showText(QStringLiteral("✓ Found: a sentence that nobody needs here"),
                            QStringLiteral("✓ Found: 5 of 7"));
    QVERIFY(page->toast()->isVisible());
    const QRect message = placeIn(act.window, *page->toast());
    QVERIFY(!message.intersects(placeIn(act.window, *page->nextButton())));
    for (const TextBlock *text : page->findChildren<TextBlock *>()) {
        const QRect seen = text->isVisible() ? text->visibleRegion().boundingRect() : QRect();
        const QRect there(text->mapTo(&act.window, seen.topLeft()), seen.size());
        QVERIFY2(seen.isEmpty() || text->text().isEmpty() || !message.intersects(there),
                 qPrintable(text->text()));
    }
}

void TestStage::foldedControlsKeepTheKeyboard()
{
    OpenLab open(QStringLiteral("lab07"), {1200, 600}, 1.5);
    const int chars = open.window.fontMetrics().averageCharWidth();
    open.window.resize(110 * chars, 600);
    const ExplorePage *page = open.explore(QStringLiteral("act1"));
    QApplication::setActiveWindow(&open.window);
    settle();
    const InstrumentView *view = page->instrumentView();
    const auto *control = qobject_cast<ValueSlider *>(view->control(QStringLiteral("gpu_speed")));
    QVERIFY(control && control->slider()->isVisible());
    control->slider()->setFocus();
    QVERIFY(control->slider()->hasFocus());
    open.window.resize(68 * chars, 600);
    settle();
    QVERIFY(!control->slider()->isVisible());
    QVERIFY(page->drawers()->isAncestorOf(QApplication::focusWidget()));
    view->foldedControls()->setOpen(true);
    settle();
    control->slider()->setFocus();
    open.window.resize(110 * chars, 600);
    settle();
    QVERIFY(control->slider()->isVisible());
    QVERIFY(control->slider()->hasFocus());
}

void TestStage::theMouseDoesNotScroll()
{
    PageScroll scroll;
    auto *body = new QWidget;
    auto *column = new QVBoxLayout(body);
    for (int i = 0; i < 30; ++i)
        column->addWidget(new QPushButton(QString::number(i)));
    scroll.setWidget(body);
    scroll.resize(300, 200);
    scroll.show();
    QApplication::setActiveWindow(&scroll);
    QVERIFY(QTest::qWaitForWindowExposed(&scroll));
    QPushButton *cut = nullptr; // the first that reaches beyond the edge
    for (QPushButton *button : body->findChildren<QPushButton *>()) {
        const int y = button->mapTo(scroll.viewport(), QPoint(0, 0)).y();
        if (!cut && y < scroll.viewport()->height() && y + button->height() > scroll.viewport()->height())
            cut = button;
    }
    if (!cut)
        cut = body->findChildren<QPushButton *>().back();
    int clicks = 0;
    connect(cut, &QPushButton::clicked, this, [&clicks] { ++clicks; });
    QTest::mousePress(cut, Qt::LeftButton, {}, {4, 2});
    QCOMPARE(scroll.verticalScrollBar()->value(), 0);
    QTest::mouseRelease(cut, Qt::LeftButton, {}, {4, 2});
    QCOMPARE(clicks, 1);
    QCOMPARE(scroll.verticalScrollBar()->value(), 0);
    body->findChildren<QPushButton *>().back()->setFocus(Qt::TabFocusReason);
    QVERIFY(scroll.verticalScrollBar()->value() > 0);
}

RP_TEST(TestStage)

} // namespace test_stage
#include "test_stage.moc"
