// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class RecallFeedback;
class RecallForm;
class RecallMarking;
class TextBlock;

/// One recall question in the state the book has it in: to be answered, to be compared with a good answer, or
/// answered. A due question is asked afresh, and nothing of its last answer is shown before.
class RecallQuestionCard : public Card
{
    Q_OBJECT
public:
    enum class Mode
    {
        Answering,
        Marking,
        Answered
    };
    explicit RecallQuestionCard(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Turns to a question. One that is due is asked again.
    void turnTo(const QString &question);
    QString question() const { return m_question; }
    Mode mode() const { return m_mode; }
    /// What the book says now, in the current language. When the state changes while the keyboard is in the
    /// card, it goes to what is new, so that it is read out.
    void refresh();
    /// What the button for going on says; empty hides it.
    void setNext(const QString &label);
    /// Puts the keyboard on the question, which is read out.
    void focusQuestion();

    TextBlock *prompt() const { return m_prompt; }
    RecallForm *form() const { return m_form; }
    RecallMarking *marking() const { return m_marking; }
    RecallFeedback *feedback() const { return m_feedback; }

signals:
    void nextRequested();

private:
    Mode modeNow() const;
    void showPrompt(const RecallQuestion &question);
    void answerAgain();
    qsizetype answerCount() const;

    ReviewParts m_parts;
    QString m_question;
    Mode m_mode = Mode::Answering;
    bool m_isAsked = true;      ///< to be answered, whatever was answered before
    qsizetype m_knownCount = 0; ///< answers to this question when last looked at
    TextBlock *m_prompt;
    TextBlock *m_convention;
    TextBlock *m_before;
    RecallForm *m_form;
    RecallMarking *m_marking;
    RecallFeedback *m_feedback;
};

} // namespace rp
