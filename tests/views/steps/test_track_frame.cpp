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
    void thePartsOfTheGoalAreATable_data() { theFactoryKnowsEveryTrack_data(); }
    void thePartsOfTheGoalAreATable();
    void theVerdictIsSaidInWordsAndBySymbol();
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
        QWidget *control = made.view->control(spec.id);
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

/// Behind the first picture, whether each is met by symbol and word.
void TestTrackFrame::thePartsOfTheGoalAreATable()
{
    const Shown made = shown();
    const std::vector<TrackCriterion> parts = made.instrument->criteriaNow();
    const auto *goal = test::partOf<ComparisonTable>(*made.view, "goal");
    QVERIFY(goal);
    QCOMPARE(made.view->pageKey(), made.view->pageNames().front().key);
    const QAbstractItemModel &model = *goal->view()->model();
    QCOMPARE(model.rowCount(), int(parts.size()));
    for (int i = 0; i < model.rowCount(); ++i) {
        QString told;
        for (int column = 0; column < model.columnCount(); ++column)
            told += model.index(i, column).data().toString() + u'|';
        const TrackCriterion &part = parts[std::size_t(i)];
        for (const QString &text :
             {part.labelText(), part.measuredText(), part.limitText(), trackMetText(part.met)})
            QVERIFY2(told.contains(text), qPrintable(told + u' ' + text));
        QVERIFY2(told.contains(QChar(part.met ? u'▲' : u'✕')), qPrintable(told));
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
    panel.set({{"mode", key("cuda_graph")}});
    QCOMPARE(badge->rating(), Meaning::Good);
    QCOMPARE(badge->accessibleName(), key("Goal of the track: goal reached"));
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

void TestTrackFrame::tablesSayWhatTheyAssume()
{
    CloudPanel panel;
    const auto *modes = panel.part<ComparisonTable>("modes");
    QVERIFY(modes);
    const AssumptionMark *mark = modes->assumption();
    QVERIFY(mark->isVisibleTo(modes));
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
    panel.view->request(key("batch"), 1e6);
    auto *slider = qobject_cast<ValueSlider *>(panel.view->control(key("batch")));
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
    const QWidget *batch = panel.view->control(key("batch"));
    panel.view->showPage(key("tokens"));
    QLocale::setDefault(QLocale(key("ar_EG")));
    panel.instrument.retranslate();
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(panel.view, &change);
    QCOMPARE(panel.view->control(key("batch")), batch);
    QCOMPARE(panel.view->pageKey(), key("tokens")); // the page stays
    QVERIFY(
        track_panel::mark(*panel.part<LineChart>("tokens"), "now")->label.contains(QString::fromUtf8("٢٣")));
    QVERIFY(panel.instrument.verdict().sentence.contains(QString::fromUtf8("٨٠")));
}

RP_TEST(TestTrackFrame)

} // namespace test_track_frame
#include "test_track_frame.moc"
