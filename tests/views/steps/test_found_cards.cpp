// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was found speaks of what is on the screen, or says at which settings it holds.
#include "models/instruments/contract/instrument.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/steps/step_fixture.h"
#include "views/instruments/plan/instrument_page.h"
#include "views/instruments/plan/instrument_view.h"
#include "views/steps/cards/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/blocks/toast.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

namespace test_found_cards {

using namespace rp;
using rp::test::plain;

namespace {

QString lineOf(const step_fixture::Act &act, const ExplorePage &page, const char *discovery)
{
    const auto &all = act.act().discoveries;
    const auto found = std::find_if(all.begin(), all.end(), [discovery](const DiscoveryContent &content) {
        return content.id == QLatin1String(discovery);
    });
    return plain(page.discoveries()->lines()[static_cast<std::size_t>(found - all.begin())]->text());
}

} // namespace

class TestFoundCards : public QObject
{
    Q_OBJECT
private slots:
    void whatIsOnTheScreenNeedsNoSettings();
    void settingsAreNamedOnceTheStageHasMovedOn();
    void whatMakesNoDifferenceIsNotNamed();
    void comparedSettingsAreNamedTogether();
    void aCardFoundElsewhereSaysSoAtOnce();
    void aFindingWaitsForTheRelease();

private:
    static ExplorePage *explore(step_fixture::Act &act);
};

ExplorePage *TestFoundCards::explore(step_fixture::Act &act)
{
    act.show({1030, 600});
    act.goTo(Step::Explore);
    auto *page = qobject_cast<ExplorePage *>(act.page());
    page->discoveries()->setOpen(true);
    QCoreApplication::processEvents();
    return page;
}

void TestFoundCards::whatIsOnTheScreenNeedsNoSettings()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    QVERIFY(lineOf(act, *page, "kws_eager_cloud").startsWith(QStringLiteral("✓ Found: ")));
    QVERIFY(lineOf(act, *page, "gpt2_both").startsWith(QStringLiteral("○ To do: ")));
}

void TestFoundCards::settingsAreNamedOnceTheStageHasMovedOn()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 20.0);
    QTRY_VERIFY2(lineOf(act, *page, "kws_eager_cloud")
                     .startsWith(QStringLiteral("✓ Found (for Launch cost = 10 µs): ")),
                 qPrintable(lineOf(act, *page, "kws_eager_cloud")));
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 10.0);
    QTRY_VERIFY(lineOf(act, *page, "kws_eager_cloud").startsWith(QStringLiteral("✓ Found: ")));
    // The number of kernels comes with the workload and is not named beside it.
    act.controller->setInput({{}, QStringLiteral("workload")}, QStringLiteral("gpt2"));
    QTRY_VERIFY2(lineOf(act, *page, "kws_eager_cloud")
                     .startsWith(QStringLiteral("✓ Found (for Workload = Keyword spotting): ")),
                 qPrintable(lineOf(act, *page, "kws_eager_cloud")));
}

void TestFoundCards::whatMakesNoDifferenceIsNotNamed()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    act.controller->setInput({{}, QStringLiteral("min_kernel")}, true);
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 20.0);
    QTRY_VERIFY(lineOf(act, *page, "kws_eager_cloud").contains(QStringLiteral("(for ")));
    QVERIFY(lineOf(act, *page, "kws_eager_cloud")
                .startsWith(QStringLiteral("✓ Found (for Launch cost = 10 µs): ")));
}

void TestFoundCards::comparedSettingsAreNamedTogether()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    act.controller->setInput({{}, QStringLiteral("gpu_speed")}, 2.0);
    QTRY_VERIFY2(lineOf(act, *page, "faster_gpu").startsWith(QStringLiteral("✓ Found: ")),
                 qPrintable(lineOf(act, *page, "faster_gpu")));
    act.controller->setInput({{}, QStringLiteral("gpu_speed")}, 4.0);
    // Lists are joined as the locale does.
    const QRegularExpression named(QStringLiteral("^✓ Found \\(for GPU speed = 1×(,| and) 2×\\): "));
    QTRY_VERIFY2(named.match(lineOf(act, *page, "faster_gpu")).hasMatch(),
                 qPrintable(lineOf(act, *page, "faster_gpu")));
}

void TestFoundCards::aCardFoundElsewhereSaysSoAtOnce()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    act.controller->setInput({{}, QStringLiteral("launch_us")}, 20.0);
    QStringList said;
    connect(page->discoveries(), &DiscoveryList::found, this,
            [&said](const QString &text) { said << plain(text); });
    act.controller->setInput({{}, QStringLiteral("launch_model")}, QStringLiteral("overlapped"));
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.front().startsWith(QStringLiteral("✓ Found (for Launch cost = 10 µs): ")),
             qPrintable(said.front()));
}

void TestFoundCards::aFindingWaitsForTheRelease()
{
    step_fixture::Act act;
    act.show({1030, 600});
    act.goTo(Step::Explore);
    auto *page = qobject_cast<ExplorePage *>(act.page());
    page->toast()->hide();
    QTest::mousePress(page->instrumentView()->page(), Qt::LeftButton);
    act.controller->setInput({{}, QStringLiteral("mode")}, QStringLiteral("compiled"));
    act.controller->setInput({{}, QStringLiteral("mode")}, QStringLiteral("eager"));
    act.controller->setInput({{}, QStringLiteral("gpu_speed")}, 2.0);
    QCoreApplication::processEvents();
    QVERIFY(!page->toast()->text().isEmpty());
    QVERIFY(!page->toast()->isVisible());
    QTest::mouseRelease(page->instrumentView()->page(), Qt::LeftButton);
    QTRY_VERIFY(page->toast()->isVisible());
}

RP_TEST(TestFoundCards)

} // namespace test_found_cards
#include "test_found_cards.moc"
