// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/class_view/class_page.h"

class QVBoxLayout;

namespace rp {

class AccessibleComboBox;
class Announcer;
class BarChart;
class HeadingLabel;
class ResultTable;
class TextBlock;

/// The answers to one question of an act: a chart by option with the right one marked, and beside it what
/// those who chose a wrong one believe.
class AnswersPage : public ClassPage
{
    Q_OBJECT
public:
    explicit AnswersPage(Announcer &announcer, QWidget *parent = nullptr);

    void present(const ClassShown &shown) override;
    AccessibleComboBox *choice() const { return m_choice; }
    BarChart *chart() const { return m_chart; }

private:
    void showQuestion(int index);
    void showBeliefs(const ClassQuestion &question);

    std::vector<ClassQuestion> m_questions;
    TextBlock *m_label;
    AccessibleComboBox *m_choice;
    HeadingLabel *m_prompt;
    TextBlock *m_nothing;
    ResultTable *m_table;
    BarChart *m_chart;
    QWidget *m_row;
    QVBoxLayout *m_beliefs;
};

} // namespace rp
