// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/pages/file_asker.h"
#include "views/pages/lab_page.h"
#include "views/review/parts/review_section.h"
#include "views/review/parts/review_tab.h"

#include <map>

namespace rp {

class DueClock;
class TabRow;

/// The review of the whole course: a row of tabs, and below it the section that is chosen. Shows the book and
/// asks; changes nothing itself.
class ReviewPage : public LabPage
{
    Q_OBJECT
public:
    /// @param keeps false in presenter mode, in which nothing is written
    ReviewPage(const ReviewParts &parts, bool keeps, ReviewTab first = ReviewTab::Map,
               QWidget *parent = nullptr);

    TabRow *tabs() const { return m_tabs; }
    ReviewTab shownSection() const { return m_shown; }
    /// Made when it is first shown; null before.
    ReviewSection *section(ReviewTab tab) const;
    /// Turns to a section and leaves the keyboard where it is.
    void showSection(ReviewTab tab);
    /// Puts the keyboard on the first control or heading of the section in view.
    void focusSection();
    /// Who is asked for the name of a file that is to be written; the file dialog unless set.
    void setFileAsker(const FileAsker &asker);

signals:
    void linkRequested(const rp::StepLink &link); ///< to the place in a lab that shows it
    void draftEdited(const rp::RecallAnswer &draft);
    void lockRequested(const QString &question);
    void pointsTicked(const QString &question, const std::vector<bool> &points); ///< so far
    void markRequested(const QString &question, const std::vector<bool> &points);
    void deleteRecallRequested();
    void beliefAnswered(const QString &belief, bool isTrue);
    void checkRequested(const QString &item, bool checked);
    void writingEdited(const QString &prompt, const QString &text);
    void exported(const QString &path); ///< a file was written

protected:
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ReviewSection *made(ReviewTab tab);
    ReviewSection *makeRecall();
    ReviewSection *makeBeliefs();
    ReviewSection *makeSelfCheck();
    ReviewSection *makeWriting();
    void bookChanged();
    void showTabs();
    QString title(ReviewTab tab) const;
    QString note(ReviewTab tab) const;
    QString recallNote() const;

    ReviewParts m_parts;
    bool m_keeps;
    FileAsker m_asker;
    TabRow *m_tabs;
    QVBoxLayout *m_place; ///< for the sections, one of which is shown
    DueClock *m_clock;
    std::map<ReviewTab, ReviewSection *> m_sections;
    ReviewTab m_shown;
    bool m_stale = false; ///< something has changed while the page was not in view
};

} // namespace rp
