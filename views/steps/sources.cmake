# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    steps/act_panels.cpp
    steps/act_view.cpp
    steps/answered_list.cpp
    steps/brief_page.cpp
    steps/challenge_card.cpp
    steps/challenge_text.cpp
    steps/comparison_drawing.cpp
    steps/completion_card.cpp
    steps/discovery_list.cpp
    steps/exercise_card.cpp
    steps/explore_page.cpp
    steps/figure_cache.cpp
    steps/math_peek.cpp
    steps/page_scroll.cpp
    steps/panel_page.cpp
    steps/predict_page.cpp
    steps/prediction_card.cpp
    steps/prediction_text.cpp
    steps/reflect_page.cpp
    steps/reflection_card.cpp
    steps/reveal_page.cpp
    steps/sources_panel.cpp
    steps/step_page.cpp
    steps/taken_card.cpp
    steps/track_chooser.cpp
    steps/writing_card.cpp
)
