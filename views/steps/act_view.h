// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instruments/bench.h"

#include <QHash>
#include <QString>
#include <QVariant>
#include <QWidget>

namespace rp {

class Announcer;
class LabSession;
class QuietStack;
class StepPage;
enum class Step;

/// The pages of the session's current act, one at a time. Follows the session: shows the page of
/// LabSession::place() and puts the focus on its heading whenever the place changes. Pages are built when
/// first shown. Emits what the learner asks for and changes nothing itself.
class ActView : public QWidget
{
    Q_OBJECT
public:
    /// Session, announcer and the instruments on the workbench must outlive the view.
    ActView(LabSession &session, const Workbench &workbench, Announcer &announcer, QWidget *parent = nullptr);

    /// The page now shown.
    StepPage *currentPage() const;
    void focusHeading();
    /// The learner's track (its key), which the brief speaks about; empty: none chosen.
    void setTrack(const QString &track);
    /// Shows the following (1) or the earlier (-1) panel of the Explore step; false where there is none.
    bool stepPanel(int direction);

public slots:
    /// Shows why something was refused, on the current page; the sentence is also announced.
    void showRefusal(const QString &sentence);
    /// Shows why an input (qualified name) was refused, at its control; the control goes back to the
    /// instrument's value.
    void showInputRefusal(const QString &inputId, const QString &sentence);

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
    void panelChosen(const QString &panel); ///< of the current act; to be remembered

protected:
    void changeEvent(QEvent *event) override;

private:
    void showPlace();
    StepPage *makePage(Step step);
    void forward(StepPage *page);

    LabSession &m_session;
    QHash<QString, Bench> m_benches; ///< by act
    Announcer &m_announcer;
    QuietStack *m_stack;
    QString m_act;
    QString m_track;
    QHash<int, StepPage *> m_pages;
};

} // namespace rp
