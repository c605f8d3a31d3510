// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/projector/class_questions.h"

#include "models/content/figure_text.h"
#include "models/text/format.h"
#include "views/act/prediction_text.h"

namespace rp {

const QuestionContent *ClassQuestions::current() const
{
    return m_at && *m_at < m_act.predictions.size() ? &m_act.predictions[*m_at] : nullptr;
}

void ClassQuestions::next()
{
    if (!m_act.predictions.empty())
        m_at = m_at ? (*m_at + 1) % m_act.predictions.size() : 0;
}

bool ClassQuestions::follow(const QString &panel)
{
    if (!current() || about().panel == panel)
        return false;
    askNone();
    return true;
}

FigureRef ClassQuestions::about() const
{
    return current() ? aboutOf(*current()) : FigureRef();
}

FigureRef ClassQuestions::aboutOf(const QuestionContent &question) const
{
    return m_bench.withPanel(question.truth ? question.truth->figure : FigureRef());
}

QString ClassQuestions::title() const
{
    return contentText(current() ? current()->prompt : m_act.title);
}

QString ClassQuestions::truth() const
{
    if (!current())
        return {};
    const PredictionText words(*current(), std::nullopt, m_bench);
    const QString truth = words.truth() ? words.truthText() : words.rightAnswer();
    //: Shown when the answer is revealed to a class; %1 is a figure or an answer.
    return truth.isEmpty() ? QString() : tr("It is: %1").arg(truth);
}

QStringList ClassQuestions::facts() const
{
    QStringList facts;
    for (const QString &fact : current() ? current()->given : std::vector<QString>())
        //: One fact of a list.
        facts.append(tr("• %1").arg(resolveFigures(contentText(fact), m_bench)));
    return facts;
}

} // namespace rp
