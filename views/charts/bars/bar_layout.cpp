// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_layout.h"

#include "views/charts/axes/axis_foot.h"
#include "views/charts/axes/label_placer.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double edge = canvasEdge;
constexpr int mostNamedBars = 12; ///< of grouped bars; more would need two lines of text for each row

double finiteOr0(double value)
{
    return std::isfinite(value) && value > 0.0 ? value : 0.0;
}

/// How far a row's bars reach.
double barLength(const ChartSeries &series, BarArrangement arrangement)
{
    double length = 0.0;
    for (const ChartPoint &point : series.points) {
        const double value = point.isTotal ? 0.0 : finiteOr0(point.value);
        length = arrangement == BarArrangement::Stacked ? length + value : std::max(length, value);
    }
    return length;
}

double largestValue(const ChartContent &content, BarArrangement arrangement)
{
    double largest = 0.0;
    for (const ChartSeries &series : content.series)
        largest = std::max(largest, barLength(series, arrangement));
    for (const ChartAnnotation &annotation : content.annotations)
        largest = std::max(largest, finiteOr0(annotation.position));
    return largest;
}

std::size_t barsPerRow(const ChartContent &content)
{
    std::size_t most = 1;
    for (const ChartSeries &series : content.series)
        most = std::max<std::size_t>(most, static_cast<std::size_t>(std::count_if(
                                               series.points.cbegin(), series.points.cend(),
                                               [](const ChartPoint &point) { return !point.isTotal; })));
    return most;
}

QString totalText(const ChartSeries &series)
{
    for (const ChartPoint &point : series.points)
        if (point.isTotal)
            return point.text;
    return {};
}

/// Does the work in steps, top to bottom; each step reads what the ones before it have placed.
class Builder
{
public:
    Builder(const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
            const ChartStyle &style)
        : m_content(content)
        , m_arrangement(arrangement)
        , m_style(style)
        , m_text(style)
        , m_foot(m_text, style)
        , m_grouped(arrangement == BarArrangement::Grouped)
        , m_barsPerRow(m_grouped ? static_cast<double>(barsPerRow(content)) : 1.0)
    {
        m_out.size = size;
        m_out.axisEnd = axisHolding({largestValue(content, arrangement)}, {content.quantity}).to;
        m_valuesBeside =
            m_grouped && static_cast<double>(content.series.size()) * m_barsPerRow <= mostNamedBars;
        m_out.spacing = std::max(6.0, m_text.lineHeight() * 0.42);
    }

    BarLayout build()
    {
        measureColumns();
        const double top = edge + placeAnnotationLabels();
        const double below = measureBelow();
        const double rows = rowsNeeded();
        m_out.neededHeight = std::ceil(top + rows + below + edge);
        const double bottom = std::max(top + rows, m_out.size.height() - below - edge);
        m_out.plot = QRectF(QPointF(m_left, top), QPointF(m_right, bottom));
        placeBars();
        placeAxis();
        placeMarks();
        if (m_style.direction == Qt::RightToLeft)
            turnRound();
        return std::move(m_out);
    }

    double minimumWidth() const
    {
        // Names of groups may break at words; those of stacked bars are short.
        return nameColumn(m_grouped ? m_text.lineHeight() * 6.0 : 1e4) + totalColumn() +
               m_text.lineHeight() * 5.0 + 2.0 * edge;
    }

private:
    double pointerWidth() const { return m_text.em() * 1.6; }

    double nameColumn(double limit) const
    {
        double widest = 0.0;
        for (const ChartSeries &series : m_content.series)
            widest = std::max(widest, m_text.wrapped(series.name, limit, true).width());
        return widest > 0.0 ? widest + pointerWidth() + m_text.em() : 0.0;
    }

    double totalColumn() const
    {
        double widest = 0.0;
        for (const ChartSeries &series : m_content.series)
            widest = std::max(widest, m_text.width(totalText(series), true));
        return widest > 0.0 ? widest + m_text.em() * 2.0 : m_text.em() * 2.0;
    }

