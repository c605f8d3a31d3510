// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/models/memory_chart.h"

#include "models/review/review_figures.h"
#include "models/text/format.h"

#include <algorithm>
#include <cmath>

namespace rp {

namespace {

constexpr double plotLines = 8.0;
const QString levelColumn = QStringLiteral("level");
const QString sizeColumn = QStringLiteral("size_bytes");
const QString bandwidthColumn = QStringLiteral("bandwidth_bytes_s");
const QString sourceColumn = QStringLiteral("source");

} // namespace

MemoryChart::MemoryChart(const ReviewContent &content, const ReviewFigures &figures, QWidget *parent)
    : LineChart(parent)
    , m_content(content)
    , m_figures(figures)
    , m_levels(new ResultTable(QStringLiteral("memory_hierarchy"), this))
{
    //: Title of a chart.
    m_levels->setCaption([] { return tr("Memory of an A100 80 GB: size and bandwidth"); });
    m_levels->setSummary([this] { return summary(); });
    ResultColumn bandwidth{//: Heading of a table: bytes per second that a memory moves.
                           bandwidthColumn, [] { return tr("Bandwidth"); }, Quantity::Bytes, Meaning::Memory};
    //: Before a number of bytes, read aloud: those that a memory moves in a second.
    bandwidth.spokenTitle = [] { return tr("bandwidth per second"); };
    //: Heading of a table: a level of the memory hierarchy.
    m_levels->setColumns({{levelColumn, [] { return tr("Level"); }},
                          //: Heading of a table: bytes that a memory holds.
                          {sizeColumn, [] { return tr("Size"); }, Quantity::Bytes},
                          bandwidth,
                          //: Heading of a table: where a figure comes from.
                          {sourceColumn, [] { return tr("Source"); }}});
}

void MemoryChart::fillTable()
{
    std::vector<ResultRow> rows;
    rows.reserve(m_content.memory.size());
    for (const MemoryLevel &level : m_content.memory) {
        const auto resolved = [this](const QString &source) {
            return [this, source] { return m_figures.resolve(source); };
        };
        const auto figure = [this](const QString &id) {
            return ResultCell{m_figures.value(id), [this, id] { return m_figures.text(id); }};
        };
        rows.push_back({level.id,
                        {{0.0, resolved(level.title)},
                         figure(level.size),
                         figure(level.bandwidth),
                         {0.0, resolved(level.source.text)}}});
    }
    m_levels->setRows(std::move(rows));
}

QString MemoryChart::summary() const
{
    const auto &memory = m_content.memory;
    const auto bandwidth = [this](const MemoryLevel &level) { return m_figures.value(level.bandwidth); };
    const auto slower = [&](const MemoryLevel &a, const MemoryLevel &b) {
        return bandwidth(a) < bandwidth(b);
    };
    if (memory.empty())
        return {};
    const auto [slowest, fastest] = std::minmax_element(memory.begin(), memory.end(), slower);
    const double ratio = bandwidth(*fastest) / bandwidth(*slowest);
    if (!std::isfinite(ratio) || slowest == fastest)
        return {};
    //: Takeaway of a chart. %1, %2: levels of the memory hierarchy; %3: a number.
    return tr("%1: about %3 times the bandwidth of %2.")
        .arg(m_figures.resolve(fastest->title), m_figures.resolve(slowest->title),
             Format().significant(ratio, 2));
}

void MemoryChart::refresh()
{
    fillTable();
    m_levels->retranslate();
    LineChartSpec spec;
    spec.xColumn = sizeColumn;
    spec.pointColumns = {bandwidthColumn};
    spec.labelColumn = levelColumn;
    spec.logX = true;
    spec.logY = true;
    spec.plotLines = plotLines;
    //: Axis of a chart: bytes that a memory of the whole device holds. Unit and range are added.
    spec.xTitle = tr("Size, whole device");
    //: Axis of a chart: bytes that a memory of the whole device moves in a second. The range is added: "from
    //: 1 TB to 200 TB".
    spec.yTitle = tr("Bandwidth in bytes per second");
    setLines(m_levels, spec);
}

} // namespace rp
