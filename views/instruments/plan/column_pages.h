// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace rp {

/// What is to be shared among the pages of a column: heights in pixels.
struct ColumnContent
{
    /// What stands on one page as a whole.
    struct Unit
    {
        std::size_t card = 0; ///< index in `cardHeights`
        bool isAsked = false; ///< comes before those that are not
        int height = 0;
    };
    std::vector<Unit> units = {};
    std::vector<int> cardHeights = {}; ///< of each card on a page, but for its units; 0: the unit is the card
    int betweenCards = 0;
    int betweenUnits = 0; ///< of one card
};

/// Indices of units, in the order in which they were chosen.
using ColumnPage = std::vector<std::size_t>;

/// As many on each page as fit, those that are asked for before the others, and at least one.
/// @param room height of a page in pixels
std::vector<ColumnPage> pagesOf(const ColumnContent &content, int room);

} // namespace rp
