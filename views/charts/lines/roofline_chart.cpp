// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/charts/lines/roofline_chart.h"

#include "models/text/sentences.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace rp {

namespace {

const QString intensityColumn = QStringLiteral("intensity");
const QString valueColumn = QStringLiteral("attainable_flops");
/// How far the axis goes on above the highest roof, so that names find room there.
constexpr double headroom = 5.0;
// Labels between roofs that lie close together want more, and have it wherever there is room; but a picture
// that is cut shows no axis.
constexpr double plotLines = 8.0;

constexpr MarkerShape rooflineShapes[] = {MarkerShape::Circle, MarkerShape::Square, MarkerShape::Triangle,
                                          MarkerShape::Star, MarkerShape::Pentagon};

const ResultColumn &columnOf(const ResultTable &table, const QString &key)
{
    return table.columns()[static_cast<std::size_t>(table.columnOf(key))];
}

const ResultCell &cellOf(const ResultTable &table, const ResultRow &row, const QString &key)
{
    return row.cells[static_cast<std::size_t>(table.columnOf(key))];
}

/// Where a row has no value of a column: nothing is drawn, spoken or written.
ResultCell noCell()
{
    ResultCell cell;
    cell.value = std::numeric_limits<double>::quiet_NaN();
    cell.text = [] { return QString(); };
    return cell;
}

} // namespace

RooflineChart::RooflineChart(QWidget *parent)
    : LineChart(parent)
    , m_combined(std::make_unique<ResultTable>(QStringLiteral("roofline")))
{
    m_combined->setCaption([this] { return m_points ? m_points->caption() : QString(); });
    m_combined->setSummary([this] {
        return m_points ? joinedSentences({m_points->summary(), m_here ? m_here->summary() : QString()})
                        : QString();
    });
}

RooflineChart::~RooflineChart() = default;

void RooflineChart::setRoofs(ResultTable *roofs, const std::vector<QString> &columns,
                             const std::vector<QString> &labels)
{
    if (m_roofs == roofs && m_roofColumns == columns && m_roofLabels == labels)
        return;
    follow(m_roofs, roofs);
    const bool others = std::exchange(m_roofColumns, columns) != columns || m_roofs != roofs;
    m_roofs = roofs;
    m_roofLabels = labels;
    if (others)
        combineColumns();
    showLines();
}

void RooflineChart::setPoints(ResultTable *points,
                              std::function<RooflinePointLook(const QString &rowKey)> look)
{
    m_look = std::move(look);
    if (m_points == points) {
        scheduleRefresh();
        return;
    }
    follow(m_points, points);
    m_points = points;
    combineColumns();
    showLines();
}

void RooflineChart::setGhosts(const std::vector<ResultTable *> &ghosts)
{
    if (std::equal(ghosts.begin(), ghosts.end(), m_ghosts.begin(), m_ghosts.end()))
        return;
    for (ResultTable *before : m_ghosts)
        follow(before, nullptr);
    m_ghosts.assign(ghosts.begin(), ghosts.end());
    for (ResultTable *now : ghosts)
        follow(nullptr, now);
    combineRows();
}

void RooflineChart::setRidge(const std::optional<RooflineRidge> &ridge)
{
    if (m_ridge == ridge)
        return;
    m_ridge = ridge;
    showLines();
    showAnnotations();
}

void RooflineChart::setMarks(std::vector<ChartAnnotation> marks)
{
    m_marks = std::move(marks);
    showAnnotations();
}

void RooflineChart::follow(ResultTable *from, ResultTable *to)
{
    if (from == to)
        return;
    if (from)
        disconnect(from, nullptr, this, nullptr);
    if (!to)
        return;
    connect(to, &ResultTable::columnsReplaced, this, &RooflineChart::combineColumns);
    connect(to, &ResultTable::rowsReplaced, this, &RooflineChart::combineRows);
}

void RooflineChart::combineColumns()
{
    std::vector<ResultColumn> columns;
    if (m_points && m_roofs && m_points->columnOf(valueColumn) > 0 &&
        m_roofs->columnOf(intensityColumn) > 0) {
        columns.push_back(m_points->columns().front());
        columns.push_back(columnOf(*m_points, intensityColumn));
        columns.push_back(columnOf(*m_points, valueColumn));
        for (const QString &key : m_roofColumns)
            if (m_roofs->columnOf(key) > 0)
                columns.push_back(columnOf(*m_roofs, key));
        addHereColumns(columns);
    }
    m_combined->setColumns(std::move(columns));
    combineRows();
}

