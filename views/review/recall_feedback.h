// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/review/review_section.h"

#include <QString>
#include <QWidget>
#include <vector>

class QVBoxLayout;

namespace rp {

class ActionButton;
class HeadingLabel;
class LinkButton;
class OptionMark;
class TextBlock;
class Toggle;

/// Where the learner compares an open answer, locked in, with the model answer, and ticks the key points
/// that it has.
class RecallMarking : public QWidget
{
    Q_OBJECT
public:
    explicit RecallMarking(const ReviewParts &parts, QWidget *parent = nullptr);

    void present(const RecallQuestion &question, const RecallAnswer &locked);
    /// Puts the keyboard on the model answer, which is read out.
    void focusModel();

    TextBlock *yours() const { return m_yours; }
    TextBlock *model() const { return m_model; }
    const std::vector<Toggle *> &points() const { return m_points; }
    ActionButton *markButton() const { return m_mark; }

private:
    void fillPoints();
    void tick();
    void showTicks();
    std::vector<bool> ticked() const;

    ReviewParts m_parts;
    RecallQuestion m_question;
    HeadingLabel *m_yoursHeading;
    TextBlock *m_yours;
    HeadingLabel *m_modelHeading;
    TextBlock *m_model;
    HeadingLabel *m_pointsHeading;
    TextBlock *m_help;
    QVBoxLayout *m_list;
    std::vector<Toggle *> m_points;
    ActionButton *m_mark;
    bool m_showing = false; ///< boxes are set by the program
};

/// One option of a question that has been answered: nothing in it can be pressed.
struct AnsweredOption
{
    QString text;     ///< the option
    QString mark;     ///< "your prediction", "your first answer", …; empty: none
    QString feedback; ///< shown below; may be empty
    bool chosen = false;
};

/// The options of an answered question, read-only, in the shape that they were chosen in, with words for the
/// one that was chosen.
class AnsweredList : public QWidget
{
    Q_OBJECT
public:
    explicit AnsweredList(QWidget *parent = nullptr);

    void setOptions(const std::vector<AnsweredOption> &options);
    std::vector<TextBlock *> lines() const { return m_lines; }

private:
    void addLine();

    QVBoxLayout *m_layout;
    std::vector<OptionMark *> m_marks;
    std::vector<TextBlock *> m_lines;
    std::vector<TextBlock *> m_feedback;
};

/// An answered recall question: whether it was right and how far off, what was said before, the answer, every
/// way of counting that is accepted, where it is shown, and when it comes back.
class RecallFeedback : public QWidget
{
    Q_OBJECT
public:
    explicit RecallFeedback(const ReviewParts &parts, QWidget *parent = nullptr);

    void present(const RecallQuestion &question, const RecallAnswer &answer);
    /// What the button for going on says; empty hides it.
    void setNext(const QString &label);
    /// Puts the keyboard on the verdict, which is read out.
    void focusVerdict();

    TextBlock *verdict() const { return m_verdict; }
    TextBlock *remark() const { return m_remark; }
    TextBlock *model() const { return m_model; }
    TextBlock *back() const { return m_back; }
    AnsweredList *options() const { return m_options; }
    ActionButton *nextButton() const { return m_next; }
    ActionButton *againButton() const { return m_again; }

signals:
    void nextRequested();
    void againRequested();

private:
    void showYours(const RecallQuestion &question, const RecallAnswer &answer);
    void showAccepted(const RecallQuestion &question, const RecallAnswer &answer);

    ReviewParts m_parts;
    TextBlock *m_verdict;
    TextBlock *m_remark;
    HeadingLabel *m_yoursHeading;
    TextBlock *m_yours;
    AnsweredList *m_options;
    HeadingLabel *m_modelHeading;
    TextBlock *m_model;
    HeadingLabel *m_acceptedHeading;
    TextBlock *m_accepted;
    TextBlock *m_back;
    LinkButton *m_link;
    ActionButton *m_next;
    ActionButton *m_again;
};

} // namespace rp
