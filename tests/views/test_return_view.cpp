// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_fixture.h"

#include "charts/line_chart.h"
#include "instruments/comparison_table.h"
#include "instruments/compilation_return_instrument.h"
#include "instruments/figure_tiles.h"
#include "instruments/instrument_controls.h"
#include "instruments/return_view.h"
#include "instruments/verdict_badge.h"
#include "widgets/assumption_mark.h"
#include "widgets/disclosure.h"
#include "widgets/notice.h"
#include "widgets/segmented_choice.h"
#include "widgets/text_block.h"
#include "widgets/value_slider.h"

#include <QElapsedTimer>
#include <QLineEdit>
#include <QTableView>
#include <QTranslator>

using namespace rp;
using step_fixture::accessible;
using step_fixture::Act;
using step_fixture::nameOf;

namespace {

QString key(const char *text)
{
    return QString::fromLatin1(text);
}

QString plain(QString text)
{
    text.remove(QChar(0x2068)).remove(QChar(0x2069));
    return text.replace(QChar(QChar::Nbsp), u' ');
}

/// The panel of act 2 in a window of its own, with a session behind it; what it asks for is done.
class Panel
{
public:
    explicit Panel(Step step = Step::Explore, const char *predicted = "ten_thousand")
        : act(Ledger::Mode::Learner, key("act2"))
    {
        act.goTo(step, key(predicted));
        instrument = qobject_cast<CompilationReturnInstrument *>(
            act.workbench.bench(key("act2")).instrument(key("roi")));
        if (!instrument)
            throw std::runtime_error("act 2 has no panel \"roi\"");
        announcer = new Announcer(&window);
        view = new ReturnView(*instrument, *act.session, *announcer, &window);
        auto *layout = new QVBoxLayout(&window);
        layout->addWidget(view);
        QObject::connect(view, &InstrumentView::inputChangeRequested, instrument,
                         [this](const QString &id, const QVariant &value) {
                             const QString refused = instrument->setInput(id, value);
                             if (!refused.isEmpty())
                                 view->showInputRefusal(id, refused);
                         });
        window.resize(1200, 1400);
        window.show();
    }

    void set(std::initializer_list<std::pair<const char *, QVariant>> inputs) const
    {
        for (const auto &[id, value] : inputs)
            QCOMPARE(instrument->setInput(key(id), value), QString());
    }
    ValueSlider *slider(const char *id) const
    {
        return qobject_cast<ValueSlider *>(view->controls()->control(key(id)));
    }
    /// Types a value as a learner does.
    void type(const char *id, const QString &text) const
    {
        QLineEdit *entry = slider(id)->entry();
        entry->setFocus();
        entry->selectAll();
        QTest::keyClicks(entry, text);
        QTest::keyClick(entry, Qt::Key_Return);
    }
    const ChartAnnotation *mark(const char *id) const
    {
        for (const ChartAnnotation &found : view->timeline()->content().annotations) {
            if (found.key == key(id))
                return &found;
        }
        return nullptr;
    }
    Meaning savingIsDrawnAs() const
    {
        for (const ChartSeries &series : view->timeline()->content().series) {
            if (series.key == key("saved_s"))
                return series.meaning;
        }
        return Meaning::Neutral;
    }

