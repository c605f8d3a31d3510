// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/scale/scale_layout.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace rp {

namespace {

constexpr double edge = canvasEdge;
constexpr MarkerShape shapes[] = {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Triangle,
                                  MarkerShape::Cross, MarkerShape::TriangleDown};

QString zoneName(bool first, bool last)
{
    if (first)
        //: Part of the arithmetic-intensity axis where memory limits the speed.
        return QCoreApplication::translate("rp::ScaleLayout", "Memory-bound");
    if (last)
        //: Part of the arithmetic-intensity axis where the math units limit the speed.
        return QCoreApplication::translate("rp::ScaleLayout", "Compute-bound");
    //: Part of the arithmetic-intensity axis above one ridge point and below another.
    return QCoreApplication::translate("rp::ScaleLayout", "Between the ridges");
}

/// A unit such as FLOP/byte stays in one piece where a label is broken into lines.
QString withWholeUnits(QString label)
{
    return label.replace(QLatin1Char('/'), QStringLiteral("/\u2060"));
}

/// Top to bottom: labels of ridges, zone names, marks with their labels, axis.
class Builder : private PlotBuilder
{
public:
    Builder(ScaleLayout &out, const ChartContent &content, int ridges, const QSizeF &size,
            const ChartStyle &style)
        : PlotBuilder(out, content, size, style)
        , m_ridges(static_cast<std::size_t>(
              std::clamp<int>(ridges, 0, static_cast<int>(content.annotations.size()))))
        , m_out(out)
    {
        m_out.axis = axisHolding(values(), {Quantity::Intensity, true});
    }

    void build()
    {
        m_left = edge + m_text.em();
        m_right = std::max(m_left + 20.0, m_out.size.width() - edge - m_text.em());
        const std::vector<LegendEntry> entries = legend();
        const double below = measureFoot(m_out.axis, m_content.categoryAxisTitle, entries, m_text.em() * 0.7);
        const double labels = placeAnnotationLabels(
            [this](const ChartAnnotation &annotation) { return xOf(annotation.position); }, edge,
            m_out.size.width() * 0.6, m_style.theme.background);
        const double top = labels > edge ? labels + m_text.em() * 0.6 : edge;
        const double markTop = top + zoneNameHeight() + m_text.lineHeight() * 0.15;
        const double lowest = placePoints(markTop) + m_text.em() * 0.6;
        m_out.neededHeight = std::ceil(lowest + below + edge);
        placePlot(top, std::max(lowest, m_out.size.height() - below - edge));
        placeZones();
        placeLines();
        placeFoot();
        for (const LegendEntry &entry : entries)
            m_out.swatchMeanings.push_back(entry.meaning);
        finish();
        if (m_style.direction == Qt::RightToLeft)
            mirror(m_out.zones, m_out.size.width());
    }

    double minimumWidth() const { return m_text.lineHeight() * 12.0 + 2.0 * edge; }

private:
    const std::vector<ChartPoint> &points() const
    {
        static const std::vector<ChartPoint> none;
        return m_content.series.empty() ? none : m_content.series.front().points;
    }

    std::vector<double> values() const
    {
        std::vector<double> all;
        const auto add = [&](double value, double beyond) {
            all.push_back(value / beyond);
            all.push_back(value * beyond);
        };
        for (const ChartPoint &point : points())
            add(point.value, 2.0);
        // Nearly a decade beyond a ridge, so that the parts on both of its sides can be seen and named.
        for (std::size_t i = 0; i < m_content.annotations.size(); ++i)
            add(m_content.annotations[i].position, i < m_ridges ? 8.0 : 2.0);
        return all;
    }

    double markSize() const { return std::max(12.0, m_text.em() * 1.6); }
    double labelGap() const { return m_text.em() * 0.7; }
    QRectF markAt(double x, double y) const
    {
        return {x - markSize() / 2.0, y - markSize() / 2.0, markSize(), markSize()};
    }
    double xOf(double value) const { return m_left + (m_right - m_left) * m_out.axis.partOf(value); }

