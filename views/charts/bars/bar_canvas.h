// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_layout.h"
#include "views/charts/bars/bar_scene.h"
#include "views/charts/frame/chart_canvas.h"

namespace rp {

/// One row of horizontal bars per series, one bar per point, stacked or side by side from 0.
class BarCanvas : public ChartCanvas
{
public:
    explicit BarCanvas(BarArrangement arrangement)
        : m_arrangement(arrangement)
    {
    }

    void setContent(const ChartContent &content) override;
    double minimumHeight(double width, const ChartStyle &style) const override;
    double minimumWidth(const ChartStyle &style) const override;
    void layout(const QSizeF &size, const ChartStyle &style) override;
    void paint(QPainter &painter) const override;
    QRectF pointRect(int series, int point) const override;
    QRectF annotationRect(int annotation) const override;
    const std::vector<PlacedText> &texts() const override { return m_layout.texts; }

    const BarLayout &geometry() const { return m_layout; }
    const BarScene *bars() const { return m_bars.get(); } ///< null before the first layout

private:
    void paintGrid(QPainter &painter) const;
    void paintPatterns(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;

    BarArrangement m_arrangement;
    ChartContent m_content;
    ChartStyle m_style;
    BarLayout m_layout;
    bool m_laidOut = false;           ///< m_layout is of the present content
    std::unique_ptr<BarScene> m_bars; ///< made at the first layout: a chart never shown costs nothing
};

} // namespace rp
