// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "views/act/figure_cache.h"
#include "views/steps/reflection_card.h"

namespace rp {

class FormulaView;

/// "Find the error": a published formula, what it gives, and the question what is wrong with it.
class ExerciseCard : public ReflectionCard
{
    Q_OBJECT
public:
    /// The instruments on the bench must outlive the card.
    ExerciseCard(const ExerciseContent &exercise, Bench bench, QWidget *parent = nullptr);

    void refresh(const LabSession &session, const QString &act);
    FormulaView *formula() const { return m_formula; } ///< null when the exercise has none
    TextBlock *worked() const { return m_worked; }

private:
    ExerciseContent m_exercise;
    Bench m_bench;
    FigureCache m_figures;
    FormulaView *m_formula = nullptr;
    TextBlock *m_terms;
    TextBlock *m_worked;
};

} // namespace rp
