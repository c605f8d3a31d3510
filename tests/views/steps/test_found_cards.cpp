// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was found is told once its number was filled in. It speaks of what is on the screen, or says at which
// settings it holds.
#include "models/instruments/contract/instrument.h"
#include "models/store/ledger_store.h"
#include "tests/support/test_main.h"
#include "tests/support/words.h"
#include "tests/views/steps/step_fixture.h"
#include "views/instruments/page/instrument_page.h"
#include "views/instruments/page/instrument_view.h"
#include "views/steps/discovery_list.h"
#include "views/steps/explore_page.h"
#include "views/steps/figure_entry.h"
#include "views/widgets/action_button.h"
#include "views/widgets/text_block.h"
#include "views/widgets/toast.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

namespace test_found_cards {

using namespace rp;
using rp::test::plain;

namespace {

std::size_t placeOf(const step_fixture::Act &act, const char *discovery)
{
    const auto &all = act.act().discoveries;
    const auto found = std::find_if(all.begin(), all.end(), [discovery](const DiscoveryContent &content) {
        return content.id == QLatin1String(discovery);
    });
    return static_cast<std::size_t>(found - all.begin());
}

QString lineOf(const step_fixture::Act &act, const ExplorePage &page, const char *discovery)
{
    return plain(page.discoveries()->lines()[placeOf(act, discovery)]->text());
}

FigureEntry *entryOf(const step_fixture::Act &act, const ExplorePage &page, const char *discovery)
{
    return page.discoveries()->entries()[placeOf(act, discovery)];
}

void type(FigureEntry &entry, const char *number)
{
    entry.entry()->clear();
    QTest::keyClicks(entry.entry(), QLatin1String(number));
    QTest::keyClick(entry.entry(), Qt::Key_Return);
}

} // namespace

class TestFoundCards : public QObject
{
    Q_OBJECT
private slots:
    void whatIsOnTheScreenNeedsNoSettings();
    void aNumberComesBeforeTheSentence_data();
    void aNumberComesBeforeTheSentence();
    void aTryIsThereAfterARestart();
    void itIsToldOnAsking();
    void theNumberOfTheScreenCounts();
    void aFindingWaitsForTheRelease();
    void thatNothingIsNeededAnyMoreIsSaidOnce();

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
    type(*entryOf(act, *page, "kws_eager_cloud"), "33");
    QVERIFY(lineOf(act, *page, "kws_eager_cloud").startsWith(QStringLiteral("✓ Found: ")));
    QVERIFY(lineOf(act, *page, "gpt2_both").startsWith(QStringLiteral("○ To do: ")));
}

void TestFoundCards::aNumberComesBeforeTheSentence_data()
{
    QTest::addColumn<QStringList>("typed");
    QTest::addColumn<QStringList>("notes"); // how what is said of each begins
    const auto add = [](const char *row, const std::initializer_list<const char *> &typed,
                        const std::initializer_list<const char *> &notes) {
        QStringList keys;
        QStringList said;
        for (const char *number : typed)
            keys.append(QString::fromUtf8(number));
        for (const char *note : notes)
            said.append(QString::fromUtf8(note));
        QTest::newRow(row) << keys << said;
    };
    const char *again = "✗ You filled in 50.0 %. That is not it";
    add("right", {"33.3 %"}, {"✓ You filled in 33.3 %"});
    add("nearly right", {"34"}, {"✓ You filled in 34.0 %"});
    add("wrong, then right", {"50", "33"}, {again, "✓ You filled in 33.0 %"});
    add("twice wrong", {"50", "5"}, {again, "✗ You filled in 5.0 %. It is 33.3 %."});
    add("no number, then right", {"much", "33"}, {"Type a number.", "✓ You filled in 33.0 %"});
}

void TestFoundCards::aNumberComesBeforeTheSentence()
{
    QFETCH(QStringList, typed);
    QFETCH(QStringList, notes);
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    FigureEntry *entry = entryOf(act, *page, "kws_eager_cloud");
    QSignalSpy said(page->discoveries(), &DiscoveryList::said);
    QVERIFY(entry->isOpen() && entry->isVisible());
    QVERIFY(entry->prompt()->text().contains(QStringLiteral("Math utilization")));
    QCOMPARE(entry->entry()->accessibleName(), entry->prompt()->text());
    for (qsizetype i = 0; i < typed.size(); ++i) {
        QVERIFY(lineOf(act, *page, "kws_eager_cloud").startsWith(QStringLiteral("✓ You got there: ")));
        entry->entry()->setFocus();
        type(*entry, typed.at(i).toUtf8().constData());
        QVERIFY2(plain(entry->note()->text()).startsWith(notes.at(i)), qPrintable(entry->note()->text()));
        QCOMPARE(said.count(), int(i) + 1);
        QVERIFY(plain(said.last().first().toString()).startsWith(notes.at(i)));
    }
    QVERIFY(!entry->isOpen());
    QVERIFY(lineOf(act, *page, "kws_eager_cloud").startsWith(QStringLiteral("✓ Found: In eager mode")));
    QVERIFY(page->discoveries()->lines()[placeOf(act, "kws_eager_cloud")]->hasFocus());
}

void TestFoundCards::aTryIsThereAfterARestart()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    type(*entryOf(act, *page, "kws_eager_cloud"), "50");
    const QString id = act.act().id;
    const QString discovery = QStringLiteral("kws_eager_cloud");
    Ledger again(Ledger::Mode::Learner);
    LedgerStore store(again, act.folder.path());
    store.open();
    LabSession session(act.session->content(), again);
    QVERIFY(session.discovered(id, discovery) && !session.isTold(id, discovery));
    QVERIFY(!session.isFoundOrPassed(id, discovery));
    QCOMPARE(session.figuresTried(id, discovery).size(), std::size_t(1));
    QCOMPARE(session.figuresTried(id, discovery).front().value, 0.5);
    type(*entryOf(act, *page, "kws_eager_cloud"), "5");
    QVERIFY(act.session->isTold(id, discovery) && act.session->isFoundOrPassed(id, discovery));
    QCOMPARE(act.session->recordFigure(id, discovery, 0.333, true), Refusal::AlreadyCommitted);
}

