// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/line_spec.h"

#include <cmath>

namespace rp {

namespace {

using Drawn = ChartSeries::Drawn;

/// The columns that become series, in walking order. Keys that the table does not have are left out, as
/// chartContent() does.
std::vector<std::pair<QString, Drawn>> seriesOf(const ResultTable &table, const LineChartSpec &spec)
{
    std::vector<std::pair<QString, Drawn>> series;
    const auto known = [&](const QString &key) { return table.columnOf(key) > 0; };
    for (const QString &key : spec.lineColumns)
        if (known(key))
            series.emplace_back(key, Drawn::Line);
    for (const auto &[lower, upper] : spec.bands)
        if (known(lower) && known(upper)) {
            series.emplace_back(lower, Drawn::BandLower);
            series.emplace_back(upper, Drawn::BandUpper);
        }
    for (const QString &key : spec.pointColumns)
        if (known(key))
            series.emplace_back(key, Drawn::Points);
    return series;
}

QString titleOf(const ResultTable &table, int column)
{
    return table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

/// What the legend calls the band with this upper column; empty: the column's title.
QString bandTitle(const LineChartSpec &spec, const QString &upper)
{
    for (std::size_t i = 0; i < spec.bands.size() && i < spec.bandTitles.size(); ++i)
        if (spec.bands[i].second == upper)
            return spec.bandTitles[i];
    return {};
}

/// The ends of the bar through the point in this row; nothing where the spec asks for none or one is missing.
std::optional<std::pair<double, double>> intervalOf(const ResultTable &table, const LineChartSpec &spec,
                                                    const QString &points, int row)
{
    for (const ChartInterval &interval : spec.intervals) {
        const int lower = table.columnOf(interval.lower);
        const int upper = table.columnOf(interval.upper);
        if (interval.points != points || lower < 0 || upper < 0)
            continue;
        const auto &cells = table.rows()[static_cast<std::size_t>(row)].cells;
        const double from = cells[static_cast<std::size_t>(lower)].value;
        const double to = cells[static_cast<std::size_t>(upper)].value;
        if (std::isfinite(from) && std::isfinite(to))
            return std::pair(from, to);
    }
    return std::nullopt;
}

QString endLabel(const LineChartSpec &spec, const QString &column)
{
    for (const auto &[key, label] : spec.endLabels)
        if (key == column)
            return label;
    return {};
}

} // namespace

ChartMapping lineMapping(const ResultTable &table, const LineChartSpec &spec)
{
    ChartMapping mapping;
    mapping.seriesAre = ChartMapping::SeriesAre::Columns;
    mapping.textsOnDemand = true;
    if (table.columnOf(spec.xColumn) > 0)
        mapping.columnKeys.push_back(spec.xColumn);
    for (const auto &[key, drawn] : seriesOf(table, spec))
        mapping.columnKeys.push_back(key);
    return mapping;
}

void turnIntoLines(ChartContent &content, const ResultTable &table, const LineChartSpec &spec)
{
    const int xColumn = table.columnOf(spec.xColumn);
    if (xColumn > 0 && !content.series.empty())
        content.series.erase(content.series.begin()); // the x values are no series of their own
    content.legend.clear();
    content.categoryAxisTitle = spec.xTitle.isEmpty() && xColumn >= 0 ? titleOf(table, xColumn) : spec.xTitle;
    content.valueAxisTitle = spec.yTitle;
    if (xColumn >= 0)
        content.categoryQuantity = table.columns()[static_cast<std::size_t>(xColumn)].quantity;
    const int labelColumn = table.columnOf(spec.labelColumn);
    const auto wanted = seriesOf(table, spec);
    for (std::size_t s = 0; s < content.series.size() && s < wanted.size(); ++s) {
        ChartSeries &series = content.series[s];
        series.drawn = wanted[s].second;
        const int column = table.columnOf(series.key);
        if (s == 0)
            content.quantity = table.columns()[static_cast<std::size_t>(column)].quantity;
        if (series.drawn == Drawn::Line)
            series.legendName = endLabel(spec, series.key);
        if (series.drawn == Drawn::BandUpper)
            series.legendName = bandTitle(spec, series.key);
        if (series.drawn != Drawn::BandLower)
            content.legend.push_back({series.name, series.meaning});
        for (ChartPoint &point : series.points) {
            const auto &cells = table.rows()[static_cast<std::size_t>(point.row)].cells;
            if (xColumn >= 0)
                point.position = cells[static_cast<std::size_t>(xColumn)].value;
            if (series.drawn == Drawn::Points)
                point.interval = intervalOf(table, spec, series.key, point.row);
            if (series.drawn == Drawn::Points && labelColumn >= 0)
                point.label = table.data(table.index(point.row, labelColumn), Qt::DisplayRole).toString();
        }
    }
}

void addRegions(ChartContent &content, const LineChartSpec &spec)
{
    if (spec.regions.empty())
        return;
    std::vector<ChartAnnotation> annotations = content.annotations;
    annotations.reserve(annotations.size() + spec.regions.size());
    for (const ChartRegion &region : spec.regions) {
        ChartAnnotation annotation;
        annotation.key = region.key;
        annotation.label = region.title;
        annotation.spoken = region.spoken;
        annotation.meaning = region.meaning;
        annotation.category = region.from;
        annotation.until = region.to;
        annotation.kind = ChartAnnotation::Kind::Region;
        annotations.push_back(std::move(annotation));
    }
    content.grid.rows.resize(static_cast<std::size_t>(content.grid.annotationRow));
    appendAnnotations(content, annotations);
}

} // namespace rp