    void measureColumns()
    {
        m_nameLimit = m_out.size.width() * 0.36;
        m_left = edge + nameColumn(m_nameLimit);
        // The plot may run on beside the totals as far as each of them finds room at its bar's end.
        double right = m_out.size.width() - edge - m_text.em() * 2.0;
        for (const ChartSeries &series : m_content.series) {
            const QString total = totalText(series);
            const double totalWidth = total.isEmpty() ? 0.0 : m_text.em() + m_text.width(total, true);
            const double room = m_out.size.width() - edge - m_left - totalWidth;
            const double part = barLength(series, m_arrangement) / m_out.axisEnd;
            if (totalWidth > 0.0 && part > 0.0)
                right = std::min(right, m_left + room / part);
            for (const ChartPoint &point : series.points) {
                const double pointPart = finiteOr0(point.value) / m_out.axisEnd;
                if (m_valuesBeside && !point.isTotal && pointPart > 0.0)
                    right = std::min(right, m_left + (room - valueWidth(point)) / pointPart);
            }
        }
        m_right = std::max(m_left + 20.0, right);
        if (!m_grouped)
            leaveRoomBehindMarks();
    }

    /// A total that a mark would run through stands behind that mark, where it needs room as well.
    void leaveRoomBehindMarks()
    {
        for (const ChartSeries &series : m_content.series) {
            const QString total = totalText(series);
            const double width = 2.0 * m_text.em() + m_text.width(total, true);
            const double bar = xOf(barLength(series, m_arrangement));
            for (const ChartAnnotation &annotation : m_content.annotations) {
                const double x = xOf(finiteOr0(annotation.position));
                if (total.isEmpty() || x <= m_left || x < bar || x >= bar + width)
                    continue;
                const double room = (m_right - m_left) * (m_out.size.width() - edge - width - m_left);
                m_right = std::min(m_right, m_left + std::max(20.0, room / (x - m_left)));
            }
        }
    }

    double valueWidth(const ChartPoint &point) const { return m_text.em() * 0.8 + m_text.width(point.text); }

    double rowsNeeded() const
    {
        double row = m_text.lineHeight() * (m_valuesBeside ? 0.4 + m_barsPerRow : 1.3);
        for (const ChartSeries &series : m_content.series)
            row = std::max(row, m_text.wrapped(series.name, m_nameLimit, true).height() + 4.0);
        return row * std::max<double>(1.0, static_cast<double>(m_content.series.size()));
    }

    double xOf(double value) const
    {
        return m_left + (m_right - m_left) * std::clamp(value / m_out.axisEnd, 0.0, 1.0);
    }

    /// Labels stand above the plot, each centred over its line; those that would overlap go a line higher.
    double placeAnnotationLabels()
    {
        const double limit = m_out.size.width() * 0.7;
        std::vector<QSizeF> sizes;
        std::vector<double> middles;
        for (const ChartAnnotation &annotation : m_content.annotations) {
            sizes.push_back(m_text.wrapped(annotation.label, limit, true));
            middles.push_back(xOf(finiteOr0(annotation.position)));
        }
        std::vector<QRectF> placed = stackedLabels(sizes, middles, edge, edge, m_out.size.width() - edge);
        double height = 0.0;
        for (std::size_t i = 0; i < placed.size(); ++i) {
            height = std::max(height, placed[i].bottom() + m_text.em() - edge);
            m_out.texts.push_back({placed[i], m_content.annotations[i].label, m_style.theme.text,
                                   Qt::AlignHCenter | Qt::AlignTop, true});
        }
        m_out.annotations = std::move(placed);
        return height;
    }

    double measureBelow()
    {
        const ValueAxis axis{0.0, m_out.axisEnd, m_content.quantity};
        return m_foot.measure(axis, m_content.valueAxisTitle, m_content.legend,
                              {m_left, m_right, m_out.size.width(), m_text.em() * 0.7});
    }

