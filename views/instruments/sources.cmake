# SPDX-FileCopyrightText: 2026 The Ridgepoint authors
# SPDX-License-Identifier: GPL-3.0-or-later
target_sources(rp_views PRIVATE
    instruments/choice_box.cpp
    instruments/comparison_table.cpp
    instruments/continuum_view.cpp
    instruments/dispatch_tax_view.cpp
    instruments/figure_tiles.cpp
    instruments/fusion_attention_page.cpp
    instruments/fusion_norm_page.cpp
    instruments/fusion_one_line_page.cpp
    instruments/fusion_pages.h
    instruments/fusion_view.cpp
    instruments/instrument_controls.cpp
    instruments/instrument_view.h
    instruments/instrument_view_factory.cpp
    instruments/meter_row.cpp
    instruments/move_bar.cpp
    instruments/return_marks.cpp
    instruments/return_view.cpp
    instruments/roofline_chart.cpp
    instruments/surgery_baselines_page.cpp
    instruments/surgery_change_page.cpp
    instruments/surgery_choice.cpp
    instruments/surgery_map_page.cpp
    instruments/surgery_masking_page.cpp
    instruments/surgery_pages.h
    instruments/surgery_view.cpp
    instruments/track_cloud_view.cpp
    instruments/track_edge_view.cpp
    instruments/track_goal.cpp
    instruments/track_mobile_view.cpp
    instruments/track_tiny_view.cpp
    instruments/track_view.cpp
    instruments/verdict_badge.cpp
)
