// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a hand does with the timeline of a trace: it zooms, measures, and points at operations.
#include "models/text/format.h"
#include "views/charts/figure_plot.h"
#include "views/charts/timeline/time_hand.h"
#include "views/charts/timeline/trace_canvas.h"
#include "views/charts/timeline/trace_overview.h"
#include "views/charts/timeline/trace_timeline.h"

#include <QApplication>
#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

using traces::Mark;

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
    const auto mark = m_isMarking ? markUnder(*pressed) : std::nullopt;
    if (mark) {
        goTo(mark->op, mark->part == Mark::Part::Call   ? TraceItems::callSeries
                       : mark->part == Mark::Part::Wait ? TraceItems::allSeries - 1
                                                        : TraceItems::opSeries);
        emit markAsked(*mark);
    } else if (const auto op = opUnder(*pressed)) {
        goTo(*op, TraceItems::opSeries);
    }
}

void TraceTimelineChart::setMarking(bool isMarking)
{
    m_isMarking = isMarking;
    retranslateUi();
}

void TraceTimelineChart::setMarks(const std::vector<Mark> &marks)
{
    std::vector<TraceFlag> flags;
    for (const Mark &mark : marks) {
        if (mark.op >= m_items.count())
            continue;
        const TraceItem item = m_items.item(mark.op);
        const traces::Gap *const gap = m_items.layers()->gapBefore(mark.op);
        const QString label = Format().count(double(flags.size()) + 1.0);
        if (mark.part == Mark::Part::Call && item.hasCall)
            flags.push_back({TraceRows::host, item.callStart_ns, item.callEnd_ns, label});
        else if (mark.part == Mark::Part::Wait && gap)
            flags.push_back({TraceRows::waiting, m_items.layers()->since(gap->start_ns),
                             m_items.layers()->since(gap->end_ns), label});
        else
            flags.push_back({item.row, item.start_ns, item.end_ns, label});
    }
    m_overview->setFlags(flags);
    static_cast<TraceCanvas &>(mutableCanvas()).setFlags(std::move(flags));
    plotWidget()->update();
}

QString TraceTimelineChart::markText(const Mark &mark) const
{
    QString name = mark.op < m_items.count() ? m_items.cardLines(mark.op).constFirst() : QString();
    switch (mark.part) {
    case Mark::Part::Call:
        //: a place in a timeline; %1 is the name of a kernel
        return tr("the call of %1").arg(name);
    case Mark::Part::Wait:
        //: a place in a timeline; %1 is the name of a kernel
        return tr("the wait before %1").arg(name);
    case Mark::Part::Work:
        break;
    }
    return name;
}

/// Calls and waits are walked to as values of the operation that they belong to.
void TraceTimelineChart::markHere()
{
    const auto op = focusedOp();
    if (!op)
        return tell(tr("Walk to an operation first, then press M."));
    const int series = position().series;
    emit markAsked({*op, series == TraceItems::callSeries      ? Mark::Part::Call
                         : series == TraceItems::allSeries - 1 ? Mark::Part::Wait
                                                               : Mark::Part::Work});
}

std::optional<Mark> TraceTimelineChart::markUnder(const QPointF &place) const
{
    if (const auto op = opUnder(place))
        return Mark{*op, Mark::Part::Work};
    const TraceLayout &layout = drawn().geometry();
    if (m_items.count() == 0 || !layout.plot.contains(place))
        return std::nullopt;
    const auto isIn = [&](std::size_t row) {
        return place.y() >= layout.rows[row].top() && place.y() <= layout.rows[row].bottom();
    };
    const double moment_ns = drawn().timeAt(place.x());
    const double reach_ns = nearPixels * m_window.span_ns() / layout.plot.width();
    const auto &layers = m_items.layers();
    if (isIn(TraceRows::waiting)) {
        for (const traces::Gap &gap : layers->gaps) {
            if (layers->since(gap.end_ns) + reach_ns >= moment_ns)
                return layers->since(gap.start_ns) - reach_ns <= moment_ns
                           ? std::optional(Mark{gap.opener, Mark::Part::Wait})
                           : std::nullopt;
        }
    }
    for (std::size_t op = 0; isIn(TraceRows::host) && op < m_items.count(); ++op) {
        const TraceItem item = m_items.item(op);
        if (item.hasCall && item.callStart_ns - reach_ns <= moment_ns &&
            item.callEnd_ns + reach_ns >= moment_ns)
            return Mark{op, Mark::Part::Call};
    }
    return std::nullopt;
}

} // namespace rp
