// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/calibration.h"
#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

#include <QLocale>

namespace rp {

class LineChart;
class ResultTable;
class TextBlock;

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
    ResultTable *table() const { return m_table; }
    TextBlock *missing() const { return m_missing; } ///< why there are no answers in the picture yet

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
