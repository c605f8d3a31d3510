// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/play/play_canvas.h"

#include "views/charts/play/play_layout.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double narrowest =
    3.0; ///< pixels; narrower stretches are drawn as the share of time that they take
constexpr double billPart = 0.78; ///< of a line, for the largest bill: its value stands behind it
constexpr float railPart = 0.3F;  ///< how strong what has not happened yet is beside the grid
constexpr double groove = 6.0;    ///< pixels across

} // namespace

MarkStyle playMark(const PlayTrack &track, const ChartTheme &theme)
{
    if (track.kind == PlayTrack::Kind::Waiting) {
        MarkStyle idle = theme.mark(Meaning::Neutral);
        idle.fill = theme.background;
        idle.patternInk = theme.axis;
        idle.pattern = MarkPattern::Diagonal;
        return idle;
    }
    return theme.mark(track.kind == PlayTrack::Kind::Launching ? Meaning::Dispatch : Meaning::Compute);
}

void PlayCanvas::setScore(const PlayScore &score)
{
    m_score = score;
    forgetLayout();
}

double PlayCanvas::minimumWidth(const ChartStyle &style) const
{
    return playMinimumWidth(m_content, m_score, style);
}

PlayLayout PlayCanvas::laidOut(const QSizeF &size, const ChartStyle &style) const
{
    return layoutPlay(m_content, m_score, size, style);
}

double PlayCanvas::xOf(double at_us) const
{
    const double part = m_score.end_us() > 0.0 ? at_us / m_score.end_us() : 0.0;
    const QRectF &plot = m_layout.plot;
    return m_style.direction == Qt::RightToLeft ? plot.right() - part * plot.width()
                                                : plot.left() + part * plot.width();
}

double PlayCanvas::timeAt(double x) const
{
    const QRectF &plot = m_layout.plot;
    if (plot.width() <= 0.0)
        return 0.0;
    const double part =
        (m_style.direction == Qt::RightToLeft ? plot.right() - x : x - plot.left()) / plot.width();
    return std::clamp(part, 0.0, 1.0) * m_score.end_us();
}

QRectF PlayCanvas::between(double from_us, double to_us, const QRectF &line) const
{
    const double a = xOf(from_us);
    const double b = xOf(to_us);
    return {std::min(a, b), line.top(), std::abs(b - a), line.height()};
}

QString PlayCanvas::keyAt(const QPointF &place) const
{
    const double at_us = timeAt(place.x());
    for (const PlayLayout::Line &line : m_layout.lines) {
        if (!line.rect.contains(place) || line.side != PlayTrack::Side::Gpu || at_us > m_at_us)
            continue;
        const PlayLane &lane = m_score.lanes[line.lane];
        for (const PlayTrack &track : lane.tracks) {
            const std::size_t begun = track.begunAt(at_us);
            if (track.kind == PlayTrack::Kind::Running && begun > 0 && line.track < 0 &&
                at_us <= track.stretches[begun - 1].end_us && begun <= std::size_t(lane.keys.size()))
                return lane.keys[qsizetype(begun - 1)];
        }
    }
    return {};
}

void PlayCanvas::paintTrack(QPainter &painter, const PlayTrack &track, const QRectF &rect,
                            double until_us) const
{
    const MarkStyle mark = playMark(track, m_style.theme);
    const std::size_t begun = track.begunAt(until_us);
    const double each =
        m_score.end_us() > 0.0 && !track.stretches.empty()
            ? track.stretches.back().end_us / double(track.stretches.size()) / m_score.end_us() * rect.width()
            : 0.0;
    if (each >= narrowest) {
        for (std::size_t i = 0; i < begun; ++i) {
            const PlayStretch &stretch = track.stretches[i];
            const QRectF bar = between(stretch.start_us, std::min(stretch.end_us, until_us), rect);
            paintMark(painter, bar, mark, m_layout.spacing);
            if (bar.width() < narrowest)
                continue;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(m_style.theme.background, 1.0));
            painter.drawRect(bar);
        }
        return;
    }
    if (track.kind == PlayTrack::Kind::Waiting)
        return; // what is not filled
    // Whole periods, so that what goes on evenly looks even.
    const double period_us =
        track.stretches.empty() ? 0.0 : track.stretches.back().end_us / double(track.stretches.size());
    const double step_us = period_us * std::ceil(narrowest / std::max(each, 1e-9));
    for (double from = 0.0; from < until_us && step_us > 0.0; from += step_us) {
        const double to = std::min(from + step_us, until_us);
        QRectF bar = between(from, to, rect);
        painter.fillRect(bar, m_style.theme.grid);
        bar.setTop(bar.bottom() - bar.height() * track.shareOf(from, to));
        painter.fillRect(bar, mark.fill);
    }
}

