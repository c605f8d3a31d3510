// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/overlay_plot.h"

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
constexpr int lineChartLines = 14;

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
        painter.drawText(place(space::s + box + space::xs, width),
                         Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft),
                         name);
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
        painter.drawText(QRectF(room.left(), y, room.width(), line), lead | Qt::AlignVCenter,
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

void OverlayPlot::paintLines(QPainter &painter, const QRectF &room) const
{
    const SharedScale scale = SharedScale::of(m_pairs, false);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto ends = std::minmax_element(m_pairs.begin(), m_pairs.end(),
                                          [](const Pair &a, const Pair &b) { return a.at < b.at; });
    const double from = ends.first->at;
    const double span = std::max(ends.second->at - from, 1e-12);
    const auto place = [&](double at, double value) {
        const double along = (at - from) / span;
        return QPointF(mirrored ? room.right() - along * room.width() : room.left() + along * room.width(),
                       room.bottom() - scale.share(value) * room.height());
    };
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
    painter.drawLine(mirrored ? room.topRight() : room.topLeft(),
                     mirrored ? room.bottomRight() : room.bottomLeft());
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
        first = i;
    }
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
