// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_canvas.h"
#include "views/charts/lines/line_layout.h"
#include "views/charts/lines/line_scene.h"

namespace rp {

/// Lines, bands and points with their marks, labels and annotations.
class LineCanvas : public ChartCanvas
{
public:
    void setSpec(LineChartSpec spec);

    void setContent(const ChartContent &content) override;
    double minimumHeight(double width, const ChartStyle &style) const override;
    double minimumWidth(const ChartStyle &style) const override;
    void layout(const QSizeF &size, const ChartStyle &style) override;
    void paint(QPainter &painter) const override;
    QRectF pointRect(int series, int point) const override;
    QRectF annotationRect(int annotation) const override;
    const std::vector<PlacedText> &texts() const override { return m_layout.texts; }
    /// The nearest mark within reach of a pointer, an annotation's label or its diamond first.
    std::optional<ChartPosition> positionAt(const QPointF &place, const ChartContent &content) const override;

    const LineLayout &geometry() const { return m_layout; }
    const LineScene *scene() const { return m_scene.get(); } ///< null before the first layout

private:
    void fillScene();
    void paintRegions(QPainter &painter) const;
    void paintGrid(QPainter &painter) const;
    void paintHatching(QPainter &painter) const;
    void paintAnnotations(QPainter &painter) const;
    void paintPoint(QPainter &painter, const QRectF &rect, std::size_t series, const ChartPoint &point) const;
    void paintBars(QPainter &painter) const;
    void paintMarkers(QPainter &painter) const;
    void paintKeys(QPainter &painter) const;
    QPointF shown(const QPointF &part) const; ///< mirrored for right-to-left
    QPointF placeOf(const QPointF &part) const;

    ChartContent m_content;
    LineChartSpec m_spec;
    ChartStyle m_style;
    LineLayout m_layout;
    std::vector<std::pair<std::size_t, BandPiece>> m_bands; ///< with the series of the upper edge
    bool m_laidOut = false;                                 ///< m_layout is of the present content
    std::unique_ptr<LineScene> m_scene; ///< made at the first layout: a chart never shown costs nothing
};

} // namespace rp
