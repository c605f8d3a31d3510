// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/bars/bar_plot.h"

#include "views/charts/bars/bar_details.h"
#include "views/charts/bars/bar_lengths.h"
#include "views/charts/label_placer.h"
#include "views/charts/measured_marks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

constexpr double edge = canvasEdge;
constexpr double slotPart = 0.3;  ///< of the plot: every place of a bar that is not drawn yet is as long
constexpr int mostNamedBars = 12; ///< of grouped bars; more would need two lines of text for each row

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

class Builder : private PlotBuilder
{
public:
    Builder(BarPlot &out, const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
            const ChartStyle &style, std::optional<double> axisEnd = {}, const BarFrame &shared = {})
        : PlotBuilder(out.overlay, content, size, style)
        , m_arrangement(arrangement)
        , m_grouped(arrangement == BarArrangement::Grouped)
        , m_barsPerRow(m_grouped ? static_cast<double>(barsPerRow(content)) : 1.0)
        , m_shared(shared)
        , m_out(out)
    {
        m_out.x.axis = {0.0, std::max(shared.axisEnd, axisEnd.value_or(barsAxisEnd(content, arrangement))),
                        content.quantity};
        for (const ChartSeries &series : content.series) {
            m_rows += series.group ? 1 : 0;
            m_out.rowPlaces.push_back(m_rows++);
        }
        m_rows = std::max(1, m_rows);
        m_valuesBeside =
            m_grouped && static_cast<double>(content.series.size()) * m_barsPerRow <= mostNamedBars;
    }

    void build()
    {
        measureColumns();
        chooseTicks();
        const double labels = placeAnnotationLabels(
            [this](const ChartAnnotation &annotation) {
                return annotation.kind == ChartAnnotation::Kind::Measured
                           ? std::numeric_limits<double>::quiet_NaN()
                           : xOf(finiteOr0(annotation.position));
            },
            edge, m_placed.size.width() * 0.7, {});
        const double top = std::max(m_shared.above, labels > edge ? labels + m_text.em() : edge);
        m_out.frame.above = top;
        const double below = measureFoot(m_out.x, m_content.valueAxisTitle, m_content.legend);
        m_out.neededHeight = std::ceil(top + rowsNeeded(1.3, 4.0) + below + edge);
        // Too low for its rows it is drawn with closer ones, so that the legend below them is not cut off.
        placePlot(top, std::max(top + rowsNeeded(1.0, 0.0), m_placed.size.height() - below - edge));
        placeBars();
        placeLegend();
        placeMarks();
    }

    double minimumWidth() const
    {
        // Names may break at words; those of stacked bars stay on one line a little longer.
        return nameColumn(m_text.lineHeight() * (m_grouped ? 6.0 : 8.0)) + totalColumn() +
               m_text.lineHeight() * 5.0 + 2.0 * edge + groupColumn(m_content, m_style);
    }

private:
    /// Between a bar and its total: a grip finds room there.
    double totalGap() const { return m_text.em() * 1.7; }
    double pointerWidth() const { return m_text.em() * 1.6; }

    double nameColumn(double limit) const
    {
        const double widest = widestName(limit);
        return widest > 0.0 ? widest + pointerWidth() + m_text.em() : 0.0;
    }

    double totalColumn() const
    {
        double widest = 0.0;
        for (const ChartSeries &series : m_content.series)
            widest = std::max(widest, m_text.width(totalText(series), true));
        return widest > 0.0 ? widest + totalGap() + m_text.em() : m_text.em() * 2.0;
    }

