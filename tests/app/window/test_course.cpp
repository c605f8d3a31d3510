// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Several labs in one window: opening another keeps everything of both, and no road leads around a gate.
#include "controllers/wizard_controller.h"
#include "models/evidence/evidence_book.h"
#include "models/instruments/contract/instrument.h"
#include "models/session/ledger.h"
#include "models/store/ledger_store.h"
#include "tests/app/lab_fixture.h"
#include "tests/app/window/second_lab.h"
#include "tests/support/test_main.h"
#include "views/shell/look/step_text.h"
#include "views/shell/settings/settings_panel.h"
#include "views/steps/act_view.h"
#include "views/widgets/spoken/announcer.h"

#include <QAction>
#include <QApplication>
#include <QTest>

namespace test_course {

using namespace rp;

namespace {

const QString act1 = QStringLiteral("act1");
const QString lab07 = QStringLiteral("lab07");
const QString launch = QStringLiteral("launch_us");

Place at(Step step)
{
    return {act1, step};
}

double launchOf(Application &lab)
{
    return lab.instrument()->input(launch).toDouble();
}

/// Goes to Explore of the open lab's first act and leaves a slider somewhere.
void explore(LabFixture &fixture, double launch_us)
{
    fixture.walkTo(Step::Explore);
    fixture.lab().wizard().setInput({{}, launch}, launch_us);
    settle();
}

} // namespace

class TestCourse : public QObject
{
    Q_OBJECT
private slots:
    void openingAnotherLabKeepsBoth();
    void anOlderLedgerGoesOnInItsLab();
    void aSavedFileOpensItsLab();
    void gatesHoldOnEveryRoad();
    void readOnlyKeepsPlaceAndInputs();
    void presenterKeepsPlaceAndWritesNothing();
    void switchingLeaksNothing();
};

void TestCourse::openingAnotherLabKeepsBoth()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.open(second.options());
    QCOMPARE(lab.session().content().id, lab07);
    explore(fixture, 17.0);
    const QString question = lab.session().currentAct().predictions.front().id;
    const auto answered = lab.session().prediction(act1, question);
    lab.window().actView()->requestCapture();

    lab.openLab(SecondLab::id());
    settle();
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QCOMPARE(lab.session().place(), at(Step::Brief));
    QVERIFY(!lab.session().instrumentOpen(act1));
    QVERIFY(!lab.session().prediction(act1, question));
    QVERIFY(lab.evidence().kept().empty());
    explore(fixture, 9.0);

    lab.openLab(lab07);
    settle();
    QCOMPARE(lab.session().place(), at(Step::Explore));
    QCOMPARE(launchOf(lab), 17.0);
    QCOMPARE(lab.session().prediction(act1, question)->option, answered->option);
    QCOMPARE(lab.evidence().kept().size(), std::size_t(1));
    lab.openLab(SecondLab::id());
    QCOMPARE(lab.session().place(), at(Step::Explore));
    QCOMPARE(launchOf(lab), 9.0);
}

void TestCourse::anOlderLedgerGoesOnInItsLab()
{
    LabFixture fixture;
    {
        Ledger ledger;
        LedgerStore store(ledger, fixture.folder());
        store.open();
        QVERIFY(ledger.setPlace(QStringLiteral("7"), {act1, QStringLiteral("brief")}));
        QVERIFY(store.flush());
    }
    Application &lab = fixture.openAsLeft();
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    QCOMPARE(lab.session().content().id, lab07);
}

void TestCourse::aSavedFileOpensItsLab()
{
    const SecondLab second;
    const QTemporaryDir stick;
    const QString file = stick.filePath(QStringLiteral("session.json"));
    LabFixture fixture;
    fixture.open(second.options()).openLab(SecondLab::id());
    explore(fixture, 9.0);
    emit fixture.lab().window().saveAsRequested(file);

    LabFixture elsewhere;
    Application &lab = elsewhere.openAsLeft(second.options());
    QCOMPARE(lab.window().shownPage(), WindowPage::Home);
    emit lab.window().continueFromRequested(file);
    settle();
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QCOMPARE(lab.window().shownPage(), WindowPage::Step);
    QCOMPARE(lab.session().place(), at(Step::Explore));
    QCOMPARE(launchOf(lab), 9.0);
    QCOMPARE(lab.window().noticeArea()->notices().size(), std::size_t(1));
}

