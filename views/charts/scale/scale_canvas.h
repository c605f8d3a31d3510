// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"
#include "views/charts/scale/scale_layout.h"

namespace rp {

/// One logarithmic axis with labelled marks, and lines for ridges that part it into zones.
class ScaleCanvas : public ChartCanvas
{
public:
    /// How many of the content's annotations, from the first on, are ridges.
    void setRidgeCount(int ridges);

    void setContent(const ChartContent &content) override;
    double minimumHeight(double width, const ChartStyle &style) const override;
    double minimumWidth(const ChartStyle &style) const override;
    void layout(const QSizeF &size, const ChartStyle &style) override;
    void paint(QPainter &painter) const override;
    QRectF pointRect(int series, int point) const override;
    QRectF annotationRect(int annotation) const override;
    const std::vector<PlacedText> &texts() const override { return m_layout.texts; }

    const ScaleLayout &geometry() const { return m_layout; }

private:
    void paintZones(QPainter &painter, const std::vector<ScaleLayout::Zone> &zones) const;
    void paintPoint(QPainter &painter, std::size_t point, const QRectF &rect) const;

    ChartContent m_content;
    int m_ridges = 0;
    ChartStyle m_style;
    ScaleLayout m_layout;
    bool m_laidOut = false; ///< m_layout is of the present content
};

} // namespace rp
