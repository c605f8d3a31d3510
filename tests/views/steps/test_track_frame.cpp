// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the views of all four tracks have in common.
#include "tests/views/instruments/track_panel.h"

#include "models/instruments/tracks/cloud/track_cloud.h"
#include "models/instruments/tracks/edge/track_edge.h"
#include "models/instruments/tracks/mobile/track_mobile.h"
#include "models/instruments/tracks/tiny/track_tiny.h"
#include "models/text/spoken_form.h"
#include "tests/support/test_main.h"
#include "tests/views/steps/stage_part.h"
#include "views/charts/bars/bar_chart.h"
#include "views/charts/frame/chart_widget.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/instrument_view_factory.h"
#include "views/instruments/parts/comparison_table.h"
#include "views/instruments/parts/figure_tiles.h"
#include "views/instruments/parts/verdict_badge.h"
#include "views/widgets/blocks/assumption_mark.h"
#include "views/widgets/blocks/text_block.h"
#include "views/widgets/entry/value_slider.h"

namespace test_track_frame {

using namespace rp;
using step_fixture::accessible;
using track_panel::key;
using track_panel::plain;

namespace {

using CloudPanel = track_panel::Panel<TrackCloudInstrument>;

struct Track
{
    const char *name;
    std::function<std::unique_ptr<TrackInstrument>(const Catalogue &)> make;
};

template<typename Made>
Track track(const char *name)
{
    return {name, [](const Catalogue &catalogue) { return std::make_unique<Made>(catalogue); }};
}

std::vector<Track> tracks()
{
    return {track<TrackCloudInstrument>("cloud"), track<TrackEdgeInstrument>("edge"),
            track<TrackMobileInstrument>("mobile"), track<TrackTinyInstrument>("tiny")};
}

} // namespace

class TestTrackFrame : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void cleanup() { QLocale::setDefault(QLocale(key("en_US"))); }

    void theFactoryKnowsEveryTrack_data();
    void theFactoryKnowsEveryTrack();
    void everyInputHasAControlWithItsName_data() { theFactoryKnowsEveryTrack_data(); }
    void everyInputHasAControlWithItsName();
    void everyTabShowsItsPageAlone_data() { theFactoryKnowsEveryTrack_data(); }
    void everyTabShowsItsPageAlone();
    void thePartsOfTheGoalAreMeters_data() { theFactoryKnowsEveryTrack_data(); }
    void thePartsOfTheGoalAreMeters();
    void theVerdictIsSaidInWordsAndBySymbol();
    void aMeterBeyondItsEndIsTorn();
    void metersHoldLongNames();
    void metersAreReachedByTab();
    void numbersStayWithTheirUnits_data();
    void numbersStayWithTheirUnits();
    void tablesSayWhatTheyAssume();
    void aRefusedInputIsToldAtItsControl();
    void changesAreAnnouncedOnce();
    void aLanguageChangeReachesEverything();

private:
    /// The view that the factory makes for the track of the row, in a window of its own.
    struct Shown
    {
        std::unique_ptr<TrackInstrument> instrument;
        std::unique_ptr<QWidget> window;
        InstrumentView *view = nullptr;
    };
    Shown shown() const;

    Catalogue m_catalogue;
    std::unique_ptr<step_fixture::Act> m_act;
    Announcer *m_announcer = nullptr;
};

void TestTrackFrame::initTestCase()
{
    QLocale::setDefault(QLocale(key("en_US")));
    m_catalogue = track_panel::builtInCatalogue();
    m_act = std::make_unique<step_fixture::Act>();
    m_announcer = m_act->announcer;
}

void TestTrackFrame::theFactoryKnowsEveryTrack_data()
{
    QTest::addColumn<int>("track");
    const std::vector<Track> all = tracks();
    for (std::size_t i = 0; i < all.size(); ++i)
        QTest::newRow(all[i].name) << int(i);
}

TestTrackFrame::Shown TestTrackFrame::shown() const
{
    QFETCH(int, track);
    Shown made;
    made.instrument = tracks().at(std::size_t(track)).make(m_catalogue);
    made.window = std::make_unique<QWidget>();
    InstrumentView *view =
        makeInstrumentView(*made.instrument, m_act->session.get(), *m_announcer, made.window.get());
    made.view = view;
    auto *layout = new QVBoxLayout(made.window.get());
    if (view)
        layout->addWidget(view);
    made.window->resize(1200, 1400);
    made.window->show();
    return made;
}

void TestTrackFrame::theFactoryKnowsEveryTrack()
{
    const Shown made = shown();
    QVERIFY(made.view);
    QVERIFY(QTest::qWaitForWindowExposed(made.window.get()));
    QVERIFY(!made.view->grab().isNull());
}

void TestTrackFrame::everyInputHasAControlWithItsName()
{
    const Shown made = shown();
    for (const InputSpec &spec : made.instrument->inputs()) {
        QWidget *control = made.view->controls()->control(spec.id);
        QVERIFY2(control, qPrintable(spec.id));
        bool named = false;
        QList<QAccessibleInterface *> tree;
        step_fixture::collect(accessible(control), tree);
        for (QAccessibleInterface *node : tree)
            named = named || node->text(QAccessible::Name) == spec.label;
        QVERIFY2(named, qPrintable(spec.id));
    }
}

