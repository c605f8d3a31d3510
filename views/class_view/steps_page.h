// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/class_view/class_page.h"

class QVBoxLayout;

namespace rp {

class Announcer;
class BarChart;
class ResultTable;

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

} // namespace rp
