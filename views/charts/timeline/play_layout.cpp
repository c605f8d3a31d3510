// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/timeline/play_layout.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

/// Names of lanes in front, names of lines beside them, the lines over one clock.
class PlayBuilder : private LaneBuilder
{
public:
    PlayBuilder(PlayLayout &out, const ChartContent &content, const PlayScore &score, const TimeView &view,
                const QSizeF &size, const ChartStyle &style)
        : LaneBuilder(out, content, size, style)
        , m_score(score)
        , m_view(view)
        , m_out(out)
    {
        m_out.mostBilled = score.mostBilled();
        m_nameLimit = std::max(size.width() * 0.22, m_text.lineHeight() * 4.0);
    }

    void build()
    {
        m_left = canvasEdge + columns();
        m_right = std::max(m_left + 20.0, m_out.size.width() - canvasEdge - m_text.em() * 2.0 - doneColumn());
        const double below = measureFoot(
            {m_view.from_us, std::max(m_view.to_us, m_view.from_us + 1e-9), Quantity::DurationAuto});
        const double strip = m_text.lineHeight() + m_text.em();
        double lines = 0.0;
        for (std::size_t lane = 0; lane < m_score.lanes.size(); ++lane)
            lines += laneHeight(lane);
        m_out.neededHeight = std::ceil(lines + below + strip + canvasEdge * 2.0);
        placePlot(canvasEdge, std::max(canvasEdge + lines, m_out.size.height() - canvasEdge - below - strip));
        placeLanes(std::max(1.0, m_out.plot.height() / std::max(1.0, lines)));
        placeFoot();
        const double top = m_out.plot.bottom() + below + m_text.em();
        m_out.strip = {m_left, top, m_right - m_left, m_text.lineHeight()};
        keepWaits();
        finish();
        if (m_style.direction != Qt::RightToLeft)
            return;
        const double width = m_out.size.width();
        for (PlayLayout::Line &line : m_out.lines)
            line.rect = mirrored(line.rect, width);
        for (PlacedText &text : m_out.waits)
            text.rect = mirrored(text.rect, width);
        rp::mirror(m_out.done, width);
        m_out.strip = mirrored(m_out.strip, width);
    }

    double minimumWidth() const
    {
        return columns() + m_text.lineHeight() * 6.0 + 2.0 * canvasEdge + doneColumn();
    }

private:
    double columns() const { return widestName(m_nameLimit) + sideColumn() + m_text.em() * 3.0; }

    double sideColumn() const
    {
        double widest = m_score.bill == PlayScore::Bill::Bytes ? m_text.width(PlayWords::billName()) : 0.0;
        for (const PlayTrack::Side side : {PlayTrack::Side::Cpu, PlayTrack::Side::Gpu})
            widest = std::max(widest, m_text.width(PlayWords::sideName(side)));
        return widest;
    }

    /// Behind the lanes: how far each has come.
    double doneColumn() const
    {
        const CanvasText large(enlarged(m_style, PlayLayout::doneScale));
        double widest =
            std::max(large.width(m_style.format.percent(1.0), true), m_text.width(PlayWords::ofTheWork()));
        for (const PlayLane &lane : m_score.lanes)
            widest = std::max(widest, m_text.width(PlayWords::done(lane)));
        return widest + m_text.em() * 2.0;
    }

    /// The legend's words on waiting change while it plays: they keep the room of their longest.
    void keepWaits()
    {
        const auto isWaiting = [this](const PlacedText &text) {
            return std::any_of(m_content.legend.begin(), m_content.legend.end(),
                               [&text](const LegendEntry &entry) {
                                   return entry.meaning == Meaning::Neutral && entry.text == text.text;
                               });
        };
        const auto from = std::stable_partition(m_out.texts.begin(), m_out.texts.end(),
                                                [&](const PlacedText &text) { return !isWaiting(text); });
        m_out.waits.assign(from, m_out.texts.end());
        m_out.texts.erase(from, m_out.texts.end());
    }

    std::vector<std::size_t> bills(std::size_t lane) const
    {
        std::vector<std::size_t> bills;
        if (m_score.bill != PlayScore::Bill::Bytes)
            return bills; // waits are counted in the legend
        for (std::size_t t = 0; t < m_score.lanes[lane].tracks.size(); ++t)
            if (m_score.lanes[lane].tracks[t].billed)
                bills.push_back(t);
        return bills;
    }

    double lineHeight() const { return m_text.lineHeight() + 3.0; }
    double gap() const { return m_text.lineHeight() * 0.5; }

    double laneHeight(std::size_t lane) const
    {
        const double lines = (2.0 + double(bills(lane).size())) * lineHeight();
        const double name = lane < m_content.series.size()
                                ? m_text.wrapped(m_content.series[lane].name, m_nameLimit, true).height()
                                : 0.0;
        return std::max(lines, name) + gap();
    }

    void placeLanes(double grown)
    {
        double top = m_out.plot.top();
        for (std::size_t lane = 0; lane < m_score.lanes.size(); ++lane) {
            const double height = laneHeight(lane) * grown;
            const std::vector<std::size_t> own = bills(lane);
            const double each = (height - gap()) / (2.0 + double(own.size()));
            const double laneTop = top;
            const auto add = [&](int track, PlayTrack::Side side, const QString &name) {
                const QRectF rect(m_left, top + 1.0, m_right - m_left, each - 2.0);
                m_out.lines.push_back({lane, track, side, rect});
                place({m_left - m_text.em() - sideColumn(), rect.center().y() - m_text.lineHeight() / 2.0,
                       sideColumn(), m_text.lineHeight()},
                      name, m_style.theme.mutedText, Qt::AlignRight | Qt::AlignVCenter);
                top += each;
            };
            for (const PlayTrack::Side side : {PlayTrack::Side::Cpu, PlayTrack::Side::Gpu})
                add(-1, side, PlayWords::sideName(side));
            for (const std::size_t bill : own)
                add(int(bill), m_score.lanes[lane].tracks[bill].side, PlayWords::billName());
            const double right = m_out.size.width() - canvasEdge;
            m_out.done.emplace_back(m_right + m_text.em(), laneTop, right - m_right - m_text.em(),
                                    height - gap());
            placeLane(lane, {canvasEdge, laneTop, m_left - canvasEdge, height - gap()});
            top = laneTop + height;
        }
    }

    /// The lane's name, and rectangles for what the walk comes to.
    void placeLane(std::size_t lane, const QRectF &room)
    {
        if (lane >= m_content.series.size())
            return;
        const ChartSeries &series = m_content.series[lane];
        const QSizeF size = m_text.wrapped(series.name, m_nameLimit, true);
        place({{room.left(), room.top()}, QSizeF(size.width(), std::max(size.height(), m_text.lineHeight()))},
              series.name, m_style.theme.text, Qt::AlignLeft | Qt::AlignTop, true);
        const QRectF all(m_left, room.top(), m_right - m_left, room.height());
        m_out.points.emplace_back(series.points.size(), all);
    }

    const PlayScore &m_score;
    const TimeView &m_view;
    PlayLayout &m_out;
};

} // namespace

PlayLayout layoutPlay(const ChartContent &content, const PlayScore &score, const TimeView &view,
                      const QSizeF &size, const ChartStyle &style)
{
    PlayLayout layout;
    PlayBuilder(layout, content, score, view, size, style).build();
    return layout;
}

double playMinimumWidth(const ChartContent &content, const PlayScore &score, const ChartStyle &style)
{
    PlayLayout layout;
    return PlayBuilder(layout, content, score, {}, QSizeF(), style).minimumWidth();
}

} // namespace rp
