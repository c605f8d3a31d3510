// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/axis_place.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double tick = 6.0;
constexpr double frameRoom = 5.0; ///< of a focus ring along the widget's edge

/// Nothing is counted in halves.
bool areCounted(const AxisTicks &ticks, const ValueAxis &axis)
{
    return axis.quantity != Quantity::Count || axis.logarithmic ||
           std::all_of(ticks.values.begin(), ticks.values.end(),
                       [](double value) { return value == std::round(value); });
}

/// As many ticks as have room for their texts.
AxisTicks ticksFor(const AxisPlace &place, const Format &format, const QFontMetricsF &metrics)
{
    const double room = place.right - place.left;
    for (int most = 11; most > 2; --most) {
        AxisTicks ticks = axisTicks(place.axis, most);
        if (!areCounted(ticks, place.axis))
            continue;
        double widest = 0.0;
        for (const double value : ticks.values)
            widest =
                std::max(widest, metrics.horizontalAdvance(axisTickText(format, place.axis, ticks, value)));
        if ((widest + 2.0 * metrics.averageCharWidth()) * static_cast<double>(ticks.values.size()) <= room)
            return ticks;
    }
    return axisTicks(place.axis, 2);
}

} // namespace

double AxisPlace::xOf(double value) const
{
    const double part = axis.partOf(value);
    return mirrored ? right - part * (right - left) : left + part * (right - left);
}

double AxisPlace::partAt(double x) const
{
    const double room = std::max(1.0, right - left);
    return mirrored ? (right - x) / room : (x - left) / room;
}

double markRadius(const QFont &font)
{
    return std::max(9.0, QFontMetricsF(font).height() * 0.55);
}

void paintAxis(QPainter &painter, const AxisPlace &place, const QFont &font, const ChartTheme &theme,
               const std::vector<AnswerStop> &told, const QRectF &covered)
{
    const QFontMetricsF metrics(font);
    const Format format;
    painter.setFont(font);
    painter.setPen(QPen(theme.axis, 2.0));
    painter.drawLine(QPointF(place.left, place.y), QPointF(place.right, place.y));
    const AxisTicks ticks = ticksFor(place, format, metrics);
    const auto isTold = [&told](double value) {
        return std::any_of(told.begin(), told.end(),
                           [value](const AnswerStop &stop) { return stop.value == value; });
    };
    for (const double value : ticks.values) {
        const double x = place.xOf(value);
        painter.setPen(QPen(theme.axis, 1.0));
        painter.drawLine(QPointF(x, place.y - tick), QPointF(x, place.y + tick));
        const bool isEnd = value == ticks.values.front() || value == ticks.values.back();
        if (!told.empty() && (!isEnd || isTold(value)))
            continue;
        const QString text = axisTickText(format, place.axis, ticks, value);
        const double top = place.y + markRadius(font) + 2.0;
        if (centredArea(font, x, top, place.left + place.right, text).intersects(covered))
            continue;
        painter.setPen(theme.mutedText);
        paintCentred(painter, x, top, place.left + place.right, text);
    }
}

void paintAnswerMark(QPainter &painter, const QPointF &at, double radius, AnswerMark mark,
                     const QColor &color, const ChartTheme &theme)
{
    const double r = mark == AnswerMark::Handle ? radius : radius * 0.8;
    QPainterPath diamond;
    diamond.moveTo(at.x(), at.y() - r);
    diamond.lineTo(at.x() + r, at.y());
    diamond.lineTo(at.x(), at.y() + r);
    diamond.lineTo(at.x() - r, at.y());
    diamond.closeSubpath();
    // On a rim of the ground, so that it stands out from whatever it lies on.
    painter.setPen(QPen(theme.background, 5.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(diamond);
    painter.setPen(QPen(color, 2.5));
    painter.setBrush(color);
    painter.drawPath(diamond);
}

void paintPointer(QPainter &painter, const QPointF &tip, const QPointF &height, bool isHollow,
                  const QColor &color, const ChartTheme &theme)
{
    const QPointF base = tip - height;
    const QPointF side = QPointF(-height.y(), height.x()) * 0.6;
    const QPolygonF triangle({tip, base + side, base - side});
    // On a rim of the ground, so that it stands out from whatever it lies on.
    painter.setPen(QPen(theme.background, 4.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(triangle);
    painter.setPen(QPen(color, 2.0, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(isHollow ? theme.background : color);
    painter.drawPolygon(triangle);
}

QRectF centredArea(const QFont &font, double x, double top, double width, const QString &text)
{
    const QFontMetricsF metrics(font);
    const double wide = std::ceil(metrics.horizontalAdvance(text)) + 2.0;
    const double left = std::clamp(x - wide / 2.0, frameRoom, std::max(frameRoom, width - wide - frameRoom));
    return {left, top, wide, metrics.height()};
}

QRectF paintCentred(QPainter &painter, double x, double top, double width, const QString &text,
                    const QColor &plate)
{
    const QRectF area = centredArea(painter.font(), x, top, width, text);
    if (plate.isValid())
        painter.fillRect(area, plate);
    painter.drawText(area, Qt::AlignCenter | Qt::TextSingleLine, text);
    return area;
}

} // namespace rp
