// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/layout/tab_row.h"

namespace rp {

/// Several questions that are shown one at a time: a tab for each, walked with the arrow keys. Nothing is
/// shown for a single one.
class QuestionSteps : public TabRow
{
    Q_OBJECT
public:
    explicit QuestionSteps(QWidget *parent = nullptr);

    /// A note for each question, such as "committed"; may be empty.
    void setNotes(const QStringList &notes);
    int current() const;             ///< from 0
    void showQuestion(int question); ///< emits nothing

signals:
    void questionChosen(int question); ///< by the learner
};

} // namespace rp
