// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/axes/plot_canvas.h"
#include "views/charts/lines/line_layout.h"

#include <QElapsedTimer>

namespace rp {

/// Lines, bands and points with their marks, labels and annotations.
class LineCanvas : public PlotCanvas<LineLayout>
{
public:
    void setSpec(LineChartSpec spec);
    void setContent(const ChartContent &content) override;
    /// While held, the axes stay, and the lines of before stay as ghosts.
    void setHeld(bool held) override;
    /// The lines as they are now are what the next ones are compared with.
    void keepGhost();
    /// The ends that its own lines ask for.
    PlotAxes ownAxes() const;
    /// Axes that reach at least as far, for another chart beside it; none: only its own.
    void setSharedAxes(const std::optional<PlotAxes> &shared);
    bool hasGhost() const { return !m_ghost.lines.empty(); }

    double leastHeight(double width, const ChartStyle &style) const override;
    double minimumWidth(const ChartStyle &style) const override;
    QRectF annotationRect(int annotation) const override;
    /// The nearest mark within reach of a pointer, an annotation's label or its diamond first.
    std::optional<ChartPosition> positionAt(const QPointF &place, const ChartContent &content) const override;
    QPointF gripOf(const ChartPosition &position) const override;
    std::optional<double> valueAt(const QPointF &place, Qt::Orientation along) const override;

    /// What is drawn of a line, in the canvas' coordinates: one polyline for each piece inside the plot.
    std::vector<QPolygonF> drawnLine(std::size_t series) const;

protected:
    LineLayout laidOut(const QSizeF &size, const ChartStyle &style) const override;
    std::optional<QRect> redrawn(const LineLayout &before) const override;
    void paintPlot(QPainter &painter) const override;

private:
    using Drawn = ChartSeries::Drawn;

    void paintRegions(QPainter &painter) const;
    void paintAreas(QPainter &painter) const;
    void paintHatching(QPainter &painter, const BandPiece &piece, const QColor &color) const;
    void paintLines(QPainter &painter) const;
    void paintAnnotations(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintPoint(QPainter &painter, const QRectF &rect, std::size_t series, const ChartPoint &point) const;
    void paintMarkers(QPainter &painter) const;
    void paintKey(QPainter &painter, const LineLayout::Key &key) const;
    void paintGhost(QPainter &painter) const;
    void chooseAxes();
    LineChartSpec shownSpec() const;
    std::optional<QPointF> crossing() const;
    QPointF partsOf(const QPointF &values) const;
    QPolygonF placed(const QList<QPointF> &parts) const;
    Drawn drawnAs(std::size_t series) const { return m_content.series[series].drawn; }

    /// Lines of before, in values, and where they crossed.
    struct Ghost
    {
        std::vector<std::vector<QPointF>> lines;
        std::optional<QPointF> crossing;
    };

    /// What points with these labels need: it takes a second layout to know, and points move at each step.
    struct NeededHeight
    {
        QStringList labels;
        double width = 0.0;
        QFont font;
        Qt::LayoutDirection direction = Qt::LeftToRight;
        double height = 0.0;
    };

    LineChartSpec m_spec;
    mutable NeededHeight m_needed;
    bool m_held = false;
    std::optional<ValueAxis> m_x; ///< as last chosen, of charts with steady axes
    std::optional<ValueAxis> m_y;
    std::optional<PlotAxes> m_shared;
    Ghost m_ghost;
    QElapsedTimer m_sinceChange;
};

} // namespace rp
