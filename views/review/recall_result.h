// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

struct Calibration;
class FigureTile;
class TextBlock;

/// What the answers add up to: score, Brier score, and over- or under-confidence in words.
class RecallResult : public Card
{
    Q_OBJECT
public:
    explicit RecallResult(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh();
    /// Puts the keyboard on the result, which is read out.
    void focusResult();

private:
    void showTiles(const Calibration &calibration);

    ReviewParts m_parts;
    FigureTile *m_score;
    FigureTile *m_brier;
    FigureTile *m_confidence;
    QWidget *m_tiles;
    TextBlock *m_verdict;
    TextBlock *m_about;
};

} // namespace rp
