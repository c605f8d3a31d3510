// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/overlay_plot.h"

#include "models/text/format.h"
#include "views/widgets/layout/spacing.h"
#include "views/widgets/spoken/focus_ring.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {

/// More values than this are drawn as lines.
constexpr std::size_t mostBars = 24;
constexpr double wideRange = 200.0; ///< of positive values: from here on the axis is one of powers
constexpr int lineChartLines = 16;
constexpr int upTicksMost = 5;
constexpr int acrossTicksMost = 6;

QString valueName(const ChartSeries &series, const ChartPoint &point)
{
    if (point.name == series.name)
        return point.name;
    //: A value in a chart: its series, then its name.
    return QCoreApplication::translate("rp::OverlayPlot", "%1, %2").arg(series.name, point.name);
}

/// Values that both have at the same place, in the first one's order.
std::vector<OverlayPlot::Pair> pairsOf(const ChartContent &solid, const ChartContent &ghost)
{
    std::vector<OverlayPlot::Pair> pairs;
    for (std::size_t s = 0; s < solid.series.size(); ++s) {
        const ChartSeries &mine = solid.series[s];
        const auto theirs =
            std::find_if(ghost.series.begin(), ghost.series.end(),
                         [&mine](const ChartSeries &series) { return series.key == mine.key; });
        if (theirs == ghost.series.end() || mine.drawn == ChartSeries::Drawn::BandLower ||
            mine.drawn == ChartSeries::Drawn::BandUpper)
            continue;
        const std::size_t count = std::min(mine.points.size(), theirs->points.size());
        for (std::size_t i = 0; i < count; ++i) {
            const ChartPoint &a = mine.points[i];
            const ChartPoint &b = theirs->points[i];
            if (!std::isfinite(a.value) || !std::isfinite(b.value))
                continue;
            pairs.push_back({valueName(mine, a), a.text, b.text, a.position, a.value, b.value, s});
        }
    }
    return pairs;
}

/// Places values on 0 … 1; both sides share it.
struct SharedScale
{
    double low = 0.0;
    double high = 1.0;
    bool powers = false;

    static SharedScale of(const std::vector<OverlayPlot::Pair> &pairs, bool fromZero)
    {
        SharedScale scale{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
        for (const OverlayPlot::Pair &pair : pairs) {
            scale.low = std::min({scale.low, pair.solid, pair.ghost});
            scale.high = std::max({scale.high, pair.solid, pair.ghost});
        }
        scale.powers = !fromZero && scale.low > 0.0 && scale.high / scale.low > wideRange;
        if (fromZero)
            scale.low = std::min(0.0, scale.low);
        return scale;
    }
    double share(double value) const
    {
        const double from = powers ? std::log10(low) : low;
        const double to = powers ? std::log10(high) : high;
        const double at = powers ? std::log10(value) : value;
        return to > from ? (at - from) / (to - from) : 0.0;
    }
};

} // namespace