    void measureColumns()
    {
        m_end = m_placed.size.width() - edge - groupColumn(m_content, m_style);
        m_nameLimit = m_placed.size.width() * 0.36;
        m_left = std::max(m_shared.before, edge + nameColumn(m_nameLimit));
        // The plot may run on beside the totals as far as each of them finds room at its bar's end.
        double right = m_end - m_text.em() * 2.0;
        for (const ChartSeries &series : m_content.series) {
            const QString total = totalText(series);
            const double totalWidth = total.isEmpty() ? 0.0 : totalGap() + m_text.width(total, true);
            const double room = m_end - m_left - totalWidth;
            const double part = partOf(barLength(series, m_arrangement));
            if (totalWidth > 0.0 && part > 0.0)
                right = std::min(right, m_left + room / part);
            for (const ChartPoint &point : series.points) {
                const double pointPart = partOf(barValue(point));
                if (m_valuesBeside && !point.isTotal && pointPart > 0.0)
                    right = std::min(right, m_left + (room - valueWidth(point)) / pointPart);
            }
        }
        m_right = std::max(m_left + 20.0, std::min(right, m_placed.size.width() - m_shared.behind));
        if (!m_grouped)
            leaveRoomBehindMarks();
        m_out.frame = {m_out.x.axis.to, m_left, m_placed.size.width() - m_right, 0.0};
    }

