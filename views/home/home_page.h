// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/home/course_overview.h"
#include "views/pages/lab_page.h"
#include "views/review/review_tab.h"
#include "views/shell/look/lab_parts.h"

#include <QVariant>

namespace rp {

class ActionButton;
class HomeTile;
class QuestionBand;

/// The course's home page: the question that comes next, its picture in motion and the axis to answer on;
/// what is due in the review and the way on above it, the labs below. Opens and commits nothing itself: it
/// asks.
class HomePage : public LabPage
{
    Q_OBJECT
public:
    /// What the parts name must outlive the page.
    explicit HomePage(const LabParts &parts, QWidget *parent = nullptr);

    /// Leads on: to where the learner left, or into the first lab. Return presses it from the heading and
    /// from every text.
    ActionButton *continueButton() const { return m_continue; }
    /// Leads to what is due in the review; hidden while nothing is.
    ActionButton *dueButton() const { return m_due; }
    QuestionBand *band() const { return m_band; }
    /// One for each lab, and the last one for the review where the course has one.
    const std::vector<HomeTile *> &tiles() const { return m_tiles; }

signals:
    void labRequested(const QString &lab); ///< by its id
    /// Commits the answer to a question of an act, through its gates.
    /// @param answer the id of an option, or a number
    void answerRequested(const QString &lab, const QString &act, const QString &question,
                         const QVariant &answer, int confidence);
    void reviewRequested(rp::ReviewTab tab);
    void markMoved(const QString &value); ///< while the axis has the keyboard; for the announcer

protected:
    void retranslateUi() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeRow();
    void makeTiles();
    void followModels();
    void modelChanged();
    void refresh();
    void refreshQuestion(const LabOverview *lab);
    void refreshReview();

    LabParts m_parts;
    ActionButton *m_due;
    TextBlock *m_dueTitles;
    ActionButton *m_continue;
    QuestionBand *m_band;
    std::vector<HomeTile *> m_tiles;
    QString m_nextLab;    ///< that the button opens
    bool m_stale = false; ///< something has changed while the page was not in view
};

} // namespace rp
