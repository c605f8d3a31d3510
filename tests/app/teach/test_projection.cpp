// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The projector: what it shows to a class, and that the learner's ledger knows nothing of it.
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "models/instruments/trace/trace_workbench.h"
#include "models/store/ledger_store.h"
#include "tests/app/rendered_texts.h"
#include "tests/app/teach/projector_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/figure_frame.h"
#include "views/instruments/page/instrument_controls.h"
#include "views/projector/projector_foot.h"
#include "views/projector/projector_pane.h"
#include "views/projector/projector_window.h"
#include "views/projector/vote_dots.h"
#include "views/projector/vote_panel.h"
#include "views/steps/reveal_page.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/action_button.h"
#include "views/widgets/spoken/announcer.h"
#include "views/widgets/text_block.h"
#include "views/widgets/value_slider.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>
#include <algorithm>

namespace test_projection {

using namespace rp;

namespace {

using Side = ProjectorWindow::Side;

/// Every file of a folder with its bytes.
QMap<QString, QByteArray> filesIn(const QString &folder)
{
    QMap<QString, QByteArray> files;
    for (const QString &name : QDir(folder).entryList(QDir::Files | QDir::Hidden)) {
        QFile file(QDir(folder).filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.insert(name, file.readAll());
    }
    return files;
}

} // namespace

class ProjectionTest : public QObject
{
    Q_OBJECT
private slots:
    void leavingLeavesNoTrace();
    void theRevealWaitsForItsKey();
    void soDoesTheRevealPage();
    void noAnswerBeforeOnesOwn();
    void noPictureBeforeItHasRun();
    void votesAreEnteredByKeys();
    void votesOutliveTheLanguage();
    void buttonsDoWhatTheirKeysDo();
    void theNextQuestionIsSaid();
    void thePictureFollowsItsControl();
    void theControlRowSetsThePicture();
    void twoTracksStandSideBySide();
    void anOwnTraceComesAlong();
};

void ProjectionTest::leavingLeavesNoTrace()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Explore);
    settle();
    QVERIFY(lab.flush());
    const QMap<QString, QByteArray> before = filesIn(fixture.folder());
    QVERIFY(!before.isEmpty());
    const QVariantMap inputs = lab.instrument()->saveInputs();
    const Place place = lab.session().place();

    ProjectorWindow &window = project(lab);
    for (const Qt::Key key :
         {Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_Backspace, Qt::Key_R, Qt::Key_T, Qt::Key_N})
        press(window, key);
    Instrument *shown = window.pane(Side::First)->instrument();
    QVERIFY(shown && shown != lab.instrument());
    window.request(QStringLiteral("kernel_count"), 4000.0);
    QCOMPARE(shown->input(QStringLiteral("kernel_count")).toDouble(), 4000.0);
    press(window, Qt::Key_Escape);
    QVERIFY(!projected());

    QCOMPARE(lab.instrument()->saveInputs(), inputs);
    QCOMPARE(lab.session().place(), place);
    QVERIFY(!lab.store()->isDirty());
    QVERIFY(lab.flush());
    QCOMPARE(filesIn(fixture.folder()), before);
}

void ProjectionTest::theRevealWaitsForItsKey()
{
    LabFixture fixture;
    Application &lab = fixture.open(teaching());
    fixture.walkTo(Step::Predict);
    ProjectorWindow &window = project(lab);
    QVERIFY(window.votes()->isVisible());
    QVERIFY(!window.pane(Side::First)->isVisible());
    QVERIFY(!window.votes()->truth()->isVisible());
    press(window, Qt::Key_T); // there is nothing to put another picture beside
    QVERIFY(!window.pane(Side::Second)->isVisible());
    press(window, Qt::Key_R);
    QVERIFY(window.pane(Side::First)->isVisible());
    QVERIFY(window.votes()->truth()->isVisible());
    QVERIFY2(window.votes()->truth()->text().contains(QStringLiteral("33.3")),
             qPrintable(window.votes()->truth()->text()));
    QVERIFY(window.votes()->isVisible()); // the votes stay above it
}

