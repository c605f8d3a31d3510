// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/tab_row.h"

namespace rp {

/// Several questions that are shown one at a time: a tab for each, walked with the arrow keys. Nothing is
/// shown for a single one.
class QuestionSteps : public TabRow
{
    Q_OBJECT
public:
    explicit QuestionSteps(QWidget *parent = nullptr);

    /// No tab changes its size when its question is answered.
    void setQuestions(int count);
    void setQuestions(const std::vector<bool> &committed);
    int current() const;             ///< from 0
    void showQuestion(int question); ///< emits nothing

signals:
    void questionChosen(int question); ///< by the learner

private:
    void showTabs(std::vector<TabEntry> entries);
};

} // namespace rp
