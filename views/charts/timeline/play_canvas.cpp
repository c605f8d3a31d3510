// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/play_canvas.h"

#include "views/charts/timeline/play_layout.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double narrowest =
    3.0; ///< pixels; narrower stretches are drawn as the share of time that they take
constexpr double billPart = 0.78; ///< of a line, for the largest bill: its value stands behind it
constexpr float railPart = 0.3F;  ///< how strong what has not happened yet is beside the grid

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
    return layoutPlay(m_content, m_score, m_view, size, style);
}

void PlayCanvas::setView(const TimeView &view)
{
    m_view = view;
    forgetLayout();
}

std::vector<PlayTrack::Side> PlayCanvas::waiting() const
{
    std::vector<PlayTrack::Side> sides;
    if (m_score.bill == PlayScore::Bill::Waiting)
        for (const PlayTrack::Side side : {PlayTrack::Side::Gpu, PlayTrack::Side::Cpu})
            if (std::any_of(m_score.lanes.begin(), m_score.lanes.end(),
                            [side](const PlayLane &lane) { return lane.waits(side); }))
                sides.push_back(side);
    return sides;
}

double PlayCanvas::placeOf(double at_us, const QRectF &along, double from_us, double to_us) const
{
    const double part = (at_us - from_us) / std::max(1e-9, to_us - from_us);
    return m_style.direction == Qt::RightToLeft ? along.right() - part * along.width()
                                                : along.left() + part * along.width();
}

double PlayCanvas::xOf(double at_us) const
{
    return placeOf(at_us, m_layout.plot, m_view.from_us, m_view.to_us);
}

double PlayCanvas::timeAt(double x) const
{
    const QRectF &plot = m_layout.plot;
    const double part = (m_style.direction == Qt::RightToLeft ? plot.right() - x : x - plot.left()) /
                        std::max(1.0, plot.width());
    return m_view.from_us + std::clamp(part, 0.0, 1.0) * m_view.span_us();
}

double PlayCanvas::timeOnStrip(double x) const
{
    const QRectF &strip = m_layout.strip;
    const double part = (m_style.direction == Qt::RightToLeft ? strip.right() - x : x - strip.left()) /
                        std::max(1.0, strip.width());
    return std::clamp(part, 0.0, 1.0) * m_view.total_us;
}

