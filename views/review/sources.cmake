# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    review/belief_card.cpp
    review/beliefs_section.cpp
    review/link_button.cpp
    review/prompt_card.cpp
    review/review_page.cpp
    review/review_section.cpp
    review/review_tab.cpp
    review/self_check_section.cpp
    review/writing_section.cpp
)