void ProjectionTest::soDoesTheRevealPage()
{
    LabFixture fixture;
    Application &lab =
        fixture.open(teachingAt(QStringLiteral("lab07"), QStringLiteral("act1"), Step::Reveal));
    settle();
    const auto *page = lab.window().findChild<RevealPage *>();
    QVERIFY(page && page->answerButton()->isVisible());
    const auto tells = [&lab](const QString &truth) {
        const std::vector<RenderedText> texts = renderedTexts(lab.window());
        return std::any_of(texts.begin(), texts.end(),
                           [&truth](const RenderedText &text) { return text.text.contains(truth); });
    };
    const QString truth = QStringLiteral("33.3");
    QVERIFY(!tells(truth));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return); // from the question
    settle();
    QVERIFY(!page->answerButton()->isVisible());
    QVERIFY(tells(truth));
}

void ProjectionTest::noAnswerBeforeOnesOwn()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Predict);
    ProjectorWindow &window = project(lab);
    press(window, Qt::Key_R);
    QVERIFY(!window.pane(Side::First)->isVisible());
    QVERIFY(window.votes()->truth()->isVisible());
    QVERIFY(!window.votes()->truth()->text().contains(QStringLiteral("33.3")));
    QVERIFY(window.votes()->truth()->text().contains(QStringLiteral("--presenter")));
    press(window, Qt::Key_2); // the class may vote all the same
    QCOMPARE(window.votes()->votes().at(1), 1);
}

void ProjectionTest::noPictureBeforeItHasRun()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    fixture.walkTo(Step::Predict);
    for (const QuestionContent &question : lab.session().currentAct().predictions)
        lab.wizard().commitPrediction(question.id, question.options.front().id);
    lab.wizard().next();
    QVERIFY(!project(lab).pane(Side::First)->isVisible());
    projected()->close();
    settle();
    lab.wizard().run({});
    QVERIFY(project(lab).pane(Side::First)->isVisible());
}

void ProjectionTest::votesAreEnteredByKeys()
{
    LabFixture fixture;
    Application &lab = fixture.open(teaching());
    ProjectorWindow &window = project(lab);
    VotePanel *votes = window.votes();
    QCOMPARE(votes->votes().size(), lab.session().currentAct().predictions.front().options.size());
    press(window, Qt::Key_Backspace); // nothing to take back
    press(window, Qt::Key_2);
    press(window, Qt::Key_2);
    press(window, Qt::Key_1);
    QCOMPARE(votes->votes().at(0), 1);
    QCOMPARE(votes->votes().at(1), 2);
    press(window, Qt::Key_9); // no such answer
    QCOMPARE(votes->votes().at(1), 2);
    QVERIFY2(votes->dots()->accessibleName().contains(QStringLiteral("2 votes")),
             qPrintable(votes->dots()->accessibleName()));
    press(window, Qt::Key_Backspace);
    press(window, Qt::Key_Backspace);
    QCOMPARE(votes->votes().at(0), 0);
    QCOMPARE(votes->votes().at(1), 1);
}

void ProjectionTest::votesOutliveTheLanguage()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    press(window, Qt::Key_2);
    press(window, Qt::Key_R);
    const QString truth = window.votes()->truth()->text();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&window, &change);
    settle();
    QCOMPARE(window.votes()->votes().at(1), 1);
    QVERIFY(window.votes()->truth()->isVisible());
    QCOMPARE(window.votes()->truth()->text(), truth);
    press(window, Qt::Key_N); // another question, or the same once more
    QCOMPARE(window.votes()->votes().at(1), 0);
    QVERIFY(!window.votes()->truth()->isVisible());
}

void ProjectionTest::buttonsDoWhatTheirKeysDo()
{
    LabFixture fixture;
    Application &lab = fixture.open(teaching());
    fixture.walkTo(Step::Predict);
    ProjectorWindow &window = project(lab);
    const auto button = [&window](const char *key) {
        for (QPushButton *each : window.findChildren<QPushButton *>()) {
            if (each->text().startsWith(QLatin1String(key)))
                return each;
        }
        return static_cast<QPushButton *>(nullptr);
    };
    QVERIFY(button("R: ") && button("R: ")->isVisible() && !button("T: ")->isVisible());
    button("R: ")->click();
    QVERIFY(window.votes()->truth()->isVisible());
    QVERIFY(button("T: ")->isCheckable() && !button("T: ")->isChecked());
    button("T: ")->toggle(); // as an assistive tool does
    QVERIFY(window.pane(Side::Second)->isVisible());
    press(window, Qt::Key_T);
    QVERIFY(!window.pane(Side::Second)->isVisible() && !button("T: ")->isChecked());
}

