// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/fusion_walk.h"
#include "views/review/parts/review_section.h"

namespace rp {

class ActionButton;
class TextBlock;

/// One pair of operations on its way through the decision tree: what was answered, the question in view with
/// yes and no, and at the end the verdict.
class FusionPanel : public QWidget
{
    Q_OBJECT
public:
    explicit FusionPanel(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Everything anew, in the current language. `hasNext`: another pair is still to be decided.
    void present(const FusionWalk &walk, bool hasNext);
    /// What the last answer was, and why it is right or wrong; empty before the first.
    QString lastFeedback(const FusionWalk &walk) const;
    /// Puts the keyboard on the verdict, or on "yes" while there is a question.
    void focusPlace();

    TextBlock *about() const { return m_about; }
    TextBlock *answered() const { return m_answered; }
    TextBlock *question() const { return m_question; }
    TextBlock *verdict() const { return m_verdict; }
    TextBlock *reason() const { return m_reason; }
    ActionButton *yesButton() const { return m_yes; }
    ActionButton *noButton() const { return m_no; }
    ActionButton *againButton() const { return m_again; }
    ActionButton *nextButton() const { return m_next; }

signals:
    void answerGiven(bool yes);
    void againRequested();
    void nextRequested();

private:
    QWidget *makeQuestion();
    QWidget *makeVerdict();
    QString resolved(const QString &source) const;
    QString questionText(const QString &node) const;
    QString answerText(const FusionWalk &walk, const FusionWalk::Answered &answer) const;
    void showAnswered(const FusionWalk &walk);
    void showVerdict(const FusionWalk &walk, bool hasNext);

    const ReviewParts m_parts;
    TextBlock *m_about;
    TextBlock *m_answered;
    QWidget *m_asking = nullptr;
    TextBlock *m_number = nullptr;
    TextBlock *m_question = nullptr;
    TextBlock *m_help = nullptr;
    ActionButton *m_yes = nullptr;
    ActionButton *m_no = nullptr;
    QWidget *m_ended = nullptr;
    TextBlock *m_verdict = nullptr;
    TextBlock *m_reason = nullptr;
    ActionButton *m_again = nullptr;
    ActionButton *m_next = nullptr;
};

} // namespace rp
