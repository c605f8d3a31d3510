// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lanes/lane_canvas.h"
#include "views/charts/timeline/timeline_layout.h"

namespace rp {

/// Two lanes of bars over time, with the GPU's idle gaps hatched.
class TimelineCanvas : public LaneCanvas<TimelineLayout>
{
public:
    void setBars(TimelineBars bars); ///< point p of series l is span p of lane l
    const TimelineBars &bars() const { return m_bars; }
    double minimumWidth(const ChartStyle &style) const override;
    void paint(QPainter &painter) override;
    /// What lies after this moment is pale, and a line stands at it with the bill of the time waited so far.
    /// None: all is drawn in full.
    void setMoment(std::optional<double> at_us, const QString &bill);
    bool isAtMoment(const QPointF &place) const;
    /// Moment under an x coordinate, not clamped to the view.
    double timeAt(double x) const;

protected:
    TimelineLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    void paintPlot(QPainter &painter) const override;

private:
    /// The ground's colour with thin diagonals: nothing runs here.
    MarkStyle idleMark() const;
    void paintLane(QPainter &painter, std::size_t lane) const;
    void paintMoment(QPainter &painter) const;
    double xAt(double at_us) const;

    TimelineBars m_bars;
    std::optional<double> m_at_us;
    QString m_bill;
};

} // namespace rp
