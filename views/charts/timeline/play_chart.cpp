// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/play_chart.h"

#include "models/text/place_markers.h"
#include "views/charts/chart_score.h"
#include "views/charts/timeline/play_bar.h"
#include "views/charts/timeline/play_canvas.h"
#include "views/charts/timeline/time_hand.h"
#include "views/widgets/responsive_row.h"
#include "views/widgets/spacing.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QWheelEvent>
#include <utility>

namespace rp {

namespace {

constexpr double leastPart = 0.4; ///< of the clock's axis: lanes that all end before want another one

double totalOf(const PlayLane &lane, PlayTrack::Side side, PlayTrack::Kind kind)
{
    double total = 0.0;
    for (const PlayTrack &track : lane.tracks)
        for (const PlayStretch &stretch : track.stretches)
            total += track.side == side && track.kind == kind ? stretch.length_us() : 0.0;
    return total;
}

} // namespace

PlayChart::PlayChart(QWidget *parent)
    : ChartWidget(std::make_unique<PlayCanvas>(), parent)
    , m_table(new ResultTable(QStringLiteral("play"), this))
    , m_bar(new PlayBar(this))
{
    connect(m_bar, &PlayBar::said, this, &PlayChart::announce);
    m_bar->setSpeed(PlaySpeed::Fast); // a race is looked at as a whole; at the slowest it could take an hour
    buildTools();
    m_table->setCaption([this] { return m_caption ? m_caption() : QString(); });
    m_table->setSummary([this] { return m_summary ? m_summary() : QString(); });
    setPlayer(std::make_shared<Player>());
    PlayChart::retranslateUi();
}

/// Under the plot: what plays at one side, what zooms at the other.
void PlayChart::buildTools()
{
    m_hand = new TimeHand(this);
    connect(m_hand, &TimeHand::zoomWanted, this,
            [this](double factor) { applyView(zoomedView(m_view, factor, anchor_us()), true); });
    connect(m_hand, &TimeHand::zoomAtWanted, this, [this](double factor, double x) {
        applyView(zoomedView(m_view, factor, race().timeAt(x)), false);
    });
    connect(m_hand, &TimeHand::wholeWanted, this, [this] { applyView(wholeView(m_view.total_us), true); });
    connect(m_hand, &TimeHand::moveWanted, this,
            [this](double parts, bool byKey) { applyView(pannedView(m_view, parts), byKey); });
    auto *strip = new ResponsiveRow(0, space::s, this);
    strip->addWidget(m_bar, 1, {}, 0);
    auto *zoom = new QWidget(strip);
    auto *row = new QHBoxLayout(zoom);
    row->setContentsMargins(0, 0, 0, 0);
    for (QToolButton *made : m_hand->buttons())
        row->addWidget(made);
    strip->addWidget(zoom);
    addUnderPlot(strip);
}

PlayCanvas &PlayChart::race()
{
    return static_cast<PlayCanvas &>(mutableCanvas());
}

void PlayChart::setPlayer(std::shared_ptr<Player> player)
{
    m_player = std::move(player);
    connect(m_player.get(), &Player::moved, this, &PlayChart::showMoment);
    m_bar->setPlayer(m_player);
}

void PlayChart::setNames(PlayNames names)
{
    m_names = std::move(names);
    race().setNames(m_names);
    m_bar->setNames(m_names);
}

void PlayChart::setTexts(std::function<QString()> caption, std::function<QString()> summary)
{
    m_caption = std::move(caption);
    m_summary = std::move(summary);
}

void PlayChart::refresh()
{
    m_player->renew();
    m_shownScore = false;
    if (isVisible())
        readScore();
}

void PlayChart::readScore()
{
    m_shownScore = true; // first: a player that reads another score says so, and would lead here again
    const PlayScore &score = m_player->playback().score();
    race().setScore(score);
    fitClock();
    WaitingRows waiting;
    for (const PlayLane &lane : score.lanes)
        if (lane.tracks.empty())
            waiting.rows.append(lane.key);
    setWaitingRows(waiting);
    const auto time = [](const char *key, QString (*title)(), Meaning meaning) {
        return ResultColumn{QLatin1String(key), title, Quantity::DurationAuto, meaning};
    };
    std::vector<ResultColumn> columns{
        //: Column: a way to run the work.
        {QStringLiteral("lane"), [] { return tr("Way"); }, Quantity::Text},
        time(
            "launching_us", [] { return tr("CPU launches"); }, Meaning::Dispatch),
        time(
            "running_us", [] { return tr("GPU runs kernels"); }, Meaning::Compute),
        time(
            "waiting_us", [] { return tr("GPU waits"); }, Meaning::Neutral)};
    if (score.bill == PlayScore::Bill::Bytes)
        columns.push_back(
            {QStringLiteral("bytes"), [] { return tr("Bytes moved"); }, Quantity::Bytes, Meaning::Memory});
    columns.push_back(time(
        "end_us", [] { return tr("Done after"); }, Meaning::Neutral));
    m_table->setColumns(columns);
    m_table->setRows(rows());
    ChartMapping mapping;
    for (std::size_t i = 1; i < columns.size(); ++i)
        mapping.columnKeys.push_back(columns[i].key);
    setTable(m_table, mapping);
    m_shown_us = m_player->playback().at_us(); // another score does not move the view
    showMoment();
}

std::vector<ResultRow> PlayChart::rows() const
{
    std::vector<ResultRow> rows;
    const PlayScore &score = m_player->playback().score();
    for (const PlayLane &lane : score.lanes) {
        ResultRow row;
        row.key = lane.key;
        row.cells = {{0.0, [this, key = lane.key] { return m_names.lane ? m_names.lane(key) : key; }},
                     {totalOf(lane, PlayTrack::Side::Cpu, PlayTrack::Kind::Launching)},
                     {totalOf(lane, PlayTrack::Side::Gpu, PlayTrack::Kind::Running)},
                     {totalOf(lane, PlayTrack::Side::Gpu, PlayTrack::Kind::Waiting)}};
        if (score.bill == PlayScore::Bill::Bytes)
            row.cells.push_back({lane.billAt(lane.end_us)});
        row.cells.push_back({lane.end_us});
        rows.push_back(std::move(row));
    }
    return rows;
}

ChartContent PlayChart::buildContent() const
{
    ChartContent content = ChartWidget::buildContent();
    content.quantity = Quantity::DurationAuto;
    content.valueAxisTitle = tr("Clock", "axis of a chart: time since the work began");
    content.legend = {{tr("CPU launches"), Meaning::Dispatch}, {tr("GPU runs kernels"), Meaning::Compute}};
    for (const PlayTrack::Side side : static_cast<const PlayCanvas &>(canvas()).waiting())
        content.legend.push_back(
            {PlayWords(m_player->playback().score(), m_names).waits(side, m_view.total_us),
             Meaning::Neutral});
    return content;
}

/// The axis of the clock stays while the lanes can be read on it: one that becomes shorter has to look so.
void PlayChart::fitClock()
{
    const double end_us = m_player->playback().score().end_us();
    if (end_us > m_view.total_us || end_us < leastPart * m_view.total_us)
        m_view = keptView(m_view, end_us);
    race().setView(m_view);
}

void PlayChart::applyView(const TimeView &view, bool speak)
{
    if (view == m_view)
        return;
    m_view = view;
    race().setView(m_view);
    scheduleRefresh();
    if (speak)
        emit announce(rangeSentence());
}

/// Keys zoom round the clock's moment where it is in view.
double PlayChart::anchor_us() const
{
    const double at_us = m_player->playback().at_us();
    return at_us >= m_view.from_us && at_us <= m_view.to_us ? at_us : (m_view.from_us + m_view.to_us) / 2.0;
}

QString PlayChart::rangeSentence() const
{
    const Format format;
    if (m_view.isWhole())
        //: Of a time axis. %1: a duration.
        return tr("All of %1 is in view.").arg(format.duration_us(m_view.total_us));
    //: Of a time axis. %1, %2: moments from the start, %3: its length.
    return fillMarkers(tr("In view: %1 to %2 of %3."),
                       {format.duration_us(m_view.from_us, 4), format.duration_us(m_view.to_us, 4),
                        format.duration_us(m_view.total_us)});
}

void PlayChart::showMoment()
{
    if (!isVisible())
        return;
    if (!m_shownScore)
        return readScore();
    const double at_us = m_player->playback().at_us();
    race().setMoment(at_us);
    if (std::exchange(m_shown_us, at_us) != at_us)
        applyView(viewShowing(m_view, at_us), false);
    plotWidget()->update();
}

bool PlayChart::handleKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return m_hand->takeKey(*event);
    m_player->toggle();
    return true;
}

