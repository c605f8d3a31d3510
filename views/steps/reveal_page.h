// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/steps/step_page.h"

#include <vector>

namespace rp {

class Disclosure;
class HintLadder;
class InstrumentPicture;
class MathPeek;
class QuestionSteps;
class ResponsiveRow;
class RevealCard;
class SourcesPanel;
struct Catalogue;

/// The prediction beside the instrument's own figure, one question at a time: how far apart they are, the
/// picture that explains it, one sentence; the lesson, the arithmetic and the sources are folded.
class RevealPage : public StepPage
{
    Q_OBJECT
public:
    explicit RevealPage(const StepSubject &subject, QWidget *parent = nullptr);

    /// What instruments are made from; without it no picture is shown. Must outlive the page.
    void setCatalogue(const Catalogue &catalogue) override;

    struct Result
    {
        RevealCard *card;
        TextBlock *feedback;        ///< on the option that was chosen
        TextBlock *measured;        ///< why a machine had something else; hidden where it had not
        InstrumentPicture *picture; ///< null where the question has none
        bool seen;                  ///< what it reveals has been shown and said
    };
    const std::vector<Result> &results() const { return m_results; }
    /// The hints of each prediction; there under Why for one that missed.
    const std::vector<HintLadder *> &ladders() const { return m_ladders; }
    QuestionSteps *questions() const { return m_questions; }
    /// Leads to the following question; hidden at the last one.
    ActionButton *onwardButton() const { return m_onward; }
    /// In front of a class, where nothing was predicted, what is revealed waits for it; else hidden.
    ActionButton *answerButton() const { return m_answer; }
    TextBlock *arithmetic() const { return m_arithmetic; }
    TextBlock *lesson() const { return m_lesson; }
    MathPeek *math() const { return m_math; }
    SourcesPanel *sources() const { return m_sources; }
    /// Says why there is nothing beside the predictions; hidden when there is.
    Notice *withheld() const { return m_withheld; }

protected:
    void refreshContent() override;
    QString title() const override;
    ActionButton *ownPrimary() const override;
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    TextBlock *addFold(Disclosure *fold);
    void makeFolds();
    void showFold(Disclosure *fold);
    void arrange();
    void putCardsBeside(bool beside);
    int roomBelow() const;
    void showQuestion();
    void showFolds(bool shown);
    void showLesson();
    void goOn();
    void playShown();
    bool waits() const;
    void answer();
    void revealShown();
    InstrumentPicture *pictureFor(const QuestionContent &question);
    void refreshFeedback(const Result &result, const QuestionContent &question);
    QString resolved(const std::vector<QString> &lines) const;

    const Catalogue *m_catalogue = nullptr;
    std::vector<Result> m_results;
    std::vector<HintLadder *> m_ladders; ///< by prediction
    QuestionSteps *m_questions;
    ResponsiveRow *m_row;
    QWidget *m_pictureColumn;
    QWidget *m_pictures;
    QWidget *m_words;
    bool m_beside = false; ///< the axes stand beside the pictures
    int m_axisHeight = 0;  ///< of the one shown, when it stood above its picture
    ActionButton *m_answer;
    ActionButton *m_onward;
    Notice *m_withheld;
    Disclosure *m_why;
    TextBlock *m_lesson;
    Disclosure *m_how;
    TextBlock *m_arithmetic;
    MathPeek *m_math;
    SourcesPanel *m_sources;
};

} // namespace rp
