// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steps/prediction_text.h"

#include "instruments/instrument.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>

namespace rp {

PredictionText::PredictionText(const QuestionContent &question, const std::optional<PredictionRecord> &record,
                               const Instrument *instrument)
    : m_question(question)
    , m_record(record)
    , m_instrument(instrument)
{
    if (record && !record->voided) {
        m_predicted = record->number;
        if (const OptionContent *option = findOption(question, record->option))
            m_predicted = option->value;
    }
    if (question.truth && instrument) {
        const double value = instrument->figureFor(question.truth->inputs, question.truth->figure);
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
    if (m_record->voided)
        return tr("Your prediction was changed outside the program, so it counts for nothing.");
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
    return m_instrument->figureTextFor(m_question.truth->inputs, m_question.truth->figure);
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
        //: %1 is a factor such as "3.00×".
        return *m_predicted > *m_truth
                   ? tr("Your prediction is %1 the instrument's figure.").arg(format.factor(ratio))
                   : tr("The instrument's figure is %1 your prediction.").arg(format.factor(ratio));
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
