// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/intensity_scale.h"

#include "views/charts/value_axis.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr double highest = 0.84; ///< of the plot: above it stand the names of the zones

} // namespace

IntensityScale::IntensityScale(QWidget *parent)
    : LineChart(parent)
{
}

void IntensityScale::setPoints(ResultTable *table, const QString &valueColumn)
{
    m_column = valueColumn;
    ChartMapping mapping;
    mapping.seriesAre = ChartMapping::SeriesAre::Columns;
    mapping.columnKeys = {valueColumn};
    setTable(table, mapping);
}

void IntensityScale::setRidges(std::vector<IntensityRidge> ridges)
{
    if (m_ridges == ridges)
        return;
    m_ridges = std::move(ridges);
    scheduleRefresh();
}

/// The axis reaches nearly a decade beyond a ridge, so that the parts on both of its sides can be seen and
/// named.
LineChartSpec IntensityScale::specFor(const ChartContent &content) const
{
    std::vector<double> values;
    const auto add = [&values](double value, double beyond) {
        values.push_back(value / beyond);
        values.push_back(value * beyond);
    };
    for (const ChartSeries &series : content.series)
        for (const ChartPoint &point : series.points)
            add(point.position, 2.0);
    for (std::size_t i = 0; i < content.annotations.size(); ++i)
        if (content.annotations[i].kind != ChartAnnotation::Kind::Region)
            add(content.annotations[i].category.value_or(0.0), i < m_ridges.size() ? 8.0 : 2.0);
    const ValueAxis axis = axisHolding(values, {Quantity::Intensity, true});
    LineChartSpec spec;
    spec.logX = true;
    spec.lanes = true;
    spec.xMin = axis.from;
    spec.xMax = axis.to;
    spec.yMin = 0.0;
    spec.yMax = 1.0;
    spec.labelColumn = m_column;
    return spec;
}

void IntensityScale::refreshNow()
{
    showAs(specFor(buildContent()));
    LineChart::refreshNow();
}

ChartContent IntensityScale::buildContent() const
{
    // Points of a table, and not the lines that a LineChart makes of it.
    ChartContent content = ChartWidget::buildContent(); // NOLINT(bugprone-parent-virtual-call)
    //: Title of an axis; the unit (FLOP/byte) and its range are added.
    content.categoryAxisTitle = tr("Arithmetic intensity");
    content.categoryQuantity = Quantity::Intensity;
    content.legend.clear();
    for (ChartSeries &series : content.series) {
        series.drawn = ChartSeries::Drawn::Points;
        for (std::size_t p = 0; p < series.points.size(); ++p) {
            ChartPoint &point = series.points[p];
            const QString name = content.grid.rows[static_cast<std::size_t>(point.row)].value(0);
            //: Label of a mark on the arithmetic-intensity axis. %1: what has it, %2: the value with its
            //: unit.
            point.label = tr("%1: %2").arg(name, point.text);
            point.name = name;
            // A row for each, the first at the top, below the names of the zones.
            point.position = point.value;
            if (std::isfinite(point.value))
                point.value = highest * (1.0 - (double(p) + 0.5) / double(series.points.size()));
            point.shape = static_cast<MarkerShape>(p % std::size_t(MarkerShape::Diamond));
        }
    }
    std::vector<ChartAnnotation> annotations;
    for (const IntensityRidge &ridge : m_ridges)
        annotations.push_back({ridge.key, ridge.label, ridge.spoken, 0.0, Meaning::Neutral, ridge.flopPerByte,
                               ChartAnnotation::Kind::Upright});
    for (ChartAnnotation annotation : content.annotations) {
        annotation.category = std::exchange(annotation.position, 0.0);
        annotation.kind = ChartAnnotation::Kind::Upright;
        annotations.push_back(annotation);
    }
    addZones(annotations);
    content.grid.rows.resize(static_cast<std::size_t>(content.grid.annotationRow));
    appendAnnotations(content, annotations);
    return content;
}

/// What limits the speed below the lowest ridge, above the highest, and between them.
void IntensityScale::addZones(std::vector<ChartAnnotation> &annotations) const
{
    std::vector<double> ridges;
    for (const IntensityRidge &ridge : m_ridges)
        if (ridge.flopPerByte > 0.0)
            ridges.push_back(ridge.flopPerByte);
    if (ridges.empty())
        return; // without a ridge no part is bound by anything
    std::sort(ridges.begin(), ridges.end());
    const auto add = [&annotations](const QString &name, Meaning meaning, std::optional<double> from,
                                    std::optional<double> to) {
        annotations.push_back({{}, name, name, 0.0, meaning, from, ChartAnnotation::Kind::Region, to});
    };
    //: Part of the arithmetic-intensity axis where memory limits the speed.
    add(tr("Memory-bound"), Meaning::Memory, {}, ridges.front());
    for (std::size_t i = 1; i < ridges.size(); ++i)
        //: Part of the arithmetic-intensity axis above one ridge point and below another.
        add(tr("Between the ridges"), Meaning::Neutral, ridges[i - 1], ridges[i]);
    //: Part of the arithmetic-intensity axis where the math units limit the speed.
    add(tr("Compute-bound"), Meaning::Compute, ridges.back(), {});
}

} // namespace rp
