// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The course's home page in the window.
#include "controllers/wizard_controller.h"
#include "models/check/lab_loader.h"
#include "models/session/ledger.h"
#include "tests/app/lab_fixture.h"
#include "tests/support/test_main.h"
#include "views/act/axis_slider.h"
#include "views/home/home_page.h"
#include "views/home/home_tile.h"
#include "views/home/question_band.h"
#include "views/sketch/sketch_view.h"
#include "views/steps/act_view.h"
#include "views/widgets/action_button.h"
#include "views/widgets/notice.h"
#include "views/widgets/option_button.h"
#include "views/widgets/segmented_choice.h"
#include "views/widgets/text_block.h"

#include "views/shell/settings/sidebar.h"

#include <QAccessible>
#include <QApplication>
#include <QSet>
#include <QTest>

namespace test_home {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");
const QString lab07 = QStringLiteral("lab07");

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

} // namespace

class TestHome : public QObject
{
    Q_OBJECT
private slots:
    void thePictureMovesByItself();
    void lettingGoCommitsNothing();
    void committingHereIsLegal();
    void whatIsUnderWayKeepsItsMark();
    void aReadOnlyLedgerRefuses();
    void returnStartsFromTheHeading();
};

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
    QVERIFY(!band->commitButton()->isEnabled()); // before its learner has said how sure he is
    band->sure()->buttons().at(2)->click();
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
    band->sure()->buttons().at(2)->click();
    band->commitButton()->click();
    settle();
    const auto record = lab.session().prediction(act1, QStringLiteral("math_share"));
    QVERIFY(record && record->option == QStringLiteral("half") && record->confidence == 3);
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
    home.band()->sure()->buttons().at(2)->click();
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

RP_TEST(TestHome)

} // namespace test_home
#include "test_home.moc"
