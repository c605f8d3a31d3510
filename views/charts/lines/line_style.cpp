// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_style.h"

#include "views/charts/canvas/straight_lines.h"
#include "views/charts/lines/line_geometry.h"
#include "views/widgets/layout/kept_picture.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>
#include <QPixmap>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

namespace rp {

namespace {

const std::vector<QList<qreal>> &dashes()
{
    static const std::vector<QList<qreal>> all{{}, {4.0, 2.5}, {6.0, 2.0, 1.2, 2.0}, {1.2, 2.0}, {9.0, 3.0}};
    return all;
}

constexpr MarkerShape shapes[] = {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Triangle,
                                  MarkerShape::Cross, MarkerShape::TriangleDown};

QPainterPath outline(const QPointF &centre, double size, MarkerShape shape)
{
    const double r = size / 2.0;
    const auto at = [&](double x, double y) { return centre + QPointF(x * r, y * r); };
    const auto polygon = [](const QList<QPointF> &points) {
        QPainterPath path;
        path.addPolygon(QPolygonF(points));
        path.closeSubpath();
        return path;
    };
    switch (shape) {
    case MarkerShape::Circle:
        break;
    case MarkerShape::Square:
        return polygon({at(-0.86, -0.86), at(0.86, -0.86), at(0.86, 0.86), at(-0.86, 0.86)});
    case MarkerShape::Triangle:
        return polygon({at(0.0, -1.05), at(1.05, 0.85), at(-1.05, 0.85)});
    case MarkerShape::TriangleDown:
        return polygon({at(0.0, 1.05), at(1.05, -0.85), at(-1.05, -0.85)});
    case MarkerShape::Diamond:
        return polygon({at(0.0, -1.15), at(1.15, 0.0), at(0.0, 1.15), at(-1.15, 0.0)});
    case MarkerShape::Cross:
        return polygon({at(-1.0, -0.55), at(-0.55, -1.0), at(0.0, -0.45), at(0.55, -1.0), at(1.0, -0.55),
                        at(0.45, 0.0), at(1.0, 0.55), at(0.55, 1.0), at(0.0, 0.45), at(-0.55, 1.0),
                        at(-1.0, 0.55), at(-0.45, 0.0)});
    }
    QPainterPath circle;
    circle.addEllipse(centre, r, r);
    return circle;
}

} // namespace

namespace {

/// The line with no piece longer than this: from some ninety rows of pixels on Qt hands parts of a stroke to
/// other threads and waits for these.
QPolygonF inPieces(const QPolygonF &line)
{
    constexpr double longest = 24.0;
    QPolygonF pieces;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line.at(i - 1), line.at(i));
        const bool isLevel = piece.dy() == 0.0; // and has few rows
        const int count = isLevel ? 1 : std::max(1, static_cast<int>(std::ceil(piece.length() / longest)));
        for (int part = 0; part < count; ++part)
            pieces.append(piece.pointAt(static_cast<double>(part) / count));
    }
    if (!line.isEmpty())
        pieces.append(line.last());
    return pieces;
}

/// Where a line turns so much that the ends of two pieces would leave a notch, its corner is drawn as such.
void paintCorners(QPainter &painter, const QList<QLineF> &strokes, double overlap, const QPen &pen)
{
    constexpr double slight = 0.95; // cosine of a turn that needs nothing
    for (qsizetype i = 1; i < strokes.size(); ++i) {
        // Between two dashes there is no corner, and most strokes are dashes.
        if ((strokes.at(i).p1() - strokes.at(i - 1).p2()).manhattanLength() > 4.0 * overlap)
            continue;
        const QLineF before = strokes.at(i - 1).unitVector();
        const QLineF after = strokes.at(i).unitVector();
        const QPointF in = before.p2() - before.p1();
        const QPointF out = after.p2() - after.p1();
        const QPointF corner = strokes.at(i - 1).p2() - in * overlap;
        const QPointF apart = strokes.at(i).p1() + out * overlap - corner;
        if (QPointF::dotProduct(in, out) > slight || apart.manhattanLength() > 1e-3)
            continue;
        const double arm = pen.widthF();
        const QPointF points[] = {corner - in * arm, corner, corner + out * arm};
        painter.drawPolyline(points, 3);
    }
}

} // namespace

