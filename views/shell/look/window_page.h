// SPDX-FileCopyrightText: 2026 The Ridgepoint authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

namespace rp {

/// What the middle of the window shows.
enum class WindowPage : std::uint8_t
{
    Home,     ///< the course: its labs and where to go on
    Review,   ///< of the whole course
    Step,     ///< the page of the session's place
    Evidence, ///< what was captured
    Memo      ///< the decision memo
};
inline constexpr std::array windowPages{WindowPage::Home, WindowPage::Review, WindowPage::Step,
                                        WindowPage::Evidence, WindowPage::Memo};

} // namespace rp
