// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/instruments/plan/column_pages.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace rp {

std::vector<ColumnPage> pagesOf(const ColumnContent &content, int room)
{
    std::vector<std::size_t> waiting(content.units.size());
    std::iota(waiting.begin(), waiting.end(), std::size_t(0));
    std::stable_partition(waiting.begin(), waiting.end(),
                          [&content](std::size_t unit) { return content.units[unit].isAsked; });
    std::vector<ColumnPage> pages;
    while (!waiting.empty()) {
        ColumnPage page;
        std::vector<std::size_t> later;
        std::set<std::size_t> cards;
        int height = 0;
        for (const std::size_t index : waiting) {
            const ColumnContent::Unit &unit = content.units[index];
            int more = unit.height;
            if (cards.contains(unit.card))
                more += content.betweenUnits;
            else
                more += content.cardHeights[unit.card] + (cards.empty() ? 0 : content.betweenCards);
            if (!page.empty() && height + more > room) {
                later.push_back(index);
                continue;
            }
            page.push_back(index);
            height += more;
            cards.insert(unit.card);
        }
        pages.push_back(std::move(page));
        waiting = std::move(later);
    }
    return pages;
}

} // namespace rp
