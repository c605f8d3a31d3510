// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/class_view/class_lab.h"
#include "models/evidence/memo.h"

#include <QWidget>
#include <array>

class QVBoxLayout;

namespace rp {

class AccessibleComboBox;
class Announcer;
class BarChart;
class HeadingLabel;
class ResultTable;
class TextBlock;
struct ActContent;

/// What the class window shows now.
struct ClassShown
{
    const ClassLab &lab;
    const ActContent &act;
    const ClassFigures &figures;
    bool namesAreShown;
};

/// One of the pages of the class window.
class ClassPage : public QWidget
{
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// In the current language. What is shown must stay for the call alone.
    virtual void present(const ClassShown &shown) = 0;
};

/// Time per step of an act, how many stand at each, and who they are; what was tried in vain, and challenges.
class StepsPage : public ClassPage
{
    Q_OBJECT
public:
    explicit StepsPage(Announcer &announcer, QWidget *parent = nullptr);

    void present(const ClassShown &shown) override;
    BarChart *times() const { return m_times; }
    BarChart *standing() const { return m_standing; }
    QWidget *people() const { return m_people; } ///< null before anything was shown

private:
    ResultTable *m_table;
    BarChart *m_times;
    BarChart *m_standing;
    QWidget *m_people = nullptr;
    QVBoxLayout *m_column;
};

/// How well the class knows what it knows: what it said in the review against what was right, and on which
/// side of the truth its first guesses lie.
class SurePage : public ClassPage
{
    Q_OBJECT
public:
    explicit SurePage(Announcer &announcer, QWidget *parent = nullptr);

    void present(const ClassShown &shown) override;
    BarChart *sure() const { return m_sure; }
    BarChart *guesses() const { return m_guesses; }

private:
    ResultTable *m_sureTable;
    ResultTable *m_guessTable;
    TextBlock *m_none;
    BarChart *m_sure;
    BarChart *m_guesses;
};

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

/// Tracks with their verdicts, and two memos side by side, each chosen from a list in no order of merit.
class MemosPage : public ClassPage
{
    Q_OBJECT
public:
    explicit MemosPage(Announcer &announcer, QWidget *parent = nullptr);

    void present(const ClassShown &shown) override;
    BarChart *tracks() const { return m_tracks; }
    AccessibleComboBox *choice(std::size_t side) const { return m_sides.at(side).choice; }
    TextBlock *text(std::size_t side, std::size_t part) const { return m_sides.at(side).texts.at(part); }

private:
    struct Side
    {
        AccessibleComboBox *choice = nullptr;
        std::array<HeadingLabel *, memoParts.size()> headings{};
        std::array<TextBlock *, memoParts.size()> texts{};
    };
    QWidget *makeSide(Side &side, Announcer &announcer);
    void showMemo(const Side &side);

    std::vector<ClassMemo> m_memos;
    ResultTable *m_table;
    BarChart *m_tracks;
    HeadingLabel *m_heading;
    TextBlock *m_remark;
    QWidget *m_pair;
    std::array<Side, 2> m_sides;
};

} // namespace rp
