// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class FormulaView;
class LineChart;
class ResultTable;
class TextBlock;
class ValueSlider;

/// The roofline of a device, put together by hand: the slope of the memory grows with the ridge point that is
/// dragged, or moved by a slider, until it meets the peak. The formula stands beside it, and is worked out
/// once the point is found.
class RidgeCard : public Card
{
    Q_OBJECT
public:
    explicit RidgeCard(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh(); ///< everything anew, in the current language
    /// Puts the point at an intensity, in FLOP/byte; near the true one it is shown right there.
    void moveTo(double intensity);
    double intensity() const; ///< the ridge point itself once it is found
    bool isFound() const;
    LineChart *chart() const { return m_chart; }
    ValueSlider *slider() const { return m_slider; }
    FormulaView *formula() const { return m_formula; }
    TextBlock *feedback() const { return m_feedback; }
    TextBlock *worked() const { return m_worked; }

private:
    double bandwidth() const; ///< bytes/s
    double ridge() const;
    void showPlace();
    QString sentence() const;

    const ReviewParts m_parts;
    ResultTable *m_table;
    LineChart *m_chart;
    ValueSlider *m_slider;
    TextBlock *m_ask;
    TextBlock *m_feedback;
    FormulaView *m_formula;
    TextBlock *m_worked;
    double m_from; ///< ends of what it can be put at
    double m_to;
    double m_at;
};

} // namespace rp
