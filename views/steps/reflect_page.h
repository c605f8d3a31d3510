// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <vector>

namespace rp {

class Card;
class CompletionCard;
class DecisionCard;
class ExerciseCard;
class InstrumentPicture;
class MathPeek;
class ReflectionCard;
class SourcesPanel;
class WritingCard;
struct Catalogue;

/// The act's last questions, and beside them what comes after: the message that the act is finished, what to
/// decide, and what to write in one's own words. That tells the answers, so until then a card stands there in
/// its place. Below the questions stand published formulas that can't be right, for whoever wants to find the
/// errors.
class ReflectPage : public StepPage
{
    Q_OBJECT
public:
    explicit ReflectPage(const StepSubject &subject, QWidget *parent = nullptr);

    /// What instruments are made from; without it no picture is shown. Must outlive the page.
    void setCatalogue(const Catalogue &catalogue) override;
    /// Of what was revealed last, which the questions are about; null where there is none.
    InstrumentPicture *picture() const { return m_picture; }

    const std::vector<ReflectionCard *> &cards() const { return m_cards; }
    const std::vector<DecisionCard *> &decisions() const { return m_decisions; }
    const std::vector<WritingCard *> &writings() const { return m_writings; }
    const std::vector<ExerciseCard *> &exercises() const { return m_exercises; }
    CompletionCard *completion() const { return m_completion; }
    /// Stands where the rest comes, until the questions are solved.
    Card *laterCard() const { return m_later; }
    /// Says that one may go on with a question that is not solved.
    TextBlock *gateNote() const { return m_gate; }
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }

protected:
    void refreshContent() override;
    QString title() const override;
    QString lead() const override;
    QString blockedReason() const override;
    ActionButton *ownPrimary() const override;

private:
    QWidget *makeQuestions();
    void makeExercises(QVBoxLayout &below);
    QWidget *makeRest();
    void refreshExercises();
    bool hasKeyboard() const; ///< one of the questions has it
    void refreshWritings();
    void showVerdict(const ReflectionCard *card);
    void refreshLater(bool finished);

    QVBoxLayout *m_rest = nullptr;
    InstrumentPicture *m_picture = nullptr;
    std::vector<ReflectionCard *> m_cards;
    std::vector<ExerciseCard *> m_exercises;
    std::vector<DecisionCard *> m_decisions;
    std::vector<WritingCard *> m_writings;
    HeadingLabel *m_errors; ///< above the exercises
    TextBlock *m_gate;
    Card *m_later;
    TextBlock *m_laterText;
    CompletionCard *m_completion;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