    /// Where a mark at x and its label stand below `top`; a label of no width has no place yet.
    struct Spot
    {
        QRectF mark;
        QRectF label;
        Qt::Alignment alignment;
    };

    Spot beside(double x, double top, const QSizeF &label, bool isAfter) const
    {
        const double height = std::max(label.height(), markSize());
        const double away = markSize() / 2.0 + labelGap();
        const double left = isAfter ? x + away : x - away - label.width();
        return {markAt(x, top + height / 2.0),
                {{left, top + (height - label.height()) / 2.0}, label},
                (isAfter ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter};
    }

    /// The label between `from` and `to` below its mark, as near to it as it can be.
    Spot under(double x, double top, const QSizeF &label, double from, double to) const
    {
        const double left = std::clamp(x - label.width() / 2.0, from, std::max(from, to - label.width()));
        return {markAt(x, top + markSize() / 2.0),
                {{left, top + markSize() + 1.0}, label},
                Qt::AlignHCenter | Qt::AlignVCenter};
    }

    /// A label that reached beyond its mark's zone would be read as data of the next one. So it stays inside,
    /// beside its mark or below it, in a few lines where it must; in a zone too narrow for that it begins
    /// at its mark, and only where nothing else has room it ends there.
    Spot spotFor(const QString &label, double x, double top) const
    {
        const auto [from, to] = zoneAround(x);
        const double away = markSize() / 2.0 + labelGap();
        const double most = m_text.lineHeight() * 3.5;
        for (const double height : {m_text.lineHeight() * 1.5, most})
            for (const bool isAfter : {true, false}) {
                const double room = (isAfter ? to - x : x - from) - away - labelGap() / 2.0;
                const QSizeF size = room > 0.0 ? m_text.wrapped(label, room) : QSizeF();
                if (size.width() > 0.0 && size.width() <= room && size.height() <= height)
                    return beside(x, top, size, isAfter);
            }
        const double across = to - from - labelGap();
        if (const QSizeF size = m_text.wrapped(label, across);
            size.width() <= across && size.height() <= most + m_text.lineHeight())
            return under(x, top, size, from + labelGap() / 2.0, to - labelGap() / 2.0);
        const double after = m_right - x - away;
        const QSizeF size = m_text.wrapped(label, std::max(after, 1.0));
        if (size.width() <= after && size.height() <= most)
            return beside(x, top, size, true);
        const double before = x - away - m_left;
        return beside(x, top, m_text.wrapped(label, std::max(after, before)), after >= before);
    }

    /// As high as what is placed already lets a label and its mark be: on a line with others only where
    /// nothing else could be taken for it.
    Spot freeSpotFor(const QString &label, double x, double top, const std::vector<QRectF> &taken) const
    {
        Spot spot = spotFor(label, x, top);
        const double apart = labelGap() * 2.0;
        for (bool isFree = false; !isFree;) {
            isFree = true;
            const QRectF room = spot.mark.united(spot.label).adjusted(-apart, 0.0, apart, 2.0);
            for (const QRectF &other : taken)
                if (other.intersects(room)) {
                    spot = spotFor(label, x, other.bottom() + 3.0);
                    isFree = false;
                    break;
                }
        }
        return spot;
    }

    /// Returns the bottom of the lowest mark or label.
    double placePoints(double top)
    {
        m_out.points.assign(1, std::vector<QRectF>(points().size()));
        std::vector<QRectF> taken;
        double bottom = top + m_text.lineHeight();
        for (std::size_t p = 0; p < points().size(); ++p) {
            m_out.shapes.push_back(shapes[p % std::size(shapes)]);
            const double x = xOf(points()[p].value);
            if (std::isnan(x))
                continue;
            const QString label = withWholeUnits(points()[p].label);
            const Spot spot = freeSpotFor(label, x, top, taken);
            m_out.points[0][p] = spot.mark;
            place(spot.label, label, m_style.theme.text, spot.alignment, false, m_style.theme.background);
            taken.push_back(spot.mark.united(spot.label));
            bottom = std::max(bottom, taken.back().bottom());
        }
        return bottom;
    }

    /// Ends of the zone that x lies in; those of the axis without a ridge.
    std::pair<double, double> zoneAround(double x) const
    {
        double from = m_left;
        double to = m_right;
        for (const double border : zoneBorders()) {
            if (border <= x)
                from = std::max(from, border);
            else
                to = std::min(to, border);
        }
        return {from, to};
    }

    /// The ridges' places and the ends of the axis; empty without a ridge.
    std::vector<double> zoneBorders() const
    {
        std::vector<double> borders{m_left, m_right};
        for (std::size_t i = 0; i < m_ridges; ++i)
            if (const double x = xOf(m_content.annotations[i].position); !std::isnan(x))
                borders.push_back(x);
        if (borders.size() == 2)
            return {}; // without a ridge no part is bound by anything
        std::sort(borders.begin(), borders.end());
        return borders;
    }

    /// Size of a zone's name when it fits between its borders, broken into lines where it has to be; else
    /// empty: its neighbours and the ridges say what the zone is.
    QSizeF zoneNameSize(const std::vector<double> &borders, std::size_t zone) const
    {
        const double room = borders[zone + 1] - borders[zone] - m_text.em();
        const QSizeF size = m_text.wrapped(zoneName(zone == 0, zone + 2 == borders.size()), room);
        return size.width() <= room ? size : QSizeF(0.0, 0.0);
    }

    /// Outer zones without room for their names; the one between the ridges is named by them.
    std::vector<LegendEntry> legend() const
    {
        std::vector<LegendEntry> entries;
        const std::vector<double> borders = zoneBorders();
        for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
            const bool first = i == 0;
            const bool last = i + 2 == borders.size();
            if ((first || last) && zoneNameSize(borders, i).isEmpty())
                entries.push_back({zoneName(first, last), first ? Meaning::Memory : Meaning::Compute});
        }
        return entries;
    }

