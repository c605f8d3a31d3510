// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/review/review_book.h"
#include "views/review/review_section.h"

#include <vector>

class QGridLayout;
class QLineEdit;

namespace rp {

class ActionButton;
class AxisSlider;
class SegmentedChoice;
class TextBlock;
class WritingField;

/// Where a recall question is answered: numbers, a choice or a few sentences, the confidence on an axis of
/// its own, and the button that locks both in. What is there so far is asked to be kept with every change.
class RecallForm : public QWidget
{
    Q_OBJECT
public:
    explicit RecallForm(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Shows a question with its draft. What is being typed stays when it could not be kept.
    void present(const RecallQuestion &question, const RecallAnswer &draft);
    /// What is on the screen, as a draft.
    RecallAnswer answer() const;

    const std::vector<QLineEdit *> &entries() const { return m_entries; } ///< one for each field
    SegmentedChoice *options() const { return m_options; }
    WritingField *writing() const { return m_writing; }
    AxisSlider *confidence() const { return m_confidence; }
    ActionButton *lockButton() const { return m_lock; }
    TextBlock *problem() const { return m_problem; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeEntries();
    void showTexts();
    void showFields();
    void showSure();
    void showDraft(const RecallAnswer &draft);
    void change();
    void lock();
    void refuse(const QString &sentence);
    QWidget *unreadable() const;
    int sure() const; ///< 1 … 5; 0: not said yet

    ReviewParts m_parts;
    RecallQuestion m_question;
    RecallAnswer m_kept; ///< draft as the book last had it
    QWidget *m_fields;
    QGridLayout *m_grid;
    std::vector<TextBlock *> m_labels;
    std::vector<QLineEdit *> m_entries;
    std::vector<TextBlock *> m_units;
    SegmentedChoice *m_options;
    WritingField *m_writing;
    TextBlock *m_sure;
    AxisSlider *m_confidence;
    TextBlock *m_help;
    TextBlock *m_problem;
    ActionButton *m_lock;
    bool m_showing = false;
};

} // namespace rp
