// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_series.h"

#include "views/charts/lines/inside_range.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

using Drawn = ChartSeries::Drawn;

constexpr double gripInside = 10.0; ///< pixels from the edge of the plot
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

void LineSeries::setSpec(LineChartSpec spec)
{
    m_spec = std::move(spec);
    forgetLayout();
}

void LineSeries::setContent(const ChartContent &content)
{
    // Changes that follow each other quickly are one: a key held down, a wheel.
    if (m_spec.steadyAxes && !m_held && (!m_sinceChange.isValid() || m_sinceChange.elapsed() > oneChange_ms))
        keepGhost();
    m_sinceChange.start();
    SeriesCanvas::setContent(content);
    chooseAxes();
}

/// Other axes are chosen when what is marked is no longer to be seen well, and never while something is held.
void LineSeries::chooseAxes()
{
    if (m_held && m_axes)
        return;
    const PlotAxes wanted = axesOf(m_content, m_spec);
    const std::optional<QPointF> seen = crossing();
    if (m_spec.steadyAxes && m_axes && seen && serves(m_axes->x, wanted.x, seen->x()) &&
        serves(m_axes->y, wanted.y, seen->y()))
        return;
    m_axes = wanted;
}

PlotAxes LineSeries::ownAxes() const
{
    return m_axes ? *m_axes : axesOf(m_content, m_spec);
}

PlotAxes LineSeries::shownAxes() const
{
    PlotAxes axes = ownAxes();
    if (m_shared) {
        axes.x = axisOver(axes.x, m_shared->x);
        axes.y = axisOver(axes.y, m_shared->y);
    }
    return axes;
}

void LineSeries::setSharedAxes(const std::optional<PlotAxes> &shared)
{
    m_shared = shared;
    forgetLayout();
}

void LineSeries::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    if (held && m_spec.steadyAxes)
        keepGhost();
    if (!held)
        chooseAxes();
    forgetLayout();
}

double LineSeries::minimumWidth(const ChartStyle &style) const
{
    return isLaidOutIn(style) ? m_lines.minimumWidth
                              : linesMinimumWidth(m_content, m_spec, shownAxes(), style);
}

SeriesPlot LineSeries::placed(const QSizeF &size, const ChartStyle &style) const
{
    LinePlot plot = placeLines(m_content, m_spec, shownAxes(), size, style);
    if (size.height() > 0.0) { // not only measured
        addArrow(plot);
        m_lines = plot;
    }
    return std::move(static_cast<SeriesPlot &>(plot));
}

/// On the line itself: over the middle of its label it would hide the words.
QPointF LineSeries::gripOf(const ChartPosition &position) const
{
    const auto index = static_cast<std::size_t>(position.point);
    const ChartOverlay &overlay = m_plot.overlay;
    if (position.on != ChartPosition::On::Annotation || index >= m_content.annotations.size() ||
        !standsAbove(m_content.annotations[index]) || !overlay.diamonds[index].isEmpty())
        return SeriesCanvas::gripOf(position);
    const double part = m_plot.x.axis.partOf(*m_content.annotations[index].category);
    const QRectF &plot = overlay.plot;
    return {plot.left() + plot.width() * (isMirrored() ? 1.0 - part : part), plot.top() + gripInside};
}

/// Where the first marked point lies, in values.
std::optional<QPointF> LineSeries::crossing() const
{
    for (const ChartAnnotation &annotation : m_content.annotations)
        if (annotation.category && annotation.kind == ChartAnnotation::Kind::Automatic)
            return QPointF(*annotation.category, annotation.position);
    return std::nullopt;
}

void LineSeries::keepGhost()
{
    m_ghost = {};
    m_ghost.crossing = crossing();
    for (const ChartSeries &series : m_content.series) {
        if (series.drawn != Drawn::Line)
            continue;
        QList<QPointF> line;
        for (const ChartPoint &point : series.points)
            line.append({point.position, point.value});
        m_ghost.lines.push_back(std::move(line));
    }
}

bool LineSeries::hasMoved() const
{
    return !m_ghost.lines.empty() && m_ghost.crossing != crossing();
}

/// From where the lines crossed before to where they do now.
void LineSeries::addArrow(LinePlot &plot) const
{
    const std::optional<QPointF> now = crossing();
    if (!hasMoved() || !m_ghost.crossing || !now)
        return;
    const QRectF &area = plot.overlay.plot;
    const auto placeOf = [&](const QPointF &values) {
        return QPointF(area.left() + area.width() * plot.x.axis.partOf(values.x()),
                       area.bottom() - area.height() * plot.y.axis.partOf(values.y()));
    };
    const QList<QList<QPointF>> seen = piecesInside({placeOf(*m_ghost.crossing), placeOf(*now)}, area);
    if (seen.isEmpty())
        return;
    const QLineF arrow(seen.front().first(), seen.front().last());
    const ChartTheme &theme = m_style.theme;
    QPainterPath begin;
    begin.addEllipse(arrow.p1(), 4.0, 4.0);
    plot.overlay.shapes.push_back({begin, QPen(theme.text, 1.6), theme.background});
    if (arrow.length() <= 14.0)
        return;
    QLineF shaft = arrow;
    shaft.setLength(arrow.length() - 9.0);
    plot.overlay.addLine(shaft, QPen(theme.text, 1.6));
    for (const double turn : {150.0, -150.0}) {
        QLineF side = shaft;
        side.setP1(shaft.p2());
        side.setP2(shaft.p2() + (shaft.p2() - shaft.p1()) / shaft.length());
        side.setAngle(shaft.angle() + turn);
        side.setLength(9.0);
        plot.overlay.addLine(side, QPen(theme.text, 1.6));
    }
}

