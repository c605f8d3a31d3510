// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"
#include "views/act/figure_cache.h"
#include "views/widgets/card.h"

#include <optional>

namespace rp {

class ActionButton;
class FormulaView;
class HintLadder;
class SegmentedChoice;
class TextBlock;
class VerdictBadge;
struct ChoiceEntry;

/// One question with feedback for each option, of the Reflect step or of an exercise. A wrong answer shows
/// its feedback and may be tried again; the first answer is the one that counts, and is shown as such. When
/// solved, every option's feedback is shown.
class ReflectionCard : public Card
{
    Q_OBJECT
public:
    /// Headings of exercises stand one level lower, and their answers count for nothing.
    enum class Use
    {
        Reflection,
        Exercise
    };
    explicit ReflectionCard(const QuestionContent &question, Use use = Use::Reflection,
                            QWidget *parent = nullptr);

    /// `known` is what the session holds; `number` of `count`, for the heading when there are several.
    /// `withheld` says why the answer gets no feedback; empty: it does.
    void refresh(const std::optional<ReflectionRecord> &known, int number, int count,
                 const QString &withheld);
    QString questionId() const { return m_question.id; }
    bool isSolved() const { return m_solved; }
    SegmentedChoice *choice() const { return m_choice; }
    ActionButton *checkButton() const { return m_check; }
    VerdictBadge *verdict() const { return m_verdict; }
    TextBlock *feedback() const;
    TextBlock *firstAnswer() const { return m_first; }

signals:
    void answerRequested(const QString &question, const QString &option);
    void feedbackShown(const QString &sentence); ///< for the announcer

protected:
    const QuestionContent &question() const { return m_question; }
    /// For what stands between the heading and the prompt.
    QVBoxLayout *introduction() const { return m_introduction; }
    void changeEvent(QEvent *event) override;
    /// A heading of the card's own, above the prompt.
    void showHeading(const QString &heading);

private:
    void check();
    void followChoice(const QString &key);
    void showNotYet(bool isChosen);
    void showFeedback(const ReflectionRecord &record, bool speak);
    void refreshFirst(const ReflectionRecord &record);
    std::vector<ChoiceEntry> entriesOf(const ReflectionRecord &record) const;
    QString markOf(const ReflectionRecord &record, const QString &option) const;
    void refreshSolved(const ReflectionRecord &record);

    QuestionContent m_question;
    Use m_use;
    QVBoxLayout *m_introduction;
    TextBlock *m_prompt;
    SegmentedChoice *m_choice;
    QWidget *m_line; ///< the button, then what counts
    ActionButton *m_check;
    TextBlock *m_first;
    VerdictBadge *m_verdict;
    TextBlock *m_othersHeading;
    TextBlock *m_others;
    QString m_withheld;
    QString m_last; ///< option that was checked last; empty: none
    std::size_t m_triedBefore = 0;
    bool m_solved = false;
    bool m_shownOnce = false;
};

/// "Find the error": a published formula, what it gives, and the question what is wrong with it.
class ExerciseCard : public ReflectionCard
{
    Q_OBJECT
public:
    /// The instruments on the bench must outlive the card.
    ExerciseCard(const ExerciseContent &exercise, Bench bench, QWidget *parent = nullptr);

    /// Puts the hints for it below its question, and owns them.
    void setLadder(HintLadder *ladder);
    void refresh(const LabSession &session, const QString &act);
    HintLadder *ladder() const { return m_ladder; }    ///< null: none was put in
    FormulaView *formula() const { return m_formula; } ///< null when the exercise has none
    TextBlock *worked() const { return m_worked; }

private:
    ExerciseContent m_exercise;
    Bench m_bench;
    FigureCache m_figures;
    FormulaView *m_formula = nullptr;
    HintLadder *m_ladder = nullptr;
    TextBlock *m_terms;
    TextBlock *m_worked;
};

} // namespace rp
