// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_main.h"
#include "tests/views/step_fixture.h"
#include "views/charts/frame/figure_frame.h"
#include "views/instruments/plan/instrument_page.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/instruments/said/stage_cover.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/steps/parts/math_peek.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/blocks/toast.h"
#include "views/widgets/layout/disclosure.h"
#include "views/widgets/layout/drawers.h"
#include "views/widgets/layout/page_scroll.h"
#include "views/widgets/layout/tab_row.h"

#include <QPushButton>
#include <QScrollBar>

using namespace rp;

namespace {

/// Both labs with all gates open, in a window as large as the page of a step is in the program's window.
class OpenLab
{
public:
    OpenLab(const QString &lab, const QSize &size, double text)
        : ledger(Ledger::Mode::Presenter)
    {
        installWidgetAccessibility();
        installChartAccessibility();
        installMeterAccessibility();
        QString error;
        catalogue = Catalogue::load(&error);
        const LabLoad load = loadLabFile(QStringLiteral(":/labs/%1.json").arg(lab));
        if (!catalogue || !load.lab)
            throw std::runtime_error("the built-in catalogue or lab does not load");
        session = std::make_unique<LabSession>(*load.lab, ledger);
        workbench = Workbench::make(*load.lab, *catalogue);
        controller = std::make_unique<WizardController>(*session, workbench);
        QFont font = window.font();
        font.setPointSizeF(font.pointSizeF() * text);
        window.setFont(font);
        announcer = new Announcer(&window);
        view = new ActView(*session, workbench, *announcer, intents, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(view);
        auto *c = controller.get();
        QObject::connect(&intents, &Intents::inputChangeRequested, c, &WizardController::setInput);
        QObject::connect(&intents, &Intents::runRequested, c, &WizardController::run);
        QObject::connect(&intents, &Intents::panelChosen, c, &WizardController::rememberPanel);
        window.resize(size);
        window.show();
    }

    ExplorePage *explore(const QString &act) const
    {
        controller->open({act, Step::Explore});
        controller->run({});
        QCoreApplication::processEvents();
        return qobject_cast<ExplorePage *>(view->currentPage());
    }

    Ledger ledger;
    std::optional<Catalogue> catalogue;
    std::unique_ptr<LabSession> session;
    Workbench workbench;
    std::unique_ptr<WizardController> controller;
    Intents intents;
    QWidget window;
    Announcer *announcer = nullptr;
    ActView *view = nullptr;
};

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
    void anInstrumentIsCoveredUntilItHasRun();
    void drawersLieOverTheStage();
    void aFindingMovesNothing();
    void tabsStayInOneRow();
    void theMouseDoesNotScroll();
    void aSlotKeepsItsHeight();
};

void TestStage::controlsAndPictureAreInViewTogether_data()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("text");
    for (const char *lab : {"lab07", "lab11"}) {
        // What the window's sidebar, menus and strip leave of 1280 by 720, 1366 by 768, and 1920 by 1080.
        QTest::addRow("%s 1280", lab) << QString::fromLatin1(lab) << QSize(1030, 600) << 1.0;
        QTest::addRow("%s 1366", lab) << QString::fromLatin1(lab) << QSize(1000, 630) << 1.5;
        QTest::addRow("%s 1920", lab) << QString::fromLatin1(lab) << QSize(1440, 886) << 2.0;
    }
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
                if (key == PanelPage::exercisesKey())
                    continue;
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
        const auto *frame = view->part<FigureFrame>("waterfall");
        return std::vector{placeIn(open.window, *view->controlColumn()),
                           placeIn(open.window, *frame->plotWidget()),
                           placeIn(open.window, *view->control(QStringLiteral("launch_us"))),
                           placeIn(open.window, *page->drawers()), placeIn(open.window, *page->tabs())};
    };
    const std::vector<QRect> before = places();
    open.controller->setInput(QStringLiteral("launch_us"), 50.0);
    QCOMPARE(places(), before);
    open.controller->setInput(QStringLiteral("workload"), QStringLiteral("gpt2"));
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

