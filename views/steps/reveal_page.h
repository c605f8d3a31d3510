// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <vector>

namespace rp {

class Card;
class ComparisonDrawing;
class MathPeek;
class PredictionText;
class SourcesPanel;

/// The prediction beside the instrument's own figure: the distance, the arithmetic with numbers put in, and
/// the lesson.
class RevealPage : public StepPage
{
    Q_OBJECT
public:
    explicit RevealPage(const StepSubject &subject, QWidget *parent = nullptr);

    struct Result
    {
        Card *card;
        TextBlock *question;
        TextBlock *said;
        TextBlock *truth;
        ComparisonDrawing *drawing;
        TextBlock *distance;
        TextBlock *feedback;
    };
    const std::vector<Result> &results() const { return m_results; }
    TextBlock *arithmetic() const { return m_arithmetic; }
    TextBlock *lesson() const { return m_lesson; }
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;

private:
    Result makeResult();
    void refreshResult(const Result &result, const QuestionContent &question, int number);
    void refreshTruth(const Result &result, const PredictionText &text, bool drawn);
    QString resolved(const std::vector<QString> &lines) const;

    std::vector<Result> m_results;
    Card *m_arithmeticCard;
    TextBlock *m_arithmetic;
    Card *m_lessonCard;
    TextBlock *m_lesson;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
