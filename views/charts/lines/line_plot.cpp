// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_plot.h"

#include "views/charts/lines/line_builder.h"
#include "views/charts/measured_marks.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace rp {

namespace {

using Drawn = ChartSeries::Drawn;

constexpr double edge = canvasEdge;

bool isScatter(const ChartContent &content)
{
    return std::none_of(content.series.cbegin(), content.series.cend(),
                        [](const ChartSeries &series) { return series.drawn == Drawn::Line; });
}

bool hasLabels(const ChartContent &content)
{
    return std::any_of(content.series.cbegin(), content.series.cend(), [](const ChartSeries &series) {
        return std::any_of(series.points.cbegin(), series.points.cend(),
                           [](const ChartPoint &point) { return !point.label.isEmpty(); });
    });
}

bool isEmpty(const ChartContent &content, const PlotAxes &axes)
{
    return std::none_of(content.series.cbegin(), content.series.cend(), [&](const ChartSeries &series) {
        return std::any_of(series.points.cbegin(), series.points.cend(), [&](const ChartPoint &point) {
            return std::isfinite(axes.x.partOf(point.position)) && std::isfinite(axes.y.partOf(point.value));
        });
    });
}

} // namespace

bool standsAbove(const ChartAnnotation &annotation)
{
    return annotation.category.has_value() && annotation.kind != ChartAnnotation::Kind::Region &&
           annotation.kind != ChartAnnotation::Kind::Measured;
}

LineBuilder::LineBuilder(LinePlot &out, const ChartContent &content, const LineChartSpec &spec,
                         const PlotAxes &axes, const QSizeF &size, const ChartStyle &style)
    : PlotBuilder(out.overlay, content, size, style)
    , m_spec(spec)
    , m_out(out)
{
    m_out.x.axis = axes.x;
    m_out.y.axis = axes.y;
    m_out.upFrom = inMeasure(axes.y, axes.y.from);
    m_out.upTo = inMeasure(axes.y, axes.y.to);
    m_out.lineMarkSize = std::max(8.0, m_text.em() * 1.15);
    m_out.pointSize = std::max(11.0, m_text.em() * 1.45);
    int number = 0;
    // Lines have their dashes in their own order, wherever points stand among the series.
    int pointNumber =
        int(std::count_if(content.series.cbegin(), content.series.cend(), [](const ChartSeries &series) {
            return series.drawn == Drawn::Line || series.drawn == Drawn::BandUpper;
        }));
    for (const ChartSeries &series : content.series) {
        const bool points = series.drawn == Drawn::Points;
        LineStyle look = lineStyle(series.meaning, points ? pointNumber++ : number, style.theme);
        if (series.drawn == Drawn::BandLower || series.drawn == Drawn::BandUpper) {
            look.width = 1.2;
            look.dash.clear();
        }
        look.width *= std::max(1.0, m_text.em() / 8.0); // as the text grows
        if (!points && series.drawn != Drawn::BandLower)
            ++number;
        m_out.styles.push_back(look);
    }
}

void LineBuilder::build()
{
    const double width = m_placed.size.width();
    measureEnds();
    chooseUpTicks(m_placed.size.height() - m_text.lineHeight() * 6.0);
    m_left = std::round(edge + tickColumn());
    m_right = std::round(std::max(m_left + 20.0, width - edge - m_endsWidth));
    m_out.x = ticksAlong(m_out.x.axis, m_right - m_left, m_style, m_text);
    if (const double room = width - edge - m_right; m_out.x.overhang > room) {
        m_right = std::round(std::max(m_left + 20.0, m_right - (m_out.x.overhang - room)));
        m_out.x = ticksAlong(m_out.x.axis, m_right - m_left, m_style, m_text);
    }
    const std::vector<LegendEntry> entries = legend();
    const double below = measureFoot(m_out.x, m_content.categoryAxisTitle, entries);
    const double top = placeLabelsAbove(edge + placeTitle()) + m_text.lineHeight() * 0.6;
    const double least = std::max(m_text.lineHeight() * m_spec.plotLines, m_endsHeight);
    m_out.neededHeight = std::ceil(top + least + below + edge);
    placePlot(top, std::max(top + least, m_placed.size.height() - below - edge));
    if (!m_spec.lanes)
        m_placed.axes.emplace_back(m_placed.plot.topLeft(), m_placed.plot.bottomLeft());
    const std::vector<QRectF> keys = placeFoot();
    for (std::size_t i = 0; i < m_legendSeries.size(); ++i)
        addKey(keys[i], m_legendSeries[i], m_content.series[m_legendSeries[i]].drawn != Drawn::Points);
    for (std::size_t i = m_legendSeries.size(); i < keys.size(); ++i)
        addMeasuredDiamond(m_placed, m_style.theme, keys[i].center(), keys[i].height(), entries[i].variant);
    placeMarks();
    placeEnds();
    placeAnnotations();
    placeRegions();
    placePointLabels();
    if (isEmpty(m_content, {m_out.x.axis, m_out.y.axis}))
        placeEmptyText();
}