    Act act;
    QWidget window;
    Announcer *announcer = nullptr;
    CompilationReturnInstrument *instrument = nullptr;
    ReturnView *view = nullptr;
};

} // namespace

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
    void linesAreTheTablesRows();
    void theCrossingIsAReachablePoint();
    void theDeploymentsEndIsMarkedWhereItIsInView();
    void theSavingLineTellsWhetherItPays();
    void theAxisUnitFollowsTheSpan();
    void volumeBeyondCapacityIsNoticed();
    void thePredictionComesWithTheReveal();
    void aPredictionBeyondTheAxisIsToldInWords();
    void aPredictionBelongsToItsDeployment();
    void flipsFollowTheInstrument();
    void changesAreAnnounced();
    void aLanguageChangeKeepsTheControls();
    void aChangeIsPaintedInTime();
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
    QCOMPARE(panel.view->spanChoice()->currentKey(), key("around"));
    emit panel.view->spanChoice()->chosen(key("whole"));
    QCOMPARE(panel.instrument->span(), key("whole"));
    QCOMPARE(panel.view->spanChoice()->currentKey(), key("whole"));
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
    QCOMPARE(panel.instrument->compile_s(), 120.0);
    QTest::keyClick(slider, Qt::Key_PageUp);
    QCOMPARE(panel.instrument->compile_s(), 300.0);
    slider = panel.slider("deployment_days")->slider();
    slider->setFocus();
    for (int i = 0; i < 5; ++i)
        QTest::keyClick(slider, Qt::Key_PageDown);
    QCOMPARE(panel.instrument->deployment_days(), 1e-7);
    QCOMPARE(panel.slider("deployment_days")->entry()->text(), key("1 run(s)"));
}

void TestReturnView::typedTimesAreRead()
{
    const Panel panel;
    panel.type("deployment_days", key("23 h 20 min"));
    QVERIFY(std::abs(panel.instrument->deployment_days() - 84000.0 / 86400.0) < 1e-12);
    QCOMPARE(plain(panel.slider("deployment_days")->entry()->text()), key("23 h 20 min"));
    panel.type("deployment_days", key("1 run"));
    QCOMPARE(panel.instrument->deployment_days(), 1e-7);
    panel.type("deployment_days", key("10 years"));
    QCOMPARE(panel.instrument->deployment_days(), 3650.0);
    panel.type("gain", key("48"));
    QCOMPARE(panel.instrument->gain(), 0.48);
    panel.type("compile_s", key("2 min"));
    QCOMPARE(panel.instrument->compile_s(), 120.0);
    panel.type("per_day", key("2,400"));
    QCOMPARE(panel.instrument->perDay(), 2400.0);
}

void TestReturnView::aRefusedInputIsToldAtItsControl()
{
    const Panel panel;
    emit panel.view->inputChangeRequested(key("compile_s"), 1e9);
    QVERIFY(!panel.slider("compile_s")->error().isEmpty());
    QCOMPARE(panel.instrument->compile_s(), 30.0);
    panel.type("deployment_days", key("soon"));
    QVERIFY(!panel.slider("deployment_days")->error().isEmpty());
    QCOMPARE(panel.instrument->deployment_days(), 30.0);
}

void TestReturnView::tilesShowTheInstrumentsFigures()
{
    const Panel panel;
    panel.set({{"deployment_days", 1.0 / 144.0}});
    for (const char *figure : {"breakeven_calls", "breakeven_days", "total_calls", "net_saved_s"}) {
        const FigureTile *tile = panel.view->figures()->tile(key(figure));
        QVERIFY2(tile, figure);
        QCOMPARE(tile->valueText()->text(), panel.instrument->figureText(key(figure)));
        QVERIFY(nameOf(tile->valueText()).contains(panel.instrument->figureLabel(key(figure))));
    }
    const QString net = panel.view->figures()->tile(key("net_saved_s"))->valueText()->text();
    QVERIFY2(net.startsWith(QChar(0x2212)), qPrintable(net)); // a loss is shown as one
    panel.set({{"workload", key("giant")}});
    QCOMPARE(panel.view->figures()->tile(key("breakeven_calls"))->valueText()->text(), key("never"));
}

