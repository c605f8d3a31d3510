// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/charts/frame/chart_widget.h"

namespace rp {

/// Horizontal stacked bars: one bar per row of the table (execution mode), one segment per column, the total
/// at the bar's end. Left/Right walk a bar's segments, Up/Down the bars.
class WaterfallChart : public ChartWidget
{
    Q_OBJECT
public:
    explicit WaterfallChart(QWidget *parent = nullptr);

    /// Marks one row as the chosen one: a pointer beside its name, bold text, a frame around its bar, and
    /// `note` (translated, "shown in the timeline") in its spoken points. An empty key marks none.
    void setEmphasizedRow(const QString &rowKey, const QString &note = {});
    QString emphasizedRow() const { return m_emphasized; }

protected:
    ChartContent buildContent() const override;

private:
    QString m_emphasized;
    QString m_emphasisNote;
};

} // namespace rp