void TestCourse::gatesHoldOnEveryRoad()
{
    const SecondLab second;
    LabFixture fixture;
    StartOptions options = second.options();
    options.open = PlaceArgument{SecondLab::id(), at(Step::Reveal)};
    Application &lab = fixture.openAsLeft(options);
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QCOMPARE(lab.session().place(), at(Step::Brief));
    QVERIFY(!lab.session().instrumentOpen(act1));
    QVERIFY(lab.window().noticeArea()->notices().front().text.contains(StepText::name(Step::Reveal)));
    // What the notice spoke of is not in the lab that comes next.
    lab.openLab(lab07);
    QVERIFY(lab.window().noticeArea()->notices().empty());
    QVERIFY(!lab.session().instrumentOpen(act1));
    explore(fixture, 17.0);
    lab.window().findChild<QAction *>(QStringLiteral("open_lab90"))->trigger();
    settle();
    QCOMPARE(lab.session().content().id, SecondLab::id());
    QVERIFY(!lab.session().instrumentOpen(act1)); // the other lab's prediction opens nothing here
    lab.wizard().setInput({{}, launch}, 9.0);
    QVERIFY(launchOf(lab) != 9.0);
    lab.wizard().open(at(Step::Explore));
    QCOMPARE(lab.session().place(), at(Step::Brief));
}

void TestCourse::readOnlyKeepsPlaceAndInputs()
{
    const SecondLab second;
    LabFixture fixture;
    fixture.open(second.options());
    explore(fixture, 17.0);
    Language language;
    language.use(QStringLiteral("en"));
    StartOptions options = second.options();
    options.dataDir = fixture.folder();
    QString error;
    const auto reader = Application::open(options, language, &error);
    QVERIFY(reader && reader->store()->isReadOnly());
    reader->wizard().setInput({{}, launch}, 13.0);
    reader->wizard().open(at(Step::Predict));
    reader->openLab(SecondLab::id());
    QCOMPARE(reader->session().place(), at(Step::Brief));
    reader->openLab(lab07);
    QCOMPARE(reader->session().place(), at(Step::Predict));
    QCOMPARE(launchOf(*reader), 13.0);
    QCOMPARE(launchOf(fixture.lab()), 17.0);
    QCOMPARE(reader->window().noticeArea()->notices().size(), std::size_t(1)); // it stands while it holds
}

void TestCourse::presenterKeepsPlaceAndWritesNothing()
{
    const SecondLab second;
    LabFixture fixture;
    StartOptions options = second.options();
    options.presenter = true;
    Application &lab = fixture.openAsLeft(options);
    QCOMPARE(lab.window().shownPage(), WindowPage::Home);
    lab.openLab(SecondLab::id());
    lab.wizard().open(at(Step::Reveal));
    QCOMPARE(lab.session().place(), at(Step::Reveal));
    lab.openLab(lab07);
    QCOMPARE(lab.session().place(), at(Step::Brief));
    lab.openLab(SecondLab::id());
    QCOMPARE(lab.session().place(), at(Step::Reveal));
    QVERIFY(lab.window().findChild<QWidget *>(QStringLiteral("presenterBadge"))->isVisible());
    fixture.close();
    QVERIFY(QDir(fixture.folder()).isEmpty());
}

void TestCourse::switchingLeaksNothing()
{
    const SecondLab second;
    LabFixture fixture;
    Application &lab = fixture.open(second.options());
    explore(fixture, 17.0);
    const auto there = [&lab] {
        lab.openLab(SecondLab::id());
        settle();
        lab.openLab(lab07);
        settle();
    };
    there();
    const auto objects = lab.window().findChildren<QObject *>().size();
    const auto widgets = QApplication::allWidgets().size();
    const QPointer<LabView> view = lab.window().labView();
    const QPointer<WizardController> wizard = &lab.wizard();
    for (int i = 0; i < 8; ++i)
        there();
    QVERIFY(view.isNull() && wizard.isNull());
    QCOMPARE(lab.window().findChildren<QObject *>().size(), objects);
    QCOMPARE(QApplication::allWidgets().size(), widgets);
}

RP_TEST(TestCourse)

} // namespace test_course
#include "test_course.moc"
