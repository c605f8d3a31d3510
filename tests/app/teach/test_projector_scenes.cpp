// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which picture a class sees for a question, what it is told with it, and what stands beside it.
#include "controllers/wizard_controller.h"
#include "models/instruments/contract/instrument.h"
#include "tests/app/rendered_texts.h"
#include "tests/app/teach/projector_fixture.h"
#include "tests/support/test_main.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/bars/bar_series.h"
#include "views/instruments/page/instrument_view.h"
#include "views/instruments/surgery/code_list.h"
#include "views/instruments/surgery/pass_map.h"
#include "views/projector/projector_foot.h"
#include "views/projector/projector_pane.h"
#include "views/projector/projector_window.h"
#include "views/projector/vote_dots.h"
#include "views/projector/vote_panel.h"
#include "views/sketch/sketch_view.h"
#include "views/widgets/accessible_combo_box.h"
#include "views/widgets/motion.h"
#include "views/widgets/text_block.h"

#include <QAction>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>

namespace test_projector_scenes {

using namespace rp;

namespace {

using Side = ProjectorWindow::Side;
/// As it is drawn.
BarFrame frameOf(BarChart &chart)
{
    chart.content();
    const SeriesPlot &drawn = static_cast<const BarSeries &>(chart.canvas()).plot();
    const QRectF &plot = drawn.overlay.plot;
    return {drawn.x.axis.to, plot.left(), drawn.overlay.size.width() - plot.right(), plot.top()};
}

const QString lab07 = QStringLiteral("lab07");

/// What a class can read or hear, but for the answers that it is offered.
std::vector<RenderedText> beforeTheAnswer(ProjectorWindow &window)
{
    std::vector<RenderedText> texts = renderedTexts(window);
    const QString offered = plainText(window.votes()->dots()->accessibleName());
    std::erase_if(texts, [&offered](const RenderedText &text) { return text.text.contains(offered); });
    return texts;
}

} // namespace

class ProjectorScenesTest : public QObject
{
    Q_OBJECT
private slots:
    void nothingTellsTheAnswerBefore_data();
    void nothingTellsTheAnswerBefore();
    void theRevealSetsWhatTheQuestionNames();
    void theKeysAreTold();
    void escapeLeavesAPictureBeforeTheWindow();
    void barsBesideEachOtherHaveOneAxis();
    void theTruthSweepsThroughTheVotes();
};

void ProjectorScenesTest::nothingTellsTheAnswerBefore_data()
{
    QTest::addColumn<QString>("lab");
    QTest::addColumn<QString>("act");
    QTest::addColumn<bool>("hasRun");
    for (const auto &[lab, act] : projectedActs()) {
        for (const bool hasRun : {false, true})
            QTest::addRow("%s %s%s", qPrintable(lab), qPrintable(act), hasRun ? ", has run" : "")
                << lab << act << hasRun;
    }
}

void ProjectorScenesTest::nothingTellsTheAnswerBefore()
{
    QFETCH(QString, lab);
    QFETCH(QString, act);
    QFETCH(bool, hasRun);
    LabFixture fixture;
    Application &shown = fixture.open(teachingAt(lab, act, Step::Explore));
    if (hasRun)
        shown.wizard().run({});
    ProjectorWindow &window = project(shown);
    const std::size_t questions = shown.session().predictions(act).size();
    if (window.pane(Side::First)->isVisible()) { // what has run is shown, and asked about when N is pressed
        QVERIFY(hasRun && !window.votes()->isVisible());
        press(window, Qt::Key_N);
    }
    for (std::size_t i = 0; i < questions; ++i) {
        QVERIFY(window.votes()->isVisible());
        QVERIFY(!window.pane(Side::First)->isVisible() && !window.pane(Side::Second)->isVisible());
        const std::vector<RenderedText> before = beforeTheAnswer(window);
        press(window, Qt::Key_R);
        QVERIFY(window.pane(Side::First)->isVisible());
        const QString truth = plainText(window.votes()->truth()->text()).section(u':', 1).trimmed();
        QVERIFY(!truth.isEmpty());
        const QRegularExpression whole(
            QStringLiteral("(?<![\\w.,])%1(?![\\w])").arg(QRegularExpression::escape(truth)));
        for (const RenderedText &text : before)
            QVERIFY2(!text.text.contains(whole),
                     qPrintable(QStringLiteral("%1: %2").arg(text.where, text.text)));
        press(window, Qt::Key_N);
    }
}

void ProjectorScenesTest::theRevealSetsWhatTheQuestionNames()
{
    LabFixture fixture;
    Application &lab = fixture.open(teachingAt(lab07, QStringLiteral("act2"), Step::Predict));
    ProjectorWindow &window = project(lab);
    press(window, Qt::Key_N);
    press(window, Qt::Key_R);
    const Instrument *shown = window.pane(Side::First)->instrument();
    QCOMPARE(shown->input(QStringLiteral("workload")).toString(), QStringLiteral("resnet50"));
    QCOMPARE(shown->input(QStringLiteral("launch_model")).toString(), QStringLiteral("overlapped"));
    const QString figure = shown->figureText(QStringLiteral("speedup"));
    QVERIFY2(window.votes()->truth()->text().contains(figure), qPrintable(window.votes()->truth()->text()));
    // What another question left set is not in this one's picture.
    window.pane(Side::First)->request(QStringLiteral("compile_s"), 300.0);
    press(window, Qt::Key_N);
    press(window, Qt::Key_R);
    QCOMPARE(window.pane(Side::First)->instrument()->input(QStringLiteral("compile_s")).toDouble(), 30.0);
}

void ProjectorScenesTest::theKeysAreTold()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    QVERIFY(window.foot()->keys()->isVisible());
    for (const char *key : {"1 to 4", "Backspace: ", "R: ", "Esc: "})
        QVERIFY2(window.foot()->toldKeys().contains(QLatin1String(key)),
                 qPrintable(window.foot()->toldKeys()));
    QVERIFY(!window.foot()->toldKeys().contains(QStringLiteral("T: "))); // no picture yet
    press(window, Qt::Key_R);
    QVERIFY(window.foot()->toldKeys().contains(QStringLiteral("T: ")));
    QVERIFY(!window.foot()->toldKeys().contains(QStringLiteral("R: ")));
}

