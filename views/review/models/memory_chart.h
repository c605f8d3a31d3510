// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_content.h"
#include "views/charts/lines/line_chart.h"

namespace rp {

class ReviewFigures;

/// The levels of the memory hierarchy by size and bandwidth, both logarithmic: one named mark for each.
class MemoryChart : public LineChart
{
    Q_OBJECT
public:
    /// Content and figures must outlive it.
    MemoryChart(const ReviewContent &content, const ReviewFigures &figures, QWidget *parent = nullptr);

    /// Everything anew, in the current language.
    void refresh();
    ResultTable *levels() const { return m_levels; }

private:
    void fillTable();
    QString summary() const override;

    const ReviewContent &m_content;
    const ReviewFigures &m_figures;
    ResultTable *m_levels;
};

} // namespace rp