/// A bar that grows by the bill, with a line between what each stretch has added.
void PlayCanvas::paintBill(QPainter &painter, const PlayTrack &track, const QRectF &rect,
                           double until_us) const
{
    const bool isTime = m_score.bill != PlayScore::Bill::Bytes;
    const double scale = m_layout.mostBilled > 0.0 ? rect.width() * billPart / m_layout.mostBilled : 0.0;
    const bool mirrored = m_style.direction == Qt::RightToLeft;
    const auto bar = [&](double from, double to) {
        if (isTime) // as long as on the clock's axis
            return between(from, to, rect);
        const double left = mirrored ? rect.right() - to * scale : rect.left() + from * scale;
        return QRectF(left, rect.top(), (to - from) * scale, rect.height());
    };
    const double bill = track.billAt(until_us);
    MarkStyle mark = playMark(track, m_style.theme);
    if (!isTime)
        mark = m_style.theme.mark(Meaning::Memory);
    const QRectF whole = bar(0.0, bill);
    paintMark(painter, whole, mark, m_layout.spacing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    if (!whole.isEmpty())
        painter.drawRect(whole);
    const std::size_t begun = track.begunAt(until_us);
    if (begun > 1 && whole.width() / double(begun) > 2.0 * narrowest)
        for (std::size_t i = 1; i < begun; ++i) {
            const QRectF before = bar(0.0, track.stretches[i].before);
            const double x = mirrored ? before.left() : before.right();
            painter.drawLine(QLineF(x, rect.top(), x, rect.bottom()));
        }
    const CanvasText text(m_style);
    const QString words = PlayWords(m_score, m_names).bill(track, until_us);
    const QSizeF size(text.width(words, true), text.lineHeight());
    const double middle = rect.center().y() - size.height() / 2.0;
    const double left = mirrored ? std::max(rect.left(), whole.left() - text.em() - size.width())
                                 : std::min(rect.right() - size.width(), whole.right() + text.em());
    rp::paintTexts(painter,
                   {{QRectF(QPointF(left, middle), size), words, m_style.theme.text, Qt::AlignCenter, true,
                     m_style.theme.background}},
                   m_style);
}

/// Room that a side has for all that it will do: it shows that something is to come, and nothing of what.
void PlayCanvas::paintRail(QPainter &painter, const QRectF &rect) const
{
    QColor rail = m_style.theme.grid;
    if (!m_style.theme.highContrast) {
        painter.setPen(Qt::NoPen);
        QColor fill = rail;
        fill.setAlphaF(railPart);
        painter.setBrush(fill);
        painter.drawRect(rect);
    }
    painter.setPen(QPen(rail, 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
}

/// The line of now, and the groove below it that its knob runs in.
void PlayCanvas::paintClock(QPainter &painter) const
{
    if (m_score.lanes.empty())
        return;
    const double x = xOf(m_at_us);
    const QRectF &plot = m_layout.plot;
    painter.setPen(QPen(m_style.theme.background, 4.0));
    painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()));
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()));
    QRectF whole(plot.left(), plot.bottom() - groove / 2.0, plot.width(), groove);
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    painter.setBrush(m_style.theme.background);
    painter.drawRoundedRect(whole, groove / 2.0, groove / 2.0);
    if (m_style.direction == Qt::RightToLeft)
        whole.setLeft(x);
    else
        whole.setRight(x);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.theme.text);
    if (whole.width() > groove)
        painter.drawRoundedRect(whole, groove / 2.0, groove / 2.0);
    painter.setPen(QPen(m_style.theme.background, 1.5));
    painter.drawEllipse(QPointF(x, plot.bottom()), CanvasText(m_style).em() * 0.9,
                        CanvasText(m_style).em() * 0.9);
}

QRectF PlayCanvas::invitation() const
{
    if (m_invitation.isEmpty() || m_at_us > 0.0 || m_score.lanes.empty())
        return {};
    const CanvasText text(m_style);
    QRectF pill(0.0, 0.0, text.width(m_invitation, true) + text.lineHeight() + text.em() * 4.0,
                text.lineHeight() + text.em() * 2.0);
    pill.moveCenter(m_layout.plot.center());
    return pill;
}

