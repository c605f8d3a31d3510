// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/page/chart_parts.h"

#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"
#include "views/instruments/page/instrument_view.h"

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

/// A row of a toggle is one that has it on, or one that has it off.
void chooseRow(InstrumentView &view, const BarsPlan &plan, const QString &row)
{
    const InputSpec spec = InstrumentReader(*plan.instrument).spec(QString::fromLatin1(plan.chooses));
    if (spec.kind == InputSpec::Kind::Toggle) {
        view.request(spec.id, row == spec.id);
        return;
    }
    for (const InputChoice &choice : spec.choices)
        if (choice.key == row)
            view.request(spec.id, row);
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
        [arrangement, plan](InstrumentView &view, QWidget *parent) {
            auto *chart = new BarChart(arrangement, parent);
            if (plan.dataTable) {
                const auto [table, mapping] = plan.source();
                chart->setTable(table, mapping);
                chart->setDataTableVisible(true);
            }
            if (plan.instrument)
                connectHandles(*chart, view, InstrumentReader(*plan.instrument), plan.handles);
            if (plan.cut.first)
                chart->setCut(QString::fromLatin1(plan.cut.first), QString::fromLatin1(plan.cut.second));
            if (plan.lively)
                chart->setLively();
            if (plan.sets)
                QObject::connect(chart, &ChartWidget::rowChosen, &view, [&view, plan](const QString &row) {
                    const QVariantMap inputs = plan.sets(row);
                    for (auto it = inputs.cbegin(); it != inputs.cend(); ++it)
                        view.request(it.key(), it.value());
                });
            if (plan.chooses)
                QObject::connect(chart, &ChartWidget::rowChosen, &view,
                                 [&view, plan](const QString &row) { chooseRow(view, plan, row); });
            return chart;
        },
        [plan, feed = TableFeed()](BarChart &chart) mutable {
            const auto [table, mapping] = plan.source();
            feed.give(chart, table, mapping);
            if (plan.waiting)
                chart.setWaitingRows(plan.waiting());
            if (plan.groups) {
                auto [groups, names] = plan.groups();
                chart.setGroups(std::move(groups), std::move(names));
            }
            if (plan.title)
                chart.setTitle(plan.title());
            if (plan.axis)
                chart.setValueAxisTitle(plan.axis());
            if (plan.axisEnd)
                chart.setAxisEnd(plan.axisEnd());
            if (plan.instrument)
                showHandles(chart, InstrumentReader(*plan.instrument), plan.handles);
            showOnBoth(chart, plan.emphasis, plan.marks);
        });
}

Part linesPart(const char *id, LinesPlan plan)
{
    const auto setUp = [plan](LineChart &chart, InstrumentView &view) {
        if (plan.instrument)
            connectHandles(chart, view, InstrumentReader(*plan.instrument), plan.handles);
    };
    const auto show = [plan = std::move(plan)](LineChart &chart) {
        if (plan.instrument)
            showHandles(chart, InstrumentReader(*plan.instrument), plan.handles);
        if (plan.lines > 0.0)
            chart.plotWidget()->setMinimumHeight(int(chart.fontMetrics().height() * plan.lines));
        showOnBoth(chart, plan.emphasis, plan.marks); // first: other lines are shown at once, with the marks
        const LineChartSpec spec = plan.spec();
        if (chart.table() != plan.table || chart.spec() != spec)
            chart.setLines(plan.table, spec);
    };
    return partOf<LineChart>(Part::Kind::Picture, id, show, setUp);
}

Part scalePart(const char *id, ScalePlan plan)
{
    const auto setUp = [plan](IntensityScale &scale, InstrumentView &view) {
        scale.setPoints(plan.table, QString::fromLatin1(plan.column));
        if (plan.instrument)
            connectHandles(scale, view, InstrumentReader(*plan.instrument), plan.handles);
    };
    const auto show = [plan = std::move(plan)](IntensityScale &scale) {
        scale.setRidges(plan.ridges());
        if (plan.waiting)
            scale.setWaitingRows(plan.waiting());
        if (plan.instrument)
            showHandles(scale, InstrumentReader(*plan.instrument), plan.handles);
    };
    return partOf<IntensityScale>(Part::Kind::Picture, id, show, setUp);
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
