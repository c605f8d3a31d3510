// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"
#include "views/pages/lab_page.h"
#include "views/review/parts/review_tab.h"
#include "views/shell/parts/lab_parts.h"

namespace rp {

class ActionButton;
class CourseTrack;
class Disclosure;
class GraphMap;
class LabCard;
class NextCard;
class ReviewCard;

/// The course's home page: a picture of the step that comes next and the button that leads there, a line for
/// each lab and one for the review; folded below, the learner's track and what one lab hands on to another.
/// Opens nothing itself: it asks for a lab, and where that goes on is for its session to say.
class HomePage : public LabPage
{
    Q_OBJECT
public:
    /// What the parts name must outlive the page.
    explicit HomePage(const LabParts &parts, QWidget *parent = nullptr);

    /// Leads on: to where the learner left, or into the first lab. Return presses it from the heading and
    /// from every text.
    ActionButton *continueButton() const;
    NextCard *next() const { return m_next; }
    const std::vector<LabCard *> &cards() const { return m_cards; }
    CourseTrack *track() const { return m_track; }
    /// Null when the course has no review.
    ReviewCard *reviewCard() const { return m_review; }
    /// Folded away, and hidden while no lab takes over anything from another one.
    Disclosure *mapSection() const { return m_mapSection; }
    /// Null until the section is opened.
    GraphMap *map() const { return m_map; }

signals:
    void labRequested(const QString &lab); ///< by its id
    void trackChosen(const QString &track);
    void reviewRequested(rp::ReviewTab tab);
    void announce(const QString &sentence);

protected:
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void buildPage();
    void makeCards();
    void makeReview();
    void followModels();
    void modelChanged();
    void refresh();
    void makeMap();
    void refreshMap(const std::vector<LabOverview> &labs);

    LabParts m_parts;
    NextCard *m_next;
    std::vector<LabCard *> m_cards;
    ReviewCard *m_review = nullptr;
    CourseTrack *m_track;
    Disclosure *m_mapSection;
    GraphMap *m_map = nullptr;
    QString m_nextLab;    ///< that the button opens
    bool m_stale = false; ///< something has changed while the page was not in view
};

} // namespace rp
