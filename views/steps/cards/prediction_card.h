// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/widgets/blocks/card.h"

class QLineEdit;

namespace rp {

class ActionButton;
class AnsweredList;
class Bench;
class SegmentedChoice;
class TextBlock;

/// One prediction: question, facts, options or a number, and the button that commits it. Once the session
/// holds the answer, only text is left.
class PredictionCard : public Card
{
    Q_OBJECT
public:
    PredictionCard(const QuestionContent &question, QWidget *parent = nullptr);

    /// `number` of `count`, for the heading when there are several.
    void refresh(const LabSession &session, const QString &act, const Bench &bench, int number, int count);
    bool isCommitted() const { return m_committed; }
    ActionButton *commitButton() const { return m_commit; }
    SegmentedChoice *choice() const { return m_choice; }
    QLineEdit *entry() const { return m_entry; }
    TextBlock *statement() const { return m_statement; }

signals:
    void optionCommitRequested(const QString &question, const QString &option);
    void numberCommitRequested(const QString &question, double number);
    void problemShown(const QString &sentence); ///< for the announcer

private:
    void commit();
    void showProblem(const QString &sentence);
    void refreshOpen();
    void refreshCommitted(const PredictionRecord &record, const QString &answer);
    double shownNumber(double base) const; ///< percent questions are typed as 50, not 0.5
    QString unitText() const;

    QuestionContent m_question;
    TextBlock *m_prompt;
    TextBlock *m_given;
    SegmentedChoice *m_choice;
    QWidget *m_entryRow;
    QLineEdit *m_entry;
    TextBlock *m_unit;
    AnsweredList *m_answered;
    TextBlock *m_statement;
    TextBlock *m_problem;
    TextBlock *m_warning;
    ActionButton *m_commit;
    bool m_committed = false;
};

} // namespace rp
