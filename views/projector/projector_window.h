// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/content/lab_content.h"
#include "models/instruments/contract/bench.h"

#include <QVariant>
#include <QWidget>
#include <functional>

class QHBoxLayout;

namespace rp {

class ActionButton;
class Announcer;
class ControlRow;
class ProjectorPane;
class TextBlock;
class VotePanel;

/// What is shown to a class.
struct ProjectorSubject
{
    const ActContent &act;
    Bench first;     ///< instruments of the act
    Bench second;    ///< others of the same act, for the picture beside the first
    QString panel;   ///< whose picture comes first; empty: the act's first
    bool startsOpen; ///< the pictures are in view from the start; else they wait for the reveal
    bool mayReveal;  ///< whoever projects has answered, or needs not to
};

/// An act in front of a class, in the whole screen and in letters for the last row: the question above, one
/// or two pictures, the votes of the class, and one row of controls. Number keys count votes, R reveals, V
/// shows the votes, T puts a second picture beside the first, N takes the next question, Esc leaves. Knows no
/// ledger; asks for inputs and changes nothing itself.
class ProjectorWindow : public QWidget
{
    Q_OBJECT
public:
    /// What the subject names must outlive the window.
    explicit ProjectorWindow(ProjectorSubject subject);

    enum class Side
    {
        First,
        Second
    };
    VotePanel *votes() const { return m_votes; }
    ProjectorPane *pane(Side side) const { return side == Side::First ? m_first : m_second; }
    ControlRow *controls() const { return m_controls; }
    TextBlock *question() const { return m_question; }
    bool isRevealed() const { return m_revealed; }
    bool isSideBySide() const;
    /// In whole screen and with the keyboard.
    void open();

public slots:
    void reveal();
    void setVotesShown(bool shown);
    void setSideBySide(bool sideBySide);
    void nextQuestion();

signals:
    /// For an instrument of one of the benches, by its panel.
    void inputChangeRequested(rp::ProjectorWindow::Side side, const QString &panel, const QString &inputId,
                              const QVariant &value);
    void left();

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void build();
    void addKeys();
    void addKey(const QKeySequence &key, std::function<void()> run);
    void showQuestion();
    void showParts();
    void retranslateUi();
    const QuestionContent *currentQuestion() const;

    ProjectorSubject m_subject;
    Announcer *m_announcer;
    TextBlock *m_question;
    QHBoxLayout *m_middle;
    VotePanel *m_votes;
    ProjectorPane *m_first;
    ProjectorPane *m_second;
    ControlRow *m_controls;
    ActionButton *m_reveal;
    ActionButton *m_showVotes;
    ActionButton *m_beside;
    ActionButton *m_next;
    ActionButton *m_leave;
    std::size_t m_at = 0;                     ///< the question
    const QuestionContent *m_asked = nullptr; ///< that the votes are for
    bool m_revealed = false;
    bool m_picturesOpen = false;
    bool m_votesShown = false;
    bool m_sideBySide = false;
};

} // namespace rp
