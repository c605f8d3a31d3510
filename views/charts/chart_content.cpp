// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/chart_content.h"

#include "models/instruments/contract/measured_columns.h"
#include "models/text/place_markers.h"
#include "views/charts/chart_theme.h"

#include <QCoreApplication>
#include <QPointer>
#include <algorithm>
#include <limits>

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

/// Column of the table for each column of the grid: its own first one, the values, then what was measured of
/// them.
std::vector<int> gridColumns(const ResultTable &table, const std::vector<int> &columns)
{
    std::vector<int> all{0};
    all.insert(all.end(), columns.cbegin(), columns.cend());
    for (const int column : columns) {
        const std::vector<int> measured =
            measuredColumns(table, table.columns()[static_cast<std::size_t>(column)].key);
        all.insert(all.end(), measured.cbegin(), measured.cend());
    }
    return all;
}

ChartPoint pointFor(const ResultTable &table, int row, int column, bool textsOnDemand)
{
    const ResultCell &cell =
        table.rows()[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column)];
    const Meaning ofColumn = table.columns()[static_cast<std::size_t>(column)].meaning;
    ChartPoint point;
    point.value = cell.value;
    point.meaning = cell.meaning != Meaning::Neutral ? cell.meaning : ofColumn;
    if (textsOnDemand)
        return point;
    const QModelIndex index = table.index(row, column);
    point.text = table.data(index, Qt::DisplayRole).toString();
    point.spoken = table.data(index, ResultTable::SpokenRole).toString();
    return point;
}

ChartGrid gridFor(const ResultTable &table, const std::vector<int> &rows, const std::vector<int> &columns,
                  bool textsOnDemand)
{
    ChartGrid grid;
    if (table.columnCount() == 0)
        return grid;
    const std::vector<int> shown = gridColumns(table, columns);
    for (const int column : shown) {
        grid.columns.append(headerOf(table, column));
        grid.names.append(table.headerData(column, Qt::Horizontal, ResultTable::SpokenRole).toString());
    }
    grid.rows.resize(rows.size());
    grid.annotationRow = static_cast<int>(grid.rows.size());
    if (textsOnDemand)
        return grid;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (const int column : shown)
            grid.rows[row].append(displayed(table, rows[row], column));
    return grid;
}

/// Reads a role of the table's cell behind a cell of the grid, whenever it is asked for. The table may have
/// changed or gone since; a cell that is no longer there has no text.
std::function<QString(int, int)> reader(const ResultTable &table, const std::vector<int> &rows,
                                        const std::vector<int> &columns, int role)
{
    return [at = QPointer<const ResultTable>(&table), rows, columns = gridColumns(table, columns),
            role](int row, int column) {
        if (!at || row < 0 || column < 0 || row >= static_cast<int>(rows.size()) ||
            column >= static_cast<int>(columns.size()))
            return QString();
        const QModelIndex index =
            at->index(rows[static_cast<std::size_t>(row)], columns[static_cast<std::size_t>(column)]);
        return index.isValid() ? at->data(index, role).toString() : QString();
    };
}

/// How many of the columns before this one have its colour.
int variantOf(const ResultTable &table, const std::vector<int> &columns, std::size_t number)
{
    const auto meaning = [&](int column) {
        return table.columns()[static_cast<std::size_t>(column)].meaning;
    };
    return static_cast<int>(
        std::count_if(columns.begin(), columns.begin() + static_cast<std::ptrdiff_t>(number),
                      [&](int column) { return lookAlike(meaning(column), meaning(columns[number])); }));
}

/// Name and colour of a series; its points come after it.
ChartSeries seriesFor(const ResultTable &table, const ChartGrid &grid, bool byRow, std::size_t number,
                      int source)
{
    ChartSeries series;
    if (byRow) {
        series.key = table.rows()[static_cast<std::size_t>(source)].key;
        series.name = grid.cell(static_cast<int>(number), 0);
        return series;
    }
    const ResultColumn &column = table.columns()[static_cast<std::size_t>(source)];
    series.key = column.key;
    series.name = grid.columns.value(static_cast<int>(number) + 1);
    series.meaning = column.meaning;
    return series;
}

} // namespace

QString ChartGrid::cell(int row, int column) const
{
    if (row < 0 || row >= static_cast<int>(rows.size()))
        return {};
    const QStringList &cells = rows[static_cast<std::size_t>(row)];
    return cells.isEmpty() && onDemand ? onDemand(row, column) : cells.value(column);
}