void TestFoundCards::itIsToldOnAsking()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    FigureEntry *entry = entryOf(act, *page, "kws_eager_cloud");
    QVERIFY(!entryOf(act, *page, "gpt2_both")->isOpen()); // not found yet
    QTest::keyClick(entry->tellButton(), Qt::Key_Space);
    QVERIFY(lineOf(act, *page, "kws_eager_cloud").startsWith(QStringLiteral("✓ Found: In eager mode")));
    QVERIFY(!entry->isVisible()); // nothing was filled in
}

/// In the other context the instrument shows another number than the sentence does.
void TestFoundCards::theNumberOfTheScreenCounts()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    act.controller->setInput({{}, QStringLiteral("context")}, QStringLiteral("edge"));
    act.controller->setInput({{}, QStringLiteral("gpu_speed")}, 2.0);
    const double shown = act.instrument->figure(QStringLiteral("math_utilization"));
    QVERIFY(shown < 0.1);
    type(*entryOf(act, *page, "faster_gpu"), qPrintable(QString::number(100.0 * shown, 'f', 1)));
    QVERIFY(lineOf(act, *page, "faster_gpu").startsWith(QStringLiteral("✓ Found")));
    QVERIFY(act.session->figuresTried(act.act().id, QStringLiteral("faster_gpu")).front().right);
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

void TestFoundCards::thatNothingIsNeededAnyMoreIsSaidOnce()
{
    step_fixture::Act act;
    const ExplorePage *page = explore(act);
    int said = 0;
    connect(act.announcer, &Announcer::spoken, page, [&said](const QString &text) {
        said += int(text.count(QStringLiteral("You found what you need and can go on.")));
    });
    const auto set = [&act](const char *input, const QVariant &value) {
        act.controller->setInput({{}, QLatin1String(input)}, value);
    };
    set("mode", QStringLiteral("compiled"));
    set("mode", QStringLiteral("eager"));
    set("gpu_speed", 1.5);
    const auto tell = [&](const char *discovery) {
        FigureEntry *entry = entryOf(act, *page, discovery);
        QVERIFY2(entry->isOpen(), discovery);
        QTest::keyClick(entry->tellButton(), Qt::Key_Space);
    };
    tell("kws_eager_cloud");
    tell("kws_compiled");
    QTest::qWait(300);
    QCOMPARE(said, 0); // the foot asks for a number
    tell("faster_gpu");
    QTRY_COMPARE(said, 1);
    set("workload", QStringLiteral("gpt2")); // not needed
    set("mode", QStringLiteral("compiled"));
    tell("gpt2_both");
    QTest::qWait(300);
    QCOMPARE(said, 1);
}

RP_TEST(TestFoundCards)

} // namespace test_found_cards
#include "test_found_cards.moc"