void TestTrackFrame::everyTabShowsItsPageAlone()
{
    const Shown made = shown();
    QVERIFY(made.view->pageNames().size() > 1);
    for (const auto &name : made.view->pageNames()) {
        made.view->choosePage(name.key);
        int visible = 0;
        for (const TabPage *page : made.view->findChildren<TabPage *>()) {
            visible += page->isVisible() ? 1 : 0;
            QVERIFY(!page->isVisible() || page->accessibleName() == name.title);
        }
        QCOMPARE(visible, 1);
        QVERIFY(!made.view->grab().isNull());
    }
    for (ChartWidget *chart : made.view->findChildren<ChartWidget *>()) {
        QVERIFY(chart->table());
        QVERIFY2(!chart->content().series.empty(), qPrintable(chart->table()->id()));
        QVERIFY2(!chart->takeaway().isEmpty(), qPrintable(chart->table()->id()));
    }
}

void TestTrackFrame::thePartsOfTheGoalAreMeters()
{
    const Shown made = shown();
    const std::vector<TrackCriterion> parts = made.instrument->criteriaNow();
    const std::vector<LimitMeter *> &meters = test::partOf<TrackGoal>(*made.view, "goal")->meters();
    QCOMPARE(meters.size(), parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        QAccessibleInterface *node = accessible(meters[i]);
        QCOMPARE(node->role(), QAccessible::Chart); // no progress bar: those are spoken unasked
        QCOMPARE(node->text(QAccessible::Name), meters[i]->name());
        const QString spoken = node->text(QAccessible::Description);
        QVERIFY2(spoken.contains(spokenForm(parts[i].measuredText())), qPrintable(spoken));
        QVERIFY2(spoken.contains(spokenForm(parts[i].limitText())), qPrintable(spoken));
        QVERIFY2(spoken.contains(trackMetText(parts[i].met)), qPrintable(spoken));
        QCOMPARE(meters[i]->isMet(), parts[i].met);
        const double drawn = node->valueInterface()->currentValue().toDouble();
        QVERIFY(drawn >= 0.0 && drawn <= 100.0);
    }
}

void TestTrackFrame::theVerdictIsSaidInWordsAndBySymbol()
{
    CloudPanel panel;
    const VerdictBadge *badge = panel.part<VerdictBadge>("verdict");
    QCOMPARE(badge->rating(), Meaning::Failure);
    QCOMPARE(badge->accessibleName(), key("Goal of the track: goal missed"));
    QCOMPARE(badge->word()->text(), key("Goal of the track")); // the sentence beside it says the rest
    QCOMPARE(accessible(badge->word())->role(), QAccessible::Heading);
    QCOMPARE(badge->sentences()->text(), panel.instrument.verdict().sentence);
    QVERIFY(!badge->assumption()->reason().isEmpty());
    QVERIFY(panel.meter(0).canvas().texts().at(1).text.contains(QChar(u'✓'))); // it fits,
    QVERIFY(panel.meter(1).canvas().texts().at(1).text.contains(QChar(u'✕'))); // but the GPU waits
    panel.set({{"mode", key("cuda_graph")}});
    QCOMPARE(badge->rating(), Meaning::Good);
    QCOMPARE(badge->accessibleName(), key("Goal of the track: goal reached"));
    QVERIFY(panel.meter(1).canvas().texts().at(1).text.contains(QChar(u'✓')));
}

void TestTrackFrame::aMeterBeyondItsEndIsTorn()
{
    CloudPanel panel;
    panel.set({{"tensor_parallel", key("1")}});
    const LimitMeter &memory = panel.meter(0);
    QVERIFY(!memory.isMet());
    QVERIFY(memory.value() > 1.0);
    const QRectF fill = memory.canvas().fillRect();
    QCOMPARE(fill, memory.canvas().trackRect());
    const double limit = memory.canvas().thresholdX();
    QVERIFY(limit > fill.left() && limit < fill.right());
    QCOMPARE(accessible(panel.part<TrackGoal>("goal")->meters().at(0))
                 ->valueInterface()
                 ->currentValue()
                 .toDouble(),
             100.0);
}

void TestTrackFrame::metersHoldLongNames()
{
    QWidget window;
    auto *row = new QHBoxLayout(&window);
    std::vector<LimitMeter *> meters;
    for (const char *name : {"Power", "Loops that miss the deadline, in each of many words"}) {
        meters.push_back(new LimitMeter(&window));
        meters.back()->setMeter({key(name), key("1 in 95.7"), key("at most 1 in 1,000,000"), key("not met")},
                                false, 2.0, 1.0, 1.5);
        row->addWidget(meters.back());
    }
    for (const int width : {480, 640, 900}) {
        window.resize(width, window.heightForWidth(width));
        window.show();
        QCoreApplication::processEvents();
        for (const LimitMeter *meter : meters) {
            for (const PlacedText &text : meter->canvas().texts()) {
                QVERIFY(text.rect.top() >= 0.0);
                QVERIFY2(text.rect.bottom() <= meter->height(), qPrintable(text.text));
            }
        }
        QCOMPARE(meters[0]->canvas().trackRect().top(), meters[1]->canvas().trackRect().top());
    }
}

