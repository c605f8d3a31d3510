// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/lines/line_plot.h"

namespace rp {

/// Places what stands round the lines and on them. Left-to-right; each step reads what the ones before it
/// have placed.
class LineBuilder : private PlotBuilder
{
public:
    LineBuilder(LinePlot &out, const ChartContent &content, const LineChartSpec &spec, const PlotAxes &axes,
                const QSizeF &size, const ChartStyle &style);

    void build();
    double minimumWidth();

private:
    using Drawn = ChartSeries::Drawn;

    /// A text behind the end of a line, or of a line of an annotation.
    struct End
    {
        QString text;
        int series = -1;     ///< -1: an annotation
        int annotation = -1; ///< -1: a series
        QPointF part;        ///< where the line ends
    };

    // line_plot.cpp: the frame
    std::vector<End> ends() const;
    void measureEnds();
    void chooseUpTicks(double height);
    double tickColumn() const;
    std::vector<LegendEntry> legend();
    double placeTitle();
    double placeLabelsAbove(double titleBottom);
    void placeEmptyText();

    // line_marks.cpp: what stands on the plot
    void placeMarks();
    std::vector<int> thinnedMarks(const std::vector<QRectF> &points, int number) const;
    void placeEnds();
    void placeAnnotations();
    void placeRegions();
    void placePointLabels();
    void addKey(const QRectF &rect, std::size_t series, bool withLine);

    QPointF partOf(const ChartPoint &point) const
    {
        return {m_out.x.axis.partOf(point.position), m_out.y.axis.partOf(point.value)};
    }
    QPointF placeOf(const QPointF &part) const
    {
        const QRectF &plot = m_placed.plot;
        return {plot.left() + plot.width() * part.x(), plot.bottom() - plot.height() * part.y()};
    }

    const LineChartSpec &m_spec;
    LinePlot &m_out;
    std::vector<std::size_t> m_legendSeries;
    std::vector<QLineF> m_lines; ///< that labels should keep off
    double m_endsWidth = 0.0;
    double m_endsHeight = 0.0;
};

} // namespace rp
