// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/instruments/contract/bench.h"
#include "models/session/lab_session.h"

#include <QWidget>

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace rp {

class ActionButton;
class Announcer;
class HeadingLabel;
class Intents;
class Notice;
class TextBlock;
class ThisComputer;
struct Catalogue;

/// What a step's page is made of: what it reads, and where it says and asks.
struct StepSubject
{
    const LabSession &session;
    Bench bench; ///< of the act
    Announcer &announcer;
    Intents &intents;
    const ThisComputer *computer = nullptr; ///< null: it can't be measured
    bool handsIn = true;                    ///< the learner can write the work into a file
};

/// One step of one act: a heading, a scrolling column, and a foot with Back and Next. Reads the session and
/// changes nothing itself: what the learner asks for is an intent.
class StepPage : public QWidget
{
    Q_OBJECT
public:
    /// Everything given must outlive the page, as must the instruments of the bench, which are the act's own.
    StepPage(Step step, const StepSubject &subject, QWidget *parent);

    /// What instruments are made from, for pages that show some of their own. Must outlive the page.
    virtual void setCatalogue(const Catalogue &) {}

    Step step() const { return m_step; }
    const QString &actId() const { return m_actId; }
    void focusHeading();
    /// Shows texts and state of the session anew; for every change and for a new language.
    void refresh();
    /// Shows why something was refused until the next change.
    void showRefusal(const QString &sentence);

    /// What stands in the foot: what to do next, or why it can't be left. Empty: nothing.
    QString footText() const;

    HeadingLabel *heading() const { return m_heading; }
    ActionButton *nextButton() const { return m_next; }
    ActionButton *backButton() const { return m_back; }
    QScrollArea *scrollArea() const { return m_scroll; }

protected:
    /// The page's own part of refresh().
    virtual void refreshContent() = 0;
    /// Heading and the sentence below it, translated.
    virtual QString title() const = 0;
    virtual QString lead() const { return {}; }
    /// On a stage: what of the title is never cut, and then what may come in its place on this page. Empty:
    /// the title has one line.
    virtual QStringList shortTitles() const { return {}; }
    /// Why Next can't be pressed, shown beside it.
    virtual QString blockedReason() const;
    /// What stands in the foot: by default why Next can't be pressed.
    virtual QString footNote() const { return blockedReason(); }
    /// The page's own primary button while it has something left to do, though Next may lead on; null: none.
    virtual ActionButton *ownPrimary() const { return nullptr; }

    /// The act as it is on the track that the learner had when the page was made.
    const ActContent &act() const { return m_act; }
    const StepSubject &subject() const { return m_subject; }
    const LabSession &session() const { return m_subject.session; }
    const Bench &bench() const { return m_subject.bench; }
    Announcer &announcer() const { return m_subject.announcer; }
    Intents &intents() const { return m_subject.intents; }
    QVBoxLayout *column() const { return m_column; }
    /// Widest column in average characters; 0: as wide as the window.
    void setColumnChars(int chars);
    /// A page that doesn't scroll: one line of heading, the column fills the window, and what is to be done
    /// stands in the foot, between what the page puts there and the ways on.
    void setStage();
    /// Of a stage: beside its heading, at the trailing end.
    QBoxLayout *headSide() const { return m_headSide; }
    /// Heading anew, for a title that depends on the content.
    void showTitle();
    void refreshFoot();
    /// Leading part of the foot.
    QBoxLayout *foot() const { return m_foot; }
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void fitTop();
    void fitTitle();
    QWidget *makeBody();
    QWidget *makeFoot();
    QString nextText() const;
    void limitColumn();

    Step m_step;
    StepSubject m_subject;
    QString m_actId;
    ActContent m_act;
    int m_columnChars = 0;
    bool m_stage = false;
    QBoxLayout *m_headSide = nullptr;
    QBoxLayout *m_footRow = nullptr;
    QBoxLayout *m_foot = nullptr;
    QScrollArea *m_scroll;
    QWidget *m_columnWidget;
    QVBoxLayout *m_column;
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
