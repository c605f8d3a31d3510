// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lanes/lane_canvas.h"
#include "views/charts/trace/trace_layout.h"

namespace rp {

/// Calls of the host, waiting and streams of the GPU over time, with arrows from a call to what it launched.
class TraceCanvas : public LaneCanvas<TraceLayout>
{
public:
    void setPicture(TracePicture picture);
    const TracePicture &picture() const { return m_picture; }
    double minimumWidth(const ChartStyle &style) const override;
    /// Moment under an x coordinate in ns, not clamped to the window.
    double timeAt(double x) const;

protected:
    TraceLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    void paintPlot(QPainter &painter) const override;

private:
    void paintArrow(QPainter &painter, const QLineF &arrow) const;

    TracePicture m_picture;
};

} // namespace rp
