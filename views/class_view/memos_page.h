// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/evidence/memo.h"
#include "views/class_view/class_page.h"

#include <array>

namespace rp {

class AccessibleComboBox;
class Announcer;
class BarChart;
class HeadingLabel;
class ResultTable;
class TextBlock;

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