    void placeBars()
    {
        const double pitch =
            m_out.plot.height() / std::max<double>(1.0, static_cast<double>(m_content.series.size()));
        const double fullest = pitch < m_text.lineHeight() * 1.7 ? 0.84 : 0.7;
        const double thickest = m_text.lineHeight() * (m_grouped ? 1.3 * m_barsPerRow : 2.4);
        m_out.barFill = std::min(fullest, thickest / std::max(1.0, pitch));
        for (std::size_t s = 0; s < m_content.series.size(); ++s)
            placeRow(m_content.series[s], m_out.plot.top() + pitch * static_cast<double>(s), pitch);
    }

    void placeRow(const ChartSeries &series, double top, double pitch)
    {
        if (m_grouped)
            placeGroup(series, top, pitch);
        else
            placeBar(series, top, pitch);
    }

    void placeGroup(const ChartSeries &series, double top, double pitch)
    {
        const double height = pitch * m_out.barFill;
        const double each = height / m_barsPerRow;
        double barTop = top + (pitch - height) / 2.0;
        double end = m_left;
        std::vector<QRectF> rects;
        for (const ChartPoint &point : series.points) {
            if (point.isTotal) {
                rects.push_back(placeTotal(point, end, top, pitch));
                continue;
            }
            const QRectF rect(QPointF(m_left, barTop), QPointF(xOf(finiteOr0(point.value)), barTop + each));
            end = std::max(end, rect.right());
            if (m_valuesBeside)
                end = std::max(end, placeBeside(point, rect));
            barTop += each;
            rects.push_back(rect);
        }
        const double barEnd = xOf(barLength(series, m_arrangement));
        placeName(series, top, pitch, QRectF(m_left, top + (pitch - height) / 2.0, barEnd - m_left, height));
        m_out.points.push_back(std::move(rects));
    }

    /// Moved so that no mark runs through the text, where there is room between `from` and `to`.
    QRectF besideMarks(QRectF text, double from, double to) const
    {
        std::vector<double> marks;
        marks.reserve(m_content.annotations.size());
        for (const ChartAnnotation &annotation : m_content.annotations)
            marks.push_back(xOf(finiteOr0(annotation.position)));
        text.moveLeft(leftBesideMarks({text.left(), text.right()}, marks, m_text.em() * 0.7, {from, to}));
        return text;
    }

    /// A value behind its bar's end; returns where the text ends.
    double placeBeside(const ChartPoint &point, const QRectF &bar)
    {
        const double width = m_text.width(point.text);
        const QRectF wanted(bar.right() + m_text.em() * 0.8, bar.center().y() - m_text.lineHeight() / 2.0,
                            width, m_text.lineHeight());
        const QRectF rect = besideMarks(wanted, wanted.left(), m_out.size.width() - edge);
        m_out.texts.push_back({rect, point.text, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, false,
                               m_style.theme.background});
        return rect.right();
    }

    void placeBar(const ChartSeries &series, double top, double pitch)
    {
        const double height = pitch * m_out.barFill;
        const double barTop = top + (pitch - height) / 2.0;
        std::vector<QRectF> rects;
        double sum = 0.0;
        const double end = xOf(barLength(series, m_arrangement));
        for (const ChartPoint &point : series.points) {
            if (point.isTotal) {
                rects.push_back(placeTotal(point, end, top, pitch));
                continue;
            }
            const double from = xOf(sum);
            sum += finiteOr0(point.value);
            const QRectF rect(QPointF(from, barTop), QPointF(xOf(sum), barTop + height));
            rects.push_back(rect);
            placeValue(point, rect);
        }
        m_out.points.push_back(std::move(rects));
        placeName(series, top, pitch, QRectF(QPointF(m_left, barTop), QPointF(end, barTop + height)));
    }

