// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was found speaks of what is on the screen, or says at which settings it holds.
#include "models/instruments/contract/instrument.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/steps/step_fixture.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toast.h"

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
