// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_plot.h"

#include <QHash>
#include <QVariantAnimation>
#include <memory>

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
    void paint(QPainter &painter) override;
    /// Bars pour in when they are first shown and go over to their new lengths, and show where they ended
    /// before the last change.
    void setLively(bool lively) { m_lively = lively; }

protected:
    SeriesPlot placed(const QSizeF &size, const ChartStyle &style) const override;
    std::vector<SeriesWish> wishes(double ratio) const override;

private:
    void chooseAxis();
    void remember(const ChartContent &content);
    void cutOff(ChartSeries &series);
    void pour();
    std::vector<double> lengthsNow(const ChartSeries &series) const;
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
    bool m_lively = false;
    bool m_isAnother = false;                     ///< the next content is about something else
    bool m_heldBefore = false;                    ///< m_before is of when it was taken hold of
    QHash<QString, std::vector<double>> m_shown;  ///< lengths of bars in the last layout
    QHash<QString, double> m_before;              ///< where bars ended, by the key of their row
    QHash<QString, std::vector<double>> m_poured; ///< lengths of bars when they began to move
    std::unique_ptr<QVariantAnimation> m_pouring;
};

} // namespace rp
