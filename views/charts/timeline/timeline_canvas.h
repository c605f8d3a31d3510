// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"
#include "views/charts/timeline/timeline_layout.h"

namespace rp {

/// Two lanes of bars over time, with the GPU's idle gaps hatched.
class TimelineCanvas : public ChartCanvas
{
public:
    void setBars(TimelineBars bars); ///< point p of series l is span p of lane l
    const TimelineBars &bars() const { return m_bars; }

    void setContent(const ChartContent &content) override;
    double minimumHeight(double width, const ChartStyle &style) const override;
    double minimumWidth(const ChartStyle &style) const override;
    void layout(const QSizeF &size, const ChartStyle &style) override;
    void paint(QPainter &painter) const override;
    QRectF pointRect(int series, int point) const override;
    QRectF annotationRect(int annotation) const override;
    const std::vector<PlacedText> &texts() const override { return m_layout.texts; }

    const TimelineLayout &geometry() const { return m_layout; }
    /// Moment under an x coordinate, not clamped to the view.
    double timeAt(double x) const;

private:
    void paintLane(QPainter &painter, std::size_t lane) const;
    void paintIdle(QPainter &painter) const;

    ChartContent m_content;
    TimelineBars m_bars;
    ChartStyle m_style;
    TimelineLayout m_layout;
    bool m_laidOut = false; ///< m_layout is of the present content
};

} // namespace rp
