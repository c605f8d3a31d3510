// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_canvas.h"
#include "views/charts/scale/scale_layout.h"

namespace rp {

/// One logarithmic axis with labelled marks, and lines for ridges that part it into zones.
class ScaleCanvas : public PlotCanvas<ScaleLayout>
{
public:
    /// How many of the content's annotations, from the first on, are ridges.
    void setRidgeCount(int ridges);
    double minimumWidth(const ChartStyle &style) const override;
    QPointF gripOf(const ChartPosition &position) const override;
    std::optional<double> valueAt(const QPointF &place, Qt::Orientation along) const override;

protected:
    ScaleLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    void paintPlot(QPainter &painter) const override;

private:
    void paintZone(QPainter &painter, const QRectF &zone, Meaning meaning) const;
    void paintPoints(QPainter &painter, const std::vector<QRectF> &rects) const;

    int m_ridges = 0;
};

} // namespace rp
