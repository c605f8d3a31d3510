// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/session/lab_session.h"
#include "views/act/figure_cache.h"
#include "views/widgets/card.h"

class QLineEdit;

namespace rp {

class ActionButton;
class AxisSlider;
class Bench;
class Intents;
class SegmentedChoice;
class TextBlock;

/// One prediction: question, facts, and what it is answered with: an axis with a mark where the answers are
/// numbers, in step with the options or the field below it, how sure its learner is, and the button that
/// commits it. Once the session holds the answer all of it stays where it is, and nothing can be moved any
/// more.
class PredictionCard : public Card
{
    Q_OBJECT
public:
    PredictionCard(const QuestionContent &question, Intents &intents, QWidget *parent = nullptr);

    /// `number` of `count`, for the heading when there are several.
    void refresh(const LabSession &session, const QString &act, const Bench &bench, int number, int count);
    bool isCommitted() const { return m_committed; }
    ActionButton *commitButton() const { return m_commit; }
    AxisSlider *axis() const { return m_axis; } ///< null where the answers have no place on one
    SegmentedChoice *choice() const { return m_choice; }
    QLineEdit *entry() const { return m_entry; }
    SegmentedChoice *sure() const { return m_sure; } ///< how sure its learner is
    TextBlock *statement() const { return m_statement; }

signals:
    void problemShown(const QString &sentence); ///< for the announcer
    void markMoved(const QString &value);       ///< by keys, or held at an end; for the announcer

protected:
    void changeEvent(QEvent *event) override;

private:
    bool isSingleChoice() const { return m_question.kind == QuestionContent::Kind::SingleChoice; }
    void buildLayout();
    void commit();
    void commitNumber();
    bool isSure();
    void showProblem(const QString &sentence);
    void refreshTexts();
    void refreshCommitted(const PredictionRecord &record, const QString &committed);
    void followAxis(double value);
    void followChoice(const QString &key);
    void followEntry();
    void keepCommittedReadable();
    std::optional<double> typedNumber() const; ///< in the figure's base unit
    double perUnit() const;                    ///< percent questions are typed as 50, not 0.5
    QString unitText() const;

    QuestionContent m_question;
    Intents &m_intents;
    FigureCache m_figures;
    TextBlock *m_prompt;
    TextBlock *m_given;
    AxisSlider *m_axis;
    SegmentedChoice *m_choice;
    QWidget *m_entryRow;
    QLineEdit *m_entry;
    TextBlock *m_unit;
    QWidget *m_last; ///< how sure, and the button
    TextBlock *m_sureLabel;
    SegmentedChoice *m_sure;
    QWidget *m_foot;
    TextBlock *m_statement;
    TextBlock *m_problem;
    TextBlock *m_warning;
    ActionButton *m_commit;
    bool m_committed = false;
};

} // namespace rp
