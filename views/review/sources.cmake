# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    review/belief_card.cpp
    review/beliefs_section.cpp
    review/concept_card.cpp
    review/concept_map.cpp
    review/concepts_section.cpp
    review/due_clock.cpp
    review/fusion_card.cpp
    review/fusion_map.cpp
    review/fusion_panel.cpp
    review/link_button.cpp
    review/memory_card.cpp
    review/memory_chart.cpp
    review/model_cards.cpp
    review/models_section.cpp
    review/prompt_card.cpp
    review/review_page.cpp
    review/review_section.cpp
    review/review_tab.cpp
    review/self_check_section.cpp
    review/step_rail.cpp
    review/writing_section.cpp
)