void RooflineChart::combineRows()
{
    if (!m_combined->columns().empty())
        m_combined->setRowsLater([this] { return combined(); });
}

std::vector<const ResultRow *> RooflineChart::ghostRows(const ResultTable &ghosts) const
{
    std::vector<const ResultRow *> rows;
    for (const ResultRow &ghost : ghosts.rows()) {
        const auto isThere = [&](const ResultRow &point) {
            const auto same = [&](const QString &column) {
                const double there = cellOf(*m_points, point, column).value;
                return std::abs(cellOf(ghosts, ghost, column).value - there) <= 1e-9 * std::abs(there);
            };
            return same(intensityColumn) && same(valueColumn);
        };
        if (std::none_of(m_points->rows().begin(), m_points->rows().end(), isThere))
            rows.push_back(&ghost);
    }
    return rows;
}

/// Keys of the nearest ghosts on either side of the first point.
std::vector<QString> RooflineChart::namedGhosts() const
{
    if (!m_points || m_points->rows().empty())
        return {};
    const double here = cellOf(*m_points, m_points->rows().front(), intensityColumn).value;
    const ResultRow *below = nullptr;
    const ResultRow *above = nullptr;
    if (!m_ghosts.empty()) {
        const ResultTable &ghosts = *m_ghosts.front();
        const auto at = [&ghosts](const ResultRow *row) {
            return cellOf(ghosts, *row, intensityColumn).value;
        };
        for (const ResultRow *row : ghostRows(ghosts)) {
            if (at(row) < here && (!below || at(row) > at(below)))
                below = row;
            if (at(row) > here && (!above || at(row) < at(above)))
                above = row;
        }
    }
    std::vector<QString> keys;
    for (const ResultRow *row : {below, above}) {
        if (row)
            keys.push_back(row->key);
    }
    return keys;
}

std::vector<ResultRow> RooflineChart::combined() const
{
    std::vector<ResultRow> rows;
    if (!m_points || !m_roofs)
        return rows;
    const std::vector<ResultColumn> &columns = m_combined->columns();
    rows.reserve(m_points->rows().size() + m_roofs->rows().size());
    const auto addPoint = [&](const ResultTable &from, const ResultRow &point) {
        ResultRow row{
            point.key,
            {point.cells.front(), cellOf(from, point, intensityColumn), cellOf(from, point, valueColumn)}};
        row.cells.resize(columns.size(), noCell());
        rows.push_back(std::move(row));
    };
    for (const ResultRow &point : m_points->rows())
        addPoint(*m_points, point);
    for (const ResultTable *ghosts : m_ghosts) {
        for (const ResultRow *ghost : ghostRows(*ghosts))
            addPoint(*ghosts, *ghost);
    }
    for (const ResultRow &sample : m_roofs->rows()) {
        ResultRow row{sample.key,
                      {sample.cells.front(), cellOf(*m_roofs, sample, intensityColumn), noCell()}};
        for (std::size_t i = row.cells.size(); i < columns.size(); ++i)
            row.cells.push_back(
                m_roofs->columnOf(columns[i].key) > 0 ? cellOf(*m_roofs, sample, columns[i].key) : noCell());
        rows.push_back(std::move(row));
    }
    addHereRows(rows);
    return rows;
}

double RooflineChart::highestRoof() const
{
    double highest = 0.0;
    for (const ResultRow &row : m_combined->rows())
        for (std::size_t i = 2; i < row.cells.size(); ++i)
            if (std::isfinite(row.cells[i].value))
                highest = std::max(highest, row.cells[i].value);
    return highest;
}