double LineBuilder::minimumWidth()
{
    m_placed.size = QSizeF(m_text.lineHeight() * 10.0, m_text.lineHeight() * 12.0);
    measureEnds();
    chooseUpTicks(m_text.lineHeight() * m_spec.plotLines);
    return tickColumn() + m_text.lineHeight() * 5.0 + m_endsWidth + 2.0 * edge;
}

std::vector<LineBuilder::End> LineBuilder::ends() const
{
    std::vector<End> ends;
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        if (series.drawn != Drawn::Line)
            continue;
        for (auto point = series.points.crbegin(); point != series.points.crend(); ++point) {
            const QPointF part = partOf(*point);
            if (!(part.x() >= -1e-9 && part.x() <= 1.0 + 1e-9 && std::isfinite(part.y())))
                continue;
            ends.push_back({series.legendName.isEmpty() ? series.name : series.legendName,
                            static_cast<int>(s), -1,
                            QPointF(std::clamp(part.x(), 0.0, 1.0), std::clamp(part.y(), 0.0, 1.0))});
            break;
        }
    }
    for (std::size_t i = 0; i < m_content.annotations.size(); ++i) {
        const ChartAnnotation &annotation = m_content.annotations[i];
        const double part = m_out.y.axis.partOf(annotation.position);
        if (!standsAbove(annotation) && annotation.kind == ChartAnnotation::Kind::Automatic && part >= 0.0 &&
            part <= 1.0)
            ends.push_back({annotation.label, -1, static_cast<int>(i), {1.0, part}});
    }
    return ends;
}

/// Width and height of the column of texts behind the lines' ends.
void LineBuilder::measureEnds()
{
    double wanted = 0.0;
    const std::vector<End> texts = ends();
    for (const End &end : texts)
        wanted = std::max(wanted, m_text.width(end.text, end.series < 0));
    const double limit = std::min(wanted, m_placed.size.width() * 0.28);
    double widest = 0.0;
    m_endsHeight = 0.0;
    for (const End &end : texts) {
        const QSizeF size = m_text.wrapped(end.text, limit, end.series < 0);
        widest = std::max(widest, size.width());
        m_endsHeight += size.height();
    }
    m_endsWidth = texts.empty() ? m_text.em() * 2.0 : widest + m_text.em() * 4.5;
}

void LineBuilder::chooseUpTicks(double height)
{
    if (!m_spec.lanes)
        m_out.y =
            ticksUp(m_out.y.axis, std::max(height, m_text.lineHeight() * m_spec.plotLines), m_style, m_text);
}

double LineBuilder::tickColumn() const
{
    return m_spec.lanes ? m_text.em() : m_out.y.widest + m_text.em();
}

/// Lines are named at their ends, so the legend is left with bands and points, and with lines that have none.
std::vector<LegendEntry> LineBuilder::legend()
{
    std::vector<LegendEntry> entries;
    m_legendSeries.clear();
    const std::vector<End> named = ends();
    for (std::size_t s = 0; s < m_content.series.size(); ++s) {
        const ChartSeries &series = m_content.series[s];
        if (series.drawn == Drawn::BandLower || (series.drawn == Drawn::Points && hasLabels(m_content)) ||
            std::any_of(named.cbegin(), named.cend(),
                        [s](const End &end) { return end.series == static_cast<int>(s); }))
            continue;
        entries.push_back({series.legendName.isEmpty() ? series.name : series.legendName, series.meaning});
        m_legendSeries.push_back(s);
    }
    std::copy_if(m_content.legend.cbegin(), m_content.legend.cend(), std::back_inserter(entries),
                 [](const LegendEntry &entry) { return entry.isMeasured; });
    return entries;
}

