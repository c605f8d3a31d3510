// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_canvas.h"
#include "views/charts/bars/bar_layout.h"

namespace rp {

/// One row of horizontal bars per series, one bar per point, stacked or side by side from 0.
class BarCanvas : public PlotCanvas<BarLayout>
{
public:
    explicit BarCanvas(BarArrangement arrangement)
        : m_arrangement(arrangement)
    {
    }

    void setContent(const ChartContent &content) override;
    void layout(const QSizeF &size, const ChartStyle &style) override;
    /// Where the axis ends; none: it holds all bars, and stays as it is while they fill a good part of it.
    void setAxisEnd(std::optional<double> end);
    /// What it needs by itself, in the size last laid out.
    BarFrame ownFrame() const;
    /// At least so much, for another chart beside it.
    void setSharedFrame(const BarFrame &shared);
    double minimumWidth(const ChartStyle &style) const override;
    std::optional<double> valueAt(const QPointF &place, Qt::Orientation along) const override;
    QPointF gripOf(const ChartPosition &position) const override;
    void setHeld(bool held) override;
    void setGripped(bool gripped) override;
    void forgetAxes() override;

protected:
    BarLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    std::optional<QRect> redrawn(const BarLayout &before) const override;
    void paintPlot(QPainter &painter) const override;

private:
    void chooseAxis();
    std::optional<double> axisEnd() const { return m_axisEnd ? m_axisEnd : m_keptEnd; }
    void paintBars(QPainter &painter) const;
    void paintEmphasis(QPainter &painter) const;

    void paintBreaks(QPainter &painter) const;

    BarArrangement m_arrangement;
    std::optional<double> m_axisEnd;
    BarFrame m_shared;
    bool m_held = false;
    bool m_legendStays = false;      ///< with the present content
    std::optional<double> m_keptEnd; ///< of the axis that was chosen last
    Quantity m_keptQuantity = Quantity::Text;
    BarFrame m_keptFrame;        ///< most that names and values needed on that axis, and labels on any
    ChartStyle m_keptStyle;      ///< it was in these letters
    double m_keptWidth_px = 0.0; ///< and at this width
};

} // namespace rp
