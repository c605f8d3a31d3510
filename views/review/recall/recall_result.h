// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/calibration.h"
#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

#include <QLocale>

namespace rp {

class FigureTile;
class LineChart;
class ResultTable;
class TextBlock;

/// What the answers add up to: score, Brier score, over- or under-confidence in words, and the calibration
/// plot, or why there is none yet.
class RecallResult : public Card
{
    Q_OBJECT
public:
    explicit RecallResult(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh();
    /// Puts the keyboard on the result, which is read out.
    void focusResult();

    FigureTile *scoreTile() const { return m_score; }
    FigureTile *brierTile() const { return m_brier; }
    FigureTile *confidenceTile() const { return m_confidence; }
    TextBlock *verdict() const { return m_verdict; }
    TextBlock *missing() const { return m_missing; }
    LineChart *chart() const { return m_chart; } ///< null until there are enough answers
    ResultTable *table() const { return m_table; }

private:
    void showTiles(const Calibration &calibration);
    void showPlot(const Calibration &calibration);

    ReviewParts m_parts;
    FigureTile *m_score;
    FigureTile *m_brier;
    FigureTile *m_confidence;
    QWidget *m_tiles;
    TextBlock *m_verdict;
    TextBlock *m_about;
    TextBlock *m_missing;
    ResultTable *m_table;
    LineChart *m_chart = nullptr;
    std::vector<CalibrationLevel> m_plotted;
    QLocale m_plottedIn;
};

} // namespace rp