void paintLine(QPainter &painter, const QPolygonF &line, const QPen &pen)
{
    constexpr double unseen = 0.05; // pixels that it may differ from its points
    constexpr double overlap = 0.3; // of its pieces, whose ends are smoothed
    painter.setPen(pen);
    if (!isPlainRaster(painter) || pen.color().alpha() < 255) {
        painter.drawPolyline(line);
        return;
    }
    QList<double> pattern = pen.dashPattern();
    for (double &part : pattern)
        part *= pen.widthF();
    QPen solid(pen);
    solid.setStyle(Qt::SolidLine);
    painter.setPen(solid);
    const QList<QLineF> strokes = strokesAlong(inPieces(leanLine(line, unseen)), pattern, overlap);
    painter.drawLines(strokes);
    paintCorners(painter, strokes, overlap, solid);
}

QPen LineStyle::pen() const
{
    QPen pen(color, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    if (!dash.isEmpty())
        pen.setDashPattern(dash);
    return pen;
}

LineStyle lineStyle(Meaning meaning, int number, const ChartTheme &theme)
{
    LineStyle style;
    style.color = meaning == Meaning::Neutral ? theme.text : theme.mark(meaning).fill;
    style.dash = dashes()[static_cast<std::size_t>(number) % dashes().size()];
    style.width = theme.highContrast ? 3.0 : 2.4;
    style.marker = shapes[static_cast<std::size_t>(number) % std::size(shapes)];
    return style;
}

namespace {

constexpr double markEdge = 2.4;

struct Mark
{
    double size;
    MarkerShape shape;
    QColor color;
    QColor ground;
    bool hollow;
};

void drawMark(QPainter &painter, const QPointF &centre, const Mark &mark)
{
    const QPainterPath path = outline(centre, mark.size, mark.shape);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mark.ground, markEdge));
    painter.drawPath(path);
    painter.fillPath(path, mark.hollow ? mark.ground : mark.color);
    if (!mark.hollow)
        return;
    QPen rim(mark.color, 2.2);
    rim.setJoinStyle(Qt::MiterJoin);
    painter.strokePath(outline(centre, mark.size - rim.widthF(), mark.shape), rim);
}

/// A mark as a picture, `shift` device pixels beside the middle of one. A chart has dozens of them, and with
/// each step of a slider they only move.
QPixmap keptMark(const Mark &mark, const QPointF &shift, int side, double ratio)
{
    const QString key = QLatin1String("rp_mark") + QChar(u'0' + int(mark.shape)) +
                        QChar(mark.hollow ? u'h' : u'f') + QString::number(mark.color.rgba(), 36) +
                        QLatin1Char(' ') + QString::number(mark.ground.rgba(), 36) + QLatin1Char(' ') +
                        QString::number(std::lround(mark.size * 64.0)) + QLatin1Char(' ') +
                        QString::number(std::lround(ratio * 64.0)) + QLatin1Char(' ') +
                        QString::number(std::lround(shift.x() * 64.0)) + QLatin1Char(' ') +
                        QString::number(std::lround(shift.y() * 64.0));
    return keptPicture(key, {side, side}, ratio, [&](QPainter &painter) {
        drawMark(painter, (QPointF(side / 2.0, side / 2.0) + shift) / ratio, mark);
    });
}

void paintKeptMark(QPainter &painter, const QPointF &centre, const Mark &mark)
{
    if (!isPlainRaster(painter))
        return drawMark(painter, centre, mark);
    const QTransform to = painter.deviceTransform();
    const double ratio = to.m11();
    const int side = 2 * int(std::ceil((mark.size * 0.75 + markEdge) * ratio)) + 2;
    constexpr double parts = 4.0; // of a pixel, in which a mark moves
    const QPointF wanted = to.map(centre) - QPointF(side / 2.0, side / 2.0);
    const QPointF corner(std::floor(wanted.x()), std::floor(wanted.y()));
    const QPointF shift(std::round((wanted.x() - corner.x()) * parts) / parts,
                        std::round((wanted.y() - corner.y()) * parts) / parts);
    painter.drawPixmap(to.inverted().map(corner), keptMark(mark, shift, side, ratio));
}

} // namespace

void paintMarker(QPainter &painter, const QPointF &centre, double size, MarkerShape shape,
                 const QColor &color, const QColor &ground)
{
    paintKeptMark(painter, centre, {size, shape, color, ground, false});
}

void paintHollowMarker(QPainter &painter, const QPointF &centre, double size, MarkerShape shape,
                       const QColor &color, const QColor &ground)
{
    paintKeptMark(painter, centre, {size, shape, color, ground, true});
}

} // namespace rp
