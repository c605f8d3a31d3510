// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <cstdint>
#include <optional>

namespace rp {

/// A section of the review page, in the order of its tabs.
enum class ReviewTab : std::uint8_t
{
    Map,
    Models,
    Recall,
    Mystery,
    Beliefs,
    SelfCheck,
    Writing
};
inline constexpr std::array reviewTabs{ReviewTab::Map,     ReviewTab::Models,  ReviewTab::Recall,
                                       ReviewTab::Mystery, ReviewTab::Beliefs, ReviewTab::SelfCheck,
                                       ReviewTab::Writing};

/// "map", "models", "recall", "mystery", "beliefs", "selfcheck", "writing".
inline QString reviewTabKey(ReviewTab tab)
{
    constexpr std::array keys{"map", "models", "recall", "mystery", "beliefs", "selfcheck", "writing"};
    return QLatin1String(keys.at(static_cast<std::size_t>(tab)));
}

inline std::optional<ReviewTab> reviewTabFromKey(const QString &key)
{
    for (const ReviewTab tab : reviewTabs) {
        if (reviewTabKey(tab) == key)
            return tab;
    }
    return std::nullopt;
}

} // namespace rp
