// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/lab_fixture.h"

#include "controllers/settings_controller.h"
#include "controllers/wizard_controller.h"
#include "tests/support/test_main.h"
#include "views/shell/main_window.h"
#include "views/shell/settings/setting_states.h"
#include "views/shell/strip/hud_strip.h"
#include "views/steps/act_view.h"
#include "views/steps/explore_page.h"
#include "views/widgets/tab_row.h"

#include <QTest>

namespace test_act2_window {

using namespace rp;

namespace {

StartOptions act2(Step step)
{
    StartOptions options;
    options.presenter = true;
    options.open = PlaceArgument{QStringLiteral("lab07"), {QStringLiteral("act2"), step}};
    return options;
}

} // namespace

/// The window around an act with several instruments.
class TestAct2Window : public QObject
{
    Q_OBJECT
private slots:
    void theStripKeepsAnAnswerFromTheAudience();
};

void TestAct2Window::theStripKeepsAnAnswerFromTheAudience()
{
    LabFixture fixture;
    Application &lab = fixture.open(act2(Step::Predict));
    lab.settings().setTrack(QStringLiteral("cloud"));
    // In presenter mode the instruments may run from the start; once they have, the answers are there.
    for (const PanelContent &panel : lab.session().content().act(QStringLiteral("act2"))->panels)
        lab.wizard().run(panel.id);
    QVERIFY(lab.session().design().contains(QStringLiteral("arithmetic_intensity_fused")));
    for (const Step step : {Step::Brief, Step::Predict, Step::Explore}) {
        lab.wizard().open({QStringLiteral("act2"), step});
        settle();
        QString said;
        for (const HudItem &item : lab.window().statusStrip()->items())
            said += item.value + item.spoken;
        for (const char *answer : {"133,608", "57.8", "233"})
            QVERIFY2(!said.contains(QLatin1String(answer)), qPrintable(said));
        QVERIFY(said.contains(QStringLiteral("Goal of the track")));
    }
}

RP_TEST(TestAct2Window)

} // namespace test_act2_window
#include "test_act2_window.moc"