bool PlayChart::handleWheel(QWheelEvent *event)
{
    return m_hand->takeWheel(*event, plotWidget()->hasFocus());
}

/// Outside of its values the arrows turn the clock; among them they go from one to the next, as in any chart.
bool PlayChart::handleStep(WalkStep step)
{
    if (position().on != ChartPosition::On::Whole)
        return false;
    switch (step) {
    case WalkStep::NextPoint:
    case WalkStep::PreviousPoint:
        m_player->step(step == WalkStep::NextPoint);
        return true;
    case WalkStep::FirstPoint:
    case WalkStep::LastPoint:
        m_player->stop();
        m_player->moveTo(step == WalkStep::FirstPoint ? 0.0 : m_player->playback().score().end_us());
        m_bar->sayTold();
        return true;
    default:
        return false;
    }
}

bool PlayChart::takeHold(const QPointF &place)
{
    m_scrubs = race().geometry().strip.adjusted(-8.0, -6.0, 8.0, 6.0).contains(place);
    if (!m_scrubs && !race().geometry().plot.adjusted(-8.0, 0.0, 8.0, 0.0).contains(place))
        return false;
    m_player->stop();
    dragTo(place);
    return true;
}

void PlayChart::dragTo(const QPointF &place)
{
    m_player->moveTo(m_scrubs ? race().timeOnStrip(place.x()) : race().timeAt(place.x()));
}

