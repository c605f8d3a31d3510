// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/steps/parts/prediction_text.h"

#include "models/text/format.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

PredictionText::PredictionText(const QuestionContent &question, const std::optional<PredictionRecord> &record,
                               Bench bench)
    : m_question(question)
    , m_record(record)
    , m_bench(std::move(bench))
{
    if (record) {
        m_predicted = record->number;
        if (const OptionContent *option = findOption(question, record->option))
            m_predicted = option->value;
    }
    if (question.truth) {
        const double value = m_bench.figureFor(question.truth->inputs, question.truth->figure);
        if (std::isfinite(value))
            m_truth = value;
    }
}

QString PredictionText::numberText(double value) const
{
    const Format format;
    if (m_question.unit == QLatin1String("factor"))
        return format.factor(value);
    if (m_question.unit == QLatin1String("percent") || m_question.distanceUnit == QLatin1String("points")) {
        const bool whole = std::abs(value * 100.0 - std::round(value * 100.0)) < 1e-9;
        // An option that says "about 33 %" stands for a third; more digits would be more than was said.
        return format.percent(value, whole || m_question.kind == QuestionContent::Kind::SingleChoice ? 0 : 1);
    }
    return format.significant(value);
}

QString PredictionText::answer() const
{
    if (!m_record)
        return {};
    if (const OptionContent *option = findOption(m_question, m_record->option))
        return contentText(option->text);
    return m_record->number ? numberText(*m_record->number) : QString();
}

QString PredictionText::predictedText() const
{
    return m_predicted ? numberText(*m_predicted) : QString();
}

QString PredictionText::truthText() const
{
    if (!m_truth)
        return {};
    return m_bench.figureTextFor(m_question.truth->inputs, m_question.truth->figure);
}

bool PredictionText::isRight() const
{
    return m_record && !m_question.correct.isEmpty() && m_record->option == m_question.correct;
}

QString PredictionText::rightAnswer() const
{
    const OptionContent *option = m_question.truth ? nullptr : findOption(m_question, m_question.correct);
    return option ? contentText(option->text) : QString();
}

QString PredictionText::distance() const
{
    if (!m_predicted || !m_truth)
        return {};
    const Format format;
    if (m_question.distanceUnit == QLatin1String("factor")) {
        const double ratio = std::max(*m_predicted, *m_truth) / std::min(*m_predicted, *m_truth);
        if (!std::isfinite(ratio) || ratio < 1.05)
            return tr("Your prediction fits the instrument's figure.");
        const QString times = format.significant(ratio);
        //: %1 is the learner's number, %2 the instrument's, %3 a factor such as "13.4".
        return *m_truth > *m_predicted
                   ? tr("You said %1; it is %2, %3 times more.").arg(predictedText(), truthText(), times)
                   //: %1 is the learner's number, %2 the instrument's, %3 a factor such as "13.4".
                   : tr("You said %1; it is %2, %3 times less.").arg(predictedText(), truthText(), times);
    }
    const double points = (*m_predicted - *m_truth) * 100.0;
    if (std::abs(points) < 0.5)
        return tr("Your prediction fits the instrument's figure.");
    const QString amount = format.number(std::abs(points), 1);
    //: %1 is a number: the difference of two percentages.
    return points > 0 ? tr("Your prediction is %1 percentage points too high.").arg(amount)
                      : tr("Your prediction is %1 percentage points too low.").arg(amount);
}

QString PredictionText::marker() const
{
    //: Marks the learner's prediction in a chart; %1 is a number such as "50 %".
    return m_predicted ? tr("You said %1").arg(predictedText()) : QString();
}

} // namespace rp
