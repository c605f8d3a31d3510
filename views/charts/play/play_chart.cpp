// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/play/play_chart.h"

#include "views/charts/play/play_bar.h"
#include "views/charts/play/play_canvas.h"

#include <QKeyEvent>
#include <utility>

namespace rp {

namespace {

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
    addUnderPlot(m_bar);
    m_table->setCaption([this] { return m_caption ? m_caption() : QString(); });
    m_table->setSummary([this] { return outcome(); });
    setPlayer(std::make_shared<Player>());
    PlayChart::retranslateUi();
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

/// Who is told the result beforehand need not watch.
QString PlayChart::outcome() const
{
    //: Below a picture in motion that has not been played to its end.
    return !m_wasAtEnd ? tr("Play it: what comes out is told at the end.")
           : m_summary ? m_summary()
                       : QString();
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
    return content;
}

void PlayChart::showMoment()
{
    if (!isVisible())
        return;
    if (!m_shownScore)
        return readScore();
    //: Button in the middle of a picture that has not been set in motion yet; Space is the key.
    race().setInvitation(tr("Play (Space)"));
    race().setMoment(m_player->playback().at_us());
    if (std::exchange(m_wasAtEnd, m_player->playback().isAtEnd()) != m_wasAtEnd)
        scheduleRefresh();
    plotWidget()->update();
}

bool PlayChart::handleKey(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    m_player->toggle();
    return true;
}

bool PlayChart::handleStep(WalkStep step)
{
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
    if (race().invitation().contains(place)) {
        m_player->toggle();
        return true; // no walk to what lies below the button
    }
    if (!race().geometry().plot.adjusted(-8.0, 0.0, 8.0, 12.0).contains(place))
        return false;
    m_player->stop();
    dragTo(place);
    return true;
}

void PlayChart::dragTo(const QPointF &place)
{
    if (!m_player->isRunning()) // else it was only set going
        m_player->moveTo(race().timeAt(place.x()));
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

QStringList PlayChart::keyLines() const
{
    return {tr("Space: play or stop"),
            tr("Left and right arrow: to what happened before or happens next"),
            tr("Home, End: beginning or end of the clock"),
            tr("Up and down arrow: lane above or below"),
            tr("Esc: back to the chart as a whole"),
            tr("Question mark: this list")};
}

void PlayChart::retranslateUi()
{
    ChartWidget::retranslateUi();
    m_table->retranslate();
}

void PlayChart::showEvent(QShowEvent *event)
{
    ChartWidget::showEvent(event);
    if (!m_shownScore)
        readScore();
    showMoment();
}

void PlayChart::hideEvent(QHideEvent *event)
{
    m_player->stop();
    ChartWidget::hideEvent(event);
}

} // namespace rp