/// Only for who can follow it: on the screen.
void PlayCanvas::paintInvitation(QPainter &painter) const
{
    const QRectF pill = invitation();
    if (pill.isEmpty() || !painter.device() || painter.device()->devType() != QInternal::Widget)
        return;
    const CanvasText text(m_style);
    painter.setPen(QPen(m_style.theme.axis, 1.5));
    painter.setBrush(m_style.theme.background);
    painter.drawRoundedRect(pill, pill.height() / 2.0, pill.height() / 2.0);
    const double side = text.lineHeight() * 0.7;
    QRectF sign(0.0, 0.0, side * 0.85, side);
    QRectF said(QPointF(), QSizeF(text.width(m_invitation, true), text.lineHeight()));
    const double before = text.em() * 1.5;
    sign.moveCenter({pill.left() + before + side / 2.0, pill.center().y()});
    said.moveCenter({pill.right() - before - said.width() / 2.0, pill.center().y()});
    if (m_style.direction == Qt::RightToLeft) {
        sign.moveLeft(pill.left() + pill.right() - sign.right());
        said.moveLeft(pill.left() + pill.right() - said.right());
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.theme.text);
    // Like the sign on the button below, which points to the right in every language.
    painter.drawPolygon(QPolygonF({sign.topLeft(), {sign.right(), sign.center().y()}, sign.bottomLeft()}));
    rp::paintTexts(painter, {{said, m_invitation, m_style.theme.text, Qt::AlignCenter, true}}, m_style);
}

void PlayCanvas::paintPlot(QPainter &painter) const
{
    paintLaneGround(painter, m_layout, m_style, true);
    for (const PlayLayout::Line &line : m_layout.lines)
        if (line.track < 0)
            paintRail(painter, line.rect);
    paintClock(painter);
    const CanvasText text(m_style);
    for (const PlayLayout::Line &line : m_layout.lines) {
        const PlayLane &lane = m_score.lanes[line.lane];
        const double until_us = std::min(m_at_us, lane.end_us);
        if (line.track >= 0) {
            paintBill(painter, lane.tracks[std::size_t(line.track)], line.rect, until_us);
            continue;
        }
        for (const PlayTrack &track : lane.tracks)
            if (track.side == line.side)
                paintTrack(painter, track, line.rect, until_us);
        if (line.side != PlayTrack::Side::Cpu || m_at_us < lane.end_us || m_at_us <= 0.0)
            continue;
        const QString words = PlayWords::done(lane);
        const double width = text.width(words, true);
        QRectF flag(QPointF(), QSizeF(width, text.lineHeight()));
        const double end = xOf(lane.end_us);
        const bool mirrored = m_style.direction == Qt::RightToLeft;
        const double after = mirrored ? end - text.em() - width / 2.0 : end + text.em() + width / 2.0;
        flag.moveCenter(
            {std::clamp(after, m_layout.plot.left() + width / 2.0, m_layout.plot.right() - width / 2.0),
             line.rect.center().y()});
        rp::paintTexts(painter,
                       {{flag, words, m_style.theme.text, Qt::AlignCenter, true, m_style.theme.background}},
                       m_style);
    }
    for (std::size_t i = 0; i < m_layout.keys.size() && i < m_content.legend.size(); ++i)
        paintMark(painter, m_layout.keys[i], m_style.theme.mark(m_content.legend[i].meaning),
                  m_layout.spacing);
    paintLit(painter);
    paintInvitation(painter);
}

/// A frame round what runs under the lit key.
void PlayCanvas::paintLit(QPainter &painter) const
{
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_style.theme.text, 2.5));
    for (const PlayLayout::Line &line : m_layout.lines) {
        const PlayLane &lane = m_score.lanes[line.lane];
        const qsizetype index = m_lit.isEmpty() ? -1 : lane.keys.indexOf(m_lit);
        if (index < 0 || line.track >= 0 || line.side != PlayTrack::Side::Gpu)
            continue;
        for (const PlayTrack &track : lane.tracks)
            if (track.kind == PlayTrack::Kind::Running && std::size_t(index) < track.stretches.size() &&
                track.stretches[std::size_t(index)].start_us < m_at_us)
                painter.drawRect(between(track.stretches[std::size_t(index)].start_us,
                                         std::min(m_at_us, track.stretches[std::size_t(index)].end_us),
                                         line.rect));
    }
}

} // namespace rp
