// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"

#include <QVariant>
#include <QWidget>

class QScrollArea;
class QVBoxLayout;

namespace rp {

class ActionButton;
class Announcer;
class HeadingLabel;
class Notice;
class TextBlock;

/// One step of one act: a heading, a scrolling column, and a foot with Back and Next. Reads the session and
/// emits what the learner asks for.
class StepPage : public QWidget
{
    Q_OBJECT
public:
    /// The instruments of the bench, the act's own, must outlive the page.
    StepPage(Step step, LabSession &session, Bench bench, Announcer &announcer, QWidget *parent);

    Step step() const { return m_step; }
    const QString &actId() const { return m_actId; }
    void focusHeading();
    /// Shows texts and state of the session anew; for every change and for a new language.
    void refresh();
    /// Shows why something was refused until the next change.
    void showRefusal(const QString &sentence);
    /// The same for an input, by its qualified name, at its control where there is one.
    virtual void showInputRefusal(const QString &inputId, const QString &sentence);

    HeadingLabel *heading() const { return m_heading; }
    ActionButton *nextButton() const { return m_next; }
    ActionButton *backButton() const { return m_back; }
    QScrollArea *scrollArea() const { return m_scroll; }

signals:
    void nextRequested();
    void backRequested();
    void predictionCommitRequested(const QString &question, const QString &option);
    void numberCommitRequested(const QString &question, double number);
    void reflectionAnswerRequested(const QString &question, const QString &option);
    void skipRequested();
    void inputChangeRequested(const QString &inputId, const QVariant &value); ///< qualified name
    void exerciseAnswerRequested(const QString &question, const QString &option);
    void challengeNumberRequested(const QString &challenge, double value); ///< in the truth's unit
    void challengeSliderRequested(const QString &challenge);               ///< hand in what the slider has
    void challengeSetupRequested(const QString &challenge);
    void proposalRequested(const QString &challenge, const QString &option); ///< or noneProposed
    void trackChosen(const QString &track);
    void takeOverRequested(); ///< what comes from other labs, as it is there now
    void writingEdited(const QString &entry, const QString &text);
    void captureRequested(const QString &panel);
    void panelChosen(const QString &panel); ///< to be remembered; the page shows it already

protected:
    /// The page's own part of refresh().
    virtual void refreshContent() = 0;
    /// Heading and the sentence below it, translated.
    virtual QString title() const = 0;
    virtual QString lead() const = 0;
    /// Why Next can't be pressed, shown beside it.
    virtual QString blockedReason() const;
    /// The page's own primary button while Next is blocked; null: none.
    virtual ActionButton *ownPrimary() const { return nullptr; }

    /// The act as it is on the track that the learner had when the page was made.
    const ActContent &act() const { return m_act; }
    LabSession &session() const { return m_session; }
    const Bench &bench() const { return m_bench; }
    Announcer &announcer() const { return m_announcer; }
    QVBoxLayout *column() const { return m_column; }
    /// Widest column in average characters; 0: as wide as the window.
    void setColumnChars(int chars);
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *makeBody();
    QWidget *makeFoot();
    void refreshFoot();
    QString nextText() const;
    void limitColumn();

    Step m_step;
    LabSession &m_session;
    Bench m_bench;
    Announcer &m_announcer;
    QString m_actId;
    ActContent m_act;
    int m_columnChars = 0;
    QScrollArea *m_scroll;
    QWidget *m_columnWidget;
    QVBoxLayout *m_column;
    TextBlock *m_eyebrow;
    HeadingLabel *m_heading;
    TextBlock *m_lead;
    Notice *m_refusal;
    TextBlock *m_reason;
    ActionButton *m_back;
    ActionButton *m_next;
};

/// Name of a step, translated.
QString stepTitle(Step step);

} // namespace rp
