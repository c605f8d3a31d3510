// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/review/parts/review_section.h"

namespace rp {

class ActionButton;
class AnsweredList;
class HeadingLabel;
class LinkButton;
class TextBlock;

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
    TextBlock *accepted() const { return m_accepted; }
    TextBlock *model() const { return m_model; }
    TextBlock *back() const { return m_back; }
    AnsweredList *options() const { return m_options; }
    LinkButton *link() const { return m_link; }
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