QRectF PlayCanvas::between(double from_us, double to_us, const QRectF &line) const
{
    const double a = std::clamp(xOf(from_us), m_layout.plot.left(), m_layout.plot.right());
    const double b = std::clamp(xOf(to_us), m_layout.plot.left(), m_layout.plot.right());
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
    if (track.stretches.empty())
        return;
    const MarkStyle mark = playMark(track, m_style.theme);
    // Whole periods, so that what goes on evenly looks even.
    const double period_us = track.stretches.back().end_us / double(track.stretches.size());
    const double each = period_us / std::max(1e-9, m_view.span_us()) * rect.width();
    until_us = std::min(until_us, m_view.to_us);
    if (each >= narrowest) {
        const std::size_t first = std::max<std::size_t>(track.begunAt(m_view.from_us), 1) - 1;
        for (std::size_t i = first; i < track.begunAt(until_us); ++i) {
            const PlayStretch &stretch = track.stretches[i];
            const QRectF bar = between(stretch.start_us, std::min(stretch.end_us, until_us), rect);
            if (bar.width() <= 0.0)
                continue;
            paintMark(painter, bar, mark, m_layout.spacing);
            if (bar.width() < narrowest)
                continue;
            painter.setBrush(Qt::NoBrush);
            painter.setPen(track.kind == PlayTrack::Kind::Waiting ? QPen(m_style.theme.axis, 1.0, Qt::DotLine)
                                                                  : QPen(m_style.theme.background, 1.0));
            painter.drawRect(bar);
        }
        return;
    }
    if (track.kind == PlayTrack::Kind::Waiting)
        return; // what is not filled
    const double step_us = period_us * std::ceil(narrowest / std::max(each, 1e-9));
    for (double from = std::floor(m_view.from_us / step_us) * step_us; from < until_us; from += step_us) {
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
    const double scale = m_layout.mostBilled > 0.0 ? rect.width() * billPart / m_layout.mostBilled : 0.0;
    const bool mirrored = m_style.direction == Qt::RightToLeft;
    const auto bar = [&](double from, double to) {
        const double left = mirrored ? rect.right() - to * scale : rect.left() + from * scale;
        return QRectF(left, rect.top(), (to - from) * scale, rect.height());
    };
    const double bill = track.billAt(until_us);
    const MarkStyle mark = m_style.theme.mark(Meaning::Memory);
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
void PlayCanvas::paintRail(QPainter &painter, const QRectF &rect, bool waits) const
{
    QColor fill = m_style.theme.grid;
    fill.setAlphaF(m_style.theme.highContrast || waits ? 0.0F : railPart);
    painter.setBrush(fill);
    painter.setPen(
        QPen(waits ? m_style.theme.axis : m_style.theme.grid, 1.0, waits ? Qt::DashLine : Qt::SolidLine));
    painter.drawRect(rect);
}

/// What one side of a lane has done, and a flag where the lane is through.
void PlayCanvas::paintLane(QPainter &painter, const PlayLayout::Line &line) const
{
    const PlayLane &lane = m_score.lanes[line.lane];
    const double until_us = std::min(m_at_us, lane.end_us);
    if (line.track >= 0)
        return paintBill(painter, lane.tracks[std::size_t(line.track)], line.rect, until_us);
    for (const PlayTrack &track : lane.tracks)
        if (track.side == line.side)
            paintTrack(painter, track, line.rect, until_us);
    const bool isThrough = !lane.tracks.empty() && m_at_us > 0.0 && m_at_us >= lane.end_us &&
                           lane.end_us >= m_view.from_us && lane.end_us <= m_view.to_us;
    if (line.side != PlayTrack::Side::Cpu || !isThrough)
        return;
    const double x = xOf(lane.end_us);
    const double side = CanvasText(m_style).em() * (m_style.direction == Qt::RightToLeft ? -1.4 : 1.4);
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.drawLine(QLineF(x, line.rect.top(), x, line.rect.bottom() + line.rect.height()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_style.theme.text);
    painter.drawPolygon(QPolygonF({{x, line.rect.top()},
                                   {x + side, line.rect.top() + std::abs(side) * 0.5},
                                   {x, line.rect.top() + std::abs(side)}}));
}

/// How far each lane has come, behind it; and in the legend, how long it has waited.
void PlayCanvas::paintDone(QPainter &painter) const
{
    const PlayWords words(m_score, m_names);
    const CanvasText text(m_style);
    const double large = CanvasText(enlarged(m_style, PlayLayout::doneScale)).lineHeight();
    const Qt::Alignment side =
        (m_style.direction == Qt::RightToLeft ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
    std::vector<PlacedText> texts;
    for (std::size_t l = 0; l < m_score.lanes.size(); ++l) {
        const PlayLane &lane = m_score.lanes[l];
        if (lane.tracks.empty())
            continue;
        const QRectF &room = m_layout.done[l];
        const double top = room.top() + std::max(0.0, (room.height() - large - text.lineHeight()) / 2.0);
        PlacedText done{{room.left(), top, room.width(), large},
                        m_style.format.percent(lane.doneAt(m_at_us)),
                        m_style.theme.text,
                        side,
                        true};
        done.scale = PlayLayout::doneScale;
        texts.push_back(done);
        texts.push_back({{room.left(), top + large, room.width(), text.lineHeight()},
                         m_at_us >= lane.end_us ? PlayWords::done(lane) : PlayWords::ofTheWork(),
                         m_style.theme.mutedText,
                         side});
    }
    const std::vector<PlayTrack::Side> sides = waiting();
    for (std::size_t i = 0; i < sides.size() && i < m_layout.waits.size(); ++i) {
        texts.push_back(m_layout.waits[i]);
        texts.back().text = words.waits(sides[i], m_at_us);
    }
    paintTexts(painter, texts, m_style);
}

/// The whole clock: a line for each lane as far as it has come, the part in view, and the clock's hand.
void PlayCanvas::paintStrip(QPainter &painter) const
{
    const QRectF &strip = m_layout.strip;
    const auto across = [&](double from_us, double to_us) {
        const double a = placeOf(from_us, strip, 0.0, m_view.total_us);
        const double b = placeOf(to_us, strip, 0.0, m_view.total_us);
        return QRectF(std::min(a, b), strip.top(), std::abs(b - a), strip.height());
    };
    painter.setPen(QPen(m_style.theme.axis, 1.0));
    painter.setBrush(m_style.theme.background);
    painter.drawRect(strip);
    const double each = (strip.height() - 2.0) / double(std::max<std::size_t>(1, m_score.lanes.size()));
    for (std::size_t l = 0; l < m_score.lanes.size(); ++l) {
        QRectF bar = across(0.0, std::min(m_at_us, m_score.lanes[l].end_us));
        bar.setTop(strip.top() + 1.0 + each * double(l));
        bar.setHeight(std::max(1.0, each - 1.0));
        painter.fillRect(bar, m_style.theme.mark(Meaning::Compute).fill);
    }
    painter.setPen(QPen(m_style.theme.text, 2.0));
    painter.setBrush(Qt::NoBrush);
    if (!m_view.isWhole()) {
        QRectF frame = across(m_view.from_us, m_view.to_us).adjusted(0.0, -3.0, 0.0, 3.0);
        frame.setWidth(std::max(frame.width(), 4.0));
        painter.drawRect(frame);
    }
    const double x = placeOf(m_at_us, strip, 0.0, m_view.total_us);
    const double radius = strip.height() * 0.55;
    painter.setPen(QPen(m_style.theme.background, 1.5));
    painter.setBrush(m_style.theme.text);
    painter.drawEllipse(QPointF(x, strip.center().y()), radius, radius);
}

/// The line of now.
void PlayCanvas::paintClock(QPainter &painter) const
{
    if (m_score.lanes.empty() || m_at_us < m_view.from_us || m_at_us > m_view.to_us)
        return;
    const double x = xOf(m_at_us);
    const QRectF &plot = m_layout.plot;
    for (const QPen &pen : {QPen(m_style.theme.background, 4.0), QPen(m_style.theme.text, 2.0)}) {
        painter.setPen(pen);
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()));
    }
}

void PlayCanvas::paintPlot(QPainter &painter) const
{
    paintLaneGround(painter, m_layout, m_style, true);
    for (const PlayLayout::Line &line : m_layout.lines)
        if (line.track < 0)
            paintRail(painter, line.rect, m_score.lanes[line.lane].tracks.empty());
    for (const PlayLayout::Line &line : m_layout.lines)
        paintLane(painter, line);
    paintClock(painter);
    paintStrip(painter);
    for (std::size_t i = 0; i < m_layout.keys.size() && i < m_content.legend.size(); ++i) {
        const Meaning meaning = m_content.legend[i].meaning;
        const PlayTrack waits{PlayTrack::Side::Gpu, PlayTrack::Kind::Waiting};
        paintMark(painter, m_layout.keys[i],
                  meaning == Meaning::Neutral ? playMark(waits, m_style.theme) : m_style.theme.mark(meaning),
                  m_layout.spacing);
    }
    paintDone(painter);
    paintLit(painter);
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
