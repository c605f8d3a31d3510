// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stacked_bar_layout.h"

#include "charts/axis_scale.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double edge = 4.0;

double finiteOr0(double value)
{
    return std::isfinite(value) && value > 0.0 ? value : 0.0;
}

double barLength(const ChartSeries &series)
{
    double sum = 0.0;
    for (const ChartPoint &point : series.points)
        sum += point.isTotal ? 0.0 : finiteOr0(point.value);
    return sum;
}

double largestValue(const ChartContent &content)
{
    double largest = 0.0;
    for (const ChartSeries &series : content.series)
        largest = std::max(largest, barLength(series));
    for (const ChartAnnotation &annotation : content.annotations)
        largest = std::max(largest, finiteOr0(annotation.position));
    return largest;
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
    Builder(const ChartContent &content, const QSizeF &size, const ChartStyle &style)
        : m_content(content)
        , m_style(style)
        , m_text(style)
    {
        m_out.size = size;
        m_out.axisEnd = niceAxisEnd(largestValue(content), content.quantity);
        m_out.spacing = std::max(6.0, m_text.lineHeight() * 0.42);
    }

    StackedBarLayout build()
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
        return nameColumn(1e4) + totalColumn() + m_text.lineHeight() * 5.0 + 2.0 * edge;
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
            const double part = barLength(series) / m_out.axisEnd;
            if (total.isEmpty() || part <= 0.0)
                continue;
            const double room = m_out.size.width() - edge - m_text.em() - m_text.width(total, true) - m_left;
            right = std::min(right, m_left + room / part);
        }
        m_right = std::max(m_left + 20.0, right);
    }

    double rowsNeeded() const
    {
        double row = m_text.lineHeight() * 1.3;
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
        std::vector<QRectF> placed;
        double height = 0.0;
        const double limit = m_out.size.width() * 0.7;
        for (const ChartAnnotation &annotation : m_content.annotations) {
            const QSizeF size = m_text.wrapped(annotation.label, limit, true);
            const double middle = xOf(finiteOr0(annotation.position));
            const double x = std::clamp(middle - size.width() / 2.0, edge,
                                        std::max(edge, m_out.size.width() - edge - size.width()));
            QRectF rect(QPointF(x, edge), size);
            for (const QRectF &other : placed)
                if (rect.adjusted(-6.0, 0.0, 6.0, 0.0).intersects(other))
                    rect.moveTop(other.bottom() + 2.0);
            placed.push_back(rect);
            height = std::max(height, rect.bottom() + m_text.em() - edge);
            m_out.texts.push_back(
                {rect, annotation.label, m_style.theme.text, Qt::AlignHCenter | Qt::AlignTop, true});
        }
        m_out.annotations = std::move(placed);
        return height;
    }

    QString tick(double value) const
    {
        return tickText(m_style.format, m_content.quantity, value, m_ticks.step, m_out.axisEnd);
    }

    double measureBelow()
    {
        int count = 8;
        double widest = 0.0;
        for (int pass = 0; pass < 6; ++pass) {
            m_ticks = niceTicks(0.0, m_out.axisEnd, count);
            widest = 0.0;
            for (const double value : m_ticks.values)
                widest = std::max(widest, m_text.width(tick(value)));
            const int fitting = ticksThatFit(m_right - m_left, widest, m_text);
            if (static_cast<int>(m_ticks.values.size()) <= fitting + 1)
                break;
            count = std::max(1, std::min(count - 1, fitting));
        }
        m_axisTitle = axisTitleText(m_content.valueAxisTitle, tick(0.0), tick(m_out.axisEnd));
        const double width = m_out.size.width() - 2.0 * edge;
        m_titleSize = m_text.wrapped(m_axisTitle, width);
        m_legendHeight = layoutLegend(m_content.legend, {}, width, m_text, m_style.theme).height;
        m_tickTop = m_text.em() * 0.7;
        return m_tickTop + m_text.lineHeight() + m_titleSize.height() +
               (m_legendHeight > 0.0 ? m_text.em() * 0.6 + m_legendHeight : 0.0);
    }

    void placeBars()
    {
        const double pitch =
            m_out.plot.height() / std::max<double>(1.0, static_cast<double>(m_content.series.size()));
        const double fullest = pitch < m_text.lineHeight() * 1.7 ? 0.84 : 0.7;
        m_out.barFill = std::min(fullest, m_text.lineHeight() * 2.4 / std::max(1.0, pitch));
        for (std::size_t s = 0; s < m_content.series.size(); ++s)
            placeBar(m_content.series[s], m_out.plot.top() + pitch * static_cast<double>(s), pitch);
    }

    void placeBar(const ChartSeries &series, double top, double pitch)
    {
        const double height = pitch * m_out.barFill;
        const double barTop = top + (pitch - height) / 2.0;
        std::vector<QRectF> rects;
        double sum = 0.0;
        const double end = xOf(barLength(series));
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
        const QRectF rect(QPointF(end + m_text.em(), top + (pitch - size.height()) / 2.0), size);
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
        const double tickTop = m_out.plot.bottom() + m_tickTop;
        double lastRight = -1e9;
        for (const double value : m_ticks.values) {
            const double x = xOf(value);
            m_out.gridX.push_back(x);
            const QString text = tick(value);
            const double width = m_text.width(text);
            const double left =
                std::clamp(x - width / 2.0, edge, std::max(edge, m_out.size.width() - edge - width));
            if (left < lastRight + 3.0)
                continue; // the grid line stays
            m_out.texts.push_back({QRectF(left, tickTop, width, m_text.lineHeight()), text,
                                   m_style.theme.mutedText, Qt::AlignHCenter | Qt::AlignTop});
            lastRight = left + width;
        }
        const double titleTop = tickTop + m_text.lineHeight();
        const double titleLeft = std::clamp(m_out.plot.center().x() - m_titleSize.width() / 2.0, edge,
                                            std::max(edge, m_out.size.width() - edge - m_titleSize.width()));
        m_out.texts.push_back({QRectF(QPointF(titleLeft, titleTop), m_titleSize), m_axisTitle,
                               m_style.theme.mutedText, Qt::AlignHCenter | Qt::AlignTop});
        LegendLayout legend =
            layoutLegend(m_content.legend, QPointF(edge, titleTop + m_titleSize.height() + m_text.em() * 0.6),
                         m_out.size.width() - 2.0 * edge, m_text, m_style.theme);
        m_out.swatches = std::move(legend.swatches);
        m_out.texts.insert(m_out.texts.end(), legend.texts.begin(), legend.texts.end());
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
    const ChartStyle &m_style;
    CanvasText m_text;
    StackedBarLayout m_out;
    AxisTicks m_ticks;
    QString m_axisTitle;
    QSizeF m_titleSize;
    double m_legendHeight = 0.0;
    double m_tickTop = 0.0;
    double m_nameLimit = 0.0;
    double m_left = 0.0;
    double m_right = 0.0;
};

} // namespace

StackedBarLayout layoutStackedBars(const ChartContent &content, const QSizeF &size, const ChartStyle &style)
{
    return Builder(content, size, style).build();
}

double stackedBarsMinimumWidth(const ChartContent &content, const ChartStyle &style)
{
    return Builder(content, QSizeF(), style).minimumWidth();
}

} // namespace rp