OverlayPlot::OverlayPlot(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("overlayPlot"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    hide();
}

void OverlayPlot::setSides(Side solid, Side ghost)
{
    m_solid = std::move(solid);
    m_ghost = std::move(ghost);
    m_pairs = pairsOf(m_solid.content, m_ghost.content);
    m_lines = m_pairs.size() > mostBars;
    //: Screen reader: title of a chart, then the names of two captures that are drawn over each other.
    setAccessibleName(tr("%1, drawn over each other: %2 is solid, %3 a dashed outline. The table below has "
                         "the values.")
                          .arg(m_solid.content.caption, m_solid.name, m_ghost.name));
    setVisible(!m_pairs.empty());
    updateGeometry();
    update();
}

QSize OverlayPlot::sizeHint() const
{
    const int line = fontMetrics().height();
    const int rows =
        m_lines ? lineChartLines * line : static_cast<int>(m_pairs.size()) * (2 * line + space::s);
    return {40 * line, rows + 2 * (line + space::s) + 3 * space::s};
}

QSize OverlayPlot::minimumSizeHint() const
{
    return {12 * fontMetrics().height(), sizeHint().height()};
}

double OverlayPlot::paintLegend(QPainter &painter) const
{
    const double line = fontMetrics().height();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QColor ink = palette().color(QPalette::Text);
    const double box = 1.6 * line;
    // One below the other: they name what they are of, and are long.
    double top = space::s;
    const int most = static_cast<int>(this->width() - box - 3.0 * space::s);
    for (const bool ghost : {false, true}) {
        const QString name =
            fontMetrics().elidedText(ghost ? m_ghost.name : m_solid.name, Qt::ElideMiddle, most);
        const double width = fontMetrics().horizontalAdvance(name) + space::s;
        const auto place = [&](double left, double w) {
            return QRectF(mirrored ? this->width() - left - w : left, top, w, line);
        };
        painter.setPen(QPen(ghost ? ink : palette().color(QPalette::Highlight), 1.6,
                            ghost ? Qt::DashLine : Qt::SolidLine));
        painter.setBrush(ghost ? QBrush(Qt::NoBrush) : QBrush(palette().color(QPalette::Highlight)));
        painter.drawRect(place(space::s, box).adjusted(1, 3, -1, -3));
        painter.setPen(ink);
        painter.drawText(
            place(space::s + box + space::xs, width),
            int(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft)), name);
        top += line + space::s;
    }
    return top + space::s;
}

void OverlayPlot::paintBars(QPainter &painter, const QRectF &room) const
{
    const SharedScale scale = SharedScale::of(m_pairs, true);
    const double line = fontMetrics().height();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QColor ink = palette().color(QPalette::Text);
    const Qt::Alignment lead = Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft);
    double y = room.top();
    for (const Pair &pair : m_pairs) {
        const auto bar = [&](double value) {
            const double from = scale.share(0.0) * room.width();
            const double to = scale.share(value) * room.width();
            const double left = std::min(from, to);
            const double wide = std::max(1.0, std::abs(to - from));
            return QRectF(mirrored ? room.right() - left - wide : room.left() + left, y + line, wide,
                          line * 0.8);
        };
        painter.setPen(ink);
        //: A value of two captures that are compared: its name, then the first one's value and the second's.
        painter.drawText(QRectF(room.left(), y, room.width(), line), int(lead | Qt::AlignVCenter),
                         tr("%1: %2, then %3").arg(pair.name, pair.solidText, pair.ghostText));
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRect(bar(pair.solid));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.6, Qt::DashLine));
        painter.drawRect(bar(pair.ghost).adjusted(0.8, -1.5, -0.8, 1.5));
        y += 2.0 * line + space::s;
    }
}

/// Both axes with their names and a few values; returns what they leave for the lines.
QRectF OverlayPlot::paintAxes(QPainter &painter, const QRectF &room, const ValueAxis &across,
                              const ValueAxis &up) const
{
    const Format format;
    const ChartContent &content = m_solid.content;
    const double line = fontMetrics().height();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto write = [&](QRectF rect, Qt::Alignment side, const QString &text) {
        if (mirrored)
            rect.moveLeft(room.left() + room.right() - rect.right());
        const bool trailing = side.testFlag(Qt::AlignRight) != mirrored;
        const Qt::Alignment placed = side.testFlag(Qt::AlignHCenter) ? Qt::AlignHCenter
                                     : trailing                      ? Qt::AlignRight
                                                                     : Qt::AlignLeft;
        painter.drawText(rect, int(placed | Qt::AlignAbsolute | Qt::AlignVCenter), text);
    };
    const AxisTicks upTicks = axisTicks(up, upTicksMost);
    double wide = 0.0;
    for (const double value : upTicks.values)
        wide = std::max(wide, fontMetrics().horizontalAdvance(axisTickText(format, up, upTicks, value)) +
                                  double(space::s));
    const QRectF plot = room.adjusted(wide, line * 1.6, -space::m, -2.2 * line);
    painter.setPen(palette().color(QPalette::Text));
    write({room.left(), room.top(), room.width(), line}, Qt::AlignLeft, content.valueAxisTitle);
    write({plot.left(), plot.bottom() + 1.1 * line, plot.width(), line}, Qt::AlignHCenter,
          content.categoryAxisTitle);
    for (const double value : upTicks.values)
        write({room.left(), plot.bottom() - up.partOf(value) * plot.height() - line / 2.0, wide - space::xs,
               line},
              Qt::AlignRight, axisTickText(format, up, upTicks, value));
    const AxisTicks ticks = axisTicks(across, acrossTicksMost);
    for (const double value : ticks.values)
        write({plot.left() + across.partOf(value) * plot.width() - 4.0 * line, plot.bottom() + 2.0,
               8.0 * line, line},
              Qt::AlignHCenter, axisTickText(format, across, ticks, value));
    const QRectF turned(room.left() + room.right() - plot.right(), plot.top(), plot.width(), plot.height());
    return mirrored ? turned : plot;
}

