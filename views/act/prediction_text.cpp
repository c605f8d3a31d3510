// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/act/prediction_text.h"

#include "models/text/format.h"
#include "models/text/quantity.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rp {

namespace {

constexpr double largestCount = 20.0;

bool isFactor(const QuestionContent &question)
{
    return question.distanceUnit == QLatin1String("factor");
}

/// "75", "1.5": more digits would say nothing.
QString timesText(double ratio)
{
    return Format().number(ratio, ratio < 10.0 ? 1 : 0);
}

} // namespace

QString answerNumber(const QuestionContent &question, double value)
{
    const Format format;
    // An option that says "about 33 %" stands for a third; more digits would be more than was said.
    const bool isOption = question.kind == QuestionContent::Kind::SingleChoice;
    if (question.unit == QLatin1String("factor"))
        return isOption ? quantityText(Quantity::FactorAsNeeded, value) : format.factor(value);
    if (question.unit == QLatin1String("percent") || question.distanceUnit == QLatin1String("points")) {
        const bool whole = std::abs(value * 100.0 - std::round(value * 100.0)) < 1e-9;
        return format.percent(value, whole || isOption ? 0 : 1);
    }
    const int digits = isOption ? 2 : 3;
    if (question.unit == QLatin1String("microseconds"))
        return format.duration_us(value, digits);
    return question.unit == QLatin1String("intensity") ? quantityText(Quantity::Intensity, value, digits)
                                                       : format.significant(value, digits);
}

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

QString PredictionText::answer() const
{
    if (!m_record)
        return {};
    if (const OptionContent *option = findOption(m_question, m_record->option))
        return contentText(option->text);
    return m_record->number ? answerNumber(m_question, *m_record->number) : QString();
}

QString PredictionText::predictedText() const
{
    return m_predicted ? answerNumber(m_question, *m_predicted) : QString();
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

/// Two small whole numbers, of which nobody says that one is 2.0 times the other.
std::optional<int> PredictionText::countDifference() const
{
    const auto isSmallCount = [](double value) {
        return value >= 0.0 && value <= largestCount && std::abs(value - std::round(value)) < 1e-9;
    };
    if (!isFactor(m_question) || !m_question.unit.isEmpty() || !isSmallCount(*m_predicted) ||
        !isSmallCount(*m_truth))
        return std::nullopt;
    return static_cast<int>(std::lround(*m_predicted - *m_truth));
}

std::optional<double> PredictionText::difference() const
{
    if (!m_predicted || !m_truth)
        return std::nullopt;
    if (isFactor(m_question)) {
        const double ratio = *m_predicted / *m_truth;
        const bool fits = std::max(ratio, 1.0 / ratio) < 1.05;
        return std::isfinite(ratio) && ratio > 0.0 && !fits ? std::optional(ratio) : std::nullopt;
    }
    const double points = (*m_predicted - *m_truth) * 100.0;
    return std::abs(points) < 0.5 ? std::nullopt : std::optional(points);
}

QString PredictionText::gap() const
{
    const std::optional<double> apart = difference();
    if (!apart)
        return {};
    if (const std::optional<int> more = countDifference())
        //: Short: how far a predicted number of things is from the figure: "1 too many".
        return *more > 0 ? tr("%Ln too many", nullptr, *more)
                         //: Short: how far a predicted number of things is from the figure: "1 too few".
                         : tr("%Ln too few", nullptr, -*more);
    if (isFactor(m_question))
        //: Short, in a picture: how far a prediction is from the figure; %1 is a factor such as "13".
        return *apart > 1.0 ? tr("%1 times too high").arg(timesText(*apart))
                            //: Short, in a picture; %1 is a factor such as "13".
                            : tr("%1 times too low").arg(timesText(1.0 / *apart));
    const QString points = Format().number(std::abs(*apart), 1);
    //: Short, in a picture: how far a prediction is from the figure; %1 is a difference of two percentages.
    return *apart > 0.0 ? tr("%1 points too high").arg(points)
                        //: Short, in a picture; %1 is a difference of two percentages.
                        : tr("%1 points too low").arg(points);
}

QString PredictionText::distance() const
{
    if (!m_predicted || !m_truth)
        return {};
    if (!difference())
        //: %1 is the learner's number, %2 the instrument's.
        return tr("You said %1; it is %2. Your prediction fits.").arg(predictedText(), truthText());
    //: %1 is the learner's number, %2 the instrument's, %3 how far apart they are: "13 times too high".
    return tr("You said %1; it is %2: %3.").arg(predictedText(), truthText(), gap());
}

QString PredictionText::marker() const
{
    //: Marks the learner's prediction in a chart; %1 is a number such as "50 %".
    return m_predicted ? tr("You said %1").arg(predictedText()) : QString();
}

} // namespace rp