    double zoneNameHeight() const
    {
        double height = m_text.lineHeight();
        const std::vector<double> borders = zoneBorders();
        for (std::size_t i = 0; i + 1 < borders.size(); ++i)
            height = std::max(height, zoneNameSize(borders, i).height());
        return height;
    }

    void placeZones()
    {
        const std::vector<double> borders = zoneBorders();
        for (std::size_t i = 0; i + 1 < borders.size(); ++i) {
            const bool first = i == 0;
            const bool last = i + 2 == borders.size();
            const QRectF rect(QPointF(borders[i], m_out.plot.top()),
                              QPointF(borders[i + 1], m_out.plot.bottom()));
            const Meaning outer = first ? Meaning::Memory : Meaning::Compute;
            m_out.zones.push_back(rect);
            m_out.zoneMeanings.push_back(first || last ? outer : Meaning::Neutral);
            const QSizeF size = zoneNameSize(borders, i);
            if (size.isEmpty())
                continue;
            place({{rect.center().x() - size.width() / 2.0, rect.top() + 1.0}, size}, zoneName(first, last),
                  m_style.theme.mutedText, Qt::AlignHCenter | Qt::AlignVCenter, false,
                  m_style.theme.background);
        }
    }

    void placeLines()
    {
        for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
            const double x = xOf(m_content.annotations[i].position);
            if (!std::isnan(x))
                m_out.marks.emplace_back(x, m_out.annotations[i].bottom(), x, m_out.plot.bottom());
        }
    }

    std::size_t m_ridges;
    ScaleLayout &m_out;
};

} // namespace

ScaleLayout layoutScale(const ChartContent &content, int ridges, const QSizeF &size, const ChartStyle &style)
{
    ScaleLayout layout;
    Builder(layout, content, ridges, size, style).build();
    return layout;
}

double scaleMinimumWidth(const ChartContent &content, const ChartStyle &style)
{
    ScaleLayout layout;
    return Builder(layout, content, 0, QSizeF(), style).minimumWidth();
}

} // namespace rp