    QRectF placeTotal(const ChartPoint &point, double end, double top, double pitch)
    {
        const QSizeF size(m_text.width(point.text, true), m_text.lineHeight());
        const QRectF wanted(QPointF(end + m_text.em(), top + (pitch - size.height()) / 2.0), size);
        const QRectF rect = besideMarks(wanted, wanted.left(), m_out.size.width() - edge);
        m_out.texts.push_back({rect, point.text, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, true,
                               m_style.theme.background});
        return rect;
    }

    void placeValue(const ChartPoint &point, const QRectF &segment)
    {
        const double width = m_text.width(point.text) + m_text.em();
        if (width + 6.0 > segment.width() || m_text.lineHeight() > segment.height())
            return; // the status line, the table and the total still say it
        const MarkStyle mark = m_style.theme.mark(point.meaning);
        QRectF rect(QPointF(), QSizeF(width, m_text.lineHeight()));
        rect.moveCenter(segment.center());
        rect = besideMarks(rect, segment.left() + 3.0, segment.right() - 3.0);
        m_out.texts.push_back({rect, point.text, mark.labelInk, Qt::AlignCenter, false, mark.fill});
    }

    void placeName(const ChartSeries &series, double top, double pitch, const QRectF &bar)
    {
        const double right = m_left - m_text.em();
        const double left = edge + pointerWidth();
        const QSizeF size = m_text.wrapped(series.name, m_nameLimit, true);
        const QRectF rect(left, top + (pitch - size.height()) / 2.0, right - left, size.height());
        m_out.texts.push_back(
            {rect, series.name, m_style.theme.text, Qt::AlignRight | Qt::AlignVCenter, series.emphasized});
        if (!series.emphasized)
            return;
        m_out.frames.push_back(bar.adjusted(-2.5, -2.5, 2.5, 2.5));
        const double side = m_text.em() * 1.2;
        const double pointerRight = std::max(left, right - size.width()) - m_text.em() * 0.6;
        m_out.pointers.emplace_back(pointerRight - side * 0.8, top + (pitch - side) / 2.0, side * 0.8, side);
    }

    void placeAxis()
    {
        AxisFoot::Placed foot = m_foot.place(m_out.plot.bottom());
        m_out.gridX = std::move(foot.gridX);
        m_out.swatches = std::move(foot.swatches);
        m_out.texts.insert(m_out.texts.end(), foot.texts.begin(), foot.texts.end());
    }

    void placeMarks()
    {
        for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
            const double x = xOf(finiteOr0(m_content.annotations[i].position));
            m_out.marks.emplace_back(x, m_out.annotations[i].bottom(), x, m_out.plot.bottom());
        }
    }

    void turnRound()
    {
        const double width = m_out.size.width();
        const auto turn = [width](std::vector<QRectF> &rects) {
            for (QRectF &rect : rects)
                rect = mirrored(rect, width);
        };
        m_out.plot = mirrored(m_out.plot, width);
        for (double &x : m_out.gridX)
            x = width - x;
        for (std::vector<QRectF> &bar : m_out.points)
            turn(bar);
        turn(m_out.frames);
        turn(m_out.pointers);
        turn(m_out.annotations);
        turn(m_out.swatches);
        for (QLineF &mark : m_out.marks)
            mark = QLineF(width - mark.x1(), mark.y1(), width - mark.x2(), mark.y2());
        mirror(m_out.texts, width);
    }

    const ChartContent &m_content;
    BarArrangement m_arrangement;
    const ChartStyle &m_style;
    CanvasText m_text;
    AxisFoot m_foot;
    bool m_grouped;
    double m_barsPerRow; ///< that stand side by side
    bool m_valuesBeside = false;
    BarLayout m_out;
    double m_nameLimit = 0.0;
    double m_left = 0.0;
    double m_right = 0.0;
};

} // namespace

BarLayout layoutBars(const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
                     const ChartStyle &style)
{
    return Builder(content, arrangement, size, style).build();
}

double barsMinimumWidth(const ChartContent &content, BarArrangement arrangement, const ChartStyle &style)
{
    return Builder(content, arrangement, QSizeF(), style).minimumWidth();
}

} // namespace rp