void ProjectionTest::theNextQuestionIsSaid()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    auto *announcer = window.findChild<Announcer *>();
    QVERIFY(announcer);
    press(window, Qt::Key_N);
    QTRY_COMPARE(announcer->text(), window.question()->text());
}

void ProjectionTest::thePictureFollowsItsControl()
{
    LabFixture fixture;
    Application &lab = fixture.open(teaching());
    fixture.walkTo(Step::Explore);
    lab.wizard().run({});
    settle();
    ProjectorWindow &window = project(lab);
    ProjectorPane *pane = window.pane(Side::First);
    QVERIFY(pane->figure() && pane->figure()->isVisible());
    QVERIFY(pane->figure()->height() > window.height() * 2 / 5);
    const QString before = pane->figure()->takeaway();
    window.request(QStringLiteral("kernel_count"), 20.0);
    settle();
    QVERIFY(pane->figure()->takeaway() != before);
    // What is refused is said at the control, and changes nothing.
    window.request(QStringLiteral("kernel_count"), -5.0);
    QCOMPARE(pane->instrument()->input(QStringLiteral("kernel_count")).toDouble(), 20.0);
}

void ProjectionTest::theControlRowSetsThePicture()
{
    LabFixture fixture;
    Application &lab = fixture.open(teaching());
    fixture.walkTo(Step::Explore);
    lab.wizard().run({});
    settle();
    ProjectorWindow &window = project(lab);
    const QString launch = QStringLiteral("launch_us");
    auto *inputs = window.controls()->findChild<AccessibleComboBox *>(QString(), Qt::FindDirectChildrenOnly);
    QVERIFY(inputs && inputs->findData(launch) >= 0);
    inputs->setCurrentIndex(inputs->findData(launch));
    const auto *controls = window.controls()->findChild<InstrumentControls *>();
    QVERIFY(controls && controls->isVisible());
    const auto *slider = qobject_cast<ValueSlider *>(controls->control(launch));
    QVERIFY(slider);
    const Instrument *shown = window.pane(Side::First)->instrument();
    const double before = shown->input(launch).toDouble();
    slider->slider()->requestValue(2.0 * before);
    QVERIFY(shown->input(launch).toDouble() > before);
}

void ProjectionTest::twoTracksStandSideBySide()
{
    LabFixture fixture;
    const StartOptions options = teachingAt(QStringLiteral("lab07"), QStringLiteral("act3"), Step::Explore);
    Application &lab = fixture.open(options);
    ProjectorWindow &window = project(lab);
    ProjectorPane *first = window.pane(Side::First);
    ProjectorPane *second = window.pane(Side::Second);
    first->showPanel(QStringLiteral("cloud"));
    QVERIFY(!second->isVisible());
    press(window, Qt::Key_T);
    second->showPanel(QStringLiteral("edge"));
    settle();
    QVERIFY(first->isVisible() && second->isVisible());
    QCOMPARE(first->panel(), QStringLiteral("cloud"));
    QCOMPARE(second->panel(), QStringLiteral("edge"));
    QVERIFY(first->figure() && second->figure());
    QVERIFY(first->geometry().right() < second->geometry().left());
    press(window, Qt::Key_T);
    QVERIFY(!second->isVisible());
}

void ProjectionTest::anOwnTraceComesAlong()
{
    const auto read =
        loadTrace(QStringLiteral(RIDGEPOINT_TEST_DATA "/traces/a100_triton_one_kernel.json.gz"));
    const auto *own = std::get_if<TracePointer>(&read);
    QVERIFY(own);
    LabFixture fixture;
    const StartOptions options =
        teachingAt(QStringLiteral("lab07"), QStringLiteral("reality"), Step::Explore);
    Application &lab = fixture.open(options);
    auto *learners = qobject_cast<TraceInstrument *>(lab.bench().instrument(QStringLiteral("trace")));
    QVERIFY(learners);
    learners->hold(*own);
    lab.wizard().setInput({QStringLiteral("trace"), QStringLiteral("trace")}, (*own)->key);
    ProjectorWindow &window = project(lab);
    window.pane(Side::First)->showPanel(QStringLiteral("trace"));
    const Instrument *shown = window.pane(Side::First)->instrument();
    QVERIFY(shown && shown != learners);
    QCOMPARE(shown->input(QStringLiteral("trace")).toString(), (*own)->key);
}

RP_TEST(ProjectionTest)

} // namespace test_projection
#include "test_projection.moc"
