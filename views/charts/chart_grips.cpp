// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_grips.h"

#include <QLineF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>

namespace rp {

namespace {

constexpr double reach = 13.0; ///< pixels: a target of more than 24
constexpr double radius = 8.0;

bool hasSeries(const ChartContent &content, const QString &key)
{
    return std::any_of(content.series.begin(), content.series.end(),
                       [&key](const ChartSeries &series) { return series.key == key; });
}

} // namespace

std::optional<ChartPosition> ChartGrips::positionOf(std::size_t grip, const ChartContent &content,
                                                    const ResultTable *table) const
{
    const QString &mark = m_grips[grip].mark;
    for (std::size_t i = 0; i < content.annotations.size(); ++i)
        if (content.annotations[i].key == mark)
            return ChartPosition{ChartPosition::On::Annotation, 0, int(i)};
    const int row = table ? table->rowOf(mark) : -1;
    const bool isSeries = hasSeries(content, mark);
    std::optional<ChartPosition> last; // the end of a bar of several parts
    for (std::size_t s = 0; s < content.series.size(); ++s)
        for (std::size_t p = 0; p < content.series[s].points.size(); ++p) {
            const ChartPoint &point = content.series[s].points[p];
            const bool isOf = isSeries ? content.series[s].key == mark : row >= 0 && point.row == row;
            // A part of no width has no end of its own.
            if (isOf && !point.isTotal && (!last || point.value != 0.0))
                last = ChartPosition{ChartPosition::On::Point, int(s), int(p)};
        }
    return last;
}

std::optional<std::size_t> ChartGrips::at(const QPointF &place, const ChartCanvas &canvas,
                                          const ChartContent &content, const ResultTable *table) const
{
    std::optional<std::size_t> nearest;
    double least = reach;
    for (std::size_t i = m_grips.size(); i-- > 0;) { // of two at one place the first, as painted
        const auto position = positionOf(i, content, table);
        if (!position || canvas.positionRect(*position).isNull())
            continue;
        const double away = QLineF(canvas.gripOf(*position), place).length();
        if (away > least)
            continue;
        nearest = i;
        least = away;
    }
    return nearest;
}

std::optional<std::size_t> ChartGrips::movedFrom(const ChartPosition &position, Qt::Orientation along,
                                                 const ChartContent &content, const ResultTable *table) const
{
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < m_grips.size(); ++i) {
        const auto mark = positionOf(i, content, table);
        if (!mark || m_grips[i].along != along)
            continue;
        const bool sameRow = mark->on == ChartPosition::On::Point && position.series == mark->series;
        if (mark->on == position.on && (*mark == position || sameRow))
            return i;
        if (!first)
            first = i;
    }
    return first;
}

void ChartGrips::paint(QPainter &painter, const ChartCanvas &canvas, const ChartContent &content,
                       const ResultTable *table, const ChartStyle &style,
                       std::optional<std::size_t> hovered) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = m_grips.size(); i-- > 0;) { // the first on top
        const auto position = positionOf(i, content, table);
        if (!position || canvas.positionRect(*position).isNull())
            continue;
        const bool isOver = hovered == i;
        const QColor &ink = isOver ? style.theme.background : style.theme.text;
        painter.translate(canvas.gripOf(*position));
        painter.setPen(QPen(style.theme.text, 1.6));
        painter.setBrush(isOver ? style.theme.text : style.theme.background);
        painter.drawEllipse(QPointF(), radius, radius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        if (m_grips[i].along == Qt::Vertical)
            painter.rotate(90.0);
        for (const double side : {-1.0, 1.0})
            painter.drawPolygon(QPolygonF({{side * 5.6, 0.0}, {side * 1.6, -3.4}, {side * 1.6, 3.4}}));
        if (m_grips[i].along == Qt::Vertical)
            painter.rotate(-90.0);
        painter.translate(-canvas.gripOf(*position));
    }
    painter.restore();
}

} // namespace rp
