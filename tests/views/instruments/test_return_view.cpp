// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/instruments/return_panel.h"

#include "tests/support/test_main.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/notice.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/segmented_choice.h"
#include "views/widgets/layout/disclosure.h"

#include <QLabel>
#include <QTableView>
#include <algorithm>

namespace test_return_view {

using namespace rp;
using return_panel::key;
using return_panel::Panel;
using return_panel::plain;
using step_fixture::accessible;
using step_fixture::nameOf;

class TestReturnView : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(key("en_US"))); }
    void cleanup() { QLocale::setDefault(QLocale(key("en_US"))); }

    void everyInputHasAControlWithItsName();
    void lessNeededControlsAreFolded();
    void marksAreStops();
    void typedTimesAreRead();
    void aRefusedInputIsToldAtItsControl();
    void tilesShowTheInstrumentsFigures();
    void threeVerdictsInWordsAndSymbols();
    void volumeBeyondCapacityIsNoticed();
    void flipsFollowTheInstrument();
    void changesAreAnnounced();
    void aLanguageChangeKeepsTheControls();
    void eachChangeIsPainted();
};

void TestReturnView::everyInputHasAControlWithItsName()
{
    const Panel panel;
    for (const InputSpec &spec : panel.instrument->inputs()) {
        if (spec.id == key("context") || spec.id == key("span"))
            continue;
        QWidget *found = panel.view->controls()->control(spec.id);
        QVERIFY2(found, qPrintable(spec.id));
        bool named = false;
        QList<QAccessibleInterface *> tree;
        step_fixture::collect(accessible(found), tree);
        for (QAccessibleInterface *node : tree)
            named = named || node->text(QAccessible::Name) == spec.label;
        QVERIFY2(named, qPrintable(spec.id));
    }
    QVERIFY(!panel.view->controls()->control(key("context")));
    QCOMPARE(panel.part<SegmentedChoice>("span")->currentKey(), key("around"));
    emit panel.part<SegmentedChoice>("span")->chosen(key("whole"));
    QCOMPARE(panel.instrument->input(key("span")).toString(), key("whole"));
    QCOMPARE(panel.part<SegmentedChoice>("span")->currentKey(), key("whole"));
}

void TestReturnView::lessNeededControlsAreFolded()
{
    const Panel panel;
    QVERIFY(panel.slider("compile_s")->isVisible());
    QVERIFY(!panel.slider("guard_us")->isVisible());
    auto *more = panel.view->controls()->findChild<Disclosure *>();
    QVERIFY(more);
    more->setOpen(true);
    QVERIFY(panel.slider("guard_us")->isVisible());
    QVERIFY(panel.slider("replicas")->isVisible());
}

void TestReturnView::marksAreStops()
{
    const Panel panel;
    MappedSlider *slider = panel.slider("compile_s")->slider();
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(panel.instrument->settings().compile_s, 120.0);
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(panel.instrument->settings().compile_s, 300.0);
    slider = panel.slider("deployment_days")->slider();
    slider->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(slider, Qt::Key_PageDown);
    QCOMPARE(panel.instrument->settings().deployment_days, 1e-7);
    QCOMPARE(panel.slider("deployment_days")->entry()->text(), key("1 run(s)"));
}

void TestReturnView::typedTimesAreRead()
{
    const Panel panel;
    panel.type("deployment_days", key("23 h 20 min"));
    QVERIFY(std::abs(panel.instrument->settings().deployment_days - 84000.0 / 86400.0) < 1e-12);
    QCOMPARE(plain(panel.slider("deployment_days")->entry()->text()), key("23 h 20 min"));
    panel.type("deployment_days", key("1 run"));
    QCOMPARE(panel.instrument->settings().deployment_days, 1e-7);
    panel.type("deployment_days", key("10 years"));
    QCOMPARE(panel.instrument->settings().deployment_days, 3650.0);
    panel.type("gain", key("48"));
    QCOMPARE(panel.instrument->input(key("gain")).toDouble(), 0.48);
    panel.type("compile_s", key("2 min"));
    QCOMPARE(panel.instrument->settings().compile_s, 120.0);
    panel.type("per_day", key("2,400"));
    QCOMPARE(panel.instrument->input(key("per_day")).toDouble(), 2400.0);
}

void TestReturnView::aRefusedInputIsToldAtItsControl()
{
    const Panel panel;
    emit panel.view->inputChangeRequested(key("compile_s"), 1e9);
    QVERIFY(!panel.slider("compile_s")->error().isEmpty());
    QCOMPARE(panel.instrument->settings().compile_s, 30.0);
    panel.type("deployment_days", key("soon"));
    QVERIFY(!panel.slider("deployment_days")->error().isEmpty());
    QCOMPARE(panel.instrument->settings().deployment_days, 30.0);
}

