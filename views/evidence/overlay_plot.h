// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "views/charts/chart_content.h"

#include <QWidget>

namespace rp {

class BarChart;
class ChartWidget;
class LineChart;

/// Two captures of one instrument in one chart and on one axis, with marks for where each of them stands.
class OverlayPlot : public QWidget
{
    Q_OBJECT
public:
    explicit OverlayPlot(QWidget *parent = nullptr);

    struct Side
    {
        QString name; ///< of the capture
        ChartContent content;
    };
    /// Hidden where the two have no values in common.
    void setSides(const Side &first, const Side &second);
    /// The one that is shown.
    ChartWidget *chart() const;

private:
    void showBars(const Side &first, const Side &second);
    void showLines(const Side &first, const Side &second);

    ResultTable m_table;
    BarChart *m_bars;
    LineChart *m_lines;
};

} // namespace rp
