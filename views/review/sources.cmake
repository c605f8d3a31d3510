# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    review/belief_card.cpp
    review/beliefs_section.cpp
    review/calibration_table.cpp
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
    review/recall_dates.cpp
    review/recall_feedback.cpp
    review/recall_form.cpp
    review/recall_list.cpp
    review/recall_marking.cpp
    review/recall_question_card.cpp
    review/recall_result.cpp
    review/recall_section.cpp
    review/recall_text.cpp
    review/review_page.cpp
    review/review_section.cpp
    review/review_tab.cpp
    review/self_check_section.cpp
    review/step_rail.cpp
    review/writing_section.cpp
)