QString PlayChart::keyAt(const QPointF &place) const
{
    return static_cast<const PlayCanvas &>(canvas()).keyAt(place);
}

void PlayChart::light(const QString &key)
{
    race().setLit(key);
    plotWidget()->update();
}

SoundScore PlayChart::soundScore(const ScoreWish &wish)
{
    const PlayScore &score = m_player->playback().score();
    std::vector<BusyTimes> lanes;
    for (const PlayLane &lane : score.lanes) {
        BusyTimes &busy = lanes.emplace_back();
        for (const PlayTrack &track : lane.tracks) {
            if (track.side != PlayTrack::Side::Gpu || track.kind != PlayTrack::Kind::Running)
                continue;
            for (const PlayStretch &stretch : track.stretches)
                busy.emplace_back(stretch.start_us, stretch.end_us);
        }
    }
    return laneScore(lanes, score.end_us(), wish);
}

QString PlayChart::soundSentence(const QString &caption, const QString &series) const
{
    return clockSentence(caption, series);
}

QStringList PlayChart::keyLines() const
{
    return QStringList{
               tr("Space: play or stop"), tr("Left and right arrow: to what happened before or happens next"),
               tr("Home, End: beginning or end of the clock"), tr("Up and down arrow: lane above or below")} +
           TimeHand::keyLines(tr("0: show the whole clock")) +
           QStringList{ChartWidget::tr("Enter: go to the values"),
                       ChartWidget::tr("Left and right arrow: value before or after"),
                       tr("Esc: back to the chart as a whole"), soundKeyLine(),
                       tr("Question mark: this list")};
}

void PlayChart::retranslateUi()
{
    ChartWidget::retranslateUi();
    //: Button: show all of a time axis.
    m_hand->setTexts(tr("All"), tr("Show the whole clock (0)"));
    m_table->retranslate();
}

void PlayChart::showEvent(QShowEvent *event)
{
    ChartWidget::showEvent(event);
    if (!m_shownScore)
        readScore();
    const Playback &playback = m_player->playback();
    if (!event->spontaneous() && (playback.isAtStart() || playback.isAtEnd()))
        m_player->begin();
    showMoment();
}

void PlayChart::hideEvent(QHideEvent *event)
{
    if (m_player->isRunning()) {
        m_player->stop();
        m_player->moveTo(0.0); // who comes back sees all of it
    }
    ChartWidget::hideEvent(event);
}

} // namespace rp
