// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_plot.h"

namespace rp {

/// One row of horizontal bars per series, one bar per point, stacked or side by side from 0.
class BarSeries : public SeriesCanvas
{
public:
    explicit BarSeries(BarArrangement arrangement)
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
    QPointF gripOf(const ChartPosition &position) const override;
    void setHeld(bool held) override;
    void setGripped(bool gripped) override;
    void forgetAxes() override;

protected:
    SeriesPlot placed(const QSizeF &size, const ChartStyle &style) const override;
    std::vector<SeriesWish> wishes(double ratio) const override;

private:
    void chooseAxis();
    std::optional<double> axisEnd() const { return m_axisEnd ? m_axisEnd : m_keptEnd; }

    BarArrangement m_arrangement;
    std::optional<double> m_axisEnd;
    BarFrame m_shared;
    bool m_held = false;
    std::optional<double> m_keptEnd; ///< of the axis that was chosen last
    Quantity m_keptQuantity = Quantity::Text;
    BarFrame m_keptFrame;        ///< most that names and values needed on that axis, and labels on any
    QFont m_keptFont;            ///< it was in these letters
    double m_keptWidth_px = 0.0; ///< and at this width
    mutable BarPlot m_bars;      ///< as last placed
};

} // namespace rp
