// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/chart_widget.h"
#include "views/charts/lines/line_plot.h"

namespace rp {

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
    void setLines(ResultTable *table, const LineChartSpec &spec);
    const LineChartSpec &spec() const { return m_spec; }
    /// Marks one row as the chosen one: its marks are larger and ringed, their labels bold, and `note`
    /// (translated) is in its spoken points. An empty key marks none.
    void setEmphasizedRow(const QString &rowKey, const QString &note = {});
    QString emphasizedRow() const { return m_emphasized; }
    /// The ends that its own lines ask for.
    PlotAxes ownAxes();
    /// Axes that reach at least as far, for another chart beside it; none: only its own.
    void setSharedAxes(const std::optional<PlotAxes> &shared);

    QStringList keyLines() const override;
    SoundScore soundScore(const ScoreWish &wish) override;

protected:
    ChartContent buildContent() const override;
    std::vector<ChartAnnotation> measuredHere() const override;
    bool handleKey(QKeyEvent *event) override;
    /// For a chart that makes its content itself.
    void showAs(const LineChartSpec &spec);

private:
    LineChartSpec m_spec;
    std::optional<PlotAxes> m_shared;
    QString m_emphasized;
    QString m_emphasisNote;
};

} // namespace rp
