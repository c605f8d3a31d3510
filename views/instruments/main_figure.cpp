// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/main_figure.h"

#include "models/instruments/contract/instrument.h"
#include "views/charts/chart_widget.h"
#include "views/map/graph_map.h"

#include <algorithm>

namespace rp {

ChartWidget *mainChart(const QWidget &view, const Instrument &instrument)
{
    const QList<ChartWidget *> charts = view.findChildren<ChartWidget *>();
    const std::vector<ResultTable *> tables = instrument.tables();
    // In the order in which the instrument ranks its tables: what is no table of a chart is drawn otherwise.
    for (ResultTable *table : tables) {
        const auto found = std::find_if(charts.begin(), charts.end(),
                                        [table](ChartWidget *chart) { return chart->table() == table; });
        if (found != charts.end())
            return *found;
    }
    return charts.isEmpty() ? nullptr : charts.front();
}

FigureFrame *mainFigure(const QWidget &view, const Instrument &instrument)
{
    if (auto *map = view.findChild<GraphMap *>())
        return map;
    return mainChart(view, instrument);
}

} // namespace rp
