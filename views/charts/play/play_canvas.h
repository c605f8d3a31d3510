// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/play/playback.h"
#include "views/charts/lanes/lane_canvas.h"
#include "views/charts/play/play_words.h"

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
    double mostBilled = 0.0;
};

/// Lanes on one clock. Only what has happened up to the moment is drawn.
class PlayCanvas : public LaneCanvas<PlayLayout>
{
public:
    void setNames(PlayNames names) { m_names = std::move(names); }
    void setScore(const PlayScore &score);
    void setMoment(double at_us) { m_at_us = at_us; }
    /// What runs under this key is lit; empty: nothing.
    void setLit(const QString &key) { m_lit = key; }
    /// What sets it in motion: shown on the screen while nothing has happened yet.
    void setInvitation(const QString &words) { m_invitation = words; }
    /// Where it is shown; empty while it is not.
    QRectF invitation() const;
    double minimumWidth(const ChartStyle &style) const override;
    /// Moment under an x coordinate, held inside the score.
    double timeAt(double x) const;
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
    void paintRail(QPainter &painter, const QRectF &rect) const;
    void paintClock(QPainter &painter) const;
    void paintInvitation(QPainter &painter) const;
    QRectF between(double from_us, double to_us, const QRectF &line) const;

    PlayNames m_names;
    PlayScore m_score;
    double m_at_us = 0.0;
    QString m_lit;
    QString m_invitation;
};

/// How a track's stretches and its bill are drawn.
MarkStyle playMark(const PlayTrack &track, const ChartTheme &theme);

} // namespace rp