void ProjectorScenesTest::escapeLeavesAPictureBeforeTheWindow()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    press(window, Qt::Key_R);
    QWidget *plot = window.pane(Side::First)->figure()->plotWidget();
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Return);
    QTest::keyClick(plot, Qt::Key_Escape);
    settle();
    QVERIFY(projected() && window.isVisible());
    QTest::keyClick(plot, Qt::Key_Escape);
    settle();
    QVERIFY(!projected());
}

void ProjectorScenesTest::barsBesideEachOtherHaveOneAxis()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    press(window, Qt::Key_R);
    auto *first = qobject_cast<BarChart *>(window.pane(Side::First)->figure());
    QVERIFY(first);
    const double alone = frameOf(*first).axisEnd;
    press(window, Qt::Key_T);
    auto *second = qobject_cast<BarChart *>(window.pane(Side::Second)->figure());
    QVERIFY(second && second->isVisible());
    QVERIFY(first->ownFrame().axisEnd != second->ownFrame().axisEnd); // they differ by themselves
    QCOMPARE(frameOf(*first), frameOf(*second));
    QCOMPARE(first->plotWidget()->width(), second->plotWidget()->width());
    press(window, Qt::Key_T);
    QCOMPARE(frameOf(*first).axisEnd, alone);
}

/// The truth comes to its place while it is looked at, and what it says is said at once.
void ProjectorScenesTest::theTruthSweepsThroughTheVotes()
{
    LabFixture fixture;
    ProjectorWindow &window = project(fixture.open(teaching()));
    window.showNormal();
    window.resize(1920, 1080);
    settle();
    VoteDots *dots = window.votes()->dots();
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_4})
        press(window, key);
    QVERIFY(dots->isOnAxis());
    QVERIFY2(dots->accessibleName().contains(QStringLiteral(": 2 votes")),
             qPrintable(dots->accessibleName()));
    const QPixmap before = dots->grab();
    QVERIFY(!dots->accessibleName().contains(QStringLiteral("right")));
    QTest::keyClick(&window, Qt::Key_R);
    QCOMPARE(dots->isMoving(), wantsMotion(dots));
    QVERIFY(dots->accessibleName().contains(QStringLiteral("the right answer")));
    QTRY_VERIFY(!dots->isMoving());
    QVERIFY(dots->grab().toImage() != before.toImage());
}

RP_TEST(ProjectorScenesTest)

} // namespace test_projector_scenes
#include "test_projector_scenes.moc"