void TestReturnView::threeVerdictsInWordsAndSymbols()
{
    const Panel panel;
    QSet<QString> symbols;
    const auto check = [&](Meaning rating, const char *word) {
        const VerdictBadge *badge = panel.view->verdict();
        QCOMPARE(badge->rating(), rating);
        QCOMPARE(badge->word()->text(), key("Verdict: ") + key(word));
        QCOMPARE(accessible(badge->word())->role(), QAccessible::Heading);
        QVERIFY(badge->sentences()->text().contains(panel.instrument->verdictSentence()));
        QVERIFY(badge->sentences()->text().contains(panel.instrument->flipSentence()));
        QVERIFY(badge->sentences()->focusPolicy() & Qt::TabFocus);
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
    QVERIFY(!panel.view->verdict()->assumption()->reason().isEmpty());
}

void TestReturnView::linesAreTheTablesRows()
{
    const Panel panel;
    const ResultTable *table = panel.instrument->timeline();
    const std::vector<ChartSeries> series = panel.view->timeline()->content().series;
    QCOMPARE(series.size(), std::size_t(4)); // two lines, two edges of the band
    for (const ChartSeries &line : series) {
        QCOMPARE(line.points.size(), std::size_t(timelineSamples));
        for (std::size_t i = 0; i < line.points.size(); ++i) {
            const QString row = key("t%1").arg(i);
            QCOMPARE(line.points[i].value, table->value(row, line.key));
            QCOMPARE(line.points[i].position, table->value(row, key("elapsed_s")));
        }
    }
}

void TestReturnView::theCrossingIsAReachablePoint()
{
    const Panel panel;
    const ChartAnnotation *crossing = panel.mark("breakeven");
    QVERIFY(crossing);
    QCOMPARE(crossing->label, key("Break-even at 133,608 inferences"));
    QVERIFY(crossing->category);
    QCOMPARE(*crossing->category, panel.instrument->figure(key("breakeven_days")) * 86400.0);
    QCOMPARE(crossing->position, 30.0);
    // Behind the last sample of a line.
    QWidget *plot = panel.view->timeline()->plotWidget();
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Return);
    QTest::keyClick(plot, Qt::Key_End);
    QString spoken = plain(panel.view->timeline()->statusText());
    for (int i = 0; i < timelineSamples && !spoken.contains(key("Break-even at 133,608 inferences, after"));
         ++i) {
        QTest::keyClick(plot, Qt::Key_Right);
        spoken = plain(panel.view->timeline()->statusText());
    }
    QVERIFY2(spoken.contains(key("Break-even at 133,608 inferences, after 19 min 14 s")), qPrintable(spoken));
    panel.set({{"workload", key("giant")}});
    QVERIFY(!panel.mark("breakeven"));
}

void TestReturnView::theDeploymentsEndIsMarkedWhereItIsInView()
{
    const Panel panel;
    QVERIFY(!panel.mark("deployment_end")); // 30 days, and the axis ends after 38 minutes
    emit panel.view->spanChoice()->chosen(key("whole"));
    const ChartAnnotation *end = panel.mark("deployment_end");
    QVERIFY(end);
    QCOMPARE(*end->category, 30.0 * 86400.0);
    QCOMPARE(end->kind, ChartAnnotation::Kind::Upright);
    QVERIFY(panel.mark("breakeven"));
    panel.set({{"deployment_days", 1.0 / 144.0}});
    QVERIFY(!panel.mark("breakeven")); // beyond the end
    emit panel.view->spanChoice()->chosen(key("around"));
    QVERIFY(panel.mark("breakeven") && panel.mark("deployment_end"));
    QVERIFY(plain(panel.mark("deployment_end")->spoken).contains(QStringLiteral("−14.4 s")));
}

void TestReturnView::theSavingLineTellsWhetherItPays()
{
    const Panel panel;
    QCOMPARE(panel.savingIsDrawnAs(), Meaning::Good);
    panel.set({{"deployment_days", 1.0 / 144.0}});
    QCOMPARE(panel.savingIsDrawnAs(), Meaning::Fair);
    panel.set({{"deployment_days", 1.0}});
    QCOMPARE(panel.savingIsDrawnAs(), Meaning::Good);
}

void TestReturnView::theAxisUnitFollowsTheSpan()
{
    const Panel panel;
    QCOMPARE(panel.view->timeline()->content().categoryQuantity, Quantity::Seconds);
    QCOMPARE(panel.view->timeline()->spec().xColumn, key("elapsed_s"));
    for (const double days : {1e-7, 1e-3, 1.0, 30.0, 3650.0}) {
        panel.set({{"span", key("whole")}, {"deployment_days", days}});
        QVERIFY(!panel.view->timeline()->grab().isNull());
        QCOMPARE(panel.view->timeline()->content().series.front().points.back().position, days * 86400.0);
    }
}

