// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/review/parts/review_section.h"
#include "views/widgets/blocks/card.h"

namespace rp {

class AssumptionMark;
class MemoryChart;
class TextBlock;

/// The memory hierarchy: a chart of size and bandwidth, its levels in words with where their figures come
/// from, and what to be careful with.
class MemoryCard : public Card
{
    Q_OBJECT
public:
    explicit MemoryCard(const ReviewParts &parts, QWidget *parent = nullptr);

    /// Everything anew, in the current language.
    void refresh();
    MemoryChart *chart() const { return m_chart; }
    std::vector<AssumptionMark *> marks() const;

private:
    struct Level
    {
        TextBlock *title = nullptr;
        AssumptionMark *mark = nullptr;
        TextBlock *text = nullptr;
    };
    QWidget *makeLevels();
    QWidget *makeCaveats();

    const ReviewParts m_parts;
    TextBlock *m_about;
    MemoryChart *m_chart;
    std::vector<Level> m_levels;
    TextBlock *m_caveatsTitle = nullptr;
    TextBlock *m_caveats = nullptr;
};

} // namespace rp
