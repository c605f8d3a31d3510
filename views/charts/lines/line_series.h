// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/line_plot.h"

#include <QElapsedTimer>

namespace rp {

/// Lines, bands and points with their marks, labels and annotations.
class LineSeries : public SeriesCanvas
{
public:
    void setSpec(LineChartSpec spec);
    void setContent(const ChartContent &content) override;
    /// While held, the axes stay, and the lines of before stay as ghosts.
    void setHeld(bool held) override;
    void forgetAxes() override { m_axes.reset(); }
    /// The ends that its own lines ask for.
    PlotAxes ownAxes() const;
    /// Axes that reach at least as far, for another chart beside it; none: only its own.
    void setSharedAxes(const std::optional<PlotAxes> &shared);
    bool hasGhost() const { return !m_ghost.lines.empty(); }

    double minimumWidth(const ChartStyle &style) const override;
    QPointF gripOf(const ChartPosition &position) const override;

protected:
    SeriesPlot placed(const QSizeF &size, const ChartStyle &style) const override;
    std::vector<SeriesWish> wishes(double ratio) const override;
    double reach() const override { return 12.0; }

private:
    /// Lines of before, in values, and where they crossed.
    struct Ghost
    {
        std::vector<QList<QPointF>> lines;
        std::optional<QPointF> crossing;
    };

    void chooseAxes();
    PlotAxes shownAxes() const;
    std::optional<QPointF> crossing() const;
    bool hasMoved() const;
    void keepGhost();
    void addArrow(LinePlot &plot) const;
    QRectF range() const;  ///< of both axes, in their measures
    QPointF pixel() const; ///< width and height of one in them
    QList<QPointF> inMeasures(const ChartSeries &series) const;
    void addLines(std::vector<SeriesWish> &wishes, const QList<QPointF> &line, const QPen &pen) const;
    void addAreas(std::vector<SeriesWish> &wishes) const;
    void addMarks(std::vector<SeriesWish> &wishes) const;
    void addIntervals(std::vector<SeriesWish> &wishes, std::size_t series) const;

    LineChartSpec m_spec;
    bool m_held = false;
    std::optional<PlotAxes> m_axes; ///< as last chosen
    std::optional<PlotAxes> m_shared;
    Ghost m_ghost;
    QElapsedTimer m_sinceChange;
    mutable LinePlot m_lines; ///< as last placed
};

} // namespace rp