QString ChartGrid::told(int row, int column) const
{
    const QString text = cell(row, column);
    const bool isValue = column > 0 && row < annotationRow && !text.isEmpty() &&
                         std::find(bare.begin(), bare.end(), row) == bare.end();
    const QString name = isValue ? names.value(column) : QString();
    return name.isEmpty()
               ? text
               : fillMarkers(QCoreApplication::translate("rp::IntensityScale", "%1: %2"), {name, text});
}

QString ChartContent::spokenAt(const ChartPoint &point) const
{
    return point.spoken.isEmpty() && spokenOnDemand ? spokenOnDemand(point.row, point.column) : point.spoken;
}

ChartContent chartContent(const ResultTable &table, const ChartMapping &mapping,
                          const std::vector<ChartAnnotation> &annotations)
{
    ChartContent content;
    content.caption = table.caption();
    content.summary = table.summary();
    const std::vector<int> rows = rowsOf(table, mapping);
    const std::vector<int> columns = columnsOf(table, mapping);
    content.grid = gridFor(table, rows, columns, mapping.textsOnDemand);
    if (mapping.textsOnDemand) {
        content.grid.onDemand = reader(table, rows, columns, Qt::DisplayRole);
        content.spokenOnDemand = reader(table, rows, columns, ResultTable::SpokenRole);
    }
    if (!columns.empty())
        content.quantity = table.columns()[static_cast<std::size_t>(columns.front())].quantity;

    const bool byRow = mapping.seriesAre == ChartMapping::SeriesAre::Rows;
    const std::size_t seriesCount = byRow ? rows.size() : columns.size();
    const std::size_t pointCount = byRow ? columns.size() : rows.size();
    for (std::size_t s = 0; s < seriesCount; ++s) {
        ChartSeries series = seriesFor(table, content.grid, byRow, s, byRow ? rows[s] : columns[s]);
        series.points.reserve(pointCount);
        for (std::size_t p = 0; p < pointCount; ++p) {
            const std::size_t r = byRow ? s : p;
            const std::size_t c = byRow ? p : s;
            ChartPoint point = pointFor(table, rows[r], columns[c], mapping.textsOnDemand);
            point.position = static_cast<double>(p);
            point.row = static_cast<int>(r);
            point.column = static_cast<int>(c) + 1;
            if (byRow && point.meaning == table.columns()[static_cast<std::size_t>(columns[c])].meaning)
                point.variant = variantOf(table, columns, c);
            if (byRow)
                point.name = content.grid.columns.value(point.column);
            else if (!mapping.textsOnDemand)
                point.name = content.grid.cell(point.row, 0);
            point.isTotal =
                !mapping.totalColumnKey.isEmpty() &&
                table.columns()[static_cast<std::size_t>(columns[c])].key == mapping.totalColumnKey;
            series.points.push_back(std::move(point));
        }
        content.series.push_back(std::move(series));
    }
    // What has no mark anywhere needs no key.
    const auto isDrawn = [&content, byRow](std::size_t value) {
        return !byRow ||
               std::any_of(content.series.begin(), content.series.end(),
                           [value](const ChartSeries &series) { return series.points[value].value != 0.0; });
    };
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const ResultColumn &c = table.columns()[static_cast<std::size_t>(columns[i])];
        if (c.key != mapping.totalColumnKey && isDrawn(i))
            content.legend.push_back(
                {headerOf(table, columns[i]), c.meaning, byRow ? variantOf(table, columns, i) : 0});
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

void holdBack(ChartContent &content, const ResultTable &table, const WaitingRows &waiting)
{
    //: In place of a bar: the learner has not made the instrument show this yet.
    const QString text = QCoreApplication::translate("rp::BarChart", "not shown yet");
    const auto hold = [&](ChartPoint &point) {
        QStringList &cells = content.grid.rows[static_cast<std::size_t>(point.row)];
        std::fill(cells.begin() + 1, cells.end(), text);
        content.grid.bare.push_back(point.row);
        point.value = std::numeric_limits<double>::quiet_NaN();
        point.text = text;
        //: Said of a bar that is not drawn yet. %1: "Compiled"
        point.spoken = QCoreApplication::translate("rp::BarChart", "%1: not shown yet").arg(cells.front());
    };
    for (ChartSeries &series : content.series) {
        if (waiting.rows.contains(series.key) && !series.points.empty()) {
            ChartPoint point = series.points.front();
            hold(point);
            point.isTotal = true; // it stands where the bars would begin
            point.name.clear();
            series.points.assign(1, point);
            series.waits = true;
            continue;
        }
        for (ChartPoint &point : series.points)
            if (waiting.rows.contains(table.rows()[static_cast<std::size_t>(point.row)].key))
                hold(point);
    }
    if (waiting.summary)
        content.summary = *waiting.summary;
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
