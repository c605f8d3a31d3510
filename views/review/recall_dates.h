// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/review_section.h"
#include "views/widgets/card.h"

namespace rp {

class ActionButton;
class Disclosure;
class HeadingLabel;
class Notice;
class TextBlock;

/// Which questions are due and when the others come back, how the dates are made, and what the learner can do
/// with the data: export and delete it.
class RecallDates : public Card
{
    Q_OBJECT
public:
    explicit RecallDates(const ReviewParts &parts, QWidget *parent = nullptr);

    void refresh();

    TextBlock *dueList() const { return m_due; }
    ActionButton *exportButton() const { return m_export; }
    ActionButton *deleteButton() const { return m_delete; }
    Notice *question() const { return m_question; } ///< asks once more before anything is deleted
    Notice *failure() const { return m_failure; }

signals:
    void dueRequested(); ///< to answer what is due

protected:
    void changeEvent(QEvent *event) override;

private:
    bool hasData() const; ///< something to export or delete, be it only a draft
    void showLists();
    void showAbout();
    void askForExport();
    void write(const QString &path);
    void askToDelete();
    void keep();
    void remove();

    ReviewParts m_parts;
    TextBlock *m_lead;
    HeadingLabel *m_dueHeading;
    TextBlock *m_due;
    ActionButton *m_review;
    HeadingLabel *m_laterHeading;
    TextBlock *m_later;
    Disclosure *m_about;
    TextBlock *m_aboutText;
    Notice *m_failure;
    Notice *m_question;
    ActionButton *m_export;
    ActionButton *m_delete;
};

} // namespace rp
