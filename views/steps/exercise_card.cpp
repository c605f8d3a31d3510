// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/exercise_card.h"

#include "models/text/format.h"
#include "views/act/math_peek.h"
#include "views/widgets/formula_view.h"
#include "views/widgets/text_block.h"

#include <QVBoxLayout>
#include <utility>

namespace rp {

ExerciseCard::ExerciseCard(const ExerciseContent &exercise, Bench bench, QWidget *parent)
    : ReflectionCard(exercise.question, Use::Exercise, parent)
    , m_exercise(exercise)
    , m_bench(std::move(bench))
    , m_terms(new TextBlock(this))
    , m_worked(new TextBlock(this))
{
    if (m_exercise.formula) {
        m_formula = new FormulaView(this);
        m_formula->setFormula(m_exercise.formula->id);
        introduction()->addWidget(m_formula);
    }
    m_terms->setReachable(true);
    m_terms->setQuiet(true);
    m_terms->setParagraphGap(0.0);
    m_worked->setReachable(true);
    m_worked->setParagraphGap(0.0);
    introduction()->addWidget(m_terms);
    introduction()->addWidget(m_worked);
}

void ExerciseCard::refresh(const LabSession &session, const QString &act)
{
    ReflectionCard::refresh(session.exercise(act, questionId()), 1, 1, session.withheld());
    if (m_formula) {
        //: Heading of an exercise; %1 names a formula or a claim.
        showHeading(tr("Find the error: %1").arg(contentText(m_exercise.formula->title)));
        m_formula->setSpoken(contentText(m_exercise.formula->spoken));
        m_terms->setText(formulaTerms(*m_exercise.formula));
    }
    m_terms->setVisible(m_formula && !m_exercise.formula->terms.empty());
    QStringList lines;
    for (const QString &line : m_exercise.worked)
        lines.append(m_figures.resolved(contentText(line), m_bench));
    m_worked->setText(lines.join(QLatin1Char('\n')));
    m_worked->setVisible(!lines.isEmpty());
}

} // namespace rp