    /// The text at the axis' end needs room beyond it.
    void chooseTicks()
    {
        m_out.x = ticksAlong(m_out.x.axis, m_right - m_left, m_style, m_text);
        const double room = m_end - m_right;
        if (m_out.x.overhang > room) {
            m_right = std::max(m_left + 20.0, m_right - (m_out.x.overhang - room));
            m_out.x = ticksAlong(m_out.x.axis, m_right - m_left, m_style, m_text);
        }
        m_left = std::round(m_left);
        m_right = std::round(m_right);
        m_out.frame.behind = m_placed.size.width() - m_right;
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
                const double room = (m_right - m_left) * (m_end - width - m_left);
                m_right = std::min(m_right, m_left + std::max(20.0, room / (x - m_left)));
            }
        }
    }

    double valueWidth(const ChartPoint &point) const { return m_text.em() * 0.8 + m_text.width(point.text); }

    /// @param lines height of a row in lines where its values are not beside each bar
    double rowsNeeded(double lines, double betweenNames) const
    {
        double row = m_text.lineHeight() * (m_valuesBeside ? 0.4 + m_barsPerRow : lines);
        for (const ChartSeries &series : m_content.series)
            row = std::max(row, m_text.wrapped(series.name, m_nameLimit, true).height() + betweenNames);
        return row * m_rows;
    }

    double partOf(double value) const { return std::clamp(value / m_out.x.axis.to, 0.0, 1.0); }
    double xOf(double value) const { return m_left + (m_right - m_left) * partOf(value); }

    void breakOff(double value, const QRectF &bar)
    {
        if (value > m_out.x.axis.to * (1.0 + 1e-9))
            addTear(m_placed, m_style.theme, m_text.em(), bar, m_right);
    }

    /// Rows as Qt Charts shares its plot out among them: see BarPlot.
    void placeBars()
    {
        const double pitch = m_placed.plot.height() / m_rows;
        const double fullest = pitch < m_text.lineHeight() * 1.7 ? 0.84 : 0.7;
        const double thickest = m_text.lineHeight() * (m_grouped ? 1.3 : 2.4);
        const double each = std::min(pitch * fullest / m_barsPerRow, thickest);
        m_out.bars = static_cast<int>(m_barsPerRow);
        if (m_out.bars == 1)
            m_out.barWidth = each / std::max(1.0, pitch);
        else
            m_out.places =
                std::max(m_out.bars + 1, static_cast<int>(std::lround(pitch / std::max(1.0, each))));
        const double gap = m_out.places - m_out.bars;
        m_out.upFrom = -0.5 - gap / 2.0;
        m_out.upTo = m_out.upFrom + m_out.places * m_rows;
        m_out.upsideDown = true;
        const double height = pitch * m_out.barWidth * m_out.bars / m_out.places;
        for (std::size_t s = 0; s < m_content.series.size(); ++s) {
            const double top = m_placed.plot.top() + pitch * m_out.rowPlaces[s];
            if (const auto &group = m_content.series[s].group)
                addGroup(m_placed, m_style, *group,
                         {m_left, top - pitch, m_end - m_left, pitch * (group->rows + 1)}, pitch);
            placeRow(m_content.series[s], top, pitch, height);
        }
        // The axis, over what begins at it.
        m_placed.addLine({m_placed.plot.topLeft(), m_placed.plot.bottomLeft()},
                         QPen(m_style.theme.axis, 1.5));
    }

    /// The bars of a row from the top down, or from the axis on; behind them the total, in front the name.
    void placeRow(const ChartSeries &series, double top, double pitch, double height)
    {
        const double barsTop = top + (pitch - height) / 2.0;
        const double each = height / m_barsPerRow;
        const double barsEnd = xOf(barLength(series, m_arrangement));
        double end = m_grouped ? m_left : barsEnd;
        double barTop = barsTop;
        double sum = 0.0;
        std::vector<QRectF> rects;
        for (const ChartPoint &point : series.points) {
            if (point.isTotal) {
                rects.push_back(series.waits && !m_grouped ? placeSlot(point, slot(barsTop, height))
                                                           : placeTotal(point, end, top, pitch));
                continue;
            }
            const double value = barValue(point);
            const QRectF rect(QPointF(xOf(sum), barTop), QPointF(xOf(sum + value), barTop + each));
            rects.push_back(rect);
            m_placed.bars.push_back({rect, m_style.theme.mark(point.meaning, point.variant)});
            if (!m_grouped) {
                sum += value;
                placeValue(point, rect);
                continue;
            }
            barTop += each;
            end = std::max(end, rect.right());
            breakOff(value, rect);
            if (m_valuesBeside)
                end = std::max(end, placeBeside(point, rect));
        }
        const QRectF whole(m_left, barsTop, barsEnd - m_left, height);
        if (!m_grouped)
            breakOff(sum, whole);
        if (series.before && *series.before <= m_out.x.axis.to)
            addBefore(m_placed, m_style.theme, whole, xOf(*series.before));
        m_placed.points.push_back(std::move(rects));
        placeName(series, top, pitch, whole);
    }

    /// In a small picture the frame alone: its text is told.
    QRectF placeSlot(const ChartPoint &point, const QRectF &place)
    {
        const bool fits = QFontMetricsF(m_style.font).horizontalAdvance(point.text) <= place.width();
        return addSlot(m_placed, m_style.theme, place, fits ? point.text : QString(), m_end);
    }

    QRectF slot(double top, double height) const
    {
        return {m_left, top, (m_right - m_left) * slotPart, height};
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
        const QRectF rect = besideMarks(wanted, wanted.left(), m_end);
        m_placed.addText(rect, point.text, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, false,
                         m_style.theme.background);
        return rect.right();
    }

    QRectF placeTotal(const ChartPoint &point, double end, double top, double pitch)
    {
        const bool isResult = !std::isnan(point.value);
        const QSizeF size(m_text.width(point.text, isResult), m_text.lineHeight());
        const QRectF wanted(QPointF(end + totalGap(), top + (pitch - size.height()) / 2.0), size);
        const QRectF rect = besideMarks(wanted, wanted.left(), m_end);
        m_placed.addText(rect, point.text, m_style.theme.text, Qt::AlignLeft | Qt::AlignVCenter, isResult,
                         m_style.theme.background);
        return rect;
    }

    void placeValue(const ChartPoint &point, const QRectF &segment)
    {
        const double width = m_text.width(point.text) + m_text.em();
        if (width + 6.0 > segment.width() || m_text.lineHeight() > segment.height())
            return; // the status line, the table and the total still say it
        QRectF rect(QPointF(), QSizeF(width, m_text.lineHeight()));
        rect.moveCenter(segment.center());
        rect = besideMarks(rect, segment.left() + 3.0, segment.right() - 3.0);
        m_placed.addText(rect, point.text, m_style.theme.mark(point.meaning, point.variant).labelInk,
                         Qt::AlignCenter);
    }

    void placeName(const ChartSeries &series, double top, double pitch, const QRectF &bar)
    {
        const double right = m_left - m_text.em();
        const double left = edge + pointerWidth();
        const QString &name = series.shortName.isEmpty() ? series.name : series.shortName;
        const QSizeF size = m_text.wrapped(name, m_nameLimit, true);
        const QRectF rect(left, top + (pitch - size.height()) / 2.0, right - left, size.height());
        m_placed.addText(rect, name, m_style.theme.text, Qt::AlignRight | Qt::AlignVCenter,
                         series.emphasized);
        if (!series.emphasized)
            return;
        const QPointF tip(std::max(left, right - size.width()) - m_text.em() * 0.6, top + pitch / 2.0);
        addChosen(m_placed, m_style.theme, m_text.em(), bar, tip);
    }

    void placeLegend()
    {
        const std::vector<QRectF> swatches = placeFoot();
        const std::size_t texts = m_placed.texts.size() - swatches.size();
        const bool hasBefore = std::any_of(m_content.series.begin(), m_content.series.end(),
                                           [](const ChartSeries &row) { return row.before.has_value(); });
        for (std::size_t i = 0; i < swatches.size(); ++i) {
            const LegendEntry &entry = m_content.legend[i];
            if (entry.isBefore) {
                // Its room is kept: the picture does not move when something changes for the first time.
                if (hasBefore)
                    addBeforeKey(m_placed, m_style.theme, swatches[i]);
                else
                    m_placed.texts[texts + i].text.clear();
                continue;
            }
            if (entry.isMeasured) {
                addMeasuredDiamond(m_placed, m_style.theme, swatches[i].center(), measuredSize() * 0.8,
                                   entry.variant);
                continue;
            }
            m_placed.swatches.push_back({swatches[i], m_style.theme.mark(entry.meaning, entry.variant)});
        }
    }

    std::size_t rowNumber(std::vector<ChartSeries>::const_iterator row) const
    {
        return std::size_t(row - m_content.series.begin());
    }

    double measuredSize() const { return std::max(12.0, m_text.em() * 1.7); }

    void placeMarks()
    {
        m_placed.diamonds.assign(m_content.annotations.size(), QRectF());
        for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
            const ChartAnnotation &mark = m_content.annotations[i];
            const double x = xOf(finiteOr0(mark.position));
            const auto row = std::find_if(m_content.series.begin(), m_content.series.end(),
                                          [&mark](const ChartSeries &one) { return one.key == mark.row; });
            if (mark.kind == ChartAnnotation::Kind::Measured) {
                placeMeasured(i, x, row);
                continue;
            }
            double bottom = m_placed.plot.bottom();
            if (row != m_content.series.end() && !m_placed.points[rowNumber(row)].empty())
                bottom = m_placed.points[rowNumber(row)].front().bottom() + m_text.em();
            m_placed.addMark({x, m_placed.annotations[i].bottom(), x, bottom}, m_style.theme, 2.2);
        }
    }

    /// On the lower half of its row, so that the ends of both the bar and what was measured are seen.
    void placeMeasured(std::size_t number, double x, std::vector<ChartSeries>::const_iterator row)
    {
        if (row == m_content.series.end() || m_placed.points[rowNumber(row)].empty())
            return;
        QRectF bar;
        for (const QRectF &part : m_placed.points[rowNumber(row)])
            bar = bar.isNull() ? part : bar.united(part);
        QRectF diamond(0.0, 0.0, measuredSize(), measuredSize());
        diamond.moveCenter({std::min(x, m_placed.plot.right()), bar.bottom()});
        m_placed.diamonds[number] = diamond;
        addMeasuredDiamond(m_placed, m_style.theme, diamond.center(), diamond.width(),
                           m_content.annotations[number].variant);
    }

    BarArrangement m_arrangement;
    bool m_grouped;
    double m_barsPerRow; ///< that stand side by side
    int m_rows = 0;      ///< with those of headings
    bool m_valuesBeside = false;
    double m_nameLimit = 0.0;
    double m_end = 0.0; ///< of what stands beside bars
    BarFrame m_shared;
    BarPlot &m_out;
};

} // namespace

BarPlot placeBars(const ChartContent &content, BarArrangement arrangement, const QSizeF &size,
                  const ChartStyle &style, std::optional<double> axisEnd, const BarFrame &shared)
{
    BarPlot layout;
    Builder(layout, content, arrangement, size, style, axisEnd, shared).build();
    return layout;
}

double barsMinimumWidth(const ChartContent &content, BarArrangement arrangement, const ChartStyle &style)
{
    BarPlot layout;
    return Builder(layout, content, arrangement, QSizeF(), style).minimumWidth();
}

} // namespace rp
