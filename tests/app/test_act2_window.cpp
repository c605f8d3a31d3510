// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lab_fixture.h"

#include "controllers/wizard_controller.h"
#include "tests/support/test_main.h"
#include "views/shell/main_window.h"
#include "views/shell/settings/setting_states.h"
#include "views/shell/settings/top_bar.h"
#include "views/shell/strip/hud_items.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/steps/panel_page.h"
#include "views/widgets/entry/accessible_combo_box.h"
#include "views/widgets/layout/tab_row.h"

#include <QAction>
#include <QTest>

using namespace rp;

namespace {

StartOptions act2(Step step)
{
    StartOptions options;
    options.presenter = true;
    options.open = PlaceArgument{QStringLiteral("lab07"), {QStringLiteral("act2"), step}};
    return options;
}

ExplorePage *explorePage(Application &lab)
{
    return qobject_cast<ExplorePage *>(lab.window().actView()->currentPage());
}

QAction *action(Application &lab, const char *id)
{
    return lab.window().findChild<QAction *>(QLatin1String(id));
}

HudItem stripItem(Application &lab, const Catalogue &catalogue, const char *key)
{
    for (const HudItem &item : HudItems::of({lab.session(), catalogue, QStringLiteral("cloud"), QString()})) {
        if (item.key == QLatin1String(key))
            return item;
    }
    return {};
}

HudItem breakEven(Application &lab, const Catalogue &catalogue)
{
    return stripItem(lab, catalogue, "break_even");
}

} // namespace

/// The window around an act with several instruments.
class TestAct2Window : public QObject
{
    Q_OBJECT
private slots:
    void keysGoBetweenTheInstruments();
    void theKeysRestWhereThereIsOneInstrument();
    void theToolbarShowsTheWorkloadInView();
    void theStripTellsNeverFromNotYet();
    void theStripKeepsAnAnswerFromTheAudience();
};

void TestAct2Window::keysGoBetweenTheInstruments()
{
    LabFixture fixture;
    Application &lab = fixture.open(act2(Step::Explore));
    QVERIFY(explorePage(lab));
    QCOMPARE(explorePage(lab)->panel(), QStringLiteral("fusion"));
    QVERIFY(action(lab, "next_panel")->isEnabled());
    QTest::keyClick(&lab.window(), Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(explorePage(lab)->panel(), QStringLiteral("fusion")); // its next picture
    QTest::keyClick(&lab.window(), Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&lab.window(), Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(explorePage(lab)->panel(), QStringLiteral("continuum")); // round the ends
    for (const PanelContent &panel : lab.session().currentAct().panels) {
        explorePage(lab)->showPanel(panel.id);
        QVERIFY2(explorePage(lab)->instrumentView(), qPrintable(panel.id));
    }
    QCOMPARE(lab.session().place().step, Step::Explore);
}

void TestAct2Window::theKeysRestWhereThereIsOneInstrument()
{
    LabFixture fixture;
    Application &lab = fixture.open(act2(Step::Brief));
    QVERIFY(!action(lab, "next_panel")->isEnabled());
    lab.wizard().open({QStringLiteral("act2"), Step::Explore});
    settle();
    QVERIFY(action(lab, "next_panel")->isEnabled());
    lab.wizard().open({QStringLiteral("act1"), Step::Explore});
    settle();
    QVERIFY(action(lab, "next_panel")->isEnabled()); // one instrument has several pictures, too
    QVERIFY(explorePage(lab)->tabs()->isVisible());
}

void TestAct2Window::theToolbarShowsTheWorkloadInView()
{
    LabFixture fixture;
    Application &lab = fixture.open(act2(Step::Explore));
    const AccessibleComboBox *workload = lab.window().topBar()->box(Setting::Workload);
    lab.wizard().setInput(QStringLiteral("roi.workload"), QStringLiteral("gpt2"));
    lab.wizard().setInput(QStringLiteral("continuum.workload"), QStringLiteral("kws"));
    lab.window().actView()->stepPanel(1);
    settle();
    QCOMPARE(workload->currentData().toString(), QStringLiteral("gpt2"));
    lab.window().actView()->stepPanel(1);
    settle();
    QCOMPARE(workload->currentData().toString(), QStringLiteral("kws"));
    QVERIFY(workload->isEnabled());
}

void TestAct2Window::theStripKeepsAnAnswerFromTheAudience()
{
    LabFixture fixture;
    Application &lab = fixture.open(act2(Step::Predict));
    QString error;
    const auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    // In presenter mode the instruments work from the start, so the answers are there.
    QVERIFY(lab.session().design().contains(QStringLiteral("breakeven_inferences")));
    for (const char *key : {"break_even", "roi"}) {
        QVERIFY2(!stripItem(lab, *catalogue, key).known, key);
        QVERIFY(stripItem(lab, *catalogue, key).value.startsWith(QStringLiteral("not yet")));
    }
    QVERIFY(stripItem(lab, *catalogue, "kws").known); // act 1 is behind
    const QString act = QStringLiteral("act2");
    lab.wizard().open({act, Step::Explore});
    QVERIFY(breakEven(lab, *catalogue).known);
    lab.wizard().open({act, Step::Brief});
    QVERIFY(!breakEven(lab, *catalogue).known);
    lab.wizard().open({QStringLiteral("act1"), Step::Predict});
    QVERIFY(!breakEven(lab, *catalogue).known);
    QVERIFY(!stripItem(lab, *catalogue, "kws").known);
    // With the predictions made, the figures stay wherever the presenter goes.
    lab.wizard().open({act, Step::Predict});
    for (const QuestionContent &question : lab.session().currentAct().predictions)
        lab.wizard().commitPrediction(question.id, question.options.front().id);
    QVERIFY(breakEven(lab, *catalogue).known);
    lab.wizard().open({act, Step::Brief});
    QVERIFY(breakEven(lab, *catalogue).known);
}

void TestAct2Window::theStripTellsNeverFromNotYet()
{
    LabFixture fixture;
    Application &lab = fixture.open();
    QString error;
    const auto catalogue = Catalogue::load(&error);
    QVERIFY2(catalogue, qPrintable(error));
    const QString key = QStringLiteral("breakeven_inferences");
    QVERIFY(!breakEven(lab, *catalogue).known);
    (void)lab.session().recordDesign({{key, 133608}});
    QCOMPARE(breakEven(lab, *catalogue).value, QStringLiteral("133,608 inferences"));
    for (const QVariant &never : {QVariant(), QVariant::fromValue(nullptr)}) {
        (void)lab.session().recordDesign({{key, never}});
        QVERIFY(breakEven(lab, *catalogue).known);
        QCOMPARE(breakEven(lab, *catalogue).value, QStringLiteral("never"));
        QVERIFY(breakEven(lab, *catalogue).spoken.contains(QStringLiteral("never")));
    }
}

RP_TEST(TestAct2Window)
#include "test_act2_window.moc"
