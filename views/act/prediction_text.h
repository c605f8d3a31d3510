// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"

#include <QCoreApplication>
#include <optional>

namespace rp {

/// A committed prediction held against the instrument's figure: numbers and the words for them.
class PredictionText
{
    Q_DECLARE_TR_FUNCTIONS(rp::PredictionText)
public:
    PredictionText(const QuestionContent &question, const std::optional<PredictionRecord> &record,
                   Bench bench);

    /// The learner's number in the figure's base unit; none without a record, when the record counts for
    /// nothing, or when the option stands for no number.
    std::optional<double> predicted() const { return m_predicted; }
    /// The instrument's figure; none when the question has no truth.
    std::optional<double> truth() const { return m_truth; }

    /// The prediction as the learner gave it: the option's text, or the number.
    QString answer() const;
    QString predictedText() const; ///< the number alone: "50 %"
    QString truthText() const;     ///< "33.3 %"
    /// The answer that holds where the question has no figure: the right option's text; else empty.
    QString rightAnswer() const;
    bool isRight() const; ///< the right option was chosen
    /// Both numbers and how far apart they are, in words; empty without both.
    QString distance() const;
    /// How far apart alone, for a picture: "28.7 points too high"; empty where the prediction fits.
    QString gap() const;
    /// The marker's label in a chart: "You said 50 %".
    QString marker() const;

private:
    /// Percentage points or a factor; none when there is nothing to compare, or the prediction fits.
    std::optional<int> countDifference() const;
    std::optional<double> difference() const;
    const QuestionContent &m_question;
    std::optional<PredictionRecord> m_record;
    Bench m_bench;
    std::optional<double> m_predicted;
    std::optional<double> m_truth;
};

/// An answer to a question as a number with its unit.
QString answerNumber(const QuestionContent &question, double value);

} // namespace rp
