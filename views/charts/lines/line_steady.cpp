// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Axes that stay while something is moved, and the lines of before behind those of now.
#include "views/charts/lines/line_canvas.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr int oneChange_ms = 800;
constexpr double leastPart = 0.15; ///< of an axis: what ends below it wants another one

/// One that holds both, where they are of one kind; else the first.
ValueAxis axisOver(ValueAxis own, const ValueAxis &other)
{
    if (own.quantity != other.quantity || own.logarithmic != other.logarithmic)
        return own;
    own.from = std::min(own.from, other.from);
    own.to = std::max(own.to, other.to);
    return own;
}

/// Whether an axis still serves: what has to be seen lies on it, and is not lost near its beginning.
bool serves(const ValueAxis &kept, const ValueAxis &wanted, double seen)
{
    if (kept.quantity != wanted.quantity || kept.logarithmic != wanted.logarithmic)
        return false;
    const double part = kept.partOf(seen);
    return part <= 1.0 && part >= leastPart;
}

} // namespace

/// Where the first marked point lies, in values.
std::optional<QPointF> LineCanvas::crossing() const
{
    for (const ChartAnnotation &annotation : m_content.annotations)
        if (annotation.category && annotation.kind == ChartAnnotation::Kind::Automatic)
            return QPointF(*annotation.category, annotation.position);
    return std::nullopt;
}

/// Other axes are chosen when what is marked is no longer to be seen well, and never while something is held.
void LineCanvas::chooseAxes()
{
    const ValueAxis x = xAxisOf(m_content, m_spec);
    const ValueAxis y = yAxisOf(m_content, m_spec);
    const std::optional<QPointF> seen = crossing();
    if (m_held && m_x && m_y)
        return;
    if (m_x && m_y && seen && serves(*m_x, x, seen->x()) && serves(*m_y, y, seen->y()))
        return;
    m_x = x;
    m_y = y;
}

void LineCanvas::setContent(const ChartContent &content)
{
    // Changes that follow each other quickly are one: a key held down, a wheel.
    if (m_spec.steadyAxes && !m_held && (!m_sinceChange.isValid() || m_sinceChange.elapsed() > oneChange_ms))
        keepGhost();
    m_sinceChange.start();
    PlotCanvas::setContent(content);
    if (m_spec.steadyAxes)
        chooseAxes();
}

PlotAxes LineCanvas::ownAxes() const
{
    if (m_spec.steadyAxes && m_x && m_y)
        return {*m_x, *m_y};
    return {xAxisOf(m_content, m_spec), yAxisOf(m_content, m_spec)};
}

void LineCanvas::setSharedAxes(const std::optional<PlotAxes> &shared)
{
    m_shared = shared;
    forgetLayout();
}

LineChartSpec LineCanvas::shownSpec() const
{
    LineChartSpec spec = m_spec;
    if (!m_shared && !(m_spec.steadyAxes && m_x && m_y))
        return spec;
    PlotAxes axes = ownAxes();
    if (m_shared) {
        axes.x = axisOver(axes.x, m_shared->x);
        axes.y = axisOver(axes.y, m_shared->y);
    }
    spec.xMin = axes.x.from;
    spec.xMax = axes.x.to;
    spec.yMin = axes.y.from;
    spec.yMax = axes.y.to;
    return spec;
}

void LineCanvas::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (!m_spec.steadyAxes)
        return;
    if (held)
        keepGhost();
    else
        chooseAxes();
    forgetLayout();
}

void LineCanvas::keepGhost()
{
    m_ghost = {};
    m_ghost.crossing = crossing();
    for (const ChartSeries &series : m_content.series) {
        if (series.drawn != Drawn::Line)
            continue;
        std::vector<QPointF> line;
        for (const ChartPoint &point : series.points)
            line.emplace_back(point.position, point.value);
        m_ghost.lines.push_back(std::move(line));
    }
}

QPointF LineCanvas::partsOf(const QPointF &values) const
{
    return {m_layout.x.partOf(values.x()), m_layout.y.partOf(values.y())};
}

void LineCanvas::paintGhost(QPainter &painter) const
{
    if (m_ghost.lines.empty())
        return;
    const std::optional<QPointF> now = crossing();
    if (m_ghost.crossing && now && *m_ghost.crossing == *now)
        return; // nothing has moved
    const QPointF half(0.5 / std::max(1.0, m_layout.plot.width()),
                       0.5 / std::max(1.0, m_layout.plot.height()));
    const QPen pen(m_style.theme.axis, 1.4, Qt::DotLine);
    for (const std::vector<QPointF> &values : m_ghost.lines) {
        PartLine parts;
        for (const QPointF &value : values)
            parts.push_back(partsOf(value));
        for (const QList<QPointF> &piece : insidePieces(parts, half))
            paintLine(painter, placed(piece), pen);
    }
    if (!m_ghost.crossing || !now)
        return;
    const std::vector<QList<QPointF>> seen =
        insidePieces({partsOf(*m_ghost.crossing), partsOf(*now)}, half); // the SVG painter knows no clipping
    if (seen.empty() || seen.front().size() < 2)
        return;
    const QLineF arrow(m_layout.placeOf(seen.front().first()), m_layout.placeOf(seen.front().last()));
    painter.setPen(QPen(m_style.theme.text, 1.6));
    painter.setBrush(m_style.theme.background);
    painter.drawEllipse(arrow.p1(), 4.0, 4.0);
    if (arrow.length() > 14.0) {
        QLineF shaft = arrow;
        shaft.setLength(arrow.length() - 9.0);
        painter.drawLine(shaft);
        for (const double turn : {150.0, -150.0}) {
            QLineF side = shaft;
            side.setP1(shaft.p2());
            side.setP2(shaft.p2() + (shaft.p2() - shaft.p1()) / shaft.length());
            side.setAngle(shaft.angle() + turn);
            side.setLength(9.0);
            painter.drawLine(side);
        }
    }
}

} // namespace rp
