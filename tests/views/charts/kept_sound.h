// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "views/charts/lines/line_chart.h"
#include "views/charts/sound_output.h"

#include <algorithm>

namespace rp::test {

/// A line that rises and stays, and its table, which is the chart's.
inline void showRoof(LineChart &chart, const QString &summary = {})
{
    auto *table = new ResultTable(QStringLiteral("roof"), &chart);
    table->setCaption([] { return QStringLiteral("The roof"); });
    table->setSummary([summary] { return summary; });
    table->setColumns({{QStringLiteral("x"), [] { return QStringLiteral("Intensity"); }, Quantity::Text},
                       {QStringLiteral("y"), [] { return QStringLiteral("Attainable"); }, Quantity::Count}});
    std::vector<ResultRow> rows;
    for (const double x : {1.0, 2.0, 3.0}) {
        ResultRow row;
        row.key = QString::number(x);
        row.cells = {{x}, {std::min(x, 2.0)}};
        rows.push_back(row);
    }
    table->setRows(rows);
    LineChartSpec spec;
    spec.xColumn = QStringLiteral("x");
    spec.lineColumns = {QStringLiteral("y")};
    chart.setLines(table, spec);
}

/// Keeps what it is given instead of playing it.
class KeptSound : public SoundOutput
{
public:
    struct Heard
    {
        bool isReady = true;
        std::vector<qint16> samples = {};
        int starts = 0;
        int stops = 0;
    };
    explicit KeptSound(Heard &heard)
        : m_heard(heard)
    {
    }
    bool isReady() override { return m_heard.isReady; }
    bool start(const std::vector<qint16> &samples) override
    {
        m_heard.samples = samples;
        ++m_heard.starts;
        return true;
    }
    void stop() override { ++m_heard.stops; }

private:
    Heard &m_heard;
};

} // namespace rp::test
