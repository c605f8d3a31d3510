// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/trace_canvas.h"

#include "views/charts/canvas_text.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace rp {

namespace {

constexpr double patternWidth = 5.0; ///< pixels; a pattern in a narrower bar is only noise

} // namespace

void TraceCanvas::setPicture(TracePicture picture)
{
    m_picture = std::move(picture);
    forgetLayout();
}

double TraceCanvas::minimumWidth(const ChartStyle &style) const
{
    return traceMinimumWidth(m_content, m_picture, style);
}

TraceLayout TraceCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    return layoutTrace(m_content, m_picture, size, style);
}

void TraceCanvas::paintArrow(QPainter &painter, const QLineF &arrow) const
{
    if (arrow.length() < 1.0)
        return;
    painter.drawLine(arrow);
    const double size = m_layout.spacing * 0.6;
    QLineF side = QLineF(arrow.p2(), arrow.p1()).unitVector();
    side.setLength(size);
    side.setAngle(side.angle() + 22.0);
    const QPointF left = side.p2();
    side.setAngle(side.angle() - 44.0);
    painter.drawPolygon(QPolygonF({arrow.p2(), left, side.p2()}));
}

void TraceCanvas::paintPlot(QPainter &painter) const
{
    paintLaneGround(painter, m_layout, m_style);
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    // Thousands of narrow bars go to the painter by colour, not one by one.
    std::map<Meaning, QVector<QRectF>> narrow;
    for (const TraceBar &bar : m_layout.bars) {
        if (bar.rect.width() >= patternWidth)
            paintMark(painter, bar.rect, m_style.theme.mark(bar.meaning), m_layout.spacing);
        else
            narrow[bar.meaning].append(bar.rect);
    }
    for (const auto &[meaning, rects] : narrow) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_style.theme.mark(meaning).fill);
        painter.drawRects(rects);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.save();
    painter.setClipRect(m_layout.plot);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    painter.setBrush(m_style.theme.axis);
    for (const QLineF &arrow : m_layout.arrows)
        paintArrow(painter, arrow);
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.setBrush(m_style.theme.text);
    paintArrow(painter, m_layout.focusedArrow);
    painter.restore();
    for (std::size_t i = 0; i < m_layout.keys.size() && i < m_content.legend.size(); ++i)
        paintMark(painter, m_layout.keys[i], m_style.theme.mark(m_content.legend[i].meaning),
                  m_layout.spacing * 0.8);
}

/// A card may reach below the axis, where large texts leave it no room above.
void TraceCanvas::paintOver(QPainter &painter) const
{
    paintFlags(painter);
    paintSpan(painter);
    paintCard(painter);
}

void TraceCanvas::paintBracket(QPainter &painter, const QLineF &across) const
{
    const double tick = m_layout.spacing * 0.6;
    painter.drawLine(across);
    for (const QPointF &end : {across.p1(), across.p2()})
        painter.drawLine(QLineF(end.x(), end.y() - tick, end.x(), end.y() + tick));
}

