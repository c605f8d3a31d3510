// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The course's home page in the window.
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/text/format.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/second_lab.h"
#include "tests/support/test_main.h"
#include "views/home/home_page.h"
#include "views/home/home_tile.h"
#include "views/home/question_band.h"
#include "views/shell/sidebar/side_item.h"
#include "views/shell/sidebar/sidebar.h"
#include "views/sketch/sketch_view.h"
#include "views/steps/act_view.h"
#include "views/steps/axis/axis_slider.h"
#include "views/widgets/blocks/action_button.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QSet>
#include <QTest>

namespace test_home {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");
const QString lab07 = QStringLiteral("lab07");
constexpr qsizetype mostWords = 60;

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    settle();
}

HomePage &homeOf(Application &lab)
{
    lab.window().showPage(WindowPage::Home);
    settle();
    return *lab.window().homePage();
}

HomeTile *tileOf(HomePage &home, const QString &lab)
{
    for (HomeTile *tile : home.tiles()) {
        if (tile->id() == lab)
            return tile;
    }
    return nullptr;
}

} // namespace

class TestHome : public QObject
{
    Q_OBJECT
private slots:
    void aFreshLedgerStartsHere();
    void thePictureMovesByItself();
    void lettingGoCommitsNothing();
    void committingHereIsLegal();
    void whatIsUnderWayKeepsItsMark();
    void aReadOnlyLedgerRefuses();
    void returnStartsFromTheHeading();
    void everyLabHasATile();
    void menuKeyLeadsHere();
    void stepsStandStillHere();
    void aTileOpensItsLab();
    void theCommandLineLeadsHere();
};

void TestHome::aFreshLedgerStartsHere()
{
    LabFixture fixture;
    MainWindow &window = fixture.openAsLeft().window();
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QCOMPARE(window.windowTitle(), QStringLiteral("Course home – Ridgepoint"));
    HomePage *home = window.homePage();
    QCOMPARE(home->continueButton()->accessibleName(), QStringLiteral("Start: Lab 07"));
    QVERIFY(!window.sidebar()->isVisible() && !window.statusStrip()->isVisible());
    QVERIFY(!home->dueButton()->isVisible());
    QVERIFY(home->heading()->accessibleName().startsWith(QStringLiteral("Course home: ")));
    qsizetype words = 0;
    for (const TextBlock *text : home->findChildren<TextBlock *>()) {
        if (text->isVisible())
            words += text->text().split(u' ', Qt::SkipEmptyParts).size();
    }
    QVERIFY2(words <= mostWords, qPrintable(QString::number(words)));
    // Looking at it starts nothing: the next time it is the same.
    fixture.openAsLeft();
    QCOMPARE(fixture.lab().window().shownPage(), WindowPage::Home);
}

void TestHome::thePictureMovesByItself()
{
    LabFixture fixture;
    const SketchView *picture = fixture.openAsLeft().window().homePage()->band()->picture();
    QVERIFY(picture->isVisible() && !picture->accessibleName().isEmpty());
    const Sketch sketch = picture->sketch();
    QSet<int> widths;
    for (const SketchPiece &piece : sketch) {
        if (piece.kind == SketchPiece::Kind::Torn && piece.place.left() > picture->width() * 0.3 &&
            piece.place.right() < picture->width() * 0.6)
            widths.insert(qRound(piece.place.width()));
        QVERIFY(!piece.text.contains(u'%')); // the share is a question mark
    }
    QCOMPARE(widths.size(), qsizetype(1)); // in order and not to length
}

void TestHome::lettingGoCommitsNothing()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    const QuestionBand *band = lab.window().homePage()->band();
    QVERIFY(!band->axis()->value() && !band->commitButton()->isEnabled());
    band->axis()->request(0.5);
    QVERIFY(band->commitButton()->isEnabled());
    QCOMPARE(band->commitButton()->text(), QStringLiteral("&Commit %1").arg(band->axis()->valueText()));
    QVERIFY(!lab.session().prediction(act1, QStringLiteral("math_share")));
    QCOMPARE(lab.session().state(act1, Step::Brief), StepState::Open);
}

void TestHome::committingHereIsLegal()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    const QuestionBand *band = lab.window().homePage()->band();
    band->axis()->request(0.5);
    band->commitButton()->click();
    settle();
    const auto record = lab.session().prediction(act1, QStringLiteral("math_share"));
    QVERIFY(record && record->option == QStringLiteral("half"));
    QCOMPARE(lab.session().state(act1, Step::Brief), StepState::Done);
    QVERIFY((lab.session().place() == Place{act1, Step::Explore}));
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    QVERIFY(lab.window().sidebar()->isVisible());
    fixture.openAsLeft();
    QVERIFY(fixture.lab().session().prediction(act1, QStringLiteral("math_share")));
    QVERIFY((fixture.lab().session().place() == Place{act1, Step::Explore}));
}