void TestReturnView::volumeBeyondCapacityIsNoticed()
{
    const Panel panel;
    QVERIFY(!panel.view->capacity()->isVisible());
    panel.set({{"workload", key("kws")}, {"per_day", 1e8}});
    QVERIFY(panel.view->capacity()->isVisible());
    QVERIFY(plain(panel.view->capacity()->text()).contains(key("5,760,000 per day")));
    panel.set({{"replicas", 1000.0}});
    QVERIFY(!panel.view->capacity()->isVisible());
}

void TestReturnView::thePredictionComesWithTheReveal()
{
    const Panel panel;
    QVERIFY(!panel.mark("prediction"));
    panel.act.controller->skipDiscoveries();
    panel.act.controller->next();
    const ChartAnnotation *mark = panel.mark("prediction");
    QVERIFY(mark);
    QCOMPARE(mark->label, key("You said 10,000"));
    QCOMPARE(*mark->category, 86.4);
    QVERIFY(!panel.view->predictionNote()->isVisible());
    panel.act.controller->back();
    QVERIFY(panel.mark("prediction")); // what was revealed stays
}

void TestReturnView::aPredictionBeyondTheAxisIsToldInWords()
{
    const Panel panel(Step::Reveal, "ten_million");
    QVERIFY(!panel.mark("prediction"));
    QVERIFY(panel.view->predictionNote()->isVisible());
    const QString note = plain(panel.view->predictionNote()->text());
    QVERIFY2(note.contains(key("10,000,000 inferences")) && note.contains(key("1 day")), qPrintable(note));
    emit panel.view->spanChoice()->chosen(key("whole"));
    QVERIFY(panel.mark("prediction"));
    QVERIFY(!panel.view->predictionNote()->isVisible());
}

void TestReturnView::aPredictionBelongsToItsDeployment()
{
    const Panel panel(Step::Reveal);
    QVERIFY(panel.mark("prediction"));
    panel.set({{"compile_s", 60.0}});
    QVERIFY(!panel.mark("prediction"));
    panel.set({{"compile_s", 30.0}});
    QVERIFY(panel.mark("prediction"));
    panel.set({{"workload", key("kws")}});
    QVERIFY(!panel.mark("prediction"));
}

void TestReturnView::flipsFollowTheInstrument()
{
    const Panel panel;
    const QAbstractItemModel *shown = panel.view->flips()->view()->model();
    QCOMPARE(shown->rowCount(), 4);
    panel.set({{"deployment_days", 1.0 / 144.0}});
    const QString needed = plain(shown->index(3, 2).data().toString());
    QVERIFY2(needed.contains(key("19 min 15 s or more")), qPrintable(needed));
    QCOMPARE(panel.view->flips()->view()->isVisible(), true);
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
    QCOMPARE(panel.view->figures()->tile(key("breakeven_calls"))->valueText()->text(),
             panel.instrument->figureText(key("breakeven_calls")));
    QVERIFY(panel.mark("breakeven")->label.contains(QString::fromUtf8("١٣٣")));
}

void TestReturnView::aChangeIsPaintedInTime()
{
    const Panel panel;
    QVERIFY(QTest::qWaitForWindowExposed(const_cast<QWidget *>(&panel.window)));
    const QPixmap warm = panel.view->grab();
    QElapsedTimer timer;
    timer.start();
    constexpr int steps = 40;
    for (int i = 0; i < steps; ++i) {
        panel.set({{"compile_s", 10.0 + i}});
        QCoreApplication::processEvents();
        panel.view->repaint();
    }
    const double each_ms = double(timer.elapsed()) / steps;
    qInfo("one step of a slider takes %.2f ms", each_ms);
    QVERIFY2(each_ms < 250.0, qPrintable(QString::number(each_ms))); // the benchmark holds the real limit
}

QTEST_MAIN(TestReturnView)
#include "test_return_view.moc"
