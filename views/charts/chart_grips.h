// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_canvas.h"

namespace rp {

/// A mark of a chart that can be taken hold of to set an input.
struct ChartGrip
{
    QString mark; ///< an annotation's key, or the row of a bar (its end) or of a point
    Qt::Orientation along = Qt::Horizontal;
    QString sets; ///< translated: "Launch cost"

    bool operator==(const ChartGrip &) const = default;
};

/// The grips of a chart: where they are, and how they look.
class ChartGrips
{
public:
    void set(std::vector<ChartGrip> grips) { m_grips = std::move(grips); }
    const std::vector<ChartGrip> &all() const { return m_grips; }
    bool isEmpty() const { return m_grips.empty(); }

    /// Where the mark of a grip stands in the walk; nothing where it is not there now.
    std::optional<ChartPosition> positionOf(std::size_t grip, const ChartContent &content,
                                            const ResultTable *table) const;
    std::optional<std::size_t> at(const QPointF &place, const ChartCanvas &canvas,
                                  const ChartContent &content, const ResultTable *table) const;
    /// The one that keys move from a position: that of its mark or its row, else the first.
    std::optional<std::size_t> movedFrom(const ChartPosition &position, Qt::Orientation along,
                                         const ChartContent &content, const ResultTable *table) const;
    void paint(QPainter &painter, const ChartCanvas &canvas, const ChartContent &content,
               const ResultTable *table, const ChartStyle &style, std::optional<std::size_t> hovered) const;

private:
    std::vector<ChartGrip> m_grips;
};

} // namespace rp
