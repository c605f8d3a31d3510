// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/launch_timeline_chart.h"

#include "models/text/place_markers.h"
#include "views/charts/frame/figure_plot.h"
#include "views/charts/lanes/time_hand.h"
#include "views/charts/play/play_bar.h"
#include "views/charts/timeline/timeline_canvas.h"
#include "views/widgets/layout/responsive_row.h"
#include "views/widgets/layout/spacing.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolButton>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int scrollUnits = 10000; ///< a scroll bar counts in whole numbers; a pass does not

} // namespace

LaunchTimelineChart::LaunchTimelineChart(QWidget *parent)
    : ChartWidget(std::make_unique<TimelineCanvas>(), parent)
    , m_table(new ResultTable(QStringLiteral("timeline_view"), this))
{
    buildTools();
    m_table->setCaption([this] { return m_captionText ? m_captionText() : tr("Launch timeline"); });
    m_table->setSummary([this] {
        const QString summary = m_summaryText ? m_summaryText() : QString();
        return summary.isEmpty() ? rangeSentence() : summary;
    });
    m_table->setColumns(TimelineSpans::columns());
    setTable(m_table, {});
    LaunchTimelineChart::retranslateUi();
}

void LaunchTimelineChart::buildTools()
{
    m_hand = new TimeHand(this);
    connect(m_hand, &TimeHand::zoomWanted, this, &LaunchTimelineChart::zoom);
    connect(m_hand, &TimeHand::zoomAtWanted, this, [this](double factor, double x) {
        const double at_us = static_cast<const TimelineCanvas &>(canvas()).timeAt(x);
        applyView(zoomedView(m_view, factor, at_us), false);
    });
    connect(m_hand, &TimeHand::wholeWanted, this, &LaunchTimelineChart::zoomToFit);
    connect(m_hand, &TimeHand::moveWanted, this,
            [this](double parts, bool byKey) { applyView(pannedView(m_view, parts), byKey); });
    m_scroll = new QScrollBar(Qt::Horizontal, this);
    m_scroll->setFocusPolicy(Qt::NoFocus); // the plot's own keys pan
    connect(m_scroll, &QScrollBar::valueChanged, this, [this](int value) {
        const double from = m_view.total_us * value / scrollUnits;
        applyView(clampedView(from, from + m_view.span_us(), m_view.total_us), false);
    });
    m_strip = new ResponsiveRow(0, space::s, this);
    auto *view = new QWidget(m_strip);
    auto *row = new QHBoxLayout(view);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_scroll, 1);
    for (QToolButton *made : m_hand->buttons())
        row->addWidget(made);
    m_strip->addWidget(view);
    addUnderPlot(m_strip);
}

void LaunchTimelineChart::retranslateUi()
{
    ChartWidget::retranslateUi();
    //: Button: show the whole forward pass in the timeline.
    m_hand->setTexts(tr("Whole pass"), tr("Show the whole pass (0)"));
    m_scroll->setAccessibleName(tr("Part of the pass in view"));
    m_table->retranslate();
    if (m_spans)
        m_table->setRows(m_spans.rows());
}

void LaunchTimelineChart::setTexts(std::function<QString()> caption, std::function<QString()> summary)
{
    m_captionText = std::move(caption);
    m_summaryText = std::move(summary);
    scheduleRefresh();
}

void LaunchTimelineChart::setPlayer(std::shared_ptr<Player> player, PlayNames names)
{
    m_player = std::move(player);
    m_bar = new PlayBar(this);
    m_bar->setPlayer(m_player);
    m_bar->setNames(std::move(names));
    connect(m_bar, &PlayBar::said, this, &LaunchTimelineChart::announce);
    m_strip->addWidget(m_bar, 1, {}, 0);
    connect(m_player.get(), &Player::moved, this, &LaunchTimelineChart::showMoment);
}

/// What the chosen mode has done at the player's moment; a player at its start shows the whole pass.
void LaunchTimelineChart::showMoment()
{
    if (!isVisible() || !m_player)
        return;
    const Playback &playback = m_player->playback();
    auto &timeline = static_cast<TimelineCanvas &>(mutableCanvas());
    if (playback.score().lanes.empty() || (playback.isAtStart() && !m_player->isRunning())) {
        timeline.setMoment(std::nullopt, {});
    } else {
        const PlayLane &lead = playback.score().lanes[playback.score().lead];
        const double at_us = std::min(playback.at_us(), lead.end_us);
        timeline.setMoment(at_us, Format().duration_us(lead.billAt(at_us)));
        applyView(viewShowing(m_view, at_us), false);
    }
    plotWidget()->update();
}

bool LaunchTimelineChart::takeHold(const QPointF &place)
{
    const auto &timeline = static_cast<const TimelineCanvas &>(canvas());
    if (!m_player || !timeline.isAtMoment(place))
        return ChartWidget::takeHold(place);
    m_player->stop();
    return true;
}

void LaunchTimelineChart::dragTo(const QPointF &place)
{
    if (m_player)
        m_player->moveTo(static_cast<const TimelineCanvas &>(canvas()).timeAt(place.x()));
}