double LineBuilder::placeTitle()
{
    if (m_spec.lanes)
        return 0.0;
    const QString title = rangeTitle(m_content.valueAxisTitle, m_out.y, m_style.format);
    const QSizeF size = m_text.wrapped(title, m_placed.size.width() - 2.0 * edge);
    m_placed.addText({{edge, edge}, size}, m_style.namesRanges ? title : m_content.valueAxisTitle,
                     m_style.theme.mutedText, Qt::AlignLeft | Qt::AlignTop);
    return size.height();
}

/// Annotations with a place on the x axis are named above the plot; the others behind it, as lines are.
/// Returns the bottom of all that stands above.
double LineBuilder::placeLabelsAbove(double titleBottom)
{
    const double top = titleBottom + 2.0;
    const auto xOf = [this](const ChartAnnotation &annotation) {
        const double part = m_out.x.axis.partOf(annotation.category.value_or(0.0));
        return standsAbove(annotation) && part >= 0.0 && part <= 1.0
                   ? m_left + (m_right - m_left) * part
                   : std::numeric_limits<double>::quiet_NaN();
    };
    // Lines down from other labels pass behind the plate.
    const double lowest =
        placeAnnotationLabels(xOf, top, m_placed.size.width() * 0.6, m_style.theme.background);
    return lowest > top ? lowest : titleBottom;
}

void LineBuilder::placeEmptyText()
{
    //: Stands in the middle of a chart whose table holds no values.
    const QString words = QCoreApplication::translate("rp::LineLayout", "No values to show");
    QRectF rect(QPointF(), m_text.wrapped(words, m_placed.plot.width()));
    rect.moveCenter(m_placed.plot.center());
    m_placed.addText(rect, words, m_style.theme.mutedText, Qt::AlignCenter, false, m_style.theme.background);
}

PlotAxes axesOf(const ChartContent &content, const LineChartSpec &spec)
{
    std::vector<double> along;
    for (const ChartSeries &series : content.series)
        for (const ChartPoint &point : series.points)
            along.push_back(point.position);
    for (const ChartAnnotation &annotation : content.annotations)
        if (annotation.category && annotation.kind != ChartAnnotation::Kind::Region)
            along.push_back(*annotation.category);
    const ValueAxis x =
        axisHolding(along, {content.categoryQuantity, spec.logX, spec.xMin, spec.xMax, !isScatter(content)});
    const auto inView = [&](double position) {
        const double part = x.partOf(position);
        return part >= -1e-9 && part <= 1.0 + 1e-9;
    };
    std::vector<double> up;
    for (const ChartSeries &series : content.series)
        for (const ChartPoint &point : series.points)
            if (inView(point.position)) {
                up.push_back(point.value);
                if (point.interval)
                    up.insert(up.end(), {point.interval->first, point.interval->second});
            }
    for (const ChartAnnotation &annotation : content.annotations)
        if (annotation.kind == ChartAnnotation::Kind::Automatic &&
            (!annotation.category || inView(*annotation.category)))
            up.push_back(annotation.position);
    if (isScatter(content) && !spec.logY && !up.empty()) // a point on the frame is half a point
        up.push_back(*std::max_element(up.begin(), up.end()) * 1.02);
    return {x, axisHolding(up, {content.quantity, spec.logY, spec.yMin, spec.yMax})};
}

LinePlot placeLines(const ChartContent &content, const LineChartSpec &spec, const PlotAxes &axes,
                    const QSizeF &size, const ChartStyle &style)
{
    LinePlot plot;
    LineBuilder(plot, content, spec, axes, size, style).build();
    plot.minimumWidth = linesMinimumWidth(content, spec, axes, style);
    return plot;
}

double linesMinimumWidth(const ChartContent &content, const LineChartSpec &spec, const PlotAxes &axes,
                         const ChartStyle &style)
{
    LinePlot plot;
    return LineBuilder(plot, content, spec, axes, QSizeF(), style).minimumWidth();
}

} // namespace rp
