// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/evidence/overlay_plot.h"

#include "views/charts/bars/bar_chart.h"
#include "views/charts/lines/line_chart.h"

#include <QCoreApplication>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

namespace rp {

namespace {

/// More values than this are drawn as lines.
constexpr std::size_t mostBars = 24;
constexpr double wideRange = 200.0; ///< of positive values: from here on the axis is one of powers
constexpr double plotLines = 12.0;

QString valueName(const QString &series, const QString &point)
{
    //: A value in a chart: its series, then its name.
    return point == series ? point
                           : QCoreApplication::translate("rp::OverlayPlot", "%1, %2").arg(series, point);
}

const ChartSeries *seriesOf(const ChartContent &content, const QString &key)
{
    const auto found = std::find_if(content.series.begin(), content.series.end(),
                                    [&key](const ChartSeries &series) { return series.key == key; });
    return found == content.series.end() ? nullptr : &*found;
}

/// The series that both have, as those of the first.
std::vector<const ChartSeries *> commonSeries(const ChartContent &first, const ChartContent &second)
{
    std::vector<const ChartSeries *> common;
    for (const ChartSeries &series : first.series)
        if (series.drawn != ChartSeries::Drawn::BandLower && series.drawn != ChartSeries::Drawn::BandUpper &&
            seriesOf(second, series.key))
            common.push_back(&series);
    return common;
}

ResultColumn column(const QString &key, const QString &title, Quantity quantity,
                    Meaning meaning = Meaning::Neutral)
{
    return {key, [title] { return title; }, quantity, meaning};
}

ResultCell named(const QString &name)
{
    ResultCell cell;
    cell.text = [name] { return name; };
    return cell;
}

bool isWide(const std::vector<ResultRow> &rows, std::size_t from, std::size_t to)
{
    double low = std::numeric_limits<double>::infinity();
    double high = 0.0;
    for (const ResultRow &row : rows)
        for (std::size_t i = from; i < to; ++i)
            if (const double value = row.cells[i].value; std::isfinite(value)) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
    return low > 0.0 && high / low > wideRange;
}

} // namespace

OverlayPlot::OverlayPlot(QWidget *parent)
    : QWidget(parent)
    , m_table(QStringLiteral("overlay"))
    , m_bars(new BarChart(BarArrangement::Grouped, this))
    , m_lines(new LineChart(this))
{
    setObjectName(QStringLiteral("overlayPlot"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_bars);
    layout->addWidget(m_lines);
    hide();
}

ChartWidget *OverlayPlot::chart() const
{
    return m_lines->isHidden() ? static_cast<ChartWidget *>(m_bars) : m_lines;
}

void OverlayPlot::setSides(const Side &first, const Side &second)
{
    std::size_t values = 0;
    for (const ChartSeries *series : commonSeries(first.content, second.content))
        values += series->points.size();
    m_table.setRows({});
    m_table.setCaption([caption = first.content.caption] { return caption; });
    const bool isLines = values > mostBars;
    m_lines->setVisible(isLines);
    m_bars->setVisible(!isLines);
    if (isLines)
        showLines(first, second);
    else
        showBars(first, second);
    setVisible(values > 0);
}

/// A row for each value, in it a bar for each capture.
void OverlayPlot::showBars(const Side &first, const Side &second)
{
    const Quantity quantity = first.content.quantity;
    std::vector<ResultRow> rows;
    for (const ChartSeries *series : commonSeries(first.content, second.content)) {
        const ChartSeries &other = *seriesOf(second.content, series->key);
        for (std::size_t i = 0; i < std::min(series->points.size(), other.points.size()); ++i) {
            const ChartPoint &point = series->points[i];
            if (!std::isfinite(point.value) || !std::isfinite(other.points[i].value))
                continue;
            rows.push_back(
                {QString::number(rows.size()),
                 {named(valueName(series->name, point.name)), {point.value}, {other.points[i].value}}});
        }
    }
    m_table.setColumns({column(QStringLiteral("value"), {}, Quantity::Text),
                        column(QStringLiteral("first"), first.name, quantity, Meaning::Compute),
                        column(QStringLiteral("second"), second.name, quantity, Meaning::Dispatch)});
    m_table.setRows(std::move(rows));
    m_bars->setValueAxisTitle(first.content.valueAxisTitle);
    ChartMapping mapping;
    mapping.columnKeys = {QStringLiteral("first"), QStringLiteral("second")};
    m_bars->setTable(&m_table, mapping);
}

/// A line for each series of each capture, over its own values of the axis.
void OverlayPlot::showLines(const Side &first, const Side &second)
{
    const std::vector<const ChartSeries *> common = commonSeries(first.content, second.content);
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("x");
    spec.xTitle = first.content.categoryAxisTitle;
    spec.yTitle = first.content.valueAxisTitle;
    spec.plotLines = plotLines;
    std::vector<ResultColumn> columns{column(QStringLiteral("row"), {}, Quantity::Text),
                                      column(spec.xColumn, spec.xTitle, first.content.categoryQuantity)};
    std::vector<ResultRow> rows;
    std::vector<ChartAnnotation> marks;
    std::size_t number = 0;
    for (const Side *side : {&first, &second}) {
        for (const ChartSeries *series : common) {
            const ChartSeries &drawn = *seriesOf(side->content, series->key);
            const QString name = common.size() == 1 ? side->name : valueName(drawn.name, side->name);
            columns.push_back(column(QString::number(number), name, side->content.quantity,
                                     side == &first ? Meaning::Compute : Meaning::Dispatch));
            spec.lineColumns.push_back(columns.back().key);
            for (const ChartPoint &point : drawn.points) {
                ResultRow row{QString::number(rows.size()), {}};
                row.cells.assign(2 + 2 * common.size(), {std::numeric_limits<double>::quiet_NaN()});
                row.cells[0] = named(row.key);
                row.cells[1].value = point.position;
                row.cells[2 + number].value = point.value;
                rows.push_back(std::move(row));
            }
            ++number;
        }
        for (ChartAnnotation mark : side->content.annotations) {
            if (!mark.category || mark.kind == ChartAnnotation::Kind::Region)
                continue;
            mark.label = valueName(side->name, mark.label);
            mark.spoken = valueName(side->name, mark.spoken);
            marks.push_back(std::move(mark));
        }
    }
    spec.logX = isWide(rows, 1, 2);
    spec.logY = isWide(rows, 2, 2 + number);
    m_table.setColumns(std::move(columns));
    m_table.setRows(std::move(rows));
    m_lines->setAnnotations(std::move(marks));
    m_lines->setLines(&m_table, spec);
}

} // namespace rp
