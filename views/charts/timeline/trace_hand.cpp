// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand does with the timeline of a trace: it zooms, measures, and points at operations.
#include "views/charts/figure_plot.h"
#include "views/charts/timeline/time_hand.h"
#include "views/charts/timeline/trace_canvas.h"
#include "views/charts/timeline/trace_timeline.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr double nearPixels = 4.0; ///< a kernel may be narrower than a pointer is steady

} // namespace

bool TraceTimelineChart::handleWheel(QWheelEvent *event)
{
    return m_hand->takeWheel(*event, true);
}

const TraceCanvas &TraceTimelineChart::drawn() const
{
    return static_cast<const TraceCanvas &>(canvas());
}

std::optional<std::size_t> TraceTimelineChart::opUnder(const QPointF &place) const
{
    const TraceLayout &layout = drawn().geometry();
    if (m_items.count() == 0 || !layout.plot.contains(place))
        return std::nullopt;
    const double reach_ns = nearPixels * m_window.span_ns() / layout.plot.width();
    for (std::size_t row = TraceRows::firstStream; row < layout.rows.size(); ++row) {
        if (place.y() >= layout.rows[row].top() && place.y() <= layout.rows[row].bottom())
            return m_items.layers()->opNear(row, drawn().timeAt(place.x()), reach_ns);
    }
    return std::nullopt;
}

void TraceTimelineChart::handleHover(const std::optional<QPointF> &place)
{
    const auto under = place ? opUnder(*place) : std::nullopt;
    if (std::exchange(m_under, under) != under)
        showCard();
}

/// The card tells what a tool tip would, which would only cover it.
bool TraceTimelineChart::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == plotWidget() && event->type() == QEvent::ToolTip)
        return true;
    return ChartWidget::eventFilter(watched, event);
}

/// Of the operation under the pointer, or else of the one with the focus.
void TraceTimelineChart::showCard()
{
    const auto op = m_under ? m_under : focusedOp();
    std::optional<TraceCard> card;
    if (op && *op < m_items.count()) {
        const TraceItem item = m_items.item(*op);
        const traces::Gap *const gap = m_items.layers()->gapBefore(*op);
        card = {m_items.cardLines(*op), item, gap ? m_items.layers()->since(gap->start_ns) : item.start_ns};
    }
    static_cast<TraceCanvas &>(mutableCanvas()).setCard(std::move(card));
    plotWidget()->update();
}

void TraceTimelineChart::showSpan(std::optional<TraceSpan> span)
{
    static_cast<TraceCanvas &>(mutableCanvas()).setSpan(std::move(span));
    plotWidget()->update();
}

void TraceTimelineChart::measure(double from_ns, double to_ns)
{
    const double first_ns = std::clamp(std::min(from_ns, to_ns), 0.0, m_window.total_ns);
    const double last_ns = std::clamp(std::max(from_ns, to_ns), 0.0, m_window.total_ns);
    showSpan(TraceSpan{first_ns, last_ns, m_items.spanText(first_ns, last_ns)});
}

void TraceTimelineChart::measureByKey()
{
    if (m_items.count() == 0)
        return;
    if (std::exchange(m_measured_ns, std::nullopt)) {
        if (drawn().span())
            tell(drawn().span()->text);
        return;
    }
    showSpan(std::nullopt);
    m_measured_ns = anchor_ns();
    tell(tr("Measuring from here. Walk to the other end, then press M again."));
}

/// A press measures once it is dragged; else it goes to what lies under it.
bool TraceTimelineChart::takeHold(const QPointF &place)
{
    if (ChartWidget::takeHold(place))
        return true;
    if (m_items.count() > 0 && drawn().geometry().plot.contains(place))
        m_pressed = place;
    return m_pressed.has_value();
}

void TraceTimelineChart::dragTo(const QPointF &place)
{
    if (!m_pressed)
        return ChartWidget::dragTo(place);
    m_dragged = m_dragged || std::abs(place.x() - m_pressed->x()) >= QApplication::startDragDistance();
    m_measured_ns.reset();
    if (m_dragged)
        measure(drawn().timeAt(m_pressed->x()), drawn().timeAt(place.x()));
}

void TraceTimelineChart::letGo()
{
    ChartWidget::letGo();
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed)
        return;
    if (std::exchange(m_dragged, false)) {
        tell(drawn().span()->text);
        return;
    }
    showSpan(std::nullopt);
    if (const auto op = opUnder(*pressed))
        goTo(*op, TraceItems::opSeries);
}

} // namespace rp
