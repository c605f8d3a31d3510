// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/pages/lab_page.h"
#include "views/review/review_section.h"
#include "views/review/review_tab.h"

#include <map>

namespace rp {

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

protected:
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct TabWords
    {
        QString title;
        QString note; ///< below it: what there is
    };
    ReviewSection *made(ReviewTab tab);
    void bookChanged();
    void showTabs();
    TabWords words(ReviewTab tab) const;

    ReviewParts m_parts;
    bool m_keeps;
    TabRow *m_tabs;
    QVBoxLayout *m_place; ///< for the sections, one of which is shown
    std::map<ReviewTab, ReviewSection *> m_sections;
    ReviewTab m_shown;
    bool m_stale = false; ///< something has changed while the page was not in view
};

} // namespace rp