/// The name of a series, above the trailing end of its line, or as near below it as another name lets it.
void OverlayPlot::paintName(QPainter &painter, const QPointF &end, std::size_t series,
                            std::vector<QRectF> &taken) const
{
    if (series >= m_solid.content.series.size())
        return;
    const QString &name = m_solid.content.series[series].name;
    const QSizeF size(fontMetrics().horizontalAdvance(name) + double(space::s), fontMetrics().height());
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    QRectF place({mirrored ? end.x() : end.x() - size.width(), end.y() - size.height() - 3.0}, size);
    for (const QRectF &other : taken)
        if (place.intersects(other))
            place.moveTop(other.bottom() + 1.0);
    taken.push_back(place);
    painter.fillRect(place, palette().color(QPalette::Base));
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place, Qt::AlignCenter, name);
}

void OverlayPlot::paintLines(QPainter &painter, const QRectF &room) const
{
    const SharedScale scale = SharedScale::of(m_pairs, false);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto ends = std::minmax_element(m_pairs.begin(), m_pairs.end(),
                                          [](const Pair &a, const Pair &b) { return a.at < b.at; });
    const ValueAxis across{ends.first->at, std::max(ends.second->at, ends.first->at + 1e-12),
                           m_solid.content.categoryQuantity};
    const ValueAxis up{scale.low, std::max(scale.high, scale.low + 1e-12), m_solid.content.quantity,
                       scale.powers};
    const QRectF plot = paintAxes(painter, room, across, up);
    const auto place = [&](double at, double value) {
        const double along = across.partOf(at) * plot.width();
        return QPointF(mirrored ? plot.right() - along : plot.left() + along,
                       plot.bottom() - scale.share(value) * plot.height());
    };
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.drawLine(mirrored ? plot.topRight() : plot.topLeft(),
                     mirrored ? plot.bottomRight() : plot.bottomLeft());
    std::vector<std::pair<QPointF, std::size_t>> names;
    for (std::size_t first = 0; first < m_pairs.size();) {
        QPolygonF solid;
        QPolygonF ghost;
        std::size_t i = first;
        for (; i < m_pairs.size() && m_pairs[i].series == m_pairs[first].series; ++i) {
            solid << place(m_pairs[i].at, m_pairs[i].solid);
            ghost << place(m_pairs[i].at, m_pairs[i].ghost);
        }
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2.2));
        painter.drawPolyline(solid);
        painter.setPen(QPen(palette().color(QPalette::Text), 1.6, Qt::DashLine));
        painter.drawPolyline(ghost);
        names.emplace_back(solid.back(), m_pairs[first].series);
        first = i;
    }
    std::sort(names.begin(), names.end(),
              [](const auto &a, const auto &b) { return a.first.y() < b.first.y(); });
    std::vector<QRectF> taken;
    for (const auto &[end, series] : names)
        paintName(painter, end, series, taken);
}

void OverlayPlot::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    const double legend = paintLegend(painter);
    const QRectF room = QRectF(rect()).adjusted(space::s, legend, -space::s, -space::s);
    if (m_lines)
        paintLines(painter, room);
    else
        paintBars(painter, room);
    if (hasFocus())
        drawFocusRing(painter, QRectF(rect()), palette());
}

void OverlayPlot::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QLabel::changeEvent(event);
}

} // namespace rp
