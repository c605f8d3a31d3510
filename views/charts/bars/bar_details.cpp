// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_details.h"

#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double figureScale = 1.7; ///< of the letters of a group's figure
constexpr double leastShift = 2.0;  ///< pixels between two ends that can be told apart

QPen outlinePen(const ChartTheme &theme, Qt::PenStyle style)
{
    return {theme.axis, 1.4, style, Qt::FlatCap};
}

} // namespace

void addTear(ChartOverlay &placed, const ChartTheme &theme, double em, const QRectF &bar, double right)
{
    // Two slanted lines with the ground between them.
    const QRectF across(right - 3.0 * em, bar.top() - 2.0, em, bar.height() + 4.0);
    const double slant = em * 0.6;
    const QPointF ends[] = {across.topLeft() + QPointF(slant, 0.0), across.topRight() + QPointF(slant, 0.0),
                            across.bottomRight() - QPointF(slant, 0.0),
                            across.bottomLeft() - QPointF(slant, 0.0)};
    QPainterPath band;
    band.addPolygon(QPolygonF({ends[0], ends[1], ends[2], ends[3]}));
    placed.shapes.push_back({band, QPen(Qt::NoPen), theme.background});
    for (const int side : {0, 1})
        placed.addLine({ends[side], ends[3 - side]}, QPen(theme.text, 1.5));
}

void addChosen(ChartOverlay &placed, const ChartTheme &theme, double em, const QRectF &bar,
               const QPointF &beforeName)
{
    QPainterPath frame;
    frame.addRect(bar.adjusted(-2.5, -2.5, 2.5, 2.5));
    placed.shapes.push_back({frame, QPen(theme.text, 1.6)});
    const double side = em * 1.2;
    QPainterPath pointer(beforeName);
    pointer.lineTo(beforeName + QPointF(-side * 0.8, -side / 2.0));
    pointer.lineTo(beforeName + QPointF(-side * 0.8, side / 2.0));
    pointer.closeSubpath();
    placed.shapes.push_back({pointer, QPen(Qt::NoPen), theme.text});
}

QRectF addSlot(ChartOverlay &placed, const ChartTheme &theme, const QRectF &slot, const QString &text,
               double end)
{
    QPainterPath frame;
    frame.addRect(slot);
    placed.shapes.push_back({frame, outlinePen(theme, Qt::DashLine)});
    placed.addText({slot.left(), slot.top(), std::min(slot.width(), end - slot.left()), slot.height()}, text,
                   theme.mutedText, Qt::AlignCenter);
    return slot;
}

void addBefore(ChartOverlay &placed, const ChartTheme &theme, const QRectF &bar, double ended)
{
    if (std::abs(ended - bar.right()) < leastShift)
        return;
    // The old edge stands out of the bar: over a shorter one it is seen, too.
    const QLineF edge(ended, bar.top() - 4.0, ended, bar.bottom() + 4.0);
    placed.addLine(edge, QPen(theme.background, 3.4, Qt::SolidLine, Qt::FlatCap));
    placed.addLine(edge, outlinePen(theme, Qt::DotLine));
    if (ended > bar.right())
        for (const double y : {bar.top(), bar.bottom()})
            placed.addLine({bar.right(), y, ended, y}, outlinePen(theme, Qt::DotLine));
}

void addGroup(ChartOverlay &placed, const ChartStyle &style, const ChartGroup &group, const QRectF &room,
              double pitch)
{
    const CanvasText text(style);
    const ChartTheme &theme = style.theme;
    const double end = placed.size.width() - canvasEdge;
    if (room.top() > placed.plot.top() + 1.0)
        placed.addLine({canvasEdge, room.top(), end, room.top()}, QPen(theme.grid, 1.0));
    const double line = text.lineHeight();
    const QRectF heading(room.left(), room.top() + pitch - line, text.width(group.heading, true), line);
    placed.addText(heading, group.heading, theme.text, Qt::AlignLeft | Qt::AlignVCenter, true,
                   theme.background);
    const QRectF note(heading.right() + text.em() * 2.0, heading.top(), text.width(group.note), line);
    if (note.right() < room.right())
        placed.addText(note, group.note, theme.mutedText, Qt::AlignLeft | Qt::AlignVCenter, false,
                       theme.background);
    if (group.figure.isEmpty())
        return;
    const double large = CanvasText(enlarged(style, figureScale)).lineHeight();
    const double top = room.top() + pitch + (room.height() - pitch - large - line) / 2.0;
    const double width = end - room.right();
    placed.addText({room.right(), top, width, large}, group.figure, theme.text,
                   Qt::AlignRight | Qt::AlignVCenter, true);
    placed.texts.back().scale = figureScale;
    placed.addText({room.right(), top + large, width, line}, group.figureNote, theme.mutedText,
                   Qt::AlignRight | Qt::AlignVCenter);
}

double groupColumn(const ChartContent &content, const ChartStyle &style)
{
    const CanvasText large(enlarged(style, figureScale));
    double widest = 0.0;
    for (const ChartSeries &series : content.series)
        if (series.group) // room for a factor that is not known yet
            widest = std::max({widest, large.width(series.group->figure, true),
                               large.width(style.format.factor(8.88), true),
                               CanvasText(style).width(series.group->figureNote)});
    return widest > 0.0 ? widest + CanvasText(style).em() * 2.0 : 0.0;
}

void addBeforeKey(ChartOverlay &placed, const ChartTheme &theme, const QRectF &swatch)
{
    const double x = swatch.center().x();
    placed.addLine({x, swatch.top() - 2.0, x, swatch.bottom() + 2.0}, outlinePen(theme, Qt::DotLine));
}

} // namespace rp
