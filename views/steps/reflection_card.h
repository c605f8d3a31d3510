// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/lab_session.h"
#include "widgets/card.h"

namespace rp {

class ActionButton;
class AnsweredList;
class SegmentedChoice;
class TextBlock;

/// One question of the Reflect step. A wrong answer shows its feedback and may be tried again; the first
/// answer is the one that counts, and is shown as such. When solved, every option's feedback is shown.
class ReflectionCard : public Card
{
    Q_OBJECT
public:
    explicit ReflectionCard(const QuestionContent &question, QWidget *parent = nullptr);

    void refresh(const LabSession &session, const QString &act, int number, int count);
    bool isSolved() const { return m_solved; }
    SegmentedChoice *choice() const { return m_choice; }
    ActionButton *checkButton() const { return m_check; }
    TextBlock *feedback() const { return m_feedback; }
    TextBlock *firstAnswer() const { return m_first; }

signals:
    void answerRequested(const QString &question, const QString &option);
    void feedbackShown(const QString &sentence); ///< for the announcer

private:
    void check();
    void showFeedback(const ReflectionRecord &record, bool speak);
    void refreshFirst(const ReflectionRecord &record);
    void refreshSolved(const ReflectionRecord &record);

    QuestionContent m_question;
    TextBlock *m_prompt;
    SegmentedChoice *m_choice;
    ActionButton *m_check;
    TextBlock *m_feedback;
    TextBlock *m_first;
    AnsweredList *m_answered;
    std::size_t m_triedBefore = 0;
    bool m_solved = false;
    bool m_shownOnce = false;
};

} // namespace rp
