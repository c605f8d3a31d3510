// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_canvas.h"
#include "views/charts/lines/line_layout.h"

namespace rp {

/// Lines, bands and points with their marks, labels and annotations.
class LineCanvas : public PlotCanvas<LineLayout>
{
public:
    void setSpec(LineChartSpec spec);

    double minimumWidth(const ChartStyle &style) const override;
    QRectF annotationRect(int annotation) const override;
    /// The nearest mark within reach of a pointer, an annotation's label or its diamond first.
    std::optional<ChartPosition> positionAt(const QPointF &place, const ChartContent &content) const override;

    /// What is drawn of a line, in the canvas' coordinates: one polyline for each piece inside the plot.
    std::vector<QPolygonF> drawnLine(std::size_t series) const;

protected:
    LineLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    void paintPlot(QPainter &painter) const override;

private:
    using Drawn = ChartSeries::Drawn;

    void paintRegions(QPainter &painter) const;
    void paintAreas(QPainter &painter) const;
    void paintHatching(QPainter &painter, const BandPiece &piece) const;
    void paintLines(QPainter &painter) const;
    void paintAnnotations(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintPoint(QPainter &painter, const QRectF &rect, std::size_t series, const ChartPoint &point) const;
    void paintMarkers(QPainter &painter) const;
    void paintKey(QPainter &painter, const LineLayout::Key &key) const;
    QPolygonF placed(const QList<QPointF> &parts) const;
    Drawn drawnAs(std::size_t series) const { return m_content.series[series].drawn; }

    LineChartSpec m_spec;
};

} // namespace rp
