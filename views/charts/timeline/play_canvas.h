// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/playback.h"
#include "views/charts/timeline/lane_canvas.h"
#include "views/charts/timeline/play_words.h"
#include "views/charts/timeline/time_view.h"

namespace rp {

/// Where everything of a race goes.
struct PlayLayout : LaneLayout
{
    /// A line of a lane: what one side does, or a bill that grows.
    struct Line
    {
        std::size_t lane;
        int track; ///< of the bill; -1: all tracks of `side`
        PlayTrack::Side side;
        QRectF rect;
    };
    std::vector<Line> lines;
    std::vector<QRectF> done;      ///< how far each lane has come stands there
    std::vector<PlacedText> waits; ///< of the legend: these change with the moment
    QRectF strip;                  ///< the whole clock, whatever part of it the lanes show
    double mostBilled = 0.0;
    static constexpr double doneScale = 1.5; ///< of the letters
};

/// Lanes on one clock. Only what has happened up to the moment is drawn.
class PlayCanvas : public LaneCanvas<PlayLayout>
{
public:
    void setNames(PlayNames names) { m_names = std::move(names); }
    void setScore(const PlayScore &score);
    void setMoment(double at_us) { m_at_us = at_us; }
    /// The part of the clock that the lanes show.
    void setView(const TimeView &view);
    /// Sides whose waiting is counted, in the order of the legend.
    std::vector<PlayTrack::Side> waiting() const;
    /// What runs under this key is lit; empty: nothing.
    void setLit(const QString &key) { m_lit = key; }
    double minimumWidth(const ChartStyle &style) const override;
    /// Moment under an x coordinate, held inside what is in view; on the strip, inside the whole clock.
    double timeAt(double x) const;
    double timeOnStrip(double x) const;
    double xOf(double at_us) const;
    /// The key of what runs at a place; empty where nothing does.
    QString keyAt(const QPointF &place) const;

protected:
    PlayLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    void paintPlot(QPainter &painter) const override;

private:
    void paintTrack(QPainter &painter, const PlayTrack &track, const QRectF &rect, double until_us) const;
    void paintBill(QPainter &painter, const PlayTrack &track, const QRectF &rect, double until_us) const;
    void paintLit(QPainter &painter) const;
    void paintRail(QPainter &painter, const QRectF &rect, bool waits) const;
    void paintLane(QPainter &painter, const PlayLayout::Line &line) const;
    void paintDone(QPainter &painter) const;
    void paintStrip(QPainter &painter) const;
    void paintClock(QPainter &painter) const;
    double placeOf(double at_us, const QRectF &along, double from_us, double to_us) const;
    QRectF between(double from_us, double to_us, const QRectF &line) const;

    PlayNames m_names;
    PlayScore m_score;
    TimeView m_view;
    double m_at_us = 0.0;
    QString m_lit;
};

/// How a track's stretches and its bill are drawn.
MarkStyle playMark(const PlayTrack &track, const ChartTheme &theme);

} // namespace rp
