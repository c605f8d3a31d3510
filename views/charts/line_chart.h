// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"

#include <utility>

namespace rp {

/// Which columns of a table a LineChart draws, and how. The rows are the samples.
struct LineChartSpec
{
    QString xColumn;
    std::vector<QString> lineColumns;
    /// Lower and upper column of each band; pale, behind the lines, named in the legend by the upper column's
    /// title and walked as two series after the lines.
    std::vector<std::pair<QString, QString>> bands = {};
    std::vector<QString> pointColumns = {}; ///< drawn as marks only
    /// Texts beside the marks of the point columns (a scatter). Empty: none, and the series is named instead.
    QString labelColumn = {};
    /// A logarithmic axis leaves out values that are not above zero.
    bool logX = false;
    bool logY = false;
    QString xTitle = {}; ///< translated, without unit: "Elapsed time"; the unit and range are added
    QString yTitle = {};
    /// Ends of the axes in their columns' base units. Unset: the data and the annotations decide, and a
    /// linear axis that holds no negative value starts at 0. Samples outside are cut off at the frame.
    std::optional<double> xMin = {};
    std::optional<double> xMax = {};
    std::optional<double> yMin = {};
    std::optional<double> yMax = {};
    bool areas = false; ///< each line's ground down to the axis is filled, pale

    bool operator==(const LineChartSpec &other) const = default;
};

/// Lines, bands and points over a linear or logarithmic axis, each line named at its end and told apart by
/// dash and mark as well as by colour. Times on an axis share the unit that its span asks for (s, min, h,
/// days). Left/Right walk the samples of a series, Page Up and Page Down ten at a time, Up/Down change
/// series; annotations follow behind the last sample. Values that are not finite are not drawn, and spoken as
/// such.
class LineChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit LineChart(QWidget *parent = nullptr);

    /// Shows `table`, which the chart does not own. Call again for other columns, axes or translated titles;
    /// new values of the same table need no call.
    void setLines(ResultTable *table, LineChartSpec spec);
    const LineChartSpec &spec() const { return m_spec; }

    QStringList keyLines() const override;

protected:
    ChartContent buildContent() const override;
    bool handleKey(QKeyEvent *event) override;

private:
    LineChartSpec m_spec;
};

} // namespace rp