void TraceCanvas::paintCard(QPainter &painter) const
{
    if (!m_card || m_card->item.row >= m_layout.rows.size())
        return;
    const CanvasText text(m_style);
    const QRectF &plot = m_layout.plot;
    const auto inside = [&](double ns) { return std::clamp(xAt(ns), plot.left(), plot.right()); };
    const QRectF &row = m_layout.rows[m_card->item.row];
    const double start = inside(m_card->item.start_ns);
    const QRectF op = QRectF(QPointF(start, row.top()), QPointF(inside(m_card->item.end_ns), row.bottom()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.drawRect(op.normalized().adjusted(-2.0, -2.0, 2.0, 2.0));
    const double below = row.bottom() + text.em();
    if (m_card->waitFrom_ns < m_card->item.start_ns) {
        painter.setPen(QPen(m_style.theme.mark(Meaning::Failure).fill, 2.0));
        paintBracket(painter, {inside(m_card->waitFrom_ns), below, start, below});
    }
    double wide = 0.0;
    for (qsizetype i = 0; i < m_card->lines.size(); ++i)
        wide = std::max(wide, text.width(m_card->lines[i], i == 0));
    const double line = text.lineHeight();
    QRectF card(0.0, below + text.em(), wide + 2.0 * text.em(),
                line * double(m_card->lines.size()) + text.em());
    card.moveLeft(std::clamp(op.center().x() - card.width() / 2.0, 1.0,
                             std::max(1.0, m_layout.size.width() - card.width() - 1.0)));
    if (card.bottom() > m_layout.size.height() - 1.0)
        card.moveBottom(row.top() - text.em());
    painter.setPen(QPen(m_style.theme.text, 1.5));
    painter.setBrush(m_style.theme.background);
    painter.drawRoundedRect(card, 4.0, 4.0);
    std::vector<PlacedText> lines;
    for (qsizetype i = 0; i < m_card->lines.size(); ++i)
        lines.push_back(
            {QRectF(card.left(), card.top() + text.em() * 0.5 + line * double(i), card.width(), line),
             m_card->lines[i], m_style.theme.text, Qt::AlignCenter, i == 0});
    paintTexts(painter, lines, m_style);
}

void TraceCanvas::paintSpan(QPainter &painter) const
{
    const QRectF &plot = m_layout.plot;
    if (!m_span || plot.isEmpty())
        return;
    const CanvasText text(m_style);
    const auto inside = [&](double ns) { return std::clamp(xAt(ns), plot.left(), plot.right()); };
    const double from = inside(m_span->from_ns);
    const double to = inside(m_span->to_ns);
    painter.setPen(QPen(m_style.theme.text, 1.5, Qt::DashLine));
    for (const double x : {from, to})
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()));
    const double y = plot.top() + text.lineHeight() + text.em();
    painter.setPen(QPen(m_style.theme.text, 2.0));
    paintBracket(painter, {from, y, to, y});
    const double wide = text.width(m_span->text, true) + 2.0 * text.em();
    const double left =
        std::clamp((from + to - wide) / 2.0, 1.0, std::max(1.0, m_layout.size.width() - wide));
    paintTexts(painter,
               {{QRectF(left, plot.top(), wide, text.lineHeight()), m_span->text, m_style.theme.text,
                 Qt::AlignCenter, true, m_style.theme.background}},
               m_style);
}

void TraceCanvas::paintFlags(QPainter &painter) const
{
    const CanvasText text(m_style);
    for (const TraceFlag &flag : m_flags) {
        if (flag.row >= m_layout.rows.size() || flag.to_ns < m_picture.window.from_ns ||
            flag.from_ns > m_picture.window.to_ns)
            continue;
        const QRectF &row = m_layout.rows[flag.row];
        const QRectF &plot = m_layout.plot;
        const auto inside = [&](double ns) { return std::clamp(xAt(ns), plot.left(), plot.right()); };
        const QRectF place(QPointF(inside(flag.from_ns), row.top()),
                           QPointF(inside(flag.to_ns), row.bottom()));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_style.theme.text, 2.5));
        painter.drawRect(place.normalized().adjusted(-3.0, -3.0, 3.0, 3.0));
        QRectF badge(0.0, 0.0, text.width(flag.label, true) + text.em(), text.lineHeight());
        // Above the first row it would be cut.
        badge.moveCenter(
            {place.center().x(), std::max(row.top() - badge.height() / 2.0, badge.height() / 2.0)});
        painter.setBrush(m_style.theme.background);
        painter.drawRoundedRect(badge, 4.0, 4.0);
        paintTexts(painter, {{badge, flag.label, m_style.theme.text, Qt::AlignCenter, true}}, m_style);
    }
}

double TraceCanvas::xAt(double ns) const
{
    const QRectF &plot = m_layout.plot;
    const TraceWindow &window = m_picture.window;
    if (window.span_ns() <= 0.0)
        return plot.left();
    const double part = (ns - window.from_ns) / window.span_ns();
    return m_style.direction == Qt::RightToLeft ? plot.right() - part * plot.width()
                                                : plot.left() + part * plot.width();
}

double TraceCanvas::timeAt(double x) const
{
    const QRectF &plot = m_layout.plot;
    if (plot.width() <= 0.0)
        return m_picture.window.from_ns;
    const double part = m_style.direction == Qt::RightToLeft ? (plot.right() - x) / plot.width()
                                                             : (x - plot.left()) / plot.width();
    return m_picture.window.from_ns + part * m_picture.window.span_ns();
}

} // namespace rp
