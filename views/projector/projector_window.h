// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/projector/class_questions.h"
#include "views/projector/picture_pair.h"

namespace rp {

class ControlRow;
class ProjectorFoot;
class SketchView;
class TextBlock;
class VotePanel;

/// What is shown to a class.
struct ProjectorSubject
{
    const ActContent &act;
    PictureSubject first;  ///< with instruments of the act
    PictureSubject second; ///< with others of the same act, for the picture beside the first
    QString panel;         ///< whose picture comes first; empty: the one that the first question is about
    bool startsOpen;       ///< with that picture, and nothing asked yet; else with the first question
    bool mayReveal;        ///< whoever projects has answered, or needs not to
};

/// An act in front of a class, in the whole screen and in letters for the last row: none is below three
/// hundredths of the screen's height. The question above with what is given, the votes of the class as dots
/// on the axis of the answers, and the picture that the question is about. A picture names what it shows, so
/// while a question waits for its answer there is none: pictures are in view when nothing is asked, or when
/// the answer is out. Number keys count votes, Backspace takes one back, R sweeps the truth through them, T
/// puts a second picture beside the first, N takes the next question, Esc leaves. Knows no ledger; asks for
/// inputs and changes nothing itself.
class ProjectorWindow : public QWidget
{
    Q_OBJECT
public:
    using Side = PicturePair::Side;
    /// What the subject names must outlive the window.
    explicit ProjectorWindow(ProjectorSubject subject);

    VotePanel *votes() const { return m_votes; }
    ProjectorPane *pane(Side side) const { return m_pictures->pane(side); }
    ControlRow *controls() const;
    TextBlock *question() const { return m_question; }
    SketchView *sketch() const { return m_sketch; } ///< what the act is about, while it is asked
    TextBlock *given() const { return m_given; }    ///< facts that the question can't be answered without
    ProjectorFoot *foot() const { return m_foot; }
    /// Asks for an input of the first picture's instrument, and of its twin.
    void request(const QString &inputId, const QVariant &value) const;
    /// In whole screen and with the keyboard.
    void open();
    /// Everything that is shown has the room that it needs.
    bool holdsAll() const;

public slots:
    void reveal();
    void setSideBySide(bool sideBySide);
    void nextQuestion();

signals:
    /// The instruments of a panel are to stand as a question has them: its inputs, by bare name, and what it
    /// does not name at its default.
    void setupRequested(const QString &panel, const QVariantMap &inputs);
    void left();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void connectParts();
    void addKeys();
    void followPanel();
    void forgetAnswer();
    bool picturesOpen() const;
    void setScene();
    void showQuestion();
    void showParts();
    void shareRoom();
    void fitQuestion();
    void showSketch();
    void retranslateUi();

    ProjectorSubject m_subject;
    ClassQuestions m_questions;
    Announcer *m_announcer;
    TextBlock *m_question;
    TextBlock *m_given;
    SketchView *m_sketch;
    VotePanel *m_votes;
    PicturePair *m_pictures;
    ProjectorFoot *m_foot;
    const QuestionContent *m_asked = nullptr; ///< that the votes are for
    bool m_revealed = false;
};

} // namespace rp
