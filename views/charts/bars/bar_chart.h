// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/bars/bar_plot.h"
#include "views/charts/chart_widget.h"

#include <QHash>

namespace rp {

/// Horizontal bars: one row per row of the table (execution mode, operation), one bar per column, stacked
/// (its segments) or side by side from zero. Left/Right walk the bars of a row, Up/Down the rows. Set it up
/// with setTable(); ChartMapping::totalColumnKey is written at the end of a row.
class BarChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit BarChart(BarArrangement arrangement, QWidget *parent = nullptr);

    /// Marks one row as the chosen one: a pointer beside its name, bold text, a frame around its bars, and
    /// `note` (translated, "shown in the timeline") in its spoken points. An empty key marks none.
    void setEmphasizedRow(const QString &rowKey, const QString &note = {});
    QString emphasizedRow() const { return m_emphasized; }
    /// Where the axis ends; bars beyond it are broken off. None: it holds all of them.
    void setAxisEnd(std::optional<double> end);
    /// Bars pour in and go over to new lengths, and show where they ended before the last change.
    void setLively();
    /// One row is what is left of another; see ChartSeries::cutFrom.
    void setCut(const QString &rowKey, const QString &fromKey);
    /// Headings over rows, by the key of the first; names before the bars in place of those that are told.
    void setGroups(QHash<QString, ChartGroup> groups, QHash<QString, QString> names);
    /// What its own bars, names and values need.
    BarFrame ownFrame();
    /// At least so much, for another chart beside it; zeros: only its own.
    void setSharedFrame(const BarFrame &shared);

protected:
    ChartContent buildContent() const override;
    std::vector<ChartAnnotation> measuredHere() const override;

private:
    QString measuredColumn() const;

    QString m_emphasized;
    QString m_emphasisNote;
    BarFrame m_shared;
    bool m_lively = false;
    QString m_cut;
    QString m_cutFrom;
    QHash<QString, ChartGroup> m_groups;
    QHash<QString, QString> m_names;
};

} // namespace rp