std::vector<ChartRegion> RooflineChart::regions() const
{
    if (!m_ridge)
        return {};
    ChartRegion memory;
    memory.key = QStringLiteral("memory_bound");
    //: Name of the part of a roofline chart where memory limits a kernel.
    memory.title = tr("Memory-bound");
    memory.spoken = tr("Left of the ridge, kernels are memory-bound: the memory bandwidth limits them.");
    memory.to = m_ridge->intensity;
    memory.meaning = Meaning::Memory;
    ChartRegion compute;
    compute.key = QStringLiteral("compute_bound");
    //: Name of the part of a roofline chart where arithmetic limits a kernel.
    compute.title = tr("Compute-bound");
    compute.spoken = tr("Right of the ridge, kernels are compute-bound: the peak limits them.");
    compute.from = m_ridge->intensity;
    compute.meaning = Meaning::Compute;
    return {memory, compute};
}

void RooflineChart::showLines()
{
    LineChartSpec lines;
    lines.xColumn = intensityColumn;
    lines.pointColumns = {valueColumn};
    lines.logX = true;
    lines.logY = true;
    lines.plotLines = plotLines;
    lines.plainLines = true;
    //: Axis of a chart; the unit (FLOP/byte) and its range are added.
    lines.xTitle = tr("Arithmetic intensity");
    //: Axis of a chart: the most arithmetic per second that a device allows a kernel. The unit (TFLOP/s) and
    //: its range are added.
    lines.yTitle = tr("Attainable performance");
    for (std::size_t i = 0; i < m_roofColumns.size(); ++i) {
        lines.lineColumns.push_back(m_roofColumns[i]);
        if (i < m_roofLabels.size())
            lines.endLabels.emplace_back(m_roofColumns[i], m_roofLabels[i]);
    }
    addHereLines(lines);
    if (m_combined->columnCount() > 0) {
        lines.labelColumn = m_combined->columns().front().key;
        if (const double highest = highestRoof(); highest > 0.0)
            lines.yMax = highest * headroom;
    }
    lines.regions = regions();
    if (table() != m_combined.get() || !(spec() == lines))
        setLines(m_combined.get(), lines);
}

void RooflineChart::refreshNow()
{
    if (table())
        showLines(); // the highest roof decides where the axis ends
    LineChart::refreshNow();
}

void RooflineChart::showAnnotations()
{
    std::vector<ChartAnnotation> annotations;
    if (m_ridge) {
        ChartAnnotation ridge;
        ridge.key = QStringLiteral("ridge");
        ridge.label = m_ridge->label;
        ridge.spoken = m_ridge->spoken;
        ridge.position = m_ridge->flops_s;
        ridge.category = m_ridge->intensity;
        annotations.push_back(std::move(ridge));
    }
    annotations.insert(annotations.end(), m_marks.cbegin(), m_marks.cend());
    setAnnotations(std::move(annotations));
}

ChartContent RooflineChart::buildContent() const
{
    ChartContent content = LineChart::buildContent();
    const bool anyRow = m_combined->rowCount() > 0;
    for (ChartSeries &series : content.series) {
        // Samples have no place among the points, nor points among the samples of a roof.
        std::erase_if(series.points, [](const ChartPoint &point) { return !std::isfinite(point.value); });
        if (series.drawn != ChartSeries::Drawn::Points || !anyRow || drawHere(series))
            continue;
        const std::vector<QString> named = namedGhosts();
        for (ChartPoint &point : series.points) {
            const auto row = static_cast<std::size_t>(point.row);
            if (row >= m_points->rows().size()) {
                point.shape = MarkerShape::Circle;
                point.hollow = true;
                const QString &key = m_combined->rows()[row].key;
                if (std::find(named.begin(), named.end(), key) == named.end())
                    point.label.clear();
                continue;
            }
            const RooflinePointLook look = m_look ? m_look(m_combined->rows()[row].key) : RooflinePointLook();
            point.shape = look.shape.value_or(rooflineShapes[row % std::size(rooflineShapes)]);
            point.hollow = look.hollow;
            point.drop = look.drop;
            if (!look.named)
                point.label.clear();
        }
    }
    // The kernels are what the chart is about: the walk begins with them.
    std::stable_partition(content.series.begin(), content.series.end(), [](const ChartSeries &series) {
        return series.drawn == ChartSeries::Drawn::Points;
    });
    return content;
}

void RooflineChart::retranslateUi()
{
    LineChart::retranslateUi();
    if (!m_points)
        return;
    m_combined->retranslate();
    showLines();
}

} // namespace rp
