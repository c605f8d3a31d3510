// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_widget.h"

namespace rp {

/// Horizontal bars side by side: one group per row of the table (operation), one bar per column (reads,
/// writes), all from zero on one axis. Left/Right walk the bars of a group, Up/Down the groups. Set it up
/// with setTable(); ChartMapping::totalColumnKey is written at the end of a group.
class GroupedBarChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit GroupedBarChart(QWidget *parent = nullptr);

    /// Marks one row as the chosen one: a pointer beside its name, bold text, a frame around its bars, and
    /// `note` (translated) in its spoken points. An empty key marks none.
    void setEmphasizedRow(const QString &rowKey, const QString &note = {});
    QString emphasizedRow() const { return m_emphasized; }

protected:
    ChartContent buildContent() const override;

private:
    QString m_emphasized;
    QString m_emphasisNote;
};

} // namespace rp
