// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/result_table.h"
#include "models/review/calibration.h"
#include "views/charts/lines/line_spec.h"
#include "views/review/review_section.h"
#include "views/widgets/card.h"

#include <QCoreApplication>
#include <QLocale>

namespace rp {

class LineChart;
class TextBlock;

/// Calibration in words.
class CalibrationText
{
    Q_DECLARE_TR_FUNCTIONS(rp::CalibrationText)
public:
    /// Over- or under-confident, with the two shares; or why that can't be said yet.
    static QString verdict(const Calibration &calibration);
    /// What is missing for the plot; empty when nothing is.
    static QString missing(const Calibration &calibration);
};

/// The plot's numbers: a row for each confidence, with a share where it has enough answers. Fills `table`
/// (columns and rows) anew.
void fillCalibrationTable(ResultTable &table, const Calibration &calibration);
LineChartSpec calibrationSpec();

/// What was said against what was right: the line on which both are the same, the answers so far where there
/// are enough, and the confidence of the question in view as soon as it is said.
class CalibrationCard : public Card
{
    Q_OBJECT
public:
    explicit CalibrationCard(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh();
    /// Marks the confidence of the question in view, 1 … 5; 0: it has not been said.
    void setSaid(int confidence);
    LineChart *chart() const { return m_chart; }

private:
    void showSaid();

    const ReviewParts m_parts;
    ResultTable *m_table;
    LineChart *m_chart;
    TextBlock *m_missing;
    std::vector<CalibrationLevel> m_plotted;
    QLocale m_plottedIn;
    int m_said = 0;
};

} // namespace rp
