// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_content.h"

#include <QCoreApplication>
#include <algorithm>

namespace rp {

namespace {

QString displayed(const ResultTable &table, int row, int column)
{
    return table.data(table.index(row, column), Qt::DisplayRole).toString();
}

QString headerOf(const ResultTable &table, int column)
{
    return table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
}

std::vector<int> rowsOf(const ResultTable &table, const ChartMapping &mapping)
{
    std::vector<int> rows;
    if (mapping.rowKeys.empty()) {
        for (int row = 0; row < table.rowCount(); ++row)
            rows.push_back(row);
        return rows;
    }
    for (const QString &key : mapping.rowKeys)
        if (const int row = table.rowOf(key); row >= 0)
            rows.push_back(row);
    return rows;
}

std::vector<int> columnsOf(const ResultTable &table, const ChartMapping &mapping)
{
    std::vector<int> columns;
    for (const QString &key : mapping.columnKeys)
        if (const int column = table.columnOf(key); column > 0)
            columns.push_back(column);
    if (!mapping.totalColumnKey.isEmpty())
        if (const int column = table.columnOf(mapping.totalColumnKey); column > 0)
            columns.push_back(column);
    return columns;
}

} // namespace

ChartPoint pointFor(const ResultTable &table, int row, int column)
{
    const QModelIndex index = table.index(row, column);
    ChartPoint point;
    point.value = table.data(index, ResultTable::RawValueRole).toDouble();
    point.text = table.data(index, Qt::DisplayRole).toString();
    point.spoken = table.data(index, ResultTable::SpokenRole).toString();
    point.meaning = static_cast<Meaning>(table.data(index, ResultTable::MeaningRole).toInt());
    return point;
}

ChartGrid gridFor(const ResultTable &table, const std::vector<int> &rows, const std::vector<int> &columns)
{
    ChartGrid grid;
    if (table.columnCount() > 0)
        grid.columns.append(headerOf(table, 0));
    for (const int column : columns)
        grid.columns.append(headerOf(table, column));
    for (const int row : rows) {
        QStringList cells{displayed(table, row, 0)};
        for (const int column : columns)
            cells.append(displayed(table, row, column));
        grid.rows.push_back(cells);
    }
    grid.annotationRow = static_cast<int>(grid.rows.size());
    return grid;
}

ChartContent chartContent(const ResultTable &table, const ChartMapping &mapping,
                          const std::vector<ChartAnnotation> &annotations)
{
    ChartContent content;
    content.caption = table.caption();
    content.summary = table.summary();
    const std::vector<int> rows = rowsOf(table, mapping);
    const std::vector<int> columns = columnsOf(table, mapping);
    content.grid = gridFor(table, rows, columns);
    if (!columns.empty())
        content.quantity = table.columns()[static_cast<std::size_t>(columns.front())].quantity;

    const bool byRow = mapping.seriesAre == ChartMapping::SeriesAre::Rows;
    const std::size_t seriesCount = byRow ? rows.size() : columns.size();
    const std::size_t pointCount = byRow ? columns.size() : rows.size();
    for (std::size_t s = 0; s < seriesCount; ++s) {
        ChartSeries series;
        if (byRow) {
            series.key = table.rows()[static_cast<std::size_t>(rows[s])].key;
            series.name = content.grid.rows[s].value(0);
        } else {
            const ResultColumn &column = table.columns()[static_cast<std::size_t>(columns[s])];
            series.key = column.key;
            series.name = content.grid.columns.value(static_cast<int>(s) + 1);
            series.meaning = column.meaning;
        }
        for (std::size_t p = 0; p < pointCount; ++p) {
            const std::size_t r = byRow ? s : p;
            const std::size_t c = byRow ? p : s;
            ChartPoint point = pointFor(table, rows[r], columns[c]);
            point.position = static_cast<double>(p);
            point.row = static_cast<int>(r);
            point.column = static_cast<int>(c) + 1;
            point.name = byRow ? content.grid.columns.value(point.column) : content.grid.rows[r].value(0);
            point.isTotal =
                !mapping.totalColumnKey.isEmpty() &&
                table.columns()[static_cast<std::size_t>(columns[c])].key == mapping.totalColumnKey;
            series.points.push_back(std::move(point));
        }
        content.series.push_back(std::move(series));
    }
    for (const int column : columns) {
        const ResultColumn &c = table.columns()[static_cast<std::size_t>(column)];
        if (c.key != mapping.totalColumnKey)
            content.legend.push_back({headerOf(table, column), c.meaning});
    }
    appendAnnotations(content, annotations);
    return content;
}

void appendAnnotations(ChartContent &content, const std::vector<ChartAnnotation> &annotations)
{
    content.annotations = annotations;
    content.grid.annotationRow = static_cast<int>(content.grid.rows.size());
    for (const ChartAnnotation &annotation : annotations) {
        QStringList cells{annotation.spoken.isEmpty() ? annotation.label : annotation.spoken};
        while (cells.size() < content.grid.columns.size())
            cells.append(QString());
        content.grid.rows.push_back(cells);
    }
}

QString withRemark(const QString &spoken, const QString &remark)
{
    //: A spoken value with a remark. %1: "Eager, dispatch: 10.00 ms", %2: "shown in the timeline".
    return QCoreApplication::translate("rp::WaterfallChart", "%1 (%2)").arg(spoken, remark);
}

void emphasize(ChartContent &content, const QString &seriesKey, const QString &note)
{
    for (ChartSeries &series : content.series) {
        series.emphasized = !seriesKey.isEmpty() && series.key == seriesKey;
        if (!series.emphasized || note.isEmpty())
            continue;
        for (ChartPoint &point : series.points)
            point.spoken = withRemark(point.spoken, note);
    }
}

} // namespace rp
