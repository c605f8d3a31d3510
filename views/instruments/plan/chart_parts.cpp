// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/chart_parts.h"

#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"

namespace rp {

namespace {

/// Gives a chart its table only when it is another part of it: a walk through the bars goes on meanwhile.
class TableFeed
{
public:
    void give(ChartWidget &chart, ResultTable *table, const ChartMapping &mapping)
    {
        if (chart.table() == table && m_rows == mapping.rowKeys && m_columns == mapping.columnKeys)
            return;
        m_rows = mapping.rowKeys;
        m_columns = mapping.columnKeys;
        chart.setTable(table, mapping);
    }

private:
    std::vector<QString> m_rows;
    std::vector<QString> m_columns;
};

template<typename Chart>
void showOnBoth(Chart &chart, const Emphasis &emphasis, const ChartMarks &marks)
{
    if (emphasis.row)
        chart.setEmphasizedRow(emphasis.row(), emphasis.note ? emphasis.note() : QString());
    if (marks)
        chart.setAnnotations(marks());
}

ChartMapping mappingOf(const BarsPlan &plan)
{
    ChartMapping mapping;
    mapping.columnKeys = keysOf(plan.columns);
    mapping.rowKeys = keysOf(plan.rows);
    if (plan.total)
        mapping.totalColumnKey = QString::fromLatin1(plan.total);
    return mapping;
}

} // namespace

std::vector<QString> keysOf(const std::vector<const char *> &keys)
{
    std::vector<QString> texts;
    texts.reserve(keys.size());
    for (const char *key : keys)
        texts.push_back(QString::fromLatin1(key));
    return texts;
}

Part barsPart(BarArrangement arrangement, const char *id, BarsPlan plan)
{
    if (!plan.source)
        plan.source = [table = plan.table, mapping = mappingOf(plan)] { return std::pair(table, mapping); };
    return madePart<BarChart>(
        Part::Kind::Picture, id,
        [arrangement, shown = plan.dataTable, source = plan.source](InstrumentView &, QWidget *parent) {
            auto *chart = new BarChart(arrangement, parent);
            if (shown) {
                const auto [table, mapping] = source();
                chart->setTable(table, mapping);
                chart->setDataTableVisible(true);
            }
            return chart;
        },
        [plan, feed = TableFeed()](BarChart &chart) mutable {
            const auto [table, mapping] = plan.source();
            feed.give(chart, table, mapping);
            if (plan.axis)
                chart.setValueAxisTitle(plan.axis());
            showOnBoth(chart, plan.emphasis, plan.marks);
        });
}

Part linesPart(const char *id, LinesPlan plan)
{
    return partOf<LineChart>(Part::Kind::Picture, id, [plan = std::move(plan)](LineChart &chart) {
        if (plan.lines > 0.0)
            chart.plotWidget()->setMinimumHeight(int(chart.fontMetrics().height() * plan.lines));
        const LineChartSpec spec = plan.spec();
        if (chart.table() != plan.table || chart.spec() != spec)
            chart.setLines(plan.table, spec);
        showOnBoth(chart, plan.emphasis, plan.marks);
    });
}

Part scalePart(const char *id, ResultTable *table, const char *column,
               std::function<std::vector<IntensityRidge>()> ridges)
{
    return partOf<IntensityScale>(
        Part::Kind::Picture, id,
        [ridges = std::move(ridges)](IntensityScale &scale) { scale.setRidges(ridges()); },
        [table, column = QString::fromLatin1(column)](IntensityScale &scale, InstrumentView &) {
            scale.setPoints(table, column);
        });
}

ChartAnnotation acrossMark(const char *key, double position, const QString &label, const QString &spoken,
                           Meaning meaning)
{
    return {QString::fromLatin1(key), label, spoken, position, meaning};
}

ChartAnnotation uprightMark(const char *key, double at, const QString &label, const QString &spoken,
                            Meaning meaning)
{
    return {QString::fromLatin1(key), label, spoken, 0.0, meaning, at, ChartAnnotation::Kind::Upright};
}

ChartAnnotation pointMark(const char *key, double at, double position, const QString &label,
                          const QString &spoken, Meaning meaning)
{
    return {QString::fromLatin1(key), label, spoken, position, meaning, at};
}

} // namespace rp