void TestTrackFrame::metersAreReachedByTab()
{
    CloudPanel panel;
    QApplication::setActiveWindow(&panel.window);
    QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
    panel.view->showPage(key("goal"));
    panel.part<TrackGoal>("goal")->meters().front()->setFocus(Qt::TabFocusReason);
    std::vector<QWidget *> walked = {QApplication::focusWidget()};
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        walked.push_back(QApplication::focusWidget());
    }
    for (LimitMeter *meter : panel.part<TrackGoal>("goal")->meters())
        QVERIFY(std::find(walked.begin(), walked.end(), meter) != walked.end());
}

void TestTrackFrame::numbersStayWithTheirUnits_data()
{
    QTest::addColumn<int>("track");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("text");
    for (std::size_t i = 0; i < tracks().size(); ++i) {
        for (const int width : {640, 800, 1000}) {
            for (const double text : {1.0, 1.5, 2.0})
                QTest::addRow("%s %d %g", tracks()[i].name, width, text) << int(i) << width << text;
        }
    }
}

void TestTrackFrame::numbersStayWithTheirUnits()
{
    QFETCH(int, width);
    QFETCH(double, text);
    const Shown made = shown();
    QFont font = made.window->font();
    font.setPointSizeF(font.pointSizeF() * text);
    made.window->setFont(font);
    made.window->resize(width, 1400);
    for (const auto &name : made.view->pageNames()) {
        made.view->choosePage(name.key);
        QCoreApplication::processEvents();
        for (const FigureTile *tile : made.view->findChildren<FigureTile *>()) {
            if (!tile->isVisible())
                continue;
            const TextBlock *value = tile->valueText();
            const QString room = QStringLiteral("%1 needs %2, has %3 of a tile of %4")
                                     .arg(value->text())
                                     .arg(value->sizeHint().width())
                                     .arg(value->width())
                                     .arg(tile->width());
            QVERIFY2(value->width() >= value->sizeHint().width(), qPrintable(room));
        }
    }
}

/// Pages without tiles have only their table, in the drawer, to say it.
void TestTrackFrame::tablesSayWhatTheyAssume()
{
    CloudPanel panel;
    panel.view->showPage(key("step"));
    panel.view->notes()->setOpen(true);
    QCoreApplication::processEvents();
    const auto tables = panel.view->findChildren<ComparisonTable *>();
    QCOMPARE(tables.size(), 1);
    const AssumptionMark *mark = tables.front()->assumption();
    QVERIFY(mark->isVisibleTo(tables.front()));
    const ResultTable &step = *panel.instrument.table("step");
    for (const char *id : {"work_us", "exchange_us"}) {
        const int column = step.columnOf(key(id));
        const QString reason =
            step.headerData(column, Qt::Horizontal, ResultTable::AssumptionRole).toString();
        QVERIFY(!reason.isEmpty());
        QVERIFY2(mark->reason().contains(reason), qPrintable(reason));
    }
}

void TestTrackFrame::aRefusedInputIsToldAtItsControl()
{
    CloudPanel panel;
    emit panel.view->inputChangeRequested(key("batch"), 1e6);
    auto *slider = qobject_cast<ValueSlider *>(panel.view->controls()->control(key("batch")));
    QVERIFY(slider);
    QVERIFY(!slider->error().isEmpty());
    QCOMPARE(panel.instrument.settings().batch, 1.0);
}

void TestTrackFrame::changesAreAnnouncedOnce()
{
    CloudPanel panel;
    QVERIFY(QTest::qWaitForWindowExposed(&panel.window));
    panel.set({{"batch", 16.0}, {"batch", 64.0}});
    QTRY_VERIFY(plain(panel.announcer->text()).contains(key("Batch: 64.")));
    QVERIFY(!plain(panel.announcer->text()).contains(key("Batch: 16.")));
}

void TestTrackFrame::aLanguageChangeReachesEverything()
{
    CloudPanel panel;
    const QWidget *batch = panel.view->controls()->control(key("batch"));
    panel.view->showPage(key("memory"));
    QLocale::setDefault(QLocale(key("ar_EG")));
    panel.instrument.retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(panel.view, &change);
    QCOMPARE(panel.view->controls()->control(key("batch")), batch);
    QCOMPARE(panel.view->pageKey(), key("memory")); // the page stays
    QVERIFY(panel.meter(1).spokenText().contains(QString::fromUtf8("٨٠")));
    QVERIFY(
        track_panel::mark(*panel.part<LineChart>("busy"), "target")->label.contains(QString::fromUtf8("٨٠")));
}

RP_TEST(TestTrackFrame)

} // namespace test_track_frame
#include "test_track_frame.moc"