QRectF LineSeries::range() const
{
    const ValueAxis &x = m_plot.x.axis;
    return QRectF(QPointF(inMeasure(x, x.from), m_plot.upFrom), QPointF(inMeasure(x, x.to), m_plot.upTo));
}

QPointF LineSeries::pixel() const
{
    const QRectF inside = range();
    const QRectF &plot = m_plot.overlay.plot;
    return {inside.width() / std::max(1.0, plot.width()), inside.height() / std::max(1.0, plot.height())};
}

QList<QPointF> LineSeries::inMeasures(const ChartSeries &series) const
{
    QList<QPointF> line;
    line.reserve(qsizetype(series.points.size()));
    for (const ChartPoint &point : series.points)
        line.append({inMeasure(m_plot.x.axis, point.position), inMeasure(m_plot.y.axis, point.value)});
    return line;
}

void LineSeries::addLines(std::vector<SeriesWish> &wishes, const QList<QPointF> &line, const QPen &pen) const
{
    QList<QList<QPointF>> pieces = piecesInside(line, range());
    if (pieces.isEmpty())
        pieces.append(QList<QPointF>()); // so that the series stay the same
    for (const QList<QPointF> &piece : pieces)
        wishes.push_back({SeriesWish::Kind::Line, leanLine(piece, pixel()), {}, pen});
}

/// Bands, and the grounds of lines down to the axis.
void LineSeries::addAreas(std::vector<SeriesWish> &wishes) const
{
    const QRectF inside = range();
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const bool isBand = m_content.series[s].drawn == Drawn::BandUpper && s > 0;
        if (!isBand && !(m_content.series[s].drawn == Drawn::Line && m_spec.areas))
            continue;
        QList<QPointF> lower{inside.topLeft(), inside.topRight()};
        if (isBand)
            lower = inMeasures(m_content.series[s - 1]);
        SeriesWish area{SeriesWish::Kind::Area,
                        leanLine(edgeInside(inMeasures(m_content.series[s]), inside), pixel())};
        if (!area.points.isEmpty() && !isBand)
            lower = {{area.points.first().x(), inside.top()}, {area.points.last().x(), inside.top()}};
        area.lower = area.points.isEmpty() ? QList<QPointF>() : leanLine(edgeInside(lower, inside), pixel());
        area.brush = paleOf(m_lines.styles[s].color, m_style.theme);
        wishes.push_back(std::move(area));
    }
}

/// Upright bars with ends through the marks of a series.
void LineSeries::addIntervals(std::vector<SeriesWish> &wishes, std::size_t series) const
{
    const QRectF inside = range();
    const double half = m_lines.pointSize / 2.0 * inside.width() / std::max(1.0, m_plot.overlay.plot.width());
    QPen pen(m_lines.styles[series].color, m_style.theme.highContrast ? 2.4 : 1.8);
    pen.setCapStyle(Qt::FlatCap);
    for (const ChartPoint &point : m_content.series[series].points) {
        if (!point.interval)
            continue;
        const auto end = [&](double value) {
            const double up = inMeasure(m_plot.y.axis, value);
            return std::isfinite(up) ? std::clamp(up, inside.top(), inside.bottom()) : inside.top();
        };
        const double x = inMeasure(m_plot.x.axis, point.position);
        const double low = end(point.interval->first);
        const double high = end(point.interval->second);
        addLines(wishes,
                 {{x - half, low}, {x + half, low}, {x, low}, {x, high}, {x - half, high}, {x + half, high}},
                 pen);
    }
}

/// One series for the marks of each look.
void LineSeries::addMarks(std::vector<SeriesWish> &wishes) const
{
    for (std::size_t s = 0; s < m_lines.shownPoints.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        std::vector<std::pair<PointStyle, QList<QPointF>>> looks;
        for (const int p : m_lines.shownPoints[s]) {
            const ChartPoint &point = series.points[static_cast<std::size_t>(p)];
            const PointStyle look = pointStyle(m_lines, m_content, s, point, m_style.theme);
            auto same = std::find_if(looks.begin(), looks.end(),
                                     [&look](const auto &other) { return other.first == look; });
            if (same == looks.end())
                same = looks.insert(looks.end(), {look, {}});
            same->second.append(
                {inMeasure(m_plot.x.axis, point.position), inMeasure(m_plot.y.axis, point.value)});
        }
        for (auto &[look, points] : looks)
            wishes.push_back(pointsWish(look, std::move(points), m_style.theme));
    }
}

std::vector<SeriesWish> LineSeries::wishes(double /*ratio*/) const
{
    std::vector<SeriesWish> wishes;
    addAreas(wishes);
    for (QList<QPointF> line : m_ghost.lines) {
        for (QPointF &point : line)
            point = {inMeasure(m_plot.x.axis, point.x()), inMeasure(m_plot.y.axis, point.y())};
        addLines(wishes, hasMoved() ? line : QList<QPointF>(), QPen(m_style.theme.axis, 1.4, Qt::DotLine));
    }
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        if (m_content.series[s].drawn == Drawn::Points)
            addIntervals(wishes, s);
        else
            addLines(wishes, inMeasures(m_content.series[s]), m_lines.styles[s].pen());
    }
    addMarks(wishes);
    return wishes;
}

} // namespace rp
