// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What was measured of this computer, in a roofline: full squares under a roof of its own.
#include "views/charts/lines/roofline_chart.h"

#include <limits>
#include <utility>

namespace rp {

namespace {

const QString herePoints = QStringLiteral("here_flops");
const QString hereRoofLine = QStringLiteral("here_roof");

bool isOfHere(const QString &column)
{
    return column == herePoints || column == hereRoofLine;
}

ResultCell emptyCell()
{
    ResultCell cell;
    cell.value = std::numeric_limits<double>::quiet_NaN();
    cell.text = [] { return QString(); };
    return cell;
}

} // namespace

void RooflineChart::setMeasuredHere(ResultTable *here)
{
    if (m_here == here)
        return;
    if (m_here)
        disconnect(m_here, nullptr, this, nullptr);
    m_here = here;
    if (here)
        connect(here, &ResultTable::rowsReplaced, this, &RooflineChart::followHere);
    combineColumns();
    showLines();
}

bool RooflineChart::isHereShown() const
{
    return m_here && m_here->rowCount() > 0;
}

/// Its columns come with the first row, and go with the last.
void RooflineChart::followHere()
{
    if (isHereShown() == (m_combined->columnOf(hereRoofLine) > 0))
        return combineRows();
    combineColumns();
    showLines();
}

void RooflineChart::addHereColumns(std::vector<ResultColumn> &columns) const
{
    if (!isHereShown())
        return;
    for (const ResultColumn &column : m_here->columns())
        if (isOfHere(column.key))
            columns.push_back(column);
}

void RooflineChart::addHereRows(std::vector<ResultRow> &rows) const
{
    if (!isHereShown())
        return;
    const std::vector<ResultColumn> &columns = m_combined->columns();
    for (const ResultRow &measured : m_here->rows()) {
        ResultRow row{measured.key, {measured.cells.front()}};
        for (std::size_t i = 1; i < columns.size(); ++i) {
            const QString &key = columns[i].key;
            const int from = i == 1 || isOfHere(key) ? m_here->columnOf(key) : -1;
            row.cells.push_back(from > 0 ? measured.cells[static_cast<std::size_t>(from)] : emptyCell());
        }
        rows.push_back(std::move(row));
    }
}

void RooflineChart::addHereLines(LineChartSpec &lines) const
{
    if (!isHereShown())
        return;
    lines.lineColumns.push_back(hereRoofLine);
    lines.pointColumns.push_back(herePoints);
}

/// False for another series. Its points have no names beside them: they lie along its roof, which has one.
bool RooflineChart::drawHere(ChartSeries &series)
{
    if (series.key != herePoints)
        return false;
    for (ChartPoint &point : series.points) {
        point.shape = MarkerShape::Square;
        point.label.clear();
    }
    return true;
}

} // namespace rp
