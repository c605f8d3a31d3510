// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/play/play_layout.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double edge = canvasEdge;

/// Names of lanes in front, names of lines beside them, the lines over one clock.
class Builder : private LaneBuilder
{
public:
    Builder(PlayLayout &out, const ChartContent &content, const PlayScore &score, const QSizeF &size,
            const ChartStyle &style)
        : LaneBuilder(out, content, size, style)
        , m_score(score)
        , m_out(out)
    {
        m_out.mostBilled = score.mostBilled();
        m_nameLimit = std::max(size.width() * 0.22, m_text.lineHeight() * 4.0);
    }

    void build()
    {
        m_left = edge + columns();
        m_right = std::max(m_left + 20.0, m_out.size.width() - edge - m_text.em());
        const double below = measureFoot({0.0, std::max(m_score.end_us(), 1e-9), Quantity::DurationAuto});
        double lines = 0.0;
        for (std::size_t lane = 0; lane < m_score.lanes.size(); ++lane)
            lines += laneHeight(lane);
        m_out.neededHeight = std::ceil(lines + below + edge * 2.0);
        placePlot(edge, std::max(edge + lines, m_out.size.height() - edge - below));
        placeLanes(std::max(1.0, m_out.plot.height() / std::max(1.0, lines)));
        placeFoot();
        finish();
        if (m_style.direction == Qt::RightToLeft)
            for (PlayLayout::Line &line : m_out.lines)
                line.rect = mirrored(line.rect, m_out.size.width());
    }

    double minimumWidth() const { return columns() + m_text.lineHeight() * 8.0 + 2.0 * edge; }

private:
    double columns() const { return widestName(m_nameLimit) + sideColumn() + m_text.em() * 3.0; }

    double sideColumn() const
    {
        double widest = 0.0;
        for (const PlayLane &lane : m_score.lanes)
            for (const PlayTrack &track : lane.tracks)
                widest = std::max(widest, m_text.width(PlayWords::sideName(track, m_score.bill)));
        return widest;
    }

    std::vector<std::size_t> bills(std::size_t lane) const
    {
        std::vector<std::size_t> bills;
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
            add(-1, PlayTrack::Side::Cpu, PlayWords::sideName({PlayTrack::Side::Cpu}, m_score.bill));
            add(-1, PlayTrack::Side::Gpu, PlayWords::sideName({PlayTrack::Side::Gpu}, m_score.bill));
            for (const std::size_t bill : own) {
                const PlayTrack &track = m_score.lanes[lane].tracks[bill];
                add(int(bill), track.side, PlayWords::sideName(track, m_score.bill));
            }
            placeLane(lane, {edge, laneTop, m_left - edge, height - gap()});
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
    PlayLayout &m_out;
};

} // namespace

PlayLayout layoutPlay(const ChartContent &content, const PlayScore &score, const QSizeF &size,
                      const ChartStyle &style)
{
    PlayLayout layout;
    Builder(layout, content, score, size, style).build();
    return layout;
}

double playMinimumWidth(const ChartContent &content, const PlayScore &score, const ChartStyle &style)
{
    PlayLayout layout;
    return Builder(layout, content, score, QSizeF(), style).minimumWidth();
}

} // namespace rp