void LaunchTimelineChart::hideEvent(QHideEvent *event)
{
    if (m_player)
        m_player->stop();
    ChartWidget::hideEvent(event);
}

void LaunchTimelineChart::setSource(TimelineProvider provider)
{
    m_spans = TimelineSpans(std::move(provider));
    m_view = TimeView();
    refresh();
}

void LaunchTimelineChart::refresh()
{
    m_stale = true;
    if (m_player)
        m_player->renew();
    if (isVisible()) {
        readWindow();
        showMoment();
    }
}

void LaunchTimelineChart::showEvent(QShowEvent *event)
{
    ChartWidget::showEvent(event);
    if (m_stale)
        readWindow();
    showMoment();
}

void LaunchTimelineChart::readWindow()
{
    m_stale = false;
    if (!m_spans)
        return;
    m_view = m_spans.read(m_view);
    static_cast<TimelineCanvas &>(mutableCanvas()).setBars(m_spans.bars());
    m_table->setRows(m_spans.rows());
    syncScrollBar();
    refreshNow();
}

void LaunchTimelineChart::applyView(const TimeView &view, bool speak)
{
    if (view == m_view)
        return;
    m_view = view;
    readWindow();
    emit rangeChanged(m_view.from_us, m_view.to_us);
    if (speak)
        emit announce(rangeSentence());
}

void LaunchTimelineChart::showRange(double from_us, double to_us)
{
    if (m_stale)
        readWindow();
    applyView(clampedView(from_us, to_us, m_view.total_us), false);
}

double LaunchTimelineChart::anchor_us() const
{
    if (const auto span = m_spans.at(position()))
        return std::clamp(span->start_us, m_view.from_us, m_view.to_us);
    return (m_view.from_us + m_view.to_us) / 2.0;
}

void LaunchTimelineChart::zoom(double factor)
{
    applyView(zoomedView(m_view, factor, anchor_us()), true);
}

void LaunchTimelineChart::zoomToFit()
{
    applyView(wholeView(m_view.total_us), true);
}

void LaunchTimelineChart::syncScrollBar()
{
    const QSignalBlocker quiet(m_scroll);
    const double total = std::max(1e-9, m_view.total_us);
    const int page = static_cast<int>(std::lround(m_view.span_us() / total * scrollUnits));
    m_scroll->setRange(0, std::max(0, scrollUnits - page));
    m_scroll->setPageStep(std::max(1, page));
    m_scroll->setSingleStep(std::max(1, page / 8));
    m_scroll->setValue(static_cast<int>(std::lround(m_view.from_us / total * scrollUnits)));
    m_scroll->setEnabled(!m_view.isWhole());
}

QString LaunchTimelineChart::rangeSentence() const
{
    const Format format;
    if (m_view.isWhole())
        //: %1: a duration.
        return tr("The whole pass of %1 is in view.").arg(format.duration_us(m_view.total_us));
    //: %1, %2: moments from the start of the pass, %3: its length.
    return fillMarkers(tr("In view: %1 to %2 of %3."),
                       {format.duration_us(m_view.from_us, 4), format.duration_us(m_view.to_us, 4),
                        format.duration_us(m_view.total_us)});
}

QStringList LaunchTimelineChart::keyLines() const
{
    QStringList lines = ChartWidget::keyLines();
    if (m_player)
        lines.prepend(tr("Space: play or stop"));
    for (const QString &line : TimeHand::keyLines(tr("0: show the whole pass")))
        lines.insert(lines.size() - 1, line);
    return lines;
}

bool LaunchTimelineChart::handleKey(QKeyEvent *event)
{
    if (m_player && event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier) {
        m_player->toggle();
        return true;
    }
    return m_hand->takeKey(*event);
}

bool LaunchTimelineChart::handleStep(WalkStep step)
{
    const auto span = m_spans.at(position());
    if (!span || !m_spans || (step != WalkStep::NextPoint && step != WalkStep::PreviousPoint))
        return false;
    const bool later = step == WalkStep::NextPoint;
    const auto target = m_spans.kernelBeside(*span, later);
    if (!target)
        return false;
    // The window moves first and quietly; only the step itself is spoken.
    applyView(m_spans.viewOf(*target, *span, later), false);
    const auto there = m_spans.positionOf(span->lane, *target);
    if (there)
        moveTo(*there);
    return there.has_value();
}

ChartContent LaunchTimelineChart::buildContent() const
{
    ChartContent content;
    content.caption = m_table->caption();
    content.summary = m_table->summary();
    content.quantity = Quantity::DurationAuto;
    content.legend = {{tr("Launch on the CPU"), Meaning::Dispatch},
                      {tr("Kernel on the GPU"), Meaning::Compute},
                      {tr("GPU idle"), Meaning::Neutral}};
    m_spans.addTo(content);
    return content;
}

bool LaunchTimelineChart::handleWheel(QWheelEvent *event)
{
    return m_hand->takeWheel(*event, plotWidget()->hasFocus());
}

void LaunchTimelineChart::handleDrag(double dx)
{
    m_hand->takeDrag(dx, static_cast<const TimelineCanvas &>(canvas()).geometry().plot.width());
}

} // namespace rp