void TestReturnView::tilesShowTheInstrumentsFigures()
{
    const Panel panel;
    panel.set({{"deployment_days", 1.0 / 144.0}});
    for (const char *figure : {"breakeven_calls", "breakeven_days", "total_calls", "net_saved_s"}) {
        const FigureTile *tile = panel.part<FigureTiles>("figures")->tile(key(figure));
        QVERIFY2(tile, figure);
        QCOMPARE(tile->valueText()->text(), panel.instrument->figureText(key(figure)));
        QVERIFY(nameOf(tile->valueText()).contains(panel.instrument->figureLabel(key(figure))));
    }
    const QString net = panel.part<FigureTiles>("figures")->tile(key("net_saved_s"))->valueText()->text();
    QVERIFY2(net.startsWith(QChar(0x2212)), qPrintable(net)); // a loss is shown as one
    panel.set({{"workload", key("giant")}});
    QCOMPARE(panel.part<FigureTiles>("figures")->tile(key("breakeven_calls"))->valueText()->text(),
             key("never"));
}

void TestReturnView::threeVerdictsInWordsAndSymbols()
{
    const Panel panel;
    QSet<QString> symbols;
    const auto check = [&](Meaning rating, const char *word) {
        const VerdictBadge *badge = panel.part<VerdictBadge>("verdict");
        QCOMPARE(badge->rating(), rating);
        QCOMPARE(badge->word()->text(), key("Verdict: ") + key(word));
        QCOMPARE(accessible(badge->word())->role(), QAccessible::Heading);
        QVERIFY(badge->sentences()->text().contains(panel.instrument->verdictSentence()));
        QVERIFY(badge->sentences()->text().contains(panel.instrument->flipSentence()));
        // Where there is no room beside the word, the sentences can be read in the notes.
        const auto *notes = panel.part<TextBlock>("verdict_text");
        QVERIFY(panel.isShown(notes));
        QVERIFY(notes->text().contains(panel.instrument->verdictSentence()));
        QVERIFY(notes->text().contains(panel.instrument->flipSentence()));
        for (const TextBlock *part : badge->findChildren<TextBlock *>()) {
            if (part->text().size() == 1)
                symbols.insert(part->text());
        }
    };
    check(Meaning::Good, "Positive");
    panel.set({{"deployment_days", 1.0 / 144.0}});
    check(Meaning::Fair, "Not justified");
    panel.set({{"workload", key("giant")}});
    check(Meaning::Failure, "Never");
    QCOMPARE(symbols.size(), 3);
    QVERIFY(!panel.part<VerdictBadge>("verdict")->assumption()->reason().isEmpty());
}

void TestReturnView::volumeBeyondCapacityIsNoticed()
{
    const Panel panel;
    // In the line below the picture; the notice waits in a drawer.
    const auto isSaidBelow = [&panel] {
        const QList<QLabel *> labels = panel.view->page()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() && plain(label->accessibleName()).contains(key("5,760,000 per day"));
        });
    };
    QVERIFY(!panel.isShown(panel.part<Notice>("capacity")) && !isSaidBelow());
    panel.set({{"workload", key("kws")}, {"per_day", 1e8}});
    QVERIFY(panel.isShown(panel.part<Notice>("capacity")) && isSaidBelow());
    QVERIFY(plain(panel.part<Notice>("capacity")->text()).contains(key("5,760,000 per day")));
    panel.set({{"replicas", 1000.0}});
    QVERIFY(!panel.isShown(panel.part<Notice>("capacity")) && !isSaidBelow());
}

void TestReturnView::flipsFollowTheInstrument()
{
    const Panel panel;
    const QAbstractItemModel *shown = panel.part<ComparisonTable>("flips")->view()->model();
    QCOMPARE(shown->rowCount(), 4);
    panel.set({{"deployment_days", 1.0 / 144.0}});
    const QString needed = plain(shown->index(3, 2).data().toString());
    QVERIFY2(needed.contains(key("19 min 15 s or more")), qPrintable(needed));
    QCOMPARE(panel.part<ComparisonTable>("flips")->view()->isVisible(), true);
}

void TestReturnView::changesAreAnnounced()
{
    const Panel panel;
    panel.set({{"compile_s", 40.0}});
    panel.set({{"compile_s", 60.0}});
    QTRY_VERIFY(plain(panel.announcer->text()).contains(key("Compile time 1 min: break-even moves")));
}

void TestReturnView::aLanguageChangeKeepsTheControls()
{
    const Panel panel;
    const MappedSlider *slider = panel.slider("compile_s")->slider();
    QLocale::setDefault(QLocale(key("ar_EG")));
    panel.instrument->retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(panel.view, &change);
    QCOMPARE(panel.slider("compile_s")->slider(), slider);
    QCOMPARE(panel.part<FigureTiles>("figures")->tile(key("breakeven_calls"))->valueText()->text(),
             panel.instrument->figureText(key("breakeven_calls")));
    QVERIFY(panel.mark("breakeven")->label.contains(QString::fromUtf8("١٣٣")));
}

void TestReturnView::eachChangeIsPainted()
{
    const Panel panel;
    QVERIFY(QTest::qWaitForWindowExposed(const_cast<QWidget *>(&panel.window)));
    QImage before = panel.part<LineChart>("timeline")->plotWidget()->grab().toImage();
    for (const double compile_s : {40.0, 60.0, 120.0, 300.0}) {
        panel.set({{"compile_s", compile_s}});
        const QImage now = panel.part<LineChart>("timeline")->plotWidget()->grab().toImage();
        QVERIFY2(now != before, qPrintable(QString::number(compile_s)));
        before = now;
    }
}

RP_TEST(TestReturnView)

} // namespace test_return_view
#include "test_return_view.moc"