void TestHome::whatIsUnderWayKeepsItsMark()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    lab.wizard().predict(act1, QStringLiteral("math_share"), QStringLiteral("half"));
    settle();
    HomePage &home = homeOf(lab);
    QCOMPARE(home.continueButton()->accessibleName(), QStringLiteral("Go on: Lab 07, act 1, Explore"));
    QCOMPARE(home.band()->axis()->value(), std::optional(0.5));
    QVERIFY(!home.band()->axis()->isEnabled() && !home.band()->commitButton()->isVisible());
    // A second answer is refused, and so is one to an act that is locked.
    lab.wizard().predict(act1, QStringLiteral("math_share"), QStringLiteral("third"));
    QCOMPARE(lab.session().prediction(act1, QStringLiteral("math_share"))->option, QStringLiteral("half"));
    lab.wizard().predict(QStringLiteral("act2"), QStringLiteral("images_to_recover"),
                         QStringLiteral("thousand"));
    QVERIFY(!lab.session().prediction(QStringLiteral("act2"), QStringLiteral("images_to_recover")));
}

void TestHome::aReadOnlyLedgerRefuses()
{
    LabFixture fixture;
    Application &lab = fixture.openAsLeft();
    lab.ledger().setReadOnly(true);
    HomePage &home = homeOf(lab);
    home.band()->axis()->request(0.5);
    home.band()->commitButton()->click();
    settle();
    QVERIFY(!lab.session().prediction(act1, QStringLiteral("math_share")));
    QCOMPARE(lab.window().shownPage(), WindowPage::Home);
    QVERIFY(home.refusal()->isVisible());
    lab.ledger().setReadOnly(false);
}

void TestHome::returnStartsFromTheHeading()
{
    LabFixture fixture;
    MainWindow &window = fixture.openAsLeft().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(window.homePage()->heading()));
    press(Qt::Key_Return);
    QCOMPARE(window.shownPage(), WindowPage::Step);
    QVERIFY(window.actView()->isAncestorOf(QApplication::focusWidget()));
}

void TestHome::everyLabHasATile()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.openAsLeft(second.options());
    HomePage &home = *lab.window().homePage();
    QCOMPARE(home.tiles().size(), lab.library().labs.size() + (lab.review() ? 1 : 0));
    QSet<QString> names;
    for (const LabContent &content : lab.library().labs) {
        const HomeTile *tile = tileOf(home, content.id);
        QVERIFY(tile);
        QCOMPARE(tile->title(), contentText(content.title));
        QVERIFY(tile->accessibleName().startsWith(tile->title()));
        for (const ActContent &act : content.acts)
            QVERIFY(tile->accessibleDescription().contains(contentText(act.title)));
        QVERIFY(tile->height() >= 24);
        names.insert(tile->accessibleName());
    }
    QCOMPARE(names.size(), qsizetype(lab.library().labs.size()));
}

void TestHome::menuKeyLeadsHere()
{
    LabFixture fixture;
    MainWindow &window = fixture.open().window();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    press(Qt::Key_Home, Qt::AltModifier);
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QCOMPARE(QApplication::focusWidget(), static_cast<QWidget *>(window.homePage()->heading()));
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(window.shownPage(), WindowPage::Step);
    window.sidebar()->item(WindowPage::Home)->click();
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QCOMPARE(window.sidebar()->item(WindowPage::Home)->accessibleName(),
             QStringLiteral("Course home, current page"));
    window.showPage(WindowPage::Step);
    QCOMPARE(window.sidebar()->item(WindowPage::Home)->accessibleName(), QStringLiteral("Course home"));
    window.findChild<QAction *>(QStringLiteral("show_home"))->trigger();
    QCOMPARE(window.shownPage(), WindowPage::Home);
}

void TestHome::stepsStandStillHere()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    MainWindow &window = lab.window();
    homeOf(lab);
    QVERIFY(!window.findChild<QAction *>(QStringLiteral("next_step"))->isEnabled());
    press(Qt::Key_PageDown, Qt::ControlModifier);
    QCOMPARE(window.shownPage(), WindowPage::Home);
    QVERIFY((lab.session().place() == Place{act1, Step::Brief}));
    // A refusal is told on the page in view.
    window.showRefusal(QStringLiteral("Not now."));
    QVERIFY(window.homePage()->refusal()->isVisible());
}

void TestHome::aTileOpensItsLab()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.open(second.options());
    tileOf(homeOf(lab), SecondLab::id())->click();
    QCOMPARE(lab.session().content().id, lab07); // not while the button is being pressed
    settle();
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    QVERIFY(lab.window().actView()->isAncestorOf(QApplication::focusWidget()));
    tileOf(homeOf(lab), lab07)->click();
    settle();
    QCOMPARE(lab.session().content().id, lab07);
}

void TestHome::theCommandLineLeadsHere()
{
    LabFixture fixture;
    fixture.open();
    fixture.walkTo(Step::Explore);
    StartOptions options;
    options.open = PlaceArgument{{}, {}, true};
    Application &lab = fixture.openAsLeft(options);
    QCOMPARE(lab.window().shownPage(), WindowPage::Home);
    QVERIFY((lab.session().place() == Place{act1, Step::Explore}));
}

RP_TEST(TestHome)

} // namespace test_home
#include "test_home.moc"