void TestStage::anInstrumentIsCoveredUntilItHasRun()
{
    step_fixture::Act act;
    act.show({1030, 600});
    act.goTo(Step::Predict);
    for (const QuestionContent &question : act.act().predictions)
        act.controller->commitPrediction(question.id, question.options.front().id);
    act.controller->next();
    QCOMPARE(act.instrument->setInput(QStringLiteral("workload"), QStringLiteral("kws")), QString());
    settle();
    auto *page = qobject_cast<ExplorePage *>(act.page());
    InstrumentView *view = page->instrumentView();
    QVERIFY(view->isCovered());
    QVERIFY(view->cover()->isVisible() && !view->page()->isVisible());
    QVERIFY(!view->notes()->button()->isVisible() && !page->math()->button()->isVisible());
    for (const TextBlock *block : view->findChildren<TextBlock *>())
        QVERIFY2(!block->isVisible() || !block->text().contains(QStringLiteral("33.3")),
                 qPrintable(block->text()));
    QTest::mouseClick(view->cover()->runButton(), Qt::LeftButton);
    QVERIFY(!view->isCovered());
    QVERIFY(view->page()->isVisible() && !view->cover()->isVisible());
    QVERIFY(view->notes()->button()->isVisible() && page->math()->button()->isVisible());
}

void TestStage::drawersLieOverTheStage()
{
    const OpenLab open(QStringLiteral("lab07"), {1030, 600}, 1.0);
    ExplorePage *page = open.explore(QStringLiteral("act1"));
    QApplication::setActiveWindow(const_cast<QWidget *>(&open.window));
    const QRect before = placeIn(open.window, *page->instrumentView()->page());
    for (Disclosure *drawer : page->panelPage()->drawers()) {
        if (!drawer->button()->isVisible())
            continue;
        drawer->button()->setFocus();
        QTest::keyClick(drawer->button(), Qt::Key_Space);
        settle();
        QCOMPARE(page->drawers()->open(), drawer);
        QVERIFY(page->drawers()->panel()->isVisible());
        QCOMPARE(placeIn(open.window, *page->instrumentView()->page()), before);
        QTest::keyClick(drawer->button(), Qt::Key_Escape);
        QVERIFY(!page->drawers()->open() && !page->drawers()->panel()->isVisible());
        QVERIFY(drawer->button()->hasFocus());
    }
}

void TestStage::aFindingMovesNothing()
{
    step_fixture::Act act;
    act.show({1030, 600});
    act.goTo(Step::Explore);
    auto *page = qobject_cast<ExplorePage *>(act.page());
    act.controller->setInput(QStringLiteral("workload"), QStringLiteral("gpt2"));
    settle();
    const QRect controls = placeIn(act.window, *page->instrumentView()->controlColumn());
    const QRect shown = placeIn(act.window, *page->instrumentView()->page());
    QWidget *focus = QApplication::focusWidget();
    act.controller->setInput(QStringLiteral("workload"), QStringLiteral("kws"));
    act.controller->setInput(QStringLiteral("mode"), QStringLiteral("compiled"));
    settle();
    QVERIFY(page->toast()->isVisible());
    QCOMPARE(placeIn(act.window, *page->instrumentView()->controlColumn()), controls);
    QCOMPARE(placeIn(act.window, *page->instrumentView()->page()), shown);
    QCOMPARE(QApplication::focusWidget(), focus);
    QVERIFY(!placeIn(act.window, *page->toast()).intersects(placeIn(act.window, *page->nextButton())));
}

void TestStage::tabsStayInOneRow()
{
    const OpenLab open(QStringLiteral("lab07"), {760, 600}, 1.5);
    ExplorePage *page = open.explore(QStringLiteral("act2"));
    const TabRow *row = page->tabs();
    QVERIFY(row->tabs().size() > 6);
    const int height = row->height();
    for (std::size_t i = 0; i < row->tabs().size(); ++i) {
        QVERIFY(page->stepPanel(1));
        settle();
        QCOMPARE(row->height(), height);
        bool inView = false;
        for (const TabButton *tab : row->tabs()) {
            QVERIFY(tab->y() == 0);
            inView = inView || (tab->isChecked() && row->rect().contains(tab->geometry()));
        }
        QVERIFY(inView);
    }
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

void TestStage::aSlotKeepsItsHeight()
{
    TextBlock block(QStringLiteral("Short"));
    block.setLines(2);
    const int height = block.heightForWidth(120);
    block.setText(
        QStringLiteral("A sentence that is much too long for two lines of a block as narrow as this."));
    QCOMPARE(block.heightForWidth(120), height);
    QCOMPARE(block.sizeHint().height(), height);
}

RP_TEST(TestStage)
#include "test_stage.moc"
